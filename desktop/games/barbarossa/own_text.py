"""What stands on a card to which an owner of the printed game gave other numbers: field by field.

The sentences of the texts hold the program's numbers, so they cannot be said of such a card.
"""

from collections.abc import Callable, Mapping

from desktop.engine.cardfile import OWN
from desktop.engine.text import Text, listed
from desktop.games.barbarossa.cards import CARDS

Say = Callable[[Text], str]
# What the sentence on a card tells; all else stands on it as a number.
TOLD = ("gain", "fatigue", "pays", "discard", "sacrifice", "activation", "loss", "withdraw", "modifier", "amount")


def rewritten(card: int) -> bool:
    """Whether something that the sentence tells is another now."""
    return any(CARDS[card].marks.get(field) == OWN for field in TOLD)


def told(card: int, say: Say) -> str:
    """A line for each field that says something."""
    lines = []
    for field in TOLD:
        value = getattr(CARDS[card], field)
        if value:
            said = (
                _amounts(value, "group" if field == "loss" else "table.point") if isinstance(value, Mapping) else value
            )
            lines.append(say(Text("house.pair", (Text(f"barbarossa.cards.field.{field}"), said))))
    effect = CARDS[card].effect
    if effect and CARDS[card].table in ("unit", "plan", "aid"):
        lines.append(say(Text(f"barbarossa.table.does.{effect}")))
    return "\n".join(lines)


def _amounts(amounts: Mapping[str, int], words: str) -> Text:
    return listed(
        Text("house.amount", (number, Text(f"barbarossa.{words}.{name}"))) for name, number in amounts.items()
    )
