"""Frames in which a place is told: the words for it, and those that tell where.

A predicate is a place ("is last"), the size of a value among its like ("has the second-lowest value"), or a duel ("beats
A"), with what tells where. A place may also come first, and whose it is after it ("the runner-up is A").
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from auditor.claims.standings.where import BEST, NO_NOUN_COUNTED, TICKS, WHERE
from auditor.language.lexicon import phrases
from auditor.language.phrasing import compiled
from auditor.language.standing_words import BEING, ORDINAL, PLACE, PREPOSITION, RANKS, VERBS
from auditor.numerals import ordinal

# Behind a verb of their own: "A sells the most, 71".
_AMOUNTS = ((1, "max", r"the most"), (1, "min", r"the (?:fewest|least)"))
# Behind another place: "A is in front, B follows".
_FOLLOWING = "follow|come next|come after|is next"
_DUELS = (
    (1, "good", r"beat|outperform|outdo|outclass|edge out|win against|win over|get the better of|(?:(?:is|are|wa|do|doe|fare) )?better than|defeat"),
    (1, "bad", r"lose to|lost to|lose against|lose out to|fall behind|(?:(?:is|are|wa|do|doe|fare) )?worse than|underperform"),
    (1, "max", r"outscore|exceed|surpass|overtake|lead|(?:(?:is|are|wa|lie|stand|score|come out) )?(?:higher than|above|ahead of|in front of)"),
    (1, "min", r"trail|undercut|(?:(?:is|are|wa|lie|stand|score|come out) )?(?:lower than|below|behind)"),
)  # fmt: skip
_ADVERBS = (
    r"(?:(?:only|just|still|even|also|again|clearly|narrowly|overall|easily|once|then|well|far|by|a|an|the|distant|close|clear|joint|"
    r"comfortably|merely|nevertheless|therefore|thus|rather|in|as|at|directly|right|it|its) )*"
)
_OFTEN = r"(?:(?P<often{n}>alway|invariably|consistently|without exception|never|nowhere) )?"
_VALUE = r"(?: (?:with|at|,|\(|on) (?:(?:a|an|only|just|score|of|mean|it|value) )*(?P<value{n}><number>)(?: (?:%|point))?(?: \))?)?"
_HERE = r"(?: (?:overall|here|there|though|too|alike|as well|respectively|this time|without exception))*"
_PANEL = r"(?:in|on|for|with|under|among|of|within) (?:the |both )?<(?:panelname|panels)>(?: panel)?"
PANEL = rf"{_PANEL}(?: ,)?"
_BEHIND = r"(?:(?: ,)?(?: (?:only|just|right|directly|close))* (?:to|behind|after|below) (?:the )?(?P<behind><tick>)(?: ,)?)?"

# How far ahead of the next one, or behind the first one, something is.
_NEXT_BEST = r"(?:the )?(?:next (?:best|one|in line|highest|lowest|placed)|runner (?:- )?up|second (?:best|place|placed)|second|nearest (?:rival|competitor)|closest (?:rival|competitor|pursuer)|next)"
_BEST_ONE = r"(?:the )?(?:winner|leader|best|first|top|leading one|first place)"
_MARGIN_SIZE = r"(?:(?:a|an|mere|only|just|some|full) )*(?P<margin><number>)(?: (?:%|percentage point|<[a-z]+>|(?!ahead|above|behind|short)[a-z]+))?"
_MARGIN = (
    rf"(?:(?: ,| and| -)? {_MARGIN_SIZE} (?:(?P<ahead>ahead of|above|before|clear of|in front of) {_NEXT_BEST}|(?:short of|behind|off|below) {_BEST_ONE})"
    r"(?: (?:<axis>|<row>|<column>|one|model))?(?:(?: ,| \()? (?P<beside><tick>)(?: \))?)?)"
)
_LEADING = (
    rf"(?P<said>(?:lead|led|beat|top|outscore|(?:is|are|stand) ahead of|(?:is|are) clear of)) (?P<ahead>{_NEXT_BEST})(?: (?:<axis>|<row>|<column>|one|model))?"
    rf"(?: , (?P<beside><tick>)(?: ,)?)? by {_MARGIN_SIZE}"
)

# The size of a value among its like, and whose values these are: "the second-lowest share of all lists".
_HAVING = r"(?:has|have|had|show|showed|post|posted|record|recorded|hold|held|give|take|took)"
_OF_ALL = r"(?: (?P<of_all>(?:of|among)(?: all| any)?(?: of)?(?: the)?(?: <(?:axis|row|column|everyrows|everycolumns|number)>)+))?"
_SIZE = rf"(?P<size>(?:most|least) [a-z]+|[a-z]+)(?P<measure>(?: (?:<cell>|(?!{PREPOSITION} )[a-z]+)){{0,2}}){_OF_ALL}"
_NTH_SIZE = rf"(?P<nth>{ORDINAL}|next)(?: -)? {_SIZE}"

_WORDS = r"(?:(?!it\b|its\b|<(?:tick|number|line|spot|region)>)[^\s,.;:()]+ )"
_OPENER = r"(?:and|but|while|whereas|here|overall|meanwhile|again)(?: ,)?"
OPENING = rf"{_OPENER}(?: {_OPENER})*"
_SUBJECT = r"(?P<subject><tick>|<line>)(?: (?:model|row|column|<row>|<column>|<axis>|one|run|system|variant|itself))?"
SUBJECT = (
    rf"(?:the {_WORDS}{{1,6}}, )?(?:(?:the|model|<axis>|<row>|<column>|row|column|only|even|again) )*{_SUBJECT}"
    rf"(?: , {_WORDS}{{1,5}},| ,)?"
)
# "In Y that place goes to B": the place told before.
PASSED_ON = (
    rf"(?:{PREPOSITION} (?:(?P<named>{TICKS})|the last (?P<closing><number>|[a-z]+)) (?:, )?)?(?:that|this|the same) (?:{PLACE}|role|honour|distinction) "
    r"(?:goe|go|went|fall|fell|belong|pass|passe)(?: instead)? to (?:the )?(?P<subject><tick>)"
)
PRONOUN = r"(?:it|this (?:model|one|row|column|system|variant)|the same (?:model|one|row|column))"
JOINT = re.compile(
    r" ?(?:[,;:] )?(?:(?:and|but|yet|while|though|although|whereas|where|or|then|also|with) )*"
)
END = re.compile(
    r"(?: ?[.;:!,])*(?: (?:but|and|yet|while|though|although|whereas|where|with|though it))?(?: (?:in|on|for|at|by|it))?$"
)


@dataclass(frozen=True, slots=True)
class Frame:
    """A predicate with the kind of words for where it holds (see `where.py`); a duel is held against one other line."""

    where: str
    duel: bool
    pattern: re.Pattern[str]


@cache
def predicates() -> tuple[Frame, ...]:
    """All predicates. A superlative without a number of lines may be of cells, which is told elsewhere."""
    found = []
    for where, words in WHERE.items():
        found += [Frame(where, False, _compiled(frame)) for frame in _placing(where, words)]
        if where in ("count", "none", "list"):
            duel = rf"(?P<said>{_any(_DUELS)}) (?:the )?(?P<rival><tick>){words}"
            found.append(Frame(where, True, _compiled(duel)))
    return tuple(found)


def _placing(where: str, words: str) -> list[str]:
    """What tells a place, with words for where it is so."""
    plain = _any(BEST) if where in ("count", "none") else "(?!)"
    often = rf"{_ADVERBS}{_OFTEN.format(n=1)}"
    before = rf"{often}(?:{BEING} )?{_ADVERBS}{_OFTEN.format(n=2)}{_ADVERBS}"
    said = rf"{before}(?P<said>{_any(RANKS)}|{plain}){NO_NOUN_COUNTED}"
    verb = rf"{often}(?P<said>{_any(VERBS)}|{_FOLLOWING})"
    tail = rf"{_VALUE.format(n=1)}{words}{_VALUE.format(n=2)}{_HERE}(?: {_PANEL})?"
    found = [verb + tail]
    if where != "direct":
        sized = rf"{often}(?:{_HAVING}|{BEING}) {_ADVERBS}{_OFTEN.format(n=2)}(?:the )?{_NTH_SIZE}"
        largest = rf"{often}{_HAVING} {_OFTEN.format(n=2)}(?:the )?{_SIZE}"
        found += [said + _OF_ALL + _BEHIND + tail, sized + _BEHIND + tail]
        found += [largest + tail] if where != "open" else []
    if where in ("list", "open"):
        found += [way + tail + _MARGIN for way in (said, verb)]
        found += [_LEADING + words, rf"(?:[a-z]+ )?(?P<said>{_any(_AMOUNTS)}){tail}"]
    return found


@cache
def inversions() -> tuple[Frame, ...]:
    """A place that is named first, and whose it is: "the runner-up in A is B", "third place goes to C everywhere"."""
    named = rf"(?:the )?(?:(?P<said>runner (?:- )?up|(?:{_any(RANKS[:2])}|{ORDINAL}|last|bottom) {PLACE})|{_NTH_SIZE})"
    goes = rf" (?:{_OFTEN.format(n=1)}(?:is|are|wa|was|were|come|came|(?:goe|go|went|fall|fell|belong|belonged) to) {_OFTEN.format(n=2)})(?:the )?"
    # "Second to A in May is B"
    next_to = rf"(?:the )?(?P<said>{ORDINAL})(?: best| place)?{_BEHIND[:-1]}"
    found = []
    for where, words in WHERE.items():
        if where in ("list", "all"):
            found.append(Frame(where, False, _compiled(f"{next_to}{words}(?: ,)?{goes}{_SUBJECT}")))
        if where != "direct":
            found.append(Frame(where, False, _compiled(f"{named}{goes}{_SUBJECT}{words}")))
            found.append(Frame(where, False, _compiled(f"{named}{words}{goes}{_SUBJECT}")))
    return tuple(found)


def _any(table: tuple[tuple[int | None, str, str], ...]) -> str:
    return "|".join(words for _, _, words in table)


def _compiled(frame: str) -> re.Pattern[str]:
    return compiled(
        rf"{frame}(?= ?[.,;:!]| (?:and|but|yet|while|though|although|whereas|where|with)(?!\S)|$)"
    )


def meaning(groups: Mapping[str, str | None], *, duel: bool) -> tuple[int, str] | None:
    """The rank that a predicate tells, and the end that it is counted from; 0 for the next one behind another."""
    if size := groups.get("size"):
        return _sized(size, groups.get("nth"))
    said = groups.get("said") or ""
    if re.fullmatch(r"beat|outscore|.* (?:ahead|clear) of", said) and not duel:
        return 1, "good"
    if re.fullmatch(_FOLLOWING, said):
        return 0, "good"
    for rank, way, words in _DUELS if duel else (*RANKS, *VERBS, *BEST, *_AMOUNTS):
        if re.fullmatch(words, said):
            told = rank or next((n for word in said.split() if (n := ordinal(word))), None)
            return (told, way) if told else None
    return None


def _sized(size: str, nth: str | None) -> tuple[int, str] | None:
    """The rank and the end that a superlative tells: "lowest", "second largest"."""
    ways = [str(value) for kind, value in phrases().get(tuple(size.split()), []) if kind == "extreme"]
    rank = 1 if nth is None else 2 if nth == "next" else ordinal(nth)
    return (rank, ways[0]) if ways and rank else None
