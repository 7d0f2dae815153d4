"""What has the same value as what: "A and B brought home the same amount in May", "A at noon and B at dusk share one figure"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.claims.composed.comparing import matches
from auditor.claims.composed.scene import Scene, in_region, names_panel, sides_of
from auditor.claims.composed.signs import Sign
from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.language.refs import TickRef
from auditor.world import Selection

_KNOWN = frozenset("place every axis same compare course foreign quant noun number word and , verb".split())
# "the same distance" is told of what is worked out, "the same trend" of how lines go.
_SAME = frozenset(
    "the same|same|an identical|identical|equal|equally|alike|are level|is level|were level|share the same|shares the same|shared the same|the same rate".split(
        "|"
    )
)


def equalities(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """The ways to take a clause that tells two things to have the same value."""
    if not scene.kinds() <= _KNOWN or in_region(scene.places) or scene.beyond or not _tells_same(scene):
        return
    if scene.quants() - {"all", "both"} or len(scene.all("number")) > 1:
        return
    held = _held(scene)
    shared = [sign for sign in scene.places if sign not in held]
    if not held or sides_of(shared) & sides_of(held) or any(map(names_panel, held)):
        return
    tests: list[Test] = []
    for panel in scene.panels:
        things = [scene.selection(panel, [one, *shared]) for one in _apart(held)]
        sides = [one for one in things if one is not None]
        if len(sides) < len(things) or len(sides) != 2:
            return
        tests += _tests(scene, sides)
    if tests:
        yield (Tested(tuple(tests)),)


def _tells_same(scene: Scene) -> bool:
    """Whether its only comparison is one word for the same value."""
    cues = scene.all("same", "compare", "course", "foreign")
    return len(cues) == 1 and cues[0].text.casefold() in _SAME


def _held(scene: Scene) -> list[Sign]:
    """The two things: named in one breath, or joined by "and"."""
    pairs = [sign for sign in scene.places if _ticks(sign) == 2]
    if pairs:
        return sorted(pairs, key=lambda sign: bool(sign.led))[:1]
    for one, other in pairwise(scene.places):
        joined = scene.signs[scene.signs.index(one) + 1 : scene.signs.index(other)]
        if [sign.does for sign in joined] == ["and"] and sides_of([one]) == sides_of([other]):
            return [one, other]
    return []


def _ticks(sign: Sign) -> int:
    """How many ticks a sign names that names ticks of one side alone; one of every tick names none."""
    refs = [atom.ref for atom in sign.atoms]
    alone = len(refs) == 1 and isinstance(refs[0], TickRef) and not refs[0].every
    return len(refs[0].ticks) if alone and isinstance(refs[0], TickRef) else 0


def _apart(held: Sequence[Sign]) -> list[Sign]:
    """One sign for each of the two things."""
    if len(held) > 1:
        return list(held)
    (sign,) = held
    (atom,) = sign.atoms
    assert isinstance(atom.ref, TickRef)
    return [replace(sign, atoms=(replace(atom, ref=replace(atom.ref, ticks=(t,))),)) for t in atom.ref.ticks]


def _tests(scene: Scene, things: Sequence[Selection]) -> Iterator[Test]:
    """That all cells of the two things that differ in nothing else are the same, and of the number that is told."""
    number = scene.one("number")
    pairs = list(matches(scene, *things))
    if len(pairs) > 1 and not scene.all("every") and not scene.quants():
        return
    for one, other in pairs:
        yield Test(Worth((one,), "mean", (other,), "mean", "difference"), "same")
        if number is not None and number.item is not None:
            num = scene.clause.number(number.item)
            yield from (Test(Worth((cell,)), "=", num) for cell in (one, other))
