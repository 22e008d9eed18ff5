// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
import PackageDescription

// The library for Swift hosts, and its C face for hosts that are built with SwiftPM. `make lib` and CMake build the C
// library that needs no Swift runtime, from the same sources. There are no dependencies, and none will be added.
let package = Package(
  name: "GridNorth",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "GridNorth", targets: ["GridNorth"]),
    .library(name: "GridNorthC", targets: ["GridNorthC"]),
  ],
  targets: [
    // The value types that both faces share, and what Swift takes from C for its lanes and for the level of the
    // processor: headers alone.
    .systemLibrary(name: "CGridNorth", path: "include"),
    .systemLibrary(name: "CLanes", path: "Sources/CLanes"),
    .systemLibrary(name: "CLevels", path: "Sources/CLevels"),

    .target(name: "GridNorthCore", dependencies: ["CGridNorth", "CLanes"]),
    .target(name: "GridNorthC", dependencies: ["CGridNorth", "CLevels", "GridNorthCore"]),
    .target(name: "GridNorth", dependencies: ["CGridNorth", "GridNorthCore"]),

    .target(name: "TestSupport", path: "Tests/Support"),
    // Optimizing the tests takes longer than running them. (No product has these flags, so packages may depend on it.)
    .testTarget(
      name: "GridNorthCoreTests", dependencies: ["CGridNorth", "GridNorthCore", "TestSupport"],
      swiftSettings: [.unsafeFlags(["-Onone"])]),
    .testTarget(
      name: "GridNorthTests", dependencies: ["GridNorth", "TestSupport"],
      swiftSettings: [.unsafeFlags(["-Onone"])]),
  ]
)
