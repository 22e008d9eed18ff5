// SPDX-License-Identifier: MIT
import CGridNorth

/// The places across the path at the two ends of a piece of a strip. Between the pieces of a long edge they are computed, so
/// they are found once for all vertices of a patch.
struct StripEnds {
  let start: CrossSection
  let end: CrossSection
}

extension RouteBody {
  @inline(never)
  func ends(of patch: BodyPatch, _ around: EdgeBody) -> StripEnds {
    guard patch.isStrip, around.pieces > 1 else { return StripEnds(start: around.start, end: around.end) }
    return StripEnds(start: section(around, patch.piece), end: section(around, patch.piece &+ 1))
  }

  /// The same as `vertex`.
  @inline(never)
  func vertex(_ patch: BodyPatch, _ around: EdgeBody, _ index: Int, _ ends: StripEnds) -> SpherePoint {
    guard patch.isStrip else { return vertex(patch, around, index) }
    return patch.stripPoint(index, ends.start, ends.end)
  }
}
