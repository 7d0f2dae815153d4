import re

from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from auditor.output import visible
from auditor_reports.markup import cell, code, details, escape, table

MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
TEXTS = st.text(
    st.sampled_from(list(" ab1._-+=#*`~|\\<>&;[]()!$@:/")) | st.characters(codec="utf-8"), max_size=30
)


def shown(tokens: list[Token] | None) -> str:
    """The text that a reader sees: HTML comments are not shown, code spans are."""
    parts = []
    for token in tokens or []:
        if token.type == "inline":
            parts.append(shown(token.children))
        elif token.type in ("text", "code_inline"):
            parts.append(token.content)
        elif token.type == "html_inline":
            assert token.content == "<!-- -->"
    return "".join(parts)


def words(text: str) -> list[str]:
    return visible(" ".join(text.split())).split()


@given(TEXTS)
def test_escaped_text_is_shown_as_it_is_and_as_nothing_but_a_paragraph(text: str) -> None:
    tokens = MARKDOWN.parse(escape(text))
    assert {token.type for token in tokens} <= {"paragraph_open", "inline", "paragraph_close"}
    children = [child.type for token in tokens for child in token.children or []]
    assert set(children) <= {"text", "html_inline"}
    assert shown(tokens).split() == words(text)


@given(TEXTS)
def test_a_cell_of_a_table_is_shown_as_it_is_and_stays_one_cell(text: str) -> None:
    tokens = MARKDOWN.parse("\n".join(table(["A", "B"], [[cell(text), "end"]])))
    cells = [tokens[at + 1] for at, token in enumerate(tokens) if token.type == "td_open"]
    assert [shown([one]).split() for one in cells] == [words(text), ["end"]]


@given(TEXTS)
def test_a_code_span_is_shown_as_it_is(text: str) -> None:
    tokens = MARKDOWN.parse(f"start{code(text)}")
    assert shown(tokens).removeprefix("start").split() == visible(re.sub(r"[\r\n\t]", " ", text)).split()


def test_names_and_numbers_of_issues_do_not_notify_anybody() -> None:
    assert escape("thanks @someone, see #12") == "thanks @<!-- -->someone, see #<!-- -->12"
    assert escape("Pass@1 of 80") == "Pass@1 of 80"


def test_ordinary_names_stay_readable() -> None:
    assert escape("GPQA_D, about 3.5 < 4 & rising") == "GPQA_D, about 3.5 < 4 & rising"


def test_what_is_empty_is_left_out() -> None:
    assert table(["A"], []) == []
    assert details("Nothing", []) == []
    assert code("") == ""
