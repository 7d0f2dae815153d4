"""The frames in which sums are told: of what is named, how much that is, of how much in all, and against what else."""

from functools import cache
from re import Pattern

from auditor.language.phrasing import compiled

_NAME = r"<(?:tick|spot|place|line|region|panelname)>"
_THE = r"(?:(?:the|all|both|its|column|row) )*"
_ONE = rf"{_THE}{_NAME}(?: (?:<(?:axis|row|column|cell|panel)>|one|alone))*"
_NAMED = rf"{_ONE}(?:(?: ,)?(?: and| plus| &|,) {_ONE})*"
_JUST = r"(?: (?:only|just|exactly|about|around|roughly|some|nearly|almost|a mere|merely|as many as|no less than|a total of|a full|altogether|up|together|in total|alone|combined|jointly|between them|over the [a-z]+|,))*"
_UNIT = r"(?: %| <cell>| (?!and|but|or|in|on|for|at|while|whereas|than|of|to|from|with|by|against|versus|compared|the|all|out|more|less|fewer|each|per|apiece|on average|a|an|higher|lower|above|below)[a-z]+){0,3}?"
_ALL_TOLD = r"(?: (?:in total|in all|altogether|all told|combined|together|overall|in sum|taken together))"
_SUM = r"(?:add up to|sum to|sum up to|total|come to|amount to|make up|account for|be good for|contribute|hold|has|have|make|accounting for|totalling)"
_VERB = r"(?:(?!(?:and|but|while|of|per|than|from|by|average|on|lose|fall|rise|drop|gain|grow|increase|decrease|climb|reach|exceed|peak|be|is|are|wa|were)(?!\S))[a-z-]+)"
_OF = r"(?: (?:out )?of (?:the|all|all the|a total of|it|their)(?: (?P<whole><number>))?)"
_PART = r"(?P<lesser>(?:(?:about|almost|nearly|roughly|around|close to|more than|over|well over|just over|less than|under|just under|exactly|some|fully|only|just|a) )*)(?P<part>half|(?:a|one|two|three|four) (?:- )?(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|<number>(?: %| percent)?)"
_AGAIN = rf"(?: \( (?P<again><number>)(?: (?:out )?of (?:the )?(?P<whole2><number>))?{_UNIT} \)| \( (?P<again2><number>) \))?"
_EVERYTHING = rf"(?: of (?:the (?:total|whole|sum|overall [a-z]+)|everything|all|(?:all|the|all the)(?: (?P<whole><number>))?(?P<unit>{_UNIT})))"
_LEAD = r"(?P<lead>(?:in total|in all|together|altogether|overall|all told|taken together|(?:over|across|through) (?:the|all|all the) [a-z<>]+)(?: ,)? )?"
_OTHER = rf"(?:(?: ,)? (?:against|versus|compared (?:to|with)|as against|as opposed to|next to|beside)(?: (?:only|just|about))* (?P<number2><number>){_UNIT}(?: (?:in|for|at|on|from|under|by|of))? (?P<named2>(?:the <(?:axis|row|column)>|that) (?P<beside>above|below|before|after|right (?:above|below))(?: it)?|{_NAMED}))?"
_PLACE_OF = r"(?:from|in|on|to|at|by|for|under|within|inside)"


@cache
def frames() -> tuple[tuple[str, Pattern[str]], ...]:
    """All of them, with what they tell: a sum that is told in full ("sum"), that may be one ("bare"), or a share."""
    told = rf"{_LEAD}(?P<named>{_NAMED})"
    number = r" (?P<number><number>)"
    plain = rf"(?P<verb>(?: {_VERB}){{1,3}}?)"
    return tuple(
        (kind, compiled(rf"{frame}(?= ?[.,;:!]| (?:and|but|yet|while|whereas)(?!\S)|$)"))
        for kind, frame in (
            ("share", rf"{told}{_JUST}{plain}{_JUST} {_PART}{_EVERYTHING}{_AGAIN}"),
            (
                "share",
                rf"{_LEAD}{_PART}{_EVERYTHING}{_AGAIN}{plain} {_PLACE_OF} (?:(?:just|only|a single|one|<(?:axis|row|column)>|,) )*(?P<named>{_NAMED})(?: alone| , (?P<named3>{_NAMED}))?",
            ),
            (
                "sum",
                rf"{told}{_JUST} {_SUM.replace('|hold|has|have|make', '')}{_JUST}{number}{_OF}?(?P<unit>{_UNIT}){_ALL_TOLD}?{_OTHER}",
            ),
            ("sum", rf"{told}{_JUST}{plain}{_JUST}{number}(?P<unit>{_UNIT}){_ALL_TOLD}{_OTHER}"),
            ("sum", rf"{told}{_JUST}{plain}{_JUST}{number}{_OF}(?P<unit>{_UNIT}){_ALL_TOLD}?{_OTHER}"),
            ("bare", rf"{told}{_JUST}{plain}{_JUST}{number}(?P<unit>{_UNIT}){_OTHER}"),
            ("more", rf"(?P<named>{_NAMED})(?: {_VERB})?{_JUST}{number}(?P<unit>{_UNIT}){_ALL_TOLD}?"),
        )
    )
