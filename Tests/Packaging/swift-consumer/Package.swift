// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
import Foundation
import PackageDescription

// A package of another project; the test that copies it elsewhere sets the place of GridNorth.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "GridNorth", path: ProcessInfo.processInfo.environment["GRIDNORTH_ROOT"] ?? "../../..")
  ],
  targets: [
    .executableTarget(name: "consumer", dependencies: [.product(name: "GridNorth", package: "GridNorth")])
  ]
)
