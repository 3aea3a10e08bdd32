//! GNU Backgammon's match ID: everything but the men, in 12 characters.

use std::fmt;
use std::str::FromStr;

use parlor_backgammon::{
    Cube, Dice, Die, End, Opening, Outcome, Phase, Position, Resignation, RuleSet, Score, Win,
};
use parlor_game::Seat;

use super::PositionIdError;
use super::base64::{self, KeyFault};
use super::position_id::PositionId;

/// Cube, dice, score and whose turn it is, as GNU Backgammon writes it beside a [`PositionId`].
///
/// 67 bits in base64. Its player 0 is our seat `A`, its player 1 seat `B`. Older versions wrote 66
/// bits, without the last one, which is set when the Jacoby rule is off; they are read the same
/// way. Not in it: whether beavers and the cube are in use, and which variant is played; reading
/// takes them from a [`RuleSet`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchId {
    cube: Cube,
    on_roll: Seat,
    state: State,
    /// Who must act: the other player while a double or a resignation is on offer.
    asked: Seat,
    doubled: bool,
    resigned: Option<Win>,
    dice: Option<Dice>,
    score: Score,
    jacoby: bool,
}

/// How far the game is; the numbers are those of the key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum State {
    NotStarted,
    Playing,
    BorneOff,
    Resigned,
    Dropped,
}

const CHARS: usize = 12;
const BITS: usize = 67;

impl MatchId {
    /// What the ID says of `position`, with a resignation that waits for its answer.
    ///
    /// A roll that is due is written as "to roll": whether doubling was possible follows from the
    /// rest. The key cannot tell a second raccoon from a beaver, so more is refused.
    pub fn of(position: &Position, offer: Option<Resignation>) -> Result<MatchId, MatchIdError> {
        let Position { on_roll, phase, cube, score, rules, .. } = *position;
        if [Seat::A, Seat::B].iter().any(|&seat| score.points(seat) > Score::LONGEST.into()) {
            return Err(MatchIdError::PointsTooMany);
        }
        let state = match phase {
            Phase::Opening { .. } => State::NotStarted,
            Phase::Over(Outcome { end: End::BorneOff, .. }) => State::BorneOff,
            Phase::Over(Outcome { end: End::Resigned, .. }) => State::Resigned,
            Phase::Over(Outcome { end: End::Dropped, .. }) => State::Dropped,
            _ => State::Playing,
        };
        let asked = match (phase, offer) {
            (Phase::CubeOffered { beavers: 3.. }, _) => return Err(MatchIdError::BeaversTooMany),
            (Phase::CubeOffered { beavers: 0 | 2 }, _) => on_roll.opponent(),
            (_, Some(Resignation { by, .. })) => by.opponent(),
            _ => on_roll,
        };
        Ok(MatchId {
            cube,
            on_roll,
            state,
            asked,
            doubled: matches!(phase, Phase::CubeOffered { .. }),
            resigned: offer.map(|offer| offer.win),
            dice: if let Phase::ToMove(dice) = phase { Some(dice) } else { None },
            score,
            jacoby: !score.is_money() || rules.jacoby,
        })
    }

    /// The position with the men of `men`, played by `rules`; in money play the Jacoby rule is as
    /// the ID says.
    pub fn position(&self, men: PositionId, rules: RuleSet) -> Result<Position, MatchIdError> {
        let MatchId { cube, on_roll, asked, score, .. } = *self;
        let board = men.board(rules.start.total())?;
        let jacoby = if score.is_money() { self.jacoby } else { rules.jacoby };
        let rules = RuleSet { jacoby, ..rules };
        let phase = match (self.state, self.dice) {
            (State::NotStarted, _) if rules.opening == Opening::Throw => Phase::Opening { ties: 0 },
            (State::BorneOff | State::Resigned | State::Dropped, _) => {
                return Err(MatchIdError::GameOver);
            }
            _ if self.doubled && asked == on_roll => Phase::CubeOffered { beavers: 1 },
            _ if self.doubled && cube.owner() == Some(asked) => Phase::CubeOffered { beavers: 2 },
            _ if self.doubled => Phase::CubeOffered { beavers: 0 },
            (_, Some(dice)) => Phase::ToMove(dice),
            (_, None) => before_roll(on_roll, cube, &score, &rules),
        };
        Ok(Position { board, on_roll, phase, cube, score, rules })
    }

    /// The resignation that waits for its answer.
    pub fn resignation(&self) -> Option<Resignation> {
        self.resigned.map(|win| Resignation { by: self.asked.opponent(), win })
    }

    fn key(&self) -> u128 {
        let number = |seat: Seat| seat.idx() as u128;
        let dice = self.dice.map_or([0, 0], |dice| [dice.large().pips(), dice.small().pips()]);
        let fields = [
            (self.cube.turns().into(), 4),
            (self.cube.owner().map_or(0b11, number), 2),
            (number(self.on_roll), 1),
            (self.score.is_crawford().into(), 1),
            (self.state as u128, 3),
            (number(self.asked), 1),
            (self.doubled.into(), 1),
            (self.resigned.map_or(0, |win| win.multiple() as u128), 2),
            (dice[0].into(), 3),
            (dice[1].into(), 3),
            (self.score.to().into(), 15),
            (self.score.points(Seat::A).into(), 15),
            (self.score.points(Seat::B).into(), 15),
            ((!self.jacoby).into(), 1),
        ];
        fields.iter().rev().fold(0, |key, &(value, bits)| key << bits | value)
    }
}

/// What is waited for before a roll: the player's choice, where he may double.
pub(super) fn before_roll(on_roll: Seat, cube: Cube, score: &Score, rules: &RuleSet) -> Phase {
    let may_double = rules.cube && !score.is_crawford() && cube.is_free_for(on_roll);
    if may_double { Phase::ToRoll } else { Phase::Rolling }
}

/// The score of these fields, if it can be.
pub(super) fn score_of(to: u16, a: u32, b: u32, crawford: bool) -> Option<Score> {
    match to {
        0 => (!crawford).then(|| Score::money(a, b)),
        _ => Score::at(to, a, b, crawford),
    }
}

impl FromStr for MatchId {
    type Err = MatchIdError;

    fn from_str(text: &str) -> Result<MatchId, MatchIdError> {
        let mut key = base64::decode(text, "match", CHARS, BITS)?;
        let mut next = |bits: u32| {
            let field = key as u16 & ((1 << bits) - 1);
            key >>= bits;
            field
        };
        let seat = |bit| if bit == 0 { Seat::A } else { Seat::B };
        let (turns, owner) = (next(4), next(2));
        let owner = if owner > 1 { None } else { Some(seat(owner)) };
        let cube = Cube::new(turns as u8, owner).ok_or(KeyFault::Rest)?;
        let on_roll = seat(next(1));
        let crawford = next(1) == 1;
        let state = match next(3) {
            0 => State::NotStarted,
            1 => State::Playing,
            2 => State::BorneOff,
            3 => State::Resigned,
            4 => State::Dropped,
            found => return Err(MatchIdError::State { found }),
        };
        let asked = seat(next(1));
        let doubled = next(1) == 1;
        let resigned = next(2).checked_sub(1).map(|n| Win::ALL[usize::from(n)]);
        let dice = match (next(3), next(3)) {
            (0, 0) => None,
            (one, other) => Some(dice(one, other).ok_or(MatchIdError::Dice { one, other })?),
        };
        let (to, a, b) = (next(15), next(15).into(), next(15).into());
        let score =
            score_of(to, a, b, crawford).ok_or(MatchIdError::Score { to, a, b, crawford })?;
        // Older versions have no such bit, which reads as Jacoby; it means nothing in a match.
        let jacoby = next(1) == 0 || !score.is_money();
        Ok(MatchId { cube, on_roll, state, asked, doubled, resigned, dice, score, jacoby })
    }
}

/// Two dice from two small numbers.
pub(super) fn dice(one: u16, other: u16) -> Option<Dice> {
    let die = |pips: u16| Die::new(u8::try_from(pips).ok()?);
    Some(Dice::new(die(one)?, die(other)?))
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(str::from_utf8(&base64::encode::<CHARS>(self.key())).unwrap_or_default())
    }
}

/// Why a text is not a match ID, or why it and a position cannot be turned into each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MatchIdError {
    /// It is no key at all.
    #[error(transparent)]
    Key(#[from] KeyFault),
    /// A game state that does not exist.
    #[error("{found} is not a game state: 0 to 4")]
    State { found: u16 },
    /// Dice that do not exist, or one die alone.
    #[error("{one}-{other} is not a roll: both dice 1 to 6, or both 0 before the roll")]
    Dice { one: u16, other: u16 },
    /// A score at which no game can be played.
    #[error("no{} game can be played at {a} to {b} in a match to {to} (0: money)",
        if *.crawford { " Crawford" } else { "" })]
    Score { to: u16, a: u32, b: u32, crawford: bool },
    /// The game has been decided, and the ID does not say what by.
    #[error("this game is over: no position to play on from")]
    GameOver,
    /// More points than the 15 bits of the ID can say.
    #[error("a match ID holds at most 32767 points")]
    PointsTooMany,
    /// More redoubles than the ID can tell apart.
    #[error("a match ID cannot tell more than two beavers apart")]
    BeaversTooMany,
    /// The men's ID does not fit.
    #[error(transparent)]
    Men(#[from] PositionIdError),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roll(one: u16, other: u16) -> Dice {
        dice(one, other).unwrap()
    }

    #[test]
    fn the_manuals_example() {
        // 2-4 in a match to 9, player 0 holds a 2-cube, player 1 has rolled 5-2.
        let id: MatchId = "QYkqASAAIAAA".parse().unwrap();
        let men = PositionId::of(&RuleSet::STANDARD.board());
        let position = id.position(men, RuleSet::STANDARD).unwrap();
        let expected = Position {
            board: RuleSet::STANDARD.board(),
            on_roll: Seat::B,
            phase: Phase::ToMove(roll(5, 2)),
            cube: Cube::new(1, Some(Seat::A)).unwrap(),
            score: Score::at(9, 2, 4, false).unwrap(),
            rules: RuleSet::STANDARD,
        };
        assert_eq!(position, expected);
        assert_eq!(MatchId::of(&expected, None).unwrap().to_string(), "QYkqASAAIAAA");
    }

    #[test]
    fn money_play_says_whether_jacoby_counts() {
        // The start of a money game, player 1 to roll.
        let men = PositionId::of(&RuleSet::STANDARD.board());
        let read = |text: &str| text.parse::<MatchId>().unwrap();
        let position = read("cAkAAAAAAAAA").position(men, RuleSet::STANDARD).unwrap();
        assert_eq!((position.on_roll, position.phase), (Seat::B, Phase::ToRoll));
        assert!(position.rules.jacoby && position.score.is_money());
        let plain = Position { rules: RuleSet::STANDARD, ..position };
        assert_eq!(MatchId::of(&plain, None).unwrap().to_string(), "cAkAAAAAAAAE");
        assert_eq!(
            read("cAkAAAAAAAAE").position(men, RuleSet::MONEY),
            Ok(Position { rules: RuleSet { jacoby: false, ..RuleSet::MONEY }, ..position })
        );
    }

    #[test]
    fn an_offered_double_and_resignation_are_in_it() {
        let board = RuleSet::STANDARD.board();
        let men = PositionId::of(&board);
        let doubled = Position {
            board,
            on_roll: Seat::A,
            phase: Phase::CubeOffered { beavers: 0 },
            cube: Cube::CENTRED,
            score: Score::match_to(7).unwrap(),
            rules: RuleSet::STANDARD,
        };
        let id = MatchId::of(&doubled, None).unwrap();
        assert_eq!((id.asked, id.doubled), (Seat::B, true));
        assert_eq!(id.position(men, RuleSet::STANDARD), Ok(doubled));
        let offer = Resignation { by: Seat::A, win: Win::Gammon };
        let moving = Position { phase: Phase::ToMove(roll(6, 1)), ..doubled };
        let id: MatchId = MatchId::of(&moving, Some(offer)).unwrap().to_string().parse().unwrap();
        assert_eq!(id.resignation(), Some(offer));
        assert_eq!(id.position(men, RuleSet::STANDARD), Ok(moving));
    }

    #[test]
    fn wrong_texts_are_refused_with_the_reason() {
        let read = |text: &str| text.parse::<MatchId>().unwrap_err();
        assert_eq!(
            read("QYkqASAAIAA"),
            KeyFault::Length { id: "match", chars: 12, found: 11 }.into()
        );
        assert_eq!(read("QYkqASAA=AAA"), KeyFault::Character { column: 9, found: '=' }.into());
        assert_eq!(read("QYkqASAAIAAI"), KeyFault::Rest.into());
        assert_eq!(read("QY8qASAAIAAA"), MatchIdError::State { found: 7 });
        assert_eq!(read("QYkCASAAIAAA"), MatchIdError::Dice { one: 5, other: 0 });
        // Crawford at 2-4 to 9.
        let score = MatchIdError::Score { to: 9, a: 2, b: 4, crawford: true };
        assert_eq!(read("wYkqASAAIAAA"), score);
        assert_eq!(
            score.to_string(),
            "no Crawford game can be played at 2 to 4 in a match to 9 (0: money)"
        );
    }
}
