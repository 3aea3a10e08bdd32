//! Labelled positions as bytes: 46 for each.
//!
//! | bytes | what |
//! |---|---|
//! | 26 | the men of the player on roll, then of the other: half a byte for each place, off the lowest |
//! | 20 | the five chances of the player on roll, 32 bits each, little-endian |
//!
//! Before them stand three lines of text: what it is, how it was made, and the number of rows. The inputs of
//! the networks are computed from the men by who reads them: they take 40 times as much room, and change.

use parlor_backgammon::{Board, Men};

use crate::linear::five::Five;

use super::Label;

/// How a file begins.
const TITLE: &str = "parlor backgammon labels 1";
const MEN: usize = 13;
const ROW: usize = 2 * MEN + 5 * 4;

/// What is wrong with bytes that should be labels.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LabelFileError {
    /// Something else, or of another version.
    #[error(
        "it does not begin with {TITLE:?}, a line that says how it was made, and the number of rows"
    )]
    Head,
    /// A part is missing, or something follows.
    #[error("{found} bytes for {rows} rows; {ROW} each are needed")]
    Length {
        /// How many rows there should be.
        rows: usize,
        /// How many bytes follow the head.
        found: usize,
    },
    /// A row that is no position of a game that goes on, with its chances.
    #[error("row {row} has {what}")]
    Row {
        /// Which, from 1.
        row: usize,
        /// What it has.
        what: &'static str,
    },
}

/// The bytes of a file that says in one line how it was made.
pub fn to_bytes(about: &str, labels: &[Label]) -> Vec<u8> {
    let about = about.replace('\n', " ");
    let mut bytes = format!("{TITLE}\n{about}\n{}\n", labels.len()).into_bytes();
    bytes.reserve(labels.len() * ROW);
    for Label { board, chances } in labels {
        for men in [board.own(), board.other()] {
            bytes.extend_from_slice(&men.packed().to_le_bytes()[..MEN]);
        }
        bytes.extend(chances.iter().flat_map(|chance| chance.to_le_bytes()));
    }
    bytes
}

/// How a file says that it was made, and its labels.
pub fn from_bytes(bytes: &[u8]) -> Result<(String, Vec<Label>), LabelFileError> {
    let (mut rest, mut lines) = (bytes, Vec::new());
    for _ in 0..3 {
        let end = rest.iter().position(|&byte| byte == b'\n').ok_or(LabelFileError::Head)?;
        lines.push(str::from_utf8(&rest[..end]).map_err(|_| LabelFileError::Head)?);
        rest = &rest[end + 1..];
    }
    let rows: usize = lines[2].parse().map_err(|_| LabelFileError::Head)?;
    if lines[0] != TITLE {
        return Err(LabelFileError::Head);
    }
    let (words, beyond) = rest.as_chunks::<ROW>();
    if words.len() != rows || !beyond.is_empty() {
        return Err(LabelFileError::Length { rows, found: rest.len() });
    }
    let label = |(row, bytes)| read(bytes).map_err(|what| LabelFileError::Row { row, what });
    let labels: Result<Vec<Label>, LabelFileError> = (1..).zip(words).map(label).collect();
    Ok((lines[1].to_owned(), labels?))
}

fn read(bytes: &[u8; ROW]) -> Result<Label, &'static str> {
    let (men, chances) = bytes.split_at(2 * MEN);
    let (own, other) = men.split_at(MEN);
    let both = men_of(own).zip(men_of(other)).and_then(|(own, other)| Board::new(own, other));
    let over = |board: &Board| board.own().all_off() || board.other().all_off();
    let board = both.filter(|board| !over(board)).ok_or("no position of a game")?;
    let (words, _) = chances.as_chunks::<4>();
    let mut five = [0.0; 5];
    for (chance, &word) in five.iter_mut().zip(words) {
        *chance = f32::from_le_bytes(word);
    }
    let fits =
        five.iter().all(|chance| (0.0..=1.0).contains(chance)) && Five(five).nested().0 == five;
    if fits { Ok(Label { board, chances: five }) } else { Err("no chances") }
}

/// The men whose numbers these are, if they are as many as a side can have.
fn men_of(bytes: &[u8]) -> Option<Men> {
    let mut stacks = [(0, 0); 2 * MEN];
    for (place, stack) in stacks.iter_mut().enumerate() {
        *stack = (place as u8, bytes[place / 2] >> (4 * (place % 2)) & 15);
    }
    Men::new(&stacks)
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::RuleSet;

    use super::*;

    fn labels() -> Vec<Label> {
        let board = RuleSet::STANDARD.board();
        let off = Men::new(&[(6, 2), (5, 1), (0, 12)]).unwrap();
        let behind = Men::new(&[(25, 2), (24, 3), (3, 10)]).unwrap();
        vec![
            Label { board, chances: [0.5, 0.25, 0.125, 0.0625, 0.03125] },
            Label { board: Board::new(off, behind).unwrap(), chances: [1.0, 0.9, 0.3, 0.0, 0.0] },
        ]
    }

    #[test]
    fn labels_come_back_and_are_small() {
        let bytes = to_bytes("made\nby a test", &labels());
        assert_eq!(bytes.len(), TITLE.len() + "\nmade by a test\n2\n".len() + 2 * 46);
        assert_eq!(from_bytes(&bytes), Ok(("made by a test".to_owned(), labels())));
        assert_eq!(from_bytes(&to_bytes("", &[])), Ok((String::new(), Vec::new())));
    }

    #[test]
    fn what_is_cut_off_or_spoilt_is_refused() {
        let bytes = to_bytes("about", &labels());
        for end in 0..bytes.len() {
            assert!(from_bytes(&bytes[..end]).is_err(), "{end} bytes");
        }
        assert!(from_bytes(&[&bytes[..], &[0]].concat()).is_err(), "a byte too many");
        let huge = format!("{TITLE}\n\n{}\n", u64::MAX);
        assert!(matches!(from_bytes(huge.as_bytes()), Err(LabelFileError::Length { .. })));
        let row = bytes.len() - 2 * ROW;
        let spoilt = |place: usize, new: &[u8]| {
            let mut bytes = bytes.clone();
            bytes[row + place..][..new.len()].copy_from_slice(new);
            from_bytes(&bytes).unwrap_err().to_string()
        };
        // Sixteen men; both sides on the six point; a chance that is none; more gammons than wins.
        assert_eq!(spoilt(0, &[1]), "row 1 has no position of a game");
        assert_eq!(spoilt(MEN + 9, &[0x20, 0, 0, 0]), "row 1 has no position of a game");
        assert_eq!(spoilt(2 * MEN, &f32::NAN.to_le_bytes()), "row 1 has no chances");
        assert_eq!(spoilt(2 * MEN + 4, &0.75f32.to_le_bytes()), "row 1 has no chances");
    }
}
