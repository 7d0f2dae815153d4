from auditing import found

SUMS = """\
## Heatmap: where five hundred walkers went next
| From | hill | lake | moor | wood | Total |
|---|---|---|---|---|---|
| hill | 310 | 52 | 61 | 77 | 500 |
| lake | 48 | {second} | 90 | 85 | {total} |
| moor | 39 | 66 | 341 | 54 | 500 |
| wood | 71 | 83 | 24 | 322 | 500 |
"""
SHARES = """\
## Heatmap: shares by class
| Class | hill | lake | moor | wood |
|---|---|---|---|---|
| hill | 0.62 | 0.10 | 0.12 | 0.15 |
| lake | 0.10 | {second} | 0.18 | 0.17 |
| moor | 0.08 | 0.13 | 0.68 | 0.11 |
| wood | 0.14 | 0.17 | 0.05 | 0.64 |
"""
MATRIX = ("odd-row-sum", "wrong-total", "diagonal-break", "asymmetric-cell", "mismatched-label")


def test_a_balanced_matrix_is_clean() -> None:
    assert found(SUMS.format(second=277, total=500), *MATRIX) == []


def test_a_misread_count_breaks_the_sum_that_all_rows_share_and_its_total() -> None:
    messages = [message for _, message in found(SUMS.format(second=227, total=500), *MATRIX)]
    assert messages == [
        "row lake sums to 450, all other rows to 500",
        "the cells of lake sum to 450, not 500",
    ]


def test_a_class_with_its_own_support_is_no_fault() -> None:
    assert found(SUMS.format(second=40, total=263), "odd-row-sum") == []


def test_shares_may_miss_one_by_their_rounding_but_not_by_more() -> None:
    assert found(SHARES.format(second="0.55"), *MATRIX) == []
    assert [m for _, m in found(SHARES.format(second="0.65"), *MATRIX)] == [
        "row lake sums to 1.1, all other rows to 1"
    ]


def test_labels_in_another_order_are_no_mismatch() -> None:
    table = "| | wren | lark | rook | teal |\n|---|---|---|---|---|\n"
    rows = [f"| {name} | 31 | 12 | 25 | 44 |\n" for name in ("wren", "rook", "lark", "teal")]
    assert found("## Heatmap: birds\n" + table + "".join(rows), "mismatched-label") == []


def test_whole_percentages_may_miss_a_hundred() -> None:
    rows = (
        "| hill | 33 | 33 | 33 |",
        "| lake | 50 | 25 | 25 |",
        "| moor | 10 | 60 | 30 |",
        "| wood | 5 | 5 | 90 |",
    )
    table = "## Heatmap: shares\n| Class | a | b | c |\n|---|---|---|---|\n"
    assert found(table + "\n".join(rows), "odd-row-sum") == []
