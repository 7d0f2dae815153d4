"""Where a sentence is cut: at joints where both sides make a statement."""

import re
from collections.abc import Sequence
from itertools import zip_longest

from auditor.language.clauses.chains import chain_in
from auditor.language.clauses.clause import PREDICATES
from auditor.language.clauses.firsts import told_at_once
from auditor.language.clauses.gap_tails import gap_tail
from auditor.language.clauses.joints import _has_verb, goes_on, splits_item, takes_turn, turns_to_another
from auditor.language.clauses.mean_phrases import closing_mean, fronted_mean
from auditor.language.clauses.step_tails import step_tails
from auditor.language.clauses.tails import opens_tail
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, RegionRef
from auditor.language.size_words import of_sizes
from auditor.language.standing_words import tells_standing
from auditor.language.verbs import finite_verb

_CONJUNCTION = re.compile(
    r"(?P<strong>;\s+|\s+[—–]\s+|,\s+(?:but|while|whereas|although|though|yet|whilst|with|which|where|whose|so|hence|thus|therefore|then|followed by|making|reaching|rising|falling|dropping|climbing|"
    r"leaving|showing|indicating|suggesting|compared to|in the sense that|meaning that|in that|and (?:then|whatever|whichever|it|its|the|that|this|they|only|both|all|each|no|none|even|in|at|for|by|on|from|adds?|has|is|reaches|peaks|falls|drops|rises|ends))\s+|"
    r",\s+(?=an?\s+(?:\w+\s+)?(?:reduction|increase|decrease|drop|gain|rise|decline|improvement|loss|change|jump|difference|spread|gap|range|total|mean|average)\s+(?:of|from|by)\b)|"
    r",\s+for\s+(?=(?:the|its|all|every|each|no|none|both|it|they|nothing|there)\s[^,.;]*?\b(?:is|are|was|were|has|have|had|does|do)\b)|"
    r"\s+(?:while|whereas|but(?!\s+(?:one|two|three|four|five|for)\b)|although|though|whilst)\s+)|(?P<weak>,\s+(?:and\s+)?|\s+and\s+(?:then\s+)?|:\s+)",
    re.IGNORECASE,
)
# How many characters before a phrase may hold the joint that leads to it.
_JOINED = 8
_MAKES_OF_IT = re.compile(
    r"\s+(?:(?:may|might|could|would|also|further|strongly|clearly|likely|perhaps|presumably)\s+)*"
    r"(?:suggests?|indicates?|impl(?:y|ies)|reflects?|hints? at|points? to|underscores?|highlights?)\s"
    r"|,?\s+which\s+(?:[^\W\d_]+\s+){1,3}(?:puts? (?:it )?down to|blames?|attributes?|ascribes?|explains?|credits?|owes?)\s"
    r"|,\s+so\s+(?:that\s+)?(?:[^\W\d_][\w'’-]*\s+){1,7}?(?:seems?|appears?|may|might|could|would|should|ought|must)\s",
    re.IGNORECASE,
)
# Mentions by which words tell something of the data, and are no mere opinion.
_OF_DATA = frozenset(("number", "ref"))
_AMOUNTS = re.compile(
    r"(?:it|they)\s+(?:only\s+|just\s+)?(?:is|are|was|were|reach(?:es|ed)?|stands? at|stood at|amounts? to|comes? to|measures?)\s+"
    r"(?:(?:only|just|no less than|a mere|a full)\s+)?",
    re.IGNORECASE,
)
# "Quietest of all is A, with 20 moths": a number behind an extreme, up to the end or the next stop.
_WITH_NUMBER = re.compile(
    r",\s+with\s+(?:(?:only|just|a|an|mere|about|as few as|as many as|no fewer than|no more than|no less than|scarcely|barely|exactly)\s+)*"
    r"[-−+]?\d[\d.,]*(?:\s?(?:%|[^\W\d_]+))?(?:\s+[a-z]+)?\s*(?:[.;!]\s*|$)",
    re.IGNORECASE,
)
_OF_THEM = re.compile(r"\d+ of (?:them|these|those|which)\b", re.IGNORECASE)
_OWNING = re.compile(r"\b(?:its|their)\s+$", re.IGNORECASE)
_PLACING = re.compile(r"\b(?:in|at|for|by|on|from)\s+$", re.IGNORECASE)
_LEAD = re.compile(r"\W*(?:(?:and|with|but)\s+)?", re.IGNORECASE)
_CONSEQUENCE = re.compile(
    r",\s+(?:so|hence|thus|therefore|indicating|suggesting|showing|making)\s", re.IGNORECASE
)


def cuts(text: str, items: Sequence[Item]) -> list[tuple[int, int]]:
    """The parts of a sentence; one that only tells how large the figure is stays whole."""
    return [(0, len(text))] if of_sizes(text, items) else _cuts(text, items)


def _cuts(text: str, items: Sequence[Item]) -> list[tuple[int, int]]:
    """The parts of a sentence: it is cut at conjunctions outside brackets, where both sides make a statement."""
    fronted = fronted_mean(text, items)
    starts = [0] if fronted is None else [0, fronted]
    chain = chain_in(text, items)
    points = [
        found
        for found in _CONJUNCTION.finditer(text)
        if not _in_brackets(text, found.start())
        and not _puts_in_number(text, found)
        and not _leaves_out(text, items, found)
        and not (
            chain
            and chain.links[0].item.start <= found.start() < chain.links[-1].item.end
            and not takes_turn(items, found, len(text))
        )
        and not told_at_once(text, items, found.start())
    ]
    for found, following in zip_longest(points, points[1:]):
        limit = following.start() if following is not None and following["strong"] else len(text)
        left = [
            item for item in _predicates(items, starts[-1], found.start()) if item.text.casefold() != "from"
        ] + _conditions(items, starts[-1], found.start())
        right = _predicates(items, found.end(), limit) or tells_standing(text[found.end() : limit])
        if _closes_aside(text, items, found) or found.start() < starts[-1]:
            continue
        if _gapped(items, starts[-1], found, limit) or _sizes(text, items, starts[-1], found):
            continue
        placed = tells_standing(text[starts[-1] : found.start()]) or (
            found.group().startswith(";") and tells_standing(text[found.end() : limit])
        )
        if _tells_of_how_many(text, items, starts[-1], found) or _SPANNED.fullmatch(
            text, starts[-1], found.start()
        ):
            continue
        idle = all(
            item.has("aggregate") or _opens_walk(text, starts[-1], item) or _tells_pace(item) for item in left
        )
        apart = found.group().startswith(";") and finite_verb(text[starts[-1] : found.start()])
        apart = apart or turns_to_another(items, found, limit)
        if not placed and idle and not apart:
            continue  # "in total, ...", "on average, ..." and "going down the column, ..." say nothing by themselves
        if _tells_where(text, starts[-1], items, found):
            starts.append(_behind_conjunction(found))
        elif not right and _concludes(items, found):
            starts.append(found.end())
        elif (
            not right
            and (_has_verb(found, limit) or takes_turn(items, found, limit))
            and not splits_item(items, found)
        ):
            starts.append(_behind_conjunction(found))
        elif right and goes_on(items, found, limit) and not _between_and(text, starts[-1], found):
            starts.append(_behind_joint(items, found))
        elif found.group().startswith(";") and not splits_item(items, found):
            starts.append(found.end())
    starts = _with_tails(text, items, starts)
    ends = [*starts[1:], len(text)]
    return [
        (start, _before_opinion(text, items, start, end)) for start, end in zip(starts, ends, strict=True)
    ]


def _with_tails(text: str, items: Sequence[Item], starts: Sequence[int]) -> list[int]:
    """Where parts begin, with the mean and the gap that are told at the end of a sentence as parts of their own."""
    closing = closing_mean(text, items)
    if closing is not None:
        starts = [*(start for start in starts if start < closing - _JOINED), closing]
    apart = gap_tail(text, items)
    if apart is not None:
        starts = [*(start for start in starts if start < apart.start), apart.start]
    for tail in step_tails(text, items):
        outside = [start for start in starts if start < tail.start or start >= tail.end]
        starts = sorted({*outside, tail.start, *_behind(text, tail.end)})
    return list(starts)


def _behind(text: str, end: int) -> list[int]:
    """Where a sentence goes on behind a tail, if it does."""
    rest = _GOING_ON.match(text, end)
    return [rest.end()] if rest else []


_GOING_ON = re.compile(r"\s*\)?\s*[,;]?\s*(?:(?:and|but|while|whereas)\s+)?(?=\w)", re.IGNORECASE)


_NUMBER_PUT_IN = re.compile(
    r",\s+(?:with|at)\s+(?:(?:only|just|a|an|mere|about)\s+)*[-−+]?\d[\d.]*(?:\s?(?:%|[^\W\d_]+))?(?:\s[a-z]+)?,\s+(?=(?:is|are|was|were|has|had|comes|came|ranks|leads)\b)",
    re.IGNORECASE,
)


def _puts_in_number(text: str, found: re.Match[str]) -> bool:
    """`A in May, with 5 kg, is the lowest`: whether a comma opens or closes a number that is put in before the verb."""
    return any(one.start() <= found.start() < one.end() for one in _NUMBER_PUT_IN.finditer(text))


_NONE_BUT = re.compile(
    r"\b(?:no(?:\s+other)?\s+[^\W\d_]+|none|nothing|nobody|nowhere|no one)$", re.IGNORECASE
)


# "at every rate but the highest"
_EVERY_BUT = re.compile(
    r"\b(?:in|at|for|on|under|with|during)\s+(?:every|all|each|any)\s+(?:of\s+)?(?:the\s+)?"
    r"(?:[^\W\d_]+\s+){0,2}[^\W\d_]+$",
    re.IGNORECASE,
)


def _leaves_out(text: str, items: Sequence[Item], found: re.Match[str]) -> bool:
    """`no herd but the last`, `at every hour but noon`: what is left out of something, and nothing new."""
    left_out = any(item.kind == "except" and found.start() <= item.start < found.end() for item in items)
    but = found.group().strip().casefold() == "but"
    whole = _NONE_BUT.search(text[: found.start()]) or _EVERY_BUT.search(text[: found.start()])
    return but and (left_out or whole is not None)


def _closes_aside(text: str, items: Sequence[Item], found: re.Match[str]) -> bool:
    """`the maximum, 8, occurs twice`: whether a comma closes a number put in behind a superlative, and a verb goes on."""
    numbers = [item for item in items if item.kind == "number" and item.end == found.start()]
    lead = text[: numbers[0].start].rstrip() if numbers else ""
    told = [item for item in items if item.end < len(lead) and item.has("extreme")]
    return lead.endswith(",") and found.group() == ", " and bool(told) and "," not in lead[told[-1].end : -1]


def _before_opinion(text: str, items: Sequence[Item], start: int, end: int) -> int:
    """Where a part ends that goes on with what its writer makes of it: "The lower values of A suggest poorer soil"."""
    for found in _MAKES_OF_IT.finditer(text, start, end):
        told = _predicates(items, start, found.start())
        here, behind = (
            any(item.kind in _OF_DATA for item in items if one <= item.start < other)
            for one, other in ((start, found.start()), (found.end(), end))
        )
        if told and here and not behind and not _in_brackets(text, found.start()):
            return found.start()
    return end


def is_opinion(text: str) -> bool:
    """Whether words behind a statement only tell what its writer makes of it."""
    return bool(_MAKES_OF_IT.match(f" {text.lstrip()}"))


# "Over its four coats, A averages 5": all that a mean is taken over.
_SPANNED = re.compile(
    r"\W*(?:and |but )?(?:over|across)\s+(?:all|the|its|their|these)(?:\s(?!is|are|was|were|has|have|had)[\w-]+){1,5}",
    re.IGNORECASE,
)
_AMONG = re.compile(r"\W*(?:out )?of (?:the|all|all the|these) (?:\w+ )?$", re.IGNORECASE)


def _tells_of_how_many(text: str, items: Sequence[Item], start: int, found: re.Match[str]) -> bool:
    """`of the five towns, two ...`: whether the words before a comma only tell of how many something is said."""
    inside = [
        item for item in items if start <= item.start and item.end <= found.start() and item.kind != "number"
    ]
    last = inside[-1] if inside else None
    named = (
        last is not None
        and (last.kind == "noun" or isinstance(last.value, AxisRef))
        and last.end == found.start()
    )
    return last is not None and named and len(inside) == 1 and bool(_AMONG.match(text[start : last.start]))


def _gapped(items: Sequence[Item], start: int, found: re.Match[str], limit: int) -> bool:
    """`gains 4 at A but only 2 at B`: whether behind the joint another number and its place share the verb before it."""
    left = [item for item in items if start <= item.start < found.start() and item.kind != "noun"]
    right = [
        item for item in items if found.end() <= item.start < limit and item.kind not in ("noun", "degree")
    ]
    right = right[1:] if right and right[0].has("quant", "only") else right
    verbs = [item for item in left if item.has("trend")]
    shape = ["number", "ref"]
    return len(verbs) == 1 and [item.kind for item in right] == shape == [item.kind for item in left[-2:]]


def _sizes(text: str, items: Sequence[Item], start: int, found: re.Match[str]) -> bool:
    """`is largest at A, where it is 12`, `with 12`: whether the words behind only tell how large the extreme is."""
    if _WITH_NUMBER.match(text, found.start()):
        here = [item for item in items if start <= item.start < found.start()]
        extremes = [item for item in here if item.has("extreme") or item.has("rank") or item.kind == "odd"]
        others = [item for item in here if item.kind in PREDICATES and item not in extremes]
        return len(extremes) == 1 and not others and not any(item.kind == "number" for item in here)
    told = _AMOUNTS.match(text, found.end()) if found.group().strip(" ,").casefold() == "where" else None
    left = [item for item in items if start <= item.start < found.start()]
    number = next((item for item in items if told and item.start >= told.end()), None)
    if told is None or number is None or number.kind != "number" or text[told.end() : number.start].strip():
        return False
    return sum(item.has("extreme") for item in left) == 1 and not any(i.kind == "number" for i in left)


def _opens_walk(text: str, start: int, item: Item) -> bool:
    """Whether a part begins with a participle that only tells which way to look: "going down the column, ..."."""
    begins = not text[start : item.start].strip()
    return begins and item.has("trend") and item.text.split()[0].casefold().endswith("ing")


def _tells_pace(item: Item) -> bool:
    """`from one month to the next, ...`: whether a mention only tells of which steps something is said."""
    return item.kind == "course" and item.text.casefold().startswith("from ")


def _concludes(items: Sequence[Item], found: re.Match[str]) -> bool:
    """`, so no cell exceeds it`: a conclusion that says "none" or "only", and no more."""
    only = any(item.has("quant", "none", "only") for item in items if item.start >= found.end())
    return bool(found["strong"] and _CONSEQUENCE.match(found.group())) and only


def _tells_where(text: str, start: int, items: Sequence[Item], found: re.Match[str]) -> bool:
    """Whether behind a count it is told where some of it is: "three cells exceed 5, two of them in row 2"."""
    left = [item for item in items if start <= item.start < found.start()]
    counted = any(item.kind in ("number", "quant") for item in left)
    tail = _behind_conjunction(found)
    if not counted or not opens_tail(text, tail) or splits_item(items, found):
        return False
    plain = text[tail : tail + 1].isdigit() and not _OF_THEM.match(text, tail)
    return opens_tail(text, start) or not (plain and _lists_values(left))


def _lists_values(left: Sequence[Item]) -> bool:
    """`4, 5 and` ..., `4 for A, 5 for B and` ...: whether what ends here is a list of values, one more of which follows."""
    last = [item for item in left if item.kind in ("number", "ref")][-2:]
    values = [item for item in last if isinstance(item.value, Num) and item.value.op == "="]
    return bool(values) and (last[-1] in values or last[0] in values and last[-1].kind == "ref")


def _behind_conjunction(found: re.Match[str]) -> int:
    """Where the words begin behind a comma or an "and", of which a joint may take in some more ("and all")."""
    lead = _LEAD.match(found.group())
    return found.start() + (lead.end() if lead else 0)


def _behind_joint(items: Sequence[Item], found: re.Match[str]) -> int:
    """Where the new clause begins: behind the joint, or at a verb or a possessive that is a part of it ("and its", ", rising")."""
    if own := _OWNING.search(found.group()) or _PLACING.search(found.group()):
        return found.start() + own.start()
    return min(
        (item.start for item in items if found.start() <= item.start < found.end()), default=found.end()
    )


def _predicates(items: Sequence[Item], start: int, end: int) -> list[Item]:
    return [
        item
        for item in items
        if start <= item.start < end and (item.kind in PREDICATES or item.kind == "number")
    ]


def _conditions(items: Sequence[Item], start: int, end: int) -> list[Item]:
    """The parts of the grid told by comparing its axes, of which the words around them say something."""
    return [
        item
        for item in items
        if start <= item.start < end and isinstance(item.value, RegionRef) and item.value.told
    ]


def _between_and(text: str, start: int, found: re.Match[str]) -> bool:
    """Whether an "and" only joins the two ends of a "between"."""
    opened = [
        m.end()
        for m in re.finditer(r"\b(?:between|separat(?:es?|ing)) ", text[start : found.start()], re.IGNORECASE)
    ]
    return (
        bool(opened)
        and found.group().strip().lower() == "and"
        and not re.search(r"\band\b", text[start + opened[-1] : found.start()])
    )


def _in_brackets(text: str, position: int) -> bool:
    return text.count("(", 0, position) > text.count(")", 0, position)
