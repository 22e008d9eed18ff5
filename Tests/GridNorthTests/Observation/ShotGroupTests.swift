// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

@Suite("Shot groups and calibrated photos")
struct ShotGroupTests {
  private let shots = [
    SIMD2(0.010, 0.012), SIMD2(-0.015, 0.001), SIMD2(0.002, -0.018), SIMD2(0.021, 0.007), SIMD2(-0.004, 0.025),
  ]
  private let corners = [
    PhotoCalibration.Point(pixel: SIMD2(812, 604), place: SIMD2(0, 0.297)),
    PhotoCalibration.Point(pixel: SIMD2(2903, 655), place: SIMD2(0.21, 0.297)),
    PhotoCalibration.Point(pixel: SIMD2(3010, 3522), place: SIMD2(0.21, 0)),
    PhotoCalibration.Point(pixel: SIMD2(745, 3468), place: SIMD2(0, 0)),
  ]

  @Test func aGroup() throws {
    let group = try ShotGroup(shots, aim: SIMD2(0, -0.01))
    #expect(group.count == 5)
    #expect(group.farthest == [2, 4])
    #expect((group.extremeSpread - (0.006 * 0.006 + 0.043 * 0.043).squareRoot()).magnitude < 1e-15)
    #expect((group.center - SIMD2(0.0028, 0.0054)).max().magnitude < 1e-15)
    #expect((group.offset - SIMD2(0.0028, 0.0154)).max().magnitude < 1e-15)
    #expect((group.size - SIMD2(0.036, 0.043)).max().magnitude < 1e-15)
    let dispersion = try #require(group.dispersion)
    #expect(dispersion.cep50 > dispersion.sigma && dispersion.r95 > 2 * dispersion.cep50)
    #expect(dispersion.deviation.x > 0 && dispersion.deviation.y > dispersion.deviation.x)
    #expect(group.description == "5 shots, \(group.extremeSpread) m")
    let read = try JSONDecoder().decode(ShotGroup.self, from: JSONEncoder().encode(group))
    #expect(read == group)
  }

  @Test func oneShotHasNoDispersion() throws {
    let group = try ShotGroup([SIMD2(0.1, 0.2)])
    #expect(group.dispersion == nil && group.extremeSpread == 0 && group.offset == SIMD2(0.1, 0.2))
  }

  @Test func refusedGroups() {
    let none: [SIMD2<Double>] = []
    let noNumber = [SIMD2(0, Double.nan)]
    let far = [SIMD2(0, 2e15)]
    #expect(refusal { () throws(GridNorthError) in try ShotGroup(none) }?.reason == .count)
    #expect(refusal { () throws(GridNorthError) in try ShotGroup(noNumber) }?.reason == .notFinite)
    #expect(refusal { () throws(GridNorthError) in try ShotGroup(far) }?.reason == .measure)
  }

  @Test func unitsOfATarget() throws {
    #expect((try TargetUnit.millimeters.convert(36, to: .milliradians, range: 100) - 0.36).magnitude < 1e-7)
    #expect((try TargetUnit.minutesOfAngle.convert(1, to: .inches, range: 91.44) - 1.0471975800).magnitude < 1e-9)
    for unit in TargetUnit.allCases {
      #expect(TargetUnit(rawValue: unit.description) == unit)
      for other in TargetUnit.allCases {
        let there = try unit.convert(3, to: other, range: 300)
        #expect((try other.convert(there, to: unit, range: 300) - 3).magnitude < 1e-13)
      }
    }
    let range = refusal { () throws(GridNorthError) in try TargetUnit.meters.convert(1, to: .milliradians, range: 0) }
    #expect(range?.reason == .range)
    let angle = refusal { () throws(GridNorthError) in
      try TargetUnit.minutesOfAngle.convert(5400, to: .meters, range: 9)
    }
    #expect(angle?.reason == .targetAngle)
  }

  @Test func aPhotoOfASheet() throws {
    let photo = try PhotoCalibration(corners, kind: .homography)
    #expect(photo.residual < 1e-12 && photo.kind == .homography && photo.matrix.count == 9)
    for corner in corners {
      #expect((try photo.place(of: corner.pixel) - corner.place).max().magnitude < 1e-12)
      #expect((try photo.pixel(of: corner.place) - corner.pixel).max().magnitude < 1e-8)
    }
    let read = try JSONDecoder().decode(PhotoCalibration.self, from: JSONEncoder().encode(photo))
    #expect(read == photo)
    let rows = photo.places(of: [SIMD2(1500, 1800), SIMD2(.infinity, 0), SIMD2(0, 2e15)])
    #expect(rows[0].value == (try photo.place(of: SIMD2(1500, 1800))))
    #expect(rows.map(\.refusal?.reason) == [nil, .notFinite, .pixels])
    #expect(photo.places(of: []).isEmpty)
    let back = photo.pixels(of: [SIMD2(0.1, 0.1), SIMD2(0, 2e15)])
    #expect(back.map(\.refusal?.reason) == [nil, .measure])
  }

  @Test func refusedPhotos() throws {
    let few = Array(corners[..<3])
    let same = [corners[0], corners[0]]
    let mirrored = corners.map { PhotoCalibration.Point(pixel: SIMD2(-$0.pixel.x, $0.pixel.y), place: $0.place) }
    #expect(refusal { () throws(GridNorthError) in try PhotoCalibration(few, kind: .homography) }?.reason == .count)
    #expect(
      refusal { () throws(GridNorthError) in try PhotoCalibration(same, kind: .similarity) }?.reason
        == .calibrationPoints)
    #expect(
      refusal { () throws(GridNorthError) in try PhotoCalibration(mirrored, kind: .affine) }?.reason
        == .calibrationOrder)
    for matrix in ["[1,0,0,0,1,0,0,0]", "[1,2,3,2,4,6,0,0,1]"] {
      let text = Data(#"{"matrix": \#(matrix), "residual": 0, "kind": "affine"}"#.utf8)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(PhotoCalibration.self, from: text) }
    }
  }
}
