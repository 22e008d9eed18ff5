// SPDX-License-Identifier: MIT
import CGridNorth

/// The vertices of a patch.
struct PatchPoints {
  private let body: RouteBody
  private let patch: BodyPatch
  private let around: EdgeBody
  /// The two ends of a strip.
  private let start: CrossSection
  private let end: CrossSection

  @inline(never)
  init(_ body: RouteBody, _ patch: BodyPatch, _ around: EdgeBody) {
    self.body = body
    self.patch = patch
    self.around = around
    let isStrip = patch.kind == .strip
    start = isStrip ? body.section(around, patch.piece) : around.start
    end = isStrip ? body.section(around, patch.piece &+ 1) : around.end
  }

  @inline(__always)
  subscript(_ index: Int) -> SpherePoint {
    guard patch.kind == .strip else { return body.vertex(patch, around, index) }
    switch index {
    case 0: return start.right
    case 1: return end.right
    case 2: return end.middle
    case 3: return end.left
    case 4: return start.left
    default: return start.middle
    }
  }
}
