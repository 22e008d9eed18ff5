# SPDX-License-Identifier: MIT
"""Writes the entries of the package: of the whole, and of the parts gridnorth/mgrs, gridnorth/grid, ... Each part has its own module.

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


#: The whole package has no name.
PARTS = {
    "": Part("All functions and classes.", classes="indexes fences heights navigation tracks exchange"),
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


class Entry:
    """The entry of the whole or of a part: how a host loads its module."""

    def __init__(self, name: str):
        self.part, self.classes = PARTS[name], PARTS[name].classes.split()
        self.title = f"gridnorth/{name}" if name else "GridNorth"
        self.noun = "part" if name else "library"
        self.wasm = f"gridnorth-{name}.wasm" if name else "gridnorth.wasm"
        #: The names of the files: the functions and classes, and the entry for browsers.
        self.bound, self.index = ("part", "index") if name else ("whole", "gridnorth")
        self.folder, self.root = (f"{name}/", "../") if name else ("", "./")
        self.interface = {"": "GridNorth", "mgrs": "MGRSPart"}.get(name, f"{name.capitalize()}Part")

    def files(self, needed: list[str]) -> dict[str, str]:
        """The files; `needed` are the functions of C that the module must have."""
        return {
            f"{self.folder}{self.bound}.mjs": self.functions_and_classes(needed),
            f"{self.folder}{self.index}.mjs": self.for_browsers(),
            f"{self.folder}node.mjs": self.for_node(),
            f"{self.folder}inline.d.ts": self.inline(),
        }

    def head(self, said: str) -> str:
        return f"// SPDX-License-Identifier: MIT\n//\n// Written by bindings/web/generate.py: {said}\n\n"

    def functions_and_classes(self, needed: list[str]) -> str:
        imports = ['import { bind } from "./functions.mjs";', f'import {{ loader }} from "{self.root}loader.mjs";']
        bound = []
        needs_indexes = "indexes" in self.classes
        for one in self.classes:
            binder = BINDERS[one][0]
            imports.append(f'import {{ {binder} }} from "{self.root}{one}.mjs";')
            if one != "indexes":
                bound.append(f"    ...{binder}(library, memory, functions{', indexes' if needs_indexes else ''}),\n")
        body = ""
        if needs_indexes:
            body += "  const indexes = bindIndexes(library, memory, functions);\n"
            bound.insert(0, "    ...indexes.classes,\n")
        body += f"  return {{\n{''.join(bound)}  }};\n" if bound else "  return {};\n"
        listed = "".join(f'  "{one}",\n' for one in needed)
        return (
            self.head(f"the functions and classes of {self.title}.")
            + "\n".join(imports)
            + f"\n\nfunction classes({'library, memory, functions' if self.classes else ''}) {{\n{body}}}\n\n"
            + f'export const {{ load, loadSync }} = loader("{self.title}", bind, classes, [\n{listed}]);\n'
        )

    def for_browsers(self) -> str:
        return (
            self.head(f"the entry of {self.title} for browsers, and for any host with fetch().")
            + f'import {{ beside }} from "{self.root}module.mjs";\nimport {{ load as loadFrom }} from "./{self.bound}.mjs";\n\n'
            + f'export {{ GridNorthError }} from "{self.root}memory.mjs";\nexport {{ loadSync }} from "./{self.bound}.mjs";\n\n'
            + f"/** Loads the {self.noun}, by default from {self.wasm} beside this file. */\n"
            + f'export function load(source = beside(() => new URL("{self.wasm}", import.meta.url))) {{\n'
            + "  return loadFrom(source);\n}\n"
        )

    def for_node(self) -> str:
        return (
            self.head(f"the entry of {self.title} for node, which reads files.")
            + f'import {{ fromFiles }} from "{self.root}files.mjs";\nimport {{ load as loadFrom }} from "./{self.bound}.mjs";\n\n'
            + f'export {{ GridNorthError }} from "{self.root}memory.mjs";\nexport {{ loadSync }} from "./{self.bound}.mjs";\n\n'
            + f"/** Loads the {self.noun}, by default from {self.wasm} beside this file; a string may be a file name. */\n"
            + f'export const load = fromFiles(loadFrom, () => new URL("{self.wasm}", import.meta.url));\n'
        )

    def inline(self) -> str:
        """The types of the entry that build makes of the module."""
        types = [self.interface] if self.index == "gridnorth" else []
        shared = f'import type {{ {", ".join([*types, "Source"])} }} from "{self.root}gridnorth.js";\n'
        if not types:
            shared += f'import type {{ {self.interface} }} from "./{self.index}.js";\n'
        inside = "by default from the module inside the entry"
        return (
            self.head(f"the types of {self.title.lower()}/inline.")
            + f'{shared}\nexport * from "./{self.index}.js";\n\n'
            + "\n".join(comment([f"Loads the {self.noun}, {inside}; names of files are no sources."], ""))
            + f"\nexport function load(source?: Source): Promise<{self.interface}>;\n\n"
            + "\n".join(comment([f"Loads the {self.noun} synchronously, {inside}. Some browsers allow this only in workers."], ""))
            + f"\nexport function loadSync(source?: BufferSource | WebAssembly.Module): {self.interface};\n"
        )


def whole() -> dict[str, str]:
    """The files of the whole. Its functions are also those of a module with a few of them."""
    return Entry("").files(["gn_status_text"])


class Writer(Entry):
    """The files of a part, and the functions of C that its module has."""

    def __init__(self, binding: Binding, all_functions: str, declarations: str, name: str):
        super().__init__(name)
        self.declarations, self.name = declarations, name
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
        self.glue = few(all_functions, [names[one] for one in self.functions], self.wasm)
        called = re.findall(r"\blibrary\.(gn_\w+)|(?<=\")(gn_\w+)(?=\")", self.glue + code)
        exported = {function.name for function in binding.api.functions}
        self.exports = sorted(exported.intersection(name for pair in called for name in pair))

    def all_files(self) -> dict[str, str]:
        written = {f"{self.folder}functions.mjs": self.glue, f"{self.folder}index.d.ts": self.types()}
        return written | self.files(self.exports)

    def types(self) -> str:
        members = [*self.functions, *(f"{one}Bytes" for one in self.functions if one.endswith("GeoJSON"))]
        for one in self.classes:
            members += BINDERS[one][1].split()
        shared = sorted(set(re.findall(r"^export (?:interface|type) (\w+)", self.declarations, re.M)))
        lines = [
            self.head(f"the types of {self.title}.").rstrip(),
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
            *comment([f"Loads the part: from {self.wasm} beside the entry, or from a source."], ""),
            f"export function load(source?: Source): Promise<{self.interface}>;",
            "",
            *comment(["Loads the part synchronously. Some browsers allow this only in workers."], ""),
            f"export function loadSync(source: BufferSource | WebAssembly.Module): {self.interface};",
            "",
        ]
        return "\n".join(lines)


def package(text: str) -> str:
    """package.json with the entries of the parts."""
    told = json.loads(text)
    exports = told["exports"]
    versions = {}
    for name in filter(None, PARTS):
        exports[f"./{name}"] = {
            "types": f"./{name}/index.d.ts",
            "browser": f"./{name}/index.mjs",
            "node": f"./{name}/node.mjs",
            "default": f"./{name}/index.mjs",
        }
        exports[f"./{name}/inline"] = {"types": f"./{name}/inline.d.ts", "default": f"./{name}/inline.mjs"}
        exports[f"./gridnorth-{name}.wasm"] = f"./{name}/gridnorth-{name}.wasm"
    exports["./package.json"] = "./package.json"
    for name, entry in exports.items():
        if isinstance(entry, dict) and name != ".":
            versions[name.removeprefix("./")] = [entry["types"]]
    told["typesVersions"] = {"*": versions}
    told["files"] += filter(None, PARTS)
    return json.dumps(told, indent=2) + "\n"
