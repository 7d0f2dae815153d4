"""Where reports go: formats to standard output or files, and a folder with one report per document."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath

import click

from auditor.discover import STDIN, Problem
from auditor.output import emit, write_atomically
from auditor.report import Run, View, formats, writer
from auditor.summary import summarise

STDOUT = "-"
INDEX = "index.md"


@dataclass(frozen=True, slots=True)
class Target:
    """One report format, and the file that it goes to (None: standard output)."""

    format: str
    file: str | None = None


@dataclass(frozen=True)
class Plan:
    """All that a run is to write: targets, and in `folder` the reports that `names` gives documents."""

    targets: Sequence[Target]
    folder: str | None = None
    names: dict[str, str] = field(default_factory=dict)

    @property
    def entrances(self) -> tuple[str, ...]:
        """The files that a reader should be told of: each format's, and the index of the folder."""
        files = [target.file for target in self.targets if target.file]
        return tuple(files + ([os.path.join(self.folder, INDEX)] if self.folder is not None else []))

    @property
    def files(self) -> tuple[str, ...]:
        """All files that will be written."""
        reports = [os.path.join(self.folder, name) for name in self.names.values()] if self.folder else []
        return (*self.entrances, *reports)


def parsed(context: click.Context, parameter: click.Parameter, values: Sequence[str]) -> list[Target]:
    """The targets that FORMAT[:FILE] values stand for, or a usage error that names the formats there are."""
    targets = []
    for value in values:
        name, _, file = value.partition(":")
        if name not in formats():
            raise click.BadParameter(f"there is no format {name!r}; there are {', '.join(formats())}")
        targets.append(Target(name, None if file in ("", STDOUT) else file))
    return targets or [Target("terminal")]


def planned(targets: Sequence[Target], folder: str | None, paths: Sequence[str], sources: list[str]) -> Plan:
    """What to write where; a usage error for two reports in one place or in place of an audited document."""
    names = report_names(paths, sources) if folder is not None else {}
    plan = Plan(targets, folder, names)
    if sum(target.file is None for target in targets) > 1:
        raise click.UsageError("only one format can go to standard output; give the others a FILE")
    audited = {os.path.abspath(source) for source in sources}
    places: set[str] = set()
    for file in plan.files:
        place = os.path.abspath(file)
        if place in places:
            raise click.UsageError(f"two reports cannot both go to {file}")
        if place in audited:
            raise click.UsageError(f"a report would overwrite the audited document {file}")
        places.add(place)
    return plan


def write_files(plan: Plan, run: Run, view: View) -> Iterator[Problem]:
    """Write everything that goes to files; yields what could not be written."""
    for target in plan.targets:
        if target.file:
            yield from _write(target.file, writer(target.format)(run, view))
    if plan.folder is None:
        return
    markdown = writer("markdown")
    for audited in run.audited:
        name = plan.names[audited.document.source.path]
        yield from _write(os.path.join(plan.folder, name), markdown(Run((audited,)), view))
    yield from _write(os.path.join(plan.folder, INDEX), markdown(run, replace(view, links=plan.names)))


def print_reports(plan: Plan, run: Run, view: View) -> None:
    """Print the format that goes to standard output; where none does, what was found in one line."""
    for target in plan.targets:
        if target.file is None:
            emit(writer(target.format)(run, view))
    if all(target.file for target in plan.targets):
        written = f" Written: {', '.join(view.written)}." if view.written else ""
        emit(f"Found {summarise(run.audited).in_words}.{written}\n")


def _write(file: str, text: str) -> Iterator[Problem]:
    try:
        write_atomically(Path(file), text)
    except OSError as error:
        yield Problem(file, f"cannot be written: {error.strerror or error}")


def report_names(paths: Iterable[str], sources: Iterable[str]) -> dict[str, str]:
    """For each source the path of its report: the source's own below the paths' common folder, and ".md".

    The mapping depends on the arguments and not on what a folder happens to hold, and no two reports
    get one name, not even where names differ in case only.
    """
    base = _common_folder(paths)
    names: dict[str, str] = {}
    taken = {INDEX}
    for source in sources:
        own = "stdin" if source == STDIN else _below(base, source)
        name = next(name for name in _variants(own) if name.casefold() not in taken)
        taken.add(name.casefold())
        names[source] = name
    return names


def _common_folder(paths: Iterable[str]) -> str:
    folders = [path if os.path.isdir(path) else os.path.dirname(path) for path in paths if path != STDIN]
    try:
        return os.path.commonpath([os.path.abspath(folder) for folder in folders])
    except ValueError:  # standard input only, or several drives
        return ""


def _below(base: str, source: str) -> str:
    path = PurePath(os.path.abspath(source))
    return path.relative_to(base or path.anchor).as_posix()


def _variants(own: str) -> Iterator[str]:
    yield f"{own}.md"
    number = 2
    while True:
        yield f"{own}-{number}.md"
        number += 1
