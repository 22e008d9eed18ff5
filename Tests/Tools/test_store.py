# SPDX-License-Identifier: MIT
"""Tools/build-library takes from its store only products of the same sources, flags and compiler.

The compiler of these tests is a script that notes when it is asked to compile, and fails then.
"""

import shutil
import subprocess
import tarfile

import pytest

FLAVOR = "aarch64"


class Checkout:
    """A copy of the sources of the library, with a separate compiler and store."""

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

    def keys(self, flavor=FLAVOR):
        """The keys of the code, by its parts, and of the products."""
        answer = self.call("--keys", flavor)
        assert answer.returncode == 0, answer.stderr
        return dict(line.split() for line in answer.stdout.splitlines())

    def key(self):
        return self.keys()["products"]

    def build(self, **environment):
        """The products, or None if the compiler was asked."""
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


# A file of each kind that affects the library.
DECIDING = [
    "Sources/GridNorthCore/Base/Numerics/Block.swift",
    "Sources/GridNorthC/MGRS.swift",
    "Sources/CLanes/lanes.h",
    "Sources/CLevels/kernels.swift",
    "Sources/CRuntime/entries.c",
    "include/gridnorth_types.h",
    "include/gridnorth.h",
    "include/abi-number",
    "Tools/build-library",
    "Tools/library/flavors.bash",
    "Tools/library/code.bash",
]


# The files that Swift reads for every part, and the script that calls it. Kernels are in one part only.
OF_CODE = [file for file in DECIDING if not file.startswith(("Sources/CLevels", "Sources/CRuntime", "include/g", "include/a", "Tools/b", "Tools/library/f"))]
OF_CODE.append("include/gridnorth_types.h")


@pytest.mark.parametrize("file", OF_CODE)
def test_a_changed_source_changes_the_keys_of_all_code(checkout, file):
    before = checkout.keys("x86-64-levels")
    assert before.keys() == {"pairs", "blocks", "products"}
    edit(checkout.root / file)
    after = checkout.keys("x86-64-levels")
    assert all(after[part] != before[part] for part in before)


def test_a_changed_compiler_changes_the_keys_of_all_code(checkout):
    before = checkout.keys("x86-64-levels")
    checkout.use_compiler("Swift version 6.3.2")
    after = checkout.keys("x86-64-levels")
    assert all(after[part] != before[part] for part in before)


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
    new = checkout.root / "Sources/GridNorthCore/Base/Numerics/New.swift"
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


@pytest.fixture
def shell(root, tmp_path):
    """Runs a script with the functions of the store alone; its sources are the file `source`."""

    def run(script, **environment):
        head = f"""
        set -euo pipefail
        fail() {{ echo "$*" >&2; exit 9; }}
        . {root}/Tools/library/store.bash
        key_of_source() {{ key word -- source; }}
        compile() {{ cp source out/product; echo compiled; }}
        make_all() {{ make_once key_of_source out .stamp product 'missing' 'more*' -- "${{@:-compile}}"; }}
        """
        environment = {"PATH": "/usr/bin:/bin", "GRIDNORTH_CACHE": str(tmp_path / "store")} | environment
        command = ["bash", "-c", head + script]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)

    (tmp_path / "source").write_text("a")
    return run


def test_what_was_built_is_kept(shell):
    """It is kept even if some of the patterns match nothing."""
    assert shell("make_all; ls $GRIDNORTH_CACHE | wc -l").stdout == "compiled\n1\n"
    assert shell("rm -rf out; make_all; cat out/product").stdout == "a"


def test_a_product_that_is_gone_is_made_again(shell):
    assert shell("make_all; make_all").stdout == "compiled\n"
    assert shell("rm out/product; make_all; cat out/product").stdout == "a"


def test_a_source_that_changes_while_it_is_compiled_is_not_kept(shell):
    answer = shell("edited() { compile; echo b >source; }; make_all edited")
    assert answer.returncode == 9 and "have changed" in answer.stderr
    # The next version is compiled.
    assert shell("make_all; cat out/product").stdout == "compiled\nb\n"
    assert shell("printf a >source; make_all; cat out/product").stdout == "compiled\na"


def test_a_failure_leaves_nothing_to_be_taken_for_a_product(shell):
    assert shell("broken() { compile; false; echo here; }; make_all broken").returncode == 1
    assert shell("make_all; ls $GRIDNORTH_CACHE | wc -l").stdout == "compiled\n1\n"
    # A key that cannot be computed ends the build.
    assert shell("key_of_source() { true; }; make_all").returncode == 9
    assert shell("key_of_source() { false; }; make_all").returncode == 1


@pytest.mark.parametrize("limit", ["500M", "-1", "0x10"])
def test_a_limit_that_is_no_number_is_refused_before_anything_is_built(shell, limit):
    answer = shell("make_all", GRIDNORTH_CACHE_MB=limit)
    assert answer.returncode == 9 and answer.stdout == "" and limit in answer.stderr


@pytest.mark.parametrize(
    ("environment", "place"),
    [
        ({"GRIDNORTH_CACHE": "", "HOME": "/h"}, "/h/.cache/gridnorth"),
        ({"GRIDNORTH_CACHE": "", "HOME": "/h", "XDG_CACHE_HOME": "/x"}, "/x/gridnorth"),
        ({"GRIDNORTH_CACHE": "", "HOME": "/h", "XDG_CACHE_HOME": "relative"}, "/h/.cache/gridnorth"),
        ({"GRIDNORTH_CACHE": "", "HOME": ""}, "off"),
        ({"GRIDNORTH_CACHE": "/c"}, "/c"),
    ],
)
def test_places_of_the_store(shell, environment, place):
    assert shell("echo $store", **environment).stdout.strip() == place


def test_what_was_not_used_for_longest_goes_first(shell, tmp_path):
    """Six products of 300 kB that cannot be compressed, in a store of 1 MB. Other files in the folder stay."""
    script = """
    name_of() { printf "$1%.0s" {1..64}; }
    mkdir $GRIDNORTH_CACHE
    head -c 3000000 /dev/zero >$GRIDNORTH_CACHE/holiday.tar.gz
    for name in a b c; do
      head -c 300000 /dev/urandom >$name
      keep $(name_of $name) . $name
      touch -d '2000-01-0'"$(printf '%d' "'$name" | tail -c 1)" $GRIDNORTH_CACHE/$(name_of $name).tar.gz
    done
    recall $(name_of a) out
    for name in d e; do head -c 300000 /dev/urandom >$name; keep $(name_of $name) . $name; done
    ls $GRIDNORTH_CACHE
    """
    answer = shell(script, GRIDNORTH_CACHE_MB="1")
    assert answer.stdout.split() == ["a" * 64 + ".tar.gz", "d" * 64 + ".tar.gz", "e" * 64 + ".tar.gz", "holiday.tar.gz"], answer.stderr
