// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
import PackageDescription

// The corpus over the library as SwiftPM builds it: ordinary Swift with its runtime, not the Embedded kind.
let package = Package(
  name: "corpus",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "GridNorth", path: "../../..")],
  targets: [
    .executableTarget(
      name: "corpus",
      dependencies: [.product(name: "GridNorthC", package: "GridNorth")],
      cSettings: [.unsafeFlags(["-O2", "-I../../../include", "-I.."])])
  ],
  cLanguageStandard: .c11
)
