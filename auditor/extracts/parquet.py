"""Tidy cells as a Parquet file, with the columns of the CSV; values and lines are numbers."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from importlib.util import find_spec
from io import BytesIO

from auditor.errors import MissingPackageError
from auditor.extract import TidyCell, tidy
from auditor.model import Document


def write(documents: Sequence[Document]) -> bytes:
    """One row for each value of each panel. Raises MissingPackageError."""
    if find_spec("pyarrow") is None:
        raise MissingPackageError("parquet", "pyarrow")
    import pandas as pd

    names = [field.name for field in fields(TidyCell)]
    frame = pd.DataFrame([asdict(cell) for cell in tidy(documents)], columns=names)
    frame["value"] = pd.to_numeric(frame["value"]).astype("float64")
    frame["line"] = frame["line"].astype("int64")
    file = BytesIO()
    frame.astype({name: "string" for name in names if name not in ("value", "line")}).to_parquet(
        file, engine="pyarrow", index=False
    )
    return file.getvalue()
