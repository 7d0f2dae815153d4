"""A metric from matrix to matrix: "accuracy climbs from 73.0% to 81.8%", "correct predictions: 500, 566 and 648"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.claims.measures.claims import Check
from auditor.claims.measures.derived import COUNTS, OF_CLASS
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.linking import meaning_of, weakened
from auditor.claims.measures.owners import class_before
from auditor.claims.measures.words import Mention
from auditor.language.items import Item
from auditor.language.numbers import Num

_BETWEEN = re.compile(r"\s*(?:\(\s*\d[\d,]*\s*/\s*\d[\d,]*\s*\)\s*)?(?:to|→|->|–|,|and|, and|over|then|, then|via)\s*(?:then |about |to )?", re.IGNORECASE)  # fmt: skip
_FROM = re.compile(r"\bfrom\s+$|[:(]\s*$|\b(?:is|are|was|were|of|at|reads?|goes|go)\s+$", re.IGNORECASE)
_QUOTIENTS = re.compile(r"\(\s*\d[\d,]*\s*/\s*\d[\d,]*\s*\)")
_DOWN = re.compile(r"\b(?:falls?|fell|drops?|dropped|shrinks?|shrank|declines?|declined|decreases?|decreased|sinks?|sank|slips?|slipped)\b", re.IGNORECASE)  # fmt: skip
_UP = re.compile(r"\b(?:rises?|rose|climbs?|climbed|grows?|grew|increases?|increased|improves?|improved|jumps?|jumped|edges? up|gains?)\b", re.IGNORECASE)  # fmt: skip


_PASSES = re.compile(r"\bfrom\b[^.;]*\d[^.;]*\bto\b|\d\s?%?\s*(?:→|->)\s*\d", re.IGNORECASE)


def passes(text: str) -> bool:
    """Whether a text goes from one value to another, as from matrix to matrix."""
    return bool(_PASSES.search(text))


def read_courses(draft: Draft) -> None:
    """One value for each matrix, in the order of the document, of one metric of one class or of all."""
    if draft.checks or len(draft.own) < 2 or any(not matrix.name for matrix in draft.own):
        return
    run = _run(draft)
    metrics = [m for m in draft.metrics if run and m.end <= draft.place(run[0][0])[0]]
    named = {c.name for c in draft.classes}
    if (
        not run
        or len(metrics) != 1
        or len(draft.metrics) != 1
        or len(named) > 1
        or _wrong_way(draft.text, run)
    ):
        return
    of = named.pop() if named else class_before(draft)
    about = {_about(metrics[0], num, of) for _, num in run}
    if len(about) != 1 or "" in about:
        return
    name = about.pop()
    unclear = name in OF_CLASS and not (
        of or metrics[0].average
    )  # of which class is told nowhere, or elsewhere
    of = of if name in OF_CLASS or name in COUNTS else ""
    for (item, num), matrix in zip(run, draft.own, strict=True):
        check = Check(name, num, of=of, average=metrics[0].average, matrix=matrix.name, weak=unclear)
        draft.add(check, draft.place(item))
    first, last = draft.place(run[0][0])[0], draft.place(run[-1][0])[1]
    draft.places += [(metrics[0].start, metrics[0].end), (first, last)]
    draft.places += [(c.start, c.end) for c in draft.classes if c.end <= first]
    draft.places += [found.span() for pattern in (_UP, _DOWN) for found in pattern.finditer(draft.text)]
    weakened(draft)


def _about(mention: Mention, num: Num, of: str) -> str:
    """What a number is of a metric; nothing where the words for it may mean the rows of a class or its columns."""
    about = meaning_of(mention, num)
    generic = mention.number in ("correct", "wrong")
    return "" if of and generic else about


def _run(draft: Draft) -> list[tuple[Item, Num]]:
    """The values: as many as there are matrices, with nothing but words of passage between them."""
    inside = [found.span() for found in _QUOTIENTS.finditer(draft.text)]
    numbers = [
        (item, replace(num, op="="))
        for item, num in draft.values()
        if num.op in ("=", "<", ">", "~") and not any(a <= draft.place(item)[0] < b for a, b in inside)
    ]
    if len(numbers) != len(draft.own):
        return []
    places = [(draft.text.find(num.text, draft.place(item)[0]), num) for item, num in numbers]
    ends = [(start, start + len(num.text)) for start, num in places]
    gaps = [draft.text[a[1] : b[0]] for a, b in pairwise(ends)]
    joined = all(_BETWEEN.fullmatch(gap) for gap in gaps)
    return numbers if joined and _FROM.search(draft.text[: ends[0][0]]) else []


def _wrong_way(text: str, run: Sequence[tuple[Item, Num]]) -> bool:
    """Whether a verb of rising stands with values that fall, so that the clause may be taken amiss."""
    step = run[-1][1].value - run[0][1].value
    return bool(_DOWN.search(text) and step > 0) or bool(_UP.search(text) and step < 0)
