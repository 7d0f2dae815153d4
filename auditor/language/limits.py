"""The one limit that a clause states for its values: "above 50", "at most 4", "positive", "never reaches 90", "is 1.00"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.clauses import Clause
from auditor.language.glosses import glossed, in_bracket
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef
from auditor.language.wording import Wording

# Verbs that make a bare number a limit: "no value reaches 90" is "no value is 90 or more".
_REACHING = frozenset(
    "reach reaches reached reaching attain attains attained attaining hit hits touch touches achieve achieves achieved manage manages make makes get gets".split()
)
# Between a verb and a number these make it another verb, or say of what it is told.
_APART = frozenset("on with along by away off out through for from of in".split())
# "Makes up 40%" tells a share.
_MAKING = frozenset("make makes".split())
# A verb behind the number makes it a part of the subject: "values above 90 are rare".
_VERBS_BEHIND = frozenset(
    "are is were was appear appears occur occurs cluster clusters dominate dominates make account belong belongs come comes concentrate concentrated get gets have has become show shows mark count".split()
)
_UNIT_AND_OF = 3  # words from a number to its owner: "38 crates of"
_NEEDING = ("need", "needs", "require", "requires")
_SIGNS = {
    "positive": (">", 0.0),
    "negative": ("<", 0.0),
    "nonnegative": (">=", 0.0),
    "nonpositive": ("<=", 0.0),
    "nonzero": ("!=", 0.0),
}
# What may follow a sign that is said of the values: else it is part of a name ("positive reviews", "negative class").
_AFTER_SIGN = frozenset(
    "where wherever when whenever in at for across everywhere throughout except on under within over and but , . ; : ) while whereas apart save outside above below along off there here".split()
)
_LINKS = frozenset(
    "correlation correlations coefficient coefficients association associations relation relationship".split()
)
_NAMED_SIGN = frozenset("true false likely most strongly weakly strictly".split()) - {
    "most",
    "strongly",
    "weakly",
    "strictly",
    "likely",
}
# "A maximum of 95" may be a limit that is never reached, but not where it is said to be reached.
_ALLOWED = re.compile(r"\ban? (?:\w+ )?(?:minimum|maximum|min|max) of\b", re.IGNORECASE)
_REACHED = re.compile(r"\b(?:reach|attain|achiev|hit|peak|record|observ|found|measured)", re.IGNORECASE)
FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "!=", "!=": "="}


def may_be_allowed(text: str) -> bool:
    """`with a minimum of 80%`: whether an extreme may only be what is allowed."""
    return bool(_ALLOWED.search(text)) and not _REACHED.search(text)


@dataclass(frozen=True, slots=True)
class Limit:
    """A relation to a number, with the mentions that make it."""

    relation: str
    num: Num
    items: frozenset[Item]
    first: int


def limit(clause: Clause, words: Wording, counted: frozenset[Item], quality: bool = False) -> Limit | None:
    """The limit, or None where there is none or several; "worse than 50" is one ("bad") only where `quality` is asked for."""
    numbers = [item for item in clause.numbers if item not in counted]
    if not numbers:
        return _sign(clause, words) or _of_digits(clause, words)
    gloss = []
    if (
        len(numbers) == 2
        and clause.number(numbers[0]).value == 0
        and clause.number(numbers[1]).op in ("<", "<=")
        and in_bracket(clause, numbers[1])
    ):
        gloss, numbers = numbers[:1], numbers[1:]
    if len(numbers) != 1 or clause.of("range", "range") and words.has("between"):
        return None
    item = numbers[0]
    num = clause.number(item)
    if (
        words.norm(item.last) in _VERBS_BEHIND
        and not _none_is_there(clause, words, item)
        or words.norm(_behind_unit(words, item.last)) in _NEEDING
        and not glossed(clause, item)
        or _of_difference(clause, words, item)
        or _ends_a_span(clause, words, item)
    ):
        return None
    better = [
        cue
        for cue in clause.of("compare", "good", "bad")
        if 0 <= item.first - cue.last <= 2 and words.norms(cue.last, item.first) in ((), ("than",), ("the",))
    ]
    if better and num.op == "=" and not quality:
        return None
    if better and num.op == "=":
        relation = str(better[0].value)
        return (
            Limit(relation, num, frozenset([item, better[0], *gloss]), item.first)
            if relation in ("good", "bad")
            else None
        )
    used = frozenset(
        [item, *gloss, *_verbs(clause, words, item), *glossed(clause, item), *_equals(clause, item)]
    )
    return Limit(_relation(clause, words, item, num), num, used, item.first)


def _none_is_there(clause: Clause, words: Wording, item: Item) -> bool:
    """`no value above 5 occurs`: whether what is denied is that such values are there at all."""
    last = words.norm(item.last + 1) in ("", ".", "!", ";", "anywhere", "at")
    return last and words.norm(item.last) in _BEING_THERE and bool(clause.of("quant", "none"))


_BEING_THERE = frozenset("occur occurs appear appears exist exists".split())


def _behind_unit(words: Wording, at: int) -> int:
    """Where the unit of a number ends: "6 t/ha are"."""
    while words.norm(at) == "/" or words.norm(at + 1) == "/" or at and words.norm(at - 1) == "/":
        at += 1
    return at


def _of_difference(clause: Clause, words: Wording, item: Item) -> bool:
    """`falls by more than 5`, `loses at least 3`: a number that tells how far a value moves, and not what it is."""
    at = item.first - 1
    while words.norm(at) in _BOUNDING:
        at -= 1
    led = at < item.first - 1 and words.norm(item.first - 1) in ("than", "least", "most")
    moved = any(cue.has("trend") and cue.last == at + 1 and cue.kind == "trend" for cue in clause.items)
    return words.norm(at) == "by" or (led and moved)


def _ends_a_span(clause: Clause, words: Wording, item: Item) -> bool:
    """`from 10 up to 36`, where 10 is a tick as well: the end of a span of values."""
    at = item.first - 1 - (words.norm(item.first - 2) in ("up", "down"))
    low = next((ref for ref in clause.refs if 0 <= at - ref.last <= 1), None)
    return words.norm(item.first - 1) == "to" and low is not None and words.norm(low.first - 1) == "from"


_BOUNDING = frozenset(
    "more less fewer than at least most about over under up to nearly almost roughly only no just".split()
)


def _of_digits(clause: Clause, words: Wording) -> Limit | None:
    """`in single digits`: below ten; `double-digit`: ten or more, where nothing has a third digit."""
    if at := words.find(
        (("single", "digit"), ("single", "-", "digit"), ("one", "digit")), words.first, words.last
    ):
        return Limit("<", Num(10.0, 1.0, "10", word=True), frozenset(), at[0])
    panels = [clause.panel(index) for index in clause.panels]
    small = all(abs(q.value) < 100 for panel in panels for q in panel.values.values())
    at = words.find((("double", "digit"), ("double", "-", "digit")), words.first, words.last)
    return Limit(">=", Num(10.0, 1.0, "10", word=True), frozenset(), at[0]) if at and small else None


def _relation(clause: Clause, words: Wording, item: Item, num: Num) -> str:
    if num.op in (">", "<", ">=", "<="):
        return num.op
    near = words.before(item, 3)
    if num.op == "=" and (
        _led_by(near, _REACHING - _MAKING if "up" in near else _REACHING)
        or near[-1:] == ("to",)
        and any(v.has("trend", "up") for v in _verbs(clause, words, item))
    ):
        return ">="
    if (
        num.op == "="
        and near[-1:] == ("to",)
        and any(v.has("trend", "down") for v in _verbs(clause, words, item))
    ):
        return "<="
    return "="


def _led_by(near: Sequence[str], verbs: frozenset[str]) -> bool:
    """Whether one of some verbs has the number behind it: "gets to 5", but not "gets on with two"."""
    at = next((at for at in reversed(range(len(near))) if near[at] in verbs), None)
    return at is not None and not _APART & set(near[at + 1 :])


def reaches(clause: Clause, words: Wording, found: Limit) -> bool:
    """`Line A reaches 90`: whether a bare number is what the highest of several values comes to."""
    number = next((item for item in found.items if item.kind == "number"), None)
    if number is None or clause.number(number).op not in ("=", "~") or clause.of("not"):
        return False
    near = words.before(number, 3)
    return any(word.startswith(("reach", "attain", "hit")) for word in near)


def _verbs(clause: Clause, words: Wording, item: Item) -> list[Item]:
    """Verbs of moving that lead to the limit: "sinks beneath 0.70", "rises above 5"; not "a drop of more than 5"."""
    return [
        cue
        for cue in clause.of("trend")
        if cue.last <= item.first
        and item.first - cue.last <= 4
        and words.norm(cue.last) != "of"
        and not _reference_between(clause, cue, item)
    ]


def _reference_between(clause: Clause, cue: Item, item: Item) -> bool:
    return any(cue.last <= other.first < item.first for other in clause.refs)


def _equals(clause: Clause, item: Item) -> list[Item]:
    """`equal to 5`, `the same 0.5`: a cue of equality right before the number."""
    return [cue for cue in clause.of("compare", "=") if 0 <= item.first - cue.last <= 1]


def _sign(clause: Clause, words: Wording) -> Limit | None:
    """`positive`, `negatively correlated`, `non-zero`: said of the values, and not a part of a name ("positive reviews")."""
    cues = [item for item in clause.items if item.kind == "sign"]
    if (
        len(cues) == 1
        and len(cues[0].text.split()) > 1
        or len(cues) == 1
        and cues[0].text.casefold().endswith("ly")
    ):
        relation, value = _SIGNS["positive" if cues[0].value == "+" else "negative"]
        return Limit(relation, Num(value, 1.0, "0", word=True), frozenset(cues), cues[0].first)
    found = [at for at in range(words.first, words.last) if _sign_at(words, at)]
    if len(found) != 1:
        return None
    at = found[0]
    following = words.norm(at + 1)
    noun = next(
        (
            item
            for item in clause.items
            if item.first == at + 1 and item.kind == "noun" and item.value == "cell"
        ),
        None,
    )
    if (
        words.norm(at - 1) in ("most", "least")  # "the most negative pair" is a superlative
        or following
        and following not in _AFTER_SIGN
        and noun is None
        and following not in _LINKS
        or words.norm(at - 1) in _NAMED_SIGN
    ):
        return None
    relation, value = _SIGNS[_sign_at(words, at)]
    return Limit(relation, Num(value, 1.0, "0", word=True), frozenset([noun] if noun else []), at)


def _sign_at(words: Wording, at: int) -> str:
    norm = words.norm(at)
    if norm in ("non", "not") and words.norm(at + 1) == "-":
        return ""
    split = words.norms(at - 2, at) == ("non", "-")
    norm = f"non{norm}" if split else norm
    return norm if norm in _SIGNS else ""


_COPULAS = frozenset(
    "is are be was were equal equals of at read reads reading hold holds show shows contain contains uniformly all exactly score scores value values stay stays remain remains keep keeps be".split()
)


def equated(clause: Clause, words: Wording, found: Limit) -> bool:
    """Whether the clause says that values *are* the number: a copula stands before it, and nothing that it counts behind it."""
    item = next((item for item in found.items if item.kind == "number"), None)
    if item is None or found.num.word and found.num.value not in (0, 1):
        return False
    before = [word for word in words.before(item, 2) if word not in ("the", "a", "(", "value")]
    counted = any(
        other.first == item.last and (other.kind == "noun" or isinstance(other.value, AxisRef))
        for other in clause.items
    )
    return not counted and (not before or before[-1] in _COPULAS)


_JOINT = re.compile(r",\s|;\s|\s(?:and|but|while|whereas|though)\s", re.IGNORECASE)


def denied_behind(clause: Clause) -> bool:
    """`A fell below 5 and has not come back`, `A exceeds 20 once, B not at all`: whether something else is denied behind a bound."""
    return any(
        bool(before) and _JOINT.search(clause.sentence, max(before), denial.start) is not None
        for denial in clause.of("not")
        for before in [[item.end for item in clause.numbers if item.end <= denial.start]]
    )


def bounds_by_a_cell(clause: Clause, words: Wording) -> bool:
    """`No value exceeds the 31 crates of A in May`: the place is that of the bound, and not where something is bounded."""
    for item in clause.numbers:
        owner = next((one for one in clause.refs if one.first >= item.last), None)
        between = words.norms(item.last, owner.first) if owner is not None else ()
        if (
            words.norm(item.first - 1) == "the"
            and between
            and between[-1] == "of"
            and len(between) <= _UNIT_AND_OF
        ):
            return not clause.number(item).word
    return False


_PLACED = re.compile(
    r"\s*(?:%|[^\s,;.]+)??(?:\s+or\s+\w+)?(?:\s+(?:all|only))?\s+(?:are|is|were|was|lies?|sits?|stands?|occurs?|belongs?|falls?|comes?)\s+(?:all\s+|only\s+)?(?:in|at|on|to|within|from|under)\b",
    re.IGNORECASE,
)


def tells_which(clause: Clause) -> bool:
    """`all values of 15 or more are in A`: whether a bound tells which values are meant, and not what all of them are."""
    return any(_PLACED.match(clause.sentence, item.end) for item in clause.numbers)
