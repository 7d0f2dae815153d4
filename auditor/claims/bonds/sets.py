"""Noun phrases that name sets of pairs: "the ten off-diagonal coefficients", "A's links with B and C", "adjacent pairs", "each of the other five"."""

import re

from auditor.claims.bonds.context import Context, own_pairs
from auditor.claims.bonds.line import JOIN, LIST, Line, M, members
from auditor.claims.relations.pairs import Pair

NOUN = (
    r"(?:pairs?|pairings?|squares?|cells?|tiles?|entries|entry|numbers?|values?|figures?|coefficients?|correlations?|links?|associations?|relations?|relationships?|ties|tie|connections?|"
    r"bonds?|couplings?|combinations?|similarit(?:y|ies)|distances?|overlaps?|matches|match|r|r values?|partners?|partnerships?|neighbou?rs?|companions?|friends?|allies|ally|relatives?|opponents?|opposites?)"
)
ADJECTIVE = r"(?:off - diagonal|off diagonal|distinct|unique|different|separate|possible|individual|pairwise|mutual|printed|listed|drawn|own|various|remaining|entire|whole|absolute|internal|inner|pair)"
_COUNT = r"(?P<count><c\d+>)"
_OFF = r"(?: (?:, )?(?:(?:off|outside|away from|aside from|apart from|beside|besides|without|excluding|ignoring|leaving aside|above|below) (?:main )?diagonal|(?:in|of|on|across|within|throughout|over) (?:whole |entire |full |all )?(?:figure|matrix|table|panel|heatmap|grid|plot|chart|map|set|board|picture|triangle|square|sample|lot)|of all|overall|in all|altogether|in total|anywhere|shown|listed|given|printed))*"
_PLAIN = re.compile(
    rf"(?:{_COUNT} )?(?:{ADJECTIVE} )*(?P<sign>positive |negative )?(?:{ADJECTIVE} )*(?:pair )?{NOUN}{_OFF}"
)
_OF_ONE = re.compile(
    rf"(?:(?P<own>{M} 's|its|{M}(?= {NOUN}$)) )(?:{_COUNT} )?(?:{ADJECTIVE} )*(?P<sign>positive |negative )?(?:{ADJECTIVE} )*{NOUN}(?: (?:with|to) (?P<others>.+))?"
)
_WITH_ONE = re.compile(
    rf"(?:{_COUNT} )?(?:{ADJECTIVE} )*(?P<sign>positive |negative )?{NOUN} (?:that |which )?(?:of|for|with|to|involving|involve|involves|containing|contain|around|from) (?P<one>{M}|it)(?: (?:with|to|and) (?P<others>.+))?"
)
_WITHOUT = re.compile(
    rf"(?:{_COUNT} )?(?:{ADJECTIVE} |other )*{NOUN} (?:without|(?:that do not|which do not|not) (?:involve|involving|contain|containing)|outside) (?P<out>{M})"
)
_EXCEPT = re.compile(
    rf"(?P<all>.+?) (?:, )?(?:except(?: for)?|but(?: for)?|other than|apart from|aside from|save(?: for)?|besides) (?:for )?(?:(?:pair|one|that|link) )?(?:(?:of|between|joining) )?(?P<out>{M}(?: (?:,|and|, and|or) {M})*|{M}{JOIN}{M})"
)
_AMONG = re.compile(
    rf"(?:{_COUNT} )?(?:{ADJECTIVE} )*{NOUN} (?:among|within|inside|between|of|in)(?: (?:group|block|cluster|trio|triangle|quartet|camp|set)(?: of| ,)?)? (?P<group>{LIST})"
)
_THEIR = re.compile(rf"(?:their|all their|these|those)(?: {_COUNT})?(?: (?:{ADJECTIVE}))* {NOUN}")
_INSIDE = re.compile(
    rf"(?:{_COUNT} )?(?:{ADJECTIVE} )*{NOUN} (?:inside|within|in|among) (?:this|that|it|them|these)(?: (?:group|block|cluster|trio|triangle|quartet|camp|set))?"
)
_NEXT = re.compile(
    rf"(?:{_COUNT} )?(?:immediate |direct |next - door )?(?:(?:adjacent|neighbou?ring|consecutive|successive) (?:[a-z]+)|neighbou?rs|{NOUN} (?:of|between) (?:immediate |direct )?(?:neighbou?rs|(?:adjacent|neighbou?ring|consecutive|successive) [a-z]+)|(?:adjacent|neighbou?ring|consecutive) {NOUN})"
)
_APART = re.compile(
    rf"(?:{NOUN}|[a-z]+s)(?: that are| which are| lying)? (?P<steps><c\d+>|one) (?:steps?|places?|positions?) apart"
)
_CROSSING = re.compile(
    rf"(?:{_COUNT} )?(?:cross - )?{NOUN} (?:between|linking|joining|across) (?:group |block |camp )?(?P<one>{M}(?: - {M})+|{LIST}) (?:, )?(?:on (?:one (?:side|hand) )?)?(?:,? ?and|with|to|against) (?:group |block |camp )?(?P<two>{M}(?: - {M})+)"
)
_REST = re.compile(
    rf"(?:(?:all|of) )*(?P<own>its )?(?:(?:all|these|those) )*(?:other|others|remaining|rest|further)(?: {_COUNT})?(?: (?:{ADJECTIVE} )*{NOUN}| ones?)?"
)
_OTHERS = re.compile(
    r"(?:(?:all|each|every|any|either|both|none|no)(?: one)?(?= |$) ?)?(?:of (?=[a-z<]))?(?:(?:its|their|these|those) )?(?:(?:other|remaining) )?(?:<c\d+> )?(?:(?:other|others|remaining|rest|partners)(?: |$))*(?P<noun>[a-z]+)?"
)
_TELLS_OTHERS = re.compile(
    r"\b(?:other|others|rest|remaining|partners|every|each|all|any|either|everything|everyone|everybody|anything|nothing|none|no)\b"
)
_ALONE = frozenset("everything everyone everybody anything nothing anyone nobody none all rest".split())


def others_of(member: int, phrase: str, line: Line) -> tuple[Pair, ...] | None:
    """The pairs of a member with what a phrase names: others by name, "each of the other five", "every trait except B"."""
    phrase = phrase.strip(" ,")
    out: list[int] = []
    if not re.fullmatch(rf"(?:both |either )?{M}|{LIST}", phrase) and (left := _EXCEPT.fullmatch(phrase)):
        phrase, out = left["all"].strip(" ,"), members(left["out"])
    if re.fullmatch(
        rf"(?:both |either |neither )?{M}(?: (?:,|and|, and|or|nor|with|to|, with|and with|, and with) {M})*",
        phrase,
    ):
        named = members(phrase)
        whole = member not in named and len(set(named)) == len(named) and not out
        return tuple(_pair(member, one) for one in named) if whole else None
    if not _is_others(phrase, line, len(line.found.members) - 1 - len(out)) or member in out:
        return None
    return tuple(pair for pair in line.found.of(member) if not set(pair) & set(out))


def _is_others(phrase: str, line: Line, size: int) -> bool:
    """`each of the other five`: all but one, and as many as are told."""
    found = _OTHERS.fullmatch(phrase)
    if not found or not _TELLS_OTHERS.search(phrase):
        return False
    counts = [line.count(mark) for mark in re.findall(r"<c\d+>", phrase)]
    noun = found["noun"] or ""
    known = noun not in line.labels and noun.removesuffix("s") not in line.labels
    bare = not noun and phrase.split()[-1] not in _ALONE | {"other", "others", "remaining", "partners"}
    if bare and not counts:
        return False
    all_told = len(line.found.members) - 1
    return known and len(counts) <= 1 and all(count in (size, all_told) for count in counts)


def pairs_of(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """The pairs that a noun phrase names, or None; "positive" and "negative" are left to whom it concerns."""
    phrase = phrase.strip(" ,")
    for read in (_plain, _of_one, _with_one, _crossing, _among, _their, _beside, _left_out, _rest):
        found = read(phrase, line, context)
        if found:
            return found
    return None


def _sized(found: re.Match[str], pairs: tuple[Pair, ...], line: Line) -> tuple[Pair, ...] | None:
    """The pairs, if they are as many as is told."""
    told, sign = found.groupdict().get("count"), found.groupdict().get("sign")
    if sign:
        up = sign.strip() == "positive"
        pairs = tuple(pair for pair in pairs if (line.printed[pair] > 0 if up else line.printed[pair] < 0))
    return pairs if not told or line.count(told) == len(pairs) else None


def _plain(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    found = _PLAIN.fullmatch(phrase)
    return _sized(found, context.scope or line.everything, line) if found else None


def _of_one(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    found = _OF_ONE.fullmatch(phrase)
    if not found:
        return None
    member = members(found["own"])[0] if members(found["own"]) else context.member
    if member is None:
        return None
    pairs = others_of(member, found["others"], line) if found["others"] else own_pairs(member, line, context)
    return _sized(found, pairs, line) if pairs else None


def _with_one(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    found = _WITH_ONE.fullmatch(phrase)
    if found:
        member = members(found["one"])[0] if members(found["one"]) else context.member
        if member is None:
            return None
        pairs = (
            others_of(member, found["others"], line) if found["others"] else own_pairs(member, line, context)
        )
        return _sized(found, pairs, line) if pairs else None
    if found := _WITHOUT.fullmatch(phrase):
        out = members(found["out"])[0]
        return _sized(found, tuple(pair for pair in line.everything if out not in pair), line)
    return None


def _among(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    found = _AMONG.fullmatch(phrase)
    group = tuple(members(found["group"])) if found else ()
    if not found or len(set(group)) != len(group) or len(group) < 3:
        return None
    return _sized(found, line.found.among(group), line)


def _their(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    found = _THEIR.fullmatch(phrase) or _INSIDE.fullmatch(phrase)
    if not found or len(context.group) < 3:
        return None
    return _sized(found, line.found.among(context.group), line)


def _beside(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """Neighbours in the order of the axes, or so many steps apart."""
    found, steps = _NEXT.fullmatch(phrase), 1
    if not found:
        found = _APART.fullmatch(phrase)
        steps = (line.count(found["steps"]) or 0) if found else 0
    if not found or not steps:
        return None
    return _sized(found, tuple(pair for pair in line.everything if pair[1] - pair[0] == steps), line)


def _crossing(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    found = _CROSSING.fullmatch(phrase)
    if not found:
        return None
    one, two = members(found["one"]), members(found["two"])
    if len(set(one + two)) != len(one + two):
        return None
    return _sized(found, tuple(sorted(_pair(a, b) for a in one for b in two)), line)


def _rest(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """`the remaining six`, `all its other links`: those that are left of a set some of which were told before."""
    found = _REST.fullmatch(phrase)
    counted = context.counted if set(context.counted) < set(context.pairs) else ()
    told = context.told or counted or context.pairs
    if not found or not told:
        return None
    member = context.member
    own = own_pairs(member, line, context) if member is not None else ()
    if context.told or counted:
        wholes = [context.among if context.told else context.pairs]
    else:
        wholes = [line.everything] if not found["own"] else []
        wholes += [own] if own and set(told) < set(own) else []
    rests = [tuple(pair for pair in whole if pair not in told) for whole in dict.fromkeys(wholes)]
    fitting = [rest for rest in rests if rest and _sized(found, rest, line)]
    return fitting[0] if len(fitting) == 1 else None


def _left_out(phrase: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """`every pair except A and B`, `all pairs but those of A`."""
    found = _EXCEPT.fullmatch(phrase)
    if not found:
        return None
    pairs, out = pairs_of(found["all"].removeprefix("other "), line, context), members(found["out"])
    if not pairs or len(out) != 2:
        return None
    return tuple(pair for pair in pairs if pair != _pair(*out)) if _pair(*out) in pairs else None


def _pair(one: int, other: int) -> Pair:
    return (min(one, other), max(one, other))
