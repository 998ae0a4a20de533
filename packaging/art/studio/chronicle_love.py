"""Chronicle's busts of Love."""

from __future__ import annotations

from studio.chronicle_bust import BLOND, WOMAN, Bust, coronet, face, hair


def princess(b: Bust) -> None:
    """Fair, with a narrow circlet."""
    b.shoulders("#a8203a", 0.86, neck=0.85)
    with b.head((0, 0, 0), 0.96) as c:
        face(b, WOMAN)
        hair(b, BLOND, 1.1, 0.06)
        coronet(c)
