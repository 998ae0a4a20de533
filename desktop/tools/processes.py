"""Plays the games of a contest, in this process or spread over several; whatever happens, none is left behind."""

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from desktop.tools.arguments import Failed
from desktop.tools.contest import Contest, Played, play_one

STOP_SECONDS = 5.0


def play_all(contest: Contest, games: int, jobs: int) -> Iterator[Played]:
    """Every game of the contest, in the order in which they end."""
    if jobs == 1 or games == 1:
        yield from (play_one(contest, number) for number in range(games))
    else:
        yield from _in_processes(contest, games, min(jobs, games))


def _in_processes(contest: Contest, games: int, jobs: int) -> Iterator[Played]:
    # Spawned, not forked: the same on every system, and nothing of this process gets into the games.
    context = get_context("spawn")
    workers = []
    pipes: list[Connection] = []
    left = games
    try:
        with _ctrl_c_ignored():  # the workers inherit that: Ctrl-C is this process's to answer
            for job in range(jobs):
                ours, theirs = context.Pipe(duplex=False)
                numbers = range(job, games, jobs)
                workers.append(context.Process(target=_work, args=(contest, numbers, theirs), daemon=True))
                workers[-1].start()
                theirs.close()  # so that the end of the worker is the end of the pipe
                pipes.append(ours)
        while pipes:
            for pipe in [pipe for pipe in wait(pipes) if isinstance(pipe, Connection)]:
                try:
                    answer = pipe.recv()
                except EOFError:
                    pipes.remove(pipe)
                    continue
                if isinstance(answer, Failed):
                    raise answer
                left -= 1
                yield answer
        if left:
            raise Failed(f"a process that played games has died; {left} of {games} games are missing")
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(STOP_SECONDS)


def _work(contest: Contest, numbers: Sequence[int], pipe: Connection) -> None:
    """What a worker does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for number in numbers:
            pipe.send(play_one(contest, number))
    except Failed as error:
        pipe.send(error)
    except BrokenPipeError:
        pass  # nobody wants the results any more


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
