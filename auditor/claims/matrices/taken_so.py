"""One class taken for another, told in a few more ways: "the tagger called 26 pears plums", "A goes to B in 26 of 32 failures", "an item labelled A is in truth a B in 22 cases"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import Quantity, Segment, Told, amounts, quantity, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num


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
            part = Phrase(frozenset({cell}), f"{name} taken for {cell[1]}")
            own = amounts((Quantity(share),), part, Phrase(p.line(name), name))
            yield Segment(joint + 1, own, Told(pair=cell, of=name))
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
