"""Our own schema carries all that the model holds: what is written is read back the same."""

import pytest
from hypothesis import HealthCheck, given, settings

from auditor.extracts import writer
from auditor.model import Document
from transcriptions import documents, read, without_places

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
relaxed = settings(deadline=None, max_examples=60, suppress_health_check=slow)


@pytest.mark.parametrize("form", ["yaml", "json"])
@relaxed
@given(document=documents())
def test_a_document_is_read_back_as_it_was(form: str, document: Document) -> None:
    again = read(f"a.{form}", writer(form)([document]).decode())
    assert without_places(again) == without_places(document)


@pytest.mark.parametrize("form", ["yaml", "json"])
@relaxed
@given(document=documents())
def test_writing_what_was_read_changes_nothing(form: str, document: Document) -> None:
    text = writer(form)([document]).decode()
    again = read(f"a.{form}", text)
    unread = [again.source.slice(line.span) for line in again.unread]
    assert unread == [document.source.slice(line.span) for line in document.unread]
    assert writer(form)([again]).decode() == text


@pytest.mark.parametrize("form", ["yaml", "json"])
@relaxed
@given(first=documents(), second=documents())
def test_several_documents_are_read_back_one_after_the_other(
    form: str, first: Document, second: Document
) -> None:
    again = read(f"a.{form}", writer(form)([first, second]).decode())
    assert without_places(again.figures) == without_places(first.figures + second.figures)
    assert without_places(again.panels) == without_places(first.panels + second.panels)
    behind = again.statements[len(first.statements) :]
    shifts = {
        s.panel - t.panel
        for s, t in zip(behind, second.statements, strict=True)
        if s.panel is not None and t.panel is not None
    }
    assert shifts <= {len(first.panels)}
