"""Means of sets and of members, what each has with itself, and what two share: "A averages 0.4 with the others", "the matrix is symmetric"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.bonds.claims import MemberMean, Square
from auditor.claims.bonds.conditions import mean_of
from auditor.claims.bonds.context import Context
from auditor.claims.bonds.extremes import Told
from auditor.claims.bonds.line import JOIN, Line, M, members, pair_of
from auditor.claims.bonds.sets import NOUN, others_of, pairs_of
from auditor.claims.bonds.superlatives import SUP, way_of
from auditor.claims.bonds.values import who
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair
from auditor.language.numbers import Num

_WITH = r"(?: (?:with|to|over|across|of|on) (?P<others>.+?))?"
_MEMBER_MEAN = (
    rf"(?P<who>{M}|it) (?:averages|has (?:mean|average)(?: (?P<size>absolute))?(?: {NOUN})? of) (?P<v><n\d+>){_WITH}",
    rf"(?:averaged|on average|taken) (?:over|across|with) (?P<others>.+?) ,? ?(?P<who>{M}|it) (?:comes?|averages|stands?|lies|works?|is|scores)(?: out)?(?: to| at)? (?P<v><n\d+>)",
    rf"(?P<who>{M}|it) , averaged (?:over|across|with) (?P<others>.+?) , (?:comes?|stands?|lies|works?|is)(?: out)?(?: to| at)? (?P<v><n\d+>)",
    rf"(?:mean|average)(?: (?P<size>absolute))? {NOUN} (?:of|for) (?P<who>{M}|it){_WITH} (?:is|:|,|comes to|stands at|equals) (?P<v><n\d+>)",
    rf"(?P<who>{M} 's|its) (?:mean|average)(?: (?P<size>absolute))?(?: {NOUN})?{_WITH} (?:is|:|,|comes to|stands at|equals) (?P<v><n\d+>)",
)
_SAME_MEAN = (
    rf"for (?P<who>{M}) same (?:average|mean|figure|number) (?:is|comes to|stands at|:) (?P<v><n\d+>)"
)
_TIED = rf"(?P<who>{M}|it) is (?:(?:one|[a-z]+) )?(?P<sup>most closely|most strongly|least closely|least strongly|least|most) (?P<tied>connected|linked|tied|related|correlated|attached) (?:to|with) (?:all )?(?:others|rest|other [a-z]+)(?: on average)?"
_MEMBER_FIRST = (
    rf"(?P<who>{M}|it) (?:has|shows|with) (?P<sup>{SUP}) (?:mean|average)(?: (?P<size>absolute))?(?: {NOUN})?{_WITH}(?P<v>(?:(?: ,| at| of| with)* <n\d+>)?)",
    rf"(?P<sup>{SUP}) (?:mean|average)(?: (?P<size>absolute))?(?: {NOUN})?{_WITH} (?:belongs to|is that of|is held by|goes to|is found for|is|:) (?P<who>{M})(?P<v>(?:(?: ,| at| of| with)* <n\d+>)?)",
    rf"(?P<who>{M}|it) (?:correlates|is correlated|is linked|is related|is tied|overlaps|agrees) (?P<sup>{SUP}) (?:with|to) (?P<others>.+?) on average(?P<v>(?:(?: ,| at| of| with)* <n\d+>)?)",
    rf"on average(?: ,)? (?P<who>{M}|it) (?:correlates|is correlated|is linked|is related|is tied|overlaps|agrees|is) (?P<sup>{SUP})(?: (?:correlated|linked|related|tied))? (?:with|to|from) (?P<others>.+?)(?P<v>(?:(?: ,| at| of| with)* <n\d+>)?)",
    rf"(?P<who>{M}|it) is (?P<sup>best|most closely|most strongly|least closely|least|most) (?:connected|linked|integrated)(?: [a-z]+)?(?: of all)?(?P<v>(?: (?:,|at|with|of|on average|mean|average))* <n\d+>(?: on average(?: with (?P<others>.+))?)?)",
    _TIED,
)
_IS = r"(?:is|are|:|,|comes? to|amounts? to|stands? at|equals?|lies at|works? out at|comes? out at|of|reach(?:es)?)"
_MEANS = (
    rf"(?:mean|average)(?: (?P<size>absolute))?(?: {NOUN})? (?:of|over|across|for|among|between|within|on|in) (?:all )?(?P<set>.+?) (?:{_IS} )+(?P<v><n\d+>)",
    rf"(?:averaged|on average|averaging|taken|averaging over) (?:over |across |for |among |within )?(?:all )?(?P<set>.+?)(?: ,)? (?:(?:it|they|{NOUN}) )?(?:{_IS} |averages? |gives? |gets? |yields? |we get )+(?P<v><n\d+>)",
    rf"(?:mean|average)(?: (?P<size>absolute))? (?P<set>{NOUN}(?: (?:off|outside) diagonal)?) (?:{_IS} )+(?P<v><n\d+>)",
    r"(?P<set>their|its) (?:mean|average) (?:is|:|comes to|stands at|being|equals) (?P<v><n\d+>)",
)
_SHARED = re.compile(
    rf"(?P<pair>{M}{JOIN}{M}|they) (?:share|have in common|explain) (?P<v><[nc]\d+>)(?: of)?(?: (?:their|its|each other 's|one another 's))? (?:variance|variation)(?: in common)?"
)
_GRID = r"(?:matrix|square|table|figure|heatmap|grid|map|it|panel|picture|plot|whole)"
_MIRRORED = re.compile(
    rf"{_GRID} (?:is|are) (?:fully |perfectly |strictly )?(?:symmetric|symmetrical|mirror image|its own mirror image)(?: (?:about|around|across|along|in|with respect to|to) (?:its |this |that )?(?:main )?[a-z]+)?|(?:<c\d+> |both )?(?:halves|triangles)(?: of (?:matrix|table|square|figure))? (?:mirror|repeat|match|agree with) (?:each other|one another)|upper (?:and lower (?:triangles?|halves|half)|triangle and lower triangle) (?:mirror each other|agree|repeat each other|are identical)"
)
_DIAGONAL = re.compile(
    r"(?:(?:its|main|all) )?diagonal(?: (?:cells|entries|values|squares|tiles))? (?:(?:is|are|holds?|shows?|reads?|set to|fixed at|at|of|equals?|everywhere|throughout|all|only|consists of|made up of) )+(?P<v><[nc]\d+>|unity|ones|zeros|zeroes)(?: throughout| everywhere)?"
    r"|(?P<w><[nc]\d+>|ones|zeros|zeroes) (?:on|along|down|across) (?:(?:its|main|whole) )*diagonal"
)
_WITH_ITSELF = re.compile(
    r"(?:every|each) [a-z]+ (?:correlates|agrees|matches)(?: perfectly)?(?: (?:at )?(?P<v><[nc]\d+>))? with"
)


def means(text: str, line: Line, context: Context) -> Iterator[Told]:
    """Each way in which a part of a line tells a mean, a square, or the diagonal."""
    for read in (_squared, _their_mean, _mean_of_set, _of_itself, _member):
        yield from read(text, line, context)


def _mean_of_set(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`the mean of the four adjacent pairs is 0.6`, `averaged over A's links it comes to 0.4`."""
    for form in _MEANS:
        found = re.fullmatch(form, text)
        if not found:
            continue
        told = found["set"]
        ways = (told, f"{told} pairs", f"pairs among {told}")
        pairs = next((own for way in ways if (own := pairs_of(way, line, context))), None)
        if pairs is None and re.fullmatch(r"(?:them|these|those|which)", told):
            pairs = context.pairs
        nums = line.nums(found["v"])
        if pairs and nums:
            size = bool(found.groupdict().get("size"))
            fact = Related(line.found.panel, pairs, "mean", nums[0], size=size)
            yield (fact,), replace(context, pairs=pairs)


def _of_itself(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`the matrix is symmetric`, `every class correlates 1.00 with itself`."""
    panel = line.found.panel
    if _MIRRORED.fullmatch(text) and all(len(places) == 2 for places in line.found.places.values()):
        yield (Related(panel, line.everything, "mirror"),), context
    found = _DIAGONAL.fullmatch(text) or _WITH_ITSELF.fullmatch(text)
    own = line.found.own
    if found and own is not None:
        told = found.groupdict()
        word = told.get("v") or told.get("w") or "ones"
        value = line.num(word).value if "<" in word else float(not word.startswith("zero"))
        yield (Related(panel, line.everything, "own", Num(value, 1.0, str(value))),), context


def _their_mean(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`..., averaging 0.4`: of the pairs that were told before."""
    mean = (
        mean_of(text, line)
        if re.match(r"(?:averaging|on average|mean|average|with mean|for mean)\b", text)
        else None
    )
    if mean and len(context.pairs) > 1 and not context.counted:
        yield (Related(line.found.panel, context.pairs, "mean", mean[0], size=mean[1]),), context


def _squared(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A and B share about 40% of their variance`, `0.6 squared is 0.36`: behind a pair that was told."""
    found = _SHARED.fullmatch(text)
    pair = _pair_told(found["pair"], context) if found else None
    if found and pair is not None:
        num = line.num(found["v"])
        if num.unit == "%" or 0 < num.value < 1:
            yield (Square(line.found.panel, pair, num),), replace(context, pairs=(pair,))


def _pair_told(words: str, context: Context) -> Pair | None:
    """The pair that is named, or the one that was told last."""
    if words != "they":
        return pair_of(words)
    told = context.told or context.pairs
    return told[-1] if context.told or len(told) == 1 else None


def _member(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A averages 0.4 with the others`, `A has the highest mean correlation (0.4)`."""
    same, last = re.fullmatch(_SAME_MEAN, text), context.member
    if same and last is not None and set(context.pairs) == set(line.found.of(last)):
        own, mean = members(same["who"])[0], line.nums(same["v"])[0]
        yield (MemberMean(line.found.panel, own, value=mean, loose=line.signed),), context
    for form in (*_MEMBER_MEAN, *_MEMBER_FIRST):
        found = re.fullmatch(form, text)
        member = who(found, context) if found else None
        if not found or member is None:
            continue
        told = found.groupdict()
        pairs = others_of(member, told["others"], line) if told.get("others") else line.found.of(member)
        if not pairs or set(pairs) != set(line.found.of(member)):
            continue
        nums, size = line.nums(told.get("v") or ""), bool(told.get("size"))
        value = nums[0] if nums else None
        way = way_of(told["sup"], "", sized=size, line=line) if told.get("sup") else (False, False, False)
        if told.get("sup") in ("most", "best", "least"):
            way = (told["sup"] == "least", False, line.signed) if not line.apart else None
        if way is None:
            continue
        tied = bool(told.get("tied"))
        if tied and line.apart:
            continue
        way = (told["sup"].startswith("least"), False, line.signed) if tied else way
        size = size or tied
        loose = line.signed and (tied or not size)
        rank = 1 if told.get("sup") else 0
        yield (
            (MemberMean(line.found.panel, member, rank, way[0], value, size, loose, tied),),
            replace(context, member=member, pairs=pairs),
        )
