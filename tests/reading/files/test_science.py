"""Confusion matrices and HEPData tables."""

from transcriptions import only_panel, read, table

MATRIX = """\
{"model": "Forest", "labels": ["oak", "elm"], "confusion_matrix": [[48, 2], [5, 45]],
 "accuracy": 0.930,
 "per_class": {"oak": {"f1_score": 0.90, "support": 50}},
 "note": "Elms are seldom taken for oaks."}
"""


def test_a_confusion_matrix_is_read_without_guessing_its_orientation() -> None:
    panel = only_panel("a.json", MATRIX)
    assert panel.name == "Forest"
    assert panel.orientation == ""
    assert table(panel) == {
        ("oak", "oak"): "48",
        ("oak", "elm"): "2",
        ("elm", "oak"): "5",
        ("elm", "elm"): "45",
    }


def test_the_numbers_beside_it_are_statements_where_they_stand() -> None:
    document = read("a.json", MATRIX)
    assert [(s.text, s.trail, s.panel) for s in document.statements] == [
        ("accuracy: 0.930", (), 0),
        ("f1 score: 0.90", ("per class", "oak"), 0),
        ("support: 50", ("per class", "oak"), 0),
        ("Elms are seldom taken for oaks.", (), 0),
    ]
    accuracy = document.statements[0]
    source = document.source
    assert source.slice(accuracy.source_span(0, len("accuracy"))) == "accuracy"
    assert source.slice(accuracy.source_span(len("accuracy: "), len(accuracy.text))) == "0.930"
    assert source.position(accuracy.span.start).line == 2


def test_classes_in_a_list_are_named_by_their_label() -> None:
    text = '{"confusion_matrix": [[1]], "per_class": [{"label": "oak", "recall": 1.0}]}'
    assert [(s.text, s.trail) for s in read("a.json", text).statements] == [
        ("recall: 1.0", ("per class", "oak"))
    ]


def test_the_orientation_is_known_where_both_sides_are_named() -> None:
    text = '{"confusion_matrix": [[1, 2]], "true_labels": ["oak"], "predicted_labels": ["oak", "elm"]}'
    panel = only_panel("a.json", text)
    assert panel.orientation == "actual"
    assert [tick.text for tick in panel.columns.ticks] == ["oak", "elm"]


def test_several_matrices_are_figures_named_by_their_keys() -> None:
    forest, park = (
        '{"confusion_matrix": [[1]], "accuracy": 1.0}',
        '{"confusion_matrix": [[2]], "accuracy": 1}',
    )
    document = read("a.json", f'{{"forest": {forest}, "park": {park}}}')
    assert [panel.name for panel in document.panels] == ["forest", "park"]
    assert [s.panel for s in document.statements] == [0, 1]


HEPDATA = """\
independent_variables:
- header: {name: Mass, units: GeV}
  values: [{value: 1.0}, {value: 2.0}, {value: 1.0}, {value: 2.0}]
- header: {name: Momentum}
  values: [{low: 0.5, high: 1}, {low: 0.5, high: 1}, {low: 1, high: 2}, {low: 1, high: 2}]
dependent_variables:
- header: {name: Rate, units: Hz}
  qualifiers: [{name: Beam, value: east}]
  values:
  - {value: 1.50, errors: [{symerror: 0.10}]}
  - {value: '-'}
  - value: 3
  - {value: 4}
- header: {name: Rate}
  qualifiers: [{name: Beam, value: west}]
  values: [{value: 1}, {value: 2}, {value: 3}, {value: 4}]
"""


def test_two_variables_span_a_grid_and_each_dependent_one_is_a_panel() -> None:
    document = read("a.yaml", HEPDATA)
    east, west = document.panels
    assert (east.name, west.name) == ("Rate (east)", "Rate (west)")
    assert (east.columns.label, east.rows.label) == ("Mass [GeV]", "Momentum")
    assert table(east) == {
        ("0.5 - 1", "1.0"): "1.50", ("0.5 - 1", "2.0"): None, ("1 - 2", "1.0"): "3", ("1 - 2", "2.0"): "4",
    }  # fmt: skip
    assert [tick.number for tick in east.rows.ticks] == [0.75, 1.5]
    assert east.legend is not None
    assert east.legend.label == "Rate [Hz]"


def test_a_symmetric_error_is_the_uncertainty_and_keeps_its_place() -> None:
    document = read("a.yaml", HEPDATA)
    quantity = document.panels[0].values[0, 0]
    assert quantity.uncertainty is not None
    assert document.source.slice(quantity.uncertainty.span) == "0.10"


def test_the_json_of_the_site_is_the_same_table() -> None:
    text = (
        '{"name": "Table 1", "headers": [{"name": "Mass"}, {"name": "Momentum"}, {"name": "Rate"}],'
        ' "values": ['
        '{"x": [{"value": "1.0"}, {"low": "0.5", "high": "1"}], "y": [{"value": "1.50", "group": 0}]},'
        '{"x": [{"value": "2.0"}, {"low": "0.5", "high": "1"}], "y": [{"value": "-", "group": 0}]}]}'
    )
    document = read("a.json", text)
    assert document.figures[0].name == "Table 1"
    assert table(document.panels[0]) == {("0.5 - 1", "1.0"): "1.50", ("0.5 - 1", "2.0"): None}


def test_a_table_of_one_variable_is_no_heatmap() -> None:
    values = "[{header: {name: a}, values: [{value: 1}]}]"
    text = f"independent_variables: {values}\ndependent_variables: {values}\n"
    assert read("a.yaml", text).figures == ()
