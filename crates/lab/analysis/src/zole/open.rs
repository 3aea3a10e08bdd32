//! What choices are worth when all cards lie open.

use parlor_game::Seat;
use parlor_zole::{
    Action, ByPlace, CardSet, Contract, Deal, Eyes, Level, Pair, Place, Setup, Trick,
};
use parlor_zole_solver::{Position, Solver, max_n, max_n_values};

use super::{bidding, points};

/// Answers for deals with open cards: everyone sees everything and plays best.
///
/// In galdiņš each plays for the fewest tricks of his own ([`max_n`]).
#[derive(Clone, Debug)]
pub struct OpenCards {
    solver: Solver,
}

impl Default for OpenCards {
    fn default() -> OpenCards {
        OpenCards { solver: Solver::with_table_bits(17) }
    }
}

impl OpenCards {
    /// What each of these actions is worth in points to the player whose turn it is; `None` where it is
    /// nobody's.
    pub fn values(&mut self, deal: &Deal, legal: &[Action]) -> Option<Vec<f64>> {
        let public = deal.public();
        let (setup, seat, place) = (public.setup(), public.turn_seat()?, public.turn()?);
        if let Some(Action::Call(_)) = legal.first() {
            let layout = bidding::Cards { hands: *deal.hands(), table: deal.table() };
            let worth = bidding::calls(setup, &layout, place, self);
            let value = |action: &Action| match action {
                Action::Call(call) => worth.iter().find(|(one, _)| one == call),
                _ => None,
            };
            return legal.iter().map(|action| Some(value(action)?.1[seat])).collect();
        }
        let contract = public.contract()?;
        if contract == Contract::Galdins {
            return galdins(deal, legal, seat);
        }
        self.solver.gather(deal.hands());
        let level = |action: &Action| match *action {
            Action::Bury(pair) => self.level(&after_burial(deal.hands(), place, pair)?),
            Action::Play(card) => self.level(&position(deal)?.after(card)?),
            Action::ThrowIn => Some(thrown_in(deal, contract, place)),
            Action::Call(_) => None,
        };
        let levels: Option<Vec<Level>> = legal.iter().map(level).collect();
        let worth = |level| points::of_level(setup, contract, level, seat);
        Some(levels?.into_iter().map(worth).collect())
    }

    fn level(&mut self, position: &Position) -> Option<Level> {
        self.solver.level(position)
    }

    /// The highest level that the lielais at `place` reaches with the best of all burials.
    pub(super) fn best_burial(&mut self, hands: &ByPlace<CardSet>, place: Place) -> Level {
        self.solver.gather(hands);
        let cards: Vec<_> = hands[place].into_iter().collect();
        let mut best = Level::NoTrick;
        for (n, &low) in cards.iter().enumerate() {
            for &high in &cards[n + 1..] {
                let position = Pair::new(low, high).and_then(|p| after_burial(hands, place, p));
                let Some(position) = position else { continue };
                while self.is_better(&position, best) == Some(true) {
                    best = Level::ALL[best as usize + 1];
                }
            }
        }
        best
    }

    /// Does the soloist reach more than `best`? One question, so that most burials cost no more.
    fn is_better(&mut self, position: &Position, best: Level) -> Option<bool> {
        match best {
            Level::NoTrick => self.solver.takes_a_trick(position),
            Level::Low => self.solver.reaches(position, Eyes(31)),
            Level::Lost => self.solver.reaches(position, Eyes(61)),
            Level::Won => self.solver.reaches(position, Eyes(91)),
            Level::High => self.solver.takes_all_tricks(position),
            Level::AllTricks => Some(false),
        }
    }

    /// The level of a contract without a burial, from the first card on.
    pub(super) fn undealt(&mut self, contract: Contract, hands: ByPlace<CardSet>) -> Option<Level> {
        self.solver.gather(&hands);
        self.level(&Position::new(contract, hands, Trick::led_by(Place::First)).ok()?)
    }
}

/// The tricks of everyone in a galdiņš of these hands.
pub(super) fn galdins_tricks(hands: ByPlace<CardSet>) -> ByPlace<u8> {
    let position = Position::new(Contract::Galdins, hands, Trick::led_by(Place::First));
    position.map_or_else(|_| ByPlace::default(), |position| max_n(&position))
}

fn galdins(deal: &Deal, legal: &[Action], seat: Seat) -> Option<Vec<f64>> {
    let at = position(deal)?;
    let values = max_n_values(&at);
    let setup: &Setup = deal.public().setup();
    let worth = |action: &Action| {
        let Action::Play(card) = action else { return None };
        let (_, later) = values.iter().find(|(one, _)| one == card)?;
        let all = ByPlace::from_fn(|place| at.tricks()[place] + later[place]);
        Some(points::of_tricks(setup, &all, seat))
    };
    legal.iter().map(worth).collect()
}

/// The cards of a deal in play, all open.
fn position(deal: &Deal) -> Option<Position> {
    let public = deal.public();
    let contract = public.contract()?;
    let position = Position::new(contract, *deal.hands(), *public.trick()?).ok()?;
    let own = contract.soloist().map_or(Eyes::NONE, |place| public.won()[place].eyes());
    let tricks = public.won().map(|cards| (cards.len() / 3) as u8);
    Some(position.with_score(own + deal.buried().eyes(), tricks))
}

fn after_burial(hands: &ByPlace<CardSet>, place: Place, pair: Pair) -> Option<Position> {
    let mut kept = *hands;
    kept[place] = hands[place] - pair.cards();
    let begin = Trick::led_by(Place::First);
    let position = Position::new(Contract::Lielais(place), kept, begin).ok()?;
    Some(position.with_score(pair.cards().eyes(), ByPlace::default()))
}

/// The level of what the soloist has: all unplayed eyes go to the opponents.
fn thrown_in(deal: &Deal, contract: Contract, place: Place) -> Level {
    let won = deal.public().won()[place];
    Level::of(contract, won.eyes() + deal.buried().eyes(), (won.len() / 3) as u8)
}
