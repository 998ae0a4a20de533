"""The reason of a hint: what the best move brings, and the next best does not, from the forecast of both.

What a card always does is no reason, nor what both moves bring alike; a warning that stays is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from desktop.controller.advice import Weighed
from desktop.controller.sight import Sight
from desktop.engine.actions import Action
from desktop.engine.game import Note
from desktop.engine.text import Text, series
from desktop.words import clause, opening

Outcomes = Callable[[Action], Sequence[Note]]
UNPLAYED = "house.play.left"  # what a button says of cards that could still be played
NEAR = 0.02  # of the chance to win: a move without a warning is preferred to one that is better by less


def decided(advice: Sequence[Weighed], outcomes: Outcomes) -> tuple[Weighed, Weighed | None]:
    """The move that is advised, and the next best."""
    close = [each for each in advice if advice[0].chance - each.chance <= NEAR]
    first = next((each for each in close if not _warned(outcomes(each.action))), advice[0])
    return first, next((each for each in advice if each is not first), None)


def _warned(notes: Sequence[Note]) -> bool:
    return any(note.warning for note in notes)


def compared(first: Weighed, second: Weighed | None, sight: Sight) -> Iterator[Text]:
    """The move and the two chances, where the forecasts differ, and an answer to what warns of it."""
    face, notes = sight.face, outcomes_of(first.action, sight)
    if second is None:
        only = "house.hint.only" if len(sight.legal) == 1 else "house.hint.alone"
        yield Text(only, (round(100 * first.chance), _named(first, sight)))
        yield from (note.text for note in notes if not note.warning)
        yield from unseen_reasons(first.action, None, sight)
    else:
        chances = (round(100 * first.chance), _named(first, sight), round(100 * second.chance), _named(second, sight))
        better = chances[0] > chances[2]
        yield Text("house.hint.first" if better else "house.hint.even", chances)
        found = list(differences(notes, outcomes_of(second.action, sight), sight))
        found += unseen_reasons(first.action, second.action, sight)
        yield from found or ([Text("house.hint.later")] if better else [])
    left = sight.gestures.cards if first.action in sight.gestures.pressable[:1] else 0
    aside = face.aside(sight.view, first.action, left) if left else None
    warns = aside is not None and aside.id == UNPLAYED
    against = [*(note.text for note in notes if note.warning), *([aside] if aside is not None and warns else [])]
    if against:
        yield Text("house.hint.even_so", (series(clause(sight.say(text)) for text in against),))


def speaks_against(action: Action, better: Action, proved: bool, sight: Sight) -> Text:
    """One reason why a move is worse than a better one, which is not named: what follows it, what it leaves, what the
    game says against it; else all that it brings.
    """
    if proved:
        return Text("house.warning.win")
    mine, theirs = outcomes_of(action, sight), outcomes_of(better, sight)
    averted = {threat.text for threat in sight.threats_after(better)}
    threats = [threat for threat in sight.threats_after(action) if threat.text not in averted and not threat.holds]
    if threats:
        worst = max(threats, key=lambda threat: threat.grave)
        told = [clause(part) for part in (worst.text, opening(worst.more)) if part]
        return Text("house.warning.threat", (sight.words.clauses(told),))
    others = {note.text for note in theirs}
    worse = next((note.text for note in mine if note.warning and note.text not in others), None)
    if worse is not None:
        return worse
    for note in theirs:
        same = next((each.text for each in mine if each.text.id == note.text.id), None)
        if not note.warning and same is not None and _numbers(same) != _numbers(note.text):
            told = [clause(sight.say(text)) for text in (same, note.text)]
            if not _names(told[1], better, action, sight):
                return Text("house.warning.instead", tuple(told))
    brings = [note.text for note in theirs if not note.warning and note.text.id not in {each.text.id for each in mine}]
    missed = [clause(sight.say(text)) for text in (*unseen_reasons(better, action, sight), *brings)]
    missed = [said for said in missed if not _names(said, better, action, sight)]
    if missed:
        return Text("house.warning.missed", (missed[0],))
    for text in sight.against(action, better):
        if not _names(sight.say(text), better, action, sight):
            return text
    all_of_it = [clause(sight.say(note.text)) for note in mine if not note.warning]
    return Text("house.warning.all", (sight.words.clauses(all_of_it),)) if all_of_it else Text("house.warning.later")


def _names(said: str, better: Action, action: Action, sight: Sight) -> bool:
    """Whether a sentence gives away which card the better move is about."""
    if better.card < 0 or better.card == action.card:
        return False
    face = sight.face.printed(better.card, sight.say)
    return any(len(name) > 1 and name in said for name in (face.title, face.short_title))


def outcomes_of(action: Action, sight: Sight) -> list[Note]:
    """What would come of it, without what stands on the card anyway."""
    return [note for note in sight.outcomes(action) if not note.rule]


def unseen_reasons(action: Action, other: Action | None, sight: Sight) -> list[Text]:
    """What speaks for it and does not show in what it brings: unless the same can be said of the other one."""
    theirs = {why.text.id for why in sight.reasons(other)} if other is not None else set()
    return [why.text for why in sight.reasons(action) if why.text.id not in theirs]


def differences(mine: Sequence[Note], theirs: Sequence[Note], sight: Sight) -> Iterator[Text]:
    """Of the same thing both numbers; then what only one of the two brings."""
    others = {note.text.id: note for note in theirs}
    say = sight.say
    for note in mine:
        other = others.get(note.text.id)
        if note.warning:
            continue
        if other is None:
            yield note.text
        elif _numbers(note.text) != _numbers(other.text):
            yield Text("house.hint.instead", (clause(say(note.text)), clause(say(other.text))))
    known = {note.text.id for note in mine}
    only = [note for note in theirs if note.text.id not in known]
    if only:
        yield Text("house.hint.other", (sight.words.prose(say(note.text) for note in only),))


def _numbers(text: Text) -> list[int | float]:
    found: list[int | float] = []
    for arg in text.args:
        found += _numbers(arg) if isinstance(arg, Text) else [arg] if isinstance(arg, (int, float)) else []
    return [] if text.id == "seat" else found


def _named(weighed: Weighed, sight: Sight) -> str:
    return clause(sight.say(sight.face.offer(weighed.action)))
