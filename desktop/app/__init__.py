"""The application: its window and pages, on top of controller, storage and table.

PySide6 stands before every import of a program and reads each module's source, to see whether `__feature__` is wanted
there: a tenth of a start. Here it is not, so Python's own import is put back.
"""

import builtins

import PySide6.QtCore  # noqa: F401

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
