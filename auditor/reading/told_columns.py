"""Axes known only from sentences that tell a row each, in words of their own: "Monday saw 4 at noon and 5 at six".

The columns recur beside the values, in the same order; what a sentence names before its first value is its row.
Whatever else its words say, no two sentences need the same verb.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import takewhile

from auditor.model import AxisDeclaration, Tick
from auditor.numerals import ORDINALS
from auditor.quantity import number_of
from auditor.reading.labels import canonical
from auditor.reading.lists import pieces
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.source import Span

_JOINT = re.compile(
    r"\s*[,;]\s+(?:(?:and|then|but|while|finally|later)\s+)*|\s+(?:and|then|but|while|whereas)\s+(?:then\s+)?"
)
_VALUE = re.compile(
    r"(?<![\w.,:–—-])[~≈]?[-+−]?\.?\d[\d.,]*(?:\s?[–—-]\s?\d[\d.,]*)?%?(?![\w:])|\b" rf"{NO_VALUE}" r"(?!\w)",
    re.IGNORECASE,
)
_DIGIT = re.compile(r"\d")
_WORD = re.compile(r"[^\s,;:]+")
_LEADS = r"(?:at|in|for|on|under|with|during|by)"
_LEAD = re.compile(rf"\s{_LEADS}\s+(?:the\s+)?(?=\S)", re.IGNORECASE)
_BEFORE_LEAD = re.compile(rf"(?=\s{_LEADS}\s+\S)", re.IGNORECASE)
_HEAD = re.compile(rf"(?:(?:and|then|finally|next),?\s+)?(?:{_LEADS}\s+)?(?:the\s+)?", re.IGNORECASE)
# "In the first row, for the district Harbour, there were 4 ...": which row it is, before its name.
_PLACED = re.compile(
    rf"(?:{_LEADS}\s+)?the\s+(?:{'|'.join(ORDINALS)}|top|bottom|upper|lower|middle|next|last|final)\s+(?:row|line|column),\s+"
    r"(?=\w)",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"(?P<noun>[^\W\d_]{2,20}[ -])(?:\d{1,4}|[A-Z])")
_NOUN_BEFORE = re.compile(r"(?P<noun>[a-z]{3,})\s+(?=[A-Z])")
_NAMED = re.compile(rf"(?:{_NOUN_BEFORE.pattern})?[A-Z]")
# Words that no name of a row goes on with.
_STOPS = frozenset(
    """the a an we it there they you one he she is was are were has had have shows showed reads read sees saw gives gave
    comes came stands stood gets got left with finds found runs ran goes went holds held counts counted""".split()
)
_MARKED = 3  # how far two signs stand apart with "**" between them
_FEWEST, _FEWEST_LINES, _MOST = 2, 3, 60
_SHARE = 0.6
_LONGEST = 3  # words of a name


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence with values beside names: what stands before the first value, and the names in their order."""

    head: Plain
    columns: tuple[Tick, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(canonical(tick.text) for tick in self.columns)


def told_columns(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """The rows and columns of the first section whose sentences tell rows; none where there are none."""
    told: dict[int, list[_Line]] = {}
    for node in nodes:
        if node.block.kind in ("item", "paragraph") and not in_prose(node):
            own = told.setdefault(id(node.parents[-1]) if node.parents else 0, [])
            if len(own) < _MOST and len(_DIGIT.findall(node.block.text)) >= _FEWEST:
                own += (line for part in sentences(node.block.content) if (line := _line(part)))
    for lines in told.values():
        if len(lines) >= _FEWEST_LINES and (axes := _axes(lines[:_MOST])):
            return axes
    return []


def _line(sentence: Plain) -> _Line | None:
    """The names beside the values of a sentence; None where one of its values has none, or two."""
    head: Plain | None = None
    columns: list[Tick] = []
    for part in pieces(sentence.part(0, len(sentence.text.rstrip(" .;"))), _JOINT):
        values = list(_VALUE.finditer(part.text))
        leads = _leads_behind(part.text, values)
        if not values or (head is None and not leads):
            continue
        if head is not None and not leads and not _DIGIT.search(values[-1].group()):
            continue  # "for the sixth there is n/a"
        if head is None:
            value = values[len(leads) - 1]
            start = bisect_left(sentence.offsets, part.offsets[value.start()])
            head = sentence.part(0, start)
        elif len(leads) != 1:
            return None
        name = part.part(leads[-1].end())
        if not 0 < len(name.text.split()) <= _LONGEST:
            return None
        columns.append(Tick(name.text, name.span(), number_of(name.text)))
    return _Line(head, tuple(columns)) if head is not None and len(columns) >= _FEWEST else None


def _leads_behind(text: str, values: Sequence[re.Match[str]]) -> list[re.Match[str]]:
    """For each value the first word behind it that leads to a name, where there is one."""
    starts = [found.start() for found in _BEFORE_LEAD.finditer(text)]
    own = (bisect_left(starts, value.end()) for value in values)
    return [lead for at in own if at < len(starts) and (lead := _LEAD.match(text, starts[at]))]


def _axes(lines: Sequence[_Line]) -> list[AxisDeclaration]:
    names, times = Counter(line.names for line in lines).most_common(1)[0]
    if times < _FEWEST_LINES or len(set(names)) < len(names):
        return []
    columns = _without_noun(next(line.columns for line in lines if line.names == names))
    own = [line for line in lines if len(set(line.names) & set(names)) >= _SHARE * len(names)]
    rows = _rows([line.head for line in own])
    return [AxisDeclaration("", "", Span(0, 0), ticks) for ticks in (rows, columns)] if rows else []


def _without_noun(columns: tuple[Tick, ...]) -> tuple[Tick, ...]:
    """The columns without the noun that some of them leave out: "the Early shift", "the Late"."""
    bare = [tick.text for tick in columns if " " not in tick.text and tick.text[:1].isupper()]
    if not bare:
        return columns
    short = [_capitals(tick.text.split()) or tick.text for tick in columns]
    if len(set(short)) < len(short):
        return columns
    return tuple(
        Tick(text, Span(tick.span.start, tick.span.start + len(text)), tick.number)
        if text != tick.text
        else tick
        for tick, text in zip(columns, short, strict=True)
    )


def _capitals(words: Sequence[str]) -> str:
    return " ".join(takewhile(lambda word: word[0].isupper() or word[0].isdigit(), words))


def _rows(heads: Sequence[Plain]) -> tuple[Tick, ...]:
    """A name for each sentence, read in one way for all of them; none where they are not all different."""
    for name_of in (_marked, _capital, _up_to_verb, lambda head: _up_to_verb(head) or _capital(head)):
        ticks = _behind_a_noun(_of_one_noun([name_of(head) for head in heads], heads))
        named = {canonical(tick.text): tick for tick in ticks if tick is not None}
        if len(named) == len(heads):
            return tuple(named.values())
    return ()


def _of_one_noun(ticks: Sequence[Tick | None], heads: Sequence[Plain]) -> list[Tick | None]:
    """The names, all with the noun that most of them count by: "Nobody looks after Shelf 4" beside "Shelf 3"."""
    counted = [_COUNTED.fullmatch(tick.text) if tick is not None else None for tick in ticks]
    noun, times = Counter(found["noun"] if found else "" for found in counted).most_common(1)[0]
    if not noun or 2 * times <= len(ticks):
        return list(ticks)
    pattern = re.compile(rf"\b{re.escape(noun)}(?:\d{{1,4}}|[A-Z])(?!\w)")
    named = [pattern.search(head.text) for head in heads]
    return [_tick(head, *own.span()) if own else None for head, own in zip(heads, named, strict=True)]


def _behind_a_noun(ticks: Sequence[Tick | None]) -> list[Tick | None]:
    """The names in capitals without the noun that stands before some of them: "district Harbour", "Castle"."""
    nouns = {found["noun"] for tick in ticks if tick and (found := _NOUN_BEFORE.match(tick.text))}
    if len(nouns) != 1 or any(tick is None or not _NAMED.match(tick.text) for tick in ticks):
        return list(ticks)
    return [_without(tick, nouns) if tick else None for tick in ticks]


def _without(tick: Tick, nouns: Collection[str]) -> Tick:
    """A name without the noun before it."""
    found = _NOUN_BEFORE.match(tick.text)
    if found is None or found["noun"] not in nouns:
        return tick
    return Tick(tick.text[found.end() :], Span(tick.span.start + found.end(), tick.span.end), None)


def _marked(head: Plain) -> Tick | None:
    """The bold words of a head: what stands between the first two places that are marked, else before the one."""
    gaps = [at for at in range(1, len(head.text)) if head.offsets[at] - head.offsets[at - 1] >= _MARKED]
    start, end = (gaps[0], gaps[1]) if len(gaps) > 1 else (0, gaps[0] if gaps else 0)
    return _tick(head, start, end)


def _capital(head: Plain) -> Tick | None:
    """The words with capitals, or numbers, that a head begins with behind what leads to them."""
    begin = end = _begin(head)
    for word in _WORD.finditer(head.text, begin):
        begins_name = word[0][0].isupper() or word[0][0].isdigit()
        if not begins_name or (word.start() == begin and word[0].casefold() in _STOPS):
            break
        end = word.end()
        if head.text[end : end + 1] in (",", ":", ";"):
            break
    return _tick(head, begin, end)


def _up_to_verb(head: Plain) -> Tick | None:
    """The words that a head begins with, up to a comma, a pronoun or a plain verb."""
    begin = end = _begin(head)
    for word in _WORD.finditer(head.text, begin):
        if word[0].casefold() in _STOPS:
            return _tick(head, begin, end)
        end = word.end()
        if head.text[end : end + 1] in (",", ":", ";"):
            return _tick(head, begin, end)
    return None


def _begin(head: Plain) -> int:
    placed = _PLACED.match(head.text)
    start = placed.end() if placed else 0
    found = _HEAD.match(head.text, start)
    return found.end() if found else start


def _tick(head: Plain, start: int, end: int) -> Tick | None:
    text = head.text[start:end].strip(" ,:;")
    if not text or len(text.split()) > _LONGEST:
        return None
    start = head.text.index(text, start)
    return Tick(text, head.span(start, start + len(text)), number_of(text))
