"""How people speak of colour scales: "the bar runs from 5 to 40", "ticks at 10, 20 and 30"."""

import re
from collections.abc import Iterator

from auditor.claims.makeup.facts import Fact, Place
from auditor.claims.makeup.numbers import ASIDE, LIST, NUM, RANGE, UNIT, number
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.model import Legend
from auditor.quantity import plain_number
from auditor.reading.colours import COLOUR, is_colour
from auditor.source import Span

_SUBJECT = re.compile(
    r"\b(?:legend|colou?r[\s-]*(?:scale|bar|map|key|gradient|ramp|range|code)|scale\s*bar|heat\s*scale|\b(?:the|its|shared|common|one|left|right|this) (?:scale|bar|key|gradient))s?\b(?! \d)",
    re.IGNORECASE,
)
_SAYS = re.compile(
    r"\b(?:rang\w+|span\w*|cover\w*|runs?|running|goes|going|extend\w*|stretch\w*|reach\w*|from|between|labell?ed|ticks?|marks?|markers?|marked)\b",
    re.IGNORECASE,
)
# "From 0 through 5 to 10": what lies between the ends.
_MIDDLE = re.compile(
    rf"\s*,?\s*(?:through|over|via|past|passing)\s+{NUM}{UNIT}{ASIDE}(?=\s*,?\s*(?:up )?to\s+{NUM})",
    re.IGNORECASE,
)
# What remains of a legend's own words once its colours and numbers are taken out: "white at 0, through pink, up to red at 40".
# With the name that a shade has for itself: "brick red".
_SHADE = re.compile(rf"(?:\b(?!not\b|no\b|never\b|than\b)[a-z]+[\s-]+)?(?:{COLOUR.pattern})", re.IGNORECASE)
_JOINING = frozenset(
    "from to at for in is are up down through via over and with then a an the of by around near about only clipped capped limited cut off truncated labelled "
    "marked both either each panel panels shared scale legend colour color bar colourbar colorbar map key gradient ramp runs run running goes going ranges "
    "ranging spans moves fades shades turns passing shade shades values value".split()
)
_HARMLESS = ("colour", "range", "extreme", "degree", "hedge", "quant", "foreign")


def legend_ends(clause: Clause) -> Iterator[tuple[Fact, frozenset[Item], Place]]:
    """Ends and ticks of the colour scale that a clause states, with the mentions that they account for."""
    own = _own_legend(clause)
    if own is not None and (anchored := _anchored(clause, own)):
        yield anchored
        return
    if clause.statement.trail and is_colour(clause.statement.trail[-1]):
        return
    text = clause.text
    subject = _SUBJECT.search(text)
    if own is None and not (subject and _SAYS.search(text, subject.end())):
        return
    start = 0 if own is not None or subject is None else subject.end()
    text = _MIDDLE.sub(lambda middle: " " * len(middle.group()), text)
    found = RANGE.search(text, start)
    low, high = (number(found["low"]), number(found["high"])) if found else (None, None)
    listed = LIST.search(text, found.end() if found else start)
    ticks = (
        tuple(
            plain_number(num.value)
            for word in re.findall(r"[-+−]?\d[\d.,]*\d|\d", listed.group())
            if (num := number(word))
        )
        if listed
        else ()
    )
    if (low is None or high is None) and not ticks:
        return
    spans = [Span(*match.span()) for match in (found, listed) if match]
    items = {
        item
        for item in clause.items
        if any(span.start <= item.start - clause.start < span.end for span in spans)
    }
    items |= {item for item in clause.items if item.kind in _HARMLESS}
    yield Fact("legend", number=low, to=high, ticks=ticks), frozenset(items), (clause.start, clause.end)


def _anchored(clause: Clause, own: Legend) -> tuple[Fact, frozenset[Item], Place] | None:
    """`white at 0, navy at 30`: the colours of the legend with their values, where its words tell nothing else."""
    if not any(anchor.span.overlaps(clause.span) for anchor in own.anchors):
        return None
    bare = re.sub(r"\([^()\d]*\)", " ", _SHADE.sub(" ", clause.text))
    told = [num for found in re.finditer(f"{NUM}{UNIT}", bare) if (num := number(found.group()))]
    shown = [end.value for anchor in own.anchors for end in (anchor.low, anchor.high) if end]
    shown += [end.value for end in (own.low, own.high, *own.ticks) if end]
    words = re.findall(r"[^\W\d_]+", re.sub(f"{NUM}{UNIT}", " ", bare).casefold())
    own_words = {word for colour in own.colours for word in colour.casefold().split()}
    strange = [word for word in words if word not in _JOINING | own_words]
    if not told or any(num.value not in shown for num in told) or strange:
        return None
    ticks = tuple(dict.fromkeys(plain_number(num.value) for num in told))
    return Fact("legend", ticks=ticks), frozenset(clause.items), (clause.start, clause.end)


def _own_legend(clause: Clause) -> Legend | None:
    """The legend in whose declaration the clause stands."""
    legends = [legend for figure in clause.document.figures for legend in figure.legends]
    legends += [panel.legend for panel in clause.document.panels if panel.legend]
    at = clause.statement.span.start
    return next((legend for legend in legends if legend.span.start <= at < legend.span.end), None)
