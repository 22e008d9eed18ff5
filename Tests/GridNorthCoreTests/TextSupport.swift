// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

/// Reads a text, followed by a byte that the call must not reach.
func reading<Value>(_ text: String, _ read: (ASCII) throws -> Value) rethrows -> Value {
  try reading(bytes: Array(text.utf8), read)
}

func reading<Value>(bytes: [UInt8], _ read: (ASCII) throws -> Value) rethrows -> Value {
  try (bytes + [0x37]).withUnsafeBufferPointer { try read(ASCII($0.baseAddress!, count: bytes.count)) }
}

/// The text that a call writes into memory with a capacity; the last argument receives the size needed.
func writing(
  capacity: Int = 64, _ write: (UnsafeMutablePointer<CChar>, Int, inout Int) throws -> Void
) rethrows -> String {
  var characters = [CChar](repeating: 0x23, count: capacity)
  var needed = 0
  try characters.withUnsafeMutableBufferPointer { try write($0.baseAddress!, capacity, &needed) }
  precondition(characters[needed - 1] == 0)
  return String(decoding: characters[..<(needed - 1)].map(UInt8.init(bitPattern:)), as: UTF8.self)
}

extension TextRefusal: Equatable {
  public static func == (a: TextRefusal, b: TextRefusal) -> Bool { a.status == b.status && a.offset == b.offset }
}

/// Whether two positions are the same, bit for bit.
func isSame(_ a: gn_point, _ b: gn_point) -> Bool {
  a.latitude.bitPattern == b.latitude.bitPattern && a.longitude.bitPattern == b.longitude.bitPattern
}

/// Checks that a reader either refuses some bytes at a place within them, or gives a position on the earth.
func checkAnswer(_ bytes: [UInt8], _ read: (ASCII) throws -> gn_position) {
  do {
    let position = try reading(bytes: bytes, read)
    #expect(position.point.latitude.magnitude <= 90 && position.precision > 0, "\(bytes)")
    #expect(position.point.longitude >= -180 && position.point.longitude < 180, "\(bytes)")
    #expect(position.altitude.isFinite && position.uncertainty.isFinite && position.form != 0, "\(bytes)")
  } catch let refusal as TextRefusal {
    #expect(refusal.offset >= 0 && refusal.offset <= bytes.count && refusal.status != GN_OK, "\(bytes)")
  } catch {
    Issue.record("\(error)")
  }
}
