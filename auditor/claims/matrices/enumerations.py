"""Where the members of a class went, told one after the other: "lost to A 19 times, to B 11, and the rest to C", "17 of the 24 misses end up there"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import NONE, VAGUE, Quantity, Segment, Told, amounts, quantity, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_THERE = frozenset("there".split())
_ENDING = frozenset("end ends ended go goes went land lands landed are is were was fall falls".split())
_SPREAD = frozenset("spread split scattered distributed divided shared shed".split())
_MANNER = frozenset(
    "fairly evenly equally over across among between quite rather almost about roughly".split()
)


def to_another(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A is lost to B 19 times,) to C 11(, and to D 8 times)`."""
    at = p.passed(i, "as", "on", "taken") if p.kind(i) in ("as", "on", "taken") else i
    if told.pair is None or at == i or not i or p.kind(at) != "name" or p.row[at].text == told.pair[0]:
        return
    end = p.nouns(at + 1)
    num = p.row[end].num if p.kind(end) in ("number", "factor") else None
    last = p.nouns(end + 1)
    if num is None:
        num, last = tail(p, end)
    if num is None or num.unit not in ("", "times") or p.kind(last) in ("of", "name"):
        return
    cell = (told.pair[0], p.row[at].text)
    count = replace(num, step=1.0, unit="") if num.unit else num
    check = tally(count, frozenset({cell}), f"{cell[0]} taken for {cell[1]}")
    yield Segment(last, (check,), replace(told, pair=cell, listing=True))


def some_to(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(of the 60 missed, 38 went to A,) 15 to B and the rest to C`, `the remaining 16 for one of the other two`."""
    spoken = told.base
    if spoken is None or not i:
        return
    rest = p.kind(i) == "rest"
    num = p.row[i + rest].num if p.kind(i + rest) == "number" else None
    at = i + rest + (num is not None)
    at = p.nouns(at)
    if not rest and num is None or p.kind(at) not in ("as", "on", "taken"):
        return
    left = told.rest if rest else spoken.cells
    for cells, end in _ends(p, at + 1, left, every=rest):
        label = f"the rest of {spoken.name}" if rest else f"{spoken.name} taken so"
        checks = [tally(num, cells, label)] if num is not None and not num.unit else []
        if rest and num is None or rest and not checks:
            checks += [tally(NONE, told.rest - cells - _hits(told.rest), f"{label}, all others")]
        if checks:
            yield Segment(end, tuple(checks), replace(told, rest=told.rest - cells))


def _hits(cells: frozenset[tuple[str, str]]) -> frozenset[tuple[str, str]]:
    return frozenset(cell for cell in cells if cell[0] == cell[1])


def _ends(
    p: Phrases, i: int, left: frozenset[tuple[str, str]], *, every: bool
) -> Iterator[tuple[frozenset[tuple[str, str]], int]]:
    """The cells where members went: those called as is named, or `one of the other two`, `some other class`."""
    for names, end in p.names(i):
        cells = frozenset(cell for cell in left if cell[1] in names and cell[0] != cell[1])
        if cells:
            yield cells, end
    one = p.row[i].num if p.kind(i) == "number" else None
    at = i + 1 if one is not None and one.value == 1 and p.kind(i + 1) == "of" else i
    at = p.passed(at, "of", "any")
    if every and p.kind(at) in ("rest", "another"):
        others = frozenset(cell for cell in left if cell[0] != cell[1])
        counted = p.row[at + 1].num if p.kind(at + 1) == "number" else None
        if counted is None or counted.value == len({cell[1] for cell in others}):
            end = p.nouns(at + 1 + (counted is not None))
            yield others, end + (end == at + 1 and counted is None and p.kind(end) == "word")


def end_there(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A leaks mainly into B:) 17 of its 24 misses end up there`, `(A suffers most from B,) which takes 38 of its 160 members`."""
    if told.pair is None:
        return
    name = told.pair[0]
    takes = p.kind(i) in ("that", "pronoun", "it") and _word(p, i + 1) in (
        "takes",
        "swallows",
        "gets",
        "claims",
        "absorbs",
        "draws",
    )
    at = i + 2 if takes else i
    one = p.row[at].num if p.kind(at) == "number" else None
    other = (
        p.row[k].num
        if p.kind(at + 1) == "of" and p.kind(k := p.passed(at + 2, "own", "pronoun")) == "number"
        else None
    )
    if one is None or one.unit:
        return
    cells = frozenset({told.pair})
    label = f"{name} taken for {told.pair[1]}"
    checks = [tally(one, cells, label)]
    end = at + 1
    if other is not None:
        kind = p.kind(k + 1)
        missed = kind in ("error", "miss", "wrong")
        end = p.nouns(p.passed(k + 1, "error", "miss", "wrong"))
        if not missed and end == k + 1 and p.kind(end) == "word" and _word(p, end).endswith("s"):
            end += 1
        base = p.line(name) & p.errors() if missed else p.line(name)
        if end == k + 1:
            return
        checks.append(tally(other, base, f"misses of {name}" if missed else name))
    if takes:
        yield Segment(end, tuple(checks), told)
        return
    end = p.nouns(end)
    verb = p.passed(end, "taken", "be")
    while _word(p, verb) in (*_ENDING, "up"):
        verb += 1
    if verb > end and _word(p, verb) in _THERE:
        yield Segment(verb + 1, tuple(checks), told)


def so_rarely(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is hardly ever taken for B (2), C (1) or D (0)`, `A loses 44 members, spread over B (14), C (13) and D (11)`."""
    if p.kind(i) == "name":
        at = p.passed(p.nouns(i + 1), "be")
        seldom = p.kind(at) == "hardly ever" or _word(p, at) in ("rarely", "seldom")
        if not seldom or p.kind(at + 1) not in ("taken", "as"):
            return
        name, led = p.row[i].text, at + 2
    elif told.of and i:
        seldom, led = False, i
        while _word(p, led) in (*_MANNER, *_SPREAD) or p.kind(led) == "between":
            led += 1
        name = told.of
        if not any(_word(p, k) in _SPREAD for k in range(i, led)):
            return
    else:
        return
    found: list[tuple[str, Num]] = []
    end = led
    while p.kind(end) == "name":
        num, last = tail(p, p.nouns(end + 1))
        if num is None or num.unit or p.row[end].text == name:
            return
        found.append((p.row[end].text, num))
        end = p.passed(last, "comma", "and") if p.kind(p.passed(last, "comma", "and")) == "name" else last
        if end == last:
            break
    if not found:
        return
    checks = [tally(num, frozenset({(name, other)}), f"{name} taken for {other}") for other, num in found]
    cells = frozenset((name, other) for other, _ in found)
    if seldom:
        line = Phrase(p.line(name), name)
        checks += amounts((Quantity(VAGUE["hardly any"]),), Phrase(cells, f"{name} taken so"), line)
    yield Segment(end, tuple(checks), Told(of=name))


def lost_in_all(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A loses 44 members`: whatever these are called."""
    if p.kind(i) != "name" or p.kind(i + 1) != "loses":
        return
    num = p.row[i + 2].num if p.kind(i + 2) == "number" else None
    end = i + 3
    if (
        num is None
        or num.unit
        or p.nouns(end) > end
        or p.kind(end) != "word"
        or not _word(p, end).endswith("s")
    ):
        return
    cells = p.line(p.row[i].text) & p.errors()
    yield Segment(
        end + 1,
        (tally(num, cells, f"misses of {p.row[i].text}"),),
        Told(Phrase(cells, f"misses of {p.row[i].text}"), cells, of=p.row[i].text),
    )


def so_many_of(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A goes to B in 26 of 32 failures`, `an item called B is really A in a fifth of cases`."""
    if p.kind(i) != "name":
        return
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(at) in ("taken", "as") and p.kind(at + 1) == "name" and p.row[at + 1].text != p.row[i].text:
        name, cell = p.row[i].text, (p.row[i].text, p.row[at + 1].text)
        joint = p.nouns(at + 2)
        share = p.row[joint].num if p.kind(joint) == "number" else None
        if share is not None and share.unit in ("%", "part") and p.kind(joint + 1) in ("", "comma", "and"):
            part, line = Phrase(frozenset({cell}), f"{name} taken for {cell[1]}"), Phrase(p.line(name), name)
            yield Segment(joint + 1, amounts((Quantity(share),), part, line), Told(pair=cell, of=name))
        if p.kind(joint) != "of":
            return
        for found, behind in quantity(p, joint + 1):
            line = p.line(name)
            other = (
                p.row[behind + 1].num if p.kind(behind) == "of" and p.kind(behind + 1) == "number" else None
            )
            if other is not None and not found[0].is_part and not other.unit:
                end = p.passed(behind + 2, "error", "miss", "wrong")
                missed = end > behind + 2
                end = p.nouns(end)
                base = line & p.errors() if missed else line
                if end > behind + 2:
                    label = f"{name} taken for {cell[1]}"
                    whole = tally(other, base, f"misses of {name}" if missed else name)
                    yield Segment(
                        end, (tally(found[0].num, frozenset({cell}), label), whole), Told(pair=cell, of=name)
                    )
            elif (
                found[0].is_part
                and p.kind(behind) == "of"
                and p.nouns(p.passed(behind + 1, "all")) > behind + 1
            ):
                part = Phrase(frozenset({cell}), f"{name} taken for {cell[1]}")
                yield Segment(
                    p.nouns(p.passed(behind + 1, "all")),
                    amounts(found, part, Phrase(line, name)),
                    Told(pair=cell, of=name),
                )


def called_so(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the tagger called 26 pears plums (but only 21 plums pears)`: whatever the model is called."""
    lead = p.passed(i, "model", "it") if p.kind(i) in ("model", "it") else i + (p.kind(i) == "word")
    if lead == i or p.kind(lead) not in ("taken", "labels"):
        return
    at, found = lead + 1, list[tuple[Num, tuple[str, str]]]()
    end = at
    while True:
        at = p.passed(at, "only")
        num = p.row[at].num if p.kind(at) == "number" else None
        if num is None or num.unit or p.kind(at + 1) != "name" or p.kind(at + 2) != "name":
            break
        found.append((num, (p.row[at + 1].text, p.row[at + 2].text)))
        end = at + 3
        at = p.passed(end, "comma", "and", "except", "only", "contrast")
    if found and all(a != b for _, (a, b) in found):
        checks = [tally(num, frozenset({cell}), f"{cell[0]} taken for {cell[1]}") for num, cell in found]
        yield Segment(end, tuple(checks), Told(pair=found[-1][1]))


def and_back(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(dry roads are called wet 28 times and) wet roads dry 31 times(, an almost even exchange)`: the verb is left out."""
    if told.pair is None or not i or p.kind(i) != "name":
        return
    at = p.nouns(i + 1)
    num = p.row[at + 1].num if p.kind(at) == "name" and p.kind(at + 1) in ("number", "factor") else None
    if num is None or num.unit not in ("", "times") or p.row[at].text == p.row[i].text:
        return
    cell = (p.row[i].text, p.row[at].text)
    count = replace(num, step=1.0, unit="")
    yield Segment(
        p.nouns(at + 2),
        (tally(count, frozenset({cell}), f"{cell[0]} taken for {cell[1]}"),),
        replace(told, pair=cell, listing=True),
    )


def sorted_so(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pears that go astray are assigned to plum (15), quince (9) and apple (1)`."""
    for base, at in p.phrase(i):
        lines = {a for a, _ in base.cells}
        if len(lines) != 1 or not base.cells <= p.errors():
            continue
        (name,) = lines
        verb = p.passed(at, "be")
        verb += p.kind(verb) == "mostly"
        lead = verb + (p.kind(verb) == "taken")
        lead += p.kind(lead) == "as"
        found: list[tuple[str, Num]] = []
        end = lead
        while p.kind(end) == "name":
            num, last = tail(p, p.nouns(end + 1))
            if num is None or num.unit or p.row[end].text == name:
                break
            found.append((p.row[end].text, num))
            end = p.passed(last, "comma", "and") if p.kind(p.passed(last, "comma", "and")) == "name" else last
            if end == last:
                break
        if lead > verb and len(found) > 1:
            checks = [
                tally(num, frozenset({(name, other)}), f"{name} taken for {other}") for other, num in found
            ]
            own = [tally(base.num, base.cells, base.name)] if base.num is not None else []
            yield Segment(end, (*own, *checks), Told(of=name))


def is_really(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`an item labelled A is in truth a B in 22 cases (and a C in 19)`, `... in a fifth of cases`."""
    for base, at in p.phrase(i):
        lines = {b for _, b in base.cells}
        if (
            len(lines) != 1
            or base.cells != p.called(next(iter(lines)))
            or p.kind(at) != "truly"
            or p.kind(at + 1) != "name"
        ):
            continue
        cell = (p.row[at + 1].text, next(iter(lines)))
        for checks, end in _in_cases(p, p.nouns(at + 2), cell, base):
            further = p.passed(end, "and", "comma")
            more = []
            if further > end and p.kind(further) == "name":
                other = (p.row[further].text, cell[1])
                more = list(_in_cases(p, p.nouns(further + 1), other, base))
            for rest, last in more:
                yield Segment(last, (*checks, *rest), Told())
            yield Segment(end, checks, Told())


def _in_cases(
    p: Phrases, i: int, cell: tuple[str, str], base: Phrase
) -> Iterator[tuple[tuple[Check, ...], int]]:
    """`in 22 cases`, `in a fifth of cases`."""
    part = Phrase(frozenset({cell}), f"{cell[0]} taken for {cell[1]}")
    for found, end in quantity(p, p.passed(i, "of")) if p.kind(i) == "of" else ():
        if not found[0].is_part:
            yield amounts(found, part, base), p.nouns(end)
        elif p.kind(end) == "of":
            yield amounts(found, part, base), p.nouns(p.passed(end + 1, "all"))


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
