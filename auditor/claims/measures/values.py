"""Metrics with their values: each number of a clause with the metric and the class that govern it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claims.measures.claims import Check
from auditor.claims.measures.derived import OF_CLASS
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.sums import QUOTIENT, results
from auditor.claims.measures.words import ClassMention, Mention, classes_in, metrics_in
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.strange import strange_words
from auditor.language.tokens import norms
from auditor.reading.labels import singular

_GENERIC = ("correct", "wrong")
_WHOLE = ("accuracy", "error rate", "total", "correct", "wrong")
MOVES = re.compile(
    r"\b(?:(?P<up>rises|rose|improves?|improved|increases?|increased|climbs?|grows?|grew|goes up|jumps?)|(?P<down>drops?|dropped|falls?|fell|decreases?|decreased|declines?|declined|sinks?|sank|goes down|shrinks?))\s+(?:slightly |sharply |only |further )?to\b",
    re.IGNORECASE,
)
_TOTAL = re.compile(r"\b(?:altogether|in total|in all|overall|a total of|in sum)\b", re.IGNORECASE)
_HOLDS = re.compile(
    r"\b(?:matrix|matrices|test (?:set|split|data)|held-out set|evaluation set)\s+(?:has|have|holds?|contains?|covers?|comprises?|describes?|summari[sz]es?|sums? up|adds? up|counts?)\s+(?:the same |all |to |a total of )*(?=\d)",
    re.IGNORECASE,
)
# "Errors" and "correct" may be said of other things; "misclassified" may not.
_CLASSIFIED = re.compile(r"classif|label|recogni|identif|predict|assign|rout|column|diagonal", re.IGNORECASE)
# Between a metric and its value stand words of being and measuring, names, and little else.
LINK = frozenset(
    singular(word)
    for word in "of for on the a an is are was were be been at to in with as has have had reach reaches reached achieve achieves achieved come comes equal equals stand stands amount amounts remain remains score scores value values "
    "rate overall only just about around approximately roughly nearly almost some therefore thus hence then also already here still class classes label labels category over under little bit shy close even high low "
    "test set data model classifier network all its their this that which i e respectively and by respect dropping rising drops falls rises increases decreases improves declines sits lies near exactly measured now yields gives giving "
    "predicted actual true correctly classified image images sample samples case cases instance instances item items scan scans flow flows call calls prediction predictions example examples document documents row column end ends up land lands being climbs climb sinks fell rose dropped grows there decision decisions verdict verdicts those message messages mail mails leaf leaves hits hit figure genuine occasions occasion lazy trivial naive constant dummy simply predictor would reach".split()
)


@dataclass(frozen=True, slots=True)
class _Value:
    """A stated value with its place, and the counts of the quotient that it is the result of."""

    start: int
    end: int
    num: Num
    numerator: Num | None = None
    denominator: Num | None = None
    item: Item | None = None


def read_metrics(draft: Draft) -> None:
    """Each number with the metric and the class that govern it."""
    if not draft.own or any(
        check.about not in ("equation", "predictions", "support") for check in draft.checks
    ):
        return
    values = _values(draft)
    inherited = _inherited(draft)
    for index, value in enumerate(values):
        mention = _mention(draft, value, index, values, inherited)
        about = _about(mention, value.num) if mention else ""
        if mention is not None and about:
            _add(draft, value, index, values, mention, about, inherited)
    _totals(draft)
    _compared(draft, inherited)


_THAN = re.compile(
    r"\b(?:is|are|comes out|lies) (?:even |still |slightly |much |far |somewhat |a (?:bit|little|touch|notch|shade) )?(?P<way>better|higher|lower|worse)(?: still)?\b(?! than)",
    re.IGNORECASE,
)


def _compared(draft: Draft, inherited: Mention | None) -> None:
    """`Precision is lower: ...` behind a sentence on recall: the one metric against the other."""
    found = _THAN.search(draft.text)
    check = next((check for check in draft.checks if check.about in OF_CLASS), None)
    if not found or check is None:
        return
    earlier = [
        s
        for s in draft.clause.document.statements
        if s.span.end <= draft.clause.statement.span.start
        and s.trail[:-1] == draft.clause.statement.trail[:-1]
    ]
    before = f"{earlier[-1].trail[-1] if earlier[-1].trail else ''} {earlier[-1].text}" if earlier else ""
    named = [mention.share for mention in metrics_in(before) if mention.share in OF_CLASS]
    if named and named[-1] != check.about:
        way = "above" if found["way"].casefold() in ("better", "higher") else "below"
        draft.add(Check(way, of=check.of, other=named[-1], text=check.about), found.span())


def _add(
    draft: Draft,
    value: _Value,
    index: int,
    values: Sequence[_Value],
    mention: Mention,
    about: str,
    inherited: Mention | None,
) -> None:
    of = _class_of(draft, value, index, values)
    about = _of_class(draft, about, mention) if of and mention.number in _GENERIC else about
    move = MOVES.search(draft.text, mention.end, value.start + 1) if mention.end <= value.start else None
    check = Check(
        about,
        value.num,
        of=of if about not in _WHOLE else "",
        average=mention.average,
        trend=("up" if move["up"] else "down") if move else "",
        numerator=value.numerator,
        denominator=value.denominator,
        weak=about in ("correct", "wrong")
        and not _TOTAL.search(draft.text)
        and not _CLASSIFIED.search(draft.text[mention.start : mention.end]),
    )
    if check.about != "equation" and _elsewhere(draft):
        check = replace(check, weak=True)
    places = [(value.start, value.end), *((c.start, c.end) for c in draft.classes if c.name == of)]
    places += (
        [(mention.start, mention.end), (min(mention.end, value.end), max(mention.start, value.start))]
        if mention is not inherited
        else []
    )
    draft.add(check, *places, *([move.span()] if move else []))


def _elsewhere(draft: Draft) -> bool:
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


def _of_class(draft: Draft, about: str, mention: Mention) -> str:
    """What "correct" and "wrong" mean of one class: of those that are of it, or of those called so."""
    draft.either = True
    if about in ("accuracy", "error rate"):
        rows, columns = (
            ("recall", "precision") if mention.number == "correct" else ("miss rate", "false discovery rate")
        )
        return rows if draft.by_row else columns
    rows, columns = ("hits", "hits") if mention.number == "correct" else ("misses", "false alarms")
    return rows if draft.by_row else columns


def _values(draft: Draft) -> list[_Value]:
    """The results of equations and the numbers, in order; two that make a quotient ("recall is 18/19") are one."""
    values = [_Value(*place, num, x, y) for place, num, x, y in results(draft)]
    values += [_Value(*draft.place(item), num, item=item) for item, num in draft.numbers()]
    for found in QUOTIENT.finditer(draft.text):
        inside = [v for v in values if v.item is not None and found.start() <= v.start < found.end()]
        if len(inside) == 2 and inside[1].num.value > 0:
            x, y = inside[0].num, inside[1].num
            quotient = Num(x.value / y.value, 0.0, found.group(), word=True)
            values = [v for v in values if v not in inside] + [
                _Value(found.start(), found.end(), quotient, x, y, inside[0].item)
            ]
    return sorted(values, key=lambda value: value.start)


# --- which metric -------------------------------------------------------------------------------------


def _inherited(draft: Draft) -> Mention | None:
    """The metric that the sentence has named before the clause, or the label or heading above it: "Precision:" over a list of classes."""
    earlier = metrics_in(draft.clause.sentence[: draft.clause.start])
    if earlier and not draft.metrics:
        return earlier[-1]
    lead = metrics_in(_lead(draft))
    if len(lead) == 1 and lead[0].share and lead[0].number not in _GENERIC:
        return lead[0]
    for room, text in zip((3, 2), reversed(draft.clause.statement.trail[-2:]), strict=False):
        found = metrics_in(text)
        if (
            len(found) == 1
            and found[0].share
            and found[0].number not in _GENERIC
            and len(norms(text)) <= len(norms(text[found[0].start : found[0].end])) + room
        ):
            return found[0]
    return None


def _lead(draft: Draft) -> str:
    """The word or two that open the paragraph, as a title of it: "Recall."."""
    document, own = draft.clause.document, draft.clause.statement
    last = own.span.start
    for statement in reversed([s for s in document.statements if s.span.start < own.span.start]):
        if "\n\n" in document.source.text[statement.span.end : last] or statement.trail != own.trail:
            break
        last = statement.span.start
        if len(norms(statement.text)) <= 2:
            return statement.text
    return ""


def _mention(
    draft: Draft, value: _Value, index: int, values: Sequence[_Value], inherited: Mention | None
) -> Mention | None:
    found = _governing(draft, value, index, values)
    if found is not None and not _linked(draft, value, found, values, index):
        if found.number not in _GENERIC:
            return None
        found = None
    if (
        inherited
        and (found is None or found.number in _GENERIC)
        and _about(inherited, value.num) == inherited.share
    ):
        return inherited
    return found


def _governing(draft: Draft, value: _Value, index: int, values: Sequence[_Value]) -> Mention | None:
    """The metric that a value belongs to: the last one before it, or the one right behind it."""
    before = [m for m in draft.metrics if m.end <= value.start]
    behind = [m for m in draft.metrics if m.start >= value.end]
    if len(values) == len(draft.metrics) > 1 and all(m.end <= values[0].start for m in draft.metrics):
        return draft.metrics[index]  # "precision and recall are 83% and 78%"
    limit = values[index - 1].end if index else 0
    if before and before[-1].start >= limit - 1:
        return before[-1]
    following = values[index + 1].start if index + 1 < len(values) else len(draft.text)
    if behind and behind[0].start <= following:
        return behind[0]
    return before[-1] if before else None


_FRACTION = re.compile(
    r"\b(?:one|two|three|four|five|nine|\d+)\s+(?:in|out of|for)\s+(?:every\s+)?$", re.IGNORECASE
)
_ADJECTIVES = frozenset(
    ("overall", "total", "average", "mean", "macro", "weighted", "micro", "test", "class", "raw", "plain")
)


def _linked(draft: Draft, value: _Value, mention: Mention, values: Sequence[_Value], index: int) -> bool:
    """Whether nothing between a metric and its value makes something else of it."""
    if len(values) == len(draft.metrics) > 1 and all(m.end <= values[0].start for m in draft.metrics):
        return True
    start, end = (mention.end, value.start) if mention.end <= value.start else (value.end, mention.start)
    gap = _without_names(draft, start, end)
    if _FRACTION.search(draft.text[: value.start]):
        return False  # "one in eight"
    if value.end <= mention.start and mention.number not in _GENERIC and mention.share:
        return "," not in gap and all(
            word in _ADJECTIVES for word in norms(gap)
        )  # "88% accuracy", but not "0.9 for precision"
    if re.search(r"[;.]\s", gap) or (_about(mention, value.num) == mention.number and gap.count(",") > 0):
        return False
    strange = [word for word in norms(gap) if word not in LINK]
    allowed = 0 if mention.end <= value.start else 1
    return len(strange) <= allowed


# "Specificity, i.e. the share of healthy scans that were passed, comes to ..."
_APPOSITION = re.compile(
    r",\s*(?:i\.\s?e\.|that is|or|meaning|in other words|defined as)[^,;\d]*,", re.IGNORECASE
)


def _without_names(draft: Draft, start: int, end: int) -> str:
    """A part of the text without the classes, matrices and metrics in it."""
    text = list(draft.text)
    than = [found.span() for found in _THAN.finditer(draft.text)]
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


def _about(mention: Mention, num: Num) -> str:
    """What a metric's word means for a number: a share for a percentage, else a count."""
    is_share = num.unit == "%" or (num.value <= 1 and num.step < 1)
    if is_share or not mention.number:
        whole_percent = mention.share and not is_share and num.step <= 1 and 1 < num.value <= 100
        return mention.share if is_share or whole_percent else ""
    return mention.number


# --- which class --------------------------------------------------------------------------------------

_OF = re.compile(
    r"[\s,]*(?:(?:of|for|on|in|with|as)\s+)?(?:(?:the|all|its|these|actual|true)\s+)*(?:class\s+|label\s+)?",
    re.IGNORECASE,
)


def _class_of(draft: Draft, value: _Value, index: int, values: Sequence[_Value]) -> str:
    start = values[index - 1].end if index else 0
    stop = values[index + 1].start if index + 1 < len(values) else len(draft.text)
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
    return earlier[-1].name if earlier else _labelled(draft)


def _grouped(draft: Draft, values: Sequence[_Value]) -> list[str]:
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


def _totals(draft: Draft) -> None:
    """`Altogether 477 scans were judged`, `both matrices describe the same 6,000 transactions`."""
    found = (
        _TOTAL.search(draft.text)
        or _HOLDS.search(draft.text)
        or re.search(r"\bof (?:the|all) (?=\d)|\bthe same (?=\d)", draft.text, re.IGNORECASE)
    )
    for item, num in draft.numbers():
        if (
            found
            and num.step >= 1
            and not num.unit
            and not num.word
            and num.value >= 10
            and abs(draft.place(item)[0] - found.end()) <= 12
        ):
            draft.add(
                Check("total", num, weak=not (_TOTAL.search(draft.text) or _HOLDS.search(draft.text))),
                found.span(),
                draft.place(item),
            )
            return
