"""How people speak of axes: lists and ranges of ticks, steps, spacing, order.

Numbers are those of an axis where the sentence stands in the axis's declaration, or where it names the axis and goes
on with a verb for it ("the ratio runs from 0.1 to 0.5"). Frames are matched on the raw text, since lists of
numbers are more regular than their mentions.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from auditor.claims.makeup.facts import Fact, Place
from auditor.claims.makeup.numbers import ABOUT, LIST, NUM, RANGE, UNIT, WORD, number
from auditor.language.clauses import Clause, Spot
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.reading.axis_words import side_of

Found = tuple[Fact, frozenset[Item], Place]

STEP = re.compile(
    rf"\b(?:(?:in|with|at|using)\s+)?(?:a\s+)?(?:steps?|increments?|intervals?|spacings?|multiples|strides?|gaps?|distances?)(?:\s+size)?\s+(?:of\s+|is\s+|are\s+)?(?P<a>{ABOUT}{NUM}){UNIT}"
    rf"|\b(?:every|spaced by|stepping by|in)\s+(?P<b>{ABOUT}{NUM}){UNIT}(?:\s*(?:-|\s)steps?)?(?P<loose>\s+or so)?(?!\s*,\s*\d|\s*(?:columns?|rows?|cells?|ticks?|labels?|values?|entries|lines?|of)\b)"
    rf"|(?P<c>{NUM}){UNIT}\s+(?:units?\s+)?apart\b|\b(?P<unit>unit steps|one (?:tick|mark|label|marker) per unit|integer steps|steps of one|whole[- ]number steps)",
    re.IGNORECASE,
)
COUNT = re.compile(
    rf"\b(?P<n>\d{{1,3}}|(?:{WORD})(?:-(?:{WORD}))?)\s+(?:[a-z]+(?:-[a-z]+)?,?\s+){{0,3}}?(?:tick(?:\s?marks?|\s?labels?|s)?|values?|categor(?:y|ies)|levels?|labels?|markers?|marks|entries|positions|bins|steps|groups|classes|settings|options)\b",
    re.IGNORECASE,
)
_INTRODUCED = re.compile(
    rf"\b(?P<n>\d{{1,2}}|{WORD})\s+(?:[a-z]+\s+){{0,2}}[a-z]+s(?=\s*(?::|\(|,? namely|,? i\.e\.)\s*{NUM})",
    re.IGNORECASE,
)
_EVEN = re.compile(
    r"\b(?P<not>(?:not|never|isn't|aren't|in)\s?)?\b(?:(?:evenly|equally|uniformly|regularly|linearly|equidistantly)[- ]?(?:spaced|distributed|placed|stepped)?|"
    r"at (?:even|equal|regular|uniform|constant) (?:intervals|steps|distances)|equidistant|linear(?=\s+(?:scale|spacing|axis)))",
    re.IGNORECASE,
)
_UNEVEN = re.compile(
    r"\b(?:unevenly|irregularly|unequally|non-?uniformly|non-?linearly)[- ]?(?:spaced|distributed|placed)?|\bat (?:irregular|uneven|unequal) (?:intervals|steps|distances)",
    re.IGNORECASE,
)
_MOST = re.compile(
    r"\b(?:most of (?:them|the (?:ticks|steps|gaps))|most|mostly|mainly|largely|usually|generally|nearly all|almost all)\b",
    re.IGNORECASE,
)
_WAYS = {"downward": "bottom", "upward": "top", "rightward": "right", "leftward": "left"}
_AT = re.compile(
    r"\(?\b(?:at|on|in) the (?:very )?(?:top|bottom|left|right)(?:most)?\b\)?|\((?:top|bottom|left|right)(?:most)?\)|\b(?:down|up)ward\b",
    re.IGNORECASE,
)
_RATIO = re.compile(
    r"\b(?:logarithmic(?:ally)?|log(?:-|\s)(?:spaced|scale)|geometric(?:ally)?|exponentially)\b|(?P<two>\bpowers of (?:two|2)\b|\bdoubl(?:ing|es|ed)\b|\btwice the (?:one|previous|last)[\w ]*|\beach (?:one )?twice[\w ]*)|(?P<ten>\bpowers of (?:ten|10)\b)",
    re.IGNORECASE,
)
_GROW = re.compile(
    r"\b(?:increment\w*|increas\w+|ascend\w*|grow\w*|ris(?:es|ing)|running|numbered|counted)\s+(?P<way>downwards?|upwards?|rightwards?|leftwards?|to the right|to the left|from (?:the )?top to (?:the )?bottom|from (?:the )?bottom to (?:the )?top|from (?:the )?left to (?:the )?right|from (?:the )?right to (?:the )?left|(?:top|bottom|left|right) to (?:bottom|top|right|left))",
    re.IGNORECASE,
)
_READ = re.compile(
    r"\b(?:listed|ordered|arranged|read|shown|running|sorted|given|written)?\s*\(?(?:from )?(?:the )?(?:top to (?:the )?bottom|bottom to (?:the )?top|left to (?:the )?right|right to (?:the )?left)\)?|\btop[- ]down\b|\bbottom[- ]up\b",
    re.IGNORECASE,
)
_PLACE = re.compile(
    rf"(?P<first>{NUM}){UNIT}\s+(?:stands |is |sits |lies )?(?:at|on|in) the (?P<where>top|bottom|left|right|upper end|lower end)(?:most)?",
    re.IGNORECASE,
)
_SIGN = re.compile(
    r"\b(?P<no>no |without |never )?(?P<sign>negative|positive)(?:ly valued)? (?:values?|numbers?|ticks?|labels?|coordinates|markers|entries|range)",
    re.IGNORECASE,
)
_START = re.compile(
    rf"\b(?:start(?:s|ing)?|begin(?:s|ning)?)\s+(?:at|from|with)\s+(?P<low>{NUM})|\b(?:end(?:s|ing)?|stop(?:s|ping)?|finish(?:es|ing)?)\s+(?:at|with)\s+(?P<high>{NUM})",
    re.IGNORECASE,
)
_FEW = re.compile(
    r"(?:^|[,;:.]\s|\bwith\s|\band\s)(?:the )?(?:first|last|final)(?: (?:gap|step|interval|one|tick))?(?: and (?:the )?(?:first|last|final)(?: (?:gap|step|interval|one|tick))?)?(?: gaps?| steps?)? (?:being|is|are) (?:shorter|smaller|narrower|longer|larger|wider|different|closer)|the first gap and the last being (?:shorter|longer|smaller|larger|narrower|wider)",
    re.IGNORECASE,
)
_VERB = r"(?:'s)?\s*(?:axis|scale|values?|ticks?|markers?|labels?|levels?|settings?|sizes?|options?|choices?)?\s*(?:\(|,?\s*(?:which\s+)?(?:rang\w+|spans?|spanning|runs?|running|goes|going|var(?:y|ies|ying)|extends?|extending|covers?|covering|takes?|taking|is labell?ed|are labell?ed|has|have|having|with|starts?|begins?|ends?|stops?|is|are|doubles? (?:from|at|with|each|every))\b)"
_AXIS_LABEL = re.compile(
    r"\bax[ie]s\b|^(?:horizontal|vertical)\b|^(?:rows?|columns?)\b(?!\s*\d)", re.IGNORECASE
)
_SCALE_LABEL = re.compile(r"\b(?:legend|colou?r|bar|scale\s*bar|key)\b", re.IGNORECASE)
_SUBORDINATE = re.compile(
    r"^\W*(?:as|when|if|once|while|since|for|at|in|between|because|although|where|by)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class _Scope:
    """A part of the clause that speaks of one axis, or of both; `declared` where it is the axis's own line."""

    sides: tuple[str, ...]
    start: int
    end: int
    declared: bool


Make = Callable[[str], Fact | None]
Made = tuple[Make, tuple[int, int]]


def axis_parts(clause: Clause) -> tuple[list[Found], frozenset[Item], bool]:
    """All that a clause says of axes, the mentions that it names besides, and whether it stands in an axis's declaration."""
    found: list[Found] = []
    asides: frozenset[Item] = frozenset()
    scopes = list(_scopes(clause))
    for scope in scopes:
        text = clause.sentence[scope.start : scope.end]
        taken: list[tuple[int, int]] = []
        for make, (start, end) in _made(text, scope, taken):
            taken.append((start, end))
            items = _inside(clause, scope.start + start, scope.start + end)
            parts = [part for side in scope.sides if (part := make(side)) is not None]
            found.extend((part, items, (scope.start + start, scope.start + end)) for part in parts)
            asides |= items if not parts else frozenset()
    return [*found, *_full_refs(clause)], asides, any(scope.declared for scope in scopes)


def _made(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for reader in (_lists, _ranges, _steps, _counts, _spacing, _order, _signs):
        yield from reader(text, scope, taken)


def _inside(clause: Clause, start: int, end: int) -> frozenset[Item]:
    return frozenset(
        item for item in clause.items if start <= item.start < end and not isinstance(item.value, AxisRef)
    )


# --- which axis -------------------------------------------------------------------------------------

_AXIS = re.compile(
    r"\b(?:the\s+)?(?P<name>x|y|horizontal|vertical)[\s‑-]?(?:\([xy]\)[\s‑-]?)?axis\b", re.IGNORECASE
)


_BOTH = re.compile(r"\b(?:the|both|all|their|its) axes\b", re.IGNORECASE)


def _scopes(clause: Clause) -> Iterator[_Scope]:
    text = clause.sentence
    side = _labelled(clause)
    if side:
        yield _Scope(("rows", "columns") if side == "both" else (side,), clause.start, clause.end, True)
        return
    anchors = [
        (found.start(), found.end(), side_of(found.group()))
        for found in _AXIS.finditer(text, clause.start, clause.end)
    ]
    anchors += [
        (found.start(), found.end(), "both") for found in _BOTH.finditer(text, clause.start, clause.end)
    ]
    anchors += [
        (item.start, item.end, item.value.side) for item in clause.items if isinstance(item.value, AxisRef)
    ]
    anchors = sorted(
        a
        for a in set(anchors)
        if not any(b is not a and b[0] <= a[0] and a[1] <= b[1] and b != a for b in anchors)
    )
    for index, (start, end, side) in enumerate(anchors):
        limit = anchors[index + 1][0] if index + 1 < len(anchors) else clause.end
        verb = re.compile(_VERB, re.IGNORECASE).match(text, end)
        named = _AXIS.match(text, start)
        sign = _SIGN.search(text, clause.start, end) if named else None
        if sign and re.fullmatch(r"\s*(?:on|along|of|for|at|in)\s+(?:the\s+)?", text[sign.end() : start]):
            yield _Scope((side,), sign.start(), end, False)
        elif side == "both" and verb:
            yield _Scope(("rows", "columns"), end, limit, False)
        elif (verb or named) and side != "both" and not _SUBORDINATE.match(text[clause.start :]):
            yield _Scope((side,), end, limit, False)


def _labelled(clause: Clause) -> str:
    """The side of the axis in whose declaration a clause stands: "rows", "columns", "both" or ""."""
    for label in reversed(clause.statement.trail[-3:]):
        if (
            _AXIS_LABEL.search(label)
            and not _SCALE_LABEL.search(label)
            and len(label) < 60
            and side_of(label)
        ):
            return side_of(label)
    return ""


# --- the readers ------------------------------------------------------------------------------------


def _free(taken: Sequence[tuple[int, int]], start: int, end: int) -> bool:
    return all(end <= a or start >= b for a, b in taken)


def _lists(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in LIST.finditer(text):
        texts = tuple(match.group() for match in re.finditer(NUM, re.sub(r"\([^()]*\)", " ", found.group())))
        if len(texts) > 2 or (scope.declared and COUNT.search(text)):
            yield _made_by("ticks", ticks=texts, declared=scope.declared), found.span()


def _ranges(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in RANGE.finditer(text):
        hedged = re.search(rf"{ABOUT[:-1]}\s*$", text[: found.start("low")], re.IGNORECASE)
        ends = [number(found[name], "~" if hedged and hedged.group() else "=") for name in ("low", "high")]
        if all(ends) and _free(taken, found.start("low"), found.end("high")):
            yield _made_by("range", number=ends[0], to=ends[1]), found.span()
    for found in _START.finditer(text):
        if _free(taken, *found.span()):
            yield _made_by("range", number=_maybe(found["low"]), to=_maybe(found["high"])), found.span()
    for found in _PLACE.finditer(text):
        if _free(taken, *found.span()):
            yield _made_by("end", number=number(found["first"])), found.span()


def _maybe(text: str | None) -> Num | None:
    return number(text) if text else None


def _made_by(about: str, **fields: Any) -> Make:
    """A fact of which only the side is open."""
    return lambda side: Fact(about, side, **fields)


def _count_of(number: Num) -> Make:
    """So many ticks."""
    return lambda side: Fact(side, number=number)


def _towards(end: str) -> Make:
    """Growing towards an end of the picture, on the axis that has such an end."""
    return lambda side: (
        Fact("direction", side, word=end) if (side == "rows") == (end in ("top", "bottom")) else None
    )


def _aside(side: str) -> Fact | None:
    """Words that are understood but settle nothing."""
    return None


def _steps(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in STEP.finditer(text):
        if found["b"] and found.group()[:2].casefold() == "in" and "step" not in found.group():
            continue
        step = number(found["a"] or found["b"] or found["c"] or "1", "~" if found["loose"] else "=")
        if step and _free(taken, *found.span()):
            most = bool(_MOST.search(text[: found.end() + 12]))
            yield _made_by("step", number=step, most=most), found.span()
    yield from ((_aside, found.span()) for found in (*_FEW.finditer(text), *_MOST.finditer(text)))


def _counts(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in COUNT.finditer(text):
        count = number(found["n"])
        if count and count.value > 1 and _free(taken, *found.span()):
            yield _count_of(count), found.span()
    for found in _INTRODUCED.finditer(text):  # "four depths: 5, 10, 15 and 20"
        count = number(found["n"])
        if count and count.value > 1 and _free(taken, *found.span("n")):
            yield _count_of(count), found.span()


def _counted(count: Num) -> Callable[[str], Fact | None]:
    return lambda side: Fact(side, number=count)


def _running(end: str) -> Callable[[str], Fact | None]:
    """Ticks that run towards an end of the picture, where the axis has such an end."""
    return lambda side: (
        Fact("direction", side, word=end) if (side == "rows") == (end in ("top", "bottom")) else None
    )


def _spacing(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in _EVEN.finditer(text):
        yield _made_by("spacing", word="uneven" if found["not"] else "even"), found.span()
    for found in _UNEVEN.finditer(text):
        yield _made_by("spacing", word="uneven"), found.span()
    for found in _RATIO.finditer(text):
        yield (
            _made_by(
                "spacing", word="doubling" if found["two"] else "powers of ten" if found["ten"] else "ratios"
            ),
            found.span(),
        )


def _order(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in _GROW.finditer(text):
        words = found["way"].casefold().split()
        end = _WAYS.get(words[0].removesuffix("s"), words[-1])
        yield _towards(end), found.span()
    yield from ((_aside, found.span()) for found in (*_READ.finditer(text), *_AT.finditer(text)))


def _signs(text: str, scope: _Scope, taken: Sequence[tuple[int, int]]) -> Iterator[Made]:
    for found in _SIGN.finditer(text):
        yield _made_by("sign", word=f"{'no ' if found['no'] else ''}{found['sign'].casefold()}"), found.span()


# --- references that are lists or ranges themselves ---------------------------------------------------


def _full_refs(clause: Clause) -> Iterator[Found]:
    """`Ratio (0.1-0.5)`, `window sizes of 500, 1000, 2000 and 3000`: references to all ticks of an axis."""
    for item in clause.items:
        refs = (item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,)
        parts = [part for ref in refs if (part := _full(clause, ref, item)) is not None]
        if len(parts) == len(refs):
            for part in parts:
                yield part, frozenset({item}), (item.start, item.end)


def _full(clause: Clause, ref: object, item: Item) -> Fact | None:
    if not isinstance(ref, TickRef) or ref.side == "either" or len(ref.ticks) < 2:
        return None
    own = [tick.text for tick in axis_of(clause.document.panels[clause.panels[0]], ref.side).ticks]
    if set(ref.ticks) != set(own):
        return None
    return Fact("ticks", ref.side, ticks=ref.ticks)
