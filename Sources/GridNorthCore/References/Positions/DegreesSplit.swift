// SPDX-License-Identifier: MIT
import CGridNorth

/// Where the second coordinate begins, and which letter belongs to which.
struct Split {
  var start = 0
  var first: Hemisphere?
  var second: Hemisphere?

  /// By the letters, or else by the flags.
  func longitudeIsFirst(_ flags: UInt32) -> Bool {
    first.map { !$0.isLatitude } ?? second.map { $0.isLatitude } ?? (flags & UInt32(GN_PARSE_LONGITUDE_FIRST) != 0)
  }
}

extension DegreesReader {
  /// Where the second coordinate begins.
  func split() throws(TextRefusal) -> Split {
    // "40-75" and dates: hyphens separate degrees and minutes only in a coordinate with its letter.
    if hyphen >= 0, letterCount == 0 { throw TextRefusal(GN_ERROR_TEXT_SIGN, at: hyphen) }
    if let refusal { throw exponentOffset >= 0 ? TextRefusal(GN_ERROR_TEXT_BYTE, at: exponentOffset) : refusal }
    do throws(TextRefusal) {
      let start = try secondStart()
      return try assign(start)
    } catch {
      throw exponentOffset >= 0 ? TextRefusal(GN_ERROR_TEXT_BYTE, at: exponentOffset) : error
    }
  }

  private var atEnd: TextRefusal { TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: scanner.offset) }

  private func secondStart() throws(TextRefusal) -> Int {
    let count = parts.count
    if letterCommas == 1 || letterCommas > 2 { throw TextRefusal(GN_ERROR_TEXT_REST, at: letterComma) }
    guard count > 1, separator < count else { throw atEnd }
    // Two numbers with a letter each; but "S 33d8.5'E" and "S 33 8.5'E" are one coordinate with two.
    let isDegree = parts[0].unit == .degrees || lacksDegreeSign(0, start: separator)
    let isOne = isDegree && (parts[1].unit == .minutes || parts[1].unit == .seconds)
    var start = separator < 0 && count == 2 && letterCount == 2 && !isOne ? 1 : separator
    var index = 0
    while index < letterCount {
      let letter = index == 0 ? letters.0 : letters.1
      if letter.slot > 0, letter.slot < count {
        guard start < 0 || start == letter.slot else { throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: letter.offset) }
        start = letter.slot
      }
      index &+= 1
    }
    index = 1
    while index < count {
      if parts[index].sign != 0 {
        guard start < 0 || start == index else { throw TextRefusal(GN_ERROR_TEXT_SIGN, at: parts[index].offset) }
        start = index
      }
      index &+= 1
    }
    if start < 0 { start = startByBlank }
    // "37 53' 74 52'": the same twice.
    if start < 0, count == 4, lacksDegreeSign(0, start: -1), parts[2].unit == .none, parts[3].unit == .minutes {
      start = 2
    }
    let isParted = start >= 0
    start = try startBySymbols(start)
    if start < 0 {
      guard unit(0, start: -1) == .none, count & 1 == 0 else { throw atEnd }
      start = count >> 1
    }
    try checkShape(start, isParted: isParted)
    return start
  }

  /// "S63.9 24d52'E": between two letters a single blank separates the coordinates; but in "N20d 16'01W" it may be
  /// within one.
  private var startByBlank: Int {
    guard letterCount == 2, letters.0.slot == 0, letters.1.slot == parts.count else { return -1 }
    var start = -1
    var index = 1
    while index < parts.count {
      if parts[index].isAfterBlank {
        guard start < 0 else { return -1 }
        start = index
      }
      index &+= 1
    }
    guard start > 0, parts[start].unit != .minutes, parts[start].unit != .seconds else { return -1 }
    return start
  }

  /// Whether a number is one of degrees without their sign, because minutes follow: "37 53.5'".
  private func lacksDegreeSign(_ index: Int, start: Int) -> Bool {
    let next = index &+ 1
    guard next < parts.count, next != start, parts[index].unit == .none, parts[next].unit == .minutes else {
      return false
    }
    return index == 0 || index == start || parts[index &- 1].unit == .seconds
  }

  private func unit(_ index: Int, start: Int) -> Part.Unit {
    lacksDegreeSign(index, start: start) ? .degrees : parts[index].unit
  }

  /// The place where symbols show that a coordinate begins: at the first symbol that is no finer than the one before.
  /// Both must then have the same kind of symbols: "1∘2‛3: 0" may be anything.
  func startBySymbols(_ known: Int) throws(TextRefusal) -> Int {
    var start = known
    var level = Part.Unit.none.rawValue
    var isOpen = true
    var index = 0
    while index < parts.count {
      var part = parts[index]
      part.unit = unit(index, start: start)
      let previous = index > 0 ? parts[index &- 1].unit : .none
      if previous.isBetween {
        guard index != start else { throw TextRefusal(GN_ERROR_TEXT_SYMBOL, at: parts[index &- 1].unitOffset) }
        isOpen = part.unit == previous
        guard isOpen || part.unit == .none else { throw TextRefusal(GN_ERROR_TEXT_SYMBOL, at: part.unitOffset) }
      } else {
        let isBare = level == 0 && part.unit == .none
        let goesOn = isOpen && (isBare || (level > 0 && continues(level, part.unit)))
        if index > 0, index != start, !goesOn {
          // "24d 4'' 15''" has seconds twice; of "37d 53' 24 52'" the 24 may be seconds or degrees.
          let isFiner = unit(0, start: start) == .degrees && (part.unit == .minutes || part.unit == .seconds)
          let isOfTwo = part.unit == .minutes && previous == .none
          guard start < 0, !isOfTwo, letterCount == 2 || !isFiner, parts[0].unit.isLike(part.unit) else {
            throw TextRefusal(GN_ERROR_TEXT_SYMBOL, at: part.unitOffset)
          }
          start = index
        }
        if index == 0 || index == start {
          level = 0
          isOpen = true
        }
        if part.unit.isBetween {
          level = 1
        } else if part.unit != .none {
          level = part.unit.rawValue
        } else if level > 0 {
          isOpen = false
        }
      }
      index &+= 1
    }
    return start
  }

  private func continues(_ level: Int, _ unit: Part.Unit) -> Bool {
    switch unit {
    case .none: level < 3
    case .colon, .hyphen: false
    default: unit.rawValue > level
    }
  }

  /// Both coordinates have symbols or both have none, and then as many numbers, unless each has its letter. A single
  /// number among symbols is degrees, if something other than a blank separates the two.
  private func checkShape(_ start: Int, isParted: Bool) throws(TextRefusal) {
    let count = parts.count
    if start > 3 { throw TextRefusal(GN_ERROR_TEXT_REST, at: parts[3].offset) }
    if count &- start > 3 { throw TextRefusal(GN_ERROR_TEXT_REST, at: parts[start &+ 3].offset) }
    let isBare = (unit(0, start: start) == .none, unit(start, start: start) == .none)
    if isBare.0 != isBare.1 {
      let isSingle = (isBare.0 ? start : count &- start) == 1
      guard isParted, isSingle else {
        throw TextRefusal(GN_ERROR_TEXT_SYMBOL, at: parts[isBare.0 ? 0 : start].unitOffset)
      }
      return
    }
    // "40 30 N 75 W": if each has a letter, the counts of numbers may differ.
    guard isBare.0, letterCount < 2, count != start &* 2 else { return }
    throw count &- start < start ? atEnd : TextRefusal(GN_ERROR_TEXT_REST, at: parts[start &* 2].offset)
  }

  /// Which letter belongs to which coordinate.
  private func assign(_ start: Int) throws(TextRefusal) -> Split {
    var split = Split(start: start)
    var index = 0
    while index < letterCount {
      let letter = index == 0 ? letters.0 : letters.1
      let isSecond: Bool
      if letter.slot != start {
        isSecond = letter.slot != 0
      } else if separator == start {
        isSecond = letter.isAfterSeparator
      } else if letterCount == 2 {
        isSecond = index == 1
      } else {
        guard letter.touchesLeft != letter.touchesRight else {
          throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: letter.offset)
        }
        isSecond = letter.touchesRight
      }
      guard (isSecond ? split.second : split.first) == nil else {
        throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: letter.offset)
      }
      if isSecond { split.second = letter } else { split.first = letter }
      index &+= 1
    }
    if let first = split.first, let second = split.second, first.isLatitude == second.isLatitude {
      throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: max(first.offset, second.offset))
    }
    return split
  }
}
