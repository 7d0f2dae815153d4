"""Predicates on single pairs: "exceeds 0.5 in absolute value", "is negative", "lies between 0.1 and 0.4"."""

import re
from dataclasses import dataclass, replace

from auditor.claims.bonds.line import Line
from auditor.claims.relations.claims import ZERO, Related
from auditor.claims.relations.pairs import Pair
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, stands

V = r"(?P<v><[nc]\d+>)"
SIZE = r"(?:in (?:absolute (?:value|terms|size)|magnitude|size|strength|modulus|either direction|either sense|any direction|whichever direction|whatever direction)|(?:by|of) (?:magnitude|absolute value)|either way|sign aside|signs aside|signs? ignored|(?:regardless|irrespective) of (?:its |their )?signs?|whatever (?:its |their )?signs?|(?:ignoring|disregarding) (?:its |their )?signs?|disregarding direction|on either side of (?:zero|<c\d+>)|absolutely)"
_BE = r"(?:is|are|was|were|be|being|lies?|lying|stays?|staying|remains?|remaining|sits?|stands?|comes?|comes? out|keeps?|falls?|turns? out|runs?|gets?|has|have|goes|go|correlates?|agrees?|overlaps?|couples?|scores?|shares?|rises?|climbs?|drops?|dips?|sinks?|moves?|ends? up|come in|comes in)"
_ALL = r"(?:(?:all|both|each|well|everywhere|throughout|always|without exception|far|somewhat|slightly|farther|further|any) )*"
_VERB = rf"(?:{_BE} )?{_ALL}(?:{_BE} )?"
_FORMS: tuple[tuple[str, str], ...] = (
    (">=", rf"(?:reach(?:es|ing)?|attains?|attain|hits?|make|makes) {V}(?: or more)?"),
    (">", rf"(?:exceeds?|exceeding|passe?s?|passing|tops?|topping|clears?|surpass(?:es)?|beats?|break|breaks) {V}"),
    (">", rf"{_VERB}(?:past|beyond|above|over|upwards of|in excess of) {V}"),
    (">", rf"{_VERB}(?P<word>more|greater|higher|larger|stronger|better) than {V}"),
    (">=", rf"{_VERB}at (?:least|no less than) {V}"),
    (">=", rf"{_VERB}(?:at |of )?{V} (?:or|and) (?:more|higher|above|better|over|up|greater|upwards?|stronger)"),
    (">=", rf"{_VERB}no (?:less|lower|weaker|smaller|worse) than {V}"),
    ("<", rf"{_VERB}(?:below|under|beneath|short of) {V}"),
    ("<", rf"{_VERB}(?P<word>less|lower|smaller|weaker|fewer) than {V}"),
    ("<=", rf"{_VERB}at (?:most|no more than) {V}"),
    ("<=", rf"{_VERB}(?:at |of )?{V} (?:or|and) (?:less|lower|below|under|weaker|smaller)"),
    ("<=", rf"{_VERB}(?:no (?:more|higher|greater|larger|stronger|better) than|not (?:above|over|past|beyond)|up to) {V}"),
    ("<=", rf"{_VERB}(?:never|not) (?:more|higher|greater|larger|stronger|above|over)(?: than)? {V}"),
    ("<=", rf"(?:does|do|did|can|could|will|would)? ?(?:not|never) (?:exceed|exceeds|pass|top|get past|gets past|get beyond|get above|gets above|go beyond|goes beyond|rise above|rises above|surpass|go above|goes above|climb above|climbs above) {V}"),
    ("<", rf"(?:does|do|did|can|could|will|would)? ?(?:not|never) (?:reach|attain|reaches|attains|hit) {V}"),
)  # fmt: skip
_BOUNDS = tuple((op, re.compile(rf"(?:{SIZE} ,? ?)?{form}(?P<size>(?: ,)? {SIZE})?")) for op, form in _FORMS)
_SIGNED = re.compile(
    rf"{_VERB}(?:(?:weakly|moderately|strongly|mildly|slightly) )?(?:(?P<up>positive(?:ly)?(?: (?:correlated|related|linked|associated|coupled))?|above (?:zero|<c\d+>)|greater than (?:zero|<c\d+>)|in plus|plus)|(?P<down>(?:negative(?:ly)?|inverse(?:ly)?)(?: (?:correlated|related|linked|associated|coupled))?|below (?:zero|<c\d+>)|less than (?:zero|<c\d+>)|under (?:zero|<c\d+>)|minus))(?: throughout| everywhere| without exception)?"
)
_NOT_SIGNED = re.compile(
    rf"{_VERB}(?:not )?(?:(?P<up>go|goes|turns?|falls?|fall|dip|dips|drop|drops) )?(?:below (?:zero|<c\d+>)|negative)"
)
_WITHIN = re.compile(
    rf"(?P<verb>(?:rang(?:es?|ing)|runs?|running|extends?|extending|var(?:y|ies|ying)|spans?|spanning|stretch(?:es|ing)?|reach(?:es)?|go(?:es)?)|{_VERB})(?: all| everywhere)?(?:from|between|within|in range(?: of| from)?|)? ?(?P<low><[nc]\d+>) (?:and|to|-|up to|through|→|,) (?P<high><[nc]\d+>)(?P<size> {SIZE})?"
)
_BAND = re.compile(rf"{_VERB}(?:within|inside|between) ± (?P<v><[nc]\d+>)")
_MEAN = re.compile(
    r"(?:(?:is|are|with|for|have|has|,|at|come|comes|coming|work|works|out|mean|average|averages|averaging|averaged|on average|of|to|:|stands?|lies?) ?)*"
)
_VALUES = re.compile(
    r"(?:(?:is|are|was|at|of|:|=|,|r|comes? to|stands? at|equals?|reads?|shows?|being|scores?|gets?|measures?|comes? out at|reach(?:es)?|with) )*(?P<list><n\d+>(?: (?:,|and|, and|/) <n\d+>)*)(?: respectively| , respectively)?"
)


@dataclass(frozen=True, slots=True)
class Cond:
    """What is said of each pair: it stands so to `num`; or runs between two numbers, which are met where it is `exact`."""

    num: Num
    high: Num | None = None
    size: bool = False
    loose: bool = False
    exact: bool = False

    def of(self, panel: int, pairs: tuple[Pair, ...]) -> tuple[Related, ...]:
        """What it says of all of some pairs."""
        if self.high is None:
            return (Related(panel, pairs, "bound", self.num, size=self.size, loose=self.loose),)
        if self.exact:
            return (Related(panel, pairs, "range", self.num, upper=self.high, size=self.size),)
        low, high = replace(self.num, op=">="), replace(self.high, op="<=")
        return (Related(panel, pairs, "bound", low, size=self.size, loose=self.loose, upper=high),)

    def meets(self, value: float) -> bool:
        """Whether a value as it is printed is so."""
        value = abs(value) if self.size else value
        if self.high is not None:
            return self.num.value <= value <= self.high.value
        return stands(self.num.op, Interval.point(value), Interval.point(self.num.value)) is Truth.TRUE


def condition(phrase: str, line: Line) -> Cond | None:
    """What a predicate says of each pair, or None."""
    phrase = phrase.strip(" ,").removesuffix(" apart")
    zeros = re.findall(r"<c\d+>", phrase)
    if (found := _SIGNED.fullmatch(phrase)) and all(line.num(zero).value == 0 for zero in zeros):
        return Cond(replace(ZERO, op=">" if found["up"] else "<")) if line.signed or found["up"] else None
    if found := _BAND.fullmatch(phrase):
        return Cond(replace(line.num(found["v"]), op="<="), size=True)
    for op, form in _BOUNDS:
        if found := form.fullmatch(phrase):
            return _bound(found, op, phrase, line)
    return _between(phrase, line)


def _bound(found: re.Match[str], op: str, phrase: str, line: Line) -> Cond | None:
    num = line.num(found["v"])
    size = bool(re.search(SIZE, phrase))
    strong = (found.groupdict().get("word") or "") in ("stronger", "weaker", "better")
    if num.op != "=" or (size and num.value < 0):
        return None
    if num.value < 0 and op in (">", ">="):
        beyond = re.search(r"\b(?:past|beyond)\b", phrase)
        plain = re.search(r"\b(?:above|over|more|higher|greater|least)\b", phrase)
        if not beyond and not plain:
            return None  # "passes -0.5" upwards or downwards
        op = {">": "<", ">=": "<="}[op] if beyond else op
    loose = line.signed and not size and not strong and num.value > 0
    return Cond(replace(num, op=op), size=size or (strong and num.value > 0), loose=loose)


def _between(phrase: str, line: Line) -> Cond | None:
    found = _WITHIN.fullmatch(phrase)
    if not found or not found["verb"].strip():
        return None
    low, high = line.num(found["low"]), line.num(found["high"])
    if low.value >= high.value or low.op != "=" or high.op != "=":
        return None
    exact = bool(re.match(r"(?:rang|run|exten|var|span|stretch|reach|go)", found["verb"]))
    size = bool(found["size"])
    return Cond(low, high, size=size, exact=exact, loose=line.signed and not size and low.value > 0)


def mean_of(phrase: str, line: Line) -> tuple[Num, bool] | None:
    """`averages about 0.4`: the mean that is told, and whether of distances from zero."""
    found = re.fullmatch(rf"(?P<words>.*?) ?(?P<v><[nc]\d+>)(?P<size> {SIZE})?", phrase.strip(" ,"))
    if not found or not re.search(r"\b(?:mean|averag\w+)\b", found["words"]):
        return None
    words = re.sub(r"\babsolute (?:value )?|\|r\| ?", "", found["words"])
    size = words != found["words"] or bool(found["size"])
    return (line.num(found["v"]), size) if _MEAN.fullmatch(words) else None


def values_of(phrase: str, line: Line) -> tuple[Num, ...]:
    """`at 0.4, 0.3 and 0.1`: the values that are told, and nothing else."""
    found = _VALUES.fullmatch(phrase.strip(" ,")) if phrase.strip(" ,") else None
    return line.nums(found["list"]) if found else ()
