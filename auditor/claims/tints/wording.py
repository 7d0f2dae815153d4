"""Words and frames that all claims on colours share."""

from auditor.claims.tints.claims import Tint
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Match
from auditor.world import Selection

Found = tuple[Tint, frozenset[Item], tuple[int, int]]
LOW = (
    "low|lower|lowest|small|smaller|smallest|little|minimal|minimum|weak|weaker|weakest|cheap|cheaper|cold|colder|short|shorter|short one|small one|low one|smaller one|lower one|"
    "near zero|close to zero|zero|negligible|slow|shallow|shallowest|few|fewest|quiet|mild|empty|sparse"
)
HIGH = (
    "high|higher|highest|large|larger|largest|big|bigger|biggest|great|greater|greatest|more|maximal|maximum|strong|stronger|strongest|expensive|dear|hot|hotter|long|longer|"
    "large one|big one|high one|bigger one|higher one|larger one|fast|deep|deepest|busy|busiest|heavy|full|crowded|many"
)
GOOD = "good|better|best|success|successful|good one|correct|right"
BAD = "bad|worse|worst|poor|failure|failing|bad one|poor one|wrong"
SENSES = rf"(?:(?P<low>{LOW})|(?P<high>{HIGH})|(?P<good>{GOOD})|(?P<bad>{BAD}))(?! (?:common|frequent|rare|prominent|visible|often|important|interesting|likely|striking|numerous|widespread))"
MARK = (
    "score|is|are|mark|mean|indicate|represent|denote|stand for|signal|signify|correspond to|show|encode|get|receive|go with|are reserved for|is reserved for|are used for|is used for|reserved for|used for|for|"
    "would mean|belong to|express|depict|point to|flag|equal|are given to"
)
LINK = rf"(?:{MARK}|would mean|\(|:|=)"
THE = r"(?:the |a |an |rather |relatively |comparatively |very |more |only )*"
OF = r"(?: (?:{cell}|number|value|end|score|one|count|performance|accuracy|end of the scale))?"
COLOURS = r"{colour:a}(?:(?: ,)?(?: (?:and|or|/))? {colour:b})?(?:(?: ,)?(?: and|or)? {colour:c})?"
BE = r"(?:is|are|was|were|appear|appears|remain|look)"
SHOWN = r"(?: (?:all|both|each|always|uniformly|entirely|consistently))?(?: (?:painted|shown|coloured|colored|drawn|printed|filled|rendered|marked|displayed|depicted|shaded|tinted|set|highlighted|given))?(?: in)?(?: a| an)?"


def all_panels(clause: Clause) -> tuple[Selection, ...]:
    """All that a clause speaks of."""
    return tuple(map(Selection, clause.panels))


def named_colours(match: Match, *groups: str) -> tuple[str, ...]:
    """The colours that a frame has found, as they are written."""
    return tuple(item.text for name in groups if (item := match.item(name)) is not None)


def number_at(clause: Clause, item: Item | None) -> Num | None:
    """The number of a mention, if there is one."""
    return clause.number(item) if item is not None else None
