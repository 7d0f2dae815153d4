"""Axes known only from sentences built alike: "On Monday it was 4.1 at noon and 5.2 at six.", "On Tuesday it was ...".

What differs from line to line, but for the values, are the rows; what stands with each value are the columns.
"""

import re
from collections.abc import Sequence

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.labels import canonical
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.source import Span

_TOKEN = re.compile(r"[,;:()=]|(?:(?![,;:](?:\s|$))[^\s();=])+")
_VALUE = re.compile(r"[~≈]?[-+−]?\.?\d[\d.,]*(?:[–—-]\d[\d.,]*)?%?|" rf"{NO_VALUE}", re.IGNORECASE)
_JOINT = frozenset([",", ";", "and", "then", "later"])
_SIGNS = frozenset(",;:()=")
# Words that lead from a value to its column, or from a column to its value.
_LEADS = frozenset("at in for on under with by during".split())
_LINKS = frozenset("is was are were = : has had shows reads stands stood at of the".split())
_PRONOUNS = frozenset("it we they you she he there this that".split())
_FEWEST = 2
_MOST = 60
Line = list[tuple[str, int, int]]


def parallel_lines(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """The rows and columns of the first sentences that are built alike; none where there are none."""
    told: dict[int, list[Plain]] = {}
    for node in nodes:
        if node.block.kind in ("item", "paragraph") and not in_prose(node):
            own = told.setdefault(id(node.parents[-1]) if node.parents else 0, [])
            own += [
                line for line in sentences(node.block.content) if len(_VALUE.findall(line.text)) >= _FEWEST
            ]
    for lines in told.values():
        if len(lines) >= _FEWEST and (axes := _axes(lines[:_MOST])):
            return axes
    return []


def _axes(lines: Sequence[Plain]) -> list[AxisDeclaration]:
    split = [_tokens(line) for line in lines]
    tail = _same_tail(split)
    if not tail:
        return []
    first = split[0][-tail:]
    values = [at for at in range(tail) if len({line[at - tail][0] for line in split}) > 1]
    rows = [_name(line, tokens[: len(tokens) - tail]) for line, tokens in zip(lines, split, strict=True)]
    columns = [_column(lines[0], first, at) for at in values]
    if len(columns) < _FEWEST:
        return []
    told = [_distinct(ticks) for ticks in (rows, columns)]
    return [AxisDeclaration("", "", Span(0, 0), ticks) for ticks in told] if all(told) else []


def _tokens(line: Plain) -> Line:
    """The words of a line, all that parts its cells being one comma."""
    tokens: Line = []
    for found in _TOKEN.finditer(line.text.rstrip(" .;")):
        if found.group().casefold() not in _JOINT:
            tokens.append((found.group(), found.start(), found.end()))
        elif tokens and tokens[-1][0] != ",":
            tokens.append((",", found.start(), found.end()))
    return tokens


def _same_tail(split: Sequence[Line]) -> int:
    """How many tokens at their ends lines share, but for their values."""
    tail = 0
    while tail < min(map(len, split)):
        texts = {line[-1 - tail][0] for line in split}
        if len(texts) > 1 and not all(_VALUE.fullmatch(text) for text in texts):
            break
        tail += 1
    return tail


def _name(line: Plain, tokens: Line) -> Tick | None:
    """The name of a line: what stands before the words that all lines share, without words that lead to it."""
    while tokens and (tokens[0][0].casefold() in _LEADS | {"the"}):
        tokens = tokens[1:]
    capital = bool(tokens) and tokens[0][0][:1].isupper()
    while tokens and (tokens[-1][0] in _SIGNS or (capital and tokens[-1][0].islower())):
        tokens = tokens[:-1]
    named = tokens and len(tokens) <= 4 and tokens[0][0].casefold() not in _PRONOUNS
    return _tick(line, tokens) if named else None


def _column(line: Plain, tokens: Line, at: int) -> Tick | None:
    """What stands with a value up to the next joint: behind it, else before it."""
    end = at + 1
    while end < len(tokens) and tokens[end][0] not in _JOINT:
        end += 1
    start = at
    while start > 0 and tokens[start - 1][0] not in _JOINT:
        start -= 1
    behind, before = tokens[at + 1 : end], tokens[start:at]
    leads = [n for n, token in enumerate(behind) if token[0] in _LEADS]
    if leads:
        return _tick(line, behind[leads[0] + 1 :])
    if behind[:1] and behind[0][0] == "(":
        return None  # a remark, or what `noted_columns` reads
    leads = [n for n, token in enumerate(before) if token[0] in _LEADS | {":"} and n < len(before) - 1]
    before = before[leads[-1] + 1 :] if leads else before
    linked = len(before)
    while before and before[-1][0].casefold() in _LINKS:
        before = before[:-1]
    # A bare word before a number may be its measure or what is done: "recall 0.7", "gained 7".
    return _tick(line, before) if leads or len(before) < linked else None


def _tick(line: Plain, tokens: Line) -> Tick | None:
    tokens = tokens[1:] if len(tokens) > 1 and tokens[0][0] == "the" else tokens
    if not tokens or len(tokens) > 3 or any(text in _SIGNS for text, _, _ in tokens):
        return None
    start, end = tokens[0][1], tokens[-1][2]
    text = line.text[start:end]
    return Tick(text, line.span(start, end), number_of(text))


def _distinct(ticks: Sequence[Tick | None]) -> tuple[Tick, ...]:
    """The ticks, where each has a name of its own; else none."""
    named = {canonical(tick.text): tick for tick in ticks if tick is not None}
    return tuple(named.values()) if len(named) == len(ticks) else ()
