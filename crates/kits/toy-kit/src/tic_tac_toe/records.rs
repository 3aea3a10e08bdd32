//! Positions in text. Our own records are enough.

use parlor_formats::toy::tic_tac_toe;
use parlor_kit::{ImportError, Question, Records};

use super::TicTacToeKit;
use crate::position;

impl Records for TicTacToeKit {
    fn position(text: &str) -> Option<Result<Question<TicTacToeKit>, ImportError>> {
        Some(position::asked(tic_tac_toe::read(text), "XO./.X./..O"))
    }

    fn write_position(question: &Question<TicTacToeKit>) -> Option<String> {
        Some(tic_tac_toe::write(&question.view))
    }
}
