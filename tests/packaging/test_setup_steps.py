"""packaging/setup_steps.py: what the first start does, what the second leaves out, and how an unfinished one heals."""

import json
import os
import signal
import time

import pytest

from tests import patience
from tests.packaging.conftest import Checkout

NO_BUILD = "import setup_steps; setup_steps._build_environment = lambda: print('built')\n"
PREPARE = NO_BUILD + "setup_steps.prepare(groups={groups}, libraries=[])"


def prepared(checkout: Checkout, *groups: str) -> str:
    """What prepare with these groups printed: `built` where it made the environment anew."""
    answer = checkout.call(PREPARE.format(groups=list(groups)))
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_the_first_start_installs_and_the_second_does_not(checkout: Checkout) -> None:
    first = checkout.opened("sim", "clash")
    assert (first.returncode, first.stdout) == (2, "program ['sim', 'clash']\n")
    assert "installing what packaging/locks lists for run\n" in first.stderr
    second = checkout.opened("sim", "clash")
    assert (second.returncode, second.stdout, second.stderr) == (2, "program ['sim', 'clash']\n", "")
    assert len(checkout.pip_calls) == 1


def test_a_second_start_costs_less_than_a_second(checkout: Checkout) -> None:
    checkout.opened()
    before = patience.worked()
    checkout.opened()
    assert patience.worked() - before < 1


def test_the_program_starts_where_the_person_is(checkout: Checkout) -> None:
    # A folder called `desktop` in there is not the program.
    elsewhere = checkout.root.parent
    (elsewhere / "desktop").mkdir()
    (elsewhere / "desktop" / "__main__.py").write_text("print('not the program')")
    assert checkout.opened("a b").stdout == "program ['a b']\n"


def test_a_list_that_has_changed_is_installed_and_others_are_not(checkout: Checkout) -> None:
    prepared(checkout)
    lists = checkout.root / "packaging" / "locks"
    (lists / "dev.txt").write_text("dev==2\n")
    prepared(checkout)
    assert len(checkout.pip_calls) == 1
    (lists / "run.txt").write_text("run==2\n")
    prepared(checkout)
    assert len(checkout.pip_calls) == 2


def test_groups_come_on_top_of_what_is_there(checkout: Checkout) -> None:
    for groups in ([], ["dev"], [], ["build"], ["dev"]):
        prepared(checkout, *groups)
    assert checkout.pip_calls == ["run", "run dev", "run build dev"]


def test_a_group_that_is_no_more_is_forgotten(checkout: Checkout) -> None:
    prepared(checkout, "dev")
    (checkout.root / "packaging" / "locks" / "dev.txt").unlink()
    prepared(checkout)
    assert checkout.pip_calls == ["run dev", "run"]


def test_an_environment_of_other_origin_is_taken_as_it_is(checkout: Checkout) -> None:
    assert not checkout.note.exists()
    assert prepared(checkout) == ""
    assert json.loads(checkout.note.read_bytes())["root"] == str(checkout.root)


@pytest.mark.parametrize("damage", ["torn", "moved", "no python", "no pip", "no environment"])
def test_what_is_no_environment_of_this_checkout_is_made_anew(checkout: Checkout, damage: str) -> None:
    prepared(checkout)
    environment = checkout.root / ".venv"
    if damage == "torn":
        checkout.note.write_text('{"unpacking": true}')
    elif damage == "moved":
        checkout.root = checkout.root.rename(checkout.root.parent / "moved")
    elif damage == "no python":
        (environment / "bin" / "python").unlink()
        (environment / "bin" / "python").symlink_to("/a/python/that/is/gone")
    elif damage == "no pip":
        checkout.note.unlink()
        next(environment.glob("lib/python*/site-packages/pip/__init__.py")).write_text("raise ImportError")
    else:
        environment.rename(checkout.root / "elsewhere")
    answer = checkout.call(NO_BUILD + "setup_steps._install = print\nsetup_steps._check_qt = print\n"
                           "setup_steps.ENVIRONMENT.mkdir(exist_ok=True)\n"
                           "setup_steps.prepare(groups=[], libraries=[])")  # fmt: skip
    assert answer.stdout.splitlines()[:1] == ["built"], answer.stderr


def test_a_note_that_cannot_be_read_is_no_note(checkout: Checkout) -> None:
    prepared(checkout)
    for nonsense in (b"", b"[]", b"{}", b"\xff", b'{"groups": 3}', b'{"groups": [3]}'):
        checkout.note.write_bytes(nonsense)
        prepared(checkout)
    assert len(checkout.pip_calls) == 7


def test_a_failing_pip_is_one_sentence_and_the_next_start_tries_again(checkout: Checkout) -> None:
    said = "Collecting PySide6\nWARNING: Retrying (Retry(total=4)) after NewConnectionError('...')\nexit 1"
    answer = checkout.opened(FAKE_PIP=said)
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr.splitlines()[-1].startswith("fivefold: the package index cannot be reached (no network?);")
    assert "Traceback" not in answer.stderr
    assert "NewConnectionError" in (checkout.root / ".venv" / "fivefold-setup.log").read_text()
    assert checkout.opened().returncode == 0


def test_a_qt_that_does_not_load_is_named_with_the_library_it_lacks(checkout: Checkout) -> None:
    widgets = next((checkout.root / ".venv").glob("lib/python*/site-packages/PySide6/QtWidgets.py"))
    widgets.write_text("raise ImportError('libEGL.so.1: cannot open shared object file')")
    answer = checkout.opened()
    assert answer.returncode == 1
    assert answer.stderr.splitlines()[-1].endswith("needs: ImportError: libEGL.so.1: cannot open shared object file")


def test_ctrl_c_in_the_set_up_is_one_sentence(checkout: Checkout) -> None:
    run = str(checkout.root / "packaging" / "run.py")
    process = checkout.start(run, FAKE_PIP="Installing collected packages: x\nsleep")
    assert process.stderr
    while "unpacking" not in process.stderr.readline():
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=patience.SECONDS)
    assert (process.returncode, errors) == (130, "fivefold: interrupted; the next start goes on from here.\n")
    assert json.loads(checkout.note.read_bytes()) == {"unpacking": True}


def test_ctrl_c_reaches_the_program(checkout: Checkout) -> None:
    checkout.opened()
    process = checkout.start(str(checkout.root / "packaging" / "run.py"), "sleep")
    assert process.stdout and process.stdout.readline() == "program ['sleep']\n"
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=patience.SECONDS)
    assert process.returncode == -signal.SIGINT


def test_two_starts_at_once_install_once(checkout: Checkout) -> None:
    run = str(checkout.root / "packaging" / "run.py")
    starts = [checkout.start(run, FAKE_PIP="sleep") for _ in range(2)]
    errors = [process.communicate(timeout=patience.SECONDS)[1] for process in starts]
    assert [process.returncode for process in starts] == [0, 0]
    assert sum("waiting for another start" in told for told in errors) == 1
    assert len(checkout.pip_calls) == 1


def test_an_installation_that_outlived_its_start_is_waited_for(checkout: Checkout) -> None:
    first = checkout.start(str(checkout.root / "packaging" / "run.py"), FAKE_PIP="sleep")
    while not checkout.pip_calls:
        assert first.poll() is None
        time.sleep(0.01)
    first.kill()
    assert "waiting for another start" in checkout.opened().stderr
    first.communicate(timeout=patience.SECONDS)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_named(checkout: Checkout) -> None:
    checkout.root.chmod(0o555)
    answer = checkout.opened()
    checkout.root.chmod(0o755)
    assert answer.returncode == 1
    assert f"{checkout.root} cannot be written to" in answer.stderr and "Traceback" not in answer.stderr


def test_a_python_without_venv_is_named(checkout: Checkout) -> None:
    code = """
import setup_steps
setup_steps.follow = lambda *_: (1, ["Error: /usr/bin/python3: No module named venv"])
with setup_steps.one_sentence_a_failure():
    setup_steps._build_environment()
"""
    answer = checkout.call(code)
    assert answer.returncode == 1 and "has no venv module" in answer.stderr.splitlines()[-1]
