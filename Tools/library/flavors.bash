# SPDX-License-Identifier: MIT
#
# What the flavors of Tools/build-library differ in. Needs flavor and folder; sets
#
#   flags       for the Swift compiler; what follows -Xcc holds for C too
#   target      the processor and its conventions
#   levels      of x86-64, each of which has the functions in Sources/CLevels/functions.h; empty: the library is one part
#   system      linux, windows or apple; for Apple also apple, its name of the processor, and systems
#   host_has    a pattern: what the library may take from its host

# Embedded Swift without an allocator: the compiler refuses anything that would allocate. Fused multiply-add stays off, in
# Swift by default and in the C headers by the flag. Stack protectors would import a handler from the C library, and
# Swift has bounds already.
flags=(
  -swift-version 6 -parse-as-library -O -wmo
  -enable-experimental-feature Embedded -no-allocations
  -Xfrontend -disable-stack-protector
  -Xcc -ffp-contract=off
  -module-cache-path "$folder/modules/cache"
  -I include -I Sources/CLanes -I Sources/CLevels
)
target=x86_64-unknown-linux-gnu
system=linux
levels=()
level3=(-Xcc -march=x86-64-v3)
level4=(-Xcc -march=x86-64-v4 -Xcc -mprefer-vector-width=512 -D LEVEL4)
host_has=_GLOBAL_OFFSET_TABLE_

case $flavor in
  x86-64) levels=(1) ;;
  x86-64-v3) flags+=("${level3[@]}") levels=(1) ;;
  x86-64-levels) flags+=(-Xcc -DGRIDNORTH_LEVELS) levels=(1 3 4) ;;
  windows-x86-64) system=windows flags+=(-Xcc -DGRIDNORTH_LEVELS) levels=(1 3 4) ;;
  # Android, Apple and Windows keep register x18 for themselves.
  aarch64) target=aarch64-none-none-elf flags+=(-Xcc -ffixed-x18) ;;
  # The oldest systems that Xcode still builds for.
  apple-arm64)
    system=apple apple=arm64 systems=(macos11 ios13 ios13-simulator)
    target=aarch64-none-none-elf flags+=(-Xcc -ffixed-x18)
    ;;
  apple-x86-64) system=apple apple=x86_64 systems=(macos11 ios13-simulator) ;;
  armv7) target=armv7-none-none-eabi flags+=(-Xcc -mfloat-abi=hard -Xcc -mfpu=vfpv3-d16) ;;
  # Android's armeabi-v7a passes floating-point numbers in whole-number registers.
  armv7-softfp) target=armv7-none-none-eabi flags+=(-Xcc -mfloat-abi=softfp -Xcc -mfpu=vfpv3-d16) ;;
  riscv64) target=riscv64-none-none-eabi flags+=(-Xcc -march=rv64gc -Xcc -mabi=lp64d) ;;
  i686) target=i686-unknown-none-elf flags+=(-Xcc -msse2) ;;
  cortex-m7)
    target=armv7em-none-none-eabi flags+=(-Osize -Xcc -mcpu=cortex-m7 -Xcc -mfloat-abi=hard -Xcc -mfpu=fpv5-d16)
    # This pass of LLVM lets loads advance their address when it is already settled which registers a function restores: its
    # caller then goes on with another r10, where Swift keeps self.
    flags+=(-Xcc -mllvm -Xcc -arm-load-store-opt=false)
    ;;
  riscv32)
    # What LLVM's outliner saves is nothing, and some of its functions overwrite memory.
    target=riscv32-none-none-eabi
    flags+=(-Osize -Xcc -mno-outline -Xcc -march=rv32imc -Xcc -mabi=ilp32)
    # Floating point comes with every compiler for these processors: libgcc or compiler-rt.
    host_has+='|__((add|sub|mul|div)[sd]f3|(eq|ne|lt|le|gt|ge|unord)[sd]f2|float(un)?[sd]i[sd]f|truncdfsf2|extendsfdf2)'
    ;;
  wasm32)
    # A page waits for the module to download: optimized for size it is a tenth smaller, and batches are just as fast.
    # Swift's inliner stops at a caller of 20 blocks instead of 400, which saves 10 kB of the compressed module. Batches of
    # MGRS references then take a sixth longer, the grid of a map a twentieth.
    target=wasm32-unknown-none-wasm flags+=(-Osize -Xllvm -sil-inline-overall-caller-block-limit=20 -Xcc -msimd128)
    ;;
  sanitized)
    # Without trace-cmp, libFuzzer never guesses a letter that the code compares with. Unpruned, the comparisons that end
    # loops are seen too.
    flags+=(-g -sanitize=address -sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table)
    flags+=(-Xllvm -sanitizer-coverage-prune-blocks=0)
    ;;
  *) fail "no such flavor: $flavor" ;;
esac
[ "$flavor" = sanitized ] || flags+=(-target $target)
# Tables in sections of their own; other systems have other names for them.
[ $system != linux ] || [ "$flavor" = wasm32 ] || flags+=(-Xcc -DGRIDNORTH_SECTIONS)
case $flavor in
  armv7 | armv7-softfp | i686 | cortex-m7 | riscv32 | wasm32)
    # The standard library of these targets allocates, so the compiler refuses -no-allocations whatever the code. The other
    # flavors check the same code.
    for i in "${!flags[@]}"; do
      [ "${flags[i]}" != -no-allocations ] || unset "flags[i]"
    done
    ;;
esac
