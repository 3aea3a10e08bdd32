//! Enums with the cases of the rules.

/// Declares an enum of messages whose cases are those of an enum of the rules.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident of $rules:ident { $($(#[$case_doc:meta])* $case:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[derive(serde::Serialize, serde::Deserialize, ts_rs::TS, utoipa::ToSchema)]
        #[ts(export_to = "riichi.gen.ts")]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$case_doc])* $case),+ }

        impl From<$rules> for $name {
            fn from(case: $rules) -> $name {
                match case { $($rules::$case => $name::$case),+ }
            }
        }
    };
}

pub(super) use mirror;
