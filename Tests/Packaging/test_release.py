# SPDX-License-Identifier: MIT
"""The files of a release: complete, and enough. A user of each language has a bare folder, the files, and no Swift."""

import fnmatch
import hashlib
import json
import os
import re
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

REFERENCE = "31UDQ4825011951"


@pytest.fixture(scope="module")
def release(root, dist, run, tmp_path_factory):
    """build/release, as `make release` fills it from the packages."""
    folder = tmp_path_factory.mktemp("release")
    for path in dist.iterdir():
        shutil.copy(path, folder)
    run([root / "Tools/packages/contents", folder])
    return folder


@pytest.fixture(scope="module")
def version(root):
    return ".".join(re.findall(r"^#define GN_VERSION_[A-Z]+ (\d+)$", (root / "include/gridnorth_types.h").read_text(), re.M))


@pytest.fixture(scope="module")
def bare():
    """The environment of a machine without Swift, and without settings of this project."""
    folders = [folder for folder in os.environ["PATH"].split(":") if not Path(folder, "swiftc").exists()]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("GRIDNORTH", "PYTHON", "LD_"))}
    return kept | {"PATH": ":".join(folders)}


@pytest.fixture
def first_program(root):
    """first_program(guide, language): the first whole program of a guide, and its output."""

    def find(guide, language):
        page = re.findall(r"^```(\w*)\n(.*?)^```$", (root / f"docs/guides/{guide}.md").read_text(), re.M | re.S)
        return next((code, page[number + 1][1]) for number, (name, code) in enumerate(page) if name == language and page[number + 1][0] == "text")

    return find


@pytest.fixture
def unpacked(release, version, tmp_path):
    """unpacked(name): the folder of an archive."""

    def unpack(name):
        with tarfile.open(release / f"gridnorth-{version}-{name}.tar.gz") as tar:
            tar.extractall(tmp_path, filter="data")
        return tmp_path / f"gridnorth-{version}-{name}"

    return unpack


# The files.


def test_every_kind_of_package_is_there(release, version):
    kinds = {re.sub(rf"(lib)?(org\.)?[Gg]rid[Nn]orth(0|-dev|\.core)?[-_.]{re.escape(version)}", "", path.name) for path in release.iterdir()}
    assert {".crate", ".jar", "-sources.jar", ".aar", ".pom", ".nupkg", ".tgz", ".spdx.json", "SHA256SUMS"} <= kinds
    assert {"-conan.tar.gz", "-vcpkg.tar.gz", "-go.tar.gz", "-lua.tar.gz", "-apple.zip", "-windows-x86_64.zip"} <= kinds
    assert {"-py3-none-win_amd64.whl", "-py3-none-macosx_11_0_arm64.whl", "-py3-none-macosx_11_0_x86_64.whl"} <= kinds
    assert {f"-1.linux-{processor}.rock" for processor in ("x86_64", "aarch64")} <= kinds
    assert {"_amd64.deb", "_arm64.deb", "-linux-x86_64.tar.gz", "-linux-aarch64.tar.gz"} <= kinds


def test_the_readme_names_every_file(release, root):
    """Each file is in a row of the page that says what to download, and each row has files."""
    page = (release / "README.md").read_text()
    rows = [line.split(" | ")[1] for line in page.partition("## For which")[0].splitlines() if line.startswith("| ")]
    patterns = {pattern for row in [*rows, page.partition("## Check it")[2]] for pattern in re.findall(r"`(\S*\.\S+|SHA256SUMS)`", row)}
    names = {path.name for path in release.iterdir()}
    assert {name for name in names if not any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)} == set()
    assert {pattern for pattern in patterns if not fnmatch.filter(names, pattern)} == set()
    assert "](" not in page and page.splitlines()[2:5] == (root / "docs/guides/install.md").read_text().splitlines()[2:5]


def test_the_sums_are_those_of_the_files(release):
    lines = [line.split("  ") for line in (release / "SHA256SUMS").read_text().splitlines()]
    assert {name for _, name in lines} == {path.name for path in release.iterdir()} - {"SHA256SUMS"}
    assert all(hashlib.sha256((release / name).read_bytes()).hexdigest() == digest for digest, name in lines)


def test_the_list_of_contents_names_every_file(release, version):
    """As SPDX 2.3 asks: each element has a name of its own, and relations are among them."""
    listed = json.loads((release / f"gridnorth-{version}.spdx.json").read_text())
    names = {file["fileName"][2:]: file for file in listed["files"]}
    assert names.keys() == {path.name for path in release.iterdir()} - {"SHA256SUMS", f"gridnorth-{version}.spdx.json"}
    for name, file in names.items():
        sums = {one["algorithm"]: one["checksumValue"] for one in file["checksums"]}
        assert sums == {kind.upper(): hashlib.new(kind, (release / name).read_bytes()).hexdigest() for kind in ("sha1", "sha256")}
    elements = [one["SPDXID"] for one in [listed, *listed["files"], *listed["packages"]]]
    assert len(set(elements)) == len(elements)
    assert {one[end] for one in listed["relationships"] for end in ("spdxElementId", "relatedSpdxElement")} == set(elements)


# A user of each language.


def test_c(release, run, bare, unpacked, tmp_path, first_program):
    code, expected = first_program("c", "c")
    (tmp_path / "main.c").write_text(code)
    folder = unpacked("linux-x86_64")
    env = bare | {"PKG_CONFIG_PATH": str(folder / "lib/pkgconfig"), "LD_LIBRARY_PATH": str(folder / "lib")}
    run(["sh", "-c", "cc main.c $(pkg-config --cflags --libs gridnorth) -o main"], cwd=tmp_path, env=env)
    assert run([tmp_path / "main"], env=env).stdout == expected


def test_cpp_with_cmake(release, run, bare, unpacked, tmp_path, first_program):
    code, expected = first_program("cpp", "cpp")
    (tmp_path / "main.cpp").write_text(code)
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(app CXX)\nset(CMAKE_CXX_STANDARD 17)\nfind_package(GridNorth REQUIRED)\n"
        "add_executable(app main.cpp)\ntarget_link_libraries(app PRIVATE GridNorth::gridnorth_static)\n"
    )
    run(["cmake", "-B", "build", f"-DCMAKE_PREFIX_PATH={unpacked('linux-x86_64')}"], cwd=tmp_path, env=bare)
    run(["cmake", "--build", "build"], cwd=tmp_path, env=bare)
    assert run([tmp_path / "build/app"], env=bare).stdout == expected


def test_debian(release, run, bare, version, tmp_path, first_program):
    """The packages as dpkg unpacks them; installing them needs root."""
    code, expected = first_program("c", "c")
    (tmp_path / "main.c").write_text(code)
    for name in (f"libgridnorth0_{version}_amd64.deb", f"libgridnorth-dev_{version}_amd64.deb"):
        run(["dpkg-deb", "--extract", release / name, tmp_path / "root"])
    (library,) = (tmp_path / "root").rglob("libgridnorth.so")
    run(["cc", "main.c", "-I", "root/usr/include", "-L", library.parent, "-lgridnorth", "-o", "main"], cwd=tmp_path, env=bare)
    assert run([tmp_path / "main"], env=bare | {"LD_LIBRARY_PATH": str(library.parent)}).stdout == expected


def test_conan(release, run, bare, root, unpacked, version, tmp_path, first_program):
    code, expected = first_program("c", "c")
    recipe = unpacked("conan")
    env = bare | {"CONAN_HOME": str(tmp_path / "home"), "PATH": f"{root / 'build/venv/bin'}:{bare['PATH']}"}
    run(["conan", "profile", "detect"], env=env)
    run(["conan", "create", recipe, "-o", f"&:archives={release}"], env=env)
    app = tmp_path / "app"
    app.mkdir()
    (app / "main.c").write_text(code)
    asked = re.search(r"```text\n(.*?)```", (recipe / "README.md").read_text(), re.S)[1]
    assert f"gridnorth/{version}\n" in asked
    (app / "conanfile.txt").write_text(asked)
    (app / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(app C)\nadd_executable(app main.c)\n"
        + re.search(r"```cmake\n(.*?)```", (recipe / "README.md").read_text(), re.S)[1].replace("app Grid", "app PRIVATE Grid")
    )
    run(["conan", "install", ".", "--output-folder=build"], cwd=app, env=env)
    run(["cmake", "-B", "build", "-DCMAKE_TOOLCHAIN_FILE=conan_toolchain.cmake", "-DCMAKE_BUILD_TYPE=Release"], cwd=app, env=env)
    run(["cmake", "--build", "build"], cwd=app, env=env)
    assert run([app / "build/app"], env=bare).stdout == expected
    # The archives may also lie beside the recipe, and a system without an archive is named.
    refused = run(["conan", "create", recipe, "-s", "os=FreeBSD", "-o", f"&:archives={release}"], env=env, check=False)
    assert "there is no archive of GridNorth for FreeBSD" in refused.stderr


def test_python(release, run, bare, tmp_path):
    run(["python3", "-m", "venv", tmp_path / "venv"], env=bare)
    python = tmp_path / "venv/bin/python"
    run([python, "-m", "pip", "install", "--quiet", "--no-index", "--find-links", release, "gridnorth"], env=bare)
    assert run([python, "-c", "import gridnorth; print(gridnorth.mgrs.encode(48.85837, 2.294481))"], env=bare).stdout == f"{REFERENCE}\n"


@pytest.mark.parametrize(
    ("platform", "wheel"),
    [
        ("win_amd64", "win_amd64"),
        ("macosx_11_0_arm64", "macosx_11_0_arm64"),
        ("macosx_15_0_arm64", "macosx_11_0_arm64"),
        ("macosx_13_0_x86_64", "macosx_11_0_x86_64"),
        ("manylinux_2_17_aarch64", "aarch64"),
        ("musllinux_1_2_aarch64", "aarch64"),
        ("musllinux_1_2_x86_64", "x86_64"),
    ],
)
def test_pip_finds_the_wheel_of_each_system(release, run, root, tmp_path, platform, wheel):
    pip = [root / "build/venv/bin/python", "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-index", "--no-deps"]
    run([*pip, "--find-links", release, "--only-binary=:all:", "--python-version=3.12", f"--platform={platform}", "--dest", tmp_path, "gridnorth"])
    (found,) = tmp_path.iterdir()
    assert wheel in found.name
    names = zipfile.ZipFile(found).namelist()
    library = {"win": "gridnorth.dll", "mac": "libgridnorth.dylib"}.get(platform[:3], "libgridnorth.so")
    native = {name for name in names if re.search(r"\.(so|dll|dylib|duckdb_extension)$", name)}
    assert f"gridnorth/{library}" in native
    if platform[:3] in ("win", "mac"):
        assert native == {f"gridnorth/{library}"}
    command = {"win": {"gridnorth/bin/gridnorth.exe"}, "mac": set()}.get(platform[:3], {"gridnorth/bin/gridnorth"})
    assert {name for name in names if name.startswith("gridnorth/bin/")} == command


@pytest.mark.parametrize("processor", ["x86_64", "arm64"])
def test_the_library_for_macs_needs_only_the_system(release, run, swift_tools, version, tmp_path, processor):
    """As a wheel has it: a shared library, signed, whose only names are those of the interface."""
    wheel = zipfile.ZipFile(release / f"gridnorth-{version}-py3-none-macosx_11_0_{processor}.whl")
    library = wheel.extract("gridnorth/libgridnorth.dylib", tmp_path)
    told = run([swift_tools / "llvm-objdump", "--macho", "--private-headers", library]).stdout
    assert re.findall(r"^ +name (/\S+) ", told, re.M) == ["/usr/lib/libSystem.B.dylib"]
    assert "cmd LC_CODE_SIGNATURE" in told and "minos 11.0" in told
    assert re.search(rf"MH_MAGIC_64 +{processor.upper()} ", told)
    names = run([swift_tools / "llvm-objdump", "--macho", "--exports-trie", library]).stdout
    exported = re.findall(r"^0x\w+ +(\S+)", names, re.M)
    assert len(exported) > 200 and all(name.startswith("_gn_") for name in exported)


def test_javascript(release, run, bare, version, tmp_path):
    run(["npm", "install", "--offline", "--no-audit", "--no-fund", release / f"gridnorth-{version}.tgz"], cwd=tmp_path, env=bare)
    program = "import { load } from 'gridnorth'; console.log((await load()).mgrsEncode({ latitude: 48.85837, longitude: 2.294481 }));"
    assert run(["node", "--input-type=module", "-e", program], cwd=tmp_path, env=bare).stdout == f"{REFERENCE}\n"


def test_java(release, run, bare, version, tmp_path, first_program):
    code, expected = first_program("java", "java")
    (tmp_path / "Main.java").write_text(code)
    jar = release / f"gridnorth-{version}.jar"
    run(["javac", "-cp", jar, "Main.java"], cwd=tmp_path, env=bare)
    assert run(["java", "-cp", f"{jar}:.", "Main"], cwd=tmp_path, env=bare).stdout == expected
    assert {f"gridnorth/native/linux-{one}/libgridnorth_jni.so" for one in ("x86_64", "aarch64")} <= set(zipfile.ZipFile(jar).namelist())


def test_kotlin(release, run, bare, version, tmp_path):
    (tmp_path / "main.kt").write_text("import gridnorth.*\n\nfun main() = println(Mgrs.encode(48.85837, 2.294481))\n")
    jar = release / f"gridnorth-{version}.jar"
    run(["kotlinc", "main.kt", "-cp", jar, "-include-runtime", "-d", "main.jar"], cwd=tmp_path, env=bare)
    assert run(["java", "-cp", f"{jar}:main.jar", "MainKt"], cwd=tmp_path, env=bare).stdout == f"{REFERENCE}\n"


def test_maven_reads_the_description(release, version):
    text = (release / f"gridnorth-{version}.pom").read_text()
    assert f"<version>{version}</version>" in text and "<groupId>org.gridnorth</groupId>" in text


def test_csharp(release, run, bare, root, version, tmp_path, first_program):
    """With Mono, which has no program for NuGet: the lines of the guide unpack the package."""
    names = zipfile.ZipFile(release / f"GridNorth.{version}.nupkg").namelist()
    systems = {name.split("/")[1] for name in names if name.startswith("runtimes/")}
    assert systems == {"linux-x64", "linux-arm64", "linux-arm", "win-x64", "osx-x64", "osx-arm64"}
    page = (root / "docs/guides/csharp.md").read_text()
    assert systems == set(re.findall(r"`(\w+-(?:x64|arm\w*))`", page))
    assert {"GridNorth.nuspec", "[Content_Types].xml", "_rels/.rels", "README.md", "examples/Positions.cs", "lib/netstandard2.0/GridNorth.xml"} <= set(names)
    code, expected = first_program("csharp", "csharp")
    (tmp_path / "Program.cs").write_text(code)
    shutil.copy(release / f"GridNorth.{version}.nupkg", tmp_path)
    (lines,) = (one for one in re.findall(r"^```sh\n(.*?)^```$", page, re.M | re.S) if "mono Program.exe" in one)
    assert run(["sh", "-ec", lines], cwd=tmp_path, env=bare).stdout == expected
    assert f"<version>{version}</version>" in (tmp_path / "gridnorth/GridNorth.nuspec").read_text()


def test_unity_gets_the_samples_that_it_lists(release, version):
    """Unity copies the folders that package.json names; it looks into none whose name ends with ~."""
    with tarfile.open(release / f"org.gridnorth.core-{version}.tgz") as package:
        names = set(package.getnames())
        listed = json.load(package.extractfile("package/package.json"))["samples"]
    assert [one["path"] for one in listed] == ["Samples~/Grid"]
    assert {name for name in names if "/Samples~/" in name and name.endswith(".cs")} == {"package/Samples~/Grid/MapGrid.cs"}
    assert not any("~" in name and name.endswith(".meta") for name in names)
    assert {f"package/{name}" for name in ("README.md", "README.md.meta", "CHANGELOG.md", "CHANGELOG.md.meta")} <= names


def test_unity_gets_a_library_for_each_system(release, version):
    with tarfile.open(release / f"org.gridnorth.core-{version}.tgz") as package:
        names = set(package.getnames())
        settings = [package.extractfile(name).read().decode() for name in names if name.endswith(".meta")]
    libraries = {name for name in names if name.startswith("package/Plugins/") and re.search(r"\.(so|dll|dylib)$", name)}
    assert len(libraries) == 4 and all(f"{name}.meta" in names for name in libraries)
    folders = {str(path) for name in libraries for path in Path(name).parents if len(path.parts) > 1}
    assert all(f"{folder}.meta" in names for folder in folders)
    guids = [re.search(r"^guid: (\w{32})$", text, re.M)[1] for text in settings]
    assert len(set(guids)) == len(guids)


def test_rust(release, run, bare, version, tmp_path):
    with tarfile.open(release / f"gridnorth-{version}.crate") as crate:
        crate.extractall(tmp_path, filter="data")
    assert (release / f"gridnorth-{version}.crate").stat().st_size < 10_000_000
    run(["/usr/bin/cargo", "init", "--quiet", "--name", "app", "app"], cwd=tmp_path, env=bare)
    app = tmp_path / "app"
    (app / "src/main.rs").write_text('fn main() { println!("{}", gridnorth::mgrs::encode(48.85837, 2.294481, 5).unwrap()); }\n')
    with (app / "Cargo.toml").open("a") as manifest:
        manifest.write(f'gridnorth = {{ path = "../gridnorth-{version}" }}\n')
    env = bare | {"CARGO_HOME": str(tmp_path / "home"), "RUSTC": "/usr/bin/rustc", "PKG_CONFIG": "false"}
    assert run(["/usr/bin/cargo", "run", "--quiet", "--offline"], cwd=app, env=env).stdout == f"{REFERENCE}\n"


def test_lua(release, run, bare, version, tmp_path):
    rock = release / f"gridnorth-{version}-1.linux-x86_64.rock"
    run(["luarocks", "--lua-version=5.1", "--tree", tmp_path / "tree", "install", rock], cwd=tmp_path, env=bare | {"HOME": str(tmp_path)})
    env = bare | {"LUA_PATH": f"{tmp_path}/tree/share/lua/5.1/?.lua", "LUA_CPATH": f"{tmp_path}/tree/lib/lua/5.1/?.so"}
    assert run(["luajit", "-e", "print(require('gridnorth').mgrs.encode(48.85837, 2.294481))"], env=env).stdout == f"{REFERENCE}\n"


def test_go(release, run, bare, unpacked, tmp_path, first_program):
    code, expected = first_program("go", "go")
    library, module = unpacked("linux-x86_64"), unpacked("go")
    app = tmp_path / "app"
    app.mkdir()
    (app / "main.go").write_text(code)
    (app / "go.mod").write_text(f"module app\n\ngo 1.19\n\nrequire gridnorth v0.0.0\n\nreplace gridnorth => {module}\n")
    env = bare | {"PKG_CONFIG_PATH": str(library / "lib/pkgconfig"), "LD_LIBRARY_PATH": str(library / "lib"), "GOFLAGS": "-mod=mod", "GOPROXY": "off"}
    env |= {"CGO_ENABLED": "1"}
    assert run(["go", "run", "."], cwd=app, env=env).stdout == expected


# What `make release` refuses.


def test_a_release_of_a_tree_with_changes_is_refused(run, root, tmp_path):
    clone = tmp_path / "clone"
    run(["git", "clone", "--quiet", "--depth=1", f"file://{root}", clone])
    shutil.copy(root / "Tools/release", clone / "Tools/release")
    git = ["git", "-C", clone, "-c", "user.name=n", "-c", "user.email=e@example.org"]
    run([*git, "commit", "--quiet", "--allow-empty", "--all", "--message=now"])
    (clone / "note.txt").write_text("not committed\n")
    refused = run([clone / "Tools/release"], check=False)
    assert refused.returncode == 1 and refused.stderr.startswith("release: the tree has changes that are not committed: ?? note.txt")
    (clone / "note.txt").unlink()
    changes = clone / "CHANGELOG.md"
    changes.write_text(re.sub(r"^## .*$", "## [Unreleased]", changes.read_text(), count=1, flags=re.M))
    run([*git, "commit", "--quiet", "--all", "--message=undated"])
    refused = run([clone / "Tools/release"], check=False)
    assert refused.returncode == 1 and 'and is "## [Unreleased]"' in refused.stderr
