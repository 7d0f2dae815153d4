"""Documents that are drawn at random come back as they were written: their panels, rows, columns and cells, and no more."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from auditor.reading.document import read
from auditor.source import Source
from drawn.chance import Drawn, Seeded
from drawn.comparison import faults
from drawn.documents import Written, document


@st.composite
def documents(draw: st.DrawFn) -> Written:
    """A document of any form, with any way to declare its axes."""
    return document(Drawn(draw))


# The same documents in every run: what is told in such a way that it cannot be told apart would fail now and then.
steady = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@given(documents())
@steady
def test_a_drawn_document_comes_back_as_it_was_written(written: Written) -> None:
    assert faults(written, read(Source("drawn.md", written.text))) == []


@pytest.mark.parametrize("seed", range(40))
def test_a_document_of_a_seed_comes_back_as_it_was_written(seed: int) -> None:
    written = document(Seeded(seed))
    assert faults(written, read(Source("drawn.md", written.text))) == []
