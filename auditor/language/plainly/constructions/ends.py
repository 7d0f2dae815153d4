"""From where to where values go: "the counts start at 2 and go up to 30"."""

from auditor.language.plainly.construction import Construction

CONSTRUCTIONS = (
    Construction(
        r"CELLS(?P<where>GRID)? (?:start|starts|started|begin|begins|began|set out) (?:at|from|with) (?P<low>NUMBER)(?P<unit> <unit>)? and "
        r"(?:<trend:up>|run|runs|ran|<range>|end|ends|ended|reach|reaches|reached|<x>)(?: (?:up|on|out))?(?: (?:to|at|with))? (?P<high>NUMBER)",
        "values {where} range from {low} {unit} to {high}",
        (("The boxes start at 0 and go up to 38.", "The values range from 0 to 38."),),
        certain=False,
    ),
)
