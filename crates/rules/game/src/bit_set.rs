//! The words that every set of small values has.

/// Gives a set of small values, a tuple struct of an unsigned integer with one bit for each value,
/// the words that all sets of Parlor share: `EMPTY`, `one`, `with`, `without`, `contains`, `len`,
/// `is_empty`, `first`, `is_subset`, the operators `|`, `&` and `-`, iteration and collecting.
///
/// A macro, because the words are `const` and traits cannot have such functions.
///
/// `bit` says which bit a value has; `first` gives the value that comes first in the order of
/// iteration, from bits that are not all zero, and `rest` the bits without it.
///
/// ```
/// /// A side of a die, 0 to 5.
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub struct Side(u8);
///
/// /// A set of sides. Iterates from the lowest up.
/// #[derive(Clone, Copy, PartialEq)]
/// pub struct SideSet(u8);
///
/// parlor_game::bit_set! {
///     SideSet(u8) of Side;
///     bit: |side| side.0,
///     first: |bits| Side(bits.trailing_zeros() as u8),
///     rest: |bits| bits & (bits - 1),
///     /// The sides of a [`SideSet`], from the lowest up.
///     pub struct Sides;
/// }
///
/// let set: SideSet = [Side(4), Side(1)].into_iter().collect();
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [Side(1), Side(4)]);
/// assert!((set - SideSet::one(Side(1))).contains(Side(4)));
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $set:ident($bits:ty) of $item:ty;
        bit: |$value:ident| $bit:expr,
        first: |$of:ident| $first:expr,
        rest: |$from:ident| $rest:expr,
        $(#[$iter_doc:meta])*
        pub struct $iter:ident;
    ) => {
        impl $set {
            /// The set that holds nothing.
            pub const EMPTY: $set = $set(0);

            /// The set of one value alone.
            #[inline]
            pub const fn one($value: $item) -> $set {
                $set(1 << $bit)
            }

            /// This set and one value more.
            #[inline]
            #[must_use]
            pub const fn with(self, $value: $item) -> $set {
                $set(self.0 | 1 << $bit)
            }

            /// This set less one value.
            #[inline]
            #[must_use]
            pub const fn without(self, $value: $item) -> $set {
                $set(self.0 & !(1 << $bit))
            }

            /// Is the value in the set?
            #[inline]
            pub const fn contains(self, $value: $item) -> bool {
                self.0 >> $bit & 1 != 0
            }

            /// Is every value of this set in `other`?
            #[inline]
            pub const fn is_subset(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// The number of values in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Does the set hold nothing?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The value that comes first in the order of iteration.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                let $of = self.0;
                if $of == 0 { None } else { Some($first) }
            }
        }

        impl ::core::ops::BitOr for $set {
            type Output = $set;

            /// What is in either set.
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl ::core::ops::BitAnd for $set {
            type Output = $set;

            /// What is in both sets.
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl ::core::ops::Sub for $set {
            type Output = $set;

            /// What is in the first set and not in the second.
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                $iter(self)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(values: I) -> $set {
                values.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        $(#[$iter_doc])*
        #[derive(Clone)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let value = self.0.first()?;
                let $from = self.0.0;
                self.0 = $set($rest);
                Some(value)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $iter {}

        impl ::core::fmt::Debug for $iter {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_set().entries(self.clone()).finish()
            }
        }
    };
}
