"""What becomes of a matrix: "the recall of A gained 17.5 points", "mistakes fell from 126 to 53", "A improved most"."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.crossed.claims import Amount, Fact
from auditor.claims.crossed.families import Families
from auditor.claims.crossed.part import Facts, Part, measures_of
from auditor.language.numbers import Num


def _both(part: Part) -> tuple[Families, Families] | None:
    later = part.families.later()
    return (part.families, later) if later else None


def _of(part: Part, families: Families, measure: str = "") -> Amount | None:
    """What a part speaks of, in one matrix."""
    if (cell := part.one("K")) is not None:
        return families.cell(cell.names[0], cell.names[1])
    if (pair := part.one("J")) is not None:
        return families.both(pair.names[0], pair.names[1])
    if (name := part.one("C")) is not None and measure:
        return families.measure(measure, name.names[0])
    whole = {"wrong": "wrong", "right": "correct", "accuracy": "accuracy", "errors": "wrong"}
    return families.whole(whole[measure]) if measure in whole else None


def change(part: Part) -> Iterator[Facts]:
    """One number from the first matrix to the second: whichever way, from what to what, by how much."""
    both = _both(part)
    if both is None:
        return
    low = part.one("v") is not None
    numbers = [one for one in part.chunks if one.kind in "#b" and one.num]
    ends = _ends(part)
    by = next((one.num for one in numbers if one.num not in ends), None) if numbers else None
    told = part.one("F")
    share = next((num for num in (by, *ends) if num), None)
    ways = list(part.families.meant(told.flavour, share)) if told else ["errors"]
    for measure in ways:
        before, after = (_of(part, families, measure) for families in both)
        if before is None or after is None:
            continue
        factor = part.one("h")
        if factor is not None:
            size = float(factor.flavour)
            yield (
                Fact("times", (after, before), num=Num(size, 0.1 * size, "so many", unit="times")),
                *_told(ends, before, after),
            )
            continue
        yield (Fact("moves", (before, after), num=by, low=low), *_told(ends, before, after))


def _told(ends: list[Num | None], before: Amount, after: Amount) -> Iterator[Fact]:
    for num, amount in zip(ends, (before, after), strict=False):
        if num is not None:
            yield Fact("is", (amount,), num=num)


def _ends(part: Part) -> list[Num | None]:
    """From what and to what, as far as it is told."""
    numbers = [one for one in part.of("#") if one.num]
    start = next((one for one in numbers if one.flavour == "from"), None)
    end = next((one for one in numbers if one.flavour == "to"), None)
    return [start.num if start else None, end.num if end else None]


def changed_most(part: Part) -> Iterator[Facts]:
    """`A is the class whose recall improved most`, `A gains least, only 3 points`; of several that are named all are told to."""
    both = _both(part)
    names = [name for one in part.of("C") for name in one.names]
    if both is None or len(part.of("E")) != 1 or len(part.of("#")) > 1:
        return
    down = part.one("v") is not None
    num = part.num if part.num is None or not down else replace(part.num, value=-part.num.value)
    for measures in measures_of(part, part.num):
        for measure in measures:
            family = [replace(one, past=both[0].matrix.panel) for one in both[1].of_classes(measure)]
            left = [one for one in family if one.of not in names]
            yield tuple(
                Fact("top", (one, *left), (0,), num, rank=part.rank, low=down != part.low)
                for one in family
                if one.of in names
            )


def mean_changed(part: Part) -> Iterator[Facts]:
    """`mean recall rises from 71% to 79%`."""
    both = _both(part)
    if both is None:
        return
    ends = _ends(part)
    by = next((one.num for one in part.chunks if one.kind in "#b" and one.num not in ends), None)
    for measures in measures_of(part, next((num for num in (by, *ends) if num), None)):
        for measure in measures:
            before, after = (families.whole(measure) for families in both)
            yield (
                Fact("moves", (before, after), num=by, low=part.one("v") is not None),
                *_told(ends, before, after),
            )


def changed_all(part: Part) -> Iterator[Facts]:
    """`every diagonal count went up`, `no class lost recall`."""
    both = _both(part)
    told = part.one("q")
    if both is None or told is None or told.flavour not in ("all", "none"):
        return
    low = (part.one("v") is not None) != (told.flavour == "none")
    if part.one("W"):
        pairs = [zip(*(families.of_kind(part.of("W")[0].flavour) for families in both), strict=True)]
    else:
        pairs = [
            zip(*(families.of_classes(m) for families in both), strict=True)
            for measures in measures_of(part)
            for m in measures
        ]
    if told.flavour == "all":
        for family in pairs:
            yield tuple(Fact("moves", (before, after), low=low) for before, after in family)


def changed_alone(part: Part) -> Iterator[Facts]:
    """`A taken for B is the only error that grew`, `only A lost precision`."""
    both = _both(part)
    if both is None:
        return
    bound = Num(0.0, 0.0, "0", "<" if part.one("v") else ">")
    past = both[0].matrix.panel
    if (cell := part.one("K")) is not None:
        family = both[1].of_kind("errors")
        own = both[1].cell(cell.names[0], cell.names[1])
        if own not in family:
            return
        chosen = family.index(own)
        families = [family]
    else:
        families = [both[1].of_classes(m) for measures in measures_of(part) for m in measures]
        chosen = part.families.classes.index(part.of("C")[0].names[0])
    for family in families:
        yield (Fact("only", tuple(replace(one, past=past) for one in family), (chosen,), bound=bound),)


def changed_spread(part: Part) -> Iterator[Facts]:
    """`the spread of recall shrinks from 14 points to 7`."""
    both, numbers = _both(part), [one.num for one in part.of("#") if one.num]
    if both is None or len(numbers) != 2:
        return
    points = [num if num.unit else replace(num, unit="points") for num in numbers]
    for measures in measures_of(part, points[0]):
        yield tuple(
            Fact("spread", families.of_classes(m), num=num)
            for families, num in zip(both, points, strict=True)
            for m in measures
        )


def then_and_now(part: Part) -> Iterator[Facts]:
    """`A and B were confused 55 times before and 32 times after`."""
    both, numbers = _both(part), [one.num for one in part.of("#") if one.num]
    if both is None or len(numbers) != 2:
        return
    told = part.one("F")
    for measure in part.families.meant(told.flavour, numbers[0]) if told else ["errors"]:
        amounts = [amount for families in both if (amount := _of(part, families, measure))]
        if len(amounts) == 2:
            yield tuple(Fact("is", (amount,), num=num) for amount, num in zip(amounts, numbers, strict=True))


def ahead_of_the_other(part: Part) -> Iterator[Facts]:
    """`(A) has the higher recall`: than the other matrix."""
    both = _both(part)
    if both is None:
        return
    told = part.one("F")
    for measure in part.families.meant(told.flavour, part.num) if told else ["errors"]:
        amounts = tuple(amount for families in both if (amount := _of(part, families, measure)))
        if len(amounts) == 2:
            own = (Fact("is", amounts[:1], num=part.num),) if part.num else ()
            yield (Fact("beyond", amounts, low=part.one("<") is not None), *own)


def unchanged(part: Part) -> Iterator[Facts]:
    """`A has the same recall in both panels`."""
    both = _both(part)
    if both is None:
        return
    told = part.one("F")
    for measure in part.families.meant(told.flavour, part.num) if told else ["errors"]:
        amounts = tuple(amount for families in both if (amount := _of(part, families, measure)))
        if len(amounts) == 2:
            yield (Fact("same", amounts, num=part.num),)


_SUBJECTS = ("CF", "F", "X", "J", "K", "KX", "JX", "CX")
_WAYS = ("^", "v")
_BOUNDS = ("<", ">")
_NUMBERS = ("", "#", "b", "##", "##~", "#~", "##b~", "###~", "#b")
CHANGES: dict[str, Callable[[Part], Iterator[Facts]]] = {
    **{f"{subject}{way}{numbers}": change for subject in _SUBJECTS for way in _WAYS for numbers in _NUMBERS},
    **{
        f"{subject}{way}{number}": ahead_of_the_other
        for subject in _SUBJECTS
        for way in _BOUNDS
        for number in ("", "#")
    },
    **{f"{subject}h{numbers}": change for subject in _SUBJECTS for numbers in ("", "##~", "##")},
    **dict.fromkeys(("KU^", "KUv", "KUX^", "KUXv", "CFU^", "CFUv", "CFUq^", "CFUqv"), changed_alone),
    **dict.fromkeys(("Fdv##~", "Fd^##~", "Fdn##~", "EEFdv##~"), changed_spread),
    **dict.fromkeys(("##J", "##K", "##CF", "##X", "##F", "##KX", "##JX"), then_and_now),
    **{
        f"{subject}F{way}{number}": changed_most
        for subject in ("CE", "CCE", "CER", "CCCE")
        for way in _WAYS
        for number in ("", "#", "#q")
    },
    **{f"Fu{way}{numbers}": mean_changed for way in _WAYS for numbers in _NUMBERS},
    **dict.fromkeys(("Wq^", "Wqv", "Fq^", "Fqv"), changed_all),
    **dict.fromkeys(("CFS", "#CFS", "FS", "XS", "KS"), unchanged),
}
