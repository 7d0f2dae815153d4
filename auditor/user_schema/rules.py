"""From the schemas in the settings to rules, as the engine, the lists and the explanations see them."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from auditor.config import ConfigError, SchemaSettings, Settings
from auditor.evidence.lines import name_of
from auditor.model import Document
from auditor.registry import AnyRule, words
from auditor.rule import Confidence
from auditor.schema import SchemaRule
from auditor.user_schema.globs import name_matches, path_matches

if TYPE_CHECKING:
    import pandas as pd
    import pandera.pandas as pa

CODES = "USR"
_SENTENCES = {
    "cells": "{text} at {row_tick}, {column_tick} breaks the schema ({fault})",
    "documents": "the document breaks the schema ({fault})",
    "legends": "{text} on the colour scale breaks the schema ({fault})",
    "panels": "the panel {text} breaks the schema ({fault})",
    "statements": "the sentence breaks the schema ({fault})",
    "ticks": "the tick {text} breaks the schema ({fault})",
}


def user_rules(settings: Settings, known: Sequence[AnyRule]) -> tuple[SchemaRule, ...]:
    """A rule for each configured schema. Raises ConfigError where another rule has its name or code."""
    taken = {"all", *(word for rule in known for word in words(rule))}
    rules = []
    for number, schema in enumerate(settings.schemas, 1):
        rule = user_rule(schema, f"{CODES}{number:03}")
        if clash := taken & {rule.name, rule.code.lower()}:
            raise ConfigError(
                f"{schema.file}: the schema {schema.name}: a rule is called {min(clash)!r} already"
            )
        rules.append(rule)
    return tuple(rules)


def user_rule(schema: SchemaSettings, code: str) -> SchemaRule:
    """The rule of one schema: each row that fails it is a finding of its own."""
    return SchemaRule(
        code,
        schema.name,
        schema.severity,
        Confidence.HIGH,
        schema.table,
        partial(_loaded, schema),
        sentence(schema),
        by=("document", "panel", "start", "end"),
        because=(),
        suggestion="",
        doc=_doc(schema),
        bad=(),
        good=(),
        apart=partial(failing_rows, schema),
    )


def sentence(schema: SchemaSettings) -> str:
    """The format string for a failing row, the user's own or the one for its table."""
    return schema.sentence or _SENTENCES[schema.table]


def failing_rows(
    schema: SchemaSettings, frame: "pd.DataFrame", documents: Sequence[Document]
) -> "pd.DataFrame":
    """The rows that the schema is for and that fail it. Raises ConfigError."""
    from auditor.user_schema.failing import failing

    loaded = _loaded(schema)
    rows = bound(schema, frame, documents)
    return failing(loaded, rows, schema)


def bound(schema: SchemaSettings, frame: "pd.DataFrame", documents: Sequence[Document]) -> "pd.DataFrame":
    """The rows of the documents, panels and figures that a schema is for."""
    chosen = {
        index
        for index, document in enumerate(documents)
        if not schema.paths or path_matches(document.source.path, schema.paths, schema.folder)
    }
    rows = frame[frame["document"].isin(chosen)]
    if not schema.panels and not schema.figures:
        return rows
    wanted = {(index, panel) for index in chosen for panel in _panels(schema, documents[index])}
    return rows[[place in wanted for place in zip(rows["document"], rows["panel"], strict=True)]]


def _panels(schema: SchemaSettings, document: Document) -> list[int]:
    return [
        number
        for number, panel in enumerate(document.panels)
        if (not schema.panels or name_matches((name_of(panel), *panel.aliases), schema.panels))
        and (not schema.figures or name_matches((panel.figure,), schema.figures))
    ]


def _loaded(schema: SchemaSettings) -> "pa.DataFrameSchema":
    from auditor.user_schema.loading import load

    return load(schema, sentence(schema))


def _doc(schema: SchemaSettings) -> str:
    bindings = {"documents": schema.paths, "panels": schema.panels, "figures": schema.figures}
    scope = [f"{kind} {', '.join(patterns)}" for kind, patterns in bindings.items() if patterns]
    return (
        f"A row of the table {schema.table} breaks the schema {schema.schema}.\n\n"
        f"Configured in {schema.file}, for {'; '.join(scope) or 'all documents'}.\n"
        f"Of a row that fails it says: {sentence(schema)}\n"
    )
