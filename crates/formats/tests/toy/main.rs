//! Positions of the toy games: what they mean, that they read back, and what is wrong with others.

use parlor_formats::toy::{kuhn, race, tic_tac_toe};
use parlor_game::{Game, Observed, Seat};
use parlor_toy::{Betting, Card, Cell, Known, Stride, Track};

#[test]
fn a_board_says_who_moves() {
    for (text, mover) in [
        (".../.../...", Seat::A),
        (".../.../... o", Seat::B),
        ("X../.../...", Seat::B),
        ("XO./.X./..O", Seat::A),
        ("XO./.X./..O o", Seat::B),
        ("XO./.../O..", Seat::A),
    ] {
        let game = tic_tac_toe::read(text).unwrap();
        assert_eq!((game.mover(), tic_tac_toe::write(&game)), (Some(mover), text.to_owned()));
    }
    let game = tic_tac_toe::read(" xo-/-x-/--0 x ").unwrap();
    assert_eq!(game.marks(Seat::A), [0, 4].into_iter().filter_map(Cell::from_idx).collect());
    assert_eq!(game.marks(Seat::B), [1, 8].into_iter().filter_map(Cell::from_idx).collect());
}

#[test]
fn a_wrong_board_is_refused_with_its_place() {
    for (text, said) in [
        ("", "line 1, column 1: found the end; expected three rows"),
        ("XO", "line 1, column 3: found the end; expected three rows"),
        ("XOZ/.../...", "line 1, column 3: found \"Z\"; expected three rows"),
        ("XO../.../...", "line 1, column 4: found \".\"; expected three rows"),
        ("XO./.X./..OO", "line 1, column 12: found \"O\"; expected three rows"),
        ("XO./.X./..O y", "line 1, column 13: found \"y\"; expected x or o"),
        ("XX./.X./..O", "line 1, column 12: 3 crosses and 1 noughts"),
        ("X../.../... x", "line 1, column 14: the other player is to move"),
        ("XXX/OO./...", "line 1, column 12: the game is over"),
    ] {
        let error = tic_tac_toe::read(text).unwrap_err().to_string();
        assert!(error.starts_with(said), "{text}: {error}");
    }
}

#[test]
fn a_race_reads_back() {
    for text in [
        "sprint: A 5* B 8 | A threw 2",
        "long: A 20* B 1* | B threw 6",
        "12x4: A 12 B 3 | B threw 4",
    ] {
        assert_eq!(race::write(&race::read(text).unwrap()).as_deref(), Some(text));
    }
    let game = race::read("a 5* b 8|A threw 2").unwrap();
    assert_eq!((game.track(), game.to_go(Seat::A), game.to_go(Seat::B)), (Track::SPRINT, 5, 8));
    assert_eq!((game.may_decline(Seat::A), game.may_decline(Seat::B)), (true, false));
    assert!(matches!(game.stride(), Stride::Choosing(face) if face.pips() == 2));
}

#[test]
fn a_wrong_race_is_refused_with_its_place() {
    for (text, said) in [
        ("", "line 1, column 1: found the end; expected A and its steps"),
        ("fast: A 5 B 5", "line 1, column 1: found \"fast\"; expected a track"),
        ("A 9 B 5 | A threw 1", "line 1, column 4: 9 is too much: at most 8"),
        ("A 0 B 5 | A threw 1", "line 1, column 3: found \"0\"; expected the steps to go"),
        ("A 5 C 5", "line 1, column 5: found \"C\"; expected B and its steps"),
        ("A 5 B 5", "line 1, column 8: found the end; expected | and the throw"),
        ("A 5 B 5 | A threw 5", "line 1, column 20: 5 is too much: at most 3"),
        ("A 5 B 5 | A threw 2 now", "line 1, column 21: found \"now\"; expected the end"),
    ] {
        let error = race::read(text).unwrap_err().to_string();
        assert!(error.starts_with(said), "{text}: {error}");
    }
}

#[test]
fn poker_is_the_own_card_and_what_was_said() {
    for (text, mover, card, betting) in [
        ("J?", Seat::A, Card::Jack, Betting::Opening),
        ("Q? check", Seat::B, Card::Queen, Betting::Checked),
        ("K? bet", Seat::B, Card::King, Betting::Bet(Seat::A)),
        ("K? check bet", Seat::A, Card::King, Betting::Bet(Seat::B)),
    ] {
        let game = kuhn::read(text).unwrap();
        let view = game.view(mover);
        assert_eq!(
            (game.mover(), view.known, view.betting),
            (Some(mover), Known::Mine(card), betting)
        );
        assert_eq!(kuhn::write(&view).as_deref(), Some(text));
        assert_eq!(game.turn().asked().first(), Some(mover));
    }
    for (text, said) in [
        ("A?", "line 1, column 1: found \"A?\"; expected the own card"),
        ("K? raise", "line 1, column 4: found \"raise\"; expected check, bet, call or fold"),
        ("K? fold", "line 1, column 8: nobody can say that at this point"),
        ("K? check check", "line 1, column 15: the game is over"),
    ] {
        let error = kuhn::read(text).unwrap_err().to_string();
        assert!(error.starts_with(said), "{text}: {error}");
    }
}
