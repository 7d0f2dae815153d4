"""Why a contradiction may be a misunderstanding.

A statement is called contradicted only if the sentence was surely understood: every content word
accounted for, every pronoun led back to what it stands for, and the sentence really about the data. A
doubt turns the verdict into undecidable, with the reason; support by the numbers needs hardly any such care.
Each module puts one question to a reading.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from auditor.doubt.adjectives_repeated import adjective_repeated
from auditor.doubt.against_whom import (
    distance_as_value,
    numbers_in_turn,
    other_side_named,
    rival_told_by_number,
    without_a_thing,
)
from auditor.doubt.asked import STRUCTURAL, Asked, led_elsewhere
from auditor.doubt.at_some_time import once_is_enough
from auditor.doubt.better_unknown import best_is_closest, better_the_other_way
from auditor.doubt.beyond_a_share import beyond_a_share
from auditor.doubt.beyond_a_tick import beyond_a_tick
from auditor.doubt.borne_out_in_part import (
    course_of_a_gap,
    extreme_of_each,
    extreme_without_subject,
    means_for_each,
    others_than_counted,
)
from auditor.doubt.class_before import class_named_before, share_of_what_was_told
from auditor.doubt.colours import colours_not_judged, counted_in_a_line, shaded_the_other_way
from auditor.doubt.conditions import change_or_spread, condition_left_open, opening_left_open
from auditor.doubt.counted_loosely import (
    lines_counted_as_cells,
    most_of_so_many,
    of_each_of_several,
    one_of_them,
)
from auditor.doubt.courses import (
    against_the_clock,
    at_one_step,
    begun_otherwise,
    costs_what_is_measured,
    goes_on_from_extreme,
    grows_without_order,
    moves_shared_out,
    of_an_end,
    one_step_caused,
    only_its_ends,
    only_one_way,
    passed_on_the_way,
    ranked_at_an_end,
    recovers_from_its_low,
    signs_told_in_words,
    size_of_one_line,
    things_lost,
    through_another_time,
)
from auditor.doubt.declarations import declares, tells_what_cells_hold
from auditor.doubt.denials import (
    denied_before_its_number,
    denied_further_on,
    of_a_cause,
    of_others,
    other_pairs,
    other_place_left_open,
    taken_back,
    told_to_be_gone,
)
from auditor.doubt.exceptions import exception_passed_over, exception_taken_back, left_out_in_a_frame
from auditor.doubt.guessed_elsewhere import extreme_stands_elsewhere
from auditor.doubt.guessed_of_a_range import cells_for_a_range, pair_for_all
from auditor.doubt.joined_lines import joined_lines
from auditor.doubt.kinds_of_cells import holes_of_one_kind, widths_of_ranges
from auditor.doubt.labelled_counts import counted_by_label
from auditor.doubt.leaning_extremes import (
    at_its_own_extreme,
    extreme_taken_over,
    pairs_of_classes,
    place_taken_for_field,
    spread_goes_on,
)
from auditor.doubt.left_to_time import for_a_while
from auditor.doubt.left_unsaid import (
    first_side_left_out,
    fragment_out_of_place,
    from_a_place_on,
    goes_on_from_there,
    lost_at_once,
    noun_left_out,
    what_hurts,
)
from auditor.doubt.lines import unknown_exception
from auditor.doubt.lines_put_first import (
    best_at_a_place,
    of_the_line_behind,
    rank_of_the_line_behind,
    told_of_the_whole,
)
from auditor.doubt.meant_along import along_or_placed, each_left_out, turn_told_behind
from auditor.doubt.mentions import of_the_diagonal, pairs_as_cells, passed_over, worked_out_of_cells
from auditor.doubt.names_unread import panel_as_a_word, region_as_a_name
from auditor.doubt.numbers import (
    bound_passed,
    how_far_amiss,
    left_of_all,
    more_than_there_are,
    number_of_a_cell,
    number_put_first,
    numbers_left_over,
    of_axes_together,
    of_digits,
    of_sums,
)
from auditor.doubt.numbers_as_names import bound_at_ticks, odds, tick_as_value
from auditor.doubt.odd_extremes import no_extreme, out_of_order, where_it_stands
from auditor.doubt.of_a_field import of_a_field
from auditor.doubt.of_a_ranking import (
    both_ends_at_once,
    extreme_of_its_column,
    lines_one_by_one,
    one_where_it_is_so,
    only_local,
    order_is_no_value,
    panel_told_as_place,
    panels_as_rivals,
    rank_in_each,
    ranked_among_errors,
    scale_of_colours,
)
from auditor.doubt.of_a_step_itself import of_a_step_itself
from auditor.doubt.of_changes import (
    bounds_on_changes,
    change_of_changes,
    dealt_with_a_rival,
    of_changes,
    of_what_lies_between,
)
from auditor.doubt.of_classes import (
    dealt_among_panels,
    missed_by_name,
    other_classes,
    put_first_together,
    told_of_one_pair,
)
from auditor.doubt.of_equality import tied_in_what_was_told, told_equal
from auditor.doubt.of_holes import of_holes, reason_behind
from auditor.doubt.of_mistakes import (
    classes_as_numbers,
    misses_of_one_class,
    mistakes_of_lines,
    mistakes_of_the_label,
    pairs_listed,
)
from auditor.doubt.of_order import change_of_order, of_a_slope
from auditor.doubt.of_pairs import (
    either_of_two,
    of_the_label,
    only_member,
    pairs_with_one_member,
    parts_unheard,
)
from auditor.doubt.of_the_picture import (
    next_in_colour,
    only_a_heading,
    part_of_the_scale,
    span_of_values,
    what_a_cell_stands_for,
    who_the_rows_are_of,
)
from auditor.doubt.of_zeros import zeros_as_blank, zeros_as_missing
from auditor.doubt.one_alone import one_alone
from auditor.doubt.only_ones import means_above_a_bound, never_the_first, of_one_alone, so_many_others
from auditor.doubt.other_data import of_other_data, of_significance
from auditor.doubt.other_side import peak_of_other_side, told_of_other_side
from auditor.doubt.other_things import best_of_an_axis
from auditor.doubt.own_extremes import (
    beside_the_diagonal,
    each_at_its_own,
    holds_all_such,
    how_far_apart,
    mean_in_a_cell,
    pooled_lines,
    ratio_of_ranges,
)
from auditor.doubt.panels import (
    change_between_panels,
    each_of_panels,
    laid_in_one,
    named_with_a_comma,
    one_panel_only,
    panels_onwards,
    steps_between_panels,
    unknown_panel,
    unknown_time,
    word_of_all_names,
)
from auditor.doubt.participles import set_apart
from auditor.doubt.parts_of_grid import beside_a_cell, parts_of_grid
from auditor.doubt.places import label_left_out, name_taken_apart, place_passed_over, some_left_out
from auditor.doubt.pointers import (
    beside_a_line,
    bounded_by_what_was_told,
    but_that,
    its_line,
    leads_elsewhere,
    mirrored,
    of_what_was_said,
    owner_left_out,
    that_very,
    the_only_cells,
    whose_pair,
)
from auditor.doubt.ranges_as_subjects import range_as_subject
from auditor.doubt.ranks_told_next import counted_from_before
from auditor.doubt.rivals_named import rivals_were_named
from auditor.doubt.scope import scope_left_open
from auditor.doubt.shapes_unsaid import lines_of_time, no_grid_told
from auditor.doubt.sides_joined import sides_joined
from auditor.doubt.singled import bound_for_one_alone, line_alone, one_of_several
from auditor.doubt.so_much_later import so_much_later
from auditor.doubt.some_of_each import some_of_each
from auditor.doubt.stray_words import most_of_all, ranked_by_most, remark_on_number, way_and_no_trend
from auditor.doubt.sums_told import sum_of_a_line
from auditor.doubt.times_an_axis import how_many_times, times_an_axis
from auditor.doubt.told_of_steps import told_of_steps
from auditor.doubt.told_otherwise import (
    apart_at_an_end,
    classes_and_cells,
    ends_left_open,
    never_that_far,
    of_another_unit,
    of_what_might_be,
    parts_are_no_cases,
    reach_of_values,
    related_to_what,
    there_left_open,
)
from auditor.doubt.totals_in_duels import others_together, total_in_a_duel
from auditor.doubt.two_sides_uncut import two_sides_uncut
from auditor.doubt.unknown_superlatives import (
    describes_a_line,
    done_more,
    faintest_of_both_signs,
    graded_by_unknown,
    label_of_something_else,
    number_by_unknown_superlative,
    reach_of_the_unknown,
    strength_of_a_direction,
    unknown_superlative,
)
from auditor.doubt.unproven import unproven
from auditor.doubt.wholeness import a_part_only, speaks_of_the_counted
from auditor.doubt.words import words_left_over
from auditor.language.clauses import Clause
from auditor.language.items import Item

__all__ = ["STRUCTURAL", "Asked", "doubt", "doubt_of_guess", "doubt_of_support", "speaks_of_other_data"]

# Asked even where every word was understood.
_OF_EVERY_READING = (
    shaded_the_other_way,
    parts_unheard,
    pairs_with_one_member,
    through_another_time,
    one_step_caused,
    passed_on_the_way,
    where_it_stands,
    one_of_several,
    unknown_panel,
    word_of_all_names,
    unknown_time,
    each_of_panels,
    change_between_panels,
    laid_in_one,
    describes_a_line,
    for_a_while,
    counted_from_before,
    range_as_subject,
    no_grid_told,
    lines_of_time,
    panels_onwards,
    one_panel_only,
    named_with_a_comma,
    things_lost,
    name_taken_apart,
    grows_without_order,
    at_one_step,
    goes_on_from_extreme,
    passed_over,
    number_of_a_cell,
    left_of_all,
    some_left_out,
    tells_what_cells_hold,
    declares,
    unknown_exception,
    left_out_in_a_frame,
    only_member,
    either_of_two,
    other_classes,
    of_the_label,
    noun_left_out,
    from_a_place_on,
    first_side_left_out,
    what_a_cell_stands_for,
    missed_by_name,
    only_a_heading,
    part_of_the_scale,
    one_alone,
    peak_of_other_side,
    set_apart,
    tied_in_what_was_told,
    who_the_rows_are_of,
    told_of_other_side,
    told_of_one_pair,
    what_hurts,
    dealt_among_panels,
    next_in_colour,
    put_first_together,
    graded_by_unknown,
    done_more,
    denied_before_its_number,
    denied_further_on,
    bound_passed,
    how_far_amiss,
    but_that,
    mirrored,
    that_very,
    lines_one_by_one,
    panel_told_as_place,
    rank_in_each,
    reach_of_values,
    steps_between_panels,
    speaks_of_the_counted,
    class_named_before,
    place_passed_over,
    more_than_there_are,
    of_axes_together,
    never_the_first,
    so_many_others,
    means_above_a_bound,
    of_sums,
    of_changes,
    of_what_was_said,
    beside_a_line,
    the_only_cells,
    best_of_an_axis,
    its_line,
    other_place_left_open,
    of_others,
    of_an_end,
    begun_otherwise,
    moves_shared_out,
    recovers_from_its_low,
    only_one_way,
    signs_told_in_words,
    one_where_it_is_so,
    panels_as_rivals,
    bounded_by_what_was_told,
    pairs_listed,
    once_is_enough,
    ranked_at_an_end,
    two_sides_uncut,
    of_holes,
    of_digits,
    parts_of_grid,
    counted_by_label,
    of_each_of_several,
    most_of_so_many,
    one_of_them,
    lines_counted_as_cells,
    bounds_on_changes,
    of_what_lies_between,
    other_pairs,
    of_a_cause,
    condition_left_open,
    change_or_spread,
    share_of_what_was_told,
    along_or_placed,
    of_one_alone,
    zeros_as_blank,
    zeros_as_missing,
    holes_of_one_kind,
    widths_of_ranges,
    exception_passed_over,
    exception_taken_back,
    at_its_own_extreme,
    spread_goes_on,
    extreme_without_subject,
    odds,
    tick_as_value,
    bound_at_ticks,
    remark_on_number,
    most_of_all,
    way_and_no_trend,
    told_of_steps,
    of_a_step_itself,
    rivals_were_named,
    beyond_a_tick,
    faintest_of_both_signs,
    strength_of_a_direction,
    label_of_something_else,
    number_by_unknown_superlative,
    opening_left_open,
    order_is_no_value,
    ranked_among_errors,
    extreme_of_its_column,
    of_what_might_be,
    there_left_open,
    ends_left_open,
    only_local,
    parts_are_no_cases,
    classes_and_cells,
    never_that_far,
    related_to_what,
    both_ends_at_once,
    scale_of_colours,
    of_another_unit,
    rival_told_by_number,
    without_a_thing,
    numbers_in_turn,
    other_side_named,
    distance_as_value,
    panel_as_a_word,
    region_as_a_name,
    mistakes_of_lines,
    misses_of_one_class,
    mistakes_of_the_label,
    classes_as_numbers,
    each_at_its_own,
    how_far_apart,
    beside_the_diagonal,
    ratio_of_ranges,
    mean_in_a_cell,
    holds_all_such,
    beyond_a_share,
    times_an_axis,
    so_much_later,
    joined_lines,
    how_many_times,
    span_of_values,
    whose_pair,
    some_of_each,
    lost_at_once,
    apart_at_an_end,
    reach_of_the_unknown,
    adjective_repeated,
    goes_on_from_there,
    sum_of_a_line,
    against_the_clock,
    told_to_be_gone,
    size_of_one_line,
    sides_joined,
    best_is_closest,
    counted_in_a_line,
    costs_what_is_measured,
    reason_behind,
    total_in_a_duel,
    others_together,
)
# The first question that finds something gives the reason.
_QUESTIONS = (a_part_only, leads_elsewhere, words_left_over, scope_left_open, numbers_left_over)


def doubt(
    clause: Clause,
    kind: str,
    claim: Any,
    understood: Sequence[tuple[int, int]] = (),
    items: Iterable[Item] = (),
    *,
    read_whole: bool = False,
    number_holds: bool = False,
) -> str:
    """Why a clause may have been misunderstood, or nothing; in the parts that are understood no word is strange.

    `items` are the mentions that the reading accounts for; `read_whole` tells that all else that the
    sentence says was understood, and holds; `number_holds` that a number told of an extreme is right.
    """
    asked = Asked(clause, kind, claim, understood, frozenset(items), read_whole, number_holds)
    even_so = (reason for question in _OF_EVERY_READING if (reason := question(asked)))
    if (
        reason := taken_back(clause)
        or pairs_of_classes(clause, kind, claim)
        or change_of_order(clause, kind)
        or of_a_slope(clause, kind)
        or of_a_field(clause, kind, claim)
        or next(even_so, "")
    ):
        return reason
    if _is_all(understood, clause.statement.text):
        return of_other_data(asked)
    return next((reason for question in _QUESTIONS if (reason := question(asked))), "")


def doubt_of_support(asked: Asked) -> str:
    """Why numbers that fit do not bear out what a clause says; or nothing."""
    return (
        doubt_of_guess(asked.clause, asked.kind, asked.claim)
        or beside_a_cell(asked)
        or one_alone(asked)
        or unproven(asked)
        or ranked_at_an_end(asked)
        or only_its_ends(asked)
        or against_the_clock(asked)
        or told_to_be_gone(asked)
        or sides_joined(asked)
        or ("" if asked.clause.numbers else best_is_closest(asked))
        or turn_told_behind(asked)
        or exception_passed_over(asked)
        or at_its_own_extreme(asked)
        or odds(asked)
        or unknown_superlative(asked)
        or told_of_steps(asked)
        or of_a_step_itself(asked)
        or beyond_a_tick(asked)
        or spread_goes_on(asked)
        or means_for_each(asked)
        or extreme_without_subject(asked)
        or course_of_a_gap(asked)
        or extreme_of_each(asked)
        or others_than_counted(asked)
        or ranked_by_most(asked)
        or order_is_no_value(asked)
        or of_what_might_be(asked)
        or pooled_lines(asked)
        or rank_in_each(asked)
        or line_alone(asked)
        or best_at_a_place(asked)
        or adjective_repeated(asked)
        or total_in_a_duel(asked)
        or others_together(asked)
        or of_the_line_behind(asked)
        or for_a_while(asked)
        or rank_of_the_line_behind(asked)
        or told_of_the_whole(asked)
        or bound_for_one_alone(asked)
        or better_the_other_way(asked)
        or label_left_out(asked)
    )


def doubt_of_guess(clause: Clause, kind: str, claim: Any) -> str:
    """The same, whatever words of the clause it takes into account."""
    questions = (
        number_put_first,
        colours_not_judged,
        change_of_changes,
        dealt_with_a_rival,
        change_of_order,
        of_a_slope,
        worked_out_of_cells,
        no_extreme,
        out_of_order,
        of_the_diagonal,
        of_significance,
        fragment_out_of_place,
    )
    of_words = (reason for ask in questions if (reason := ask(clause, kind)))
    return (
        taken_back(clause)
        or next(of_words, "")
        or pairs_as_cells(clause, claim)
        or told_equal(clause, kind, claim)
        or owner_left_out(clause, kind, claim)
        or cells_for_a_range(clause, kind, claim)
        or pair_for_all(clause, kind, claim)
        or extreme_stands_elsewhere(clause, kind, claim)
        or extreme_taken_over(clause, kind, claim)
        or place_taken_for_field(clause, kind, claim)
        or pairs_of_classes(clause, kind, claim)
        or each_left_out(clause, kind, claim)
        or of_a_field(clause, kind, claim)
    )


def speaks_of_other_data(clause: Clause) -> bool:
    """Whether a clause takes back what it tells, or speaks without a number of what the grid does not hold: no part of it is borne out."""
    return (
        bool(taken_back(clause))
        or not clause.numbers
        and bool(of_other_data(Asked(clause, "", None, (), frozenset())))
    )


def _is_all(understood: Sequence[tuple[int, int]], sentence: str) -> bool:
    """Whether a reading has understood every word of the sentence, and no pronoun leads out of it."""
    covered = any(
        not sentence[:start].strip() and not sentence[end:].strip(" .;") for start, end in understood
    )
    return covered and not led_elsewhere(sentence, understood)
