"""How far each realm's towers still stand from their fall."""

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Say, leading, ordered_from
from desktop.games.clash.cards import STRONGHOLD, TOWER
from desktop.games.clash.parts import SIDES
from desktop.games.clash.talk import card_name
from desktop.look import Race, Runner, Score

ROW = 8  # cards of a row beside its tower, as it is dealt


def race(view: View, say: Say) -> Race:
    """The steps that a tower has left; whose Watchtower has fallen is behind, however many."""
    towers = [_tower(view, seat) for seat in (0, 1)]
    names = [seat_name(seat) for seat in (0, 1)]
    ends = say(Text("clash.race.ends"))
    if None in towers:
        runners = (Runner(say(names[seat]), *SIDES[seat], (), 1.0) for seat in ordered_from(view.seat, 2))
        return Race(tuple(runners), "", ends)
    stands = [tower for tower in towers if tower is not None]
    last = [card == STRONGHOLD for card, _ in stands]
    standing = (
        leading(names, [steps for _, steps in stands], "clash.race.steps")
        if last[0] == last[1]
        else Text("house.race.leads", (names[last.index(False)], Text("clash.race.tower")))
    )
    whole = [steps + (0 if fallen else ROW) for (_, steps), fallen in zip(stands, last, strict=True)]
    return Race(
        tuple(
            Runner(
                say(names[seat]),
                *SIDES[seat],
                (_score(*stands[seat], say),),
                min(1.0, whole[seat] / (2 * ROW)),
                whole[seat] > whole[1 - seat],
            )
            for seat in ordered_from(view.seat, 2)
        ),
        say(standing),
        ends,
    )


def _tower(view: View, seat: int) -> tuple[int, int] | None:
    """Which one stands, and its steps to the end; none before the draft is over and the cards stand beside it."""
    if view.zones[Place("offer")] or view.zones[Place("picked", 0)]:
        return None
    row = view.zones[Place("hand", seat)] or ()
    found = ((slot.card, len(row) - 1 - at) for at, slot in enumerate(row) if slot.card is not None)
    return next(((card, steps) for card, steps in found if card >= TOWER), None)


def _score(card: int, steps: int, say: Say) -> Score:
    icon = "clash/stronghold" if card == STRONGHOLD else "clash/tower"
    return Score(icon, say(Text("clash.race.left", (card_name(card),))), steps, str(steps))
