# SPDX-License-Identifier: MIT
"""Writes the files that make a folder a package for NuGet, from the project file for .NET.

    Tools/packages/nuspec.py PROJECT FOLDER
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from xml.sax.saxutils import escape

# The fields of a nuspec, and the properties of a project that hold them.
FIELDS = {"id": "PackageId", "version": "Version", "authors": "Authors", "description": "Description", "tags": "PackageTags"}
FIELDS |= {"readme": "PackageReadmeFile"}

NUSPEC = """\
<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
  <metadata>
{fields}
    <license type="expression">{license}</license>
    <dependencies>
      <group targetFramework=".NETStandard2.0" />
    </dependencies>
  </metadata>
</package>
"""

# The parts of the Open Packaging Conventions (ECMA-376, part 2) that NuGet reads.
RELATIONS = """\
<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/{id}.nuspec" Id="manifest" />
</Relationships>
"""


def main(project, folder):
    folder = Path(folder)
    values = {element.tag: element.text for element in ET.parse(project).getroot().iter() if element.text}
    fields = "\n".join(f"    <{field}>{escape(values[name])}</{field}>" for field, name in FIELDS.items())
    (folder / f"{values['PackageId']}.nuspec").write_text(NUSPEC.format(fields=fields, license=values["PackageLicenseExpression"]))
    (folder / "_rels").mkdir(exist_ok=True)
    (folder / "_rels/.rels").write_text(RELATIONS.format(id=values["PackageId"]))
    kinds = sorted({path.suffix[1:] for path in folder.rglob("*") if path.is_file() and path.suffix} | {"rels"})
    types = "".join(
        f'  <Default Extension="{kind}" ContentType="'
        + ("application/vnd.openxmlformats-package.relationships+xml" if kind == "rels" else "application/octet-stream")
        + '" />\n'
        for kind in kinds
    )
    (folder / "[Content_Types].xml").write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\n{types}</Types>\n'
    )


main(*sys.argv[1:])
