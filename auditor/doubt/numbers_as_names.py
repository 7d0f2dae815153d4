"""Numbers of a claim that are what a tick is called, or a ratio that is told in two numbers."""

import re

from auditor.doubt.asked import Asked

_ODDS = re.compile(r"\bby\s+(?:[a-z]+\s+){0,3}?[\w.]+\s*(?:to|:)\s*(?:one|1)\b", re.IGNORECASE)


def odds(asked: Asked) -> str:
    """`outnumbers B by three to one`, read as being ahead by three; or nothing."""
    if asked.kind not in ("comparison", "duel", "gap", "amount", "difference", "change"):
        return ""
    found = _ODDS.search(asked.clause.text)
    return f"it is a ratio: {found.group()}" if found else ""


# "0% is above 50%", of ticks, bounds no values that are no shares.
_BOUNDED = ("threshold", "composed")


def tick_as_value(asked: Asked) -> str:
    """`every 10 °C up to 50 °C raises the yield`, read as rising to 50; or nothing."""
    if asked.kind not in ("change", "trend", "value", *_BOUNDED):
        return ""
    clause = asked.clause
    panel = clause.panel(clause.panels[0])
    shares = not any("%" in (q.unit, q.text[-1:]) for q in panel.values.values())
    unit = r"%$" if asked.kind in _BOUNDED else r"[^\W\d_]|%$" if shares else r"[^\W\d_]"
    names = [
        tick.text.casefold()
        for axis in (panel.rows, panel.columns)
        for tick in axis.ticks
        if tick.number is not None and re.search(unit, tick.text) and (shares or asked.kind not in _BOUNDED)
    ]
    for item in clause.numbers:
        written = clause.sentence[item.start :].casefold()
        if any(re.match(rf"{re.escape(name)}(?!\w)", written) for name in names):
            return f"its number is what a tick is called: {item.text}"
    return ""


# "Exceeds 60 at 80 and 100": where bare numbers are ticks, these are places.
_AT_NUMBERS = re.compile(
    r"\s*(?:%|°|[a-z]+)?\s*(?:at|in|on|for|with|under)\s+(?P<list>\d+(?:\.\d+)?(?:(?:\s*,\s*(?:and\s+)?|\s+(?:and|or)\s+)\d+(?:\.\d+)?)*)",
    re.IGNORECASE,
)
_PAST = re.compile(r"\b(?:beyond|past|over|above|below|under|beneath)\s+$", re.IGNORECASE)
_OF_PLACES = ("core", "trend", "stages", "value", "change", "amount", "range", "move")


def bound_at_ticks(asked: Asked) -> str:
    """`exceeds 60 at 80 and 100`, read as being at 80 and 100, or as going there, where these are ticks; or nothing."""
    if asked.kind not in _OF_PLACES:
        return ""
    clause = asked.clause
    panel = clause.panel(clause.panels[0])
    sides = [{tick.number for tick in axis.ticks} - {None} for axis in (panel.rows, panel.columns)]
    for item in clause.numbers:
        before, behind = clause.sentence[: item.start], clause.sentence[item.end :]
        if clause.number(item).op == "=" and not _PAST.search(before):
            continue
        if found := _AT_NUMBERS.match(behind):
            told = {float(one) for one in re.findall(r"\d+(?:\.\d+)?", found["list"])}
            if any(told <= side for side in sides):
                return f"its numbers may be what ticks are called: {found['list']}"
    return ""
