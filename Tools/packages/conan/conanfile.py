# SPDX-License-Identifier: MIT
"""GridNorth for Conan 2: packs the archive of a release, which holds the library for every compiler of a system.

    conan create . -o "&:archives=FOLDER"        default: the folder above this one, where the archives of a release lie
"""

from pathlib import Path

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.files import copy, unzip

# Conan's names of system and processor, and the archive for them.
ARCHIVES = {
    ("Linux", "x86_64"): "linux-x86_64.tar.gz",
    ("Linux", "armv8"): "linux-aarch64.tar.gz",
    ("Linux", "armv7hf"): "linux-armv7.tar.gz",
    ("Linux", "armv7"): "linux-armv7-softfp.tar.gz",
    ("Android", "armv8"): "linux-aarch64.tar.gz",
    ("Android", "armv7"): "linux-armv7-softfp.tar.gz",
    ("Linux", "riscv64"): "linux-riscv64.tar.gz",
    ("Linux", "x86"): "linux-i686.tar.gz",
    ("Windows", "x86_64"): "windows-x86_64.zip",
}


class GridNorth(ConanFile):
    name = "gridnorth"
    version = "@VERSION@"
    license = "MIT"
    description = "MGRS, UTM and UPS, positions as text, map grids, geodesics, polygons and shapes on the WGS 84 ellipsoid"
    topics = ("mgrs", "utm", "geodesic", "gis")
    package_type = "library"
    settings = "os", "arch"
    options = {"shared": [True, False], "archives": ["ANY"]}
    default_options = {"shared": False, "archives": ""}

    def package_id(self):
        del self.info.options.archives

    def export(self):
        # Where the archives lie, for the cache of Conan, which has only this file.
        Path(self.export_folder, "archives").write_text(str(Path(self.recipe_folder).resolve().parent))

    def validate(self):
        if (str(self.settings.os), str(self.settings.arch)) not in ARCHIVES:
            raise ConanInvalidConfiguration(f"there is no archive of GridNorth for {self.settings.os} on {self.settings.arch}")

    def build(self):
        folder = str(self.options.archives) or Path(self.recipe_folder, "archives").read_text()
        archive = ARCHIVES[str(self.settings.os), str(self.settings.arch)]
        unzip(self, str(Path(folder) / f"gridnorth-{self.version}-{archive}"), strip_root=True)

    def package(self):
        copy(self, "LICENSE", str(Path(self.build_folder, "share/gridnorth")), str(Path(self.package_folder, "licenses")))
        copy(self, "*", str(Path(self.build_folder, "include")), str(Path(self.package_folder, "include")))
        names = ["*.so*", "gridnorth.dll", "gridnorth.lib"] if self.options.shared else ["*.a", "gridnorth_static.lib"]
        for name in names:
            for folder in ("lib", "bin"):
                copy(self, name, str(Path(self.build_folder, folder)), str(Path(self.package_folder, folder)))

    def package_info(self):
        is_windows = self.settings.os == "Windows"
        self.cpp_info.libs = ["gridnorth_static" if is_windows and not self.options.shared else "gridnorth"]
        self.cpp_info.set_property("cmake_file_name", "GridNorth")
        self.cpp_info.set_property("cmake_target_name", "GridNorth::gridnorth" + ("" if self.options.shared else "_static"))
        self.cpp_info.set_property("pkg_config_name", "gridnorth")
        if not self.options.shared and not is_windows:
            # A program holds only what it calls.
            self.cpp_info.exelinkflags = ["-Wl,--gc-sections"]
