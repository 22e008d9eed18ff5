// SPDX-License-Identifier: MIT
//! The names that every subject uses.

pub(crate) use core::ptr;

#[cfg(feature = "alloc")]
pub(crate) use alloc::{string::String, vec::Vec};

pub(crate) use crate::column::{rows, Column, ColumnMut, Texts, TextsMut};
pub(crate) use crate::error::{batch_status, Error, Result};
pub(crate) use crate::named::{enumeration, flags, options};
pub(crate) use crate::output::text_in;
#[cfg(feature = "alloc")]
pub(crate) use crate::output::{change, elements, room, string, two};
pub(crate) use crate::text::{static_text, Text};
pub(crate) use crate::types::*;
