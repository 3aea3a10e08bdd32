//! Values of parameters as text.

use super::choice::Uma;
use crate::Points;

/// A value a parameter can take, with its text.
pub(super) trait Setting: Copy {
    /// Any value, to begin a constant from.
    const FIRST: Self;

    /// The text of this value.
    fn text(self) -> String;

    /// The value with this text.
    fn read(text: &str) -> Option<Self>;

    /// What may be written, for error messages.
    fn allowed() -> String;
}

impl Setting for bool {
    const FIRST: bool = false;

    fn text(self) -> String {
        if self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str) -> Option<bool> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }

    fn allowed() -> String {
        "yes, no".to_owned()
    }
}

impl Setting for u8 {
    const FIRST: u8 = 0;

    fn text(self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<u8> {
        text.parse().ok()
    }

    fn allowed() -> String {
        "0–255".to_owned()
    }
}

impl Setting for Points {
    const FIRST: Points = Points::ZERO;

    fn text(self) -> String {
        self.to_string()
    }

    /// Up to a million: sums over a match stay far from overflow.
    fn read(text: &str) -> Option<Points> {
        text.parse().ok().filter(|n: &i32| n.abs() <= 1_000_000).map(Points)
    }

    fn allowed() -> String {
        "-1000000–1000000".to_owned()
    }
}

impl Setting for Option<Points> {
    const FIRST: Option<Points> = None;

    fn text(self) -> String {
        self.map_or_else(|| "none".to_owned(), Setting::text)
    }

    fn read(text: &str) -> Option<Option<Points>> {
        if text == "none" { Some(None) } else { Points::read(text).map(Some) }
    }

    fn allowed() -> String {
        format!("none, {}", Points::allowed())
    }
}

impl Setting for Uma {
    const FIRST: Uma = Uma([Points::ZERO; 4]);

    fn text(self) -> String {
        self.0.map(|points| points.to_string()).join("/")
    }

    fn read(text: &str) -> Option<Uma> {
        let places: Option<Vec<Points>> = text.split('/').map(Points::read).collect();
        places?.try_into().ok().map(Uma)
    }

    fn allowed() -> String {
        "15000/5000/-5000/-15000, …".to_owned()
    }
}
