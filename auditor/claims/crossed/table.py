"""Which form the chunks of a part make, in whichever order they stand."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.crossed.balance import compared_in_each, told_too_often
from auditor.claims.crossed.changes import CHANGES
from auditor.claims.crossed.comparing import (
    all_measures_are,
    at_the_end_together,
    compared_cells,
    compared_classes,
    mean_against_all,
    measures_compared,
    same_measures,
    same_of_all,
    same_of_classes,
    same_of_pair,
    tied_at_the_top,
    times_of_classes,
    times_of_measures,
)
from auditor.claims.crossed.forms import (
    all_but_some,
    bound_of_cells,
    bound_of_classes,
    end_of_cells,
    end_of_classes,
    errors_of_class,
    mean_of_cells,
    mean_of_classes,
    never_taken,
    only_class,
    order_of_classes,
    range_of_cells,
    range_of_classes,
    spread,
    sum_of_cells,
    top_cell,
    top_class,
    top_pair,
    top_target,
    value_of_all,
    value_of_cell,
    value_of_class,
    value_of_pair,
)
from auditor.claims.crossed.graded import graded_part
from auditor.claims.crossed.listed import all_but_named, cells_listed, only_with_a_share, part_of_pair
from auditor.claims.crossed.part import Facts, Part
from auditor.claims.crossed.plainer import plainer
from auditor.claims.crossed.several import called_each_other_class, cells_together, so_many_called
from auditor.claims.crossed.shares import SHARES
from auditor.claims.crossed.supposed import everything_called_so, merged
from auditor.claims.crossed.wholes import WHOLES

# By the chunks that there are, those of a kind side by side; "*" for any number more of that kind.
FORMS: dict[str, Callable[[Part], Iterator[Facts]]] = {
    **dict.fromkeys(("CEF", "#CEF", "CEFb", "CEFF", "#CEFF", "CEFFF", "CEFq", "#CEFq", "CFR", "CERF", "#CFR", "CEFR", "#CEFR"), top_class),
    **dict.fromkeys(("#EF", "#EFq"), end_of_classes),
    **dict.fromkeys(("EKXX", "#EKXX", "EKX", "#EKX", "EKW", "#EKW", "EKWX", "#EKWX", "KRX", "#KRX", "ERKX", "EKRX", "#EKRX", "EKRW", "KRW", "EKWq"), top_cell),
    **dict.fromkeys(("EJXX", "EJWX", "EJX", "EJW", "EJWw", "#EJW", "#EJX", "#EJW", "EJ", "#EJ", "EJRW"), top_pair),
    **dict.fromkeys(("EK", "#EK"), top_target),
    **dict.fromkeys(("#E", "#EX", "#EW", "#EWX", "#EWW"), end_of_cells),
    **dict.fromkeys(("#CF", "CFb", "#CFX", "#CFW"), value_of_class),
    **dict.fromkeys(("#CX", "CXb"), errors_of_class),
    **dict.fromkeys(("#K", "#KX", "Kb", "KXb"), value_of_cell),
    **dict.fromkeys(("#J", "#JX", "Jb", "JXb", "#Jw", "Jbw", "#JXw", "JXbw", "#JW", "#JWw", "#JWX", "#JWXw", "Jbqw", "Jbq"), value_of_pair),
    **dict.fromkeys(("#X", "#F", "Fb", "Xb"), value_of_all),
    **dict.fromkeys(("Fbq", "#Fq", "EFbq"), bound_of_classes),
    **dict.fromkeys(("Wbq", "Xbq", "WXbq", "WWbq", "WWXbq", "Wqb"), bound_of_cells),
    **dict.fromkeys(("CFUb", "CCFUb", "CFUbs", "CFbq", "CCFbq", "CCCFbq"), only_class),
    **dict.fromkeys(("<CCF", ">CCF", "#<CCF", "#>CCF", "<CCFF", ">CCFF", "<CCFt", ">CCFt", "#<CCFt", "#>CCFt", "<CCFFt", ">CCFFt"), compared_classes),
    **dict.fromkeys(("CCFx", "CCFFx", "CCFSx", "CCFFSx", ">CCFx", ">CCFFx"), times_of_classes),
    **dict.fromkeys(("CCFS", "#CCFS", "#CCFFS", "CCFFS", "CCCFS"), same_of_classes),
    **dict.fromkeys(("FSq",), same_of_all),
    **dict.fromkeys(("#L",), so_many_called),
    **dict.fromkeys(("CCEFS", "#CCEFS"), tied_at_the_top),
    **dict.fromkeys(("CFF>t", "CFF<t"), compared_in_each),
    **dict.fromkeys(("CFF>", "#CFF>", "CFF<", "#CFF<", "#CFFt>", "#CFFt<"), measures_compared),
    **dict.fromkeys(("CFFS", "#CFFS", "CFFFS", "#CFFFS"), same_measures),
    **dict.fromkeys(("<KK", ">KK", "<KKt", ">KKt", "KKS", "#KKS", "KKx", "KKSx", ">KKtx", "<KLt", ">KLt", "KLS", "KLx", "KLSx", "<Kot", ">Kot", "<CKt", ">CKt", "CKSx", "CKS",
                     "KoS", "Kox", "KoSx", "KSo", "KSox", "Kotx", "K>tox", ">Kotx"), compared_cells),
    **dict.fromkeys(("JS", "#JS", "JSw", "#JSw", "JSX", "JSXw"), same_of_pair),
    **dict.fromkeys(("#EEFd", "#Fd", "Fbd", "EEFbd", "EEFb", "#EEF", "EEFbd"), spread),
    **dict.fromkeys(("##F~", "##Fq~", "##EEF~"), range_of_classes),
    **dict.fromkeys(("##W~", "##X~", "##WX~", "##EEW~", "##Wq~"), range_of_cells),
    **dict.fromkeys(("#Wu", "#Xu", "#WXu", "#Wqu", "#WXqu", "bWu", "Wbqu", "Wbu"), mean_of_cells),
    **dict.fromkeys(("#Fu", "#EFu"), mean_of_classes),
    **dict.fromkeys(("#Wl", "#Xl"), sum_of_cells),
    **dict.fromkeys(("Kq", "FKq", "KKq"), never_taken),
    **dict.fromkeys(("CUb",), only_with_a_share),
    **dict.fromkeys(("8Fbq",), all_but_named),
    **dict.fromkeys(("JXf", "#JXf"), part_of_pair),
    **dict.fromkeys(("eWbq", "eXbq", "eWXbq"), all_but_some),
    **dict.fromkeys(("CFFx", "CFFx>", "CFFSx", "CFF>x"), times_of_measures),
    **dict.fromkeys(("#CFFFq", "#CFFq"), all_measures_are),
    **dict.fromkeys(("FFu>", "FFu<", "#FFu>", "#FFu<", "FFut>", "FFut<"), mean_against_all),
}  # fmt: skip
_KINDS = {"".join(sorted(key)): form for key, form in {**FORMS, **CHANGES, **SHARES}.items()}
_WHOLES = {"".join(sorted(key)): form for key, form in WHOLES.items()}


# Forms that take any number of some chunks: those that must be there, those that may, and how many of each at least.
_OPEN: tuple[tuple[str, str, Callable[[Part], Iterator[Facts]]], ...] = (
    ("CF", "CFz", order_of_classes),
    ("CEFz", "CEFz", order_of_classes),
    ("CY", "CYFU", told_too_often),
    ("CY", "CYF#", told_too_often),
    ("CY", "CYFE#", told_too_often),
    ("CCFF>", "CF>t", compared_in_each),
    ("CCFF<", "CF<t", compared_in_each),
    ("CCQ", "CQIF#^vBXfq", merged),
    ("JQ", "JQIF#^vBXfq", merged),
    ("TF#", "TF#I^v", everything_called_so),
    ("K0", "KWXqU#0", cells_listed),
    ("KKWb", "KWXqU#b", cells_listed),
    ("KKXb", "KWXqU#b", cells_listed),
    ("KWUb", "KWXqUb", cells_listed),
    ("KXUb", "KWXqUb", cells_listed),
    ("KWU#", "KWU#q", cells_listed),
    ("KK#q", "KWU#q", cells_listed),
    ("KK#", "KXWEq#", cells_together),
    ("KKf", "KXWEqf#", cells_together),
    ("KKE", "KXWEq", cells_together),
    ("CCEF", "CEF#q", at_the_end_together),
    ("CM", "CMbA", called_each_other_class),
    ("1", "13#bxqfXFVzwUC@", graded_part),
    ("3", "13#bxqfXFVzwUC@SA", graded_part),
)


def _open_form(kinds: str) -> Callable[[Part], Iterator[Facts]] | None:
    """The form of chunks of which there may be any number."""
    for needed, allowed, form in _OPEN:
        if set(kinds) <= set(allowed) and all(kinds.count(one) >= needed.count(one) for one in needed):
            return form
    return None


def told_by(part: Part) -> Iterator[Facts]:
    """What a part tells, in each way that it may be meant; nothing where its chunks make no form.

    Where the class is left unsaid, another system may be spoken of: then it is not refuted.
    """
    unsaid = not part.families.several and any(
        one.kind == "C" and one.flavour == "unsaid" for one in part.chunks
    )
    part, beside = plainer(part)
    kinds = "".join(sorted(one.kind for one in part.chunks))
    form = _KINDS.get(kinds) or _open_form(kinds)
    own = list(_WHOLES[kinds](part)) if kinds in _WHOLES else []
    if own or form is not None:
        for facts in own or (form(part) if form else ()):
            yield tuple(replace(fact, loose=True) for fact in beside(facts)) if unsaid else beside(facts)
