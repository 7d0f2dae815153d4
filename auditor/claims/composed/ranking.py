"""Where an extreme or a rank stands: "second place in May goes to B", "in every month the lowest reading is A's"."""

from collections.abc import Iterator, Sequence

from auditor.claims.better import better
from auditor.claims.composed.scene import OTHER, Scene, every_side, in_region, names_panel, sides_of
from auditor.claims.composed.signs import Sign
from auditor.claims.cores.claims import Fact, Ranked, Test, Tested, Worth
from auditor.language.ranking import RANKED_LOW
from auditor.world import Selection

_KNOWN = frozenset("place every axis extreme rank quant noun number word and , verb hedge by compare".split())
_PEAKING = frozenset(
    "peak peaks peaked peaking culminate culminates culminated culminating bottoms bottom bottomed spikes spiked crests climaxes tops".split()
)
_LINE_MEASURES = ("mean", "max")


def ranks(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """The ways to take a clause that tells where an extreme or a rank stands."""
    cue = scene.one("extreme") if not scene.all("rank") else scene.one("rank")
    if (
        cue is None
        or not scene.kinds() <= _KNOWN
        or in_region(scene.places)
        or scene.all("compare")
        or scene.beyond
    ):
        return
    if len(scene.all("extreme", "rank")) > 1 or scene.quants() - {"all", "both"} or len(_told(scene)) > 1:
        return
    held = _held(scene, cue)
    sides = sides_of(held)
    if not held or not sides or "panel" in sides:
        return
    domain = [sign for sign in scene.places if sign not in held and not names_panel(sign)]
    if sides_of(domain) & sides:
        return
    for low in _lows(scene, cue):
        yield from _facts(scene, cue, held, domain, low)


def _told(scene: Scene) -> list[Sign]:
    """The numbers that are told of the extreme, and do not count all that are ranked: "fourth of the five depths"."""
    counted = []
    for sign in scene.all("number"):
        after = scene.after(sign)
        side = every_side(after) if after is not None else ""
        sizes = {scene.size(panel, side) for panel in scene.panels} if side in OTHER else set()
        if sign.item is not None and scene.clause.number(sign.item).value in sizes:
            counted.append(sign)
    return [sign for sign in scene.all("number") if sign not in counted]


def _held(scene: Scene, cue: Sign) -> list[Sign]:
    """The places that have the extreme: its subject, or where it is told to stand."""
    at = scene.signs.index(cue)
    places = [sign for sign in scene.places if not names_panel(sign)]
    ahead = [sign for sign in places if sign.start < cue.start]
    behind = [sign for sign in places if sign.start > cue.start]
    if cue.text.split()[0].casefold() in _PEAKING:
        return [sign for sign in behind if sign.led]
    verb_ahead = any(sign.does == "verb" for sign in scene.signs[:at])
    verbs_behind = [sign for sign in scene.signs[at:] if sign.does in ("verb", "word")]
    subject = [sign for sign in ahead if not sign.led]
    if verb_ahead or not verbs_behind:
        return subject
    return [sign for sign in behind if sign.start > verbs_behind[0].start]


def _lows(scene: Scene, cue: Sign) -> Iterator[bool]:
    """Whether it is ranked from the bottom; nothing where it is not known which way is better."""
    value = cue.value
    if cue.does == "extreme" and value in ("max", "min"):
        yield value == "min"
        return
    text = cue.text.casefold()
    bad = value == "bad" or "worst" in text or "poorest" in text
    if cue.does == "rank" and not bad and RANKED_LOW.search(text):
        yield True
        return
    if cue.does == "rank" and any(
        word in text for word in ("highest", "largest", "greatest", "biggest", "strongest", "most", "top")
    ):
        yield False
        return
    way = better(scene.clause.document, scene.panels[0])
    if way:
        yield (way == "lower") != bad
    elif cue.does == "rank" and not bad:
        yield False


def _facts(
    scene: Scene, cue: Sign, held: Sequence[Sign], domain: Sequence[Sign], low: bool
) -> Iterator[tuple[Fact, ...]]:
    rank = int(cue.value) if cue.does == "rank" else 1
    sides, every = sides_of(held), {every_side(sign) for sign in scene.all("every")}
    found: list[list[tuple[Fact, ...]]] = []
    valued: list[Fact] = []
    for panel in scene.panels:
        place, among = scene.selection(panel, [*held, *domain]), scene.selection(panel, domain)
        if place is None or among is None:
            return
        found.append(list(_ways(scene, place, among, sides, every, rank, low)))
        for sign in _told(scene):
            if not place.is_cell or len(scene.panels) > 1 or sign.item is None:
                return
            valued.append(Tested((Test(Worth((place,)), "=", scene.clause.number(sign.item)),)))
    for way in zip(*found, strict=False):
        yield (*(fact for own in way for fact in own), *valued)


def _ways(
    scene: Scene,
    place: Selection,
    among: Selection,
    sides: frozenset[str],
    every: set[str],
    rank: int,
    low: bool,
) -> Iterator[tuple[Fact, ...]]:
    """What is ranked: cells of the domain, lines at each of some places, or whole lines."""
    if sides == {"rows", "columns"}:
        if place.is_cell:
            yield (_ranked(list(scene.cells(among)), [place], rank, low),)
        return
    (side,) = sides
    other = OTHER[side]
    own = place.rows if side == "rows" else place.columns
    across = among.columns if side == "rows" else among.rows
    if own is None or len(own) != 1:
        return
    if across is None and other in every:
        across = tuple(range(scene.size(among.panel, other)))
    lines = range(scene.size(among.panel, side))
    if across is not None:
        yield tuple(
            _ranked(
                [_cell(among.panel, side, line, n) for line in lines],
                [_cell(among.panel, side, own[0], n)],
                rank,
                low,
            )
            for n in across
        )
        return
    for how in _LINE_MEASURES if rank == 1 else _LINE_MEASURES[:1]:
        made = "min" if how == "max" and low else how
        worths = tuple(Worth((_line(among.panel, side, line),), made) for line in lines)
        yield (Ranked(worths, own, rank, low),)


def _ranked(cells: Sequence[Selection], own: Sequence[Selection], rank: int, low: bool) -> Ranked:
    return Ranked(
        tuple(Worth((cell,)) for cell in cells),
        tuple(n for n, cell in enumerate(cells) if cell in own),
        rank,
        low,
    )


def _cell(panel: int, side: str, line: int, across: int) -> Selection:
    return Selection(panel, (line,), (across,)) if side == "rows" else Selection(panel, (across,), (line,))


def _line(panel: int, side: str, line: int) -> Selection:
    return Selection(panel, (line,), None) if side == "rows" else Selection(panel, None, (line,))
