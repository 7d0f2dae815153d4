"""The words of climbs: adjuncts, which may stand anywhere, and the few cores that are left without them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from auditor.claims.found import Found
from auditor.language.phrasing import Phrasing

_COUNTED = "one|two|three|four|five|six|seven|eight|nine|ten"
# What is worked out of the values, so that what it does is told of no line itself.
_DERIVED = "gap|difference|spread|lead|margin|advantage|ratio|total|sum|share|proportion|growth|gain|benefit|effect|improvement|penalty|increase|decline|influence|impact|rank|order|pace|rate|slope|range|variation|fall|rise|change|step|means|average|variance|variability|deviation|uncertainty|scatter"
# Words that tell of a part of the line, or lead to one.
_LEADING = "beyond|above|below|past|before|after|since|until|till|from|to|by|with|without|under|over|during|outside|inside|near|against|per|first|last|second|third|other|others|rest|remaining|next|final|early|late|initially|then|up|down|both|so"
_W = rf"(?!(?:{_COUNTED}|{_DERIVED}|{_LEADING}|no|not|never|nor|none|neither|nowhere|nobody|nothing|than|as|but|except|only|most|least|if|between|which|who|that|half|twice|few|some|many|several|almost|nearly|hardly|barely|rarely|usually|often|mostly|generally)(?!\S))[a-z]+"
_UNIT = rf"(?: (?:%|°|<cell>|(?!(?:in|on|at|for|of|as|when|while|and|but|across|along|{_LEADING})(?!\S))[a-z]+(?: / [a-z]+)?))?"
_LINE = r"<(?:row|column|axis)>"
_REF = rf"<ref>(?: {_LINE})?"
_EACH = r"(?:every|each|all|any|either|both|whole)"
_IN = r"(?:in|at|for|on|across|within|down|along|of|under|over|through|throughout|by)"
_STEP = r"(?:step|increase|increment|rise|level|notch|<up>|doubling|stage|bit)"
_MORE = r"(?:further|additional|extra|added|new|next|single|successive|passing|more)"
_ONWARDS = r"(?:later|next|further|successive|passing|subsequent|following)"
_IS = r"(?:runs?|ran|is|are|was|were|gets?|got|becomes?|became|goes|go|grows?|turns?|moves?|being)"
_BIGGER = r"(?:<up>|<down>|<good>|<bad>|higher|lower|larger|smaller|bigger|greater|longer|shorter|deeper|shallower|older|younger|faster|slower|hotter|warmer|colder|cooler|wider|narrower|heavier|lighter|stronger|weaker|thicker|thinner|later|earlier|up|down)"
_V = rf"(?: \( <n>{_UNIT} \))?"
_BREAK = r"(?:break|interruption|interruptions|pause|let-up|exception|exceptions|setback|setbacks|relapse|single (?:setback|exception|break)|<steadily>)"

_BUT = r"(?:but|except|except for|apart from|other than|save|save for|bar|with exception of|with one exception :)"

# What may stand anywhere, with its kind.
_ADJUNCTS = {
    "each": (
        rf"{_IN} (?:all |every |each |both )?(?P<each><every>)(?: {_LINE})?",
        rf"{_IN} (?:{_EACH} )?(?:one )?(?P<each><row>|<column>|<every>)",
        rf"{_IN} {_EACH} (?:of )?(?P<each><axis>)",
        r"(?:whatever|regardless of|irrespective of|independently of|no matter|no matter what|whichever|for any) (?:(?:<cell>|number|size|length|value) of )?(?P<each><axis>|<every>)(?: (?:is|it is|used|chosen))?",
    ),
    "edges": (
        r"(?:(?:read|reading|going|moving|seen|followed) )?from (?P<edge>left|top|right|bottom)(?: column| row)? to (?:right|bottom|left|top)(?: column| row)?",
    ),
    "panel": (r"(?:in|of|on|at|for|with|under|across|from)? ?<panel>(?:(?: ,)? (?:and )?<panel>)*",),
    "all": (r"everywhere|across board|in all cases|in every case|without exception|<every> exception",),
    "spared": (
        rf"(?: ,)?{_BUT} (?:for )?(?P<spared>{_REF})(?P<inside> (?:in|on|of) <panel>(?: <panel>)?)? (?:at|in|on) (?P<into>{_REF}|<n>(?: %)?)",
        rf"(?: ,)?{_BUT} (?:at |in |on )?(?P<into>{_REF}) (?:for|of|in) (?P<spared>{_REF})(?P<inside> (?:in|on|of) <panel>(?: <panel>)?)?",
        rf"(?: ,)?(?:but|except|except for|apart from|other than|save|save for|bar|with exception of) (?:for )?(?:(?P<spared>{_REF})|(?P<left>{_COUNTED})(?: of them)?|(?P<nth>first|last)(?: (?:one|{_LINE}))?)",
    ),
    "line": (rf"(?:in|at|for|on|with|under|along|of|down) (?P<line>{_REF})",),
    "along": (
        rf"(?:as|when|while|if|once|whenever) (?P<along><axis>)(?: {_IS})?(?: {_BIGGER})?",
        rf"(?:with|over|along|by) (?:(?:{_EACH}|increasing|growing|rising|fewer|less|{_BIGGER}) )?(?:{_MORE} )?(?:{_STEP} (?:up )?(?:of|in|along) )?(?P<along><axis>)(?: (?:size|count|number|level|value|setting)s?)?",
    ),
    "vague": (
        rf"(?P<whole>(?:as|when|while|once) {_W}(?: {_W})? (?:{_IS} )?(?:<up>|<down>|[a-z]+er(?! than)))",
    ),
    "stretch": (
        rf"{_IN} (?:{_EACH}|<every>)(?: (?:<axis>|<every>|{_W}))? from (?P<from>{_REF}) to (?P<to>{_REF})",
    ),
    "open": (
        rf"(?:as )?from (?P<from>{_REF}) (?P<onward>on|onward|onwards|forward|<down>|<up>|down|up|downward|downwards|upward|upwards)(?! from)",
    ),
    "nth": (
        r"(?:over|in|at|on|during|with) (?:very )?(?P<nth>last|final|first|second|third) (?:step|interval)(?: (?:of|along) (?P<along><axis>))?",
    ),
    "steps": (
        rf"(?P<along><steps>)|from (?:one|each|any) (?P<along2><axis>|<every>) to next|(?:with|at|by|on) {_EACH} (?:{_MORE} )?(?P<along3><axis>|<every>)",
        rf"(?:with|at|by|on|in) {_EACH} {_ONWARDS} {_W}",
        rf"(?:with|at|by|on|in) {_EACH} (?:{_MORE} )?{_STEP}(?: (?:of|in|along|up|down) (?P<along4><axis>))?",
    ),
    "time": (
        r"(?:through|throughout|over|during) (?:day|night|morning|evening|week|month|quarter|season|year|decade)",
    ),
    "pace": (
        rf"(?:(?:at|in|with|by|on) )?<steadily>|without (?:any )?{_BREAK}|uninterruptedly|consistently|always|strictly|relentlessly|in one go|unbrokenly|at no point otherwise",
    ),
    "span": (
        rf"(?:(?:as|all way|right|on way|(?:going|moving|passing|coming|heading|travelling|walking)(?: {_W})?) )?(?:from|between) (?P<start>{_REF}|<n>){_V.replace('<n>', '(?P<first><n>)')}(?: (?:up |down |on |all way |out )?(?:to|and|until|till|through|→) (?P<end>{_REF}){_V.replace('<n>', '(?P<last><n>)')})?",
        rf"(?:after|since) (?P<since>{_REF})",
        rf"before (?P<before>{_REF})",
        r"(?P<reach><reach>)",
        rf"(?:all way )?(?:up |down |on )?(?:until|till|to|as far as) (?P<until>{_REF})",
        rf"(?:up to|until|as far as) (?P<until2>{_REF}|<n>)",
    ),
    "values": (
        rf"from (?P<first><n>){_UNIT}(?: ,)? (?:through|via|over|past) (?P<mid><n>){_UNIT}(?: ,)? (?:up |down |on )?(?:and )?(?:then )?to (?P<last><n>){_UNIT}",
        rf"from (?P<first><n>){_UNIT} (?:up |down |all way )?to (?P<last><n>){_UNIT}",
        r"\( (?:from )?(?P<first><n>)(?: (?:%|°))? (?:→|->|to) (?P<last><n>)(?: (?:%|°))? \)",
    ),
}
_WAY = r"(?P<way><up>|<down>|<good>|<bad>)"
_AUX = r"(?: (?:is|are|was|were|keeps?|kept|continues?|continued|to|has|have|does|do|did|always|simply|can|will|would|clearly|ever))*"
_THEM = r"(?:(?:every|each)(?: single)? one(?: of (?:them|these|those))?|all (?:<n> )?of (?:them|these|those)|they all|both of (?:them|these|those)|(?:every|each) of (?:them|these|those))"
_SUBJECT = rf"(?:(?P<them>{_THEM}) )?(?P<subject>(?:(?:<cell>|<ref>|<every>|<row>|<column>|<axis>|<panel>|{_W})(?: |$)){{0,6}}?)"
_OBJECT = rf"(?P<object>(?: (?:<cell>|<panel>|{_W})){{0,4}})"
_CAUSE = rf"(?P<cause>(?:(?:<x>|<axis>|<cell>|<good>|<bad>|<up>|<down>|<ref>|{_W}) ){{1,6}}?)"
_RESULT = rf"(?:means?|brings?|gives?|yields?|makes? for|leads? to|results? in|produces?|causes?|goes? with|comes? with) (?P<result>more|less|fewer|higher|lower|greater|smaller|larger){_OBJECT.replace('object', 'object2')}"
_CORES = {
    "plain": (
        rf"{_SUBJECT}{_AUX.strip()} ?(?P<only>only |nothing but )?{_WAY}(?: (?:ground|off|away|out))?",
    ),
    "chain": (
        rf"(?:(?:each|every) )?(?:(?:successive|new|later|next|further) )?(?P<chain><every>|<row>|<column>)(?: <cell>| {_W})? (?:is|was|has|brings?|shows?|does|did|comes? out|lies|runs?|gets?)(?: {_W})? (?P<than>higher|more|larger|greater|longer|lower|less|fewer|smaller|shorter|<up>|<down>|<good>|<bad>|better|worse)(?: <cell>| {_W})? than (?:one|previous one|<axis>|that|its predecessor) ?(?:before(?: it)?|preceding(?: it)?)?",
    ),
    "never": (
        rf"{_SUBJECT}{_AUX.strip()} ?(?:never|not once|at no point)(?: ever)? {_WAY}",
        rf"no (?P<each><row>|<column>|<every>|<axis>|{_W})(?: ever)? (?:shows?|showed|sees?|saw|has|had|records?|recorded|suffers?|suffered|registers?)(?: any)?(?: single)? {_WAY}(?P<what>(?: in <cell>)?)",
        rf"no (?P<each><row>|<column>|<every>|<axis>|{_W}) ever {_WAY}",
    ),
    "cause": (rf"{_CAUSE}{_AUX.strip()} ?(?:{_WAY}{_OBJECT}|{_RESULT})",),
    "cause never": (
        rf"{_CAUSE}(?:never|not once) (?:{_WAY}{_OBJECT}|{_RESULT})",
        rf"(?:nowhere|never|at no point) (?:does|do|did|has|have) {_CAUSE}{_WAY}{_OBJECT}",
    ),
}


@dataclass(frozen=True, slots=True)
class Told:
    """A clause as its core and its adjuncts, each with its kind."""

    core: Found
    kind: str
    adjuncts: tuple[tuple[str, Found], ...]

    def of(self, *kinds: str) -> list[Found]:
        """The adjuncts of some kinds."""
        return [found for kind, found in self.adjuncts if kind in kinds]


@cache
def _adjuncts() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind, re.compile(f"(?:{one})(?!\\S)")) for kind, some in _ADJUNCTS.items() for one in some)


@cache
def _cores() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind, re.compile(one)) for kind, some in _CORES.items() for one in some)


def told(line: Phrasing) -> Iterator[Told]:
    """Every core that what is left of a line may be, without its adjuncts."""
    adjuncts: list[tuple[str, Found]] = []
    left: list[int] = []
    at = 0
    for n, start in enumerate(line.starts):
        if start < at:
            continue
        fits = [(m, kind) for kind, one in _adjuncts() if (m := one.match(line.line, start)) is not None]
        if fits:
            match, kind = max(fits, key=lambda fit: fit[0].end())
            adjuncts.append((kind, Found(match, line)))
            at = match.end()
        elif line.line[start : start + 1] not in ",;.!" and not (adjuncts and _joins(line, start)):
            left.append(n)
    core = _part(line, left)
    for kind, pattern in _cores():
        if (fit := pattern.fullmatch(core.line)) is not None:
            yield Told(Found(fit, core), kind, tuple(adjuncts))


_TOO = re.compile(
    r"and (?=(?:in|for|on|with|at) (?:both |all |each |every )?(?:<panel>|<every>|<row>|<column>))"
)


def _joins(line: Phrasing, start: int) -> bool:
    """`at every depth and in both panels`: whether "and" leads from one place to another."""
    return _TOO.match(line.line, start) is not None


def _part(line: Phrasing, left: list[int]) -> Phrasing:
    """Some words of a line as a line of their own, without what opens a clause."""
    words = line.line.split(" ")
    while left and words[left[0]] in ("and", "but", "while", "whereas", "yet", "so", "overall"):
        left = left[1:]
    while left and words[left[-1]] in ("and", "but", "while", "whereas", "yet", "though"):
        left = left[:-1]
    own = [words[n] for n in left]
    return Phrasing(
        " ".join(own),
        tuple(sum(len(word) + 1 for word in own[:at]) for at in range(len(own))),
        tuple(line.owners[n] for n in left),
        tuple(line.places[n] for n in left),
    )
