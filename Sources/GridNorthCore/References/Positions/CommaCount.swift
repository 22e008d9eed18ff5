// SPDX-License-Identifier: MIT

/// The commas of a text, which may separate its numbers or be decimal commas.
struct CommaCount {
  /// Between two digits: they could be decimal commas.
  private(set) var tight = 0
  private(set) var firstTight = 0
  /// Other commas, and other separators of numbers.
  private(set) var loose = 0
  /// "12,5,13": a whole number between two of them.
  private(set) var areShared = false
  private(set) var hasPoint = false

  enum Meaning {
    case parting, decimal, either, unclear
  }

  init(_ text: TextScanner) {
    var scanner = text
    /// Nothing but digits since the last tight comma.
    var isOpen = false
    while let byte = scanner.byte {
      switch byte {
      case 0x2C
      where scanner.offset > 0 && isDigit(scanner.text[scanner.offset &- 1]) && isDigit(scanner.byte(after: 1)):
        if tight == 0 { firstTight = scanner.offset }
        tight &+= 1
        areShared = areShared || isOpen
        isOpen = true
      case 0x2C, 0x2F, 0x3B:
        loose &+= 1
        isOpen = false
      case 0x30...0x39: break
      default:
        if byte == 0x2E { hasPoint = true }
        isOpen = false
      }
      scanner.offset &+= 1
    }
  }

  /// Next to a point, commas separate numbers. Two of them cannot both do so, and three or more may be anything.
  var meaning: Meaning {
    if tight == 0 || hasPoint { return .parting }
    if tight > 2 || areShared { return .unclear }
    return tight == 1 && loose == 0 ? .either : .decimal
  }
}
