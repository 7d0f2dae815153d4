"""The frames in which a sentence tells the first few values from an end, over the lines of `summits.lines`.

Groups: `n1` or `n2` how many, `sup1` or `sup2` the superlatives, `of`, `lead` and `lead2` where it was looked, `list` the values
one by one, `there` where all of them stand, `each` where each of them stands, in this order; `leader` with its number `leading`
what is told to come first, `links` what follows it in order.
"""

import re
from functools import cache

from auditor.claims.frames import Frame, framed

_PREP = r"(?:in|on|at|for|with|under|by|of|from|to|within|during|among)"
_KIND = r"(?:<axis>|<row>|<column>)"
_NOUN = rf"(?:<cell>|{_KIND}|(?!{_PREP}(?!\S)|(?:is|are|was|were|be|all|both|and|or|but|ha|have|had|belong|that|which|than|not)(?!\S)|<)[^\s,.;:()]+)"
_NOUNS = rf"(?: {_NOUN}){{0,2}}?"
_REF = rf"(?:{_KIND} )*<ref>(?: 's)?(?: {_KIND})?"
_PLACE = rf"(?:{_PREP} )*{_REF}(?:(?: ,)?(?: and)?(?: {_PREP})* {_REF})*"
_UNIT = (
    r"(?: (?:%|percent|point|thousand|million|<axis>|[a-z°]{1,8}(?= (?:,|and|\(|\)|at|in|on|for)|$| [.])))?"
)
_ENTRY = rf"<n>{_UNIT}(?: \( {_PLACE} \)|(?: ,)?(?: (?:reached|found|recorded|seen))? {_PLACE})?"
_NAMED = rf"{_PLACE} (?:\( <n>{_UNIT} \)|(?:with|at|of) <n>{_UNIT})"
_LIST = rf"(?P<list>(?:(?:{_ENTRY}|{_NAMED})(?: ,)?(?: and)?(?= |$) ?)+)"
_NUMBERS = rf"(?P<list>(?:<n>{_UNIT}(?: ,)?(?: and)?(?= |$) ?)+)"
_BEING = r"(?:(?:is|are|was|were|being|namely|lie|stand|sit|occur|appear|fall|come|belong|found|reached|recorded|located|seen|observed|measured|held|that|those|one|,|:)(?= |$) ?)+"
_ALL = r"(?:all(?: <n>)?|both|each|every one|without exception)(?: of them)?"
_OVER = r"(?: overall| anywhere| ever| (?:of|in|on|across|among)(?: all)?(?: (?:<cell>|<grid>|<n> <cell>|it|table|map|them))| of all)?"
_OF = rf"(?: (?:of|in|on|at|for|within) (?P<of>{_REF}))?(?:(?: ,)? (?:(?:in|on|for|of|at|under|with|among|within|across) (?:all )?)?<panel>)?"
_LEAD = rf"(?:(?:{_PREP}) (?P<lead>{_REF})(?: ,)? |(?:(?:{_PREP}) )?<panel>(?: ,| :| 's)? )?"
_SUP = r"(?:<ext>|<est>|<least>|<odd>|top|bottom)"
_HEAD = rf"{_LEAD}(?:all )?(?:of )?(?:(?P<n1><n>|both)(?: of)? (?:overall )?(?P<sup1>{_SUP})|(?P<sup2>{_SUP}) (?P<n2><n>|both)){_NOUNS}{_OF}{_OVER}"
_ENDS = rf"{_LEAD}(?:both )?(?:<n> )?(?:extreme|extreme <cell>|extremum|extrema|two extreme){_OF}{_OVER}"
_TWO = rf"{_LEAD}(?P<sup1><ext>)(?: <cell>)? and (?P<sup2><ext>){_NOUNS}{_OF}{_OVER}"
_CELL = rf"(?:{_PREP} )*{_REF}(?: (?:{_PREP} )*{_REF})?"
_PAIR = rf"(?:{_PREP} )*{_REF}(?:(?: ,)? (?:{_PREP} )*{_REF})?"
_NEXT = r"(?:(?:then|next|finally|and|,|in <rank>|by)(?= |$) )*"
_LINKED = rf"(?:{_NEXT}(?:{_CELL} , <n>{_UNIT}(?= (?:,|;|and|then|\)|[.!])|$)|<n>{_UNIT}(?: \( {_PAIR} \)| {_CELL})?|{_CELL}(?: \( <n>{_UNIT} \)| (?:with|at|of) <n>{_UNIT})?))"
_LINKS = rf"(?P<links>{_LINKED}(?: {_LINKED})*)"
_BEHIND = rf"(?: ,| ;| \()?(?: and)?(?: it| this| that| which)?(?: is| are| wa)?(?: closely| narrowly| directly| in turn)? followed(?: closely| narrowly| directly| at some distance)? by {_LINKS}"
_LEADS = r"(?:(?:is|wa|come|came) )?(?:<more>|<ext>|lead|led|top|head|ahead|in front|first)(?: <cell>| the <cell>| field| list| table| <grid>)?"
_VERB = r"(?:(?:is|are|was|were|lie|stand|sit|occur|appear|fall|come|belong|found|reached|recorded|measured|seen)(?= ) ?)+"
_TAIL_ALL = rf"(?:(?:,|-|\(|and) )?(?:{_VERB}(?:{_ALL} )?|{_ALL} (?:{_VERB})?)(?P<there>{_PLACE})"
_TAIL_EACH = rf"(?:, )?(?:{_BEING})?(?P<each>{_PLACE})(?: ,)? respectively"
_END = r"(?: \))?(?: [.!])*(?: ,| ;)?(?: (?:and|but|with|while|whereas))*$"

# One of the values told one by one, and one of those that follow each other.
ENTRY = re.compile(rf"(?<!\S)(?:{_ENTRY}|{_NAMED})(?!\S)")
LINK = re.compile(rf"(?<!\S){_LINKED}(?!\S)")

FRAMES: dict[str, tuple[str, ...]] = {
    "first": (
        # "the lowest two values are 3 and 4, both at A"
        rf"{_HEAD} {_BEING}{_NUMBERS}{_TAIL_EACH}",
        rf"{_HEAD} {_BEING}{_LIST}(?:{_TAIL_ALL}|respectively)?",
        # "the five best values are all in May", "all three lowest values belong to A"
        rf"{_HEAD} {_BEING}(?:{_ALL} )?(?:{_BEING})?(?P<there>{_PLACE})",
        rf"{_HEAD} (?:{_ALL} )(?:{_BEING})?(?P<there>{_PLACE})",
        # "A holds the three lowest values"
        rf"(?P<there>{_REF}(?:(?: {_PREP})+ {_REF})?) (?:hold|ha|have|had|contain|account for|claim|take|show)(?: all)?(?: of)? {_HEAD}",
        # "3 and 4, both at A, are the two lowest values"
        rf"{_LEAD.replace('lead', 'lead2')}{_LIST}(?:are|were) {_HEAD.replace('?P<lead>', '')}",
    ),
    "led": (
        # "A at B leads with 5, followed by 4 at C and 3 at D"; "the best value is A at B (5); it is followed by C at D (4)"
        rf"{_LEAD}(?P<leader>{_CELL}) {_LEADS}(?P<leading>(?: \(| with| at)? <n>{_UNIT}(?: \))?)?{_BEHIND}",
        rf"{_LEAD}(?P<sup1><ext>){_NOUNS}{_OF}{_OVER} {_BEING}(?P<leader>{_LINKED}){_BEHIND}",
    ),
    "part": (
        # "three of the five lowest values are at A"
        rf"(?:only )?(?P<count><n>|all|both|none) (?:of|among) {_HEAD} {_BEING}(?P<there>{_PLACE})",
        rf"(?:of|among) {_HEAD}(?: ,)? (?:only )?(?P<count><n>|all|both|none) {_BEING}(?P<there>{_PLACE})",
    ),
    "ends": (rf"{_ENDS} {_BEING}{_LIST}(?:respectively)?",),
    "two": (
        rf"{_TWO} {_BEING}{_LIST}(?:respectively)?",
        # "the maximum is 9, the minimum 2"
        rf"{_LEAD}(?:overall )?(?P<sup1><ext>){_NOUNS}{_OF}{_OVER} {_BEING}(?P<one><n>{_UNIT})(?: ,)?(?: (?:and|but))?(?: overall)? (?P<sup2><ext>){_NOUNS}(?: (?:is|wa|of|at))? (?P<other><n>{_UNIT})",
    ),
}  # fmt: skip


@cache
def frames() -> tuple[Frame, ...]:
    """All frames; each takes a line to its end."""
    return framed(FRAMES, r"^(?:(?:and|but|while|whereas|or|yet|overall|here|;|,) )*", _END)
