"""Data held against the legend: "some cells overshoot the legend (5-40), up to 61", "all stay within the scale"."""

import re
from dataclasses import dataclass

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.pairs import sides
from auditor.language.subject import subjects
from auditor.language.tokens import norms
from auditor.world import Selection

_LEGEND = re.compile(
    r"\b(?:legend|colou?r[\s-]?(?:bar|scale|map|key)|scale[\s-]?bar|(?:the|this|its|that) scale)\b(?:['’]s)?",
    re.IGNORECASE,
)
_BEYOND = re.compile(
    r"\b(?:exceed\w*|surpass\w*|beyond|outside|overshoot\w*|contradict\w*|conflict\w*|mismatch\w*|inconsistent|out of (?:range|scale)|off the scale|incompatible|disagree\w*|run past|go(?:es)? past|above|greater than|higher than)\b",
    re.IGNORECASE,
)
_INSIDE = re.compile(
    r"\b(?:within|inside|align\w*|match\w*|cover\w*|fit\w*|consistent|agree\w*|compatible|encompass\w*|accommodate\w*|span\w*)\b",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:not|never|no|none|nothing|cannot|fails? to|without)\b|n['’]t\b", re.IGNORECASE)
_READ = frozenset("number compare not range noun quant ref extreme trend hedge degree missing same".split())


@dataclass(frozen=True, slots=True)
class LegendTalk:
    """Whether values lie beyond the legend's ends; the numbers told are its ends, or values that are reached."""

    beyond: bool
    numbers: tuple[Num, ...]
    scope: tuple[Selection, ...]


def legend_talk(clause: Clause) -> list[tuple[LegendTalk, frozenset[Item]]]:
    """The ways to read a clause that holds values against the legend."""
    text = clause.text
    beyond, inside = bool(_BEYOND.search(text)), bool(_INSIDE.search(text))
    strange = [
        item for item in clause.critical if item.kind not in _READ and not item.has("aggregate", "spread")
    ]
    if not _LEGEND.search(text) or beyond == inside or strange or clause.refs:
        return []
    if not clause.numbers and not _of_all(clause):
        return []
    if _DENIED.search(text):
        beyond = not beyond
    numbers = tuple(clause.number(item) for item in clause.numbers if not clause.number(item).word)
    if bool(numbers) != bool(clause.numbers) or any(num.op not in ("=", "~", ">", ">=") for num in numbers):
        return []
    refs = [item for item in clause.items if sides(item)]
    return [
        (LegendTalk(beyond, numbers, subject.selections), frozenset(clause.items))
        for subject in subjects(clause, refs)
        if subject.sure
    ]


# What may stand beside the words for cells and legends where all cells are told to lie within.
_PLAIN = frozenset(
    "lie lay fall sit stay remain fit fits keep is are the a an of in on to its this that range end limit bound shown given stated written printed therefore thus".split()
)


def _of_all(clause: Clause) -> bool:
    """`no cell is beyond the scale`: whether it is said of every cell, in words that say nothing else."""
    told = clause.of("quant", "all", "none") and clause.of("noun", "cell")
    rest = _INSIDE.sub(" ", _BEYOND.sub(" ", _LEGEND.sub(" ", clause.text)))
    taken = {word for item in (*clause.of("quant"), *clause.of("noun")) for word in norms(item.text)}
    return bool(told) and set(norms(rest)) <= _PLAIN | taken
