import csv
import io
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from auditor.reading.files.syntax.csv_text import Row, parse_csv, separator_of
from auditor.reading.files.syntax.tree import FormError

fields = st.text(alphabet=st.characters(exclude_characters="\r\0", exclude_categories=["Cs"]), max_size=6)


@given(st.lists(st.lists(fields, min_size=1, max_size=4), min_size=1, max_size=4))
def test_it_reads_what_python_writes(rows: list[list[str]]) -> None:
    text = io.StringIO()
    csv.writer(text, quoting=csv.QUOTE_ALL).writerows(rows)
    expected = [row if any(row) else [] for row in rows]
    assert [[field.text for field in row] for row in parse_csv(text.getvalue(), ",")] == expected


@given(st.text(alphabet='a1,;"\n\r\t #|') | st.text())
def test_any_text_is_read_or_refused_and_each_field_knows_its_place(text: str) -> None:
    rows: tuple[Row, ...] = ()
    with suppress(FormError):
        rows = parse_csv(text)
    for field in (field for row in rows for field in row):
        written = text[field.span.start : field.span.end]
        assert field.text in (written, written.replace('""', '"'))
        assert len(field.plain.offsets) == len(field.text) + 1


@pytest.mark.parametrize(
    ("text", "separator"),
    [
        ("a,b\n1,2\n", ","),
        ("a;b\n1,5;2,5\n", ";"),
        ("a\tb\n1,5\t2\n", "\t"),
        ("a|b\n1|2\n", "|"),
        ("a\n1\n", ","),
        ("# note; with; marks\na,b\n1,2\n", ","),
    ],
)
def test_the_separator_is_the_one_that_cuts_all_lines_alike(text: str, separator: str) -> None:
    assert separator_of(text) == separator


def test_a_blank_line_is_an_empty_record_and_a_comment_none() -> None:
    assert [len(row) for row in parse_csv("# note\na,b\n\n1,2")] == [2, 0, 2]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('a,"b\n1,2\n', "a quoted field is not closed"),
        ('a,"b" c\n', "something stands behind the closing quote"),
    ],
)
def test_a_malformed_text_is_refused_with_a_reason(text: str, fault: str) -> None:
    with pytest.raises(FormError, match=fault):
        parse_csv(text)
