// SPDX-License-Identifier: MIT
//! Errors of refused calls.

use core::fmt;

use crate::library::status_text;
use crate::mgrs::TypingField;
use crate::Status;

/// The result of a call: a value or an error.
pub type Result<T> = core::result::Result<T, Error>;

/// The reason why the library refused a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    offset: Option<usize>,
    field: Option<TypingField>,
    needed: [usize; 2],
}

impl Error {
    /// The status, such as [`Status::ERROR_LATITUDE`].
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The byte of a text where the refused part begins, an index into the `&str`.
    pub const fn offset(&self) -> Option<usize> {
        self.offset
    }

    /// The refused text of the four texts of [`mgrs::typing_fields`](crate::mgrs::typing_fields).
    pub const fn field(&self) -> Option<TypingField> {
        self.field
    }

    /// The needed lengths of the slices of an `_into` function, in the order of its parameters, if a slice is too short
    /// ([`Status::ERROR_BUFFER_TOO_SMALL`]); a text needs one byte more than its length.
    pub const fn needed(&self) -> [usize; 2] {
        self.needed
    }

    pub(crate) const fn new(status: Status) -> Self {
        Self { status, offset: None, field: None, needed: [0; 2] }
    }

    /// Returns `Ok` if a call was not refused.
    pub(crate) fn check(status: i32) -> Result<()> {
        match status_of(status) {
            Status::OK => Ok(()),
            refused => Err(Self::new(refused)),
        }
    }

    pub(crate) fn at(self, offset: usize) -> Self {
        Self { offset: Some(offset), ..self }
    }

    pub(crate) fn within(self, field: TypingField) -> Self {
        Self { field: (field.raw() != 0).then_some(field), ..self }
    }

    pub(crate) fn needing(self, first: usize, second: usize) -> Self {
        Self { needed: [first, second], ..self }
    }
}

/// The status of a call; each fits in a byte.
pub(crate) fn status_of(answer: i32) -> Status {
    Status::from_raw(answer as u8)
}

/// The status of a batch that ran: [`Status::OK`], or [`Status::PARTIAL`] if a row was refused.
pub(crate) fn batch_status(answer: i32) -> Result<Status> {
    match status_of(answer) {
        done @ (Status::OK | Status::PARTIAL) => Ok(done),
        refused => Err(Error::new(refused)),
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match status_text(self.status) {
            Some(text) => f.write_str(text)?,
            None => write!(f, "status {}", self.status.raw())?,
        }
        match self.offset {
            Some(offset) => write!(f, " (byte {offset})"),
            None => Ok(()),
        }
    }
}

#[cfg(core_error)]
impl core::error::Error for Error {}

#[cfg(all(feature = "std", not(core_error)))]
impl std::error::Error for Error {}
