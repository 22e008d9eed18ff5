# SPDX-License-Identifier: MIT
"""A module of the web package imports from its own folder or an enclosing one, and imports form no cycle."""

import graphlib
import posixpath
import re
import subprocess

import pytest

# The pattern finds both `import ... from "./x.mjs"` and `import("./x.mjs")`.
IMPORT = re.compile(r'\b(?:from|import)\b[\s(]*"(\.{1,2}/[^"]+)"')


@pytest.fixture(scope="module")
def modules(root, tmp_path_factory):
    """The code of each module, both handwritten and generated, by its path."""
    folder = tmp_path_factory.mktemp("web")
    subprocess.run([root / "bindings/web/generate.py", folder], check=True)
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*.mjs")}


def faults(modules):
    """The wrong imports: (module, imported module, reason)."""
    found, arrows = [], {}
    for module, code in modules.items():
        folder = posixpath.dirname(module)
        arrows[module] = {posixpath.normpath(posixpath.join(folder, name)) for name in IMPORT.findall(code)}
        for name in sorted(arrows[module]):
            if not f"{folder}/".startswith(posixpath.dirname(name)):
                found.append((module, name, "upward"))
            if name not in modules:
                found.append((module, name, "not there"))
    try:
        graphlib.TopologicalSorter(arrows).prepare()
    except graphlib.CycleError as error:
        found.append((*error.args[1][:2], "a circle"))
    return found


def test_imports_point_down(modules):
    assert {"gridnorth.mjs", "functions.mjs", "layer/canvas.mjs", "layer/functions.mjs"} <= modules.keys()
    assert faults(modules) == []


@pytest.mark.parametrize(
    "module, code, found",
    [
        ("values.mjs", 'import { one } from "./layer/above.mjs";', ["upward"]),
        ("values.mjs", 'import {\n  one,\n  other,\n} from "./layer/above.mjs";', ["upward"]),
        ("values.mjs", 'await import("./layer/above.mjs")', ["upward"]),
        ("values.mjs", 'export { load } from "./gridnorth.mjs";', ["a circle"]),
        ("layer/view.mjs", 'import "./canvas.mjs";', ["a circle"]),
        ("layer/view.mjs", 'import "./values.mjs";', ["not there"]),
        ("layer/view.mjs", 'import "../values.mjs";', []),
    ],
)
def test_a_planted_import_is_found(modules, module, code, found):
    planted = modules | {"layer/above.mjs": "", module: modules[module] + code}
    assert [why for *_, why in faults(planted)] == found
