"""The ticks that a text about an axis gives: a full list, a range, a range with a step."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from auditor.model import Tick
from auditor.numerals import CARDINALS, cardinal
from auditor.quantity import Quantity
from auditor.reading.clock import clock_ticks
from auditor.reading.lists import Place, list_items, numeric_list
from auditor.reading.plain import Plain
from auditor.reading.ranges import COUNT, count_in, tick_range, tick_step
from auditor.reading.sequences import between
from auditor.reading.tick_items import good_items, with_brackets
from auditor.reading.tick_texts import LONGEST_TICK_WORDS, can_be_tick, tick

_NAMED_RANGE = re.compile(
    r"(?:^|[\s:(\"'“`])(?P<first>[^\W_][\w+/-]{0,14}?)[\"'”`]?(?:\s*\([^()]{0,40}\))?\s*(?:\bto\b"
    r"|\bthrough\b|–|—|→|\.\.\.?|…|-)\s*[\"'“`]?(?P<last>[^\W_][\w+/-]{0,14})(?![\w])"
)


_COUNTED = re.compile(
    rf"\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:[a-z][\w-]*\s+){{1,3}}(?=[^\sa-z])"
)


_LETTER, _ASIDE = r"(?:[^,;.()]|\.(?=\d))", r"(?:\s*\([^()\d]{1,30}\))?"
_PATH = re.compile(
    rf"\bfrom\s+(?P<first>{_LETTER}{{1,30}}?){_ASIDE}\s+(?:(?:at|on)\s+the\s+\w+\s+)?(?:over|via|through|past"
    rf"|by way of)\s+(?P<middle>(?:{_LETTER}|,){{1,120}}?)\s+(?:(?:down|up|on)\s+)?to\s+(?P<last>{_LETTER}{{1,30}}?)"
    r"(?=\s+(?:at|on|from|in)\b|\s*[,;()]|\.(?!\d)|$)",
    re.IGNORECASE,
)


_ORDERED = re.compile(
    r"(?:^|[,;:(]\s*|\bwith\s+)(?P<first>[\w-]+(?:\s[\w-]+)?)\s+(?P<how>above|below|over|under|then|and then|left of"
    r"|right of|before|after|followed by)\s+(?P<second>[\w-]+(?:\s[\w-]+)?)(?=\s*(?:[,;.)]|$))",
    re.IGNORECASE,
)


_CUE = re.compile(
    r":\s*|\(|[—–]\s+|\b(?:are|is|include|including|labell?ed(?: as| with)?|namely|shows?|lists?"
    r"|ticks?(?: labels?| marks?)?|markers?|marks?|values?|categories|labels?|entries|levels|"
    r"settings|names|reads?|with|at|taking|takes?|order(?:ed)?|stands? for|represents?|gives?|means?"
    r"|carr(?:y|ies)|has|have|holds?|left to right|top to bottom|bottom to top|right to left|such as"
    r"|e\.g\.)[:,]?\s+",
    re.IGNORECASE,
)


_CAPITAL = re.compile(r"[A-Z][\w-]*")


# "the loads low, mid and high": a noun in the plural, and its kinds.
_NOUN_BEFORE = re.compile(
    r"(?:^|\s)the\s+(?:[a-z-]+\s+)?(?P<noun>[a-z]{2,}s)\s+(?=[^\s,;.:(]+(?:,\s|\sand\s[^\s,;.]+\s*(?:[.;,]|$)))"
)


_SENTENCE_END = re.compile(
    r"(?<!\d)(?<!\be\.g)(?<!\bi\.e)(?<!\bvs)\.\s+(?=[A-Z\"“])|(?<=\d)\.\s+(?=[A-Z][a-z])|;\s"
)


LONGEST_TEXT = 6000  # no person declares an axis in more characters


MOST_CUES = 12


@dataclass(frozen=True, slots=True)
class Ticks:
    """What a text says of ticks: the readings of its lists, best first, its range, step and count."""

    lists: tuple[tuple[Tick, ...], ...] = ()
    low: Quantity | None = None
    high: Quantity | None = None
    step: Quantity | None = None
    count: Quantity | None = None


def ticks_in(text: Plain, label: str, *, loose: bool) -> Ticks:
    """All that a text says of ticks; where `loose`, the whole text may be the list."""
    text = text.part(0, LONGEST_TEXT) if len(text.text) > LONGEST_TEXT else text
    lists: list[tuple[Tick, ...]] = []
    for found in _lists(text, label, loose=loose):
        if found and [t.text for t in found] not in [[t.text for t in other] for other in lists]:
            lists.append(found)
    low, high = tick_range(text)
    return Ticks(tuple(sorted(lists, key=len, reverse=True)), low, high, tick_step(text), count_in(text))


def _lists(text: Plain, label: str, *, loose: bool) -> Iterator[tuple[Tick, ...]]:
    if path := _PATH.search(text.text):
        yield _along(text, path)
    run = numeric_list(text)
    if len(run) > 2 or (len(run) == 2 and _introduced(text, run)):
        yield tuple(tick(text.part(start, end)) for start, end in run)
    for candidate in _candidates(text, label, loose=loose):
        items = good_items(candidate, label)
        if len(items) > 1 and (whole := with_brackets(candidate, items)):
            yield tuple(tick(candidate.part(start, end)) for start, end in whole)
        if len(items) > 1:
            yield tuple(tick(candidate.part(start, end)) for start, end in items)
    yield from _in_words_of_order(text)
    yield clock_ticks(text)
    yield from _counted(text, label)
    yield from _named_ranges(text)
    yield from _between_placed_ends(text)


# "Monday at the top and Sunday at the bottom": the ends of a known order.
_PLACED_ENDS = re.compile(
    r"(?P<first>[^\W\d_]\w+)\s+(?:is\s+)?(?:at|on)\s+the\s+(?:top|left)\s+(?:and|to|down to|through to)\s+"
    r"(?P<last>[^\W\d_]\w+)\s+(?:is\s+)?(?:at|on)\s+the\s+(?:bottom|right)\b"
)


def _between_placed_ends(text: Plain) -> Iterator[tuple[Tick, ...]]:
    for found in _PLACED_ENDS.finditer(text.text):
        if names := between(found["first"], found["last"], text.span(*found.span())):
            yield names


def _introduced(text: Plain, run: list[Place]) -> bool:
    before = text.text[: run[0][0]].rstrip(" \"'“`")
    return (
        not before
        or before[-1] in ":("
        or bool(_CUE.search(before[-14:] + " "))
        or bool(COUNT.search(text.text))
    )


def _along(text: Plain, path: re.Match[str]) -> tuple[Tick, ...]:
    """`from Oak at the top over Elm and Ash down to Fir`."""
    middle = text.part(path.start("middle"), path.end("middle"))
    first, last = (text.part(path.start(name), path.end(name)) for name in ("first", "last"))
    inner = [middle.part(start, end) for start, end in list_items(middle)]
    ticks = tuple(tick(_bare(part)) for part in (first, *inner, last))
    return (
        ticks if all(len(own.text.split()) <= LONGEST_TICK_WORDS for own in ticks) and len(ticks) > 2 else ()
    )


def _in_words_of_order(text: Plain) -> Iterator[tuple[Tick, ...]]:
    """`True class, Oak above Elm`: two ticks with the place of one beside the other."""
    for found in _ORDERED.finditer(text.text):
        parts = [text.part(*found.span(name)) for name in ("first", "second")]
        if all(can_be_tick(part.text) for part in parts):
            upwards = found["how"].casefold() in ("below", "under", "right of", "after")
            yield tuple(tick(part) for part in (reversed(parts) if upwards else parts))


def _bare(part: Plain) -> Plain:
    place = re.search(r"\s+(?:at|on|in)\s+the\s+.*$|\s*\([^()]*\)$", part.text)
    return part.part(0, place.start()) if place else part


def _candidates(text: Plain, label: str, *, loose: bool) -> Iterator[Plain]:
    """Parts of a text that may be a list: behind a colon, in brackets, behind a word that leads to one."""
    first = text.part(0, sentence_end(text.text))
    for bracket in islice(re.finditer(r"[(\[]([^()\[\]]{1,600})[)\]]", text.text), MOST_CUES):
        if not re.search(r"[,;/|]", bracket[1]):
            continue
        yield text.part(bracket.start(1), bracket.start(1) + _end_of_list(bracket[1]))
    if loose:
        yield first
    for found in islice(_CUE.finditer(text.text), MOST_CUES):
        rest = text.part(found.end())
        yield rest.part(0, sentence_end(rest.text))
    if noun := _NOUN_BEFORE.search(first.text):
        yield first.part(noun.end())
    if label and label in first.text:
        rest = first.part(first.text.index(label) + len(label) + 1)
        if loose or rest.text[:1].isupper():
            yield rest


def _end_of_list(inside: str) -> int:
    """Where a list in brackets ends: a semicolon behind commas leads to a remark ("4, 6, 8; drawn upwards")."""
    comma, semicolon = inside.find(","), inside.find("; ")
    return semicolon if -1 < comma < semicolon else len(inside)


def _counted(text: Plain, label: str) -> Iterator[tuple[Tick, ...]]:
    """`the four trees Oak, Elm, Ash and Fir`: a list as long as the number before it."""
    for found in _COUNTED.finditer(text.text):
        word = found["count"]
        count = int(word) if word.isdigit() else cardinal(word)
        rest = text.part(found.end())
        rest = rest.part(0, sentence_end(rest.text))
        items = good_items(rest, label) if count and count > 1 else []
        # "First" may be a name, where it is counted.
        named = list_items(rest) if count and len(items) != count else []
        if len(named) == count and all(_CAPITAL.fullmatch(rest.text, *place) for place in named):
            items = named
        if items and len(items) == count:
            yield tuple(tick(rest.part(start, end)) for start, end in items)


def _named_ranges(text: Plain) -> Iterator[tuple[Tick, ...]]:
    for found in _NAMED_RANGE.finditer(text.text):
        span = text.span(found.start("first"), found.end("last"))
        if names := between(found["first"], found["last"], span):
            yield names


def sentence_end(text: str) -> int:
    """Where the first sentence of a text ends, or its first part before a semicolon outside brackets."""
    depth = position = 0
    for found in _SENTENCE_END.finditer(text):
        between = text[position : found.start()]
        depth = max(0, depth + between.count("(") - between.count(")"))
        position = found.start()
        if depth == 0:
            return found.start()
    return len(text)
