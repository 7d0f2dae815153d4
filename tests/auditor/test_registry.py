import pytest

from auditor import registry
from auditor.claim import UNDECIDED, ClaimKind
from auditor.registry import AnyRule, UnknownRuleError, find, installed, named, selected
from auditor.rule import Confidence, NoRulesError, Rule, Severity


def made(code: str, name: str) -> Rule:
    return Rule(code, name, Severity.ERROR, Confidence.HIGH, "Panel", lambda _: [], "", (), ())


PEAK = ClaimKind(
    code="CLM001",
    name="peak-elsewhere",
    kind="peak",
    severity=Severity.ERROR,
    confidence=Confidence.HIGH,
    read=lambda clause: (),
    judge=lambda claim, world: UNDECIDED,
    doc="",
    bad=(),
    good=(),
)
RULES: list[AnyRule] = [
    PEAK,
    made("GRD001", "ragged-row"),
    made("GRD002", "missing-row"),
    made("LEG001", "cell-outside-legend"),
]


@pytest.mark.parametrize(
    ("selector", "codes"),
    [
        ("ragged-row", {"GRD001"}),
        ("RAGGED-ROW", {"GRD001"}),
        ("GRD002", {"GRD002"}),
        ("grd", {"GRD001", "GRD002"}),
        ("peak", {"CLM001"}),
        ("ALL", {"CLM001", "GRD001", "GRD002", "LEG001"}),
    ],
)
def test_a_selector_is_a_name_a_code_the_start_of_codes_a_kind_or_all(selector: str, codes: set[str]) -> None:
    assert named(selector, RULES) == codes


def test_an_unknown_selector_gets_a_suggestion() -> None:
    with pytest.raises(UnknownRuleError, match=r"'raged-row'; did you mean ragged-row\?"):
        named("raged-row", RULES)
    with pytest.raises(UnknownRuleError, match=r"did you mean GRD001"):
        named("GRD01", RULES)
    with pytest.raises(UnknownRuleError, match="'auditor rules' lists them all"):
        named("zzz", RULES)


def test_all_rules_are_selected_unless_something_is_said() -> None:
    assert selected(RULES, [], [], []) == {rule.code for rule in RULES}


def test_ignore_takes_away_from_the_selection_and_extension_adds_after_that() -> None:
    assert selected(RULES, ["GRD"], ["GRD002"], []) == {"GRD001"}
    assert selected(RULES, [], ["ALL"], ["peak"]) == {"CLM001"}
    assert selected(RULES, ["GRD"], [], ["LEG001"]) == {"GRD001", "GRD002", "LEG001"}


def test_one_rule_is_found_by_name_or_code_but_not_by_a_part() -> None:
    assert find("Peak-Elsewhere", RULES) is PEAK
    assert find("clm001", RULES) is PEAK
    with pytest.raises(UnknownRuleError):
        find("GRD", RULES)


def test_installed_rules_come_in_the_order_of_their_codes() -> None:
    codes = [rule.code for rule in installed()]
    assert codes
    assert codes == sorted(codes)


def test_no_rules_at_all_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "members", lambda kind: ())
    with pytest.raises(NoRulesError, match="no rules are installed"):
        installed()
