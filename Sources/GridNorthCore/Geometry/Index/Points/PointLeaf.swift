// SPDX-License-Identifier: MIT
import CGridNorth

/// The box around some vectors, rounded outwards.
struct PointBox {
  var low: (x: Float, y: Float, z: Float)
  var high: (x: Float, y: Float, z: Float)
}

/// Eight boxes in an index.
enum PointGroup {
  @inline(__always)
  static func store(_ box: PointBox, _ group: UnsafeMutableRawPointer, _ lane: Int) {
    // SAFETY: the group is there.
    func store(_ axis: Int, _ low: Float, _ high: Float) {
      group.storeBytes(of: low, toByteOffset: axis &* 64 &+ lane &* 4, as: Float.self)
      group.storeBytes(of: high, toByteOffset: axis &* 64 &+ 32 &+ lane &* 4, as: Float.self)
    }
    store(0, box.low.x, box.high.x)
    store(1, box.low.y, box.high.y)
    store(2, box.low.z, box.high.z)
  }

  @inline(__always)
  static func box(_ group: UnsafeRawPointer, _ lane: Int) -> PointBox {
    func end(_ column: Int) -> Float { group.load(fromByteOffset: column &* 32 &+ lane &* 4, as: Float.self) }
    return PointBox(low: (end(0), end(2), end(4)), high: (end(1), end(3), end(5)))
  }

  /// The box around those that are there: one at least.
  static func around(_ group: UnsafeRawPointer, _ boxes: UInt8) -> PointBox {
    var around = box(group, 0)
    var bits = boxes & 0xFE
    while bits != 0 {
      let box = box(group, bits.trailingZeroBitCount)
      around.low = (
        min(around.low.x, box.low.x), min(around.low.y, box.low.y), min(around.low.z, box.low.z)
      )
      around.high = (
        max(around.high.x, box.high.x), max(around.high.y, box.high.y), max(around.high.z, box.high.z)
      )
      bits &= bits &- 1
    }
    return around
  }
}

/// All that an index says of up to eight points.
struct PointLeaf {
  private var latitudes = Eight(repeating: 0)
  private var longitudes = Eight(repeating: 0)
  private var rows = SIMD8<UInt32>(repeating: 0)
  private var x = SIMD8<UInt16>(repeating: 0)
  private var y = SIMD8<UInt16>(repeating: 0)
  private var z = SIMD8<UInt16>(repeating: 0)
  let box: PointBox

  /// One point at least.
  @inline(__always)
  init(count: Int, middle: PointVector, _ point: (_ lane: Int) -> (gn_point, row: UInt32)) {
    var lane = 0
    while lane < count {
      let (point, row) = point(lane)
      latitudes.set(lane, point.latitude)
      longitudes.set(lane, point.longitude)
      rows.set(lane, row)
      lane &+= 1
    }
    var vectors = (x: Eight(repeating: 0), y: Eight(repeating: 0), z: Eight(repeating: 0))
    lane = 0
    while lane < 8 {
      let vector = SphereVector.components(latitude: latitudes.block(lane), longitude: longitudes.block(lane))
      vectors.x.set(lane, vector.x - middle.x)
      vectors.y.set(lane, vector.y - middle.y)
      vectors.z.set(lane, vector.z - middle.z)
      lane &+= Block.width
    }
    func ends(_ coordinates: Eight) -> (low: Float, high: Float) {
      var low = coordinates.lane(0)
      var high = low
      var lane = 1
      while lane < count {
        low = min(low, coordinates.lane(lane))
        high = max(high, coordinates.lane(lane))
        lane &+= 1
      }
      return (Float(below: low), Float(above: high))
    }
    let (endsX, endsY, endsZ) = (ends(vectors.x), ends(vectors.y), ends(vectors.z))
    box = PointBox(low: (endsX.low, endsY.low, endsZ.low), high: (endsX.high, endsY.high, endsZ.high))
    let axisX = PointAxis(low: endsX.low, high: endsX.high)
    let axisY = PointAxis(low: endsY.low, high: endsY.high)
    let axisZ = PointAxis(low: endsZ.low, high: endsZ.high)
    lane = 0
    while lane < count {
      x.set(lane, axisX.units(vectors.x.lane(lane)))
      y.set(lane, axisY.units(vectors.y.lane(lane)))
      z.set(lane, axisZ.units(vectors.z.lane(lane)))
      lane &+= 1
    }
  }

  @inline(__always)
  func store(_ leaf: Int, _ layout: PointIndex.Layout, _ address: (_ word: Int) -> UnsafeMutableRawPointer) {
    // SAFETY: the leaf is there.
    let places = address(layout.places(ofLeaf: leaf))
    places.storeBytes(of: latitudes, as: Eight.self)
    places.storeBytes(of: longitudes, toByteOffset: 64, as: Eight.self)
    address(layout.rows(ofLeaf: leaf)).storeBytes(of: rows, as: SIMD8<UInt32>.self)
    let vectors = address(layout.vectors(ofLeaf: leaf))
    vectors.storeBytes(of: x, as: SIMD8<UInt16>.self)
    vectors.storeBytes(of: y, toByteOffset: 16, as: SIMD8<UInt16>.self)
    vectors.storeBytes(of: z, toByteOffset: 32, as: SIMD8<UInt16>.self)
    PointGroup.store(
      box, address(layout.groups &+ (leaf >> 3) &* PointIndex.Layout.wordsOfGroup), leaf & 7)
  }

  /// Whether an index says the same, to the last bit.
  func isStored(_ leaf: Int, in index: PointIndex) -> Bool {
    let layout = index.layout
    let vectors = index.words.address(layout.vectors(ofLeaf: leaf))
    let stored = PointGroup.box(
      index.words.address(layout.groups &+ (leaf >> 3) &* PointIndex.Layout.wordsOfGroup), leaf & 7)
    return vectors.loadUnaligned(as: SIMD8<UInt16>.self) == x
      && vectors.loadUnaligned(fromByteOffset: 16, as: SIMD8<UInt16>.self) == y
      && vectors.loadUnaligned(fromByteOffset: 32, as: SIMD8<UInt16>.self) == z && stored == box
  }
}

extension PointBox {
  /// To the last bit: zeros have signs.
  static func == (a: PointBox, b: PointBox) -> Bool { isSame(a.low, b.low) && isSame(a.high, b.high) }

  private static func isSame(_ a: (x: Float, y: Float, z: Float), _ b: (x: Float, y: Float, z: Float)) -> Bool {
    a.x.bitPattern == b.x.bitPattern && a.y.bitPattern == b.y.bitPattern && a.z.bitPattern == b.z.bitPattern
  }
}
