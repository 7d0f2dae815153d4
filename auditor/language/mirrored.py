"""That a grid is symmetric, told by its two halves or by the order of a pair: "what lies below the diagonal repeats what lies above it"."""

import re
from collections.abc import Iterator

_DIAGONAL = r"(?:(?:the|this|that|its)\s+(?:main\s+|principal\s+)?diagonal|it)"
_LIE = r"(?:(?:that|which)\s+)?(?:(?:lies?|stands?|sits?|is|are|appears?|comes?|stood|lay)\s+)?"
_WHAT = r"(?:what|everything|all|those|that|the\s+(?:values|numbers|entries|cells|coefficients|scores|figures|ones|part|half|triangle|squares|boxes))"
_SIDE = rf"(?:{_WHAT}\s+{_LIE}(?:above|below|under|over|beneath)(?:\s+{_DIAGONAL})?|the\s+(?:upper|lower|top|bottom)(?:[\s-](?:right|left))?(?:\s+(?:triangle|half|one))?)"
_REPEATS = (
    r"(?:(?:merely|simply|just|only|exactly|faithfully)\s+)?(?:repeats?|mirrors?|duplicates?|copies|copy|reflects?|equals?|"
    r"(?:is|are)\s+(?:merely\s+|simply\s+|just\s+|exactly\s+)?(?:(?:a|the)\s+(?:copy|repetition|mirror\s+image|reflection)\s+of|mirror\s+images\s+of|the\s+same\s+as|identical\s+(?:to|with)))"
)
_OF_PAIR = r"(?:the\s+(?:two|pair|order)|a\s+pair|the\s+members\s+of\s+a\s+pair|both)(?:\s+of\s+the\s+two)?(?:\s+(?!of\b)[a-z]+)?"
_NO_MATTER = r"(?:changes\s+nothing|makes\s+no\s+difference|does\s+not\s+matter|is\s+of\s+no\s+importance|is\s+irrelevant|alters\s+nothing|leaves\s+the\s+[a-z]+(?:\s+as\s+it\s+is|\s+unchanged|\s+the\s+same))"
_FORMS = (
    rf"{_SIDE}\s+{_REPEATS}\s+{_SIDE}",
    rf"(?:above\s+and\s+below|below\s+and\s+above|on\s+(?:both|either)\s+sides?\s+of)\s+{_DIAGONAL},?\s+the\s+(?:same\s+)?(?:values|numbers|entries|figures|coefficients)(?:\s+(?:are|stand)\s+(?:the\s+same|identical|repeated)|\s+(?:appear|stand))",
    rf"the\s+(?:two\s+)?(?:halves|triangles)(?:\s+(?:on\s+(?:both|either)\s+sides?\s+of|above\s+and\s+below)\s+{_DIAGONAL})?\s+(?:are\s+(?:mirror\s+images(?:\s+of\s+(?:each\s+other|one\s+another))?|identical|the\s+same)|mirror\s+(?:each\s+other|one\s+another))",
    rf"(?:swapping|exchanging|reversing|switching|interchanging|turning\s+round)\s+{_OF_PAIR}\s+{_NO_MATTER}",
    rf"the\s+order\s+(?:of|within)\s+(?:the\s+two|a\s+pair|the\s+pair|each\s+pair)(?:\s+[a-z]+)?\s+{_NO_MATTER}",
    rf"reading\s+(?:a|any|each|the)\s+pair\s+the\s+other\s+way\s+(?:round|around)\s+{_NO_MATTER}",
    r"(?:a|any|each|every)\s+pair\s+has\s+the\s+same\s+(?:value|score|coefficient|number|figure)\s+either\s+way(?:\s+round)?",
    r"either\s+way\s+round,?\s+(?:a|any|each|every|the)\s+pair\s+has\s+the\s+same\s+(?:value|score|coefficient|number|figure)",
)
# Before it may stand what leads to it, and behind it a reason.
_TOLD = re.compile(
    rf"(?P<lead>^|[,;:]\s+(?:(?:and|so|as|since|because|but|that\s+is)\s+)?|\band\s+|\bso\s+)(?P<form>{'|'.join(_FORMS)})(?=\s*(?:[.,;:]|$|\s(?:so|as|because|since)\b))",
    re.IGNORECASE,
)


def mirrored(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that tell nothing but that a grid is symmetric, told so."""
    for found in _TOLD.finditer(text):
        words = "The matrix is symmetric" if found.start("form") == 0 else "the matrix is symmetric"
        yield found.start("form"), found.end("form"), words
