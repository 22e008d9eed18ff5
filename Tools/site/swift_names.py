# SPDX-License-Identifier: MIT
"""Finds the Swift functions that do the work of each function of C: both call the same functions of the core.

The Swift face is written by hand, so no generator knows its names. This reads the sources as far as it needs to: declarations, the
types around them, and the calls in their bodies.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from description.subjects import place

SOURCES = Path(__file__).resolve().parents[2] / "Sources"

COMMENT_OR_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', re.S)
TYPE = re.compile(r"\b(?:struct|enum|class|extension|protocol)\s+([A-Z][\w.]*)")
MODIFIER = r"@\S+\s+|public |private |fileprivate |internal |static |mutating |nonisolated |override |private\(set\) "
MEMBER = re.compile(rf"^[ \t]*((?:{MODIFIER})*)(func\s+(\w+)|init\b\??|var\s+(\w+)|subscript\b)", re.M)
CALL = re.compile(r"(?<![\w.])((?:[A-Za-z_]\w*)?(?:\.[A-Za-z_]\w*)*)(?:<[\w, .]+>)?\(")
LABEL = re.compile(r"(?:^|,)\s*(\w+)\s*:(?!:)")


#: The labels of what has none, not even brackets.
PROPERTY = ("property",)


@dataclass(frozen=True)
class Call:
    """What is called, with the labels of its arguments: `CoreGeodesic.checkedInverse`, `from to`."""

    name: str
    labels: tuple[str, ...]


@dataclass
class Declaration:
    """A function, an initializer or a property: how callers write it, and what its body calls."""

    owner: str
    name: str
    labels: tuple[str, ...]
    is_public: bool
    is_decoding: bool = False
    calls: list[Call] = field(default_factory=list)

    @property
    def named(self) -> tuple[str, ...]:
        """The labels that a call has."""
        return tuple(label for label in self.labels if label != "_")

    @property
    def written(self) -> str:
        """Geodesic.circle(radius:), MGRS(_:precision:), Norths.declination."""
        labels = f"({''.join(f'{label}:' for label in self.labels)})"
        if self.name == "init":
            return f"{self.owner}{labels}"
        return ".".join(filter(None, [self.owner, self.name])) + ("" if self.labels == PROPERTY else labels)


def blank(text: str) -> str:
    """A source without comments and texts, of the same length."""
    return COMMENT_OR_TEXT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def closing(text: str, start: int) -> int:
    """The end of the bracket that opens at start."""
    opens, closes, depth = text[start], {"(": ")", "{": "}"}[text[start]], 0
    for place in range(start, len(text)):
        depth += (text[place] == opens) - (text[place] == closes)
        if depth == 0:
            return place
    return len(text)


def top(text: str) -> str:
    """A list of arguments without what stands in brackets in it."""
    kept, depth = [], 0
    for letter in text:
        depth -= letter in ")]}"
        kept.append(letter if depth == 0 and letter not in ")]}" else " ")
        depth += letter in "([{"
    return "".join(kept)


def calls_in(body: str) -> list[Call]:
    found = []
    for call in CALL.finditer(body):
        arguments = body[call.end() : closing(body, call.end() - 1)]
        found.append(Call(call[1], tuple(LABEL.findall(top(arguments)))))
    return found


def labels_of(parameters: str) -> tuple[str, ...]:
    """The labels of parameters: `_ start: Position, to end: Position` has `_` and `to`."""
    return tuple(one.split(":")[0].split()[0] for one in top(parameters).split(",") if ":" in one)


def declarations(text: str) -> list[Declaration]:
    text = blank(text)
    types = []
    for one in TYPE.finditer(text):
        start = text.find("{", one.end())
        types.append((start, closing(text, start), one[1]))
    found = []
    for one in MEMBER.finditer(text):
        around = [each for each in types if each[0] < one.start() < each[1]]
        owner = ".".join(name for _, _, name in around)
        start = around[-1][0] if around else 0
        if text.count("{", start, one.start()) - text.count("}", start, one.start()) != bool(around):
            # Inside of a body, not of a type.
            continue
        is_public = "public" in one[1]
        name = one[3] or one[4] or one[2].strip("?")
        if one[4]:
            end = text.find("\n", one.end())
            brace = text.find("{", one.end(), end)
            if brace < 0:
                continue
            found.append(Declaration(owner, name, PROPERTY, is_public))
        else:
            opening = text.find("(", one.end())
            after = closing(text, opening)
            brace = text.find("{", after)
            parameters = text[opening + 1 : after]
            found.append(Declaration(owner, name, labels_of(parameters), is_public, "any Decoder" in parameters))
        found[-1].calls = calls_in(text[brace + 1 : closing(text, brace)])
    return found


@cache
def face() -> list[Declaration]:
    return [one for path in sorted((SOURCES / "GridNorth").rglob("*.swift")) for one in declarations(path.read_text())]


@cache
def c_face() -> list[Declaration]:
    return [one for path in sorted((SOURCES / "GridNorthC").rglob("*.swift")) for one in declarations(path.read_text())]


@cache
def core() -> frozenset[tuple[str, str, tuple[str, ...]]]:
    """The functions of the core: type, name and labels; and its initializers."""
    listed = [one for path in sorted((SOURCES / "GridNorthCore").rglob("*.swift")) for one in declarations(path.read_text())]
    return frozenset((one.owner.rpartition(".")[2], one.name, one.named) for one in listed)


@cache
def types_of_face() -> frozenset[str]:
    return frozenset(part for one in face() for part in one.owner.split("."))


def tokens(one: Declaration, helpers: dict[str, list[Declaration]], in_face: bool) -> dict[tuple, int]:
    """The functions of the core that a declaration calls, itself or through helpers beside it, and over how many of those."""
    known = {(name, labels) for _, name, labels in core()}
    owned = Counter(name for owner, name in {(owner, name) for owner, name, _ in core()})
    owners = {(owner, name) for owner, name, _ in core()}
    found, seen, wave, steps = {}, set(), [one], 0
    while wave and steps < 6:
        following = []
        for each in wave:
            for call in each.calls:
                *before, last = call.name.split(".")
                owner = before[-1] if before else ""
                if last[:1].isupper():
                    owner, last = last, "init"
                is_of_face = in_face and owner in types_of_face() and not owner.startswith("Core")
                owner = owner.removeprefix("Core") if in_face else owner
                if not is_of_face and (owner, last) in owners:
                    found.setdefault((owner, last, call.labels), steps)
                elif not is_of_face and not owner[:1].isupper() and (last, call.labels) in known and (call.labels or owned[last] <= 2):
                    # A method of a value: its type is not known here, but its labels are.
                    found.setdefault(("", last, call.labels), steps)
                meant = [helper for helper in helpers.get(last, ()) if helper.named == call.labels or len(helpers[last]) == 1]
                own = [helper for helper in meant if helper.owner == (owner or each.owner)]
                for helper in own or meant:
                    if id(helper) not in seen:
                        seen.add(id(helper))
                        following.append(helper)
        wave, steps = following, steps + 1
    return found


def helpers_of(listed: list[Declaration]) -> dict[str, list[Declaration]]:
    found: dict[str, list[Declaration]] = {}
    for one in listed:
        if not one.is_public and one.name != "init":
            found.setdefault(one.name, []).append(one)
    return found


@cache
def all_tokens() -> tuple[dict[str, dict], list[tuple[Declaration, dict]]]:
    of_c = {one.name: tokens(one, helpers_of(c_face()), False) for one in c_face() if one.name.startswith("gn_")}
    of_face = [(one, tokens(one, helpers_of(face()), True)) for one in face() if one.is_public and not one.is_decoding]
    return of_c, of_face


def words(text: str) -> set[str]:
    """The words of a name in C or in Swift: `gn_sun_position`, `Sky.sun(over:at:)`."""
    return {one.lower().rstrip("s") for one in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", text)} - {"gn", "batch"}


@cache
def names() -> dict[str, list[str]]:
    """What does the work of each function of C: the functions that share most words with it, two at most."""
    of_c, of_face = all_tokens()
    used: dict[tuple, int] = {}
    for found in of_c.values():
        for token in found:
            used[token] = used.get(token, 0) + 1
    result = {}
    for name, found in of_c.items():
        # A function of the core that few functions of C call says most.
        steps: dict[str, int] = {}
        ranks = sorted({used[token] for token in found})
        for rarest in ranks:
            for one, own in of_face:
                shared = [own[token] for token in found if used[token] == rarest and token in own]
                if shared:
                    steps[one.written] = min([steps.get(one.written, 99), *shared])
            if steps:
                break
        # What is not rarest is less of a reason: the name itself, not only its type, must have words in common.
        if steps and rarest != ranks[0]:
            subject = words(place(name).subject or "")
            same = {one: words(name) & words(re.sub(r"^.*?\.(?=[a-z])", "", one)) for one in steps}
            steps = {one: steps[one] for one in steps if len(same[one]) > 1 or same[one] and subject <= words(one)}
        common = {written: len(words(name) & words(written)) for written in steps}
        most = max(common.values(), default=0)
        # Without a common word, only what this function of C and one of Swift share is a reason.
        if most == 0 and (rarest > 1 or len(steps) > 1):
            continue
        likely = [written for written in steps if common[written] == most]
        nearest = sorted(written for written in likely if steps[written] == min(steps[each] for each in likely))
        if 0 < len(nearest) <= 2:
            result[name] = nearest
    # Where a function has two names, one of them may be the only name of another function.
    taken = {nearest[0]: name.removesuffix("_batch") for name, nearest in result.items() if len(nearest) == 1}
    for name, nearest in result.items():
        left = [written for written in nearest if taken.get(written, name.removesuffix("_batch")) == name.removesuffix("_batch")]
        result[name] = left or nearest
    # What many functions of C seem to need helps them all, and is the work of none.
    families = {(name.removesuffix("_batch"), written) for name, nearest in result.items() for written in nearest}
    claims = Counter(written for _, written in families)
    return {name: nearest for name, nearest in result.items() if max(claims[written] for written in nearest) <= 2}
