# SPDX-License-Identifier: MIT
"""Writes the parts of the package: gridnorth/mgrs, gridnorth/grid, ... Each has its own module and entry.

A part has the functions of some subjects (bindings/description/subjects.py), or those that it names, and some classes.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from description.subjects import place

from .few import few
from .glue import Binding
from .prose import comment

WEB = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Part:
    doc: str
    #: The part has all functions of these subjects,
    subjects: str = ""
    #: these functions,
    functions: str = ""
    #: and the classes of these modules; each comes after those that it needs.
    classes: str = ""


PARTS = {
    "mgrs": Part(
        "MGRS references, UTM and UPS, one position after the other.",
        functions="mgrsEncode mgrsEncodeUTM mgrsDecode mgrsDecodeStrict utmForward utmInverse utmFactors utmZone "
        "utmToEPSG utmFromEPSG",
    ),
    "position": Part(
        "Positions and measures as text, in every notation, also while someone types.",
        subjects="position mgrs utm georef gars measure time",
    ),
    "grid": Part("The MGRS grid of a map, its camera, and tiles.", subjects="grid screen mgrs web_mercator tile"),
    "geodesy": Part(
        "Geodesics, routes, polygons, shapes, indexes, and the three norths.",
        subjects="utm ecef geodesic sphere rhumb magnetic norths route polygon shape point_index edge_index index",
        functions="decimalYear",
        classes="indexes",
    ),
    "exchange": Part("GPX, KML, GeoJSON and Cursor on Target.", subjects="exchange time", classes="exchange"),
    "motion": Part(
        "Fences, tracks and guidance along a route.", subjects="fence track edge_index index",
        classes="indexes fences navigation tracks",
    ),
    "terrain": Part("Heights, sights, viewsheds, the sun and the moon.", subjects="sky", classes="heights"),
}  # fmt: skip

#: The functions that bind classes, by their module.
BINDERS = {
    "indexes": ("bindIndexes", "PointIndex PolygonIndex RouteIndex"),
    "fences": ("bindFences", "FenceSet FenceTracker"),
    "heights": ("bindHeights", "HeightMap"),
    "navigation": ("bindNavigation", "Navigator"),
    "tracks": ("bindTracks", "TrackRecorder"),
    "exchange": ("bindExchange", "readFeatures writeFeatures EventStream"),
}


class Writer:
    """The files of a part, and the functions of C that its module has."""

    def __init__(self, binding: Binding, all_functions: str, declarations: str, name: str):
        self.declarations, self.name, self.part = declarations, name, PARTS[name]
        self.classes = self.part.classes.split()
        code = "".join((WEB / f"{one}.mjs").read_text() for one in self.classes)
        named = {*self.part.functions.split(), *re.findall(r"\bfunctions\.(\w+)\(", code)}
        # The sentences of statuses are in every part.
        subjects = {"library", *self.part.subjects.split()}
        of_subjects = {
            glue.name for glue in binding.glues if place(glue.function.name).subject in subjects
        }
        names = {glue.name: glue.function.name for glue in binding.glues}
        if unknown := named - names.keys():
            raise SystemExit(f"generate: no function {', '.join(sorted(unknown))}")
        # In the order of the header.
        self.functions = [name for name in names if name in named | of_subjects]
        self.glue = few(all_functions, [names[one] for one in self.functions], f"gridnorth-{name}.wasm")
        called = re.findall(r"\blibrary\.(gn_\w+)|(?<=\")(gn_\w+)(?=\")", self.glue + code)
        exported = {function.name for function in binding.api.functions}
        self.exports = sorted(exported.intersection(name for pair in called for name in pair))

    def files(self) -> dict[str, str]:
        return {
            f"{self.name}/functions.mjs": self.glue,
            f"{self.name}/part.mjs": self.part_module(),
            f"{self.name}/index.mjs": self.entry(),
            f"{self.name}/node.mjs": self.node(),
            f"{self.name}/index.d.ts": self.types(),
            f"{self.name}/inline.d.ts": self.inline(),
        }

    def head(self, said: str) -> str:
        return f"// SPDX-License-Identifier: MIT\n//\n// Written by bindings/web/generate.py: {said}\n\n"

    def part_module(self) -> str:
        imports = ['import { bind } from "./functions.mjs";', 'import { loader } from "../loader.mjs";']
        bound = []
        needs_indexes = "indexes" in self.classes
        for one in self.classes:
            binder = BINDERS[one][0]
            imports.append(f'import {{ {binder} }} from "../{one}.mjs";')
            if one != "indexes":
                bound.append(f"    ...{binder}(library, memory, functions{', indexes' if needs_indexes else ''}),\n")
        body = ""
        if needs_indexes:
            body += "  const indexes = bindIndexes(library, memory, functions);\n"
            bound.insert(0, "    ...indexes.classes,\n")
        body += f"  return {{\n{''.join(bound)}  }};\n" if bound else "  return {};\n"
        needed = "".join(f'  "{one}",\n' for one in self.exports)
        return (
            self.head(f"the functions and classes of gridnorth/{self.name}.")
            + "\n".join(imports)
            + f"\n\nfunction classes({'library, memory, functions' if self.classes else ''}) {{\n{body}}}\n\n"
            + f'export const {{ load, loadSync }} = loader("gridnorth/{self.name}", bind, classes, [\n{needed}]);\n'
        )

    def entry(self) -> str:
        return (
            self.head(f"the entry of gridnorth/{self.name} for browsers.")
            + 'import { load as loadFrom } from "./part.mjs";\n\nexport { GridNorthError } from "../memory.mjs";\n'
            + 'export { loadSync } from "./part.mjs";\n\n'
            + f"/** Loads the part, by default from gridnorth-{self.name}.wasm beside this file. */\n"
            + f'export function load(source = new URL("gridnorth-{self.name}.wasm", import.meta.url)) {{\n'
            + "  return loadFrom(source);\n}\n"
        )

    def inline(self) -> str:
        """The types of the entry that build makes of the module."""
        return (
            self.head(f"the types of gridnorth/{self.name}/inline.")
            + f'import type {{ Source }} from "../gridnorth.js";\nimport type {{ {self.interface} }} from "./index.js";\n\n'
            + 'export * from "./index.js";\n\n'
            + "\n".join(comment(["Loads the part, by default from the module inside the entry; names of files are no sources."], ""))
            + f"\nexport function load(source?: Source): Promise<{self.interface}>;\n\n"
            + "\n".join(comment(["Loads the part synchronously, by default from the module inside the entry."], ""))
            + f"\nexport function loadSync(source?: BufferSource | WebAssembly.Module): {self.interface};\n"
        )

    def node(self) -> str:
        return (
            self.head(f"the entry of gridnorth/{self.name} for node.")
            + 'import { fromFiles } from "../files.mjs";\nimport { load as loadFrom } from "./part.mjs";\n\n'
            + 'export { GridNorthError } from "../memory.mjs";\nexport { loadSync } from "./part.mjs";\n\n'
            + f"/** Loads the part, by default from gridnorth-{self.name}.wasm beside this file; a string may be a file name. */\n"
            + f'export const load = fromFiles(loadFrom, new URL("gridnorth-{self.name}.wasm", import.meta.url));\n'
        )

    @property
    def interface(self) -> str:
        return {"mgrs": "MGRS"}.get(self.name, self.name.capitalize()) + "Part"

    def types(self) -> str:
        members = [*self.functions, *(f"{one}Bytes" for one in self.functions if one.endswith("GeoJSON"))]
        for one in self.classes:
            members += BINDERS[one][1].split()
        shared = sorted(set(re.findall(r"^export (?:interface|type) (\w+)", self.declarations, re.M)))
        lines = [
            self.head(f"the types of gridnorth/{self.name}.").rstrip(),
            "",
            'import type { GridNorth, Source } from "../gridnorth.js";',
            "",
            'export { GridNorthError } from "../gridnorth.js";',
            "export type {",
            *(f"  {one}," for one in shared),
            '} from "../gridnorth.js";',
            "",
            *comment([self.part.doc], ""),
            f"export type {self.interface} = Pick<",
            "  GridNorth,",
            *(f'  | "{one}"' for one in members),
            ">;",
            "",
            *comment([f"Loads the part: from gridnorth-{self.name}.wasm beside the entry, or from a source."], ""),
            f"export function load(source?: Source): Promise<{self.interface}>;",
            "",
            *comment(["Loads the part synchronously. Browsers allow this only in workers."], ""),
            f"export function loadSync(source: BufferSource | WebAssembly.Module): {self.interface};",
            "",
        ]
        return "\n".join(lines)


def package(text: str) -> str:
    """package.json with the entries of the parts."""
    told = json.loads(text)
    exports = told["exports"]
    versions = {}
    for name in PARTS:
        exports[f"./{name}"] = {
            "types": f"./{name}/index.d.ts",
            "browser": f"./{name}/index.mjs",
            "node": f"./{name}/node.mjs",
            "default": f"./{name}/index.mjs",
        }
        exports[f"./{name}/inline"] = {"types": f"./{name}/inline.d.ts", "default": f"./{name}/inline.mjs"}
        exports[f"./gridnorth-{name}.wasm"] = f"./{name}/gridnorth-{name}.wasm"
    for name, entry in exports.items():
        if isinstance(entry, dict) and name != ".":
            versions[name.removeprefix("./")] = [entry["types"]]
    told["typesVersions"] = {"*": versions}
    told["files"] += list(PARTS)
    return json.dumps(told, indent=2) + "\n"
