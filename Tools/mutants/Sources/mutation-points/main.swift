// SPDX-License-Identifier: MIT
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Lists the places to change in Swift files: `mutation-points FILE ...` prints a line of JSON for each place.

/// An expression, and its replacements.
struct MutationPoint: Encodable {
  let file: String
  let line: Int
  /// The bytes of the expression.
  let start: Int
  let end: Int
  /// The expression as it is, and changed.
  let original: String
  let changed: String
  /// The text of the change in the report: "<  ->  <=".
  let change: String
}

/// Finds comparisons, sums, products, logical operators, negations and short numbers.
final class MutationFinder: SyntaxVisitor {
  private static let changes = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    ".<": ".<=", ".<=": ".<", ".>": ".>=", ".>=": ".>",
    "+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+", "&&": "||", "||": "&&",
  ]

  private let file: String
  private let locations: SourceLocationConverter
  private(set) var points: [MutationPoint] = []

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, let other = Self.changes[symbol]
    else { return .visitChildren }
    let left = node.leftOperand.trimmedDescription
    let right = node.rightOperand.trimmedDescription
    add(node, changed: "\(left) \(other) \(right)", change: "\(symbol) → \(other)")
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.text == "!" else { return .visitChildren }
    add(node, changed: node.expression.trimmedDescription, change: "without !")
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    guard let number = Int(text.replacing("_", with: "")) else { return .skipChildren }
    add(node, changed: "\(number + 1)", change: "\(text) → \(number + 1)")
    return .skipChildren
  }

  /// Longer numbers are coefficients, which the generated files hold.
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    guard text.count <= 8, let number = Double(text.replacing("_", with: "")) else { return .skipChildren }
    let other = number == 0 ? 0.5 : number * 0.8
    add(node, changed: "\(other)", change: "\(text) → \(other)")
    return .skipChildren
  }

  // These are no expressions at run time.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  private func add(_ node: some ExprSyntaxProtocol, changed: String, change: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    points.append(
      MutationPoint(
        file: file, line: locations.location(for: start).line, start: start.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, original: node.trimmedDescription, changed: changed,
        change: change))
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for file in CommandLine.arguments.dropFirst() {
  let tree = Parser.parse(source: try String(contentsOfFile: file, encoding: .utf8))
  // The operators of the lanes are declared in the core: unknown here, and never changed.
  guard let folded = OperatorTable.standardOperators.foldAll(tree, errorHandler: { _ in }).as(SourceFileSyntax.self)
  else { continue }
  let finder = MutationFinder(file: file, tree: folded)
  finder.walk(folded)
  for point in finder.points { print(String(decoding: try encoder.encode(point), as: UTF8.self)) }
}
