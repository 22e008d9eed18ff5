// SPDX-License-Identifier: MIT
//! Reads a CSV file whose last column is a position in any notation, and writes it with the position in decimal
//! degrees, its MGRS reference and the distance from the first row in kilometers. An unreadable row gets the reason and
//! the place of the error.
//!
//!     cargo run --example convert < places.csv

use std::io::{self, BufRead, Write};

use gridnorth::position::{self, Form, ParseFlags};
use gridnorth::{geodesic, mgrs, Point};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut first = None;
    for line in io::stdin().lock().lines() {
        let line = line?;
        let name_end = line.find(',').map_or(0, |comma| comma + 1);
        match converted(line[name_end..].trim_matches('"'), &mut first) {
            Ok(found) => writeln!(out, "{line},{found}")?,
            Err(error) => writeln!(out, "{line},,,{error}")?,
        }
    }
    Ok(())
}

fn converted(text: &str, first: &mut Option<Point>) -> gridnorth::Result<String> {
    let point = position::parse(text, Form::ANY, ParseFlags::empty())?[0].point;
    let reference = mgrs::encode(point.latitude, point.longitude, mgrs::M_1)?;
    let way = geodesic::inverse(*first.get_or_insert(point), point)?;
    Ok(format!("{:.6} {:.6},{reference},{:.3}", point.latitude, point.longitude, way.distance / 1000.0))
}
