// SPDX-License-Identifier: MIT

/// The lines that differ, in the form of `diff -u`, cut after `limit` lines. Empty if the texts are the same.
package func lineDiff(from old: String, to new: String, context: Int = 2, limit: Int = 60) -> [String] {
  let edits = editScript(from: lines(of: old), to: lines(of: new))
  let changed = edits.indices.filter { edits[$0].sign != " " }
  var result: [String] = []
  var next = 0
  while next < changed.count {
    let first = changed[next]
    // A hunk goes on while the next change is so near that the contexts would touch.
    while next + 1 < changed.count, changed[next + 1] - changed[next] <= 2 * context { next += 1 }
    let hunk = edits[max(0, first - context)...min(edits.count - 1, changed[next] + context)]
    result.append("@@ -\(hunk.first!.oldLine) +\(hunk.first!.newLine) @@")
    result += hunk.map { $0.sign + $0.text }
    next += 1
  }
  guard result.count > limit else { return result }
  return result.prefix(limit) + ["... \(result.count - limit) more lines"]
}

/// A line that both have (" "), that only the old text has ("-"), or only the new one ("+").
private struct Edit {
  let sign: String
  let text: String
  let oldLine: Int
  let newLine: Int
}

private func editScript(from old: [Substring], to new: [Substring]) -> [Edit] {
  let difference = new.difference(from: old)
  let removed = Set(difference.removals.map(\.offset))
  let inserted = Set(difference.insertions.map(\.offset))
  var edits: [Edit] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if removed.contains(i) {
      edits.append(Edit(sign: "-", text: String(old[i]), oldLine: i + 1, newLine: j + 1))
      i += 1
    } else if inserted.contains(j) {
      edits.append(Edit(sign: "+", text: String(new[j]), oldLine: i + 1, newLine: j + 1))
      j += 1
    } else {
      edits.append(Edit(sign: " ", text: String(old[i]), oldLine: i + 1, newLine: j + 1))
      i += 1
      j += 1
    }
  }
  return edits
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
