"""Clash of Decks for the harness: both editions, the deals each allows, with and without the exposed tower's fall."""

from tests.games.setups import SetUp

DEALS = {"starter": ("draft", "preset", "random"), "leaflet": ("draft", "random")}

# In a turn each of at most nine cards once, and again if an incantation brought it back; then `end`.
MOST_PLIES = 12 + 1000 * 20

SETUPS = tuple(
    SetUp(
        game="clash",
        name=f"{edition}-{deal}{'' if falls else '-exposed-stands'}",
        mode="duel",
        seats=2,
        options={"edition": edition, "deal": deal, "exposed_tower_falls": falls},
        most_plies=MOST_PLIES,
    )
    for edition, deals in DEALS.items()
    for deal in deals
    for falls in (True, False)
)
