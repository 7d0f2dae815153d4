"""What a clause says of colours before it goes on about values."""

import re

from auditor.claim_parts import parts
from auditor.claims.tints.claims import Tint
from auditor.claims.tints.on_scale import fits_scale
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.refs import PositionRef, TickRef
from auditor.reading.colours import TONE_OR_COLOUR
from auditor.truth import Interval, Truth, any_of

# Behind its subject: what a colour does in a picture.
_COLOURING = re.compile(
    r"\s+(?:(?:is|are)\s+(?:used|reserved|kept)\s+for|mark|dominat|fill|cover|paint|occup|tak(?:es?|ing) (?:up|over)|colou?rs?|tint|shade)",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r",\s+(?:where|which|whose|since|because|as|with)\b", re.IGNORECASE)
_LONGEST_NAME = 3


def colours_not_judged(clause: Clause, kind: str) -> str:
    """Why values that hold do not bear out a clause: `pale red fills the top row, where prices are lowest` tells of colours first."""
    joint = _GOES_ON.search(clause.text)
    if kind == "colour":
        return ""
    if reason := _colour_of_number(clause, kind):
        return reason
    if joint is None:
        return ""
    verb = _COLOURING.search(clause.text, 0, joint.start())
    named = re.sub(
        r"^\W*(?:the|an?)\s+", "", clause.text[: verb.start()] if verb else "", flags=re.IGNORECASE
    )
    tinted = len(named.split()) <= _LONGEST_NAME and TONE_OR_COLOUR.match(named.strip()) is not None
    return "what it says of the colours was not judged" if tinted else ""


_SHADE = re.compile(r"\b(?:dark|bright|light|pal|deep|warm|cool|hot|cold)e?(?:st|est)\b", re.IGNORECASE)


def shaded_the_other_way(asked: Asked) -> str:
    """`The darkest one, 3`, where 3 is the other end of what was looked at: the scale may run the other way."""
    clause = asked.clause
    if asked.kind != "peak" or not _SHADE.search(clause.text) or len(clause.numbers) != 1:
        return ""
    told = clause.number(clause.numbers[0]).value
    values = [
        cell.quantity.value
        for index in clause.panels
        for cell in clause.panel(index).cells
        if cell.quantity is not None
    ]
    ends = (min(values), max(values)) if values else ()
    return "the colours may run the other way" if told in map(float, ends) else ""


# "53 (dark red)", "53, shown in dark red": a colour that is told of the number before it.
_TOLD_OF = re.compile(
    r"\s?(?:%|[a-zµ°/]+)?\s*(?:\(|,\s)\s*(?:(?:a|an|the|in|shown|drawn|painted)\s+)*", re.IGNORECASE
)


def _colour_of_number(clause: Clause, kind: str) -> str:
    """Why a number that is told with a colour bears nothing out: the legend has another there, or cannot tell."""
    for number in clause.numbers:
        for colour in clause.of("colour"):
            if not _TOLD_OF.fullmatch(clause.sentence, number.end, colour.start):
                continue
            value = Interval.point(clause.number(number).value)
            fits = any_of(fits_scale(colour.text, value, clause.panel(index)) for index in clause.panels)
            if fits is Truth.FALSE or (fits is Truth.UNKNOWN and kind in ("value", "amount")):
                return "what it says of the colours was not judged"
    return ""


def counted_in_a_line(asked: Asked) -> str:
    """`May has a single red square, that of A`, read as that the grid has one: it may be the only one of May; or nothing."""
    clause = asked.clause
    counts = (
        [one for one in parts(asked.claim, Tint) if one.about == "count"] if asked.kind == "colour" else []
    )
    wide = any(all(s.whole for s in one.scope) for one in counts)
    named = any(isinstance(item.value, TickRef) for item in clause.refs)
    if wide and named:
        return "it may count in a line that is named"
    # "Row 3: 5, 7, 9. All cells are grey." speaks of its row.
    tints = parts(asked.claim, Tint) if asked.kind == "colour" and not clause.refs else []
    everywhere = any(one.scope and all(s.whole for s in one.scope) for one in tints)
    led = any(isinstance(item.value, TickRef | PositionRef) for item in clause.label)
    return "it may speak of the line that its label names" if everywhere and led else ""
