// SPDX-License-Identifier: MIT

/// What rays from an observer have met so far: the highest angle at which ground is seen. A ray in each lane, or one.
///
/// On a sphere of the radius R, a place at the height h and the angle t from the observer, who is at the height e, is seen at an angle
/// whose tangent is ((R + h) cos t - (R + e)) / ((R + h) sin t). A place is seen if none before it has a larger one: that is when the
/// line of `SightSphere` to it is free.
struct ViewHorizon<Value: Lanes> {
  private let radius: Value
  private let inverseRadius: Value
  private let eye: Double
  /// Meters above the ground.
  private let target: Double
  /// A tangent.
  private var highest = Value(repeating: -1e100)

  /// With the radius of each ray, which refraction makes longer; the eye's height counts from where those of the ground do. Meters.
  init(radius: Value, eye: Double, target: Double) {
    self.radius = radius
    inverseRadius = 1 / radius
    self.eye = eye
    self.target = target
  }

  /// A place as it is seen: the legs of a tangent.
  struct View {
    let rise: Value
    let way: Value
    /// The rise of something upon it.
    let targetRise: Value
    let targetWay: Value
  }

  /// The view of ground at a height and a distance from the observer, which is less than a third of the radius; meters.
  ///
  /// The series of 1 - cos t and sin t are right to a millimeter there: 0.31^9/9! of the radius is 0.2 mm.
  @inline(__always)
  func view(ground: Value, distance: Value) -> View {
    let t = distance * inverseRadius
    let x = t * t
    var fall: Value = 1.0 / 720 - x * (1.0 / 40_320)
    fall = 1.0 / 24 - x * fall
    fall = x * (0.5 - x * fall)
    var sine: Value = 1.0 / 120 - x * (1.0 / 5040)
    sine = 1.0 / 6 - x * sine
    sine = t - (t * x) * sine
    let height = radius + ground
    let rise = (ground - eye) - height * fall
    let way = height * sine
    return View(
      rise: rise, way: way, targetRise: rise + target * (1 - fall), targetWay: way + target * sine)
  }

  /// Whether something upon the place is seen. False where the ground is NaN.
  @inline(__always)
  func isSeen(_ view: View) -> Value.Mask { highest * view.targetWay .<= view.targetRise }

  /// Lets ground hide the cells behind it, where the mask is set. NaN does not count.
  @inline(__always)
  mutating func add(_ view: View, where mask: Value.Mask) {
    let tangent = view.rise / view.way
    highest = highest.replacing(with: tangent, where: Value.and(mask, highest .< tangent))
  }
}
