//! A situation as one player tells it, without the cards that the player cannot see.

mod fault;

use parlor_game::{Observed, Seat};
use parlor_zole::{
    Call, Card, CardSet, Deal, HAND_SIZE, Place, Players, Pules, RuleSet, Seen, Setup, Stage,
    TABLE_SIZE, View, Worlds, playable,
};

use super::cards::by_strength;
use fault::in_words;
pub use fault::{SituationError, SituationFault, Told};

/// What a player tells, in the order in which it was learnt. Anything may stand there;
/// [`known`](Situation::known) checks that it fits together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    /// The rules.
    pub rules: RuleSet,
    /// Where the player sits.
    pub place: Place,
    /// The eight cards as dealt; ten where the player has taken the table.
    pub hand: Vec<Card>,
    /// The calls, from the first hand on.
    pub calls: Vec<Call>,
    /// The two cards of the table, where the player took it.
    pub table: Vec<Card>,
    /// The two cards that the player buried.
    pub buried: Vec<Card>,
    /// All cards played, in order.
    pub played: Vec<Card>,
    /// How many common pules stand.
    pub pules: u8,
}

/// What a player knows who is asked, and what led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// What the player knows.
    pub view: View,
    /// What the player has seen, in order.
    pub seen: Vec<Seen>,
}

impl Situation {
    /// What the player knows, if all of it fits together and it is the player's turn.
    pub fn known(&self) -> Result<Known, SituationError> {
        let (hand, table) = self.dealt()?;
        let mut known = self.undealt()?;
        known.see(Seen::Dealt { hand }, "the hand", Told::Hand(0))?;
        self.call(&mut known)?;
        self.bury(&mut known, table)?;
        for (idx, &card) in self.played.iter().enumerate() {
            known.play(idx, card)?;
        }
        self.expect_turn(&known.view)?;
        let fits = Worlds::of(&known.view).count() > 0;
        if fits { Ok(known) } else { Err(SituationFault::NoDeal.of(Told::Whole)) }
    }

    /// What was told by what a player has seen; `None` before the deal, for one who sits out, and where
    /// personal pules stand.
    pub fn of(known: &Known) -> Option<Situation> {
        let setup = known.view.public().setup();
        let common = Pules::default().with_common(setup.pules().common);
        let place = known.view.my_place().filter(|_| *setup.pules() == common)?;
        let rules = *setup.rules();
        let mut told = Situation { pules: common.common, ..Situation::begun(rules, place) };
        for seen in &known.seen {
            match *seen {
                Seen::Dealt { hand } => told.hand = by_strength(hand),
                Seen::Called { call, .. } => told.calls.push(call),
                Seen::ITook { table } => told.table = by_strength(table),
                Seen::IBuried { cards } => told.buried = by_strength(cards),
                Seen::Played { card, .. } => told.played.push(card),
                Seen::Buried { .. } | Seen::Taken { .. } => {}
                Seen::ThrownIn { .. } | Seen::Over { .. } => return None,
            }
        }
        (!told.hand.is_empty()).then_some(told)
    }

    /// Nothing is told but the rules and the place.
    pub const fn begun(rules: RuleSet, place: Place) -> Situation {
        Situation {
            rules,
            place,
            hand: Vec::new(),
            calls: Vec::new(),
            table: Vec::new(),
            buried: Vec::new(),
            played: Vec::new(),
            pules: 0,
        }
    }

    /// Before the cards are dealt. The last in turn order deals: who does it makes no difference.
    fn undealt(&self) -> Result<Known, SituationError> {
        let dealer = match self.rules.players {
            Players::Three => Seat::C,
            Players::Four => Seat::D,
        };
        let setup = Setup::new(self.rules, dealer);
        let setup = setup.ok_or_else(|| SituationFault::NoDeal.of(Told::Whole))?;
        let setup = setup.with_pules(Pules::default().with_common(self.pules));
        let me = setup.seating().seat(self.place);
        Ok(Known { view: Deal::first_view(&setup, me), seen: Vec::new() })
    }

    /// The eight cards dealt, and the table if it is known.
    fn dealt(&self) -> Result<(CardSet, CardSet), SituationError> {
        let (n_hand, n_table) = (self.hand.len(), self.table.len());
        let held = distinct(CardSet::EMPTY, &self.hand, Told::Hand)?;
        let all = distinct(held, &self.table, Told::Table)?;
        let table: CardSet = match (n_hand, n_table) {
            (HAND_SIZE, 0 | TABLE_SIZE) => self.table.iter().copied().collect(),
            // Which of ten cards had lain on the table makes no difference.
            (n, 0) if n == HAND_SIZE + TABLE_SIZE => {
                self.hand[HAND_SIZE..].iter().copied().collect()
            }
            (HAND_SIZE, _) => {
                return Err(SituationFault::HandSize { n_hand, n_table }.of(Told::Table(0)));
            }
            _ => return Err(SituationFault::HandSize { n_hand, n_table }.of(Told::Hand(0))),
        };
        Ok((all - table, table))
    }

    fn call(&self, known: &mut Known) -> Result<(), SituationError> {
        for (n, &call) in self.calls.iter().enumerate() {
            let Stage::Bidding { turn } = *known.view.public().stage() else {
                return Err(SituationFault::BiddingOver { n }.of(Told::Call(n)));
            };
            let seat = known.seat(turn);
            known.see(Seen::Called { seat, call }, "a call", Told::Call(n))?;
        }
        Ok(())
    }

    fn bury(&self, known: &mut Known, table: CardSet) -> Result<(), SituationError> {
        let buried = distinct(CardSet::EMPTY, &self.buried, Told::Buried)?;
        let extra = match (table.is_empty(), buried.is_empty()) {
            (true, true) => None,
            (true, false) => Some(Told::Buried(0)),
            (false, _) if self.table.is_empty() => Some(Told::Hand(HAND_SIZE)),
            (false, _) => Some(Told::Table(0)),
        };
        let Stage::Burying { soloist } = *known.view.public().stage() else {
            let wrong = |told| Err(SituationFault::TableUnseen.of(told));
            return extra.map_or(Ok(()), wrong);
        };
        if soloist != self.place {
            if let Some(told) = extra {
                return Err(SituationFault::TableOfOther { soloist }.of(told));
            }
            let seat = known.seat(soloist);
            return known.see(Seen::Buried { seat }, "the burial", Told::Whole);
        }
        if table.is_empty() {
            return Err(SituationFault::TableMissing.of(Told::Whole));
        }
        known.see(Seen::ITook { table }, "the table", Told::Table(0))?;
        match (buried.is_empty(), self.played.is_empty()) {
            (true, true) => Ok(()),
            (true, false) => Err(SituationFault::BuriedMissing.of(Told::Played(0))),
            _ => {
                let seen = Seen::IBuried { cards: buried };
                known.see(seen, "the burial", Told::Buried(0))
            }
        }
    }

    fn expect_turn(&self, view: &View) -> Result<(), SituationError> {
        let (public, me) = (view.public(), self.place);
        let fault = match public.turn() {
            Some(turn) if public.n_held(turn) == 0 => SituationFault::PlayedOut,
            Some(turn) if turn == me => return Ok(()),
            Some(turn) => SituationFault::NotMyTurn { turn, me },
            None => SituationFault::AllPassed,
        };
        Err(fault.of(Told::Whole))
    }
}

/// These cards and those `before`, if none is there twice.
fn distinct(
    before: CardSet,
    cards: &[Card],
    told: fn(usize) -> Told,
) -> Result<CardSet, SituationError> {
    let mut all = before;
    for (idx, &card) in cards.iter().enumerate() {
        if all.contains(card) {
            return Err(SituationFault::Twice { card }.of(told(idx)));
        }
        all = all.with(card);
    }
    Ok(all)
}

impl Known {
    fn seat(&self, place: Place) -> Seat {
        self.view.public().setup().seating().seat(place)
    }

    /// Sees something happen.
    fn see(&mut self, seen: Seen, what: &'static str, told: Told) -> Result<(), SituationError> {
        let refused = |illegal| SituationFault::Refused { what, why: in_words(&illegal) };
        Deal::fold(&mut self.view, &seen).map_err(|illegal| refused(illegal).of(told))?;
        self.seen.push(seen);
        Ok(())
    }

    /// Sees the card at `idx` played, and the trick taken that it closes.
    fn play(&mut self, idx: usize, card: Card) -> Result<(), SituationError> {
        let (n, told) = (idx + 1, Told::Played(idx));
        let public = self.view.public();
        let (Some(turn), Some(&trick)) = (public.turn(), public.trick()) else {
            let have_passed = matches!(public.stage(), Stage::Over { .. });
            let early = SituationFault::TooEarly { n, card };
            return Err(if have_passed { SituationFault::AllPassed } else { early }.of(told));
        };
        if public.n_held(turn) == 0 {
            return Err(SituationFault::PlayedOut.of(told));
        }
        let mine = Some(turn) == self.view.my_place();
        let may = playable(self.view.hand(), trick.led());
        if mine && !may.contains(card) {
            return Err(SituationFault::NotMine { n, card, may }.of(told));
        }
        let seen = Seen::Played { seat: self.seat(turn), card };
        let theirs = |_| SituationFault::NotTheirs { turn, n, card }.of(told);
        Deal::fold(&mut self.view, &seen).map_err(theirs)?;
        self.seen.push(seen);
        let full = self.view.public().trick().filter(|trick| trick.is_full()).copied();
        let Some((full, winner)) = full.and_then(|full| Some((full, full.winner()?))) else {
            return Ok(());
        };
        let seat = self.seat(winner);
        self.see(Seen::Taken { seat, trick: full, eyes: full.eyes() }, "the trick", told)
    }
}
