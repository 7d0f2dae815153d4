"""The frames in which shifts from one panel to the next are told, over lines of words and marks."""

from functools import cache

from auditor.claims.frames import Frame, headed
from auditor.claims.moves.frames import NAMES, NUMBER, REF, WORD

_W = rf"(?:<cell>|(?!(?:what|same|equal|other|others|any|unchanged|down|up|much|far|rest|now|anywhere|halved|doubled|tripled|ones?|there|where|nobody|nothing|somebody|both|either|neither|nowhere|most|least|at|about|around|once|today|afterwards|by|so|how|why|whether)(?!\S)){WORD})"
_PREP = r"(?:in|on|at|for|of|about|with|under|from|across|over|within|among)"
_THING = rf"(?:<every>|<axis>|<row>|<column>|<cell>|{_W})(?: (?:<axis>|<row>|<column>|pairs?|lines?))?"
# A thing by its row, its column, or both: "use in lab", "lab use", "<ref> complaints on <ref>".
_ONE = rf"(?:{_W} ){{0,2}}?(?:{_PREP} )?{NAMES}(?: {_W}){{0,2}}?(?:(?: {_PREP})? {NAMES}(?: {_W})?)?"
_THEN = rf"(?:(?:it |they |that )?(?:was |were |had been |did |had |used )?(?:before|<panel>|previously|earlier|originally|at first)(?: {_W})?)"
_EVENT = (
    rf"(?:(?:in|under|with|on|as of) <panel>(?: {_W})?|<panel>(?: {_W})?|(?:after|since|once|following|thanks to|with|under|through|due to|because of|as result of)(?: (?!<n>){_W}){{1,2}}"
    r"|(?:since|from|between) <panel>(?: (?:and|to|until) <panel>)?|now|today|afterwards|then|(?:than|compared (?:with|to)|relative to|over|against|on|from) {_THEN})"
)
_RELATIVE = r"(?:in (?:relative|percentage|proportional) terms|relatively|relatively speaking|proportionally|proportionately|in percent|as percentage|percentagewise|in proportion)"
_LEAD = rf"(?P<lead>(?:(?:{_PREP} {NAMES}(?: {_W})?|{_EVENT}|(?P<relative>{_RELATIVE})|of (?:all )?(?:these |those )?(?:{NUMBER} )?(?:<axis>|<every>|<row>|<column>)(?: alone)?|(?P<sum>(?:in )?(?:<x>|all|overall)(?: (?:over|of|across|for|in)(?: [a-z']+| <n>| <axis>| <every>){{1,4}}?)?))(?: ,)? )*)"
_BUT = r"(?:but|except|except for|other than|apart from|save|save for|besides|bar)"
_ALL = rf"(?: of)?(?: all)?(?: (?P<total{{n}}>{NUMBER}))?(?: (?P<kind{{n}}>{_THING}))?"


def _of_all(name: str) -> str:
    return _ALL.replace("{n}", name)


# Who shifts.
_WHO = (
    rf"(?:only (?P<only>{_ONE})|(?P<alone>{_ONE}) alone|(?P<sole>{_ONE}) (?:is|was|are|were) (?:only|sole|one|<n>)(?: (?P<kindsole>{_THING}))? (?:that|which|to|who|where|for which|in which|on which)"
    rf"|(?:all|every|each|everything|everywhere)(?: (?P<kindbut>{_THING}))? {_BUT}(?: {_PREP})? (?P<but>{NAMES})"
    rf"|(?P<none>(?:none|not one|not single|no|no single|nobody|nothing|no one|nowhere){_of_all('none')}|neither(?: of)?(?: (?P<kindneither>{_THING}))?)"
    rf"|neither (?P<neither>{NAMES})"
    rf"|(?P<nowhere>nowhere|in no(?: single)? (?P<kindnowhere>{_THING})) (?:did|do|does|has|have|was|were|is|are) (?P<about>{_ONE})"
    rf"|(?P<all>(?:all|both|each|every|everything|everywhere){_of_all('all')})"
    rf"|(?P<most>most{_of_all('most')})"
    rf"|(?P<count>(?:(?:only|exactly|just|precisely) )?{NUMBER}){_of_all('count')}"
    rf"|(?P<names>{_ONE})(?: of (?:all )?{NUMBER} (?:<axis>|<every>|{_W}))?(?: (?:is|was) (?:<axis>|<every>|one|{_W}) (?:that|which|where))?)"
)
_DID = r"(?: (?:did|was|were|is|are|had|has|have|been|all|each|both|also|still|actually|to|even|once))*?"
_STILL = (
    r"(?:(?:stayed|stays|remained|remains|is|are|was|were|kept) )?(?:exactly|just) same(?: as before| in <x>)?|stayed put|stayed same|stayed where it was|stayed as it was|stayed as they were|stayed level|stayed unchanged|stays same|stays unchanged|remained same|remained unchanged|remains unchanged|unchanged"
    r"|(?:[a-z]+ )?(?:brought|made|did|changed|<up>|<down>|<good>) (?:nothing|no (?:difference|change|gain|improvement))|same (?:in both )?(?:as before|<x>|before and after)|same in <x>|identical in <x>|kept value|not budge|not budge at all|not change|not move|not shift|not differ|no change|exactly as before"
)
_MOVE = rf"(?P<not>not |never |no )?(?P<move><up>|<down>|<good>|<bad>|<flat>|fell|rose|sank|{_STILL}|changed|change|changes|moved|move|shifted|budged?|differs?|profited|profit|profits|benefit(?:ed|s)?|gained|saved|(?:got|gets|get|became|becomes|become) (?:<up>|<down>|<good>|<bad>|[a-z]+er|more [a-z]+|less [a-z]+)|(?<!to )(?:down|up))"
_OBJECT = (
    rf"(?P<object>(?: (?!most|least){_W}){{0,2}}?(?:(?: in| on| for| of| about)? {REF}(?: {_W}){{0,2}}?)?)"
)
_BOUND = r"(?:(?P<bound>more than|over|well over|less than|under|at least|at most|no more than|no less than|about|roughly|around|nearly|almost|close to|just over|just under|some|exactly|fully|full|mere|good|only|just|clear|whole) )*"
_PART = r"(?:half|(?:(?:one|two|three|four) )?(?:third|thirds|quarter|quarters|fifth|fifths|sixth|tenth))"
_SHARE = rf"(?:by |in )?{_BOUND}(?P<share>{_PART})(?: of (?:what it had|what it was|{_W}(?: {_W})?))?"
_UNIT = rf"(?P<unit>(?:(?: %| °| {_W}){{1,2}}?(?: / {_W})?)?)"
_WHERE = (
    rf"(?:{_PREP} )?(?:(?:all|every|each)(?: (?P<kindwbut>{_THING}))? {_BUT}(?: {_PREP})? (?P<wbut>{NAMES})"
    rf"|{_PREP} (?:(?P<wall>(?:both|each|every|all){_of_all('wall')})|(?P<wnone>(?:no|not single){_of_all('wnone')})|(?P<wmost>most{_of_all('wmost')})|only (?P<wonly>{NAMES})|(?P<wcount>(?:(?:only|exactly|just) )?{NUMBER}) of{_of_all('wcount')})"
    rf"|(?P<weverywhere>everywhere|throughout|in all cases|without exception|across board)(?: {_BUT}(?: {_PREP})? (?P<wbut2>{NAMES}))?)"
)
_TAILS = rf"(?:{_PREP} {NAMES}(?: {_W})?|{_EVENT}|{_RELATIVE}|anywhere|overall|of all|at all)"
_TAIL = rf"(?P<tail>(?:(?: ,)? {_TAILS})*)"
_MOST = rf"(?:by far )?(?:(?P<most_of>most(?: (?:of all|sharply|steeply|strongly|clearly|markedly))?|<max>|furthest|more than any(?: of)? others?(?: {_THING})?|more than (?:all )?(?:others|rest)|by (?:<max>|larger|more)(?: {_W})? (?:than any others?(?: {_THING})?|of all|amount|margin))|(?P<least_of>least(?: of all)?|<min>|less than any(?: of)? others?(?: {_THING})?|less than (?:all )?(?:others|rest)))"
_HAVING = r"(?:saw|sees|see|had|has|have|showed|shows|show|recorded|records|posted|posts|made|makes|enjoyed|enjoys|took|takes|got|gets|achieved|achieves|managed|suffered|suffers)"
_NOUN = r"(?P<sup><max>|<min>|biggest|largest|smallest|steepest|sharpest)(?: single| overall)? (?P<move><up>|<down>|<good>|<bad>|savings?|gains?|change|shift|jump|loss|losses|benefit)(?: of all| anywhere| overall)?"
_ITS_SIZE = rf"(?:(?: ,)?(?: (?:with|by|at|of|:|namely|which <up>|which <down>))?(?: ,)? (?:\( )?{_BOUND}(?P<size><n>)(?: more| fewer| less)?{_UNIT}(?: less| fewer| more)?(?: \))?)?"
_FEWER = r"(?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)|(?P<good><good>)|(?P<bad><bad>))"
_AT = r"(?: ,)?(?: (?:is|was|are|were|came|comes|occurred|occurs|happened|fell|falls|took place|lies|stands|stood|belongs|belonged|goes|went)(?: (?:seen|found|made|recorded|to))?|(?: :))(?: (?:that|one))?"
_RIVAL = rf"(?P<rival>{_ONE})(?: did| does| do| had| has)?"
_ITEM = rf"(?P<counted> {_W})?(?:(?: {_PREP})? (?P<item>{REF})(?: {_W})?)?"
_AS = rf"(?:(?:(?P<more>more|by more|further|more strongly|more sharply|<gt>)|(?P<less>less|by less|fewer)){_ITEM}(?P<tail4>(?: {_TAILS})*?) than|(?P<same>(?:just |exactly )?as (?:much|<x>) as|as many(?: {_W})? as|by same(?: {_W})? as|by as much as|by as many(?: {_W})? as|same(?: {_W})? as|by (?:just |exactly )?as <x> as|as strongly as)|(?P<times>twice|three times|four times|half|<n>(?: times)?) as (?:much|many|strongly)(?: {_W})? as)"
_NP = rf"(?P<names>{_ONE})"
END = r"(?: ?[.;!,])*$"

_WHO_HEAD = rf"^(?:(?:and|but|while|yet|so|;|,|indeed) )*{_LEAD}{_WHO}"
_BARE = rf"^(?:(?:and|but|while|yet|so|;|,|indeed) )*{_LEAD}"
_FRAMES: dict[str, tuple[tuple[str, str], ...]] = {
    "most": (
        ("who", rf"{_TAIL}{_DID} {_MOVE}{_OBJECT} {_MOST}(?P<tail2>(?: {_TAILS})*){_ITS_SIZE}"),
        ("who", rf" {_HAVING} {_NOUN}(?:(?: in| of)?{_OBJECT})?{_TAIL}{_ITS_SIZE}"),
        ("", rf"{_BARE}(?:(?P<owner>{NAMES}) )?{_NOUN}(?P<scope>(?:(?: in| of| on| at| for)? (?:{NAMES}|{_W}(?! <ref>)))*)(?: ,)?(?:(?: of)? (?P<size0><n>)(?P<unit0>(?: {_W}){{0,2}}?)(?: ,)?)?{_AT}(?: {_PREP})? {_NP}{_ITS_SIZE}"),
    ),
    "from": (("who", rf"{_TAIL}{_DID} (?:{_MOVE}|goes|went|came|comes) from (?P<first><n>){_UNIT} to (?:only |just |mere )?(?P<last><n>)(?P<unit2>(?: {_W}){{0,2}}?)(?P<tail2>(?: {_TAILS})*)"),),
    "by": (("who", rf"{_TAIL}{_DID} {_MOVE}(?: by)? {_BOUND}(?P<size><n>){_UNIT}{_OBJECT}(?P<tail2>(?: {_TAILS})*)(?:(?: ,)? {_WHERE})?"),),
    "by ": (
        ("who", rf"{_TAIL}{_DID} {_MOVE}{_OBJECT}(?P<tail2>(?: {_TAILS})*)(?: ,)? (?:if only |albeit |though only |but only |even if only |if )?by {_BOUND}(?P<size><n>){_UNIT}"),
        ("who", rf"{_TAIL} (?:{_HAVING}|counts?|counted|gets|uses?|used|needs?|needed) {_BOUND}(?P<size><n>)(?P<unit>(?: {_W})?) (?:(?P<up>more)|(?P<down>fewer|less)){_OBJECT}(?: each)?(?P<tail2>(?: {_TAILS})*)"),
        ("", rf"{_BARE}(?:<panel>|{_W}(?: {_W})?) (?:brought|gave|cost|saved|spared|meant|earned|won|<down>) {_NP} {_BOUND}(?P<size><n>)(?P<unit>(?: {_W})?) (?:(?P<up>more)|(?P<down>fewer|less)){_OBJECT}(?P<tail>(?: {_TAILS})*)"),
    ),
    "share": (
        ("who", rf"{_TAIL}{_DID} {_MOVE}{_OBJECT} {_SHARE}(?P<tail2>(?: {_TAILS})*)(?:(?: ,)? {_WHERE})?"),
        ("who", rf"{_TAIL}{_DID} {_BOUND}(?P<halved>halved|cut in half|doubled|tripled)(?P<tail2>(?: {_TAILS})*)(?:(?: ,)? {_WHERE})?"),
    ),
    "none most": (("who", rf"{_TAIL}{_DID} {_MOVE}{_OBJECT} (?:by )?(?:(?P<most_of>more)|(?P<least_of>less|fewer)){_ITEM}(?P<tail2>(?: {_TAILS})*?) than {_RIVAL}"),),
    "against": (("who", rf"{_TAIL}{_DID} {_MOVE}{_OBJECT} {_AS} {_RIVAL}(?P<tail2>(?: {_TAILS})*)"),),
    "amounts": (("", rf"{_BARE}(?P<move><up>|<down>|<good>|<bad>|savings?|gains?|loss|losses|change)(?: (?:of|in|at|for|on))? {_NP} (?:(?:is|are|was|were) )?(?:(?P<more><gt>|larger|bigger|greater|outweigh(?:s|ed)?|exceed(?:s|ed)?|more)|(?P<less><lt>|smaller|less)|(?P<same>equals?|match(?:es|ed)?|same as|as (?:large|big|great|high) as))(?: than)? (?:(?:those|that) )?{_RIVAL}(?P<tail2>(?: {_TAILS})*)"),),
    "once": (("who", rf"{_TAIL}(?: now| today| <panel>)? (?:(?:is|are|was|were|takes|needs|uses|has|gets|stands|does|stays|comes|lies) )?(?:now )?(?:(?P<level>match(?:es)?|equals?|level with|what|as (?:much|many|high|low|long|fast|slow|cold|warm|loud)(?: {_W})?(?P<tail4>(?: {_TAILS})*?) as(?: what)?|on par with|same(?: {_W})? as(?: what)?)|(?P<up><gt>|more|above)(?: than)?|(?P<down><lt>|less|fewer|below|under)(?: than)?|(?P<good><good>)(?: than)?|(?P<bad><bad>)(?: than)?)(?P<tail2>(?: {_TAILS})*?)(?: (?:what|where|that of|those of))* (?P<rival>{_ONE}|it) (?:(?:did|was|were|had|used|took|needed|scored|stood|had been|used to [a-z]+)(?: (?P<tail3>(?:{_PREP} )?{NAMES}))? (?:before|at first|originally|previously|<panel>(?: {_W})?)|used to [a-z]+(?: (?P<tail3b>{_PREP} {NAMES}))?|(?:before|previously|<panel>(?: {_W})?))"),),
    "alike": (("who", rf"{_TAIL}{_DID} {_MOVE}{_OBJECT} (?:by (?:exactly )?same(?: {_W})?|by equal(?: {_W})|equally|alike)(?P<tail2>(?: {_TAILS})*)"),),
    "only all": (("who", rf" (?:every|each|all|both)(?: {NUMBER})? (?P<kindeach>{_THING})(?: {_W})? {_MOVE}(?P<tail2>(?: {_TAILS})*)"),),
    "go": (
        ("who", rf"(?P<object> (?:{_W} )?(?:{_PREP} )?{REF}(?: {_W})?){_DID} {_MOVE}(?P<tail2>(?: {_TAILS})*)"),
        ("who", rf"{_TAIL}{_DID} {_MOVE}{_OBJECT}(?P<tail2>(?: {_TAILS})*)(?:(?: ,)? {_WHERE})?(?: (?::|,|namely) (?P<namely>{_ONE}))?"),
        ("who", rf" (?:is|was) (?:only|sole|one)(?: (?P<kindsole2>{_THING}))? with (?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>))(?P<object>(?: {_W}){{0,2}}?(?: {REF}(?: {_W}){{0,2}}?)?)(?P<tail2>(?: {_TAILS})*) than (?:before|<panel>)"),
        ("who", rf"{_TAIL}{_DID}(?: {_W}){{0,2}}? {_FEWER}{_OBJECT}(?P<tail2>(?: {_TAILS})*) (?:than|now than) {_THEN}"),
        ("", rf"{_BARE}(?P<measure>{_W}(?: {_W})?) {_MOVE} {_WHERE}"),
    ),
    "passes": (("who", rf"{_TAIL}{_DID} (?:(?P<verb>overtook|overtakes?|overtaken|leapfrogs?|leapfrogged|passes|passed|pulls ahead of|pulled ahead of|moves ahead of|moved ahead of|edges past|moved past|slips past|moves past|climbs past)|(?P<fall>fell behind|falls behind|dropped behind|drops behind|fallen behind|slipped behind|slips behind)) {_RIVAL}(?P<tail2>(?: {_TAILS})*)"),),
}  # fmt: skip


@cache
def frames() -> tuple[Frame, ...]:
    """All frames; each takes a line to its end."""
    return headed({"who": _WHO_HEAD}, _FRAMES, END)
