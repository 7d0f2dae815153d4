"""Parts of sentences read as said of things told of before: a word for these, and what is said of them, in whichever order."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.cellsets.words import Line, words_of
from auditor.claims.follow_ups.claims import FollowUp, Many, Numbered, Shared, Shown, Standing, Thing
from auditor.claims.follow_ups.places import Where, wheres
from auditor.claims.follow_ups.predicates import predicates
from auditor.claims.follow_ups.reckoned import reckoned
from auditor.claims.follow_ups.subjects import SIZE, Subject, subjects
from auditor.language.clauses import uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.numerals import CARDINALS, MULTIPLICATIVES

# "A has a part in two of these", "the top row holds all of these".
_INVERTED = re.compile(
    r"\s+(?:(?:also|alone|itself)\s+)?(?:(?P<part>(?:takes?\s+part|took\s+part|(?:is|are|was|were)\s+(?:involved|present|found)|ha(?:s|ve|d)\s+an?\s+(?:part|share|hand)|figures?|features?|appears?|occurs?|participates?)\s+in)"
    r"|accounts?\s+for|accounted\s+for|holds?|held|owns?|suppl(?:y|ies)|contributes?|provides?|claims?|contains?|hosts?|houses?|takes?|shows?|has|have|gets?|boasts?)\s+",
    re.IGNORECASE,
)
_AMONG = re.compile(
    r"(?P<place>.+?)\s+(?:is|are|was|were)(?P<not>\s+not)?\s+(?:all\s+|both\s+)?(?:one\s+of|among|part\s+of)\s+(?:them|these|those)$",
    re.IGNORECASE,
)
_THERE = re.compile(
    rf"(?:(?:there|here)\s+(?:is|are|was|were)\s+|one\s+(?:finds|counts)\s+|we\s+(?:find|count)\s+)?(?P<bound>only|just|exactly|precisely)?\s*(?P<n>{SIZE})"
    r"(?P<them>\s+(?:of\s+(?:them|these|those)|such\s+\w+))?(?:\s+in\s+(?:all|total|the\s+whole\s+(?:grid|map|figure|panel)))?(?:\s+do(?:es)?(?:\s+so)?)?$",
    re.IGNORECASE,
)
_HAPPENS = re.compile(
    rf"(?:this|that|it)\s+(?:happens|occurs|is\s+so|is\s+the\s+case)\s+(?:only\s+|just\s+|exactly\s+)?(?:(?P<n>{SIZE})\s+times|(?P<times>once|twice|thrice))$",
    re.IGNORECASE,
)
_AS_DOES = re.compile(r",\s+as\s+(?:does|do|did)\s+(?P<who>[^,;]+)$", re.IGNORECASE)
_NOR = re.compile(r"(?<=\s)nor(?=\s)")
_NEITHER = re.compile(r"^(?:neither|none\s+of)\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Said:
    """What a part of a sentence says of some things, in each way that its words may be meant; `plain` ways refute nothing."""

    ways: tuple[FollowUp, ...]
    plain: bool = False


def part_of(statement: Statement, start: int, end: int) -> Statement:
    """A part of a sentence as a sentence of its own."""
    text, offsets = statement.text[start:end], statement.offsets[start : end + 1]
    return replace(statement, text=text, offsets=offsets, span=statement.source_span(start, end))


def line_of(statement: Statement, document: Document, panel: int) -> Line:
    """The words of a sentence, read for a panel."""
    clause = uncut(statement, document, vocabulary(document))
    return Line(words_of(clause), clause, panel)


def follow_ups(
    statement: Statement, things: Sequence[Thing], used: frozenset[Thing], document: Document
) -> Iterator[Said]:
    """All ways to read a part of a sentence as told of some things, of which some were told of already."""
    panels = tuple(sorted({one.panel for thing in things for one in thing}))
    yield from _subject_first(statement, things, used, document, panels)
    yield from _place_first(statement, things, document, panels)
    for fact in reckoned(
        statement.text,
        lambda at: line_of(part_of(statement, at, len(statement.text)), document, panels[0]),
        panels,
        document,
    ):
        yield Said((FollowUp(tuple(things), (fact,)),))
    text = statement.text.strip(" .;)")
    if (size := _counted(text)) is not None:
        yield Said((FollowUp(tuple(things), (Numbered(Many(size, size)),)),), plain=True)


def _counted(text: str) -> int | None:
    """How many there are said to be: "there are four", "only two of them", "this happens twice"."""
    if told := _HAPPENS.fullmatch(text):
        return _number(told["n"]) if told["n"] else MULTIPLICATIVES[told["times"].casefold()]
    told = _THERE.fullmatch(text)
    if told is None:
        return None
    led = text.casefold().startswith(("there", "here", "one ", "we "))
    return _number(told["n"]) if led or told["bound"] or told["them"] else None


def _subject_first(
    statement: Statement,
    things: Sequence[Thing],
    used: frozenset[Thing],
    document: Document,
    panels: tuple[int, ...],
) -> Iterator[Said]:
    for subject in subjects(statement.text, 0):
        chosen, many = _meant(subject, things, used)
        if many is None or not chosen:
            continue
        rest = part_of(statement, subject.end, len(statement.text))
        if not rest.text.strip(" .;)"):
            continue
        line = line_of(rest, document, panels[0])
        for ways in predicates(line, 0, panels):
            facts = [way(many) for way in ways]
            if subject.form == "no two":
                facts = [replace(fact, apart=True) for fact in facts if isinstance(fact, Shared)]
            if any(isinstance(fact, Numbered) for fact in facts):
                continue
            if subject.plain and not all(isinstance(fact, Standing | Shown) for fact in facts):
                continue
            yield Said(
                tuple(FollowUp(chosen, (fact,)) for fact in facts),
                plain=subject.plain or subject.form == "they",
            )


def _meant(
    subject: Subject, things: Sequence[Thing], used: frozenset[Thing]
) -> tuple[tuple[Thing, ...], Many | None]:
    """The things that a subject means, and how many of them."""
    if subject.form != "rest":
        return tuple(things), subject.many(len(things))
    left = tuple(thing for thing in things if thing not in used)
    fits = used and subject.size in (None, len(left)) and subject.whole in (None, len(things))
    return (left, Many()) if fits else ((), None)


def _place_first(
    statement: Statement, things: Sequence[Thing], document: Document, panels: tuple[int, ...]
) -> Iterator[Said]:
    text = statement.text.rstrip(" .;)")
    if (found := _AMONG.fullmatch(text)) is not None:
        for where in _wheres(statement, 0, found.end("place"), document, panels):
            named = _names(part_of(statement, 0, found.end("place")), document)
            told = Standing(where.area, where.name, Many(0, 0) if found["not"] else Many(named, len(things)))
            yield Said((FollowUp(tuple(things), (told,)),), plain=named > 1)
        return
    also = _AS_DOES.search(text)
    text = text[: also.start()] if also else text
    for verb in _INVERTED.finditer(text):
        denied = _NEITHER.match(text)
        for subject in subjects(text, verb.end()):
            if subject.end < len(text) or subject.plain or subject.form in ("rest", "they"):
                continue
            many = subject.many(len(things))
            if denied and subject.form == "each":
                many = Many(0, 0)
            elif denied or many is None:
                continue
            touching = bool(verb["part"])
            start = denied.end() if denied else 0
            ways = _wheres(statement, start, verb.start(), document, panels, touching=touching)
            if also:
                others = _wheres(
                    statement, also.start("who"), also.end("who"), document, panels, touching=touching
                )
                ways = [replace(one, others=other.area) for one, other in zip(ways, others, strict=False)]
            if ways:
                facts = [
                    Standing(one.area, one.name, many, touching=touching or len(things[0]) > 1)
                    for one in ways
                ]
                both = [
                    (fact, replace(fact, area=one.others)) if one.others else (fact,)
                    for fact, one in zip(facts, ways, strict=True)
                ]
                yield Said(tuple(FollowUp(tuple(things), facts) for facts in both))


def _wheres(
    statement: Statement,
    start: int,
    end: int,
    document: Document,
    panels: tuple[int, ...],
    *,
    touching: bool = False,
) -> list[Where]:
    place = part_of(statement, start, end)
    told = replace(place, text=_NOR.sub("and", place.text))  # of the same length
    line = line_of(told, document, panels[0])
    return wheres(line, 0, panels, touching=touching)


def _names(statement: Statement, document: Document) -> int:
    """How many lines or cells a phrase names."""
    items = {word.item for word in line_of(statement, document, 0).words if word.item is not None}
    return max(1, sum(len(getattr(item.value, "ticks", (item,))) for item in items))


def _number(word: str) -> int:
    return int(word) if word.isdigit() else CARDINALS[word.casefold()]
