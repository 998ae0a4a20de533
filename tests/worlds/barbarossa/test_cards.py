"""Barbarossa's faces: costs, gains and worth are readable at every size, and without colour."""

import pytest
from PySide6.QtCore import QRectF

from desktop.look import Face, Keyword, Value
from desktop.table.drawing.canvas import Level
from desktop.table.drawing.faces import card_image
from desktop.worlds.barbarossa.cards import FACES
from desktop.worlds.barbarossa.ground import DECOR, ground
from tests.table.pictures import distinct, inked, painted

WIDTHS = (66, 79, 110, 126, 260)
TABLES = ("transport", "unit", "plan", "aid")
TEXT = "You may deploy it, fatigued.\nFatigue it and pay 1 SP for 6 BP; discard it for 2 BP."


def face(
    template: str = "unit", cost: str = "2", title: str = "Panzer Regiment", text: str = TEXT, **values: str
) -> Face:
    told = tuple(Value(*value) for value in values.items())
    labels = (Keyword("", "Play"), Keyword("", "Deployed"))
    return Face(template, "barbarossa", "panzer_regiment", title, "Panzer", cost, told, labels, "Unit · Tank", text)


def grey(shown: Face, width: float, level: Level | None = None, text: float = 1.0):
    image = card_image(shown, shown.values, width, level, text)
    return image.convertToFormat(image.Format.Format_Grayscale8)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_number_shows_at_every_size(qapp, width, text):  # UX 19, UX 39
    """On large cards the gains are words, but not for large text."""
    printed = {"vp": "1", "price": "6", "buy": "Buy 6 SP", "gain_bp": "+4"}
    changes = [{"vp": "3"}, {"price": "8", "buy": "Buy 8 SP"}] + [{"gain_bp": "+5"}] * (width < 200 or text > 1)
    shown = [face(**printed), face(cost="1", **printed), *(face(**{**printed, **change}) for change in changes)]
    assert distinct(grey(each, width, None, text) for each in shown) == len(shown)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("width", [79, 126])
def test_points_are_told_apart_by_their_signs(qapp, width, text):  # UX 39
    points = ("op", "sp", "dp", "rp", "bp")
    alone = [face(price="4", **{f"gain_{point}": "+1"}) for point in points]
    assert distinct(grey(each, width, None, text) for each in alone) == 5
    both = face(price="4", gain_bp="+2"), face(price="4", tire_bp="+2")
    assert distinct(grey(each, width, None, text) for each in both) == 2


@pytest.mark.parametrize("width", WIDTHS)
def test_tables_are_told_apart_by_their_bands(qapp, width):
    images = [card_image(face(table, price="4"), face(price="4").values, width) for table in TABLES]
    assert distinct(images) == 4


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("width", WIDTHS)
def test_a_changed_cost_shows_without_colour(qapp, width, text):  # UX 4
    city = face("objective", "", "Kharkov", "Lose one Tank.", vp="9", occupy="12")
    dearer = city._replace(values=(Value("vp", "9"), Value("occupy", "12", changed=True)))
    other = city._replace(values=(Value("vp", "9"), Value("occupy", "18")))
    assert distinct(grey(each, width, None, text) for each in (city, dearer, other)) == 3


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("width", WIDTHS)
def test_an_event_says_whether_it_makes_dearer_or_cheaper(qapp, width, text):
    events = [face("event", "", "Rifle Army", "Goes under the events.", modifier=sum_) for sum_ in ("+4", "−4", "+0")]
    assert distinct(grey(each, width, None, text) for each in events) == 3


def test_a_name_that_has_no_room_is_set_short(qapp):
    long = face(title="Independent Heavy Tank Battalion", price="6")
    assert grey(long, 110) == grey(long._replace(title="Independent Armoured Train Battalion"), 110)
    assert grey(long, 260) != grey(long._replace(title="Independent Armoured Train Battalion"), 260)


def test_the_same_card_is_read_and_not_grown(qapp):
    """The reader's own card has its words under it: it is the same for everyone."""
    card = face(price="6", gain_sp="+3")
    assert grey(card, 300, Level.L) == grey(card, 300, Level.L, 2.0)
    assert grey(card, 126) == grey(card, 126, None, 1.25) != grey(card, 126, None, 1.5)


def test_a_large_card_on_the_table_prints_its_rules(qapp):
    """The reader's card leaves them to the words under it, and prints what the card gives."""
    texts = [TEXT, "+3 SP.", "+2 SP.", " ".join([TEXT.replace("\n", " ")] * 5)]
    assert distinct(grey(face(price="6", text=text), 300) for text in texts) == 4
    assert distinct(grey(face(price="6", text=text), 300, Level.L) for text in texts) == 1
    gives = [face(price="6", gain_sp="+3"), face(price="6", gain_sp="+2"), face(price="6", tire_bp="6")]
    assert distinct(grey(each, 300, Level.L) for each in gives) == 3


def test_the_label_of_a_part_is_a_pill_and_no_word_of_its_text(qapp):
    plain, marked = face(price="6"), face(price="6", text="**Play:** " + TEXT.replace("\n", "\n**Deployed:** "))
    assert grey(plain, 300) == grey(marked, 300)


def test_backs_differ(qapp):
    backs = [Face(name, "barbarossa", art=name) for name in ("back", "back_event")]
    assert distinct(card_image(each, (), 90) for each in (*backs, *(each._replace(art="") for each in backs))) == 4


def test_no_card_is_without_a_template():
    assert set(FACES) == {*TABLES, "objective", "event", "back", "back_event"}


def test_ground_and_sheet_are_drawn_where_no_picture_is(qapp):
    table = painted(lambda p: ground(p, QRectF(0, 0, 240, 240), 1.0))
    assert inked(table).width() == 240

    def sheet(said):
        return painted(lambda p: DECOR["sheet"](p, QRectF(10, 10, 220, 90), said, 1.0, True))

    assert distinct([sheet(""), sheet("The Field")]) == 2
