// SPDX-License-Identifier: MIT
//! Short texts in structs and columns.

use core::fmt;
use core::ops::Deref;

use crate::{Error, Result, Status};

/// A text of at most `N` bytes, as it lies in memory: it ends at its first zero, or with its last byte.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Text<const N: usize>([u8; N]);

impl<const N: usize> Text<N> {
    /// Copies a text.
    ///
    /// # Errors
    ///
    /// [`Status::ERROR_BUFFER_TOO_SMALL`] if it has more than `N` bytes.
    pub fn new(text: &str) -> Result<Self> {
        let mut bytes = [0; N];
        let room = bytes.get_mut(..text.len()).ok_or(Error::new(Status::ERROR_BUFFER_TOO_SMALL))?;
        room.copy_from_slice(text.as_bytes());
        Ok(Self(bytes))
    }

    /// The text; empty if the bytes are not UTF-8, which the library never writes.
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(self.as_bytes()).unwrap_or("")
    }

    /// The bytes up to the first zero.
    pub fn as_bytes(&self) -> &[u8] {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(N);
        &self.0[..end]
    }
}

impl<const N: usize> Default for Text<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Deref for Text<N> {
    type Target = str;
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl<const N: usize> fmt::Debug for Text<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl<const N: usize> fmt::Display for Text<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl<const N: usize> PartialEq for Text<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl<const N: usize> Eq for Text<N> {}

impl<const N: usize> PartialEq<str> for Text<N> {
    fn eq(&self, other: &str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl<const N: usize> PartialEq<&str> for Text<N> {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

impl<const N: usize> AsRef<[u8]> for Text<N> {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

/// A static text of the library; `None` for null.
///
/// # Safety
///
/// The pointer must be null, or point to bytes that end with a zero and never change.
pub(crate) unsafe fn static_text(pointer: *const u8) -> Option<&'static str> {
    if pointer.is_null() {
        return None;
    }
    let mut size = 0;
    // SAFETY: there is a zero, and no byte after it is read.
    let bytes = unsafe {
        while *pointer.add(size) != 0 {
            size += 1;
        }
        core::slice::from_raw_parts(pointer, size)
    };
    core::str::from_utf8(bytes).ok()
}
