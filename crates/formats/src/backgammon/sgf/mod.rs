//! `.sgf` files of backgammon: matches and money sessions as GNU Backgammon saves them.
//!
//! ```text
//! (;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[Ana]PB[Bo]RU[Crawford]RE[B+1]
//! ;B[31hefe];W[double];B[drop])
//! ```
//!
//! One tree for each game, one node for each roll with its play. White is seat `A`, as in the left
//! column of a `.mat` file. What a program thought of the plays (`A`, `DA`, `LU`, comments, other
//! variations) is passed over. The format is Smart Game Format 4 with game 6:
//! <https://www.red-bean.com/sgf/backgammon.html>.

mod error;
mod game;
mod read;
mod tree;

pub use error::{SgfError, SgfFault};
pub use read::read;
