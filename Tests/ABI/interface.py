# SPDX-License-Identifier: MIT
"""What gridnorth.h declares, read by a C parser: exports.txt and interface.txt are written from it.

python Tests/ABI/interface.py --write    writes both files anew; README.md tells when that is allowed
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cffi
from pycparser import c_ast, c_generator, c_parser

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"


def preprocessed() -> str:
    """gridnorth.h after the preprocessor, without what the system's own headers hold."""
    # The few names that the header takes from the system; what they are is the business of each parser.
    command = ["cc", "-E", "-P", "-I", HERE / "no-system", "-I", INCLUDE, INCLUDE / "gridnorth.h"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Interface:
    def __init__(self, text: str):
        self.ffi = cffi.FFI()
        self.ffi.cdef(text)
        typedefs = "typedef int int32_t; typedef int uint32_t; typedef char uint8_t;\n"
        typedefs += "typedef long uint64_t; typedef long size_t;\n"
        self.tree = c_parser.CParser().parse(typedefs + text)

    @property
    def prototypes(self) -> dict[str, str]:
        """The prototypes by name, each in one line."""
        write = c_generator.CGenerator().visit
        functions = (node for node in self.tree.ext if isinstance(node, c_ast.Decl))
        return {node.name: write(node) + ";" for node in functions if isinstance(node.type, c_ast.FuncDecl)}

    @property
    def layouts(self) -> list[str]:
        """The structs and their fields, with offsets and sizes."""
        lines = []
        for name in sorted(self.ffi.list_types()[0]):
            if self.ffi.typeof(name).kind == "struct":
                lines.append(f"{name}: {self.ffi.sizeof(name)} bytes")
                for field, place in self.ffi.typeof(name).fields:
                    lines.append(f"{name}.{field}: {place.type.cname} at {place.offset}")
        return lines

    @property
    def constants(self) -> list[str]:
        """The constants of all enumerations, in the order of the header."""
        names = (item.name for node in ast_enumerations(self.tree) for item in node.values.enumerators)
        values = self.ffi.dlopen(None)
        return [f"{name} = {getattr(values, name)}" for name in names]


def ast_enumerations(tree: c_ast.FileAST) -> list[c_ast.Enum]:
    found = []

    class Visitor(c_ast.NodeVisitor):
        def visit_Enum(self, node):
            if node.values is not None:
                found.append(node)

    Visitor().visit(tree)
    return found


def exports(interface: Interface) -> str:
    return "".join(f"{name}\n" for name in sorted(interface.prototypes))


def description(interface: Interface) -> str:
    prototypes = [interface.prototypes[name] for name in sorted(interface.prototypes)]
    parts = prototypes, interface.layouts, interface.constants
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    declared = Interface(preprocessed())
    (HERE / "exports.txt").write_text(exports(declared))
    (HERE / "interface.txt").write_text(description(declared))
