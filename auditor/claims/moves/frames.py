"""The frames in which moves are told, over lines of words and marks."""

import re
from functools import cache

from auditor.claims.frames import Frame, headed
from auditor.language.patterns import compiled
from auditor.numerals import CARDINALS

_CARDINALS = "|".join(word for word, value in CARDINALS.items() if 0 < value <= 20 and "-" not in word)
NUMBER = rf"(?:<n>|{_CARDINALS})"
_STOP = (
    r"(?!(?:in|on|at|for|of|by|to|from|with|and|or|but|than|most|least|more|less|fewer|only|all|every|each|no|none|not|never|it|they|them|this|that|these|those|which|"
    r"who|what|is|are|was|were|be|has|have|had|did|do|does|between|since|after|until|till|before|over|under|above|below|within|during|across|other|others|half|except|"
    r"gap|gaps|difference|differences|distance|spread|range|margin|lead|advantage|share|proportion|ratio|deficit|surplus|contrast|slope|delta|discrepancy|disparity|increment|change|changes|"
    r"per|apiece|steadily|additional|further|extra|next|new|passing|successive|consecutive|twice|together|jointly|barely|hardly|scarcely|nearly|almost|rarely|seldom|as|while|whereas|though|although|if|when|where)(?!\S))"
)
WORD = rf"{_STOP}[a-z]+"
THING = rf"(?:<axis>|<every>|<row>|<column>|<cell>|{WORD}(?: (?:<axis>|<row>|<column>))?)"
REF = r"<ref>(?: <(?:axis|row|column)>)?"
NAMES = rf"{REF}(?:(?: ,)?(?: and| or| nor| &)? {REF})*"
_TICK = rf"(?:{REF}|<n>(?: (?:h|hours?|min|minutes?|s|days?|weeks?|months?|years?|m|cm|mm|km|%|°|c)(?!\S))?)"
# From what to what: two ticks, one of them, single steps, all of an axis.
_PERIOD = r"(?:season|year|period|series|range|sweep|study|time|day|week|month|night|summer|winter|survey|test|trial|experiment|morning|afternoon|evening|decade|quarter|<axis>(?: (?:range|scale|span|axis|series))?)"
_IN_STEP, _ONE_STEP = (
    r"(?:from|in|on|at|with|by|over|during)",
    r"(?:step|doubling|increase|increment|interval)(?: (?:of|in|along) (?:<axis>|[a-z]+))?",
)
_LITTLE = r"(?:mildest|gentlest|lightest|smallest|shortest|weakest|coldest|coolest|slowest|narrowest|thinnest|shallowest|youngest|fewest|earliest|<min>)"
_MUCH = r"(?:harshest|severest|heaviest|strongest|largest|biggest|longest|hottest|warmest|fastest|widest|thickest|deepest|oldest|latest|<max>)"
_NAMED_SO = r"(?:<axis>|<row>|<column>|level|grade|step|setting|one)"
SPANS = {
    "pair": rf"(?:(?:in|on|when) )?(?:(?:going|moving|passing|step|move|transition) )?(?:from|between) (?P<pair>{_TICK}(?: (?:(?:down|up|on|over|<down>|<up>) )?(?:to|and|until|till|through|→|->) {_TICK})?)",
    "since": rf"since (?P<since>{_TICK})",
    "until": rf"(?:by|until|till|up to) (?P<until>{_TICK})",
    "after": rf"after (?P<after>{_TICK})",
    "steps": (
        r"(?P<steps><steps>|from one (?:<axis>|<row>|<column>|[a-z]+) to next(?: <axis>)?|(?:at|in|on) any (?:step|point|stage)|(?:between|over) (?:any )?(?:two )?(?:consecutive|successive|adjacent|neighbouring|neighboring) (?:<every>|<axis>|<column>|<row>|[a-z]+)"
        r"|(?:in|within|over|during) (?:single|one) (?:<axis>|step|month|week|day|year|hour)|(?:<axis>|month|week|year|day) (?:on|over|to|by|after) (?:<axis>|month|week|year|day))"
    ),
    "first": rf"{_IN_STEP} first {_ONE_STEP}",
    "last": rf"{_IN_STEP} (?:last|final) {_ONE_STEP}",
    "grown": rf"from (?P<grown>{_LITTLE}(?: {_NAMED_SO})? to {_MUCH}(?: {_NAMED_SO})?)",
    "whole": rf"(?P<whole>overall|in all|from (?:whole|entire|full) {_PERIOD}|in total|(?:over|throughout|across|during|through|in course of) (?:(?:whole|entire|full|{NUMBER}) )?(?:{_PERIOD}|<every>)|between (?:first|start|beginning|<min>|<max>|lowest|highest) and (?:last|end|final|<max>|<min>|highest|lowest)(?: {THING})?|from (?:first|start|beginning|left|top) to (?:last|end|finish|right|bottom))",
    "at": rf"(?:in|at|on|for|under|with|without|during|among) (?P<at>{NAMES})",
    "of": rf"(?:that )?(?:of|among) (?P<of>{NAMES}|<every>|all (?:<every>|{THING}))",
    "panel": r"(?:(?:in|at|on|for|after|before|with|under) )?(?P<panel><panel>)",
}
_SPAN = "(?:" + "|".join(re.sub(r"\?P<\w+>", "?:", words) for words in SPANS.values()) + ")"
_FIRST = rf"(?P<lead>(?:{_SPAN}(?: ,)? )*)"


def adjuncts(name: str, space: str = " ") -> str:
    """What is told beside: from what to what, and where, as a group."""
    return rf"(?P<{name}>(?:(?: ,)?{space}{_SPAN})*)"


# Who moves: "only A", "all but A", "neither A nor B", "three of the four", "A and B".
_MEASURE = rf"(?:(?:{WORD} ){{1,2}}(?:at|of|in|on|for|with) )?"
_OF_ALL = rf"(?: of)?(?: all)?(?: (?P<total{{n}}>{NUMBER}))?(?: {THING})?"
WHO = (
    rf"(?P<measure>{_MEASURE})(?:with |without )?(?:only (?P<only>{NAMES})|(?P<alone>{NAMES}) alone|(?P<sole>{NAMES}) (?:is|was|are|were) only (?:{THING}|one|ones) (?:that|which|to|who|where|whose {WORD})"
    rf"|(?:all|every|each|everything|everywhere)(?: {NUMBER})?(?: {THING})? (?:but|except|except for|other than|apart from|save|save for|besides|bar) (?:at |in |for |on )?(?P<but>{NAMES})"
    rf"|(?P<none>(?:none|not one){_OF_ALL.format(n='none')}|no (?:single )?{THING}|neither (?P<neither>{NAMES})|neither(?: of(?: {THING})?)?)"
    rf"|(?P<all>(?:all|both|each|every){_OF_ALL.format(n='all')}|<every>)"
    rf"|(?P<most>most{_OF_ALL.format(n='most')})"
    rf"|(?P<count>(?:(?:only|exactly|just) )?{NUMBER}){_OF_ALL.format(n='count')}"
    rf"|(?:(?!(?:no|none|neither|most)(?!\S)){WORD} ){{0,2}}(?P<names>{NAMES})(?: {WORD})?|(?P<they>(?:<cell>|{WORD})(?: (?:<cell>|{WORD}))?))"
)
_MOVE = r"(?P<move><up>|<down>|<good>|<bad>|changed|change|changes|moved|moves|varied|varies|vary|shifted)"
_HAVING = r"(?:saw|sees|see|had|has|have|showed|shows|show|recorded|records|posted|posts|suffered|suffers|made|makes|registered|experienced|took|takes|enjoyed|booked|gets|got)"
_DID = r"(?: (?:was|were|is|are|had|has|have|did|all|each|both|keep|keeps|kept|continued|continues|to))*"
_OBJECT = rf"(?P<object>(?: (?!most|least)(?:<cell>|{WORD})){{0,2}}?)"
_RIVAL = rf"(?P<rival>{REF})(?: did| does| do)?"
_PART = r"(?:half|(?:(?:one|two|three|four) )?(?:third|thirds|quarter|quarters|fifth|fifths|sixth|tenth))"
_BOUND = r"(?:(?P<bound>more than|over|well over|less than|under|at least|at most|about|roughly|around|nearly|almost|close to|just over|just under|some|exactly|fully) )?"
_SHARE = rf"(?:by )?{_BOUND}(?P<share>{_PART}|<n>)(?P<percent> %| percent)?(?: of (?:what it had|<ref> (?:<cell>|{WORD})|(?:<cell>|{WORD})(?: (?:<cell>|{WORD}))?))?"
UNIT = rf"(?P<unit>(?:(?: %| °| (?:<cell>|{WORD})){{1,2}}?(?: / {WORD})?)?)"
_MOST = r"(?P<most_of>(?:by far )?(?:most(?: (?:strongly|sharply|steeply|markedly|clearly|of all|rapidly|quickly))?|<max>|fastest|quickest|steepest|sharpest|furthest|hardest|more than any(?: of)? (?:other|others)(?: {T})?|more than (?:all )?(?:others|rest|all others)|<max> (?:<up>|<down>|change|jump)(?: of all| overall)?))"
_LEAST = r"(?P<least_of>(?:by far )?(?:least(?: of all)?|slowest|<min>|less than any(?: of)? (?:other|others)(?: {T})?|less than (?:all )?(?:others|rest)))"
_SUP = r"(?P<sup><max>|<min>|<best>|<worst>|steepest|sharpest|fastest|slowest)(?: single| overall)?"
_NOUN = r"(?P<move>loss|losses|leap|recovery|<up>|<down>|<good>|<bad>|change|step|shift|move|jump)(?P<what>(?: in (?:<cell>|{W}))?)(?: of all)?".replace(
    "{W}", WORD
)
_MOVED = r"(?P<move>loss|losses|recovery|<up>|<down>|<good>|<bad>|change)"
_WAS = r"(?: (?:was|is|were|came|comes|occurred|occurs|happened|happens|fell|falls|took <cell>|takes <cell>|took place|takes place|appears|appeared|lies|lay|stands|stood)(?: (?:seen|found|recorded|that|observed|one))?)"
_TAIL = rf"(?:(?: ,)?(?: (?:with|by|at|of|:))?(?: (?:<up>|<down>))?(?: of)?(?: ,)? ?(?P<bracket>\( )?(?P<size><n>){UNIT}(?: \))?|(?: ,)? which (?:<up>|<down>)(?: by)? (?P<size2><n>)(?P<unit2>(?: (?:<cell>|{WORD}))?))"
END = r"(?: ?[.;!,])*(?: which)?$"

# Where it moves so, told behind: "the level fell in every pond but A".
_EACH = rf"(?:all|every|each)(?: {NUMBER})?(?: {THING})?"
_WHERE = (
    rf"(?:in|on|at|for|with|along) (?:{_EACH} (?:but|except|except for|other than|apart from|save|besides|bar) (?:at |in |for |on )?(?P<but>{NAMES})"
    rf"|(?P<all>(?:both|each|every|all)(?: {THING})?|<every>)|(?P<none>no (?:single )?{THING})|(?P<most>most(?: of)?(?: {THING})?)|only (?P<only>{NAMES}))"
)

_MOVER = f"{WHO}{{A}}"
FRAMES: dict[str, tuple[str, ...]] = {
    "go": (
        rf"{_MOVER}{_DID} {_MOVE}{_OBJECT}{{B}}",
        rf"(?P<measure>(?:<cell>|{WORD})(?: (?:<cell>|{WORD}))?){{A}}{_DID} {_MOVE}{_OBJECT} {_WHERE}{{B}}",
    ),
    "by": (rf"{_MOVER}{_DID} {_MOVE}{_OBJECT}(?: by)? (?P<size><n>){UNIT}(?P<each> (?:per|each|every|a) (?:<axis>|<every>|{THING}))?{{B}}",),
    "share": (rf"{_MOVER}{_DID} {_MOVE} {_SHARE}{{B}}",),
    "most": (
        rf"{_MOVER}{_DID} {_MOVE}{_OBJECT} (?:{_MOST}|{_LEAST}){_OBJECT.replace('object', 'object2')}{{B}}{_TAIL}?".replace("{T}", THING),
        rf"{_MOVER}{_DID} {_MOVE}{_OBJECT}(?: by)? (?P<size><n>){UNIT}{{B}}(?: ,)?(?: and)? (?:{_MOST}|{_LEAST}){{C}}".replace("{T}", THING),
        rf"(?:no (?:other )?{THING}|nobody|nothing|no one|none){{A}}{_DID} {_MOVE}{_OBJECT} more(?: {WORD})? than (?P<names>{NAMES}){{B}}(?P<most_of>)",
        rf"(?:no (?:other )?{THING}|nobody|nothing|no one|none){{A}}{_DID} {_MOVE}{_OBJECT} (?:less|fewer)(?: {WORD})? than (?P<names>{NAMES}){{B}}(?P<least_of>)",
        rf"{_MOVER} {_HAVING} {_SUP} {_NOUN}{{B}}(?:{_TAIL})?{{C}}",
        rf"(?:(?P<owner>{NAMES}) )?{_SUP} {_NOUN}{{A}}{_WAS}(?:(?: of)? (?P<size0><n>){UNIT.replace('unit', 'unit0')})?(?: (?P<whose>{NAMES}))?{{B}}{_TAIL}?{{C}}",
        rf"{_MOVED}{{A}}{_WAS} {_SUP}{{B}}{_TAIL}?{{C}}",
    ),
    "each": (
        rf"{_MOVER}{_DID} {_MOVE}{_OBJECT} (?:in|at|on|over|with|during) (?:(?:every|each|all)(?: {NUMBER})? )?{THING} (?:but|except|except for|other than|apart from|save|bar|besides) (?:in |at |on )?(?P<spare>{NAMES})",
    ),
    "back": (
        rf"(?P<into>{REF}) (?:is|was|were|marked|marks|brought|brings|meant|means) (?:clear |real |small |big |marked )?(?P<move>step (?:back|down)|setback|<down>|step (?:forward|up)|<up>|<good>|<bad>|better|worse)"
        rf" (?:from|on|over|than|against|compared with|compared to|relative to|after) (?P<out>{REF})(?P<where>(?: (?:for|in|at|on|with) (?:(?P<all>(?:all|every|each|both|<every>){_OF_ALL.format(n='all')})|(?P<names>{NAMES})))?){{B}}",
    ),
    "into": (
        rf"(?P<into>{REF}) {_HAVING} (?:clear |sharp |marked |small )?(?P<move><up>|<down>|<good>|<bad>)(?P<where> (?:for|in|at|on|with) (?:(?P<all>(?:all|every|each|both|<every>){_OF_ALL.format(n='all')})|(?P<names>{NAMES})))",
    ),
    "against": (
        rf"{_MOVER}{_DID} {_MOVE}{_OBJECT} (?:(?P<than>more|less|faster|slower|further|more strongly|less strongly) than|(?P<times>twice|three times|four times|five times|half|<n>(?: times)?) as (?:much|many|strongly|fast)(?: <cell>| {WORD})? as) {_RIVAL}{{B}}",
    ),
}  # fmt: skip


@cache
def frames() -> tuple[Frame, ...]:
    """All frames; each takes a line to its end."""
    opened = rf"^(?:(?:and|but|while|whereas|yet|overall|;|,) )*{_FIRST}"
    heads = {"who": _placed(f"{opened}{_MOVER}")}
    table = {
        kind: tuple(
            ("who", _placed(pattern.removeprefix(_MOVER)))
            if pattern.startswith(_MOVER)
            else ("", opened + _placed(pattern))
            for pattern in patterns
        )
        for kind, patterns in FRAMES.items()
    }
    return headed(heads, table, END)


def _placed(pattern: str) -> str:
    """A pattern with the groups for what is told beside."""
    return pattern.replace("{A}", adjuncts("a")).replace("{B}", adjuncts("b")).replace("{C}", adjuncts("c"))


@cache
def spans() -> dict[str, re.Pattern[str]]:
    """The words that tell from what to what, or where, one by one."""
    return {kind: compiled(rf"(?:, )?{words}(?!\S)") for kind, words in SPANS.items()}
