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
    start = patch.isStrip ? body.section(around, patch.piece) : around.start
    end = patch.isStrip ? body.section(around, patch.piece &+ 1) : around.end
  }

  @inline(never)
  subscript(_ index: Int) -> SpherePoint {
    guard patch.isStrip else { return body.vertex(patch, around, index) }
    return patch.stripPoint(index, start, end)
  }
}
