// SPDX-License-Identifier: MIT
import CGridNorth

/// Counts what a call does, so that it can be refused before it takes more than about two seconds.
///
/// Steps are counted, not time: a call that one machine refuses is refused by all of them.
struct Work {
  /// A step is about a thousand instructions; a processor does two to four million of them in a second.
  private(set) var steps = 0

  /// About two seconds.
  static let mostSteps = 6_000_000

  var isTooMuch: Bool { steps > Work.mostSteps }

  /// Adds steps, never as many at once as would let the sum overflow.
  @inline(__always)
  mutating func add(_ steps: Int) { self.steps &+= steps }

  /// Adds the steps of a part, unless that would be too much. Throws `GN_ERROR_WORK`.
  mutating func spend(_ steps: Double) throws(gn_status) {
    guard Double(self.steps) + steps <= Double(Work.mostSteps) else { throw GN_ERROR_WORK }
    self.steps &+= Int(truncatingIfNeeded: steps.wholeNumber)
  }

  /// Takes back steps, as far as there are any: what comes later owes nothing. Too much remains too much.
  @inline(__always)
  mutating func takeBack(_ steps: Int) {
    if !isTooMuch { self.steps = max(0, self.steps &- steps) }
  }

  /// Runs a call whose parts share one count.
  static func count<Result>(_ body: (WorkMeter) throws(gn_status) -> Result) throws(gn_status) -> Result {
    var work = Work()
    return try withUnsafeMutablePointer(to: &work) { work throws(gn_status) in try body(WorkMeter(work)) }
  }
}

/// Where the parts of a call count, if they do. Once there is too much, searches end early, and their results mean nothing.
struct WorkMeter {
  private let work: UnsafeMutablePointer<Work>?

  /// Counts nothing.
  static var none: WorkMeter { WorkMeter(nil) }

  fileprivate init(_ work: UnsafeMutablePointer<Work>?) {
    self.work = work
  }

  // SAFETY: a meter does not leave the body of `Work.count`.

  var isTooMuch: Bool { work?.pointee.isTooMuch ?? false }

  /// Whether it would be too much with some more steps.
  func isTooMuch(with steps: Int) -> Bool { work.map { $0.pointee.steps &+ steps > Work.mostSteps } ?? false }

  @inline(__always)
  func add(_ steps: Int) { work?.pointee.add(steps) }

  @inline(__always)
  func takeBack(_ steps: Int) { work?.pointee.takeBack(steps) }

  /// Throws `GN_ERROR_WORK`.
  func check() throws(gn_status) {
    guard !isTooMuch else { throw GN_ERROR_WORK }
  }

  /// Begins again: what was done is to be done once more.
  func reset() { work?.pointee = Work() }
}
