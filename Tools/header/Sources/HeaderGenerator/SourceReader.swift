// SPDX-License-Identifier: MIT
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

extension SourceFile {
  /// Reads a Swift source. Nothing is judged here but whether it is Swift at all.
  init(path: String, source: String) {
    self.path = path
    let tree = Parser.parse(source: source)
    let lines = SourceLocationConverter(fileName: path, tree: tree)
    func location(_ position: AbsolutePosition) -> Location {
      Location(path: path, line: lines.location(for: position).line)
    }

    syntaxErrors = ParseDiagnosticsGenerator.diagnostics(for: tree).map {
      Diagnostic(location: location($0.position), message: "not Swift: \($0.message)")
    }
    markers = tree.comments(location).compactMap(SectionMarker.init)
    subjects = tree.comments(location).compactMap(Subject.init)
    let finder = FunctionFinder(location)
    finder.walk(tree)
    functions = finder.functions
    let known = subjects.map(\.location) + functions.compactMap(\.mark?.location)
    let comments = tree.tokens(viewMode: .sourceAccurate).flatMap { $0.comments(location) }
    for comment in comments where comment.text.hasPrefix("// SUBJECT") && !known.contains(comment.location) {
      let message =
        "write `// SUBJECT <name>: <sentence>` above the first declaration, or `// SUBJECT <name>` above a function"
      syntaxErrors.append(Diagnostic(location: comment.location, message: message))
    }
  }
}

extension SectionMarker {
  fileprivate init?(_ comment: CommentLine) {
    guard comment.text.hasPrefix("// SECTION") else { return nil }
    location = comment.location
    heading = comment.text.wholeMatch(of: #/// SECTION (\d+)(?:\.(\d+))?: (\S.*)/#).flatMap { match in
      guard let number = Int(match.1), let part = Int(match.2 ?? "0") else { return nil }
      return Heading(number: number, part: part, title: String(match.3))
    }
  }
}

extension Subject {
  fileprivate init?(_ comment: CommentLine) {
    guard let match = comment.text.wholeMatch(of: #/// SUBJECT ([a-z_]+): (\S.*\.)/#) else { return nil }
    self.init(location: comment.location, name: String(match.1), documentation: String(match.2))
  }
}

extension SubjectMark {
  fileprivate init?(_ comment: CommentLine) {
    guard let match = comment.text.wholeMatch(of: #/// SUBJECT ([a-z_]+)(?:\.([a-z0-9_]+))?/#) else { return nil }
    self.init(location: comment.location, subject: String(match.1), short: match.2.map(String.init))
  }
}

private final class FunctionFinder: SyntaxVisitor {
  let location: (AbsolutePosition) -> Location
  var functions: [Function] = []

  init(_ location: @escaping (AbsolutePosition) -> Location) {
    self.location = location
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    let exportedName = node.attributes.lazy.compactMap(\.exportedName).first
    guard exportedName != nil || (isPublic && node.name.text.hasPrefix("gn_")) else { return .visitChildren }
    functions.append(
      Function(
        location: location(node.name.positionAfterSkippingLeadingTrivia),
        name: node.name.text,
        exportedName: exportedName,
        isPublic: isPublic,
        isAtFileLevel: node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false,
        mark: node.comments(location).compactMap(SubjectMark.init).last,
        parameters: node.signature.parameterClause.parameters.map(parameter),
        result: CType(result: node.signature.returnClause?.type),
        comment: Comment(lines: node.documentation(location))
      ).completed)
    return .visitChildren
  }

  private func parameter(_ node: FunctionParameterSyntax) -> Parameter {
    let name = (node.secondName ?? node.firstName).text.filter { $0 != "`" }
    return Parameter(
      location: location(node.positionAfterSkippingLeadingTrivia), swiftName: name,
      type: CType(node.type, ofParameter: name))
  }
}

extension AttributeListSyntax.Element {
  /// The text between the quotes of `@_cdecl("...")`.
  fileprivate var exportedName: String? {
    guard let attribute = self.as(AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "_cdecl"
    else { return nil }
    return attribute.arguments?.trimmedDescription.filter { $0 != "\"" } ?? ""
  }
}

extension SyntaxProtocol {
  /// The ordinary `//` comments before the first token.
  fileprivate func comments(_ location: (AbsolutePosition) -> Location) -> [CommentLine] {
    var position = position
    return leadingTrivia.compactMap { piece in
      defer { position += piece.sourceLength }
      guard case .lineComment(let text) = piece else { return nil }
      return CommentLine(location: location(position), text: text)
    }
  }

  /// The `///` lines directly above: a blank line or an ordinary comment ends an earlier run.
  fileprivate func documentation(_ location: (AbsolutePosition) -> Location) -> [CommentLine] {
    var position = position
    var lines: [CommentLine] = []
    var runIsOver = false
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        if runIsOver { lines = [] }
        runIsOver = false
        let text = text.dropFirst("///".count)
        lines.append(
          CommentLine(location: location(position), text: String(text.first == " " ? text.dropFirst() : text)))
      case .newlines(let count): runIsOver = runIsOver || count > 1
      case .lineComment, .blockComment, .docBlockComment: runIsOver = true
      default: break
      }
      position += piece.sourceLength
    }
    return lines
  }
}
