// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

typealias MeasureWriter = (UnsafeMutablePointer<CChar>?, Int, inout Int) throws(gn_status) -> Void

/// The text written into a buffer of just the documented capacity.
func writtenMeasure(_ write: MeasureWriter) throws(gn_status) -> String {
  var bytes = [CChar](repeating: 0x55, count: Int(GN_MEASURE_CAPACITY))
  var needed = 0
  try write(&bytes, bytes.count, &needed)
  let text = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  #expect(text.utf8.count + 1 == needed)
  return text
}

/// The value of a text, or the reason and place of its refusal.
enum MeasureReading: Equatable {
  case value(Double)
  case refused(gn_status, Int)

  init(_ bytes: [UInt8], _ parse: (ASCII) throws(TextRefusal) -> Double) {
    self = bytes.withUnsafeBytes { buffer in
      do throws(TextRefusal) {
        return .value(try parse(ASCII(buffer.bindMemory(to: CChar.self).baseAddress, count: buffer.count)))
      } catch {
        return .refused(error.status, error.offset)
      }
    }
  }

  init(_ text: String, _ parse: (ASCII) throws(TextRefusal) -> Double) {
    self.init(Array(text.utf8), parse)
  }
}
