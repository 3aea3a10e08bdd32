//! Positions in text. Our own records are enough.

use parlor_formats::toy::race;
use parlor_kit::{ImportError, Question, Records};

use super::RaceKit;
use crate::position;

impl Records for RaceKit {
    fn position(text: &str) -> Option<Result<Question<RaceKit>, ImportError>> {
        Some(position::asked(race::read(text), "sprint: A 5* B 8 | A threw 2"))
    }

    fn write_position(question: &Question<RaceKit>) -> Option<String> {
        race::write(&question.view)
    }
}
