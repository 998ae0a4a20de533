"""desktop/engine/text.py: sentences by their id."""

from desktop.engine.text import Text, seat_name


def test_a_text_holds_an_id_and_what_stands_in_its_gaps() -> None:
    inner = Text("clash.card.ogre.name")
    assert Text("clash.log.pick", (seat_name(1), inner)) == ("clash.log.pick", (("seat", (1,)), inner))
    assert Text("house.prompt.choose").args == ()
