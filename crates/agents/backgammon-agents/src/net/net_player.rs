//! The networks as an evaluation, and the player who plays by it.

use std::sync::Arc;

use parlor_agent::{Budget, Entry, Message, Meter, Panel, Parameter, Scale, Unit};
use parlor_backgammon::{Action, Backgammon, Board, Dice};
use parlor_game::Seat;
use parlor_search::{Bounds, Evaluate};

use crate::cube::{OnRoll, SeenCube};
use crate::cubeful::{CUBE, seated};
use crate::evidence::Evidence;
use crate::linear::five::Five;
use crate::{
    Appraise, Branch, Chances, CubeLife, Cubeless, EQUITY, Ending, FilteredSearch, LiveCube,
    MatchEquityTable, Outlook, Prospect, TwoTurns, Utility, reasons,
};

use super::evaluator::FILTERS;
use super::worth::Worths;
use super::{Evaluator, Leaf, Networks, class};

/// The evaluation by networks: expected points without the cube, in −3..3, or what they are worth at
/// the score of a match. Bear-offs are valued by [`ExactEndings`](crate::ExactEndings).
#[derive(Clone, Debug)]
pub struct Net {
    networks: Arc<Networks>,
    evaluator: Evaluator,
    utility: Utility,
    /// The cube that plays are chosen with; without one as it lies, and nobody turns it any more.
    cube: Option<LiveCube>,
}

impl Net {
    /// With networks of one's own.
    pub fn new(networks: Arc<Networks>) -> Net {
        let evaluator = Evaluator::new(Arc::clone(&networks));
        Net { networks, evaluator, utility: Utility::MONEY, cube: None }
    }

    /// With the networks that come with Parlor.
    pub fn shipped() -> Net {
        Net::new(Networks::shipped())
    }

    /// What `seat` can expect. The player on roll is assumed to roll next, also where the dice are
    /// already known.
    fn seat_chances(evaluator: &mut Evaluator, game: &Backgammon, seat: Seat) -> Chances {
        match game.outcome() {
            Some(outcome) if outcome.winner == seat => Chances::won(outcome.win),
            Some(outcome) => Chances::won(outcome.win).flipped(),
            None if seat == game.on_roll() => evaluator.on_roll(game.board()).into(),
            None => evaluator.on_roll(game.board()).flipped().into(),
        }
    }
}

impl Appraise for Net {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        Some(self.evaluator.on_roll(board).into())
    }

    fn outlook(&mut self, board: &Board, (utility, seat): (&Utility, Seat)) -> Option<Outlook> {
        let worths = Worths::of(utility, seat);
        let mut meter = Budget::UNLIMITED.meter();
        let mut branches = Vec::with_capacity(21);
        let own = self.evaluator.replies(board, &worths.own, &mut meter)?;
        for (dice, (after, five)) in Dice::all().zip(&own) {
            let (mut replies, mut life, next) = (Vec::new(), None, after.flipped());
            if !after.own().all_off() {
                life = life_at(&next).map(CubeLife::flipped);
                let his = self.evaluator.replies(&next, &worths.other, &mut meter)?;
                let prospect = |(dice, (after, five)): (Dice, &(Board, Five))| Prospect {
                    weight: weight(dice),
                    chances: five.flipped().into(),
                    life: if after.own().all_off() { None } else { life_at(&after.flipped()) },
                };
                replies = Dice::all().zip(&his).map(prospect).collect();
            }
            let prospect = Prospect { weight: weight(dice), chances: (*five).into(), life };
            branches.push(Branch { prospect, replies });
        }
        Some(Outlook { branches })
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        life_at(board)
    }
}

/// How often a roll comes.
fn weight(dice: Dice) -> f64 {
    f64::from(dice.weight()) / 36.0
}

/// How much use a cube still is, where the tables know it.
fn life_at(board: &Board) -> Option<CubeLife> {
    Ending::of(board)?.cube_life()
}

impl Evaluate<Backgammon> for Net {
    fn bounds(&self) -> Bounds {
        self.utility.bounds()
    }

    #[inline]
    fn value(&mut self, game: &Backgammon, seat: Seat) -> f64 {
        self.utility.equity(&Net::seat_chances(&mut self.evaluator, game, seat), seat)
    }
}

impl Evidence for Net {
    fn scale(&self) -> Scale {
        Scale::new(EQUITY, Unit::signed(3))
    }

    fn chances(&self, game: &Backgammon, seat: Seat) -> Option<Chances> {
        let mut evaluator = Evaluator::new(Arc::clone(&self.networks));
        Some(Net::seat_chances(&mut evaluator, game, seat))
    }

    /// The five chances.
    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel {
        let found: Vec<Chances> = positions
            .iter()
            .map(|(_, game)| Net::seat_chances(&mut self.evaluator, game, seat))
            .collect();
        let names = positions.iter().map(|(name, _)| name.clone());
        reasons::chances(names, &found, (&self.utility, seat))
    }

    fn ahead(
        &mut self,
        game: &Backgammon,
        seat: Seat,
        plays: &[Action],
        plies: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Option<f64>>> {
        let board = game.board();
        let after = |action: &Action| match action {
            Action::Play(play) => Some(board.after(*play)),
            _ => None,
        };
        let results: Vec<Board> = plays.iter().map(after).collect::<Option<_>>()?;
        let (worths, mut found) = (Worths::of(&self.utility, seat), Vec::new());
        let Net { evaluator, utility, cube, .. } = self;
        let sight = cube.map(|cube| cube.seen_by(seat));
        let valued = |after: &Board, five: Five, ahead: &Ahead| {
            let cubeless = utility.equity(&five.into(), seat);
            sight.map_or(cubeless, |sight| {
                let cubeful = ahead.value(&sight, after, &five);
                // What is passed away or cashed whatever is played is played for points.
                cubeful + TIE_BREAK * (cubeless - cubeful)
            })
        };
        if plies == 0 {
            let covered = results.iter().take_while(|_| meter.node()).count();
            evaluator.after(board, &results[..covered], &mut found);
            let value = |place: usize| {
                let five = *found.get(place)?;
                Some(valued(&results[place], five, &Ahead::default()))
            };
            return Some((0..results.len()).map(value).collect());
        }
        let mut value = |after: &Board| {
            if after.own().all_off() {
                return Some(valued(after, Five::won(class::win(after)), &Ahead::default()));
            }
            let (mut ahead, next) = (Ahead::default(), after.flipped());
            let his = match &sight {
                Some(sight) => {
                    let mut each = |leaf: &Leaf<'_>| ahead.add(sight, leaf);
                    evaluator.each_ahead(&next, plies, worths.flipped(), meter, &mut each)
                }
                None => evaluator.ahead(&next, plies, worths.flipped(), meter),
            };
            Some(valued(after, his?.flipped(), &ahead))
        };
        Some(results.iter().map(&mut value).collect())
    }

    fn playing_for(&self, utility: Utility) -> Net {
        Net { utility, ..Net::new(Arc::clone(&self.networks)) }
    }

    fn with_cube(self, cube: Option<LiveCube>) -> Net {
        Net { cube, ..self }
    }
}

/// How much points without the cube count where it makes plays equal: too little to be seen.
const TIE_BREAK: f64 = 1e-5;

/// What positions further on are worth with the cube to a player who has just moved: as it lies, and at twice
/// its value in front of him.
#[derive(Clone, Copy, Default, Debug)]
struct Ahead {
    stay: f64,
    taken: f64,
    looked: bool,
}

impl Ahead {
    /// Adds what a look, begun by the opponent, ends in.
    fn add(&mut self, sight: &SeenCube, leaf: &Leaf<'_>) {
        self.looked = true;
        let chances = Chances::from(*leaf.five);
        // The opponent began, so a leaf that he moved to last has the player on roll.
        let (on_roll, chances) = match leaf.by_first {
            true => (OnRoll::Own, chances.flipped()),
            false => (OnRoll::Other, chances),
        };
        let next = leaf.after.flipped();
        let worth = |sight: &SeenCube| {
            if leaf.after.own().all_off() {
                sight.over(&chances)
            } else {
                sight.worth(&next, &chances, on_roll)
            }
        };
        self.stay += leaf.weight * worth(sight);
        if let Some(taken) = sight.taken() {
            self.taken += leaf.weight * worth(&taken);
        }
    }

    /// What `after`, the position after the play, is worth; without a look by its own chances.
    fn value(&self, sight: &SeenCube, after: &Board, five: &Five) -> f64 {
        let chances = Chances::from(*five);
        sight.normalised(match self.looked {
            _ if after.own().all_off() => sight.over(&chances),
            false => sight.worth(&after.flipped(), &chances, OnRoll::Other),
            true if sight.taken().is_some() => sight.doubled_or_not(self.stay, self.taken),
            true => self.stay,
        })
    }
}

/// The entry of `net`.
pub(crate) fn entry(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    let ply = Parameter::integer("ply", 0..=4, 0);
    Entry::new("net", &[ply, CUBE], move |params, _| {
        let filters = &FILTERS[..params.integer("ply") as usize];
        let seating =
            move |evaluate: Net| Box::new(FilteredSearch::new(evaluate, filters)) as Box<_>;
        let player = Cubeless::new(table, Net::shipped(), Box::new(seating));
        let player = Box::new(player.minding_cube(params.flag(CUBE.name)));
        seated(table, player, TwoTurns::new(Net::shipped()), params)
    })
}
