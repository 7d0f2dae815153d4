"""What goes on behind a count in few words: "..., 5 of them plums", "and no plum pear", "..., false alarms 44", "and let 17 pass"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.counting import ERRORS_OF
from auditor.claims.matrices.limits import left_out
from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import NONE, Segment, Told, about, amounts, quantity, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_CONFUSING = frozenset("confuses confused mistakes mistook takes took misreads misread mislabels".split())
_PASSING = frozenset("pass through slip by go past escape".split())


def of_them(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A has 12 false alarms,) 9 of them plums`: what they really are, where what they were called is told."""
    spoken = told.base
    if spoken is None or not i or len({b for _, b in spoken.cells}) != 1:
        return
    for found, at in quantity(p, i):
        behind = at + 2
        if p.kind(at) != "of" or p.kind(at + 1) != "pronoun" or p.kind(behind) != "name":
            continue
        for names, end in p.names(behind):
            cells = frozenset(cell for cell in spoken.cells if cell[0] in names)
            if p.kind(p.nouns(end)) in ("", "comma", "and") and cells:
                part = Phrase(cells, f"truly {' or '.join(names)}")
                yield Segment(p.nouns(end), amounts(found, part, spoken), told)


def of_that_kind(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(misses of A total 33,) false alarms 44`, `A has 12 false alarms`: the errors of the same class."""
    spoken = told.base.cells if told.base is not None else frozenset()
    for name in p.matrix.classes:
        told_of = i and any(ERRORS_OF[kind](p, name) == spoken for kind in ("miss", "false alarm"))
        num = (
            p.row[i + 1].num
            if told_of and p.kind(i) in ("miss", "false alarm", "hit") and p.kind(i + 1) == "number"
            else None
        )
        if num is not None and not num.unit and p.kind(i + 2) in ("", "comma", "and"):
            kind = p.kind(i)
            cells = ERRORS_OF[kind](p, name)
            yield Segment(
                i + 2, (tally(num, cells, f"{kind} of {name}"),), about(Phrase(cells, f"{kind} of {name}"))
            )


def none_either(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(no cello was labelled flute,) and no flute cello`, `the model never calls an A B, nor a B C`."""
    if (
        p.kind(i) == "none"
        and i
        and p.kind(i + 1) == "name"
        and p.kind(i + 2) == "name"
        and p.kind(i + 3) in ("", "comma", "and")
    ):
        yield from _never(p, ((p.row[i + 1].text, p.row[i + 2].text),), i + 3)
    lead = p.passed(i, "model", "it")
    if lead > i and p.kind(lead) == "never" and p.kind(lead + 1) in ("labels", "taken", "says"):
        at, pairs = lead + 2, []
        end = at
        while p.kind(at) == "name" and p.kind(at + 1) in ("name", "as"):
            other = p.passed(at + 1, "as")
            if p.kind(other) != "name":
                break
            pairs.append((p.row[at].text, p.row[other].text))
            end = other + 1
            at = p.passed(end, "comma", "and")
            at += at < len(p.row) and p.row[at].text.casefold() == "nor"
        yield from _never(p, tuple(pairs), end)


def _never(p: Phrases, pairs: tuple[tuple[str, str], ...], end: int) -> Iterator[Segment]:
    if pairs and all(a != b for a, b in pairs):
        checks = [tally(NONE, frozenset({cell}), f"{cell[0]} taken for {cell[1]}") for cell in pairs]
        yield Segment(end, tuple(checks), Told())


def let_pass(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(the sensor caught 83 of the 100 spoiled cartons and) let 17 pass`."""
    word = p.row[i].text.casefold() if p.kind(i) == "word" else ""
    num = (
        p.row[i + 1].num
        if word in ("let", "lets", "missed", "misses") and p.kind(i + 1) == "number"
        else None
    )
    end = p.nouns(i + 2)
    if (
        num is None
        or num.unit
        or told.base is None
        or end >= len(p.row)
        or p.row[end].text.casefold() not in _PASSING
    ):
        return
    lines = {a for a, _ in told.base.cells}
    cells = told.base.cells & p.errors()
    if len(lines) == 1 and cells:
        yield Segment(end + 1, (tally(num, cells, "missed"),), told)


def confuses(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the tagger confuses A with B 13 times (but B with A only 9 times)`."""
    at = p.passed(i, "model", "it") if p.kind(i) in ("model", "it") else i + (p.kind(i) == "word")
    verb = p.row[at].text.casefold().split() if at < len(p.row) else []
    if at == i or verb[:1] == [] or verb[0] not in _CONFUSING:
        return
    at += 1
    checks: list[Check] = []
    end, pair = at, ("", "")
    while (
        p.kind(at) == "name"
        and p.kind(p.nouns(at + 1)) in ("as", "and")
        and p.kind(p.nouns(at + 1) + 1) == "name"
    ):
        other = p.nouns(at + 1) + 1
        first = p.passed(p.nouns(other + 1), "only")
        num = p.row[first].num if p.kind(first) in ("number", "factor") else None
        pair = (p.row[at].text, p.row[other].text)
        if num is None or num.unit not in ("", "times") or pair[0] == pair[1]:
            return
        checks.append(
            tally(replace(num, step=1.0, unit=""), frozenset({pair}), f"{pair[0]} taken for {pair[1]}")
        )
        end = p.nouns(first + 1)
        at = p.passed(end, "comma", "and", "except", "contrast")
        if at == end:
            break
    # Of one pair alone it is not told which of both is taken for the other.
    if len(checks) > 1:
        yield Segment(end, tuple(checks), Told(pair=pair))


def errors_but(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`errors outside the A-B pair number just 36`."""
    if p.kind(i) != "error":
        return
    out, at = left_out(p, i + 1)
    verb = p.passed(at, "be", "makeup", "sum", "comma")
    num = p.row[k].num if out and p.kind(k := p.passed(verb, "only")) == "number" else None
    if num is not None and not num.unit and verb > at:
        cells = p.errors() - out
        yield Segment(
            p.nouns(k + 1),
            (tally(num, cells, "all other errors"),),
            Told(Phrase(cells, "all other errors"), cells),
        )


def and_occurs(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A is called 140 times) and occurs 147 times`."""
    names = [name for name in p.matrix.classes if told.base and told.base.cells == p.called(name)]
    names = names or ([told.of] if told.of and told.base is None and i else [])
    num = p.row[i + 1].num if p.kind(i) == "occurs" and p.kind(i + 1) in ("factor", "number") else None
    if len(names) == 1 and num is not None and num.unit in ("", "times"):
        count = Num(num.value, 1.0, num.text, num.op)
        yield Segment(p.nouns(i + 2), (Check("support", count, of=names[0]),), told)


def flags_so_many(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the sensor flags 95 cartons(, five fewer than are spoiled)`: those of the class that alarms are of."""
    at = p.passed(i, "model", "it")
    num = (
        p.row[at + 1].num
        if at > i and p.kind(at) in ("labels", "flagged") and p.kind(at + 1) == "number"
        else None
    )
    verb = p.row[at].text.casefold() if num is not None else ""
    if num is None or num.unit or not p.negative or not verb.startswith("flag"):
        return
    end = p.nouns(at + 2)
    if p.kind(end) in ("", "comma", "and"):
        cells = p.called(p.positive)
        yield Segment(
            end,
            (tally(num, cells, "flagged"),),
            Told(Phrase(cells, "flagged"), cells, of=p.positive, counted="calls"),
        )


def recognised_best(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is recognised best (92%)`, `A is found worst`: by recall."""
    at = p.passed(p.nouns(i + 1), "be")
    if (
        p.kind(i) != "name"
        or at == i + 1
        or p.kind(at) != "right"
        or p.row[at].flavour == "column"
        or p.kind(at + 1) != "extreme"
    ):
        return
    name, way = p.row[i].text, p.row[at + 1].flavour
    num = (
        p.row[at + 3].num
        if p.kind(at + 2) == "open" and p.kind(at + 3) == "number" and p.kind(at + 4) == "close"
        else None
    )
    if num is not None and num.unit != "%" and num.value > 1:
        return
    checks = [Check(way, of=name, other="recall"), *([Check("recall", num, of=name)] if num else [])]
    yield Segment(at + 2 + 3 * (num is not None), tuple(checks), Told(of=name, metric="recall", way=way))
