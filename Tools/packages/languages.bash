# SPDX-License-Identifier: MIT
#
# Packages in the form of each language's own registry. Tools/dist reads this file.

pack_lua() {
  local folder=$work/lua name=gridnorth-$version-lua
  rm -rf "$folder"
  mkdir -p "$folder/examples"
  bindings/lua/generate.py
  cp build/lua/{gridnorth.lua,"gridnorth-$version-1.rockspec",LICENSE} "$folder"
  cp build/lua/examples/rings.lua "$folder/examples"
  cp Tools/readme/lua.md "$folder/README.md"
  pack_files "$out/$name.tar.gz" "$folder" "$name"
  pack_rock x86_64
  pack_rock aarch64
}

# The module needs cgo and the library of an archive.
pack_go() {
  local name=gridnorth-$version-go
  pack_files "$out/$name.tar.gz" bindings/go "$name"
}

pack_npm() {
  make --no-print-directory --silent web
  pack_files "$out/gridnorth-$version.tgz" build/web package
}

# Luarocks installs the library beside the module, where the module finds it.
pack_rock() { # FAMILY
  local folder=$work/rock-$1 name=gridnorth-$version-1 library file
  link_shared "linux-$1"
  rm -rf "$folder"
  mkdir -p "$folder"/{lua,lib}
  cp build/lua/gridnorth.lua "$folder/lua"
  cp "build/lua/$name.rockspec" "$folder"
  cp "$library" "$folder/lib/libgridnorth.so"
  {
    echo "rock_manifest = {"
    for file in lua/gridnorth.lua lib/libgridnorth.so; do
      echo "  ${file%/*} = { [\"${file#*/}\"] = \"$(md5sum <"$folder/$file" | cut -d' ' -f1)\" },"
    done
    echo "  [\"$name.rockspec\"] = \"$(md5sum <"$folder/$name.rockspec" | cut -d' ' -f1)\","
    echo "}"
  } >"$folder/rock_manifest"
  Tools/packages/zip "$out/$name.linux-$1.rock" "$folder"
}

# The crate holds the static library for the systems that most use; build.rs names the folders as Rust names the systems.
pack_rust() {
  local folder=$work/rust name=gridnorth-$version system library file
  rm -rf "$folder"
  mkdir -p "$folder"
  bindings/rust/generate.py
  cp -R build/rust/{src,examples,build.rs,Cargo.toml,LICENSE,README.md} "$folder"
  for system in linux-x86_64 linux-aarch64 macos-x86_64 macos-arm64 windows-x86_64; do
    make_static "$system"
    file=libgridnorth.a
    [ "$system" != windows-x86_64 ] || file=gridnorth.lib
    install -D --mode=644 "$library" "$folder/native/${system/arm64/aarch64}/$file"
  done
  pack_files "$out/$name.crate" "$folder" "$name"
}

# The jars with the time of the commit.
pack_java() {
  local folder=$work/java file
  make --no-print-directory --silent build/{aarch64,armv7-softfp}/libgridnorth.a lib
  rm -rf "$folder"
  bindings/java/build "$folder"
  for file in gridnorth.jar gridnorth-sources.jar gridnorth.aar; do
    rm -rf "$folder/unpacked"
    "$python" -m zipfile -e "$folder/$file" "$folder/unpacked"
    if [ "$file" = gridnorth.aar ]; then
      "$python" -m zipfile -e "$folder/unpacked/classes.jar" "$folder/classes"
      Tools/packages/zip "$folder/unpacked/classes.jar" "$folder/classes"
    fi
    Tools/packages/zip "$out/${file/gridnorth/gridnorth-$version}" "$folder/unpacked"
  done
  sed "s/@VERSION@/$version/" bindings/java/gridnorth.pom.in >"$out/gridnorth-$version.pom"
}

# For .NET and Mono: the assembly, and the libraries where .NET looks for those of each system. For Unity: the sources.
pack_csharp() {
  local folder=$work/csharp nuget=$work/csharp/nuget unity=$work/csharp/unity system library
  rm -rf "$folder"
  mkdir -p "$nuget"/lib/netstandard2.0 "$unity"
  bindings/csharp/generate.py
  mcs -unsafe -optimize+ -langversion:7.2 -target:library "-out:$nuget/lib/netstandard2.0/GridNorth.dll" \
    "-doc:$nuget/lib/netstandard2.0/GridNorth.xml" build/csharp/GridNorth/Runtime/*.cs
  cp -R build/csharp/{README.md,examples} "$nuget"
  for system in linux-x86_64:linux-x64 linux-aarch64:linux-arm64 linux-armv7:linux-arm windows-x86_64:win-x64 \
    macos-x86_64:osx-x64 macos-arm64:osx-arm64; do
    link_shared "${system%:*}"
    install -D --mode=644 "$library" "$nuget/runtimes/${system#*:}/native/$(basename "$library")"
  done
  "$python" Tools/packages/nuspec.py build/csharp/GridNorth.csproj "$nuget"
  Tools/packages/zip "$out/GridNorth.$version.nupkg" "$nuget"
  cp -R build/csharp/GridNorth/. "$unity"
  "$python" Tools/packages/plugins.py "$nuget/runtimes" "$unity"
  pack_files "$out/org.gridnorth.core-$version.tgz" "$unity" package
}
