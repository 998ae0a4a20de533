"""How long tests wait for what must happen: far longer than it takes, so that a busy machine fails nothing.

A test never waits a fixed time for something to happen, and bounds a time only where the time is the promise.
"""

SECONDS = 60
MS = 1000 * SECONDS
