// SPDX-License-Identifier: MIT
//! MGRS, UTM and UPS, positions as people write them, the MGRS grid of a map, geodesics, routes, polygons and shapes on
//! the WGS 84 ellipsoid.
//!
//! ```
//! # fn main() -> gridnorth::Result<()> {
//! use gridnorth::{geodesic_inverse, mgrs_decode, mgrs_encode, Point};
//!
//! assert_eq!(mgrs_encode(48.85837, 2.294481, 5)?, "31UDQ4825011951");
//! assert_eq!(mgrs_decode("31U DQ 48250 11951")?.size, 1.0);
//!
//! let (oslo, tokyo) = (Point::new(59.91387, 10.75225), Point::new(35.68950, 139.69171));
//! let way = geodesic_inverse(oslo, tokyo)?;
//! assert_eq!(format!("{:.3} m at {:.4}", way.distance, way.azimuth_from), "8426248.966 m at 40.6722");
//!
//! let error = mgrs_decode("32VNM 9798 431").unwrap_err();
//! assert_eq!(error.offset(), Some(6));
//! assert_eq!(error.to_string(), "Easting and northing do not have the same number of digits. (byte 6)");
//! # Ok(())
//! # }
//! ```
//!
//! * Angles are in degrees, lengths in meters, and azimuths run clockwise from north.
//! * What the library refuses is an [`Error`]: it has a [`Status`], and for a text the offset of what is wrong.
//! * Texts are `&str` or bytes. They need not be UTF-8: the library refuses what it cannot read.
//! * A function whose name ends in `_batch` takes one row after another from slices, or from fields of your own structs
//!   with [`Column::of`] and [`columns`]; nothing is copied. A bad row never stops the others: each has a [`Status`].
//! * A function whose name ends in `_into` writes into your slice and never allocates. Its twin without `_into` returns
//!   a `String` or a `Vec` and needs the feature `alloc`. The rest of the crate needs no allocator.
//! * Enumerations such as [`Form`] are numbers with names, so a `match` needs a last arm for those of later versions.
//! * Any number of threads may call at once. There is nothing to initialize and nothing to free.
//!
//! The library is linked from `GRIDNORTH_DIR` (a folder with `libgridnorth.so` or `libgridnorth.a`, or whose `lib` has
//! them), from where `pkg-config gridnorth` says, or from where the linker looks. The feature `static` links
//! `libgridnorth.a`.

#![no_std]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod column;
mod error;
#[rustfmt::skip]
mod ffi;
#[allow(clippy::too_many_arguments)] // As many as in C.
#[rustfmt::skip]
mod functions;
mod named;
mod output;
mod text;
#[rustfmt::skip]
mod types;
mod values;

pub use column::{columns, Column, ColumnMut, Columns, Texts, TextsMut};
pub use error::{Error, Result};
pub use functions::*;
pub use text::Text;
pub use types::*;

/// The programs of the guide and of README.md are doctests too.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../README.md")]
    struct Readme;

    #[doc = include_str!("../../../docs/guides/rust.md")]
    struct Guide;
}
