"""All forms that a part of a sentence on the cells of a matrix may take, in one list."""

from collections.abc import Callable, Iterator

from auditor.claims.matrices.asides import as_expected, introduced, of_its_own
from auditor.claims.matrices.averages import mean_of_named, set_against
from auditor.claims.matrices.best_and_worst import (
    comes_last,
    foremost_of_all,
    found_best,
    more_than_any,
    most_missed,
    rarest_error,
    unequalled,
)
from auditor.claims.matrices.calls import (
    alike,
    as_often_as_it_occurs,
    given_most,
    not_so,
    remaining,
    says,
    sent,
    too_often,
)
from auditor.claims.matrices.class_marks import (
    kept_in,
    leads_with,
    measured_above,
    next_by_measure,
    so_many_reach,
)
from auditor.claims.matrices.classes import exceptions, extremes, only, some, winning
from auditor.claims.matrices.contrasts import bare, events, many, numerous, outnumbering, reverses
from auditor.claims.matrices.counting import (
    added,
    called,
    counted,
    further,
    gained,
    having,
    listed,
    occurring,
    raised,
    supports,
)
from auditor.claims.matrices.drains import drained, drained_so_many, to_one_more
from auditor.claims.matrices.echoes import any_other, each_way, leaving, reverse_placed, share_too, so_often
from auditor.claims.matrices.enumerations import end_there, lost_in_all, so_rarely, some_to, to_another
from auditor.claims.matrices.in_axis_order import all_in_order
from auditor.claims.matrices.labelled import accuracy_is, accuracy_told, alone, both_times
from auditor.claims.matrices.largest import largest_class, largest_error, next_largest, of_so_many
from auditor.claims.matrices.leaning import again, beyond_others, by_so_many, placed, returned, unsurpassed
from auditor.claims.matrices.likened import against_those, as_many_there, more_so, oftener, own_measures
from auditor.claims.matrices.limits import lone_empty, nowhere, so_many_empty
from auditor.claims.matrices.movers import at_each_time, at_one_time, more_moved, on_balance, won
from auditor.claims.matrices.mutual import (
    between_them,
    lone_pair,
    more_with,
    mutual,
    one_sided,
    paired,
    these_two,
    two_ways,
)
from auditor.claims.matrices.never import never, perfect
from auditor.claims.matrices.orders import foremost_so, ordered, reached_by
from auditor.claims.matrices.outcomes import (
    among_four,
    commoner,
    four_told,
    of_four,
    part_of_all,
    same_answer,
)
from auditor.claims.matrices.overcalls import (
    although,
    beyond,
    further_calls,
    lost_mainly,
    outputs,
    outputs_each,
    overpredicted,
)
from auditor.claims.matrices.panelled import dropping
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.plainly import (
    gets_right,
    got_right,
    it_mostly,
    label_given,
    nothing,
    says_wrongly,
    when_missed,
    with_score,
    wrong_answer,
)
from auditor.claims.matrices.ranks import following, leading, mostly, pair_leads
from auditor.claims.matrices.raters import (
    agreeing,
    agreement_rated,
    both_find,
    finding,
    found_oftener,
    pair_occurs,
    when_one_says,
)
from auditor.claims.matrices.retold import (
    and_occurs,
    confuses,
    errors_but,
    flags_so_many,
    let_pass,
    none_either,
    of_that_kind,
    of_them,
    recognised_best,
)
from auditor.claims.matrices.rivals import ahead, between, called_most, foremost, most, overcalled
from auditor.claims.matrices.scores import announced, in_order_told, scored, scored_behind, valued, worked_out
from auditor.claims.matrices.shares import (
    active,
    all_but,
    made_up,
    of_own,
    one_in,
    parts,
    rated,
    rest,
    restated,
    split,
    topic,
)
from auditor.claims.matrices.shifting import down_to, every_one, hits_gained
from auditor.claims.matrices.sinks import by_mistake, flowing, receiving, sinking, where_most
from auditor.claims.matrices.sizes import (
    line_held,
    of_diagonal,
    of_each,
    sized,
    smallest,
    total_shown,
    total_too,
    whole,
)
from auditor.claims.matrices.spans import found_so_often, lone_bound, recognised_so, running
from auditor.claims.matrices.standing import (
    extreme_counts,
    largest_of_all,
    likeliest_target,
    pair_placed,
    taken_only,
)
from auditor.claims.matrices.surpluses import (
    by_so_many_calls,
    largest_surplus,
    miscalled,
    more_than_there,
    said_too_often,
)
from auditor.claims.matrices.taken_so import and_back, called_so, is_really, so_many_of, sorted_so
from auditor.claims.matrices.told import Segment, Told
from auditor.claims.matrices.trades import (
    apart,
    between_two,
    hardly_mixed,
    more_than_back,
    nor_back,
    traded,
    two_counts,
)
from auditor.claims.matrices.values_told import (
    both_foremost,
    exceeds_that,
    fewer_than,
    going_on,
    leads_in,
    mean_told,
)
from auditor.claims.matrices.wholes import of_the_errors, wrong_in_all

Frame = Callable[[Phrases, int, Told], Iterator[Segment]]
FRAMES: tuple[Frame, ...] = (
    of_them, of_that_kind, none_either, let_pass, confuses, errors_but, and_occurs, flags_so_many, recognised_best,
    introduced, of_its_own, as_expected, wrong_in_all, of_the_errors,
    and_back, sorted_so, is_really, to_one_more, more_than_there, said_too_often, pair_placed, largest_of_all, extreme_counts, likeliest_target, taken_only,
    going_on, leads_in, exceeds_that, both_foremost, mean_told, fewer_than,
    topic, parts, of_own, rest, made_up, split, active, all_but, one_in, rated, restated, counted, listed, further, raised, called, added, occurring,
    scored, scored_behind, valued, in_order_told, announced, foremost, most, called_most, overcalled, worked_out, unsurpassed, ahead, between, gained, having, supports, again, placed, returned, by_so_many, beyond_others, outnumbering, numerous, events, many, mutual, reverses, bare, leading, mostly, following, extremes, winning, exceptions, only, some,
    nowhere, lone_empty, paired, lone_pair, two_ways, between_them, more_with, given_most, too_often, as_often_as_it_occurs, says, alike, remaining, not_so,
    whole, of_diagonal, of_each, sized, smallest, so_often, any_other, reverse_placed, share_too,
    ordered, reached_by, foremost_so, outputs, overpredicted, although, beyond, lost_mainly,
    own_measures, against_those, oftener, as_many_there, more_so,
    gets_right, nothing, with_score, wrong_answer, when_missed, it_mostly, says_wrongly, label_given,
    dropping, flowing, where_most, sinking, never, perfect, receiving, by_mistake, one_sided,
    pair_leads, more_moved, agreement_rated,
    agreeing, when_one_says, finding, both_find, found_oftener, pair_occurs, won, on_balance, at_each_time, at_one_time,
    mean_of_named, set_against, all_in_order, found_best, comes_last, most_missed, foremost_of_all, unequalled, more_than_any, rarest_error,
    found_so_often, alone, accuracy_is, accuracy_told, both_times, total_shown, total_too, these_two, sent, among_four, commoner, same_answer, part_of_all, down_to, every_one, hits_gained,
    running, lone_bound, recognised_so, leaving, each_way, line_held, further_calls, outputs_each,
    drained, drained_so_many, called_so, leads_with, of_four, four_told, got_right, so_many_empty, kept_in, measured_above, next_by_measure, so_many_reach, to_another, some_to, end_there, so_rarely, lost_in_all, so_many_of,
    largest_error, next_largest, largest_class, of_so_many, miscalled, largest_surplus, by_so_many_calls,
    traded, hardly_mixed, apart, two_counts, more_than_back, between_two, nor_back,
)  # fmt: skip
