"""What Chronicle's table, its list of moves and its log ask for by name."""

from desktop.engine.rng import Rng
from desktop.games.chronicle.cards import ABILITIES, HISTORIES, NAMES, SUITS
from desktop.words import Words
from tests.games.setups import set_ups
from tests.games.walks import match as new_match
from tests.games.walks import pick

SAY = Words("en")


def test_suits_abilities_and_cards_have_words() -> None:
    asked = [f"suit.{suit}" for suit in SUITS] + [f"short.{ability}" for ability in ABILITIES]
    asked += [f"card.{name}.text" for name in NAMES] + [f"card.{NAMES[card]}.condition" for card in HISTORIES]
    assert [name for name in asked if not SAY.known(f"chronicle.{name}")] == []


def test_every_verb_has_words_for_the_list_of_moves() -> None:
    verbs = ("play", "cover", "return", "take", "discard", "raid", "recall", "give", "shed", "lose")
    assert [verb for verb in verbs if not SAY.known(f"chronicle.move.{verb}")] == []


def test_every_note_that_the_rules_tell_has_a_line() -> None:
    told = {"skipped", "prolonged"}  # hardly any random game comes to them
    for setup in set_ups("chronicle"):
        for limit in (3, 200):  # rounds
            for seed in range(6):
                match = new_match(setup._replace(options={**setup.options, "round_limit": limit}), seed)
                dice = Rng(seed)
                while not match.over:
                    step = match.submit(match.state.decider(), pick(match.state, dice))
                    told |= {event.key for event in step.events if event.verb == "note"}
    assert {"scores", "theme", "void", "monopoly", "round_limit"} <= told
    assert [key for key in sorted(told) if not SAY.known(f"chronicle.log.{key}")] == []
