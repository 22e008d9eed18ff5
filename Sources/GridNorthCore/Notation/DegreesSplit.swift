// SPDX-License-Identifier: MIT
import CGridNorth

/// Where the second coordinate begins, and which letter belongs to which.
struct Split {
  var start = 0
  var first: Hemisphere?
  var second: Hemisphere?
}

extension DegreesReader {
  /// Where the second coordinate begins.
  func split() throws(TextRefusal) -> Split {
    if let refusal { throw exponentOffset >= 0 ? TextRefusal(GN_TEXT_BYTE, at: exponentOffset) : refusal }
    do throws(TextRefusal) {
      let start = try secondStart()
      return try assign(start)
    } catch {
      throw exponentOffset >= 0 ? TextRefusal(GN_TEXT_BYTE, at: exponentOffset) : error
    }
  }

  private var atEnd: TextRefusal { TextRefusal(GN_TEXT_INCOMPLETE, at: scanner.offset) }

  private func secondStart() throws(TextRefusal) -> Int {
    let count = parts.count
    guard count > 1, separator < count else { throw atEnd }
    // Two numbers with a letter each; but "S 33d8.5'E" is one coordinate with two.
    let isOne = parts[0].unit == .degrees && (parts[1].unit == .minutes || parts[1].unit == .seconds)
    var start = separator < 0 && count == 2 && letterCount == 2 && !isOne ? 1 : separator
    var index = 0
    while index < letterCount {
      let letter = index == 0 ? letters.0 : letters.1
      if letter.slot > 0, letter.slot < count {
        guard start < 0 || start == letter.slot else { throw TextRefusal(GN_TEXT_HEMISPHERE, at: letter.offset) }
        start = letter.slot
      }
      index &+= 1
    }
    index = 1
    while index < count {
      if parts[index].sign != 0 {
        guard start < 0 || start == index else { throw TextRefusal(GN_TEXT_SIGN, at: parts[index].offset) }
        start = index
      }
      index &+= 1
    }
    if start < 0 { start = startByBlank }
    let isParted = start >= 0
    start = try startBySymbols(start)
    if start < 0 {
      guard parts[0].unit == .none, count & 1 == 0 else { throw atEnd }
      start = count >> 1
    }
    try checkShape(start, isParted: isParted)
    return start
  }

  /// "S63.9 24d52'E": between two letters a single blank parts the coordinates; but in "N20d 16'01W" it may stand within one.
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

  /// Where symbols tell that a coordinate begins: with the first one that is no finer than the one before.
  private func startBySymbols(_ known: Int) throws(TextRefusal) -> Int {
    var start = known
    var level = Part.Unit.none.rawValue
    var isOpen = true
    var index = 0
    while index < parts.count {
      let part = parts[index]
      let previous = index > 0 ? parts[index &- 1].unit : .none
      if previous == .colon {
        guard index != start else { throw TextRefusal(GN_TEXT_SYMBOL, at: parts[index &- 1].unitOffset) }
        isOpen = part.unit == .colon
        guard part.unit == .colon || part.unit == .none else { throw TextRefusal(GN_TEXT_SYMBOL, at: part.unitOffset) }
      } else {
        let isBare = level == 0 && part.unit == .none
        let goesOn = isOpen && (isBare || (level > 0 && continues(level, part.unit)))
        if index > 0, index != start, !goesOn {
          // "24d 4'' 15''" has seconds twice.
          let isFiner = parts[0].unit == .degrees && (part.unit == .minutes || part.unit == .seconds)
          guard start < 0, letterCount == 2 || !isFiner else { throw TextRefusal(GN_TEXT_SYMBOL, at: part.unitOffset) }
          start = index
        }
        if index == 0 || index == start {
          level = 0
          isOpen = true
        }
        if part.unit == .colon {
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
    case .colon: false
    default: unit.rawValue > level
    }
  }

  /// Both coordinates have symbols or both have none, and then as many numbers, unless each has its letter. A single number
  /// among symbols are degrees, where something else than a blank parts the two.
  private func checkShape(_ start: Int, isParted: Bool) throws(TextRefusal) {
    let count = parts.count
    if start > 3 { throw TextRefusal(GN_TEXT_REST, at: parts[3].offset) }
    if count &- start > 3 { throw TextRefusal(GN_TEXT_REST, at: parts[start &+ 3].offset) }
    let isBare = (parts[0].unit == .none, parts[start].unit == .none)
    if isBare.0 != isBare.1 {
      let isSingle = (isBare.0 ? start : count &- start) == 1
      guard isParted, isSingle else { throw TextRefusal(GN_TEXT_SYMBOL, at: parts[isBare.0 ? 0 : start].unitOffset) }
      return
    }
    // "40 30 N 75 W": with a letter each, numbers need not be as many.
    guard isBare.0, letterCount < 2, count != start &* 2 else { return }
    throw count &- start < start ? atEnd : TextRefusal(GN_TEXT_REST, at: parts[start &* 2].offset)
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
          throw TextRefusal(GN_TEXT_HEMISPHERE, at: letter.offset)
        }
        isSecond = letter.touchesRight
      }
      guard (isSecond ? split.second : split.first) == nil else {
        throw TextRefusal(GN_TEXT_HEMISPHERE, at: letter.offset)
      }
      if isSecond { split.second = letter } else { split.first = letter }
      index &+= 1
    }
    if let first = split.first, let second = split.second, first.isLatitude == second.isLatitude {
      throw TextRefusal(GN_TEXT_HEMISPHERE, at: max(first.offset, second.offset))
    }
    return split
  }
}
