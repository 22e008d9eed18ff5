// SPDX-License-Identifier: MIT

/// A number with five decimals, without Foundation.
func decimals(_ degrees: Double) -> String {
  let whole = Int(degrees * 100_000 + 0.5)
  let digits = String(whole % 100_000)
  return "\(whole / 100_000)." + String(repeating: "0", count: 5 - digits.count) + digits
}

try await watchFences { event in
  let place = "\(decimals(event.position.latitude)), \(decimals(event.position.longitude))"
  print("\(event.kind.rawValue) \(event.id) after \(Int(event.time - 1_800_000_000)) s at \(place)")
}
