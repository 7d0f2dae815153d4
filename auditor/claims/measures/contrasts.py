"""Classes and matrices held against each other: "B has the lowest recall", "X is better on precision"."""

import re

from auditor.claims.measures.claims import Check
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.words import ClassMention, Mention

_BEST = re.compile(
    r"\b(?:by far )?the (?P<size>(?:by far )?(?:largest|biggest|most (?:common|frequent)|smallest|rarest|least (?:common|frequent)) (?:class|category|label|group))\b|\bthe (?:highest|best|top|largest|lowest|worst|weakest|poorest|smallest)\b(?! error)|"
    r"\b(?:is|are|was|were) (?P<adverb>(?:recogni[sz]ed|classified|detected|identified) (?:best|worst))\b",
    re.IGNORECASE,
)
# "After A, B has the lowest recall": it is the second.
_BESIDES = re.compile(
    r"\b(?:after|behind|next to|besides|apart from|except|other than|second|third)\b", re.IGNORECASE
)
_DIFFERENCE = re.compile(
    r"\b(?:gain|improvement|increase|drop|loss|decrease|difference|gap|advantage|lead)s? (?:in|of|on)\b",
    re.IGNORECASE,
)
_BETTER = re.compile(
    r"\b(?:is|are|does|performs?|scores?|comes out) (?P<way>better|higher|superior|ahead|worse|lower|inferior) (?:on|in|by|at|for|with respect to|regarding|in terms of)\b|\b(?:outperforms|beats|has (?:a )?(?P<more>higher|better|lower|worse))\b",
    re.IGNORECASE,
)
_LOW = ("lowest", "worst", "weakest", "poorest", "smallest", "rarest", "least")
# So many characters behind a superlative its measure may be named: "the highest of all, in recall".
_NEAR = 22
_POINTS = re.compile(r"\bpercentage points?|\bpoints?\b|\bpp\b", re.IGNORECASE)


_MOVES_BY = re.compile(
    r"\b(?:(?P<up>rises|rose|improves|improved|increases|increased|climbs|climbed|grows|grew|gains)|(?P<down>drops|dropped|falls|fell|decreases|decreased|declines|declined|sinks|sank|shrinks|loses|slips))\s+by\b",
    re.IGNORECASE,
)


def compares(text: str) -> bool:
    """Whether a text speaks of the difference of two matrices."""
    return bool(_BETTER.search(text) or _DIFFERENCE.search(text) or _MOVES_BY.search(text))


# "The highest misread count in the oak row": one of its cells, and no class that leads in a rate.
_OF_A_CELL = re.compile(
    r"\b(?:highest|largest|biggest|lowest|smallest)\b[^.,;]*\b(?:counts?|numbers?|entry|figure|value)\b[^.,;]*\b(?:row|column|line)\b",
    re.IGNORECASE,
)


def read_best(draft: Draft) -> None:
    """`horse has the highest recall (93.3%), cat the lowest`: classes that lead, or trail, in a metric or in number."""
    if _BESIDES.search(draft.text) or _OF_A_CELL.search(draft.text):
        return
    found = list(_BEST.finditer(draft.text))
    metric = _measured(draft, found[0]) if found else None
    about = metric.share if metric else _worded(found[0]) if found else ""
    owners = [owner for one in found if (owner := _owner(draft, one)) is not None]
    numbers = draft.plain_numbers()
    if not about or draft.checks or len(owners) < len(found) or len(numbers) not in (0, len(found)):
        return
    in_front = (
        [m for m in draft.metrics if m is not metric and found[0].start() > m.end] if not metric else []
    )
    for position, (one, owner) in enumerate(zip(found, owners, strict=True)):
        low = any(word in one.group().casefold() for word in _LOW)
        draft.add(
            Check("lowest" if low else "highest", of=owner.name, other=about),
            one.span(),
            (owner.start, owner.end),
        )
        if numbers:
            told = in_front[-1].share if in_front else about  # "F1 of the rarest class, quince: 0.7"
            draft.add(Check(told, numbers[position][1], of=owner.name), draft.place(numbers[position][0]))
    draft.places += [(one.start, one.end) for one in ([metric] if metric else in_front[-1:])]


def _measured(draft: Draft, found: re.Match[str]) -> Mention | None:
    """The measure that a superlative is one of; "the smallest on the diagonal" is a cell, and no measure."""
    near = (m for m in draft.metrics if found.start() <= m.start <= found.end() + _NEAR and m.share)
    return next((m for m in near if not draft.text[m.start : m.end].casefold().endswith("diagonal")), None)


def _worded(found: re.Match[str]) -> str:
    """The measure that a superlative speaks of without naming it."""
    return "support" if found["size"] else "recall" if found["adverb"] else ""


def _owner(draft: Draft, found: re.Match[str]) -> ClassMention | None:
    """The class that a superlative is said of: the last one before it, or the only one of the clause."""
    before = [c for c in draft.classes if c.end <= found.start()]
    only = {c.name for c in draft.classes}
    return before[-1] if before else draft.classes[0] if len(only) == 1 else None


def read_differences(draft: Draft) -> None:
    """`the gain in precision is about 11.6 percentage points`, `B is better on accuracy and recall`."""
    gap = _DIFFERENCE.search(draft.text)
    if gap and _POINTS.search(draft.text) and len(draft.own) == 2:
        mention = next((m for m in draft.metrics if m.start >= gap.end() and m.share), None)
        numbers = [(i, n) for i, n in draft.numbers() if mention and draft.place(i)[0] > mention.end]
        if mention and len(numbers) == 1:
            check = Check("difference", numbers[0][1], other=mention.share, average=mention.average)
            draft.add(check, gap.span(), (mention.start, mention.end), draft.place(numbers[0][0]))
    _read_moves(draft)
    better = _BETTER.search(draft.text)
    if (
        better
        and len(draft.own) == 2
        and not draft.numbers()
        and (better["way"] or better["more"] or "").casefold() not in ("worse", "lower", "inferior")
    ):
        for mention in [m for m in draft.metrics if m.start >= better.start() and (m.share or m.number)]:
            draft.add(
                Check("better", other=mention.share or mention.number, average=mention.average),
                better.span(),
                (mention.start, mention.end),
            )


def _read_moves(draft: Draft) -> None:
    """`without colour the accuracy drops by 5.7 points`: how far two matrices are apart, and which is the better one."""
    found = _MOVES_BY.search(draft.text)
    named = [
        m
        for m in draft.own
        if m.name and re.search(rf"(?<!\w){re.escape(m.name)}(?!\w)", draft.text, re.IGNORECASE)
    ]
    if not found or not _POINTS.search(draft.text, found.end()) or len(draft.own) != 2 or len(named) > 1:
        return
    metrics = [m for m in draft.metrics if m.share in ("accuracy", "recall", "precision", "f1")]
    numbers = draft.numbers()
    names = {c.name for c in draft.classes}
    if (
        len(metrics) != 1
        or len(numbers) != 1
        or len(names) > 1
        or draft.place(numbers[0][0])[0] < found.end() - 1
    ):
        return
    about, average, of = (
        metrics[0].share,
        metrics[0].average,
        "".join(names) if metrics[0].share != "accuracy" else "",
    )
    if names and not of:
        return
    later = named[0] if named else draft.own[1]
    first = next(m for m in draft.own if m is not later)
    better = later if found["up"] else first
    points = _POINTS.search(draft.text, found.end())
    assert points is not None
    places = [found.span(), points.span(), (metrics[0].start, metrics[0].end), draft.place(numbers[0][0])]
    places += [(c.start, c.end) for c in draft.classes]
    draft.add(Check("difference", numbers[0][1], other=about, of=of, average=average), *places)
    draft.add(Check("better", other=about, of=of, average=average, matrix=better.name))
