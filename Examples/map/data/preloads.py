# SPDX-License-Identifier: MIT
"""Lists in index.html the modules that a module imports, and those that these import, so that a browser asks for all at once:

    preloads.py PAGE

A line "@app.js@" becomes a line for each; "@parts.js low@" gives them a low priority. A module is listed once, where it is needed first.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^(?:import|export) (?:[^"]*? from )?"(\.[^"]+)";', re.MULTILINE)


def imports(folder: Path, name: str, found: set[str]) -> set[str]:
    """The names of a module and of all that it needs, without those already found."""
    if name in found:
        return found
    found.add(name)
    for other in IMPORT.findall((folder / name).read_text()):
        imports(folder, str(((folder / name).parent / other).resolve().relative_to(folder)), found)
    return found


def main(folder: Path) -> None:
    page = folder / "index.html"
    listed: set[str] = set()

    def lines(line: re.Match[str]) -> str:
        blanks, start, low = line.groups()
        before = set(listed)
        imports(folder, start, listed)
        # A page names these itself, as scripts; but parts.js is imported late.
        names = sorted(listed - before - ({start} if not low else set()))
        priority = ' fetchpriority="low"' if low else ""
        return "".join(f'{blanks}<link rel="modulepreload" href="{name}"{priority}>\n' for name in names)

    page.write_text(re.sub(r"^( *)@(\S+?)( low)?@\n", lines, page.read_text(), flags=re.M))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
