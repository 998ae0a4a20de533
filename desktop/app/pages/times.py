"""A moment in the words people use for it: today, yesterday, Sunday, 3 March 2026; in four days."""

from datetime import datetime

from desktop.words import Words


def when(words: Words, moment: float, now: datetime | None = None) -> str:
    """How long ago that was, as one says it."""
    line = words.line
    then, now = datetime.fromtimestamp(moment), now or datetime.now()
    clock = f"{then:%H:%M}"
    days = (now.date() - then.date()).days
    if 0 <= (now - then).total_seconds() < 120:
        return line("house.when.now")
    if days == 0:
        return line("house.when.today", clock)
    if days == 1:
        return line("house.when.yesterday", clock)
    if 1 < days < 7:
        return line("house.when.day", line(f"house.weekday.{then.weekday()}"), clock)
    return line("house.when.long", then.day, line(f"house.month.{then.month}"), then.year)


def in_days(words: Words, moment: float, now: float) -> str:
    """How far ahead that is, in whole days."""
    days = datetime.fromtimestamp(moment).toordinal() - datetime.fromtimestamp(now).toordinal()
    return words.line("house.when.next_day") if days == 1 else words.line("house.when.in_days", max(0, days))
