"""Where a frozen program begins: both launchers of the bundle run this file.

The opponents' process is the same executable started again: `freeze_support` turns it into that before anything of
the program is imported.
"""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from desktop.__main__ import main

    sys.exit(main())
