import random

import pytest

from auditor.evidence.lattice import distance, lattice_of


def scores(n: int, count: int, seed: int) -> list[float]:
    """So many shares k of n in percent, shown to one decimal."""
    chance = random.Random(seed)
    return [round(100 * chance.randint(n // 2, n - 1) / n, 1) for _ in range(count)]


def test_a_value_between_half_points_is_off_their_lattice() -> None:
    found = lattice_of([*scores(200, 20, 1), 70.8], 0.1, 100)
    assert found
    assert found.off == (70.8,)
    assert found.unit == 0.5


@pytest.mark.parametrize("n", [20, 30, 40, 64, 150, 198, 200, 300, 400])
def test_values_of_one_count_are_all_on_its_lattice(n: int) -> None:
    assert not any(lattice_of(scores(n, 24, seed), 0.1, 100) for seed in range(20))


def test_values_on_thirds_are_not_taken_for_stray_whole_numbers() -> None:
    thirds = [41.0, 42.3, 43.7, 45.0, 46.3, 47.0, 48.7, 50.0, 51.3, 52.0, 53.7, 54.0]
    assert lattice_of(thirds, 0.1, 100) is None


def test_a_finer_lattice_that_explains_all_values_silences_a_coarse_one() -> None:
    halves = [41.0, 42.5, 43.0, 45.5, 46.0, 47.5]
    assert lattice_of([*halves, 48.3, 49.8], 0.1, 100) is None


def test_nought_and_a_hundred_are_on_every_lattice_and_say_nothing() -> None:
    assert lattice_of([0.0] * 20 + [100.0] * 20 + [40.0, 40.4, 41.2, 42.5], 0.1, 100) is None


def test_the_distance_is_to_the_nearest_multiple() -> None:
    assert distance(61.3, 0.5) == pytest.approx(0.2)
