"""What is tried first has the words."""

from itertools import pairwise

from auditor.language.mentions import analyse
from language.mentioned import GRID, known


def test_mentions_come_in_order_and_share_no_word() -> None:
    items = analyse(
        "At the highest temperature of the left panel, 44.1 exceeds 43.4 by far.", *known(GRID)
    ).items
    assert len(items) > 3
    assert all(a.last <= b.first and a.end <= b.start for a, b in pairwise(items))


def test_what_is_tried_first_has_the_words() -> None:
    [item] = analyse("the upper-right corner", *known(GRID)).items
    assert (item.kind, item.text) == ("ref", "upper-right corner")
