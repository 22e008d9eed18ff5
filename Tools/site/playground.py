# SPDX-License-Identifier: MIT
"""Describes the functions for the playground: their fields, the values that these begin with, and how each language calls them.

Everything comes from docs/api.json and the generators of the languages: a new function appears by itself.
"""

from __future__ import annotations

import html
import json
import math
import re
import sys
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import reference  # The first: it knows where the descriptions are.

import examples
import generated
import pythonic
import swift_lines
from description import meanings
from description.api import API, described
from description.calls import Call, Kind, Thing, calls
from description.subjects import SUBJECTS, place
from examples import Made, Unreadable

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "build/web"

#: Structs with more numbers are no form: an earlier call gives them.
LARGE = 24

#: Values of fields whose example gives none, by what they are.
ORDINARY = {
    "latitude": 48.85837, "longitude": 2.294481, "degrees": 45, "meters": 1000, "seconds": 1782043200, "zoom": 13, "text": "",
}  # fmt: skip

INTEGERS = {"int32_t", "uint32_t", "uint64_t", "size_t", "uint8_t", "int64_t", "gn_status"}


def web(module: str):
    return reference.generator("web", module)


class Refused(Exception):
    """Why the page does not compute a function."""


@cache
def api() -> API:
    return API()


@cache
def binding():
    return web("glue").Binding(api())


@cache
def by_name() -> dict[str, Call]:
    return {one.function.name: one for one in calls(api())}


@cache
def said(text: str) -> str:
    """A comment in the terms of JavaScript, as plain text."""
    return web("prose").Prose(api())(text).replace("`", "")


def number_of(owner: str, name: str) -> dict:
    return meanings.NUMBERS.get((owner, name), {})


def fields(struct: str):
    """The fields that callers see."""
    return binding().values.fields(api().structs[struct])


def size_of(struct: str) -> int:
    """How many numbers and texts a struct has."""
    return sum(
        size_of(one.type) if one.type in api().structs else 1 if one.type == "char" else one.count for one in fields(struct)
    )


def shape(owner: str, name: str, kind: str, count: int = 1) -> dict:
    """What a field of the form holds: a number, a word of an enumeration, a text, a struct."""
    word = web("names").meaning(owner, name)
    if word:
        enumeration = web("names").ENUMERATIONS[word]
        found = {"type": "sum" if enumeration in meanings.SUMS else "word", "of": enumeration}
        is_none = name in meanings.NONE or f"{owner}.{name}" in meanings.NONE
        return found | ({"none": True} if is_none and found["type"] == "word" else {})
    if kind in api().structs:
        return {"type": "struct", "of": kind}
    if kind == "char":
        return {"type": "text"}
    if name in meanings.TRUTHS:
        return {"type": "truth"}
    one = number_of(owner, name)
    found = {"type": "integer" if kind in INTEGERS else "number"}
    found |= {key: one[key] for key in ("unit", "minimum", "maximum") if key in one}
    return found if count == 1 else {"type": "list", "of": found, "count": count}


def shape_of(call: Call, thing: Thing) -> dict:
    """What an argument holds."""
    name, kind = thing.name, thing.type
    if thing.is_words:
        return {"type": "words"}
    if thing.kind is Kind.TEXT:
        return {"type": "json" if name == "properties" else "text"}
    one = shape(call.function.name, name, "char" if thing.kind is Kind.TEXTS else kind)
    if thing.kind in (Kind.ARRAY, Kind.COLUMN, Kind.TEXTS):
        return {"type": "list", "of": one}
    return one


# -- the values that a form begins with -------------------------------------------------------------------------------


def ordinary(name: str, of: dict):
    """A value for a field without an example."""
    match of["type"]:
        case "struct":
            return {one.name: ordinary(one.name, shape(of["of"], one.name, one.type, one.count)) for one in fields(of["of"])}
        case "list":
            return [ordinary(name.removesuffix("s"), of["of"])] * of.get("count", 2)
        case "word":
            return api().enumerations[of["of"]].single[0].word
        case "sum":
            return []
        case "truth":
            return False
        case "text" | "json":
            return ""
    found = ORDINARY.get(name, ORDINARY.get(of.get("unit"), of.get("minimum", 0)))
    return min(max(found, of.get("minimum", found)), of.get("maximum", found))


def converted(value, of: dict):
    """A value of an example as the form has it: words for numbers of enumerations, and nothing missing."""
    match of["type"]:
        case "struct":
            if not isinstance(value, dict):
                raise Unreadable(value)
            is_partial = of["of"].endswith("_options")
            found = {}
            for one in fields(of["of"]):
                inner = shape(of["of"], one.name, one.type, one.count)
                if one.name in value:
                    found[one.name] = converted(value[one.name], inner)
                elif not is_partial:
                    found[one.name] = nothing(inner)
            return found
        case "list":
            if not isinstance(value, list):
                raise Unreadable(value)
            return [converted(one, of["of"]) for one in value]
        case "word" | "sum":
            values = api().enumerations[of["of"]].single
            if of["type"] == "sum":
                return [one.word for one in values if int(value) & one.value]
            return next((one.word for one in values if one.value == value), None)
        case "truth":
            return bool(value)
        case "text" | "json":
            if not isinstance(value, str):
                raise Unreadable(value)
            return value
    if not isinstance(value, (int, float)):
        raise Unreadable(value)
    return value


def nothing(of: dict):
    """What C has where an initializer says nothing."""
    match of["type"]:
        case "struct":
            return {one.name: nothing(shape(of["of"], one.name, one.type, one.count)) for one in fields(of["of"])}
        case "list":
            return [nothing(of["of"])] * of.get("count", 0)
        case "word":
            return None
        case "sum":
            return []
        case "truth":
            return False
        case "text":
            return ""
    return 0


def example_of(call: Call, earlier, thing: Thing, of: dict):
    """The value of an argument in an example; a Made if an earlier call gives it."""
    positions = {one.name: at for at, one in enumerate(call.function.parameters)}
    tokens = earlier.arguments[positions[thing.name]]
    value = earlier.value(tokens)
    if isinstance(value, examples.Made):
        return value
    if value is None:
        return None if thing.is_optional or thing.kind in (Kind.OPTIONS, Kind.ARRAY, Kind.TEXT) else ordinary(thing.name, of)
    if of["type"] == "list" and thing.kind in (Kind.COLUMN, Kind.TEXTS):
        count = next(one for one in call.function.parameters if one.role == "count" and thing.name in one.of)
        rows = earlier.value(earlier.arguments[positions[count.name]])
        value = value if isinstance(value, list) else [value] * int(rows)
        return converted(value[: int(rows)], of)
    if of["type"] == "list" and not isinstance(value, list):
        value = [value]
    if of["type"] == "struct" and isinstance(value, list):
        value = value[0]
    return converted(value, of)


# -- functions --------------------------------------------------------------------------------------------------------


def format_of(name: str) -> str | None:
    """The format of documents that a function reads: gn_gpx_read reads "gpx". JavaScript has readFeatures() for all formats."""
    words = [one.word for one in api().enumerations["gn_exchange_format"].values]
    found = re.fullmatch(r"gn_(\w+)_read", name)
    return found[1] if found and found[1] in words else None


def inputs(call: Call, earlier, depth: int = 0) -> list[dict]:
    """The fields of a function, with the values that they begin with."""
    if call.function.name in web("names").WITHOUT and not format_of(call.function.name):
        raise Refused(web("names").WITHOUT[call.function.name])
    found = []
    for thing in call.inputs:
        of = shape_of(call, thing)
        default = default_of(call, thing, of)
        is_large = of["type"] == "struct" and size_of(of["of"]) > LARGE and thing.kind is not Kind.OPTIONS
        if is_large and thing.is_optional:
            continue
        value = None
        if earlier:
            try:
                value = example_of(call, earlier, thing, of)
            except (Unreadable, KeyError, IndexError, TypeError):
                value = None
        one = {"name": thing.name, "of": of, "doc": said(thing.doc)}
        if isinstance(value, Made) and depth < 3:
            maker = by_name()[value.call.function]
            one["by"] = made(maker, value, depth)
            value = None
        elif is_large or of["type"] == "words" and not thing.is_optional:
            raise Refused(f"it continues what an earlier call gave: {thing.name}")
        elif of["type"] == "list" and of["of"]["type"] == "struct" and size_of(of["of"]["of"]) > LARGE:
            raise Refused(f"it takes a list that an earlier call gave: {thing.name}")
        elif of["type"] == "words":
            continue
        is_optional = thing.is_optional or default is not MISSING or thing.kind is Kind.OPTIONS
        if value is None and "by" not in one and not is_optional:
            value = ordinary(thing.name, of)
        if isinstance(value, Made):
            raise Refused(f"it continues what an earlier call gave: {thing.name}")
        if of["type"] == "text" and re.search(r"\bXML\b|\bJSON\b|GeoJSON|\bdocument\b|\ba line\b", thing.doc):
            one["long"] = True
        if default is not MISSING:
            one["default"] = default
        if is_optional:
            one["optional"] = True
        if value is not None:
            one["value"] = value
        found.append(one)
    return found


def made(maker: Call, value: Made, depth: int) -> dict:
    """The function that gives an argument, and its fields; `js` is the name of the result if there are several."""
    fields = inputs(maker, value.call, depth + 1)
    js = web("names").camel(value.result) if javascript(maker)["object"] else None
    return {"function": maker.function.name, "result": value.result, "js": js, "inputs": fields}


MISSING = object()


def default_of(call: Call, thing: Thing, of: dict):
    """The value of an argument that JavaScript callers leave out."""
    defaults = web("names").DEFAULTS
    text = defaults.get(f"{call.function.name}.{thing.name}", defaults.get(thing.name))
    if text is None:
        return MISSING
    return {"Infinity": float("inf"), "NaN": float("nan")}[text] if text in ("Infinity", "NaN") else json.loads(text)


def results(call: Call) -> list[dict]:
    if format_of(call.function.name):
        return []
    glue = glue_of(call.function.name)
    doc = lambda text: said(re.sub(r"^(?:Receives |count (?:numbers|bytes) that receive )", "", text))  # noqa: E731
    return [{"name": one.name, "doc": doc(one.doc)} for one in glue.results]


@cache
def glues() -> dict:
    return {one.function.name: one for one in binding().glues}


def glue_of(name: str):
    return glues()[name]


def javascript(call: Call) -> dict:
    """The name of a function in JavaScript, and its arguments in order."""
    if document := format_of(call.function.name):
        return {"name": "readFeatures", "arguments": ["text"], "object": False, "document": document}
    glue = glue_of(call.function.name)
    names = {web("names").camel(one.name): one.name for one in call.inputs}
    arguments = [["latitude", "longitude"] if one.name == "position" and "position" not in names else names[one.name]
                 for one in glue.arguments]  # fmt: skip
    is_object = len(glue.results) > 1 or call.function.name.endswith("_batch")
    return {"name": glue.name, "arguments": arguments, "object": is_object}


def c(call: Call) -> dict:
    """What C passes: for each parameter the thing that it belongs to, and its part."""
    things = {}
    for thing in call.things:
        one = {"kind": thing.kind.name.lower(), "type": thing.type}
        if thing.is_bytes:
            one["bytes"] = True
        if thing.kind in (Kind.SLOTS, Kind.OUTPUT):
            sizes = (each for each in call.function.parameters if each.role in ("slot_size", "capacity") and thing.name in each.of)
            enough = re.search(r"GN_\w+_CAPACITY", next(sizes).doc)
            one["capacity"] = enough[0] if enough else "1000"
        if thing.kind is Kind.KNOWN:
            count = next(each for each in call.function.parameters if each.role == "count" and thing.name in each.of)
            names = [each.name for each in call.inputs]
            one["counts"] = next(name for name in (count.name, *count.of) if name in names)
        things[thing.name] = one
    return {"things": things, "arguments": [[thing.name, part] for thing, part in call.arguments], "returns": call.function.returns}


def words(one: dict) -> str:
    """The words of all that is said about a function, by which it is found."""
    texts = [one["summary"], one["result"], *one["discussion"]]
    for each in one["parameters"]:
        texts.append(each["documentation"])
        for constant in each.get("constants", ()):
            texts.append(constant.replace("_", " "))
    # Fields of structs, and words for kinds of results, say what a function is about: "sunrise".
    for kind in {each["type"] for each in one["parameters"]} & api().structs.keys():
        texts += [each.name.replace("_", " ") for each in api().structs[kind].fields]
        for enumeration in filter(None, (meanings.enumeration_of(kind, each.name) for each in api().structs[kind].fields)):
            texts += [f"{value.word.replace('-', ' ')} {value.doc}" for value in api().enumerations[enumeration].single]
    plain = re.sub(r"```.*?```", "", " ".join(texts), flags=re.S)
    return " ".join(sorted(set(re.findall(r"[^\W\d_]{3,}", plain.lower()))))


def function(call: Call) -> dict:
    name = call.function.name
    one = next(one for one in described()["functions"] if one["name"] == name)
    found = {
        "name": name,
        "subject": place(name).subject,
        "short": place(name).name,
        "summary": said(call.function.summary),
        "page": reference.HOMES[name].replace(".md#", ".html#"),
        "words": words(one),
    }
    try:
        earlier = examples.calls_in(one["example"]).get(name)
        found |= {"inputs": inputs(call, earlier), "results": results(call), "JavaScript": javascript(call), "C": c(call)}
        found |= generated.lines(call)
        if line := pythonic.python(name, found["inputs"], form_structs()):
            found["Python"] = line
        if lines := swift_lines.swift(name, found["inputs"], form_structs()):
            found["Swift"] = lines
    except Refused as refused:
        found["reason"] = str(refused)
    return found


def enumerations() -> dict:
    return {
        one.name: {
            "values": [{"name": value.name, "word": value.word, "doc": said(value.doc), "value": value.value} for value in one.single]
        }
        for one in api().enumerations.values()
    }


@cache
def form_structs() -> dict:
    """The fields of the structs that a form may have."""
    found = {}
    for name in sorted(name for name in api().structs if size_of(name) <= LARGE or name.endswith("_options")):
        found[name] = [
            {"name": one.name, "js": web("names").camel(one.name), "of": shape(name, one.name, one.type, one.count),
             "doc": said(one.doc)}
            | ({"optional": True} if name.endswith("_options") or f"{name}.{one.name}" in meanings.OPTIONAL else {})
            for one in fields(name)
        ]  # fmt: skip
    return found


def description() -> dict:
    """All that the page needs."""
    functions = [function(one) for one in calls(api())]
    return written({
        "subjects": [{"name": name, "title": reference.title_of(name), "doc": doc} for name, doc in SUBJECTS.items()],
        "enumerations": enumerations(),
        "structs": form_structs(),
        "reserved": [one.name for one in api().structs.values() if any(field.name == "reserved" for field in one.fields)],
        "names": generated.types(),
        "functions": functions,
    })


def written(value):
    """JSON has no numbers that are not finite: they are texts."""
    if isinstance(value, dict):
        return {key: written(one) for key, one in value.items()}
    if isinstance(value, list):
        return [written(one) for one in value]
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return int(value) if isinstance(value, float) and value.is_integer() else value


# -- the page ---------------------------------------------------------------------------------------------------------

PAGE = """\
---
hide: [toc, navigation]
search: {{exclude: true}}
---
# Playground

Fill in a form: the page computes the answer with the [package for the web](docs/guides/javascript.md), and writes the call in eleven
languages. Nothing leaves your device. The address of the page holds what you filled in. {computed} of {all} functions have a form; for each
of the others, the page says why not.

<link rel="stylesheet" href="playground/page.css">
<div id="forms">
<div>
<label for="find">Find a function</label>
<input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="distance, MGRS, sunrise">
<p id="found" role="status"></p>
<div id="functions" role="region" aria-label="Functions">
{list}
</div>
</div>
<div id="try"><p>The forms need JavaScript, and a server of files: <code>python3 -m http.server -d build/site</code>.</p></div>
</div>
<script type="module" src="playground/page.js"></script>
"""


def page(described: dict) -> str:
    """The page with the list of functions."""
    sections = []
    for subject in described["subjects"]:
        items = []
        for one in described["functions"]:
            if one["subject"] == subject["name"]:
                path = f"{one['subject']}.{one['short']}"
                mark = ' class="not"' if "reason" in one else ""
                items.append(f'<li><a id="{path}" href="#{path}" title="{html.escape(one["summary"])}"{mark}>{path}</a></li>')
        sections.append(f'<section aria-label="{subject["title"]}"><p>{subject["title"]}</p><ul>{"".join(items)}</ul></section>')
    computed = sum("reason" not in one for one in described["functions"])
    return PAGE.format(list="\n".join(sections), computed=computed, all=len(described["functions"]))


def package() -> dict[str, Path]:
    """The files of the package for the web that its entry imports, by their paths on the site."""
    if not (WEB / "gridnorth.wasm").exists():
        raise SystemExit("build/web is missing: run make web first")
    found, queue = {}, ["gridnorth.mjs", "gridnorth.wasm"]
    while queue:
        name = queue.pop()
        if name not in found:
            found[name] = WEB / name
            if name.endswith(".mjs"):
                queue += re.findall(r'from "\./([\w.]+)"', (WEB / name).read_text())
    return {f"web/{name}": path for name, path in found.items()}


if __name__ == "__main__":
    print(json.dumps(description(), ensure_ascii=False, separators=(",", ":")))
