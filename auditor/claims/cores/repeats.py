"""Cores that tell what is alike, what occurs once, and where all values that pass a bound stand."""

from collections.abc import Iterator

from auditor.claims.cores.claims import Distinct, Fact, Test, Tested, Within, Worth
from auditor.claims.cores.told import Told

DISTINCTS = (
    r"(?P<no><none>) <cell> (?:repeats?|(?:occurs?|appears?|v|shows? up|turns? up|comes? up)(?: <factor>| more than once))",
    r"(?:<all>|<every>)(?: of)?(?: <n>)? <cell> v (?:<all> )?(?:distinct|<differ>|unique|different)",
    r"<n> <cell> v <all> (?:distinct|<differ>|unique|different)",
    r"(?P<no><none>)(?: <n>)? <cell>(?: of <cell>)? (?:v|shares?|carry|carries) <same> <cell>",
    r"among <n> <cell> (?:, )?<none> <cell> (?:repeats?|(?:occurs?|appears?|v) <factor>)",
)
TOTALS_ALIKE = (r"(?P<pair><ref>) v (?:<same>|<alike>) (?P<how><sum>|<mean>)",)
ALIKES = (r"(?P<who><ref>)(?: <cell>)? v <alike>(?: <cell>| v)?",)
HOUSES = (
    r"(?P<who><ref>)(?: , <ref> ,)? (?!v |is |has )(?:[a-z]+) (?:<all>|<every>)(?: of)? <cell> (?P<n><n>)",
    r"(?:<cell> )?(?P<n><n>) v (?:to|in|only in) (?P<who><ref>)(?: and <none> else| <only>| alone)?",
)


def distinct(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`no two values are alike`."""
    lines = told.peeled()
    if lines is None:
        return
    yield (Distinct((told.cells(lines),)),)


def alike(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A has identical values for x and y`."""
    who, rest = told.lines("who"), told.peeled()
    if not who or not rest or set(who) & set(rest) or len(who) != 1 or len(rest) != 1:
        return
    lines = {**who, **rest}
    sizes = {side: len(own) for side, own in lines.items()}
    if sorted(sizes.values()) != [1, 2]:
        return
    one, two = (told.whole(single).cells for single in told.each(lines))
    yield (Tested((Test(Worth(one, "mean", two, "mean", "difference"), "same"),)),)


def totals_alike(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A and B had equal totals`."""
    pair, rest = told.lines("pair"), told.peeled()
    if not pair or len(pair) != 1 or rest or len(next(iter(pair.values()))) != 2:
        return
    how = "sum" if told.word("how") == "<sum>" else "mean"
    one, two = (told.whole(single).cells for single in told.each(pair))
    yield (Tested((Test(Worth(one, how, two, how, "difference"), "same"),)),)


def houses(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the last two rows hold every value above 5`."""
    who, num, rest = told.lines("who"), told.number(), told.peeled()
    if not who or num is None or rest is None or set(who) & set(rest) or num.op not in (">", "<", ">=", "<="):
        return
    yield (Within((told.cells(rest),), num, (told.cells({**who, **rest}),)),)
