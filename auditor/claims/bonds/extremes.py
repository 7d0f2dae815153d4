"""Which pair is the strongest, the weakest, the second: "the tightest link is that of A and B (0.7), followed by C and D"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.bonds.claims import Fact, Top
from auditor.claims.bonds.conditions import SIZE, values_of
from auditor.claims.bonds.context import Context, own_pairs
from auditor.claims.bonds.line import JOIN, Line, M, members, pair_of
from auditor.claims.bonds.sets import NOUN, others_of
from auditor.claims.bonds.superlatives import SUP, Best, superlative, way_of
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair
from auditor.language.numbers import Num

Told = tuple[tuple[Fact, ...], Context]

_LED = rf"(?:(?:one|that|those|{NOUN}|between|of|for|with|to|against|joining|linking|by|in|at|on) )*"
_PAIR = rf"{_LED}(?P<pair>{M}{JOIN}{M})(?P<v>(?: .*)?)"
_LINK = re.compile(
    r" (?:is|are|was|were|:|,|belongs? to|joins|connects|links|(?:is )?(?:found|seen|formed|held|set|made|reached)|occurs|exists|holds|lies|sits|goes to|falls (?:on|to)|appears|stands|remains?|being|stand|lie|come|comes|ranks?|separates?|forms?|shows?|shares?|has|have|makes?(?: up)?|marks?)(?= )"
)
_WITHOUT_VERB = re.compile(
    r"(?P<what>(?!no |nothing ).+?) (?P<where>(?:with|to|that of|that between|between) .+)"
)
_FIRST_VALUE = re.compile(
    rf"(?:at )?(?P<v><n\d+>)(?: ,)? (?:(?:,|between|for|of|in|at|from|with|joining|found|held by|shared by|and|belongs to|belonging to|it|which|that) )*(?P<pair>{M}{JOIN}{M})"
)
_FIRST_VALUE_OWN = re.compile(rf"(?:at )?(?P<v><n\d+>)(?: ,)? (?:with|to|against|for) (?P<m>{M})")
_MOVES = r"(?:correlates?|correlated|goes|go|moves?|is|are|agrees?|overlaps?|couples?|associates?|co - varies|covaries|varies|leans|depends|tracks|follows|links|relates|related|linked|tied|coupled|connected|bound|associated|resembles)"
_ADVERBIAL = re.compile(
    rf"(?P<one>{M}|it) (?:{_MOVES} )+(?P<sup>{SUP})(?: (?P<sign>positively|negatively|inversely))?(?: {_MOVES})*(?: (?:with|to|on|toward|towards))? (?P<two>{M})(?P<v>(?: .*)?)"
)
_TOGETHER = re.compile(
    rf"{_LED}(?P<pair>{M}{JOIN}{M})(?P<v>(?: (?:,|at|with|of)? ?<n\d+>)?)(?: ,)? (?:{_MOVES} )+(?P<sup>{SUP})(?: {_MOVES})?(?P<size> ,? ?{SIZE})?(?: of all)?(?P<v2>(?: (?:,|at|with|of))* ?<n\d+>)?"
)
_MOST_BEHIND = re.compile(
    rf"(?P<one>{M}|it|)(?: ?(?:{_MOVES}|overlaps) )*(?:with |to |on |about )?(?P<two>{M}) (?P<sup>most(?: strongly| closely| tightly)?|least(?: strongly| closely)?|best|tightest|strongest)(?: of all)?(?P<v>(?: .*)?)"
)
_CLOSEST_TO = re.compile(
    rf"(?P<sup>{SUP}) (?:to|with) (?P<one>{M}|it) (?:is|comes|stands|lies|sits) (?P<two>{M})(?P<v>(?: .*)?)"
)
_DEGREE = r"(?:strong(?:ly)?|close(?:ly)?|tight(?:ly)?|firm(?:ly)?|high(?:ly)?|similar|alike|well)"
_MORE = rf"(?:(?:as|so) (?P<as>{_DEGREE}) as|(?:more (?P<more>strongly|closely|tightly|firmly|highly|similar|alike)|(?P<er>stronger|closer|tighter|firmer|higher|larger|greater|bigger|better))(?: [a-z]+){{0,2}} than)"
_NOTHING = re.compile(
    rf"(?:nothing(?: else)?|no(?: other)? (?:pair|{NOUN}|<c\d+>(?: (?:other )?[a-z]+)?)) (?:{_MOVES} )*{_MORE} {_PAIR}"
)
_NO_OTHER = re.compile(
    rf"(?:none|nothing(?: else)?|no(?: other)? (?:pair|{NOUN}|<c\d+>(?: (?:other )?[a-z]+)?))(?: of them| else)? (?:{_MOVES} )*(?:any )?(?:(?P<near>closer to (?:zero|<c\d+>))|(?P<weak>weaker|looser|fainter)|(?P<strong>stronger|tighter|closer|firmer|nearer)|(?P<high>higher|larger)|(?P<low>lower|smaller))"
)
_ANY_OTHER = re.compile(
    rf"{_LED}(?P<pair>{M}{JOIN}{M})(?P<v>(?: (?:,|at|with|of)? ?<n\d+>)?)(?: ,)? (?:{_MOVES} )*(?:more (?P<more>strongly|closely|tightly|firmly|highly|similar|alike)|(?P<er>stronger|closer|tighter|firmer|higher|larger|greater|bigger|better|more))(?: [a-z]+){{0,2}} than (?:any|every|all|each)(?: other| others)?(?: {NOUN}| <c\d+>(?: [a-z]+)?)?"
)
_LEADS = re.compile(
    rf"{_LED}(?P<pair>{M}{JOIN}{M})(?P<v>.*?) (?:leads?|tops?|heads?|(?:stands?|comes?|is|are|remains?|sits?) (?:apart |out |alone |clearly )?at (?:very )?top(?: of)?)(?: (?:field|list|ranking|table|others|off - diagonal field|all others|way))?(?P<v2>(?: (?:,|at|with|of))* ?<n\d+>)?"
)
_BOTTOM = re.compile(
    rf"(?P<one>{M}|it) (?:(?P<low>hits bottom|bottoms out|reaches (?:its )?(?:lowest(?: point)?|minimum)|has (?:its )?(?:lowest point|minimum))|(?P<high>peaks|tops out|reaches (?:its )?(?:highest(?: point)?|maximum|peak)|has (?:its )?(?:highest point|maximum|peak))) (?:with|against|at|toward|towards) (?P<two>{M})(?P<v>(?: .*)?)"
)
_FEW = re.compile(
    rf"(?P<n><c\d+>) (?P<sup>{SUP}) (?P<np>.+?) (?:are|:|belong to|join|link) (?P<list>(?:(?:those|that|{NOUN}|of|between) )*{M}{JOIN}{M}(?:(?: ,| and|, and| , and)+ (?:(?:those|that|of|between) )*{M}{JOIN}{M})+)"
)
_THEN = re.compile(
    rf"(?:(?:and )?(?:closely )?(?:followed|succeeded|trailed) by|then(?: comes?| by| follows?)?|next(?: comes?| is| are| in line(?: is| comes)?)?|ahead of|before|behind (?:it|them|that|this)(?: ,)? (?:comes?|is|are|follows?|stands?)|(?:second|third|runner - up)(?: place)?(?: is| are| comes?| goes to| belongs to)?) {_LED}(?P<who>{M}(?:{JOIN}{M})?)(?P<v>(?: .*)?)"
)
_AFTER = re.compile(
    rf"(?P<who>{M}(?:{JOIN}{M})?)(?P<v>.*?) (?:follows?|comes? (?:next|second|third)|is next(?: in line)?|are next(?: in line)?|next in line|(?:is|are) (?:runner - up|second|third)|ranks? (?:second|third|next)|(?:, )?(?:next|second|third))(?P<w>(?: (?:at|with) <n\d+>)?)"
)  # fmt: skip


def extremes(text: str, line: Line, context: Context) -> Iterator[Told]:
    """Each way in which a part of a line tells of an extreme."""
    for link in _LINK.finditer(text):
        left, right = text[: link.start()], text[link.end() :].strip()
        yield from _said(left, right, line, context)
    if context.told and (bare := _WITHOUT_VERB.fullmatch(text)):
        yield from _said(bare["what"], bare["where"], line, context)
    yield from _by_adverb(text, line, context)
    yield from _together(text, line, context)
    yield from _no_other(text, line, context)
    yield from _unrivalled(text, line, context)
    yield from _further(text, line, context)
    yield from _first_few(text, line, context)


def _first_few(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`the three largest coefficients are those of A and B, C and D and A and D`."""
    found = _FEW.fullmatch(text)
    best = superlative(f"{found['sup']} {found['np']}", line, context) if found else None
    pairs = [pair_of(one) for one in re.findall(rf"{M}{JOIN}{M}", found["list"])] if found else []
    if not found or best is None or line.count(found["n"]) != len(pairs) or len(set(pairs)) < len(pairs):
        return
    chosen = tuple(pair for pair in pairs if pair is not None)
    rest = tuple(pair for pair in best.pairs if pair not in chosen)
    if len(chosen) == len(pairs) and set(chosen) <= set(best.pairs) and rest:
        yield tuple(
            Related(line.found.panel, (*rest, pair), "extreme", size=best.size, low=best.low, loose=best.loose, which=(pair,))
            for pair in chosen
        ), replace(context, pairs=chosen)  # fmt: skip


def _said(left: str, right: str, line: Line, context: Context) -> Iterator[Told]:
    """`SUPERLATIVE is PAIR`, or the other way round."""
    inner = re.fullmatch(r"(?P<np>.+?) , (?P<v><n\d+>)(?: ,)?", left)
    if inner and superlative(inner["np"], line, context) and not re.search(r"<n\d+>", right):
        left, right = inner["np"], f"{right} , {inner['v']}"
    if best := superlative(left, line, context):
        if found := re.fullmatch(_PAIR, right):
            yield from _placed(best, pair_of(found["pair"]), found["v"], line, context)
        elif best.owner is not None and (found := re.fullmatch(rf"{_LED}(?P<m>{M})(?P<v>(?: .*)?)", right)):
            yield from _placed(best, _own(best, found["m"]), found["v"], line, context)
        elif found := _FIRST_VALUE.fullmatch(right):
            yield from _placed(best, pair_of(found["pair"]), found["v"], line, context)
        elif best.owner is not None and (found := _FIRST_VALUE_OWN.fullmatch(right)):
            yield from _placed(best, _own(best, found["m"]), found["v"], line, context)
        elif best.rank == 1 and not best.follows and len(values_of(right, line)) == 1:
            num = values_of(right, line)[0]
            yield (Top(line.found.panel, best.pairs, num, best.low, best.size),), context
        return
    led = re.fullmatch(rf"{_LED}(?P<pair>{M}{JOIN}{M})(?P<v>(?: .*)?)", left)
    tail = re.fullmatch(r"(?P<np>.+?)(?P<v>(?: ,| at| with| of| :)* <n\d+>)?", right)
    if tail is None:
        return
    if led and (best := superlative(tail["np"], line, context)):
        yield from _placed(best, pair_of(led["pair"]), f"{led['v']}{tail['v'] or ''}", line, context)
    one = re.fullmatch(rf"(?P<m>{M})(?P<v>(?: .*)?)", left)
    if one and (best := superlative(tail["np"], line, context)) and best.owner is not None:
        yield from _placed(best, _own(best, one["m"]), f"{one['v']}{tail['v'] or ''}", line, context)


def _own(best: Best, name: str) -> Pair | None:
    own, owner = members(name)[0], best.owner
    return (min(own, owner), max(own, owner)) if owner is not None and own != owner else None


def _value(words: str, line: Line) -> tuple[Num, ...] | None:
    """The one value that is told, or none; None where there is something else."""
    words = re.sub(rf" ?,? ?{SIZE}$", "", words).strip(" ,")
    values = values_of(words, line)
    return values if len(values) == 1 or not words else None


def _placed(best: Best, pair: Pair | None, words: str, line: Line, context: Context) -> Iterator[Told]:
    """That a pair is at the end, or at a place behind it."""
    values, panel = _value(words, line), line.found.panel
    if pair is None or values is None or pair not in best.pairs:
        return
    value = values[0] if values else None
    pairs, told = best.pairs, tuple[Pair, ...]()
    if best.follows:
        if not context.told or context.among != best.pairs:
            return
        told = context.told
        pairs = tuple(one for one in pairs if one not in told)
    if best.rank > 1:
        place = Num(float(best.rank), 1.0, str(best.rank), word=True)
        facts: tuple[Fact, ...] = (
            Related(panel, pairs, "place", size=best.size, low=best.low, loose=best.loose, which=(pair,), count=place),
        )  # fmt: skip
        facts += (Related(panel, (pair,), "mean", value),) if value is not None else ()
        yield (
            facts,
            replace(context, told=(), member=best.owner if best.owner is not None else context.member),
        )
        return
    fact = Related(
        panel, pairs, "extreme", value, size=best.size, low=best.low, loose=best.loose, which=(pair,)
    )
    after = replace(
        context, told=(*told, pair), among=best.pairs, low=best.low, size=best.size, loose=best.loose
    )
    yield (fact,), replace(after, member=best.owner) if best.owner is not None else after


def _by_adverb(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A correlates most strongly with B`, `closest to A is B`, `A hits bottom against B`."""
    for form in (_ADVERBIAL, _CLOSEST_TO, _BOTTOM, _MOST_BEHIND):
        found = form.fullmatch(text)
        if not found:
            continue
        owner = members(found["one"])[0] if members(found["one"]) else context.member
        if owner is None:
            continue
        if form is _BOTTOM:
            way: tuple[bool, bool, bool] | None = (bool(found["low"]), False, False)
        else:
            sign = found.groupdict().get("sign") or ""
            sup = {"most": "most closely", "least": "least similar"}.get(found["sup"], found["sup"])
            way = way_of(sup, sign.removesuffix("ly"), sized=False, line=line)
        if way is not None:
            best = Best(own_pairs(owner, line, context), *way, owner=owner)
            yield from _placed(best, _own(best, found["two"]), found["v"], line, context)


def _no_other(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`(A and B stand at 0.05,) and no other pair is closer to zero`."""
    found = _NO_OTHER.fullmatch(text)
    last = context.told[-1:] or context.pairs
    if not found or len(last) != 1 or (line.apart and (found["near"] or found["weak"])):
        return
    words = {"near": "smallest", "weak": "weakest", "strong": "tightest", "high": "highest", "low": "lowest"}
    kind = next(name for name in words if found[name])
    way = way_of(words[kind], "", sized=kind == "near" and line.signed, line=line)
    if way is not None:
        yield from _placed(Best(context.scope or line.everything, *way), last[0], "", line, context)


def _together(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A and B are tied most closely (0.7)`: of all pairs."""
    found = _TOGETHER.fullmatch(text)
    way = way_of(found["sup"], "", sized=bool(found["size"]), line=line) if found else None
    if found and way is not None:
        best = Best(context.scope or line.everything, *way)
        yield from _placed(best, pair_of(found["pair"]), f"{found['v']}{found['v2'] or ''}", line, context)


def _unrivalled(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`nothing goes together as firmly as A and B`, `A and B are closer than any other two`."""
    for form in (_NOTHING, _ANY_OTHER, _LEADS):
        found = form.fullmatch(text)
        if not found:
            continue
        words = "".join(found.groupdict().get(name) or "" for name in ("as", "more", "er"))
        near = re.match(r"clos|tight|similar|alike|firm", words)
        high = re.match(r"high|larg|great|big|better|more|$", words)
        if line.apart and not near:
            continue
        sized = bool(re.search(SIZE, text))
        way = way_of("tightest" if near else "highest" if high else "strongest", "", sized=sized, line=line)
        if way is not None:
            value = found["v"] or found.groupdict().get("v2") or ""
            yield from _placed(Best(line.everything, *way), pair_of(found["pair"]), value, line, context)


def _further(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`followed by B and C (0.5)`, `C and D come next`: the first of those that are left."""
    if not context.told or context.scope and set(context.scope) != set(context.among):
        return  # of another set than the one whose first was told
    found = _THEN.fullmatch(text) or _AFTER.fullmatch(text)
    if not found:
        return
    third = re.search(r"\bthird\b", text)
    if (
        third
        and len(context.told) != 2
        or re.search(r"\bsecond\b|\brunner\b", text)
        and len(context.told) != 1
    ):
        return
    best = Best(context.among, context.low, context.size, context.loose, owner=_owner(context), follows=True)
    words = f"{found['v']}{found.groupdict().get('w') or ''}"
    pair = pair_of(found["who"]) if len(members(found["who"])) == 2 else _own(best, found["who"])
    yield from _placed(best, pair, words, line, context)


def _owner(context: Context) -> int | None:
    common = set(context.among[0]).intersection(*context.among[1:]) if len(context.among) > 1 else set()
    return common.pop() if len(common) == 1 else None


__all__ = ["Told", "extremes", "others_of"]
