// SPDX-License-Identifier: MIT
//! Rows of a batch: slices, and fields of structs in a slice, without copies.

use core::marker::PhantomData;
use core::mem::size_of;
use core::ptr;

use crate::Text;

/// The number of rows of a column that adapts to the other columns.
const ANY: usize = usize::MAX;

/// One value for each row: a slice, a field of structs in a slice ([`Column::of`]), or one value for all rows
/// ([`Column::repeat`]).
#[derive(Debug)]
pub struct Column<'a, T> {
    pub(crate) pointer: *const T,
    pub(crate) stride: isize,
    pub(crate) rows: usize,
    lifetime: PhantomData<&'a [T]>,
}

// SAFETY: a column is a shared reference to its values.
unsafe impl<T: Sync> Send for Column<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Column<'_, T> {}

impl<T> Clone for Column<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Column<'_, T> {}

impl<'a, T> Column<'a, T> {
    /// The same value for every row.
    pub fn repeat(value: &'a T) -> Self {
        Self { pointer: value, stride: 0, rows: ANY, lifetime: PhantomData }
    }

    /// A column of one field of each struct.
    ///
    /// ```
    /// # fn main() -> gridnorth::Result<()> {
    /// use gridnorth::{mgrs, Column, Point, Text};
    ///
    /// let points = [Point::new(48.85837, 2.294481), Point::new(40.6892, -74.0445)];
    /// let mut texts = [Text::<16>::default(); 2];
    /// let latitudes = Column::of(&points, |point| &point.latitude);
    /// let longitudes = Column::of(&points, |point| &point.longitude);
    /// mgrs::encode_batch(latitudes, longitudes, 5, &mut texts, None)?;
    /// assert_eq!(texts[0], "31UDQ4825011951");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Panics
    ///
    /// If the closure does not return the same field of every struct.
    pub fn of<S>(structs: &'a [S], field: impl Fn(&'a S) -> &'a T) -> Self {
        let size = size_of::<S>();
        let base = structs.as_ptr() as usize;
        let first = structs.first().map_or(0, |first| offset(field(first), base, size));
        for (row, one) in structs.iter().enumerate() {
            assert_eq!(offset(field(one), base + row * size, size), first, "not the same field in every row");
        }
        let pointer = structs.as_ptr().cast::<u8>().wrapping_add(first).cast();
        Self { pointer, stride: size as isize, rows: structs.len(), lifetime: PhantomData }
    }
}

impl<'a, T> From<&'a [T]> for Column<'a, T> {
    fn from(rows: &'a [T]) -> Self {
        Self { pointer: rows.as_ptr(), stride: size_of::<T>() as isize, rows: rows.len(), lifetime: PhantomData }
    }
}

impl<'a, T, const N: usize> From<&'a [T; N]> for Column<'a, T> {
    fn from(rows: &'a [T; N]) -> Self {
        rows[..].into()
    }
}

#[cfg(feature = "alloc")]
impl<'a, T> From<&'a alloc::vec::Vec<T>> for Column<'a, T> {
    fn from(rows: &'a alloc::vec::Vec<T>) -> Self {
        rows[..].into()
    }
}

/// Room for one value for each row: a slice, a field of structs in a slice ([`columns`]), or nothing
/// ([`ColumnMut::none`]).
#[derive(Debug)]
pub struct ColumnMut<'a, T> {
    pub(crate) pointer: *mut T,
    pub(crate) stride: isize,
    pub(crate) rows: usize,
    lifetime: PhantomData<&'a mut [T]>,
}

// SAFETY: a column is a unique reference to its values.
unsafe impl<T: Send> Send for ColumnMut<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for ColumnMut<'_, T> {}

impl<T> ColumnMut<'_, T> {
    /// A column for an unwanted result.
    pub fn none() -> Self {
        Self { pointer: ptr::null_mut(), stride: 0, rows: ANY, lifetime: PhantomData }
    }

    /// Reborrows the rows for one of several calls.
    #[cfg(feature = "alloc")]
    pub(crate) fn again(&mut self) -> ColumnMut<'_, T> {
        let Self { pointer, stride, rows, .. } = *self;
        ColumnMut { pointer, stride, rows, lifetime: PhantomData }
    }
}

impl<'a, T> From<&'a mut [T]> for ColumnMut<'a, T> {
    fn from(rows: &'a mut [T]) -> Self {
        Self { pointer: rows.as_mut_ptr(), stride: size_of::<T>() as isize, rows: rows.len(), lifetime: PhantomData }
    }
}

impl<'a, T, const N: usize> From<&'a mut [T; N]> for ColumnMut<'a, T> {
    fn from(rows: &'a mut [T; N]) -> Self {
        rows.as_mut_slice().into()
    }
}

#[cfg(feature = "alloc")]
impl<'a, T> From<&'a mut alloc::vec::Vec<T>> for ColumnMut<'a, T> {
    fn from(rows: &'a mut alloc::vec::Vec<T>) -> Self {
        rows.as_mut_slice().into()
    }
}

/// One text for each row, in slots of equal size; a text ends at its first zero, or with its slot.
#[derive(Clone, Copy, Debug)]
pub struct Texts<'a> {
    pub(crate) pointer: *const u8,
    pub(crate) size: usize,
    pub(crate) stride: isize,
    pub(crate) rows: usize,
    lifetime: PhantomData<&'a [u8]>,
}

// SAFETY: as for Column.
unsafe impl Send for Texts<'_> {}
// SAFETY: as for Column.
unsafe impl Sync for Texts<'_> {}

impl<'a> Texts<'a> {
    /// Slots of `size` bytes, one after the other.
    ///
    /// # Panics
    ///
    /// If the bytes are not a whole number of slots.
    pub fn new(bytes: &'a [u8], size: usize) -> Self {
        let rows = slots(bytes.len(), size);
        Self { pointer: bytes.as_ptr(), size, stride: size as isize, rows, lifetime: PhantomData }
    }
}

/// Room for one text for each row, in slots of equal size. A text that is shorter is followed by zeros.
#[derive(Debug)]
pub struct TextsMut<'a> {
    pub(crate) pointer: *mut u8,
    pub(crate) size: usize,
    pub(crate) stride: isize,
    pub(crate) rows: usize,
    lifetime: PhantomData<&'a mut [u8]>,
}

// SAFETY: as for ColumnMut.
unsafe impl Send for TextsMut<'_> {}
// SAFETY: as for ColumnMut.
unsafe impl Sync for TextsMut<'_> {}

impl<'a> TextsMut<'a> {
    /// Slots of `size` bytes, one after the other.
    ///
    /// # Panics
    ///
    /// If the bytes are not a whole number of slots.
    pub fn new(bytes: &'a mut [u8], size: usize) -> Self {
        let rows = slots(bytes.len(), size);
        Self { pointer: bytes.as_mut_ptr(), size, stride: size as isize, rows, lifetime: PhantomData }
    }
}

fn slots(bytes: usize, size: usize) -> usize {
    assert!(size > 0 && bytes % size == 0, "{bytes} bytes are not slots of {size}");
    bytes / size
}

impl<'a, const N: usize> From<Column<'a, Text<N>>> for Texts<'a> {
    fn from(column: Column<'a, Text<N>>) -> Self {
        let Column { pointer, stride, rows, .. } = column;
        Self { pointer: pointer.cast(), size: N, stride, rows, lifetime: PhantomData }
    }
}

impl<'a, const N: usize> From<ColumnMut<'a, Text<N>>> for TextsMut<'a> {
    fn from(column: ColumnMut<'a, Text<N>>) -> Self {
        let ColumnMut { pointer, stride, rows, .. } = column;
        Self { pointer: pointer.cast(), size: N, stride, rows, lifetime: PhantomData }
    }
}

/// Implements the conversion to slots for every type that converts to a column of texts.
macro_rules! slots_from {
    ($texts:ident, $column:ident: $($type:ty, [$($size:tt)*];)*) => {
        $(impl<'a, const N: usize $($size)*> From<$type> for $texts<'a> {
            fn from(rows: $type) -> Self {
                $column::from(rows).into()
            }
        })*
    };
}

slots_from! { Texts, Column: &'a [Text<N>], []; &'a [Text<N>; M], [, const M: usize]; }
slots_from! { TextsMut, ColumnMut: &'a mut [Text<N>], []; &'a mut [Text<N>; M], [, const M: usize]; }
#[cfg(feature = "alloc")]
slots_from! { Texts, Column: &'a alloc::vec::Vec<Text<N>>, []; }
#[cfg(feature = "alloc")]
slots_from! { TextsMut, ColumnMut: &'a mut alloc::vec::Vec<Text<N>>, []; }

/// Fields of each struct in a slice, some to read and some to write: a closure returns references to the fields, and
/// each `&` becomes a [`Column`], each `&mut` a [`ColumnMut`].
///
/// ```
/// # fn main() -> gridnorth::Result<()> {
/// use gridnorth::{columns, utm, ColumnMut};
///
/// #[derive(Default)]
/// struct Site { latitude: f64, longitude: f64, easting: f64, northing: f64 }
///
/// let mut sites = [Site { latitude: 48.85837, longitude: 2.294481, ..Site::default() }];
/// let (latitudes, longitudes, eastings, northings) =
///     columns(&mut sites, |site| (&site.latitude, &site.longitude, &mut site.easting, &mut site.northing));
/// utm::forward_batch(latitudes, longitudes, 0, eastings, northings, ColumnMut::none(), None)?;
/// assert_eq!(sites[0].easting.round(), 448251.0);
/// # Ok(())
/// # }
/// ```
///
/// # Panics
///
/// If the closure does not return the same fields of every struct.
pub fn columns<'a, S, F: Columns>(structs: &'a mut [S], fields: impl Fn(&'a mut S) -> F) -> F::Found {
    let (rows, size) = (structs.len(), size_of::<S>());
    let base: *mut S = structs.as_mut_ptr();
    let mut offsets = None;
    for row in 0..rows {
        // SAFETY: the row lies in the slice, which is borrowed for 'a, and each row is borrowed once.
        let one = unsafe { &mut *base.add(row) };
        let found = fields(one).offsets(base as usize + row * size, size);
        assert!(*offsets.get_or_insert(found) == found, "not the same fields in every row");
    }
    // Every reference from the closure lies in its row, at the same place as in other rows, and ends here.
    F::found(base.cast(), size, rows, offsets.unwrap_or_default())
}

/// References to fields of one struct: a tuple of up to eight `&T` and `&mut T`.
pub trait Columns: sealed::Columns {}

impl<F: sealed::Columns> Columns for F {}

mod sealed {
    use core::marker::PhantomData;

    use super::{offset, Column, ColumnMut};

    pub trait Columns {
        type Found;
        type Offsets: Copy + Default + PartialEq;
        /// The offsets of the fields in the struct at an address.
        fn offsets(self, base: usize, size: usize) -> Self::Offsets;
        fn found(base: *mut u8, stride: usize, rows: usize, offsets: Self::Offsets) -> Self::Found;
    }

    pub trait Reference {
        type Found;
        fn offset(self, base: usize, size: usize) -> usize;
        fn found(pointer: *mut u8, stride: usize, rows: usize) -> Self::Found;
    }

    impl<'a, T> Reference for &'a T {
        type Found = Column<'a, T>;
        fn offset(self, base: usize, size: usize) -> usize {
            offset(self, base, size)
        }
        fn found(pointer: *mut u8, stride: usize, rows: usize) -> Column<'a, T> {
            Column { pointer: pointer.cast(), stride: stride as isize, rows, lifetime: PhantomData }
        }
    }

    impl<'a, T> Reference for &'a mut T {
        type Found = ColumnMut<'a, T>;
        fn offset(self, base: usize, size: usize) -> usize {
            offset(self, base, size)
        }
        fn found(pointer: *mut u8, stride: usize, rows: usize) -> ColumnMut<'a, T> {
            ColumnMut { pointer: pointer.cast(), stride: stride as isize, rows, lifetime: PhantomData }
        }
    }

    macro_rules! tuples {
        ($($count:literal: $($field:ident $index:tt)*;)*) => {$(
            impl<$($field: Reference),*> Columns for ($($field,)*) {
                type Found = ($($field::Found,)*);
                type Offsets = [usize; $count];
                fn offsets(self, base: usize, size: usize) -> Self::Offsets {
                    [$(self.$index.offset(base, size)),*]
                }
                fn found(base: *mut u8, stride: usize, rows: usize, offsets: Self::Offsets) -> Self::Found {
                    ($($field::found(base.wrapping_add(offsets[$index]), stride, rows),)*)
                }
            }
        )*};
    }

    tuples! {
        1: A 0;
        2: A 0 B 1;
        3: A 0 B 1 C 2;
        4: A 0 B 1 C 2 D 3;
        5: A 0 B 1 C 2 D 3 E 4;
        6: A 0 B 1 C 2 D 3 E 4 F 5;
        7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
        8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
    }
}

/// The offset of a field in the struct at an address.
fn offset<T>(field: &T, base: usize, size: usize) -> usize {
    let offset = (field as *const T as usize).wrapping_sub(base);
    let inside = offset.checked_add(size_of::<T>()).map_or(false, |end| end <= size);
    assert!(inside, "the reference is not to a field of the row");
    offset
}

/// The number of rows of a batch.
///
/// # Panics
///
/// If two columns do not have the same number of rows.
pub(crate) fn rows(columns: &[usize]) -> usize {
    let mut known = columns.iter().copied().filter(|&rows| rows != ANY);
    let count = known.next().unwrap_or(0);
    assert!(known.all(|rows| rows == count), "columns with different numbers of rows: {columns:?}");
    count
}
