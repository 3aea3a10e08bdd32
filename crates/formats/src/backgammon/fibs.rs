//! FIBS board lines, as GNU Backgammon's external players exchange them.
//!
//! `board:A:B:5:0:2:…`, 53 fields between colons: `board`, two names, match length (0, or 9999 on FIBS, for
//! money), two scores, 26 places, whose turn it is, four dice, the cube, who may double, whether a double
//! is offered, colour and direction, the numbers of home and bar, men at home and on the bar, and flags of
//! the match.
//!
//! FIBS describes the fields for a player who looks at the board; GNU Backgammon 1.07, which asks and
//! answers by such lines, always writes them from one side. Measured in both directions:
//!
//! - positive men are player 1's, our seat `B`, moving from 24 to 1; places 0 and 25 are the bars of the
//!   negative and of the positive men;
//! - turn 1 means that seat `B` is on roll, −1 that seat `A` is; while a double is offered that is the doubler;
//! - names and scores come as `A:B`, but as `B:A` while a double is offered;
//! - the first "may double" belongs to the positive men, so that the two flags say who owns the cube;
//! - a double offered by a player whose opponent owns the cube is a beaver that waits for the doubler;
//! - the last flag but one is 1 after the Crawford game. The Jacoby rule is not in the line.

use parlor_backgammon::{Board, Cube, Men, Phase, Place, Position, RuleSet, Score};
use parlor_game::Seat;

use super::match_id::{before_roll, dice, score_of};

/// What every line begins with.
pub const PREFIX: &str = "board:";

/// Whose men are positive.
const POSITIVE: Seat = Seat::B;
/// `board` and what follows it.
const FIELDS: usize = 53;
/// The match length that FIBS writes for money.
const UNLIMITED: i32 = 9999;

/// Where the fields are.
const TO: usize = 3;
const SCORES: usize = 4;
const PLACES: usize = 6;
const TURN: usize = 32;
const DICE: usize = 33;
const CUBE: usize = 37;
const MAY_DOUBLE: usize = 38;
const DOUBLED: usize = 40;
const COLOUR: usize = 41;
const DIRECTION: usize = 42;
const AFTER_CRAWFORD: usize = 51;

/// The line of `position`. The opening throw, a finished game and a raccoon have none.
pub fn write(position: &Position) -> Result<String, FibsError> {
    let Position { board, on_roll, phase, cube, score, .. } = *position;
    let (doubled, roll) = match phase {
        Phase::ToRoll | Phase::Rolling => (false, [0, 0]),
        Phase::ToMove(dice) => (false, [dice.large().pips(), dice.small().pips()]),
        Phase::CubeOffered { beavers: 0 | 1 } => (true, [0, 0]),
        Phase::CubeOffered { .. } => return Err(FibsError::Raccoon),
        Phase::Opening { .. } | Phase::Over(_) => return Err(FibsError::NobodyOnRoll),
    };
    let order = order_of(doubled);
    let mut line = format!("{PREFIX}{}:{}:{}", order[0], order[1], score.to());
    let mut push = |number: i32| line += &format!(":{number}");
    order.iter().for_each(|&seat| push(score.points(seat) as i32));
    let (positive, negative) = if on_roll == POSITIVE {
        (board.own(), board.other())
    } else {
        (board.other(), board.own())
    };
    places(positive, negative).into_iter().for_each(&mut push);
    push(if on_roll == POSITIVE { 1 } else { -1 });
    for die in [roll, roll].concat() {
        push(die.into());
    }
    push(cube.value());
    // A centred cube is free for both even where none is played with: told that nobody may double, GNU
    // Backgammon takes a double to be offered.
    let may = |seat| cube.is_free_for(seat);
    for flag in [may(POSITIVE), may(POSITIVE.opponent()), doubled] {
        push(flag.into());
    }
    [1, -1, 0, 25].into_iter().for_each(&mut push);
    for place in [Place::OFF, Place::BAR] {
        [positive, negative].into_iter().for_each(|men| push(men.on(place).into()));
    }
    // How many men can move and whether the move is forced, which nobody who can count needs.
    [0, 0].into_iter().for_each(&mut push);
    let is_last_but_one = Seat::ALL[..2].iter().any(|&seat| score.away(seat) == Some(1));
    push((is_last_but_one && !score.is_crawford()).into());
    push((!score.is_crawford()).into());
    Ok(line)
}

/// In which order names and scores are written.
fn order_of(doubled: bool) -> [Seat; 2] {
    if doubled { [Seat::B, Seat::A] } else { [Seat::A, Seat::B] }
}

/// The men by place, in the numbering of the positive ones.
fn places(positive: Men, negative: Men) -> [i32; 26] {
    let mut places = [0; 26];
    for (place, count) in positive.stacks().filter(|&(place, _)| place != Place::OFF) {
        places[usize::from(place.number())] = i32::from(count);
    }
    for (place, count) in negative.stacks().filter(|&(place, _)| place != Place::OFF) {
        places[25 - usize::from(place.number())] = -i32::from(count);
    }
    places
}

/// The position that a line describes, played by `rules`.
pub fn read(line: &str, rules: RuleSet) -> Result<Position, FibsError> {
    let fields = Fields::of(line)?;
    fields.expect(COLOUR, 1)?;
    fields.expect(DIRECTION, -1)?;
    let on_roll = match fields.number(TURN, -1..=1)? {
        1 => POSITIVE,
        -1 => POSITIVE.opponent(),
        _ => return Err(FibsError::NobodyOnRoll),
    };
    let doubled = fields.number(DOUBLED, 0..=1)? == 1;
    let board = fields.board(on_roll, rules.start.total())?;
    let cube = fields.cube()?;
    let score = fields.score(order_of(doubled))?;
    let phase = if doubled {
        let beavers = u8::from(cube.owner() == Some(on_roll.opponent()));
        Phase::CubeOffered { beavers }
    } else {
        let roll = fields.dice()?;
        roll.map_or_else(|| before_roll(on_roll, cube, &score, &rules), Phase::ToMove)
    };
    Ok(Position { board, on_roll, phase, cube, score, rules })
}

/// What is between the colons.
struct Fields<'a>(Vec<&'a str>);

impl Fields<'_> {
    fn of(line: &str) -> Result<Fields<'_>, FibsError> {
        let fields: Vec<&str> = line.trim().split(':').collect();
        if !line.trim_start().starts_with(PREFIX) {
            return Err(FibsError::NotABoard);
        }
        match fields.len() {
            FIELDS => Ok(Fields(fields)),
            found => Err(FibsError::Fields { found }),
        }
    }

    fn number(&self, at: usize, within: std::ops::RangeInclusive<i32>) -> Result<i32, FibsError> {
        let found = self.0[at];
        let number = found.parse().ok().filter(|number| within.contains(number));
        number.ok_or_else(|| FibsError::Field { field: at + 1, found: found.to_owned() })
    }

    fn expect(&self, at: usize, wanted: i32) -> Result<(), FibsError> {
        self.number(at, wanted..=wanted).map(drop)
    }

    fn board(&self, on_roll: Seat, men: u8) -> Result<Board, FibsError> {
        let (mut positive, mut negative) = (Vec::new(), Vec::new());
        for n in 0..26_u8 {
            let count = self.number(PLACES + usize::from(n), -15..=15)?;
            match u8::try_from(count.unsigned_abs()) {
                Ok(0) | Err(_) => {}
                Ok(count_here) if count > 0 && n > 0 => positive.push((n, count_here)),
                Ok(count_here) if count < 0 && n < 25 => negative.push((25 - n, count_here)),
                Ok(_) => return Err(FibsError::WrongBar { place: n }),
            }
        }
        let all = |mut stacks: Vec<(u8, u8)>| {
            let in_play: u32 = stacks.iter().map(|&(_, count)| u32::from(count)).sum();
            let off = u32::from(men).checked_sub(in_play).ok_or(FibsError::TooManyMen { men })?;
            stacks.push((0, off as u8));
            Men::new(&stacks).ok_or(FibsError::TooManyMen { men })
        };
        let (positive, negative) = (all(positive)?, all(negative)?);
        let (own, other) =
            if on_roll == POSITIVE { (positive, negative) } else { (negative, positive) };
        Board::new(own, other).ok_or(FibsError::NoMen)
    }

    fn cube(&self) -> Result<Cube, FibsError> {
        let wrong = || FibsError::Field { field: CUBE + 1, found: self.0[CUBE].to_owned() };
        let value = self.number(CUBE, 1..=1 << Cube::MAX_TURNS)?.unsigned_abs();
        if !value.is_power_of_two() {
            return Err(wrong());
        }
        let may = |n: usize| self.number(MAY_DOUBLE + n, 0..=1).map(|flag| flag == 1);
        let owner = match (may(0)?, may(1)?) {
            _ if value == 1 => None,
            (true, false) => Some(POSITIVE),
            (false, true) => Some(POSITIVE.opponent()),
            _ => None,
        };
        Cube::new(value.trailing_zeros() as u8, owner).ok_or_else(wrong)
    }

    fn score(&self, order: [Seat; 2]) -> Result<Score, FibsError> {
        let to = self.number(TO, 0..=Score::LONGEST.into())?;
        let to = if to == UNLIMITED { 0 } else { to as u16 };
        let mut points = [0; 2];
        for (n, seat) in order.into_iter().enumerate() {
            points[seat.idx()] = self.number(SCORES + n, 0..=i32::MAX)?.unsigned_abs();
        }
        let [a, b] = points;
        let last = u32::from(to).saturating_sub(1);
        let over = self.number(AFTER_CRAWFORD, 0..=1)? == 1;
        let crawford = to > 0 && !over && (a == last) != (b == last);
        score_of(to, a, b, crawford).ok_or(FibsError::Score { to, a, b })
    }

    /// The first pair of dice that shows something.
    fn dice(&self) -> Result<Option<parlor_backgammon::Dice>, FibsError> {
        for pair in [DICE, DICE + 2] {
            let (one, other) = (self.number(pair, 0..=6)?, self.number(pair + 1, 0..=6)?);
            if (one, other) != (0, 0) {
                let wrong =
                    || FibsError::Field { field: pair + 1, found: format!("{one}:{other}") };
                return dice(one as u16, other as u16).ok_or_else(wrong).map(Some);
            }
        }
        Ok(None)
    }
}

/// Why a line is not a board, or why a position has none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum FibsError {
    /// It begins with something else.
    #[error("a FIBS board begins with {PREFIX:?}")]
    NotABoard,
    /// Too few or too many fields.
    #[error("a FIBS board has {FIELDS} fields between colons, not {found}")]
    Fields { found: usize },
    /// A field that says something impossible.
    #[error("field {field}: {found:?} cannot be there")]
    Field { field: usize, found: String },
    /// A man on the other player's bar.
    #[error("place {place}: a checker on the other player's bar")]
    WrongBar { place: u8 },
    /// More men than a player has.
    #[error("a player has more than {men} checkers")]
    TooManyMen { men: u8 },
    /// Nobody has a man left.
    #[error("both players have borne off all checkers, or share a point")]
    NoMen,
    /// A score at which no game can be played.
    #[error("no game can be played at {a} to {b} in a match to {to}")]
    Score { to: u16, a: u32, b: u32 },
    /// Before the opening throw, or after the end.
    #[error("a FIBS board needs a player on roll")]
    NobodyOnRoll,
    /// A redouble after a beaver.
    #[error("a FIBS board knows doubles and beavers, but nothing after them")]
    Raccoon,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines that GNU Backgammon 1.07.001 has sent, each with what the game was then.
    const MATCH_9_DOUBLED_BY_A: &str = "board:root:gnubg:9:1:3:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-2:0:-4:-2:0:0:0:2:0:-1:0:0:0:0:2:0:1:1:1:-1:0:25:0:0:0:0:0:0:0:1";
    const REDOUBLED_BY_B: &str = "board:root:gnubg:9:1:3:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0:2:1:0:1:1:-1:0:25:0:0:0:0:0:0:0:1";
    const A_TO_MOVE: &str = "board:gnubg:root:0:0:0:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:2:1:2:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";
    const B_AFTER_CRAWFORD: &str = "board:gnubg:root:5:4:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:1:1";
    const B_IN_CRAWFORD: &str = "board:gnubg:root:5:0:4:0:2:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:-1:-2:-1:-1:-3:-4:0:1:4:3:4:3:1:1:1:0:1:-1:0:25:13:3:0:0:0:0:0:0";
    const BEAVERED_BY_B: &str = "board:gnubg:root:0:0:0:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:0:0:0:0:2:1:0:1:1:-1:0:25:0:0:0:0:0:0:0:1";

    fn game(line: &str) -> Position {
        let position = read(line, RuleSet::MONEY).unwrap();
        position.game().unwrap();
        position
    }

    #[test]
    fn lines_of_gnubg_are_read() {
        // A has made the 5-point with the first roll, doubled and owns the cube.
        let position = game(MATCH_9_DOUBLED_BY_A);
        assert_eq!(position.on_roll, Seat::A);
        assert_eq!(position.phase, Phase::CubeOffered { beavers: 0 });
        assert_eq!(position.board.own().on(Place::new(5).unwrap()), 2);
        assert_eq!(position.cube, Cube::new(1, Some(Seat::A)).unwrap());
        assert_eq!((position.score.points(Seat::A), position.score.points(Seat::B)), (3, 1));
        let position = game(REDOUBLED_BY_B);
        assert_eq!((position.on_roll, position.cube.owner()), (Seat::B, Some(Seat::B)));
        assert_eq!((position.score.points(Seat::A), position.score.points(Seat::B)), (3, 1));
        // B has made the 5-point; A rolled 2-1.
        let position = game(A_TO_MOVE);
        assert_eq!(position.phase, Phase::ToMove(dice(2, 1).unwrap()));
        assert_eq!(position.board.other().on(Place::new(5).unwrap()), 2);
        let after = game(B_AFTER_CRAWFORD).score;
        assert_eq!((after.points(Seat::A), after.is_crawford()), (4, false));
        let last = game(B_IN_CRAWFORD);
        assert!(last.score.is_crawford());
        assert_eq!((last.board.own().on(Place::OFF), last.board.other().on(Place::OFF)), (13, 3));
        let beavered = game(BEAVERED_BY_B);
        assert_eq!(
            (beavered.phase, beavered.on_roll),
            (Phase::CubeOffered { beavers: 1 }, Seat::A)
        );
    }

    #[test]
    fn what_is_written_is_read_again() {
        for line in
            [MATCH_9_DOUBLED_BY_A, REDOUBLED_BY_B, A_TO_MOVE, B_AFTER_CRAWFORD, B_IN_CRAWFORD]
        {
            let position = game(line);
            let written = write(&position).unwrap();
            assert_eq!(read(&written, RuleSet::MONEY).unwrap(), position, "{line}");
            // But for the names and the flags that gnubg leaves at zero it is the same line.
            let plain = line.replace("gnubg", "A").replace("root", "B");
            assert_eq!(written, plain);
        }
    }

    #[test]
    fn wrong_lines_are_refused_with_the_reason() {
        let read = |line: &str| read(line, RuleSet::MONEY).unwrap_err().to_string();
        assert_eq!(read("version"), "a FIBS board begins with \"board:\"");
        assert_eq!(read("board:a:b"), "a FIBS board has 53 fields between colons, not 3");
        let cases = [
            (":0:-2:0:0:", ":7:-2:0:0:", "place 0: a checker on the other player's bar"),
            (":-5:5:", ":-5:9:", "a player has more than 15 checkers"),
            (":2:1:2:1:", ":7:1:2:1:", "field 34: \"7\" cannot be there"),
            (":1:-1:0:25:", ":-1:-1:0:25:", "field 42: \"-1\" cannot be there"),
            ("root:0:0:0:", "root:3:3:0:", "no game can be played at 3 to 0 in a match to 3"),
        ];
        for (from, to, reason) in cases {
            assert_eq!(read(&A_TO_MOVE.replacen(from, to, 1)), reason);
        }
    }
}
