"""From paths to documents: find the sources, and read each in the way that its suffix asks for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import BinaryIO

from auditor.discover import DATA_SUFFIXES, Problem, discover
from auditor.errors import InputError, MissingPackageError
from auditor.faults import fault_of
from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source


@dataclass(frozen=True, slots=True)
class Intake:
    """The documents that could be read, and what went wrong with the others."""

    documents: tuple[Document, ...]
    problems: tuple[Problem, ...]


def take_in(paths: Sequence[str], stdin: BinaryIO) -> Intake:
    """Read all documents that paths (files, folders, "-" for standard input) stand for."""
    documents: list[Document] = []
    problems: list[Problem] = []
    for found in discover(paths, stdin):
        if isinstance(found, Problem):
            problems.append(found)
            continue
        try:
            documents.append(read_source(found))
        except InputError as error:
            problems.append(Problem(error.path, error.fault))
        except MissingPackageError:
            raise
        except Exception as error:  # of ours: the other documents are audited all the same
            fault = fault_of(error, "it was read")
            problems.append(Problem(found.path, fault.sentence, fault.trace))
    return Intake(tuple(documents), tuple(problems))


def read_source(source: Source) -> Document:
    """Read one source; a data file that holds no figure is a document without figures. Raises InputError."""
    if not source.path.lower().endswith(DATA_SUFFIXES):
        return read(source)
    from auditor.reading.files import read_file  # the readers of data files are slow to import

    return read_file(source)
