"""What an opponents' process might do in place of thinking. Qt-free: a spawned process imports this file."""

import time
from multiprocessing.connection import Connection
from typing import Any

from desktop.questions import Answer

LONG = 60.0


def thinker(line: Connection, hurried: Any) -> None:
    """Thinks very long, unless it is hurried; then it says how many tickets it was hurried about."""
    while True:
        task = line.recv()
        end = time.monotonic() + LONG
        while time.monotonic() < end and hurried.value < task.ticket:
            time.sleep(0.005)
        line.send(Answer(task.ticket, "end", iterations=hurried.value))


def failing(line: Connection, hurried: Any) -> None:
    """Cannot do anything."""
    while True:
        task = line.recv()
        line.send(Answer(task.ticket, "", failed="ValueError: no idea"))


def dying(line: Connection, hurried: Any) -> None:
    """Ends at the first question."""
    line.recv()
    raise SystemExit(3)


def deaf(line: Connection, hurried: Any) -> None:
    """Does not even end when it is asked to."""
    import signal

    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    line.send(Answer(-1, "ready"))
    time.sleep(LONG)


def silent(line: Connection, hurried: Any) -> None:
    """Hears everything and says nothing."""
    while True:
        line.recv()


def slow(line: Connection, hurried: Any) -> None:
    """Needs two seconds for each answer, hurried or not; then it says how many it has given."""
    given = 0
    while True:
        task = line.recv()
        time.sleep(2.0)
        given += 1
        line.send(Answer(task.ticket, "end", iterations=given))
