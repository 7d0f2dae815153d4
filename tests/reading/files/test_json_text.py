import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from auditor.reading.files.syntax.json_text import parse_json
from auditor.reading.files.syntax.tree import Array, FormError, Node, Record, Scalar

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def plain(node: Node) -> Any:
    """What Python's own reader makes of the tree."""
    if isinstance(node, Record):
        return {key.text: plain(value) for key, value in zip(node.keys, node.values, strict=True)}
    if isinstance(node, Array):
        return [plain(item) for item in node.items]
    return node.text if node.quoted else json.loads(node.text)


@given(values, st.booleans(), st.sampled_from([None, 1, "\t"]))
def test_it_reads_what_python_writes(value: Any, ascii_only: bool, indent: int | str | None) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only, indent=indent)
    assert repr(plain(parse_json(text))) == repr(value)


@given(st.text(), st.booleans())
@example("''\x1f", False)
def test_every_character_of_a_string_has_its_place(text: str, ascii_only: bool) -> None:
    written = json.dumps([text], ensure_ascii=ascii_only)
    node = parse_json(written)
    assert isinstance(node, Array)
    (string,) = node.items
    assert isinstance(string, Scalar)
    offsets = string.plain.offsets
    assert len(offsets) == len(text) + 1
    for character, offset in zip(text, offsets, strict=False):
        assert written[offset] in (character, "\\")


@given(st.text(alphabet='{}[]",:\\ntfu01.e-\n a\ufeff') | st.text())
def test_any_text_is_read_or_refused_with_a_place_in_it(text: str) -> None:
    fault = refusal(text)
    assert fault is None or 0 <= fault.offset <= len(text)


def refusal(text: str) -> FormError | None:
    try:
        parse_json(text)
    except FormError as error:
        return error
    return None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "a value is missing here"),
        ("[1, 2", "a comma or the closing ] is missing here"),
        ("[1 2]", "a comma or the closing ] is missing here"),
        ("[1,]", "a value is missing here"),
        ('{"a": 1,}', "a name in double quotes is expected here"),
        ('{"a" 1}', "a colon is expected behind the name 'a'"),
        ('{"a": 1, "b": 2, "a": 3}', "the name 'a' stands twice in one object"),
        ("[one]", "'one' is no JSON value"),
        ('["one]', "a string is not closed on its line"),
        ('["\\q"]', "a string holds an escape that JSON does not know"),
        ("[1] [2]", "something stands behind the end of the data"),
        ("[" * 100_000, "lists and objects are nested more than 64 deep"),
        ('{"a":' * 100_000, "lists and objects are nested more than 64 deep"),
    ],
)
def test_a_malformed_text_is_refused_with_a_reason(text: str, fault: str) -> None:
    with pytest.raises(FormError, match=fault.replace("[", r"\[")):
        parse_json(text)


def test_numbers_keep_their_digits() -> None:
    node = parse_json("[40.0, -0.00, 1E+2, NaN, -Infinity]")
    assert isinstance(node, Array)
    assert [item.text for item in node.items if isinstance(item, Scalar)] == [
        "40.0",
        "-0.00",
        "1E+2",
        "NaN",
        "-Infinity",
    ]


def test_half_a_character_is_replaced() -> None:
    node = parse_json('"\\ud800 and \\ud83d\\ude00"')
    assert isinstance(node, Scalar)
    assert node.text == "\ufffd and 😀"
