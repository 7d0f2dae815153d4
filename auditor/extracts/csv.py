"""Tidy cells as CSV: `document,figure,panel,row,column,value,text,line`, as RFC 4180 says."""

from collections.abc import Sequence

from auditor.extract import as_csv, tidy
from auditor.model import Document


def write(documents: Sequence[Document]) -> bytes:
    """One line for each value of each panel; both places are empty for a value beyond the grid."""
    return as_csv(tidy(documents)).encode("utf-8", "backslashreplace")
