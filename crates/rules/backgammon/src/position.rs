//! Where a game begins: the opening, or any position that can be played on.

use parlor_game::{Illegal, Seat};

use crate::{Backgammon, Board, Cube, Opening, Phase, RuleSet, Score};

/// What a game begins from. Checked when it is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup(Backgammon);

impl Setup {
    /// A new game at this score.
    pub fn new(rules: RuleSet, score: Score) -> Setup {
        Setup(Backgammon {
            board: rules.board(),
            on_roll: Seat::A,
            phase: match rules.opening {
                Opening::Throw => Phase::Opening { ties: 0 },
                Opening::SeatA => Phase::Rolling,
            },
            cube: Cube::CENTRED,
            score,
            turns: 0,
            rules,
        })
    }

    /// The game as it stands in `position`.
    pub fn from_position(position: &Position) -> Result<Setup, Illegal> {
        position.game().map(Setup)
    }

    pub(crate) const fn game(&self) -> Backgammon {
        self.0
    }
}

/// Everything that describes a running game, loosely; [`Position::game`] checks it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The men, from the side of the player on roll.
    pub board: Board,
    /// Who is on roll. While a double is offered this is who offered it.
    pub on_roll: Seat,
    /// What is waited for.
    pub phase: Phase,
    /// The cube as it lies; while a double is offered, before it is turned.
    pub cube: Cube,
    /// The score the game is played at.
    pub score: Score,
    /// The rules it is played by.
    pub rules: RuleSet,
}

impl Position {
    /// The game in this position, if it can stand there.
    pub fn game(&self) -> Result<Backgammon, Illegal> {
        let Position { board, on_roll, phase, cube, score, rules } = *self;
        // A turn has been made, so that a player on roll may double; before the opening, none.
        let turns = u32::from(!matches!(phase, Phase::Opening { .. }));
        let game = Backgammon { board, on_roll, phase, cube, score, turns, rules };
        match self.misfit(&game) {
            Some(reason) => Err(Illegal::Misfit { reason }),
            None => Ok(game),
        }
    }

    /// What makes the position impossible, if anything does.
    fn misfit(&self, game: &Backgammon) -> Option<&'static str> {
        let Position { board, on_roll, phase, cube, score, rules } = *self;
        let men = [board.own(), board.other()];
        let is_turned = cube != Cube::CENTRED;
        let checks = [
            (matches!(phase, Phase::Over(_)), "game-is-over"),
            (score.winner().is_some(), "match-is-over"),
            (men.iter().any(|men| men.all_off()), "all-men-are-off"),
            (men.iter().any(|men| men.total() != rules.start.total()), "wrong-number-of-men"),
            (on_roll > Seat::B, "two-seats-only"),
            (is_turned && !rules.cube, "no-cube-in-these-rules"),
            (is_turned && score.is_crawford(), "no-cube-in-the-crawford-game"),
        ];
        checks.into_iter().find_map(|(wrong, reason)| wrong.then_some(reason)).or(match phase {
            Phase::Opening { .. } if rules.opening != Opening::Throw => {
                Some("no-opening-throw-in-these-rules")
            }
            Phase::CubeOffered { beavers } if beavers > game.beavers_allowed() => {
                Some("too-many-beavers")
            }
            // A beaver has turned the cube, and left it with the doubled player.
            Phase::CubeOffered { beavers: 1.. } if cube.owner() != Some(on_roll.opponent()) => {
                Some("a-beaver-keeps-the-cube")
            }
            Phase::ToRoll | Phase::CubeOffered { beavers: 0 } if !game.may_double() => {
                Some("nobody-may-double-here")
            }
            _ => None,
        })
    }
}
