# SPDX-License-Identifier: MIT
#
# Recipes for package managers of C and C++, over the archives that lie beside them. Tools/dist reads this file.

pack_recipes() {
  local name
  for name in conan vcpkg; do
    rm -rf "$work/$name"
    cp -R "Tools/packages/$name" "$work/$name"
    grep -rlZ '@VERSION@' "$work/$name" | xargs -0 sed -i "s/@VERSION@/$version/g"
    pack_files "$out/gridnorth-$version-$name.tar.gz" "$work/$name" "gridnorth-$version-$name"
  done
}
