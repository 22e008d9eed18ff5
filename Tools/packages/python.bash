# SPDX-License-Identifier: MIT
#
# Wheels for Python. Tools/dist reads this file.

# Sets `include` to a folder from which Python.h can be compiled for a processor. Debian's pyconfig.h includes that of the
# processor, of which the stable ABI uses only the parts that all processors with 64-bit pointers share.
prepare_python() {
  local here
  include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
  here=$(dirname "$include")/$(uname -m)-linux-gnu
  [ -d "$here" ] || return 0
  rm -rf "$work/python-include"
  mkdir -p "$work/python-include"
  cp -r "$include" "$work/python-include/python"
  cp "$here/$(basename "$include")/pyconfig.h" "$work/python-include/python/pyconfig.h"
  include=$work/python-include/python
}

pack_python() {
  local settings family include
  make --no-print-directory --silent web
  prepare_python
  for family in x86_64 aarch64; do
    prepare "${family/#x86_64/x86-64-levels}" "$family-linux-gnu"
    settings+=("GRIDNORTH_GRID_WASM=$PWD/build/web/layer/grid.wasm")
    rm -rf "$work/python-$family"
    pack_wheel "$family" "GRIDNORTH_PYTHON_INCLUDE="
    pack_wheel "$family" "GRIDNORTH_PYTHON_INCLUDE=$include"
    cp "$work/python-$family"/*.whl "$out"
  done
  pack_foreign_wheel windows-x86_64 win_amd64 gridnorth.dll
  pack_foreign_wheel macos-x86_64 macosx_11_0_x86_64 libgridnorth.dylib
  pack_foreign_wheel macos-arm64 macosx_11_0_arm64 libgridnorth.dylib
}

# The wheel without extensions of Linux, with the library of another system, and its command if there is one.
pack_foreign_wheel() { # TARGET TAG FILE
  local folder=$work/python-$1 library
  rm -rf "$folder"
  "$python" -m wheel unpack --dest "$folder" "$out"/gridnorth-"$version"-py3-none-manylinux*x86_64.whl
  rm -r "$folder/gridnorth-$version"/gridnorth/{bin,libgridnorth.so,libgridnorth_polars.so,gridnorth.duckdb_extension}
  link_shared "$1"
  cp "$library" "$folder/gridnorth-$version/gridnorth/$3"
  [[ $1 != windows-* ]] ||
    install -D "$work/command-x86_64-pc-windows-msvc/gridnorth.exe" "$folder/gridnorth-$version/gridnorth/bin/gridnorth.exe"
  sed -i "/^Tag:/d; /^Root-Is-Purelib:/a Tag: py3-none-$2" "$folder/gridnorth-$version/gridnorth-$version.dist-info/WHEEL"
  "$python" -m wheel pack --dest-dir "$out" "$folder/gridnorth-$version"
}

pack_wheel() { # FAMILY SETTING
  local folder=$work/python-$1/new
  "$python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
    --wheel-dir "$folder" "${settings[@]/#/--config-settings=cmake.define.}" "--config-settings=cmake.define.$2" \
    ./bindings/python
  "$python" -m wheel tags --remove --platform-tag "manylinux_2_17_$1.musllinux_1_2_$1" "$folder"/*.whl
  mv "$folder"/*.whl "$work/python-$1"
}
