from itertools import pairwise

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from auditor.reading.files.syntax import yaml_text
from auditor.reading.files.syntax.tree import Array, FormError, Node, Record, Scalar, children
from auditor.reading.files.syntax.yaml_text import parse_yaml


def scalars(node: Node) -> list[Scalar]:
    return [node] if isinstance(node, Scalar) else [s for _, child in children(node) for s in scalars(child)]


def texts(text: str) -> list[str]:
    return [scalar.text for root in parse_yaml(text) for scalar in scalars(root)]


def test_the_traps_of_yaml_1_1_change_no_value() -> None:
    traps = ["no", "012", "12:30", "1e3", "2020-01-01", "0x1F", "1_000", "yes", "~", ".5", "+1"]
    assert texts("".join(f"- {trap}\n" for trap in traps)) == traps


def test_no_tag_constructs_anything() -> None:
    assert texts("- !!python/object/apply:os.system ['true']\n- !!float 1\n- !!binary aGk=\n") == [
        "true",
        "1",
        "aGk=",
    ]


STYLES = """\
plain: a text
  that is folded
single: 'it''s
  here'
double: "a\\tb \\
  c \\u00e9"
literal: |2-
    two
  lines
folded: >+
  one

  two
anchored: &x !!str word
"""


def test_every_letter_has_its_place_in_every_style() -> None:
    (root,) = parse_yaml(STYLES)
    for scalar in scalars(root):
        for character, offset in zip(scalar.text, scalar.plain.offsets, strict=False):
            if character.isalpha() and character.isascii():
                assert STYLES[offset] == character
        assert all(one <= other for one, other in pairwise(scalar.plain.offsets))


def test_places_count_characters_behind_marks_and_wide_characters() -> None:
    text = "\ufeff😀: [é, 61.90]\r\nnext: 7\r\n"
    (root,) = parse_yaml(text)
    assert [text[s.span.start : s.span.end] for s in scalars(root)] == ["é", "61.90", "7"]


def test_both_parsers_of_the_library_give_the_same_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = [STYLES, "a: &b [1, {c: d}]\ne: *b\n", "--- 1\n--- [2]\n", "\ufeffa: b", "", "- \n- ''\n- |\n"]
    monkeypatch.setattr(yaml_text, "_Loader", yaml.SafeLoader)
    slow = [parse_yaml(sample) for sample in samples]
    monkeypatch.setattr(yaml_text, "_Loader", getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    assert slow == [parse_yaml(sample) for sample in samples]


def test_an_alias_stands_for_its_anchor_and_a_merge_for_its_entries() -> None:
    (root,) = parse_yaml("base: &b {low: 0, high: 48}\none: {<<: *b, high: 50}\nsame: *b\n")
    assert isinstance(root, Record)
    assert root.record("one").text("low") == "0"
    assert root.record("one").text("high") == "50"
    assert root.record("same") == root.record("base")


def laughs(depth: int) -> str:
    lines = [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, depth)]
    return "\n".join(["a0: &a0 [1, 1, 1, 1, 1]", *lines])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a: 1\nb: 2\na: 3\n", "the key 'a' stands twice in one mapping"),
        (laughs(30), "the aliases repeat far more data than the file holds"),
        ("a: *b", r"the alias \*b stands before its anchor, or within it"),
        ("&a [*a]", r"the alias \*a stands before its anchor, or within it"),
        ("[" * 1_000, "lists and mappings are nested more than 64 deep"),
        ("- " * 1_000, "lists and mappings are nested more than 64 deep"),
        ("[" * 100_000, "nested more than 64 deep|maximum nesting depth"),
        ("- " * 100_000, "nested more than 64 deep|maximum nesting depth"),
        ("? [a]\n: b", "a key has to be a single word or text"),
        ("a: \0", "a control character stands in the text"),
        ("a: [1, 2", "the YAML is malformed"),
        ("a: 'open", "the YAML is malformed"),
    ],
)
def test_a_malformed_text_is_refused_with_a_reason(text: str, fault: str) -> None:
    with pytest.raises(FormError, match=fault):
        parse_yaml(text)


@given(st.text(alphabet="-?:,[]{}&*!|>'\"%@` \n\tab01#~<\\") | st.text())
def test_any_text_is_read_or_refused_with_a_place_in_it(text: str) -> None:
    roots, fault = outcome(text)
    assert fault is None or 0 <= fault.offset <= len(text)
    for scalar in (s for root in roots for s in scalars(root)):
        assert 0 <= scalar.span.start <= scalar.span.end <= len(text)
        assert len(scalar.plain.offsets) == len(scalar.text) + 1


def outcome(text: str) -> tuple[tuple[Node, ...], FormError | None]:
    try:
        return parse_yaml(text), None
    except FormError as error:
        return (), error


def test_a_list_of_documents_is_a_list_of_trees() -> None:
    assert [type(root) for root in parse_yaml("--- [1]\n---\na: b\n")] == [Array, Record]
