// SPDX-License-Identifier: MIT
//! What some values can do besides being read.

use crate::{status_text, MgrsTyping, Point, Status};

impl Point {
    /// A position, in degrees.
    pub const fn new(latitude: f64, longitude: f64) -> Self {
        Self { latitude, longitude }
    }
}

impl Status {
    /// Whether it is [`Status::OK`].
    pub const fn is_ok(self) -> bool {
        self.raw() == 0
    }
}

impl core::fmt::Display for Status {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(status_text(*self).unwrap_or("unknown status"))
    }
}

impl MgrsTyping {
    /// The characters that may be typed next: digits, then letters.
    pub fn next_characters(&self) -> impl Iterator<Item = char> {
        let next = self.next;
        ('0'..='9').chain('A'..='Z').enumerate().filter(move |(bit, _)| next >> bit & 1 == 1).map(|(_, one)| one)
    }
}
