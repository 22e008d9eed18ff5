# SPDX-License-Identifier: MIT
"""A plugin of pytest that refuses packages which `make test` does not install, since build/venv may have more of them.

Without it, a test that needs such a package passes where `make test-all` has run and fails on a fresh machine.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

LOCK = Path(__file__).with_name("requirements-core.lock")


def name(distribution: str) -> str:
    """A distribution's name as PyPI normalizes names."""
    return re.sub("[-_.]+", "-", distribution).lower()


INSTALLED = {name(line.split("==")[0]) for line in LOCK.read_text().splitlines() if "==" in line}
INSTALLED |= {"gridnorth", "pip", "setuptools"}


class OtherPackages:
    """A finder that finds nothing, and refuses modules of other distributions."""

    modules = {
        module
        for module, distributions in packages_distributions().items()
        if module not in sys.stdlib_module_names and not INSTALLED.intersection(map(name, distributions))
    }

    def find_spec(self, module: str, path=None, target=None) -> None:
        if module.partition(".")[0] in self.modules:
            raise ModuleNotFoundError(f"`make test` does not install the package of {module}", name=module)


sys.meta_path.insert(0, OtherPackages())
