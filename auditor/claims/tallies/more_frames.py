"""More frames of tallies: how often a line does something, what changes from panel to panel, what fails and what gets through."""

from auditor.claims.tallies.words import BEFORE, BEHIND, LIST, LISTED, NAMES, NUMBER, QUANTITY, place

_LESSER = r"(?P<lesser>(?: (?:only|just|exactly|precisely|at least|at most|no more than|no fewer than|no less than|more than|less than))*)"
_TIMES = rf"{_LESSER} (?P<times>once|twice|thrice|(?:{NUMBER}) time)(?: over| in all| in total| altogether)?"
_WHERE_NAMED = rf"(?:(?: ?[,:(-])?(?: namely)?(?<=[,:(y-]) (?:(?:in|at|on|for|under|with) )?(?P<named>{LISTED})(?: \))?)?"
_LINE = rf"(?:(?:in|at|on|for|with) )?(?P<line>{NAMES})(?: <(?:axis|row|column|panel)>)?(?: ,)?"
# What is there, and what is not: "fails", "makes it".
FAILING = "fail failed diverge diverged crash crashed collapse collapsed blow-up die died time-out run-out-of-memory ran-out-of-memory drop-out dropped-out".split()
SURVIVING = "survive survived succeed succeeded converge converged make-it made-it finish finished get-through got-through come-through came-through complete completed pull-through pulled-through".split()


def _words(known: list[str]) -> str:
    return "|".join(word.replace("-", " ") for word in sorted(known, reverse=True))


_FAILS = rf"(?P<verb>(?: (?:do|did|doe|ever))*) (?:(?P<gone>{_words(FAILING)})|(?P<there>{_words(SURVIVING)}))(?: (?:to the end|the (?:run|test|training|course|trial)))?"
_BETWEEN = (
    r"(?:(?: (?:in|when|on)(?: the)? (?:moving|going|passing|move|step|change|switch))? (?:from|between) (?:the )?(?P<from><panelname>)(?: <panel>)?"
    r" (?:to|and) (?:the )?(?P<to><panelname>)(?: (?:<panel>|one))?)?"
)
_STEP = (
    r"(?P<verb>(?: (?:do|did|doe|has|have))?)(?: (?P<above>grow|grew|grown|rise|rose|risen|climb|climbed|increase|increased|go up|went up)"
    r"|(?P<below> (?:shrink|shrank|shrunk|fall|fell|fallen|drop|dropped|decline|declined|decrease|decreased|dip|dipped|go down|went down))"
    r"|(?P<good> (?:improve|improved|benefit|benefited|benefitted|profit|profited|gain|gained|get better|got better|become better|became better|gain ground|gained ground))"
    r"|(?P<bad> (?:worsen|worsened|deteriorate|deteriorated|suffer|suffered|slip|slipped|get worse|got worse|become worse|became worse|lose ground|lost ground|lose|lost)))"
)
_MEASURED = r"(?P<measure>(?:the |it )?(?:<cell>|[a-z]+)(?: [a-z]+)?)"


def more_frames(subject: str, value: str, sign: str, holds: str, cases: str) -> tuple[tuple[str, str], ...]:
    """Kinds with patterns, made of those for who is counted, values, signs, what lines hold, and cases."""
    some_cells = rf"{QUANTITY}(?: (?!<)[a-z]+| <cell>){{0,2}}?"
    tail = rf"{place('where2')}{BEHIND}{LIST}"
    return (
        ("holds", rf"only (?P<only>{NAMES}){holds}{tail}"),
        ("fails", rf"{subject}{_FAILS}{tail}"),
        ("fails", rf"{_LINE}{BEFORE}{_FAILS}{_TIMES}{_WHERE_NAMED}"),
        ("fails", rf"{_LINE} (?P<never>never)(?P<how1>){_FAILS}"),
        ("fails", rf"{_LINE}{_FAILS} (?:in |at |on |for )?{some_cells}{LIST}"),
        ("fails", rf"only (?P<only>{NAMES}){_FAILS}(?P<how2> (?:in |at |on |for )?(?:all|each|every|both)(?: of (?:it|the))?(?: {NUMBER})?(?: [a-z]+| <cell>| <axis>)?)?"),
        ("step", rf"{subject}{_STEP}{place('where2')}{_BETWEEN}{place('where3')}{BEHIND}{LIST}"),
        ("step", rf"{_MEASURED}{_STEP}{_BETWEEN} (?:in|at|for|on) {cases}{LIST}"),
        ("value", rf"{_LINE}{BEFORE}{value}{_TIMES}{_WHERE_NAMED}"),
        ("sign", rf"{_LINE}{BEFORE}{sign}{_TIMES}{_WHERE_NAMED}"),
        ("sign", rf"{_LINE}(?P<how1>)(?P<verb> (?:has|have|had|show|hold|contain|count|see|saw)) {QUANTITY} (?P<sign>positive|negative)(?: <cell>| [a-z]+)?{_WHERE_NAMED}"),
    )  # fmt: skip
