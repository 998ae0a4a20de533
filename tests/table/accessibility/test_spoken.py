"""What cards, places and meters are called by a voice."""

import pytest

from desktop.games.barbarossa.parts import Siege, Tiles
from desktop.games.chronicle.parts import Contest, Kind, Kinds, Prizes, Rung, Signet
from desktop.games.clash.parts import Gems, Track
from desktop.games.fleet.parts import Duel, Figures, Outlook, Purse
from desktop.games.ganymede.parts import Cubes, Gauge, Tally
from desktop.look import Badge, Bracket, Caption, Face, Figure, Holding, Look, Note, Owner, Part, Plate, Portion
from desktop.table.accessibility.spoken import Bare, card_about, card_name, place_about
from desktop.table.parts import KINDS
from desktop.table.scene.part_item import PartItem
from desktop.table.world import worlds
from tests.table.tables import shown_by

BARE = Bare()
OGRE, BACK = Face("fighter", "clash", "ogre", "Ogre"), Face("back", "clash")


def test_a_card_is_called_by_its_title_and_the_rest_is_about_it() -> None:
    look = Look(OGRE, BACK, says="Ogre, 4 mana, attack 3, health 4")
    assert card_name(look, BARE) == "Ogre"
    assert card_about(look, (), BARE) == "4 mana, attack 3, health 4"
    assert card_about(Look(OGRE), (), BARE) == ""


def test_a_card_that_is_not_seen_is_called_by_what_may_be_said_of_it() -> None:  # UX 38
    hidden = Look(OGRE, BACK, face_up=False, says="Hidden card, place 2")
    assert card_name(hidden, BARE) == "Hidden card, place 2" and card_about(hidden, (), BARE) == ""
    assert card_name(Look(OGRE, BACK, face_up=False), BARE) == "face down"


def test_a_pile_is_called_as_a_pile() -> None:
    holds = Holding("Repair Bay", "These come back.", (OGRE,))
    bay = Look(BACK, BACK, face_up=False, says="Repair Bay: These come back. Ogre 3/4", holds=holds)
    assert card_name(bay, BARE) == "Repair Bay" and card_about(bay, (), BARE) == "These come back. Ogre 3/4"


def test_marks_are_said_once() -> None:  # UX 4
    tired = Look(OGRE, fatigued=True, says="Ogre, fatigued, attack 3")
    assert card_about(tired, ("playable", "held"), BARE) == "fatigued, attack 3. playable. held"
    assert card_about(Look(OGRE, fatigued=True, eye_says="only you"), (), BARE) == "only you. fatigued"


def test_what_a_pile_holds_is_said_unless_it_is_said_already() -> None:  # UX 14
    holds = Holding("Scrap", "Open to all.", (OGRE, Face("fighter", "clash", "elf", "Elf")))
    assert card_about(Look(OGRE, holds=holds), (), BARE) == "Open to all. Ogre, Elf"
    assert (
        card_about(Look(OGRE, says="Ogre. Open to all. Ogre, Elf", holds=holds), (), BARE) == "Open to all. Ogre, Elf"
    )


def test_a_place_says_its_count_where_it_may_be_known() -> None:  # UX 17
    assert place_about(3, "", Bracket(0, 2, "window of two"), ("target",), BARE) == "3. window of two. target"
    assert place_about(None, "Nobody looks in here.", None, (), BARE) == "Nobody looks in here"


def figure(label: str, text: str) -> Figure:
    return Figure("icon", label, text, "#fff")


SIGN = Signet("shield", "chronicle/power", "#000", "#fff")
FIRED = Duel(figure("Fire", "5"), ">", figure("Shield", "3"), "Kru falls", "#f", True)
SEATS = (("#f", "circle", "Mara"), ("#0", "square", "Ivo"))
MOST = Rung("Most Power", ("3", "2"), (0,), note="counts twice")
PARTS: list[tuple[Part, str]] = [
    (Plate("Mara", "you", "#fff", "circle", active=True), "Mara, you, to act"),
    (Plate("Ivo", "", "#fff", "circle"), "Ivo"),
    (Gems("Mana", 2, 5), "Mana: 2/5"),
    (Cubes("Hit points", 3, 7, "#f00"), "Hit points: 3/7"),
    (Track("Watchtower", 1, 5), "Watchtower: 2/5"),
    (Track("Watchtower", -1, 5), "Watchtower"),
    (Track("Watchtower: 3 steps from the end", 1, 5), "Watchtower: 3 steps from the end"),
    (Gems("Mana 2 of 5", 2, 5), "Mana 2 of 5"),
    (Purse("", "9,000", ()), "money: 9,000"),
    (Note("Draft.", "One card."), "Draft. One card."),
    (Badge("crown", "Ivo is ahead", "Wisdom is led"), "Ivo is ahead. Wisdom is led"),
    (Caption("Ivo", "face down"), "Ivo. face down"),
    (Caption("no Love\nnot all Wild", "One came back."), "no Love. not all Wild. One came back."),
    (Tally("Deck", (Portion("red", 3, "#f00"), Portion("black", 2, "#000"))), "Deck. red: 3, black: 2"),
    (Purse("Money", "14,000", ()), "Money: 14,000"),
    (Figures("Formation", (figure("Speed", "8"), figure("Shield", "5"))), "Formation: Speed 8, Shield 5"),
    (Tiles((figure("OP", "2"), figure("", "4")), 2), "OP 2, icon 4"),
    (Tiles((figure("OP", "2")._replace(owner=Owner("Ivo", "#f", "disc")), figure("VP", "4")), 2), "Ivo: OP 2, VP 4"),
    (Prizes("chronicle/fame", 1, 3), "fame: 1/3"),
    (Kinds((Kind(SIGN, 3), Kind(SIGN, 2, 1)), "chronicle/evil"), "power 3, power 2 (evil 1)"),
    (
        Gauge("Strength", "18", (Portion("9", 9, ""), Portion("9", 9, "")), 21, "bust", "Draws: 3"),
        "Strength: 18/21. Draws: 3",
    ),
    (Gauge("Strength", "21", (Portion("21", 21, ""),), 21, "bust", exact="full house"), "Strength: 21/21. full house"),
    (Gauge("Strength", "23", (Portion("23", 23, ""),), 21, "bust", past=True), "Strength: 23/21. bust"),
    (
        Outlook("If you fire", (FIRED,), figure("Spoils", "1")),
        "If you fire. Fire 5 > Shield 3: Kru falls. Spoils 1",
    ),
    (
        Contest("Now", SEATS, (MOST,), (1,), "chronicle/evil", "Peace"),
        "Now. Most Power: Mara 3 (ahead), Ivo 2, counts twice. Ivo (evil). Peace",
    ),
    (
        Siege("Tula", "9 of 12 BP", 9, 12, lines=("3 more with what tires",), warning="Lose one"),
        "Tula. 9 of 12 BP. 3 more with what tires. Lose one",
    ),
    (Siege("Tula", "", 9, 12), "Tula. 9/12"),
]


@pytest.mark.parametrize(("part", "said"), PARTS, ids=lambda value: type(value).__name__)
def test_every_part_is_said_in_a_line(part: Part, said: str) -> None:  # UX 19, 40
    assert shown_by(part).says(BARE) == said


def test_no_kind_of_part_is_left_out() -> None:
    own = {kind for world in worlds().values() for kind in world.drawing.parts}
    assert {type(part) for part, _ in PARTS} == {*KINDS, *own}


def test_nothing_is_said_of_an_empty_place() -> None:
    assert PartItem().says(BARE) == ""
