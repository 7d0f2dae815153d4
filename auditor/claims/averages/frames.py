"""The frames in which means and sums of lines are told, over lines of words and marks."""

from functools import cache

from auditor.claims.frames import Frame, headed

_WHOLE = r"(?:period|half ?-? ?year|year|week|series|range|season|day|study|survey|time|lot|whole)"
_OVER = r"(?:over|across|for|in|of|throughout|during)"
# What a mean is taken over: all lines of the other side.
_SETTING = r"(?: (?:<cell>|settings?|levels?|values?|conditions?|categories|groups|steps))"
_SPAN = (
    rf"{_OVER}(?: (?:all|its|their|whole|entire|full|these))*"
    rf"(?:(?: (?P<size{{k}}><n>))?(?: (?:(?P<span{{k}}><axis>|<every>){_SETTING}?|(?P<whole{{k}}>{_WHOLE})))?|(?: (?P<sized{{k}}><n>))?(?: <cell>)? (?P<lines{{k}}><row>|<column>)|(?: (?P<some{{k}}><n>)) (?:(?!of\b|in\b|at\b)[a-z]+){_SETTING}?)"
)


def _span(k: int) -> str:
    return _SPAN.format(k=k)


_FUNCTION = r"(?P<function>averages?|means?|totals?|sums?)"
_NAMED = r"<ref>(?: (?:<axis>|<row>|<column>))?"
_WHO = rf"(?P<who>{_NAMED})"
_IS = r"(?:(?:(?:is|are|was|were|be|comes?|came|amounts?|works?|worked|stands?|stood|lies?|lay|stays?|stayed|remains?|sits?|reach(?:es|ed)?|equals?|out|to|at|on|:) ?)+)"
_BOUND = r"(?P<bound>(?:(?:above|below|over|under|beyond|more than|less than|fewer than|at least|at most|no more than|no less than|just|only|exactly|about|around|roughly|nearly|almost|some|slightly|well|precisely|tops?|exceeds?|passes|clears|reaches|by) ?)*)"
_UNIT = r"(?:(?: (?!than\b|of\b|and\b|in\b|at\b|is\b|are\b|was\b|were\b)(?:%|°|[a-z³²/-]+)){0,3}?(?: (?:per |each |every )?(?P<per><axis>|<every>))?)"
_VALUE = rf"{_BOUND}(?P<n><n>){_UNIT}"
_NTH = r"(?:(?P<nth>second|third|fourth|fifth)(?: -)? )?"
_TOP = rf"{_NTH}(?:(?P<top>highest|largest|greatest|biggest|<max>)|(?P<low>lowest|smallest|least|<min>))"
_AMONG = r"(?:,? (?:of|among)(?: (?:all|any|them|its|these|every|other|<n>|<axis>|<every>|<row>|<column>|<cell>|[a-z]+)){1,3})?"
_THAN = r"(?:(?P<more>(?:higher|larger|greater|more|bigger) than|above|over|exceeds|tops|outstrips|surpasses)|(?P<less>(?:lower|smaller|less) than|below|under))"
_OTHER = rf"(?:that (?:of|for|at|in) )?(?P<other>{_NAMED})"
_BY = rf"(?: by {_BOUND.replace('bound', 'bound2')}(?P<by><n>){_UNIT.replace('per>', 'per2>')})?"
_BY_SO_MUCH = rf"(?:{_BOUND.replace('bound', 'bound3')}(?P<by2><n>){_UNIT.replace('per>', 'per3>')} )?"
_ADDING = r"(?:(?P<mean>averag(?:es|ed))|(?P<sum>totals|totall?ed|sums(?: up)? to|summed(?: up)? to|adds up to|added up to))"
_TAKEN = rf"(?:(?P<mean>averaged|on average)|(?P<sum>summed|in total|in all|added up|altogether))(?: {_span(1)})?(?: ,)?"
_OPENED = r"^(?:(?:and|but|while|whereas|yet|overall|;|,) )*"
_HAS = r"(?:has|have|had|shows?|showed|gets?|got|records?|recorded|posts?|posted|boasts?|takes?)"
_WITH = r"(?:at|for|in|on|with|under|to)"
_HEADS = {
    "of": rf"(?:{_span(1)} ,? ?)?(?:overall )?{_FUNCTION} (?:of|for|at|in|on) {_WHO}(?: {_span(2)})?",
    "owned": rf"{_WHO} (?:'s |s )?(?:overall )?{_FUNCTION}(?: {_span(1)})?",
    "sized": rf"(?P<size1><n>)(?: -)? (?P<span1><axis>|<every>) {_FUNCTION} (?:of|for|at|in|on) {_WHO}",
    "owned sized": rf"{_WHO} (?:'s |s )?(?P<size1><n>)(?: -)? (?P<span1><axis>|<every>) {_FUNCTION}",
    "taken": rf"{_TAKEN} {_WHO}",
    "plain": _WHO,
    "placed": rf"{_span(1)} ,? ?{_WHO}",
    "beside": rf"{_WHO} ,? ?{_span(1)} ,?",
}
_SAID = (
    rf" (?:{_IS} )?{_VALUE}",
    rf" {_IS} {_TOP}{_AMONG}",
    rf" (?:{_IS} )?{_BY_SO_MUCH}{_THAN} {_OTHER}{_BY}",
)
_DOES = (rf" (?P<verb>[a-z]+) {_VALUE}", rf" {_HAS} {_TOP}(?: <cell>)?{_AMONG}")
_RANKED = (
    rf" {_HAS} {_TOP}(?: overall)? {_FUNCTION}{_AMONG}(?: {_span(2)})?(?: ,? (?:(?:at|with|of) )?{_VALUE})?"
)
_ADDED = (rf" {_ADDING} {_VALUE}(?: ,? ?{_span(2)})?",)
_COURSE = rf"(?P<way><up>|<down>) from (?:(?P<who>{_NAMED}) to (?P<other>{_NAMED})|(?P<pair><pair>))"

_TABLE = {
    "said": (
        *((head, body) for head in ("of", "owned", "sized", "owned sized", "taken") for body in _SAID),
        *(("taken", body) for body in _DOES),
    ),
    "adds": tuple((head, body) for head in ("plain", "placed", "beside") for body in _ADDED),
    "has": (
        ("plain", _RANKED),
        ("placed", _RANKED),
        ("taken", _RANKED),
        (
            "",
            rf"{_OPENED}{_TOP} {_FUNCTION}(?: {_span(1)})? (?:is|was|belongs? to)(?: that of| of| at| for| in)? {_WHO}",
        ),
        ("", rf"{_OPENED}{_FUNCTION}(?: {_span(1)})? is {_TOP} (?:at|for|in|on) {_WHO}"),
    ),
    "measured": (
        (
            "",
            rf"{_OPENED}{_TAKEN} (?:[a-z]+|<cell>)(?: [a-z]+)? (?:{_IS} )?{_VALUE} (?:{_WITH} )?{_WHO}",
        ),
    ),
    "runs": (
        ("", rf"{_OPENED}(?:overall )?{_FUNCTION} {_span(1)} {_COURSE}"),
        ("", rf"{_OPENED}{_TAKEN} (?:[a-z]+|<cell>) {_COURSE}"),
    ),
}


@cache
def frames() -> tuple[Frame, ...]:
    """All frames; the groups that they share are named alike."""
    heads = {name: f"{_OPENED}{pattern}" for name, pattern in _HEADS.items()}
    return headed(heads, _TABLE, r"(?: [.;,!])*$")
