"""The fleet game's faces: whose ship it is and its three numbers are readable at every size, and without colour."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games import BY_ID
from desktop.games.fleet.cards import CATALOG, KIND
from desktop.games.fleet.faces import face as face_of_card
from desktop.look import Face, Keyword, Value
from desktop.table.drawing import lettering
from desktop.table.drawing.canvas import Level
from desktop.table.drawing.faces import card_image
from desktop.table.drawing.theme import MIN_TEXT
from desktop.table.scene.layout import frame, lay_out
from desktop.words import LANGUAGES, Words
from desktop.worlds.fleet import cards as drawn
from desktop.worlds.fleet.cards import FACES
from desktop.worlds.fleet.ground import DECOR, ground
from tests.table.pictures import distinct, inked, painted

WIDTHS = (40, 64, 110, 158, 260)


def ship(fleet: str = "earth", speed: str = "8", fire: str = "5", shield: str = "6", *marks: str) -> Face:
    values = {"speed": speed, "fire": fire, "shield": shield, "worth": "3,000", **dict.fromkeys(marks, "1")}
    return Face(fleet, "fleet", "goshawk", "Goshawk", values=tuple(Value(*value) for value in values.items()))


def goods(template: str = "goods", title: str = "Gun Pod", **values: str) -> Face:
    return Face(template, "fleet", "gun_pod", title, values=tuple(Value(*value) for value in values.items()))


def grey(face: Face, width: float, level: Level | None = None):
    image = card_image(face, face.values, width, level)
    return image.convertToFormat(image.Format.Format_Grayscale8)


@pytest.mark.parametrize("width", WIDTHS)
def test_all_three_numbers_show_at_every_size(qapp, width):  # UX 19, UX 39
    others = [ship(speed="9"), ship(fire="4"), ship(shield="7"), ship(fire="11"), ship("skaxar")]
    assert distinct(grey(face, width) for face in (ship(), *others)) == 6


@pytest.mark.parametrize("width", WIDTHS)
def test_how_a_ship_came_shows_at_every_size(qapp, width):
    came = [ship(), ship("earth", "8", "5", "6", "flipped"), ship("earth", "8", "5", "6", "helper")]
    assert distinct(grey(face, width) for face in came) == 3


@pytest.mark.parametrize("width", [110, 158, 260])
def test_the_name_and_the_worth_show_from_the_middle_level_on(qapp, width):
    named = ship()
    assert grey(named, width) != grey(named._replace(title="Merlin"), width)
    cheap = named._replace(values=(*named.values[:3], Value("worth", "1,000")))
    assert width == 110 or grey(named, width) != grey(cheap, width)
    assert grey(named, 64) == grey(named._replace(title="Merlin"), 64)


@pytest.mark.parametrize("width", [64, 82, 110, 158])
def test_tucked_gear_says_what_it_adds_on_its_lower_edge(qapp, width):  # UX 19
    """Only the lower third looks out from under the ship."""
    edges = []
    for added in ({"fire": "+1"}, {"fire": "+3"}, {"shield": "+3"}, {"fire": "+2", "shield": "+2"}):
        image = grey(goods("fitted", **added, price="5,000"), width)
        edges.append(image.copy(0, image.height() * 2 // 3, image.width(), image.height() // 3))
    assert distinct(edges) == 4


def test_the_large_card_of_tucked_gear_is_the_whole_card(qapp):
    whole = goods(fire="+3", price="5,000")
    assert grey(whole._replace(template="fitted"), 260, Level.L) == grey(whole, 260, Level.L)


@pytest.mark.parametrize("width", [100, 132, 260])
def test_what_is_for_sale_says_its_price_and_what_it_adds(qapp, width):  # UX 19
    offers = [{"fire": "+1", "price": "1,000"}, {"fire": "+2", "price": "1,000"}, {"fire": "+1", "price": "3,000"}]
    assert distinct(grey(goods(**offer), width) for offer in offers) == 3


def test_a_long_name_stays_on_its_card(qapp):
    """Between the ends of the header there is always a margin."""
    long = goods(title="Repair Mothership", price="12,000")
    for width in (100, 132, 260):
        blank, named = grey(long._replace(title=""), width), grey(long, width)
        rows = range(3, round(width * 0.15))
        edge = [(x, y) for x in (1, 2, round(width) - 3, round(width) - 2) for y in rows]
        assert all(blank.pixelColor(*spot) == named.pixelColor(*spot) for spot in edge)


def test_a_service_says_in_words_or_by_its_sign_what_it_does(qapp):
    repair = goods(title="", price="3,000")._replace(
        keywords=(Keyword("fleet/repair", "Repair"),), short_title="A scrapped Scout returns", text="A destroyed Scout."
    )
    redraw = repair._replace(keywords=(Keyword("fleet/redraw", "Redraw"),), short_title="Swap the flipped ship")
    assert all(grey(repair, width) != grey(redraw, width) for width in (64, 100, 158))
    assert grey(repair, 260, Level.L) == grey(repair._replace(text="Another."), 260, Level.L)  # its sheet says the rest


@pytest.mark.parametrize("width", WIDTHS)
def test_four_backs_are_told_apart_without_colour(qapp, width):  # UX 39
    decks = ("earth", "skaxar", "dealer", "asteroid")
    assert distinct(grey(Face(f"back_{deck}", "fleet", art=f"back_{deck}"), width) for deck in decks) == 4


@pytest.mark.parametrize("width", WIDTHS)
def test_an_asteroid_says_what_it_brings(qapp, width):
    worth = [Face("asteroid", "fleet", values=(Value("worth", text),)) for text in ("1,000", "2,000", "5,000")]
    assert distinct(grey(face, width) for face in worth) == 3


def test_every_kind_of_card_has_a_face():
    backs = {f"back_{deck}" for deck in ("earth", "skaxar", "dealer", "asteroid")}
    assert set(FACES) == {"earth", "skaxar", "goods", "fitted", "asteroid", "back", *backs}


@pytest.mark.parametrize("kind", sorted(DECOR))
def test_a_fixture_stays_in_its_place_and_says_its_label(qapp, kind):
    place = QRectF(20, 20, 200, 100)

    def draw(label: str):
        return painted(lambda p: DECOR[kind](p, place, label, 1.0, True))

    assert place.adjusted(-2, -2, 2, 2).contains(inked(draw("Bridge")))
    assert draw("Bridge") != draw("")


def test_without_a_picture_there_is_space(qapp):
    room = QRectF(0, 0, 240, 240)
    assert inked(painted(lambda p: ground(p, room, 1.0))) == room


@pytest.mark.parametrize("window", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_for_sale_says_its_effect_in_words(qapp, monkeypatch, lang, window):
    """As it lies in a full shop, in letters that can be read."""
    game, words = BY_ID["fleet"], Words(lang)
    spec = game.face.spec(game.view(game.new(2, "battle", {}, 1), 0), words.say)
    place = frame(*window)
    shop = lay_out(spec, place.table.w, place.table.h, place.unit, {("shop", -1): 6}).zones["shop", -1]
    wide, written = shop.card[0], {}
    line, paragraph = lettering.draw_line, lettering.draw_paragraph

    def hears_line(painter, rect, text, font, *rest):
        written[text] = font.pixelSize()
        line(painter, rect, text, font, *rest)

    def hears_paragraph(painter, rect, text, font, tint, align, lead, floor):
        written[text] = max(floor, MIN_TEXT)
        assert lettering.paragraph_height(text, lettering.sized(font, floor), rect.width(), lead) <= rect.height(), text
        paragraph(painter, rect, text, font, tint, align, lead, floor)

    monkeypatch.setattr(drawn, "draw_line", hears_line)
    monkeypatch.setattr(drawn, "draw_paragraph", hears_paragraph)
    for card in range(len(CATALOG.names)):
        if KIND[card] in ("ship", "asteroid"):
            continue
        shown = face_of_card(card, words.say)
        written.clear()
        card_image(shown, shown.values, wide)
        lent = [value.text for value in shown.values if value.style in ("fire", "shield")]
        told = shown.short_title.split("\n")
        effect = [f"{much} {name}" for much, name in zip(lent, told, strict=True)] if lent else [shown.short_title]
        for each in effect:
            assert written.get(each, 0) * wide / 630 >= MIN_TEXT - 1, (shown.title, each, written)
