# SPDX-License-Identifier: MIT
#
# The parts of a library, compiled from Swift: `most` has all functions, or all but those in Sources/CLevels/functions.h, which
# are in `level1`, `level3` and `level4`. Sets exported (the interface), leveled (the functions in functions.h) and most.

sources() {
  find "Sources/$1/" -name '*.swift' | LC_ALL=C sort
}
mapfile -t core < <(sources GridNorthCore)
mapfile -t face < <(sources GridNorthC)

mapfile -t exported < <(sed -n 's/^@_cdecl("\(gn_[a-z0-9_]*\)").*/\1/p' "${face[@]}" | LC_ALL=C sort)
[ ${#exported[@]} -gt 0 ] || fail "the sources have no function gn_*"
leveled=()
most=("${exported[@]}")
if [ ${#levels[@]} -gt 0 ]; then
  mapfile -t leveled < <(sed -n 's/^LEVELED(\(.*\))$/\1/p' Sources/CLevels/functions.h)
  mapfile -t most < <(printf '%s\n' "${exported[@]}" |
    grep --invert-match --line-regexp --fixed-strings "${leveled[@]/#/--regexp=}")
fi

# compile PART FLAGS OPTION ...: makes the object of a part; for bare metal and other systems than Linux, its code before LLVM
# turns it into instructions. The core first, as a module only: an Embedded module exports its function bodies, and the second step
# generates code for everything that the C functions reach.
case $system-$flavor in
  linux-cortex-m7 | linux-riscv32) code=(-emit-ir) suffix=ll ;;
  linux-*) code=(-c) suffix=o ;;
  *) code=(-emit-ir) suffix=ll ;;
esac
compile() {
  local module=$folder/modules/$1 special
  read -ra special <<<"$2"
  mkdir -p "$module"
  # The compiler would keep an object that differs by options for LLVM alone.
  rm -f "$module.$suffix"
  swiftc "${flags[@]}" "${special[@]}" -module-name GridNorthCore \
    -emit-module -emit-module-path "$module/GridNorthCore.swiftmodule" "${core[@]}"
  swiftc "${flags[@]}" "${special[@]}" -I "$module" -Xfrontend -function-sections -module-name GridNorthC \
    "${code[@]}" "${@:3}" -o "$module.$suffix"
}

# compile_ir FILE OPTION ...: makes an object of code from before LLVM turns it into instructions. Its optimizer has run.
compile_ir() {
  "$tools/clang" "${c_flags[@]}" -Wno-override-module -Wno-unused-command-line-argument -O2 -Xclang -disable-llvm-passes \
    "${@:2}" -c -x ir "$1"
}

# compile_parts: makes all.
compile_parts() {
  local whole level options job jobs=() fast
  whole=("${face[@]}" -emit-module -emit-module-path "$folder/modules/GridNorthC.swiftmodule"
    -emit-clang-header-path "$folder/GridNorthC-Swift.h")
  if [ ${#levels[@]} -eq 0 ]; then
    compile most "" "${whole[@]}"
    return
  fi
  # Two kinds of parts (Sources/GridNorthCore/Numerics/Block.swift): blocks at each level, and pairs for the others. Files
  # without any function of the former are left out where there are blocks.
  mapfile -t fast < <(grep --files-with-matches --fixed-strings "${leveled[@]/#/--regexp=}" "${face[@]}"
    grep --files-without-match '^@_cdecl' "${face[@]}"
    echo Sources/CLevels/kernels.swift)
  for level in "${levels[@]}"; do
    options=level$level[*]
    # Optimized for size, the code around the blocks is shorter; that of the blocks is just as fast.
    compile "level$level" "-Osize -D BLOCKS ${!options:-}" "${fast[@]}" &
    jobs+=($!)
  done
  compile most "-D PAIRS -Xcc -DGRIDNORTH_PAIRS" "${whole[@]}"
  for job in "${jobs[@]}"; do wait "$job"; done
}

# entries: the functions that return a status, as Sources/CRuntime/entries.c needs them: ENTRY(name,
# (parameters), (arguments)).
entries() {
  awk 'BEGIN { RS = ";" } sub(/^.*\ngn_status /, "") {
    gsub(/[ \n]+/, " ")
    name = parameters = $0
    sub(/\(.*/, "", name)
    sub(/^[^(]*/, "", parameters)
    arguments = parameters
    gsub(/[^(,]*[ *]/, "", arguments)
    print "ENTRY(" name ", " parameters ", " arguments ")"
  }' include/gridnorth.h
}

# names PART: what the functions are called in a part of the library, the old name and the new one.
names() {
  local prefix=code
  if [ "$1" != most ] && [ ${#levels[@]} -gt 1 ]; then prefix=$1; fi
  {
    sed "s/ENTRY(\([a-z0-9_]*\),.*/\1/" "$folder/modules/entries.h"
    printf '%s\n' "${leveled[@]}" | grep '^gridnorth_' || true
  } | sed "s/.*/& $prefix.&/"
}

