//! Players who want to win: the same game with fewer choices.

use parlor_game::{
    Answers, BySeat, Entropy, Game, Hidden, Illegal, Observed, Seat, SeatSet, Sink, Stochastic,
    Turn,
};
use parlor_riichi::deal::{Action, Address, Chance, Event, OpenTable, Own, Setup};
use parlor_riichi::{Deal, Hand, Seen, Shanten, View, shanten};

/// A deal in which a player takes or lets go a win, makes every kan, declares riichi when ready,
/// discards what keeps the hand nearest, and otherwise calls pon or passes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Keen(pub(crate) Deal);

/// Leaves what a keen player considers, never nothing.
pub(crate) fn consider(table: &OpenTable, own: &Own, seat: Seat, offers: &mut Vec<Action>) {
    let any = |test: fn(&Action) -> bool| offers.iter().any(test);
    let wins = |action: &Action| matches!(action, Action::Tsumo | Action::Ron);
    let kans = |action: &Action| {
        matches!(action, Action::ClosedKan { .. } | Action::AddedKan { .. } | Action::OpenKan)
    };
    let riichi = |action: &Action| matches!(action, Action::Riichi { .. });
    if any(wins) {
        let drawn = |action: &Action| matches!(action, Action::Discard { drawn: true, .. });
        offers.retain(|action| wins(action) || drawn(action) || *action == Action::Pass);
    } else if any(kans) {
        offers.retain(|action| kans(action) || *action == Action::Pass);
    } else if any(riichi) {
        offers.retain(riichi);
    } else if any(|action| matches!(action, Action::Discard { .. })) {
        let hand = table.hand(seat, own);
        let nearest = offers.iter().filter_map(|&action| after(&hand, action)).min();
        offers.retain(|&action| after(&hand, action) == nearest);
    } else {
        offers.retain(|action| matches!(action, Action::Pon { .. } | Action::Pass));
    }
}

fn after(hand: &Hand, action: Action) -> Option<Shanten> {
    let Action::Discard { tile, .. } = action else { return None };
    let rest = hand.concealed.without(tile)?;
    shanten(rest.counts(), hand.melds.len()).ok()
}

impl Game for Keen {
    type Setup = Setup;
    type Action = Action;
    type Address = Address;
    type Chance = Chance;
    type Event = Event;

    fn start(setup: &Setup) -> Keen {
        Keen(Deal::start(setup))
    }

    fn seats(&self) -> SeatSet {
        self.0.seats()
    }

    fn turn(&self) -> Turn<Address> {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
        consider(self.0.table(), self.0.own(seat), seat, out);
    }

    fn advance(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        self.0.advance(answers, events);
    }

    fn apply(&mut self, chance: Chance, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.0.apply(chance, events)
    }

    fn returns(&self) -> BySeat<i32> {
        self.0.returns()
    }
}

impl Stochastic for Keen {
    fn outcomes(&self, at: Address) -> Option<impl Iterator<Item = (Chance, u32)> + use<>> {
        self.0.outcomes(at)
    }

    fn draw(&self, at: Address, entropy: &mut impl Entropy) -> Chance {
        self.0.draw(at, entropy)
    }
}

impl Observed for Keen {
    type View = View;
    type Seen = Seen;

    fn first_view(setup: &Setup, viewer: Seat) -> View {
        Deal::first_view(setup, viewer)
    }

    fn view(&self, viewer: Seat) -> View {
        self.0.view(viewer)
    }

    fn seen_by(event: &Event, viewer: Seat) -> Option<Seen> {
        Deal::seen_by(event, viewer)
    }

    fn fold(view: &mut View, seen: &Seen) -> Result<(), Illegal> {
        Deal::fold(view, seen)
    }

    fn prompt(view: &View, viewer: Seat, out: &mut Vec<Action>) {
        Deal::prompt(view, viewer, out);
        consider(&view.table, &view.own, viewer, out);
    }
}

impl Hidden for Keen {
    fn sample(view: &View, viewer: Seat, entropy: &mut impl Entropy) -> Keen {
        Keen(Deal::sample(view, viewer, entropy))
    }
}
