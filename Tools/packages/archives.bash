# SPDX-License-Identifier: MIT
#
# Archives with headers and libraries, packages for Debian, and the XCFramework. Tools/dist reads this file.

# Sets `settings` to the values that CMake needs to link a flavor for a triple.
prepare() { # FLAVOR TRIPLE
  local folder=build/$1 product=libgridnorth.a system=Linux objects command
  # `make lib` has built it for this machine.
  case $(uname -m)-$1 in
    x86_64-x86-64-levels | aarch64-aarch64) folder=build product=libgridnorth.so ;;
  esac
  make --no-print-directory --silent "$folder/$product"
  objects=("$PWD/$folder/gridnorth.o")
  if [[ $2 == *-windows-* ]]; then
    system=Windows
    objects=("$PWD/$folder"/objects/*.o)
  fi
  command=$(build_command "$folder" "$2")
  settings=(
    "GRIDNORTH_OBJECT=$(IFS=';' && echo "${objects[*]}")"
    "CMAKE_C_COMPILER=$clang" "CMAKE_C_COMPILER_TARGET=$2"
    CMAKE_SYSTEM_NAME=$system "CMAKE_SYSTEM_PROCESSOR=${2%%-*}" CMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY
    CMAKE_SHARED_LINKER_FLAGS=-fuse-ld=lld CMAKE_MODULE_LINKER_FLAGS=-fuse-ld=lld
    CMAKE_BUILD_TYPE=Release CMAKE_INSTALL_LIBDIR=lib
    "GRIDNORTH_COMMAND=$command"
  )
}

# Builds the command for a triple, and prints its path. It needs no other library, so it runs under glibc and under musl. The
# pages beside it are those that the command of this machine writes.
build_command() { # FOLDER-OF-LIBRARY TRIPLE
  local folder=$work/command-$2 program=gridnorth compiler=("$2-gcc" -static)
  if [[ $2 == *-windows-* ]]; then
    program=gridnorth.exe
    compiler=(x86_64-w64-mingw32-gcc -static -Wl,--no-insert-timestamp)
  fi
  # The library needs SSE2 too. Registers of 80 bits would round twice.
  [[ $2 != i686-* ]] || compiler+=(-msse2 -mfpmath=sse)
  command -v "${compiler[0]}" >/dev/null || fail "${compiler[0]} is missing: run Tools/setup all"
  # A failure within $( ) ends nothing by itself.
  make --no-print-directory --silent command >&2 && Tools/build-command "$1" "$folder/$program" "${compiler[@]}" >&2 || return 1
  mkdir -p "$folder/command" && cp build/command/gridnorth.* "$folder/command" || return 1
  echo "$folder/$program"
}

# Configures and builds with CMake in the folder of a target.
build_installation() { # TARGET FLAVOR TRIPLE [OPTION ...]
  local settings folder=$work/$1
  prepare "$2" "$3"
  cmake -G Ninja -S . -B "$folder" "${settings[@]/#/-D}" "-DCPACK_PACKAGE_FILE_NAME=gridnorth-$version-$1" "${@:4}"
  cmake --build "$folder"
}

# Packs the files that CMake would install.
pack_installation() { # TARGET FLAVOR TRIPLE FORMATS [OPTION ...]
  rm -rf "${work:?}/$1"
  build_installation "$1" "$2" "$3" "${@:5}"
  # A zip holds local times.
  (cd "$work/$1" && TZ=UTC cpack -G "$4")
}

# Sets `library` to the shared library of a target, which is linked if it is not current.
link_shared() { # TARGET
  local flavor triple debian
  case $1 in
    macos-*) link_macos "${1#macos-}" ;;
    windows-x86_64)
      build_installation "$1" windows-x86-64 x86_64-pc-windows-msvc
      library=$work/$1/gridnorth.dll
      ;;
    *)
      describe_linux "$1"
      build_installation "$1" "$flavor" "$triple"
      library=$work/$1/libgridnorth.so
      ;;
  esac
}

# Sets `library` to the library for Macs, which the linker of Swift for Linux cannot link: it is linked against a list of names
# in place of the SDK, and signed ad hoc.
link_macos() { # PROCESSOR
  local archive=build/apple-${1/x86_64/x86-64}/libgridnorth-macos.a
  make --no-print-directory --silent "$archive"
  library=$work/macos-$1/libgridnorth.dylib
  mkdir -p "$(dirname "$library")"
  ld64.lld-16 -dylib -arch "$1" -platform_version macos 11.0 11.0 -install_name @rpath/libgridnorth.dylib \
    -all_load -exported_symbol '_gn_*' -adhoc_codesign "$archive" Tools/apple/libSystem.tbd -o "$library"
}

# Sets `library` to the static library of a target.
make_static() { # TARGET
  local flavor triple debian
  case $1 in
    macos-x86_64) library=build/apple-x86-64/libgridnorth-macos.a ;;
    macos-arm64) library=build/apple-arm64/libgridnorth-macos.a ;;
    windows-x86_64) library=build/windows-x86-64/libgridnorth.a ;;
    *)
      describe_linux "$1"
      library=build/$flavor/libgridnorth.a
      case $(uname -m)-$flavor in x86_64-x86-64-levels | aarch64-aarch64) library=build/libgridnorth.a ;; esac
      ;;
  esac
  [ "$library" != build/libgridnorth.a ] || { make --no-print-directory --silent lib && return; }
  make --no-print-directory --silent "$library"
}

# Sets `flavor`, `triple` and Debian's name of the processor, if there are packages for Debian.
describe_linux() { # TARGET
  debian=
  case $1 in
    linux-x86_64) flavor=x86-64-levels triple=x86_64-linux-gnu debian=amd64 ;;
    linux-aarch64) flavor=aarch64 triple=aarch64-linux-gnu debian=arm64 ;;
    linux-armv7) flavor=armv7 triple=arm-linux-gnueabihf debian=armhf ;;
    linux-armv7-softfp) flavor=armv7-softfp triple=arm-linux-gnueabi ;;
    linux-riscv64) flavor=riscv64 triple=riscv64-linux-gnu debian=riscv64 ;;
    linux-i686) flavor=i686 triple=i686-linux-gnu debian=i386 ;;
  esac
}

pack_linux() { # TARGET
  local flavor triple debian packages=("gridnorth-$version-$1.tar.gz")
  describe_linux "$1"
  pack_installation "$1" "$flavor" "$triple" "TGZ${debian:+;DEB}" ${debian:+"-DCPACK_DEBIAN_PACKAGE_ARCHITECTURE=$debian"}
  [ -z "$debian" ] || packages+=('*.deb')
  (cd "$work/$1" && cp ${packages[*]} "$out")
}

pack_windows() { # TARGET
  pack_installation "$1" windows-x86-64 x86_64-pc-windows-msvc ZIP
  cp "$work/$1/gridnorth-$version-$1.zip" "$out"
}

# Packs the files of a folder into an archive, below a folder of another name.
pack_files() { # ARCHIVE FOLDER NAME
  tar --create --gzip --file="$1" --transform="s|^\./|$3/|" \
    --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode='u=rw,go=r,a+X' \
    --directory="$2" $(cd "$2" && find . -type f | LC_ALL=C sort)
}

# Puts the files that every package has into a folder.
put_common_files() { # FOLDER README
  mkdir -p "$1/include" "$1/share/gridnorth"
  bindings/cpp/generate.py
  cp -R include/gridnorth.h include/gridnorth_types.h build/cpp/include/. "$1/include"
  "$clang" -E -P -I Tools/cmake/no-system -I include include/gridnorth.h -o "$1/include/gridnorth.cdef.h"
  cp LICENSE docs/api.json "$1/share/gridnorth"
  cp "Tools/readme/$2" "$1/share/gridnorth/README.md"
}

pack_bare() { # TARGET FLAVOR
  local folder=$work/$1 name=gridnorth-$version-$1
  make --no-print-directory --silent "build/$2/libgridnorth.a"
  rm -rf "$folder"
  put_common_files "$folder" bare.md
  mkdir "$folder/lib"
  cp "build/$2/libgridnorth.a" "$folder/lib"
  pack_files "$out/$name.tar.gz" "$folder" "$name"
}

pack_apple() {
  local folder=$work/apple/GridNorth name=gridnorth-$version-apple
  make --no-print-directory --silent build/apple-{arm64,x86-64}/libgridnorth-macos.a
  rm -rf "$work/apple"
  put_common_files "$folder" apple.md
  # The headers are in the framework. A binary target may have other files beside it.
  mv "$folder/share/gridnorth"/* "$folder/include/gridnorth.cdef.h" "$folder"
  rm -r "$folder/share" "$folder/include"
  Tools/apple/xcframework "$folder/GridNorth.xcframework" build/apple-{arm64,x86-64}
  cp Tools/apple/Package.swift "$folder"
  Tools/packages/zip "$out/$name.zip" "$folder"
}
