"""Who made the printed games and what is told of their worlds: the lines that pages make of it.

resources/<game>/makers.toml is the one source: names in the writing of the printed rules, by role. Roles are sentences
of the house; a name is never translated. Some are Japanese in every language: their letters are fetched with them.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import NamedTuple

from desktop import resources
from desktop.app.house import languages
from desktop.app.house.house import House
from desktop.table.drawing import line_breaking
from desktop.words import NO_BREAK

DESIGN = ("design", "team")
ART = ("art", "package_art", "card_art")
HOUSES = ("publisher", "production")
FEW = 3  # names that a short line says in full
DOT = f"{NO_BREAK}· "  # which ends a line, and begins none
COMPANY = re.compile("（[^）]*）")  # where somebody worked, which the full list says


class Makers(NamedTuple):
    """The people of one game as its printed rules name them."""

    year: str = ""
    latin: str = ""  # the publisher in Latin letters, where the rules print both
    made: tuple[tuple[str, tuple[str, ...]], ...] = ()  # a role, and who had it

    def who(self, *roles: str) -> list[str]:
        """Everybody who had one of these roles, each once, in names that no line breaks."""
        names = (name for role, people in self.made if role in roles for name in people)
        return list(dict.fromkeys(COMPANY.sub("", name).replace(" ", NO_BREAK) for name in names))


@cache
def makers(game_id: str) -> Makers:
    """Those of a game; one without such a file has none."""
    file = resources.path(game_id, "makers.toml")
    if not file.is_file():
        return Makers()
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    made = tuple((role, tuple(names)) for role, names in table["made"].items())
    return Makers(str(table.get("year", "")), table.get("latin", ""), made)


def short(house: House, game_id: str) -> list[str]:
    """One line of the makers, from the fullest to the barest."""
    line, known = house.words.line, makers(game_id)
    design, art = (_few(house, known.who(*roles)) for roles in (DESIGN, ART))
    by = line("house.makers.by", design) if design else ""
    drawn = line("house.makers.art", art) if art else ""
    own = house.words.listed(known.who(*HOUSES))
    published = " ".join(filter(None, (own if house.words.language.fonts else known.latin or own, known.year)))
    members = house.words.listed(known.who("members"))
    lines = [(by, members, drawn, published), (by, members or published), (by or published,)]
    return _lettered(list(dict.fromkeys(said for parts in lines if (said := DOT.join(filter(None, parts))))))


def listed(house: House, game_id: str) -> str:
    """All of them by role as a list in Markdown, and what there is to say of the names."""
    words, known = house.words, makers(game_id)
    rows = [(role, words.listed(names)) for role, names in known.made]
    if known.year and not any(role == "copyright" for role, _ in rows):  # which says the year itself
        rows.append(("year", known.year))
    pairs = ((words.line(f"house.makers.role.{role}"), said) for role, said in rows)
    bullets = "\n".join(f"- {words.pair(f'**{role}**', said)}" for role, said in pairs)
    note = words.first(f"{game_id}.makers")
    return "\n\n".join(_lettered([part for part in (bullets, note) if part]))


def everybody(house: House) -> str:
    """The makers of every game under its title, in Markdown."""
    games = ((house.title(game), listed(house, game)) for game in house.games)
    return "\n\n".join(f"### {title}\n\n{told}" for title, told in games if told)


def told(house: House, game_id: str, page: str) -> str:
    """A page of the rulebook with story and makers in their places."""
    gaps = {
        "story": house.about(game_id, "story"),
        "by": next(iter(short(house, game_id)), ""),
        "makers": f"{listed(house, game_id)}\n\n{house.words.line('house.makers.relation')}",
    }
    return re.sub(r"\{(story|by|makers)\}", lambda gap: gaps[gap[1]], page)


def _few(house: House, names: list[str]) -> str:
    """All names, or the first of many."""
    if len(names) > FEW:
        return house.words.line("house.makers.others", names[0])
    return house.words.listed(names)


def _lettered(lines: list[str]) -> list[str]:
    """The same lines, with the letters for all of them at hand."""
    if any(line_breaking.needed(each) for each in lines):
        languages.fetch_letters()
    return lines
