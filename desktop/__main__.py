"""`python -m desktop` and the `fivefold` script: the app, or with a word after it one of the headless tools.

Imports nothing heavy at module level: the spawned AI process and every worker of `sim --jobs` import it again.
"""

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from desktop import __version__

# Each module's main(argv) -> exit code gets what stands after the word. No word opens the app.
APP = "desktop.app.main"
SMOKE = "desktop.developer.smoke"
UNTIL_SETTLED = "--until-settled"  # for measuring, not for people: the app tells when its first page stands, and ends
TOOLS = {
    "play": "desktop.tools.play",
    "sim": "desktop.tools.sim",
    "bench": "desktop.tools.bench",
    "ladder": "desktop.tools.ladder",
    "costs": "desktop.tools.costs",
    "styles": "desktop.tools.styles",
    "replay": "desktop.tools.replay",
    "shot": "desktop.developer.shot",
}

HELP = """\
usage: fivefold              open the card table
       fivefold FILE         open it on a record
       fivefold TOOL ...     run a tool without a window; `fivefold TOOL --help` explains it

tools:
  play      one game over standard input and output, for any program as a player
  sim       many games between the computer's players, with statistics
  ladder    how strong the opponents of a game are, on one scale
  costs     what the moves of its opponents cost
  styles    how opponents in a style play, and how well
  bench     how fast the games, the table and the start are
  replay    play a record again and check that it holds
  shot      draw the picture the table would show into a PNG file

options:
  --smoke   try out this installation: a window, every game, an opponent, a save; exit code 0 when all is well
  --help, --version

exit codes: 0 done, 1 could not be done, 2 wrong arguments, 3 not verifiable (replay), 74 output takes nothing more
"""

MISUSED = 2
UNSAID = 74  # the system's own number for a failing output
INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended
PIPE_CLOSED = 141  # and for one whose reader, such as `head`, had seen enough


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the arguments ask for and return the exit code."""
    _find_own_cards()
    from desktop import console

    try:
        with console.heard():
            return _dispatch(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        console.give_up(sys.stdout)
        return PIPE_CLOSED
    except console.Unsaid as error:
        console.give_up(sys.stdout)
        with console.heard():
            print(f"fivefold: {error}; it was to hold:\n{error.text.rstrip()}", file=sys.stderr)
        return UNSAID


def _find_own_cards() -> None:
    """Games read an owner's numbers when they are imported; processes that are started later inherit the folder."""
    from desktop import resources
    from desktop.storage import folder

    os.environ.setdefault(resources.OWN_CARDS, str(folder.cards()))


def _dispatch(argv: list[str]) -> int:
    if not argv:
        return _open([])
    word, rest = argv[0], argv[1:]
    if word in TOOLS:
        return _run(TOOLS[word], rest)
    if word in ("-h", "--help"):
        print(HELP, end="")
        return 0
    if word == "--smoke":
        return _run(SMOKE, rest)
    if word == "--version":
        print(f"Fivefold {__version__}")
        return 0
    if word == UNTIL_SETTLED or os.path.isfile(word):
        return _open(argv)  # with a record, the table opens on it
    kind = "option" if word.startswith("-") else "tool"
    words = ", ".join((*TOOLS, "--smoke", "--help", "--version"))
    sentence = (
        f"fivefold: there is no {kind} {word!r}; choose one of {words}, a record file, or nothing to open the table."
    )
    print(sentence, file=sys.stderr)
    return MISUSED


def _open(argv: list[str]) -> int:
    """The app. What it is made of stays to the end, and Python's collector need never go through it."""
    gc.disable()
    app = import_module(APP)
    gc.freeze()
    gc.enable()
    code: int = app.main(argv)
    return code


def _run(module: str, argv: list[str]) -> int:
    code: int = import_module(module).main(argv)
    return code


if __name__ == "__main__":
    sys.exit(main())
