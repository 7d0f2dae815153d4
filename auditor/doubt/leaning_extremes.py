"""Extremes that a word for one's own leads to, or that a clause without a verb takes over from the one before it."""

import re
from dataclasses import replace
from typing import Any

from auditor.claim_parts import parts, selections
from auditor.claims.amounts.amount import Amount
from auditor.claims.measures.confusion import confusions
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause, Spot
from auditor.language.pairs import sides
from auditor.language.refs import TickRef
from auditor.language.verbs import finite_verb

_AT_ITS_OWN = re.compile(
    r"\b(?:at|in|on|with|even at)\s+(?:its|their|his|her)\s+(?:very\s+)?(?:best|worst|peak|height|lowest|highest|top|bottom|most\s+\w+|least\s+\w+|\w{2,}(?:est))\b",
    re.IGNORECASE,
)


def at_its_own_extreme(asked: Asked) -> str:
    """`A in May is above B at its best`, held against B in May; or nothing."""
    found = _AT_ITS_OWN.search(asked.clause.text) if asked.kind in ("comparison", "duel", "value") else None
    return f"where it is so is told by a word of its own: {found.group()}" if found else ""


# "A's is May with 9", "that of A is May": the noun stands in the part before.
_OWNS = re.compile(
    r"\W*(?:(?:and|but|while|whereas)\s+)?(?:[^\W\d][^,;:]{0,30}?['’]s?|(?:that|those)\s+of\s+[^,;:]{1,30}?)\s+(?:is|are|was|were)\b",
    re.IGNORECASE,
)


def extreme_taken_over(clause: Clause, kind: str, claim: Any) -> str:
    """`A peaked in May at home (12) and abroad (8)`, where the 8 is no peak; or nothing."""
    leans = _OWNS.match(clause.text) or not finite_verb(clause.text)
    if kind not in ("value", "amount") or not leans or clause.of("extreme"):
        return ""
    told = [item for item in clause.before if item.has("extreme") or item.kind == "odd"]
    if not told:
        return ""
    picks = {"max": (max,), "min": (min,)}.get(str(told[-1].value), (max, min))
    for one in selections(claim):
        panel = clause.panel(one.panel)
        places = [place for place in one.places(panel) if place in panel.values]
        if len(places) != 1:
            continue
        row, column = places[0]
        lines = (
            list(panel.values),
            [at for at in panel.values if at[0] == row],
            [at for at in panel.values if at[1] == column],
        )
        best = [pick(panel.values[at].value for at in line) for line in lines for pick in picks]
        if panel.values[places[0]].value not in best:
            return "it goes on with an extreme, and is none"
    return ""


_END = r"(?:the\s+)?(?:best|worst|highest|lowest|largest|smallest|strongest|weakest|fastest|slowest|top|bottom)\b"
_BOTH_ENDS = re.compile(rf"\bbetween\s+{_END}[^.;,]*?\band\s+{_END}", re.IGNORECASE)


def spread_goes_on(asked: Asked) -> str:
    """`between the best and the worst lie 7 in May and 9 in June`, where the 9 is read as the best; or nothing."""
    found = _BOTH_ENDS.search(asked.clause.sentence[: asked.clause.start]) if asked.kind == "peak" else None
    return f"it may go on with how far values lie apart: {found.group()}" if found else ""


_TELLS = re.compile(r"\b(?:is|are|was|were|stands?|lies|comes?|came|follows?|had|has)\b", re.IGNORECASE)


def place_taken_for_field(clause: Clause, kind: str, claim: Any) -> str:
    """`A's best month is May with 9, B's is May with 7`, guessed as the best that B has in May; or nothing."""
    verb = _TELLS.search(clause.text)
    if kind != "amount" or verb is None:
        return ""
    at = clause.start + verb.start()
    behind = {side for item in clause.refs if item.start > at for side in sides(item)}
    if not behind & {"rows", "columns"} or any(
        isinstance(item.value, TickRef | Spot) and item.start < at for item in clause.items
    ):
        return ""
    for part in parts(claim, Amount):
        if part.term.second is not None or part.term.first.function not in ("max", "min"):
            continue
        pick = max if part.term.first.function == "max" else min
        fair = part.number.fair()
        for one in part.term.first.scope:
            rows = None if "rows" in behind else one.rows
            field = replace(one, rows=rows, columns=None if "columns" in behind else one.columns)
            panel = clause.panel(one.panel)
            values = [panel.values[place].value for place in field.places(panel) if place in panel.values]
            if values and not fair.low <= pick(values) <= fair.high:
                return "it is an extreme only of the place where it is told to stand"
    return ""


_TAKEN = re.compile(
    r"\b(?:called|taken\s+for|read\s+as|mistaken\s+for|predicted(?:\s+(?:as|to\s+be))?|labell?ed(?:\s+as)?|classified\s+as|scored\s+as|confused\s+(?:with|for)|sorted\s+(?:as|into|under)|heard\s+as|seen\s+as)\b",
    re.IGNORECASE,
)


def pairs_of_classes(clause: Clause, kind: str, claim: Any) -> str:
    """`the smallest are A called B, and C called A`, read as the cells of A with B and with C; or nothing."""
    if kind not in ("peak", "ordinal", "comparison") or len(_TAKEN.findall(clause.sentence)) < 2:
        return ""
    crossed = any(confusions(clause.document, panel) for panel in clause.panels)
    return "of which classes its pairs are is not sure" if crossed else ""
