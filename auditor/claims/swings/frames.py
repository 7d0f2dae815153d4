"""The frames in which swings are told, over lines of words and marks; a frame takes a line from its first word to its last.

Groups: `who` the line, `wide` and `narrow` the words for the width, `n` how wide it is, `a` and `b` the ends (`at` a tick, `v` a number).
"""

import re
from functools import cache

from auditor.language.patterns import compiled

_W = r"(?!(?:and|while|whereas|but|with|than|as|is|was|are|were|not|no|only|per|share|ratio|percent|to|from|between|at|in|on|with|of|over|its|their)(?!\S))[a-z][a-z'-]*"
_WIDE = "widest|largest|biggest|greatest|broadest|fullest"
_NARROW = "narrowest|smallest|tightest|slimmest|least"
_WIDER = r"(?P<wide>wider|larger|bigger|greater|broader|wide|large|big|great|broad)|(?P<narrow>narrower|smaller|tighter|slimmer|narrow|small|tight|slim)"
_NOUN = r"(?:swing|spread|range|span|band|amplitude|fluctuation|(?P<loose>variation|variability))"
_GAP = r"(?:gap|difference|distance|contrast|step|span|range|spread|swing)"
_END_WORD = r"(?:best|worst|highest|lowest|top|bottom|maximum|minimum|peak|low|high|largest|smallest|strongest|weakest|warmest|coldest|hottest|coolest|busiest|quietest|wettest|driest|fullest|emptiest)"
_OWN = rf"(?: (?:between|from)(?: (?:its|their|it))? {_END_WORD}(?: (?:<axis>|<cell>|{_W}))? (?:and|to)(?: (?:its|their|it))? {_END_WORD}(?: (?:<axis>|<cell>|{_W}))?)"
_SCOPE = rf"(?:(?: (?:over|across|during|within|through|throughout|of|in|from|to|for)(?: (?:all|any|its|it|their))?(?: (?:<axis>|<n>|{_W})){{1,2}}?)|(?: overall| of all| in all))?"
_UNIT = rf"(?: (?:%|°|°c|{_W}))?(?: {_W})?"
_LEAD = r"(?:(?: ,| :| \(| -)?(?: (?:with|at|of|by|namely|some|fully|just|only|exactly|about|reaching|spanning|mere|full))*)"
_SIZE = rf"(?:{_LEAD} (?P<n><n>)(?! (?:to|-|–|and) <n>){_UNIT}(?: \))?)?"
_END = r"(?:(?:(?P<v{k}><n>) (?:in|at|on|under|for) )?(?P<at{k}><ref>)(?: <axis>)?(?: ?\( (?:at )?(?P<w{k}><n>)(?: (?:%|°|°c|[a-z]+))? \))?|(?P<u{k}><n>)(?: (?:%|°|°c))?)"
_ENDS = rf"(?:(?: ,)?(?: \(| -)?(?: (?:from|between))? {_END.replace('{k}', '1')} (?:and|to|-|–) {_END.replace('{k}', '2')}(?: \))?)?"
_WHO = r"(?:<axis> )?(?P<who><ref>)(?: 's)?(?: <axis>)?"
_ADJECTIVE = rf"(?P<wide>{_WIDE})|(?P<narrow>{_NARROW})"
_NTH = r"(?:(?P<nth>second|third|fourth|fifth)(?: -)? (?:- )?)?"
_THE = rf"(?:by far )?{_NTH}(?:{_ADJECTIVE})(?: {_W})?"
_HAS = r"(?:has|ha|have|had|show|showed|see|saw|record|recorded|display|displayed|with|take|took|span|cover|claim|get|got|boast|exhibit)"
_BELONGS = r"(?:belong to|belonged to|is(?: (?:that|one))?(?: (?:of|at|in|for))?|wa(?: that)?(?: (?:of|at|in|for))?|(?:is|wa) (?:found|seen|recorded|measured|observed) (?:at|in|on|for|by|with)|occur (?:at|in|for)|goe to|go to|come from|:|,)"
_VARIES = r"(?P<loose>vary|varie|varied|fluctuate|fluctuated|swing|swung|change|changed|move|moved)"
_TAIL = rf"{_SIZE}{_ENDS}"

_FIRST = (
    rf"{_WHO} {_HAS} {_THE} {_NOUN}{_OWN}?{_SCOPE}{_TAIL}",
    rf"{_WHO} {_HAS} {_THE} {_GAP}{_OWN}{_SCOPE}{_TAIL}",
    rf"{_THE} {_NOUN}{_OWN}?{_SCOPE} {_BELONGS} {_WHO}{_TAIL}",
    rf"{_THE} {_GAP}{_OWN}{_SCOPE} {_BELONGS} {_WHO}{_TAIL}",
    rf"(?:{_W} )?{_NOUN}{_OWN}?{_SCOPE} (?:is|wa) (?:{_ADJECTIVE}) (?:at|for|in|on|with|under) {_WHO}{_TAIL}",
    rf"(?:{_W} )?{_GAP}{_OWN}{_SCOPE} (?:is|wa) (?:{_ADJECTIVE}) (?:at|for|in|on|with|under) {_WHO}{_TAIL}",
    rf"{_WHO} (?:{_W} )?{_NOUN}{_SCOPE} (?:is|wa) {_NTH}(?:{_ADJECTIVE})(?: (?:of all|overall))?{_TAIL}",
    # "moves least from May to June" tells of a step, and not of where its extremes stand
    rf"{_WHO} {_VARIES} (?:(?P<wide>most)|(?P<narrow>least))(?! (?:from|between) <ref>(?: <axis>)? (?:to|and)){_SCOPE}{_TAIL}",
    rf"no(?: other)? <axis> {_HAS}(?: so| as)? (?:{_WIDER})(?: {_W})? {_NOUN}{_OWN}?{_SCOPE} (?:than|as) {_WHO}{_TAIL}",
    rf"no(?: other)? <axis> {_HAS}(?: so| as)? (?:{_WIDER})(?: {_W})? {_GAP}{_OWN}{_SCOPE} (?:than|as) {_WHO}{_TAIL}",
)
_MORE = (
    rf"{_WHO}(?: {_HAS})? {_THE}(?: {_NOUN})?{_TAIL}",
    rf"(?:{_ADJECTIVE})(?: {_NOUN})? (?:(?:at|for|in|on|with|under|belong to|is(?: that of)?) )?{_WHO}{_TAIL}",
)
_JOINT = r"(?: ,| ;)?(?: (?:and|while|whereas|but))? "


@cache
def first() -> tuple[re.Pattern[str], ...]:
    """The ways to tell a swing, at the beginning of a line."""
    opened = r"(?:(?:and|but|while|whereas|;|,) )*(?:of all (?:<axis>|<n>)(?: <axis>)?(?: ,)? )?"
    return tuple(compiled(rf"{opened}{one}(?!\S)") for one in _FIRST)


@cache
def more() -> tuple[re.Pattern[str], ...]:
    """The ways to go on with another."""
    return tuple(compiled(rf"{_JOINT}{one}(?!\S)") for one in _MORE)


@cache
def leaning() -> tuple[re.Pattern[str], ...]:
    """The ways to go on in a clause of its own."""
    return tuple(compiled(rf"{one}(?!\S)") for one in _MORE[1:])


END = re.compile(r"(?: [.!;,])*(?: (?:and|but|while))?$")
