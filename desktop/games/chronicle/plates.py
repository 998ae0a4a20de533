"""What lies on the table of Chronicle and is no card: plates, Fame, tiles a suit, who is ahead, how all stand."""

from collections.abc import Sequence

from desktop.engine.events import Place
from desktop.engine.sight import PUBLIC, View
from desktop.engine.text import Text, listed, seat_name
from desktop.face import Say
from desktop.games.chronicle.cards import EVIL, NAMES, OF, STRENGTH, SUIT, SUITS, WILD
from desktop.games.chronicle.directions import beside
from desktop.games.chronicle.parts import Contest, Kind, Kinds, Prizes, Rung, Signet
from desktop.games.chronicle.rules import FAME_TO_WIN
from desktop.games.chronicle.standing import ahead, evil_of, seats_of, shut_out, standings, suits_of
from desktop.games.chronicle.state import JUDGEMENT, MEETINGS
from desktop.games.chronicle.talk import card_name, suit_name
from desktop.look import Badge, Caption, Key, Part, Plate, Sitter

SIDES = (
    ("#CC6236", "triangle"), ("#6088F0", "circle"), ("#A083AC", "hexagon"),
    ("#EBBE2E", "diamond"), ("#55E39A", "square"), ("#D2E0F5", "shield"),
)  # fmt: skip
SIGNETS = (
    Signet("shield", "chronicle/power", "#2F5FA8", "#173463"),
    Signet("circle", "chronicle/wisdom", "#23785F", "#14463A"),
    Signet("diamond", "chronicle/love", "#B5392A", "#7E1F1B"),
    Signet("sun", "chronicle/wild", "#3A2A16", "#15110F"),
)
EYES = "chronicle/evil"
_WHY = ("strongest", "weakest", "crown", "leader")


def looker(view: View) -> int:
    """The seat the table is laid for: the one that looks, else the first."""
    return view.seat if view.seat is not None and view.seat >= 0 else 0


def part(view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
    """One of them, for the seat that looks."""
    name, seat = key
    match name:
        case "plate":
            return _plate(view, seat, sitters[seat], say)
        case "prizes":
            return Prizes("chronicle/fame", view.counters[f"fame:{seat}"], FAME_TO_WIN)
        case "kinds":
            return _kinds(view, seat)
        case "voids":
            return _known(view, seat, say)
        case "lies":
            seats = len(sitters)
            align = "left" if beside(seats, (seat - looker(view)) % seats) else "centre"
            return _lies(view, seat, sitters, say)._replace(align=align)
        case "contest":
            return _contest(view, sitters, shut_out(view), say)
        case "ahead":
            return _ahead(view, say)
        case "about_discard" | "about_pile" | "about_past":
            return _about(view, name.removeprefix("about_"), say)
    return None


def _about(view: View, zone: str, say: Say) -> Caption:
    """What a pile is called, and how many lie there."""
    count = len(view.zones[Place(zone)] or ())
    small = Text(f"chronicle.table.about_{zone}", (count,))
    return Caption(say(Text(f"chronicle.table.{zone}")), say(small), align="left")


def _plate(view: View, seat: int, sitter: Sitter, say: Say) -> Plate:
    kind = sitter.kind
    if view.counters["phase"] == MEETINGS and view.counters["leader"] == seat:
        leads = say(Text("chronicle.table.leads"))
        kind = f"{kind} · {leads}" if kind else leads
    color, shape = SIDES[seat]
    return Plate(sitter.name, kind, color, shape, view.to_act == seat, sitter.thinking)


def _kinds(view: View, seat: int) -> Kinds:
    """How many allies of each suit; the evil ones are marked where they are."""
    cards = [slot.card for slot in view.zones[Place("allies", seat)] or () if slot.card is not None]
    evil = [sum(SUIT[card] == suit and bool(EVIL[card]) for card in cards) for suit in range(len(SUITS))]
    return Kinds(
        tuple(
            Kind(signet, many, warned) for signet, many, warned in zip(SIGNETS, suits_of(view, seat), evil, strict=True)
        ),
        EYES if evil_of(view, seat) else "",
    )


def _known(view: View, seat: int, say: Say) -> Caption | None:
    """What everybody could see of a seat's unknown cards: suits they cannot have, and that not all are Wilds."""
    mask, pledge = view.counters[f"void:{seat}"], bool(view.counters[f"pledge:{seat}"])
    suits = [say(suit_name(suit)) for suit in range(WILD) if mask >> suit & 1]
    told = [say(Text("chronicle.table.void", (listed(suits),)))] if suits else []
    told += [say(Text("chronicle.table.pledge"))] if pledge else []
    if not told:
        return None
    why = say(Text("chronicle.table.pledge_why")) if pledge else ""
    if seat != looker(view):
        return Caption("\n".join(told), why, align="left")
    # Of the own cards: what the others know. Where nobody in particular looks, it is a seat like the others.
    name = "they_know" if seat == view.seat else "known_of"
    return Caption(say(Text(f"chronicle.table.{name}", (" · ".join(told), seat_name(seat)))), why, align="left")


# ---- the meeting


def _lies(view: View, seat: int, sitters: Sequence[Sitter], say: Say) -> Caption:
    """Whose card this is and how it lies; before it lies there, whose place it is."""
    slots = view.zones[Place("played", seat)] or ()
    name = sitters[seat].name
    if not slots:
        return Caption(name)
    if view.counters["leader"] == seat:
        return Caption(name, say(Text("chronicle.table.led")))
    if PUBLIC not in slots[0].marks:
        return Caption(name, say(Text("chronicle.table.face_down")))
    return Caption(name)


def _ahead(view: View, say: Say) -> Badge:
    """Who would win the meeting now, and why."""
    if view.counters["phase"] != MEETINGS:
        judged = view.counters["phase"] == JUDGEMENT
        head = Text("chronicle.table.judged" if judged else "chronicle.phase.reveal")
        return Badge("chronicle/history", say(head), say(Text("chronicle.turn", (view.counters["round"],))))
    now = ahead(view)
    leader = seat_name(view.counters["leader"])
    if now is None:
        opens = Text("chronicle.table.opens", (view.counters["meeting"],))
        return Badge("chronicle/lily", say(opens), say(Text("chronicle.table.first", (leader,))))
    said = say(because(view, now.card, now.why))
    return Badge("crown", say(Text("chronicle.table.ahead", (seat_name(now.seat),))), said)


def because(view: View, card: int, why: int) -> Text:
    """Why a card wins the meeting; -1: none counts."""
    reason, lead = _WHY[why], view.counters["lead"]
    args: tuple[int | Text, ...] = (card_name(card) if card >= 0 else seat_name(view.counters["leader"]),)
    if reason in ("strongest", "weakest"):
        args = (card_name(card), STRENGTH[card], suit_name(lead if lead >= 0 else SUIT[card]))
    return Text(f"chronicle.table.because.{reason}", args)


# ---- the histories


def _contest(view: View, sitters: Sequence[Sitter], barred: tuple[int, ...], say: Say) -> Contest:
    """What each history that counts asks for, what each seat has of it, and who would score now."""
    rungs = tuple(
        Rung(
            say(Text(f"chronicle.card.{NAMES[row.history]}.condition")),
            tuple(str(amount) for amount in row.amounts),
            row.leaders,
            SIGNETS[OF[row.history]] if 0 <= OF[row.history] < WILD else None,
            say(Text("chronicle.table.again")) if row.again else "",
        )
        for row in standings(view)
    )
    seats = tuple((*SIDES[seat], sitters[seat].name) for seat in seats_of(view))
    title = "judged" if view.counters["phase"] == JUDGEMENT else "stands"
    foot = "foot" if view.counters["phase"] == MEETINGS else "foot_judged"
    if view.seat in barred and view.counters["phase"] == MEETINGS:
        foot = "shut_out"
    return Contest(
        say(Text(f"chronicle.table.{title}")), seats, rungs, barred, EYES, say(Text(f"chronicle.table.{foot}"))
    )
