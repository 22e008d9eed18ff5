// SPDX-License-Identifier: MIT
//! The tables of Tests/Vectors, which its README describes.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use gridnorth::*;

struct Row(HashMap<String, String>);

impl Row {
    fn text(&self, name: &str) -> &str {
        &self.0[name]
    }

    fn number(&self, name: &str) -> f64 {
        self.text(name).parse().unwrap_or_else(|_| panic!("{}: {name} is not a number", self.text("id")))
    }

    fn integer(&self, name: &str) -> i32 {
        self.text(name).parse().unwrap_or_else(|_| panic!("{}: {name} is not an integer", self.text("id")))
    }

    /// The bytes that a text with escapes represents.
    fn bytes(&self, name: &str) -> Vec<u8> {
        let (mut bytes, mut rest) = (Vec::new(), self.text(name).bytes());
        while let Some(byte) = rest.next() {
            match (byte, if byte == b'\\' { rest.next() } else { None }) {
                (b'\\', Some(b'x')) => {
                    let digits = [rest.next().unwrap(), rest.next().unwrap()];
                    bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap());
                }
                (b'\\', Some(b't')) => bytes.push(b'\t'),
                (b'\\', Some(b'n')) => bytes.push(b'\n'),
                (b'\\', Some(b'\\')) => bytes.push(b'\\'),
                (b'\\', Some(b'e')) => {}
                (b'\\', _) => panic!("{}: no such escape", self.text("id")),
                _ => bytes.push(byte),
            }
        }
        bytes
    }

    fn hemisphere(&self) -> Hemisphere {
        match self.text("hemisphere") {
            "N" => Hemisphere::NORTH,
            "S" => Hemisphere::SOUTH,
            other => panic!("{}: no hemisphere {other}", self.text("id")),
        }
    }

    /// Names joined by +, as bits in the order of a list of names.
    fn sum(&self, name: &str, names: &[&str]) -> u32 {
        let list = self.text(name);
        let bit = |one| 1 << names.iter().position(|&known| known == one).expect(one);
        if list == "0" {
            0
        } else {
            list.split('+').map(bit).sum()
        }
    }

    fn is_checked(&self, name: &str) -> bool {
        self.text(name) != "-"
    }

    fn expect<T: PartialEq + std::fmt::Debug>(&self, name: &str, got: T, expected: T) {
        assert_eq!(got, expected, "{}: {name}", self.text("id"));
    }

    fn expect_near(&self, name: &str, got: f64) {
        if self.is_checked(name) {
            let difference = got - self.number(name);
            let turn = if name.ends_with("longitude") { 360.0 * (difference / 360.0).round() } else { 0.0 };
            let near = (difference - turn).abs() <= self.number("tolerance");
            assert!(near, "{}: {name}: {got}", self.text("id"));
        }
    }

    fn expect_exactly(&self, name: &str, got: f64) {
        if self.is_checked(name) {
            self.expect(name, got, self.number(name));
        }
    }

    /// Compares the status and the offset, and returns the value if one is expected.
    fn answered<T>(&self, answer: Result<T>) -> Option<T> {
        let status = answer.as_ref().err().map_or(Status::OK, Error::status);
        let name = library::status_name(status).unwrap();
        self.expect("status", name.trim_start_matches("GN_").trim_start_matches("ERROR_"), self.text("status"));
        if self.0.contains_key("offset") {
            let offset = answer.as_ref().err().map_or(0, |error| error.offset().expect("an offset"));
            self.expect("offset", offset as i32, self.integer("offset"));
        }
        answer.ok()
    }
}

fn each_row(table: &str, check: impl Fn(&Row)) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Tests/Vectors").join(table);
    let text = fs::read_to_string(&path).unwrap();
    let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let names: Vec<String> = lines.next().unwrap().split('\t').map(String::from).collect();
    let mut count = 0;
    for line in lines {
        let fields: Vec<String> = line.split('\t').map(String::from).collect();
        assert_eq!(fields.len(), names.len(), "{table}: {line}");
        check(&Row(names.iter().cloned().zip(fields).collect()));
        count += 1;
    }
    println!("{table}: {count} rows");
}

#[test]
fn mgrs_encode_table() {
    each_row("mgrs-encode.tsv", |row| {
        let answer = mgrs::encode(row.number("latitude"), row.number("longitude"), row.integer("precision"));
        if let Some(text) = row.answered(answer) {
            row.expect("text", text.as_str(), row.text("text"));
        }
    });
}

#[test]
fn mgrs_encode_utm_table() {
    each_row("mgrs-encode-utm.tsv", |row| {
        let (easting, northing) = (row.number("easting"), row.number("northing"));
        let utm = utm::Utm { easting, northing, zone: row.integer("zone"), hemisphere: row.hemisphere() };
        if let Some(text) = row.answered(mgrs::encode_utm(utm, row.integer("precision"))) {
            row.expect("text", text.as_str(), row.text("text"));
        }
    });
}

#[test]
fn mgrs_decode_table() {
    each_row("mgrs-decode.tsv", |row| {
        let text = row.bytes("text");
        let answer = match row.text("rule") {
            "strict" => mgrs::decode_strict(text),
            "lenient" => mgrs::decode(text),
            other => panic!("no rule {other}"),
        };
        if let Some(cell) = row.answered(answer) {
            row.expect("zone", cell.zone, row.integer("zone"));
            row.expect("band", &*cell.band, row.text("band"));
            let square = if cell.column.is_empty() { "-".into() } else { format!("{}{}", cell.column, cell.row) };
            row.expect("square", square.as_str(), row.text("square"));
            row.expect("precision", cell.precision, row.integer("precision"));
            row.expect("flags", cell.flags.bits(), row.sum("flags", &["BAND", "ZONE", "CUT"]));
            row.expect_near("latitude", cell.center.latitude);
            row.expect_near("longitude", cell.center.longitude);
            row.expect_exactly("size", cell.size);
            row.expect_near("sw_latitude", cell.south_west.latitude);
            row.expect_near("sw_longitude", cell.south_west.longitude);
        }
    });
}

#[test]
fn utm_forward_table() {
    each_row("utm-forward.tsv", |row| {
        let answer = utm::forward(row.number("latitude"), row.number("longitude"), row.integer("zone"));
        if let Some(utm) = row.answered(answer) {
            row.expect("zone", utm.zone, row.integer("out_zone"));
            row.expect("hemisphere", utm.hemisphere, row.hemisphere());
            row.expect_near("easting", utm.easting);
            row.expect_near("northing", utm.northing);
        }
    });
}

#[test]
fn utm_inverse_table() {
    each_row("utm-inverse.tsv", |row| {
        let (easting, northing) = (row.number("easting"), row.number("northing"));
        let utm = utm::Utm { easting, northing, zone: row.integer("zone"), hemisphere: row.hemisphere() };
        if let Some(point) = row.answered(utm::inverse(utm)) {
            row.expect_near("latitude", point.latitude);
            row.expect_near("longitude", point.longitude);
            assert!((-180.0..180.0).contains(&point.longitude));
        }
    });
}

#[test]
fn squares_table() {
    let letters = || 'A'..='Z';
    each_row("squares.tsv", |row| {
        let texts = letters().flat_map(|one| letters().map(move |other| (one, other)));
        let accepted =
            texts.filter(|(one, other)| mgrs::decode_strict(format!("{}{one}{other}", row.text("grid_zone"))).is_ok());
        row.expect("count", accepted.count() as i32, row.integer("count"));
    });
}

#[test]
fn position_parse_table() {
    const FORMS: [(&str, position::Form); 11] = [
        ("ANY", position::Form::ANY),
        ("DD", position::Form::DD),
        ("DM", position::Form::DM),
        ("DMS", position::Form::DMS),
        ("UTM", position::Form::UTM),
        ("UPS", position::Form::UPS),
        ("MGRS", position::Form::MGRS),
        ("ISO_6709", position::Form::ISO_6709),
        ("GEO_URI", position::Form::GEO_URI),
        ("GEOREF", position::Form::GEOREF),
        ("GARS", position::Form::GARS),
    ];
    const RULES: [&str; 4] = ["BANDS", "LONGITUDE_FIRST", "STRICT", "HEMISPHERES"];
    const FLAGS: [&str; 11] = [
        "BAND_OF_NEIGHBOR",
        "OVERHANGS_ZONE",
        "CUT",
        "ALTITUDE",
        "UNCERTAINTY",
        "LONGITUDE_FIRST",
        "BAND",
        "DECIMAL_COMMA",
        "DOUBLE_SIGN",
        "OTHER_CRS",
        "OTHER_PARAMETERS",
    ];
    let form = |name: &str| FORMS.iter().find(|one| one.0 == name).unwrap().1;
    each_row("position-parse.tsv", |row| {
        let flags = position::ParseFlags::from_bits(row.sum("rule", &RULES));
        if let Some(found) = row.answered(position::parse(row.bytes("text"), form(row.text("form")), flags)) {
            let best = &found[0];
            row.expect("count", found.len() as i32, row.integer("count"));
            row.expect("form", best.form, form(row.text("out_form")));
            row.expect_near("latitude", best.point.latitude);
            row.expect_near("longitude", best.point.longitude);
            let precision = row.number("precision");
            assert!((best.precision - precision).abs() <= 1e-11 * precision, "{}", row.text("id"));
            row.expect_exactly("altitude", best.altitude);
            row.expect_exactly("uncertainty", best.uncertainty);
            row.expect("flags", best.flags.bits(), row.sum("flags", &FLAGS));
        }
    });
}

impl Row {
    fn expect_within(&self, name: &str, got: f64, tolerance: &str) {
        if self.is_checked(name) {
            let near = (got - self.number(name)).abs() <= self.number(tolerance);
            assert!(near, "{}: {name}: {got}", self.text("id"));
        }
    }

    fn north(&self, name: &str) -> North {
        match self.text(name) {
            "TRUE" => North::TRUE,
            "GRID" => North::GRID,
            "MAGNETIC" => North::MAGNETIC,
            other => panic!("{}: no north {other}", self.text("id")),
        }
    }
}

#[test]
fn decimal_year_table() {
    each_row("decimal-year.tsv", |row| {
        if let Some(year) = row.answered(time::decimal_year(row.number("seconds"))) {
            row.expect_near("year", year);
        }
    });
}

#[test]
fn magnetic_table() {
    each_row("magnetic.tsv", |row| {
        let (latitude, longitude) = (row.number("latitude"), row.number("longitude"));
        let answer = magnetic::compute(latitude, longitude, row.number("height"), row.number("year"), None);
        let field = match row.answered(answer) {
            Some(field) => field,
            None => return,
        };
        for (name, got) in [
            ("declination", field.declination),
            ("inclination", field.inclination),
            ("declination_rate", field.declination_rate),
            ("inclination_rate", field.inclination_rate),
            ("uncertainty", field.uncertainty),
        ] {
            row.expect_within(name, got, "angle_tolerance");
        }
        for (name, got) in [
            ("horizontal", field.horizontal),
            ("total", field.total),
            ("north", field.north),
            ("east", field.east),
            ("down", field.down),
            ("horizontal_rate", field.horizontal_rate),
            ("total_rate", field.total_rate),
            ("north_rate", field.north_rate),
            ("east_rate", field.east_rate),
            ("down_rate", field.down_rate),
        ] {
            row.expect_within(name, got, "tolerance");
        }
        row.expect("flags", field.flags.bits(), row.sum("flags", &["CAUTION", "BLACKOUT", "OUT_OF_DATE"]));
    });
}

#[test]
fn norths_table() {
    each_row("norths.tsv", |row| {
        let (latitude, longitude) = (row.number("latitude"), row.number("longitude"));
        let (height, year, zone) = (row.number("height"), row.number("year"), row.integer("zone"));
        let answer = norths::compute(latitude, longitude, height, year, zone, None).and_then(|norths| {
            norths::azimuth_convert(row.number("azimuth"), row.north("from"), row.north("to"), &norths)
                .map(|converted| (norths, converted))
        });
        if let Some((norths, converted)) = row.answered(answer) {
            row.expect("out_zone", norths.zone, row.integer("out_zone"));
            row.expect("hemisphere", norths.hemisphere, row.hemisphere());
            row.expect_near("convergence", norths.convergence);
            row.expect_near("declination", norths.declination);
            row.expect_near("grid_magnetic", norths.grid_magnetic);
            row.expect_near("converted", converted);
        }
    });
}

#[test]
fn measure_format_table() {
    each_row("measure-format.tsv", |row| {
        let (value, digits, unit) = (row.number("value"), row.integer("digits"), row.text("unit"));
        let angle = || match unit {
            "DEGREES" => measure::AngleUnit::DEGREES,
            "MILS" => measure::AngleUnit::MILS,
            "POINTS_8" => measure::AngleUnit::POINTS_8,
            "POINTS_16" => measure::AngleUnit::POINTS_16,
            other => panic!("no unit {other}"),
        };
        let speed = || match unit {
            "METERS_PER_SECOND" => measure::SpeedUnit::METERS_PER_SECOND,
            "KILOMETERS_PER_HOUR" => measure::SpeedUnit::KILOMETERS_PER_HOUR,
            "MILES_PER_HOUR" => measure::SpeedUnit::MILES_PER_HOUR,
            "KNOTS" => measure::SpeedUnit::KNOTS,
            "MINUTES_PER_KILOMETER" => measure::SpeedUnit::MINUTES_PER_KILOMETER,
            other => panic!("no unit {other}"),
        };
        let answer = match row.text("measure") {
            "SPEED" => measure::speed_format(value, speed(), digits),
            "ANGLE" => measure::angle_format(value, angle(), digits),
            "COURSE" => measure::course_format(value, row.north("north"), angle(), digits),
            _ => measure::declination_format(value, angle(), digits),
        };
        if let Some(text) = row.answered(answer) {
            row.expect("text", text.as_str(), row.text("text"));
        }
    });
}

#[test]
fn measure_parse_table() {
    each_row("measure-parse.tsv", |row| {
        let text = row.bytes("text");
        let answer = match row.text("measure") {
            "SPEED" => measure::speed_parse(text),
            "ANGLE" => measure::angle_parse(text),
            "COURSE" => measure::course_parse(text).map(|course| {
                row.expect("north", course.north, row.north("north"));
                course.degrees
            }),
            _ => measure::declination_parse(text),
        };
        if let Some(value) = row.answered(answer) {
            row.expect_near("value", value);
        }
    });
}

fn kind_name(kind: exchange::FeatureKind) -> &'static str {
    let names = [
        (exchange::FeatureKind::POINT, "POINT"),
        (exchange::FeatureKind::LINE, "LINE"),
        (exchange::FeatureKind::AREA, "AREA"),
        (exchange::FeatureKind::HOLE, "HOLE"),
    ];
    names.iter().find(|(known, _)| *known == kind).expect("a kind of GeoJSON").1
}

fn listed(words: Vec<String>) -> String {
    if words.is_empty() {
        "-".to_string()
    } else {
        words.join(" ")
    }
}

#[test]
fn geojson_read_table() {
    let shown = |number: f64| if number.is_nan() { "-".to_string() } else { number.to_string() };
    each_row("geojson-read.tsv", |row| {
        let text = String::from_utf8(row.bytes("text")).unwrap();
        let read = match exchange::geojson_read(&text) {
            Ok(read) => read,
            Err(error) => {
                row.answered::<()>(Err(error));
                return;
            }
        };
        let report = read.report;
        let (status, error) = match report.skipped {
            0 => ("OK", "-"),
            _ => ("PARTIAL", library::status_name(report.error()).unwrap().trim_start_matches("GN_ERROR_")),
        };
        row.expect("status", status, row.text("status"));
        row.expect("error", error, row.text("error"));
        row.expect("offset", report.place as i32, row.integer("offset"));
        row.expect("skipped", report.skipped as i32, row.integer("skipped"));
        let features = &read.features;
        let vertices = read
            .vertices
            .iter()
            .map(|vertex| [vertex.point.latitude, vertex.point.longitude, vertex.altitude].map(shown).join(","));
        row.expect(
            "kinds",
            listed(features.iter().map(|one| kind_name(one.kind).to_string()).collect()).as_str(),
            row.text("kinds"),
        );
        row.expect(
            "objects",
            listed(features.iter().map(|one| one.object.to_string()).collect()).as_str(),
            row.text("objects"),
        );
        row.expect(
            "counts",
            listed(features.iter().map(|one| one.count.to_string()).collect()).as_str(),
            row.text("counts"),
        );
        row.expect("vertices", listed(vertices.collect()).as_str(), row.text("vertices"));
    });
}
