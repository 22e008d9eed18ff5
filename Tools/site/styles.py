# SPDX-License-Identifier: MIT
"""Takes rules out of the theme's style sheets that no page of the site needs: a page is shown only when it has them.

A rule stays unless each of its selectors asks for a class that is in no page and in no script. A property such as an icon goes if
nothing names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

#: A piece of a style sheet up to the next of the characters that separate pieces; texts, brackets and addresses are whole.
TEXT = r""""(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'"""
PIECE = re.compile(rf"""(?:{TEXT}|\((?:{TEXT}|\((?:[^()]|\([^()]*\))*\)|[^()"'])*\)|[^;{{}}"'()])+|[;{{}}]""")
CLASS = re.compile(r"\.((?:\\.|[\w-])+)")
#: What a selector says about others than the elements it is for, or about one of several.
ASIDE = re.compile(r":(?:not|is|where|has|host|host-context)\((?:[^()]|\([^()]*\))*\)")


def split(text: str, by: str) -> list[str]:
    """The parts of a text between commas or semicolons that are in no brackets and no texts."""
    parts, depth, quote, start = [], 0, "", 0
    for place, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "([":
            depth += 1
        elif letter in ")]":
            depth -= 1
        elif letter == by and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [*parts, text[start:]]


def rules(text: str) -> list[tuple[str, str | list]]:
    """The rules of a style sheet: what stands before a brace, and the declarations or rules in it."""
    pieces = iter(PIECE.findall(text))

    def body(pieces: Iterator[str]) -> list[tuple[str, str | list]]:
        found, head, declarations = [], "", []
        for piece in pieces:
            if piece == "{":
                found.append((head.strip(), body(pieces)))
                head = ""
            elif piece == "}":
                break
            elif piece == ";":
                if head.strip():
                    declarations.append(head.strip())
                head = ""
            else:
                head += piece
        if head.strip():
            declarations.append(head.strip())
        return [("", ";".join(declarations)), *found] if declarations else found

    return body(pieces)


def is_needed(selector: str, used: set[str]) -> bool:
    names = (name.replace("\\", "") for name in CLASS.findall(ASIDE.sub("", selector)))
    # A script may put a name together: it has `tabbed-control--`, and elsewhere `next`.
    return all(name in used or any(name[:end] in used for end in range(6, len(name)) if name[end - 1] == "-") for name in names)


def kept(listed: list, used: set[str], properties: set[str] | None) -> str:
    """The rules whose classes are used, without the properties that nothing names."""
    text = []
    for head, inside in listed:
        if isinstance(inside, str):
            parts = split(inside, ";")
            if properties is not None:
                parts = [part for part in parts if not part.startswith("--") or part.partition(":")[0].strip() in properties]
            text.append(";".join(parts))
        elif head.startswith("@") and not head.startswith(("@media", "@supports", "@layer", "@container")):
            # Frames of an animation have no classes.
            text.append(f"{head}{{{whole(inside)}}}")
        else:
            chosen = head if head.startswith("@") else ",".join(one for one in split(head, ",") if is_needed(one, used))
            rest = kept(inside, used, properties) if chosen else ""
            if rest:
                text.append(f"{chosen}{{{rest}}}")
    return "".join(text)


def whole(listed: list) -> str:
    return "".join(inside if isinstance(inside, str) else f"{head}{{{whole(inside)}}}" for head, inside in listed)


def prune(folder: Path, pages: list[Path]) -> None:
    """Prunes the style sheets of the theme for these pages."""
    # The map has its own styles; the search needs lunr, which knows nothing of pages.
    places = [path for path in folder.rglob("*.*js") if not {"map", "lunr"} & set(path.relative_to(folder).parts)]
    scripts = [path.read_text() for path in places if path.suffix in (".js", ".mjs")]
    texts = [page.read_text() for page in pages]
    used = {name for text in texts for value in re.findall(r'class="?([^">]*)', text) for name in value.split()}
    used |= {name for text in texts for value in re.findall(r"class='([^']*)'", text) for name in value.split()}
    # A script may give an element any name that it contains.
    used |= {name for text in scripts for name in re.findall(r"[A-Za-z][\w-]*", text)}
    sheets = list(folder.glob("assets/stylesheets/*.css"))
    pruned = {}
    for sheet in sheets:
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.S)
        charset = re.match(r'@charset "[^"]*";', text)
        pruned[sheet] = kept(rules(text[charset.end() :] if charset else text), used, None)
    others = [path.read_text() for path in folder.glob("*.css")] + scripts + texts
    properties = {name for text in [*pruned.values(), *others] for name in re.findall(r"--[\w-]+(?=\s*[,)\"'])", text)}
    for sheet, text in pruned.items():
        sheet.write_text('@charset "UTF-8";' + kept(rules(text), used, properties))
