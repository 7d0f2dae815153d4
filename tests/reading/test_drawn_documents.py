"""Documents that are drawn at random come back as they were written: their panels, rows, columns and cells, and no more."""

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from auditor.reading.document import read
from auditor.source import Source
from drawn.chance import Drawn, Seeded
from drawn.comparison import faults
from drawn.documents import Written, document

# Some documents that are drawn cannot be told apart, so that only those of fixed seeds are always read.
MOST_ASKED_FOR = int(os.environ.get("DRAWN_DOCUMENTS", "0"))


def lost(written: Written) -> list[str]:
    return faults(written, read(Source("drawn.md", written.text)))


@pytest.mark.parametrize("seed", range(100))
def test_a_document_of_a_seed_comes_back_as_it_was_written(seed: int) -> None:
    assert lost(document(Seeded(seed))) == []


@st.composite
def documents(draw: st.DrawFn) -> Written:
    """A document of any form, with any way to declare its axes."""
    return document(Drawn(draw))


@pytest.mark.skipif(
    not MOST_ASKED_FOR, reason="DRAWN_DOCUMENTS tells how many documents to draw and to shrink"
)
@given(documents())
@settings(
    max_examples=max(1, MOST_ASKED_FOR),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_a_drawn_document_comes_back_as_it_was_written(written: Written) -> None:
    assert lost(written) == []
