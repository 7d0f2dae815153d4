"""The frames in which worked-out numbers are told, over lines of words and marks, each to the last word."""

from functools import cache

from auditor.claims.frames import Frame, framed
from auditor.claims.worked.pace_frames import PACES, TOTALS

TICK = r"(?:<t>|<n>)"
PLACE = rf"(?:<tt>|{TICK}(?:(?: ,| \/| ×)?(?: (?:in|at|with|under|on|of|for|and))? {TICK})?)"
_LIST = r"(?:<t>|<tt>)(?:(?: ,)?(?: and)? (?:<t>|<tt>))*"
_AT = r"(?:at|in|for|with|under|on)"
# From what to what; "in 2014" is the step that leads there.
_PAIR = rf"(?:from|between) (?:{TICK} (?:to|and) {TICK}|<tt>)"
_SPAN = rf"(?:(?:in|of|during) {TICK}|since {TICK}|{_PAIR})"
_LEAD = rf"(?:(?P<lead>{_SPAN})(?: ,)? )?"
_TAIL = rf"(?: (?P<tail>{_SPAN}))?"
_OF_ALL = r"(?: of)?(?: all)?(?: (?P<total{n}><n>))?(?: <axis>)?"
WHO = (
    rf"(?:(?:only|(?:no <axis>|none|nobody|no one) (?:but|except|other than)) (?P<only>{_LIST})|all (?:but|except) (?P<but>{_LIST})|(?P<none>no <axis>|nobody|no one|nothing|(?:none|not one){_OF_ALL.format(n='1')})"
    rf"|(?P<all>(?:all|both|each|every|every one){_OF_ALL.format(n='2')})"
    rf"|(?:just |only |exactly )?(?P<count><n>){_OF_ALL.format(n='3')}|(?P<names>{_LIST}))"
)
_MOVE = r"(?:(?:had|has|have) )?(?P<move><up>|<down>)(?: ground)?(?: by)?"
_NOUN = r"(?:(?P<into><t>) )?(?P<move><up>|<down>|(?:difference|gap|distance)(?: between (?P<panels><p> and <p>))?)(?: <panels>)?"
_WAS = r"(?: (?:was|is|were|came out|turned out|proved))"
_MORE = r"(?:more|less|fewer)"
RIVAL = (
    rf"(?:{_MORE} than )?(?:any other(?: <axis>)?|all others|<tt>|(?:that of )?<t>(?: <n>)?(?: did| does)?)"
)
HARD = r"(?:hardest|most|furthest|farthest|steepest|sharpest|most sharply|most steeply|most of all)"
SOFT = r"(?:least|mildest|gentlest|least of all)"
_FROM_TO = r"from <n> to <n>"
BRACKET = rf"(?: \( (?:by )?(?:(?:just|only) )?(?:<n>(?:(?: ,)? {_FROM_TO})?|{_FROM_TO}) \)| by <n>(?: , {_FROM_TO})?(?= (?:,|and)|$| \.))"
ONE = rf"{_LIST} (?:{HARD}|{SOFT})(?:{BRACKET})?"
MOST = r"(?:deepest|greatest|largest|biggest|highest|strongest|steepest|sharpest|widest|heaviest)"
LEAST = r"(?:shallowest|smallest|least|lowest|weakest|mildest|slightest|narrowest|lightest)"
PEAK = rf"(?:{MOST}|{LEAST})(?: , (?:(?:just|only) )?<n> ,)? {_AT} {PLACE}(?:(?: and)? {_AT} {PLACE})*(?: \( (?:(?:just|only) )?<n> \)| , (?:where it (?:was|is|reached|came to)|at|with) (?:(?:just|only) )?<n>)?"
VALUED = rf"(?:(?:just|only) )?<n> {_AT} {PLACE}"
_TAIL_ONLY = rf"(?P<tail>{_SPAN})"
_EVERY = r"(?: (?:in|at|with|on|for|across) (?:(?:either|every|each|any|all|both)(?: (?:<axis>|<panels>))?|<panels>|<p>)| anywhere| throughout)*"
_STEP = rf"(?:(?:going|moving|stepping|passing|(?:(?:step|move|jump|change))) (?P<pair>{_PAIR})|(?P<lead>{_PAIR}) ,|(?P<end>first|last|final) (?:(?P<width><n>|<t>)|step))"
_BRINGS = r"(?P<move><up>|<down>|brings|brought|bought|buys|yields|yielded|costs|cost)"
BOUND = r"(?P<bound>at best|at most|at least|at worst|no more than|no less than|never more than|never less than|not more than|not less than)"
_LEVEL = r"(?:(?:its|their|his|her) )?(?P<from><t>) (?:level|value|figure|mark|reading|standing)"
_EXACT = r"(?: (?P<exact>exactly|precisely))?"
_BACK = (
    rf"(?:(?:(?:was|were|is|are|got|had got|had come) back (?:at|to|on)|(?:had |has |have )?(?:returned|<up>) to){_EXACT}"
    rf"|(?:had |has |have )?(?P<regained><up>|reached|matched|made it back to)) {_LEVEL}"
)
_STANDS = rf"(?:was|were|is|are|stood|had been|ended) (?P<stands>above|below|higher than|lower than|short of|ahead of|up on|down on) {_LEVEL}"
_CLOSEST = rf"(?:(?: ;| ,)(?: (?:though|but|and|with|while))? (?P<closest>{_LIST}) (?:came|coming|got|getting) (?:closest|nearest)(?: ,(?: (?:each|both))?(?: (?:just|only))? (?P<apart><n>)(?: (?P<below>below|short|under|shy)(?: of)?(?: it)?))?)"
_BEST = r"(?:best|worst|highest|lowest|fullest|emptiest|strongest|weakest|busiest|quietest|richest|poorest|wettest|driest|warmest|coldest|hottest|fastest|slowest|heaviest|lightest|largest|smallest|loudest)"
_WIDE = r"(?:widened|grew|opened(?: up)?|stretched|<up>|widening|growing|rising|stretching)"
_TIGHT = r"(?:narrowed|shrank|shrunk|closed|<down>|narrowing|shrinking|closing|falling)"
_GAP = rf"(?:gap|spread|distance|difference) (?:between (?:{_BEST}) and (?:{_BEST})(?: <axis>)?)"
MOVES = rf"(?:{_WIDE}|{_TIGHT})(?: back)?(?: from <n> in <t>)? to <n>(?: (?:by|in|at) <t>)?"

_TABLE = {
    "lost": (
        rf"{_LEAD}(?P<names><t>) {_MOVE} (?P<size><n>){_TAIL}(?P<rivals>(?: ,)?(?: (?:and|but|which is|which was|i\.e\.))? {_MORE} than {RIVAL}(?:(?: ,)?(?: (?:and|but|though|yet|if|although))? {RIVAL})*)?",
    ),
    "all": (
        rf"{_LEAD}{WHO} {_MOVE}(?: (?:at once|together|alike))?{_TAIL} [,:;] (?P<ones>{ONE}(?:(?: ,)?(?: (?:and|but|while))? {ONE})*)",
    ),
    "peaks": (
        rf"{_LEAD}{_NOUN}{_TAIL}{_WAS} (?P<ones>{PEAK}(?:(?: ,)?(?: (?:and|but|while))?(?: (?:was|is))? {PEAK})?)",
    ),
    "ranged": (
        rf"{_LEAD}{_NOUN}{_TAIL} (?:ranged|ranges|ran|runs|varied|varies|went|goes) from (?P<one><n>(?: {_AT} {PLACE})?) to (?P<two><n>(?: {_AT} {PLACE})?)",
    ),
    "adds": (
        rf"{_STEP} (?:{_BRINGS}(?: by)?|was|is) {BOUND} (?P<size><n>){_EVERY}(?:(?: ,)? {_AT} (?P<place>{PLACE}))?",
        rf"{_STEP} never {_BRINGS} (?P<than>{_MORE}) than (?P<size><n>){_EVERY}",
    ),
    "back": (rf"{WHO} {_BACK} (?:by|in) (?P<to><t>){_CLOSEST}?", rf"(?:by|in) (?P<to><t>)(?: ,)? {WHO} {_BACK}{_CLOSEST}?"),
    "above": (rf"{WHO} {_STANDS} (?:by|in) (?P<to><t>)", rf"(?:by|in) (?P<to><t>)(?: ,)? {WHO} {_STANDS}"),
    "values": (rf"{_LEAD}{_NOUN}{_TAIL}{_WAS} (?P<ones>{VALUED}(?:(?: ,)?(?: (?:and|but|while))?(?: it was)? {VALUED})*)",),
    "own": (
        rf"(?P<names><t>) (?P<move><up>|<down>)(?: {_TAIL_ONLY})(?: of (?P<size><n>)| , (?P<size2><n>) ,| \( (?P<size3><n>) \))?{_WAS} (?P<sup>{MOST}|{LEAST})(?: (?:of|among) (?:all|<axis>|(?:all )?(?P<total1><n>)(?: <axis>)?))?",
    ),
    "gap": (
        rf"{_GAP}(?: , (?P<first><n> in <t>) ,)?(?: (?:had|has))? (?P<moves>{MOVES}(?:(?: ,)?(?: (?:before|and|then|but|only to|and then))? {MOVES})*)",
    ),
    "by": (rf"{_LEAD}{WHO} {_MOVE} (?P<than>{_MORE}) than (?P<size><n>){_TAIL}",),
}  # fmt: skip


@cache
def frames() -> tuple[Frame, ...]:
    """All frames; each takes a line to its end."""
    return framed({**_TABLE, "pace": PACES, "total": TOTALS}, r"^(?:(?:and|but|overall) )*", r"(?: [.;!])*$")
