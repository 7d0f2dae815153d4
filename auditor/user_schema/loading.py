"""Loading a schema of the user's own, and holding it against the table that it is for.

Whatever cannot work is told before a document is checked: a schema that names a column which the table
lacks, or that says nothing at all, would otherwise pass everything in silence.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from importlib import import_module, invalidate_caches
from inspect import signature
from typing import Any

import pandera.pandas as pa
import yaml
from pandera.io.pandas_io import deserialize_schema

import auditor.user_schema.panel_checks  # noqa: F401  (YAML files name the checks that it registers)
from auditor.config import SchemaSettings, near
from auditor.table_models import MODELS

_YAML = (".yaml", ".yml")
_OBJECT = re.compile(r"(?P<module>[\w.]+):(?P<name>\w+)")
_TEXT = re.compile(r"object|str(ing.*)?|<U\d*")
_SAMPLES: dict[str, Any] = {"int64": 1, "float64": 1.5, "bool": True}
_FRAME_KEYS = [
    *signature(pa.DataFrameSchema).parameters,
    *("schema_type", "version", "api", "dataframe_library", "multiindex"),
]
_COLUMN_KEYS = list(signature(pa.Column).parameters)


def load(settings: SchemaSettings, sentence: str) -> pa.DataFrameSchema:
    """The schema that a table's rows are to be held against. Raises ConfigError."""
    if settings.schema.lower().endswith(_YAML):
        schema = _from_yaml(settings)
    elif found := _OBJECT.fullmatch(settings.schema):
        schema = _from_python(settings, found["module"], found["name"])
    else:
        raise settings.error(f"{settings.schema!r} is neither a YAML file (.yaml, .yml) nor 'module:name'")
    columns = list(MODELS[settings.table].to_schema().columns)
    _check_columns(settings, schema, columns)
    _check_sentence(settings, sentence)
    return _prepared(schema)


def _from_yaml(settings: SchemaSettings) -> pa.DataFrameSchema:
    content = _yaml(settings)
    if not isinstance(content, dict):
        raise settings.error(f"{settings.schema} holds no pandera schema (it is no mapping)")
    for fault in _unknown_keys(content):
        raise settings.error(f"{settings.schema}: {fault}")
    try:
        schema: pa.DataFrameSchema = deserialize_schema(content)  # type: ignore[no-untyped-call]
    except Exception as error:  # whatever pandera stumbles over is the file's fault
        raise settings.error(f"{settings.schema} is no pandera schema: {first_line(error)}") from error
    return schema


def _yaml(settings: SchemaSettings) -> object:
    try:
        return yaml.safe_load((settings.folder / settings.schema).read_bytes())
    except FileNotFoundError:
        raise settings.error(f"{settings.schema} does not exist") from None
    except OSError as error:
        raise settings.error(f"{settings.schema} cannot be read: {error.strerror or error}") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f" (line {mark.line + 1}, column {mark.column + 1})" if mark else ""
        raise settings.error(f"{settings.schema} is not valid YAML{place}") from None


def _unknown_keys(content: Mapping[str, Any]) -> Iterator[str]:
    """What pandera would pass over: above all the misspelt name of a check."""
    yield from _unknown("the schema", content, _FRAME_KEYS)
    columns = content.get("columns")
    if isinstance(columns, dict):
        checks = sorted({name for name in dir(pa.Check) if not name.startswith("_")})
        for name, column in columns.items():
            yield from _unknown(f"the column {name}", column, _COLUMN_KEYS + checks)


def _unknown(owner: str, content: object, known: list[str]) -> Iterator[str]:
    if not isinstance(content, dict):
        yield f"{owner} is no mapping"
        return
    for key in content:
        if key not in known:
            yield f"{owner} has {key!r}, which is neither a key nor a check of pandera{near(str(key), known)}"


def _from_python(settings: SchemaSettings, module: str, name: str) -> pa.DataFrameSchema:
    found = _attribute(settings, module, name)
    try:
        if isinstance(found, type) and issubclass(found, pa.DataFrameModel):
            found = found.to_schema()
        elif callable(found) and not isinstance(found, pa.DataFrameSchema):
            found = found()
    except Exception as error:  # the user's own code
        raise settings.error(f"{settings.schema} makes no schema: {first_line(error)}") from error
    if not isinstance(found, pa.DataFrameSchema):
        raise settings.error(f"{settings.schema} is no schema of pandera.pandas")
    return found


def _attribute(settings: SchemaSettings, module: str, name: str) -> Any:
    """An object of a module that stands beside the settings, or is installed."""
    beside = str(settings.folder)
    sys.path.insert(0, beside)
    invalidate_caches()
    try:
        found = import_module(module)
    except Exception as error:  # the user's own code
        raise settings.error(f"the module {module} cannot be imported: {first_line(error)}") from error
    finally:
        sys.path.remove(beside)
    if not hasattr(found, name):
        raise settings.error(f"the module {module} has no {name!r}{near(name, list(vars(found)))}")
    return getattr(found, name)


def _check_columns(settings: SchemaSettings, schema: pa.DataFrameSchema, columns: list[str]) -> None:
    if not _says_something(schema):
        raise settings.error(f"{settings.schema} checks nothing")
    for name in _named_columns(schema, columns):
        if name not in columns:
            lacks = f"which the table {settings.table} lacks"
            hint = near(str(name), columns, f"; it has {', '.join(columns)}")
            raise settings.error(f"{settings.schema} speaks of the column {name!r}, {lacks}{hint}")


def _says_something(schema: pa.DataFrameSchema) -> bool:
    strict = (c.checks or c.unique or c.dtype or not c.nullable for c in schema.columns.values())
    return bool(schema.checks or schema.unique or schema.dtype or any(strict))


def _named_columns(schema: pa.DataFrameSchema, columns: list[str]) -> Iterator[Any]:
    for name, column in schema.columns.items():
        if not column.regex or not any(re.match(name, one) for one in columns):
            yield name
    yield from _listed(schema.unique)
    for check in all_checks(schema):
        yield from _listed(check.groupby)


def _listed(names: object) -> Iterable[Any]:
    if isinstance(names, str):
        return [names]
    return names if isinstance(names, list | tuple) else []


def all_checks(schema: pa.DataFrameSchema) -> Iterator[Any]:
    """The checks of a schema and of its columns."""
    yield from schema.checks
    for column in schema.columns.values():
        yield from column.checks


def _check_sentence(settings: SchemaSettings, sentence: str) -> None:
    """Fill the sentence in with a sample row, so that it cannot fail on a real one."""
    kinds = MODELS[settings.table].to_schema().dtypes
    sample = {name: _SAMPLES.get(str(kind), "") for name, kind in kinds.items()} | {"fault": "", "count": 1}
    try:
        sentence.format(**sample)
    except KeyError as error:
        word = str(error.args[0])
        hint = near(word, list(sample), f"; it has {', '.join(sample)}")
        raise settings.error(
            f"the sentence names {word!r}, which the table {settings.table} lacks{hint}"
        ) from None
    except (ValueError, IndexError, AttributeError, TypeError) as error:
        raise settings.error(f"the sentence cannot be filled in: {first_line(error)}") from None


def _prepared(schema: pa.DataFrameSchema) -> pa.DataFrameSchema:
    """The schema without what says nothing of a document, and with nothing that hides a failing row.

    The index, `strict` and `ordered` are about the form of a frame, and the table's is given; text is
    text, under whichever name a version of pandas calls it.
    """
    schema = deepcopy(schema)
    schema.index, schema.strict, schema.ordered = None, False, False
    schema.drop_invalid_rows = schema.add_missing_columns = False
    for column in schema.columns.values():
        column.drop_invalid_rows = False
        if column.dtype is not None and _TEXT.fullmatch(str(column.dtype)):
            column.dtype = pa.Column(str).dtype
    for check in all_checks(schema):
        check.raise_warning = False
    return schema


def first_line(error: Exception) -> str:
    """An error's kind and the first line of what it says."""
    text = str(error).strip().split("\n", 1)[0]
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
