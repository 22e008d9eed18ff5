#!/bin/bash -eu
# SPDX-License-Identifier: MIT
#
# Builds the targets in C for OSS-Fuzz, in a checkout of the project: each with its inputs and its dictionary, to $OUT.
#
# OSS-Fuzz sets CC, CXX, CFLAGS, CXXFLAGS, LIB_FUZZING_ENGINE and OUT. The library is compiled with AddressSanitizer and the
# coverage of libFuzzer in any case, because its compiler is Swift.
[ "${SANITIZER:-address}" = address ] || { echo "build.sh: the library has AddressSanitizer, not $SANITIZER" >&2; exit 1; }

work=$PWD/build/oss-fuzz
mkdir -p "$work"
make --no-print-directory build/sanitized/libgridnorth.a
Tests/Fuzz/calls.py >"$work/calls.h"
python3 Tests/Pairs/pairs.py "$work/pairs.c"
Tests/Fuzz/corpus.py

for source in Tests/Fuzz/fuzz_*.c; do
  target=$(basename "$source" .c) name=$(basename "$source" .c | sed 's/^fuzz_//')
  $CC $CFLAGS -std=gnu11 -I include -I Tests/Pairs -I "$work" -c "$source" -o "$work/$target.o"
  # The engine may be written in C++.
  $CXX $CXXFLAGS $LIB_FUZZING_ENGINE "$work/$target.o" build/sanitized/libgridnorth.a -lm -o "$OUT/$target"
  dictionary=Tests/Fuzz/$name.dict
  [ -e "$dictionary" ] || dictionary=Tests/Fuzz/numbers.dict
  cp "$dictionary" "$OUT/$target.dict"
  rm -f "$OUT/${target}_seed_corpus.zip"
  (cd "build/fuzz/corpus/$name" && python3 -m zipfile -c "$OUT/${target}_seed_corpus.zip" ./*)
done
