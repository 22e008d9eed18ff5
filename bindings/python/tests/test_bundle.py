# SPDX-License-Identifier: MIT
"""The bundled module of the notebook's map, as the package contains it."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

import gridnorth


@pytest.fixture(scope="module")
def bundle(root):
    spec = importlib.util.spec_from_file_location("bundle", root / "bindings/python/jupyter/bundle.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_package_has_the_current_module(bundle, root, tmp_path):
    packed = Path(gridnorth.__file__).with_name("_map.mjs")
    subprocess.run([root / "bindings/web/generate.py", tmp_path / "web"], check=True)
    assert packed.read_text(encoding="utf-8") == bundle.bundled(tmp_path / "web")


def test_a_module_stands_once_and_after_those_that_it_imports(bundle, tmp_path):
    (tmp_path / "c.mjs").write_text("export const one = 1;\nexport async function two() {}\n")
    (tmp_path / "b.mjs").write_text('import { one } from "./c.mjs";\nexport class B {}\nexport { one };\n')
    (tmp_path / "a.mjs").write_text(
        'import { B, one as two } from "./b.mjs";\nimport { one } from "./c.mjs";\nexport default 3;\n'
    )
    made = bundle.Bundle(tmp_path)
    assert made.add(tmp_path / "a.mjs") == "module2"
    text = "".join(made.modules)
    assert text.count("const one = 1;") == 1
    assert "return { one, two };" in text
    assert "const { one } = module0;" in text
    assert "return { B, one };" in text
    assert "const { B, one: two } = module1;" in text
    assert "const standard = 3;\nreturn { default: standard };" in text
    assert "import" not in text
    assert "export" not in text


@pytest.mark.parametrize(
    "line",
    [
        'import * as all from "./b.mjs";',
        'import b from "./b.mjs";',
        'import { b } from "elsewhere";',
        'import "./b.mjs";',
        'export * from "./b.mjs";',
        'export { b } from "./b.mjs";',
        "export let b = 1;",
        'import { a } from "./a.mjs";',
    ],
)
def test_what_it_does_not_know_is_refused(bundle, tmp_path, line):
    (tmp_path / "b.mjs").write_text("export const b = 1;\n")
    (tmp_path / "a.mjs").write_text(f"{line}\n")
    with pytest.raises(SystemExit, match=r"not supported|import each other"):
        bundle.Bundle(tmp_path).add(tmp_path / "a.mjs")
