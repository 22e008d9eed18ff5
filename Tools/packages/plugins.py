# SPDX-License-Identifier: MIT
"""Puts the libraries of a package for NuGet into one for Unity, each with the settings that say where it is loaded.

    Tools/packages/plugins.py RUNTIMES PACKAGE
"""

import hashlib
import shutil
import sys
from pathlib import Path

# .NET's name of a system: the folder, and what Unity calls system and processor, in the editor and in a program.
SYSTEMS = {
    "linux-x64": ("Linux", "Linux", "x86_64", "Linux64"),
    "win-x64": ("Windows", "Windows", "x86_64", "Win64"),
    "osx-x64": ("macOS/x86_64", "OSX", "x86_64", "OSXUniversal"),
    "osx-arm64": ("macOS/arm64", "OSX", "ARM64", "OSXUniversal"),
}

FOLDER = "fileFormatVersion: 2\nguid: {guid}\nfolderAsset: yes\n"

PLUGIN = """\
fileFormatVersion: 2
guid: {guid}
PluginImporter:
  serializedVersion: 2
  isPreloaded: 0
  isOverridable: 0
  platformData:
  - first:
      Any:
    second:
      enabled: 0
      settings: {{}}
  - first:
      Editor: Editor
    second:
      enabled: 1
      settings:
        CPU: {processor}
        DefaultValueInitialized: true
        OS: {system}
  - first:
      Standalone: {program}
    second:
      enabled: 1
      settings:
        CPU: {processor}
"""


def guid(place):
    """Unity's number of a file, which must never change: it comes from the path."""
    return hashlib.md5(f"gridnorth/{place}".encode()).hexdigest()


def main(runtimes, package):
    package = Path(package)
    for name, (folder, system, processor, program) in SYSTEMS.items():
        (library,) = (Path(runtimes) / name / "native").iterdir()
        place = package / "Plugins" / folder / library.name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(library, place)
        settings = PLUGIN.format(guid=guid(place.relative_to(package)), processor=processor, system=system, program=program)
        (place.parent / f"{place.name}.meta").write_text(settings)
    for folder in [package / "Plugins", *(path for path in (package / "Plugins").rglob("*") if path.is_dir())]:
        (folder.parent / f"{folder.name}.meta").write_text(FOLDER.format(guid=guid(folder.relative_to(package))))


main(*sys.argv[1:])
