"""What a sentence counts first, before it tells of other counts, or of where some of these stand."""

import re
from dataclasses import dataclass

from auditor.numerals import CARDINALS
from auditor.reading.labels import singular

_CARDINALS = "|".join(sorted(CARDINALS, key=len, reverse=True))
NUMBER = rf"(?:[-−+]?\d[\d.,]*\d|[-−+]?\d|{_CARDINALS})"
SIZE = rf"(?:{_CARDINALS}|\d{{1,3}})"
LITTLE = r"(?:(?:only|just|merely|a\s+mere|fully|exactly|as\s+many\s+as)\s+)?"
ONE = r"(?:a|one)\s+(?:single|lone|solitary)(?:\s+one)?"
IN = r"(?:in|on|at|of|for|with|under|among|during|within|before|after|by|from)"
WHEN = r"beforehand|before|afterwards|after|earlier|later|now|then"
CELLS = r"cells?|entries|entry|values?|tiles?|squares?|readings?|slots?|boxes|box|fields?|members?|cases?"

_BOUND = r"(?:above|below|over|under|beyond|beneath|past|at\s+least|at\s+most|up\s+to|(?:more|less|fewer|higher|lower|greater)\s+than|short\s+of)"
_OR_MORE = r"(?:\s+or\s+(?:more|less|fewer|over|above|below|higher|lower))?"
_BEING = r"(?:is|are|was|were|(?:lie|stand|sit|stay|keep|remain|fall|drop|rise|climb|go|get|come|read|show|hold|count|number|amount)(?:s|ed)?|lay|stood|sat|kept|fell|rose|went|got|came|held)"
_PASSING = r"(?:exceed|surpass|top|reach|pass|clear|attain|undercut|outstrip|beat)(?:s|es|ed)?"
_PREDICATE = (
    rf"(?P<predicate>(?:still\s+)?\b(?:(?:{_PASSING}|(?:come|came|get|got|amount)s?\s+to)(?:\s+even)?|{_BEING}\s+(?:still\s+)?{_BOUND})\s+{NUMBER}{_OR_MORE}"
    rf"(?:\s?%|\s(?!{IN}\b|and\b|but\b|while\b|whereas\b|compared\b|against\b|versus\b|vs\b|as\b|just\b|or\b)[a-zµ°]+)?)"
)
_JOINED = r"(?=\s*[,;:(–—.]|\s+(?:compared|against|versus|vs|as|just|while|whereas|and|but)\b|\s*$)"
_LEAD = rf"(?P<lead>{IN}\s+[^,;:]{{1,40}}?,?\s+|(?:{WHEN}),?\s+)?(?:there\s+(?:are|were|is|was)\s+)?{LITTLE}"
_COUNT = rf"(?P<count>no(?:t\s+(?:one|a\s+single))?|{ONE}|{SIZE})\s+"
_COUNTED = rf"{_COUNT}(?:of\s+)?(?:(?:the|its|all)\s+)*(?:{SIZE}\s+(?:of\s+)?)?"
# "In May, only six of the twelve cells of A exceed 3 at B".
_TOLD = re.compile(
    rf"{_LEAD}{_COUNTED}(?P<noun>[a-z][^,;:.()]{{0,60}}?)\s+(?:(?:that|which)\s+)?{_PREDICATE}"
    rf"(?P<trail>\s+{IN}\s+[^,;:()]{{1,40}}?{_JOINED})?(?P<aside>\s+\([^()]*\))?",
    re.IGNORECASE,
)
# "Values under ten are found in three cells only".
_FOUND = re.compile(
    rf"(?:the\s+)?(?:{CELLS}|counts?|scores?|numbers?|figures?)\s+(?P<bound>{_BOUND}\s+{NUMBER}|of\s+{NUMBER}\s+(?:or|and)\s+(?:more|less|fewer|over|above))(?:\s?%)?"
    rf"\s+(?:are\s+(?:found|seen|read|met)\s+|occur\s+|appear\s+|turn\s+up\s+|stand\s+|are\s+)in\s+{LITTLE}{_COUNT}(?P<noun>{CELLS})(?:\s+only)?(?=\s*[,;:.])",
    re.IGNORECASE,
)
# "Of the nine cells that reach 33, three ...".
_OF_THOSE = re.compile(
    rf"of\s+the\s+{_COUNT}(?P<noun>[a-z][^,;:.()]{{0,40}}?)\s+(?:that|which)\s+{_PREDICATE}(?=,)",
    re.IGNORECASE,
)
_LABEL = re.compile(
    rf"(?:(?:{CELLS}|counts?)\s+)?(?:(?P<bound>{_BOUND}\s+{NUMBER}(?:\s?%)?)|(?:the\s+)?(?P<least>{NUMBER}(?:\s?%)?)(?:\s+(?:and|or)\s+(?:more|over|above|upwards?)|\s*\+|[\s-]plus)(?:\s+club)?)$",
    re.IGNORECASE,
)
_LABELLED = re.compile(
    rf"(?:[–—:-]\s+)?{LITTLE}{_COUNT}(?P<noun>{CELLS})(?:\s+(?:as\s+well|too|again|only|in\s+all|altogether))?(?=\s*[,;:.–—])",
    re.IGNORECASE,
)
_PREPOSITION = re.compile(rf"\s+{IN}\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CountedHead:
    """So many of what is called `noun`, at places inside of it or around it, do what the predicate tells; it ends at `end`.

    `told` are words for all of it, where it is written in other order.
    """

    count: str
    noun: str
    predicate: str
    end: int
    lead: str = ""
    trail: str = ""
    trail_end: int = 0
    told: str = ""

    @property
    def bare(self) -> str:
        """The noun without the places behind it."""
        return _PREPOSITION.split(self.noun)[0]

    @property
    def placed(self) -> bool:
        """Whether a place stands behind the noun."""
        return self.bare != self.noun

    def of(self, many: str) -> str:
        """The noun with the places behind it, as so many are called."""
        return one_of(self.noun) if is_one(many) else self.noun


def is_one(many: str) -> bool:
    """Whether words tell of one thing."""
    return many.casefold().split()[-1] in ("one", "1", "single", "lone", "solitary")


def one_of(noun: str) -> str:
    """What one of such things is called: "cell of row 4" of "cells of row 4"."""
    bare = _PREPOSITION.split(noun)[0]
    first, _, last = bare.rpartition(" ")
    one = "entry" if last == "entries" else singular(last)
    return f"{first} {one}".strip() + noun[len(bare) :]


def counted_head(text: str, label: str = "") -> CountedHead | None:
    """What a sentence below a label counts at its beginning; None where it counts nothing there."""
    if found := _LABELLED.match(text) if label else None:
        bound = _LABEL.match(label.strip(" .:"))
        if bound is None:
            return None
        predicate = f"are {bound['bound'] or 'at least ' + bound['least']}".casefold()
        return CountedHead(
            found["count"], "cells", predicate, found.end(), told=f"{found['count']} cells {predicate}"
        )
    if found := _FOUND.match(text):
        predicate = f"are {found['bound']}"
        return CountedHead(
            found["count"], "cells", predicate, found.end(), told=f"{found['count']} cells {predicate}"
        )
    if found := _OF_THOSE.match(text):
        told = f"{found['count']} {found['noun']} {found['predicate']}"
        return CountedHead(found["count"], found["noun"], found["predicate"], found.end(), told=told)
    found = _TOLD.match(text)
    if found is None:
        return None
    return CountedHead(
        found["count"],
        found["noun"],
        found["predicate"],
        found.end(),
        found["lead"] or "",
        found["trail"] or "",
        found.end("trail") if found["trail"] else 0,
    )
