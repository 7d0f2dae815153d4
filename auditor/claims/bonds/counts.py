"""How many pairs are so: "three of the ten pairs exceed 0.5", "no coefficient is negative", "only A and B get past 0.6"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.bonds.claims import Fact
from auditor.claims.bonds.conditions import Cond, condition, mean_of, values_of
from auditor.claims.bonds.context import Context, own_pairs
from auditor.claims.bonds.extremes import Told
from auditor.claims.bonds.line import JOIN, C, Line, M, members, pair_of
from auditor.claims.bonds.sets import NOUN, pairs_of
from auditor.claims.bonds.sole import only
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair
from auditor.language.numbers import Num

_NONE = r"(?:no(?: other)?|none of|not one of|not one|not single|neither of|not any of|never any)"
_EVERY = r"(?:all of|all|every|each of|each one of|each|both of|both|any of|any|)"
_BOUNDED = rf"(?:(?P<least>at least|no fewer than) |(?P<most>at most|no more than) |(?P<only>only |as many as |all of |full )?)(?P<n>{C})"
_SUBJECT = re.compile(
    rf"(?:(?P<none>{_NONE}) (?P<set0>.+)|{_BOUNDED}(?: of)?(?: (?P<set1>.+?))?|(?P<half>half|exactly half|half of) (?:of )?(?P<set2>.+)|(?P<all>{_EVERY}) ?(?P<set3>.+))"
)
_PRONOUN = re.compile(r"(?:them|these|those|which|that|they|it)")
_SIGNED_NOUN = re.compile(
    rf"(?:(?:there (?:is|are)|it has|it shows|(?:figure|matrix|panel|heatmap|table|triangle|square|grid|map) (?:has|shows|holds|contains|counts)|we count|we see|one counts|one sees) )?{_BOUNDED} (?:(?:off - diagonal|distinct|separate|different) )*(?P<sign>positive|negative) (?:off - diagonal )?{NOUN}(?: (?:in (?:all|total)|altogether|in (?:figure|matrix|table|panel)))?"
)
_THERE = re.compile(
    rf"(?:there (?:is|are)|it has|(?:figure|matrix|panel|heatmap|table|triangle|square|grid|map) (?:has|shows|holds|contains|counts)|we count|we see|one counts|one sees) (?P<rest>(?:no|only|at|{C}).*)"
)
_HAS = re.compile(
    rf"(?P<who>{M}|it) (?:has|have|shows?|counts?|keeps) {_BOUNDED} (?P<sign>positive|negative)(?: {NOUN}| ones?)?(?: (?:,|:|-|namely|with) (?:namely |with )?(?P<list>{M}(?: (?:,|and|, and) {M})*))?"
)
_HAS_SUCH = re.compile(
    rf"(?P<who>{M}|it) (?:has|have|shows?|counts?) (?:(?P<none>no)|{_BOUNDED}) (?P<sign>positive |negative )?{NOUN} (?P<cond>.+?)(?: ,? ?(?:namely )?(?:(?:that|those|one|ones)? ?(?:with|to) |(?<=, ))(?P<list>{M}(?: (?:,|and|, and) {M})*))?"
)
_EACH_HAS = re.compile(
    rf"(?:every|each) (?P<noun>[a-z]+) has {_BOUNDED} (?P<sign>positive|negative)(?: {NOUN}| one)?"
)
_VALUED = rf"(?:(?:those|that|of|between|{NOUN}) )*{M}{JOIN}{M}(?:(?: ,| at)* <n\d+>(?: ,)?)?"
_VALUED_PAIRS = re.compile(rf"{_VALUED}(?:(?: ,| and)+ {_VALUED})*")
_INVOLVE = re.compile(
    rf"(?:(?P<none>none of|not one of|neither of)|{_BOUNDED} of(?= them)|all of|all|each of|every one of|each one of|both of|both|each) (?:them|these|those|which|<c\d+> of them|<c\d+>)? ?(?:(?:involves?|involving|contains?|concerns?|includes?|has|have|with|are with|is with|are in|belongs? to|are between|is between|are|is) )?(?:(?:{M}(?: or {M}| , {M})*(?: or both)?(?: row| column| row or column)?)|(?:adjacent|neighbou?rs|neighbou?ring|immediate neighbou?rs)(?: [a-z]+)?)"
)
_PARTY = re.compile(
    rf"{M} is (?:(?:party|partner|member|involved|part|present|one side)(?: to| in| of)?) (?:each of|all of|every one of|each|both of)(?: (?:them|these|those|<c\d+>))?"
)


def counts(text: str, line: Line, context: Context) -> Iterator[Told]:
    """Each way in which a part of a line tells how many pairs are so."""
    yield from _signed_noun(text, line, context)
    yield from _has(text, line, context)
    yield from _labelled(text, line, context)
    yield from _of_the_counted(text, line, context)
    yield from _last_of_them(text, line, context)
    yield from _of_each(text, line, context)
    yield from _has_such(text, line, context)
    text = re.sub(rf"^all (<c\d+>) of ({M} 's|its|their) ", r"all \2 \1 ", text)
    if there := _THERE.fullmatch(text):
        text = there["rest"]
    for at in _cuts(text):
        left, right = text[:at].strip(" ,"), text[at:].strip(" ,")
        right = re.sub(r"^(?:that|which|whose (?:values?|coefficients?)) ", "", right)
        right = re.sub(r"^whose absolute (?:values?|coefficients?) (.+)", r"\1 in absolute value", right)
        yield from _counted(left, right, line, context)
        yield from only(left, right, line, context)


def _of_each(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`every class has at least one negative partner`; pairs listed behind a count: `three exceed 0.5 : A and B, ...`."""
    found = _EACH_HAS.fullmatch(text)
    count = _number(found, line) if found else None
    cond = condition(found["sign"], line) if found else None
    if found and count is not None and cond is not None and found["noun"] not in line.labels:
        own = (line.found.of(member) for member in range(len(line.found.members)))
        facts = (_quantified(cond, pairs, "count", count, line) for pairs in own)
        yield tuple(fact for one in facts for fact in one), context
    listed_ones = _VALUED_PAIRS.fullmatch(text) if context.cond is not None and context.counted else None
    if listed_ones and context.cond is not None:
        pairs = [pair_of(one) for one in re.findall(rf"{M}{JOIN}{M}", text)]
        known = tuple(pair for pair in pairs if pair is not None)
        nums = line.nums(text)
        spoken_of = set(known) <= set(context.pairs)
        if spoken_of and len(set(known)) == len(pairs) and len(nums) in (0, len(pairs)):
            panel = line.found.panel
            told = tuple(Related(panel, (p,), "mean", num) for p, num in zip(known, nums, strict=False))
            yield (*context.cond.of(panel, known), *told), context


def _of_the_counted(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`all of them involve A`, `each of them adjacent`, `none of them with A`: of those that were counted as being so."""
    found = _INVOLVE.fullmatch(text) or _PARTY.fullmatch(text)
    cond = context.cond
    if not found or cond is None or cond.high is not None:
        return
    own = members(text)
    if own:
        inside = {pair for pair in line.everything if set(pair) & set(own)}
    else:
        inside = {pair for pair in line.everything if pair[1] - pair[0] == 1}
    denied = bool(found.groupdict().get("none"))
    if found.groupdict().get("n"):
        count = _number(found, line)
        chosen = tuple(pair for pair in context.pairs if pair in inside)
        if count is not None and chosen:
            yield _quantified(cond, chosen, "count", count, line), context
        return
    shut = tuple(pair for pair in context.pairs if (pair in inside) == denied)
    if shut and len(shut) < len(context.pairs):
        facts = tuple(replace(fact, quantifier="none") for fact in cond.of(line.found.panel, shut))
        yield facts, context


_LAST = re.compile(
    rf"(?:(?P<nth>second|third|fourth|fifth|other|last|one|first)(?: one)?(?: of (?:them|these))? (?:being|is|was) )(?:(?:that|those|of|between|pair|link|{NOUN}) )*(?P<pair>{M}{JOIN}{M})(?P<v>(?: (?:,|at|with|of)*)? ?<n\d+>)?"
)


def _last_of_them(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`(just two pairs exceed 0.5,) the second being A and B`: it is one of those that were counted."""
    found = _LAST.fullmatch(text)
    pair = pair_of(found["pair"]) if found else None
    if found and pair is not None and context.cond is not None and context.counted:
        facts = context.cond.of(line.found.panel, (pair,))
        values = values_of((found["v"] or "").strip(" ,"), line) if found["v"] else ()
        value = (Related(line.found.panel, (pair,), "mean", values[0]),) if values else ()
        yield (*facts, *value), context


def _cuts(text: str) -> list[int]:
    return [n for n, letter in enumerate(text) if letter == " "]


def _number(found: re.Match[str], line: Line) -> Num | None:
    if not found["n"]:
        return None  # "no such pair"
    count = line.count(found["n"])
    op = ">=" if found["least"] else "<=" if found["most"] else "="
    return (
        Num(float(count), 1.0, found["n"] if count is None else str(count), op=op, word=True)
        if count is not None
        else None
    )


def _spoken_of(told: str, line: Line, context: Context, *, others: bool) -> tuple[Pair, ...]:
    """The pairs that words name: those told before where they are a pronoun, or none, and the `others` beside these."""
    if _PRONOUN.fullmatch(told):
        return context.counted or context.pairs
    pairs = (pairs_of(told, line, context) or ()) if told else context.pairs
    beside = others and set(context.pairs) < set(pairs)
    return tuple(pair for pair in pairs if pair not in context.pairs) if beside else pairs


def _counted(left: str, right: str, line: Line, context: Context) -> Iterator[Told]:
    """`QUANTITY of SET` is so."""
    found = _SUBJECT.fullmatch(left)
    if not found:
        return
    told = next((found[f"set{n}"] for n in range(4) if found[f"set{n}"]), "")
    pairs = _spoken_of(told, line, context, others=(found["none"] or "").endswith("other"))
    if not pairs:
        return
    cond, quantifier, count = _likewise(condition(right, line), context), "all", None
    plain = not (found["none"] or found["n"] or found["half"])
    if cond is None:
        if plain or found["n"] and line.count(found["n"]) == len(pairs):
            yield from _of_set(pairs, right, line, context)
        return
    if found["none"]:
        quantifier = "none"
        if cond.high is not None:
            return
    elif found["half"]:
        quantifier, count = "count", Num(len(pairs) / 2, 1.0, "half", word=True)
    elif found["n"]:
        quantifier, count = "count", _number(found, line)
        if count is None:
            return
        if count.value == len(pairs) and count.op == "=" and re.search(r"\ball|\bboth", left):
            quantifier, count = "all", None
    met = tuple(pair for pair in pairs if cond.meets(line.printed[pair])) if count is not None else ()
    if context.counted and _PRONOUN.fullmatch(told):
        met = context.counted  # "two of them are positive, three of them negative": of the same
    yield (
        _quantified(cond, pairs, quantifier, count, line),
        replace(context, pairs=pairs, counted=met, cond=cond),
    )


def _likewise(cond: Cond | None, context: Context) -> Cond | None:
    """A condition that leaves the distance from zero unsaid means it where the one before tells it."""
    meant = cond is not None and cond.loose and context.cond is not None and context.cond.size
    return replace(cond, size=True) if cond is not None and meant else cond


def _quantified(
    cond: Cond, pairs: tuple[Pair, ...], quantifier: str, count: Num | None, line: Line
) -> tuple[Fact, ...]:
    facts = cond.of(line.found.panel, pairs)
    if quantifier == "all":
        return facts
    return (
        tuple(replace(fact, quantifier=quantifier, count=count) for fact in facts) if len(facts) == 1 else ()
    )


def _of_set(pairs: tuple[Pair, ...], right: str, line: Line, context: Context) -> Iterator[Told]:
    """What is said of all of a set: their mean, or their values one by one."""
    panel, after = line.found.panel, replace(context, pairs=pairs)
    if mean := mean_of(right, line):
        num, size = mean
        yield (Related(panel, pairs, "mean", num, size=size),), after
    values = values_of(right, line)
    if not values and (both := re.fullmatch(r"(?P<cond>.+?) (?:,|at|with) (?P<v><n\d+>.*)", right)):
        cond, values = condition(both["cond"], line), values_of(both["v"], line)
        if cond is not None and len(values) == len(pairs):
            told = tuple(Related(panel, (p,), "mean", num) for p, num in zip(pairs, values, strict=True))
            yield (*cond.of(panel, pairs), *told), after
        return
    if values and len(values) == len(pairs) > 1:
        facts = tuple(Related(panel, (pair,), "mean", num) for pair, num in zip(pairs, values, strict=True))
        yield facts, after


def _signed_noun(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`there are five negative pairs`."""
    found = _SIGNED_NOUN.fullmatch(text)
    count = _number(found, line) if found else None
    if found and count is not None:
        cond = condition(found["sign"], line)
        if cond is not None:
            facts = _quantified(cond, line.everything, "count", count, line)
            met = tuple(pair for pair in line.everything if cond.meets(line.printed[pair]))
            yield facts, replace(context, pairs=line.everything, counted=met, cond=cond)


def _has(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A has two negative links, B and C`."""
    found = _HAS.fullmatch(text)
    count, owner = (_number(found, line), members(found["who"])) if found else (None, [])
    member = owner[0] if owner else context.member
    if not found or count is None or member is None or (cond := condition(found["sign"], line)) is None:
        return
    listed_ones = members(found["list"] or "")
    if listed_ones and len(listed_ones) != count.value or member in listed_ones:
        return
    own = own_pairs(member, line, context)
    facts = _quantified(cond, own, "count", count, line)
    pairs = tuple((min(member, one), max(member, one)) for one in listed_ones)
    more = cond.of(line.found.panel, pairs) if pairs else ()
    met = tuple(pair for pair in own if cond.meets(line.printed[pair]))
    yield (*facts, *more), replace(context, member=member, pairs=own, counted=met, cond=cond)


def _has_such(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`A has only one link above 0.5, that with B`."""
    if not (found := _HAS_SUCH.fullmatch(text)):
        return
    count = None if found["none"] else _number(found, line)
    owner = members(found["who"])
    member = owner[0] if owner else context.member
    cond = condition(found["cond"], line)
    if cond is not None and found["sign"]:
        cond = _of_sign(cond, up=found["sign"] == "positive ")
    if member is None or cond is None or cond.high is not None:
        return
    own, panel = own_pairs(member, line, context), line.found.panel
    with_ones = members(found["list"] or "")
    if found["none"]:
        facts: tuple[Fact, ...] = tuple(replace(fact, quantifier="none") for fact in cond.of(panel, own))
    elif count is None or with_ones and (len(with_ones) != count.value or member in with_ones):
        return
    else:
        facts = _quantified(cond, own, "count", count, line)
    pairs = tuple((min(member, one), max(member, one)) for one in with_ones)
    more = cond.of(panel, pairs) if pairs else ()
    met = tuple(pair for pair in own if cond.meets(line.printed[pair]))
    yield (*facts, *more), replace(context, member=member, pairs=own, counted=met, cond=cond)


def _of_sign(cond: Cond, *, up: bool) -> Cond | None:
    """`positive links above 0.5`, `negative ones below -0.4`: a bound that is told of one sign alone."""
    beyond = cond.num.value > 0 if up else cond.num.value < 0
    way = cond.num.op.startswith(">" if up else "<")
    return replace(cond, loose=False) if beyond and way and not cond.size else None


def _labelled(text: str, line: Line, context: Context) -> Iterator[Told]:
    """`above 0.8 : four pairs`, `negative pairs : three`."""
    found = re.fullmatch(rf"(?P<cond>.+?) (?::|,) {_BOUNDED}(?: {NOUN})?(?: in all| altogether)?", text)
    count = _number(found, line) if found else None
    if not found or count is None:
        return
    words = re.sub(rf"^(?:{NOUN} )?| ?{NOUN}$", "", found["cond"])
    cond = condition(words, line)
    if cond is not None and cond.high is None:
        facts = _quantified(cond, line.everything, "count", count, line)
        met = tuple(pair for pair in line.everything if cond.meets(line.printed[pair]))
        yield facts, replace(context, pairs=line.everything, counted=met, cond=cond)
