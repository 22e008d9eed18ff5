// SPDX-License-Identifier: MIT
import CGridNorth

/// The caller's memory, and the properties that go into a feature.
public struct FeatureText {
  private let out: UnsafeMutablePointer<CChar>?
  private let capacity: Int
  private let properties: UnsafePointer<CChar>?
  private let propertiesSize: Int

  public init(
    properties: UnsafePointer<CChar>?, size: Int, into out: UnsafeMutablePointer<CChar>?, capacity: Int
  ) {
    self.out = out
    self.capacity = capacity
    self.properties = properties
    propertiesSize = size
  }

  func checkedProperties() throws(gn_status) -> Properties {
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    return try Properties(properties, size: propertiesSize)
  }

  func pen(decimals: Int32, edgeTolerance: Double) -> Pen {
    var pen = Pen(
      TextSink(out, capacity: capacity), decimals: Decimals(count: Int(truncatingIfNeeded: decimals)),
      edgeTolerance: edgeTolerance)
    pen.isWriting = true
    return pen
  }

  func finish(_ pen: Pen, _ needed: inout Int) throws(gn_status) {
    try pen.text.finish(capacity: capacity, needed: &needed)
  }
}

extension Pen {
  mutating func beginFeature(_ properties: Properties) {
    append(#"{"type":"Feature","properties":"#)
    properties.begin(&self)
  }

  mutating func beginGeometry() {
    append(#"},"geometry":"#)
  }

  mutating func endFeature() {
    append("}")
  }
}
