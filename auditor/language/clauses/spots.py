"""References to a row and to a column that stand together, as one."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.language.clauses.clause import Spot
from auditor.language.items import Item
from auditor.language.refs import PositionRef, TickRef
from auditor.language.verbs import opens_with_verb, verb_in

_NEW_PHRASE = re.compile(
    r",\s*(?:with|at|for|in|under|while|and (?:at|for|in|with))\b|;|\b(?:than|or|though|although|yet|compared|relative|unlike|but|whereas|which|whose|exceeds?|outperforms?|beats?|followed|trailed|then)\b|\b(?:is|are|was|were)\s*$|\b(?:belong|go|fall)s?\s+to\b",
    re.IGNORECASE,
)

_LEFT_OUT = re.compile(
    r"\b(?:except|except for|apart from|aside from|besides|excluding|excepting|barring|bar|but for|save for|other than|outside|leaving aside|leaving out|setting aside|exception of|ignoring|disregarding|not counting|unlike|without)(?:\s+(?:the|an?|in|at|on))*\s*$",
    re.IGNORECASE,
)
_OPENING = re.compile(
    r"(?:^\W*|[.;:(]\s+|,\s+|\b(?:and|but|while|whereas)\s+)(?:at|in|for|with|without|under|on|within|during|among|of|after|before|past|beyond|since)(?:\s+(?:the|an?|any|all|each|every))?(?:\s+[a-z]+){0,2}\s*$",
    re.IGNORECASE,
)
# "In the left panel at A, B ...": a place behind another one that is put first.
_BEHIND_ANOTHER = re.compile(
    r"^\W*(?:at|in|for|with|without|under|on|within|during|after|before)\s+(?:[\w’'-]+,?\s+){1,4}?(?:at|in|on|for|under|with|during)(?:\s+(?:the|an?))?\s*$",
    re.IGNORECASE,
)
# "From A to B, C ...": the far end of a stretch that is put first.
_STRETCH = re.compile(
    r"(?:^\W*|[.;:(]\s+|,\s+)(?:from|between)\s+(?:the\s+)?[^\s,;]+(?:\s+[^\s,;]+)?\s+(?:to|and|until|through)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_TIMES_AS = re.compile(r"\b(?:times|twice|half)\s+as\s+\w+\b(?!.*[.;])", re.IGNORECASE)
_SECOND_AS = re.compile(r"\bas(?!\s+well)\b", re.IGNORECASE)
_SMALL = frozenset("and the a an at for in on with of both to when where = is : ( row column cell".split())


def spots(items: Sequence[Item], text: str) -> list[Item]:
    """Neighbouring references to a row and to a column, joined to one reference to their crossing."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        gap = text[last.end : item.start] if last is not None else ""
        parted = (
            last is None
            or _apart(gap)
            or _fronted(last, gap, text)
            or _stands_alone(item, text)
            or _is_spared(last, gap, text)
            or _times_as(text, gap, item)
            or _is_way_of_all(last, item)
            or _begins_anew(items, last, item, text)
        )
        parted = (
            parted or last is not None and ":" in gap and (_is_every(last) or _lists(items, last, item, text))
        )
        if last is not None and _cross(last, item) and not parted:
            spot = _spot(last.value, item.value)
            found[-1] = replace(
                last, value=spot, end=item.end, last=item.last, text=f"{last.text} {item.text}"
            )
        else:
            found.append(item)
    return found


_COMMA = re.compile(r",\s+(?:(?:and|but)\s+)?(?:the\s+)?", re.IGNORECASE)


def _begins_anew(items: Sequence[Item], last: Item, item: Item, text: str) -> bool:
    """`A peaks in May, B peaks in June`: whether a comma parts two mentions, and each has a verb of its own."""
    if not _COMMA.fullmatch(text, last.end, item.start):
        return False
    begin = max((found.end() for found in _PART.finditer(text, 0, last.start)), default=0)
    behind = item.end + len(text[item.end :]) - len(text[item.end :].lstrip())
    told = verb_in(text, items, begin, last.start) is not None
    end = next((found.start() for found in _PART.finditer(text, behind)), len(text))
    return told and opens_with_verb(text, items, behind, end)


def _lists(items: Sequence[Item], last: Item, item: Item, text: str) -> bool:
    """`three rows peak at X: A, B and C`: whether several are named behind a colon, of whom it is told before it."""
    several = isinstance(item.value, TickRef) and len(item.value.ticks) > 1
    return several and verb_in(text, items, 0, last.start) is not None


def _is_every(item: Item) -> bool:
    """`at any depth: A and B`: what stands behind the colon are no rows at that depth."""
    return isinstance(item.value, TickRef) and item.value.every


_WAY = re.compile(r"(?:past|beyond|after|before|up\s+to|until|from|above|below)\b", re.IGNORECASE)


def _is_way_of_all(first: Item, second: Item) -> bool:
    """`past May all rows fall`: the part of the way that is told, and those who go it."""
    return _is_every(second) and bool(_WAY.match(first.text))


_PART = re.compile(r"[,;:]\s")


def _times_as(text: str, gap: str, item: Item) -> bool:
    """`twice as much to A as B gets`: whether the second "as" of a ratio parts two mentions."""
    return bool(_SECOND_AS.search(gap) and _TIMES_AS.search(text[: item.start - len(gap)]))


def _fronted(item: Item, gap: str, text: str) -> bool:
    """`At the largest dose, group 5 is ahead`: a place put first, with a comma or an article behind it, is where one looks."""
    parted = gap.lstrip().startswith(",") or gap.strip().casefold() == "the"
    return parted and opens(item, text)


def _stands_alone(item: Item, text: str) -> bool:
    """`in May A alone passes 5`: whether a line is told apart from all others, and is no part of a cell."""
    return text[item.end :].casefold().startswith(" alone")


_SPARED = re.compile(
    r"\b(?:every|each|all|any|no)\s+[\w-]+\s+(?:but|bar|save|except(?:\s+for)?|other\s+than)(?:\s+(?:the|in|at|on|for))*\s*$",
    re.IGNORECASE,
)


def _is_spared(item: Item, gap: str, text: str) -> bool:
    """`in every column but A the value of B ...`: whether a line is left out, and what follows is told of the rest."""
    return gap.lstrip().casefold().startswith("the ") and bool(_SPARED.search(text[: item.start]))


def opens(item: Item, text: str) -> bool:
    """Whether a mention stands first in a sentence or a part of it, behind a preposition, or is what is left out."""
    lead = text[: item.start]
    return any(found.search(lead) for found in (_OPENING, _STRETCH, _LEFT_OUT, _BEHIND_ANOTHER))


def _apart(gap: str) -> bool:
    """Whether the words between two references part them: a new phrase, or an "and" with more than small words beside it."""
    words = gap.casefold().replace(",", " ").split()
    return bool(_NEW_PHRASE.search(gap)) or "and" in words and not set(words) <= _SMALL


def side_of(value: object) -> str:
    """The axis of rows or columns, or "" for all else."""
    return value.side if isinstance(value, TickRef | PositionRef) else ""


def _cross(first: Item, second: Item) -> bool:
    sides = {side_of(first.value), side_of(second.value)}
    near = 0 <= second.first - first.last <= 4
    return near and (sides == {"rows", "columns"} or sides == {"either"})


def _spot(first: object, second: object) -> Spot:
    assert isinstance(first, TickRef | PositionRef)
    assert isinstance(second, TickRef | PositionRef)
    return Spot(second, first) if first.side == "columns" else Spot(first, second)
