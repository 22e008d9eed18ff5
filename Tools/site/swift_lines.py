# SPDX-License-Identifier: MIT
"""How Swift calls a function of C: the method or initializer that does its work, and what each of its parameters gets.

The Swift face is written by hand, so its declarations are read: labels, types and defaults of parameters, cases of enumerations, and the
properties of options. A function is found if each parameter has a field of the form, and each field a parameter; another has no line of
Swift.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import swift_names

from description.api import API

#: Functions whose declaration in Swift does more than one thing, of which the line would show another.
OTHERS = {"gn_mgrs_bounds", "gn_grid_spacing"}

PROPERTY = re.compile(r"^[ \t]*public var (\w+)(?:: ([^={\n]+?))?(?: = ([^\n]+?))?$", re.M)
ENUM = re.compile(r"\bpublic enum (\w+)\s*:\s*(String|Int)\b")
CASE = re.compile(r"^[ \t]*case `?(\w+)`?(?:\s*=\s*([^\n/]+?))?\s*(?://.*)?$", re.M)
SET = re.compile(r"\bpublic struct (\w+)\s*:\s*OptionSet\b")


@dataclass(frozen=True)
class Parameter:
    label: str | None
    name: str
    type: str
    default: str | None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one for one in (self.label, self.name) if one)


@dataclass(frozen=True)
class Signature:
    """A public function, initializer or property."""

    written: str
    owner: str
    name: str
    parameters: tuple[Parameter, ...]
    is_static: bool
    is_property: bool
    throws: bool


def split(text: str) -> list[str]:
    """The parts of a list between commas outside of brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [one.strip() for one in parts if one.strip()]


def parameter(text: str) -> Parameter:
    head, _, rest = text.partition(":")
    kind, _, default = rest.partition("=")
    label, *names = head.split()
    return Parameter(None if label == "_" else label, (names or [label])[0], kind.strip(), default.strip() or None)


class Face:
    """The declarations of Sources/GridNorth."""

    def __init__(self):
        self.signatures: list[Signature] = []
        #: The cases of enumerations by their values: words, or numbers.
        self.cases: dict[str, dict] = {}
        #: The members of sets of options.
        self.sets: dict[str, set[str]] = {}
        #: The properties of structs that a caller may set, and their types.
        self.properties: dict[str, dict[str, str]] = {}
        self.types: set[str] = set()
        for path in sorted((swift_names.SOURCES / "GridNorth").rglob("*.swift")):
            self.read(path.read_text(encoding="utf-8"))

    def read(self, raw: str):
        text = swift_names.blank(raw)
        found = []
        for one in swift_names.TYPE.finditer(text):
            start = text.find("{", one.end())
            found.append((start, swift_names.closing(text, start), one[1]))

        def owner_of(place: int) -> str | None:
            """The type that a declaration is a member of; None within a body."""
            around = [each for each in found if each[0] < place < each[1]]
            start = around[-1][0] if around else 0
            if text.count("{", start, place) - text.count("}", start, place) != bool(around):
                return None
            return ".".join(name for _, _, name in around)

        for start, end, name in found:
            full = ".".join(filter(None, [".".join(each[2] for each in found if each[0] < start < each[1]), name]))
            self.types.add(full)
            body = raw[start:end]
            head = raw[raw.rfind("\n", 0, start) + 1 : start]
            if enum := ENUM.search(head):
                plain = {one[1]: (one[2] or one[1]).strip('"') for one in CASE.finditer(body)}
                self.cases[full] = {int(value) if enum[2] == "Int" else value: case for case, value in plain.items()}
            if SET.search(head):
                self.sets[full] = set(re.findall(r"public static let (\w+)", body))
        for one in PROPERTY.finditer(raw):
            owner, kind = owner_of(one.start(1)), one[2] or inferred(one[3] or "")
            if owner and kind:
                self.properties.setdefault(owner, {})[one[1]] = kind
        for one in swift_names.MEMBER.finditer(text):
            owner = owner_of(one.start())
            if owner is None or "public" not in one[1] or one[2].endswith("?") or one[2] == "subscript":
                continue
            if one[4]:
                line = text[one.start() : text.find("\n", one.end())]
                parts, after, is_property = (), line, True
            else:
                opening = text.find("(", one.end())
                end = swift_names.closing(text, opening)
                after = text[end : text.find("{", end)]
                parts, is_property = tuple(parameter(each) for each in split(raw[opening + 1 : end])), False
            name = one[3] or one[4] or "init"
            if "mutating" in one[1] or any("inout" in each.type or "Decoder" in each.type for each in parts):
                continue
            labels = swift_names.PROPERTY if is_property else tuple(each.label or "_" for each in parts)
            written = swift_names.Declaration(owner, name, labels, True).written
            is_static = "static" in one[1]
            self.signatures.append(Signature(written, owner, name, parts, is_static, is_property, "throws" in after))

    def resolved(self, name: str, owner: str) -> str:
        """The whole name of a type that a member of another one names."""
        around = owner.split(".") if owner else []
        for count in range(len(around), -1, -1):
            full = ".".join([*around[:count], name])
            if full in self.types:
                return full
        return name

    def initializers(self, name: str) -> list[Signature]:
        return [one for one in self.signatures if one.owner == name and one.name == "init"]


def inferred(value: str) -> str | None:
    """The type of a property by its first value."""
    if re.fullmatch(r"-?\d+", value):
        return "Int"
    if re.fullmatch(r"-?[\d.]+", value):
        return "Double"
    if value in ("true", "false"):
        return "Bool"
    if value.startswith('"'):
        return "String"
    found = re.match(r"([A-Z][\w.]*?)\.[a-z]", value)
    return found[1] if found else None


@cache
def face() -> Face:
    return Face()


# -- fields ------------------------------------------------------------------------------------------------------------


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(one.capitalize() for one in rest)


@dataclass(frozen=True)
class Item:
    """A field of the form, or a part of one."""

    name: str
    path: tuple[str, ...]
    of: dict
    is_optional: bool
    default: object
    by: dict | None

    def __hash__(self):
        return hash(self.path)


class Form:
    """The fields of a function and their parts."""

    def __init__(self, fields: list[dict], structs: dict):
        self.structs = structs
        self.items = [self.item(one, ()) for one in fields]

    def item(self, one: dict, before: tuple) -> Item:
        path = (*before, one["name"])
        return Item(one["name"], path, one["of"], one.get("optional", False), one.get("default"), one.get("by"))

    def parts(self, item: Item) -> list[Item]:
        """The parts of a struct, or the fields of the function that gives a value."""
        if item.by:
            return [self.item(one, item.path) for one in item.by["inputs"]]
        if item.of["type"] == "struct" and self.structs.get(item.of["of"]):
            return [self.item(one, item.path) for one in self.structs[item.of["of"]]]
        return []

    def is_covered(self, item: Item, used: set[Item]) -> bool:
        """Whether a field has a parameter, or each of its parts that somebody may have filled in."""
        if item in used:
            return True
        parts = self.parts(item)
        return item.is_optional or bool(parts) and all(self.is_covered(one, used) for one in parts)

    def unsaid(self, item: Item, used: set[Item]) -> list[dict]:
        """Fields without a parameter: the line is right as long as nothing is said there."""
        if item in used:
            return []
        parts = self.parts(item)
        if parts and any(self.is_touched(one, used) for one in parts):
            return [each for one in parts for each in self.unsaid(one, used)]
        return [{"path": list(item.path), "usual": item.default}] if item.is_optional else []

    def is_touched(self, item: Item, used: set[Item]) -> bool:
        return item in used or any(self.is_touched(one, used) for one in self.parts(item))


def is_options(item: Item) -> bool:
    return item.of["type"] == "struct" and item.of["of"].endswith("_options")


class Lacking(Exception):
    """A parameter has no field, or a field no parameter."""


def is_point(of: dict) -> bool:
    return of["type"] == "struct" and of["of"] == "gn_point"


class Filler:
    """Fills the parameters of a declaration from the fields of a form."""

    def __init__(self, name: str, form: Form):
        self.name = name
        self.form = form
        self.used: set[Item] = set()

    def take(self, *items: Item):
        self.used |= set(items)

    def matching(self, one: Parameter, items: list[Item], is_right, is_exact: bool) -> Item | None:
        """The field that a parameter is for: that of its name, or the only one that is left of the kind."""
        left = [item for item in items if item not in self.used and is_right(item)]
        if is_exact:
            same = [item for item in left if camel(item.name) in one.names or camel(item.name) in {f"{name}s" for name in one.names}]
            return same[0] if same else None
        return left[0] if len(left) == 1 else None

    def leaf(self, one: Parameter, items: list[Item], is_exact: bool, kinds: set[str], shown: str) -> dict | None:
        item = self.matching(one, items, lambda item: item.of["type"] in kinds and not item.by, is_exact)
        if not item:
            return None
        self.take(item)
        return {"as": shown, "path": list(item.path)} | usual(one, item)

    def together(self, names: list[tuple[str, ...]], items: list[Item], kind: str, is_list: bool) -> list[Item] | None:
        """Fields that belong together: latitudes and longitudes, the first and the last of a span."""
        for wanted in names:
            found = [next((item for item in items if item.name == name and item not in self.used), None) for name in wanted]
            if kind == "direction" and all(found):
                return found
            if all(item and (item.of["type"] == "list") == is_list for item in found):
                inner = [item.of["of"]["type"] if is_list else item.of["type"] for item in found]
                if all(one in ("number", "integer") for one in inner) and (kind != "integer" or set(inner) == {"integer"}):
                    return found
        return None

    def argument(self, one: Parameter, items: list[Item], owner: str, is_exact: bool) -> dict | None:
        """How a parameter is filled; None if it cannot be."""
        kind = one.type.removesuffix("?")
        plain = kind.removeprefix("some ")
        if kind in ("Double", "Int"):
            numbers = {"number", "integer"} if kind == "Double" else {"integer"}
            return self.leaf(one, items, is_exact, numbers, "number")
        if plain in ("StringProtocol", "String"):
            return self.leaf(one, items, is_exact, {"text", "json"}, "text")
        if kind == "[UInt8]":
            return self.leaf(one, items, is_exact, {"text"}, "bytes")
        if kind == "Bool":
            return self.leaf(one, items, is_exact, {"truth"}, "truth")
        if kind == "UTM.ZoneChoice" or kind == "ZoneChoice":
            return self.leaf(one, items, is_exact, {"integer"}, "zone")
        if kind == "Time":
            return self.leaf(one, items, is_exact, {"number"}, "time")
        prefixes = [f"{name}_" for name in one.names] + [""]
        if kind == "Position":
            item = self.matching(one, items, lambda item: is_point(item.of) and not item.by, is_exact)
            if item:
                self.take(item)
                return {"as": "point", "path": list(item.path)} | usual(one, item)
            return self.joined(items, [(f"{each}latitude", f"{each}longitude") for each in prefixes], "position")
        if kind == "[Position]":
            right = lambda item: item.of["type"] == "list" and is_point(item.of["of"])  # noqa: E731
            item = self.matching(one, items, right, is_exact)
            if item:
                self.take(item)
                return {"as": "points", "path": list(item.path)}
            return self.joined(items, [(f"{each}latitudes", f"{each}longitudes") for each in prefixes], "positions", is_list=True)
        if kind in ("SIMD2<Double>", "SIMD3<Double>"):
            return self.joined(items, [("x", "y", "z") if "3" in kind else ("x", "y")], "simd", of=kind[:5])
        if kind in ("[SIMD2<Double>]", "[SIMD3<Double>]"):
            names = [("xs", "ys", "zs")] if "3" in kind else [("xs", "ys"), ("pixel_xs", "pixel_ys")]
            return self.joined(items, names, "simds", is_list=True, of=kind[1:6])
        if span := re.fullmatch(r"ClosedRange<(\w+)>", kind):
            names = [("min_zoom", "max_zoom"), ("start", "end"), ("start_distance", "end_distance")]
            found = self.joined(items, names, "span", kind="integer" if span[1] == "Int" else "number", of=span[1])
            return found | ({"usual": [[0, "Infinity"]]} if one.default == "0 ... .infinity" else {}) if found else None
        if kind in ("[Double]", "[Int]"):
            inner = {"number", "integer"} if kind == "[Double]" else {"integer"}
            right = lambda item: item.of["type"] == "list" and item.of["of"]["type"] in inner  # noqa: E731
            return self.list_of(one, items, is_exact, right, "numbers")
        if re.fullmatch(r"\[(some StringProtocol|String)\]", kind):
            return self.list_of(one, items, is_exact, lambda item: item.of == {"type": "list", "of": {"type": "text"}}, "texts")
        if kind == "Direction":
            return self.joined(items, [("azimuth", "azimuth_is")], "direction", kind="direction")
        if kind == "[[Position]]" and one.label == "holes":
            return self.holes(items)
        return self.made(one, kind, items, owner, is_exact)

    def joined(self, items, names, shown, *, is_list=False, kind="number", **more) -> dict | None:
        found = self.together(names, items, kind, is_list)
        if not found:
            return None
        self.take(*found)
        otherwise = {"otherwise": [item.default for item in found]} if any(item.is_optional for item in found) else {}
        return {"as": shown, "paths": [list(item.path) for item in found]} | otherwise | more

    def list_of(self, one, items, is_exact, is_right, shown) -> dict | None:
        item = self.matching(one, items, is_right, is_exact)
        if not item:
            return None
        self.take(item)
        return {"as": shown, "path": list(item.path)}

    def holes(self, items: list[Item]) -> dict | None:
        """The rings behind the outer one."""
        rings = next((item for item in items if item.name == "rings"), None)
        points = next((item for item in items if item.name == "points"), None)
        if not rings or not points:
            return None
        self.take(rings)
        return {"as": "holes", "paths": [list(points.path), list(rings.path)]}

    def made(self, one: Parameter, kind: str, items: list[Item], owner: str, is_exact: bool) -> dict | None:
        """A word, a set of words, options, or another value that an initializer makes."""
        full = face().resolved(kind, owner)
        if "_strict" in self.name and kind == "Rule":
            return {"as": "constant", "text": ".strict"}
        if cases := face().cases.get(full):
            kinds = {"integer"} if all(isinstance(value, int) for value in cases) else {"word"}
            # A field of another enumeration is not meant, even if it is the only word.
            is_right = lambda item: item.of["type"] in kinds and (kinds == {"integer"} or self.shares(item, cases))  # noqa: E731
            item = self.matching(one, items, is_right, is_exact)
            if not item:
                return None
            self.take(item)
            return {"as": "case", "path": list(item.path), "cases": named(cases)} | usual(one, item, cases)
        if members := face().sets.get(full):
            item = self.matching(one, items, lambda item: item.of["type"] == "sum", is_exact)
            if not item:
                return None
            self.take(item)
            return {"as": "set", "path": list(item.path), "members": sorted(members)} | ({"usual": [""]} if one.default else {})
        options = next((item for item in items if is_options(item) and item not in self.used), None)
        if options and kind.endswith("Options"):
            return self.options(options, full)
        if kind.startswith("["):
            return None
        whole = [item for item in items if self.form.parts(item) and not is_options(item)]
        if is_exact:
            whole = [item for item in whole if camel(item.name) in one.names]
        for item in whole:
            try:
                return self.construct(full, self.form.parts(item), set()) | usual(one, item) | {"path": list(item.path)}
            except Lacking:
                continue
        if not is_exact:
            try:
                return self.construct(full, items, set())
            except Lacking:
                return None
        return None

    def shares(self, item: Item, cases: dict) -> bool:
        words = {value.word for value in API().enumerations[item.of["of"]].single}
        return len(words & set(cases)) * 2 >= min(len(words), len(cases))

    def options(self, item: Item, full: str) -> dict | None:
        """Options: each property that has a field."""
        fields = {}
        for part in self.form.parts(item):
            kind = face().properties.get(full, {}).get(camel(part.name))
            if kind:
                own = Parameter(camel(part.name), camel(part.name), kind, None)
                if value := self.argument(own, [part], full, is_exact=True):
                    fields[part.name] = {"name": camel(part.name), "value": value}
        if not fields:
            return None
        self.take(item)
        return {"as": "options", "path": list(item.path), "type": full, "fields": fields, "usual": []}

    def construct(self, full: str, items: list[Item], around: set[str]) -> dict:
        """The initializer of a type that takes most of the fields."""
        if cases := face().cases.get(full):
            is_right = lambda item: item.of["type"] == "word" and self.shares(item, cases)  # noqa: E731
            item = next((item for item in items if item not in self.used and is_right(item)), None)
            if not item:
                raise Lacking(full)
            self.take(item)
            return {"as": "case", "type": full, "path": list(item.path), "cases": named(cases)}
        if full in around:
            raise Lacking(full)
        best = None
        for one in face().initializers(full):
            trial = Filler(self.name, self.form)
            trial.used = set(self.used)
            try:
                node = trial.call(one, items, around | {full})
            except Lacking:
                continue
            taken = len(trial.used)
            # If two take the same parameters, the one that takes them as they are wins.
            rank = (taken, -sum(each["as"] == "call" for each in node["arguments"]))
            if taken > len(self.used) and (best is None or rank > best[0]):
                best = (rank, trial, node)
        if best is None:
            raise Lacking(full)
        _, trial, node = best
        self.used = trial.used
        return node

    def call(self, one: Signature, items: list[Item], around: set[str] = frozenset()) -> dict:
        """A call of a function or an initializer, or a property, with the object that it is a member of."""
        given: list[dict | None] = [None] * len(one.parameters)
        # Methods take some of the options by themselves.
        options = [part for item in items if is_options(item) for part in self.form.parts(item)]

        def fill(is_exact: bool):
            for at, each in enumerate(one.parameters):
                if given[at] is None and face().resolved(each.type, one.owner) not in around:
                    given[at] = self.argument(each, items + options if is_exact else items, one.owner, is_exact)

        fill(True)
        found: dict = {"as": "call", "name": one.owner if one.name == "init" else f"{one.owner}.{one.name}"}
        if one.name != "init" and not one.is_static:
            found = {"as": "member", "of": self.receiver(one.owner, items), "name": one.name}
        fill(False)
        lacking = [each.name for at, each in enumerate(one.parameters) if given[at] is None and each.default is None]
        if lacking:
            raise Lacking(lacking[0])
        found |= {"throws": True} if one.throws else {}
        if one.is_property:
            return found | {"property": True}
        arguments = [node | {"label": each.label} for each, node in zip(one.parameters, given, strict=True) if node]
        for holes in (node for node in arguments if node["as"] == "holes"):
            for outer in (node for node in arguments if node["as"] == "points"):
                outer["outer"] = holes["paths"][1]
        return found | {"arguments": arguments}

    def receiver(self, owner: str, items: list[Item]) -> dict:
        """The object of a method: of one struct or of what another function gives, otherwise of all fields."""
        for item in items:
            if self.form.parts(item) and not is_options(item) and item not in self.used:
                try:
                    return self.construct(owner, self.form.parts(item), set())
                except Lacking:
                    continue
        return self.construct(owner, items, set())


def named(cases: dict) -> dict[str, str]:
    """The cases of an enumeration by their values, as JSON has them."""
    return {str(value): case for value, case in cases.items()}


def usual(one: Parameter, item: Item, cases: dict | None = None) -> dict:
    """What an argument is if nothing is said, and the values for which it is left out, because Swift assumes them."""
    found = {"otherwise": item.default} if item.default is not None else {}
    return found | left_out(one, item, cases)


def left_out(one: Parameter, item: Item, cases: dict | None) -> dict:
    if one.default is None:
        return {"optional": True} if one.type.endswith("?") else {}
    if one.default == "nil":
        # Numbers of C are 0 where nothing is said; of a form they are its default.
        return {"usual": [item.default if item.default is not None else 0], "optional": True}
    if found := re.fullmatch(r"\.(\w+)", one.default):
        same = [value for value, case in (cases or {}).items() if case == found[1]]
        # Where C takes a number, 0 may be the default.
        same += [0] if same and isinstance(same[0], int) and 0 not in cases else []
        return {"usual": same or {"infinity": ["Infinity"], "standard": [0]}.get(found[1], [])}
    if re.fullmatch(r"-?[\d.]+", one.default):
        return {"usual": [float(one.default) if "." in one.default else int(one.default)]}
    return {"usual": [""] if one.default == '""' else []}


def options_in(node: dict):
    """The options that a call and the calls in it take."""
    if node["as"] == "options":
        yield node
    for one in [*node.get("arguments", ()), *([node["of"]] if "of" in node and isinstance(node["of"], dict) else ())]:
        yield from options_in(one)


def line(name: str, one: Signature, fields: list[dict], structs: dict) -> dict:
    form = Form(fields, structs)
    filler = Filler(name, form)
    node = filler.call(one, form.items)
    if "_strict" in name and "constant" not in {each["as"] for each in node.get("arguments", ())}:
        raise Lacking("strict")
    for options in options_in(node):
        # Other parameters take these.
        taken = {item.path for item in filler.used}
        inside = {path[-1] for path in taken if path[:-1] == tuple(options["path"])}
        options["elsewhere"] = sorted(inside - options["fields"].keys())
    for item in form.items:
        if not form.is_covered(item, filler.used):
            raise Lacking(item.name)
    return {"call": node, "unsaid": [each for item in form.items for each in form.unsaid(item, filler.used)]}


def swift(name: str, fields: list[dict], structs: dict) -> list[dict] | None:
    """The lines of Swift for a function, the likeliest first; None if there is none for these fields."""
    names = [] if name in OTHERS else swift_names.names().get(name, [])
    # An initializer beside a member of its type only makes the object.
    members = [one for one in names if not re.match(r"[\w.]*[A-Z]\w*\(", one)]
    found = []
    for written in members or names:
        for one in face().signatures:
            if one.written == written:
                try:
                    found.append(line(name, one, fields, structs))
                except Lacking:
                    continue
    return found or None
