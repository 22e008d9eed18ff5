# SPDX-License-Identifier: MIT
"""Writes functions.mjs for a module with a few functions."""

from __future__ import annotations

import re

HEAD = """\
// SPDX-License-Identifier: MIT
//
// Written by bindings/web/generate.py: the part of ../functions.mjs that {module} needs.

"""


def few(text: str, names: list[str], module: str) -> str:
    """Returns the statements of functions.mjs that `names`, the C functions of a module, need."""
    statements = [one for one in re.split(r"^(?=[a-z/])", text, flags=re.M) if not one.startswith("//")]
    *statements, bind = statements
    calls = re.findall(r"^    \w+\(.*?^    \},\n", bind, re.M | re.S)
    wanted = [call for call in calls if any(re.search(rf"\b{name}\(", call) for name in names)]
    kept = "".join(wanted)
    found: set[int] = set()
    while True:
        more = {
            i for i, one in enumerate(statements)
            if i not in found and (name := declared(one)) and re.search(rf"\b{name}\b", kept)
        }  # fmt: skip
        if not more:
            break
        found |= more
        kept += "".join(statements[i] for i in more)
    imported = re.search(r"import \{(.*?)\} from \"\./values\.mjs\"", text, re.S)[1].replace(",", " ").split()
    used = ", ".join(name for name in imported if re.search(rf"\b{name}\b", kept))
    body = "".join(statements[i].rstrip() + "\n" for i in sorted(found))
    return (
        f'{HEAD.format(module=module)}import {{ {used} }} from "../values.mjs";\n\n{body}\n'
        "/** The functions, over the exports of an instance and its memory. */\n"
        f"export function bind(library, memory) {{\n  return {{\n{''.join(wanted)}  }};\n}}\n"
    )


def declared(statement: str) -> str | None:
    """The name that a statement declares."""
    found = re.match(r"(?:function|const) (\w+)", statement)
    return found and found[1]
