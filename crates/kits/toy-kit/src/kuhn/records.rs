//! Positions in text. Our own records are enough.

use parlor_formats::toy::kuhn;
use parlor_kit::{ImportError, Question, Records};

use super::KuhnKit;
use crate::position;

impl Records for KuhnKit {
    fn position(text: &str) -> Option<Result<Question<KuhnKit>, ImportError>> {
        Some(position::asked(kuhn::read(text), "K? check bet"))
    }

    fn write_position(question: &Question<KuhnKit>) -> Option<String> {
        kuhn::write(&question.view)
    }
}
