"""Which metric a value belongs to, and whether the words between the two make something else of it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claims.measures.draft import Draft
from auditor.claims.measures.words import Mention, metrics_in
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.strange import strange_words
from auditor.language.tokens import norms
from auditor.reading.labels import singular

GENERIC = ("correct", "wrong")
# Between a metric and its value stand words of being and measuring, names, and little else.
LINK = frozenset(
    singular(word)
    for word in "works work worked out level by stage grade species of for on the a an is are was were be been at to in with as has have had reach reaches reached achieve achieves achieved come comes equal equals stand stands amount amounts remain remains score scores value values "
    "rate overall only just about around approximately roughly nearly almost some therefore thus hence then also already here still class classes label labels category over under little bit shy close even high low "
    "test set data model classifier network all its their this that which i e respectively and by respect dropping rising drops falls rises increases decreases improves declines sits lies near exactly measured now yields gives giving "
    "predicted actual true correctly classified image images sample samples case cases instance instances item items scan scans flow flows call calls prediction predictions example examples document documents row column end ends up land lands being climbs climb sinks fell rose dropped grows there decision decisions verdict verdicts those message messages mail mails leaf leaves hits hit figure genuine occasions occasion lazy trivial naive constant dummy simply predictor would reach".split()
)


@dataclass(frozen=True, slots=True)
class Value:
    """A stated value with its place, and the counts of the quotient that it is the result of."""

    start: int
    end: int
    num: Num
    numerator: Num | None = None
    denominator: Num | None = None
    item: Item | None = None


THAN = re.compile(
    r"\b(?:is|are|comes out|lies) (?:even |still |slightly |much |far |somewhat |a (?:bit|little|touch|notch|shade) )?(?P<way>better|higher|lower|worse)(?: still)?\b(?! than)",
    re.IGNORECASE,
)


# Between two numbers of which the second backs up the first: "are 80%, since its row sums to 50".
_REASON = re.compile(r"\b(?:since|because|as|for|where|so|which|sums?|totals?|adds?)\b", re.IGNORECASE)


_NEW_BLOCK = re.compile(r"\n\s*(?:\n|[-*+]\s|\d+[.)]\s)")
_BRACKET = re.compile(r"\([^()]*\)")


def inherited_metric(draft: Draft) -> Mention | None:
    """The metric that the sentence has named before the clause, or the label or heading above it: "Precision:" over a list of classes."""
    earlier = metrics_in(draft.clause.sentence[: draft.clause.start])
    if earlier and not draft.metrics:
        return earlier[-1]
    lead = metrics_in(_lead(draft))
    if len({metric.share for metric in lead}) == 1 and lead[0].share and lead[0].number not in GENERIC:
        return lead[0]
    for room, text in zip((3, 2), reversed(draft.clause.statement.trail[-2:]), strict=False):
        found = metrics_in(text)
        if (
            len(found) == 1
            and found[0].share
            and found[0].number not in GENERIC
            and len(norms(text)) <= len(norms(text[found[0].start : found[0].end])) + room
        ):
            return found[0]
    return None


def _lead(draft: Draft) -> str:
    """The few words that open the paragraph or the item, as a title of it: "Recall.", "Sensitivity (recall)."."""
    document, own = draft.clause.document, draft.clause.statement
    last = own.span.start
    for statement in reversed([s for s in document.statements if s.span.start < own.span.start]):
        between = document.source.text[statement.span.end : last]
        if _NEW_BLOCK.search(between) or statement.trail != own.trail:
            break
        last = statement.span.start
        if len(norms(_BRACKET.sub("", statement.text))) <= 2:
            return statement.text
    return ""


def governing_metric(
    draft: Draft, value: Value, index: int, values: Sequence[Value], inherited: Mention | None
) -> Mention | None:
    """The metric that a value surely belongs to."""
    found = _governing(draft, value, index, values)
    if found is not None and not _linked(draft, value, found, values, index):
        if found.number not in GENERIC:
            return None
        found = None
    if (
        inherited
        and (found is None or found.number in GENERIC)
        and meaning_of(inherited, value.num) == inherited.share
        and not (found and meaning_of(found, value.num) == inherited.share)
    ):
        return inherited
    return found


def _governing(draft: Draft, value: Value, index: int, values: Sequence[Value]) -> Mention | None:
    """The metric that a value belongs to: the last one before it, or the one right behind it."""
    if within := _named_within(draft, value):
        return within
    before = [m for m in draft.metrics if m.end <= value.start]
    behind = [m for m in draft.metrics if m.start >= value.end]
    listed = not _REASON.search(draft.text, values[0].end, values[-1].start)
    ahead = listed and all(m.end <= values[0].start for m in draft.metrics)
    if ahead and len(values) == len(draft.metrics) > 1:
        return draft.metrics[index]  # "precision and recall are 83% and 78%"
    limit = values[index - 1].end if index else 0
    if index and before and behind and _told_right_behind(draft, value, behind[0]):
        counts = behind[0].number and not value.num.unit
        if counts or _told_right_behind(draft, values[index - 1], before[-1]):
            return behind[0]  # "17 misses and 11 false alarms", "90% recall and 85% precision"
    if before and before[-1].start >= limit - 1:
        return before[-1]
    following = values[index + 1].start if index + 1 < len(values) else len(draft.text)
    if behind and behind[0].start <= following:
        return behind[0]
    return before[-1] if before else None


def _named_within(draft: Draft, value: Value) -> Mention | None:
    """The metric that names the result of an equation inside it: "45 of 50 found, a recall of 90%"."""
    inside = [m for m in draft.metrics if value.start < m.start and m.end < value.end]
    one = inside[-1] if value.numerator is not None and inside and inside[-1].share else None
    return one if one is not None and one.number not in GENERIC else None


def _told_right_behind(draft: Draft, value: Value, mention: Mention) -> bool:
    """Whether a metric is named right behind a value."""
    return value.end <= mention.start and not draft.text[value.end : mention.start].strip()


_FRACTION = re.compile(
    r"\b(?:one|two|three|four|five|nine|\d+)\s+(?:in|out of|for)\s+(?:every\s+)?$", re.IGNORECASE
)
_ADJECTIVES = frozenset(
    ("overall", "total", "average", "mean", "macro", "weighted", "micro", "test", "class", "raw", "plain")
)


def _linked(draft: Draft, value: Value, mention: Mention, values: Sequence[Value], index: int) -> bool:
    """Whether nothing between a metric and its value makes something else of it."""
    if mention is _named_within(draft, value):
        return True
    if len(values) == len(draft.metrics) > 1 and all(m.end <= values[0].start for m in draft.metrics):
        return True
    start, end = (mention.end, value.start) if mention.end <= value.start else (value.end, mention.start)
    gap = _without_names(draft, start, end)
    if _FRACTION.search(draft.text[: value.start]):
        return False  # "one in eight"
    if value.end <= mention.start and mention.number not in GENERIC and mention.share:
        return "," not in gap and all(
            word in _ADJECTIVES for word in norms(gap)
        )  # "88% accuracy", but not "0.9 for precision"
    if re.search(r"[;.]\s", gap) or (meaning_of(mention, value.num) == mention.number and gap.count(",") > 0):
        return False
    told = _BOUNDING if value.num.op != "=" else frozenset()
    strange = [word for word in norms(gap) if word not in LINK and word not in told]
    allowed = 0 if mention.end <= value.start else 1
    return len(strange) <= allowed


# Words that the number itself tells: "is just above 75%".
_BOUNDING = frozenset(
    "above below exceed exceeds exceeded top tops topped beyond beneath surpasses under".split()
)
# "Recall, that is, the part of the damaged parcels that was found, is ..."
_APPOSITION = re.compile(
    r",\s*(?:i\.\s?e\.|that is|or|meaning|in other words|defined as)[^,;\d]*,", re.IGNORECASE
)


def _without_names(draft: Draft, start: int, end: int) -> str:
    """A part of the text without the classes, matrices and metrics in it."""
    text = list(draft.text)
    than = [found.span() for found in THAN.finditer(draft.text)]
    for a, b in (
        than
        + [(c.start, c.end) for c in draft.classes]
        + [(m.start, m.end) for m in draft.metrics]
        + draft.places
    ):
        text[a:b] = " " * (b - a)
    gap = _APPOSITION.sub(" ", "".join(text[start:end]))
    if draft.clause.shown:  # the other numbers of the sentence are read with their own classes
        gap = re.sub(r"\d[\d.,]*\s?%?", " ", gap)
    for matrix in draft.own:
        gap = (
            re.sub(rf"(?<!\w){re.escape(matrix.name)}(?!\w)", " ", gap, flags=re.IGNORECASE)
            if matrix.name
            else gap
        )
    return gap


def meaning_of(mention: Mention, num: Num) -> str:
    """What a metric's word means for a number: a share for a percentage, else a count."""
    is_share = num.unit == "%" or (num.value <= 1 and num.step < 1)
    if is_share or not mention.number:
        whole_percent = mention.share and not is_share and num.step <= 1 and 1 < num.value <= 100
        return mention.share if is_share or whole_percent else ""
    return mention.number


def speaks_elsewhere(draft: Draft) -> bool:
    """Whether words that are not understood may make the sentence speak of other data: "in the February snapshot"."""
    shift = draft.clause.start
    known = tuple(
        (start + shift, end + shift)
        for start, end in [
            *draft.places,
            *((m.start, m.end) for m in draft.metrics),
            *((c.start, c.end) for c in draft.classes),
        ]
    )
    return any(singular(word.casefold()) not in LINK for word in strange_words(draft.clause, known))


def weakened(draft: Draft) -> None:
    """Leaves nothing to be contradicted where words are not understood: they may narrow what is said."""
    if draft.checks and speaks_elsewhere(draft):
        draft.checks[:] = [replace(check, weak=True) for check in draft.checks]
