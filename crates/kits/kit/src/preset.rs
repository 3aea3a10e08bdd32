//! Rules to choose from.

/// Rules with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name in a rules text.
    pub name: &'static str,
    /// What it is, in one English line.
    pub summary: String,
    /// Every parameter with its value, as a rules text has them.
    pub parameters: Vec<(String, String)>,
    /// How long a match can be.
    pub lengths: Vec<Length>,
}

/// How long a match can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Length {
    /// What is added to the preset's name: `to=5`.
    pub text: String,
    /// The message that says it to people.
    pub message: &'static str,
    /// The number in that message.
    pub n: Option<u32>,
    /// Is it the one that is played where nobody says how long?
    pub is_usual: bool,
}
