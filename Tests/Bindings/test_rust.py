# SPDX-License-Identifier: MIT
"""The Rust crate, built from this checkout: its tests, its documentation, its example, and that nothing is missing."""

import os
import re

import pytest
from Bindings.generators import LINES, called_as_pairs, left_out, places
from Pairs import pairs, programs


@pytest.fixture(scope="module")
def crate(package):
    return package("rust")


@pytest.fixture(scope="module")
def environment(root, build, library):
    """cargo writes outside of the crate, and programs find the library that was built here."""
    return os.environ | {
        "GRIDNORTH_DIR": str(root / "build"),
        "LD_LIBRARY_PATH": str(root / "build"),
        "CARGO_TARGET_DIR": str(build / "rust"),
        "RUSTFLAGS": "-D warnings",
        "RUSTDOCFLAGS": "-D warnings",
    }


@pytest.fixture(scope="module")
def cargo(run, need, crate, environment):
    """cargo("test", ...): runs it in the crate, without a network."""

    def call(command, *words, env=environment, **options):
        return run([need("cargo"), command, "--offline", *words], cwd=crate, env=env, **options)

    return call


def test_vectors_calls_batches_and_pages(cargo):
    """Runs tests/*.rs, and every program in the documentation, the guide and README.md."""
    printed = cargo("test").stdout
    counts = dict(re.findall(r"(\w+)[^\n]*\n\nrunning (\d+) tests", printed))
    assert "FAILED" not in printed
    assert sum(map(int, re.findall(r"running (\d+) tests?", printed))) >= 50, counts


def test_the_static_library(cargo, environment, static_library):
    """A program that has the library in it runs without a path to it."""
    without = {name: value for name, value in environment.items() if name != "LD_LIBRARY_PATH"}
    cargo("test", "--features", "static", "--test", "calls", env=without)


@pytest.mark.parametrize("features", ["", "alloc"])
def test_without_std(cargo, features):
    cargo("build", "--no-default-features", "--features", features)


def test_with_the_compiler_of_debian(run, crate, environment, build):
    """Debian 12 has Rust 1.63, the oldest that the crate promises; the other tests use the first in the path."""
    env = environment | {"RUSTC": "/usr/bin/rustc", "CARGO_TARGET_DIR": str(build / "rust-debian")}
    run(["/usr/bin/cargo", "check", "--offline", "--tests", "--examples"], cwd=crate, env=env)


def test_documentation_without_warnings(cargo):
    cargo("doc")


def test_the_example(cargo):
    places = 'Tower,"48.85837, 2.294481"\nCell,18TWL8562811322\nWrong,31UDQ4825x\n'
    lines = cargo("run", "--quiet", "--example", "convert", input=places).stdout.splitlines()
    assert lines[0] == 'Tower,"48.85837, 2.294481",48.858370 2.294481,31UDQ4825011951,0.000'
    assert re.fullmatch(r"Cell,18TWL8562811322,40\.\d{6} -73\.\d{6},18TWL8562811322,5[78]\d\d\.\d{3}", lines[1])
    assert re.fullmatch(r"Wrong,31UDQ4825x,,,.*\(byte 9\)", lines[2])


def test_pkg_config_finds_the_library(run, need, crate, environment, static_library, tmp_path):
    """Without GRIDNORTH_DIR, the folder is the one that pkg-config names; a name that it does not know is no error."""
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib/libgridnorth.a").symlink_to(static_library)
    (tmp_path / "gridnorth.pc").write_text(
        f"libdir={tmp_path}/lib\nName: gridnorth\nDescription: -\nVersion: 0\nLibs: -L${{libdir}} -lgridnorth\n"
    )
    env = environment | {"PKG_CONFIG_PATH": str(tmp_path), "CARGO_TARGET_DIR": str(tmp_path / "target")}
    del env["GRIDNORTH_DIR"]
    need("pkg-config")
    command = [need("cargo"), "run", "--offline", "--quiet", "--features", "static", "--example", "convert"]
    printed = run(command, cwd=crate, env=env, input="Tower,48.85837 2.294481\n").stdout
    assert "31UDQ4825011951" in printed


def test_every_function_is_there_and_called(api, root, crate):
    """Functions that Rust does not need are named with a reason in the generator."""
    without = left_out(root / "bindings/rust")
    names = {one["name"] for one in api["functions"]} - without.keys()
    assert len(names) + len(without) == len(api["functions"])
    found = {name: "::".join(place) for name, place in places(sorted(names)).items()}
    modules = {file.stem: file.read_text() for file in (crate / "src").glob("*.rs")}
    public = {f"{module}::{name}" for module, text in modules.items() for name in re.findall(r"^pub fn (\w+)", text, re.M)}
    assert set(found.values()) <= public
    tests = "".join(file.read_text() for file in (crate / "tests").glob("*.rs"))
    uncalled = {name for name in public - {"column::columns"} if not re.search(rf"\b{name}\(", tests)}
    assert not uncalled - {found[name] for name in called_as_pairs()}


def test_no_file_is_long(crate):
    lengths = {file.name: len(file.read_text().splitlines()) for file in (crate / "src").glob("*.rs")}
    assert {name for name, length in lengths.items() if length > LINES} == set()


def test_numbers_are_those_of_c(run, need, crate, environment, build, api, library):
    """Calls of all functions from numbers to numbers and their batches, written from docs/api.json: the bits of C."""
    found = pairs.find(api)
    folder = build / "pairs-rust"
    pairs.replace(folder / "src/main.rs", programs.rust(found, library))
    pairs.replace(
        folder / "Cargo.toml",
        '[package]\nname = "pairs"\nversion = "0.0.0"\nedition = "2021"\n\n'
        f'[dependencies]\ngridnorth = {{ path = "{crate}" }}\n',
    )
    printed = run([need("cargo"), "run", "--offline", "--quiet"], cwd=folder, env=environment).stdout
    assert programs.same(printed, library, found)
