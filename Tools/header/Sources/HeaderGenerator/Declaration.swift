// SPDX-License-Identifier: MIT

extension Function {
  /// The C prototype, wrapped under the opening parenthesis.
  func declaration(width: Int) -> [String] {
    let start = result.declaring(name) + "("
    var lines = [start]
    for (i, parameter) in parameters.enumerated() {
      let text = parameter.type.declaring(parameter.cName) + (i + 1 < parameters.count ? "," : ");")
      if i == 0 {
        lines[0] += text
      } else if lines[lines.count - 1].count + 1 + text.count <= width {
        lines[lines.count - 1] += " " + text
      } else {
        lines.append(String(repeating: " ", count: start.count) + text)
      }
    }
    if parameters.isEmpty { lines[0] += "void);" }
    return lines
  }
}
