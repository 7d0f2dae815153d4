"""Places that open a sentence and hold for all of it: "at 70, A leads while B trails" says of B, too, that it is so at 70."""

import re
from collections.abc import Iterator, Sequence

from auditor.language.clauses.cutting import cuts
from auditor.language.items import Item
from auditor.language.mentions import analyse
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, RegionRef, TickRef, axis_of
from auditor.language.rewriting import Rewritten
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_OPENING = re.compile(
    r"\W*(?P<place>(?:at|in|on|for|with|under|during|beyond|above|below|past|after|before|between|from|until|up to)\s[^,;:()]{1,50}),\s",
    re.IGNORECASE,
)
# What stands behind "; and" or ", but" may be said of all; these two joints share what opens the sentence.
_JOINT = re.compile(r"(?:,?\s+(?:while|whereas|whilst)\s+|(?<![,;:])\s+(?:and|but)\s+)$", re.IGNORECASE)
_LEADS = re.compile(r"(?:while|whereas|whilst|and|but)\s+", re.IGNORECASE)
_ELSEWHERE = re.compile(
    r"\b(?:overall|generally|in general|everywhere|elsewhere|otherwise|throughout|always|never|ever|on average|on the whole|there|then|later|earlier|afterwards|before|beyond|above that|below that|others?|rest)\b",
    re.IGNORECASE,
)


def carried(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """The statement with the place that opens it put before the later parts of it that name none of that axis."""
    text = statement.text
    opening = _OPENING.match(text)
    if opening is None or not _LEADS.search(text, opening.end()):
        return statement
    items = analyse(text, document, names).items
    side = _side([item for item in items if item.end <= opening.end()], document)
    if not side:
        return statement
    told = Rewritten.of(statement)
    place = f"{opening['place'][0].lower()}{opening['place'][1:]}, "
    for start, end in reversed(list(_sharing(text, items, opening.end(), side))):
        told = told.put(start, end, f"; {text[start:end].strip(' ,')} {place}")
    return told.told(statement)


def _side(opening: Sequence[Item], document: Document) -> str:
    """The side whose ticks the opening names, be it by their bare numbers, where it names nothing else."""
    refs = [item.value for item in opening if item.kind == "ref"]
    numbers = [item.value.value for item in opening if isinstance(item.value, Num)]
    if numbers and not refs:
        sides = {side for side in ("rows", "columns") if _are_ticks(numbers, side, document)}
        return sides.pop() if len(sides) == 1 else ""
    ticks = [ref for ref in refs if isinstance(ref, TickRef) and not ref.every and not ref.unknown]
    sides = {ref.side for ref in ticks}
    return sides.pop() if len(sides) == 1 and len(ticks) == len(refs) and "either" not in sides else ""


def _are_ticks(numbers: Sequence[float], side: str, document: Document) -> bool:
    """Whether all panels have such ticks on a side."""
    axes = [axis_of(panel, side) for panel in document.panels]
    return all(set(numbers) <= {tick.number for tick in axis.ticks} for axis in axes)


def _sharing(text: str, items: Sequence[Item], begin: int, side: str) -> Iterator[tuple[int, int]]:
    """The words that join the parts of a sentence that share the place before them."""
    for start, end in cuts(text, items):
        lead = _LEADS.match(text, start)
        at = lead.end() if lead else start
        joint = _JOINT.search(text, begin, at)
        if start < begin or joint is None:
            continue
        own = [item.value for item in items if start <= item.start < end and item.kind == "ref"]
        if own and not _ELSEWHERE.search(text, at, end) and not any(_of_side(ref, side) for ref in own):
            yield joint.start(), at


def _of_side(ref: object, side: str) -> bool:
    """Whether a part has a place of its own, or speaks of more than the lines of the other side."""
    if isinstance(ref, TickRef | AxisRef):
        return ref.side in (side, "either")
    return isinstance(ref, PanelRef | RegionRef) or not isinstance(ref, TickRef)
