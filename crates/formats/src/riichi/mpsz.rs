//! Hand notation with the sets laid out: `123m406p77z,3<24m,77^7z`.

use std::fmt;
use std::str::FromStr;

use parlor_riichi::rule_set::RedFives;
use parlor_riichi::{Hand, Meld, ParseTilesError, Relative, Tile, Tiles};

/// A hand in hand notation (MPSZ): the tiles standing, then each set laid out after a comma.
///
/// Digits are followed by their suit letter, `0` is a red five, `1z` to `7z` are E S W N White
/// Green Red. In a set the called tile carries the mark of its source, `<` left, `^` across,
/// `>` right; a tile added to a pon stands behind `+`:
///
/// | text | set |
/// |---|---|
/// | `3<24m` | chi of 3m |
/// | `77^7z` | pon from across |
/// | `222>2s` | open kan from the right |
/// | `77^7+7z` | added kan |
/// | `5555m` | closed kan |
///
/// ```
/// use parlor_formats::riichi::Mpsz;
/// let hand: Mpsz = "11z 40p 123m, 2^22s".parse()?;
/// assert_eq!(hand.to_string(), "123m40p11z,22^2s");
/// # Ok::<(), parlor_formats::riichi::MpszError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mpsz(pub Hand);

impl Mpsz {
    /// Reads a hand of a game with these red fives.
    pub fn read(text: &str, reds: RedFives) -> Result<Mpsz, MpszError> {
        let mut parts = text.split(',');
        let mut hand = Hand::closed(parts.next().unwrap_or("").parse()?);
        let mut all = hand.concealed;
        for (idx, part) in parts.enumerate() {
            let meld = read_meld(part).map_err(|fault| MpszError::Set {
                number: idx + 1,
                text: part.trim().to_owned(),
                fault,
            })?;
            for &tile in meld.tiles() {
                add(&mut all, tile)?;
            }
            if !hand.melds.push(meld) {
                return Err(MpszError::TooManySets { found: text.matches(',').count() });
            }
        }
        match (reds, all.distinct().find(|tile| tile.is_red())) {
            (RedFives::None, Some(tile)) => Err(MpszError::RedUnknown { tile }),
            _ if hand.size() > 14 => Err(MpszError::TooManyTiles { size: hand.size() }),
            _ => Ok(Mpsz(hand)),
        }
    }
}

fn add(all: &mut Tiles, tile: Tile) -> Result<(), MpszError> {
    if all.add(tile) {
        return Ok(());
    }
    Err(MpszError::Tiles(match all.counts()[tile.kind()] {
        4 => ParseTilesError::FiveOfAKind { kind: tile.kind() },
        _ => ParseTilesError::SecondRed { tile },
    }))
}

/// The tiles of one set, with what is marked among them.
#[derive(Default)]
struct Marked {
    own: Vec<Tile>,
    called: Option<(Tile, Relative)>,
    added: Option<Tile>,
}

fn read_meld(text: &str) -> Result<Meld, SetFault> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let letter = text.chars().last().ok_or(SetFault::Empty)?;
    if !matches!(letter, 'm' | 'p' | 's' | 'z') {
        return Err(SetFault::NoSuit);
    }
    let marked = read_marks(&text[..text.len() - 1], letter)?;
    let Marked { own, called, added } = &marked;
    let meld = match (own.as_slice(), *called, *added) {
        (&[a, b, c, d], None, None) => Meld::closed_kan([a, b, c, d]),
        (&[a, b], Some((called, from)), None) if a.kind() == b.kind() => {
            Meld::pon(called, [a, b], from)
        }
        (&[a, b], Some((called, Relative::Left)), None) => Meld::chi(called, [a, b]),
        (&[_, _], Some(_), None) => return Err(SetFault::ChiNotFromLeft),
        (&[a, b, c], Some((called, from)), None) => Meld::open_kan(called, [a, b, c], from),
        (&[a, b], Some((called, from)), Some(added)) => {
            Meld::pon(called, [a, b], from).and_then(|pon| pon.with_added(added))
        }
        (&[_, _, _], None, None) => return Err(SetFault::NoMark),
        _ => None,
    };
    meld.ok_or(SetFault::NoSet)
}

fn read_marks(digits: &str, letter: char) -> Result<Marked, SetFault> {
    let mut marked = Marked::default();
    let mut chars = digits.chars().peekable();
    while let Some(found) = chars.next() {
        let adds = found == '+';
        let digit = if adds { chars.next().ok_or(SetFault::NothingAdded)? } else { found };
        if !digit.is_ascii_digit() {
            return Err(SetFault::Character { found: digit });
        }
        let tile = Tile::from_chars(digit, letter).ok_or(SetFault::NoSuchHonour { digit })?;
        let from = chars.peek().copied().and_then(source);
        match (adds, from) {
            (true, _) if marked.added.replace(tile).is_some() => return Err(SetFault::NoSet),
            (true, _) => {}
            (false, Some(from)) => {
                chars.next();
                if marked.called.replace((tile, from)).is_some() {
                    return Err(SetFault::TwoMarks);
                }
            }
            (false, None) => marked.own.push(tile),
        }
    }
    Ok(marked)
}

fn source(mark: char) -> Option<Relative> {
    match mark {
        '<' => Some(Relative::Left),
        '^' => Some(Relative::Across),
        '>' => Some(Relative::Right),
        _ => None,
    }
}

fn mark(from: Relative) -> char {
    match from {
        Relative::Left => '<',
        Relative::Across => '^',
        Relative::Right => '>',
    }
}

impl FromStr for Mpsz {
    type Err = MpszError;

    /// Reads a hand of a game with three red fives.
    fn from_str(text: &str) -> Result<Mpsz, MpszError> {
        Mpsz::read(text, RedFives::Three)
    }
}

impl fmt::Display for Mpsz {
    /// Sorted; the called tile stands first, second or third for left, across, right.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.concealed)?;
        self.0.melds.iter().try_for_each(|meld| write!(f, ",{}", meld_text(meld)))
    }
}

fn meld_text(meld: &Meld) -> String {
    let mut text = String::new();
    let digit = |tile: Tile| tile.to_string().chars().next().unwrap_or('?');
    let place = match meld.from() {
        Some(Relative::Left) => 0,
        Some(Relative::Across) => 1,
        Some(Relative::Right) => 2,
        None => usize::MAX,
    };
    let mut own = meld.own().iter();
    for n in 0..meld.own().len() + usize::from(meld.called().is_some()) {
        match (meld.called(), meld.from()) {
            (Some(called), Some(from)) if n == place => text.extend([digit(called), mark(from)]),
            _ => text.extend(own.next().map(|&tile| digit(tile))),
        }
    }
    if let Some(added) = meld.added() {
        text.extend(['+', digit(added)]);
    }
    text.extend(meld.kind().to_string().chars().last());
    text
}

/// Why a text is not a hand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MpszError {
    /// The tiles standing, or all tiles together.
    #[error(transparent)]
    Tiles(#[from] ParseTilesError),
    /// One of the sets laid out.
    #[error("set {number}, {text:?}: {fault}")]
    Set { number: usize, text: String, fault: SetFault },
    /// More than four sets.
    #[error("{found} called sets; four is the most")]
    TooManySets { found: usize },
    /// More tiles than a hand can have.
    #[error("{size} tiles, each set counted as three; a hand has 14 at most")]
    TooManyTiles { size: usize },
    /// A red five where none is played.
    #[error("{tile} in a game without red fives")]
    RedUnknown { tile: Tile },
}

/// What is wrong with a set laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum SetFault {
    /// Nothing between two commas.
    #[error("nothing is written")]
    Empty,
    /// No suit letter at the end.
    #[error("the suit is missing; end it with m, p, s or z")]
    NoSuit,
    /// A character that has no meaning here.
    #[error("{found:?} has no meaning here; write digits, <, ^, > and +")]
    Character { found: char },
    /// `0z`, `8z` or `9z`.
    #[error("no tile {digit}z; honours are 1z to 7z")]
    NoSuchHonour { digit: char },
    /// Two called tiles.
    #[error("two tiles are marked as called")]
    TwoMarks,
    /// Three tiles, none marked.
    #[error("mark the called tile with <, ^ or >")]
    NoMark,
    /// `+` at the end.
    #[error("nothing follows +")]
    NothingAdded,
    /// A run called across or from the right.
    #[error("a run can be called only from the left, with <")]
    ChiNotFromLeft,
    /// No run, triplet or kan.
    #[error("it is not a run, triplet or kan")]
    NoSet,
}

#[cfg(test)]
mod tests {
    use parlor_riichi::MeldForm;

    use super::*;

    #[test]
    fn written_as_read() {
        for (text, canonical) in [
            ("123m406p789s1122z", "123m406p789s1122z"),
            ("", ""),
            (" 1 1 z , 2<34m ", "11z,2<34m"),
            ("11z,3<24m", "11z,3<24m"),
            ("11z,23<4m", "11z,3<24m"),
            ("11z,777^z", "11z,77^7z"),
            ("11z,77^7z,5555m,222>2s,77^7+7p", "11z,77^7z,5555m,222>2s,77^7+7p"),
            ("11z,0<46m", "11z,0<46m"),
            ("11z,55<0+5s,0^55p,5505m", "11z,5<05+5s,50^5p,0555m"),
            ("11z,9>999p", "11z,999>9p"),
        ] {
            let hand: Mpsz = text.parse().expect(text);
            assert_eq!(hand.to_string(), canonical);
            assert_eq!(canonical.parse(), Ok(hand));
        }
    }

    #[test]
    fn melds_are_what_was_written() {
        let hand = "11z,0<46m,77^7+7z".parse::<Mpsz>().expect("two sets").0;
        let [chi, kan] = hand.melds.as_slice() else { panic!("two sets") };
        assert_eq!(
            (chi.form(), chi.from(), chi.n_reds()),
            (MeldForm::Chi, Some(Relative::Left), 1)
        );
        assert_eq!((kan.form(), kan.from()), (MeldForm::AddedKan, Some(Relative::Across)));
    }

    #[test]
    fn errors_say_what_and_where() {
        for (text, message) in [
            ("11111m", "five of 1m; there are four of each kind"),
            ("11m,11<1m", "five of 1m; there are four of each kind"),
            ("0m,0<46m", "0m twice; there is one red five of each suit"),
            ("12x", "'x' in column 3; write digits followed by m, p, s or z"),
            ("8z", "no tile 8z (column 1); honours are 1z to 7z"),
            ("11z,", "set 1, \"\": nothing is written"),
            ("11z,2<34", "set 1, \"2<34\": the suit is missing; end it with m, p, s or z"),
            ("11z,2<3?m", "set 1, \"2<3?m\": '?' has no meaning here; write digits, <, ^, > and +"),
            ("11z,2^34m", "set 1, \"2^34m\": a run can be called only from the left, with <"),
            ("11z,2<35m", "set 1, \"2<35m\": it is not a run, triplet or kan"),
            ("11z,234m", "set 1, \"234m\": mark the called tile with <, ^ or >"),
            ("11z,2<3<4m", "set 1, \"2<3<4m\": two tiles are marked as called"),
            ("11z,22^2+m", "set 1, \"22^2+m\": nothing follows +"),
            ("11z,9<99z", "set 1, \"9<99z\": no tile 9z; honours are 1z to 7z"),
            ("123456789m123456p", "15 tiles, each set counted as three; a hand has 14 at most"),
            (",1<11m,2<22m,3<33m,4<44m,6<66m", "5 called sets; four is the most"),
        ] {
            let error = text.parse::<Mpsz>().expect_err(text);
            assert_eq!(error.to_string(), message, "{text}");
        }
        let error = Mpsz::read("0m", RedFives::None).expect_err("no reds");
        assert_eq!(error.to_string(), "0m in a game without red fives");
    }
}
