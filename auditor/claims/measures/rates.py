"""Rates of one class: "92.7% of real spam is caught", "ham makes up 57.7% of the traffic", "70 of 80 dogs are recognised"."""

import re

from auditor.claims.measures.claims import Check
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.sums import QUOTIENT, quotient_of

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
        draft.add(
            Check("recall", quotient_of(x, y), of=named[0].name, numerator=x, denominator=y),
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
