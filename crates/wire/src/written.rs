//! Pieces as the text that people write: `QC`, `5m`, `0p`.

/// Declares a message that is a piece in its game's own notation; in JSON a string.
///
/// ```
/// use std::num::NonZeroU8;
///
/// parlor_wire::written! {
///     /// A number above zero.
///     pub struct CountMsg(NonZeroU8) in "count.gen.ts";
/// }
///
/// let three: CountMsg = serde_json::from_str(r#""3""#)?;
/// assert_eq!(serde_json::to_string(&three)?, r#""3""#);
/// assert!(serde_json::from_str::<CountMsg>(r#""0""#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! written {
    ($(#[$doc:meta])* pub struct $name:ident($piece:ty) in $file:literal;) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ::ts_rs::TS, ::utoipa::ToSchema,
        )]
        #[ts(type = "string", export_to = $file)]
        #[schema(value_type = String)]
        pub struct $name(
            /// The piece.
            pub $piece,
        );

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(&self.0)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(from)?;
                text.parse().map($name).map_err(::serde::de::Error::custom)
            }
        }
    };
}
