"""Numbers that are not values of cells, or that a claim does not hold."""

import re
from itertools import pairwise
from typing import Any

from auditor.claim_parts import parts
from auditor.claims.count_claim import Count
from auditor.claims.courses.course import Leg
from auditor.doubt.asked import Asked
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.members import all_the_others, two_of_a_set
from auditor.language.number_roles import called_percent
from auditor.language.numbers import Num
from auditor.language.pairs import halves
from auditor.language.refs import TickRef, axis_of
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.numerals import CARDINALS
from auditor.quantity import number_of

_OF_VALUES = frozenset(("value", "peak", "ordinal", "range", "threshold", "count"))


_MAGNITUDE = re.compile(
    r"\|\s?\w\s?\||\babsolute (?:value|correlation|coefficient|difference|term)s?\b|\bin (?:absolute )?(?:size|magnitude)\b",
    re.IGNORECASE,
)


# "Took four times as long": what is compared is a time, a weight, a price.
_OTHER_MEASURE = re.compile(
    r"\bas (?:long|fast|slow|quick(?:ly)?|heavy|expensive|costly|cheap|old|tall|wide|deep|far|loud|hot|warm|cold) as\b",
    re.IGNORECASE,
)


_OFTEN = re.compile(
    r"\b(?:reach|occur|appear|happen|see|saw|seen|find|found|hit|repeat|met|crop|turn)\w*(?: up)?\s+(?:only |just |exactly )?\w+ times\b",
    re.IGNORECASE,
)


_STRENGTH = re.compile(r"\b(?:strong\w*|weak\w*|closely|more (?:negatively|positively))\b", re.IGNORECASE)


# "Gets on with two, and falls out with two": so many things as were named before.
_WITH_SO_MANY = re.compile(
    rf"\bwith\s+(?:only\s+|just\s+|all\s+)?(?:{'|'.join(CARDINALS)})(?=\s*(?:$|[.,;:])|\s+(?:and|but|while)\b)",
    re.IGNORECASE,
)


# "The sole entry in three digits", "a two-digit number": how it is written, not how much it is.
_DIGITS = re.compile(
    r"\b(?:single|double|triple|one|two|three|four)-digit\b|\bin (?:single|double|triple|two|three|four) digits\b",
    re.IGNORECASE,
)


def of_digits(asked: Asked) -> str:
    """A number that tells how many digits another has."""
    text = asked.clause.text
    if "digit" in text.casefold() and _DIGITS.search(text):
        return "it tells how many digits a number has"
    return ""


# "Three are more than 5 mm off": how far from zero, whichever way.
_AMISS = re.compile(
    r"\d\S*(?:\s[^\W\d_]+)?\s+(?:out|off|away|astray|adrift|flat|sharp|wide|short|apart|in\s+either\s+direction)\b",
    re.IGNORECASE,
)


def how_far_amiss(asked: Asked) -> str:
    """Why a bound may be one on how far values are from zero, where some are below it; or nothing."""
    clause = asked.clause
    if asked.kind not in ("count", "threshold", "tally", "cell-set", "range") or not _AMISS.search(
        clause.text
    ):
        return ""
    signed = any(q.value < 0 for panel in clause.panels for q in clause.panel(panel).values.values())
    return "it may tell how far values are from zero" if signed else ""


_PASSED_BY = re.compile(
    r"\b(?:cross|pass|reach|exceed|break|brok|hit|topp|surpass|attain|clear|miss)\w*\s+(?:\w+\s+)?by\b",
    re.IGNORECASE,
)


def bound_passed(asked: Asked) -> str:
    """`The line of 40 is passed by A on Monday`: a bound that a value has passed, and no value; or nothing."""
    text = asked.clause.statement.text
    return "it tells where a bound is passed" if asked.kind == "value" and _PASSED_BY.search(text) else ""


def _counts_the_unsaid(clause: Clause) -> bool:
    return _WITH_SO_MANY.search(clause.text) is not None


def numbers_left_over(asked: Asked) -> str:
    """Why a number of the clause may not be a value of a cell, or which the claim does not hold; or nothing."""
    clause, kind, claim = asked.clause, asked.kind, asked.claim
    if _goes_on_with_ticks(clause):
        return "a number of it may be a tick"
    if _counts_the_unsaid(clause):
        return "a number of it may count things that it does not name"
    if kind in _OF_VALUES and _in_percent(clause, claim):
        return "it speaks in percent, the cells do not"
    if kind == "count" and sum(num.word for num in parts(claim, Num)) > 1:
        return "it counts more than one thing"
    signed = any(q.value < 0 for panel in clause.panels for q in clause.panel(panel).values.values())
    if kind not in ("threshold", "pairs") and signed and _STRENGTH.search(clause.text):
        return "the strength of signed values may be their distance from zero"
    if kind != "threshold" and _MAGNITUDE.search(clause.statement.text):
        return "it speaks of absolute values"
    if kind == "ratio" and _OFTEN.search(clause.text):
        return "it may tell how often something is found"
    if kind == "ratio" and _OTHER_MEASURE.search(clause.text) and asked.any_selection(lambda s: s.whole):
        return "it may speak of something else than the values"
    if kind in ("value", "threshold", "range", "peak") and any(i.has("aggregate") for i in clause.before):
        return "it may speak of averages"
    if kind in ("tally", "move"):
        return ""  # their frames take up every number
    return "not every number of it was understood" if _unused_numbers(clause, claim) else ""


def more_than_there_are(asked: Asked) -> str:
    """`Three cells are at 5: row A in May and row B in June`: that more cells are counted than the place has, which is one of theirs."""
    claim = asked.claim
    if not isinstance(claim, Count) or claim.amount.kind != "exactly" or claim.amount.count is None:
        return ""
    if claim.test.relation == "present" and all(s.region for s in claim.scope):
        return ""  # "three of the bold cells are in row A": it tells just how many stand there
    sizes = [sum(1 for _ in s.places(asked.clause.panel(s.panel))) for s in claim.scope]
    room = min(sizes) if claim.each and sizes else sum(sizes)
    return "it counts more than stand where it was read to be told" if room < claim.amount.count.value else ""


# "Two rows have fewer than 70 in all", "three rows together have 210": sums of lines, and no values.
_IN_ALL = re.compile(
    r"\b(?:in all(?!\s+[a-z0-9])|in total|all told|all in all|altogether|combined|(?:between|among) them|(?:taken|put|added) together)\b",
    re.IGNORECASE,
)
_PUT_TOGETHER = re.compile(r"\btogether,?\s+(?:the|these|those|all|its|they)\b", re.IGNORECASE)
# "Two rows add up to 64": each of them, or the two.
_TOGETHER = re.compile(
    rf"\b(?:\w+ together (?:\w+ ){{0,2}}\d|(?:between|among) them,|combined|"
    rf"(?:{'|'.join(CARDINALS)}) \w+ (?:add|sum|come|amount|total)(?: up)?(?: to)? \d)",
    re.IGNORECASE,
)


def of_sums(asked: Asked) -> str:
    """Why numbers may be told of lines as sums, where they were read as values of cells; or nothing."""
    summed = _TOGETHER if asked.kind in ("tally", "count") else _IN_ALL
    if asked.kind not in ("tally", "count", "threshold", "range", "peak") or not asked.clause.numbers:
        return ""
    told = summed.search(asked.clause.text) or _PUT_TOGETHER.search(asked.clause.text)
    return "it may tell what some cells come to together" if told else ""


_WORKED_OUT = re.compile(
    r"\s*(?:times|[×x*/+]|multiplied by|divided by|plus|minus)\s*(?:the\s+)?", re.IGNORECASE
)


def of_axes_together(asked: Asked) -> str:
    """`Where speed times load exceeds 90`: a number that is held against what two axes come to; or nothing."""
    clause = asked.clause
    told = any(
        _WORKED_OUT.fullmatch(clause.sentence[one.end : other.start]) for one, other in pairwise(clause.axes)
    )
    return "it may tell what its axes come to together" if told and clause.numbers else ""


_ALL_BUT = re.compile(rf"\ball (?:but|except) (?:\d+|{'|'.join(CARDINALS)}) of\b", re.IGNORECASE)


def left_of_all(asked: Asked) -> str:
    """`A makes up all but two of the errors`: that a number may tell how many are left; or nothing."""
    told = asked.kind == "derived-metric" and _ALL_BUT.search(asked.clause.text)
    return "its number may tell how many are left" if told else ""


_AT = re.compile(r"\W*(?:at|in|for|on|by)\s+(?:an?\s+|the\s+)?", re.IGNORECASE)
_UNIT = re.compile(
    r"\s?(?:k?m|cm|mm|k?g|mg|m?l|h|min|m?s|°C?|k?Hz|px|dpi|k?W|m?V|bar|k?Pa|ppm|metres?|meters?|miles?|feet|degrees|hours?|minutes?|days?|weeks?|months?|years?)\b",
)


def number_put_first(clause: Clause, kind: str) -> str:
    """`At 100 m there is none`: that a number in front may tell a place that the grid does not have, and no value."""
    first = min(clause.numbers, key=lambda item: item.start, default=None)
    if first is None or kind not in _OF_VALUES or clause.start:
        return ""
    fronted = _AT.fullmatch(clause.sentence, 0, first.start) and _UNIT.match(clause.sentence, first.end)
    return "a number of it may be a tick that the grid does not have" if fronted else ""


def number_of_a_cell(asked: Asked) -> str:
    """Why the amount of a change may be a value: `Oak loses 5 at 12` where the cell at 12 holds 5; or nothing."""
    told = [(leg.end, leg.size) for leg in parts(asked.claim, Leg) if leg.end and leg.size is not None]
    panels = [asked.clause.panel(number) for number in asked.clause.panels] if told else []
    at_place = any(
        cell.quantity is not None
        and cell.quantity.value == size.value
        and end in (panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text)
        for end, size in told
        for panel in panels
        for cell in panel.cells
    )
    return "the number may be the value there, and not that of a change" if at_place else ""


def _unused_numbers(clause: Clause, claim: Any) -> bool:
    """Whether the clause states a number that the claim does not hold."""
    held = {num.value for num in parts(claim, Num)} | {
        float(number) for number in (*parts(claim, int), *parts(claim, float))
    }
    ends = [tick for leg in parts(claim, Leg) for tick in (leg.start, leg.end) if tick]
    held |= {number for tick in ends if (number := number_of(tick)) is not None}
    sizes = counts_of_axes(clause, Wording.of(clause), clause.numbers)
    sizes |= {*two_of_a_set(clause), *all_the_others(clause)}
    return any(clause.number(item).value not in held for item in clause.numbers if item not in sizes)


def _goes_on_with_ticks(clause: Clause) -> bool:
    """`at 10 and 11`: whether a number goes on with a tick that is named before it, and is one of the same axis."""
    words, panel = Wording.of(clause), clause.panel(clause.panels[0])
    for item in clause.numbers:
        joint = item.first - 1
        before = [part.value for ref in clause.refs if ref.last == joint for part in halves(ref) or [ref]]
        for ref in before if words.norm(joint) in ("and", "or", ",") else ():
            axis = axis_of(panel, ref.side) if isinstance(ref, TickRef) and ref.side != "either" else None
            if axis is not None and axis.index(item.text) is not None:
                return True
    return False


# "The heatmap shows the share of wrong fields in percent."
_TOLD_IN_PERCENT = re.compile(
    r"\b(?:cells?|values?|numbers?|heat ?map|table|figure|map|chart|grid)\b[^.\n]{0,80}\b(?:in|as) (?:per ?cent|percentages?|%)",
    re.IGNORECASE,
)


def _in_percent(clause: Clause, claim: Any) -> bool:
    """Whether a claim states a percentage of a panel that holds plain counts."""
    shares = {amount.count for amount in parts(claim, Amount) if amount.kind == "share"}
    stated = any(num.unit == "%" and num not in shares for num in parts(claim, Num))
    panel = clause.panel(clause.panels[0])
    return (
        stated
        and not called_percent(panel)
        and not _TOLD_IN_PERCENT.search(clause.document.source.text)
        and bool(panel.values)
        and all(q.step >= 1 and q.unit != "%" for q in panel.values.values())
    )
