from pathlib import Path

import pytest

from auditor.config import TABLES, ConfigError, SchemaSettings, Settings, load
from auditor.rule import Severity
from auditor.table_models import MODELS

ALL = """\
select = ["ragged-row", "CLM"]
ignore = ["peak"]
extend-select = ["USR"]
fail-on = "error"
min-severity = "warning"

[[schemas]]
name = "odd-share"
schema = "shares.yaml"

[[schemas]]
name = "odd-tick"
schema = "checks:ticks"
table = "ticks"
sentence = "{text} is odd"
paths = "docs/**"
panels = ["Rye*", "Oats"]
figures = ["Germination"]
severity = "warning"
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def fault(text: str, name: str = "auditor.toml") -> str:
    Path(name).write_text(text, "utf-8")
    with pytest.raises(ConfigError) as raised:
        load(None, Path.cwd())
    return str(raised.value)


# Which file.


def test_without_a_file_everything_is_left_open(folder: Path) -> None:
    assert load(None, folder) == Settings()


def test_all_settings_are_read_from_a_file_of_their_own(folder: Path) -> None:
    (folder / "auditor.toml").write_text(ALL)
    assert load(None, folder) == Settings(
        "auditor.toml",
        folder,
        select=("ragged-row", "CLM"),
        ignore=("peak",),
        extend_select=("USR",),
        fail_on="error",
        min_severity="warning",
        schemas=(
            SchemaSettings("odd-share", "shares.yaml", file="auditor.toml", folder=folder),
            SchemaSettings(
                "odd-tick",
                "checks:ticks",
                "ticks",
                "{text} is odd",
                ("docs/**",),
                ("Rye*", "Oats"),
                ("Germination",),
                Severity.WARNING,
                "auditor.toml",
                folder,
            ),
        ),
    )


def test_a_project_file_has_them_in_a_table(folder: Path) -> None:
    (folder / "pyproject.toml").write_text('[tool.auditor]\nfail-on = "info"\n')
    assert load(None, folder).fail_on == "info"


def test_the_nearest_file_above_counts_and_one_without_the_table_is_passed_over(folder: Path) -> None:
    deep = folder / "a" / "b"
    deep.mkdir(parents=True)
    (folder / "auditor.toml").write_text('ignore = ["far"]')
    assert load(None, deep).ignore == ("far",)
    (deep / "pyproject.toml").write_text("[tool.other]\nselect = 3\n")
    assert load(None, deep).ignore == ("far",)
    (folder / "a" / "pyproject.toml").write_text('[tool.auditor]\nignore = ["near"]')
    assert load(None, deep).ignore == ("near",)


def test_in_one_folder_the_file_of_its_own_comes_before_the_project_file(folder: Path) -> None:
    (folder / "pyproject.toml").write_text('[tool.auditor]\nignore = ["project"]')
    (folder / "auditor.toml").write_text('ignore = ["own"]')
    assert load(None, folder).ignore == ("own",)


def test_a_named_file_is_the_only_one_that_counts(folder: Path) -> None:
    (folder / "auditor.toml").write_text("nonsense = 1")
    (folder / "other.toml").write_text('select = ["peak"]')
    assert load("other.toml", folder).select == ("peak",)
    (folder / "other.toml").write_text('[tool.auditor]\nselect = ["range"]')
    assert load("other.toml", folder).select == ("range",)


def test_an_empty_selection_is_not_the_same_as_none(folder: Path) -> None:
    (folder / "auditor.toml").write_text("select = []")
    assert load(None, folder).select == ()


def test_a_file_above_is_named_as_seen_from_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "docs").mkdir()
    (folder / "auditor.toml").write_text("x = 1")
    monkeypatch.chdir(folder / "docs")
    with pytest.raises(ConfigError, match=r"^\.\./auditor\.toml: x is no setting"):
        load(None, Path.cwd())


# What can be wrong: one sentence each, with the file and the key.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("selct = []", "selct is no setting; did you mean 'select' or 'extend-select'?"),
        ("extend_select = []", "extend_select is no setting; did you mean 'extend-select' or 'select'?"),
        (
            "colour = 1",
            "colour is no setting; "
            "the keys are select, ignore, extend-select, fail-on, min-severity, schemas",
        ),
        ('select = "peak"', "select must be a list of texts, not 'peak'"),
        ("ignore = [3]", "ignore[1] must be a text, not 3"),
        ('ignore = ["a", " "]', "ignore[2] must be a text, not ' '"),
        (
            'fail-on = "warnin"',
            "fail-on must be one of error, warning, info, not 'warnin'; did you mean 'warning'?",
        ),
        ("fail-on = true", "fail-on must be one of error, warning, info, not true"),
        ("min-severity = []", "min-severity must be one of error, warning, info, not a list"),
        ("schemas = 3", "schemas must be a list of tables ([[schemas]]), not 3"),
        ("schemas = [3]", "schemas[1] must be a table, not 3"),
        ("[schemas]", "schemas must be a list of tables ([[schemas]]), not a table"),
        ('[[schemas]]\nname = "a"', "schemas[1] lacks the key 'schema'"),
        ('[[schemas]]\nschema = "a.yaml"', "schemas[1] lacks the key 'name'"),
        (
            '[[schemas]]\nname = "a"\nschema = "b"\npath = "c"',
            "schemas[1].path is no setting; did you mean 'paths'?",
        ),
        (
            '[[schemas]]\nname = "Odd Share"\nschema = "b"',
            "schemas[1].name must be small words joined by hyphens, such as 'odd-score', not 'Odd Share'",
        ),
        (
            '[[schemas]]\nname = "a"\nschema = "b"\ntable = "cell"',
            "schemas[1].table must be one of cells, documents, legends, panels, statements, ticks, "
            "not 'cell'; did you mean 'cells'?",
        ),
        (
            '[[schemas]]\nname = "a"\nschema = "b"\nseverity = 2',
            "schemas[1].severity must be one of error, warning, info, not 2",
        ),
        (
            '[[schemas]]\nname = "a"\nschema = "b"\npanels = []',
            "schemas[1].panels must hold a pattern; leave it out for all",
        ),
        (
            '[[schemas]]\nname = "a"\nschema = "b"\npaths = {}',
            "schemas[1].paths must be a list of texts, not a table",
        ),
        (2 * '[[schemas]]\nname = "a"\nschema = "b"\n', "schemas: two schemas are called 'a'"),
    ],
)
def test_a_wrong_setting_is_one_sentence(text: str, sentence: str) -> None:
    assert fault(text) == f"auditor.toml: {sentence}"


def test_keys_of_a_project_file_are_named_in_full() -> None:
    text = '[tool.auditor]\n[[tool.auditor.schemas]]\nname = "a"\nschema = 4\n'
    assert fault(text, "pyproject.toml") == (
        "pyproject.toml: tool.auditor.schemas[1].schema must be a text, not 4"
    )
    assert (
        fault("[tool]\nauditor = 1", "pyproject.toml")
        == "pyproject.toml: tool.auditor must be a table, not 1"
    )


def test_broken_toml_is_told_with_its_place() -> None:
    assert fault("select = [").startswith("auditor.toml is not valid TOML: ")
    Path("auditor.toml").write_bytes(b"# caf\xe9")
    with pytest.raises(ConfigError, match=r"^auditor\.toml is not UTF-8 text$"):
        load(None, Path.cwd())


def test_a_named_file_that_cannot_be_used_is_told(folder: Path) -> None:
    (folder / "pyproject.toml").write_text("[project]\n")
    for file, sentence in {
        "nowhere.toml": "nowhere.toml does not exist",
        "pyproject.toml": "pyproject.toml has no table [tool.auditor]",
        ".": ". cannot be read: Is a directory",
    }.items():
        with pytest.raises(ConfigError) as raised:
            load(file, folder)
        assert str(raised.value) == sentence


def test_the_tables_that_a_schema_can_be_for_are_those_of_a_batch() -> None:
    assert set(TABLES) == set(MODELS)
