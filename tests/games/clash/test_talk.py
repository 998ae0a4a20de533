"""What is said: log lines, a reason for every forbidden attempt, previews that come true; nothing hidden in any."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop import resources
from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt, Note
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.games.clash import GAME
from desktop.games.clash.cards import CARDS, HEALTH, NAMES, TOWER
from desktop.games.clash.state import HAND, LANE, LANES, MANA, TURN, ClashState
from desktop.words import Words
from tests.games.clash.positions import action, position, preview, refusal

SAY = Words("en")
PLAYERS = ("Mara", "Ivo")
HAND0, HAND1, OFFER = Place("hand", 0), Place("hand", 1), Place("offer")
UPPER0, UPPER1 = Place("upper", 0), Place("upper", 1)


def said(text: Text) -> str:
    return SAY.say(text, PLAYERS)


# ---- the log


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("summon:ogre:upper", "Mara summons Ogre to the upper lane: 4 mana."),
        ("cast:boom:zombie", "Mara casts Boom on Zombie: 1 mana."),
        ("end", "Mara starts the assault."),
        ("pick:ogre", "Mara drafts Ogre."),
    ],
)
def test_a_line_for_each_kind_of_action(move: str, line: str) -> None:
    view = GAME.view(position(upper="| zombie"), 0)
    assert said(GAME.describe(view, action(move))) == line


def test_whose_turn_which_phase_and_what_is_expected_stand_in_one_sentence() -> None:
    # UX 18.
    assert said(draft_table().prompt()) == "Draft: Mara takes 1 card."
    second = draft_table()
    second.apply(second.legal()[0])
    assert said(second.prompt()) == "Draft: Ivo takes 2 cards, one at a time."
    assert said(table().prompt()) == "Summon: Mara has 4 mana. Play cards from the window, or start the assault."
    poor = position(mana=0, to_act=1)
    assert said(poor.prompt()) == "Summon: Ivo has no mana left and starts the assault."
    # What a hand could pay for is its owner's business: the other seat reads the same prompt.
    dear = position(hand0="*W troll aberration martyr", mana=5)
    assert len(dear.legal()) == 1 and "has 5 mana" in said(GAME.view(dear, 1).prompt)
    assert said(lost().prompt()) == "The game is over"


# ---- refusals


def draft_table() -> ClashState:
    state = GAME.new(2, "duel", {"first": "seat1"}, 1)
    assert isinstance(state, ClashState)
    return state


def table() -> ClashState:
    return position(
        upper="zombie | gnome", hand0="boom *W ogre troll baron brute shaman", hand1="*W grrr carapace alpha", mana=4
    )


def empty_table() -> ClashState:
    return position(hand0="boom *W ogre troll baron", hand1="*W grrr")


def lost() -> ClashState:
    state = position(upper="zombie |", hand1="*S boom")
    state.apply(action("end"))
    return state


# The sentence of each reason, and the section of the rulebook that it leads to.
SENTENCES = {
    "house.why.over": ("The game is over.", "end"),
    "house.why.turn": ("It is Mara's turn.", "turn"),
    "clash.why.draft": ("First the draft: take a card from those that lie open.", "draft"),
    "clash.why.draft_where": ("A drafted card goes to your own drafted cards.", "draft"),
    "clash.why.in_play": (
        "Creatures in play keep their places and attack by themselves in the assault.",
        "assault",
    ),
    "clash.why.theirs": ("This row is the other side's hand; only its owner plays from it.", "summoning"),
    "clash.why.unseen": ("You know that these lie in the other side's row, but not where.", "draft"),
    "house.why.nothing": ("There is no card here.", "turn"),
    "clash.why.tower": ("Your tower is never played; only blows push it along the row.", "tower"),
    "clash.why.window": (
        "Brute is card 5 of your row; only the four leftmost, the tower not counted, can be played.",
        "summoning",
    ),
    "clash.why.mana": ("Troll costs 6 mana; you have 4 left.", "mana"),
    "clash.why.no_target": ("Boom needs a creature in play to hit, and there is none.", "incantations"),
    "clash.why.order": ("The order of your row is fixed; cards leave it only by being played.", "summoning"),
    "clash.why.where": ("Ogre has to go into one of your two lanes.", "summoning"),
    "clash.why.realm": ("You summon Ogre on your own side of the Bridge only.", "summoning"),
    "clash.why.aim": ("Drop Boom on the creature that it shall hit.", "incantations"),
}

# Who tries what, and which reason stands against it.
REFUSALS = [
    (lost, 0, Attempt(HAND0, 1, UPPER0), "house.why.over"),
    (table, 1, Attempt(HAND1, 1, UPPER1), "house.why.turn"),
    (table, None, Attempt(HAND0, 2, UPPER0), "house.why.turn"),
    (draft_table, 0, Attempt(HAND0, 0), "clash.why.draft"),
    (draft_table, 0, Attempt(OFFER, 4), "house.why.nothing"),
    (draft_table, 0, Attempt(OFFER, 0, UPPER0), "clash.why.draft_where"),
    (draft_table, 0, Attempt(OFFER, 0, Place("picked", 1)), "clash.why.draft_where"),
    (table, 0, Attempt(UPPER0, 0, Place("lower", 0)), "clash.why.in_play"),
    (table, 0, Attempt(HAND1, 1, UPPER0), "clash.why.theirs"),
    (table, 0, Attempt(Place("unseen", 1), 0, UPPER0), "clash.why.unseen"),
    (table, 0, Attempt(HAND0, 9), "house.why.nothing"),
    (table, 0, Attempt(OFFER, 0), "house.why.nothing"),
    (table, 0, Attempt(HAND0, 1, UPPER0), "clash.why.tower"),
    (table, 0, Attempt(HAND0, 5, UPPER0), "clash.why.window"),
    (table, 0, Attempt(HAND0, 3, UPPER0), "clash.why.mana"),
    (empty_table, 0, Attempt(HAND0, 0, UPPER0), "clash.why.no_target"),
    (table, 0, Attempt(HAND0, 2, HAND0, 0), "clash.why.order"),
    (table, 0, Attempt(HAND0, 0, HAND0, 3), "clash.why.order"),
    (table, 0, Attempt(HAND0, 2, HAND1), "clash.why.where"),
    (table, 0, Attempt(HAND0, 2, Place("pool")), "clash.why.where"),
    (table, 0, Attempt(HAND0, 2, UPPER1), "clash.why.realm"),
    (table, 0, Attempt(HAND0, 0, Place("lower", 1), 0), "clash.why.aim"),
    (table, 0, Attempt(HAND0, 0, UPPER1), "clash.why.aim"),
    (table, 0, Attempt(HAND0, 0, HAND1, 0), "clash.why.aim"),
]


@pytest.mark.parametrize(
    ("make", "seat", "attempt", "text_id"), REFUSALS, ids=[f"{row[3]}-{n}" for n, row in enumerate(REFUSALS)]
)
def test_each_forbidden_attempt_has_its_reason(
    make: Callable[[], ClashState], seat: int | None, attempt: Attempt, text_id: str
) -> None:
    # UX 25: one sentence with the rule and what is missing, linked to the rulebook section.
    reason = GAME.why_not(GAME.view(make(), seat), attempt)
    assert reason is not None
    assert (reason.text.id, said(reason.text), reason.section) == (text_id, *SENTENCES[text_id])


def test_every_refusal_of_the_code_is_shown_above() -> None:
    source = resources.root().parent / "desktop" / "games" / "clash" / "talk.py"
    written = set(re.findall(r'"((?:clash|house)\.why\.\w+)"', source.read_text(encoding="utf-8")))
    assert written == {row[3] for row in REFUSALS} == set(SENTENCES)


@pytest.mark.parametrize(
    ("attempt", "move"),
    [
        (Attempt(HAND0, 2), None),
        (Attempt(HAND0, 2, UPPER0), "summon:ogre:upper"),
        (Attempt(HAND0, 2, Place("lower", 0)), "summon:ogre:lower"),
        (Attempt(HAND0, 0), None),
        (Attempt(HAND0, 0, UPPER1, 0), "cast:boom:gnome"),
        (Attempt(HAND0, 0, UPPER0, 0), "cast:boom:zombie"),
    ],
)
def test_what_is_allowed_has_no_reason_against_it(attempt: Attempt, move: str | None) -> None:
    state = table()
    assert refusal(state, attempt) is None
    assert move is None or action(move) in state.legal()


@pytest.mark.parametrize("dst", [None, Place("picked", 0), HAND0])
def test_a_pick_is_allowed(dst: Place | None) -> None:
    assert refusal(draft_table(), Attempt(OFFER, 3, dst)) is None


def attempts(state: ClashState) -> list[tuple[Attempt, Action | None]]:
    """Every card of the own row let go at every place, and the action that this is, if any."""
    seat = state.decider()
    found: list[tuple[Attempt, Action | None]] = []
    for at, card in enumerate(state.zones[HAND[seat]]):
        for lane in (0, 1):
            for side in (0, 1):
                units = state.zones[LANE[side][lane]]
                summons = action(f"summon:{NAMES[card]}:{LANES[lane]}") if side == seat and card < TOWER else None
                dst = Place(LANES[lane], side)
                if HEALTH[card] if card < TOWER else True:
                    found.append((Attempt(Place("hand", seat), at, dst), summons))
                else:
                    for place, unit in enumerate(units):
                        cast = action(f"cast:{NAMES[card]}:{NAMES[unit]}")
                        found.append((Attempt(Place("hand", seat), at, dst, place), cast))
    return found


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_reason_exactly_where_the_rules_forbid(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(2, "duel", {"deal": "random", "turn_limit": 30}, seed)
    assert isinstance(state, ClashState)
    while not state.over:
        legal = state.legal()
        for attempt, move in attempts(state):
            assert (refusal(state, attempt) is None) == (move in legal), (attempt, move)
        state.apply(legal[rng.below(len(legal))])


def test_a_reason_reveals_nothing_hidden() -> None:
    # UX 26: the reason is made of the view; rows that lie otherwise behind it give the same.
    one, other = position(hand1="*W troll boom alpha baron"), position(hand1="*W baron alpha boom troll")
    for at in range(6):
        attempt = Attempt(HAND1, at, UPPER0)
        assert refusal(one, attempt) == refusal(other, attempt)


# ---- previews


def test_a_play_tells_what_the_assault_would_do_then() -> None:
    # UX 31: "Watchtower moves 2".
    state = position(lower="brigand zombie | gnome", upper="disciple |", hand0="*W grrr troll boom")
    assert preview(state, "summon:grrr:lower") == [
        ("then", (), False),
        ("destroys", ("clash.card.gnome.name",), False),
        ("tower_moves", (7, "clash.card.watchtower.name"), False),
    ]
    assert preview(state, "end") == [
        ("destroys", ("clash.card.gnome.name",), False),
        ("tower_moves", (5, "clash.card.watchtower.name"), False),
    ]


def test_a_tower_is_pushed_no_farther_than_it_goes() -> None:
    # Rulebook, Phase 3: what is left of the blow is lost.
    state = position(upper="brigand martyr |", hand1="*W troll boom gnome alpha")
    assert preview(state, "end") == [
        ("tower_moves", (4, "clash.card.watchtower.name"), False),
        ("their_watchtower_falls", (), False),
    ]
    state = position(upper="brigand martyr |", hand1="troll boom gnome *W alpha")
    assert preview(state, "end") == [
        ("tower_moves", (1, "clash.card.watchtower.name"), False),
        ("their_watchtower_falls", (), False),
        ("tower_moves", (4, "clash.card.stronghold.name"), False),
        ("their_stronghold_falls", (), False),
    ]


def test_exposing_the_own_tower_is_a_warning_before_the_drop() -> None:
    # Ruling 4: "the interface warns before the drop".
    state = position(hand0="troll boom *W zombie")
    assert preview(state, "summon:zombie:upper") == [("own_watchtower_falls", (), True), ("quiet", (), False)]
    state = position(hand0="*W zombie")
    assert preview(state, "summon:zombie:upper") == [
        ("own_watchtower_falls", (), True),
        ("own_stronghold_falls", (), True),
    ]
    assert preview(position(hand0="troll *W zombie", exposed_tower_falls=False), "summon:zombie:upper") == [
        ("quiet", (), False)
    ]


def test_a_spell_tells_what_it_destroys_hurts_and_cannot_hurt() -> None:
    state = position(upper="| revenant baron", lower="| zombie", hand0="*W cyclone troll boom", mana=9)
    assert preview(state, "cast:cyclone:revenant") == [
        ("immune", ("clash.card.revenant.name",), False),
        ("destroys", ("clash.card.zombie.name",), False),
        ("hurts", (2, "clash.card.baron.name"), False),
        ("quiet", (), False),
    ]
    own = position(
        upper="zombie lieutenant |", hand0="*W boom troll ogre", hand1="*W alpha grrr baron brute gnome mutant"
    )
    assert preview(own, "cast:boom:zombie")[0] == ("own_falls", ("clash.card.zombie.name",), True)
    assert preview(own, "cast:boom:lieutenant")[0] == ("shielded", ("clash.card.lieutenant.name",), False)


def test_an_assault_that_does_nothing_says_so() -> None:
    assert preview(position(), "end") == [("quiet", (), False)]
    # Wounds are no news: all health comes back.
    assert preview(position(upper="zombie | ogre"), "end") == [("quiet", (), False)]


def test_looking_ahead_changes_nothing() -> None:
    state = position(upper="zombie | gnome", hand0="*W ogre grrr")
    info = InfoSet(GAME, state, 0)
    first = [GAME.preview(info, move) for move in info.legal]
    assert [GAME.preview(info, move) for move in info.legal] == first
    assert info.view == GAME.view(state, 0)


def test_the_last_turn_is_announced() -> None:
    # Ruling 12: after the last turn the towers decide.
    state = position(hand0="*W boom zombie ogre", turn=1000)
    assert preview(state, "end") == [("quiet", (), False), ("turn_limit", (), True)]
    assert preview(state, "summon:zombie:upper") == [("then", (), False), ("turn_limit", (), True)]


def test_a_pick_tells_what_the_row_would_be_made_of() -> None:
    state = draft_table()
    for pick in state.legal():
        (note,) = GAME.preview(InfoSet(GAME, state, state.decider()), pick)
        spell = int(CARDS[pick.card].kind == "incantation")
        assert note == Note(Text("clash.note.pick", (1 - spell, spell, CARDS[pick.card].cost)))


def shape(state: ClashState) -> tuple[list[set[int]], list[int], list[bool], list[int]]:
    """What a preview is about: units in play, places of the towers, sides of the towers, hand counts."""
    units = [{card for zone in LANE[seat] for card in state.zones[zone]} for seat in (0, 1)]
    hands = [len(state.zones[HAND[seat]]) for seat in (0, 1)]
    return units, [state.tower_at(s) for s in (0, 1)], [state.is_stronghold(s) for s in (0, 1)], hands


def foretold(notes: tuple[Note, ...], key: str) -> list[Text]:
    return [note.text for note in notes if note.text.id == f"clash.note.{key}"]


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), exposed=st.booleans())
def test_what_is_foretold_happens(seed: int, exposed: bool) -> None:
    # UX 31: deterministic outcomes are previewed before the drop.
    rng = Rng(seed)
    options: dict[str, object] = {"deal": "random", "turn_limit": 30, "exposed_tower_falls": exposed}
    state = GAME.new(2, "duel", options, seed)
    assert isinstance(state, ClashState)
    while not state.over:
        seat, legal = state.decider(), state.legal()
        move = legal[rng.below(len(legal))]
        notes = GAME.preview(InfoSet(GAME, state, seat), move)
        before, (units, towers, sides, _) = state.clone(), shape(state)
        state.apply(move)
        after = state.clone()
        if move.verb != "end" and not after.over:
            after.apply(action("end"))
        units_after, towers_after, sides_after, _ = shape(after)
        gone = [units[s] - units_after[s] for s in (0, 1)]
        assert {text.args[0] for text in foretold(notes, "destroys")} == {
            Text(f"clash.card.{NAMES[card]}.name") for card in gone[1 - seat]
        }
        assert {text.args[0] for text in foretold(notes, "own_falls")} == {
            Text(f"clash.card.{NAMES[card]}.name") for card in gone[seat]
        }
        other = 1 - seat
        assert bool(foretold(notes, "their_watchtower_falls")) == (sides_after[other] and not sides[other])
        assert bool(foretold(notes, "own_watchtower_falls")) == (sides_after[seat] and not sides[seat])
        assert bool(foretold(notes, "their_stronghold_falls")) == (after.loser == other)
        assert bool(foretold(notes, "own_stronghold_falls")) == (after.loser == seat)
        assert bool(foretold(notes, "turn_limit")) == (after.over and after.loser < 0)
        if sides_after[other] == sides[other]:
            pushed = sum(int(str(text.args[0])) for text in foretold(notes, "tower_moves"))
            assert pushed == towers_after[other] - towers[other]
        assert before.counters[TURN] == state.counters[TURN] or move.verb == "end"


def test_a_preview_owes_nothing_to_the_true_order_of_the_other_hand() -> None:
    # UX 26 and DESIGN, rule 9.
    rows = ("*W troll boom alpha baron", "*W baron alpha boom troll")
    tables = [position(upper="zombie | gnome", hand0="*W ogre grrr", hand1=row) for row in rows]
    for move in tables[0].legal():
        first, second = (GAME.preview(InfoSet(GAME, state, 0), move) for state in tables)
        assert first == second
    assert tables[0].counters[MANA] == 20
