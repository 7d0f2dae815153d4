"""The frames of tallies: what is said of a thing, with how many of them there are."""

import re
from dataclasses import dataclass
from functools import cache

from auditor.claims.tallies.more_frames import more_frames
from auditor.claims.tallies.words import (
    BEFORE,
    BEHIND,
    COUNTED,
    LIST,
    MEASURE,
    SMALL,
    SPARED,
    TOLD_AGAIN,
    UNIT,
    VERB,
    place,
)
from auditor.language.phrasing import compiled

_MORE = r"(?: (?P<more>or (?:larger|more|higher|above|greater|over|less|smaller|lower|fewer|below|under)))?"
# Not "the 92 of Fir in May".
_VALUE = rf"{VERB} (?P<bound><number>|{SMALL})(?! of (?:the )?<(?:tick|line|spot|place)>){_MORE}{UNIT}"
_BETWEEN = rf"{VERB} (?:between|from) (?P<low><number>) (?:and|to|-) (?P<high><number>){UNIT}"
_SIGN = r"(?P<verb> (?:is|are|wa|were|has|have|show|remain|stay|turn(?: out)?)(?: (?:a|an))?) (?P<sign>(?:positive|negative)(?:ly)?)(?: (?:correlated|related|associated|correlation|value|sign|<cell>))?"
_BOUND = r"(?: (?:(?:more|less|fewer) than|at least|at most|over|under|above|below|up to|just|only|some|about|exactly))*"
_SPREAD = (
    r"(?P<verb> (?:vary|varie|varied|move|moved|swing|swung|change|changed|fluctuate|shift|shifted|range|ranged|span|spanned|cover|differ))(?: over| across| by| through)?"
    rf"(?: (?:a|the))?(?: (?:spread|range|span) of)?{_BOUND} (?P<bound><number>|{SMALL}){UNIT}(?: (?:as|when|while|with|across|over|along|between) (?:the )?<axis>(?: (?:change|varie|vary|rise|grow|increase))?)?"
)
_SUM = rf"(?P<verb> (?:add up to|sum to|sum up to|total|come to|amount to|average|(?:has|have) an? (?:sum|total|mean|average)(?: [a-z]+)? (?:of|above|below|over|under))){_BOUND} (?P<bound><number>|{SMALL}){UNIT}"
_TOP = r"(?:the |their |it |its )*(?P<end>maximum|max|highest(?: [a-z]+| <cell>)?|peak|largest(?: [a-z]+| <cell>)?|minimum|min|lowest(?: [a-z]+| <cell>)?|smallest(?: [a-z]+| <cell>)?)"
_AT = r"(?:(?:in|at|on|for|under|with|to|from|between|during) )?(?:the )?(?P<at><tick>|<line>)(?: <(?:axis|row|column)>| o'clock)?"
_PEAK = rf"(?P<verb> (?:peak|(?P<bottom>bottom out|trough))) {_AT}"
_HAVE_PEAK = rf"(?P<verb> (?:has|have|reach|show|take|hit|find|get)) {_TOP} {_AT}"
_AT_ITS_PEAK = rf"(?P<verb> (?:is|are|wa|were|do|doe|did|fare|come out))(?: at (?:it|their|the))? (?P<end>best|worst|[a-z]{{2,}}est)(?: overall| of all)? {_AT}"
_BEATS = (
    r"(?:(?: the)? (?P<one><tick>|<line>)(?: <(?:axis|row|column)>)?)(?P<verb> (?:(?P<above>beat|exceed|top|surpass|outdo|overtake|(?:(?:is|are|lie|score) )?(?:higher|larger|greater|more|above)(?: than)?)"
    r"|(?P<below>trail|(?:(?:is|are|lie|score|fall|stay) )?(?:lower|smaller|less|below|behind)(?: than)?)))(?: (?:that|those) of)?(?: the)? (?P<other><tick>|<line>)(?: <(?:axis|row|column)>)?"
)
_STEPS = r"(?P<steps>(?: (?:alway|steadily|monotonically|continuously|strictly|at every step|at each step|step by step|throughout|without (?:a )?(?:break|exception|interruption)|from (?:one|each) (?:[a-z]+|<axis>|<column>|<row>) to the next|with (?:every|each) (?:added |additional |extra |further |more )?(?:[a-z]+|<axis>)|from (?:the )?(?:first|left|top|right|bottom) to (?:the )?(?:last|right|bottom|left|top)|without (?:a |any )?(?:break|exception|interruption|setback)))+)"
_UP, _DOWN = (
    r"(?P<up>rise|rose|climb|climbed|increase|increased|grow|grew|go up|went up)",
    r"(?P<down>fall|fell|drop|dropped|decline|declined|decrease|decreased|dip|dipped|shrink|lose ground|go down|went down)",
)
_COURSE = rf"(?P<never> (?:never|do not|doe not|did not))? (?:{_UP}|{_DOWN})(?P<verb>){_STEPS}"
_NEVER = rf"(?P<never> (?:never|do not ever|doe not ever)) (?:{_UP}|{_DOWN})(?P<verb>)(?: back| again)?"
_BREAK = r"(?P<verb> (?:has|have|show|see|contain|had|saw)) (?:a|at least one|some|any) (?:year|month|week|day|step|column|row|quarter)?(?: - (?:on|over|to|by) - (?:[a-z]+))? ?(?:(?P<up>rise|increase|gain)|(?P<down>drop|decline|decrease|fall|dip|setback|loss))"
_WHOLE = r"(?P<verb> (?:(?:is|are|wa|were|come out) (?:complete|filled|full|unbroken|gapless)|(?:has|have|show|hold|contain) (?:(?:a|an) (?:<cell>|number|value|reading|entry|survey|result|measurement)(?= (?:in|for|at|on)(?!\S))|no (?:gap|hole|blank|missing (?:<cell>|[a-z]+)|empty (?:<cell>|[a-z]+)))))"
_GAPS = rf"(?P<verb> (?:has|have|show|lack|miss|contain|had|with)) (?P<bound><number>|{SMALL}|a|any)(?: (?:single|one))? (?:(?:missing|empty|blank|unfilled)(?: <cell>| (?!in|at|for|on)[a-z]+)?|gap|hole)"
_CLASS = r"(?P<verb> (?:are|is|fall|lie|belong|sit|wa|were|stand))(?: (?:in|to|into|at|on))? (?:the |it |their )(?P<end>highest|top|lowest|bottom) (?P<end_of>class|category|band|bin|level|tier|grade|rung)"
_HOLDS = rf"(?P<verb> (?:has|have|hold|contain|show|see|had)) (?P<many>(?:(?:more|fewer|less) than |at least |at most |only |just |exactly )?<number>|{SMALL}|an?|any|no(?: single)?)(?: <cell>| value| reading| number| score| result| entry| figure)(?: (?:that|which))?(?P<asked>(?: (?:is|are|of|at|or|reach|exceed|above|below|under|over|beyond|past|beneath|pass|surpass|equal|fall|short))+) (?P<bound><number>){_MORE}{UNIT}"
_FROM_TO = rf"(?P<verb>) (?:{_UP}|{_DOWN})(?: from (?:the )?(?P<from><(?:tick|line|panelname)>))? to (?:the )?(?P<to><(?:tick|line|panelname)>)(?: <panel>)?"
# What is said of things themselves, behind their number.
_PREDICATES = (
    ("value", _VALUE),
    ("between", _BETWEEN),
    ("sign", _SIGN),
    ("spread", _SPREAD),
    ("sum", _SUM),
    ("peak", _PEAK),
    ("peak", _HAVE_PEAK),
    ("peak", _AT_ITS_PEAK),
    ("course", _COURSE),
    ("course", _NEVER),
    ("break", _BREAK),
    ("change", _FROM_TO),
    ("class", _CLASS),
    ("holds", _HOLDS),
    ("whole", _WHOLE),
    ("gaps", _GAPS),
    ("again", r"(?P<verb> (?:do|doe|did))(?: (?:so|that|it|not|the same))?"),
)
# Two panels, cell by cell.
_PANELS = r"(?:the )?(?:both |two )?(?P<both><panels>|<panel>|<panelname>(?: and (?:the )?<panelname>)?)(?: <panel>)?"
_LEADS = (
    r"(?: (?:is|are|wa|were|come out|score|lie|stand|do|doe|come))?(?: (?:strictly|clearly|also))?"
    r"(?: (?P<above>ahead|higher|in front|in the lead|on top|lead|above)| (?P<below>behind|lower|below|trail)| (?P<good>better|win|won|best)| (?P<bad>worse|lose|lost))"
    r"(?: (?:than|of) (?:the )?(?P<rival><panelname>)(?: <panel>)?)?"
)
_ALIKE = (
    r"(?: (?:show|hold|have|give|agree on|share|are|is|print|carry|be))?(?: (?:exactly|the|a|precisely|completely))*"
    r"(?: (?P<equal>same(?: [a-z]+| <cell>)?|identical(?: [a-z]+| <cell>)?|agree|tied|equal|match|coincide|level)| (?P<different>different(?: [a-z]+| <cell>)?|differ|disagree|diverge))"
)
_CASES = rf"{COUNTED}{SPARED}{TOLD_AGAIN}{place('where')}"
_BEHIND_CASES = rf" (?:in|at|on|for) {_CASES}{LIST}"


@dataclass(frozen=True, slots=True)
class Frame:
    """A way to tell a tally, and the kind of what it says."""

    kind: str
    pattern: re.Pattern[str]


@cache
def frames() -> tuple[Frame, ...]:
    """All of them; the longest that fits is meant."""
    found = []
    subject = rf"(?:there (?:is|are|were|wa) )?{COUNTED}{SPARED}{TOLD_AGAIN}{place('where')}(?: (?:that|which))?{BEFORE}"
    tail = rf"{place('where2')}{BEHIND}{LIST}"
    for kind, words in _PREDICATES:
        found.append(Frame(kind, _ended(rf"{subject}{words}{tail}")))
        if kind not in ("sign", "value", "between", "class", "holds", "whole", "gaps", "again"):
            found.append(
                Frame(kind, _ended(rf"(?:in|at|on|for) {_CASES}(?: ,)?{MEASURE}{BEFORE}{words}{tail}"))
            )
    for kind, words in more_frames(subject, _VALUE, _SIGN, _HOLDS, _CASES):
        found.append(Frame(kind, _ended(words)))
    whose = r"(?: ,)?(?: (?:whose|where|in which|for which|on which))?"
    found.append(
        Frame(
            "beats", _ended(rf"(?:(?:in|at|on|for|there (?:is|are|were|wa)) )?{_CASES}{whose}{_BEATS}{LIST}")
        )
    )
    lies = r" (?:is|are|lie|sit|stand|fall|come|occur|wa|were|be)"
    found.append(
        Frame("peak", _ended(rf"(?:in|at|on|for) {_CASES}(?: ,)? {_TOP}(?P<verb>(?:{lies})?) {_AT}{LIST}"))
    )
    found.append(Frame("versus", _ended(rf"{_PANELS}{_LEADS}{_BEHIND_CASES}")))
    found.append(Frame("versus", _ended(rf"(?:in|at|on|for) {_CASES}(?: ,)? {_PANELS}{_LEADS}")))
    found.append(Frame("alike", _ended(rf"{_PANELS}{_ALIKE}{_BEHIND_CASES}")))
    found.append(Frame("alike", _ended(rf"(?:in|at|on|for) {_CASES}(?: ,)? {_PANELS}{_ALIKE}")))
    found.append(Frame("again", _ended(rf"{_PANELS}{_BEHIND_CASES}")))
    rest = r" (?:in|at|on|for) the (?P<rest>other|others|rest|remaining)(?: (?P<count>[a-z]+|<number>)(?= <| [a-z]|$| [.,;]))?(?: <(?:cell|row|column|axis)>)?"
    found.append(
        Frame(
            "alike",
            _ended(
                rf"(?:(?:{_PANELS}|they) )?(?P<equal>tie|draw|(?:are|is) (?:tied|equal|level|the same))(?: with (?:<panelname>|each other))?{rest}"
            ),
        )
    )
    one_of = r"(?P<member>(?:the )?<(?:spot|place|tick|line|panelname)>)(?: <(?:axis|row|column|panel)>)? (?:is|are|wa|were) (?:(?:only )?(?:one|both|two)|<number>|among) (?:of )?(?:the )?"
    found.append(
        Frame(
            "value",
            _ended(
                rf"(?:with <number>(?: [a-z]+)? , )?{one_of}{COUNTED}{place('where')}(?: (?:that|which|to|with))?{VERB}{{0,1}} (?P<bound><number>|{SMALL}){_MORE}{UNIT}{place('where2')}{BEHIND}"
            ),
        )
    )
    between = r"(?: (?:in|between|across|on|of) (?:the )?(?:two |both )*(?P<both><panels>|<panel>|<panelname> and (?:the )?<panelname>|two)(?: <panel>)?)?"
    found.append(Frame("alike", _ended(rf"{_CASES}{BEFORE}{_ALIKE}{between}{LIST}")))
    return tuple(found)


def _ended(frame: str) -> re.Pattern[str]:
    return compiled(rf"{frame}(?= ?[.,;:!]| (?:and|but|yet|while|whereas|though|although)(?!\S)|$)")
