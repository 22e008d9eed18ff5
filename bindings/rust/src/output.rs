// SPDX-License-Identifier: MIT
//! Results whose size only the library knows.

use crate::{Error, Result};

/// The text that a call has written into a buffer; `needed` counts its final zero.
pub(crate) fn text_in(out: &[u8], needed: usize) -> Result<&str> {
    let bytes = &out[..needed.saturating_sub(1)];
    // The conversion never fails, because the library writes UTF-8.
    core::str::from_utf8(bytes).map_err(|_| Error::new(crate::Status::ERROR_TEXT_BYTE))
}

#[cfg(feature = "alloc")]
mod owned {
    use alloc::string::String;
    use alloc::vec::Vec;

    use crate::{Error, Result, Status};

    /// The initial room, which suffices for every text except GeoJSON, and for a circle with the default options.
    const FIRST: usize = 80;

    /// Allocates memory for a number of elements, if available.
    pub(crate) fn room<T: Clone + Default>(count: usize) -> Result<Vec<T>> {
        let mut elements = Vec::new();
        elements.try_reserve_exact(count).map_err(|_| Error::new(Status::ERROR_COUNT))?;
        elements.resize(count, T::default());
        Ok(elements)
    }

    /// Calls `fill` with the initial room, and again if it needs more; `fill` returns the number of elements.
    pub(crate) fn elements<T: Clone + Default>(mut fill: impl FnMut(&mut [T]) -> Result<usize>) -> Result<Vec<T>> {
        let (found, _) = two(|out, _: &mut [u8]| Ok((fill(out)?, 0)))?;
        Ok(found)
    }

    /// Like `elements`, for two outputs of one call.
    pub(crate) fn two<T: Clone + Default, U: Clone + Default>(
        fill: impl FnMut(&mut [T], &mut [U]) -> Result<(usize, usize)>,
    ) -> Result<(Vec<T>, Vec<U>)> {
        change(&[], fill)
    }

    /// Like `two`, but passes the existing elements as the beginning of the first output.
    pub(crate) fn change<T: Clone + Default, U: Clone + Default>(
        before: &[T],
        mut fill: impl FnMut(&mut [T], &mut [U]) -> Result<(usize, usize)>,
    ) -> Result<(Vec<T>, Vec<U>)> {
        let (mut first, mut second) = (room(before.len() + FIRST)?, room(FIRST)?);
        first[..before.len()].clone_from_slice(before);
        let mut answer = fill(&mut first, &mut second);
        if let Err(error) = answer {
            if error.status() == Status::ERROR_BUFFER_TOO_SMALL {
                let [of_first, of_second] = error.needed();
                (first, second) = (room(of_first.max(before.len()))?, room(of_second)?);
                first[..before.len()].clone_from_slice(before);
                answer = fill(&mut first, &mut second);
            }
        }
        let (of_first, of_second) = answer?;
        first.truncate(of_first);
        second.truncate(of_second);
        Ok((first, second))
    }

    /// Like `elements`, for a text.
    pub(crate) fn string(fill: impl FnMut(&mut [u8]) -> Result<usize>) -> Result<String> {
        // The conversion never fails, because the library writes UTF-8.
        String::from_utf8(elements(fill)?).map_err(|_| Error::new(Status::ERROR_TEXT_BYTE))
    }
}

#[cfg(feature = "alloc")]
pub(crate) use owned::{change, elements, room, string, two};
