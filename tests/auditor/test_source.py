from hypothesis import given
from hypothesis import strategies as st

from auditor.source import Position, Source, Span


def test_lines_and_columns_count_from_one() -> None:
    source = Source("a.md", "ab\ncd\n")
    assert source.position(0) == Position(1, 1)
    assert source.position(4) == Position(2, 2)


def test_a_carriage_return_is_no_part_of_a_line() -> None:
    source = Source("a.md", "ab\r\ncd")
    assert source.slice(source.line_span(1)) == "ab"
    assert source.slice(source.line_span(2)) == "cd"


@given(st.text(alphabet="ab\n\r", max_size=30))
def test_every_offset_lies_on_the_line_it_is_said_to(text: str) -> None:
    source = Source("a.md", text)
    for offset in range(len(text)):
        position = source.position(offset)
        assert source.line_starts[position.line - 1] + position.column - 1 == offset


def test_a_span_contains_itself_and_overlaps_its_neighbour_only_where_they_share_text() -> None:
    assert Span(2, 5).contains(Span(2, 5))
    assert not Span(2, 5).overlaps(Span(5, 7))
    assert Span(2, 5).shifted(3) == Span(5, 8)
