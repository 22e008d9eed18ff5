// SPDX-License-Identifier: MIT
//
// The parts of Core Location that docs/recipes/geofence.md uses, as its documentation declares them. The updates are those of a
// boat that leaves the harbor, with a fix every five minutes.

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
}

/// Foundation has this type on a phone.
public struct Date: Sendable {
  public var timeIntervalSince1970: Double
}

public struct CLLocation: Sendable {
  public var coordinate: CLLocationCoordinate2D
  public var timestamp: Date
  public var horizontalAccuracy: Double { 5 }
  public var verticalAccuracy: Double { -1 }
  public var ellipsoidalAltitude: Double { 0 }
}

public struct CLLocationUpdate: Sendable {
  public var location: CLLocation?

  public static func liveUpdates() -> AsyncThrowingStream<CLLocationUpdate, any Error> {
    AsyncThrowingStream { stream in
      for minutes in [0.0, 5, 10] {
        let place = CLLocationCoordinate2D(latitude: 54.32 + minutes * 0.002, longitude: 10.14)
        let time = Date(timeIntervalSince1970: 1_800_000_000 + minutes * 60)
        stream.yield(CLLocationUpdate(location: CLLocation(coordinate: place, timestamp: time)))
        // An update without a place, as while the receiver starts.
        stream.yield(CLLocationUpdate(location: nil))
      }
      stream.finish()
    }
  }
}
