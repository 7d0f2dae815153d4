"""Frames in which a place is told: the words for it, and those that tell where.

A predicate is a place or a duel ("beats A"), with what tells where: a list, a number of lines, none, all but some.
"""

import re
from dataclasses import dataclass
from functools import cache

from auditor.language.phrasing import compiled
from auditor.language.standing_words import BEING, PREPOSITION, RANKS, VERBS
from auditor.numerals import CARDINALS

_BEST = {
    "best": (1, "good", r"(?:the )?(?:best|strongest|finest)(?: of all)?"),
    "worst": (1, "bad", r"(?:the )?(?:worst|weakest|poorest)(?: of all)?"),
    "highest": (1, "max", r"(?:the )?(?:highest|largest|greatest)(?: of all)?"),
    "lowest": (1, "min", r"(?:the )?(?:lowest|smallest)(?: of all)?"),
}
# Behind a verb of their own: "A sells the most, 71".
_AMOUNTS = {"most": (1, "max", r"the most"), "fewest": (1, "min", r"the (?:fewest|least)")}
# Behind another place: "A is in front, B follows".
NEXT = "follow|come next|come after|is next"
_DUELS = {
    "beats": (1, "good", r"beat|outperform|outdo|outclass|edge out|win against|win over|get the better of|(?:(?:is|are|wa|do|doe|fare) )?better than|defeat"),
    "loses": (1, "bad", r"lose to|lost to|lose against|lose out to|fall behind|(?:(?:is|are|wa|do|doe|fare) )?worse than|underperform"),
    "tops": (1, "max", r"outscore|exceed|surpass|overtake|lead|(?:(?:is|are|wa|lie|stand|score|come out) )?(?:higher than|above|ahead of|in front of)"),
    "trails": (1, "min", r"trail|undercut|(?:(?:is|are|wa|lie|stand|score|come out) )?(?:lower than|below|behind)"),
}  # fmt: skip

_COUNT = "|".join(word for word, value in CARDINALS.items() if value <= 20 and "-" not in word)
NUMBER = rf"(?:<number>|{_COUNT}|both)"
_NOUN = r"(?:(?!(?:and|but|or|namely|with|nor)\b)[^\s,.;:()]+ ){0,4}?(?!(?:and|but|or|namely|with|nor)\b)[^\s,.;:()<>]*[^\s,.;:()]+"
_NAMED = r"(?:<tick>|<line>)"
_ARTICLES = r"(?:the |both |all |it |column |row |<axis> |<row> |<column> |\" )*"
_SAYING = "|".join(words for _, _, words in (*RANKS.values(), *VERBS.values(), *_BEST.values()))
_NEXT = rf"(?! (?:\) )?(?:(?:alway|never|only|just|a|the|clear|close|distant) )*(?:{BEING}|{_SAYING}|beat|lose|outscore)(?!\S))"
TICKS = (
    rf"{_ARTICLES}{_NAMED}(?:(?: ,)?(?: (?:and|or|nor|&|as well as))?(?: {PREPOSITION})? {_ARTICLES}{_NAMED}{_NEXT})*"
    r"(?: \")?(?: (?:<row>|<column>|<axis>|alike))?"
)
_BUT = r"(?: ,)?(?: \()?(?: but| except(?: for)?| other than| apart from| save(?: for)?| bar| excepting| besides)"
_BUT_TOLD = rf"(?:{_BUT}(?: {PREPOSITION})? (?P<but>{TICKS})(?: \))?)"
_ADVERBS = (
    r"(?:(?:only|just|still|even|also|again|clearly|narrowly|overall|easily|once|then|well|far|by|a|an|the|distant|close|clear|joint|"
    r"comfortably|merely|nevertheless|therefore|thus|rather|consistently|it|its) )*"
)
_OFTEN = r"(?:(?P<often{n}>alway|invariably|never) )?"
_VALUE = r"(?: (?:with|at|,|\(|on) (?:(?:a|an|only|just|score|of|mean|it|value) )*(?P<value{n}><number>)(?: (?:%|point))?(?: \))?)?"
_HERE = r"(?: (?:overall|here|there|though|too|alike|as well|respectively|this time))?"
_PANEL = r"(?:in|on|for|with|under|among|of|within) (?:the |both )?<(?:panelname|panels)>(?: panel)?"
PANEL = rf"{_PANEL}(?: ,)?"

# How far ahead of the next one, or behind the first one, something is.
_NEXT_BEST = r"(?:the )?(?:next (?:best|one|in line|highest|lowest|placed)|runner (?:- )?up|second (?:best|place|placed)|second|nearest (?:rival|competitor)|closest (?:rival|competitor|pursuer)|next)"
_BEST_ONE = r"(?:the )?(?:winner|leader|best|first|top|leading one|first place)"
_SIZE = r"(?:(?:a|an|mere|only|just|some|full) )*(?P<margin><number>)(?: (?:%|percentage point|<[a-z]+>|(?!ahead|above|behind|short)[a-z]+))?"
_MARGIN = (
    rf"(?:(?: ,| and| -)? {_SIZE} (?:(?P<ahead>ahead of|above|before|clear of|in front of) {_NEXT_BEST}|(?:short of|behind|off|below) {_BEST_ONE})"
    r"(?: (?:<axis>|<row>|<column>|one|model))?(?:(?: ,| \()? (?P<beside><tick>)(?: \))?)?)"
)
_LEADING = (
    rf"(?P<said>(?:lead|led|beat|top|outscore|(?:is|are|stand) ahead of|(?:is|are) clear of)) (?P<ahead>{_NEXT_BEST})(?: (?:<axis>|<row>|<column>|one|model))?"
    rf"(?: , (?P<beside><tick>)(?: ,)?)? by {_SIZE}"
)

# kind of place -> the words that tell where
_WHERE = {
    "none": rf" (?:nowhere(?: else)?|(?:{PREPOSITION} )?(?:no|not one|not a single|none of the)(?: single)? {_NOUN}){_BUT_TOLD}?",
    "all": rf" (?:everywhere|throughout|(?:{PREPOSITION} )?(?:(?:every|each|all|all of the|each of the)(?: single)?(?: {_NOUN})?|<everyrows>|<everycolumns>)){_BUT_TOLD}?",
    "count": rf" (?:(?:in|on|for|under|across|over|among) )?(?:(?P<bound>only|just|exactly|precisely|at least|a full|no fewer than) )?(?P<count>{NUMBER})"
    rf"(?:(?: out)? of (?:the |it |all |all the )?(?P<total>{NUMBER})(?: {_NOUN})?| {_NOUN})(?: (?:only|alone))?"
    rf"(?:(?: ,| :| \(| -)?(?: namely| viz)?(?: {PREPOSITION})? (?P<named>{TICKS})(?: \))?)?"
    rf"(?:(?: ,| \(| -)?(?: with)?(?: the)? (?:sole |only |<number> )?(?:exception|outlier)(?: are| is| being)? (?P<but>{TICKS})(?: \))?)?",
    "list": rf" (?P<only>(?:only|just|solely) )?{PREPOSITION} (?P<only2>(?:only|just) )?(?:(?:the )?(?P<size>{NUMBER}) {_NOUN} ?[,:] )?(?P<named>{TICKS})(?P<only3>(?: only| alone| and nowhere else| (?:, )?(?:though |but |and )?nowhere else))?",
    "direct": rf" (?:both |the |only |all )?(?P<named>{TICKS})",
    "open": rf"{_BUT_TOLD}?",
}  # fmt: skip

_WORDS = r"(?:(?!it\b|its\b|<(?:tick|number|line|spot|region)>)[^\s,.;:()]+ )"
LEAD = rf"(?:{PREPOSITION} (?P<lead>{TICKS})(?: ,)?|(?P<lead2>{TICKS})(?= it ))"
SUBJECT = (
    rf"(?:the {_WORDS}{{1,6}}, )?(?:(?:the|model|<axis>|<row>|<column>|row|column|only|even|again) )*(?P<subject><tick>|<line>)"
    rf"(?: (?:model|row|column|<row>|<column>|<axis>|one|run|system|variant|itself))?(?: , {_WORDS}{{1,5}},| ,)?"
)
# "In Y that place goes to B": the place told before.
PASSED_ON = (
    rf"(?:{PREPOSITION} (?:(?P<lead>{TICKS})|the last (?P<size>{NUMBER})) (?:, )?)?(?:that|this|the same) (?:place|<cell>|position|spot|rank|role|honour|distinction) "
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
    """A predicate with the words for where it holds: "list", "count", "none", "all", "direct" or "open"."""

    where: str
    duel: bool
    pattern: re.Pattern[str]


@cache
def predicates() -> tuple[Frame, ...]:
    """All predicates. A superlative without a number of lines may be of cells, which is told elsewhere."""
    places = "|".join(words for _, _, words in RANKS.values()).replace("place", "(?:place|<cell>)")
    verbs = "|".join(words for _, _, words in VERBS.values())
    best = "|".join(words for _, _, words in _BEST.values())
    duels = "|".join(words for _, _, words in _DUELS.values())
    found = []
    for where, words in _WHERE.items():
        plain = best if where in ("count", "none") else "(?!)"
        said = rf"{_ADVERBS}{_OFTEN.format(n=1)}(?:{BEING} )?{_ADVERBS}{_OFTEN.format(n=2)}{_ADVERBS}(?P<said>{places}|{plain})"
        verb = rf"{_ADVERBS}{_OFTEN.format(n=1)}(?P<said>{verbs}|{NEXT})"
        tail = rf"{_VALUE.format(n=1)}{words}{_VALUE.format(n=2)}{_HERE}(?: {_PANEL})?"
        if where != "direct":
            found.append(Frame(where, False, _compiled(said + tail)))
        if where in ("list", "open"):
            found += [Frame(where, False, _compiled(way + tail + _MARGIN)) for way in (said, verb)]
            found.append(Frame(where, False, _compiled(_LEADING + words)))
        found.append(Frame(where, False, _compiled(verb + tail)))
        if where in ("open", "list"):
            amounts = "|".join(words for _, _, words in _AMOUNTS.values())
            found.append(Frame(where, False, _compiled(rf"(?:[a-z]+ )?(?P<said>{amounts}){tail}")))
        if where in ("count", "none", "list"):
            duel = rf"(?P<said>{duels}) (?:the )?(?P<rival><tick>)"
            found.append(Frame(where, True, _compiled(duel + words)))
    return tuple(found)


def _compiled(frame: str) -> re.Pattern[str]:
    return compiled(
        rf"{frame}(?= ?[.,;:!]| (?:and|but|yet|while|though|although|whereas|where|with)(?!\S)|$)"
    )


@cache
def meaning(said: str, *, duel: bool) -> tuple[int, str]:
    """The rank that words tell, and the end that it is counted from; 0 for the next one behind another."""
    said = said.replace("<cell>", "place")
    if re.fullmatch(r"beat|outscore|.* (?:ahead|clear) of", said) and not duel:
        return 1, "good"
    if re.fullmatch(NEXT, said):
        return 0, "good"
    tables = (_DUELS,) if duel else (RANKS, VERBS, _BEST, _AMOUNTS)
    return next(
        (rank, way) for table in tables for rank, way, words in table.values() if re.fullmatch(words, said)
    )
