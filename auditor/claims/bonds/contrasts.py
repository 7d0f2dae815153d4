"""Two pairs held against each other: "A is closer to B (0.5) than to C (0.2)", "A and B are twice as strong as C and D"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.bonds.claims import Beyond, Fact
from auditor.claims.bonds.conditions import SIZE
from auditor.claims.bonds.context import Context
from auditor.claims.bonds.extremes import Told
from auditor.claims.bonds.line import JOIN, C, Line, M, members, pair_of
from auditor.claims.bonds.sets import NOUN, others_of
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair
from auditor.language.numbers import Num

_VERB = r"(?:correlates?|correlated|goes|go|moves?|is|are|was|agrees?|overlaps?|couples?|covaries|relates|related|linked|tied|coupled|connected|associated|similar|close|bound|leans|tracks|follows|resembles|differentiated|represents|lies|sits|stands|comes|bears|in common|has|share|shares|have|does|do|link|links)"
_MORE = r"(?:(?:far|much|clearly|slightly|somewhat|marginally|little|bit|rather) )?(?:(?P<near>closer|nearer|tighter|more (?:closely|tightly|similar(?:ly)?|alike|akin))|(?P<far>farther|further|more (?:distant|remote)|less (?:closely|tightly|similar(?:ly)?|alike|akin))|(?P<up>stronger|more strongly|more firmly|better|more)|(?P<down>weaker|looser|fainter|worse|more weakly|less strongly|less)|(?P<above>higher|larger|greater|more highly|above)|(?P<below>lower|smaller|below))"
_V = r"(?P<v{k}>(?: (?:,|at|with|of|r|=|:))* <n\d+>(?: ,)?)?"
_TAIL = r"(?: (?:,|at|:|with))*(?: (?P<a><n\d+>)(?: (?:against|versus|vs|to|and|as opposed to|compared with|compared to|rather than|instead of|,|as against|-))+ (?P<b><n\d+>))?"
_BY = rf"(?: ,? ?(?:by )?(?P<by><n\d+>)(?: {SIZE}| apart)?)?"
_OWNED = re.compile(
    rf"(?P<who>{M}|it) (?:{_VERB} )*{_MORE}(?: {_VERB}| [a-z]+ly)*(?: (?:with|to|from|toward|towards|on|of|about|in common with))? (?P<x>{M}){_V.format(k=1)}(?: ,)? than (?:it |is |does |do )*(?:with|to|from|toward|towards|on|of|about)? ?(?P<y>{M})(?P<itself> (?:is|does|do))?(?:{_V.format(k=2)}{_TAIL}|{_BY})"
)
_OWNED_BEHIND = re.compile(
    rf"(?P<who>{M}|it) (?:{_VERB} )*(?:(?:with|to|from|toward|towards|on|of|about) )?(?P<x>{M}){_V.format(k=1)} {_MORE}(?: {_VERB}| [a-z]+ly)* than (?:it |is |does |do )*(?:(?:with|to|from|toward|towards|on|of|about) )?(?P<y>{M})(?P<itself> (?:is|does|do))?(?:{_V.format(k=2)}{_TAIL}|{_BY})"
)
_AHEAD = re.compile(
    rf"(?:with|to|for|against) (?P<x>{M}) ,? ?(?P<who>{M}|it) (?:is|lies|comes|stands|correlates) (?P<by><n\d+>) (?:(?P<up>ahead of|above|higher than|stronger than|tighter than|clear of|in front of)|(?P<down>behind|below|short of|lower than|weaker than)) (?P<y>{M})(?: {SIZE})?"
)
_ALONE = re.compile(
    rf"(?:{NOUN} (?:of|between) )?(?P<one>{M}{JOIN}{M})(?P<v1>(?: (?:,|at|with|of))* <n\d+>(?: ,)?)? (?:{_VERB} )*(?P<more>more than |over |at least |less than )?(?P<n>{C} times|twice|<n\d+> times|double) as (?:strong(?:ly)?|close(?:ly)?|high(?:ly)?|large|much|far|distant|tight(?:ly)?|firm(?:ly)?)(?: {_VERB})?"
)
_ANY = re.compile(
    rf"(?P<who>{M}|it) (?:{_VERB} )*{_MORE}(?: {_VERB}| [a-z]+ly)*(?: (?:with|to|from|toward|towards|on|of|about|in common with))? (?P<x>{M}){_V.format(k=1)}(?: ,)? than (?:it |is |does |do )*(?:with |to |from |toward |towards |on |of )?(?:any (?:of )?(?:other|others|one else)|all others|every other|anyone else|anything else)(?: [a-z]+)?"
)
_NONE_NEARER = re.compile(
    rf"(?:nothing(?: else)?|no one|nobody|no (?:other )?[a-z]+) (?:{_VERB} )*{_MORE}(?: {_VERB}| [a-z]+ly)* (?:to|with|from) (?P<x>{M}) than (?P<y>{M})(?: {_VERB})?"
)
_PAIRS = re.compile(
    rf"(?:(?:{NOUN} (?:of|between|joining|for) |that of |for )?(?P<one>{M}{JOIN}{M})|(?P<own>{M}) 's {NOUN} (?:with|to) (?P<x>{M})){_V.format(k=1)} (?:{_VERB} )*{_MORE}(?: {_VERB}| [a-z]+ly)* than (?:(?:{NOUN}|that|those|one|of|between|for|with|to|by|{_VERB}) )*(?P<two>{M}(?:{JOIN}{M})?){_V.format(k=2)}{_TAIL}"
)
_TIMES_ACTIVE = re.compile(
    rf"(?P<one>{M} (?:{_VERB} )+(?:with |to )?{M}){_V.format(k=1)} (?P<more>more than |over |at least |less than )?(?P<n>{C} times|twice|<n\d+> times|double) as (?:strongly|closely|highly|much|tightly) as (?P<two>{M} (?:{_VERB} )+(?:with |to )?{M}){_V.format(k=2)}{_TAIL}"
)
_TIMES = re.compile(
    rf"(?:{NOUN} (?:of|between) )?(?P<one>{M}{JOIN}{M}){_V.format(k=1)} (?:{_VERB} )*(?P<more>more than |over |at least |less than )?(?P<n>{C} times|twice|<n\d+> times|double) (?:as (?:strong(?:ly)?|close(?:ly)?|high(?:ly)?|large|much|far|distant|tight(?:ly)?|differentiated)(?: {_VERB})* as )?(?:(?:{NOUN}|that|those|one|of|between|for|with) )*(?P<two>{M}{JOIN}{M}){_V.format(k=2)}{_TAIL}"
)
_AGAINST_ALL = re.compile(
    rf"(?P<who>{M}) (?:{_VERB} )*{_MORE}(?: {_VERB}| [a-z]+ly)* than (?P<rival>{M}) (?:{_VERB} )*(?:with|to|from|for|toward) (?P<others>.+)"
)
_TO_ALL = re.compile(
    rf"(?P<who>{M}) (?:{_VERB} )*{_MORE}(?: {_VERB}| [a-z]+ly)* (?:with|to|from|toward) (?P<others>.+?) than (?P<rival>{M})(?: {_VERB})?"
)


def contrasts(text: str, line: Line, context: Context) -> Iterator[Told]:
    """Each way in which a part of a line holds pairs against each other."""
    yield from _owned(text, line, context)
    yield from _than_any(text, line, context)
    yield from _pairs(text, line, context)
    yield from _times(text, line, context)
    yield from _against_all(text, line, context)
    yield from _none_nearer(text, line, context)
    yield from _ahead(text, line, context)
    yield from _times_the_last(text, line, context)


def _none_nearer(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`nothing is closer to A than B`: of the pairs of A."""
    found = _NONE_NEARER.fullmatch(text)
    way = _way(found, line) if found else None
    pair = pair_of(f"{found['x']} {found['y']}") if found else None
    if found and way is not None and pair is not None:
        who, signed = members(found["x"])[0], way[1] and not (found["near"] or found["far"])
        yield (
            Related(line.found.panel, line.found.of(who), "extreme", size=signed, low=way[0], loose=way[1], which=(pair,)),
        ), replace(context, member=who)  # fmt: skip


def _way(found: re.Match[str], line: Line) -> tuple[bool, bool] | None:
    """Whether the first stands lower, and whether the distance from zero may be meant."""
    if line.apart:
        if found["up"] or found["down"]:
            return None
        return bool(found["near"] or found["below"]), False
    return bool(found["far"] or found["down"] or found["below"]), line.signed


def _facts(
    one: Pair | None, other: Pair | None, found: re.Match[str], line: Line, times: Num | None = None
) -> tuple[Fact, ...]:
    """That one pair is above the other, and what is told of either."""
    way = (False, False) if times is not None else _way(found, line)
    if one is None or other is None or one == other or way is None:
        return ()
    signed = way[1] and not (found.groupdict().get("above") or found.groupdict().get("below"))
    panel = line.found.panel
    by = line.nums(found.groupdict().get("by") or "")
    facts: tuple[Fact, ...] = (
        Beyond(panel, one, other, way[0], signed, line.signed, times, by[0] if by else None),
    )
    own = found.groupdict()
    told = [own.get("v1") or own.get("a") or "", own.get("v2") or own.get("b") or ""]
    for pair, words in zip((one, other), told, strict=True):
        facts += tuple(Related(panel, (pair,), "mean", num) for num in line.nums(words))
    return facts


def _pair(one: int | None, other: int | None) -> Pair | None:
    return (
        (min(one, other), max(one, other)) if one is not None and other is not None and one != other else None
    )


def _owned(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A is closer to B than to C`, `A is closer to B than C is`."""
    found = _OWNED.fullmatch(text) or _OWNED_BEHIND.fullmatch(text)
    if not found:
        return
    own = members(found["who"])
    who = own[0] if own else context.member
    x, y = members(found["x"])[0], members(found["y"])[0]
    led = re.search(rf"than (?:it |is |does |do )*(?:with|to|from|toward|towards|on|of|about) {M}", text)
    rivals = [_pair(x, y)] if found["itself"] else [_pair(who, y)] if led else [_pair(who, y), _pair(x, y)]
    for rival in rivals:
        facts = _facts(_pair(who, x), rival, found, line)
        if facts and rival is not None:
            yield facts, replace(context, member=who)


def _than_any(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A is closer to B (0.5) than to any other`."""
    found = _ANY.fullmatch(text)
    way = _way(found, line) if found else None
    if not found or way is None:
        return
    own = members(found["who"])
    who = own[0] if own else context.member
    pair = _pair(who, members(found["x"])[0])
    if pair is None or who is None:
        return
    value = line.nums(found["v1"] or "")
    signed = way[1] and not (found["above"] or found["below"] or found["near"] or found["far"])
    fact = Related(
        line.found.panel, line.found.of(who), "extreme", value[0] if value else None,
        size=signed, low=way[0], loose=way[1], which=(pair,),
    )  # fmt: skip
    yield (fact,), replace(context, member=who)


def _pairs(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A and B are closer than C and D`, `A's link with B is weaker than that with C`."""
    found = _PAIRS.fullmatch(text)
    if not found:
        return
    named = members(found["two"])
    if found["one"]:
        one, other = pair_of(found["one"]), pair_of(found["two"]) if len(named) == 2 else None
        member = members(found["one"])[0]
    else:
        member = members(found["own"])[0]
        one = _pair(member, members(found["x"])[0])
        other = _pair(member, named[0]) if len(named) == 1 else pair_of(found["two"])
    if facts := _facts(one, other, found, line):
        yield facts, replace(context, member=member)


def _times(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A and B are three times as strong as C and D`."""
    found = _TIMES.fullmatch(text) or _TIMES_ACTIVE.fullmatch(text)
    num = _factor(found, line) if found else None
    if found and num and (facts := _facts(pair_of(found["one"]), pair_of(found["two"]), found, line, num)):
        yield facts, context


def _times_the_last(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`(A and B stand at 0.1.) C and D are three times as strong`: as the one pair that was told before."""
    found = _ALONE.fullmatch(text)
    num = _factor(found, line) if found else None
    last = context.told[-1:] or context.pairs
    if (
        found
        and num
        and len(last) == 1
        and (facts := _facts(pair_of(found["one"]), last[0], found, line, num))
    ):
        yield facts, context


def _factor(found: re.Match[str], line: Line) -> Num | None:
    word = found["n"].removesuffix(" times")
    twice = Num(2.0, 1.0, word, op="~") if word in ("twice", "double") else None
    num = line.num(word) if "<" in word else twice
    if num is None:
        return None
    ops = {"more than": ">", "over": ">", "at least": ">=", "less than": "<"}
    op = ops.get((found["more"] or "").strip())
    return replace(num, op=op or ("~" if num.op == "=" else num.op), word=bool(op), step=min(num.step, 1.0))


def _ahead(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`with A, B is 0.1 ahead of C`."""
    found = _AHEAD.fullmatch(text)
    named = members(found["who"]) if found else []
    who = named[0] if named else context.member
    if not found or who is None or line.apart:
        return
    x, y = members(found["x"])[0], members(found["y"])[0]
    one, other = _pair(who, x), _pair(y, x)
    if one is not None and other is not None and one != other:
        by = line.nums(found["by"])[0]
        fact = Beyond(line.found.panel, one, other, bool(found["down"]), False, line.signed, None, by)
        yield (fact,), replace(context, member=who)


def _against_all(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A is closer than B to each of the others`: to each of them that is neither."""
    found = _AGAINST_ALL.fullmatch(text) or _TO_ALL.fullmatch(text)
    way = _way(found, line) if found else None
    if not found or way is None:
        return
    who, rival = members(found["who"])[0], members(found["rival"])[0]
    if who == rival:
        return
    words = found["others"].strip(" ,")
    if re.fullmatch(rf"(?:both |either |each of )?{M}(?: (?:,|and|, and) {M})*", words):
        rest = members(words)
    elif members(words):
        return
    else:
        size = len(line.found.members) - 2
        counts = [line.count(mark) for mark in re.findall(r"<c\d+>", words)]
        if any(count != size for count in counts) or not others_of(who, re.sub(r"<c\d+> ", "", words), line):
            return
        rest = [n for n in range(len(line.found.members)) if n not in (who, rival)]
    if {who, rival} & set(rest):
        return
    facts = tuple(
        Beyond(line.found.panel, one, other, way[0], False, line.signed)
        for n in rest
        if (one := _pair(who, n)) and (other := _pair(rival, n))
    )
    yield facts, replace(context, member=who)
