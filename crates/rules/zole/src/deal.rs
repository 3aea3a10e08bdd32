//! One deal as the referee sees it.

use parlor_game::{Answers, BySeat, Entropy, Game, Illegal, Seat, SeatSet, Sink, Stochastic, Turn};

use crate::{
    Action, ByPlace, Call, Card, CardSet, Contract, Event, Layout, Outcome, Pair, Place, Public,
    Settlement, Setup, Stage,
};

/// One deal as the referee sees it, from the shuffled pack to the points.
///
/// ```
/// use parlor_game::{Answers, Game, Seat, Silent, Turn};
/// use parlor_zole::{Action, Call, Card, Deal, Layout, RuleSet, Setup};
///
/// let setup = Setup::new(RuleSet::LZF_CLASSIC, Seat::C).ok_or("no dealer")?;
/// let mut deal = Deal::start(&setup);
/// deal.apply(Layout::from_order(&Card::ALL).ok_or("no pack")?, &mut Silent)?;
/// let take = Answers::one(Seat::A, Action::Call(Call::Take));
/// deal.resolve(&take, &mut Silent)?;
/// let mut burials = Vec::new();
/// deal.legal(Seat::A, &mut burials);
/// assert_eq!(burials.len(), 45);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    public: Public,
    hands: ByPlace<CardSet>,
    /// The two cards dealt to the table, also after they were taken.
    table: CardSet,
    buried: CardSet,
}

/// Names the one chance event of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Address {
    /// The shuffled pack.
    Deal,
}

impl Deal {
    /// A deal put together from its parts, which must fit each other.
    pub(crate) fn from_parts(
        public: Public,
        hands: ByPlace<CardSet>,
        table: CardSet,
        buried: CardSet,
    ) -> Deal {
        Deal { public, hands, table, buried }
    }

    /// What everyone sees.
    #[inline]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The cards that each holds.
    #[inline]
    pub const fn hands(&self) -> &ByPlace<CardSet> {
        &self.hands
    }

    /// The two cards dealt to the table, also after they were taken.
    #[inline]
    pub const fn table(&self) -> CardSet {
        self.table
    }

    /// The two cards that the lielais laid away; none in other contracts.
    #[inline]
    pub const fn buried(&self) -> CardSet {
        self.buried
    }

    /// The two cards out of play: buried, or the table where nobody took it.
    #[inline]
    pub fn aside(&self) -> CardSet {
        match self.public.contract() {
            Some(Contract::Lielais(_)) => self.buried,
            _ => self.table,
        }
    }

    /// The hands as they were dealt, before the table was taken.
    pub fn dealt(&self) -> ByPlace<CardSet> {
        let soloist = self.public.contract().and_then(Contract::soloist);
        ByPlace::from_fn(|place| {
            let own = self.hands[place] | self.public.played()[place];
            if soloist == Some(place) { (own | self.buried) - self.table } else { own }
        })
    }

    /// How the deal ended, once it is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self.public.stage() {
            Stage::Over { outcome } => Some(outcome),
            _ => None,
        }
    }

    /// Points and pules after the deal, once it is over.
    pub fn settlement(&self) -> Option<Settlement> {
        let setup = self.public.setup();
        let outcome = self.outcome()?;
        Some(Settlement::of(outcome, setup.rules(), setup.seating(), *setup.pules()))
    }

    fn call(&mut self, place: Place, seat: Seat, call: Call, events: &mut impl Sink<Event>) {
        events.push(Event::Called { seat, call });
        self.public.call(place, call);
        if call == Call::Take {
            self.hands[place] = self.hands[place] | self.table;
            events.push(Event::Took { seat, table: self.table });
        }
        if let Some(&outcome) = self.outcome() {
            events.push(Event::Over { outcome, aside: CardSet::EMPTY });
        }
    }

    fn bury(&mut self, place: Place, seat: Seat, pair: Pair, events: &mut impl Sink<Event>) {
        self.buried = pair.cards();
        self.hands[place] = self.hands[place] - self.buried;
        self.public.bury(place);
        events.push(Event::Buried { seat, cards: self.buried });
    }

    #[inline]
    fn play<S: Sink<Event>>(&mut self, place: Place, seat: Seat, card: Card, events: &mut S) {
        self.hands[place] = self.hands[place].without(card);
        self.public.play(card);
        events.push(Event::Played { seat, card });
        let Some((winner, trick)) = self.public.take_trick() else { return };
        if S::WANTED {
            let seat = self.public.setup().seating().seat(winner);
            events.push(Event::Taken { seat, trick, eyes: trick.eyes() });
        }
        if self.hands[place].is_empty() {
            self.finish(events);
        }
    }

    fn finish(&mut self, events: &mut impl Sink<Event>) {
        let Some(contract) = self.public.contract() else { return };
        let aside = self.aside();
        let buried = self.buried.eyes();
        let full_tie = self.public.setup().rules().galdins_full_tie;
        let outcome = Outcome::of(contract, self.public.won(), buried, full_tie);
        self.public.finish(outcome);
        events.push(Event::Over { outcome, aside });
    }
}

impl Game for Deal {
    type Setup = Setup;
    type Action = Action;
    type Address = Address;
    type Chance = Layout;
    type Event = Event;

    fn start(setup: &Setup) -> Deal {
        let none = CardSet::EMPTY;
        Deal::from_parts(Public::start(setup), ByPlace::default(), none, none)
    }

    fn seats(&self) -> SeatSet {
        self.public.setup().seating().seats()
    }

    #[inline]
    fn turn(&self) -> Turn<Address> {
        match self.public.turn_seat() {
            Some(seat) => Turn::Decide(SeatSet::one(seat)),
            None if *self.public.stage() == Stage::ToDeal => Turn::Chance(Address::Deal),
            None => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let place = self.public.setup().seating().place(seat);
        let hand = place.map_or(CardSet::EMPTY, |place| self.hands[place]);
        self.public.list(seat, hand, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let place = self.public.expect_turn(seat)?;
        self.public.check(seat, self.hands[place], action)
    }

    #[inline]
    fn advance(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        let Some(place) = self.public.turn() else { return };
        let seat = self.public.setup().seating().seat(place);
        match answers.get(seat) {
            None => {}
            Some(Action::Play(card)) => self.play(place, seat, card, events),
            Some(Action::Call(call)) => self.call(place, seat, call, events),
            Some(Action::Bury(pair)) => self.bury(place, seat, pair, events),
            Some(Action::ThrowIn) => {
                events.push(Event::ThrownIn { seat });
                self.finish(events);
            }
        }
    }

    #[inline]
    fn apply(&mut self, layout: Layout, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if *self.public.stage() != Stage::ToDeal {
            return Err(Illegal::Chance { reason: "already-dealt" });
        }
        self.hands = *layout.hands();
        self.table = layout.table();
        self.public.deal();
        events.push(Event::Dealt { seating: *self.public.setup().seating(), layout });
        Ok(())
    }

    /// Points of the deal, pule payments included; nothing before it is over.
    fn returns(&self) -> BySeat<i32> {
        self.settlement().map_or(BySeat::splat(0), |settled| settled.points)
    }
}

impl Stochastic for Deal {
    /// A pack has more deals than can be listed.
    fn outcomes(&self, _at: Address) -> Option<impl Iterator<Item = (Layout, u32)> + use<>> {
        None::<std::iter::Empty<_>>
    }

    #[inline]
    fn draw(&self, at: Address, entropy: &mut impl Entropy) -> Layout {
        match at {
            Address::Deal => Layout::drawn(entropy),
        }
    }
}
