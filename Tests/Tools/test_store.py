# SPDX-License-Identifier: MIT
"""Tools/build-library takes from its store what was made of the same sources, flags and compiler, and nothing else.

The compiler of these tests is a script that notes when it is asked to compile, and fails then.
"""

import shutil
import subprocess
import tarfile

import pytest

FLAVOR = "aarch64"


class Checkout:
    """A copy of what the library is made of, with a compiler and a store of its own."""

    def __init__(self, folder, root):
        self.root = folder / "checkout"
        for part in ["Sources", "include", "Tools/library"]:
            shutil.copytree(root / part, self.root / part)
        shutil.copy(root / "Tools/build-library", self.root / "Tools/build-library")
        self.store = folder / "store"
        self.compiled = folder / "compiled"
        self.tools = folder / "bin"
        self.tools.mkdir()
        self.use_compiler("Swift version 6.3.1")

    def use_compiler(self, version):
        compiler = self.tools / "swiftc"
        compiler.write_text(
            "#!/bin/sh\n"
            f'case "$1" in --version) echo "{version}" ;; -print-target-info) exec {shutil.which("swiftc")} "$@" ;;\n'
            f"*) touch {self.compiled}; exit 1 ;; esac\n"
        )
        compiler.chmod(0o755)

    def call(self, *arguments, **environment):
        environment = {"PATH": f"{self.tools}:/usr/bin:/bin", "GRIDNORTH_CACHE": str(self.store)} | environment
        command = [str(self.root / "Tools/build-library"), *arguments]
        return subprocess.run(command, env=environment, cwd=self.root, capture_output=True, text=True, check=False)

    def key(self):
        answer = self.call("--key", FLAVOR)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout.strip()

    def build(self, **environment):
        """What was built, or None if the compiler was asked."""
        self.compiled.unlink(missing_ok=True)
        folder = self.root / "build" / FLAVOR
        answer = self.call(FLAVOR, str(folder), **environment)
        assert (answer.returncode == 0) != self.compiled.exists(), answer.stderr
        return (folder / "gridnorth.o").read_text() if answer.returncode == 0 else None

    def fill(self, content):
        """Puts a product into the store, as if the sources had been compiled as they are now."""
        self.store.mkdir(exist_ok=True)
        product = self.root / "gridnorth.o"
        product.write_text(content)
        with tarfile.open(self.store / f"{self.key()}.tar.gz", "w:gz") as archive:
            archive.add(product, "gridnorth.o")
        product.unlink()


@pytest.fixture
def checkout(tmp_path, root):
    return Checkout(tmp_path, root)


def edit(path):
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")


# A file of each kind that decides what the library is.
DECIDING = [
    "Sources/GridNorthCore/Numerics/Block.swift",
    "Sources/GridNorthC/MGRS.swift",
    "Sources/CLanes/lanes.h",
    "Sources/CLevels/functions.h",
    "Sources/CRuntime/entries.c",
    "include/gridnorth_types.h",
    "include/gridnorth.h",
    "include/abi-number",
    "Tools/build-library",
    "Tools/library/flavors.bash",
    "Tools/library/code.bash",
]


def test_a_store_serves_what_was_compiled(checkout):
    assert checkout.build() is None
    checkout.fill("served")
    assert checkout.build() == "served"
    # In the folder from now on, store or not.
    assert checkout.build(GRIDNORTH_CACHE="off") == "served"


@pytest.mark.parametrize("file", DECIDING)
def test_a_changed_source_is_not_served(checkout, file):
    checkout.fill("served")
    assert checkout.build() == "served"
    edit(checkout.root / file)
    assert checkout.build() is None


def test_a_new_and_a_missing_file_are_changes(checkout):
    before = checkout.key()
    new = checkout.root / "Sources/GridNorthCore/Numerics/New.swift"
    new.write_text("")
    assert checkout.key() != before
    new.rename(new.with_name("Other.swift"))
    named = checkout.key()
    new.with_name("Other.swift").unlink()
    assert checkout.key() == before != named


def test_a_changed_flag_is_not_served(checkout):
    checkout.fill("served")
    flags = checkout.root / "Tools/library/flavors.bash"
    text = flags.read_text()
    flags.write_text(text.replace("-ffixed-x18", "-ffixed-x17"))
    assert flags.read_text() != text
    assert checkout.build() is None


def test_a_changed_compiler_is_not_served(checkout):
    checkout.fill("served")
    checkout.use_compiler("Swift version 6.3.2")
    assert checkout.build() is None


def test_dates_and_places_do_not_count(checkout):
    before = checkout.key()
    for path in checkout.root.rglob("*.swift"):
        path.touch()
    moved = checkout.root.with_name("elsewhere")
    checkout.root.rename(moved)
    checkout.root = moved
    assert checkout.key() == before


def test_the_store_can_be_off(checkout):
    checkout.fill("served")
    assert checkout.build(GRIDNORTH_CACHE="off") is None
    assert checkout.build() == "served"


def test_a_damaged_entry_is_not_served(checkout):
    checkout.fill("served" * 1000)
    entry = next(checkout.store.iterdir())
    entry.write_bytes(entry.read_bytes()[:-20])
    assert checkout.build() is None


def test_what_was_not_used_for_longest_goes_first(root, tmp_path):
    """The functions of the store alone: six products of 300 kB that cannot be compressed, in a store of 1 MB."""
    script = f"""
    set -euo pipefail
    fail() {{ exit 9; }}
    . {root}/Tools/library/store.bash
    for name in a b c; do
      head -c 300000 /dev/urandom >$name
      keep $name . $name
      touch -d '2000-01-0'"$(printf '%d' "'$name" | tail -c 1)" $GRIDNORTH_CACHE/$name.tar.gz
    done
    recall a out
    for name in d e; do head -c 300000 /dev/urandom >$name; keep $name . $name; done
    ls $GRIDNORTH_CACHE
    """
    environment = {"PATH": "/usr/bin:/bin", "GRIDNORTH_CACHE": str(tmp_path / "store"), "GRIDNORTH_CACHE_MB": "1"}
    answer = subprocess.run(
        ["bash", "-c", script], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == ["a.tar.gz", "d.tar.gz", "e.tar.gz"]
