"""What a seat knows in Ganymede, and what it could work out.

Shown to a seat: its own row, piles and how many cards its deck holds, what it fetched with a 2 or saw with a 4, every
open card. Of the other camps' decks, discard piles and removed cards it is shown nothing, not even how many there are.

Remembered, by the knowledge masks and therefore in sampled worlds: what every player could keep in mind, because it
happened in the open. Which cards a camp owns (its colour, black cards taken, less the removed ones). Which cards went
onto its discard pile, until the pile is shuffled into the deck, or a 2 takes a card from it: then others no longer know
which of the camp's unseen cards lie where. How many cards a pile holds follows from the open draws, discards and
fetches since the start (tests count along), so a sampled world keeps the true numbers and tells nothing by them.

Unknown to others, and dealt anew within each camp: its deck, its face-down cards, and a pile they lost track of. What
a row was when it grew is no secret either: nobody draws past 21, so no world has a card drawn upon a row over 21.
"""

from desktop.engine import sight
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.state import DECK, PILES, ROW, STACKS, GanymedeState
from desktop.games.ganymede.strength import LIMIT

LEFT = "ganymede.left"  # the note that carries the own deck's cards, sorted
TO_ROW = "ganymede.to_row"  # the note that says that a 2 takes its card into the row
DEALS = 60  # how often cards are dealt until a row is one that can have been drawn


def view(state: GanymedeState, seat: int | None) -> View:
    """What the seat may know; for its own deck also which cards are left in it, which it could work out."""
    seen = sight.view(state, seat)
    notes = (Text(TO_ROW),) if state.setting.options["two_takes_to"] == "played" else ()
    if seat is not None and seat >= 0:
        notes = (Text(LEFT, tuple(sorted(state.zones[DECK[seat]]))), *notes)
    return seen._replace(notes=notes)


def own_deck(view: View) -> list[int]:
    """The cards left in the viewer's own deck, sorted."""
    return [int(str(card)) for note in view.notes if note.id == LEFT for card in note.args]


def fetched_to(view: View) -> str:
    """Where a 2 takes its card: the option that everybody at the table has agreed on."""
    return "row" if any(note.id == TO_ROW for note in view.notes) else "deck"


# ---- worlds


def deal_unknown(world: State, seat: int, slots: list[tuple[int, int]], cards: list[int], rng: Rng) -> None:
    """Deal a camp's unknown cards in any order that leaves its row one that can have been drawn, each as likely."""
    row = world.zones[ROW[(slots[0][0] - STACKS) // len(PILES)]]
    sight.shuffle_deal(world, seat, slots, cards, rng)
    for _ in range(DEALS):
        if drawable(row):
            return
        sight.shuffle_deal(world, seat, slots, cards, rng)


def drawable(row: list[int]) -> bool:
    """Whether each card was drawn upon 21 or less, each A as 1."""
    if len(row) < 3:  # one card is never over 21
        return True
    total = 0
    for card in row[:-1]:
        total += VALUE[card]
    return total <= LIMIT


def consistent(seen: View, world: GanymedeState) -> bool:
    """Whether the world may be the true one behind what was seen."""
    return view(world, seen.seat) == seen and all(drawable(world.zones[row]) for row in ROW[: world.camps])
