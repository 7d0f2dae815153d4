"""A sentence as a line of symbols, on which constructions are found whatever their nouns and verbs are.

Each mention is one symbol: `<ref>` (a row, a column, a cell), `<panel>`, `<axis>`, `<cells>`, `<number>`, `<count>` (a whole number that
may count cells), `<zeros>` (more than one), `<bound>` ("more than 5"), `<colour>`, or its kind with its value: `<extreme:max>`, `<compare:>>`, `<trend:up>`,
`<quant:none>`, `<aggregate:mean>`. A word that nothing knows is `<x>`, one of the document's titles `<topic>`, a unit `<unit>`. The words of
the closed classes, and those that carry no meaning of their own, stand as they are, in lower case.

Some symbols tell more, and a pattern that has the plain one means these, too: `<x:est>` is a superlative that nothing knows, `<compare:>ed>` a
participle ("surpassed"), `<compare:=max>` and `<compare:=min>` are "as high as" and "as low as".
"""

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from auditor.language.adjective_ends import is_superlative
from auditor.language.lexicon import phrases
from auditor.language.numbers import Num
from auditor.language.plainly.tagging import UNKNOWN, Tagged
from auditor.language.refs import AxisRef, PanelRef
from auditor.language.strange import neutral

_BOUNDS = {">": "above", "<": "below", ">=": "at least", "<=": "at most"}
_PARTICIPLE = re.compile(r"(?:ed|en|outdone)$")
_OUTDONE = re.compile(
    r"out(?:done|shone|sold|run|grown|[a-z]{3,}ed)|topped|bested|trumped|eclipsed|dethroned|dislodged"
)
_VALUED = frozenset("extreme compare trend aggregate quant rank course same factor degree not".split())


@dataclass(frozen=True, slots=True)
class Line:
    """The symbols of a sentence, each between blanks; `starts` tells where in `text` each symbol begins, `spans` which characters it stands for.

    `plain` has plain words for some of these spans: "above 5" where the sentence says "gets past 5".
    """

    text: str
    starts: tuple[int, ...]
    spans: tuple[tuple[int, int], ...]
    plain: Mapping[tuple[int, int], str]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The characters of the sentence that a part of the line stands for."""
        first = bisect_right(self.starts, start) - 1
        last = bisect_right(self.starts, max(start, end - 1)) - 1
        return self.spans[first][0], self.spans[last][1]


def line_of(words: Sequence[Tagged]) -> Line:
    """The line of symbols of tagged words."""
    symbols: list[str] = []
    spans: list[tuple[int, int]] = []
    plain: dict[tuple[int, int], str] = {}
    bounding: int | None = None
    for at, word in enumerate(words):
        start, end = word.token.start, word.token.end
        if word.part == "bounding":
            bounding = start if bounding is None else bounding
            continue  # a word of the bound that follows
        if word.item is not None and spans and word.item.start < spans[-1][1]:
            continue  # a further one of the same mention
        if word.item is not None:
            start, end = word.item.start, word.item.end
        inside = [one.token.text.casefold() for one in words[at:] if one.token.start < end]
        symbols.append("one" if symbols[-1:] == ["the"] and inside == ["one"] else _symbol(word, inside))
        if bounding is not None:
            start, bounding = min(start, bounding), None
        spans.append((start, end))
        if symbols[-1] == "<bound>" and word.item is not None and isinstance(word.item.value, Num):
            plain[start, end] = _bound_in_words(word.item.value)
    text, starts = "", []
    for symbol in symbols:
        starts.append(len(text) + 1)
        text += f" {symbol}"
    return Line(f"{text} ", tuple(starts), tuple(spans), plain)


def _bound_in_words(num: Num) -> str:
    unit = num.unit if num.unit == "%" else f" {num.unit}"
    return f"{_BOUNDS[num.op]} {num.text}{'' if num.text.endswith(num.unit) else unit}"


def _symbol(word: Tagged, inside: Sequence[str]) -> str:
    item = word.item
    if item is None:
        return f"<{word.part}>" if word.part in ("topic", "unit") else _of_word(word)
    if isinstance(item.value, Num):
        return _of_number(item.value)
    if item.kind == "ref":
        if isinstance(item.value, PanelRef):
            return "<panel>"
        return "<axis>" if isinstance(item.value, AxisRef) else "<ref>"
    if item.kind == "compare":
        return f"<compare:{item.value}{_more_of(inside, str(item.value))}>"
    if item.kind == "noun" and item.value == "cell":
        return "<cells>"
    return f"<{item.kind}:{item.value}>" if item.kind in _VALUED else f"<{item.kind}>"


def _more_of(inside: Sequence[str], way: str) -> str:
    """What the words of a comparison tell beside its way: that it is a participle, or towards which end "as high as" looks."""
    if way in (">", "<") and any(_PARTICIPLE.search(word) for word in inside):
        return "ed"
    if way == "=" and len(inside) > 2 and inside[-3] == inside[-1] == "as":
        ends = phrases().get((f"{inside[-2]}est",), []) or phrases().get((f"{inside[-2]}st",), [])
        return next((str(value) for kind, value in ends if kind == "extreme" and value in ("max", "min")), "")
    return ""


def _of_word(word: Tagged) -> str:
    text = re.sub(r"\s", "", word.token.text.casefold())
    if word.part != UNKNOWN or word.token.norm in neutral():
        return text
    if _OUTDONE.fullmatch(text):
        return "<compare:>ed>"
    return "<x:est>" if is_superlative(text) else "<x>"


def _of_number(num: Num) -> str:
    if num.op in _BOUNDS:
        return "<bound>"
    if num.value == 0 and num.text.endswith("s"):
        return "<zeros>"
    whole = num.op == "=" and not num.unit and num.value == int(num.value) and 0 <= num.value < 200
    return "<count>" if whole else "<number>"
