// SPDX-License-Identifier: MIT
import CGridNorth

/// The caller's features, with the vertices and texts that they lead to.
public struct ExchangeSource {
  private let features: UnsafePointer<gn_feature>?
  private let featureCount: Int
  private let vertices: UnsafePointer<gn_vertex>?
  private let vertexCount: Int
  private let texts: UnsafePointer<CChar>?
  private let textsSize: Int

  public init(
    _ features: UnsafePointer<gn_feature>?, _ featureCount: Int, _ vertices: UnsafePointer<gn_vertex>?,
    _ vertexCount: Int, _ texts: UnsafePointer<CChar>?, _ textsSize: Int
  ) {
    self.features = features
    self.featureCount = featureCount
    self.vertices = vertices
    self.vertexCount = vertexCount
    self.texts = texts
    self.textsSize = textsSize
  }
}

/// Where a document is written.
public struct ExchangeSink {
  public private(set) var report = gn_exchange_report()
  var text: TextSink

  public init(
    _ source: ExchangeSource, _ options: UnsafePointer<gn_exchange_options>?, _ out: UnsafeMutablePointer<CChar>?,
    capacity: Int
  ) throws(gn_status) {
    text = TextSink(out, capacity: capacity)
  }

  public func finish(capacity: Int, needed: inout Int) throws(gn_status) {
    try text.finish(capacity: capacity, needed: &needed)
  }
}

extension GPX {
  public static func write(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {}
}
extension KML {
  public static func write(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {}
}
extension CoT {
  public static func write(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {}
}
extension Exchange {
  public static func geojson(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {}
}
