"""What a part leaves unsaid, taken from the part before it."""

from dataclasses import replace

from auditor.claims.reckonings.parts import Part, Ref

_TURNED = {"ahead": "behind", "behind": "ahead"}


def gapped(part: Part) -> bool:
    """Whether a part has no words for how it is reckoned."""
    return not (part.cue or part.way or part.mode or part.extreme)


def leaning(part: Part, before: Part | None) -> Part:
    """A part with what it leaves unsaid: all that does not stand in its way."""
    if part.cue in ("ahead", "behind", "gap") and not part.way and part.span:
        part = replace(part, ends=[], span=[], places=[*part.places, *part.span])
    if part.gives and part.ends and gapped(part):  # "going from A to B brings 5"
        part = replace(part, way="up", way_word="<gain>")
    if before is None:
        return part
    own = sides(part.places, part.named, part.ends)
    told = replace(
        part,
        panels=part.panels or ([] if part.every_panel else list(before.panels)),
        every_panel=part.every_panel or (before.every_panel and not part.panels),
        whole=part.whole | {side for side in before.whole if side not in own},
        every=part.every | {side for side in before.every if side not in own},
    )
    if gapped(part):
        return _as_before(told, part, before)
    told.ends = part.ends or (list(before.ends) if part.way and not part.course else [])
    told.places = [*part.places, *(ref for ref in before.places if ref.side not in own | sides(told.ends))]
    if part.back:
        told.named = part.named or list(before.named)
        told.rival, told.rival_panels = (
            part.rival or list(before.rival),
            part.rival_panels or before.rival_panels,
        )
    elif not part.named and not part.panels:
        told.named = list(before.named)
    told.given = part.given | (sides(told.places) - sides(part.places))
    told.mode = part.mode or (before.mode if not part.cue else "")
    return told


def _as_before(told: Part, part: Part, before: Part) -> Part:
    """A part that is reckoned as the one before it, of what it names instead."""
    told.cue, told.word, told.way, told.way_word = before.cue, before.word, before.way, before.way_word
    told.cue = _TURNED.get(told.cue, told.cue) if part.turned else told.cue
    told.num = part.num or (before.num if part.same else None)
    told.mode, told.extreme, told.ends = before.mode, before.extreme, part.ends or list(before.ends)
    if before.cue and not before.way and part.span:  # "from May on": where, and not between what
        told.places, told.ends = [*part.places, *part.span], []
    told.rival, told.rival_panels = list(before.rival), list(before.rival_panels)
    named, placed = sides(before.named), sides(before.places)
    moved = [ref for ref in told.places if ref.side in named and ref.side not in placed]
    own = sides(told.places, part.named)
    told.named = [*part.named, *moved, *(ref for ref in before.named if ref.side not in own)]
    kept = [ref for ref in told.places if ref not in moved]
    told.places = [*kept, *(ref for ref in before.places if ref.side not in own)]
    return told


def sides(*lists: list[Ref]) -> set[str]:
    """The sides of the lines that are named."""
    return {ref.side for refs in lists for ref in refs}
