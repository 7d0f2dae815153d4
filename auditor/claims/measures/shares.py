"""Baselines, supports and differences: "a model that never predicts X reaches 96%", "each class has 500 images"."""

import re
from dataclasses import replace

from auditor.claims.measures.claims import Check
from auditor.claims.measures.derived import OF_CLASS
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.errors import TAKEN
from auditor.claims.measures.sums import QUOTIENT, N
from auditor.claims.measures.words import ClassMention
from auditor.language.numbers import Num

_BASELINE = re.compile(
    r"\b(?P<way>never|always)\s+(?:predict\w*|say\w*|guess\w*|answer\w*|output\w*|choos\w*|pick\w*|flag\w*|report\w*)|\b(?:majority[- ]class|majority|most frequent class|largest class)\b",
    re.IGNORECASE,
)
_EACH = re.compile(
    r"\b(?:each|every) (?:class|category|label|intent|group|service|type|digit)\b[^.;]{0,30}?\b(?:has|have|holds|contains|contributes|comprises|is represented by)\b|\b(?:contributes?|have|has|with)\b(?=[^.;]*\beach\b)",
    re.IGNORECASE,
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
_RECOVERS = re.compile(
    r"\b(?:recovers|catches|finds|detects|identifies|retrieves|recogni[sz]es|picks up|spots|captures|gets)\s+(?=(?:only |about |some |nearly |almost )?\d)|\b(?:is|are|was|were|gets?) (?:correctly )?(?:caught|found|recovered|detected|recogni[sz]ed|retrieved|spotted|identified)\b",
    re.IGNORECASE,
)
_IS_WHAT = re.compile(
    r"\b(?:what|whatever|everything|anything|those|mails?|items?|that)\s+(?:that )?(?:is|are|was|were|gets?)\s+(?:marked|labell?ed|called|flagged|predicted|classified|tagged)\b",
    re.IGNORECASE,
)
_MAKES_UP = re.compile(
    r"\b(?:makes? up|accounts? for|constitutes?|represents?|is|are)\s+(?=(?:about |some |nearly |roughly )?\d[\d.]*\s?%\s+of (?:the |all )?(?:traffic|data|test|samples?|images?|messages?|mails?|cases?|dataset|examples?|documents?|set))",
    re.IGNORECASE,
)
_PREDICTED = re.compile(
    r"\b(?:is|are|was|were|gets?) (?:predicted|issued|assigned|chosen|output|used) (?=(?:only |about |some )?\d[\d,]* times?)",
    re.IGNORECASE,
)
_LISTED = re.compile(
    r"\b(?:there (?:are|were)|of (?:them|these|which) (?:are|were)|(?:are|were)|issued|predicted|comprises?|consists? of|holds?|contains?)\b",
    re.IGNORECASE,
)
_BEST = re.compile(
    r"\b(?:by far )?the (?P<size>(?:by far )?(?:largest|biggest|most (?:common|frequent)|smallest|rarest|least (?:common|frequent)) (?:class|category|label|group))\b|\bthe (?:highest|best|top|largest|lowest|worst|weakest|poorest|smallest)\b(?! error)|"
    r"\b(?:is|are|was|were) (?P<adverb>(?:recogni[sz]ed|classified|detected|identified) (?:best|worst))\b",
    re.IGNORECASE,
)
_UNIVERSAL = re.compile(
    r"\b(?P<no>no(?: \w+)? (?:class|category|label|queue)|none of the (?:classes|categories|labels))\b|\b(?:all|every|each)(?: of the)?(?: \w+)? (?:class(?:es)?|categor(?:y|ies)|labels?|queues?)\b|\beverywhere\b|\bthroughout\b",
    re.IGNORECASE,
)
_DIFFERENCE = re.compile(
    r"\b(?:gain|improvement|increase|drop|loss|decrease|difference|gap|advantage|lead)s? (?:in|of|on)\b",
    re.IGNORECASE,
)
_BETTER = re.compile(
    r"\b(?:is|are|does|performs?|scores?|comes out) (?P<way>better|higher|superior|ahead|worse|lower|inferior) (?:on|in|by|at|for|with respect to|regarding|in terms of)\b|\b(?:outperforms|beats|has (?:a )?(?P<more>higher|better|lower|worse))\b",
    re.IGNORECASE,
)
_POINTS = re.compile(r"\bpercentage points?|\bpoints?\b|\bpp\b", re.IGNORECASE)


def compares(text: str) -> bool:
    """Whether a text speaks of the difference of two matrices."""
    return bool(_BETTER.search(text) or _DIFFERENCE.search(text))


def read_baselines(draft: Draft) -> None:
    """`a model that never predicts X would already reach 96%`, `the majority class makes up 60%`."""
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
    """`19 scans truly show a tumor`, `each class has 500 test images`."""
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
    each = _EACH.search(draft.text)
    counts = [(item, num) for item, num in draft.numbers() if num.step >= 1 and not num.unit and not num.word]
    if (
        each
        and len(counts) == 1
        and not draft.checks
        and draft.own
        and draft.place(counts[0][0])[0] >= each.start()
    ):
        places = [each.span(), draft.place(counts[0][0]), *(draft.place(i) for i in draft.clause.of("quant"))]
        draft.add(Check("support", counts[0][1], average="each"), *places)


def read_parts(draft: Draft) -> None:
    """`a quarter of the 24 alarms were false`: how many were flagged, and how many of these wrongly."""
    found = _PART_OF.search(draft.text)
    if not found or not any(matrix.positive for matrix in draft.own):
        return
    wrong = found["how"].casefold() in ("false", "wrong", "incorrect", "mistaken")
    part = Num(_FRACTIONS[found["part"].casefold()], 0.02, found["part"])
    draft.add(Check("false discovery rate" if wrong else "precision", part), found.span())
    if found["n"]:
        draft.checks.append(Check("predictions", Num(float(found["n"].replace(",", "")), 1.0, found["n"])))


def read_best(draft: Draft) -> None:
    """`horse has the highest recall (93.3%), cat the lowest`: classes that lead, or trail, in a metric or in number."""
    found = list(_BEST.finditer(draft.text))
    metric = next(
        (
            m
            for m in draft.metrics
            if found and found[0].start() <= m.start <= found[0].end() + 22 and m.share
        ),
        None,
    )
    about = (
        metric.share
        if metric
        else "support"
        if found and found[0]["size"]
        else "recall"
        if found and found[0]["adverb"]
        else ""
    )
    owners = [_owner(draft, one) for one in found]
    numbers = draft.plain_numbers()
    if (
        not found
        or not about
        or draft.checks
        or any(owner is None for owner in owners)
        or len(numbers) not in (0, len(found))
    ):
        return
    for position, (one, owner) in enumerate(zip(found, owners, strict=True)):
        assert owner is not None
        low = any(
            word in one.group().casefold()
            for word in ("lowest", "worst", "weakest", "poorest", "smallest", "rarest", "least")
        )
        draft.add(
            Check("lowest" if low else "highest", of=owner.name, other=about),
            one.span(),
            (owner.start, owner.end),
        )
        if numbers:
            draft.add(Check(about, numbers[position][1], of=owner.name), draft.place(numbers[position][0]))
    if metric:
        draft.places.append((metric.start, metric.end))


def _owner(draft: Draft, found: re.Match[str]) -> ClassMention | None:
    """The class that a superlative is said of: the last one before it, or the only one of the clause."""
    before = [c for c in draft.classes if c.end <= found.start()]
    only = {c.name for c in draft.classes}
    return before[-1] if before else draft.classes[0] if len(only) == 1 else None


def read_bounds(draft: Draft) -> None:
    """`precision is above 80% for all classes`, `no class has a recall below 75%`."""
    cue = _UNIVERSAL.search(draft.text)
    bounded = [(item, num) for item, num in draft.numbers() if num.op in (">", "<", ">=", "<=")]
    metrics = [m for m in draft.metrics if m.share in OF_CLASS]
    if (
        not cue
        or len(bounded) != 1
        or len(draft.numbers()) != 1
        or len(metrics) != 1
        or draft.classes
        or draft.checks
    ):
        return
    item, num = bounded[0]
    if cue["no"]:
        num = replace(num, op={">": "<=", "<": ">=", ">=": "<", "<=": ">"}[num.op])
    draft.add(
        Check(metrics[0].share, num, average="each"),
        cue.span(),
        (metrics[0].start, metrics[0].end),
        draft.place(item),
        *(draft.place(i) for i in draft.clause.of("quant")),
    )


def read_differences(draft: Draft) -> None:
    """`the gain in precision is about 11.6 percentage points`, `B is better on accuracy and recall`."""
    gap = _DIFFERENCE.search(draft.text)
    if gap and _POINTS.search(draft.text) and len(draft.own) == 2:
        mention = next((m for m in draft.metrics if m.start >= gap.end() and m.share), None)
        numbers = [(i, n) for i, n in draft.numbers() if mention and draft.place(i)[0] > mention.end]
        if mention and len(numbers) == 1:
            check = Check("difference", numbers[0][1], other=mention.share, average=mention.average)
            draft.add(check, gap.span(), (mention.start, mention.end), draft.place(numbers[0][0]))
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


def read_rates(draft: Draft) -> None:
    """`92.7% of real spam is caught`, `what is marked as spam is spam in 91.7% of cases`, `ham makes up 57.7% of the traffic`."""
    if draft.checks:
        return
    for pattern, about in ((_IS_WHAT, "precision"), (_MAKES_UP, "prevalence"), (_RECOVERS, "recall")):
        for found in pattern.finditer(draft.text):
            _rate(draft, found, about)
    _recognised(draft)
    predicted = _PREDICTED.search(draft.text)
    before = [c for c in draft.classes if predicted and c.end <= predicted.start()]
    counts = [
        (item, num)
        for item, num in draft.numbers()
        if predicted and 0 <= draft.place(item)[0] - predicted.end() <= 8
    ]
    if predicted and before and counts:
        draft.add(
            Check("predictions", counts[0][1], of=before[-1].name),
            predicted.span(),
            draft.place(counts[0][0]),
            (before[-1].start, before[-1].end),
        )


def _recognised(draft: Draft) -> None:
    """`70 of 80 dogs are recognised`."""
    verb, quotient = _RECOVERS.search(draft.text), QUOTIENT.search(draft.text)
    if not verb or not quotient or draft.checks or quotient.end() > verb.start():
        return
    numbers = [(i, n) for i, n in draft.numbers() if quotient.start() <= draft.place(i)[0] < quotient.end()]
    named = [c for c in draft.classes if quotient.end() <= c.start and c.end <= verb.start()]
    if len(numbers) == 2 and len(named) == 1 and numbers[1][1].value:
        x, y = numbers[0][1], numbers[1][1]
        value = Num(x.value / y.value, 0.0, quotient.group(), word=True)
        draft.add(
            Check("recall", value, of=named[0].name, numerator=x, denominator=y),
            quotient.span(),
            verb.span(),
            (named[0].start, named[0].end),
        )


def _rate(draft: Draft, found: re.Match[str], about: str) -> None:
    """The percentage that belongs to a verb of rates, and the one class that is named between or around the two."""
    numbers = [(item, num) for item, num in draft.plain_numbers() if num.unit == "%"]
    behind = [pair for pair in numbers if draft.place(pair[0])[0] >= found.end()]
    before = [pair for pair in numbers if draft.place(pair[0])[1] <= found.start()]
    passive = about == "recall" and re.match(r"(?:is|are|was|were|gets?)\b", found.group(), re.IGNORECASE)
    chosen = (before[-1:] if passive else behind[:1]) or (behind[:1] if passive and not before else [])
    if not chosen:
        return
    item, num = chosen[0]
    start, end = min(found.start(), draft.place(item)[0]), max(found.end(), draft.place(item)[1])
    start -= 25 if about == "prevalence" else 0
    end += 25 if about == "recall" and not passive else 0
    named = [c for c in draft.classes if start <= c.start and c.end <= end and draft.free(c.start, c.end)]
    if len({mention.name for mention in named}) == 1:
        draft.add(
            Check(about, num, of=named[0].name),
            found.span(),
            draft.place(item),
            *((c.start, c.end) for c in named),
        )


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
