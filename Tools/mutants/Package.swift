// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
import PackageDescription

// A package of its own, so that the core keeps no dependency. SwiftSyntax comes from the toolchain: Tools/swift.
let package = Package(
  name: "mutants",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(
      name: "mutation-points",
      linkerSettings: ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics"].map { .linkedLibrary($0) })
  ]
)
