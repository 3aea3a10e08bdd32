//! XGID: a whole position in one line, as eXtreme Gammon writes it.
//!
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10`, fields between colons:
//!
//! 1. the men: top player's bar, points 1 to 24 as the bottom player numbers them, bottom player's
//!    bar; `A` is one man of the bottom player, `a` one of the top player, `-` none;
//! 2. the cube as a power of two, 3. its owner: 1 bottom, -1 top, 0 centred;
//! 4. who is on roll: 1 bottom, -1 top;
//! 5. the dice, or `00` before the roll, `D` doubled, `B` beavered, `R` raccooned;
//! 6. points of the bottom player, 7. of the top player;
//! 8. in a match 1 for the Crawford game; in money play 1 for Jacoby plus 2 for beavers;
//! 9. match length, 0 for money; 10. the highest cube as a power of two, 0 for no cube.
//!
//! The bottom player is our seat `B`: as GNU Backgammon has it, player 1 of the match ID.

use parlor_backgammon::{Board, Cube, Men, Phase, Place, Position, RuleSet, Score};
use parlor_game::Seat;

use super::match_id::{before_roll, dice, score_of};

const BOTTOM: Seat = Seat::B;
const TOP: Seat = Seat::A;
const PREFIX: &str = "XGID=";

/// The highest cube that eXtreme Gammon writes when nothing else is said: 2 to the power of 10.
const USUAL_MAX_CUBE: u8 = 10;

/// The XGID of `position`. The opening throw and a finished game have none.
pub fn write(position: &Position) -> Result<String, XgidError> {
    let Position { board, on_roll, phase, cube, score, rules } = *position;
    let dice = match phase {
        Phase::ToRoll | Phase::Rolling => "00".to_owned(),
        Phase::ToMove(dice) => format!("{}{}", dice.large(), dice.small()),
        Phase::CubeOffered { beavers: 0 } => "D".to_owned(),
        Phase::CubeOffered { beavers: 1 } => "B".to_owned(),
        Phase::CubeOffered { beavers: 2 } => "R".to_owned(),
        Phase::CubeOffered { .. } => return Err(XgidError::BeaversTooMany),
        Phase::Opening { .. } | Phase::Over(_) => return Err(XgidError::NobodyOnRoll),
    };
    let flags = if score.is_money() {
        u8::from(rules.jacoby) + 2 * u8::from(rules.beavers > 0)
    } else {
        score.is_crawford().into()
    };
    let max_cube = if rules.cube { cube.turns().max(USUAL_MAX_CUBE) } else { 0 };
    Ok(format!(
        "{PREFIX}{}:{}:{}:{}:{dice}:{}:{}:{flags}:{}:{max_cube}",
        write_men(&board, on_roll),
        cube.turns(),
        cube.owner().map_or(0, sign),
        sign(on_roll),
        score.points(BOTTOM),
        score.points(TOP),
        score.to(),
    ))
}

fn sign(seat: Seat) -> i8 {
    if seat == BOTTOM { 1 } else { -1 }
}

fn write_men(board: &Board, on_roll: Seat) -> String {
    let (bottom, top) = match on_roll {
        BOTTOM => (board.own(), board.other()),
        _ => (board.other(), board.own()),
    };
    let mut text = *b"--------------------------";
    for (place, count) in bottom.stacks().filter(|&(place, _)| place != Place::OFF) {
        text[usize::from(place.number())] = b'A' + count - 1;
    }
    for (place, count) in top.stacks().filter(|&(place, _)| place != Place::OFF) {
        text[25 - usize::from(place.number())] = b'a' + count - 1;
    }
    text.into_iter().map(char::from).collect()
}

/// The position that `text` describes, played by `rules`.
///
/// The text is stronger than the rules about Jacoby, beavers and whether there is a cube at all
/// (a highest cube of 0). `XGID=` may be missing, and so may the last field.
pub fn read(text: &str, rules: RuleSet) -> Result<Position, XgidError> {
    let text = text.trim_end();
    let start = if text.starts_with(PREFIX) { PREFIX.len() } else { 0 };
    let mut column = start + 1;
    let mut fields = Vec::new();
    for text in text[start..].split(':') {
        fields.push(Field { column, text });
        column += text.chars().count() + 1;
    }
    if !(9..=10).contains(&fields.len()) {
        return Err(XgidError::Fields { found: fields.len() });
    }
    let on_roll = fields[3].seat()?.ok_or_else(|| fields[3].wrong("1 or -1"))?;
    let board = read_men(fields[0], on_roll, rules.start.total())?;
    let owner = fields[2].seat()?;
    let turns = fields[1].number(Cube::MAX_TURNS.into(), "a power of two from 0 to 15")?;
    let cube = Cube::new(turns as u8, owner).ok_or_else(|| fields[1].wrong("0 to 15"))?;
    let to = fields[8].number(Score::LONGEST, "a match length from 0 to 32767")?;
    let points = |n: usize| fields[n].number(u16::MAX, "a number of points").map(u32::from);
    let (bottom, top) = (points(5)?, points(6)?);
    let flags = if to == 0 {
        fields[7].number(3, "0 to 3 in money play (1 for Jacoby, 2 for beavers)")?
    } else {
        fields[7].number(1, "0 or 1 in a match (1 for the Crawford game)")?
    };
    let crawford = to > 0 && flags == 1;
    let score = score_of(to, top, bottom, crawford).ok_or(XgidError::Score {
        to,
        bottom,
        top,
        crawford,
    })?;
    let max_cube = match fields.get(9) {
        Some(field) => field.number(Cube::MAX_TURNS.into(), "a power of two from 0 to 15")?,
        None => USUAL_MAX_CUBE.into(),
    };
    let rules = RuleSet { cube: rules.cube && max_cube > 0, ..options(rules, to, flags) };
    let phase = read_phase(fields[4], || before_roll(on_roll, cube, &score, &rules))?;
    Ok(Position { board, on_roll, phase, cube, score, rules })
}

/// The money options as `flags` say; in a match they are left alone.
fn options(rules: RuleSet, to: u16, flags: u16) -> RuleSet {
    if to > 0 {
        return rules;
    }
    let beavers = match (flags & 2 != 0, rules.beavers) {
        (false, _) => 0,
        (true, 0) => RuleSet::MONEY.beavers,
        (true, some) => some,
    };
    RuleSet { jacoby: flags & 1 != 0, beavers, ..rules }
}

fn read_phase(field: Field<'_>, to_roll: impl Fn() -> Phase) -> Result<Phase, XgidError> {
    let expected = "two dice from 1 to 6, 00, D, B or R";
    match field.text {
        "00" => Ok(to_roll()),
        "D" => Ok(Phase::CubeOffered { beavers: 0 }),
        "B" => Ok(Phase::CubeOffered { beavers: 1 }),
        "R" => Ok(Phase::CubeOffered { beavers: 2 }),
        text => {
            let number = field.number(66, expected)?;
            let dice = dice(number / 10, number % 10).filter(|_| text.len() == 2);
            dice.map(Phase::ToMove).ok_or_else(|| field.wrong(expected))
        }
    }
}

fn read_men(field: Field<'_>, on_roll: Seat, men: u8) -> Result<Board, XgidError> {
    let found = field.text.chars().count();
    if found != 26 {
        return Err(XgidError::Places { found });
    }
    let (mut bottom, mut top) = (Vec::new(), Vec::new());
    for (n, found) in (0u8..).zip(field.text.chars()) {
        let column = field.column + usize::from(n);
        match found {
            '-' => {}
            'A'..='O' if n > 0 => bottom.push((n, found as u8 - b'A' + 1)),
            'a'..='o' if n < 25 => top.push((25 - n, found as u8 - b'a' + 1)),
            'A'..='O' | 'a'..='o' => return Err(XgidError::WrongBar { column, found }),
            _ => return Err(XgidError::Man { column, found }),
        }
    }
    let (bottom, top) = (all_men(bottom, men)?, all_men(top, men)?);
    let (own, other) = if on_roll == BOTTOM { (bottom, top) } else { (top, bottom) };
    Board::new(own, other).ok_or(XgidError::NoMen)
}

/// A player's men on these places, the rest of `men` borne off.
fn all_men(mut stacks: Vec<(u8, u8)>, men: u8) -> Result<Men, XgidError> {
    let in_play: u32 = stacks.iter().map(|&(_, count)| u32::from(count)).sum();
    let off = u32::from(men).checked_sub(in_play).ok_or(XgidError::TooManyMen { men })?;
    stacks.push((0, off as u8));
    Men::new(&stacks).ok_or(XgidError::TooManyMen { men })
}

/// The text between two colons.
#[derive(Clone, Copy)]
struct Field<'a> {
    column: usize,
    text: &'a str,
}

impl Field<'_> {
    fn wrong(&self, expected: &'static str) -> XgidError {
        XgidError::Field { column: self.column, found: self.text.to_owned(), expected }
    }

    /// A number up to `most`, digits only.
    fn number(&self, most: u16, expected: &'static str) -> Result<u16, XgidError> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.text.parse().ok().filter(|&number| digits && number <= most);
        number.ok_or_else(|| self.wrong(expected))
    }

    /// 1 for the bottom player, -1 for the top player, 0 for nobody.
    fn seat(&self) -> Result<Option<Seat>, XgidError> {
        match self.text {
            "1" => Ok(Some(BOTTOM)),
            "-1" => Ok(Some(TOP)),
            "0" => Ok(None),
            _ => Err(self.wrong("1, 0 or -1")),
        }
    }
}

/// Why a text is not an XGID, or why a position has none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum XgidError {
    /// Not nine or ten fields.
    #[error("an XGID has 10 fields between colons, not {found}")]
    Fields { found: usize },
    /// Not 26 characters of men.
    #[error("the men are 26 characters (bar, 24 points, bar), not {found}")]
    Places { found: usize },
    /// A character that stands for no men.
    #[error("column {column}: {found:?} is neither - nor A to O nor a to o")]
    Man { column: usize, found: char },
    /// A man on the other player's bar.
    #[error("column {column}: {found:?} is on the other player's bar")]
    WrongBar { column: usize, found: char },
    /// More men than a player has.
    #[error("a player has more than {men} men")]
    TooManyMen { men: u8 },
    /// Nobody has a man left.
    #[error("both players have borne off all men")]
    NoMen,
    /// A field that says something impossible.
    #[error("column {column}: {found:?} should be {expected}")]
    Field { column: usize, found: String, expected: &'static str },
    /// A score at which no game can be played.
    #[error("no{} game can be played at {bottom} to {top} in a match to {to}",
        if *.crawford { " Crawford" } else { "" })]
    Score { to: u16, bottom: u32, top: u32, crawford: bool },
    /// The position is before the opening throw or after the end.
    #[error("an XGID needs a player on roll: not before the opening roll, not after the end")]
    NobodyOnRoll,
    /// More redoubles than there are letters for.
    #[error("an XGID knows doubles, beavers and raccoons, but nothing after them")]
    BeaversTooMany,
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";

    #[test]
    fn the_start_is_read_and_written() {
        let position = read(START, RuleSet::MONEY).unwrap();
        assert_eq!(position.board, RuleSet::STANDARD.board());
        assert_eq!((position.on_roll, position.rules), (Seat::B, RuleSet::MONEY));
        assert_eq!(position.phase, Phase::ToMove(dice(3, 1).unwrap()));
        assert_eq!(write(&position).unwrap(), START);
    }

    #[test]
    fn published_positions_come_back() {
        // Seen on forums and mailing lists; the second has its smaller die first.
        let crawford = "XGID=--A-bBBBB--BbB-----dbbc-B-:0:0:1:31:6:4:1:7:10";
        let position = read(crawford, RuleSet::STANDARD).unwrap();
        assert_eq!(position.score, Score::at(7, 4, 6, true).unwrap());
        assert_eq!(write(&position).unwrap(), crawford);
        let low_first = "XGID=-b----E-C---eE---b-d-b--B-:0:0:1:46:0:0:3:0:10";
        let position = read(low_first, RuleSet::MONEY).unwrap();
        assert_eq!(write(&position).unwrap(), low_first.replace(":46:", ":64:"));
        let top_to_play = "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:3:8";
        let position = read(top_to_play, RuleSet::STANDARD).unwrap();
        assert_eq!(position.cube, Cube::new(1, Some(Seat::B)).unwrap());
        // 24 + 15 + 4*13 + 2*8 + 2*6 + 3*5 + 2*4, and 2*14 + 4*13 + 2*8 + 5*6 + 2*3.
        assert_eq!((position.board.own().pips(), position.board.other().pips()), (142, 132));
        assert_eq!(write(&position).unwrap(), top_to_play.replace(":3:8", ":3:10"));
    }

    #[test]
    fn wrong_texts_are_refused_with_the_reason() {
        let read = |text: &str| read(text, RuleSet::MONEY).unwrap_err().to_string();
        assert_eq!(read("XGID="), "an XGID has 10 fields between colons, not 1");
        assert_eq!(
            read(&START.replace("-b----E", "b----E")),
            "the men are 26 characters (bar, 24 points, bar), not 25"
        );
        assert_eq!(
            read(&START.replace("-b----E", "-b---!E")),
            "column 11: '!' is neither - nor A to O nor a to o"
        );
        assert_eq!(
            read(&START.replace("-b----E", "Ab----E")),
            "column 6: 'A' is on the other player's bar"
        );
        assert_eq!(read(&START.replace("-b----E", "-b----F")), "a player has more than 15 men");
        assert_eq!(
            read(&START.replace(":31:", ":37:")),
            "column 39: \"37\" should be two dice from 1 to 6, 00, D, B or R"
        );
        assert_eq!(
            read(&START.replace(":0:0:3:0:", ":7:0:0:7:")),
            "no game can be played at 7 to 0 in a match to 7"
        );
    }
}
