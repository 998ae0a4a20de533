"""How long tests wait for what must happen: far longer than it takes, so that a busy machine fails nothing.

A test never waits a fixed time for something to happen, and bounds a time only where the time is the promise; then it
counts the processor's time, which a busy machine hardly stretches.
"""

import os

SECONDS = 60
MS = 1000 * SECONDS


def worked() -> float:
    """Seconds that processes this one started and waited for have kept a processor busy; 0 where nobody counts."""
    spent = os.times()
    return spent.children_user + spent.children_system
