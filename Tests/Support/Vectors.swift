// SPDX-License-Identifier: MIT
import Foundation

/// A table of Tests/Vectors. Tests/Vectors/README.md describes the format.
public struct Vectors {
  public let rows: [Row]

  public struct Row: CustomStringConvertible {
    let file: String
    let fields: [String: String]

    /// The field of a column.
    public subscript(column: String) -> String {
      guard let field = fields[column] else { fatalError("\(file) has no column \(column)") }
      return field
    }

    /// The number in a column; nil for "-".
    public func number(_ column: String) -> Double? {
      let field = self[column]
      guard field != "-" else { return nil }
      guard let number = Double(field) else { fatalError("\(self), \(column): \(field) is no number") }
      return number
    }

    /// The whole number in a column; nil for "-".
    public func integer(_ column: String) -> Int? {
      number(column).map { Int($0) }
    }

    /// The text in a column without its escapes. Bytes that are not UTF-8 become U+FFFD.
    public func text(_ column: String) -> String {
      String(decoding: bytes(column), as: UTF8.self)
    }

    /// The bytes of the text in a column.
    public func bytes(_ column: String) -> [UInt8] {
      Vectors.unescaped(self[column])
    }

    public var description: String { "\(file), \(self["id"])" }
  }

  public init(_ file: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let contents = try String(contentsOf: folder.appendingPathComponent("Vectors/\(file)"), encoding: .utf8)
    let lines = contents.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { fatalError("\(file) is empty") }
    let columns = first.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    rows = lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      precondition(fields.count == columns.count, "\(file): not \(columns.count) fields: \(line)")
      return Row(file: file, fields: Dictionary(uniqueKeysWithValues: zip(columns, fields)))
    }
  }

  private static func unescaped(_ text: String) -> [UInt8] {
    if text == "\\e" { return [] }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "x"):
        guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { fallthrough }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: fatalError("unknown escape in \(text)")
      }
    }
    return bytes
  }
}
