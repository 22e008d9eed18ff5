# SPDX-License-Identifier: MIT
"""An installed library can be used by programs that know nothing of this repository."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
REFERENCE = "31UDQ4825011951"


@pytest.fixture(scope="module")
def version(root):
    header = (root / "include/gridnorth_types.h").read_text()
    return ".".join(re.findall(r"#define GN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))


@pytest.fixture(scope="module")
def soname(root):
    return f"libgridnorth.so.{(root / 'include/abi-number').read_text().strip()}"


@pytest.fixture(scope="module")
def prefix(run, need, root, build, library, tmp_path_factory):
    """Where CMake has installed everything, moved once, as packages are. (test_pip.py lets CMake compile the sources.)"""
    binary, installed = build / "cmake", tmp_path_factory.mktemp("installed") / "prefix"
    finished = f"-DGRIDNORTH_OBJECT={library.parent / 'gridnorth.o'}"
    run([need("cmake"), "-G", "Ninja", "-S", root, "-B", binary, finished])
    run(["cmake", "--build", binary])
    run(["cmake", "--install", binary, "--prefix", installed])
    moved = tmp_path_factory.mktemp("elsewhere") / "prefix"
    installed.rename(moved)
    return moved


@pytest.fixture(scope="module")
def consumer(tmp_path_factory):
    """A copy of the program outside the tree."""
    folder = tmp_path_factory.mktemp("outside") / "consumer"
    shutil.copytree(HERE / "consumer", folder)
    return folder


def test_everything_is_installed(prefix, version, soname, cpp_headers):
    installed = {str(path.relative_to(prefix)) for path in prefix.rglob("*") if not path.is_dir()}
    assert installed == {
        "include/gridnorth.h",
        *cpp_headers,
        "include/gridnorth_types.h",
        "include/gridnorth.cdef.h",
        "lib/libgridnorth.a",
        "lib/libgridnorth.so",
        f"lib/{soname}",
        f"lib/libgridnorth.so.{version}",
        "lib/pkgconfig/gridnorth.pc",
        "lib/cmake/GridNorth/GridNorthConfig.cmake",
        "lib/cmake/GridNorth/GridNorthConfigVersion.cmake",
        "lib/cmake/GridNorth/GridNorthTargets.cmake",
        "lib/cmake/GridNorth/GridNorthTargets-noconfig.cmake",
        "share/gridnorth/README.md",
        "share/gridnorth/LICENSE",
        "share/gridnorth/api.json",
        "bin/gridnorth",
        "share/man/man1/gridnorth.1",
        "share/bash-completion/completions/gridnorth",
        "share/zsh/site-functions/_gridnorth",
        "share/fish/vendor_completions.d/gridnorth.fish",
    }


def test_the_command_is_that_of_make(run, prefix, root, static_library, tmp_path):
    """Also its pages; it runs from where it was moved to."""
    assert run([prefix / "bin/gridnorth", "mgrs", "48.85837", "2.294481"]).stdout == f"{REFERENCE}\n"
    run([root / "Tools/build-command", static_library.parent, tmp_path / "gridnorth"])
    for page, place in {
        "1": "share/man/man1/gridnorth.1",
        "bash": "share/bash-completion/completions/gridnorth",
        "zsh": "share/zsh/site-functions/_gridnorth",
        "fish": "share/fish/vendor_completions.d/gridnorth.fish",
    }.items():
        assert (prefix / place).read_text() == (tmp_path / f"command/gridnorth.{page}").read_text()


def test_installed_files_hold_no_path_of_this_machine(root, prefix):
    for path in prefix.rglob("*"):
        if path.is_file():
            assert str(root).encode() not in path.read_bytes(), path


def test_installed_libraries_are_those_of_make(run, prefix, library, static_library):
    """Both hold the same object; this tests that they are linked alike."""

    def described(shared, static):
        dynamic = run(["nm", "--format=posix", "--dynamic", shared]).stdout
        header = run(["readelf", "--dynamic", "--wide", shared]).stdout
        return (
            sorted(tuple(line.split()[:2]) for line in dynamic.splitlines()),
            re.findall(r"\((NEEDED|SONAME)\).*\[(.*)\]", header),
            run(["ar", "p", static, "gridnorth.o"], text=False).stdout,
        )

    ours = described(library, static_library)
    installed = described(prefix / "lib/libgridnorth.so", prefix / "lib/libgridnorth.a")
    assert installed == ours


@pytest.mark.parametrize("kind", ["shared", "static", "cpp"])
def test_find_package(run, prefix, consumer, version, soname, kind):
    binary = consumer / "build"
    run(["cmake", "-G", "Ninja", "-S", consumer, "-B", binary, f"-DCMAKE_PREFIX_PATH={prefix}"])
    run(["cmake", "--build", binary])
    assert run([binary / kind]).stdout == f"{version} {REFERENCE}\n"
    needed = run(["readelf", "--dynamic", binary / kind]).stdout
    assert (f"[{soname}]" in needed) == (kind != "static")


def test_a_shared_library_exports_nothing_of_the_static_one(run, need, prefix, consumer):
    """With CMake, and with what pkg-config says: its own function alone, and so only what that calls."""
    binary = consumer / "build-plugin"
    run(["cmake", "-G", "Ninja", "-S", consumer, "-B", binary, f"-DCMAKE_PREFIX_PATH={prefix}"])
    run(["cmake", "--build", binary, "--target", "plugin"])
    environment = os.environ | {"PKG_CONFIG_PATH": str(prefix / "lib/pkgconfig")}
    flags = shlex.split(run([need("pkg-config"), "--static", "--cflags", "--libs", "gridnorth"], env=environment).stdout)
    other = consumer / "plugin.so"
    run(["cc", "-shared", "-fPIC", consumer / "plugin.c", "-Wl,-Bstatic", *flags, "-Wl,-Bdynamic", "-o", other])
    for plugin in (binary / "libplugin.so", other):
        exported = run(["nm", "--dynamic", "--defined-only", plugin]).stdout.splitlines()
        assert [line.split()[-1] for line in exported] == ["reference_of"]
        assert plugin.stat().st_size < 100_000


def test_the_lines_of_the_readme_of_an_archive_compile_its_program(run, prefix, tmp_path):
    """The readme says how large the program is that has the library inside."""
    readme = (prefix / "share/gridnorth/README.md").read_text()
    (tmp_path / "program.c").write_text(re.search(r"```c\n(.*?)```", readme, re.S)[1])
    for folder in ("include", "lib"):
        (tmp_path / folder).symlink_to(prefix / folder)
    shared, static = re.search(r"```sh\n(.*?)```", readme, re.S)[1].splitlines()
    for line in (shared, static):
        run(["sh", "-c", line], cwd=tmp_path)
        assert run([tmp_path / "program"]).stdout == f"{REFERENCE}\n"
    kilobytes = int(re.search(r"of about (\d+) kB", static)[1])
    assert 0.8 < (tmp_path / "program").stat().st_size / 1000 / kilobytes < 1.2


@pytest.mark.parametrize("page", ["c", "cpp"])
def test_the_lines_of_a_guide_link_its_first_program(run, prefix, tmp_path, page):
    """Each line for those who have an archive, without LD_LIBRARY_PATH; what it says of the size of the program is right."""
    guide = (Path(__file__).resolve().parents[2] / f"docs/guides/{page}.md").read_text()
    code, expected = re.search(rf"^```{page}\n(.*?)^```\n\n```text\n(.*?)^```", guide, re.M | re.S).groups()
    (tmp_path / f"main.{page}").write_text(code)
    (tmp_path / "plugin.c").write_text((HERE / "consumer/plugin.c").read_text())
    for folder in ("include", "lib"):
        (tmp_path / folder).symlink_to(prefix / folder)
    environment = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    for block in re.findall(r"^```sh\n(.*?)^```", guide, re.M | re.S):
        lines = block.replace("/path/to/gridnorth", str(prefix)).splitlines()
        settings = [line for line in lines if line.startswith("export ")]
        for line in (line for line in lines if re.match(r"(cc|c\+\+) ", line) and "make lib" not in block):
            run(["sh", "-ec", "\n".join([*settings, line])], cwd=tmp_path, env=environment)
            if "plugin.c" in line:
                assert (tmp_path / "plugin.so").stat().st_size < 100_000
                continue
            assert run([tmp_path / "main"], env=environment).stdout == expected
            if told := re.search(r"of about (\d+) kB", line):
                assert 0.8 < (tmp_path / "main").stat().st_size / 1000 / int(told[1]) < 1.2


def test_find_package_refuses_another_minor_version(run, prefix, consumer):
    other = consumer.parent / "other"
    shutil.copytree(consumer, other, ignore=shutil.ignore_patterns("build"))
    listed = other / "CMakeLists.txt"
    listed.write_text(listed.read_text().replace("find_package(GridNorth 0.2", "find_package(GridNorth 0.99"))
    command = ["cmake", "-S", other, "-B", other / "build", f"-DCMAKE_PREFIX_PATH={prefix}"]
    result = run(command, check=False)
    assert result.returncode != 0 and "compatible with requested version" in result.stderr


@pytest.mark.parametrize("kind", ["shared", "static"])
def test_pkg_config(run, need, prefix, consumer, version, kind):
    environment = os.environ | {"PKG_CONFIG_PATH": str(prefix / "lib/pkgconfig")}

    def ask(option):
        return shlex.split(run([need("pkg-config"), option, "gridnorth"], env=environment).stdout)

    assert ask("--modversion") == [version]
    program = consumer / f"by-pkg-config-{kind}"
    libraries = ask("--libs")
    if kind == "static":
        libraries = ["-Wl,-Bstatic", *libraries, "-Wl,-Bdynamic"]
    run(["cc", consumer / "main.c", *ask("--cflags"), *libraries, "-o", program])
    environment["LD_LIBRARY_PATH"] = str(prefix / "lib")
    assert run([program], env=environment).stdout == f"{version} {REFERENCE}\n"


def test_python_package_gets_plain_files(run, root, build, library, outside_of_make, tmp_path):
    run(["make", "--no-print-directory", "--silent", "web"], env=outside_of_make)
    grid = root / "build/web/layer/grid.wasm"
    binary = build / "cmake-python"
    options = ["-DGRIDNORTH_PYTHON=ON", f"-DGRIDNORTH_OBJECT={library.parent / 'gridnorth.o'}", f"-DGRIDNORTH_GRID_WASM={grid}"]
    run(["cmake", "-G", "Ninja", "-S", root, "-B", binary, *options])
    run(["cmake", "--build", binary])
    run(["cmake", "--install", binary, "--prefix", tmp_path])
    names = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.*")}
    extensions = {"gridnorth.duckdb_extension", "libgridnorth_polars.so"}
    written = {"_native/library.py", "_errors/statuses.py"}  # From the description.
    files = {"libgridnorth.so", "_map.mjs", "_grid.wasm"} | extensions | written
    assert names == {f"gridnorth/{name}" for name in files}
    assert (tmp_path / "gridnorth/_grid.wasm").read_bytes() == grid.read_bytes()
    assert not (tmp_path / "gridnorth/libgridnorth.so").is_symlink()


def test_make_install(run, root, tmp_path, consumer, version, outside_of_make):
    # The library is compiled first, so that the installer's output has no messages of the compiler.
    run(["make", "lib"], env=outside_of_make)
    told = run(["make", "install", f"PREFIX={tmp_path}"], env=outside_of_make).stdout
    for path in filter(Path.is_file, tmp_path.rglob("*.*")):
        is_one_of_many = path.suffix in (".hpp", ".cmake") and path.parent.name.lower() == "gridnorth"
        line = path.with_name("*" + path.suffix) if is_one_of_many else path
        if path.name.startswith("libgridnorth.so"):
            line = path.with_name("libgridnorth.so*")
        elif path.parent == tmp_path / "share/gridnorth":
            line = path.with_name("*")
        assert told.count(f"  {line}\n") == 1
    assert f"LD_LIBRARY_PATH={tmp_path}/lib" in told and f"PKG_CONFIG_PATH={tmp_path}/lib/pkgconfig" in told
    assert len(told.splitlines()) < 20
    program = tmp_path / "program"
    run(["cc", consumer / "main.c", "-I", tmp_path / "include", tmp_path / "lib/libgridnorth.a", "-o", program])
    assert run([program]).stdout == f"{version} {REFERENCE}\n"


def test_what_cannot_be_installed_is_said(root, tmp_path):
    """No folder gets the name of an option, and a relative one is one of the caller's."""
    for argument in ([], ["--help"], [""]):
        told = subprocess.run([root / "Tools/install", *argument], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert told.returncode == 1 and told.stderr.startswith("usage: Tools/install PREFIX")
    told = subprocess.run([root / "Tools/install", "here"], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert f"  {tmp_path}/here/include/gridnorth.h\n" in told and (tmp_path / "here/include/gridnorth.h").exists()


def test_make_install_for_a_package(run, root, tmp_path, outside_of_make):
    environment = outside_of_make | {"DESTDIR": str(tmp_path)}
    told = run(["make", "install", "PREFIX=/usr/local"], env=environment).stdout
    assert f"  {tmp_path}/usr/local/lib/libgridnorth.a\n" in told and "LD_LIBRARY_PATH" not in told
    assert (tmp_path / "usr/local/lib/libgridnorth.a").exists()


def test_install_without_cmake_names_its_package(run, need, root, tmp_path):
    for program in ("bash", "dirname"):
        (tmp_path / program).symlink_to(need(program))
    result = run([root / "Tools/install", "/nowhere"], env={"PATH": str(tmp_path)}, check=False)
    assert result.returncode == 1 and "apt-get install cmake" in result.stderr
