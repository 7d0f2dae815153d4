from dataclasses import replace

import pytest

from auditor.metrics import METRICS, headed_metric, metric_named, metric_of
from handmade import LEGEND, PANEL


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("Accuracy (%)", "accuracy"),
        ("Top-1 accuracy", "accuracy"),
        ("pass@10", "pass@k"),
        ("F1-score", "F1"),
        ("ROC-AUC", "AUC"),
        ("word error rate", "word error rate"),
        ("Matthews correlation coefficient", "agreement"),
        ("Pearson correlation", "correlation"),
        ("p-value", "p-value"),
        ("Latency (ms)", "latency"),
        ("time in seconds", "duration"),
        ("Number of flows", "count"),
        ("STD", "spread"),
    ],
)
def test_a_scale_label_names_its_measure(label: str, name: str) -> None:
    metric = metric_named(label, scale=True)
    assert metric
    assert metric.name == name


@pytest.mark.parametrize(
    "label",
    [
        "Accuracy difference",
        "change in recall",
        "normalised pass rate",
        "relative error",
        "log probability",
        "Δ F1",
        "precision and recall",
        "Score",
        "mean response of the left half",
    ],
)
def test_a_derived_or_unclear_label_names_no_measure(label: str) -> None:
    assert metric_named(label, scale=True) is None


def test_an_everyday_word_is_no_measure_outside_a_scale() -> None:
    assert metric_named("time") is None
    assert metric_named("count") is None


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Heatmap: Accuracy of guesses by age and hour", "accuracy"),
        ("The correlation matrix of six stations", "correlation"),
        ("Recall under noise", "recall"),
        ("Effect of dropout on accuracy", None),
        ("Confusion matrix", None),
    ],
)
def test_a_title_is_about_what_stands_before_its_first_preposition(title: str, name: str | None) -> None:
    metric = headed_metric(title)
    assert (metric and metric.name) == name


def test_a_legend_with_an_unknown_label_settles_that_the_measure_is_unknown() -> None:
    panel = replace(PANEL, name="Accuracy", legend=replace(LEGEND, label="germination index"))
    assert metric_of(panel) is None


def test_a_vague_legend_leaves_it_to_the_panel_name() -> None:
    panel = replace(PANEL, name="Accuracy", legend=replace(LEGEND, label="Colour bar"))
    metric = metric_of(panel)
    assert metric
    assert metric.name == "accuracy"


def test_a_figure_title_is_believed_only_where_most_values_fit() -> None:
    panel = replace(PANEL, figure="Correlation of moisture and heat", name="Rye", legend=None)
    assert metric_of(panel) is None


def test_names_of_measures_are_unique_and_their_domains_are_ranges() -> None:
    assert len({metric.name for metric in METRICS}) == len(METRICS)
    assert all(metric.low < metric.high and metric.better in ("higher", "lower", "") for metric in METRICS)
