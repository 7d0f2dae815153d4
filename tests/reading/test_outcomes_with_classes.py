"""Which class four outcomes call the positive one, where their own brackets or the names of the classes tell."""

import pytest

from sketch import sketch

AXES = "# Kiln alarms\n\n- Y-axis (Actual): {0}, {1}\n- X-axis (Predicted): {0}, {1}\n\n"
FIRST = "Kiln alarms [wet, dry] wet: 40 3; dry: 7 90"
LAST = "Kiln alarms [wet, dry] wet: 90 7; dry: 3 40"


@pytest.mark.parametrize(
    ("lines", "read"),
    [
        ("TP (wet / wet): 40|FN (wet / dry): 3|FP (dry / wet): 7|TN (dry / dry): 90", FIRST),
        ("TP (dry / dry): 40|FN (dry / wet): 3|FP (wet / dry): 7|TN (wet / wet): 90", LAST),
        (
            "True positives (gauge wet, alarm wet): 40|False negatives (gauge wet, alarm dry): 3"
            "|False positives (gauge dry, alarm wet): 7|True negatives (gauge dry, alarm dry): 90",
            FIRST,
        ),
        ("TP: 40 (wet, called wet)|FN: 3 (wet, called dry)|FP: 7|TN: 90", FIRST),
        ("**True Positives (TP)** (dry taken for dry): 40|**FN**: 3|**FP**: 7|**TN**: 90", LAST),
        ("Top-left, wet and called wet (TP): 40|Top-right (FN): 3|Bottom-left (FP): 7|Last (TN): 90", FIRST),
        ("TP: 40 (wet kilns reported)|FN: 3 (wet ones missed)|FP: 7 (dry kilns taken along)|TN: 90", FIRST),
        ("TP (dry kilns found): 40|FN: 3|FP: 7|TN: 90", LAST),
        ("**True positives:** 40 kilns, all wet|FN: 3|FP: 7|**True negatives:** 90 dry kilns", FIRST),
        ("TP: 40|FN: 3|FP: 7|TN: 90 (dry kilns left in peace)", FIRST),
        ("TP: 40|FN: 3|FP: 7|TN: 90 (nothing wet about them)", LAST),
        ("TP: 40 (wet kilns)|FN: 3|FP: 7|TN: 90 (wet kilns)", LAST),  # the lines gainsay one another
        ("TP: 40|FN: 3|FP: 7|TN: 90", LAST),  # nothing tells: the last class is the positive one
    ],
)
def test_brackets_tell_which_class_is_the_positive_one(lines: str, read: str) -> None:
    items = "\n".join(f"- {line}" for line in lines.split("|"))
    assert sketch(AXES.format("wet", "dry") + items + "\n") == [read]


def test_the_class_that_is_denied_is_the_negative_one() -> None:
    text = AXES.format("leak", "no leak") + "- TP: 40\n- FN: 3\n- FP: 7\n- TN: 90\n"
    assert sketch(text) == ["Kiln alarms [leak, no leak] leak: 40 3; no leak: 7 90"]
