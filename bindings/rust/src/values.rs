// SPDX-License-Identifier: MIT
//! Methods of some values.

use crate::exchange::Span;
use crate::library::status_text;
use crate::mgrs::Typing;
use crate::{Point, Status};

impl Point {
    /// A position, in degrees.
    pub const fn new(latitude: f64, longitude: f64) -> Self {
        Self { latitude, longitude }
    }
}

impl Status {
    /// Whether the status is [`Status::OK`].
    pub const fn is_ok(self) -> bool {
        self.raw() == 0
    }
}

impl core::fmt::Display for Status {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(status_text(*self).unwrap_or("unknown status"))
    }
}

impl Typing {
    /// The characters that may be typed next: digits, then letters.
    pub fn next_characters(&self) -> impl Iterator<Item = char> {
        let next = self.next;
        ('0'..='9').chain('A'..='Z').enumerate().filter(move |(bit, _)| next >> bit & 1 == 1).map(|(_, one)| one)
    }
}

impl Span {
    /// The part of a text that this is: of a document as it stands there, which [`xml_unescape`](crate::exchange::xml_unescape) reads. `None` if there is
    /// no such part.
    pub fn of(self, text: &str) -> Option<&str> {
        let offset = usize::try_from(self.offset).ok()?;
        text.get(offset..offset.checked_add(usize::try_from(self.size).ok()?)?)
    }
}
