"""Cells with and without a value, told in any order of words: "the June reading for A is missing", "every row has a figure in May"."""

import re
from collections.abc import Iterator

from auditor.claims.composed.scene import Scene, in_region, names_panel, sides_of
from auditor.claims.composed.signs import Sign
from auditor.claims.looks.claims import Look, LookFact, Looks
from auditor.claims.looks.words import GIVEN, PRESENT
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.reading.labels import singular

_KNOWN = frozenset("place every axis quant noun missing not verb and , word".split())
# What stands where nothing is measured: "no score", "no temperature" may be told of a nought.
_NOUNS = GIVEN | {"score"}
_LACKING = frozenset("lack lacks lacked lacking".split())
_FILLING = frozenset("report reports reported record records recorded supplied provided has have had".split())
_ABSENT = re.compile(
    r"missing|blank|empty|absent|(?:not |un)available|(?:\w+ no|without(?: a)?|with no) value", re.IGNORECASE
)

_THE = re.compile(r"\bthe\s+$", re.IGNORECASE)


def placed_gaps(clause: Clause) -> Iterator[Looks]:
    """The way to take a clause that tells some cells to have no value, or to have one."""
    scene = Scene.of(clause)
    words = {sign.text.casefold() for sign in scene.all("word")}
    if not scene.kinds() <= _KNOWN or words - _LACKING or len(scene.panels) != 1 or scene.beyond:
        return
    told = _state(scene)
    places = [sign for sign in scene.places if not names_panel(sign)]
    if not told or not places or in_region(places) or scene.all("not")[1:]:
        return
    (panel,), look = scene.panels, Look(told)
    only, quants = "only" in scene.quants(), scene.quants()
    if quants - {"all", "both", "none", "only"}:
        return
    if only:
        yield from _only(scene, panel, look)
        return
    chosen = scene.selection(panel, places)
    if chosen is None or scene.all("axis"):
        return
    if chosen.is_cell or scene.all("every") or not quants:
        yield Looks((LookFact("count", look, (chosen,), Amount("all")),))


def _state(scene: Scene) -> str:
    """Whether it tells of "missing" or of "present" values; "" where neither is plain."""
    cues = [sign for sign in scene.all("missing", "not") if sign.text.casefold() != "no"]
    cues += [sign for sign in scene.all("word") if sign.text in _LACKING]
    none = [sign for sign in scene.all("quant") if sign.value == "none"]
    if len(cues) + len(none) > 1:
        return ""
    if none:
        return "missing" if _value_behind(scene, none[0]) and scene.all("verb") else ""
    if cues:
        text = cues[0].text.casefold()
        if cues[0].does == "missing":
            return "missing" if _ABSENT.fullmatch(text) else "present" if PRESENT.search(text) else ""
        return "missing" if text in _LACKING | {"without", "absent"} and scene.all("noun") else ""
    filled = any(sign.text.casefold() in _FILLING for sign in scene.all("verb"))
    return "present" if filled and scene.all("every") and _names_value(scene) else ""


def _value_behind(scene: Scene, sign: Sign) -> bool:
    after = scene.after(sign)
    return after is not None and after.does == "noun" and singular(after.text.casefold()) in _NOUNS


def _names_value(scene: Scene) -> bool:
    """Whether what each of them has is a value, and nothing else that could be told of it."""
    nouns = [singular(sign.text.casefold()) for sign in scene.all("noun")]
    return bool(nouns) and set(nouns) <= _NOUNS


def _only(scene: Scene, panel: int, look: Look) -> Iterator[Looks]:
    """That only the places beside "only" have cells that look so, among those that are named else."""
    only = next(sign for sign in scene.all("quant") if sign.value == "only")
    named = [sign for sign in (scene.after(only), scene.before(only)) if sign and sign.does == "place"]
    text = scene.clause.sentence or scene.clause.text
    if _THE.search(text[: only.start]):  # "In May the only cell without a value is that of A"
        named = [sign for sign in scene.places if sign.start > only.end][-1:]
    named = named or [sign for sign in scene.places[:1] if not sign.led]
    if not named or len(sides_of(named[:1])) != 1:
        return
    among = scene.selection(panel, [sign for sign in scene.places if sign is not named[0]])
    own = scene.selection(panel, scene.places)
    if among is not None and own is not None:
        yield Looks((LookFact("only", look, (among,), there=(own,)),))
