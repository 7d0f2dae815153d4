"""The values of single pairs, and which sign they have: "A and B stand at 0.4", "A is negatively correlated with all but B"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.bonds.claims import Fact, Walk
from auditor.claims.bonds.conditions import SIZE, condition, mean_of, values_of
from auditor.claims.bonds.context import Context
from auditor.claims.bonds.extremes import Told
from auditor.claims.bonds.line import JOIN, LIST, Line, M, members, pair_of
from auditor.claims.bonds.sets import NOUN, others_of
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair

_VERB = r"(?:correlates?|correlated|goes|go|moves?|is|are|stays?|remains?|agrees?|overlaps?|couples?|covaries|co - varies|runs?|links|relates|related|linked|tied|coupled|connected|associated|similar|close|bound|hangs?|comes?|stands?|pairs|paired)"
_SIGNS = (
    r"(?:weakly |moderately |strongly |mildly |slightly )?(?P<sign>positively|negatively|inversely|up|down)"
)
_SIGNED = re.compile(
    rf"(?P<who>{M}|it|)(?: ?(?:{_VERB}|rises|falls))*(?:^| ){_SIGNS}(?: {_VERB})* (?:with|to) (?P<others>.+?)(?P<v>(?: ,| at)* <n\d+>(?: (?:,|and|, and) <n\d+>)*(?: ,? ?respectively)?)?"
)
_BOUND = re.compile(
    rf"(?P<who>{M}|it) (?:(?:{_VERB}|never|not|does|do) )*(?P<cond>(?:at|above|below|under|over|within|between|past|beyond|by|get|gets|exceeds?|reach(?:es)?|pass(?:es)?|tops|more|less|higher|lower|no|not|<n\d+>).*?) (?:with|to) (?P<others>.+)"
)
_BOUND_BEHIND = re.compile(
    rf"(?P<who>{M}|it) (?:{_VERB} )+(?:with|to) (?P<others>(?:none|nothing|nobody|no)\b.*?) (?P<cond>(?:at|above|below|under|over|past|beyond|more|less|higher|lower) .+)"
)
_ONLY_WITH = re.compile(
    rf"only with (?P<others>{M}(?: (?:,|and|, and) {M})*) (?:does |do )?(?P<who>{M}|it) (?P<cond>.+)"
)
_MUTUAL = r"(?:with each other|with one another|to each other|to one another|mutually|among themselves|amongst themselves|pairwise|all round|throughout|without exception)"
_GROUP = re.compile(
    rf"(?P<group>{LIST})(?: ,)?(?: all)? (?:(?:are|is|correlate|hang|go|stick|belong|move|rise|cohere|cluster|form(?: one| tight| close| loose)? (?:cluster|block|trio|group|camp|family|bundle|triangle|quartet)|make up(?: one)? (?:cluster|block|trio|group|camp)|all) ?)*(?P<rest>.*)"
)
_AMONG = re.compile(
    rf"(?:among|amongst|within|inside|between) (?:(?:group|block|trio|cluster|camp)(?: of| ,)? )?(?P<group>{LIST})(?: ,)? (?P<rest>.+)"
)
_PAIR = re.compile(rf"(?:{NOUN} (?:of|between|joining|for) )?(?P<pair>{M}{JOIN}{M})(?P<rest>(?: .*)?)")
_OWN_VALUE = re.compile(
    rf"(?P<who>{M}|it) (?:{_VERB} )+(?:with|to) (?P<others>.+?) (?P<v>(?:at|,|:|of) (?:r )?(?:= )?<n\d+>.*)"
)
_FALLS = r"(?:falls?|fades?|declines?|decreases?|drops?|weakens?|sinks?|goes down|shrinks?|loosens?|diminish(?:es)?)"
_RISES = r"(?:rises?|grows?|increases?|climbs?|strengthens?|goes up)"
_STEADILY = r"(?:(?:strictly|steadily|monotonically|step by step|continuously|with (?:each|every) step|all way|without interruption|throughout|with (?:growing |increasing )?distance(?: downstream| upstream)?|as distance grows)(?: |$|, )*)+"
_WALKS = re.compile(
    rf"(?:(?:seen |starting |counted |going )?from (?P<one>{M}) ,? ?(?:{NOUN}|r²?)|(?P<own>{M} 's|its) (?:row|column|{NOUN})|(?:row|column) (?:of )?(?P<line>{M})) (?:{_STEADILY})?(?:(?P<down>{_FALLS})|(?P<up>{_RISES}))(?P<tail>.*)"
)


def values(text: str, line: Line, context: Context) -> Iterator[Told]:
    """Each way in which a part of a line tells what single pairs, members or groups are like."""
    for read in (_signed, _bounded, _only_with, _group, _single, _walks):
        yield from read(text, line, context)


def who(found: re.Match[str], context: Context, name: str = "who") -> int | None:
    """The member that a form names, or that "it" leads back to."""
    own = members(found[name] or "")
    return own[0] if own else context.member


def _signed(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A is negatively correlated with B and C (-0.4 and -0.2)`."""
    found = _SIGNED.fullmatch(text)
    member = who(found, context) if found else None
    if not found or member is None:
        return
    pairs, nums = others_of(member, found["others"], line), values_of(found["v"] or "", line)
    pairs = pairs or _the_rest(member, found["others"], line, context)
    cond = condition("positive" if found["sign"] in ("positively", "up") else "negative", line)
    left = re.search(rf"(?:but|except|save|apart from)[^<]*({M})$", found["others"])
    if not pairs or cond is None:
        return
    told = line.found.panel
    facts: tuple[Fact, ...] = cond.of(told, pairs)
    rest = tuple(pair for pair in line.found.of(member) if pair not in pairs)
    if left and len(rest) == 1:
        back = condition("negative" if found["sign"] in ("positively", "up") else "positive", line)
        facts += back.of(told, rest) if back is not None else ()
        if len(nums) == 1:
            facts += (Related(told, rest, "mean", nums[0]),)
            nums = ()
    if nums and len(nums) != len(pairs):
        return
    facts += tuple(Related(told, (pair,), "mean", num) for pair, num in zip(pairs, nums, strict=False))
    yield facts, replace(context, member=member, pairs=pairs)


def _the_rest(member: int, phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """`the other three`: those of its pairs that were not told before."""
    found = re.fullmatch(
        r"(?:(?:all|each) (?:of )?)?(?:other|others|rest|remaining)(?: (?P<n><c\d+>))?(?: [a-z]+)?", phrase
    )
    own = line.found.of(member)
    if not found or not context.pairs or not set(context.pairs) < set(own):
        return None
    rest = tuple(pair for pair in own if pair not in context.pairs)
    return rest if not found["n"] or line.count(found["n"]) == len(rest) else None


def _bounded(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A correlates at 0.5 or more with each of the others`, `A never gets past 0.2 with anything`."""
    found = _BOUND.fullmatch(text) or _BOUND_BEHIND.fullmatch(text)
    member = who(found, context) if found else None
    if not found or member is None:
        return
    others = found["others"]
    size = re.search(rf"(?: ,)? {SIZE}$", others)
    others = others[: size.start()] if size else others
    denied = re.search(r"\b(?:never|not)\b", text[: found.start("cond")])
    none = re.match(r"(?:none|no one|nothing|nobody|no)\b", others)
    if found.re is _BOUND_BEHIND and not none:
        return
    cond = condition(f"{found['cond']}{size.group() if size else ''}", line)
    pairs = others_of(member, others, line)
    if not pairs or cond is None or cond.high is not None and (none or denied):
        return
    if denied and not re.match(r"(?:anything|any|either|" + M + ")", others):
        return
    quantifier = "none" if denied or none else "all"
    facts = tuple(replace(fact, quantifier=quantifier) for fact in cond.of(line.found.panel, pairs))
    yield facts, replace(context, member=member, pairs=pairs)


def _only_with(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`only with B does A go beyond 0.4`: with no other."""
    found = _ONLY_WITH.fullmatch(text)
    member = who(found, context) if found else None
    if not found or member is None:
        return
    pairs = others_of(member, found["others"], line)
    cond = condition(re.sub(r"^(?:correlate|be) ", "", found["cond"]), line)
    if pairs and cond and cond.high is None:
        rest = tuple(pair for pair in line.found.of(member) if pair not in pairs)
        others = (replace(fact, quantifier="none") for fact in cond.of(line.found.panel, rest))
        yield (*cond.of(line.found.panel, pairs), *others), replace(context, member=member, pairs=pairs)


def _group(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A, B and C hang together at 0.6 or more`, `among A, B and C every link is positive`."""
    found = _AMONG.fullmatch(text) or _GROUP.fullmatch(text)
    group = tuple(members(found["group"])) if found else ()
    if not found or len(group) < 3 or len(set(group)) != len(group):
        return
    led = found.re is _AMONG
    pairs, rest = line.found.among(group), found["rest"].strip(" ,")
    after = replace(context, group=group, pairs=pairs)
    if led:
        rest = re.sub(rf"^(?:all |every |each )?(?:<c\d+> )?{NOUN} ", "", rest)
    else:
        mutual = re.sub(rf"(?:^| ){_MUTUAL}(?= |$)", "", rest).strip(" ,")
        if mutual == rest and not re.search(
            r"\b(?:hang|stick|cohere|cluster|form|make up|rise|move|go|belong)\b", text
        ):
            return
        rest = re.sub(r"^(?:correlated|related|linked|with|of|,) ", "", mutual)
    if not rest:
        return
    if mean := mean_of(rest, line):
        yield (Related(line.found.panel, pairs, "mean", mean[0], size=mean[1]),), after
    elif cond := condition(rest, line):
        yield cond.of(line.found.panel, pairs), after
    elif (nums := values_of(rest, line)) and len(nums) == len(pairs):
        told = tuple(Related(line.found.panel, (p,), "mean", num) for p, num in zip(pairs, nums, strict=True))
        yield told, after


def _single(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A and B stand at 0.4`, `A and B are negative`, `A goes with B and C at 0.4 and 0.3`."""
    panel = line.found.panel
    if found := _PAIR.fullmatch(text):
        pair, rest = pair_of(found["pair"]), found["rest"].strip(" ,")
        if pair is not None and rest:
            after = replace(context, pairs=(pair,), member=members(found["pair"])[0])
            nums = values_of(rest, line)
            if len(nums) == 1:
                yield (Related(panel, (pair,), "mean", nums[0]),), after
            elif cond := condition(rest, line):
                yield cond.of(panel, (pair,)), after
    if found := _OWN_VALUE.fullmatch(text):
        member = who(found, context)
        pairs = others_of(member, found["others"], line) if member is not None else None
        nums = values_of(found["v"], line)
        if pairs and len(nums) == len(pairs):
            facts = tuple(Related(panel, (p,), "mean", num) for p, num in zip(pairs, nums, strict=True))
            yield facts, replace(context, member=member, pairs=pairs)
    if found := re.fullmatch(
        rf"(?P<v><n\d+>) (?:for|between|joins|links|in case of) (?P<pair>{M}{JOIN}{M})", text
    ):
        pair = pair_of(found["pair"])
        if pair is not None:
            yield (
                (Related(panel, (pair,), "mean", line.nums(found["v"])[0]),),
                replace(context, pairs=(pair,)),
            )


def _walks(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`from A the similarity fades step by step`: along the axis, away from a member at its end; or between two that are told."""
    found = _WALKS.fullmatch(text)
    if not found:
        return
    own = members((found["one"] or "") + (found["own"] or "") + (found["line"] or ""))
    member = own[0] if own else context.member
    tail = re.sub(r" :(?= |$)", "", found["tail"]).strip(" ,")
    steady = re.search(_STEADILY, text)
    ends = re.fullmatch(
        rf"(?:{_STEADILY})?,? ?(?:from )?(?P<a><n\d+>)(?: (?:with|at|for|,) (?P<x>{M}))?(?: ,)? (?:down |up )?to (?P<b><n\d+>)(?: (?:with|at|for|,) (?P<y>{M}))?",
        tail,
    )
    if member is None or not steady or (tail and not ends and not re.fullmatch(_STEADILY, f"{tail} ")):
        return
    size = len(line.found.members)
    told = [members(ends[name] or "") for name in ("x", "y")] if ends else [[], []]
    if all(told) and told[0] != told[1]:
        one, other = told[0][0], told[1][0]
        steps = range(one, other + 1) if one < other else range(one, other - 1, -1)
    elif member in (0, size - 1):
        steps = range(1, size) if member == 0 else range(size - 2, -1, -1)
    else:
        return
    if sum(n != member for n in steps) < 2:
        return
    pairs = tuple((min(member, n), max(member, n)) for n in steps if n != member)
    facts: tuple[Fact, ...] = (Walk(line.found.panel, pairs, up=bool(found["up"])),)
    if ends:
        for pair, name in ((pairs[0], "a"), (pairs[-1], "b")):
            facts += (Related(line.found.panel, (pair,), "mean", line.nums(ends[name])[0]),)
        if any(one and one[0] not in pair for one, pair in zip(told, (pairs[0], pairs[-1]), strict=True)):
            return
    yield facts, replace(context, member=member, pairs=pairs)
