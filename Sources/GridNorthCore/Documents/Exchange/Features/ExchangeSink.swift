// SPDX-License-Identifier: MIT
import CGridNorth

/// Where a document is written.
public struct ExchangeSink {
  public private(set) var report = gn_exchange_report()
  var text: TextSink
  let options: gn_exchange_options
  let degrees: Decimals
  let meters: Decimals
  /// What the areas with holes have taken so far.
  var work = Work()

  /// Throws the status of a wrong source as a whole, or of wrong options.
  public init(
    _ source: ExchangeSource, _ options: UnsafePointer<gn_exchange_options>?, _ out: UnsafeMutablePointer<CChar>?,
    capacity: Int
  ) throws(gn_status) {
    try source.check()
    self.options = try Exchange.checked(options)
    degrees = Decimals(count: Int(truncatingIfNeeded: self.options.decimals))
    meters = Decimals(count: Int(truncatingIfNeeded: self.options.meter_decimals))
    text = TextSink(out, capacity: capacity)
  }

  public func finish(capacity: Int, needed: inout Int) throws(gn_status) {
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Counts features that are left out, because of one of them. The report names the first one.
  mutating func skip(_ count: Int, _ error: gn_status, at index: Int) {
    let place = UInt64(truncatingIfNeeded: index)
    if report.skipped == 0 || place < report.place {
      report.error = error
      report.place = place
    }
    report.skipped &+= UInt64(truncatingIfNeeded: count)
  }
}

extension Exchange {
  /// Nothing beyond the size field is read before the size is known.
  static func checked(_ options: UnsafePointer<gn_exchange_options>?) throws(gn_status) -> gn_exchange_options {
    guard let options else { return defaults }
    guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == optionsSize else { throw GN_ERROR_OPTIONS_SIZE }
    let checked = options.pointee
    guard Shape.isDecimals(checked.decimals), checked.meter_decimals >= 0, checked.meter_decimals <= 6,
      checked.time_decimals >= 0, checked.time_decimals <= 9
    else { throw GN_ERROR_DECIMALS }
    guard Shape.isTolerance(checked.tolerance) else { throw GN_ERROR_TOLERANCE }
    guard checked.time.isNaN || Time.isTime(checked.time), checked.stale_after.isFinite, checked.stale_after >= 0 else {
      throw GN_ERROR_TIME
    }
    return checked
  }
}

// Numbers and texts. All numbers are rounded exactly, half to even; they have no zeros at the end, and are never "-0".

extension ExchangeSink {
  /// Degrees in [0, 360), also when they are rounded.
  mutating func append(azimuth: Double) {
    let reduced = Angle.reduce(longitude: azimuth)
    // Exact, but for the tiniest of them.
    let positive = reduced < 0 ? reduced + 360 : reduced
    append(degrees: degrees.isWhole(positive, 360) ? 0 : positive)
  }

  /// Degrees up to 360.
  mutating func append(degrees value: Double) {
    let degrees = degrees
    text.append { degrees.writeExactly(value, to: $0) }
  }

  mutating func append(meters value: Double) {
    let meters = meters
    text.append { meters.writeExactly(value, to: $0) }
  }

  mutating func append(time: Double) {
    Time.append(time, decimals: Int(truncatingIfNeeded: options.time_decimals), isTrimmed: true, to: &text)
  }

  /// A text of a feature that has been checked.
  mutating func append(
    _ span: gn_span, of feature: UnsafePointer<gn_feature>, _ source: ExchangeSource, as form: TextForm
  ) {
    guard span.size > 0, let characters = try? source.characters(span, of: feature) else { return }
    try? text.append(characters, as: form)
  }
}

extension TextPen {
  @inline(__always)
  mutating func write(exactly value: Double, _ decimals: Decimals) {
    write { decimals.writeExactly(value, to: $0) }
  }

  /// Degrees in [-180, 180]; 180 stays what it is.
  @inline(__always)
  mutating func write(longitude: Double, _ decimals: Decimals) {
    write(exactly: longitude.absolute <= 180 ? longitude : Angle.reduce(longitude: longitude), decimals)
  }
}
