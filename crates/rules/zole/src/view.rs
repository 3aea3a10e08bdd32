//! What one seat knows.

use parlor_game::{Game, Illegal, Observed, Seat};

use crate::{
    Action, Call, Card, CardSet, Deal, Event, HAND_SIZE, Outcome, Place, Public, Seen, Setup,
    Stage, TABLE_SIZE, Trick, playable,
};

/// What one seat knows: what everyone sees, its own hand, and what it knows of the two cards out
/// of play. Other hands are a count ([`Public::n_held`]), because there is nowhere to put cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    me: Seat,
    public: Public,
    hand: CardSet,
    aside: Aside,
}

/// What a seat knows of the table and of the two buried cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Aside {
    /// It has seen neither.
    Unknown,
    /// I took the table; both cards are in my hand.
    Taken { table: CardSet },
    /// I took the table and buried two cards.
    Buried { table: CardSet, cards: CardSet },
    /// The deal is over and the two cards out of play were turned up.
    Shown { cards: CardSet },
}

impl View {
    /// Whose view this is.
    pub const fn me(&self) -> Seat {
        self.me
    }

    /// My place; `None` when I sit out.
    pub fn my_place(&self) -> Option<Place> {
        self.public.setup().seating().place(self.me)
    }

    /// What everyone sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// My cards.
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// What I know of the table and of the two buried cards.
    pub const fn aside(&self) -> Aside {
        self.aside
    }

    fn fold_played(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let place = self.public.expect_turn(seat)?;
        let Some(trick) = self.public.trick() else { return misfit("nobody-plays-now") };
        let mine = seat == self.me;
        let may = if mine {
            playable(self.hand, trick.led()).contains(card)
        } else {
            let laid_away = match self.aside {
                Aside::Buried { cards, .. } => cards,
                Aside::Unknown | Aside::Taken { .. } | Aside::Shown { .. } => CardSet::EMPTY,
            };
            let held = self.hand.contains(card) || laid_away.contains(card);
            !held && !self.public.voids()[place].contains(card.suit())
        };
        let all_played = Place::ALL.iter().any(|&p| self.public.played()[p].contains(card));
        if !may || all_played {
            return misfit("card-cannot-be-played");
        }
        self.hand = self.hand.without(card);
        self.public.play(card);
        Ok(())
    }

    fn fold_taken(&mut self, seat: Seat, taken: &Trick) -> Result<(), Illegal> {
        let seating = self.public.setup().seating();
        let winner = taken.winner().map(|place| seating.seat(place));
        if self.public.trick() != Some(taken) || !taken.is_full() || winner != Some(seat) {
            return misfit("trick-was-not-taken-so");
        }
        self.public.take_trick();
        Ok(())
    }

    fn fold_called(&mut self, seat: Seat, call: Call) -> Result<(), Illegal> {
        let place = self.public.expect_turn(seat)?;
        self.public.check(seat, self.hand, Action::Call(call))?;
        self.public.call(place, call);
        Ok(())
    }

    fn fold_buried(&mut self, seat: Seat) -> Result<(), Illegal> {
        let place = self.public.expect_turn(seat)?;
        if !matches!(self.public.stage(), Stage::Burying { .. }) {
            return misfit("nobody-buries-now");
        }
        self.public.bury(place);
        Ok(())
    }

    fn fold_my_aside(&mut self, seen: &Seen) -> Result<(), Illegal> {
        match (*seen, self.aside, self.public.stage()) {
            (Seen::ITook { table }, Aside::Unknown, Stage::Burying { soloist })
                if self.my_place() == Some(*soloist)
                    && table.len() == TABLE_SIZE
                    && (table & self.hand).is_empty() =>
            {
                self.hand = self.hand | table;
                self.aside = Aside::Taken { table };
                Ok(())
            }
            (Seen::IBuried { cards }, Aside::Taken { table }, Stage::Burying { .. })
                if cards.len() == TABLE_SIZE && cards.is_subset(self.hand) =>
            {
                self.fold_buried(self.me)?;
                self.hand = self.hand - cards;
                self.aside = Aside::Buried { table, cards };
                Ok(())
            }
            _ => misfit("not-my-table"),
        }
    }

    fn fold_over(&mut self, outcome: Outcome, aside: CardSet) -> Result<(), Illegal> {
        match (self.public.stage(), outcome) {
            (Stage::Over { outcome: known }, Outcome::AllPassed) if *known == outcome => Ok(()),
            (Stage::Playing { .. }, Outcome::Solo { .. } | Outcome::Galdins { .. })
                if aside.len() == TABLE_SIZE =>
            {
                self.public.finish(outcome);
                self.aside = Aside::Shown { cards: aside };
                Ok(())
            }
            _ => misfit("deal-cannot-end-so"),
        }
    }
}

fn misfit<T>(reason: &'static str) -> Result<T, Illegal> {
    Err(Illegal::Misfit { reason })
}

impl Observed for Deal {
    type View = View;
    type Seen = Seen;

    fn first_view(setup: &Setup, viewer: Seat) -> View {
        Deal::start(setup).view(viewer)
    }

    fn view(&self, viewer: Seat) -> View {
        let place = self.public().setup().seating().place(viewer);
        let i_took =
            place.is_some_and(|me| self.public().contract() == Some(crate::Contract::Lielais(me)));
        let aside = match self.public().stage() {
            Stage::Over { outcome: Outcome::Solo { .. } | Outcome::Galdins { .. } } => {
                Aside::Shown { cards: self.aside() }
            }
            Stage::Burying { .. } if i_took => Aside::Taken { table: self.table() },
            Stage::Playing { .. } if i_took => {
                Aside::Buried { table: self.table(), cards: self.buried() }
            }
            _ => Aside::Unknown,
        };
        View {
            me: viewer,
            public: self.public().clone(),
            hand: place.map_or(CardSet::EMPTY, |place| self.hands()[place]),
            aside,
        }
    }

    fn seen_by(event: &Event, viewer: Seat) -> Option<Seen> {
        event.seen_by(viewer)
    }

    fn fold(view: &mut View, seen: &Seen) -> Result<(), Illegal> {
        match *seen {
            Seen::Dealt { hand } => {
                let size = if view.my_place().is_some() { HAND_SIZE } else { 0 };
                if *view.public.stage() != Stage::ToDeal || hand.len() != size {
                    return misfit("not-my-deal");
                }
                view.hand = hand;
                view.public.deal();
                Ok(())
            }
            Seen::Called { seat, call } => view.fold_called(seat, call),
            Seen::ITook { .. } | Seen::IBuried { .. } => view.fold_my_aside(seen),
            Seen::Buried { seat } if seat != view.me => view.fold_buried(seat),
            Seen::Buried { .. } => misfit("my-burial-is-known-to-me"),
            Seen::Played { seat, card } => view.fold_played(seat, card),
            Seen::Taken { seat, trick, .. } => view.fold_taken(seat, &trick),
            Seen::ThrownIn { seat } => {
                view.public.expect_turn(seat)?;
                view.public.check(seat, view.hand, Action::ThrowIn)
            }
            Seen::Over { outcome, aside } => view.fold_over(outcome, aside),
        }
    }

    fn prompt(view: &View, viewer: Seat, out: &mut Vec<Action>) {
        if viewer == view.me {
            view.public.list(viewer, view.hand, out);
        } else {
            out.clear();
        }
    }
}
