"""The frames in which the steps of lines are told to compare, over lines of words and marks."""

_LINES = r"(?:<t>|<tt>)(?:(?: ,)?(?: and)? (?:<t>|<tt>))*(?: (?:row|column|line|curve))?"
_SINCE, _SINCE2 = (rf"(?: (?:after|from|since) (?P<since{n}><t>)(?: on)?)?" for n in ("", "2"))
_IN = r"(?:in|for|with|at|on|of|under)"
_LEAD = rf"(?:{_IN} (?P<front>{_LINES})(?: ,)? )?"
_TAIL = rf"(?: {_IN} (?P<behind>{_LINES}))?"
_OF = rf"(?:(?: of| for| in| at| on| with) (?P<of>{_LINES}))?"
_LIST = r"(?: [:(,] (?P<list><n>(?:(?: ,)?(?: and| then| and then)? <n>)+)(?: \))?)"
_STEPS = r"(?P<noun><up>|<down>|steps|increments|jumps|differences)"
_PACED = r"(?:(?: with| at| from)? (?:each|every) (?:(?:further|additional|new|next) )?(?:step|<axis>|level|stage)| from step to step| steadily| (?:more and more|all way))?"
_LARGER = r"(?P<larger>(?:become|becomes|became|get|gets|got|grow|grows|grew|<up>|are getting)(?: ever| steadily)? (?:larger|bigger|greater|steeper|wider|costlier)(?: and (?:larger|bigger|greater|steeper|wider))?|<up>|accelerates?|mounts?|widens?)"
_SMALLER = r"(?P<smaller>(?:become|becomes|became|get|gets|got|grow|grows|grew|<up>|are getting)(?: ever| steadily)? (?:smaller|lesser|shorter|gentler|narrower|slighter)(?: and (?:smaller|lesser|shorter|gentler|narrower))?|<down>|shrinks?|shrank|diminish|diminishes|dwindles?|tapers?|peters? out)"
_EACH = r"(?:each|every)(?: (?:further|additional|extra|added|next|new|successive|single|one|more))* (?P<step>(?:step|<axis>|level|stage|grade|notch|increment|doubling|increase|<up>|<n> [a-z]+)(?: (?:of|in|along) (?:<axis>|[a-z]+))?)"
_DOES = r"(?P<does><up>|<down>|saves?|saved|costs?|takes?|took|brings?|brought|yields?|buys?|bought|is worth|pays?|does|helps?|hurts?)(?: (?:away|off))?"
_BEFORE = r"(?:than|as) (?:one|step|last|last one|previous|previous one|preceding one|<n>|its predecessor)(?: before)?(?: it)?(?: did)?"
_BOUND = r"(?:(?P<bound>no more than|at most|less than|at least|no less than|more than|about|exactly|only|just|as much as) )?"
PACES = (
    rf"{_LEAD}(?:(?P<names>{_LINES})(?: s)? )?{_STEPS}{_SINCE}{_OF}{_SINCE2} (?:{_LARGER}|{_SMALLER}){_PACED}{_LIST}?",
    rf"{_LEAD}{_EACH} {_DOES}(?: (?P<whom>{_LINES}))? (?P<pace>more|less|fewer) {_BEFORE}{_TAIL}{_LIST}?",
)
TOTALS = (
    rf"{_LEAD}(?:(?P<names>{_LINES})(?: s)? )?(?:total|whole|overall) (?P<noun><up>|<down>|change){_OF} (?:is|was|comes to|came to|amounts to|amounted to|makes) {_BOUND}(?P<size><n>)(?: either)?",
)
