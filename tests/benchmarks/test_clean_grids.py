import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from auditor.engine import audit
from auditor.reading.document import read
from auditor.registry import installed
from auditor.rule import Severity


@pytest.fixture(scope="module")
def clean_grids() -> ModuleType:
    path = Path(__file__).parents[2] / "benchmarks" / "clean_grids.py"
    spec = spec_from_file_location("clean_grids", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_there_are_ten_kinds_of_clean_grids(clean_grids: ModuleType) -> None:
    assert len(clean_grids.KINDS) == 10


def test_the_same_seed_makes_the_same_grids(clean_grids: ModuleType) -> None:
    assert list(clean_grids.generate(10, 4)) == list(clean_grids.generate(10, 4))


def test_clean_grids_are_read_and_hardly_ever_reported(clean_grids: ModuleType) -> None:
    documents = [read(source) for _, source in clean_grids.generate(200, 7)]
    alarms = [
        (audited.document.source.path, one.name, one.finding.message)
        for audited in audit(documents, installed())
        for one in audited.diagnostics
        if one.severity is not Severity.INFO
    ]
    assert all(document.panels for document in documents)
    assert len(alarms) < 200 * clean_grids.LIMIT, alarms
