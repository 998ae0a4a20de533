"""Views, texts and outcomes as plain values, the way JSON takes them. The names in here are public."""

from desktop.engine.game import Outcome
from desktop.engine.setting import Catalog
from desktop.engine.sight import Fact, Slot, View
from desktop.engine.state import zone_name
from desktop.engine.text import Text


def plain_view(view: View, catalog: Catalog) -> dict[str, object]:
    """What a seat sees; a card it does not know is null, and so is a zone whose count it may not know."""
    zones = {
        zone_name(place): None if slots is None else [_plain_slot(slot, catalog) for slot in slots]
        for place, slots in view.zones.items()
    }
    return {
        "seat": view.seat,
        "zones": zones,
        "counters": view.counters,
        "to_act": view.to_act,
        "prompt": plain_text(view.prompt),
        "notes": [_plain_fact(fact, catalog) for fact in view.notes],
    }


def _plain_fact(fact: Fact, catalog: Catalog) -> dict[str, object]:
    """What else a seat knows; `at` says which places of a zone are meant, none: all that it does not know."""
    return {
        "key": fact.key,
        "seat": fact.seat,
        "where": [{"zone": zone_name(where.place), "at": list(where.at)} for where in fact.where],
        "cards": [catalog.names[card] for card in fact.cards],
    }


def _plain_slot(slot: Slot, catalog: Catalog) -> dict[str, object]:
    return {
        "card": None if slot.card is None else catalog.names[slot.card],
        "marks": list(slot.marks),
        "value": slot.value,
        "under": [catalog.names[card] for card in slot.under],
    }


def plain_text(text: Text) -> dict[str, object]:
    """A sentence by its id, and what stands in its gaps."""
    return {"id": text.id, "args": [plain_text(arg) if isinstance(arg, Text) else arg for arg in text.args]}


def plain_outcome(outcome: Outcome) -> dict[str, object]:
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "why": plain_text(outcome.why),
        "shared": outcome.shared,
    }
