// SPDX-License-Identifier: MIT
import CGridNorth

extension Exchange {
  public static func geojson(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {}
}
