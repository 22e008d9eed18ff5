// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

// The tables of Tests/Vectors for positions as text, which the C and Python hosts run as well.

/// Names as the tables have them, in the order of their values or bits.
private let forms = ["ANY", "DD", "DM", "DMS", "UTM", "UPS", "MGRS", "ISO_6709", "GEO_URI", "GEOREF", "GARS"]
private let rules = ["BANDS", "LONGITUDE_FIRST", "STRICT", "HEMISPHERES"]
private let flags = [
  "BAND_OF_NEIGHBOR", "OVERHANGS_ZONE", "CUT", "ALTITUDE", "UNCERTAINTY", "LONGITUDE_FIRST", "BAND", "DECIMAL_COMMA",
  "DOUBLE_SIGN", "OTHER_CRS", "OTHER_PARAMETERS",
]

extension Vectors.Row {
  /// The sum that a list of names joined by + stands for.
  fileprivate func sum(_ column: String, _ names: [String]) -> UInt32 {
    let list = self[column].split(separator: "+").filter { $0 != "0" }
    return list.reduce(0) { $0 | 1 << names.firstIndex(of: String($1))! }
  }

  fileprivate func agrees(_ value: Double, _ column: String, within tolerance: Double) -> Bool {
    (value - number(column)!).magnitude <= tolerance
  }
}

@Suite("Vectors of positions")
struct PositionVectorTests {
  @Test func parse() throws {
    for row in try Vectors("position-parse.tsv").rows {
      let form = Int32(forms.firstIndex(of: row["form"])!)
      do {
        let candidates = try reading(bytes: row.bytes("text")) { text throws(TextRefusal) in
          try Notation.parse(text, form: form, flags: row.sum("rule", rules))
        }
        let best = candidates.first
        #expect(row["status"] == "OK", "\(row): \(best)")
        guard row["status"] == "OK" else { continue }
        #expect(candidates.count == row.integer("count"), "\(row)")
        #expect(forms[Int(best.form)] == row["out_form"], "\(row)")
        let tolerance = row.number("tolerance")!
        #expect(row.agrees(best.point.latitude, "latitude", within: tolerance), "\(row): \(best)")
        let difference = (best.point.longitude - row.number("longitude")!).remainder(dividingBy: 360)
        #expect(difference.magnitude <= tolerance, "\(row): \(best)")
        #expect(best.point.longitude >= -180 && best.point.longitude < 180, "\(row): \(best)")
        #expect(row.agrees(best.precision, "precision", within: 1e-11 * best.precision), "\(row): \(best)")
        #expect(row.agrees(best.altitude, "altitude", within: 0), "\(row): \(best)")
        #expect(row.agrees(best.uncertainty, "uncertainty", within: 0), "\(row): \(best)")
        #expect(best.flags == row.sum("flags", flags), "\(row): \(best)")
      } catch let refusal as TextRefusal {
        let status = refusal.status.name.map { String(cString: $0) }
        #expect(status == "GN_ERROR_" + row["status"] && refusal.offset == row.integer("offset"), "\(row): \(refusal)")
      }
    }
  }
}
