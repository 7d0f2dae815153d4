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


def tick_as_value(asked: Asked) -> str:
    """`every 10 °C up to 50 °C raises the yield`, read as rising to 50; or nothing."""
    if asked.kind not in ("change", "trend", "value"):
        return ""
    clause = asked.clause
    panel = clause.panel(clause.panels[0])
    names = [
        tick.text.casefold()
        for axis in (panel.rows, panel.columns)
        for tick in axis.ticks
        if tick.number is not None and re.search(r"[^\W\d_]", tick.text)
    ]
    for item in clause.numbers:
        written = clause.sentence[item.start :].casefold()
        if any(re.match(rf"{re.escape(name)}(?!\w)", written) for name in names):
            return f"its number is what a tick is called: {item.text}"
    return ""
