"""What two people make of the same things: "they agree in 242 of the 300 cases", "Abel calls 200 moles harmless, Brand only 184"."""

from collections.abc import Iterator

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import times
from auditor.claims.matrices.told import (
    Quantity,
    Segment,
    Told,
    amounts,
    in_order,
    own_number,
    quantity,
    taking,
    tally,
)
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check


def agreeing(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the two doctors agree in 242 of the 300 cases`, `they disagree on 58 moles, about one in five`; `when ..., Brand agrees in 38 of 60`."""
    alone = p.kind(i) == "side" and told.base is not None
    if p.kind(i) != "two of them" and not alone:
        return
    at = p.passed(i + 1, "only")
    if p.kind(at) not in ("right", "wrong"):
        return
    base = told.base if alone and told.base else Phrase(p.everything(), "all")
    own = p.errors() if p.kind(at) == "wrong" else p.everything() - p.errors()
    part = Phrase(own & base.cells, p.row[at].text)
    for found, behind in quantity(p, p.passed(at + 1, "of", "on", "only")):
        whole = p.row[behind + 1].num if p.kind(behind) == "of" and p.kind(behind + 1) == "number" else None
        if whole and not whole.unit and not found[0].num.unit:
            checks = amounts((*found, Quantity(whole, whole=True)), part, base)
            yield from (Segment(p.nouns(behind + 2), checks, left) for left in taking(told, base, part))
        elif found[0].is_part and p.kind(behind) == "of":
            for one, end in p.phrase(behind + 1):
                if one.cells >= base.cells:
                    yield Segment(end, (*amounts(found, part, base), *own_number(one)), told)
        elif not found[0].is_part:
            yield from (
                Segment(p.nouns(behind), amounts(found, part, base), left)
                for left in taking(told, base, part)
            )


def when_one_says(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`When Abel says doubtful, (Brand agrees in 38 of 60 cases)`."""
    for found, end in p.verdicts(i + 1) if p.kind(i) == "when" else ():
        if p.kind(end) == "comma":
            yield Segment(end, (), Told(found, found.cells))


def finding(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Brand finds 48 malignant moles(, Abel only 40)`, `Abel calls 200 moles harmless`, `Brand says malignant 48 times`."""
    if p.kind(i) != "side":
        return
    flavour = p.row[i].flavour
    if told.counted == "verdicts" and told.of:
        start = p.passed(i + 1, "only", "judges")
        num = p.row[start].num if p.kind(start) in ("number", "factor") else None
        if num:
            yield _so_many(p, told.of, flavour, start, p.nouns(start + 1))
    at = p.passed(i + 1, "judges", "only")
    if at == i + 1 or p.kind(i + 1) != "judges":
        return
    if p.kind(at) == "name":
        num, end = times(p, p.nouns(at + 1))
        if num:
            side = p.on_side(p.row[at].text, flavour)
            left = Told(of=p.row[at].text, counted="verdicts")
            yield Segment(end, (tally(num, _within(told, side), _label(p, p.row[at].text, flavour)),), left)
    for found, behind in quantity(p, at):
        name = p.passed(p.nouns(p.passed(behind, "of", "pronoun") if told.topic else behind), "as", "be")
        if p.kind(name) != "name" or len(found) > 1:
            continue
        side = p.on_side(p.row[name].text, flavour)
        base = told.base if told.topic and told.base else Phrase(p.everything(), "all")
        part = Phrase(side, _label(p, p.row[name].text, flavour))
        left = told if told.topic else Told(of=p.row[name].text, counted="verdicts")
        yield Segment(p.nouns(name + 1), amounts(found, part, base), left)


def _within(told: Told, cells: Cells) -> Cells:
    return cells & told.base.cells if told.topic and told.base else cells


def _label(p: Phrases, name: str, flavour: str) -> str:
    return f"{name} ({p.matrix.sides[flavour == 'column']})"


def _so_many(p: Phrases, name: str, flavour: str, i: int, end: int) -> Segment:
    num = p.row[i].num
    assert num is not None
    check = tally(num, p.on_side(name, flavour), _label(p, name, flavour))
    return Segment(end, (check,), Told(of=name, counted="verdicts"))


def both_find(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`both call the mole malignant in 33 cases`, `the two doctors say malignant 33 times`."""
    at = p.passed(i + 1, "judges", "as", "noun")
    while p.kind(at) == "word" and at < i + 4:  # "both call the mole malignant"
        at += 1
    if p.kind(i) in ("two of them", "both") and p.kind(i + 1) == "judges" and p.kind(i + 2) == "number":
        at_name, count = (
            p.passed(p.nouns(i + 3), "as"),
            p.row[i + 2].num,
        )  # "both consider 24 essays excellent"
        if p.kind(at_name) == "name" and count:
            own = p.row[at_name].text
            check = tally(count, frozenset({(own, own)}), f"{own} for both")
            yield Segment(p.nouns(at_name + 1), (check,), Told(of=own))
    if p.kind(i) not in ("two of them", "both") or p.kind(at) != "name" or at == i + 1:
        return
    name = p.row[at].text
    num, end = times(p, p.nouns(at + 1))
    if num:
        yield Segment(end, (tally(num, frozenset({(name, name)}), f"{name} for both"),), Told(of=name))


def pair_occurs(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(complete) contradictions, harmless for one and malignant for the other, occur six times`."""
    error = p.passed(i, "word") if p.kind(i + 1) == "error" else i
    if p.kind(error) != "error" or p.kind(error + 1) != "comma":
        return
    for found, end in p.of_pairs(error + 2):
        at = p.passed(end, "comma")
        num, last = times(p, at + 1) if p.kind(at) == "occurs" else (None, at)
        if num:
            yield Segment(last, (tally(num, found.cells, found.name),), Told(found, found.cells))


def found_oftener(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Abel calls more moles harmless than Brand`, `Brand says malignant more often than Abel (does)`."""
    if p.kind(i) != "side" or p.kind(i + 1) != "judges":
        return
    early = p.kind(i + 2) in ("more", "fewer")
    name = p.passed(p.nouns(i + 2 + early), "as", "be")
    if p.kind(name) != "name":
        return
    way = i + 2 if early else name + 1
    joint = p.nouns(name + 1) if early else way + 1
    if p.kind(way) not in ("more", "fewer", "more often", "less often") or p.kind(joint) != "than":
        return
    if p.kind(joint + 1) != "side" or p.row[joint + 1].flavour == p.row[i].flavour:
        return
    ends = [in_order(p.on_side(p.row[name].text, p.row[k].flavour)) for k in (i, joint + 1)]
    one, other = ends if p.kind(way) in ("more", "more often") else ends[::-1]
    end = p.passed(joint + 2, "be", "judges")
    yield Segment(
        end, (Check("more", cells=one, base=other, text=p.row[name].text),), Told(of=p.row[name].text)
    )


def agreement_rated(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Cohen's kappa is 0.51`, `with a kappa of 0.51`: the agreement beyond chance."""
    at = p.passed(i, "and", "as")
    num_at = p.passed(at + 1, "be", "of", "reaches", "comma")
    num = p.row[num_at].num if p.kind(at) == "kappa" and p.kind(num_at) == "number" else None
    if num:
        yield Segment(num_at + 1, (Check("kappa", num),), told)
