"""What a seat knows in Ganymede, and what it could work out.

Shown to a seat: its own row, piles and how many cards its deck holds, what it fetched with a 2 or saw with a 4, every
open card. Of the other camps' decks, discard piles and removed cards it is shown nothing, not even how many there are.

Remembered, by the knowledge masks and therefore in sampled worlds: what every player could keep in mind, because it
happened in the open. Which cards a camp owns (its colour, black cards taken, less the removed ones). Which cards went
onto its discard pile, until the pile is shuffled into the deck, or a 2 takes a card from it: then others no longer know
which of the camp's unseen cards lie where. How many cards a pile holds follows from the open draws, discards and
fetches since the start (tests count along), so a sampled world keeps the true numbers and tells nothing by them.

Unknown to others, and dealt anew within each camp: its deck, its face-down cards, and a pile they lost track of.
"""

from desktop.engine import sight
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.games.ganymede.state import DECK, GanymedeState

LEFT = "ganymede.left"  # the note that carries the own deck's cards, sorted


def view(state: GanymedeState, seat: int | None) -> View:
    """What the seat may know; for its own deck also which cards are left in it, which it could work out."""
    seen = sight.view(state, seat)
    if seat is None or seat < 0:
        return seen
    return seen._replace(notes=(Text(LEFT, tuple(sorted(state.zones[DECK[seat]]))),))


def own_deck(view: View) -> list[int]:
    """The cards left in the viewer's own deck, sorted."""
    return [int(str(card)) for note in view.notes if note.id == LEFT for card in note.args]
