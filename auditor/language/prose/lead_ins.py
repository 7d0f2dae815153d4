"""Openings and asides that claim nothing: "What strikes the eye is that", "Not surprisingly,", "of course"."""

import re
from collections.abc import Iterator

# What a writer calls a finding: it says nothing of the data.
_CALLED = (
    r"(?:(?:very|quite|rather|perhaps|also|well|particularly|especially|most|hardly|not|equally|immediately|at\s+once)\s+)*"
    r"(?:clear|plain|evident|obvious|apparent|notable|noteworthy|striking|interesting|remarkable|curious|telling|surprising|unsurprising|important|"
    r"instructive|revealing|noticeable|reassuring|true|worth\s+(?:noting|saying|mentioning|adding|remarking|pointing\s+out|remembering|a\s+mention)|fair\s+to\s+say|easy\s+to\s+see|"
    r"no\s+(?:surprise|accident|secret|wonder|coincidence)|of\s+note|to\s+be\s+(?:noted|expected)|as\s+clear\s+as\s+day)(?:\s+(?:here|too|at\s+once|at\s+a\s+glance|from\s+the\s+\w+))?"
)
_SHOWN = r"(?:data|figures?|numbers|table|chart|heat\s?map|plot|picture|grid|results|readings|values)"
_SEEING = r"(?:see|note|notice|observe|say|add|conclude|read\s+off|tell)"
_THAT = re.compile(
    rf"\W*(?:(?:and|but|so|yet|then)\s+)?(?:"
    rf"(?:what|the\s+thing\s+that|the\s+first\s+thing\s+that)\s+(?:[a-z']+\s+){{1,6}}?(?:is|was)(?:\s+the\s+fact)?"
    rf"|it(?:\s+is|\s+was|['’]s)\s+{_CALLED}"
    r"|it\s+(?:turns\s+out|goes\s+without\s+saying|must\s+be\s+said|should\s+be\s+(?:noted|said|added)|bears\s+(?:repeating|mention)|strikes\s+one|is\s+no\s+exaggeration\s+to\s+say)"
    r"|(?:the|another|one|a\s+second|a\s+further)\s+(?:fact|upshot|point|bottom\s+line|takeaway|headline|lesson|(?:\w+\s+)?thing(?:\s+to\s+(?:note|notice|see|say))?|surprise|remarkable\s+fact|long\s+and\s+short\s+of\s+it)\s+is"
    rf"|(?:one|we|you|the\s+reader|anyone)\s+(?:(?:can|may|might|will|also|soon|at\s+once|easily|quickly)\s+)*{_SEEING}s?(?:\s+(?:here|too|at\s+once|at\s+a\s+glance))?"
    r"|(?:note|notice|observe|remember|recall|mind|suffice\s+it\s+to\s+say)(?:\s+also|\s+too)?"
    rf"|the\s+{_SHOWN}\s+(?:(?:also|clearly|plainly)\s+)?(?:shows?|reveals?|tells?\s+us|makes?\s+(?:it\s+)?(?:plain|clear)|confirms?)"
    r"|there\s+is\s+no\s+(?:doubt|denying|question|mistaking|hiding(?:\s+the\s+fact)?|getting\s+around\s+the\s+fact)"
    r")\s+that\s+",
    re.IGNORECASE,
)
_LIGHT = (
    r"(?:(?:for|in)\s+(?:all\s+)?practical\s+(?:deployment|use|purposes|applications|terms)|in\s+practice|(?:not\s+)?(?:very\s+|so\s+|too\s+|altogether\s+)?surprisingly|unsurprisingly|interestingly(?:\s+enough)?|strikingly|remarkably|notably|curiously(?:\s+enough)?|oddly(?:\s+enough)?|tellingly|admittedly|"
    r"clearly|plainly|conversely|evidently|obviously|undoubtedly|indeed|incidentally|fortunately|sadly|alas|predictably|happily|unfortunately|"
    r"in\s+other\s+words|in\s+short|in\s+brief|in\s+a\s+nutshell|in\s+a\s+word|in\s+sum|to\s+sum\s+up|put\s+(?:differently|another\s+way|simply|plainly|otherwise|bluntly)|simply\s+put|"
    r"to\s+put\s+it\s+(?:bluntly|another\s+way|simply|differently|plainly|mildly)|by\s+the\s+way|of\s+course|needless\s+to\s+say|as\s+it\s+happens|as\s+luck\s+would\s+have\s+it|"
    r"as\s+(?:(?:one\s+)?(?:might|would|could)\s+(?:have\s+)?(?:be\s+)?(?:been\s+)?(?:expect(?:ed)?|guess(?:ed)?)|expected|can\s+be\s+seen|anyone\s+can\s+see|you\s+can\s+see|one\s+can\s+see|was\s+to\s+be\s+expected|so\s+often|ever|always)|"
    rf"as\s+the\s+{_SHOWN}\s+(?:shows?|makes?\s+clear)|"
    r"to\s+be\s+sure|mind\s+you|for\s+the\s+record|for\s+what\s+it\s+is\s+worth|in\s+fact|as\s+a\s+matter\s+of\s+fact|what\s+is\s+more|what['’]s\s+more|better\s+still|worse\s+still|even\s+so|all\s+the\s+same|"
    r"nevertheless|nonetheless|sure\s+enough|to\s+no\s*(?:body|\s+one)['’]s\s+surprise|no\s+wonder|more\s+(?:interestingly|importantly|surprisingly)|most\s+(?:notably|strikingly)|that\s+said|then\s+again|it\s+turns\s+out|it\s+seems\s+fair\s+to\s+say|"
    r"(?:un)?remarkable\s+as\s+it\s+(?:is|may\s+be)|once\s+more|if\s+you\s+like|so\s+to\s+speak|as\s+it\s+were|to\s+be\s+fair)"
)
_OPENING = re.compile(rf"\W*(?:(?:and|but|so|yet)\s+)?{_LIGHT},\s+", re.IGNORECASE)
_PUT_IN = re.compile(rf",\s+{_LIGHT},\s+", re.IGNORECASE)
# "Three things stand out: ...", "The message is simple: ..."
_ANNOUNCED = re.compile(
    r"\W*(?:(?:(?:only|just)\s+)?(?:one|two|three|four|five|six|a\s+few|several|some|a\s+couple\s+of)\s+(?:\w+\s+)?(?:things?|facts?|points?|findings?|features?|details?|observations?|remarks?|lessons?)\s+"
    r"(?:(?:is|are|was|were|seems?)\s+(?:\w+\s+)?(?:clear|plain|certain|notable|striking|obvious|noteworthy|worth\s+\w+)|stands?\s+out|leaps?\s+(?:out|to\s+the\s+eye)|deserves?\s+(?:a\s+)?(?:mention|note|attention)|emerges?)"
    r"|the\s+(?:\w+\s+)?(?:message|verdict|picture|story|conclusion|result|lesson|upshot|moral|gist|point|answer|short\s+version)\s+(?:is|was|could\s+(?:not\s+be|hardly\s+be))(?:\s+(?:very|quite|as|a|no))?\s*(?:clear(?:er)?|plain(?:er)?|simpl[er]+|mixed|familiar(?:\s+one)?|surprise|this)?"
    r"|in\s+(?:short|brief|sum|a\s+word)|to\s+sum\s+up|put\s+simply)\s*:\s+",
    re.IGNORECASE,
)
# "Far from being the best, A is last": what A is not goes without saying.
_FAR_FROM = re.compile(
    r"\W*far\s+from\s+(?=(?:being|\w+ing|a|an|the)\b)[^,;:.]{1,60},\s+(?!but\b|not\b)", re.IGNORECASE
)

# "Taken over all weeks, A averages 5": over all weeks it does.
_WORKED_OUT = re.compile(
    r"\W*(?:taken|measured|computed|calculated|reckoned|counted|worked\s+out|viewed|looked\s+at)\s+(?=(?:over|across)\s)",
    re.IGNORECASE,
)


_OPENINGS = (_WORKED_OUT, _THAT, _OPENING, _ANNOUNCED, _FAR_FROM)


def lead_ins(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that claim nothing, each with the words that stay in its place."""
    at = 0
    while found := next((found for one in _OPENINGS if (found := one.match(text, at))), None):
        at = found.end()
    if at and text[at:].strip(" .;"):
        yield 0, at, ""
    for found in _PUT_IN.finditer(text, at):
        yield found.start(), found.end(), " "
