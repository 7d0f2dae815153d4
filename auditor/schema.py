"""Schema rules: pandera schemas over the tables of a whole batch, as rules.

A schema rule is a function that returns a pandera schema over one of the tables, and the sentence that a
user reads when a row fails it. All schema rules of a table are joined into one schema, which pandera runs
once per batch; what fails is led back to the spans it was written in. pandera and pandas are imported
only when a batch is checked, so that a schema rule can be listed and explained without them.
"""

import inspect
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from auditor.model import Document
from auditor.rule import Confidence, Example, Finding, Mark, Severity
from auditor.source import Span

if TYPE_CHECKING:
    import pandas as pd
    import pandera.pandas as pa


@dataclass(frozen=True, slots=True)
class SchemaRule:
    """A pandera schema over one table, as the engine and the documentation see it.

    `schema` makes the schema; `sentence` is a format string over the columns of the first row that
    fails, and `count`; failing rows that agree in the columns `by` are one finding; `because` names
    pairs of columns, `x_start` and `x_end`, that hold a place which proves the fault. `apart` finds the
    failing rows of a table for a rule that is not joined with the others; it may add columns.
    """

    code: str
    name: str
    severity: Severity
    confidence: Confidence
    table: str
    schema: Callable[[], "pa.DataFrameSchema"]
    sentence: str
    by: tuple[str, ...]
    because: tuple[str, ...]
    suggestion: str
    doc: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]
    subject: str = "Batch"
    apart: "Callable[[pd.DataFrame, Sequence[Document]], pd.DataFrame] | None" = None

    @property
    def summary(self) -> str:
        """The first line of the docstring: the fault in one sentence."""
        return self.doc.split("\n", 1)[0]


def schema_rule(
    code: str,
    *,
    table: str,
    sentence: str,
    by: tuple[str, ...] = (),
    because: tuple[str, ...] = (),
    suggestion: str = "",
    severity: Severity = Severity.ERROR,
    confidence: Confidence = Confidence.HIGH,
    bad: Iterable[Example],
    good: Iterable[Example],
) -> Callable[[Callable[[], "pa.DataFrameSchema"]], SchemaRule]:
    """Turn a function that returns a pandera schema into a rule over one of the tables."""

    def wrap(schema: Callable[[], "pa.DataFrameSchema"]) -> SchemaRule:
        return SchemaRule(
            code,
            schema.__name__.replace("_", "-"),
            severity,
            confidence,
            table,
            schema,
            sentence,
            ("document", "panel", *by),
            because,
            suggestion,
            inspect.getdoc(schema) or "",
            tuple(bad),
            tuple(good),
        )

    return wrap


Found = dict[int, list[tuple[SchemaRule, Finding]]]


def check_batch(documents: Sequence[Document], rules: Sequence[SchemaRule]) -> Found:
    """The findings of all schema rules, by the position of their document in the batch."""
    found: Found = defaultdict(list)
    if not rules or not documents:
        return found
    from auditor.table_models import MODELS
    from auditor.tables import tables

    frames = tables(documents)
    together = [rule for rule in rules if not rule.apart]
    for table in sorted({rule.table for rule in together}):
        own = {rule.code: rule for rule in together if rule.table == table}
        schema = joined(MODELS[table].to_schema(), own)
        for code, rows in failures(schema, frames[table]).items():
            _add(found, own[code], rows)
    for rule in rules:
        if rule.apart:
            _add(found, rule, rule.apart(frames[rule.table], documents))
    return found


def _add(found: Found, rule: SchemaRule, rows: "pd.DataFrame") -> None:
    for document, finding in _findings(rule, rows):
        found[document].append((rule, finding))


def joined(base: "pa.DataFrameSchema", rules: dict[str, SchemaRule]) -> "pa.DataFrameSchema":
    """A table's own schema with the checks of all rules over it, each named by its rule's code."""
    base = deepcopy(base)  # pandera keeps one schema for each model
    for code, rule in rules.items():
        schema = rule.schema()
        for column, checked in schema.columns.items():
            base.columns[column].checks.extend(_named(checked.checks, code))
        base.checks.extend(_named(schema.checks, code))
    return base


def _named(checks: Iterable[Any], code: str) -> list[Any]:
    named = list(checks)
    for check in named:
        check.error = code
    return named


def failures(schema: "pa.DataFrameSchema", frame: "pd.DataFrame") -> dict[str, "pd.DataFrame"]:
    """The rows that fail each named check, in the order of the table; raises what a broken table raises."""
    from pandera.errors import SchemaErrors

    try:
        schema.validate(frame, lazy=True)
    except SchemaErrors as errors:
        cases = errors.failure_cases
        failing = cases.dropna(subset=["index"]).groupby("check")["index"].unique()
        if len(cases) > cases["index"].notna().sum():
            raise
        return {str(code): frame.loc[sorted(index)] for code, index in failing.items()}
    return {}


def _findings(rule: SchemaRule, rows: "pd.DataFrame") -> Iterable[tuple[int, Finding]]:
    """One finding for each group of failing rows; what several panels share is found once."""
    seen: set[tuple[int, Span]] = set()
    for _, group in rows.groupby(list(rule.by), sort=False):
        members: list[Any] = group.sort_values("start").to_dict("records")
        first = members[0]
        place = (int(first["document"]), _span(first))
        if place in seen:
            continue
        seen.add(place)
        facts = first | {"count": len(members)}
        yield (
            int(first["document"]),
            Finding(
                rule.sentence.format(**facts)
                + (f" (and {len(members) - 1} more)" if len(members) > 1 else ""),
                Mark(_span(first)),
                because=tuple(
                    Mark(_span(first, f"{name}_")) for name in rule.because if first[f"{name}_start"] >= 0
                ),
                also=tuple(Mark(_span(member)) for member in members[1:]),
                panel=str(first["panel_name"]),
                suggestion=rule.suggestion.format(**facts),
            ),
        )


def _span(row: dict[str, Any], prefix: str = "") -> Span:
    return Span(int(row[f"{prefix}start"]), int(row[f"{prefix}end"]))
