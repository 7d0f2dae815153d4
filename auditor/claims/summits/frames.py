"""The frames in which a sentence tells an extreme or a rank, as patterns over the lines of `lines.py`.

Groups, each with a number behind its name: `sup` the superlative, `rank` the place in order, `of` and `lead` where it was looked for,
`at` where it stands, `v` its number, `way` what nothing exceeds it in, `off` that the diagonal is left out, `each` in which lines one by one.
"""

from functools import cache

from auditor.claims.frames import Frame, framed

_PREP = r"(?:in|on|at|for|with|under|by|of|from|among|within|across|between|combined with)"
_KIND = r"(?:<axis>|<row>|<column>)"
_NOT_NOUN = rf"(?!{_PREP}(?!\S)|(?:is|are|wa|were|be|been|that|which|who|whose|where|when|than|not|but|and|or|none|all|every|each|it|its|they|there|while|so|if|belong|goe|come)(?!\S)|<)"
# Of these there may be a largest that no cell holds.
_NO_MEASURE = "impact|influence|lift|outlier|anomaly|surprise|problem|challenge|question|concern|risk|disappointment|regression|relationship|dependence|pattern|feature|role|argument|reason|lesson|exception"
_WORD = rf"{_NOT_NOUN}(?!(?:{_NO_MEASURE})(?!\S))[^\s,.;:()]+"
_NOUN = rf"(?:<cell>|{_KIND}|{_WORD})"
_NOUNS = rf"(?:(?: -)? {_NOUN}){{0,3}}?"
_REF = rf"(?:(?:{_KIND}|that of|those of|one of|one) )*<ref>(?: 's)?(?: (?:{_KIND}|<cell>))?"
_AT = rf"(?:{_PREP} )*{_REF}(?:(?: ,)?(?: and)? (?:\( )?(?:(?:{_WORD} )?(?:{_PREP} )+)?{_REF}(?: \))?)?"
_UNIT = r"(?: (?:%|percent|point|thousand|million|<axis>|of them|time))?"
_BEFORE_NUMBER = rf"(?:(?: ,| :| \(| -)?(?: (?:with|at|of|by|reaching|namely|which (?:is|reach|stand at)|where (?:it|value) (?:is|reach|stand at)|and|about|around|{_NOUN} of))*)"

_ALL = rf"(?P<all1> (?:of|in|on|among|across)(?: all)?(?: (?:<n>|<cell>|<grid>|{_WORD}))?| overall| anywhere| of all| ever)?"
_PANEL = r"(?:(?: ,)? (?:(?:in|on|for|of|under|with) )?<panel>(?: <grid>)?)?"
_BEING = (
    r"(?: (?:is|are|wa|were|belong to|goe to|went to|fall to|fall on|fall at|lie|stand|sit|occur|appear|come|come from|held by|is held by|"
    r"(?:is|are|wa|were) (?:found|reached|seen|recorded|obtained|located|held by|that|that of|those|those of|one|measured|counted|observed|noted|taken|registered)|found|reached|measured|recorded)| ,| :)"
)
_MANAGE = r"(?:manage|reach|achieve|attain|get|ha|have|record|show|score|make|see|post|deliver|produce|yield)"
_OFF = r"(?:<but>|outside|off|beyond|away from|beside) <diagonal>|<off-diagonal>"
_END = r"(?: [.!])*(?: ,| ;)?(?: (?:and|but|with|while|whereas))*$"


def _of(n: int) -> str:
    return rf"(?: (?:of|in|on|at|for|with|within|under|that) (?P<of{n}>{_REF}))?"


def _value(n: int) -> str:
    return rf"(?:{_BEFORE_NUMBER} (?P<v{n}><n>){_UNIT}(?P<tail{n}>(?: (?:on|of|in|per))?(?: {_WORD}){{1,3}})?(?: \))?)"


def _at(n: int) -> str:
    return rf"(?P<at{n}>{_AT})"


def _told(n: int) -> str:
    """What is told of an extreme: its place, its number, or both."""
    parted = (
        r"(?: ,| \(| -)?(?: and)?(?: (?:is|was|are|lie|stand|sit|occur|fall|appear|belong to|goe to))?"
        r"(?: (?:reached|found|seen|obtained|recorded|attained|set|scored|held))?"
    )
    return rf"(?: {_at(n)}{_value(n)}?{_PANEL}(?: \))?| {_at(n + 2)}{_value(n + 2)} {_at(n + 3)}|{_value(n + 1)}{_PANEL}(?:{parted} {_at(n + 1)}(?: \))?)?)"


_LEAD = rf"(?:(?:{_PREP}|look at|take) (?P<lead1>{_REF})(?: ,| :)? |<panel>(?: ,| :)? |(?:in|on|for) <panel>(?: ,| :)? )?(?:(?P<off1>{_OFF})(?: ,)? )?"
# "The best, by a wide margin, is A".
_ASIDE = r"(?: , (?:by|of|as|not)(?: [^\s,<]+){1,5} ,)?"
_SUP = (
    r"(?:overall )?(?P<sup1><ext>|<est>|<least>|<odd>|most (?!of\b)[a-z]+|top|leader|favourite)(?P<nouns1>"
    + _NOUNS
    + ")"
    + _ASIDE
)
_CROWN = r"(?P<sup1>crown|title|top spot|gold|gold medal|palm|honour|laurel|prize|pole position)"

FRAMES: dict[str, tuple[str, ...]] = {
    "extreme": (
        # "the highest value of row A is 5, at B"; "A's best is 5"; "the crown goes to A at B, with 5"
        rf"{_LEAD}(?:(?P<of1>{_REF}) )?{_SUP}{_of(2)}{_ALL}{_PANEL}(?: (?P<off2>{_OFF}))?{_BEING}{_told(1)}",
        # "the most bees were counted in A at B"
        rf"{_LEAD}(?P<sup1>most|fewest|<ext>|<least>) (?P<nouns1>{_NOUN}(?: {_NOUN})?)(?: (?:is|are|wa|were))? (?:{_WORD} )?(?={_PREP} ){_told(1)}",
        rf"{_LEAD}{_CROWN}(?: (?:goe|go|went|belong) to){_told(1)}",
        # "the best that A manages is 5, at B"
        rf"{_LEAD}{_SUP}(?: that)?(?: ever)? (?P<of1>{_REF})(?: can)? (?:ever )?{_MANAGE}(?: is| ,| :){_told(1)}",
        rf"{_LEAD}{_SUP}(?: that)? (?:you|one|we|anyone)(?: can| could)? {_MANAGE}(?: is| ,| :){_told(1)}",
        # "A tops out at 5"
        rf"{_LEAD}(?P<of1>{_REF})(?P<verb> )<ext>(?: out)? (?:at|with){_value(1)}{_PANEL}(?:(?: ,)? {_at(1)})?",
        rf"(?P<off1>{_OFF})(?: ,)? {_SUP}{_BEING}{_told(1)}",
    ),
    "denied": (
        # "the highest value does not stand in row A", "the best of row A is not at B"
        rf"{_LEAD}(?:(?P<of1>{_REF}) )?{_SUP}{_of(2)}{_ALL}{_PANEL} (?:is|are|wa|were|do|doe|did)(?: certainly| clearly)? not(?: (?:found|reached|seen|located|belong to|go to|lie|stand|sit|occur|fall|appear|come from|come|that of))?(?: {_at(1)}| {_at(2)} 's)",
    ),
    "place": (
        # "at A, B is the highest, with 5"; "5 on B is the top value"; "with 5, B at C is the highest of all"
        rf"{_LEAD}{_at(1)}(?:{_value(1)}(?: ,)?)?(?: is| are| wa) {_SUP}{_of(1)}{_ALL}{_PANEL}{_value(2)}?",
        rf"{_LEAD}(?P<v1><n>)(?: ,)? {_at(1)}(?: ,)?(?: is| wa) {_SUP}{_of(1)}{_ALL}{_PANEL}",
        rf"with (?P<v1><n>){_UNIT}(?: ,)? {_at(1)}(?: is| wa) {_SUP}{_of(1)}{_ALL}{_PANEL}",
        rf"{_LEAD}(?:though )?(?:, )?it (?:is|wa) {_at(1)}(?:(?: ,)? (?:not|rather than) <ref>)?(?: ,)? that (?P<sup1><ext>|<more>|lead|win|won|come first){_value(1)}?",
        rf"{_LEAD}{_at(1)}(?: take|took|hold|held|ha|have|get) (?P<sup1>lead|crown|record|top spot|gold){_value(1)}?",
    ),
    "rank": (
        rf"(?:(?:after|behind|next to|right behind) <ref>(?: ,)? )?{_LEAD}(?:(?P<of1>{_REF}) )?(?P<rank1><rank>){_NOUNS}{_of(2)}{_ALL}{_PANEL}(?:{_BEING}){_told(1)}",
        rf"{_LEAD}(?P<rank1><rank>) (?:come|is|stand|follow){_told(1)}",
        rf"{_LEAD}{_at(1)}(?: is| are| wa| <move>(?: back)?)? (?P<rank1><rank>|(?:in|to|into) (?:second|third|fourth|fifth)(?: place)?){_ALL}{_PANEL}{_value(1)}?",
    ),
    "nothing": (
        rf"(?:{_LEAD})(?:none(?: (?:is|are|wa|do|doe|did))?|nobody){_NOUNS}(?: (?:is|are|wa|it|any|even|come|come out|score|do|doe|did|turn|turn out|get|rise|rank|hold))*(?: (?P<way1><more>|<less>|<better>|<worse>|<er>|exceed|surpass|match|beat))(?: (?:in|at|on|for) (?P<lead2>{_REF}))?(?: than)?"
        rf"(?: {_at(1)}{_value(1)}?| {_at(2)} (?P<v2><n>){_UNIT}(?:(?: ,)? {_at(3)})?|(?: (?P<v3><n>){_UNIT}) (?:of|by|in|on|at|for) {_at(4)})",
    ),
    "each": (
        rf"(?:(?:per|for each|in each|within each) (?P<each1><row>|<column>)|(?:in|for|of|on) (?P<each2><every>))(?: ,)? {_SUP}(?: is| are| fall on| lie| occur| stand| sit)(?: all)? {_at(1)}",
        rf"{_at(1)}(?: is| are| wa)(?: all)? {_SUP}(?: in| on| for| at| with)(?: all)? (?P<each1><every>)",
    ),
}  # fmt: skip


@cache
def frames() -> tuple[Frame, ...]:
    """All frames; each takes a line to its end."""
    return framed(FRAMES, r"^(?:(?:and|but|while|whereas|or|yet|;|,) )*", _END)
