"""Words and frames that all counts share."""

from auditor.claims.makeup.facts import Fact, Place
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing

Found = tuple[Fact, frozenset[Item], Place]
_ADJECTIVE = (
    "coloured|colored|numeric|numerical|printed|individual|separate|small|square|data|single|equal|annotated|possible|distinct|different|discrete|categorical|"
    "integer|whole|labeled|labelled|tested|such|shaded|filled|equally sized|rectangular|ordered|unique|evenly spaced|spaced|parameter|of|main|identical|regular"
)
ADJ = rf"(?:(?:{_ADJECTIVE}) (?:, )?){{0,3}}"
HOLD = (
    "contain|contains|hold|have|has|comprise|comprising|show|showing|display|displaying|feature|featuring|list|listing|give|giving|include|including|carry|carrying|"
    "present|presenting|consist of|consisting of|made up of|made of|built from|composed of|formed by|divided into|split into|organised into|organized into|arranged in|arranged into|"
    "there are|there is|making|make|that make|makes|form|forming|yield|yielding|giving|totalling|totaling|total|count|counting|offer|span|spanning|cover|covering|with|number|"
    "depict|depicting|plot|plotting|report|reporting|stand|sit|appear|hang|are|compare|comparing|combine|combining|pair|provide"
)
SUM = "(?:a total of |in total |altogether |exactly |all |overall |the |its |their |a |an )?"
LAID = (
    "arranged|laid out|laid|shown|displayed|printed|reported|presented|plotted|given|listed|annotated|organised|organized|visible|drawn|placed|tested|tried|compared|evaluated|studied|"
    "examined|considered|used|varied|swept|covered|included|involved|depicted|stacked|positioned|set side by side|captioned|transcribed|filled"
)
# What may follow a count of the whole; "sixteen cells above 40" counts a part.
END = r"(?=(?: (?:[.;:)!—–-]|, (?:of (?:which|them|these)|{number}|each|arranged|laid|organi[sz]ed|one|in|so|that is|i|forming|with|giving)|and|each|in total|in all|in each|altogether|per|arranged|organi[sz]ed|laid|overall)(?: .*)?)?$)"
ORDERLY = r"(?= (?:by|as|over|along|across|from left|from top|row by row|in (?:a|an|the) (?:\w+ )?(?:{panel}|rectangle|square|array|block|table|row|form)|in (?:{number}|row|column|total|each))|$| \.)"
GRID = r"(?:(?:[a-z]+ |- ){0,3})?{panel}"
SCOPED = r"(?:, )?(?:each|every one)(?: of (?:them|which))? (?:with|holding|showing|containing|carrying|bearing|annotated with|giving|has|have)[^<]*"


def number_of(clause: Clause, item: Item | None) -> Num:
    """The number of a mention that a frame surely has."""
    assert item is not None
    return clause.number(item)


def describes(line: Phrasing) -> bool:
    """Whether the clause tells what the picture is, and nothing of what it shows: "the image compares two models"."""
    subject = r"(?:(?:the|this|these|each|both|all|our) )?(?:{panel|panels|cell|panelname}|image|picture|they|it|both|<panel> pair)(?: (?:pair|below|above|at hand|itself))?"
    verb = (
        "consist|contain|show|display|give|present|report|compare|plot|have|has|is|are|depict|visualize|visualise|illustrate|summarize|summarise|cover|cross|occupy|map|chart|hold|comprise|list|provide|"
        "describe|feature|relate|arrange|combine|contrast|juxtapose|make|record|tabulate|evaluate|examine"
    )
    return line.first(rf"^(?:{subject}) (?:also |together )?(?:{verb})") is not None
