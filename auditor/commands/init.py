"""`auditor init`: first drafts of files that a project keeps for the auditor."""

import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from auditor.commands.common import FAILED, JobError, tell
from auditor.commands.configured import config_option
from auditor.config import OWN_FILE, PROJECT_FILE, TABLES, SchemaSettings, Settings
from auditor.discover import STDIN
from auditor.intake import take_in
from auditor.model import Document
from auditor.output import emit, write_atomically
from auditor.user_schema.rules import sentence


@click.group()
def init() -> None:
    """Write a first draft of a file that a project keeps for the auditor."""


@init.command()
@click.argument("paths", nargs=-1, required=True, metavar="FILE...")
@click.option("--table", type=click.Choice(TABLES), default="cells", show_default=True)
@click.option("-o", "--out", metavar="OUT.yaml", help="Write to OUT.yaml instead of standard output.")
@config_option
@click.pass_context
def schema(
    context: click.Context, paths: tuple[str, ...], table: str, out: str | None, settings: Settings
) -> None:
    """Infer a schema from transcriptions that are right, and print the settings that use it.

    The schema holds the names, ticks and ranges that the data show, and passes on them. A FILE is a
    file, a folder, or "-" for standard input.
    """
    intake = take_in(paths, sys.stdin.buffer)
    tell(intake.problems)
    text = _inferred(table, intake.documents)
    stanza = _stanza(settings, table, out, [document.source.path for document in intake.documents])
    if out is None:
        emit(text)
        click.echo(stanza, err=True, nl=False)
    else:
        _write(Path(out), text)
        emit(stanza)
    context.exit(FAILED if intake.problems else 0)


def _inferred(table: str, documents: Sequence[Document]) -> str:
    from pandera.io.pandas_io import to_yaml

    from auditor.tables import tables
    from auditor.user_schema.inference import infer

    frame = tables(documents)[table]
    if frame.empty:
        raise JobError(f"there is nothing to infer a schema from: the documents have no {table}")
    return str(to_yaml(infer(table, frame)))


def _write(out: Path, text: str) -> None:
    """Never in place of a file that is there: a schema is something that people go on writing."""
    if out.exists():
        raise JobError(f"{out} is there already; a new schema needs a new name")
    try:
        write_atomically(out, text)
    except OSError as error:
        raise JobError(f"{out} cannot be written: {error.strerror or error}") from None


def _stanza(settings: Settings, table: str, out: str | None, sources: Sequence[str]) -> str:
    """The settings that hold these documents against the schema, with paths as their file sees them."""
    own = os.path.basename(settings.file) == OWN_FILE
    folder = settings.folder if settings.file else Path.cwd()
    file = out or f"{table}.yaml"
    name = re.sub(r"[^a-z0-9]+", "-", Path(file).stem.lower()).strip("-")
    drafted = SchemaSettings(name if name[:1].isalpha() else f"schema-{name}".strip("-"), file, table)
    paths = [_seen(path, folder) for path in sources if path != STDIN]
    lines = [
        f"# For {settings.file or PROJECT_FILE}{'' if own else f' (in {OWN_FILE} the head is [[schemas]])'}:",
        "[[schemas]]" if own else "[[tool.auditor.schemas]]",
        f"name = {_quoted(drafted.name)}",
        f"schema = {_quoted(_seen(file, folder))}",
        f"table = {_quoted(table)}",
        *([f"paths = [{', '.join(map(_quoted, paths))}]"] if paths else []),
        f"sentence = {_quoted(sentence(drafted))}",
    ]
    return "".join(f"{line}\n" for line in lines)


def _seen(path: str, folder: Path) -> str:
    """A path as seen from a folder, or as it is where the folder does not hold it."""
    whole = Path(path).resolve()
    return whole.relative_to(folder.resolve()).as_posix() if whole.is_relative_to(folder.resolve()) else path


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
