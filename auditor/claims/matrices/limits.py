"""Bounds of sets of cells: "no error count exceeds 14 apart from A/B", "the only pair with more than 20"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import both_of
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import NONE, ONE, Segment, Told, in_order
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_ABOVE = ("exceed", "exceeds", "tops", "top", "passes", "surpasses", "surpass")


def limit(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`more than 20 (mix-ups)`, `above 20`, `exceeds 20`, `reaches 20`: a bound with its direction, and its end."""
    often = p.passed(i, "occurs")
    if p.kind(often) in ("more often", "less often") and p.kind(often + 1) == "than":
        count = p.row[often + 2].num if p.kind(often + 2) in ("factor", "number") else None
        if count is not None and count.value >= 1 and count.op == "=":
            op = ">" if p.kind(often) == "more often" else "<"
            return replace(count, op=op, unit="", step=1.0), often + 3
    at = p.passed(i, "be", "as", "and", "reaches")
    words = [p.row[k].text.casefold() for k in range(i, at)]
    way = p.row[at].flavour if p.kind(at) == "comparative" else ""
    at += bool(way)
    num = p.row[at].num if p.kind(at) == "number" else None
    if num is None or num.unit or num.step < 1:
        return None, i
    op = {"above": ">", "below": "<"}.get(way, num.op)
    if op == "=" and words:
        op = ">" if words[-1] in _ABOVE else ">=" if words[-1].startswith(("reach", "attain")) else "="
    if op not in (">", "<", ">=", "<="):
        return None, i
    end = p.passed(p.nouns(at + 1), "error")
    return replace(num, op=op), end


def nowhere(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`no error count exceeds 14`, `apart from A and B no error is above 14`, `no error but A/B exceeds 14`."""
    out, at = left_out(p, i)
    at = p.passed(at, "comma") if out else at
    if p.kind(at) != "none" or p.kind(at + 1) not in ("error", "wrong", "off cells"):
        return
    at = p.nouns(p.passed(at + 2, "error", "measure", "off cells"))
    if not out:
        out, at = left_out(p, at)
    bound, end = limit(p, at)
    if bound is None:
        return
    if not out:
        out, end = left_out(p, end)
    kept = [frozenset({cell}) for cell in sorted(p.errors() - out)]
    check = Check("sets", NONE, numerator=bound, rivals=tuple(map(in_order, kept)), text="errors")
    yield Segment(end, (check,), Told())


def lone_empty(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the only empty cell is A taken for B`, `one cell is empty: A taken for B`."""
    at = p.passed(i + 2, "of", "all", "word")
    end = p.passed(at, "be", "comma")
    one = p.row[i].num if p.kind(i) == "number" else None
    blank = p.passed(i + 1, "word", "be", "noun")
    if one and one.value == 1 and blank > i + 1 and p.kind(blank) == "empty" and p.kind(blank + 1) == "comma":
        end = blank + 2
    elif p.kind(i) != "only" or p.kind(i + 1) != "empty" or end == at:
        return
    cells = tuple(((a, b),) for a, b in sorted(p.everything()))
    nothing = Num(0.0, 1.0, "0", "<=")
    for found, last in p.of_pairs(end):
        if len(found.cells) == 1:
            lone = Check("sets", ONE, numerator=nothing, rivals=cells, text="cells")
            empty = Check("tally", NONE, cells=in_order(found.cells), text=found.name)
            yield Segment(last, (lone, empty), Told())


def so_many_empty(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`two cells are empty(: no A went to B, ...)`, `there are nine empty cells, all off the diagonal`."""
    at = p.passed(i, "there")
    num = p.row[at].num if p.kind(at) == "number" else None
    if num is None or num.unit or num.op != "=":
        return
    noun = at + 1
    cells = p.everything()
    if p.kind(noun) == "off cells":
        cells, noun = p.errors(), noun + 1
    elif _is_cell(p, noun):
        noun += 1
    be = p.passed(noun, "be", "wrong")
    if p.kind(be) != "empty" or noun == at + 1 and at == i or noun > at + 1 and be == noun:
        return
    end = be + 1 + _is_cell(p, be + 1)
    aside = p.passed(end, "comma", "all", "pronoun", "be")
    if p.kind(aside) == "wrong" and "diagonal" in p.row[aside].text and aside > end:
        whole = tuple(((a, b),) for a, b in sorted(p.everything() - p.errors()))
        none_there = Check("sets", NONE, numerator=_NOTHING, rivals=whole, text="cells on the diagonal")
        check = Check("sets", num, numerator=_NOTHING, rivals=_each(p.errors()), text="cells")
        yield Segment(aside + 1, (check, none_there), Told())
    check = Check("sets", num, numerator=_NOTHING, rivals=_each(cells), text="cells")
    if p.kind(end) in ("", "comma"):
        yield Segment(end, (check,), Told())


_NOTHING = Num(0.0, 1.0, "0", "<=")


def _each(cells: Cells) -> tuple[tuple[tuple[str, str], ...], ...]:
    return tuple((cell,) for cell in sorted(cells))


def _is_cell(p: Phrases, i: int) -> bool:
    return i < len(p.row) and p.row[i].text.casefold() in ("cells", "squares", "boxes", "entries", "fields")


def left_out(p: Phrases, i: int) -> tuple[Cells, int]:
    """`apart from A taken for B`, `but for the A/B pair`: cells that are left out, and where the words end."""
    if p.kind(i) != "except":
        return frozenset(), i
    lead = p.passed(i + 1, "pair")
    for line, end in p.drawn_line(lead):
        return line.cells, end
    for found, end in p.of_pairs(lead):
        more = p.passed(end, "and", "comma")
        further = next((other for other in p.of_pairs(more)), None) if more > end else None
        if further is not None and p.kind(more) == "name":
            return found.cells | further[0].cells, p.passed(further[1], "pair", "error")
        return found.cells, p.passed(end, "pair", "error")
    for names, end in p.names(lead):
        if len(names) == 2:
            return both_of(*names), p.passed(end, "pair", "error")
    return frozenset(), i
