"""Which part of a clause speaks of which axis."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.makeup.axis_words import SIGN
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, TickRef
from auditor.reading.axis_words import side_of, side_of_label
from auditor.source import Span

_VERB = r"(?:'s)?\s*(?:axis|scale|values?|ticks?|markers?|labels?|levels?|settings?|sizes?|options?|choices?)?\s*(?:\(|,?\s*(?:which\s+)?(?:rang\w+|spans?|spanning|runs?|running|goes|going|var(?:y|ies|ying)|extends?|extending|covers?|covering|takes?|taking|is labell?ed|are labell?ed|has|have|having|with|starts?|begins?|ends?|stops?|(?:is|are)(?!\s+(?:cross|combin|pair|compar|test|evaluat|appli|measur|tri)\w*)|doubles? (?:from|at|with|each|every))\b)"
_AXIS_LABEL = re.compile(
    r"\bax[ie]s\b|^[xy](?:$|\s*\()|^(?:horizontal|vertical)\b(?!\s+(?:colou?r|bar|strip|scale|legend|key|gradient|ramp))|^(?:rows?|columns?)\b(?!\s*\d)",
    re.IGNORECASE,
)
_SCALE_LABEL = re.compile(r"\b(?:legend|colou?r|bar|scale\s*bar|key)\b", re.IGNORECASE)
_SUBORDINATE = re.compile(
    r"^\W*(?:as|when|if|once|while|since|for|at|in|between|because|although|where|by)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Scope:
    """A part of the clause that speaks of one axis, or of both.

    `declared` where it is the axis's own line; `counted` where it has told how many ticks there are ("six soils are
    crossed with four types"), so that other counts are of something else.
    """

    sides: tuple[str, ...]
    start: int
    end: int
    declared: bool
    counted: bool = False


_AXIS = re.compile(
    r"\b(?:the\s+)?(?P<name>x|y|horizontal|vertical)[\s‑-]?(?:\([xy]\)[\s‑-]?)?axis\b", re.IGNORECASE
)
# "y runs from 0 to 5": a letter alone is an axis where it does what axes do.
_LETTER = re.compile(
    r"^\W*(?P<letter>[xy])\s+(?:runs?|goes|ranges?|spans?|covers?|extends?|has|from|between)\b", re.IGNORECASE
)
# "Horizontal axis: pressure, from 3 to 5", be it behind the label of the other axis.
_OWN_LABEL = re.compile(
    r"^\W*(?:the\s+)?(?P<axis>(?:x|y|horizontal|vertical)[\s‑-]?axis)\b[^:.;]{0,24}:\s", re.IGNORECASE
)
_BOTH = re.compile(r"\b(?:the|both|all|their|its) axes\b", re.IGNORECASE)


# "The colour scale goes from 5 to 18", be it behind the label of an axis.
_OF_LEGEND = re.compile(
    r"^\W*(?:(?:the|a|its|one|each|this)\s+)?(?:\w+\s+)?(?:colou?r[\s-]*(?:scale|bar|map|key)|legend|colou?rs)\b",
    re.IGNORECASE,
)


def scopes(clause: Clause) -> Iterator[Scope]:
    """The parts of a clause that speak of an axis."""
    text = clause.sentence
    if _OF_LEGEND.match(clause.text):
        return
    side = _labelled(clause)
    if side:
        yield Scope(("rows", "columns") if side == "both" else (side,), clause.start, clause.end, True)
        return
    anchors = [
        (found.start(), found.end(), side_of(found.group()))
        for found in _AXIS.finditer(text, clause.start, clause.end)
    ]
    anchors += [
        (found.start(), found.end(), "both") for found in _BOTH.finditer(text, clause.start, clause.end)
    ]
    anchors += [
        (item.start, item.end, item.value.side) for item in clause.items if isinstance(item.value, AxisRef)
    ]
    anchors = sorted(
        a
        for a in set(anchors)
        if not any(b is not a and b[0] <= a[0] and a[1] <= b[1] and b != a for b in anchors)
    )
    for index, (start, end, side) in enumerate(anchors):
        limit = min(
            anchors[index + 1][0] if index + 1 < len(anchors) else clause.end, _others(clause, end, side)
        )
        verb = re.compile(_VERB, re.IGNORECASE).match(text, end)
        named = _AXIS.match(text, start)
        sign = SIGN.search(text, clause.start, end) if named else None
        if sign and re.fullmatch(r"\s*(?:on|along|of|for|at|in)\s+(?:the\s+)?", text[sign.end() : start]):
            yield Scope((side,), sign.start(), end, False)
        elif side == "both" and verb:
            yield Scope(("rows", "columns"), end, limit, False)
        elif (verb or named) and side != "both" and not _SUBORDINATE.match(text[clause.start :]):
            yield Scope((side,), end, limit, False, _is_counted(clause, start))


def _others(clause: Clause, start: int, side: str) -> int:
    """Where ticks that name the other axis end what is said of this one: "the gain (2, 4) on the y-axis and the delay (0, 5)"."""
    other = {"rows": "columns", "columns": "rows"}.get(side)
    named = (
        item.start
        for item in clause.items
        if isinstance(item.value, TickRef)
        and item.value.side == other
        and item.value.named
        and len(item.value.ticks) > 1
        and item.start >= start
    )
    return min(named, default=clause.end)


def _is_counted(clause: Clause, start: int) -> bool:
    """Whether a number stands right before the axis: "six soils"."""
    return any(
        item.end <= start and not clause.sentence[item.end : start].strip() for item in clause.of("number")
    )


def _labelled(clause: Clause) -> str:
    """The side of the axis in whose declaration a clause stands: "rows", "columns", "both" or ""."""
    if own := _OWN_LABEL.match(clause.text):
        return side_of(own["axis"])
    for label in reversed(clause.statement.trail[-3:]):
        if _SCALE_LABEL.search(label):  # it stands below the axis, and tells another thing
            break
        if _AXIS_LABEL.search(label) and len(label) < 60 and side_of_label(label):
            return side_of_label(label)
    return _declared(clause)


def _declared(clause: Clause) -> str:
    """The side whose axis is declared by the very line that a clause stands in."""
    panel = clause.panel(clause.panels[0])
    declared = {"rows": panel.rows.declaration, "columns": panel.columns.declaration}
    sides = [side for side, one in declared.items() if one is not None and _continues(clause, one.span)]
    if letter := _LETTER.match(clause.text):
        return "columns" if letter["letter"] in "xX" else "rows"
    return sides[0] if len(sides) == 1 else ""


def _continues(clause: Clause, declared: Span) -> bool:
    """Whether a clause stands in a declaration, or goes on with it in the same line below the same label."""
    span = clause.statement.span
    between = clause.document.source.text[declared.end : span.start]
    goes_on = declared.end <= span.start and "\n" not in between and not _SCALE_LABEL.search(clause.text)
    return declared.contains(span) or goes_on
