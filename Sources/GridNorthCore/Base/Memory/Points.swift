// SPDX-License-Identifier: MIT
import CGridNorth

/// A checked position: finite, its longitude reduced.
public func checked(_ point: UnsafePointer<gn_point>?) throws(gn_status) -> gn_point {
  guard let point else { throw GN_ERROR_NULL }
  return try checked(point.pointee)
}

func checked(_ point: gn_point) throws(gn_status) -> gn_point {
  guard point.latitude.isFinite, point.longitude.isFinite else { throw GN_ERROR_NOT_FINITE }
  guard point.latitude.absolute <= 90 else { throw GN_ERROR_LATITUDE }
  return gn_point(latitude: point.latitude, longitude: Angle.reduce(longitude: point.longitude))
}

/// An azimuth in degrees: any finite one, reduced exactly to [-180, 180).
func checked(azimuth: Double) throws(gn_status) -> Double {
  guard azimuth.isFinite else { throw GN_ERROR_NOT_FINITE }
  return Angle.reduce(longitude: azimuth)
}

/// An array of the caller's positions, each of them checked once.
public struct Points {
  private let base: UnsafePointer<gn_point>
  public let count: Int
  /// 1 if an altitude and a time are behind each point, in the place of another one.
  private let shift: Int

  public init(_ base: UnsafePointer<gn_point>?, count: Int) throws(gn_status) {
    shift = 0
    guard let count = Size(count).count(ofBytes: 16) else { throw GN_ERROR_COUNT }
    guard let base else {
      guard count == 0 else { throw GN_ERROR_NULL }
      // SAFETY: never read, because there is no point; any non-null address will do.
      self.base = UnsafePointer(bitPattern: 16).unsafelyUnwrapped
      self.count = 0
      return
    }
    let limits = SIMD2(90, Double.greatestFiniteMagnitude)
    var index = 0
    while index < count {
      let point = base[index]
      // Neither number is NaN then.
      let areWithin = SIMD2(point.latitude, point.longitude).absolute .<= limits
      if !SIMD2<Double>.isAll(areWithin) { _ = try checked(point) }
      index &+= 1
    }
    self.base = base
    self.count = count
  }

  /// Points that have been checked.
  init(checked points: UnsafePointer<gn_point>, count: Int) {
    base = points
    self.count = count
    shift = 0
  }

  /// Vertices that have been checked.
  init(checked vertices: UnsafePointer<gn_vertex>, count: Int) {
    // SAFETY: a vertex begins with its point, and is as large as two of them.
    base = UnsafeRawPointer(vertices).assumingMemoryBound(to: gn_point.self)
    self.count = count
    shift = 1
  }

  /// NaN if the points have none.
  func altitude(_ index: Int) -> Double { shift == 0 ? .nan : base[index << 1 &+ 1].latitude }

  /// NaN if the points have none.
  func time(_ index: Int) -> Double { shift == 0 ? .nan : base[index << 1 &+ 1].longitude }

  /// A block of points, with their longitudes in [-180, 180).
  @inline(__always)
  func block(_ index: (_ lane: Int) -> Int) -> (latitude: Block, longitude: Block) {
    // SAFETY: the caller gives 0 <= index < count.
    let latitude = gather { base[index($0) &<< shift].latitude }
    let longitude = gather { base[index($0) &<< shift].longitude }
    guard Block.isAll(longitude.absolute .<= Angle.largestDirect) else {
      return (latitude, gather { self[index($0)].longitude })
    }
    return (latitude, longitude.reducedLongitude)
  }

  /// A point in memory, and how many numbers further the next one is: latitudes, with longitudes behind them.
  @inline(__always)
  func place(_ index: Int) -> (numbers: UnsafePointer<Double>, stride: Int) {
    // SAFETY: 0 <= index < count; a point is two numbers.
    (UnsafeRawPointer(base + index &<< shift).assumingMemoryBound(to: Double.self), 2 &<< shift)
  }

  /// A point with its longitude in [-180, 180]: as the caller gave it, mostly.
  @inline(__always)
  func nearlyGiven(_ index: Int) -> gn_point {
    // SAFETY: 0 <= index < count.
    let point = base[index &<< shift]
    return point.longitude.absolute <= 180 ? point : self[index]
  }

  /// With its longitude in [-180, 180).
  subscript(index: Int) -> gn_point {
    // SAFETY: 0 <= index < count.
    let point = base[index &<< shift]
    return gn_point(latitude: point.latitude, longitude: Angle.reduce(longitude: point.longitude))
  }
}
