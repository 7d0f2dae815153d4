"""Chains: several things named in order, each with or without its number: "A leads with 66, followed by B (63) and C (58)".

A chain is told as a whole: to cut it apart would lose the order, which is what it tells.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.language.clauses.clause import Spot
from auditor.language.items import Item
from auditor.language.refs import PanelRef, Ref, TickRef
from auditor.numerals import CARDINALS, ordinal

LAST = -1
_WORD = r"[^\W\d_][\w'’-]*"
_COUNT = rf"(?:\d{{1,2}}|{'|'.join(word for word, value in CARDINALS.items() if 1 < value <= 12)})"
# "(63)", "with 63", "at a mean of 63 %", "'s 63"; the number itself stands as "#".
_VALUE = (
    r"(?:(?:['’]s?)?[\s:=]*\(?\s*(?:(?:with|at|on|of|scoring|reaching|having|only|just|about|is|an?|the)\s+)*"
    rf"(?:(?:mean|average|sum|total|score|value|rate|mean value|average value)\s+(?:of\s+)?)?\s*[~≈=]?\s*#\s*(?:%|°C|{_WORD})?\s*\)?)"
)
_PLACE = (
    r"(?:[\s,(]+(?:(?:is|are|was|were|comes?|came|ranks?|ranked|finishe[sd]|placed|in|at|a|the|distant|close|clear)\s+)*"
    r"(?P<place>first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th)|last|runner-up|bringing up the rear|trailing)"
    r"(?:\s+(?:place|rank|position|overall))?\)?)"
)
_NEXT = re.compile(
    r"(?:[,;]?\s+|\s*[—–]\s*|\s*\()(?:(?:and|which is|who is|itself|in turn|closely|narrowly|directly|immediately|distantly|at some distance)\s+)*"
    r"(?:followed(?:\s+\w+){0,2}\s+by|trailed by|then(?:\s+(?:comes?|come|by|follows?|followed by))?|next(?:\s+(?:comes?|is|are|in line is))?|(?:and )?finally)\s+(?:the\s+)?$"
    r"|\s*(?P<sign>>|<)\s*$",
    re.IGNORECASE,
)
_LIST = re.compile(r"\s*(?:,|,?\s+and|,?\s*&)\s+(?:the\s+)?$", re.IGNORECASE)
_WITH = re.compile(r"(?:,?\s+(?:with|and|while|but)|,)\s+(?:the\s+)?$", re.IGNORECASE)
_TOLD = re.compile(rf"{_VALUE}?{_PLACE}?{_VALUE.replace('#', '@')}?", re.IGNORECASE)
# What may stand behind the last thing of a chain, which else begins a statement of its own.
_END = re.compile(
    r"\s*(?:$|[.,;:)—–]|\b(?:and|with|while|but|in|at|on|for|after|under|over|across|by|when|where|as|of|among)\b)",
    re.IGNORECASE,
)
_FROM_TO = re.compile(
    r"\bfrom\s+(?:the\s+)?(?P<near>(?:most|least)\s+\w+|\w+est|best|worst|top|good|bad|high|low|strong|weak|large|small)\s+(?:\w+\s+)?"
    r"to\s+(?:the\s+)?(?:(?:most|least)\s+\w+|\w+est|best|worst|bottom|good|bad|high|low|strong|weak|large|small)\b",
    re.IGNORECASE,
)
_ORDERING = re.compile(
    r"\b(?:rank(?:s|ed|ing|ings)?|order(?:s|ed|ing)?|sort(?:s|ed|ing)?|sequence|hierarchy|pecking order|league table)\b",
    re.IGNORECASE,
)
_WAYS = re.compile(
    r"\b(?:in|by)\s+(?:strictly\s+)?(?P<way>descending|decreasing|falling|ascending|increasing|rising)\s+(?:order|mean|average|value|score|total)\b",
    re.IGNORECASE,
)
_FIRSTS = re.compile(
    rf"\b(?:(?P<end>top|best|leading|highest|largest|bottom|worst|lowest|smallest|weakest|strongest)\s+(?P<n>{_COUNT})|(?P<m>{_COUNT})\s+(?P<rim>best|highest|largest|worst|lowest|smallest|strongest|weakest|leading))\b",
    re.IGNORECASE,
)
_OPENED = re.compile(
    r"\b(?:first\s+(?:comes?|is|place\s+(?:goes\s+to|is)|in\s+line\s+is)|first,?)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_AHEAD = re.compile(
    r"\b(?:leads?|led|leading|(?:comes?|came|is|are|was|were|ranks?|ranked|finishe[sd]|placed|stands?)\s+first|wins?|won|tops?|on top|in front|heads?|headed|is ahead|winner|best)\b",
    re.IGNORECASE,
)
_SENSES = {
    "top": "good", "best": "good", "leading": "good", "highest": "max", "largest": "max", "strongest": "max", "bottom": "bad",
    "worst": "bad", "lowest": "min", "smallest": "min", "weakest": "min", "descending": "max", "decreasing": "max", "falling": "max",
    "ascending": "min", "increasing": "min", "rising": "min", "high": "max", "large": "max", "low": "min", "small": "min",
    "good": "good", "strong": "max", "weak": "min",
}  # fmt: skip
_LONGEST_HEAD = 60
_BREAKS = re.compile(r"[.;]\s|[!?]")


@dataclass(frozen=True, slots=True)
class Link:
    """One thing of a chain: the mention and what of it is meant, its number, and the place that it is told to have (-1: the last)."""

    item: Item
    ref: Ref
    number: Item | None = None
    place: int | None = None
    after: str = ""  # how it is joined to the one before it: "next", "list" or "with"


@dataclass(frozen=True, slots=True)
class Chain:
    """Things in order, from which end ("max", "min", "good", "bad"), the cues that say so, and where the words stand.

    The end is "" where it is told by words that need not be about values ("from oldest to youngest").

    `firsts` are only told to come before all others, in whatever order; `counted` from the first one, where the order is
    told to begin with it.
    """

    links: tuple[Link, ...]
    direction: str
    cues: tuple[Item, ...]
    start: int
    end: int
    firsts: bool = False
    counted: bool = False


def chain_in(text: str, items: Sequence[Item]) -> Chain | None:
    """The one chain of a sentence, or of a part of it, or None."""
    return _chain_in(text, tuple(items))


@lru_cache(maxsize=4096)
def _chain_in(text: str, items: tuple[Item, ...]) -> Chain | None:
    found = [chain for side in ("rows", "columns", "panel") if (chain := _of_side(text, items, side))]
    return max(found, key=lambda chain: len(chain.links), default=None)


def _of_side(text: str, items: tuple[Item, ...], side: str) -> Chain | None:
    named = [(item, ref) for item in items if (ref := _named(item, side)) is not None]
    for first in range(len(named)):
        links, end, sign = _run(text, items, named[first:])
        chain = _headed(text, items, spread, end, sign) if len(spread := _spread(links)) > 1 else None
        if chain is not None:
            return chain
    return None


def _named(item: Item, side: str) -> Ref | None:
    """What a mention names of a side, be it half of a place."""
    value = item.value
    if isinstance(value, Spot):
        value = value.rows if side == "rows" else value.columns
    if isinstance(value, PanelRef):
        return value if side == "panel" and not value.every else None
    plain = isinstance(value, TickRef) and value.side == side and not value.every and not value.unknown
    return value if plain and isinstance(value, TickRef) and value.ticks else None


def _singles(ref: Ref) -> list[Ref]:
    if isinstance(ref, TickRef):
        return [replace(ref, ticks=(tick,)) for tick in ref.ticks]
    return [PanelRef((panel,)) for panel in ref.panels] if isinstance(ref, PanelRef) else [ref]


def _run(text: str, items: Sequence[Item], named: Sequence[tuple[Item, Ref]]) -> tuple[list[Link], int, str]:
    """The longest chain from the first thing on, with its end and the sign that joins it."""
    links: list[Link] = []
    sign, joint, end = "", "", named[0][0].end
    for at, (item, ref) in enumerate(named):
        limit = named[at + 1][0].start if at + 1 < len(named) else len(text)
        link, told = _link(text, items, item, ref, limit)
        link = replace(link, after=joint)
        rest = text[told:limit]
        following = _NEXT.search(rest)
        plain = _LIST.fullmatch(rest)
        alone = not _END.match(text, told) and not following
        if links and (alone or joint == "with" and link.place is None):
            break
        if not at and link.number is None:
            link = replace(link, number=_only_number(items, item.end, limit))
        links.append(link)
        end = told
        if at + 1 == len(named):
            break
        headed = not at and len(rest) <= _LONGEST_HEAD and not _BREAKS.search(rest)
        if following and (headed or not rest[: following.start()].strip(" ,")):
            joint, sign = "next", following["sign"] or sign
        elif plain:
            joint = "list"
        elif (told_apart := _WITH.search(rest)) and (headed or not told_apart.start()):
            joint = "with"
        else:
            break
    return links, end, sign


def _only_number(items: Sequence[Item], start: int, end: int) -> Item | None:
    numbers = [item for item in items if item.kind == "number" and start <= item.start < end]
    return numbers[0] if len(numbers) == 1 else None


def _link(text: str, items: Sequence[Item], item: Item, ref: Ref, limit: int) -> tuple[Link, int]:
    """A thing with the number and the place that are told right behind it, and where they end."""
    number = next((one for one in items if one.kind == "number" and item.end <= one.start < limit), None)
    rest = text[item.end : limit]
    if number is not None:
        told = number.start - item.end, number.end - item.end
        rest = rest[: told[0]] + "#" * (told[1] - told[0]) + rest[told[1] :]
        rest = re.sub(r"#+", lambda run: "#" + "\x00" * (len(run.group()) - 1), rest)
    found = re.match(_pattern(), rest)
    end = found.end() if found else 0
    valued = number is not None and "#" in rest[:end]
    place = _place(found["place"] or found["early"]) if found else None
    if number is not None and not valued:
        end = min(end, number.start - item.end)
    return Link(item, ref, number if valued else None, place), item.end + end


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    """A number, a place, or one behind the other."""
    value = _VALUE.replace("#", "#\x00*")
    early = _PLACE.replace("?P<place>", "?P<early>")
    return re.compile(rf"(?:{early}{value}|{value}?{_PLACE}?)", re.IGNORECASE)


def _place(word: str | None) -> int | None:
    if word is None:
        return None
    lowered = word.casefold()
    if lowered in ("last", "bringing up the rear", "trailing"):
        return LAST
    return 2 if lowered == "runner-up" else ordinal(lowered)


def _spread(links: Sequence[Link]) -> tuple[Link, ...]:
    """The links, each of one thing: a list of names is one link for each of them."""
    found: list[Link] = []
    for link in links:
        singles = _singles(link.ref)
        found += [
            replace(
                link,
                ref=ref,
                number=link.number if len(singles) == 1 else None,
                after="list" if at else link.after,
            )
            for at, ref in enumerate(singles)
        ]
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Way:
    """From which end an order is told, by what words, and what it says besides."""

    direction: str
    told: tuple[tuple[int, int], ...]
    counted: bool = False
    firsts: bool = False


def _headed(text: str, items: Sequence[Item], links: tuple[Link, ...], end: int, sign: str) -> Chain | None:
    """The chain with the cue that tells its order; None where nothing does."""
    first = links[0].item
    start = max((found.end() for found in _BREAKS.finditer(text, 0, first.start)), default=0)
    until = links[1].item.start if links[1].item is not first else first.start
    named = {id(link.item) for link in links}
    own = [item for item in items if start <= item.start < end and id(item) not in named]
    extremes = [item for item in own if item.has("extreme") and item.start < until]
    way = _way(text, (start, first.start, until), links, sign, extremes)
    if way is None:
        return None
    spans = (
        *way.told,
        *((item.start, item.end) for item in (*extremes, *own) if item.kind in ("extreme", "rank")),
    )
    cues = [
        item for item in own if item.kind != "ref" and any(a < item.end and item.start < b for a, b in spans)
    ]
    return Chain(links, way.direction, tuple(cues), start, end, way.firsts, way.counted)


def _way(
    text: str, places: tuple[int, int, int], links: Sequence[Link], sign: str, extremes: Sequence[Item]
) -> _Way | None:
    """How the words before the first thing, or before the second one, tell in which order things are named."""
    start, first, until = places
    senses = [item.sense("extreme") for item in extremes]
    joined = any(link.after in ("next", "with") or link.place for link in links[1:])
    found = _FIRSTS.search(text, start, first)
    if found and _number(found["n"] or found["m"]) == len(links):
        return _Way(_SENSES[(found["end"] or found["rim"]).casefold()], (found.span(),), True, True)
    found = _FROM_TO.search(text, start, first)
    if found:
        known = senses[0] if len(senses) == 2 and senses[0] != senses[1] else ""
        return _Way(_SENSES.get(found["near"].casefold(), known), (found.span(),))
    if found := _WAYS.search(text, start, first):
        return _Way(_SENSES[found["way"].casefold()], (found.span(),))
    if sign:
        return _Way("max" if sign == ">" else "min", ())
    if len(senses) == 1 and joined:
        return _Way(senses[0], (), counted=True)
    ahead = _OPENED.search(text, start, first) or _AHEAD.search(text, start, until)
    if not senses and joined and ahead:
        return _Way("good", (ahead.span(),), counted=True)
    ranked = _ORDERING.search(text, start, first)
    return _Way("good", (ranked.span(),)) if ranked and not senses else None


def _number(word: str) -> int:
    return int(word) if word.isdigit() else CARDINALS[word.casefold()]
