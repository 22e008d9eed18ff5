// SPDX-License-Identifier: MIT
import CGridNorth

/// Help for typing MGRS references: the characters that may come next, and the reference that is meant so far.
public enum Typing {
  /// The help for a text that is being typed; a refusal if it can no longer become a reference.
  public static func state(
    of text: ASCII, reference: gn_point?, precision: Int32
  ) throws(TextRefusal) -> gn_mgrs_typing {
    let reference = try reference.map(checkedPosition)
    guard precision >= 0, precision <= 11 else { throw TextRefusal(GN_ERROR_PRECISION, at: 0) }
    let full = Reading(.full, text, precision)
    guard let reference else {
      guard let state = full.state else { throw full.refusal }
      return complete(state, state.target, nil)
    }
    let square = Reading(.square, text, precision)
    let digits = Reading(.digits, text, precision)
    guard var state = full.state ?? square.state ?? digits.state else {
      // The reading that went furthest.
      var refusal = full.refusal
      if square.refusal.offset > refusal.offset { refusal = square.refusal }
      if digits.refusal.offset > refusal.offset { refusal = digits.refusal }
      throw refusal
    }
    state.next |= (square.state?.next ?? 0) | (digits.state?.next ?? 0)
    // A whole abbreviated reference takes precedence over a grid zone without a square. The letter of a polar zone may
    // also be that of a column.
    let target =
      full.state?.target.flatMap { $0.square == nil ? nil : $0 } ?? square.state?.target ?? digits.state?.target
      ?? full.state?.target.flatMap { $0.isUTMGridZone ? $0 : nil }
    return complete(state, target, reference)
  }

  static func checkedPosition(_ point: gn_point) throws(TextRefusal) -> gn_point {
    do { return try checked(point) } catch { throw TextRefusal(error, at: 0) }
  }

  /// A text read one way.
  private struct Reading {
    var state: TypingState?
    var refusal = TextRefusal(GN_OK, at: 0)

    init(_ form: TypingForm, _ text: ASCII, _ precision: Int32) {
      var reader = TypingReader(text: text, end: text.count, precision: Int(precision))
      do { state = try reader.read(form) } catch { refusal = error }
    }
  }

  /// The answer, with the reference of a target or, near a position, of its nearest cell.
  static func complete(_ state: TypingState, _ target: Target?, _ reference: gn_point?) -> gn_mgrs_typing {
    var typing = gn_mgrs_typing()
    typing.next = state.next
    typing.field = Int32(truncatingIfNeeded: state.field)
    typing.distance = .nan
    typing.azimuth = .nan
    typing.cell = gn_mgrs_cell()
    guard let target else { return typing }
    guard let square = target.square ?? reference.flatMap({ Nearest.find(target, from: $0).square }) else {
      return typing
    }
    let text = MGRS.Reference(
      square: square, east: target.east, north: target.north, precision: target.precision)
    let cell = withUnsafeMutableBytes(of: &typing.text) { bytes in
      // SAFETY: 40 bytes; the longest reference has 27.
      let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
      let length = text.write(to: start)
      let cell = try? MGRS.decode(ASCII(start, count: length), .strict)
      if cell == nil { start[0] = 0 }
      return cell
    }
    guard let cell else {
      typing.text = gn_mgrs_typing().text
      return typing
    }
    typing.cell = cell
    typing.flags = UInt32(GN_TYPING_COMPLETED) | (target.square == nil ? 0 : UInt32(GN_TYPING_COMPLETE))
    if let reference { (typing.distance, typing.azimuth, _) = Geodesic.inverse(reference, cell.center) }
    return typing
  }
}

extension Target {
  /// Whether it is a grid zone without a square.
  var isUTMGridZone: Bool {
    guard case .frame(.utm) = scope else { return false }
    return column == nil
  }
}
