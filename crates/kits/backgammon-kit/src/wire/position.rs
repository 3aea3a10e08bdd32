//! A view read back: what a bot makes of what it is told.

use parlor_backgammon::{Board, Cube, Dice, Die, Men, Phase, Position, RuleSet, Score};
use parlor_game::Seat;

use super::{BackgammonPhase, BackgammonView};

impl BackgammonView {
    /// The position that is shown; `None` if there cannot be one, or nobody is on roll in it.
    pub fn position(&self) -> Option<Position> {
        let on_roll = Seat::from(self.on_roll);
        let [a, b] = [men(&self.men.a)?, men(&self.men.b)?];
        let (own, other) = if on_roll == Seat::A { (a, b) } else { (b, a) };
        let value = u32::try_from(self.cube.value).ok().filter(|value| value.is_power_of_two())?;
        let turns = u8::try_from(value.trailing_zeros()).ok()?;
        let [a, b] = self.score.points;
        let score = match self.score.to {
            0 => Score::money(a, b),
            to => Score::at(to, a, b, self.score.crawford)?,
        };
        let phase = match self.phase {
            BackgammonPhase::ToRoll => Phase::ToRoll,
            BackgammonPhase::Rolling => Phase::Rolling,
            BackgammonPhase::ToMove { dice: [one, other] } => {
                Phase::ToMove(Dice::new(Die::new(one)?, Die::new(other)?))
            }
            BackgammonPhase::CubeOffered { beavers } => Phase::CubeOffered { beavers },
            BackgammonPhase::Opening | BackgammonPhase::Over { .. } => return None,
        };
        Some(Position {
            board: Board::new(own, other)?,
            on_roll,
            phase,
            cube: Cube::new(turns, self.cube.owner.map(Seat::from))?,
            score,
            rules: RuleSet::named(&self.rules)?,
        })
    }
}

fn men(counts: &[u8]) -> Option<Men> {
    let stacks: Vec<(u8, u8)> = (0..).zip(counts.iter().copied()).collect();
    Men::new(&stacks)
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Action, Backgammon, Setup, Thrown};
    use parlor_game::{Answers, Game, Silent};
    use parlor_wire::Codec;

    use super::super::BackgammonWire;
    use super::*;

    #[test]
    fn a_view_is_read_back() {
        let score = Score::at(7, 2, 5, false).unwrap();
        let mut game = Backgammon::start(&Setup::new(RuleSet::STANDARD, score));
        assert_eq!(BackgammonWire::put_view(&game).position(), None, "nobody is on roll yet");
        let (a, b) = (Die::new(3).unwrap(), Die::new(1).unwrap());
        game.apply(Thrown::Opening { a, b }, &mut Silent).unwrap();
        assert_eq!(BackgammonWire::put_view(&game).position(), Some(game.position()));
        let mut plays = Vec::new();
        game.legal(Seat::A, &mut plays);
        game.resolve(&Answers::one(Seat::A, plays[0]), &mut Silent).unwrap();
        game.resolve(&Answers::one(Seat::B, Action::Double), &mut Silent).unwrap();
        assert_eq!(BackgammonWire::put_view(&game).position(), Some(game.position()));
    }
}
