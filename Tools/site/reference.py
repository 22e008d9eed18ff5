# SPDX-License-Identifier: MIT
"""Writes the reference of C from docs/api.json: one page for each subject, and one for what belongs to all."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings"))

from description.api import described
from description.subjects import SUBJECTS, place

import python_names
import swift_names

#: The page of the overview is index.md.
FILES = {"index": "indexes"}

#: The languages in the order of the home page.
ORDER = ("C++", "Swift", "Python", "JavaScript", "Java", "Kotlin", "C#", "Rust", "Go", "Lua")

KINDS = ("functions", "structs", "enumerations", "constants")


def generator(language: str, module: str):
    """A module of the generator of a language; all the generators have the same name."""
    name = f"generator_of_{language}"
    if name not in sys.modules:
        folder = ROOT / "bindings" / language / "generator"
        spec = importlib.util.spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return importlib.import_module(f"{name}.{module}")


def path_with(separator: str, before: str = "") -> Callable[[str], str]:
    return lambda name: f"{before}{place(name).subject}{separator}{place(name).name}"


@cache
def generated_names() -> dict[str, tuple[Callable[[str], str], Collection[str]]]:
    """How callers in the languages that have a generator write a function of C, and the functions that a language does without."""
    java, csharp, go, web = (generator(language, "names") for language in ("java", "csharp", "go", "web"))
    return {
        "C++": (path_with("::"), generator("cpp", "names").WITHOUT),
        "JavaScript": (lambda name: web.camel(name, function=True), web.WITHOUT),
        "Java": (java.path, java.WITHOUT),
        "Kotlin": (java.path, java.WITHOUT),
        "C#": (csharp.path, csharp.WITHOUT),
        "Rust": (path_with("::"), generator("rust", "names").WITHOUT),
        "Go": (go.exported, go.WITHOUT),
        "Lua": (path_with(".", "gn."), generator("lua", "module").WITHOUT),
    }


@cache
def other_names() -> dict[str, dict[str, list[str]]]:
    """How callers in each language write the functions of C, if it has them. Generators know the names in most; Swift and Python are
    written by hand, and show in their sources what calls what.
    """
    functions = [one["name"] for one in described()["functions"]]
    found = {
        language: {name: [name_of(name)] for name in functions if name not in without}
        for language, (name_of, without) in generated_names().items()
    }
    # Callers of no other language provide memory or fill in defaults: nor do these.
    somewhere = {name for names in found.values() for name in names}
    for language, names in (("Swift", swift_names.names()), ("Python", python_names.names())):
        found[language] = {name: names[name] for name in functions if name in names and name in somewhere}
    return {language: found[language] for language in ORDER}


def file_of(subject: str) -> str:
    return f"{FILES.get(subject, subject)}.md"


def homes() -> dict[str, str]:
    """The page and the anchor of each function, type and constant."""
    found = {}
    for kind in KINDS:
        for one in described()[kind]:
            page = file_of(one.get("subject", "common"))
            anchor = "constants" if kind == "constants" else one["name"]
            found[one["name"]] = f"{page}#{anchor}"
            found.update({value["name"]: f"{page}#{anchor}" for value in one.get("values", ())})
    return found


HOMES = homes()
#: A name as code, other code, a name, or a character that Markdown would take for its own.
TOKENS = re.compile(r"`([^`\s][^`]*)`|\b(gn_\w+(?:\(\))?|GN_\w+)|([\\`*_<>\[\]|&])")


def linked(name: str, own: str) -> str:
    home = HOMES.get(name.removesuffix("()"))
    code = f"<code>{name.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;').replace('|', '&#124;')}</code>"
    # No link from a thing to itself.
    return f"[{code}]({home})" if home and not home.endswith(f"#{own}") else code


def prose(text: str, own: str = "") -> str:
    """A sentence of a comment in Markdown: names are links, and nothing else has a meaning."""
    return TOKENS.sub(lambda found: linked(found[1] or found[2], own) if found[1] or found[2] else f"&#{ord(found[3])};", text)


def cell(text: str, own: str = "") -> str:
    return " ".join(prose(text, own).split())


def table(head: str, rows: list[str]) -> str:
    columns = head.count("|") + 1
    return "\n".join([f"| {head} |", "|---" * columns + "|", *(f"| {row} |" for row in rows)])


def prototype(text: str) -> str:
    """A prototype, one parameter a line if it is long."""
    if len(text) <= 84:
        return text
    head, _, rest = text.partition("(")
    parameters = rest.removesuffix(");").split(", ")
    return f"{head}(\n    " + ",\n    ".join(parameters) + ");"


def function(one: dict, tried: Collection[str]) -> str:
    name = one["name"]
    # The playground has a form for it.
    form = f" [Try it](../playground.md#{place(name).subject}.{place(name).name})" if name in tried else ""
    parts = [f"## {name}", cell(one["summary"], name) + form, f"```c\n{prototype(one['prototype'])}\n```"]
    elsewhere = [
        f"{language} {' or '.join(f'`{each}`' for each in known[name])}" for language, known in other_names().items() if name in known
    ]
    if elsewhere:
        parts.append(f"<p class='names' markdown>In other languages: {'; '.join(elsewhere)}.</p>")
    if one["parameters"]:
        rows = [f"`{each['name']}` | {cell(each['documentation'], name)}" for each in one["parameters"]]
        parts.append(table("Parameter | Meaning", rows))
    if one.get("result"):
        parts.append(f"**Returns** {cell(one['result'], name)}")
    parts += [text if text.startswith("```") else prose(text, name) for text in one["discussion"]]
    return "\n\n".join(parts)


def struct(one: dict) -> str:
    rows = []
    for field in one["fields"]:
        count = f"[{field['count']}]" if field.get("count", 1) > 1 else ""
        rows.append(f"`{field['name']}` | {linked(field['type'], '')}{count} | {cell(field['documentation'])}")
    return "\n\n".join([f"## {one['name']}", prose(one["documentation"], one["name"]), table("Field | Type | Meaning", rows)])


def enumeration(one: dict) -> str:
    rows = [f"`{each['name']}` | {each['value']} | {cell(each['documentation'], one['name'])}" for each in one["values"]]
    return "\n\n".join([f"## {one['name']}", prose(one["documentation"], one["name"]), table("Value | Number | Meaning", rows)])


def written(names: list[str], function: str) -> str:
    """Names in a language, with links to the function of C."""
    return ", ".join(f"[`{name}`](#{function})" for name in names)


def names(functions: list[dict]) -> str:
    """Tabs with the names of functions in each language."""
    tabs = {"C": [f"{linked(one['name'], '')} | {cell(one['summary'])}" for one in functions]}
    for language, known in other_names().items():
        offered = [one for one in functions if one["name"] in known]
        if offered:
            tabs[language] = [f"{written(known[one['name']], one['name'])} | {cell(one['summary'])}" for one in offered]
    shown = []
    for language, rows in tabs.items():
        lines = table("Function | What it does", rows).splitlines()
        shown.append("\n".join([f'=== "{language}"', "", *(f"    {line}" for line in lines)]))
    return "\n\n".join(shown)


def page(title: str, sentence: str, subject: str | None, tried: Collection[str] = ()) -> str:
    functions, structs, enumerations, constants = ([one for one in described()[kind] if one.get("subject") == subject] for kind in KINDS)
    parts = [f"# {title}", sentence]
    if functions:
        parts.append(names(functions))
    parts += [function(one, tried) for one in functions]
    parts += [*map(struct, structs), *map(enumeration, enumerations)]
    if constants:
        rows = [f"`{one['name']}` | {one['value']} | {cell(one['documentation'])}" for one in constants]
        parts += ["## Constants", table("Constant | Value | Meaning", rows)]
    return "\n\n".join(parts) + "\n"


def title_of(subject: str) -> str:
    known = {"mgrs": "MGRS", "utm": "UTM and UPS", "ecef": "ECEF", "georef": "GEOREF", "gars": "GARS"}
    return known.get(subject, subject.replace("_", " ").capitalize())


def groups() -> dict[str, list[str]]:
    """The subjects of each group of the core."""
    found: dict[str, list[str]] = {}
    for subject in SUBJECTS:
        section = next(one["section"] for one in described()["functions"] if one["subject"] == subject)
        found.setdefault(section.partition(":")[0], []).append(subject)
    return found


def rules() -> str:
    """The text at the top of the header. Its list continues with two blanks, for which Markdown here wants four."""
    text = (ROOT / "Tools/header/preamble.txt").read_text()
    before, rule, after = text.partition("These rules hold")
    after = re.sub(r"^  (?=  )?", "    ", after, flags=re.M)
    after = re.sub(r"^(      )(?=\S)", "        ", after, flags=re.M)
    return before + rule + after


def pages(tried: Collection[str]) -> dict[str, str]:
    """The Markdown of each page by its path; `tried` are the functions with a form in the playground."""
    found = {f"api/{file_of(subject)}": page(title_of(subject), sentence, subject, tried) for subject, sentence in SUBJECTS.items()}
    common = "Types and statuses that belong to all subjects. A batch reports the status of each row in one byte."
    found["api/common.md"] = page("Statuses and common types", common, None)
    overview = ["# Reference of C", "Each subject has a page, with the names of its functions in other languages.", rules()]
    for group, subjects in groups().items():
        rows = [f"[{title_of(subject)}]({file_of(subject)}) | {SUBJECTS[subject]}" for subject in subjects]
        overview += [f"## {group}", table("Subject | What is there", rows)]
    overview.append("[Statuses and common types](common.md) belong to all subjects.")
    return found | {"api/index.md": "\n\n".join(overview) + "\n"}


def contents() -> list:
    """The pages for the contents of the site."""
    listed = [{group: [{title_of(one): f"api/{file_of(one)}"} for one in subjects]} for group, subjects in groups().items()]
    return ["api/index.md", *listed, {"Statuses and common types": "api/common.md"}]
