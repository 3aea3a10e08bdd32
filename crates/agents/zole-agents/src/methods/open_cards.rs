//! What a deal is worth to one player once its cards lie open.

use std::collections::HashMap;

use parlor_agent::Meter;
use parlor_game::{Game, Seat, SeatSet};
use parlor_search::Together;
use parlor_zole::{Contract, Deal, Level, Place, View};
use parlor_zole_solver::{Kind, Position};

use crate::judge::Judge;
use crate::payoff::Payoff;

/// Asks the solver for points and remembers what it has said: positions that come to the same are asked
/// about once.
#[derive(Clone, Debug)]
pub(crate) struct OpenCards {
    judge: Judge,
    known: HashMap<Kind, f64>,
    me: Place,
    payoff: Payoff,
}

impl OpenCards {
    /// Nothing asked yet; `None` where no cards are played.
    pub(crate) fn of(view: &View) -> Option<OpenCards> {
        let (me, contract) = (view.my_place()?, view.public().contract()?);
        let payoff = Payoff::of(view.public().setup(), contract, me);
        Some(OpenCards { judge: Judge::new(), known: HashMap::new(), me, payoff })
    }

    pub(crate) const fn judge(&mut self) -> &mut Judge {
        &mut self.judge
    }

    /// All nodes so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.judge.nodes()
    }

    /// The points that the player gets when everyone plays best from here on: by the level that the
    /// soloist reaches; in galdiņš as [`Judge::is_won`] sees it.
    pub(crate) fn points(&mut self, deal: &Deal) -> f64 {
        let Some(position) = position(deal) else { return 0.0 };
        let kind = position.kind();
        if let Some(&known) = self.known.get(&kind) {
            return known;
        }
        let (me, judge) = (self.me, &mut self.judge);
        let won = judge.is_won(&position, me);
        let level = match position.contract().soloist() {
            Some(soloist) => judge.level(&position, won == (soloist == me)),
            None if won => Level::Won,
            None => Level::Lost,
        };
        let points = self.payoff.points(level);
        self.known.insert(kind, points);
        points
    }

    /// Between which points every result lies.
    pub(crate) fn most(&self) -> f64 {
        Level::ALL.map(|level| self.payoff.points(level).abs()).into_iter().fold(1.0, f64::max)
    }
}

impl Together<Deal> for OpenCards {
    fn value(&mut self, world: &Deal, _seat: Seat, meter: &mut Meter<'_>) -> Option<f64> {
        let before = self.nodes();
        let points = self.points(world);
        // A question is dear, so the clock is looked at after each.
        (meter.look() && meter.take(self.nodes() - before)).then_some(points)
    }

    /// Its own cards, and those that it buried.
    fn knowledge(&self, world: &Deal, mover: Seat) -> u64 {
        let Some(place) = world.public().setup().seating().place(mover) else { return 0 };
        let own = u64::from(world.hands()[place].bits());
        match world.public().contract() {
            Some(Contract::Lielais(soloist)) if soloist == place => {
                own | u64::from(world.buried().bits()) << 32
            }
            _ => own,
        }
    }

    fn side(&self, world: &Deal, seat: Seat) -> SeatSet {
        side(world, seat)
    }
}

/// Who wins and loses with `seat`: the other opponent of a soloist.
pub(crate) fn side(deal: &Deal, seat: Seat) -> SeatSet {
    let seating = deal.public().setup().seating();
    let soloist = deal.public().contract().and_then(Contract::soloist).map(|at| seating.seat(at));
    match soloist {
        Some(soloist) if soloist != seat => deal.seats().without(soloist),
        _ => SeatSet::one(seat),
    }
}

/// The open position of a deal in which cards are played.
pub(crate) fn position(deal: &Deal) -> Option<Position> {
    let public = deal.public();
    let (contract, trick) = (public.contract()?, *public.trick()?);
    let own = contract.soloist().map(|place| public.won()[place].eyes() + deal.buried().eyes());
    let tricks = public.won().map(|cards| (cards.len() / 3) as u8);
    // Where nothing is inferred, a card on the table may be one that should have followed.
    let position = Position::ignoring_voids(contract, *deal.hands(), trick).ok()?;
    Some(position.with_score(own.unwrap_or_default(), tricks))
}
