"""Which class a value belongs to."""

import re
from collections.abc import Sequence

from auditor.claims.measures.draft import Draft
from auditor.claims.measures.linking import Value
from auditor.claims.measures.words import ClassMention, classes_in, metrics_in
from auditor.language.tokens import norms

_OF = re.compile(
    r"[\s,]*(?:(?:of|for|on|in|with|as)\s+)?(?:(?:the|all|its|these|actual|true)\s+)*(?:class\s+|label\s+)?",
    re.IGNORECASE,
)

_WITH = re.compile(r"\b(?:with|at|having|whose|its|their)\W*$", re.IGNORECASE)
_OWN = re.compile(r"\W*(?:and |with |but )?(?:its|their|his|her)\b", re.IGNORECASE)
_OVERALL = re.compile(
    r"\b(?:overall|macro|micro|weighted|average|averaged|mean|total|balanced|all classes)\b", re.IGNORECASE
)


def class_of(draft: Draft, value: Value, index: int, values: Sequence[Value]) -> str:
    """The class that a value belongs to; "" where none is named."""
    start = values[index - 1].end if index else 0
    stop = values[index + 1].start if index + 1 < len(values) else len(draft.text)
    if own := _told_alone(draft):
        return own
    grouped = _grouped(draft, values)
    if grouped:
        return grouped[index]
    before = [c for c in draft.classes if start <= c.start and c.end <= value.start]
    behind = [
        c
        for c in draft.classes
        if value.end <= c.start < stop and _OF.fullmatch(draft.text[value.end : c.start])
    ]
    if before or behind:
        return (before[-1] if before else behind[0]).name
    earlier = [c for c in draft.classes if c.end <= value.start]
    return earlier[-1].name if earlier else class_before(draft)


def _told_alone(draft: Draft) -> str:
    """The one class in a clause's own part of words that several clauses share: "75% for A, 80% for B"."""
    if draft.clause.shown is None:
        return ""
    names = {named.name for named in draft.classes if draft.is_own(named.start)}
    return names.pop() if len(names) == 1 else ""


def class_before(draft: Draft) -> str:
    """The class that the label above a clause names, or that its "its" stands for; "" where there is none."""
    return _labelled(draft) or _led_by(draft)


def may_be_of_class(draft: Draft) -> bool:
    """Whether a class is named elsewhere in the sentence or right before it, so that a metric of no class need not be that of all."""
    near = f"{_sentence_before(draft)} {_around(draft)}"
    return bool(classes_in(near, draft.own)) and not _OVERALL.search(draft.text)


def _led_by(draft: Draft) -> str:
    """`A is the hardest, with a recall of 65%`, `Their precision is 63%`: the one class that was spoken of before."""
    start = draft.clause.start
    lead, pronoun = draft.clause.sentence[:start], _OWN.match(draft.text)
    if _OVERALL.search(draft.text) or not (pronoun or _WITH.search(lead)):
        return ""
    named = {mention.name for mention in classes_in(lead, draft.own)}
    if not named and pronoun and not start:
        named = {mention.name for mention in classes_in(_sentence_before(draft), draft.own)}
    return named.pop() if len(named) == 1 else ""


def _sentence_before(draft: Draft) -> str:
    """The sentence right before this one in its paragraph, or nothing."""
    own = draft.clause.statement
    before = [s for s in draft.clause.document.statements if s.span.end <= own.span.start]
    return before[-1].text if before and before[-1].trail == own.trail else ""


def _around(draft: Draft) -> str:
    """The sentence without the clause."""
    clause = draft.clause
    return f"{clause.sentence[: clause.start]} {clause.sentence[clause.end :]}"


def _grouped(draft: Draft, values: Sequence[Value]) -> list[str]:
    """The classes of the values where both come in runs of equal length: "A in 92%, B and C in 86% and 82% respectively"."""
    marks = sorted([(c.start, c.name) for c in draft.classes] + [(v.start, "") for v in values])
    found: list[str] = []
    names: list[str] = []
    count = 0
    for _, name in [*marks, (0, "end")]:
        if name and count:
            if len(names) != count:
                return []
            found, names, count = [*found, *names], [], 0
        if name:
            names.append(name)
        else:
            count += 1
    return found if len(found) == len(values) > 1 and names == ["end"] else []


def _labelled(draft: Draft) -> str:
    """The class that the label above a clause is the name of."""
    for text in reversed(draft.clause.statement.trail[-2:]):
        named: list[ClassMention] = classes_in(text, draft.own)
        known = {*norms(named[0].name), "of", "for", "clas", "class", "label", "the"} if named else set()
        metric = [word for mention in metrics_in(text) for word in norms(text[mention.start : mention.end])]
        if len({mention.name for mention in named}) == 1 and not [
            w for w in norms(text) if w not in known and w not in metric
        ]:
            return named[0].name
    return ""
