//! The last tricks as a game of its own, with everything that all players may think possible.

use std::sync::Arc;

use parlor_game::{
    Answers, BySeat, Entropy, Game, Illegal, Observed, Seat, SeatSet, Silent, Sink, Stochastic,
    Turn,
};
use parlor_zole::{
    Action, ByPlace, Card, CardSet, Contract, Deal, Eyes, Outcome, Place, Settlement, Setup,
    SuitSet, TABLE_SIZE, Trick, View, World, playable,
};

/// The tricks that are left from the beginning of one on. First chance deals the cards that nobody has
/// played: every layout that fits what all have seen is equally likely. Each player then knows their own
/// cards, and a lielais the buried ones. The last trick leaves no choice and plays itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    root: Arc<Root>,
    dealt: Option<u32>,
    hands: ByPlace<CardSet>,
    trick: Trick,
    won: ByPlace<CardSet>,
    played: Vec<Card>,
}

/// What all have seen when the ending begins.
#[derive(Clone, PartialEq, Debug)]
struct Root {
    setup: Setup,
    contract: Contract,
    leader: Place,
    won: ByPlace<CardSet>,
    layouts: Vec<World>,
}

/// What one player knows of an ending.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EndingView {
    /// Whose view it is.
    pub me: Seat,
    /// My cards when the ending began.
    pub hand: CardSet,
    /// What I buried, if I am the lielais.
    pub buried: CardSet,
    /// The cards played since, in order.
    pub played: Vec<Card>,
}

impl Ending {
    /// The ending that began with the trick on the table; `None` when more than `tricks` are left, when
    /// more than `layouts_max` layouts fit, or where no cards are played.
    ///
    /// A void that was shown in this trick counts as shown now, also if it had been shown before: nobody
    /// keeps the tricks in between.
    pub fn of(view: &View, tricks: usize, layouts_max: usize) -> Option<Ending> {
        let public = view.public();
        let (contract, trick) = (public.contract()?, *public.trick()?);
        let size = public.n_held(trick.turn());
        if size > tricks {
            return None;
        }
        let gone = Place::ALL.into_iter().fold(CardSet::EMPTY, |all, at| all | public.won()[at]);
        let mut voids = *public.voids();
        for (place, card) in trick.plays() {
            if let Some(led) = trick.led().filter(|&led| led != card.suit()) {
                let others = parlor_zole::Suit::ALL.into_iter().filter(|&suit| suit != led);
                let kept = others.filter(|&suit| voids[place].contains(suit));
                voids[place] = kept.fold(SuitSet::EMPTY, SuitSet::with);
            }
        }
        let mut layouts = Vec::new();
        let holdings = Holdings { size, voids };
        let all = CardSet::PACK - gone;
        holdings.list(all, &mut ByPlace::default(), 0, layouts_max, &mut layouts)?;
        let root = Root {
            setup: *public.setup(),
            contract,
            leader: trick.leader(),
            won: *public.won(),
            layouts,
        };
        Some(Ending::start(&EndingSetup(Arc::new(root))))
    }

    /// How many layouts fit what all have seen.
    pub fn n_layouts(&self) -> usize {
        self.root.layouts.len()
    }

    /// The number of a layout, by which chance deals it; `None` when it does not fit what all have seen.
    pub fn number_of(&self, world: &World) -> Option<u32> {
        self.root.layouts.iter().position(|layout| layout == world).map(|nth| nth as u32)
    }

    /// What the player of `view` knows of this ending, in which the cards of the trick on the table have been played.
    pub fn view_of(&self, view: &View) -> Option<EndingView> {
        let buried = match view.aside() {
            parlor_zole::Aside::Buried { cards, .. } => cards,
            _ => CardSet::EMPTY,
        };
        let played = view.public().trick()?.cards().to_vec();
        Some(EndingView { me: view.me(), hand: view.hand(), buried, played })
    }

    /// How many layouts the player who knows this holds possible.
    pub fn n_possible(&self, known: &EndingView) -> usize {
        self.fitting(known).count()
    }

    /// A deal in which the player who knows this is on turn: what `view` shows of the deal, and one of the layouts
    /// that the player holds possible. `view` is what someone other than a lielais sees when the ending begins; `None`
    /// when no layout fits.
    pub fn deal(&self, known: &EndingView, view: &View) -> Option<Deal> {
        let mut deal = self.fitting(known).next()?.deal(view);
        for &card in &known.played {
            let seat = deal.public().turn_seat()?;
            deal.advance(&Answers::one(seat, Action::Play(card)), &mut Silent);
        }
        Some(deal)
    }

    /// The layouts that the player who knows this holds possible.
    fn fitting(&self, known: &EndingView) -> impl Iterator<Item = &World> {
        let me = self.root.setup.seating().place(known.me);
        let trick = known.played.iter().fold(Trick::led_by(self.root.leader), |t, &c| t.with(c));
        self.root.layouts.iter().filter(move |world| {
            let knows = me.is_some_and(|me| world.hands[me] == known.hand)
                && (known.buried.is_empty() || world.aside == known.buried);
            knows
                && trick.plays().all(|(place, card)| {
                    let led = trick.led().filter(|_| place != trick.leader());
                    playable(world.hands[place], led).contains(card)
                })
        })
    }

    fn play(&mut self, card: Card) {
        let mover = self.trick.turn();
        self.hands[mover] = self.hands[mover].without(card);
        self.trick.push(card);
        self.played.push(card);
        if let Some(winner) = self.trick.winner().filter(|_| self.trick.is_full()) {
            self.won[winner] = self.won[winner] | self.trick.set();
            self.trick = Trick::led_by(winner);
        }
    }

    fn seat(&self, place: Place) -> Seat {
        self.root.setup.seating().seat(place)
    }
}

/// Who may hold what.
struct Holdings {
    size: usize,
    voids: ByPlace<SuitSet>,
}

impl Holdings {
    /// Adds every way to deal `left` from the place with this number on; `None` when there are too many.
    fn list(
        &self,
        left: CardSet,
        hands: &mut ByPlace<CardSet>,
        nth: usize,
        layouts_max: usize,
        out: &mut Vec<World>,
    ) -> Option<()> {
        let Some(place) = Place::from_idx(nth) else {
            if left.len() != TABLE_SIZE {
                return None;
            }
            out.push(World { hands: *hands, aside: left });
            return (out.len() <= layouts_max).then_some(());
        };
        let may: CardSet =
            left.into_iter().filter(|card| !self.voids[place].contains(card.suit())).collect();
        for hand in hands_of(may, self.size) {
            hands[place] = hand;
            self.list(left - hand, hands, nth + 1, layouts_max, out)?;
        }
        Some(())
    }
}

/// Every hand of `size` cards from `cards`.
fn hands_of(cards: CardSet, size: usize) -> Vec<CardSet> {
    if size == 0 {
        return vec![CardSet::EMPTY];
    }
    let mut later = cards;
    let mut hands = Vec::new();
    for card in cards {
        later = later.without(card);
        hands.extend(hands_of(later, size - 1).into_iter().map(|hand| hand.with(card)));
    }
    hands
}

/// What an ending begins from.
#[derive(Clone, PartialEq, Debug)]
pub struct EndingSetup(Arc<Root>);

impl Game for Ending {
    type Setup = EndingSetup;
    type Action = Card;
    type Address = ();
    /// The number of a layout.
    type Chance = u32;
    /// What happens is in the views; nobody records an ending.
    type Event = ();

    fn start(setup: &EndingSetup) -> Ending {
        let root = setup.0.clone();
        let trick = Trick::led_by(root.leader);
        let (hands, won) = (ByPlace::default(), root.won);
        Ending { root, dealt: None, hands, trick, won, played: Vec::new() }
    }

    fn seats(&self) -> SeatSet {
        Place::ALL.into_iter().map(|place| self.seat(place)).collect()
    }

    fn turn(&self) -> Turn<()> {
        match self.dealt {
            None => Turn::Chance(()),
            Some(_) if self.hands[self.trick.turn()].is_empty() => Turn::Over,
            Some(_) => Turn::Decide(SeatSet::one(self.seat(self.trick.turn()))),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Card>) {
        out.clear();
        let mover = self.trick.turn();
        if self.dealt.is_some() && self.seat(mover) == seat {
            out.extend(playable(self.hands[mover], self.trick.led()));
        }
    }

    fn advance(&mut self, answers: &Answers<Card>, _events: &mut impl Sink<()>) {
        let Some((_, card)) = answers.iter().next() else { return };
        self.play(card);
        while self.trick.is_empty() && self.hands[self.trick.turn()].len() == 1 {
            for _ in Place::ALL {
                if let Some(card) = self.hands[self.trick.turn()].first() {
                    self.play(card);
                }
            }
        }
    }

    fn apply(&mut self, layout: u32, _events: &mut impl Sink<()>) -> Result<(), Illegal> {
        let world = self.root.layouts.get(layout as usize).filter(|_| self.dealt.is_none());
        let world = world.ok_or(Illegal::Chance { reason: "not-due-at-this-address" })?;
        self.hands = world.hands;
        self.dealt = Some(layout);
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        let Root { setup, contract, layouts, .. } = &*self.root;
        let world = self.dealt.and_then(|layout| layouts.get(layout as usize));
        let Some(world) = world.filter(|_| self.turn() == Turn::Over) else {
            return BySeat::splat(0);
        };
        let buried = match contract {
            Contract::Lielais(_) => world.aside.eyes(),
            _ => Eyes::NONE,
        };
        let rules = setup.rules();
        let outcome = Outcome::of(*contract, &self.won, buried, rules.galdins_full_tie);
        Settlement::of(&outcome, rules, setup.seating(), *setup.pules()).points
    }
}

impl Stochastic for Ending {
    fn outcomes(&self, _at: ()) -> Option<impl Iterator<Item = (u32, u32)> + use<>> {
        Some((0..self.root.layouts.len() as u32).map(|layout| (layout, 1)))
    }

    fn draw(&self, _at: (), entropy: &mut impl Entropy) -> u32 {
        entropy.below(self.root.layouts.len() as u32)
    }
}

impl Observed for Ending {
    type View = EndingView;
    type Seen = ();

    fn first_view(setup: &EndingSetup, viewer: Seat) -> EndingView {
        Ending::start(setup).view(viewer)
    }

    fn view(&self, viewer: Seat) -> EndingView {
        let place = self.root.setup.seating().place(viewer);
        let world = self.dealt.and_then(|layout| self.root.layouts.get(layout as usize));
        let (hand, buried) = match (place, world) {
            (Some(place), Some(world)) if self.root.contract == Contract::Lielais(place) => {
                (world.hands[place], world.aside)
            }
            (Some(place), Some(world)) => (world.hands[place], CardSet::EMPTY),
            _ => (CardSet::EMPTY, CardSet::EMPTY),
        };
        EndingView { me: viewer, hand, buried, played: self.played.clone() }
    }

    fn seen_by(_event: &(), _viewer: Seat) -> Option<()> {
        None
    }

    fn fold(_view: &mut EndingView, _seen: &()) -> Result<(), Illegal> {
        Err(Illegal::Misfit { reason: "endings-are-not-recorded" })
    }

    /// A view does not say who leads the next trick; an ending is searched, never played at a table.
    fn prompt(_view: &EndingView, _viewer: Seat, out: &mut Vec<Card>) {
        out.clear();
    }
}
