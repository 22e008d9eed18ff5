# SPDX-License-Identifier: MIT
"""The C# package, compiled and run with Mono: vectors, errors, batches, and a call of every function."""

import json
import os
import re
import struct
from xml.etree import ElementTree

import pyproj
import pytest

from ABI.interface import Interface
from Bindings.generators import LINES, left_out, told


@pytest.fixture(scope="module")
def unity(package):
    return package("csharp") / "GridNorth"


@pytest.fixture(scope="module")
def compile_csharp(run, need, build):
    """compile_csharp(name, sources, *options): gives the path of an assembly; warnings are errors."""

    def compile_sources(name, sources, *options):
        folder = build / "csharp"
        folder.mkdir(exist_ok=True)
        target = "-target:library" if name.endswith(".dll") else "-target:exe"
        strict = ["-warn:4", "-warnaserror", "-langversion:7.2", target, f"-out:{folder / name}"]
        run([need("mcs"), *strict, *options, *sources])
        return folder / name

    return compile_sources


@pytest.fixture(scope="module")
def assembly(compile_csharp, unity, build):
    """The package; a public name without documentation is a warning."""
    documentation = f"-doc:{build / 'csharp/GridNorth.xml'}"
    (build / "csharp").mkdir(exist_ok=True)
    return compile_csharp("GridNorth.dll", sorted((unity / "Runtime").glob("*.cs")), "-unsafe", documentation)


@pytest.fixture(scope="module")
def mono(run, need, library):
    """mono(program, *arguments): its output."""
    environment = os.environ | {"LD_LIBRARY_PATH": str(library.parent)}
    return lambda program, *arguments: run([need("mono"), "--debug", program, *arguments], env=environment).stdout


@pytest.fixture(scope="module")
def tests(compile_csharp, assembly, root, mono):
    """tests(part, ...): runs a part of the tests in C#, which fails if a check does."""
    sources = sorted((root / "Tests/Bindings/csharp").glob("*.cs"))
    program = compile_csharp("Tests.exe", sources, f"-reference:{assembly}")
    return lambda *arguments: mono(program, *arguments)


def checks(printed):
    return int(re.search(r"^(\d+) checks$", printed, re.M)[1])


def test_vectors(tests, root):
    assert checks(tests("vectors", root / "Tests/Vectors")) > 9000


def test_texts_options_and_errors(tests):
    assert checks(tests("values")) > 60


def test_rows_are_those_of_c(tests, api, library, build, seed):
    """Bit for bit, with rows that are refused."""
    import random

    chance = random.Random(seed)
    rows = [(chance.uniform(-90, 90), chance.uniform(-90, 90)) for _ in range(1000)]
    rows[5], rows[6], rows[7] = (91.0, 0.0), (float("nan"), 1.0), (84.5, -17.0)
    numbers = [number for row in rows for number in row]
    given, taken = build / "csharp/rows", build / "csharp/results"
    given.write_bytes(struct.pack(f"<{len(numbers)}d", *numbers))
    assert checks(tests("rows", given, taken)) > 5000

    ffi = Interface(api).ffi
    loaded = ffi.dlopen(str(library))
    count = len(rows)
    latitudes = ffi.new("double[]", [row[0] for row in rows])
    longitudes = ffi.new("double[]", [row[1] for row in rows])
    x, y, z, statuses = (ffi.new(f"{kind}[]", count) for kind in ("double", "double", "int32_t", "uint8_t"))
    loaded.gn_utm_forward_batch(latitudes, 8, longitudes, 8, count, 0, x, 8, y, 8, z, 4, statuses)
    expected = b"".join(bytes(ffi.buffer(column)) for column in (x, y, z, statuses))
    x, y, z, statuses = (ffi.new(f"{kind}[]", count) for kind in ("double", "double", "double", "uint8_t"))
    points = (latitudes, 8, longitudes, 8, longitudes, 8, latitudes, 8)
    loaded.gn_geodesic_inverse_batch(*points, count, x, 8, y, 8, z, 8, statuses)
    expected += b"".join(bytes(ffi.buffer(column)) for column in (x, y, z, statuses))
    assert taken.read_bytes() == expected


def test_every_function_is_called(tests, root, api):
    """A new function of the description must be there, and give a result for ordinary arguments."""
    package = root / "bindings/csharp"
    names = sorted({one["name"] for one in api["functions"]} - left_out(package).keys())
    program = f"from generator.names import path; print(json.dumps([path(one) for one in {names!r}]))"
    wanted = set(told(program, package))
    assert len(wanted) == len(names)
    printed = tests("calls")
    called = set(re.findall(r"^called (\w+\.\w+)$", printed, re.M))
    assert wanted - called == set(), printed
    assert called - wanted == set()
    assert checks(printed) > 80


def test_constants_are_those_of_c(run, assembly, compile_csharp, api, mono, build):
    """Every value of every enumeration is there, under whichever name."""
    source = build / "csharp/Constants.cs"
    source.write_text(
        "using System; using System.Linq; static class Program { static void Main() {"
        " foreach (var type in typeof(GridNorth.Mgrs).Assembly.GetExportedTypes().Where(one => one.IsEnum))"
        ' Console.WriteLine(type.Name + ":" + string.Join(",", Enum.GetValues(type).Cast<object>()'
        " .Select(one => Convert.ToInt64(one)).OrderBy(one => one))); } }\n"
    )
    printed = mono(compile_csharp("Constants.exe", [source], f"-reference:{assembly}"))
    found = {
        line.split(":")[0]: {int(value) for value in line.split(":")[1].split(",")} for line in printed.splitlines()
    }
    assert len(found) > 20
    for one in api["enumerations"]:
        name = "".join(word.capitalize() for word in one["name"].split("_")[1:])
        if name in found:
            values = {value["value"] for value in one["values"] if value["value"] < 256 or name != "Status"}
            assert found[name] in (values, values | {0}), name


def flat(words):
    return re.sub(r"\W", "", words).lower()


@pytest.fixture(scope="module")
def documentation(assembly):
    """What editors show: member, element with the name of its parameter, text."""
    internal = ("Native", "Room", "Rows", "Shown", "Slots", "Texts")
    found = []
    for member in ElementTree.parse(assembly.with_suffix(".xml")).iter("member"):
        name = member.get("name").split("(")[0]
        if name[2:].split(".")[1] not in internal:
            assert member.find("summary") is not None, name
            found += [(name, " ".join([one.tag, *one.attrib.values()]), " ".join("".join(one.itertext()).split())) for one in member]
    assert len(found) > 3000
    return found


def test_documentation_is_not_about_c(documentation):
    """Comments mention no name of C, no buffer, stride or pointer, and no encoding of a string. A parameter or value without a text would be
    a warning."""
    terms = (
        r"\bgn_\w+|\bGN_\w+|\bsize_?[tT]\b|\b(?:stride|capacity|buffer|slot|[Nn]ull pointer|pointer)s?\b|\bstructs?\b"
        r"|zero-terminated|final zero|[Mm]ust not overlap|\bthe caller|^(?:ASCII|UTF-8)\b|these:"
    )
    found = {(name, part): said for name, part, said in documentation if re.search(terms, said)}
    assert found == {}


def test_every_summary_says_more_than_the_name(documentation):
    told = {name: said for name, part, said in documentation if part == "summary"}
    assert {name for name, said in told.items() if not said or flat(said) == flat(name.split(".")[-1])} == set()
    assert {name for name, part, said in documentation if not said} == set()


def test_members_that_differ_from_c_say_what_they_are(documentation):
    """Bits that became a string, a byte that became a letter, zeros that became null."""
    told = {(name[2:], part): said for name, part, said in documentation}
    assert told["GridNorth.MgrsTyping.Next", "summary"].startswith("The characters that may be typed next")
    assert " bit" not in told["GridNorth.MgrsTyping.Next", "summary"]
    assert "letter" in told["GridNorth.MgrsCell.Column", "summary"] and "two" not in told["GridNorth.MgrsCell.Column", "summary"]
    assert "null" in told["GridNorth.Position.Utm", "summary"] and "null" in told["GridNorth.MgrsTyping.Cell", "summary"]
    assert "SecondRadius" in told["GridNorth.FeatureKind.Sector", "summary"]
    assert told["GridNorth.GridLine.Axis", "summary"] != "Axis value."
    # A 0 has a name in an enumeration.
    zeros = r"\b(?:values|\w+Flag\.\w+(?: and so on)?),? or 0\b|values\. Default 0\b|Flag\.\w+\. Default 0\b|Clockwise, or 0\b|Northing; else 0\b|side in a refused row is 0"
    assert {key: said for key, said in told.items() if re.search(zeros, said)} == {}


def test_long_remarks_have_paragraphs(assembly):
    members = ElementTree.parse(assembly.with_suffix(".xml")).iter("member")
    found = {one.get("name").split("(")[0]: one.find("remarks") for one in members if one.find("remarks") is not None}
    assert len(found["M:GridNorth.Position.Parse"].findall("para")) > 5
    assert {name for name, remarks in found.items() if len("".join(remarks.itertext())) > 900 and not remarks.findall("para")} == set()


def test_no_file_is_long(unity):
    lengths = {file.name: len(file.read_text().splitlines()) for file in (unity / "Runtime").glob("*.cs")}
    assert {name for name, length in lengths.items() if length > LINES} == set()


def test_unity_finds_a_package(unity):
    """The requirements of Unity on the folder; Unity itself is not run."""
    manifest = json.loads((unity / "package.json").read_text())
    assert re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+){2,}", manifest["name"])
    definition = json.loads((unity / "Runtime/GridNorth.asmdef").read_text())
    assert definition["name"] == "GridNorth" and definition["allowUnsafeCode"]
    for sample in manifest["samples"]:
        assert list((unity / sample["path"]).glob("*.cs"))
    guids = [re.search(r"^guid: ([0-9a-f]{32})$", one.read_text(), re.M)[1] for one in unity.rglob("*.meta")]
    assert len(guids) > 10 and len(set(guids)) == len(guids)


def test_version_is_that_of_the_header(root, unity):
    header = (root / "include/gridnorth_types.h").read_text()
    version = ".".join(re.findall(r"#define GN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
    assert json.loads((unity / "package.json").read_text())["version"] == version
    assert f"<Version>{version}</Version>" in (unity.parent / "GridNorth.csproj").read_text()


TABLE = """\
Eiffel Tower\t48°51′30″N 2°17′40″E
Big Ben\t51.50074, -0.12462
Brandenburg Gate\t33U 389892.5 5819781.5
Nowhere\t48°61′N 3°E
Two places\t38S 444140 3684706
"""


def test_the_example(compile_csharp, assembly, unity, run, need, library):
    """References and distances from GeographicLib: GeoConvert and GeodSolve."""
    example = unity.parent / "examples/Positions.cs"
    program = compile_csharp("Positions.exe", [example], f"-reference:{assembly}")
    environment = os.environ | {"LD_LIBRARY_PATH": str(library.parent)}
    result = run([need("mono"), program], input=TABLE, env=environment, check=False)
    rows = [line.split("\t") for line in result.stdout.splitlines()]
    assert [row[0] for row in rows] == ["Eiffel Tower", "Big Ben", "Brandenburg Gate"]
    asked = "48d51'30\"N 2d17'40\"E\n51.50074 -0.12462\n33N 389892.5 5819781.5\n"
    expected = run([need("GeoConvert"), "-m", "-p", "0"], input=asked).stdout.split()
    assert [row[1] for row in rows] == expected
    assert [row[2:] for row in rows] == [[], ["341 km NNW"], ["881 km ENE"]]
    assert result.returncode == 1
    assert result.stderr.splitlines() == [
        'Nowhere: Minutes and seconds must be below 60. (TextSixty at 3 of "48°61′N 3°E")',
        result.stderr.splitlines()[1],
    ]
    assert re.fullmatch(
        r"Two places: 2 meanings, for example -56\.9\d+, 44\.\d+ and 33\.\d+, 44\.\d+", result.stderr.splitlines()[1]
    )


def blocks(page):
    """The blocks of a page: language and code."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text(), re.M | re.S)


@pytest.mark.parametrize("page", ["docs/guides/csharp.md", "bindings/csharp/README.md"])
def test_first_programs_print_what_follows(compile_csharp, assembly, mono, root, build, page):
    """A page begins with a whole program, and its output."""
    (_, code), (language, expected) = [one for one in blocks(root / page) if one[0] in ("csharp", "text")][:2]
    assert "static void Main" in code and language == "text"
    source = build / "csharp/First.cs"
    source.write_text(code)
    assert mono(compile_csharp("First.exe", [source], f"-reference:{assembly}")) == expected


def test_both_pages_begin_with_the_same_program(root):
    """NuGet shows the README; the reader of one finds the other familiar."""
    pages = (root / "docs/guides/csharp.md", root / "bindings/csharp/README.md")
    assert len({next(code for language, code in blocks(page) if language == "csharp") for page in pages}) == 1


@pytest.mark.parametrize("page", ["docs/guides/csharp.md", "bindings/csharp/README.md"])
def test_the_other_lines_are_true(compile_csharp, assembly, mono, root, build, page):
    """The other blocks are one program; the comment after a line that writes is its output."""
    code = "\n".join([code for language, code in blocks(root / page) if language == "csharp"][1:])
    source = build / "csharp/Page.cs"
    using = "".join(f"using {name};\n" for name in ("System", "System.Linq", "GridNorth"))
    source.write_text(f"{using}internal static class Page {{ static void Main() {{\n{code}\n}} }}\n")
    printed = mono(compile_csharp("Page.exe", [source], f"-reference:{assembly}"))
    assert printed.splitlines() == re.findall(r"Console\.WriteLine\(.*\); *// (.*)$", code, re.M)


def test_the_configuration_of_nuget_names_the_folder_of_the_commands(root):
    """Neither NuGet nor .NET is here to run them."""
    page = blocks(root / "docs/guides/csharp.md")
    configuration = ElementTree.fromstring(next(code for language, code in page if language == "xml"))
    assert configuration.tag == "configuration"
    (source,) = configuration.findall("packageSources/add")
    commands = next(code for language, code in page if language == "sh")
    assert f"mkdir first/{source.get('value')} && mv GridNorth.*.nupkg first/{source.get('value')}" in commands


def test_the_grid_in_unity(compile_csharp, assembly, mono, root, build):
    """docs/recipes/unity.md, with declarations of the classes of Unity that it uses: its lines are those of the grid, in meters."""
    program, printed = re.findall(r"^```csharp\n(.*?)^```\n.*?^```text\n(.*?)^```", (root / "docs/recipes/unity.md").read_text(), re.M | re.S)[0]
    source = build / "csharp/GridOnTheGround.cs"
    source.write_text(program)
    scene = [root / "Tests/Bindings/unity" / name for name in ("UnityEngine.cs", "Scene.cs")]
    said, *lines = mono(compile_csharp("Unity.exe", [source, *scene], f"-reference:{assembly}")).splitlines()
    assert said == printed.strip()
    easting, northing = pyproj.Transformer.from_crs(4326, 32631).transform(48.85837, 2.294481)
    seen = set()
    for line in lines:
        part, x, z, other_x, other_z = map(float, line.split())
        assert {x == other_x, z == other_z} == {True, False}, "a line of the grid is parallel to an axis of the scene"
        coordinate = easting + x if x == other_x else northing + z
        assert abs(coordinate - round(coordinate, -3)) < 0.001
        assert (part == 1) == (round(coordinate) % 10_000 == 0)
        seen.add((x == other_x, round(coordinate)))
    assert len(seen) == int(said.split()[0]) == 10 + 10


def test_the_page_of_unity_is_true(compile_csharp, assembly, mono, root, unity, build):
    """The package manager shows README.md: its component logs what follows."""
    (_, code), (language, printed) = [one for one in blocks(unity / "README.md") if one[0] in ("csharp", "text")]
    assert language == "text"
    source = build / "csharp/Journey.cs"
    source.write_text(code)
    scene = [root / "Tests/Bindings/unity" / name for name in ("UnityEngine.cs", "StartScene.cs")]
    assert mono(compile_csharp("Journey.exe", [source, *scene], f"-reference:{assembly}")) == printed
    assert "@VERSION@" not in (unity / "README.md").read_text()


def test_the_pages_of_unity_agree_with_the_package_and_the_guide(root, unity):
    """The package manager finds README.md and CHANGELOG.md beside package.json, each with a .meta file."""
    manifest = json.loads((unity / "package.json").read_text())
    for name in ("README.md", "CHANGELOG.md"):
        assert (unity / f"{name}.meta").exists()
    head = re.search(r"^## .*$", (unity / "CHANGELOG.md").read_text(), re.M)[0]
    assert head == re.search(r"^## .*$", (root / "CHANGELOG.md").read_text(), re.M)[0]
    page, guide = (unity / "README.md").read_text(), (root / "docs/guides/csharp.md").read_text()
    for sample in manifest["samples"]:
        assert f'"{sample["displayName"]}"' in page and f'"{sample["displayName"]}"' in " ".join(guide.split())
    assert f"{manifest['name']}-{manifest['version']}.tgz" in page
    for platform in ("Android", "iOS"):
        folders = set(re.findall(rf"`(Assets/Plugins/{platform}\S*)`", page))
        assert folders and folders == set(re.findall(rf"`(Assets/Plugins/{platform}\S*)`", guide))


def test_the_sample_in_unity(compile_csharp, assembly, mono, root, unity):
    """Frame by frame, each line is one of the grid: its easting or its northing is a whole kilometer."""
    sources = [unity / "Samples~/Grid/MapGrid.cs", *(root / "Tests/Bindings/unity" / name for name in ("UnityEngine.cs", "SampleScene.cs"))]
    said, *lines = mono(compile_csharp("Sample.exe", sources, f"-reference:{assembly}")).splitlines()
    assert said == "The center is 31UDQ4825011951"
    assert lines.pop() == "error: The zoom lies outside -4 to 30, or that of a tile outside 0 to 30. (Zoom)"
    frames = {}
    for line in lines:
        if line.startswith("frame"):
            frames.setdefault(zoom := int(line.split()[1]), []).append([])
        else:
            frames[zoom][-1].append(tuple(map(float, line.split())))
    assert {zoom: len(drawn) for zoom, drawn in frames.items()} == {13: 2, 12: 1}
    assert frames[13][0] == frames[13][1] and len(frames[13][0]) > 10
    mercator = pyproj.Transformer.from_crs(4326, 3857)
    grid = pyproj.Transformer.from_crs(3857, 32631)
    x, y = mercator.transform(48.85837, 2.294481)
    for zoom, (lines, *_) in frames.items():
        unit = 100 * 2 * 20037508.342789244 / (512 * 2**zoom)
        seen = set()
        for line in lines:
            ends = [grid.transform(x + across * unit, y + up * unit) for across, up in (line[:2], line[2:])]
            away = [max(abs(end[axis] - round(end[axis], -3)) for end in ends) for axis in (0, 1)]
            axis = away.index(min(away))
            assert min(away) < 0.5 * unit / 100, "a chord departs by half a pixel at most"
            seen.add((axis, round(ends[0][axis], -3)))
        assert len(seen) > 10
