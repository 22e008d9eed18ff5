# SPDX-License-Identifier: MIT
"""Whether programs that were linked with the last release still run: libabigail compares the API with released.abi.

build/venv/bin/python Tests/ABI/guard.py            lists breaking changes, and fails if the ABI number is still the same
build/venv/bin/python Tests/ABI/guard.py --write    writes released.abi anew, for a release; refuses in the same case

libabigail reads types from debugging information, and the library has none of its types. So a C compiler makes it: a
library with a body for every prototype of docs/api.json.
"""

from __future__ import annotations

import copy
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from ABI.interface import Interface  # noqa: E402

RELEASED = HERE / "released.abi"
NUMBER = HERE.parent.parent / "include/abi-number"
ADVICE = "Programs that were linked with the last release break. Tests/ABI/README.md tells when include/abi-number is raised."


def run(command: list, accepted: tuple[int, ...] = (0,)) -> subprocess.CompletedProcess[str]:
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if result.returncode not in accepted:
        raise RuntimeError(f"{command[0]} failed: {result.stdout}{result.stderr}")
    return result


def described(api: dict, number: str, folder: Path) -> Path:
    """The description of an API by libabigail."""
    interface = Interface(api)
    prototypes = interface.prototypes.values()
    declarations = interface.declarations.removesuffix("\n".join(prototypes))
    bodies = [prototype.removesuffix(";") + " { __builtin_trap(); }" for prototype in prototypes]
    # Most enumerations only name values of numbers: no function has their type.
    names = [block["name"] for block in api["enumerations"]]
    bodies += [f"void values_of_{name}({name} value) {{ (void)value; }}" for name in names]
    library, description = folder / "libgridnorth.so", folder / "gridnorth.abi"
    (folder / "stubs.c").write_text(
        "\n".join(["#include <stddef.h>", "#include <stdint.h>", declarations, *bodies, ""])
    )
    run(["cc", "-g", "-shared", "-fPIC", f"-Wl,-soname,libgridnorth.so.{number}", folder / "stubs.c", "-o", library])
    # Leaves out facts that differ from machine to machine, or do not matter to a program.
    plain = ["--no-corpus-path", "--no-comp-dir-path", "--no-elf-needed", "--no-architecture"]
    plain += ["--no-show-locs", "--no-parameter-names", "--short-locs", "--type-id-style", "hash"]
    run(["abidw", *plain, "--out-file", description, library])
    return description


def number_of(description: Path) -> str:
    return re.search(r"soname='libgridnorth\.so\.(\w+)'", description.read_text())[1]


def without_additions(api: dict, released: Path) -> dict:
    """The API without the values that enumerations have gained, and without fields beyond the old end of option structs,
    which begin with their size so that they can grow.

    Both are harmless, and libabigail takes a function that they touch for harmless, even if it has other changes.
    """
    description = released.read_text()
    values = set(re.findall(r"<enumerator name='(\w+)'", description))
    found = re.findall(r"<class-decl name='(gn_\w+_options)' size-in-bits='(\d+)'", description)
    sizes = {name: int(bits) // 8 for name, bits in found}
    names = set(re.findall(r"<enum-decl name='(\w+)'", description))
    api = copy.deepcopy(api)
    for block in api["enumerations"]:
        if block["name"] in names:
            block["values"] = [one for one in block["values"] if one["name"] in values]
    for struct in api["structs"]:
        end = sizes.get(struct["name"], sys.maxsize)
        struct["fields"] = [field for field in struct["fields"] if field["offset"] < end]
    return api


def broken(api: dict, number: str, released: Path) -> str:
    """The changes that break programs although the number is the same, in the words of libabigail; additions do not."""
    if number != number_of(released):
        return ""
    with tempfile.TemporaryDirectory() as folder:
        present = described(without_additions(api, released), number, Path(folder))
        # The bits of the status: 4 something has changed, 8 and it certainly breaks programs.
        result = run(["abidiff", "--no-added-syms", released, present], (0, 4, 12))
    return f"{result.stdout}\n{ADVICE}" if result.returncode else ""


def write(api: dict, number: str, released: Path):
    if problem := broken(api, number, released):
        sys.exit(problem)
    with tempfile.TemporaryDirectory() as folder:
        released.write_text(described(api, number, Path(folder)).read_text())


def main():
    api, number = Interface().api, NUMBER.read_text().strip()
    if sys.argv[1:] == ["--write"]:
        write(api, number, RELEASED)
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        sys.exit(broken(api, number, RELEASED) or None)


if __name__ == "__main__":
    main()
