// SPDX-License-Identifier: MIT
import CGridNorth

/// A magnitude in degrees as it is written. It is first rounded to a whole number of units of its last digit, then
/// split into its parts, so that none of them reaches 60.
struct Sexagesimal {
  /// The last part, which has the decimals.
  enum Part {
    case degrees
    case minutes
    case seconds

    /// How many there are in a degree.
    var perDegree: UInt64 {
      switch self {
      case .degrees: 1
      case .minutes: 60
      case .seconds: 3600
      }
    }
  }

  var isNegative: Bool
  let degrees: UInt32
  /// Whole ones: of minutes, or seconds in a degree.
  private let parts: UInt32
  let decimals: UInt64

  /// An angle of 360 degrees at most, to the nearest unit 1/`scale` of its last part; ties go to the even digit.
  /// Minutes and seconds come from the exact value of the double: 3600 x 10^12 units of a degree have 52 bits, so their
  /// product with the fraction of a degree is exact in 128.
  @inline(__always)
  init(_ angle: Double, last part: Part, scale: UInt64) {
    let magnitude = angle.absolute
    // Halves of a degree round to even degrees; only for this unit is their number in a degree odd.
    let isWhole = part == .degrees && scale == 1
    let whole = isWhole ? magnitude.roundedToEven : magnitude.floored
    let perDegree = part.perDegree &* scale
    let units = isWhole ? 0 : (magnitude - whole).units(of: perDegree)
    let isFull = units >= perDegree
    let number = UInt32(truncatingIfNeeded: whole.wholeNumber)
    degrees = isFull ? number &+ 1 : number
    let rest = isFull ? 0 : units
    if part == .degrees {
      parts = 0
      decimals = rest
    } else {
      let quotient = rest / max(scale, 1)
      parts = UInt32(truncatingIfNeeded: quotient)
      decimals = rest &- quotient &* scale
    }
    isNegative = angle < 0 && (number != 0 || units != 0)
  }

  var minutes: UInt32 { parts }
  var minutesOfSeconds: UInt32 { parts / 60 }
  var seconds: UInt32 { parts % 60 }
  var isHalfTurn: Bool { degrees == 180 && parts == 0 && decimals == 0 }
}

/// Latitude and longitude in degrees, minutes and seconds.
struct DegreesText: WritableText {
  private let style: FormatStyle
  private let part: Sexagesimal.Part
  private let latitude: Sexagesimal
  private let longitude: Sexagesimal
  private let marks: Marks

  init(_ point: gn_point, _ style: FormatStyle, _ part: Sexagesimal.Part) {
    let scale = UInt64.powerOfTen(style.decimals)
    latitude = Sexagesimal(point.latitude, last: part, scale: scale)
    longitude = Sexagesimal(point.longitude, last: part, scale: scale)
    marks = Marks(style)
    self.style = style
    self.part = part
  }

  func write(_ pen: inout TextPen) {
    if style.isLongitudeFirst {
      write(longitude, width: 3, letters: (0x45, 0x57), &pen)
      pen.write(style.separator)
      write(latitude, width: 2, letters: (0x4E, 0x53), &pen)
    } else {
      write(latitude, width: 2, letters: (0x4E, 0x53), &pen)
      pen.write(style.separator)
      write(longitude, width: 3, letters: (0x45, 0x57), &pen)
    }
  }

  @inline(__always)
  private func write(
    _ angle: Sexagesimal, width: Int, letters: (positive: UInt8, negative: UInt8), _ pen: inout TextPen
  ) {
    let letter = angle.isNegative ? letters.negative : letters.positive
    if style.hasSigns {
      if angle.isNegative { pen.write(0x2D) } else if style.hasPlus { pen.write(0x2B) }
    } else if style.hasLettersBefore {
      pen.write(letter)
      if style.isSpaced { pen.write(.blank) }
    }
    pen.write(angle.degrees, width: style.isPadded ? width : 1)
    switch part {
    case .degrees:
      pen.write(decimals: angle.decimals, count: style.decimals, point: style.point)
      pen.write(marks.last.degrees)
    case .minutes:
      pen.write(marks.parting.degrees)
      pen.write(angle.minutes, width: 2)
      pen.write(decimals: angle.decimals, count: style.decimals, point: style.point)
      pen.write(marks.last.minutes)
    case .seconds:
      pen.write(marks.parting.degrees)
      pen.write(angle.minutesOfSeconds, width: 2)
      pen.write(marks.parting.minutes)
      pen.write(angle.seconds, width: 2)
      pen.write(decimals: angle.decimals, count: style.decimals, point: style.point)
      pen.write(marks.last.seconds)
    }
    if !style.hasSigns, !style.hasLettersBefore {
      if style.isSpaced { pen.write(.blank) }
      pen.write(letter)
    }
  }
}

/// The text after degrees, minutes and seconds: between the parts, and after the last one.
private struct Marks {
  var parting: (degrees: TextPen.Mark, minutes: TextPen.Mark)
  var last: (degrees: TextPen.Mark, minutes: TextPen.Mark, seconds: TextPen.Mark)

  init(_ style: FormatStyle) {
    switch style.symbols {
    case UInt32(GN_SYMBOLS_COLONS):
      parting = (TextPen.Mark(0x3A), TextPen.Mark(0x3A))
      last = (.nothing, .nothing, .nothing)
    case UInt32(GN_SYMBOLS_NONE):
      parting = (.blank, .blank)
      last = (.nothing, .nothing, .nothing)
    default:
      let isASCII = style.symbols == UInt32(GN_SYMBOLS_ASCII)
      // d, ' and "; or U+00B0, U+2032 and U+2033 in UTF-8.
      last.degrees = isASCII ? TextPen.Mark(0x64) : TextPen.Mark(bytes: 0xB0C2, count: 2)
      last.minutes = isASCII ? TextPen.Mark(0x27) : TextPen.Mark(bytes: 0xB2_80E2, count: 3)
      last.seconds = isASCII ? TextPen.Mark(0x22) : TextPen.Mark(bytes: 0xB3_80E2, count: 3)
      parting = (last.degrees, last.minutes)
      if style.isSpaced { parting = (last.degrees.spaced, last.minutes.spaced) }
    }
  }
}

extension TextPen.Mark {
  /// With a blank after it.
  fileprivate var spaced: TextPen.Mark {
    TextPen.Mark(bytes: bytes | 0x20 << (8 &* count), count: count &+ 1)
  }
}
