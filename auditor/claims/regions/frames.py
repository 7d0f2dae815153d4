"""How people say where values stand: "high values gather at the lower edge", "middle doses (20-30 ml) maximise it"."""

from auditor.claims.tints.wording import SENSES

# What may lead to the statement: of which panels it is said, an adverb, a joint.
_LEAD = (
    r"(?:(?:for|in|on|within|under|across|with|and|but|the|both|all|,|;|:|overall|here|again|also|generally|clearly|visually"
    r"|{panelname|panels|panel}) )*"
)
_AREA = r"(?:{region|tick|spot|line}|(?P<inner_X>cent(?:er|re)|middle))"
_ADVERB = r"(?:(?:are|is|be|were|was|all|mostly|mainly|clearly|largely|predominantly|tend to|being|strongly|tightly|found|that) )*"
_GATHER = (
    r"(?:cluster|clustered|concentrate|concentrated|gather|gathered|group|grouped|found|located|situated|lie|sit|stand|appear|occur|seen"
    r"|accumulate|congregate|bunch(?: up)?|pile up|huddle|crowd|crowded|flock|collect|assemble|pool|fill|occupy|dominate"
    r"|form (?:a|an) (?:(?:broad|wide|clear|flat|large|small|high|bright|solid) )*(?:plateau|cluster|block|ridge|island|hotspot))"
)
_IN = r"(?: (?:in|at|into|toward|towards|on|near|around|along|for|with|over|across))?(?: the)?"
_OF = r"(?: (?:corner|region|area|part|end|side|half|quadrant|cell|block|section|portion))?(?: of the (?:{panel}|whole {panel}|entire {panel}))?"
_GLOSS = r"(?: \( (?P<gloss>[^()]*?) \))?"
_TAIL = r"(?: (?:of|in) (?:the|each|both|all|every) (?:{panel|panels}))?(?: ,)?(?: and)?(?: \.)?"


def _areas(frame: str, name: str) -> str:
    """The frame of an area, whose mention has a name."""
    return frame.replace("}", f":{name}}}", 1).replace("inner_X", f"inner_{name}")


_GATHERED = (
    rf"(?:the |most of the |most |all the |nearly all )?{SENSES}(?: {{cell|number}}| one| (?P<noun>[a-z]+))?(?: (?:of|in) (?:the )?{{panelname|panel}}(?: (?:[a-z]+|{{panel}}))?)? (?:{_ADVERB})?{_GATHER}{_IN} "
    rf"{_areas(_AREA, 'a')}{_OF}(?: and(?: the)? {_areas(_AREA, 'b')}{_OF})?{_GLOSS}{_TAIL}"
)

GATHERED = f"{_LEAD}{_GATHERED}"
# Behind a remark that tells nothing: "values vary, with the highest ones gathered at the top".
GATHERED_BESIDE = f", with {_GATHERED}"

# Adjectives of ticks whose numbers are told behind them.
_KIND = r"(?:(?:the|a|an|combining|combination of|using|use of|high|higher|large|larger|long|longer|wide|wider|great|greater|late|later|small|smaller|low|lower|short|shorter|thin|thick|early|earlier|moderate|medium|intermediate|middle|mid|central|range|-|midrange|moderately|slightly|rather|fairly|both) )*"
_TICKS = rf"{_KIND}(?:{{tick|spot:a}})(?: (?:and|with|,|combined with|together with|paired with|plus|at|for|at the same time as)(?: ,)? {_KIND}{{tick:b}})?"
_HIGHEST = r"(?:highest|greatest|largest|maximum|maximal|peak)"
_LOWEST = r"(?:lowest|smallest|minimum|minimal)"
_BEST = r"(?:best|optimal|optimum|most favou?rable|ideal)"
_WORST = r"(?:worst|poorest)"
_GIVING = r"(?:give|yield|produce|deliver|achieve|lead to|result in|bring|provide|offer|show|have|reach|attain|ensure|lead)"
_THING = (
    r" (?:(?:the|overall|final) )*(?:{cell}|[a-z]+)(?: (?!is\b|are\b|was\b|were\b)(?:{cell}|[a-z]+)){0,2}"
)
_END = r"(?: \.)?"

_HOW = r"(?:(?:clearly|consistently|together|jointly|generally|usually|tend to|can|seem to|appear to) )*"
_FOUND = r"(?:is|are|was|were|occur|appear|lie|come)(?: (?:obtained|achieved|reached|found|observed|attained|seen|recorded|located|delivered|given))?"

OPTIMAL = (
    rf"{_LEAD}{_TICKS} {_HOW}(?:(?P<most>maximi[sz]e|optimi[sz]e)|(?P<least>minimi[sz]e)"
    rf"|{_GIVING}(?: the)? (?:(?P<high>{_HIGHEST})|(?P<low>{_LOWEST})|(?P<good>{_BEST})|(?P<bad>{_WORST})))"
    rf"(?P<thing>{_THING})(?: overall)?{_END}",
    rf"{_LEAD}(?:(?P<high>{_HIGHEST})|(?P<low>{_LOWEST})|(?P<good>{_BEST})|(?P<bad>{_WORST}))(?P<thing>{_THING}) {_FOUND} (?:by|with|at|for|in|from|when using) {_TICKS}{_END}",
    rf"{_LEAD}(?P<thing>{_THING[1:]}) (?:is|are|was|were|peak|come out)(?: (?:(?P<high>{_HIGHEST})|(?P<low>{_LOWEST})|(?P<good>{_BEST})|(?P<bad>{_WORST})))? (?:by|with|at|for|in|from|when using) {_TICKS}{_END}",
)
