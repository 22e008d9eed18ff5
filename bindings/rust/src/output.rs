// SPDX-License-Identifier: MIT
//! Results whose size only the library knows.

use crate::{Error, Result};

/// The text that a call has written into a buffer; `needed` counts its final zero.
pub(crate) fn text_in(out: &[u8], needed: usize) -> Result<&str> {
    let bytes = &out[..needed.saturating_sub(1)];
    // Never refused: the library writes UTF-8.
    core::str::from_utf8(bytes).map_err(|_| Error::new(crate::Status::ERROR_TEXT_BYTE))
}

#[cfg(feature = "alloc")]
mod owned {
    use alloc::string::String;
    use alloc::vec::Vec;

    use crate::{Error, Result, Status};

    /// Enough for every text but GeoJSON, and for a circle with the default options.
    const FIRST: usize = 80;

    /// Memory for a number of elements, if there is as much.
    pub(crate) fn room<T: Clone + Default>(count: usize) -> Result<Vec<T>> {
        let mut elements = Vec::new();
        elements.try_reserve_exact(count).map_err(|_| Error::new(Status::ERROR_COUNT))?;
        elements.resize(count, T::default());
        Ok(elements)
    }

    /// Calls `fill` with room for `count` elements, and again if it needs more; it tells how many it has written.
    pub(crate) fn elements<T: Clone + Default>(mut fill: impl FnMut(&mut [T]) -> Result<usize>) -> Result<Vec<T>> {
        let (found, _) = two(|out, _: &mut [u8]| Ok((fill(out)?, 0)))?;
        Ok(found)
    }

    /// As `elements`, for two outputs of one call.
    pub(crate) fn two<T: Clone + Default, U: Clone + Default>(
        fill: impl FnMut(&mut [T], &mut [U]) -> Result<(usize, usize)>,
    ) -> Result<(Vec<T>, Vec<U>)> {
        change(&[], fill)
    }

    /// As `two`, where what was there before goes in as the beginning of the first output.
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

    /// As `elements`, for a text.
    pub(crate) fn string(fill: impl FnMut(&mut [u8]) -> Result<usize>) -> Result<String> {
        // Never refused: the library writes UTF-8.
        String::from_utf8(elements(fill)?).map_err(|_| Error::new(Status::ERROR_TEXT_BYTE))
    }
}

#[cfg(feature = "alloc")]
pub(crate) use owned::{change, elements, room, string, two};
