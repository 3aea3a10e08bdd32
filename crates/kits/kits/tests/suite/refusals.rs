//! What a person may type wrong is told in every language: where it is, and what would be right.

use parlor_agent::Say;
use parlor_kit::{Find, Full, ImportError};
use parlor_texts::Language;

struct Position<'a>(&'a str);

impl Find for Position<'_> {
    type Output = Option<ImportError>;

    fn found<K: Full>(self) -> Option<ImportError> {
        K::position(self.0)?.err()
    }
}

struct Record<'a>(&'a [u8]);

impl Find for Record<'_> {
    type Output = Option<ImportError>;

    fn found<K: Full>(self) -> Option<ImportError> {
        K::import(self.0).err()
    }
}

/// The English says what is expected, and no language is left with a key.
#[track_caller]
fn assert_said(error: &ImportError, expected: &str) {
    let message = error.message();
    let english = Language::English.message(&message);
    assert!(english.contains(expected), "{english:?} does not say {expected:?}");
    for language in Language::ALL {
        let said = language.message(&message);
        assert!(!said.contains("refused-"), "{language:?}: {said}");
        assert!(language == Language::English || said != english, "{language:?}: {said}");
    }
}

#[test]
fn trees_say_where_they_go_wrong() {
    for (text, expected) in [
        ("max(3, x)", "Line 1, column 8: Found “x”; expected something like max("),
        ("max(3,", "column 7: Found the end of the text"),
        ("max(\n  3, 4", "Line 2, column 7"),
        ("chance(3, 4)", "chance(0.7: 3, 0.3: 2)"),
        ("chance(0.7: 3, 0.2: 4)", "sum to 0.9, not to 1"),
        ("chance(0.7: 3, 3: 4)", "do not mix"),
        ("chance(0.1234567891: 3, 0.2: 4)", "at most 9"),
        ("max()", "at least one branch"),
        ("[10, 0] max(3)", "[0, 10]"),
        ("[0, 10] max(11)", "outside the bounds [0, 10]"),
        ("max(99999999999)", "at most 1,000,000,000"),
        ("max( = 3)", "1 to 40 characters"),
    ] {
        assert_said(&parlor_kits::written_tree(text).err().unwrap(), expected);
    }
}

#[test]
fn positions_say_where_they_go_wrong() {
    for (game, text, expected) in [
        ("tic-tac-toe", "XO", "column 3: Found the end of the text"),
        ("tic-tac-toe", "XXX/.../...", "3 crosses and 0 noughts"),
        ("race", "sprint: A 5", "sprint: A 5* B 8 | A threw 2"),
        ("kuhn", "K? call", "not possible at this point"),
        ("kuhn", "A?", "Found “A?”; expected something like K? check bet"),
        ("backgammon", "4HPwATDgc/ABM", "14 characters are expected for the position, not 13"),
        ("backgammon", "4HPwATDgc/ABM!", "Character 14: “!”"),
        ("backgammon", "4HPwATDgc/ABMA 71", "“71” is not a roll"),
        ("backgammon", "XGID=-b----E-C:0:0", "10 fields"),
        ("backgammon", "XGID=-b----E-C---eE---c-e----Bb:0:0:1:31:0:0:3:0:10", "other player’s bar"),
        ("zole", "2: QC QH | take", "Line 1, column 4: The hand has 2 cards"),
        ("zole", "2: QC QC JC JD 8D TH 9H KS | take", "appears twice"),
        ("zole", "2: QC QH JC JD 8D TH 9H 2S | take", "“2S” is not a card"),
        ("zole", "4: QC", "expected something like 2: QC QH"),
    ] {
        let error = parlor_kits::find(game, Position(text)).unwrap();
        assert_said(&error.unwrap_or_else(|| panic!("{game}: {text}")), expected);
    }
}

#[test]
fn records_say_where_they_go_wrong() {
    for (game, text, expected) in [
        ("backgammon", "5 point match\n\nGame 1\nnonsense\n", "from line 4, column 1 on"),
        ("zole", "zole record\nnonsense", "from line "),
        ("riichi", "<mjloggm ver=\"2.3\"><nonsense", "damaged or against the rules"),
        ("kuhn", "", "Known formats"),
    ] {
        let error = parlor_kits::find(game, Record(text.as_bytes())).unwrap();
        assert_said(&error.unwrap_or_else(|| panic!("{game}: {text}")), expected);
    }
}
