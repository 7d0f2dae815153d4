# make demo: audit examples/ and write a report for each of them.   make test: run all checks.

# The first Python on the path that is new enough, unless PYTHON is given.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$python && break; done)
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: demo test clean

demo: $(VENV)/installed
	$(BIN)/auditor audit examples --reports audit-reports --exit-zero

test: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

clean:
	rm -rf $(VENV) audit-reports

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "auditor needs Python 3.11 or later; none was found" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/installed-dev: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@ $(VENV)/installed
