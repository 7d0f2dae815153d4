"""Settings from `auditor.toml`, or from the table `[tool.auditor]` of a `pyproject.toml`.

A key that nothing knows, or a value of the wrong kind, is an error: a misspelt setting that was passed
over would quietly check less than its author believes.
"""

import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from auditor.rule import Severity

OWN_FILE = "auditor.toml"
PROJECT_FILE = "pyproject.toml"
TABLES = ("cells", "documents", "legends", "panels", "statements", "ticks")

_SEVERITIES = tuple(severity.value for severity in Severity)
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class ConfigError(Exception):
    """The settings cannot be used; the message is one sentence that names the file and the key."""


@dataclass(frozen=True, slots=True)
class SchemaSettings:
    """A pandera schema of the user's own, the rows that it is for, and what to say of those that fail it.

    `schema` is a YAML file, seen from `folder`, or `module:name`; `sentence` is a format string over the
    table's columns; no `paths`, `panels` or `figures` means all of them. `file` holds the settings.
    """

    name: str
    schema: str
    table: str = "cells"
    sentence: str = ""
    paths: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    severity: Severity = Severity.ERROR
    file: str = ""
    folder: Path = Path()

    def error(self, fault: str) -> ConfigError:
        """A fault of this schema, as an error that says where it was configured."""
        return ConfigError(f"{self.file}: the schema {self.name}: {fault}")


@dataclass(frozen=True, slots=True)
class Settings:
    """What a project has settled; None where it leaves the choice open.

    `file` is the settings file as a user would name it, empty where there is none, and `folder` its
    folder, from which the paths in it are seen.
    """

    file: str = ""
    folder: Path = Path()
    select: tuple[str, ...] | None = None
    ignore: tuple[str, ...] = ()
    extend_select: tuple[str, ...] = ()
    fail_on: str | None = None
    min_severity: str | None = None
    schemas: tuple[SchemaSettings, ...] = ()


def load(file: str | None, folder: Path) -> Settings:
    """The settings of a file, or else of the nearest that `folder` or a folder above it holds.

    Of one folder's files `auditor.toml` comes first; a `pyproject.toml` without a table `[tool.auditor]`
    is passed over. Raises ConfigError.
    """
    if file is None:
        return _nearest(folder.resolve())
    found = _table(Path(file), file)
    if found is None:
        raise ConfigError(f"{file} has no table [tool.auditor]")
    return _settings(*found, file, Path(file).resolve())


def near(word: str, known: Sequence[str], otherwise: str = "") -> str:
    """What to add to a sentence about an unknown word: names like it, or else something else."""
    found = get_close_matches(word, known, n=3, cutoff=0.55)
    return f"; did you mean {' or '.join(map(repr, found))}?" if found else otherwise


def _nearest(folder: Path) -> Settings:
    for above in (folder, *folder.parents):
        for path in (above / OWN_FILE, above / PROJECT_FILE):
            if not os.path.isfile(path):
                continue
            shown = os.path.relpath(path)
            if found := _table(path, shown):
                return _settings(*found, shown, path)
    return Settings()


def _table(path: Path, shown: str) -> tuple[str, object] | None:
    """Where in a file the settings stand, and what stands there; None for a project file without any."""
    content = _content(path, shown)
    tool = content.get("tool")
    if isinstance(tool, dict) and "auditor" in tool:
        return "tool.auditor", tool["auditor"]
    return None if path.name == PROJECT_FILE else ("", content)


def _content(path: Path, shown: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise ConfigError(f"{shown} does not exist") from None
    except OSError as error:
        raise ConfigError(f"{shown} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{shown} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{shown} is not valid TOML: {error}") from None


def _settings(prefix: str, table: object, shown: str, path: Path) -> Settings:
    try:
        found = _read(prefix, table, _KEYS)
        schemas = found.pop("schemas", ())
        _all_different(_joined(prefix, "schemas"), [schema["name"] for schema in schemas])
    except _WrongError as error:
        raise ConfigError(f"{shown}: {error}") from None
    own = tuple(SchemaSettings(**schema, file=shown, folder=path.parent) for schema in schemas)
    return Settings(shown, path.parent, schemas=own, **found)


class _WrongError(Exception):
    """What is wrong with a key; the file is still to be named."""


Read = Callable[[str, object], Any]


def _read(place: str, table: object, readers: Mapping[str, Read]) -> dict[str, Any]:
    """The values of a table's keys, by their names in Python."""
    if not isinstance(table, dict):
        raise _WrongError(f"{place} must be a table, not {_kind(table)}")
    for key in table:
        if key not in readers:
            others = f"; the keys are {', '.join(readers)}"
            raise _WrongError(f"{_joined(place, key)} is no setting{near(key, list(readers), others)}")
    return {key.replace("-", "_"): readers[key](_joined(place, key), value) for key, value in table.items()}


def _joined(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _text(place: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise _WrongError(f"{place} must be a text, not {_kind(value)}")
    return value


def _texts(place: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _WrongError(f"{place} must be a list of texts, not {_kind(value)}")
    return tuple(_text(f"{place}[{number}]", one) for number, one in enumerate(value, 1))


def _patterns(place: str, value: object) -> tuple[str, ...]:
    """One pattern or several, but not none: that would be a schema for nothing."""
    patterns = (value,) if isinstance(value, str) else _texts(place, value)
    if not patterns:
        raise _WrongError(f"{place} must hold a pattern; leave it out for all")
    return tuple(_text(place, pattern) for pattern in patterns)


def _name(place: str, value: object) -> str:
    name = _text(place, value)
    if not _NAME.fullmatch(name):
        raise _WrongError(f"{place} must be small words joined by hyphens, such as 'odd-score', not {name!r}")
    return name


def _one_of(*words: str) -> Read:
    def read(place: str, value: object) -> str:
        if value in words and isinstance(value, str):
            return value
        hint = near(value, words) if isinstance(value, str) else ""
        raise _WrongError(f"{place} must be one of {', '.join(words)}, not {_kind(value)}{hint}")

    return read


def _severity(place: str, value: object) -> Severity:
    return Severity(_one_of(*_SEVERITIES)(place, value))


def _schemas(place: str, value: object) -> list[dict[str, Any]]:
    if not isinstance(value, list):
        raise _WrongError(f"{place} must be a list of tables ([[{place}]]), not {_kind(value)}")
    return [_schema(f"{place}[{number}]", one) for number, one in enumerate(value, 1)]


def _schema(place: str, value: object) -> dict[str, Any]:
    found = _read(place, value, _SCHEMA_KEYS)
    for key in ("name", "schema"):
        if key not in found:
            raise _WrongError(f"{place} lacks the key {key!r}")
    return found


def _all_different(place: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise _WrongError(f"{place}: two schemas are called {name!r}")


def _kind(value: object) -> str:
    """A value as an error shows it: scalars as they are, others by their kind."""
    if isinstance(value, bool):
        return str(value).lower()
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else repr(value)


_KEYS: dict[str, Read] = {
    "select": _texts,
    "ignore": _texts,
    "extend-select": _texts,
    "fail-on": _one_of(*_SEVERITIES),
    "min-severity": _one_of(*_SEVERITIES),
    "schemas": _schemas,
}
_SCHEMA_KEYS: dict[str, Read] = {
    "name": _name,
    "schema": _text,
    "table": _one_of(*TABLES),
    "sentence": _text,
    "paths": _patterns,
    "panels": _patterns,
    "figures": _patterns,
    "severity": _severity,
}
