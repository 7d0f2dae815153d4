"""What is said of every class: "recall is above 80% for all classes", "apart from B each class is found in over two thirds of cases"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.measures.claims import Check
from auditor.claims.measures.derived import OF_CLASS
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.words import ClassMention, classes_in
from auditor.language.numbers import Num

_NOUN = r"(?:class(?:es)?|categor(?:y|ies)|labels?|queues?|stages?|levels?|types?|species|groups?)"
_UNIVERSAL = re.compile(
    rf"\b(?P<no>no(?: \w+)? {_NOUN}|none of the {_NOUN})\b|\b(?:all|every|each)(?: of the)?(?: \w+)? {_NOUN}\b|\beverywhere\b|\bthroughout\b",
    re.IGNORECASE,
)
_BOTH = re.compile(r"^\W*both\b(?: of them| classes| have| reach| enjoy| show)*", re.IGNORECASE)
_EXCEPT = re.compile(
    r"\b(?:apart from|except(?: for)?|but for|save for|other than|with the exception of)\b", re.IGNORECASE
)
_FOUND = re.compile(
    r"\b(?:is|are|was|were|gets?) (?:(?:correctly|rightly|properly) )?(?:recovered|recogni[sz]ed|identified|detected|caught|found|classified|mapped|labell?ed|predicted)(?: correctly| properly)?\b",
    re.IGNORECASE,
)
_PARTS = re.compile(
    r"\b(?P<op>more than|over|at least|less than|under|fewer than)\s+(?P<n>one|two|three|four|five|six|seven|eight|nine) (?:out of|in|of) (?P<of>three|four|five|ten|every ten|every five|every four|every three)\b",
    re.IGNORECASE,
)
_COUNT = dict(zip("one two three four five six seven eight nine ten".split(), range(1, 11), strict=True))
_OPS = {"more than": ">", "over": ">", "at least": ">=", "less than": "<", "under": "<", "fewer than": "<"}
_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}
_TIMES = re.compile(r"\bof (?:the (?:time|cases)|(?:its|their|all) \w+|\w+)|\bof cases\b", re.IGNORECASE)
# "For every true class the correct label is the most frequent one", "the darkest cell of each row is on the diagonal".
_MOST = r"(?:(?:by far )?the (?:most (?:frequent|common)|largest|highest|darkest|brightest|strongest|biggest)|darkest|brightest|largest|highest)"
_ALL_LINES = r"(?:each|every|all) (?:rows? and (?:(?:in )?(?:each|every|all) )?columns?|rows?|columns?)"
_TOWERS = r"(?:towers? (?:high )?(?:over|above)|dominates?|wins?|beats?|dwarfs?|outweighs?|exceeds?|outstrips?|leads?|tops?|surpass(?:es)?)"
_BESIDE = r"(?:everything else|all (?:the )?others?(?: \w+)?|any other(?: \w+)?|the (?:rest|others)|every other \w+)"
_DIAGONAL = r"(?:the )?(?:main )?diagonal(?: (?:cell|entry|count|value|box|square|number|element)s?)?"
_DOMINANT = re.compile(
    rf"\b(?:in|of|for) (?P<c>{_ALL_LINES}),? {_DIAGONAL} (?:clearly |easily )?{_TOWERS}(?: {_BESIDE})?|\b{_DIAGONAL} (?:clearly |easily )?{_TOWERS}(?: (?:in|over))? (?P<d>{_ALL_LINES})"
    r"|\bthe (?:right|correct|true) (?:answer|label|class|call|prediction|one) (?:is|was|remains) (?:always|everywhere|in every case) the (?:commonest|most (?:frequent|common|usual))(?: one| answer| label| call| prediction)?"
    rf"|\b(?:for|in|of) (?:each|every)(?: true| actual)? (?P<a>{_NOUN}|row),? [^.;]*?(?:(?:correct|right|true|own) (?:label|class|prediction|answer|one|call)|diagonal)[^.;]*?\b{_MOST}\b"
    rf"|\b{_MOST} (?:cell|square|entry|value|tile|count|number)s? (?:of|in) (?:each|every|all) (?P<b>rows? and columns?|rows?|columns?)(?: \w+)? (?:lies?|sits?|is|are|falls?|stands?) on the (?:main )?diagonal",
    re.IGNORECASE,
)


def read_bounds(draft: Draft) -> None:
    """`precision is above 80% for all classes`, `no class has a recall below 75%`, `both have recall above 96%`."""
    cue = _UNIVERSAL.search(draft.text)
    both = None if cue else _BOTH.search(draft.text)
    metrics = [m for m in draft.metrics if m.share in OF_CLASS]
    found = None if metrics else _FOUND.search(draft.text)
    bound = _bound(draft)
    if not (cue or both) or bound is None or len(metrics) + bool(found) != 1 or draft.checks:
        return
    num, place = bound
    names = _names(draft, both)
    if names is None:
        return
    if cue and cue["no"]:
        num = replace(num, op=_FLIPPED[num.op])
    metric = metrics[0].share if metrics else "recall"
    spans = [(m.start, m.end) for m in metrics] + [one.span() for one in (cue, both, found) if one]
    spans += [
        one.span()
        for pattern in (_EXCEPT, _TIMES if found else None)
        if pattern and (one := pattern.search(draft.text))
    ]
    spans += [
        place,
        *(draft.place(i) for i in draft.clause.of("quant")),
        *((c.start, c.end) for c in draft.classes),
    ]
    if names == ():
        draft.add(Check(metric, num, average="each"), *spans)
    for name in names:
        draft.add(Check(metric, num, of=name), *spans)
    for mention in draft.classes if not both else ():  # an exception is made of what does not keep the bound
        draft.add(Check(metric, replace(num, op=_FLIPPED[num.op]), of=mention.name, weak=True))


def _bound(draft: Draft) -> tuple[Num, tuple[int, int]] | None:
    """The one bound that a clause gives: "above 80%", "in more than four out of five"."""
    part = _PARTS.search(draft.text)
    numbers = [
        (item, num)
        for item, num in draft.numbers()
        if not part or draft.place(item)[0] not in range(*part.span())
    ]
    if part and not numbers:
        share = _COUNT[part["n"].casefold()] / _COUNT[part["of"].casefold().split()[-1]]
        return Num(share, 0.0, part.group(), _OPS[part["op"].casefold()]), part.span()
    if part or len(numbers) != 1 or numbers[0][1].op not in _FLIPPED:
        return None
    return numbers[0][1], draft.place(numbers[0][0])


def _names(draft: Draft, both: re.Match[str] | None) -> tuple[str, ...] | None:
    """The classes that are meant: () for all, those named before for "both", all but the excepted; None where unclear."""
    out = _EXCEPT.search(draft.text)
    if both:
        two = _before(draft)
        return two if len(two) == 2 and not draft.classes and not out else None
    if not draft.classes:
        return None if out else ()
    if not out or any(c.start < out.end() or c.start > out.end() + 40 for c in draft.classes):
        return None
    left: Sequence[ClassMention] = draft.classes
    known = {name for matrix in draft.own for name in matrix.actual}
    return tuple(sorted(known - {c.name for c in left})) or None


def _before(draft: Draft) -> tuple[str, ...]:
    """The classes that the label above names, or the sentence before."""
    own = draft.clause.statement
    earlier = [
        s for s in draft.clause.document.statements if s.span.end <= own.span.start and s.trail == own.trail
    ]
    for text in (*([earlier[-1].text] if earlier else []), draft.label()):
        names = tuple(dict.fromkeys(c.name for c in classes_in(text, draft.own)))
        if names:
            return names
    return ()


def read_dominance(draft: Draft) -> None:
    """`for every true class the correct label is the most frequent one`: no cell of a line is above that on the diagonal."""
    found = _DOMINANT.search(draft.text)
    if not found or draft.checks or draft.classes or draft.numbers():
        return
    lines = (found["b"] or found["c"] or found["d"] or "").casefold()
    way = (
        "both"
        if "row" in lines and "column" in lines
        else "columns"
        if "column" in lines
        else "rows"
        if lines
        else "actual"
    )
    draft.add(
        Check("dominant", text=way),
        found.span(),
        *(draft.place(i) for i in draft.clause.of("quant", "extreme")),
    )
