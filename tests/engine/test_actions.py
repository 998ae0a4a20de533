"""desktop/engine/actions.py: interned decisions and the text that people and files write them in."""

import pytest

from desktop.engine.actions import Action, ActionError, Verb, Verbs

VERBS = Verbs(
    (
        Verb("end"),
        Verb("draft", cards=("ogre", "imp")),
        Verb("march", targets=("north", "south")),
        Verb("summon", cards=("ogre", "imp"), targets=("upper", "lower")),
    )
)
TEXTS = ["end", "draft:imp", "march:south", "summon:ogre:upper", "summon:imp:lower"]


# Rule 7: an action is one interned object with a text form that parses without a state.
@pytest.mark.parametrize("text", TEXTS)
def test_an_action_is_one_object_and_one_text(text: str) -> None:
    action = VERBS.parse(text)
    assert VERBS.parse(text) is action
    assert VERBS.text(action) == text
    assert VERBS.action(*action) is action


def test_the_verb_fixes_what_card_and_target_mean() -> None:
    assert VERBS.parse("summon:imp:upper") == Action("summon", card=1, target=0)
    assert VERBS.parse("draft:imp") == Action("draft", card=1)
    assert VERBS.parse("march:south") == Action("march", target=1)
    assert VERBS.parse("end") == Action("end")


def test_what_a_verb_does_not_name_need_not_be_told() -> None:
    assert VERBS.action("end") is VERBS.parse("end")
    assert VERBS.action("draft", 1) is VERBS.parse("draft:imp")
    assert VERBS.action("march", target=1) is VERBS.parse("march:south")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is no verb of this game; there are end, draft, march, summon"),
        ("End", "'End' is no verb"),
        (" end", "' end' is no verb"),
        ("end:", "'end:' has 1 words after the verb; 'end' takes 0"),
        ("summon:ogre", "'summon:ogre' has 1 words after the verb; 'summon' takes 2"),
        ("summon:ogre:upper:2", "has 3 words after the verb; 'summon' takes 2"),
        ("summon:upper:ogre", "'upper' is nothing that 'summon' can name"),
        ("draft:0", "'0' is nothing that 'draft' can name"),
        ("march:north:", "has 2 words"),
        ("draft:\ud800", r"'\ud800' is nothing"),
        ("draft:\n", r"'\n' is nothing"),
    ],
)
def test_a_text_that_is_no_action_is_refused_by_its_wrong_word(text: str, reason: str) -> None:
    with pytest.raises(ActionError) as error:
        VERBS.parse(text)
    assert reason in str(error.value)


def test_an_endless_text_is_quoted_by_its_beginning() -> None:
    with pytest.raises(ActionError) as error:
        VERBS.parse("x" * 1_000_000)
    assert len(str(error.value)) < 200
