//! The crate `xiangting`.

use xiangting::{PlayerCount, calculate_replacement_number};

use crate::hands::Tally;

pub fn shanten(hand: &Tally) -> i64 {
    i64::from(calculate_replacement_number(hand, PlayerCount::Four).expect("a hand")) - 1
}
