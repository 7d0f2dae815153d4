"""The command line. Exit status 0: nothing found that fails; 1: findings; 2: the job could not be done."""

import gc
import sys
import traceback

import click

from auditor.commands.audit import audit
from auditor.commands.common import FAILED
from auditor.commands.explain import explain
from auditor.commands.extract import extract
from auditor.commands.init import init
from auditor.commands.rules import rules
from auditor.output import use_utf8
from auditor.report import DISTRIBUTION

INTERRUPTED = 130
# Documents, clauses and claims are frozen and hardly ever make cycles: to look for these as often as Python does by
# itself takes a tenth of a short run.
GARBAGE = (100_000, 50, 100)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name=DISTRIBUTION, prog_name="auditor")
def cli() -> None:
    """Check whether the transcription of a heatmap figure agrees with itself."""


for _command in (audit, extract, rules, explain, init):
    cli.add_command(_command)


def main() -> None:
    """Run the command line; neither a fault of the program nor an interruption is ever exit status 1."""
    use_utf8()
    gc.set_threshold(*GARBAGE)
    try:
        status = cli(prog_name="auditor", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        status = error.exit_code
    except click.Abort:
        status = INTERRUPTED
    except Exception:
        traceback.print_exc()
        status = FAILED
    sys.exit(status)
