"""Plays the games of contests, in this process or spread over several; whatever happens, none is left behind."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait

from desktop.tools.arguments import Failed
from desktop.tools.contest import Contest, Played, play_one

STOP_SECONDS = 5.0

Batch = tuple[Contest, Sequence[int]]  # games of a contest by their numbers


def play_all(contest: Contest, games: int, jobs: int) -> Iterator[Played]:
    """Every game of the contest, in the order in which they end."""
    jobs = min(jobs, games)
    yield from _play([[(contest, range(job, games, jobs))] for job in range(jobs)])


def play_batches(batches: Sequence[Batch], jobs: int) -> Iterator[Played]:
    """Every game of several contests, in the order in which they end: roughly that of the batches."""
    jobs = min(jobs, len(batches))
    yield from _play([batches[job::jobs] for job in range(jobs)])


def _play(share_of_job: Sequence[Sequence[Batch]]) -> Iterator[Played]:
    if len(share_of_job) == 1:
        yield from (play_one(contest, number) for contest, numbers in share_of_job[0] for number in numbers)
    else:
        yield from _in_processes(share_of_job)


def _in_processes(share_of_job: Sequence[Sequence[Batch]]) -> Iterator[Played]:
    # Spawned, not forked: the same on every system, and nothing of this process gets into the games.
    context = get_context("spawn")
    workers = []
    left: dict[Connection, int] = {}  # how many games are still to come through each pipe
    try:
        with _ctrl_c_later():
            for batches in share_of_job:
                ours, theirs = context.Pipe(duplex=False)
                workers.append(context.Process(target=_work, args=(batches, theirs), daemon=True))
                workers[-1].start()
                theirs.close()  # so that the end of the worker is the end of the pipe
                left[ours] = sum(len(numbers) for _, numbers in batches)
        while left:
            ready = wait(list(left))
            for pipe in [pipe for pipe in left if pipe in ready]:  # on Windows they are of another class
                yield _received(pipe)
                left[pipe] -= 1
                if not left[pipe]:
                    del left[pipe]
    finally:
        for worker in workers:
            worker.kill()  # a stopped one hears nothing else
        for worker in workers:
            worker.join(STOP_SECONDS)


def _received(pipe: Connection) -> Played:
    try:
        answer = pipe.recv()
    except EOFError:
        raise Failed("a process that played games has died") from None
    if isinstance(answer, Failed):
        raise answer
    assert isinstance(answer, Played)
    return answer


def _work(batches: Sequence[Batch], pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for contest, numbers in batches:
            for number in numbers:
                pipe.send(play_one(contest, number))
    except Failed as error:
        pipe.send(error)
    except BrokenPipeError:
        pass  # nobody wants the results any more


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """A Ctrl-C in here comes at its end. Processes started in here are born deaf to it: it is not theirs to answer."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started along with the first worker, it would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
