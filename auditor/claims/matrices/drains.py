"""Where the members of a class go most when they are missed: "each class but A loses more to B than to any other", "A loses most to B"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.tokens import norms

_LOSING = frozenset(
    "lose loses lost leak leaks send sends sent shed sheds cede cedes surrender surrenders go goes "
    "drift drifts misplace forfeit forfeits".split()
)
_TOWARD = frozenset("from to into toward towards as for in under".split())
_MORE = frozenset("more most".split())
_ELSEWHERE = (("anywhere", "else"), ("elsewhere",), ("anything", "else"), ("anyone", "else"))
_TOGETHER = frozenset("together combined taken put added up".split())


def drained(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`every class (except A) loses more to B than to any other`, `A and C lose most to B`, `A loses more to B than to all others together`."""
    for names, at in _losers(p, i):
        verb = p.passed(at, "all", "both", "mostly", "be")
        suffers = _word(p, verb) in ("suffers", "suffer") and _word(p, verb + 2) == "from"
        if not suffers and not _loses(p, verb):
            continue
        found = _to_one(p, verb + 1)
        if not found:
            continue
        other, end, most, summed = found
        losing = [name for name in names if name != other]
        if not losing or other in names and len(names) < len(p.matrix.actual) - 1:
            continue
        num, last = tail(p, end) if len(losing) == 1 else (None, end)
        checks = [check for name in losing for check in _largest(p, name, other, most=most, summed=summed)]
        if num and not num.unit:
            checks.append(tally(num, frozenset({(losing[0], other)}), f"{losing[0]} taken for {other}"))
        alone = losing[0] if len(losing) == 1 else ""
        yield Segment(last, tuple(checks), Told(pair=(alone, other) if alone else None, of=alone))


def drained_so_many(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`every class (but A) sends more than ten members to B`, `no class loses more than nine to B`."""
    none = p.kind(i) == "none"
    row = [replace(p.row[i], kind="all"), *p.row[i + 1 :]] if none else []
    losers = [(names, at + i) for names, at in _losers(replace(p, row=row), 0)] if none else _losers(p, i)
    for names, at in losers:
        verb = p.passed(at, "all", "both", "be")
        num = p.row[verb + 1].num if _loses(p, verb) and p.kind(verb + 1) == "number" else None
        end = _members(p, verb + 2)
        if (
            num is None
            or num.unit
            or not (_word(p, end) in _TOWARD or p.kind(end) == "as")
            or p.kind(end + 1) != "name"
        ):
            continue
        other = p.row[end + 1].text
        bound = replace(num, op=_OPPOSITE[num.op]) if none and num.op in _OPPOSITE else num
        if none and num.op not in _OPPOSITE or len(names) < 2:
            continue
        checks = [
            tally(bound, frozenset({(name, other)}), f"{name} taken for {other}")
            for name in names
            if name != other
        ]
        yield Segment(p.nouns(end + 2), tuple(checks), Told())


_OPPOSITE = {">": "<=", ">=": "<", "<": ">=", "<=": ">"}


def _losers(p: Phrases, i: int) -> Iterator[tuple[Sequence[str], int]]:
    """The classes that are spoken of: named, all, or all but some."""
    for names, at in p.names(i):
        yield names, p.nouns(at)
    every = p.passed(i, "all")
    if every == i:
        return
    out, at = left_out(p, every)
    named = at if out else p.nouns(every)
    if out:
        at = p.nouns(at)
    else:
        named = class_noun(p, p.all_told(every))
        if named == every:
            return
        out, at = left_out(p, named)
        at = at if out else named
    yield [name for name in p.matrix.actual if name not in out], p.passed(at, "comma") if out else at


def class_noun(p: Phrases, i: int) -> int:
    """The place behind a noun for the classes, whatever the document calls them."""
    at = p.nouns(i)
    return at + (at == i and p.kind(i) == "word" and len(_word(p, i)) > 3)


def left_out(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    """`(every class) other than A`, `except for A and B`: classes that are spared."""
    at = i + 1 if p.kind(i) == "except" else i
    if at == i:
        return (), i
    return next(iter(p.names(p.passed(at, "on", "of", "class"))), ((), i))


def _loses(p: Phrases, i: int) -> bool:
    word = p.row[i].text.casefold().split()[0] if i < len(p.row) and p.row[i].text else ""
    return word in _LOSING


def _to_one(p: Phrases, i: int) -> tuple[str, int, bool, bool] | None:
    """`more (members) to B than to any other (wrong class)`, `most to B`, `most of its ... to B`: where they go, and against what it is held."""
    led = p.passed(i, "of", "own") if _word(p, i) in ("most",) else i
    led += _word(p, led) == "away"
    more = _word(p, led)
    if more not in _MORE and p.kind(led) not in ("mostly", "most", "superlative", "more"):
        return None
    most = more != "more"
    at = _members(p, led + 1)
    at = p.passed(at, "of", "own")
    at = _members(p, at)
    if not (_word(p, at) in _TOWARD or p.kind(at) in ("as", "taken")):
        return None
    at = p.passed(at + 1, "class")
    if p.kind(at) != "name":
        return None
    other, at = p.row[at].text, p.nouns(at + 1)
    if most:
        return other, at, True, False
    if p.kind(at) != "than":
        return None
    end = _against(p, at + 1)
    return (other, end[0], False, end[1]) if end else None


def to_one_more(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A loses more members to B than to C`."""
    for names, at in p.names(i):
        verb = p.passed(p.nouns(at), "be")
        if len(names) > 1 or not _loses(p, verb) or p.kind(verb + 1) not in ("more", "fewer"):
            continue
        end = _members(p, verb + 2)
        joint = p.nouns(end + 2)
        last = p.passed(joint + 1, "as", "on")
        if (
            p.kind(end + 1) == "name"
            and p.kind(end) == "as"
            and p.kind(joint) == "than"
            and p.kind(last) == "name"
        ):
            pairs = [(names[0], p.row[end + 1].text), (names[0], p.row[last].text)]
            one, other = pairs if p.kind(verb + 1) == "more" else pairs[::-1]
            label = f"{one[0]} taken for {one[1]} and {other[1]}"
            yield Segment(
                p.nouns(last + 1),
                (Check("more", cells=(one,), base=(other,), text=label),),
                Told(of=names[0]),
            )


def _members(p: Phrases, i: int) -> int:
    """The place behind a noun for those that are lost, known to the document or not."""
    at = p.nouns(p.passed(i, "wrong"))
    plural = p.kind(at) == "word" and _word(p, at).endswith("s") and _word(p, at + 1) in _TOWARD
    return at + plural


def _against(p: Phrases, i: int) -> tuple[int, bool] | None:
    """`to any other (wrong) class`, `anywhere else`, `to all others together`: its end, and whether all others are added up."""
    at = i + (_word(p, i) in _TOWARD or p.kind(i) in ("as", "taken"))
    for words in _ELSEWHERE:
        if tuple(_word(p, at + k) for k in range(len(words))) == words:
            return at + len(words), False
    last = p.passed(at, "any", "all", "rest", "another")
    spoken = " ".join(_word(p, k) for k in range(at, last))
    if last == at or not ("other" in spoken or "remaining" in spoken or "rest" in spoken):
        return None
    counted = p.row[last].num if p.kind(last) == "number" else None
    last += counted is not None and counted.value in (len(p.matrix.classes) - 1, len(p.matrix.classes) - 2)
    end = p.nouns(p.passed(last, "wrong", "error"))
    end += end == last and p.kind(end) == "word" and _word(p, end).endswith("s" if "all" in spoken else "")
    summed = end
    while _word(p, summed) in _TOGETHER or p.kind(summed) == "both ways":
        summed += 1
    return summed, summed > end or "all" in spoken.split() or "rest" in norms(spoken)


def _largest(p: Phrases, name: str, other: str, *, most: bool, summed: bool) -> Iterator[Check]:
    own: Cells = frozenset({(name, other)})
    rivals = [frozenset({(name, one)}) for one in p.matrix.classes if one not in (name, other)]
    label = f"{name} taken for {other}"
    if summed:
        yield Check("more", cells=in_order(own), base=in_order(p.line(name) & p.errors() - own), text=label)
    elif most:
        yield Check("rank", cells=in_order(own), rivals=tuple(map(in_order, rivals)), text=label)
    else:  # "more than to any other": none may be as large
        yield from (Check("more", cells=in_order(own), base=in_order(one), text=label) for one in rivals)


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
