// SPDX-License-Identifier: MIT
//! Macros for the common parts of enumerations and options.

/// Numbers with names. They lie in structs and columns that the library writes, and a later version may have more of
/// them, so the type is not a Rust `enum`, in which an unknown number would be undefined behavior.
macro_rules! enumeration {
    ($(#[$doc:meta])* $name:ident: $raw:ty { $($(#[$value_doc:meta])* $value:ident = $number:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name($raw);

        impl $name {
            $($(#[$value_doc])* pub const $value: Self = Self($number);)*

            /// The number in C.
            pub const fn raw(self) -> $raw {
                self.0
            }

            /// The value with a number in C, known or not.
            pub const fn from_raw(raw: $raw) -> Self {
                Self(raw)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match *self {
                    $(Self::$value => f.write_str(concat!(stringify!($name), "::", stringify!($value))),)*
                    Self(other) => write!(f, concat!(stringify!($name), "({})"), other),
                }
            }
        }
    };
}

/// Bits with names.
macro_rules! flags {
    ($(#[$doc:meta])* $name:ident: $raw:ty { $($(#[$value_doc:meta])* $value:ident = $number:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $name($raw);

        impl $name {
            $($(#[$value_doc])* pub const $value: Self = Self($number);)*

            /// No flags.
            pub const fn empty() -> Self {
                Self(0)
            }

            /// Whether no flag is set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether all flags of `others` are set.
            pub const fn contains(self, others: Self) -> bool {
                self.0 & others.0 == others.0
            }

            /// The number in C.
            pub const fn bits(self) -> $raw {
                self.0
            }

            /// The flags of a number in C, known or not.
            pub const fn from_bits(bits: $raw) -> Self {
                Self(bits)
            }
        }

        impl core::ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let mut set = f.debug_set();
                $(if $number.count_ones() == 1 && self.contains(Self::$value) {
                    set.entry(&format_args!("{}", stringify!($value)));
                })*
                set.finish()
            }
        }
    };
}

/// A struct of options: `default()` returns the defaults of the library, and a method sets each public field.
macro_rules! options {
    (
        $(#[$doc:meta])*
        $name:ident ($init:ident) { $($(#[$field_doc:meta])* $visible:vis $field:ident: $type:ty,)* }
        set { $($option:ident: $option_type:ty,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[repr(C)]
        pub struct $name { $($(#[$field_doc])* $visible $field: $type,)* }

        impl Default for $name {
            fn default() -> Self {
                let mut options = core::mem::MaybeUninit::<Self>::uninit();
                // SAFETY: the pointer is to room for the struct, all of which the function fills.
                unsafe {
                    $init(options.as_mut_ptr());
                    options.assume_init()
                }
            }
        }

        impl $name {
            /// Returns the defaults.
            pub fn new() -> Self {
                Self::default()
            }

            $(#[doc = concat!("Sets `", stringify!($option), "`.")]
            pub fn $option(mut self, $option: $option_type) -> Self {
                self.$option = $option;
                self
            })*
        }
    };
}

pub(crate) use {enumeration, flags, options};
