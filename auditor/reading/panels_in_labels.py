"""Tables whose labels tell a panel beside the line: `| Age | Men: walk | Men: bike | Women: walk | Women: bike |`.

So may two lines of heads, and the labels of rows. Where the text names the panels, be it by counting as many, each is
a table of its own.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from auditor.numerals import CARDINALS
from auditor.quantity import number_of
from auditor.reading.block import Block
from auditor.reading.panel_groups import are_named
from auditor.reading.plain import Plain

_JOINTS = tuple(
    re.compile(joint) for joint in (r"\s*[:/|]\s+|\s+[/|@·•–—-]\s+|,\s+|\s+(?=\()", r"\s+|(?<=\w)[:/|·•]")
)
_PANELS = re.compile(
    rf"\b(?P<count>\d|{'|'.join(CARDINALS)})\s+(?:[\w-]+\s+){{0,2}}?"
    r"(?:panels?|heat\s?maps|maps|plots|matrices|grids|charts|sub-?plots|pictures)\b",
    re.IGNORECASE,
)
_COUNTS = {word: number for number, word in enumerate(("two", "three", "four", "five", "six"), start=2)}
_FEWEST = 2
_MOST = 60  # labels
Pair = tuple[Plain, Plain]
Row = tuple[Plain, ...]
Rows = Sequence[Sequence[Plain]]


def cut_by_label(block: Block, beside: Sequence[Block], before: Sequence[Block]) -> list[Block]:
    """A table for each panel that the labels name; none where the text names no panels.

    `beside` are the blocks near the table that may count them, `before` all above it that may name them.
    """
    text = " ".join(own.text for own in beside).casefold()
    counts = _counts_in(text)
    for pairs, body in filter(None, (_two_lines(block.rows), _one_line(block.rows))):
        if names := _panels_of(pairs, text, counts, before):
            way, texts = names
            corner = block.rows[0][0]
            return [
                replace(block, rows=_columns(pairs, body, corner, way, name), panel=name) for name in texts
            ]
    top, *rows = block.rows
    pairs = _crossed([row[0] for row in rows if row])
    if names := _panels_of(pairs, text, counts, before) if len(pairs) == len(rows) else None:
        way, texts = names
        return [replace(block, rows=_lines(pairs, rows, top, way, name), panel=name) for name in texts]
    return []


def _count(word: str) -> int:
    return int(word) if word.isdigit() else _COUNTS.get(word, 0)


def _panels_of(
    pairs: Sequence[Pair], text: str, counts: set[int], before: Sequence[Block]
) -> tuple[int, list[str]] | None:
    """Which half of each label names a panel, and the names; None where the text tells of neither, or of both."""
    halves = [dict.fromkeys(pair[way].text for pair in pairs) for way in (0, 1)]
    places = {(one.text, other.text) for one, other in pairs}
    crossed = len(halves[0]) * len(halves[1]) == len(places) == len(pairs)
    if not crossed or min(map(len, halves)) < _FEWEST:
        return None
    above = " ".join([text, *(own.text for own in before)]).casefold()
    ticks = [way for way in (0, 1) if _are_told_as_ticks([*halves[way]], above)]
    if len(ticks) == 1 and len(halves[1 - ticks[0]]) in counts | _counts_in(above):
        return 1 - ticks[0], [*halves[1 - ticks[0]]]
    called = [way for way in (0, 1) if are_named([*halves[way]], before)]
    counted = [way for way in (0, 1) if len(halves[way]) in counts and _all_in(halves[way], text)]
    ways = called if len(called) == 1 else counted
    return (ways[0], [*halves[ways[0]]]) if len(ways) == 1 else None


def _counts_in(text: str) -> set[int]:
    return {_count(found["count"]) for found in _PANELS.finditer(text)}


def _are_told_as_ticks(names: Sequence[str], text: str) -> bool:
    """`Columns: light (low, high)`: whether the names are listed as those of an axis, and so of no panels."""
    listed = r"\s*(?:,|/|,?\s+and\s|,?\s+or\s)\s*".join(re.escape(name.casefold()) for name in names)
    side = (
        r"\b(?:columns?|rows?|[xy](?:-axis)?|horizontal\w*|vertical\w*|across|down(?:wards?)?|top|side)\b"
        r"[^.;]{0,60}?"
    )
    return re.search(rf"{side}(?<!\w){listed}(?!\w)", text) is not None


def _all_in(names: Iterable[str], text: str) -> bool:
    return all(re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", text) for name in names)


def _one_line(rows: Rows) -> tuple[list[Pair], Rows] | None:
    """The two halves of each head behind the first, and the rows below."""
    pairs = _crossed(rows[0][1:]) or _carried(rows[0][1:])
    return (pairs, rows[1:]) if pairs else None


_NAMED_ONCE = re.compile(r"(?P<panel>[^:–—|]{1,40}?)\s*(?::|\s[–—|])\s+(?=\S)")


def _carried(labels: Sequence[Plain]) -> list[Pair]:
    """Heads of which only the first of each panel tells it: "Men: walk", "bike", "Women: walk", "bike"."""
    pairs: list[Pair] = []
    for label in labels:
        if found := _NAMED_ONCE.match(label.text):
            pairs.append((label.part(*found.span("panel")), label.part(found.end())))
        elif pairs:
            pairs.append((pairs[-1][0], label))
        else:
            return []
    return pairs if len({panel.text for panel, _ in pairs}) > 1 else []


def _crossed(labels: Sequence[Plain]) -> list[Pair]:
    """The halves of labels that cross several names with several others; none where they do not."""
    for joint in _JOINTS if _FEWEST**2 <= len(labels) <= _MOST else ():
        ways = [list(_halves(label, joint)) for label in labels]
        for first, second in ways[0]:
            firsts = {one.text for own in ways for one, other in own if other.text == second.text}
            seconds = {other.text for own in ways for one, other in own if one.text == first.text}
            found = [
                pair for own in ways for pair in own if pair[0].text in firsts and pair[1].text in seconds
            ]
            apart = len({(one.text, other.text) for one, other in found}) == len(found) == len(labels)
            if apart and len(firsts) * len(seconds) == len(labels) and min(len(firsts), len(seconds)) > 1:
                return found
    return []


def _halves(label: Plain, joint: re.Pattern[str]) -> Iterator[Pair]:
    """A label cut in two at each place where a joint stands; a bracket behind is freed."""
    for found in joint.finditer(label.text):
        behind = label.part(found.end())
        if found.start() and behind.text:
            whole = re.fullmatch(r"\([^()]*\)", behind.text)
            yield label.part(0, found.start()), behind.part(1, len(behind.text) - 1) if whole else behind


def _two_lines(rows: Rows) -> tuple[list[Pair], Rows] | None:
    """The pairs that two lines of heads make, the upper of which stands over several columns."""
    upper, lower, *body = rows
    if len(upper) != len(lower) or not body or any(number_of(cell.text) is not None for cell in upper[1:]):
        return None
    above: list[Plain] = []
    for cell in upper[1:]:
        above.append(cell if cell.text or not above else above[-1])
    names = [cell.text for cell in above]
    over_several = len(set(names)) < len(names) and all(names) and all(cell.text for cell in lower[1:])
    return (list(zip(above, lower[1:], strict=True)), body) if over_several else None


def _columns(heads: Sequence[Pair], body: Rows, corner: Plain, way: int, name: str) -> tuple[Row, ...]:
    """The columns of one panel, with the labels of the rows."""
    own = [number for number, pair in enumerate(heads, start=1) if pair[way].text == name]
    top = (corner, *(heads[number - 1][1 - way] for number in own))
    return (top, *((row[0], *(row[number] for number in own if number < len(row))) for row in body if row))


def _lines(labels: Sequence[Pair], body: Rows, top: Sequence[Plain], way: int, name: str) -> tuple[Row, ...]:
    """The rows of one panel below the heads."""
    own = zip(labels, body, strict=True)
    return (tuple(top), *((pair[1 - way], *row[1:]) for pair, row in own if pair[way].text == name))
