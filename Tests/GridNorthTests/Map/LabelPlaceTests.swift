// SPDX-License-Identifier: MIT
import GridNorth
import Testing

@Suite struct LabelPlaceTests {
  let middle = Position(latitude: 61.9, longitude: 6.08)

  @Test func namesStandInTheirCells() throws {
    let screen = try Screen(center: middle, zoom: 5, width: 390, height: 844)
    let labels = try GridOverlay(view: screen.view, zoom: 5).labels()
    let cover = GridOverlay.Box(left: 200, top: 300, right: 390, bottom: 400)
    let places = try screen.places(of: labels, sizes: [SIMD2(40, 22)], covers: [cover])
    #expect(places.count == labels.count)
    var boxes: [GridOverlay.Box] = []
    for case let (label, place?) in zip(labels, places) {
      let box = place.box
      for (x, y) in [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)] {
        let cell = try MGRS(try screen.position(at: SIMD2(x, y)), precision: .hundredKilometers)
        #expect(cell.description.replacing(" ", with: "").contains(label.text))
      }
      #expect(box.right < cover.left || box.bottom < cover.top || box.top > cover.bottom)
      boxes.append(box)
    }
    #expect(boxes.count > 20)
  }

  @Test func aSizeForEachLabelIsNeeded() throws {
    let screen = try Screen(center: middle, zoom: 5, width: 390, height: 844)
    let labels = try GridOverlay(view: screen.view, zoom: 5).labels()
    #expect(throws: GridNorthError.self) { try screen.places(of: labels, sizes: [SIMD2(40, 22), SIMD2(40, 22)]) }
    #expect(throws: GridNorthError.self) { try screen.places(of: labels, sizes: [SIMD2(0, 22)]) }
  }
}
