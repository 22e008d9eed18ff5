// SPDX-License-Identifier: MIT
import CGridNorth
import Foundation
import TestSupport
import Testing

@testable import GridNorthCore

private let separators = ["", ",", ", ", " ", ";", "; ", " / ", "/", " , ", "   ", " ,", "       "]
private let cells = [GN_FORM_MGRS, GN_FORM_GEOREF, GN_FORM_GARS]

/// A style, and how its text is read again.
private struct Style {
  var options = Notation.formatDefaults
  /// References on a border are for lenient readers, to some nanometers.
  private var isStrict = false
  var form: Int { Int(options.form) }

  init(_ form: Int, _ random: inout Randomness) {
    options.form = Int32(form)
    let decimals: [Int] =
      switch form {
      case GN_FORM_UTM, GN_FORM_UPS: Array(0...6)
      case GN_FORM_MGRS: Array(-1...11)
      case GN_FORM_GEOREF: [-1, 0] + Array(2...11)
      case GN_FORM_GARS: Array(0...2)
      default: Array(0...12)
      }
    options.decimals = Int32(random.element(of: decimals))
    options.symbols = UInt32(random.integer(in: 0...4))
    options.hemispheres = UInt32(random.integer(in: 1...3))
    options.flags = UInt32(random.integer(in: 0...255))
    options.iso_form = Int32(random.integer(in: 1...3))
    options.separate(by: random.element(of: separators))
    options.altitude = random.element(of: [0, -0.4, -1e6, 1e9, random.double(in: -500...9000)])
    options.altitude_decimals = Int32(random.integer(in: 0...6))
    isStrict = form != GN_FORM_MGRS && Bool.random(using: &random)
  }

  func has(_ flag: Int) -> Bool { options.flags & UInt32(flag) != 0 }

  var parseFlags: UInt32 {
    var flags = 0
    if form <= GN_FORM_DMS, has(GN_FORMAT_LONGITUDE_FIRST) { flags |= GN_PARSE_LONGITUDE_FIRST }
    if form == GN_FORM_UTM { flags |= has(GN_FORMAT_BAND) ? GN_PARSE_BANDS : GN_PARSE_HEMISPHERES }
    if isStrict { flags |= GN_PARSE_STRICT }
    return UInt32(flags)
  }

  /// Half of the last digit: of degrees in degrees, of grids in meters.
  var half: Double {
    let part = form == GN_FORM_ISO_6709 ? Int(options.iso_form) : form
    let unitsPerDegree = part == GN_FORM_DM ? 60.0 : part == GN_FORM_DMS ? 3600 : 1
    return 0.5 / unitsPerDegree / pow(10, Double(options.decimals))
  }
}

private func parse(_ text: String, form: Int, flags: UInt32) throws(TextRefusal) -> gn_position {
  let bytes = text.utf8.map(CChar.init(bitPattern:))
  return try bytes.withUnsafeBufferPointer { buffer throws(TextRefusal) in
    try Notation.parse(ASCII(buffer.baseAddress, count: buffer.count), form: Int32(form), flags: flags).first
  }
}

@Suite("Positions that are written and read again")
struct PositionRoundTripTests {
  /// Reads a text by its form, and by whichever it has; a text that looks like a word only by its form.
  private func readings(_ text: String, _ form: Int, _ style: Style) -> [gn_position] {
    let mustBeAsked =
      switch form {
      case GN_FORM_GEOREF: style.options.decimals < 2
      case GN_FORM_GARS: style.options.decimals == 0
      case GN_FORM_MGRS: style.options.decimals < 1 && (text.first?.isLetter == true || text.dropFirst(2).first == " ")
      default: false
      }
    return (mustBeAsked ? [form] : [form, GN_FORM_ANY]).compactMap { (asked: Int) -> gn_position? in
      do throws(TextRefusal) {
        let position = try parse(text, form: asked, flags: style.parseFlags)
        #expect(position.form == Int32(form), "\(text), \(asked)")
        return position
      } catch {
        Issue.record("\(text) as \(asked): \(error.status) at \(error.offset); \(style.options)")
        return nil
      }
    }
  }

  private func written(_ latitude: Double, _ longitude: Double, _ style: Style, but: [gn_status]) -> String? {
    do {
      return try format(latitude, longitude, style.options)
    } catch {
      #expect(but.contains(error), "\(latitude), \(longitude): \(error); \(style.options)")
      return nil
    }
  }

  @Test(arguments: [GN_FORM_DD, GN_FORM_DM, GN_FORM_DMS, GN_FORM_ISO_6709, GN_FORM_GEO_URI])
  func degreesComeBackToHalfOfTheirLastDigit(_ form: Int) {
    var random = Randomness("\(#function)\(form)")
    var count = 0
    for _ in rounds(4000) {
      let style = Style(form, &random)
      let latitude = random.latitude()
      let longitude = random.longitude()
      guard let text = written(latitude, longitude, style, but: [GN_ERROR_STYLE]) else { continue }
      count += 1
      // The digits are exact; the value read is the nearest double, or the one beside it.
      let half = style.half + 1e-13
      for position in readings(text, form, style) {
        let difference = Angle.reduce(longitude: position.point.longitude).longitudeDifference(
          from: Angle.reduce(longitude: longitude))
        let isPole = form == GN_FORM_GEO_URI && position.point.latitude.magnitude == 90
        #expect((position.point.latitude - latitude).magnitude <= half, "\(latitude): \(text)")
        #expect(difference.magnitude <= half || isPole, "\(longitude): \(text)")
        #expect((position.precision / 111_000 / style.half / 2 - 1).magnitude < 0.01, "\(text)")
        let isHigh = form >= GN_FORM_ISO_6709 && style.has(GN_FORMAT_ALTITUDE)
        #expect((position.flags & UInt32(GN_POSITION_ALTITUDE) != 0) == isHigh)
        if isHigh {
          let unit = pow(10, -Double(style.options.altitude_decimals))
          #expect((position.altitude - style.options.altitude).magnitude <= unit / 2 + 1e-7, "\(text)")
        }
      }
    }
    #expect(count > rounds(2000).count)
  }

  @Test(arguments: [GN_FORM_UTM, GN_FORM_UPS])
  func gridCoordinatesComeBackToHalfOfTheirLastDigit(_ form: Int) throws {
    var random = Randomness("\(#function)\(form)")
    var count = 0
    for _ in rounds(1500) {
      var style = Style(form, &random)
      let longitude = random.longitude()
      var latitude = random.latitude()
      if form == GN_FORM_UPS { latitude = (90 - random.double(in: 0...7)).signed(as: latitude) }
      if Bool.random(using: &random) {
        // The zone of the meridian, or a neighbor.
        let zone = Int((Angle.reduce(longitude: longitude) + 180) / 6) + random.integer(in: 0...2)
        style.options.zone = Int32((zone + 59) % 60 + 1)
      }
      guard let text = written(latitude, longitude, style, but: [GN_ERROR_TOO_FAR]) else { continue }
      count += 1
      let isUPS = text.hasPrefix("N") || text.hasPrefix("S")
      for position in readings(text, isUPS ? GN_FORM_UPS : GN_FORM_UTM, style) {
        let grid = UTM.Grid(checkedZone: position.utm.zone, hemisphere: position.utm.hemisphere)
        let exact = try UTM.forward(latitude: latitude, longitude: longitude, request: .grid(grid))
        // Beside the digits there are the nanometers of the projection in the other hemisphere.
        #expect((exact.easting - position.utm.easting).magnitude <= style.half + 2e-9, "\(text)")
        #expect((exact.northing - position.utm.northing).magnitude <= style.half + 2e-9, "\(text)")
      }
    }
    #expect(count > rounds(1000).count)
  }

  @Test(arguments: cells)
  func referencesComeBackToTheirCell(_ form: Int) throws {
    var random = Randomness("\(#function)\(form)")
    for _ in rounds(1500) {
      let style = Style(form, &random)
      let text = try #require(written(random.latitude(), random.longitude(), style, but: []))
      for position in readings(text, form, style) {
        let again = try format(position.point.latitude, position.point.longitude, style.options)
        // The center of a cell that a border cuts may lie in the neighbor.
        let isCut = position.flags & UInt32(GN_POSITION_CUT) != 0
        #expect(again == text || isCut || position.flags & UInt32(GN_POSITION_OVERHANGS_ZONE) != 0, "\(text), \(again)")
      }
    }
  }

  /// A text written without a flag is read without one, although its reading depends on it.
  @Test func utmOfTheSouthIsReadAsTheHemisphereFirst() throws {
    let text = try format(-33.857, 151.215, formatOptions(GN_FORM_UTM, decimals: 2))
    #expect(text == "56S 334873.20 6252266.09")
    let position = try parse(text, form: GN_FORM_ANY, flags: 0)
    #expect(position.utm.hemisphere == -1 && position.flags == 0)
  }

  /// "180dE" begins as the GARS cell 180DE does.
  @Test func longitudesWithAnASCIIDegreeAreNoGARS() throws {
    #expect(try parse("180dE; 34dS", form: GN_FORM_ANY, flags: 0).point.latitude == -34)
    #expect(try parse("057dE10dS", form: GN_FORM_ANY, flags: 0).point.longitude == 57)
    #expect(try parse("180DE3", form: GN_FORM_ANY, flags: 0).form == Int32(GN_FORM_GARS))
  }
}
