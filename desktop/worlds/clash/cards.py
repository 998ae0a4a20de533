"""The cards of the two-bridges world: fighter, incantation, tower, back; ability signs on small cards, words on large.

Proportions in card units follow the art direction's table of faces.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen

from desktop.look import Keyword
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas, Level
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, width
from desktop.table.drawing.theme import MIN_TEXT, color, darker, draw_icon, font, lighter

TITLE, NUMERAL, TEXT, STRONG = "almendra 700", "grenze 700", "alegreya-sans 500", "alegreya-sans 700"
BONE, RUST, STONE, BRICK = "#C9B48A", "#8C4A2A", "#8A8E98", "#8C3A2A"
INK, PANEL, PANEL_DEEP, PANEL_TEXT = "#2A1C14", "#F1E6CC", "#D6C39A", "#2A1610"
PLATE, PLATE_TEXT = "#140E16", "#FBF1DA"
DUSK = ("#27304F", "#8C5F74", "#F0B27A")
EDGE = 24.0
RADIUS = 58.0  # of the numbers' shapes on a large card
PANEL_TOP = 560.0  # where the words of a large card begin, unless there are many
ROOM = WIDTH - 2 * EDGE - 24  # of a row of abilities
LEAD = 8.0  # from row to row, and from a sign to its name
APART = 0.45  # of the letters' size: two abilities in a row
TIGHT = 0.85  # an ability's letters become so narrow before they become smaller
BADGE_REACH = 158.0  # how far the numbers of a large card come in from its sides
MANA, ATTACK, HP, HURT, DAMAGE = (
    ("#4C8CC4", "#1E4A7E"),
    ("#D2603A", "#8A2A1C"),
    ("#5C9A56", "#2A5A30"),
    ("#F6EAD2", "#C9A884"),
    ("#C4621A", "#8A3210"),
)
GROWTH = {Level.S: 1.55, Level.M: 1.22, Level.L: 1.0}  # numbers grow as the card gets smaller


def fighter(canvas: Canvas) -> None:
    """A creature: bone frame, cost gem, attack square, hit-point shield."""
    _sheet(canvas, BONE)
    _titles(canvas)
    _cost(canvas)
    grow, low = _grown(canvas), _badge_line(canvas)
    attack, hp = canvas.value("attack"), canvas.value("hp")
    if attack:
        at = QPointF(_aside(grow), low)
        fill, tint = (HURT, "#7A1C14") if attack.changed else (ATTACK, "#FFFFFF")
        line = "#8A2A1C" if attack.changed else "#FFF0DC"
        canvas.badge("square", at, RADIUS * grow, fill, line, attack.text, NUMERAL, 110 * grow, tint, "attack")
    if hp:
        at = QPointF(WIDTH - _aside(grow), low - 8)
        fill, tint = (HURT, "#7A1C14") if hp.changed else (HP, "#FFFFFF")
        line = "#8A2A1C" if hp.changed else "#FFF0DC"
        canvas.badge("shield", at, RADIUS * grow, fill, line, hp.text, NUMERAL, 110 * grow, tint, "hp")


def incantation(canvas: Canvas) -> None:
    """A spell: rust frame, cost gem, its damage in a burst."""
    _sheet(canvas, RUST)
    _titles(canvas)
    _cost(canvas)
    damage = canvas.value("damage")
    if damage:
        grow = {Level.S: 1.3, Level.M: 1.0, Level.L: 0.82}[canvas.level] * _larger(canvas)
        x = WIDTH / 2 if canvas.level < Level.L else WIDTH - 100
        at = QPointF(x, HEIGHT - 98 * grow)
        canvas.badge("hexagon", at, 66 * grow, DAMAGE, "#FFF0DC", damage.text, NUMERAL, 128 * grow, name="damage")


def _larger(canvas: Canvas) -> float:
    """How far numbers grow with the reader's text; those of a large card are large already."""
    return 1.0 if canvas.level == Level.L else 1 + 0.3 * (canvas.type(1.0) - 1)


def _grown(canvas: Canvas) -> float:
    return GROWTH[canvas.level] * _larger(canvas)


def _aside(grow: float) -> float:
    """From a card's edge to the middle of a badge."""
    return min(84 * grow, RADIUS * grow + 41)


def _badge_line(canvas: Canvas) -> float:
    """The height of the badges' middle."""
    usual = HEIGHT - 86 * min(1.35, GROWTH[canvas.level])
    return min(usual, HEIGHT - 3 - RADIUS * 1.25 * _grown(canvas))


def _badge_top(canvas: Canvas) -> float:
    return _badge_line(canvas) - 8 - RADIUS * _grown(canvas)


def tower(canvas: Canvas) -> None:
    """The life of a seat, standing."""
    _tower(canvas, STONE)


def stronghold(canvas: Canvas) -> None:
    """The same, after its first fall: frame and light turn to brick."""
    _tower(canvas, BRICK)


def back(canvas: Canvas) -> None:
    """Two bridges in a gold ring."""
    p, centre = canvas.painter, QPointF(WIDTH / 2, HEIGHT / 2)
    p.fillRect(canvas.rect, QBrush(paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), "#41506E", "#1E2438")))
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)
        return
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(color(BONE, 0.20), 3))
    for ring in range(16):
        p.drawEllipse(centre, 60 + ring * 42, 60 + ring * 42)
    paint.box(p, canvas.rect.adjusted(22, 22, -22, -22), 22, None, BONE, 9)
    paint.box(p, canvas.rect.adjusted(38, 38, -38, -38), 14, None, color(BONE, 0.6), 3)
    gold = paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), "#FBEFC0", "#E2BE62", "#9A7228")
    p.setPen(QPen(QBrush(gold), 10))
    p.setBrush(paint.radial(centre, 260, (0, "#2A3048"), (1, "#171B2C")))
    p.drawEllipse(centre, 215, 215)
    for drop in (-62.0, 74.0):
        path = _bridge_sign(centre, drop)
        p.fillPath(path.translated(6, 9), color("#000000", 0.5))
        p.fillPath(path, QBrush(paint.vertical(centre.y() - 160, centre.y() + 160, "#FFF4DC", "#D8C49A", "#7A6442")))
    for x, y in ((80, 80), (WIDTH - 80, 80), (80, HEIGHT - 80), (WIDTH - 80, HEIGHT - 80)):
        canvas.badge("gem", QPointF(x, y), 22, ("#3A75A8", "#1E4A7E"), BONE, "", NUMERAL, 20)


def _bridge_sign(centre: QPointF, drop: float) -> QPainterPath:
    x, y = centre.x(), centre.y() + drop
    path = QPainterPath(QPointF(x - 170, y))
    path.quadTo(x, y - 46, x + 170, y)
    path.lineTo(x + 170, y + 46)
    path.quadTo(x + 150, y + 46, x + 128, y + 34)
    for arch in range(2):
        right = x + 128 - arch * 128
        path.cubicTo(right - 20, y - 14, right - 108, y - 14, right - 128, y + 34)
    path.quadTo(x - 150, y + 46, x - 170, y + 46)
    path.closeSubpath()
    return path


def _sheet(canvas: Canvas, frame: str, sign: str = "") -> None:
    """Frame lit from the upper left, with the picture inside; where words need its foot it moves up."""
    lift = (PANEL_TOP - _panel(canvas, _rows(canvas))[1]) * 0.5 if canvas.level == Level.L and not sign else 0.0
    p = canvas.painter
    stops = (lighter(frame, 0.30), (0.4, frame), (1.0, darker(frame, 0.45)))
    p.fillRect(canvas.rect, QBrush(paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), (0.0, stops[0]), *stops[1:])))
    inner = canvas.rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    path = canvas.picture(inner, EDGE, DUSK, sign, lift)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(INK), 6))
    p.drawPath(path)
    p.setPen(QPen(color("#FFF4D8", 0.5), 2))
    p.drawRoundedRect(inner.adjusted(6, 6, -6, -6), 19, 19)
    p.restore()


def _inside(canvas: Canvas) -> QPainterPath:
    return paint.rounded(canvas.rect.adjusted(EDGE, EDGE, -EDGE, -EDGE), EDGE)


def _titles(canvas: Canvas) -> None:
    if canvas.level == Level.S:
        _shade(canvas, 560, 0.75)
        return
    if canvas.level == Level.M:
        size, side = canvas.type(104, 1.2), canvas.type(92, 1.2)
        foot = min(692.0, _badge_top(canvas) - 2)
        top = foot - size * 0.96 - side - 2
        _shade(canvas, top - 18, 0.95)
        _signs(canvas, top, side)
        inset = 36 / canvas.type(1.0, 1.6)
        canvas.name(QRectF(inset, foot - size * 0.96, WIDTH - 2 * inset, size * 0.96), TITLE, size, PLATE_TEXT)
        return
    _words(canvas)


def _shade(canvas: Canvas, top: float, strength: float) -> None:
    p = canvas.painter
    stops = (color(PLATE, 0), (0.5, color(PLATE, strength * 0.85)), (1.0, color(PLATE, strength)))
    p.save()
    p.setClipPath(_inside(canvas), Qt.ClipOperation.IntersectClip)
    fall = paint.gradient(QPointF(0, top), QPointF(0, top + 240), (0.0, stops[0]), *stops[1:])
    p.fillRect(QRectF(EDGE, top, WIDTH - 2 * EDGE, HEIGHT - top - EDGE), QBrush(fall))
    p.restore()


def _sign(icon: str) -> str:
    """An ability's icon lies in the world's own folder unless it names another."""
    return icon if "/" in icon else f"clash/{icon}"


def _rule(word: Keyword) -> str:
    """Which sentence says what an ability does; one that is lent has its own too."""
    return f"{word.icon}+ability.{word.inner}.text" if word.inner else f"ability.{word.icon}.text"


def _signs(canvas: Canvas, top: float, side: float = 92.0) -> None:
    """Abilities as small tiles; a lent ability sits in the corner of its Aura."""
    words = canvas.face.keywords
    side = min(side, side if len(words) <= 4 else 84.0, (WIDTH - 2 * EDGE - 12 * (len(words) - 1)) / max(1, len(words)))
    x = WIDTH / 2 - (len(words) * side + (len(words) - 1) * 12) / 2
    p = canvas.painter
    for word in words:
        tile = QRectF(x, top, side, side)
        canvas.tell(tile, _rule(word))
        paint.box(p, tile, 18, PANEL, INK, 4)
        pad = side * 0.14
        draw_icon(p, _sign(word.icon), tile.adjusted(pad, pad, -pad, -pad), "#6A1E18")
        if word.inner:
            corner = QRectF(x + side * 0.52, top + side * 0.52, side * 0.56, side * 0.56)
            paint.box(p, corner, 12, "#6A1E18", PANEL, 3)
            draw_icon(p, _sign(word.inner), corner.adjusted(6, 6, -6, -6), "#F7E7C8")
        x += side + 12


def _words(canvas: Canvas) -> None:
    """The bone panel of a large card: name, then the abilities; many of them take height from the picture."""
    size, high, line = _told(canvas), canvas.type(90, 1.3), _badge_top(canvas)
    rows = _rows(canvas)
    over, top = _panel(canvas, rows)
    p = canvas.painter
    p.save()
    p.setClipPath(_inside(canvas), Qt.ClipOperation.IntersectClip)
    sheet = QRectF(EDGE, top, WIDTH - 2 * EDGE, HEIGHT - top - EDGE)
    p.fillRect(sheet, QBrush(paint.vertical(top, HEIGHT - EDGE, PANEL, PANEL_DEEP)))
    p.fillRect(QRectF(EDGE, top, WIDTH - 2 * EDGE, 5), QColor(INK))
    p.restore()
    inset = 50 / canvas.type(1.0, 1.6)
    canvas.name(QRectF(inset, top + 6, WIDTH - 2 * inset, high - 6), TITLE, canvas.type(76, 1.36), PANEL_TEXT)
    slack = line - top - high - over * (size + LEAD) if over == len(rows) else 0.0
    y = top + high + slack / 2
    for number, row in enumerate(rows):
        room = ROOM if number < over else WIDTH - 2 * BADGE_REACH
        _row(canvas, row, QRectF((WIDTH - room) / 2, y, room, size * 1.1), size)
        y += size + LEAD


def _told(canvas: Canvas) -> float:
    """How large the abilities are written."""
    return canvas.type(46, 1.36)


def _rows(canvas: Canvas) -> list[list[Keyword]]:
    """The abilities, one a row; of more than three, two in a row where they fit."""
    words, size = canvas.face.keywords, _told(canvas)
    rows: list[list[Keyword]] = []
    if not canvas.readable(size):
        return []
    for word in words:
        if len(words) > 3 and rows and _wide([*rows[-1], word], size) * TIGHT <= ROOM:
            rows[-1].append(word)
        else:
            rows.append([word])
    return rows


def _wide(row: list[Keyword], size: float) -> float:
    """How wide signs and names are."""
    face = font(STRONG, size)
    return sum(width(word.name, face) + size + LEAD for word in row) + (len(row) - 1) * size * APART


def _panel(canvas: Canvas, rows: list[list[Keyword]]) -> tuple[int, float]:
    """How many rows stand over the numbers, and where the panel begins; the last ones may stand between them."""
    size, high, line = _told(canvas), canvas.type(90, 1.3), _badge_top(canvas)
    most, between = int((HEIGHT - EDGE - line) / (size + LEAD)), 0
    for row in reversed(rows):
        if between == most or _wide(row, size) * TIGHT > WIDTH - 2 * BADGE_REACH:
            break
        between += 1
    over = max(len(rows) - between, min(len(rows), int((line - PANEL_TOP - high) / (size + LEAD))))
    return over, min(PANEL_TOP, line - over * (size + LEAD) - high)


def _row(canvas: Canvas, row: list[Keyword], room: QRectF, size: float) -> None:
    """Signs and names of abilities, together in the middle of their room."""
    p, face, share = canvas.painter, font(STRONG, size), 1.0
    if (natural := _wide(row, size)) > room.width():
        signs = natural - sum(width(word.name, face) for word in row)
        share = (room.width() - signs) / (natural - signs)
        if share < TIGHT:
            face, share = font(STRONG, int(size * share / TIGHT)), TIGHT
    wides = [width(word.name, face) * share for word in row]
    sign = size + LEAD
    x = room.center().x() - (sum(wides) + sign * len(row) + size * APART * (len(row) - 1)) / 2
    for word, wide in zip(row, wides, strict=True):
        canvas.tell(QRectF(x, room.top(), sign + wide, room.height()), _rule(word))
        draw_icon(p, _sign(word.icon), QRectF(x, room.top() + 4, size * 0.9, size * 0.9), "#8A2A1E")
        if word.inner:
            corner = QRectF(x + size * 0.5, room.top() + size * 0.5, size * 0.5, size * 0.5)
            draw_icon(p, _sign(word.inner), corner, "#3A2016")
        draw_line(p, QRectF(x + sign, room.top(), wide + 1, room.height()), word.name, face, "#3A2016", LEFT, 1.0)
        x += sign + wide + size * APART


def _cost(canvas: Canvas) -> None:
    if canvas.face.cost:
        grow = _grown(canvas)
        at = QPointF(min(80 * grow, 54 * grow + 41), min(86 * grow, 65 * grow + 33))
        canvas.badge("gem", at, 54 * grow, MANA, "#EAF4FF", canvas.face.cost, NUMERAL, 108 * grow, name="cost")


def _tower(canvas: Canvas, frame: str) -> None:
    _sheet(canvas, frame, "clash/stronghold" if frame == BRICK else "clash/tower")
    if canvas.level == Level.S:
        return
    p = canvas.painter
    p.save()
    p.setClipPath(_inside(canvas), Qt.ClipOperation.IntersectClip)
    up = 110 * (canvas.type(1.0) - 1)
    shade = paint.vertical(600 - up, 700 - up, color(PLATE, 0.6), PLATE)
    p.fillRect(QRectF(EDGE, 630 - up, WIDTH - 2 * EDGE, 230 + up), QBrush(shade))
    p.restore()
    big = canvas.level == Level.M
    inset = 40 / canvas.type(1.0, 1.6)
    size = canvas.type(110 if big else 88, 1.2)
    canvas.name(QRectF(inset, 656 - up, WIDTH - 2 * inset, 104), TITLE, size, PLATE_TEXT)
    size = canvas.type(60.0 if big else 42.0, 1.5)
    if canvas.readable(size) and canvas.face.text:
        rect = QRectF(inset, 750 - up, WIDTH - 2 * inset, 104 + up)
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        draw_paragraph(p, rect, canvas.face.text, font(TEXT, size), "#D8C8B0", centred, 0.9, MIN_TEXT / canvas.scale)


FACES = {"fighter": fighter, "incantation": incantation, "tower": tower, "stronghold": stronghold, "back": back}
