"""What the whole program wears: the theme of the settings, and in it what no page paints itself (tooltips, lists)."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.storage.settings import Settings
from desktop.table.accessibility.announcer import answer
from desktop.table.drawing import theme
from desktop.table.drawing.theme import BASE, tinted, ui_font

ROLES = (
    (QPalette.ColorRole.Window, "ink"),
    (QPalette.ColorRole.Base, "panel"),
    (QPalette.ColorRole.Text, "text"),
    (QPalette.ColorRole.WindowText, "text"),
    (QPalette.ColorRole.ButtonText, "text"),
    (QPalette.ColorRole.PlaceholderText, "muted"),
    (QPalette.ColorRole.Highlight, "accent"),
    (QPalette.ColorRole.HighlightedText, "accent_text"),
    (QPalette.ColorRole.ToolTipBase, "tip"),
    (QPalette.ColorRole.ToolTipText, "text"),
    (QPalette.ColorRole.Link, "accent_ink"),
)


def dress(app: QApplication) -> None:
    """The program's name and style, and what it wears now."""
    app.setApplicationName("fivefold")
    app.setApplicationDisplayName("Fivefold")
    app.setDesktopFileName("fivefold")
    app.setStyle("Fusion")
    answer()
    _hand_on(app)
    QToolTip.setFont(ui_font(15))


def change(settings: Settings) -> bool:
    """Put on what the settings want; whether that is something else than before."""
    if (settings.theme, settings.colors) == theme.worn():
        return False
    theme.wear(settings.theme, settings.colors)
    app = QApplication.instance()
    if isinstance(app, QApplication):
        _hand_on(app)
    return True


def _hand_on(app: QApplication) -> None:
    """Tell Qt, for whatever it paints by itself."""
    palette = QPalette(QColor(BASE.ink))
    for role, name in ROLES:
        palette.setColor(role, QColor(tinted(name)))
    app.setPalette(palette)
    QToolTip.setPalette(palette)
