"""Which rows fail a schema, and why: pandera's answers led back to the rows of the table."""

from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from textwrap import shorten
from typing import Any

import pandas as pd
import pandera.pandas as pa
from pandera.errors import SchemaError, SchemaErrorReason, SchemaErrors

from auditor.config import SchemaSettings
from auditor.user_schema.loading import first_line

Fault = tuple[int, str]  # the label of a row, and what is wrong with it
LONGEST = 100

_UNREADABLE = SchemaErrorReason.DATATYPE_COERCION
_OF_ROWS = {
    _UNREADABLE,
    SchemaErrorReason.DATAFRAME_CHECK,
    SchemaErrorReason.SERIES_CONTAINS_NULLS,
    SchemaErrorReason.SERIES_CONTAINS_DUPLICATES,
    SchemaErrorReason.DUPLICATES,
}


def failing(schema: pa.DataFrameSchema, rows: pd.DataFrame, settings: SchemaSettings) -> pd.DataFrame:
    """The rows that fail, with a column `fault` that says why. Raises ConfigError."""
    faults: dict[int, list[str]] = defaultdict(list)
    for label, fault in _faults(schema, rows, settings) if len(rows) else ():
        if fault not in faults[label]:
            faults[label].append(fault)
    found = rows.loc[sorted(faults)]
    return found.assign(fault=["; ".join(faults[label]) for label in found.index])


def _faults(schema: pa.DataFrameSchema, rows: pd.DataFrame, settings: SchemaSettings) -> Iterator[Fault]:
    """What fails. Rows that hold another kind of value are told first, for no check can run beside them."""
    errors = _errors(schema, rows, settings)
    unreadable = [fault for error in errors if error.reason_code is _UNREADABLE for fault in _of(error, rows)]
    if unreadable:
        yield from unreadable
        rest = rows.drop(index=list({label for label, _ in unreadable}))
        if len(rest):
            yield from _faults(schema, rest, settings)
        return
    for error in errors:
        if error.reason_code not in _OF_ROWS:
            raise settings.error(
                f"{settings.schema} does not fit the table {settings.table}: {_misfit(error)}"
            )
        yield from _of(error, rows)


def _errors(schema: pa.DataFrameSchema, rows: pd.DataFrame, settings: SchemaSettings) -> list[SchemaError]:
    try:
        _without_absent_groups(schema, rows).validate(rows, lazy=True)
    except SchemaErrors as errors:
        return list(errors.schema_errors)
    except Exception as error:  # checks and parsers are the user's own code
        raise settings.error(f"{settings.schema} cannot be run: {first_line(error)}") from error
    return []


def _without_absent_groups(schema: pa.DataFrameSchema, rows: pd.DataFrame) -> pa.DataFrameSchema:
    """The schema without the checks that compare groups by name where the rows do not have them all."""
    schema = deepcopy(schema)
    for owner in (schema, *schema.columns.values()):
        owner.checks = [check for check in owner.checks if _has_groups(check, rows)]
    return schema


def _has_groups(check: Any, rows: pd.DataFrame) -> bool:
    return not check.groupby or not check.groups or set(check.groups) <= set(_groups(check, rows))


def _groups(check: Any, rows: pd.DataFrame) -> dict[Any, pd.Index]:
    """The labels of the rows of each group of a grouped check, by the names that pandera gives to them."""
    grouped = check.groupby(rows) if callable(check.groupby) else rows.groupby(check.groupby)
    return {
        key[0] if isinstance(key, tuple) and len(key) == 1 else key: group.index for key, group in grouped
    }


def _of(error: SchemaError, rows: pd.DataFrame) -> list[Fault]:
    """The rows that an error is about; the first of them where a check answers for many at once."""
    text, cases = _text(error), error.failure_cases
    if isinstance(cases, pd.DataFrame) and "index" in cases and cases["index"].isin(rows.index).all():
        return [(int(label), text) for label in cases["index"].unique()]
    together = _failing_groups(error, rows) or {"": rows.index}
    return [
        (int(labels[0]), f"{text}, for {len(labels)} rows together{f' ({key})' if key else ''}")
        for key, labels in together.items()
    ]


def _failing_groups(error: SchemaError, rows: pd.DataFrame) -> dict[str, pd.Index]:
    """The groups that a grouped check found wrong, if it answers for each of them."""
    output, check = error.check_output, error.check
    if not isinstance(output, pd.Series) or not isinstance(check, pa.Check) or not check.groupby:
        return {}
    groups = _groups(check, rows)
    return {str(key): groups[key] for key in output.index[~output.astype(bool)] if key in groups}


def _text(error: SchemaError) -> str:
    """What is wrong, in a few words: the column, and the check that failed."""
    column = str(error.column_name or getattr(error.schema, "name", None) or "")
    if error.reason_code is SchemaErrorReason.DUPLICATES:
        return "repeats another row"
    words = {
        _UNREADABLE: f"no {_dtype(error)}",
        SchemaErrorReason.SERIES_CONTAINS_NULLS: "missing",
        SchemaErrorReason.SERIES_CONTAINS_DUPLICATES: "not unique",
    }.get(error.reason_code) or _check(error)
    return f"{column}: {words}" if column else words


def _check(error: SchemaError) -> str:
    """A check as its author describes it, else by its name."""
    described = str(getattr(error.check, "error", None) or getattr(error.check, "name", None) or "")
    if described in ("", "<lambda>"):
        return "a check without a name"
    return shorten(described, LONGEST, placeholder=" ...")


def _dtype(error: SchemaError) -> str:
    return str(error.check).partition("'")[2].rstrip("')")


def _misfit(error: SchemaError) -> str:
    if error.reason_code is SchemaErrorReason.CHECK_ERROR:
        return f"the check {_text(error)} ends in {error.failure_cases}"
    return str(error).strip().split("\n", 1)[0]
