"""The errors of one class: what it is most often taken for, the reverse of an error, how many of others end up in it."""

import re
from dataclasses import replace

from auditor.claims.measures.claims import Check
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.errors import TAKEN
from auditor.claims.measures.linking import weakened
from auditor.claims.measures.words import ClassMention, classes_in

_MOSTLY = re.compile(
    r"\b(?:most (?:often|frequently|commonly)|mostly|mainly|chiefly|predominantly|primarily)\s+(?=(?:mis)?(?:taken|read|classified|predicted|labell?ed|identified|judged|heard|diagnosed|filed|assigned)\b)",
    re.IGNORECASE,
)
_REVERSE = re.compile(
    r"\b(?:the )?(?:reverse|opposite|converse|inverse)(?: (?:error|mistake|confusion|case|slip|direction|mix-up))?\b",
    re.IGNORECASE,
)
_MORE = re.compile(
    r"\b(?:(?P<more>more (?:often|frequent|common|numerous)|larger|commoner)|(?P<less>less (?:often|frequent|common)|rarer|smaller|fewer))\b",
    re.IGNORECASE,
)
_AGAINST = re.compile(r"\b(?:against|versus|vs\.?|compared (?:with|to)|as opposed to|to)\s+$", re.IGNORECASE)
_THAN = re.compile(r"\bthan\s+$", re.IGNORECASE)
_OF_OTHERS = re.compile(
    r"\b(?:(?:of|from) (?:the |all |any )?others?(?: [a-z]+)?|(?:other|foreign) [a-z]+)\b", re.IGNORECASE
)


def read_errors_of_class(draft: Draft) -> None:
    """The first of these that the clause tells."""
    if not draft.own or draft.checks:
        return
    for step in (_mostly, _reverse, _from_others):
        step(draft)
        if draft.checks:
            weakened(draft)
            return


def _mostly(draft: Draft) -> None:
    """`cats are most often mistaken for dogs (8 times)`: the largest error among those of one class."""
    found = _MOSTLY.search(draft.text)
    verb = TAKEN.search(draft.text, found.end()) if found else None
    if not found or not verb or verb["both"]:
        return
    before = [m for m in draft.classes if m.end <= found.start()]
    behind = [m for m in draft.classes if verb.end() <= m.start <= verb.end() + 12]
    numbers = draft.plain_numbers()
    if len({m.name for m in before}) != 1 or len(draft.classes) != 2 or not behind or len(numbers) > 1:
        return
    value = numbers[0][1] if numbers else None
    places = [found.span(), verb.span(), *((m.start, m.end) for m in (before[0], behind[0]))]
    places += [draft.place(item) for item, _ in numbers]
    draft.add(Check("most taken for", value, before[0].name, behind[0].name), *places)


def _reverse(draft: Draft) -> None:
    """`the reverse error is rarer (6)`, `the opposite happens more often (8 against 6)`, behind an error of one class.

    In "more often than the reverse" the error itself is the one that is more frequent.
    """
    found = _REVERSE.search(draft.text)
    pair = _pair_before(draft, found.start()) if found else None
    numbers = [(i, replace(n, op="=") if n.bracket else n) for i, n in draft.numbers()]
    if (
        not found
        or pair is None
        or len(numbers) > 2
        or any(num.unit or num.op not in ("=", "~") for _, num in numbers)
    ):
        return
    one, other = pair if not _THAN.search(draft.text[: found.start()]) else pair[::-1]
    more = _MORE.search(draft.text)
    if more:
        ends = (other, one) if more["more"] else (one, other)
        draft.add(Check("outnumbers", None, *ends), more.span())
    if len(numbers) == 2 and not _AGAINST.search(draft.text[: draft.place(numbers[1][0])[0]]):
        draft.checks.clear()
        return
    for (item, num), ends in zip(numbers, ((other, one), (one, other)), strict=False):
        draft.add(Check("cell", num, *ends), draft.place(item))
    if draft.checks:
        draft.places.append(found.span())


def _pair_before(draft: Draft, at: int) -> tuple[str, str] | None:
    """The one error, of a class taken for another, that the sentence has told before; or else the sentence before it."""
    clause = draft.clause
    own = clause.sentence[: clause.start + at]
    earlier = [s for s in clause.document.statements if s.span.end <= clause.statement.span.start]
    last = earlier[-1].text if earlier and earlier[-1].trail == clause.statement.trail else ""
    for text in (own, last):
        named: list[ClassMention] = classes_in(text, draft.own)
        verbs = [v for v in TAKEN.finditer(text) if not v["both"]]
        if not named:
            continue
        if len(named) != 2 or len(verbs) != 1 or named[0].name == named[1].name:
            return None
        between = named[0].end <= verbs[0].start() and verbs[0].end() <= named[1].start
        return (named[0].name, named[1].name) if between else None
    return None


def _from_others(draft: Draft) -> None:
    """`13 images of other classes are taken for cats`: how many were taken for a class and are not of it."""
    found, verb = _OF_OTHERS.search(draft.text), TAKEN.search(draft.text)
    numbers = [(i, n) for i, n in draft.plain_numbers() if n.step >= 1 and not n.unit]
    if not found or not verb or verb["both"] or len(numbers) != 1 or len(draft.classes) != 1:
        return
    item, num = numbers[0]
    (named,) = draft.classes
    if draft.place(item)[1] <= found.start() < verb.start() and verb.end() <= named.start:
        draft.add(
            Check("false alarms", num, of=named.name),
            found.span(),
            verb.span(),
            draft.place(item),
            (named.start, named.end),
        )
