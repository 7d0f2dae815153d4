"""Errors that a user causes and can mend: each is one sentence, never a traceback."""


class InputError(Exception):
    """A file cannot be read as what it is; the message is one sentence that names the file.

    `path` is the file as the user gave it, `fault` what is wrong with it.
    """

    def __init__(self, path: str, fault: str) -> None:
        super().__init__(f"{path} {fault}")
        self.path = path
        self.fault = fault


class MissingPackageError(Exception):
    """A format needs a package that is not installed; the message is one sentence that names both."""

    def __init__(self, feature: str, package: str) -> None:
        super().__init__(f"{feature} needs the package {package}: install figure-auditor[{feature}]")
        self.feature = feature
        self.package = package
