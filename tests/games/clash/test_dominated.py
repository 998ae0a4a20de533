"""desktop/games/clash/dominated.py: to bring oneself down, and a spell that changes nothing."""

from tests.games.clash.positions import position
from tests.games.dominated import left_out


def test_nobody_lets_its_own_stronghold_fall() -> None:
    """A tower falls whenever it is rightmost, also because the cards right of it were played."""
    state = position("|", "| brute", hand0="*S zombie", hand1="ogre *W grrr", mana=3)
    assert left_out(state) == ["summon:zombie:upper", "summon:zombie:lower"]
    # To expose the Watchtower can be worth it.
    assert left_out(position("|", "| brute", hand0="*W zombie assassin", hand1="ogre *W grrr", mana=1)) == []


def test_a_spell_that_hits_nobody_is_not_cast_from_the_right_end() -> None:
    state = position("| revenant", "|", hand0="*W zombie boom", hand1="ogre *W grrr", mana=1)
    assert left_out(state) == ["cast:boom:revenant"]
    # From further left it moves to the right end, and the other cards come nearer.
    assert left_out(position("| revenant", "|", hand0="*W boom zombie", hand1="ogre *W grrr", mana=1)) == []


def test_a_wound_of_an_own_unit_heals_before_anybody_strikes_it() -> None:
    state = position("brute | ogre", "|", hand0="*W zombie boom", hand1="grrr *W", mana=1)
    assert left_out(state) == ["cast:boom:brute"]
    # Four more of them would fell it.
    assert left_out(position("brute | ogre", "|", hand0="*W zombie boom", hand1="grrr *W", mana=2)) == []
