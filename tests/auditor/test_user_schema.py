import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import inf, isfinite
from pathlib import Path
from unittest.mock import patch

import pandas as pd
import pandera.pandas as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pandera.io.pandas_io import from_yaml, to_yaml

from auditor.config import ConfigError, SchemaSettings, Settings
from auditor.engine import Diagnostic, audit
from auditor.model import Document
from auditor.registry import AnyRule, find, named
from auditor.rule import Severity
from auditor.source import Position, Source
from auditor.table_models import MODELS
from auditor.tables import tables
from auditor.user_schema.globs import name_matches, path_matches
from auditor.user_schema.inference import infer, widened
from auditor.user_schema.rules import user_rule, user_rules
from handmade import DOCUMENT, PANEL, SOURCE, WITHOUT_FIGURE

SHARE = """\
columns:
  value:
    dtype: float64
    nullable: true
    in_range: {min_value: 0, max_value: 60}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "share.yaml").write_text(SHARE)
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def document(path: str = "trials/rye.md", panel: str = "Rye | field_A", figure: str = "") -> Document:
    """The handmade document under other names."""
    other = replace(PANEL, name=panel, figure=figure or PANEL.figure)
    return replace(
        DOCUMENT,
        source=Source(path, SOURCE.text),
        figures=(replace(DOCUMENT.figures[0], panels=(other,)),),
    )


def diagnostics(settings: SchemaSettings, *documents: Document) -> list[Diagnostic]:
    results = audit(documents or (DOCUMENT,), [user_rule(settings, "USR001")])
    return [one for result in results for one in result.diagnostics]


def found(settings: SchemaSettings, *documents: Document) -> list[str]:
    return [one.finding.message for one in diagnostics(settings, *documents)]


def of_yaml(
    folder: Path, text: str, sentence: str = "{text}: {fault}", table: str = "cells"
) -> SchemaSettings:
    (folder / "own.yaml").write_text(text)
    return SchemaSettings("own", "own.yaml", table, sentence, file="auditor.toml", folder=folder)


def of_python(folder: Path, code: str, sentence: str = "{text}: {fault}") -> SchemaSettings:
    """A schema called `schema` in a module of its own."""
    module = f"own_{abs(hash((code, str(folder))))}"
    (folder / f"{module}.py").write_text(f"import pandas as pd\nimport pandera.pandas as pa\n{code}\n")
    return SchemaSettings("own", f"{module}:schema", "cells", sentence, file="auditor.toml", folder=folder)


def fault(settings: SchemaSettings) -> str:
    with pytest.raises(ConfigError) as raised:
        found(settings)
    return str(raised.value)


# What a failing row becomes.


def test_each_failing_row_is_a_finding_at_its_place_under_the_users_name_and_sentence(folder: Path) -> None:
    settings = SchemaSettings(
        "odd-share",
        "share.yaml",
        sentence="{text} at {row_tick}/{column_tick}: no share",
        severity=Severity.WARNING,
        file="auditor.toml",
        folder=folder,
    )
    [diagnostic] = diagnostics(settings)
    assert (diagnostic.name, diagnostic.code, diagnostic.severity) == (
        "odd-share",
        "USR001",
        Severity.WARNING,
    )
    assert diagnostic.finding.message == "64.5 at 25/20: no share"
    assert SOURCE.slice(diagnostic.finding.mark.span) == "64.5"
    assert SOURCE.position(diagnostic.finding.mark.span.start) == Position(10, 13)
    assert diagnostic.finding.panel == "Rye | field_A"


def test_two_failing_rows_are_two_findings(folder: Path) -> None:
    text = SHARE.replace("max_value: 60", "max_value: 50")
    assert found(of_yaml(folder, text, "{text} is above")) == ["64.5 is above", "57.0 is above"]


def test_without_a_sentence_the_finding_says_which_check_failed(folder: Path) -> None:
    assert found(of_yaml(folder, SHARE, "")) == ["64.5 at 25, 20 breaks the schema (value: in_range(0, 60))"]


def test_a_row_that_fails_several_checks_is_one_finding(folder: Path) -> None:
    text = "columns:\n  value: {gt: 70, nullable: true}\n  row_tick: {isin: ['25']}\n"
    [first, *_] = found(of_yaml(folder, text))
    assert first == "12.5: value: greater_than(70); row_tick: isin(['25'])"


@pytest.mark.parametrize(
    ("columns", "messages"),
    [
        ("value: {nullable: false}", ["N/A: value: missing"]),
        ("text: {coerce: true, dtype: float64}", ["N/A: text: no float64"]),
        (
            "text: {coerce: true, dtype: float64, lt: 60}",
            ["N/A: text: no float64", "64.5: text: less_than(60)"],
        ),
        ("row_tick: {isin: ['15', '25']}", []),
        (
            "'^(value|high)$': {regex: true, nullable: true, le: 64}",
            ["64.5: value: less_than_or_equal_to(64); high: less_than_or_equal_to(64)"],
        ),
    ],
)
def test_columns_are_checked_as_pandera_does(folder: Path, columns: str, messages: list[str]) -> None:
    assert found(of_yaml(folder, f"columns:\n  {columns}\n")) == messages


def test_rows_that_repeat_another_are_findings(folder: Path) -> None:
    assert found(of_yaml(folder, "unique: [panel, row]\n", "{text}")) == [
        "12.5", "30.0", "N/A", "22.0", "64.5", "57.0",
    ]  # fmt: skip
    assert found(of_yaml(folder, "unique: [panel, row, column]\n")) == []


@pytest.mark.parametrize("table", sorted(MODELS))
def test_every_table_can_be_bound_and_has_a_sentence(folder: Path, table: str) -> None:
    settings = of_yaml(folder, "columns:\n  text: {isin: [nothing]}\n", "", table)
    messages = found(settings)
    assert messages
    assert all("text: isin(['nothing'])" in message for message in messages)


# What of a schema says nothing about a document.


def test_the_index_the_order_and_other_columns_are_set_aside(folder: Path) -> None:
    frame = pd.DataFrame({"value": [1.0, 99.0, None], "row_tick": ["15", "25", "25"]})
    schema = pa.infer_schema(frame)
    schema.strict = schema.ordered = True
    assert found(of_yaml(folder, str(to_yaml(schema)))) == []


@pytest.mark.parametrize("dtype", ["object", "str", "string", "string[python]"])
def test_text_is_text_under_any_name(folder: Path, dtype: str) -> None:
    text = f"columns:\n  text: {{dtype: '{dtype}', str_length: {{min_value: 4}}}}\n"
    assert found(of_yaml(folder, text)) == ["N/A: text: str_length(4, None)"]


@pytest.mark.parametrize(
    "text", ["drop_invalid_rows: true\n" + SHARE, SHARE + "    drop_invalid_rows: true\n"]
)
def test_no_setting_hides_a_failing_row(folder: Path, text: str) -> None:
    assert found(of_yaml(folder, text)) == ["64.5: value: in_range(0, 60)"]


def test_a_check_that_only_warns_counts_like_any_other(
    folder: Path, recwarn: pytest.WarningsRecorder
) -> None:
    text = "columns:\n  value: {nullable: true, le: {max_value: 60, raise_warning: true}}\n"
    assert found(of_yaml(folder, text), DOCUMENT) == ["64.5: value: less_than_or_equal_to(60)"]
    assert not recwarn.list


# Schemas in Python.


@pytest.mark.parametrize(
    "code",
    [
        "schema = pa.DataFrameSchema({'value': pa.Column(float, LOW, nullable=True)})",
        "def schema():\n    return pa.DataFrameSchema({'value': pa.Column(checks=LOW, nullable=True)})",
        "class schema(pa.DataFrameModel):\n    value: float = pa.Field(le=60, nullable=True)",
    ],
)
def test_a_schema_a_function_or_a_model_of_a_module_beside_the_settings(folder: Path, code: str) -> None:
    before = list(sys.path)
    settings = of_python(folder, f"LOW = pa.Check.le(60)\n{code}")
    assert found(settings) == ["64.5: value: less_than_or_equal_to(60)"]
    assert sys.path == before


def of_check(folder: Path, check: str) -> SchemaSettings:
    """A schema of one check of whole rows."""
    return of_python(folder, f"schema = pa.DataFrameSchema(checks=pa.Check({check}))")


def test_checks_of_whole_rows_name_the_rows(folder: Path) -> None:
    check = "lambda d: ~(d['value'] > d['row_tick'].astype(float) * 2.5)"
    assert found(of_check(folder, check)) == ["64.5: a check without a name"]
    assert found(of_check(folder, f"{check}, error='twice too high'")) == ["64.5: twice too high"]


def test_a_check_that_answers_for_all_rows_at_once_is_one_finding_at_the_first(folder: Path) -> None:
    check = "lambda d: d['value'].mean() < 30, error='mean below 30'"
    assert found(of_check(folder, check)) == ["12.5: mean below 30, for 6 rows together"]


def test_a_grouped_check_that_answers_for_each_group_is_a_finding_in_each_that_fails(folder: Path) -> None:
    low = "lambda g: pd.Series({k: d['value'].mean() < 30 for k, d in g.items()})"
    check = f"{low}, groupby='row_tick', error='row mean'"
    assert found(of_check(folder, check)) == ["22.0: row mean, for 3 rows together (25)"]


def test_a_grouped_check_that_answers_for_all_groups_is_one_finding(folder: Path) -> None:
    low = "lambda g: all(d['value'].mean() < 30 for d in g.values())"
    check = f"{low}, groupby='row_tick', error='row means'"
    assert found(of_check(folder, check)) == ["12.5: row means, for 6 rows together"]


def test_a_check_that_compares_named_groups_waits_until_all_are_there(folder: Path) -> None:
    first = (
        "lambda g: g['15'].mean() > g['{0}'].mean(), groupby='row_tick', groups=['15', '{0}'], error='best'"
    )
    value = f"pa.Column(nullable=True, checks=pa.Check({first}))"
    code = f"schema = pa.DataFrameSchema(dict(row_tick=pa.Column(), value={value}))"
    assert found(of_python(folder, code.format("35"))) == []
    assert found(of_python(folder, code.format("25"))) == ["12.5: value: best, for 6 rows together"]


# Which rows a schema is for.


def test_a_schema_is_for_the_documents_panels_and_figures_that_its_patterns_name(folder: Path) -> None:
    settings = of_yaml(folder, SHARE, "{document}")
    batch = [
        document("trials/rye.md"),
        WITHOUT_FIGURE.document,
        document("trials/deep/oats.md", "Oats", "Second"),
        document("other/rye.md", "rye (2)"),
    ]

    def hits(**patterns: tuple[str, ...]) -> list[str]:
        return found(replace(settings, **patterns), *batch)  # type: ignore[arg-type]

    assert hits() == ["0", "2", "3"]
    assert hits(paths=("trials/*.md",)) == ["0"]
    assert hits(paths=("trials/**",)) == ["0", "2"]
    assert hits(paths=("trials/*.md", "other/")) == ["0", "3"]
    assert hits(panels=("Rye*",)) == ["0", "3"]
    assert hits(panels=("rye (2)",)) == ["3"]
    assert hits(figures=("second",)) == ["2"]
    assert hits(figures=("*",), panels=("Oats",), paths=("*.md",)) == ["2"]
    assert hits(paths=("nowhere/*",)) == []


def test_rows_without_a_panel_belong_to_no_panel_that_a_pattern_names(folder: Path) -> None:
    settings = of_yaml(folder, "columns:\n  text: {isin: [nothing]}\n", "", "documents")
    assert len(found(settings)) == 1
    assert found(replace(settings, panels=("*",))) == []


@pytest.mark.parametrize(
    ("path", "pattern", "fits"),
    [
        ("docs/a.md", "*.md", True),
        ("docs/a.md", "docs/*", True),
        ("docs/deep/a.md", "docs/*", False),
        ("docs/deep/a.md", "docs/**/*.md", True),
        ("docs/a.md", "docs/**/*.md", True),
        ("docs/a.md", "./docs/", True),
        ("docs/a[1].md", "docs/a[1].md", True),
        ("docs/ab.md", "docs/a?.md", True),
        ("docs/a.md", "docs", False),
        ("docs/a.MD", "*.md", False),
        ("-", "-", True),
    ],
)
def test_patterns_of_paths(path: str, pattern: str, fits: bool) -> None:
    assert path_matches(path, [pattern], Path.cwd()) is fits


def test_a_path_is_seen_from_the_settings_wherever_the_command_runs(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "docs").mkdir()
    monkeypatch.chdir(folder / "docs")
    assert path_matches("a.md", ["docs/a.md"], folder)
    assert path_matches(str(folder / "docs" / "a.md"), ["docs/*.md"], folder)
    assert not path_matches("../a.md", ["docs/a.md"], folder)


def test_patterns_of_names_cover_the_whole_name_in_any_case() -> None:
    assert name_matches(["Rye/oats [v2]"], ["rye*[V2]"])
    assert not name_matches(["Winter rye"], ["rye"])


def test_pandera_runs_once_for_each_schema_of_a_batch(folder: Path) -> None:
    rules = [user_rule(of_yaml(folder, SHARE), code) for code in ("USR001", "USR002")]
    with patch.object(
        pa.DataFrameSchema, "validate", autospec=True, side_effect=lambda self, frame, **_: frame
    ) as run:
        audit([DOCUMENT] * 5, rules)
    assert run.call_count == 2


# What can be wrong with a schema: one sentence, with the settings file and the schema's name.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("columns: [", "own.yaml is not valid YAML (line 1, column 11)"),
        ("- 1", "own.yaml holds no pandera schema (it is no mapping)"),
        ("{}", "own.yaml checks nothing"),
        ("columns:\n  value: {nullable: true}", "own.yaml checks nothing"),
        ("columns:\n  value: 3", "own.yaml: the column value is no mapping"),
        (
            "colums: {}",
            "own.yaml: the schema has 'colums', which is neither a key nor a check of pandera; "
            "did you mean 'columns'?",
        ),
        (
            "columns:\n  value: {in_rang: {min_value: 0}}",
            "own.yaml: the column value has 'in_rang', which is neither a key nor a check of pandera; "
            "did you mean 'in_range'?",
        ),
        (
            "columns:\n  valu: {gt: 0}",
            "own.yaml speaks of the column 'valu', which the table cells lacks; did you mean 'value'?",
        ),
        (
            "columns:\n  valu: {gt: 0, required: false}",
            "own.yaml speaks of the column 'valu', which the table cells lacks; did you mean 'value'?",
        ),
        (
            "unique: [paneel]",
            "own.yaml speaks of the column 'paneel', which the table cells lacks; did you mean 'panel' or "
            "'panel_name'?",
        ),
        (
            "columns:\n  value: {dtype: int64}",
            "own.yaml does not fit the table cells: expected series 'value' to have type int64, got float64",
        ),
        (
            "checks:\n- {column: valu, ranges: {}, options: {check_name: range_by_panel, error: in range}}",
            'own.yaml does not fit the table cells: the check in range ends in KeyError("valu")',
        ),
    ],
)
def test_a_yaml_file_that_cannot_work_is_told(folder: Path, text: str, sentence: str) -> None:
    assert fault(of_yaml(folder, text)) == f"auditor.toml: the schema own: {sentence}"


@pytest.mark.parametrize(
    "text", ["columns:\n  value: {dtype: flaot}", "columns: 3", "checks: [3]", "checks: {x: 1}"]
)
def test_what_pandera_cannot_read_is_no_schema(folder: Path, text: str) -> None:
    assert fault(of_yaml(folder, text)).startswith(
        "auditor.toml: the schema own: own.yaml is no pandera schema: "
    )


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("schema = 3", "{} is no schema of pandera.pandas"),
        ("def schema(x):\n    return x", "{} makes no schema: TypeError: schema() missing 1 required"),
        ("shema = 3", "the module {module} has no 'schema'; did you mean 'shema'?"),
        (
            "import nowhere_at_all",
            "the module {module} cannot be imported: ModuleNotFoundError: No module named",
        ),
        ("1 / 0", "the module {module} cannot be imported: ZeroDivisionError: division by zero"),
        ("a =", "the module {module} cannot be imported: SyntaxError: invalid syntax"),
        (
            "schema = pa.DataFrameSchema(checks=pa.Check(lambda d: d['valu'] > 3, error='high'))",
            '{} does not fit the table cells: the check high ends in KeyError("valu")',
        ),
    ],
)
def test_a_module_that_cannot_work_is_told(folder: Path, code: str, sentence: str) -> None:
    settings = of_python(folder, code)
    module = settings.schema.removesuffix(":schema")
    assert fault(settings).startswith(
        f"auditor.toml: the schema own: {sentence.format(settings.schema, module=module)}"
    )


def test_a_schema_that_is_nowhere_is_told(folder: Path) -> None:
    settings = of_yaml(folder, SHARE)
    assert fault(replace(settings, schema="gone.yaml")).endswith("gone.yaml does not exist")
    assert fault(replace(settings, schema="gone")).endswith(
        "'gone' is neither a YAML file (.yaml, .yml) nor 'module:name'"
    )
    assert "cannot be imported: ModuleNotFoundError" in fault(replace(settings, schema="gone_too:schema"))


@pytest.mark.parametrize(
    ("sentence", "sentence_of_fault"),
    [
        ("{valu} is odd", "the sentence names 'valu', which the table cells lacks; did you mean 'value'?"),
        ("{value:d}", "the sentence cannot be filled in: ValueError: Unknown format code 'd'"),
        ("{", "the sentence cannot be filled in: ValueError: Single '{' encountered"),
        ("{} is odd", "the sentence cannot be filled in: IndexError"),
    ],
)
def test_a_sentence_that_cannot_be_filled_in_is_told(
    folder: Path, sentence: str, sentence_of_fault: str
) -> None:
    assert sentence_of_fault in fault(of_yaml(folder, SHARE, sentence))


def test_a_broken_schema_is_told_even_where_it_is_for_no_document(folder: Path) -> None:
    settings = replace(of_yaml(folder, "columns: ["), paths=("nowhere",))
    assert "is not valid YAML" in fault(settings)


# The documentation.


def test_the_tables_and_columns_of_the_documentation_exist() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "schemas.md").read_text("utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \|[^|]*\|([^|]*)\|$", guide, re.MULTILINE))
    assert listed.keys() == MODELS.keys()
    for table, columns in listed.items():
        assert set(re.findall(r"`(\w+)`", columns)) <= set(MODELS[table].to_schema().columns)


def test_the_example_of_the_documentation_is_a_schema(folder: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "schemas.md").read_text("utf-8")
    [text] = re.findall(r"```yaml\n(.*?)```", guide, re.DOTALL)
    settings = of_yaml(folder, text)
    assert found(settings) == []
    assert found(settings, document(panel="Rye")) == ["64.5: outside the range of its panel"]


# As rules among the others.


def test_schemas_become_rules_that_users_name_like_any_other(folder: Path) -> None:
    own = of_yaml(folder, SHARE)
    rules: list[AnyRule] = [*user_rules(Settings(schemas=(own, replace(own, name="other"))), [])]
    assert [(rule.name, rule.code) for rule in rules] == [("own", "USR001"), ("other", "USR002")]
    assert named("USR", rules) == {"USR001", "USR002"}
    assert find("own", rules) is rules[0]
    assert rules[0].summary == "A row of the table cells breaks the schema own.yaml."
    assert "Configured in auditor.toml, for all documents." in rules[0].doc


def test_a_schema_may_not_take_the_name_of_another_rule(folder: Path) -> None:
    own = of_yaml(folder, SHARE)
    for name in ("own", "all", "usr001"):
        with pytest.raises(
            ConfigError, match=f"^auditor.toml: the schema {name}: a rule is called '{name}' already"
        ):
            user_rules(Settings(schemas=(replace(own, name=name),)), user_rules(Settings(schemas=(own,)), []))


# Inference.


@pytest.mark.parametrize("table", sorted(MODELS))
def test_an_inferred_schema_passes_on_its_own_data_and_survives_yaml(table: str) -> None:
    frame = tables([DOCUMENT, document("oats.md", "Oats", "Second")])[table]
    schema = infer(table, frame)
    again = from_yaml(to_yaml(schema))  # type: ignore[no-untyped-call]
    assert again == schema
    again.validate(frame, lazy=True)


def test_panels_that_measure_different_things_have_ranges_of_their_own() -> None:
    small = replace(PANEL, name="Oats", cells=PANEL.cells[:1])
    both = replace(DOCUMENT, figures=(replace(DOCUMENT.figures[0], panels=(PANEL, small)),))
    frame = tables([both])["cells"]
    [check] = infer("cells", frame).checks
    assert check.statistics["ranges"] == {"Rye | field_A": [0.0, 100.0], "Oats": [6.0, 19.0]}
    wrong = frame.assign(value=frame["value"].where(frame["panel_name"] != "Oats", 20.0))
    with pytest.raises(pa.errors.SchemaErrors):
        infer("cells", frame).validate(wrong, lazy=True)


def test_a_range_does_not_go_beyond_what_the_measure_can_be() -> None:
    frame = tables([DOCUMENT])["cells"].assign(domain_low=0.0, domain_high=100.0)
    high = frame.assign(value=frame["value"] + 30)
    [check] = infer("cells", high).columns["value"].checks
    assert check.statistics["max_value"] == 100.0
    beyond = frame.assign(value=frame["value"] + 60)
    infer("cells", beyond).validate(beyond, lazy=True)


@pytest.mark.parametrize(
    ("low", "high", "wide"),
    [
        (12.5, 64.5, (0.0, 100.0)),
        (40.0, 52.0, (34.0, 58.0)),
        (-0.8, -0.2, (-1.1, 0.0)),
        (-3.0, 5.0, (-7.0, 9.0)),
        (7.0, 7.0, (3.0, 11.0)),
        (0.0, 0.0, (0.0, 0.0)),
        (0.0, inf, (0.0, inf)),
    ],
)
def test_a_range_is_widened_by_half_on_either_side_in_round_numbers(
    low: float, high: float, wide: tuple[float, float]
) -> None:
    assert widened(low, high) == wide


@given(st.lists(st.floats(allow_nan=False), min_size=1))
def test_a_widened_range_holds_what_it_was_made_of(values: list[float]) -> None:
    low, high = widened(min(values), max(values))
    assert low <= min(values) <= max(values) <= high
    assert isfinite(low) or not isfinite(min(values)) or not isfinite(max(values))
