// SPDX-License-Identifier: MIT

/// A photo of a plane whose scale is known: from pixels, to the right and down, to meters, to the right and up.
///
/// ```swift
/// let photo = try PhotoCalibration(
///   [
///     PhotoCalibration.Point(pixel: SIMD2(812, 604), place: SIMD2(0, 0.297)),
///     PhotoCalibration.Point(pixel: SIMD2(745, 3468), place: SIMD2(0, 0)),
///   ], kind: .similarity)
/// let shot = try photo.place(of: SIMD2(1501, 1822))
/// ```
public struct PhotoCalibration: Hashable, Sendable {
  /// Row by row: with d = m6 u + m7 v + m8, the pixel (u, v) shows x = (m0 u + m1 v + m2)/d, y = (m3 u + m4 v + m5)/d.
  public let matrix: [Double]

  /// The root of the mean square distance between where the points are on the plane and where they were mapped to, in
  /// meters.
  public let residual: Double

  /// How the photo shows the plane.
  public let kind: Kind

  /// How a photo shows a plane.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Turned, moved and scaled: taken straight from the front. 2 points or more.
    case similarity
    /// Also sheared: from the side, but far away. 3 points or more.
    case affine
    /// With perspective: from anywhere. 4 points or more.
    case homography
  }

  /// A point of a photo that is known on the plane.
  public struct Point: Hashable, Codable, Sendable {
    /// To the right and down from the top left corner of the photo.
    public var pixel: SIMD2<Double>

    /// On the plane, to the right and up: meters.
    public var place: SIMD2<Double>

    public init(pixel: SIMD2<Double>, place: SIMD2<Double>) {
      self.pixel = pixel
      self.place = place
    }
  }

  /// Finds from known points how a photo shows a plane.
  ///
  /// - Parameters:
  ///   - points: 2 or more for a similarity, 3 for an affine map, 4 for a homography; numbers within 1e15.
  ///   - kind: How the photo shows the plane.
  /// - Throws: ``GridNorthError`` with `.count`, `.notFinite`, `.pixels`, `.measure`, `.calibrationPoints` if they are
  ///   one place or too many lie on a line, or `.calibrationOrder` if they are mirrored or crosswise.
  ///
  /// With more points than the kind needs, the sum of the squared distances on the plane is the least. With as few points
  /// as the kind needs, the residual says nothing. Since 0.2.
  public init(_ points: [Point], kind: Kind) throws(GridNorthError) {
    try self.init(fitting: points, kind)
  }

  /// Finds the place on the plane that a pixel shows.
  ///
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.pixels` or, on the horizon of the plane or above, `.outOfSight`.
  ///
  /// Since 0.2.
  public func place(of pixel: SIMD2<Double>) throws(GridNorthError) -> SIMD2<Double> {
    try places(of: [pixel])[0].get()
  }

  /// Finds the places on the plane that many pixels show.
  ///
  /// - Returns: A result for each pixel, in order; an error is the one that ``place(of:)`` throws.
  ///
  /// Since 0.2.
  public func places(of pixels: [SIMD2<Double>]) -> [Result<SIMD2<Double>, GridNorthError>] {
    mappedToPlane(pixels)
  }

  /// Finds the pixel that shows a place on the plane.
  ///
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.measure` or, behind the camera, `.outOfSight`.
  ///
  /// Since 0.2.
  public func pixel(of place: SIMD2<Double>) throws(GridNorthError) -> SIMD2<Double> {
    try pixels(of: [place])[0].get()
  }

  /// Finds the pixels that show many places on the plane.
  ///
  /// - Returns: A result for each place, in order; an error is the one that ``pixel(of:)`` throws.
  ///
  /// Since 0.2.
  public func pixels(of places: [SIMD2<Double>]) -> [Result<SIMD2<Double>, GridNorthError>] {
    mappedToPixels(places)
  }

  init(unchecked matrix: [Double], residual: Double, kind: Kind) {
    self.matrix = matrix
    self.residual = residual
    self.kind = kind
  }
}

// MARK: - Text

extension PhotoCalibration: CustomStringConvertible {
  /// Kind and residual: "homography, residual 0.0004 m".
  public var description: String { "\(kind), residual \(residual) m" }
}

extension PhotoCalibration.Kind: CustomStringConvertible {
  /// The raw value: "similarity", "affine" or "homography".
  public var description: String { rawValue }
}

// MARK: - Codable

extension PhotoCalibration: Codable {
  private enum CodingKeys: CodingKey {
    case matrix, residual, kind
  }

  /// Reads the properties; a matrix that is none of a calibration throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let matrix = try container.decode([Double].self, forKey: .matrix)
    let residual = try container.decode(Double.self, forKey: .residual)
    let kind = try container.decode(Kind.self, forKey: .kind)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in
      let calibration = PhotoCalibration(unchecked: matrix, residual: residual, kind: kind)
      try calibration.check()
      return calibration
    }
  }
}
