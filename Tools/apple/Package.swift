// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
import PackageDescription

// In a package that names this one: .package(path: "GridNorth"), then .product(name: "CGridNorth", package: "GridNorth").
let package = Package(
  name: "GridNorth",
  platforms: [.iOS(.v13), .macOS(.v11)],
  products: [.library(name: "CGridNorth", targets: ["CGridNorth"])],
  targets: [.binaryTarget(name: "CGridNorth", path: "GridNorth.xcframework")]
)
