//! Drawn boards: what stands where, from either side.

use parlor_backgammon::{Place, RuleSet};
use parlor_formats::backgammon::draw::{Charset, Legend, Style, draw};
use parlor_formats::backgammon::xgid;
use parlor_game::Seat;
use proptest::prelude::*;

use crate::games::any_position;

const ASCII: Style = Style { bottom: None, charset: Charset::Ascii };

/// Words as the terminal puts them there.
fn legend(players: [&str; 2], pips: [&str; 2], points: [&str; 2], rest: [&str; 2]) -> Legend {
    let [players, pips, points] = [players, pips, points].map(|both| both.map(str::to_owned));
    let [game, state] = rest.map(str::to_owned);
    Legend { players, pips, points, game, state }
}

#[test]
fn the_start_from_the_side_on_roll() {
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let position = xgid::read(start, RuleSet::STANDARD).unwrap();
    let expected = "
   13 14 15 16 17 18       19 20 21 22 23 24
 +-------------------+---+-------------------+-----+
 |  X  .  .  .  O  . |   |  O  .  .  .  .  X |     |  O  Ana
 |  X           O    |   |  O              X |     |  167 pips
 |  X           O    |   |  O                |     |  0 points
 |  X                |   |  O                |     |
 |  X                |   |  O                |     |
 |                   |BAR|                   | [1] |  match to 7
 |  O                |   |  X                |     |
 |  O                |   |  X                |     |  X rolled 3-1
 |  O           X    |   |  X                |     |  0 points
 |  O           X    |   |  X              O |     |  167 pips
 |  O  .  .  .  X  . |   |  X  .  .  .  .  O |     |  X  Bo
 +-------------------+---+-------------------+-----+
   12 11 10  9  8  7        6  5  4  3  2  1
";
    let beside = legend(
        ["O  Ana", "X  Bo"],
        ["167 pips"; 2],
        ["0 points"; 2],
        ["match to 7", "X rolled 3-1"],
    );
    assert_eq!(draw(&position, ASCII, &beside), expected[1..]);
}

#[test]
fn bar_off_cube_and_tall_stacks_from_the_other_side() {
    // Bottom (X): 10 men on the 1-point, 1 on the bar, 4 off; top (O): 3 off, owns a 4-cube.
    let text = "XGID=-J----b---------j--------A:2:-1:1:00:3:5:0:0:10";
    let position = xgid::read(text, RuleSet::STANDARD).unwrap();
    let style = Style { bottom: Some(Seat::A), charset: Charset::Unicode };
    let beside = legend(
        ["○  Ana", "●  Bo"],
        ["128 pips", "35 pips"],
        ["5 points", "3 points"],
        ["money game", "● to roll"],
    );
    let expected = "
   12 11 10  9  8  7        6  5  4  3  2  1
 ┌───────────────────┬───┬───────────────────┬─────┐
 │  ·  ·  ·  ·  ·  · │ ● │  ○  ·  ·  ·  ·  ● │ ●●● │  ●  Bo
 │                   │   │  ○              ● │  ●  │  35 pips
 │                   │   │                 ● │     │  3 points
 │                   │   │                 ● │     │  ● to roll
 │                   │   │                10 │     │
 │                   │BAR│                   │     │  money game
 │          10       │   │                   │ [4] │
 │           ○       │   │                   │     │
 │           ○       │   │                   │     │  5 points
 │           ○       │   │                   │     │  128 pips
 │  ·  ·  ·  ○  ·  · │   │  ·  ·  ·  ·  ·  · │ ○○○ │  ○  Ana
 └───────────────────┴───┴───────────────────┴─────┘
   13 14 15 16 17 18       19 20 21 22 23 24
";
    assert_eq!(draw(&position, style, &beside), expected[1..]);
}

proptest! {
    #[test]
    fn every_board_fits_in_80_columns(position in any_position(), a_below in any::<bool>()) {
        let bottom = Some(if a_below { Seat::A } else { Seat::B });
        let long = "words that are far too long for their place";
        let beside = legend([long; 2], [long; 2], [long; 2], [long; 2]);
        let text = draw(&position, Style { bottom, ..ASCII }, &beside);
        prop_assert_eq!(text.lines().count(), 15);
        prop_assert!(text.lines().all(|line| line.chars().count() <= 80), "{}", text);
        // As many men as the shorter stacks have are drawn one by one.
        let drawn = |mark| text.lines().skip(2).take(11).map(|line| count(line, mark)).sum::<usize>();
        for (men, mark) in [(position.board.own(), position.on_roll),
            (position.board.other(), position.on_roll.opponent())] {
            let shown = |(place, n): (Place, u8)| match place {
                Place::OFF => n,
                _ if n > 5 => 4,
                _ => n,
            };
            let expected: u8 = men.stacks().map(shown).sum();
            prop_assert_eq!(drawn(Charset::Ascii.man(mark)), usize::from(expected), "{}", text);
        }
    }
}

/// How often `mark` stands inside the frame of a line.
fn count(line: &str, mark: char) -> usize {
    line.chars().take(52).filter(|&c| c == mark).count()
}
