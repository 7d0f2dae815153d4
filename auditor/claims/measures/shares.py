"""Baselines, supports and lists of counts: "guessing X every time is right in 70%", "each class has 500 images"."""

import re

from auditor.claims.measures.claims import Check
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.errors import TAKEN
from auditor.claims.measures.no_members import NO_MEMBERS
from auditor.claims.measures.sums import N, shown_exactly
from auditor.claims.measures.words import ClassMention
from auditor.language.numbers import Num

_BASELINE = re.compile(
    r"\b(?P<way>never|always)\s+(?:predict\w*|say\w*|guess\w*|answer\w*|output\w*|choos\w*|pick\w*|flag\w*|report\w*)|\b(?:majority[- ]class|majority|most frequent class|largest class)\b",
    re.IGNORECASE,
)
_CLASSES = r"(?:class|categor(?:y|ies)|label|intent|group|service|type|digit)(?:es|s)?"
_HAVE = r"(?:contributes?|have|has|holds?|contains?|comprises?|counts?|numbers?)"
_EACH = re.compile(
    rf"\b(?:each|every) {_CLASSES}\b[^.;,\d]{{0,30}}?\b(?:{_HAVE}|is represented by)\b|\b(?:each|all|the)? ?{_CLASSES} (?:each )?{_HAVE}\b(?=[^.;,]*\beach\b)",
    re.IGNORECASE,
)
# "Cats and dogs have 60 images each, ...": of every class that is named before it.
_APIECE = re.compile(
    rf"\b{_HAVE} (?:about |some )?(?P<n>{N})(?: [a-z]+){{0,3}} (?:each|apiece)\b", re.IGNORECASE
)
_TRULY = re.compile(
    r"\b(?:(?:truly|really|actually|in reality|in fact|genuinely)\s+(?:are|is|were|was|show|shows|belong to|contain|contains|have|has)?|(?:are|were|belong to) (?:truly|really|actually|in reality|in fact)|(?<=\d )(?:actual|true|real))\s*(?:a|an|the|class|of class)?",
    re.IGNORECASE,
)
_FRACTIONS = {
    "half": 0.5, "a half": 0.5, "one half": 0.5, "a third": 1 / 3, "one third": 1 / 3, "two thirds": 2 / 3, "a quarter": 0.25, "one quarter": 0.25, "three quarters": 0.75, "a fifth": 0.2,
    "one fifth": 0.2, "a tenth": 0.1,
}  # fmt: skip
_PART_OF = re.compile(
    rf"\b(?P<part>{'|'.join(sorted(_FRACTIONS, key=len, reverse=True))}) of (?:the |all )?(?:(?P<n>{N}) )?(?:alarms|positives|positive predictions|detections|flags|hits|predictions|flagged \w+)\s+"
    r"(?:are|were|is|was|turned out)(?: to be)? (?P<how>false|wrong|incorrect|mistaken|correct|right|true|justified)\b",
    re.IGNORECASE,
)
_BLURRED = re.compile(
    r"\b(?:almost|nearly|about|roughly|around|over|under|just|than|least|most|some)\s+$", re.IGNORECASE
)
_LISTED = re.compile(
    r"\b(?:there (?:are|were)|of (?:them|these|which) (?:are|were)|(?:are|were)|issued|predicted|comprises?|consists? of|holds?|contains?)\b",
    re.IGNORECASE,
)


def read_baselines(draft: Draft) -> None:
    """`guessing X every time is right in 70%`, `the majority class makes up 60%`."""
    for found in _BASELINE.finditer(draft.text):
        numbers = [(item, num) for item, num in draft.numbers() if num.unit == "%" or num.value <= 1]
        if len(numbers) != 1:
            continue
        named = [m for m in draft.classes if found.end() <= m.start <= found.end() + 20]
        way = (found["way"] or "").casefold()
        about = way if way and (named or any(m.positive for m in draft.own)) else "majority"
        check = Check(about, numbers[0][1], of=named[0].name if named and way else "")
        draft.add(check, found.span(), draft.place(numbers[0][0]), *((m.start, m.end) for m in named[:1]))


def read_supports(draft: Draft) -> None:
    """`31 parcels truly were damaged`, `each class has 500 test images`."""
    found = _TRULY.search(draft.text)
    named = [c for c in draft.classes if found and 0 <= c.start - found.end() <= 12]
    numbers = [
        (i, n)
        for i, n in draft.numbers()
        if n.step >= 1 and not n.unit and draft.place(i)[1] <= (found.start() if found else 0)
    ]
    if found and named and len(numbers) == 1:
        draft.add(
            Check("support", numbers[0][1], of=named[0].name),
            found.span(),
            (named[0].start, named[0].end),
            draft.place(numbers[0][0]),
        )
    _of_each(draft)
    _apiece(draft)


def _of_each(draft: Draft) -> None:
    """`each class has 500 test images`."""
    each = _EACH.search(draft.text)
    counts = [(item, num) for item, num in draft.numbers() if num.step >= 1 and not num.unit and not num.word]
    if (
        each
        and len(counts) == 1
        and not draft.checks
        and draft.own
        and draft.place(counts[0][0])[0] >= each.start()
        and not NO_MEMBERS.match(draft.text, draft.place(counts[0][0])[1])
    ):
        places = [each.span(), draft.place(counts[0][0]), *(draft.place(i) for i in draft.clause.of("quant"))]
        draft.add(Check("support", counts[0][1], average="each"), *places)


def _apiece(draft: Draft) -> None:
    """`Cats and dogs have 60 images each, horses 80`: of every class before the verb, and of each by itself behind."""
    found = _APIECE.search(draft.text)
    before = [c for c in draft.classes if found and c.end <= found.start()]
    numbers = draft.numbers()
    if not found or draft.checks or draft.metrics or len(before) < 2:
        return
    owners = [
        before
        if found.start() <= draft.place(item)[0] < found.end()
        else _right_before(draft, draft.place(item)[0])
        for item, _ in numbers
    ]
    if not all(owners) or any(num.step < 1 or num.unit for _, num in numbers):
        return
    draft.either = True
    for (item, num), named in zip(numbers, owners, strict=True):
        for mention in named:
            about = "support" if draft.by_row else "predictions"
            draft.add(Check(about, num, of=mention.name), draft.place(item), (mention.start, mention.end))
    draft.places.append(found.span())


def _right_before(draft: Draft, at: int) -> list[ClassMention]:
    """The class that is named right before a number."""
    return [
        c
        for c in draft.classes
        if c.end <= at
        and re.fullmatch(r"\s*[:,(]?\s*(?:(?:has|have|with|only|just) )?", draft.text[c.end : at])
    ]


def read_parts(draft: Draft) -> None:
    """`a third of the 36 warnings were wrong`: how many were flagged, and how many of these wrongly."""
    found = _PART_OF.search(draft.text)
    if not found or not any(matrix.positive for matrix in draft.own):
        return
    if _BLURRED.search(draft.text[: found.start()]):
        return
    wrong = found["how"].casefold() in ("false", "wrong", "incorrect", "mistaken")
    part = shown_exactly(_FRACTIONS[found["part"].casefold()], 0.02)
    draft.add(Check("false discovery rate" if wrong else "precision", part), found.span())
    if found["n"]:
        draft.checks.append(Check("predictions", Num(float(found["n"].replace(",", "")), 1.0, found["n"])))


def read_lists(draft: Draft) -> None:
    """`there are 250 healthy ones, 200 with rust and 150 with blight`: of each class, or predicted for each."""
    if draft.checks or draft.metrics or not _LISTED.search(draft.text) or TAKEN.search(draft.text):
        return
    numbers = [
        (item, num) for item, num in draft.numbers() if num.step >= 1 and not num.unit and num.op == "="
    ]
    if not numbers or (len(numbers) == 1 and not draft.clause.shown):
        return
    pairs = [(item, num, _next(draft, draft.place(item)[1])) for item, num in numbers]
    if all(mention is not None for _, _, mention in pairs) and len({m.name for _, _, m in pairs if m}) == len(
        pairs
    ):
        draft.either = True
        for item, num, mention in pairs:
            assert mention is not None
            draft.add(
                Check("support" if draft.by_row else "predictions", num, of=mention.name),
                draft.place(item),
                (mention.start, mention.end),
            )


def _next(draft: Draft, at: int) -> ClassMention | None:
    """The class that is named right behind a number."""
    return next(
        (
            c
            for c in draft.classes
            if c.start - at >= 0
            and re.fullmatch(
                r"\s+(?:(?:of (?:them|these|which)|leaves|images|samples|ones|cases) )?(?:are |were |is |was )?(?:with |of |as |to )?(?:the )?",
                draft.text[at : c.start],
            )
        ),
        None,
    )
