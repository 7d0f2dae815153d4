"""Parts of wholes: "most of the missed A are called B", "78 of 104", "12 of the 25 errors of A"."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.crossed.changes import then_and_now
from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.families import Cell, Families
from auditor.claims.crossed.part import Facts, Part
from auditor.claims.measures.derived import OF_CLASS
from auditor.language.numbers import Num

MOST = Num(0.5, 0.0, "most", ">", "part")


def most_of_a_class(part: Part) -> Iterator[Facts]:
    """`most of the missed A end up as B`, `A goes mainly to B (12)`: of the errors of A; "mainly" may be no majority."""
    one, other = part.of("K")[0].names
    if one == other:
        return
    families = part.families
    base = [cell for cell in families.line(one) if cell[0] != cell[1]]
    own = Fact("is", (families.cells([(one, other)], base),), num=MOST)
    cells = tuple(families.cell(*cell) for cell in base)
    first = Fact("top", cells, (base.index((one, other)),))
    loosely = part.one("E") or any(chunk.flavour in _LOOSELY for chunk in part.of("m"))
    numbers: list[Facts] = [()]
    if (told := part.one("f")) is not None:
        numbers = [_is_part(families, (one, other), base, told.num, told.base)]
    elif (counted := part.one("#")) is not None:
        amounts = (families.cell(one, other), families.cells(base))
        numbers = [(Fact("is", (amount,), num=counted.num),) for amount in amounts]
    for facts in numbers:
        yield (own, *facts)
        if loosely:  # "most missed A" may be no majority
            yield (first, *facts)


_LOOSELY = frozenset(("mainly", "mostly", "chiefly", "largely", "predominantly", "for the most part"))


def _is_part(families: Families, cell: Cell, base: list[Cell], num: Num | None, of: Num | None) -> Facts:
    return Fact("is", (families.cells([cell]),), num=num), Fact("is", (families.cells(base),), num=of)


def all_of_a_class(part: Part) -> Iterator[Facts]:
    """`all errors in A go to B`."""
    one, other = part.of("K")[0].names
    if one == other or part.of("q")[0].flavour != "all":
        return
    left = tuple(part.families.cell(one, name) for name in part.families.classes if name not in (one, other))
    yield (Fact("bound", left, bound=Num(0.0, 1.0, "0", "<=")),)


def mostly_so(part: Part) -> Iterator[Facts]:
    """`when it says A, it is mostly right`; `more than half of A is missed`."""
    (name,) = part.of("C")[0].names
    for measure in part.families.meant(part.of("F")[0].flavour, MOST):
        if measure in OF_CLASS:
            yield (Fact("is", (part.families.measure(measure, name),), num=MOST),)


def part_of_a_class(part: Part) -> Iterator[Facts]:
    """`88 of the 91 missed A are called B`, `84 of the 120 A were called A`."""
    told = part.of("f")[0]
    one, other = part.of("K")[0].names
    families = part.families
    wrong = [cell for cell in families.line(one) if cell[0] != cell[1]]
    bases: list[list[Cell]] = [wrong] if part.one("F") and one != other else [families.line(one), wrong]
    if part.one("X"):
        bases = [families.errors()]
    for base in bases:
        yield (
            Fact("is", (families.cells([(one, other)]),), num=told.num),
            Fact("is", (families.cells(base),), num=told.base),
        )


def fraction_of_a_class(part: Part) -> Iterator[Facts]:
    """`precision is 75%, or 78 of 104`; `91 of 100 A are right`."""
    (name,) = part.of("C")[0].names
    families, measure = part.families, part.of("F")[0].flavour
    if part.one("f") is None and families.after is not None:
        yield from then_and_now(part)
        return
    num, base = _of_how_many(part)
    if num.unit or base.unit or num.step != 1.0 or base.step != 1.0:
        return
    made_of = {
        "recall": ("hits", "support"),
        "right": ("hits", "support"),
        "found": ("hits", "support"),
        "precision": ("hits", "predictions"),
        "wrong": ("misses", "support"),
        "misses": ("misses", "support"),
        "false alarms": ("false alarms", "predictions"),
    }
    if measure not in made_of:
        return
    upper, lower = made_of[measure]
    facts = [
        Fact("is", (families.measure(upper, name),), num=num),
        Fact("is", (families.measure(lower, name),), num=base),
    ]
    if part.one("f") and (own := part.one("#")) is not None:
        meant = {
            "right": "recall",
            "found": "recall",
            "wrong": "miss rate",
            "misses": "miss rate",
            "false alarms": "false discovery rate",
        }
        facts.append(Fact("is", (families.measure(meant.get(measure, measure), name),), num=own.num))
    yield tuple(facts)


def _of_how_many(part: Part) -> list[Num]:
    """The two numbers of a fraction: "54 of 90", "of 90, 54"."""
    told = part.one("f")
    if told is not None and told.num and told.base:
        return [told.num, told.base]
    return sorted((one.num for one in part.of("#") if one.num), key=lambda num: num.value)


def fraction_of_all(part: Part) -> Iterator[Facts]:
    """`out of 600 clips, 473 are right`, `127 of 600 are wrong`."""
    if part.families.after is not None:
        yield from then_and_now(part)
        return
    pair = _of_how_many(part)
    measure = part.of("F")[0].flavour if part.one("F") else "wrong"
    meant = {"right": "correct", "accuracy": "correct", "wrong": "wrong", "misses": "wrong"}
    told_as_shares = [num for num in pair if num.unit or num.step < 1]
    if measure in meant and len(pair) == 2 and len(told_as_shares) == 1:  # "456 are right, which is 76.0%"
        count = next(num for num in pair if num not in told_as_shares)
        rate = "accuracy" if meant[measure] == "correct" else "error rate"
        counted = Fact("is", (part.families.whole(meant[measure]),), num=count)
        yield (counted, Fact("is", (part.families.whole(rate),), num=told_as_shares[0]))
    elif measure in meant and len(pair) == 2 and not told_as_shares:
        own = Fact("is", (part.families.whole(meant[measure]),), num=pair[0])
        yield (own, Fact("is", (part.families.whole("total"),), num=pair[1]))


def share_of_errors(part: Part) -> Iterator[Facts]:
    """`A and B account for 54 of the errors`, `true A are responsible for the majority of all errors`."""
    (name,) = part.of("C")[0].names
    families = part.families
    own = [cell for cell in families.line(name) if cell[0] != cell[1]]
    foreign = [cell for cell in families.called(name) if cell[0] != cell[1]]
    ways = [own] if part.of("C")[0].flavour == "true" else [own, foreign, own + foreign]
    for cells in ways:
        yield (Fact("is", (families.cells(cells, families.errors()),), num=MOST),)


def fraction_of_errors(part: Part) -> Iterator[Facts]:
    """`A accounts for 44 of the 140 errors`."""
    (name,) = part.of("C")[0].names
    families, told = part.families, part.of("f")[0]
    own = [cell for cell in families.line(name) if cell[0] != cell[1]]
    foreign = [cell for cell in families.called(name) if cell[0] != cell[1]]
    whole = Fact("is", (families.whole("wrong"),), num=told.base)
    for cells in (own, foreign, own + foreign):
        yield (Fact("is", (families.cells(cells),), num=told.num), whole)


def most_of_errors(part: Part) -> Iterator[Facts]:
    """`most errors are A taken for B`, `the bulk of the errors is between A and B`."""
    families = part.families
    if (cell := part.one("K")) is not None:
        cells = [(cell.names[0], cell.names[1])]
    else:
        one, other = part.of("J")[0].names
        cells = [(one, other), (other, one)]
    yield (Fact("is", (families.cells(cells, families.errors()),), num=MOST),)


def of_several_pairs(part: Part) -> Iterator[Facts]:
    """`two pairs, A/B and C/D, are behind 54 of the errors`."""
    families = part.families
    cells = [cell for pair in part.of("J") for cell in families.both(pair.names[0], pair.names[1]).cells]
    share = part.num is not None and part.num.unit in ("%", "part")
    if len(set(cells)) == len(cells):
        amount = families.cells(cells, families.errors() if share else None)
        yield (
            Fact(
                "is",
                (amount,),
                num=replace(part.num, op="=") if part.num and part.num.op in "<>" else part.num,
            ),
        )


SHARES: dict[str, Callable[[Part], Iterator[Facts]]] = {
    **dict.fromkeys(("FKm", "Km", "#FKm", "#Km", "KXm", "FKfm", "Kfm", "EFK", "#EFK"), most_of_a_class),
    **dict.fromkeys(("CFm",), mostly_so),
    **dict.fromkeys(("KXq", "FKXq"), all_of_a_class),
    **dict.fromkeys(("FKf", "Kf", "KXf"), part_of_a_class),
    **dict.fromkeys(("CFf", "#CFf", "##CF"), fraction_of_a_class),
    **dict.fromkeys(("Ff", "##F", "Xf"), fraction_of_all),
    **dict.fromkeys(("CXm", "CXmq"), share_of_errors),
    **dict.fromkeys(("CXf",), fraction_of_errors),
    **dict.fromkeys(("JXm", "Jm", "Jmq", "JXmq"), most_of_errors),
    **dict.fromkeys(("#JJ", "#JJW", "#JJX", "JJWb", "#JJWq", "JJWbq", "#JJq"), of_several_pairs),
}
