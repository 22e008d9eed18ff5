// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
import PackageDescription

// A package of its own, so that the core keeps no dependency. SwiftSyntax comes from the toolchain: Tools/swift.
let package = Package(
  name: "header",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "generate-header", targets: ["generate-header"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .target(
      name: "HeaderGenerator",
      linkerSettings: ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"].map {
        .linkedLibrary($0)
      }),
    .executableTarget(
      name: "generate-header",
      dependencies: [
        "HeaderGenerator",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "HeaderGeneratorTests",
      dependencies: ["HeaderGenerator", "generate-header"]),
  ]
)
