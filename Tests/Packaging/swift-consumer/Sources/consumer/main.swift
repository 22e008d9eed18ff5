// SPDX-License-Identifier: MIT
import GridNorth

print(try MGRS(Position(latitude: 48.85837, longitude: 2.294481)))
