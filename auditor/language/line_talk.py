"""Sentences on sums, means and spreads of whole lines, told as if these were the values: "Oak has the highest total" is "Oak has the highest value"."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.line_grids import MEAN, SPREAD, SUM
from auditor.language.pairs import sides
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.rewriting import Rewritten
from auditor.language.tokens import norms
from auditor.model import Document, Statement
from auditor.source import Span

_NUMBER = r"(?:(?:about|around|roughly|nearly|almost|just|exactly|only|some|over|under|more than|less than|at least|at most|approximately|a little|slightly) )*[-−~]?\d"
_ENDS = r"(?:(?:two )?extremes|(?:the )?(?:best|top|highest|largest|slowest|longest|maximum) and (?:the )?(?:worst|bottom|lowest|smallest|fastest|shortest|minimum)(?: (?:value|tile|cell|entry|score))?|(?:the )?(?:worst|bottom|lowest|smallest|fastest|shortest|minimum) and (?:the )?(?:best|top|highest|largest|slowest|longest|maximum)(?: (?:value|tile|cell|entry|score))?)"
_NOUN = {
    SUM: r"(?:sub)?totals?|sums?|(?:total|summed|combined|cumulative) (?:values?|figures?|counts?|numbers?)|tallies|tally",
    MEAN: r"means?|averages?|(?:mean|average|averaged) (?:values?|figures?|scores?|numbers?)",
    SPREAD: rf"spreads?|amplitudes?|(?:distances?|gaps?|differences?|spans?|range) between (?:the |its |their )?{_ENDS}",
}
_NEVER = r"(?!)"
_ADJECTIVE = {
    SUM: r"total|summed|combined|cumulative|overall",
    MEAN: r"mean|average|averaged",
    SPREAD: _NEVER,
}
_VERB = {
    SUM: r"(?:adds?|added|sums?|summed|comes?|came) up to|(?:adds?|sums?|amounts?|amounted) to|totals|totalled|totaled|total(?= \d)",
    MEAN: r"averages|averaged|average(?= [-−~]?\d)",
    SPREAD: r"spans|spanned|span(?= [-−~]?\d)|(?:varies|vary|varied|swings?|swung|stretch(?:es|ed)?) (?:by|over)|covers(?: only| just)?",
}
_ADVERB = {
    SUM: r"in total|in sum|altogether|all told|in all(?=[,.;]|$)|when (?:all is )?added up|taken together|(?:judged |going |ranked |ordered |sorted )?by (?:its |their |the )?(?:totals?|sums?)(?! of)",
    MEAN: r"on average|on the average|averaged out|(?:judged |going |ranked |ordered |sorted )?by (?:its |their |the )?(?:means?|averages?)(?! of)",
    SPREAD: _NEVER,
}
_OVER = {
    SUM: r"(?:summed|added|totalled|totaled|counted)(?: up)?",
    MEAN: r"averaged|averaging",
    SPREAD: _NEVER,
}
_WORDS = {key: re.compile(rf"\b(?:{_NOUN[key]}|{_ADJECTIVE[key]}|{_VERB[key]}|{_ADVERB[key]}|{_OVER[key]})(?!\w)", re.IGNORECASE) for key in _NOUN}  # fmt: skip
# What else is worked out, or is left out before it is: told of whole lines no more.
_FOREIGN = re.compile(
    r"\b(?:median|standard deviation|diagonal|accuracy|precision|recall|f1|weighted|unweighted|macro|micro|support|except|apart from|aside|without|excluding|excluded|leaving|left out|leaves out|removed|dropped|omitted|ignoring|disregarding|if|once|but|other|others|rest|remaining|"
    r"non-?zero|absolute|positive|negative|half|corners?|quadrant|first (?:two|three|four)|last (?:two|three|four)|top (?:two|three)|bottom (?:two|three)|upper|lower (?:two|three|half))\b",
    re.IGNORECASE,
)
_KINDS = {"daily": "day", "monthly": "month", "weekly": "week", "yearly": "year", "annual": "year", "hourly": "hour", "quarterly": "quarter", "seasonal": "season"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class OfLines:
    """A sentence told of one number of each line (`function`) as of values: of which lines (`side`), and in which parts of it."""

    statement: Statement
    function: str
    side: str
    pointers: tuple[Span, ...]


def told_of_lines(statement: Statement, parts: Sequence[Clause], document: Document) -> Iterator[OfLines]:
    """The sentence as one on values; nothing where it does not speak of such numbers of whole lines alone."""
    found = [key for key in _NOUN if _WORDS[key].search(statement.text)]
    if len(found) != 1 or _FOREIGN.search(statement.text):
        return
    items = [item for part in parts for item in part.items]
    side = _side_told(statement.text, items, document)
    if not side:
        return
    told = _told(Rewritten.of(statement), found[0], items, side)
    spans = tuple(part.span for part in parts if any(part.span.overlaps(changed) for changed in told.changed))
    if spans and not any(_WORDS[key].search(told.text) for key in _NOUN):
        own = replace(statement, row=None, column=None)  # which lines of the panel have no more
        yield OfLines(_with_capital(told).told(own), found[0], side, spans)


def _side_told(text: str, items: Sequence[Item], document: Document) -> str:
    """Which lines are told of: those of the one side that has names, or that a noun tells; or "whole", where panels are."""
    refs = [item for item in items if item.kind == "ref"]
    named = {
        side
        for item in refs
        if not isinstance(item.value, AxisRef | PanelRef)
        and not (isinstance(item.value, TickRef) and item.value.every)
        for side in sides(item)
    }
    ticks = [item.value for item in refs if isinstance(item.value, TickRef)]
    if any(one.unknown or len(one.ticks) > 1 for one in ticks):
        return ""  # "the mean of A and B" is one of both together
    if named:
        return next(iter(named)) if len(named) == 1 and named <= {"rows", "columns"} else ""
    if noun := _side_of_noun(text, document):
        return noun
    return (
        "whole" if any(isinstance(item.value, PanelRef) for item in refs) and len(document.panels) > 1 else ""
    )


def _side_of_noun(text: str, document: Document) -> str:
    """`row totals`, `daily totals`, `the totals by site`, `the means of the farms`."""
    nouns = "|".join(f"(?:{_NOUN[key]})" for key in _NOUN)
    led = re.search(rf"\b(?P<kind>[a-z]+) (?:{nouns})\b", text, re.IGNORECASE)
    behind = re.search(
        rf"\b(?:{nouns}) (?:by|per|of the|of all|for each|of each|for the) (?P<kind>[a-z]+)",
        text,
        re.IGNORECASE,
    )
    words = [found["kind"].casefold() for found in (led, behind) if found]
    for word in words:
        for side in ("rows", "columns"):
            labels = {norm for panel in document.panels for norm in norms(getattr(panel, side).label)}
            own = {side[:-1], *labels}
            if {_KINDS.get(word, word), *norms(word)} & own:
                return side
    return ""


def _told(told: Rewritten, key: str, items: Sequence[Item], side: str) -> Rewritten:
    across = [
        item
        for item in items
        if item.kind == "ref"
        and (
            isinstance(item.value, AxisRef)
            and not item.value.direction
            or isinstance(item.value, TickRef)
            and item.value.every
        )
        and item.value.side != side
    ]
    ends = "|".join(sorted({re.escape(item.text) for item in across}, key=len, reverse=True))
    for pattern, words in _frames(key, ends):
        told = told.sub(pattern, words)
    return told


def _frames(key: str, ends: str) -> Iterator[tuple[re.Pattern[str], Callable[[re.Match[str]], str]]]:
    noun, adjective, verb, adverb, over = (part[key] for part in (_NOUN, _ADJECTIVE, _VERB, _ADVERB, _OVER))
    if ends:
        # "Averaged over the four seasons", "across all the sites", "by site"
        yield (
            _compiled(
                rf",? ?\b(?:(?:{over}|taken) )?(?:over|across) (?:(?:all|the|its|their|these|of|both|whole) )*(?:[a-z]+|\d+)?(?: |\b)?(?:{ends})\b(?: taken together| together)?(?P<comma>,)?"
            ),
            _nothing,
        )
        yield _compiled(rf" \b(?:by|per) (?:{ends})\b"), _nothing
    yield _compiled(rf",? ?\b(?:{adverb})(?!\w)(?P<comma>,)?"), _nothing
    yield _compiled(rf"\b(?:row|column|line|{'|'.join(_KINDS)}) (?={noun}\b)"), lambda found: ""
    yield (
        _compiled(rf"\b(?P<a>an? )(?:{noun}) (?P<of>of|above|below|over|under|between)\b"),
        lambda found: f"a value {found['of']}",
    )
    yield _compiled(rf"\b(?:{verb})(?= {_NUMBER})"), lambda found: "is"
    yield _compiled(rf"\b(?P<led>widest|broadest|biggest) (?={noun}\b)"), lambda found: "highest "
    yield _compiled(rf"\b(?P<led>narrowest|tightest|slimmest) (?={noun}\b)"), lambda found: "lowest "
    yield _compiled(rf"\b(?:{noun}) (?:over|across|of|for) (?=the\b)"), lambda found: f"{_value(found)} of "
    yield _compiled(rf"\b(?:{noun})\b(?! (?:{noun})\b)"), _value
    yield _compiled(rf"\b(?:{adjective}) (?=[a-z])"), lambda found: ""


def _value(found: re.Match[str]) -> str:
    many = (
        re.match(r"\w+s\b(?! between (?:the )?two)", found.group().split(" over ")[0], re.IGNORECASE)
        is not None
    )
    return "values" if many else "value"


def _nothing(found: re.Match[str]) -> str:
    """What is left out leaves no sign before it, and a blank between words."""
    led = found.group()[:1] in ", "
    return (
        " "
        if led
        and not found.groupdict().get("comma")
        and found.end() < len(found.string)
        and found.string[found.end()].isalnum()
        else ""
    )


def _with_capital(told: Rewritten) -> Rewritten:
    start = re.match(r"[\s,]*", told.text)
    assert start is not None
    if start.end():
        told = Rewritten(told.text[start.end() :], told.offsets[start.end() :], told.changed)
    return (
        told
        if not told.text or told.text[0].isupper()
        else Rewritten(told.text[0].upper() + told.text[1:], told.offsets, told.changed)
    )


def _compiled(source: str) -> re.Pattern[str]:
    return re.compile(source, re.IGNORECASE)
