"""What a mistake was about: a word that the game has in every language, from what the seat knows, and a true one."""

from collections import Counter
from collections.abc import Iterator

import pytest

from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.games.barbarossa.cards import G_INFANTRY, LOSS
from desktop.games.chronicle.cards import ABILITY, CROWN
from desktop.games.clash.rules import END
from desktop.games.fleet.verbs import DONE
from desktop.games.ganymede.verbs import DRAW, STOP
from desktop.words import Words, offered, sentences
from tests.games.chronicle.fields import ALL, meeting

GAMES = list(BY_ID)


def moments(game: Game, games: int = 40) -> Iterator[tuple[InfoSet, Action, Action]]:
    """Decisions of the rule of thumb, as the better move, against another legal one."""
    mode, seats = next(iter(game.info.modes.items()))
    for seed in range(games):
        state, dice = game.new(seats.start, mode, {}, seed), Rng(seed)
        for _ in range(400):
            if state.over:
                break
            info = InfoSet(game, state, state.decider())
            best = game.bots.greedy(info, dice)
            others = [action for action in info.legal if action != best]
            if others:
                other = others[dice.below(len(others))]
                yield (info, best, other) if dice.below(2) else (info, other, best)
            state.apply(best if dice.below(4) else info.legal[dice.below(len(info.legal))])


def themes(game: str) -> set[str]:
    """Those that a game has words for."""
    return {name.rpartition(".")[2] for name in sentences("en", game) if name.startswith(f"{game}.theme.")}


@pytest.mark.parametrize("game", GAMES)
def test_each_theme_comes_up_and_has_words_everywhere(game: str) -> None:
    rules, met = BY_ID[game], Counter[str]()
    theme = rules.talk.theme
    assert theme is not None
    for number, (info, best, played) in enumerate(moments(rules, 200)):
        met[theme(info, best, played)] += 1
        if set(met) >= themes(game) or number > 12_000:
            break
    assert set(met) == themes(game), (met, themes(game) - set(met))
    assert len(met) >= 3
    for lang in offered():
        assert all(Words(lang).known(f"{game}.theme.{name}") for name in met)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    rules, seen = BY_ID[game], 0
    theme = rules.talk.theme
    assert theme is not None
    for number, (info, best, played) in enumerate(moments(rules, 6)):
        again = InfoSet(rules, info.sample(Rng(number + 9)), info.seat)
        assert theme(again, best, played) == theme(info, best, played)
        seen += 1
        if seen > 250:
            break
    assert seen > 50


def test_they_say_what_is_so() -> None:
    """The names that a player would use, held against the cards."""
    for info, best, played in moments(BY_ID["barbarossa"], 8):
        named = BY_ID["barbarossa"].talk.theme(info, best, played)  # type: ignore[misc]
        assert (named == "infantry") == (
            played.verb == "attack" and best.verb != "attack" and LOSS[played.card][G_INFANTRY] > 0
        )
    for info, best, played in moments(BY_ID["ganymede"], 8):
        named = BY_ID["ganymede"].talk.theme(info, best, played)  # type: ignore[misc]
        assert (named == "stop") == (best == STOP and played == DRAW) or played.verb in ("turn_up", "fetch")
        assert (named == "dare") == (best == DRAW and played == STOP) or played.verb in ("turn_up", "fetch")
    for info, best, played in moments(BY_ID["clash"], 12):
        named = BY_ID["clash"].talk.theme(info, best, played)  # type: ignore[misc]
        assert named != "mana" or played == END
        assert named != "hold" or best == END
        assert named != "lane" or (best.card == played.card and best.target != played.target)
        assert (named == "deck") == (best.verb == "pick")
    for info, best, played in moments(BY_ID["fleet"], 12):
        named = BY_ID["fleet"].talk.theme(info, best, played)  # type: ignore[misc]
        assert named != "purse" or best == DONE
        assert named != "spend" or played == DONE


def test_holding_back_the_five_and_the_crowns() -> None:
    game = BY_ID["chronicle"]
    theme = game.talk.theme
    assert theme is not None
    state = meeting(("knight sentinel king prince", "thief", "witch", "maid"), discard=ALL)
    info = InfoSet(game, state, state.decider())
    by_name = {game.verbs.text(action): action for action in info.legal}
    for best, played, told in (("knight", "sentinel", "five"), ("sentinel", "knight", "use_five"),
                               ("knight", "king", "crown"), ("king", "prince", "use_crown")):  # fmt: skip
        moves = [by_name[f"play:{name}"] for name in (best, played)]
        assert theme(info, *moves) == told
        assert ABILITY[moves[1].card] == "stop" or CROWN[moves[1].card] or told.startswith("use")
