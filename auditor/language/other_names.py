"""Other ways to write a label: "July" for "Jul", "Swahili" for "sw", "zone two" for "Zone 2"."""

from auditor.numerals import CARDINALS

Words = tuple[str, ...]

_CALENDAR = tuple(
    "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday".split()
)
# Two-letter codes of languages, as far as transcriptions of figures are likely to hold them.
_LANGUAGES = dict(
    pair.split(":")
    for pair in (
        "ar:arabic bg:bulgarian bn:bengali ca:catalan cs:czech da:danish de:german el:greek en:english es:spanish et:estonian eu:basque fa:persian fi:finnish fr:french ga:irish "
        "he:hebrew hi:hindi hr:croatian hu:hungarian id:indonesian is:icelandic it:italian ja:japanese ka:georgian ko:korean lt:lithuanian lv:latvian mk:macedonian ms:malay "
        "nl:dutch no:norwegian pl:polish pt:portuguese ro:romanian ru:russian sk:slovak sl:slovenian sq:albanian sr:serbian sv:swedish sw:swahili ta:tamil te:telugu th:thai "
        "tl:tagalog tr:turkish uk:ukrainian ur:urdu vi:vietnamese yo:yoruba zh:chinese zu:zulu"
    ).split()
)
# So many labels of an axis must be codes before any of them is taken for one.
_LEAST_CODES = 2
# So many labels of an axis must be bins before "between 6 and 9" is taken for one of them.
_LEAST_BINS = 2
_IN_WORDS = {str(value): word for word, value in CARDINALS.items() if 0 < value <= 12 and "-" not in word}


def other_names(words: Words, all_labels: tuple[Words, ...]) -> list[Words]:
    """The other ways to write a label, which is one of all those of an axis."""
    return [*_calendar(words), *_language(words, all_labels), *_in_words(words), *_span(words, all_labels)]


def _calendar(words: Words) -> list[Words]:
    if len(words) != 1 or len(words[0]) < 3:
        return []
    name = next((full for full in _CALENDAR if full == words[0] or words[0] in (full[:3], full[:4])), "")
    return [(other,) for other in (name, name[:3]) if name and other != words[0]]


def _language(words: Words, all_labels: tuple[Words, ...]) -> list[Words]:
    codes = [label[0] for label in all_labels if len(label) == 1 and label[0] in _LANGUAGES]
    known = len(codes) >= max(_LEAST_CODES, len(all_labels) - 1)
    return [(_LANGUAGES[words[0]],) if len(words) == 1 else words] if known and words[0] in codes else []


def _span(words: Words, all_labels: tuple[Words, ...]) -> list[Words]:
    """A bin of numbers with words for its dash: "between 6 and 9" for "06-09", where other labels are bins as well."""
    ends = _ends(words)
    if ends is None or sum(_ends(label) is not None for label in all_labels) < _LEAST_BINS:
        return []
    (low, high), unit = ends
    spans = [("between", *low, "and", *high), ("from", *low, "to", *high), (*low, "to", *high)]
    return [span for plain in spans for span in {plain, (*plain, *unit)}]


def _ends(words: Words) -> tuple[tuple[Words, Words], Words] | None:
    """The two ends of a bin, each a number or an hour with its minutes, and the unit behind them."""
    count = next((n for n, word in enumerate(words) if not word[0].isdigit()), len(words))
    if count not in (2, 4) or len(words) > count + 1:
        return None
    return (words[: count // 2], words[count // 2 : count]), words[count:]


def _in_words(words: Words) -> list[Words]:
    """A name with its small numbers in words: "zone two" for "Zone 2"."""
    other = tuple(_IN_WORDS.get(word, word) for word in words)
    return [other] if len(words) > 1 and other != words else []
