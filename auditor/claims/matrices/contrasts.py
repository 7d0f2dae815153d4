"""Sets held against each other: "misread pears outnumber misread plums by three to one", "twice as often taken for A as for B"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import versus
from auditor.claims.matrices.told import Segment, Told, bracket, in_order, own_number, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.hedges import PLAIN_FACTOR
from auditor.language.numbers import Num

Pair = tuple[str, str]


def ratio(num: Num | None, one: Cells, other: Cells, name: str, *, weak: bool = False) -> Check:
    """One set so many times as large as another, or larger."""
    about = "times" if num else "more"
    return Check(about, num, cells=in_order(one), base=in_order(other), text=name, weak=weak)


def _against(one: Phrase, other: Phrase, num: Num | None) -> Check:
    return ratio(num, one.cells, other.cells, f"{one.name} against {other.name}", weak=one.weak or other.weak)


def outnumbering(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`misread pears (12) outnumber misread plums (4) by three to one`."""
    for one, at in p.phrase(i):
        first = bracket(p, at)
        at += 3 if first else 0
        if p.kind(at) != "outnumber":
            continue
        for other, end in p.phrase(at + 1):
            second = bracket(p, end)
            end += 3 if second else 0
            num, behind = _odds(p, end)
            checks = [_against(one, other, num), *own_number(one), *own_number(other)]
            checks += [tally(n, x.cells, x.name) for n, x in ((first, one), (second, other)) if n]
            yield Segment(behind, tuple(checks), Told())


def _odds(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`six to one`, `by 6 : 1`, `by a factor of six`."""
    at = p.passed(i, "by")
    if p.kind(at) == "number" and p.kind(at + 1) in ("as", "comma") and p.kind(at + 2) == "number":
        one, other = p.row[at].num, p.row[at + 2].num
        if one and other and other.value:
            value = one.value / other.value
            return Num(
                value, PLAIN_FACTOR.generous * value, f"{one.text} to {other.text}", one.op, "times"
            ), at + 3
    return None, i


def numerous(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`there are six times as many false alarms as misses`, `more misses than false alarms`, `A are twice as frequent as B`."""
    if any(p.kind(k) == "any" and p.kind(k + 1) == "rest" for k in range(i, len(p.row))):
        return  # "than any other": one by one, and not all others together
    at = p.passed(i, "there")
    num = p.row[at].num if p.kind(at) == "factor" else None
    many = at + (num is not None)
    if p.kind(many) in ("as many", "more", "fewer") and (num is None or p.kind(many) != "fewer"):
        if num is None and p.kind(many) == "as many":
            exact = p.row[many].text.casefold().startswith(("just", "exactly", "precisely"))
            num = _JUST if exact else _EQUAL
        them = (
            [(told.base, many + 3)]
            if told.base and p.kind(many + 1) == "of" and p.kind(many + 2) == "pronoun"
            else []
        )
        for one, behind in (*p.phrase(many + 1), *them):
            if p.kind(behind) in ("as", "than"):
                for other, end in (*p.phrase(behind + 1), *_same_of(p, many + 1, behind)):
                    for (first, second), last in _said_of_both(p, one, other, end):
                        ends = (second, first) if p.kind(many) == "fewer" else (first, second)
                        yield Segment(last, (_against(*ends, num),), Told())
    yield from _by_so_many(p, at)
    for one, behind in p.phrase(i):
        yield from _frequent(p, p.passed(behind, "be"), one)


def _by_so_many(p: Phrases, i: int) -> Iterator[Segment]:
    """`(there are) 11 more misses than false alarms`."""
    num, way = (p.row[i].num if p.kind(i) == "number" else None), p.kind(i + 1)
    if num is None or num.unit or way not in ("more", "fewer"):
        return
    for one, behind in p.phrase(i + 2):
        for other, end in p.phrase(behind + 1) if p.kind(behind) == "than" else ():
            for both, last in _said_of_both(p, one, other, end):
                first, second = both if way == "more" else both[::-1]
                name = f"{one.name} against {other.name}"
                check = Check(
                    "margin", num, cells=in_order(first.cells), base=in_order(second.cells), text=name
                )
                yield Segment(last, (replace(check, weak=one.weak or other.weak),), Told())


def _same_of(p: Phrases, start: int, joint: int) -> Iterator[tuple[Phrase, int]]:
    """`(more errors on pears than) on plums`: the same of another class."""
    at = p.passed(joint + 1, "on", "of", "as")
    names = [k for k in range(start, joint) if p.kind(k) == "name"]
    if at == joint + 1 or p.kind(at) != "name" or len(names) != 1:
        return
    row = [*p.row[start : names[0]], p.row[at], *p.row[names[0] + 1 : joint]]
    for found, end in replace(p, row=row).phrase(0):
        if end == len(row):
            yield found, at + 1


def _said_of_both(
    p: Phrases, one: Phrase, other: Phrase, i: int
) -> Iterator[tuple[tuple[Phrase, Phrase], int]]:
    """`twice as many pears as plums (were misread)`: what is compared, narrowed by what is said of both."""
    yield (one, other), i
    for part, end in p.predicate(i):
        both = tuple(replace(each, cells=each.cells & part.cells, of="") for each in (one, other))
        if both[0].cells and both[1].cells and part.of != "column":
            yield (both[0], both[1]), end


def _frequent(p: Phrases, i: int, one: Phrase) -> Iterator[Segment]:
    """`(misses are) half as frequent as false alarms`, `more common than misses`."""
    found = comparison(p, i)
    if found is None:
        return
    num, less, at = found
    at = at + 2 if p.kind(at) == "of" and p.kind(at + 1) == "pronoun" else at  # "more common among them"
    if p.kind(at) in ("as", "than"):
        for other, end in p.phrase(at + 1):
            ends = (other, one) if less else (one, other)
            yield Segment(end, (_against(*ends, num),), Told())


_JUST = Num(1.0, 0.0, "just as many", unit="times")
_EQUAL = Num(1.0, PLAIN_FACTOR.generous, "as many", unit="times")


def comparison(p: Phrases, i: int) -> tuple[Num | None, bool, int] | None:
    """`twice as often`, `more often`, `less often`: how many times, whether it is less, and where the words end."""
    num = p.row[i].num if p.kind(i) == "factor" else None
    if p.kind(i) == "number" and p.kind(i + 1) in ("as often", "as many") and (part := p.row[i].num):
        num = replace(part, unit="times") if part.unit == "part" else None  # "a third as many"
    at = i + (num is not None)
    kind = p.kind(at)
    if kind in ("as often", "as many"):
        exact = p.row[at].text.casefold().startswith(("just", "exactly", "precisely"))
        return num or (_JUST if exact else _EQUAL), False, at + 1
    if kind in ("more often", "more") and not (num and num.value < 1):
        return num, False, at + 1
    if kind in ("less often", "fewer") and num is None:
        return None, True, at + 1
    return None


def events(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pears are taken for apples twice as often as the reverse`, `apples are more often taken for pears than for plums`."""
    if p.kind(i) != "name":
        return
    of, at = p.row[i].text, p.passed(p.nouns(i + 1), "be")
    early = comparison(p, at)
    verb = early[2] if early else at
    if p.kind(verb) != "taken" or p.kind(verb + 1) != "name":
        return
    pair, behind = (of, p.row[verb + 1].text), p.nouns(verb + 2)
    first = bracket(p, behind)  # "pears are called plums (9) more often than ..."
    behind += 3 if first else 0
    if p.row[verb].text.casefold().endswith(" with"):
        return
    found = early or comparison(p, behind)
    if found is None or pair[0] == pair[1]:
        return
    num, less, end = found if not early else (*early[:2], behind)
    if p.kind(end) not in ("as", "than"):
        return
    for other, last in _targets(p, end + 1, pair):
        ends = (other, pair) if less else (pair, other)
        name = " against ".join(f"{a} taken for {b}" for a, b in ends)
        check = ratio(num, frozenset({ends[0]}), frozenset({ends[1]}), name)
        second = bracket(p, last) if first else None
        values, last = ([first, second], last + 3) if first and second else _told_of_both(p, last)
        told_so = (
            tally(value, frozenset({one}), name) for value, one in zip(values, (pair, other), strict=False)
        )
        yield Segment(last, (check, *told_so), Told(pair=pair))


def many(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(twice as) many pears were taken for plums as the other way round`, `more pears were taken for plums than plums for pears`."""
    found = comparison(p, i)
    at = p.passed(found[2], "class") if found else i
    verb = p.passed(p.nouns(at + 1), "be")
    if not found or p.kind(at) != "name" or p.kind(verb) != "taken" or p.kind(verb + 1) != "name":
        return
    num, less, _ = found
    pair, end = (p.row[at].text, p.row[verb + 1].text), p.nouns(verb + 2)
    if p.kind(end) not in ("as", "than") or pair[0] == pair[1]:
        return
    for other, last in _targets(p, end + 1, pair):
        ends = (other, pair) if less else (pair, other)
        name = " against ".join(f"{a} taken for {b}" for a, b in ends)
        check = ratio(num, frozenset({ends[0]}), frozenset({ends[1]}), name)
        values, last = _told_of_both(p, last)
        own = zip(values, (pair, other), strict=False)
        yield Segment(last, (check, *(tally(n, frozenset({one}), name) for n, one in own)), Told(pair=pair))


def _told_of_both(p: Phrases, i: int) -> tuple[list[Num], int]:
    """`(24 against 12)`, `(10 each)`: the numbers of both that are held against each other."""
    values, end = versus(p, i)
    num = p.row[i + 1].num if p.kind(i) == "open" and p.kind(i + 1) == "number" else None
    if not values and num and p.kind(i + 2) == "all" and p.kind(i + 3) == "close":
        return [num, num], i + 4
    return values, end


def _targets(p: Phrases, i: int, pair: Pair) -> Iterator[tuple[Pair, int]]:
    """What one class taken for another is held against: the reverse, another class taken so, or taken for another."""
    if p.kind(i) == "reverse":
        yield (pair[1], pair[0]), p.passed(i + 1, "error")
        return
    at = p.passed(i, "as", "on")
    if p.kind(at) != "name":
        return
    one, behind = p.row[at].text, at + 1
    if at > i:
        yield (pair[0], one), behind
        return
    joint = p.passed(behind, "be")
    if p.kind(joint) in ("as", "on", "taken") and p.kind(joint + 1) == "name":
        yield (one, p.row[joint + 1].text), joint + 2
    elif p.kind(joint) == "name" and joint == behind and p.row[joint].text != one:
        yield (one, p.row[joint].text), joint + 1  # "... called a pear more often than a pear a plum"
    elif one == pair[1]:
        return
    else:
        yield (one, pair[1]), joint
        yield (pair[0], one), joint


def bare(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Pears read as apples`, as the label of what follows."""
    for found, end in p.phrase(i):
        if i == 0 and p.kind(p.passed(end, "comma")) == "" and len(found.cells) == 1:
            yield Segment(end, (), Told(replace(found, num=None), found.cells, pair=next(iter(found.cells))))


def reverses(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the reverse is rarer (6)`, behind one class taken for another."""
    at = p.passed(i + 1, "error", "it", "be")
    if p.kind(i) != "reverse" or told.pair is None:
        return
    found = comparison(p, at)
    there, back = frozenset({told.pair}), frozenset({(told.pair[1], told.pair[0])})
    if found is not None:
        num, less, end = found
        first = bracket(p, end)
        ends = (there, back) if less else (back, there)
        checks = [ratio(num, *ends, f"{told.pair[1]} taken for {told.pair[0]}, and the reverse")]
        checks += [tally(first, back, f"{told.pair[1]} taken for {told.pair[0]}")] if first else []
        yield Segment(end + (3 if first else 0), tuple(checks), told)
