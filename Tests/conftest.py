# SPDX-License-Identifier: MIT
"""Fixtures of every test that is not Swift: where things are, how to build a program, how to run one.

`make test-all` runs all of it; one folder alone: `make lib && build/venv/bin/pytest Tests/C`. A random test takes its seed
from the fixture `seed`; the first lines of the report print it, and GRIDNORTH_SEED repeats a run. GRIDNORTH_EFFORT
(effort.py) tells how much it looks at.
"""

from __future__ import annotations

import ctypes
import functools
import json
import os
import secrets
import shlex
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SEED = int(os.environ.get("GRIDNORTH_SEED") or secrets.randbits(53))
# The same in the processes of pytest -n.
os.environ["GRIDNORTH_SEED"] = str(SEED)

# A program that hangs must not hang the run.
TIMEOUT_SECONDS = 900

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Build = Callable[..., Path]


def pytest_report_header() -> str:
    return f"seed: {SEED} (repeat with GRIDNORTH_SEED={SEED})"


def run_command(command: Sequence[str | Path], **options) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end and returns its output; fails the test if it fails or takes too long.

    Options are those of subprocess.run; `check=False` hands a failure back, `text=False` gives bytes.
    """
    __tracebackhide__ = True
    command = [str(word) for word in command]
    check = options.pop("check", True)
    options = {"capture_output": True, "text": True, "timeout": TIMEOUT_SECONDS, "cwd": ROOT} | options
    if options["text"]:
        # A program may print texts that are not UTF-8.
        options.setdefault("errors", "backslashreplace")
    line = shlex.join(command)
    try:
        result = subprocess.run(command, check=False, **options)
    except FileNotFoundError:
        pytest.fail(f"{command[0]} is not installed: run Tools/setup all", pytrace=False)
    except subprocess.TimeoutExpired:
        pytest.fail(f"took longer than {options['timeout']} s: {line}", pytrace=False)
    if check and result.returncode != 0:
        pytest.fail(
            f"{line}\nended with {result.returncode}\n{_shown(result.stdout)}{_shown(result.stderr)}", pytrace=False
        )
    return result


def _shown(output: str | bytes | None) -> str:
    """The output of a command for a report: all of it, or its two ends."""
    text = output.decode(errors="backslashreplace") if isinstance(output, bytes) else output or ""
    return text if len(text) <= 20_000 else f"{text[:10_000]}\n[...]\n{text[-10_000:]}"


def _need(path: Path) -> Path:
    if not path.exists():
        pytest.fail(f"{path.relative_to(ROOT)} is missing: run `make lib` first", pytrace=False)
    return path


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def api() -> dict:
    """The description of the C API, docs/api.json; docs/api.schema.json defines its contents."""
    return json.loads((ROOT / "docs" / "api.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def build() -> Path:
    """The folder build/tests, where tests may write."""
    folder = ROOT / "build" / "tests"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def library() -> Path:
    """The shared library of `make lib`."""
    return _need(ROOT / "build" / "libgridnorth.so")


@pytest.fixture(scope="session")
def static_library() -> Path:
    """The static library of `make lib`."""
    return _need(ROOT / "build" / "libgridnorth.a")


@pytest.fixture(scope="session")
def flavor(outside_of_make: dict[str, str]) -> Callable[[str], Path]:
    """flavor("aarch64"): the folder with the static library for that processor, which `make flavors` builds as well."""

    @functools.cache
    def make(name: str) -> Path:
        run_command(["make", "--no-print-directory", f"build/{name}/libgridnorth.a"], env=outside_of_make)
        return ROOT / "build" / name

    return make


@pytest.fixture(scope="session")
def package(root: Path) -> Callable[[str], Path]:
    """package("rust"): the folder build/rust, with the package put together anew."""

    @functools.cache
    def assemble(language: str) -> Path:
        run_command([root / "bindings" / language / "generate.py"])
        return root / "build" / language

    return assemble


@pytest.fixture(scope="session")
def outside_of_make() -> dict[str, str]:
    """The environment without the variables of a make around the tests."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}


@pytest.fixture(params=[1, 3, 4])
def level(request: pytest.FixtureRequest, library: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Each level that the library has on this processor: the programs of the test are limited to it by Tests/C/level.c."""
    best = ctypes.CDLL(str(library)).gn_cpu_level()
    if request.param > best:
        pytest.skip(f"the highest level here is {best}")
    monkeypatch.setenv("GRIDNORTH_LEVEL", str(request.param))
    return request.param


@pytest.fixture(scope="session")
def seed() -> int:
    """A number below 2^53, new in each run, printed at its head."""
    return SEED


@pytest.fixture(scope="session")
def run() -> Run:
    """run(command, **options): runs it; see run_command."""
    return run_command


@pytest.fixture(scope="session")
def cc(build: Path) -> Build:
    """cc(sources, name, flags=[], libs=[], compiler="cc", link="shared"): builds a C program, gives its path.

    `link` is "shared", "static" or None (the library is left out; `libs` may name another one). Sources are relative
    to the root; Tests/C/level.c comes with them. C11 and strict warnings, which are errors, unless `flags` say otherwise.
    """

    def compile_c(sources, name, flags=(), libs=(), compiler="cc", link="shared"):
        return _compile([compiler, "-std=c11"], build, sources, name, flags, libs, link)

    return compile_c


@pytest.fixture(scope="session")
def cxx(build: Path) -> Build:
    """cxx(sources, name, flags=[], libs=[], compiler="c++", link="shared"): as `cc`, for C++17."""

    def compile_cxx(sources, name, flags=(), libs=(), compiler="c++", link="shared"):
        return _compile([compiler, "-std=c++17"], build, sources, name, flags, libs, link)

    return compile_cxx


def _compile(compiler, build, sources, name, flags, libs, link) -> Path:
    program = build / name
    program.parent.mkdir(parents=True, exist_ok=True)
    linked = {
        "shared": lambda: [_need(ROOT / "build" / "libgridnorth.so"), f"-Wl,-rpath,{ROOT / 'build'}"],
        "static": lambda: [_need(ROOT / "build" / "libgridnorth.a")],
        None: lambda: [],
    }[link]()
    files = [ROOT / source for source in [*sources, "Tests/C/level.c"]]
    # -ffp-contract=off: a reference in C must not be fused where the library is not.
    command = [*compiler, "-O2", "-g", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-I", ROOT / "include"]
    command += [*flags, *files, *linked, *libs, "-lm", "-o", program]
    _compile_if_stale(program, command, files)
    return program


def _compile_if_stale(program: Path, command: list[str | Path], files: list[Path]) -> None:
    """Runs the command unless the same one has made the program from files, libraries and headers as they are now. Headers
    are all that lie in Tests and in the folders of the command: more than it reads, but never fewer.
    """
    made_by = program.with_name(f"{program.name}.command")
    line = shlex.join(map(str, command))
    folders = [ROOT / "Tests", *(file.parent for file in files), *(word for word in map(Path, command) if word.is_dir())]
    headers = (header for folder in folders for header in folder.rglob("*.h*"))
    libraries = (Path(word) for word in command if str(word).endswith((".a", ".o")))
    if made_by.exists() and program.exists() and made_by.read_text() == line:
        made = program.stat().st_mtime_ns
        if all(path.stat().st_mtime_ns < made for path in [*files, *headers, *libraries]):
            return
    made_by.unlink(missing_ok=True)
    run_command(command)
    made_by.write_text(line)


@pytest.fixture(scope="session")
def need() -> Callable[[str], str]:
    """need("valgrind"): the path of an installed program; the test fails, with the remedy, if it is lacking."""

    def find(program: str) -> str:
        path = shutil.which(program)
        if path is None:
            pytest.fail(f"{program} is not installed: run Tools/setup all", pytrace=False)
        return path

    return find


@pytest.fixture(scope="session")
def swift_tools(need: Callable[[str], str]) -> Path:
    """The folder with clang, wasm-ld and their like that came with Swift."""
    information = json.loads(run_command([need("swiftc"), "-print-target-info"]).stdout)
    return Path(information["paths"]["runtimeResourcePath"]).parent.parent / "bin"
