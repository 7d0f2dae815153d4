"""A walk over a sentence: all that it mentions, in order and without overlap."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from auditor.language.bounds import bounded
from auditor.language.items import Item
from auditor.language.mentions import (
    ages,
    axes_like_words,
    axis_ends,
    axis_neighbours,
    bare_ticks,
    calendar_parts,
    colours,
    compared_ticks,
    converted_ticks,
    coordinate_ticks,
    coordinates,
    counted_bounds,
    counted_from_ends,
    counted_ticks,
    cue_panels,
    cues,
    day_parts,
    extreme_corners,
    extreme_ticks,
    families,
    joined_places,
    kin_regions,
    kindred_ticks,
    left_out,
    left_out_ticks,
    letter_ticks,
    lettered_panels,
    lines,
    missing,
    names,
    natural_ends,
    neighbours,
    numbered_panels,
    off_ticks,
    ordinal_ticks,
    outcome_cells,
    own_cells,
    paces,
    panel_deeds,
    panel_letters,
    panel_sides,
    panel_times,
    panel_warmth,
    panels_with_and_without,
    part_ticks,
    regions,
    set_apart,
    shade_extremes,
    shares,
    shifted_ticks,
    sides_of_lines,
    sized_groups,
    step_ways,
    told_again,
    told_ticks,
    unit_ticks,
    written_numbers,
    zero_ticks,
)
from auditor.language.mentions.context import Context
from auditor.language.mentions.crossed_ticks import crossed
from auditor.language.mentions.elided_ticks import elided
from auditor.language.mentions.every_until import stretched
from auditor.language.mentions.sided_ticks import sided
from auditor.language.mentions.tick_ranges import onwards
from auditor.language.tokens import Token, tokens
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document

Find = Callable[[Context, int], Item | None]

# Tried in this order at every token; the first that finds something has it.
FINDERS: tuple[Find, ...] = (
    coordinates.find,
    joined_places.find,
    panels_with_and_without.find,
    coordinate_ticks.find,
    shares.find,
    outcome_cells.find,
    own_cells.find,
    extreme_corners.find,
    neighbours.find,
    axis_neighbours.find,
    sides_of_lines.find,
    shifted_ticks.find,
    counted_from_ends.find,
    axis_ends.find,
    calendar_parts.find,
    day_parts.find,
    kin_regions.find,
    compared_ticks.find,
    regions.find,
    set_apart.find,
    paces.find,
    step_ways.find,
    panel_letters.find,
    lettered_panels.find,
    numbered_panels.find,
    panel_deeds.find,
    panel_times.find,
    panel_sides.find,
    panel_warmth.find,
    ages.find,
    cue_panels.find,
    kindred_ticks.find,
    lines.find,
    left_out.find,
    left_out_ticks.find,
    told_again.find,
    sized_groups.find,
    extreme_ticks.find,
    counted_bounds.find,
    off_ticks.find,
    part_ticks.find,
    ordinal_ticks.find,
    zero_ticks.find,
    counted_ticks.find,
    unit_ticks.find,
    converted_ticks.find,
    bare_ticks.find,
    letter_ticks.find,
    axes_like_words.find,
    names.find,
    families.find,
    natural_ends.find,
    shade_extremes.find,
    colours.find,
    missing.find,
    cues.find,
    written_numbers.find,
)


@dataclass(frozen=True)
class Analysis:
    """A sentence with all that it mentions; `ticks` are its numbers that may be ticks."""

    text: str
    tokens: tuple[Token, ...]
    items: tuple[Item, ...]
    ticks: tuple[Item, ...] = ()


@lru_cache(maxsize=4096)
def analyse(text: str, document: Document, vocabulary: Vocabulary) -> Analysis:
    """Find all mentions of a sentence."""
    context = Context(text, tokens(text), document, vocabulary)
    items = tuple(bounded(_items(context), context.tokens))
    return Analysis(text, context.tokens, items, told_ticks.all_of(context, items))


def _items(context: Context) -> list[Item]:
    found: list[Item] = []
    position = 0
    while position < len(context.tokens):
        item = next((item for find in FINDERS if (item := find(context, position))), None)
        if item is None:
            position += 1
            continue
        item = told_again.with_label(context, stretched(context, sided(context, onwards(context, item))))
        found.append(elided(context, crossed(context, item, found[-1] if found else None), found))
        position = max(found[-1].last, position + 1)
    return found
