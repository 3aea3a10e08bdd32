//! Kuhn poker: three cards, two players, one bet. The smallest game that hides something.
//!
//! Each player puts 1 into the pot and gets one of the cards jack, queen and king. The first player
//! checks or bets 1. After a check the second checks or bets 1; a player who faces a bet calls it with 1
//! or folds. A fold gives the pot to the other; otherwise the cards are shown and the higher wins
//! it.
//!
//! The value is −1/18 for the first player (H. W. Kuhn, "A simplified two-person poker", 1950): with
//! α between 0 and 1/3, the first bets the jack with α and the king with 3α, never the queen, and
//! calls with the queen α + 1/3 of the time; the second bets the jack and calls with the queen 1/3
//! of the time.
//!
//! Rules: `docs/rules/toy.md#kuhn-poker`.

use std::fmt;

use parlor_game::{
    Answers, BySeat, Entropy, Game, Hidden, Illegal, Observed, Seat, SeatSet, Sink, Stochastic,
    Turn,
};

use crate::one_of_two;

/// A card; the higher wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// Loses to both.
    Jack,
    /// Beats the jack.
    Queen,
    /// Beats both.
    King,
}

impl Card {
    /// The pack, lowest first.
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];
}

impl fmt::Display for Card {
    /// `J`, `Q` or `K`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["J", "Q", "K"][*self as usize])
    }
}

/// One card for each player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    a: Card,
    b: Card, // Invariant: another card than `a`.
}

impl Cards {
    /// These two, which must differ.
    pub fn new(a: Card, b: Card) -> Option<Cards> {
        (a != b).then_some(Cards { a, b })
    }

    /// All six ways to deal.
    pub fn all() -> impl Iterator<Item = Cards> {
        (0..9).filter_map(|n| Cards::new(Card::ALL[n / 3], Card::ALL[n % 3]))
    }

    /// The card of `seat`: of `B` for every seat but `A`.
    pub fn of(self, seat: Seat) -> Card {
        if seat == Seat::A { self.a } else { self.b }
    }

    /// Who has the higher card.
    pub fn winner(self) -> Seat {
        if self.a > self.b { Seat::A } else { Seat::B }
    }
}

/// The one chance event: the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal;

/// What a player may say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KuhnAction {
    /// Puts nothing in, with no bet to answer.
    Check,
    /// Puts 1 in.
    Bet,
    /// Answers a bet with 1.
    Call,
    /// Gives up the pot.
    Fold,
}

impl fmt::Display for KuhnAction {
    /// The lower-case word.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["check", "bet", "call", "fold"][*self as usize])
    }
}

/// How far the betting is: known to both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Betting {
    /// The cards are not dealt.
    Undealt,
    /// The first player checks or bets.
    Opening,
    /// The first player has checked; the second checks or bets.
    Checked,
    /// This player has bet; the other calls or folds.
    Bet(Seat),
    /// This player has given up.
    Folded(Seat),
    /// The cards decide who wins this much.
    Showdown(i32),
}

impl Betting {
    /// Who must say something when `first` opens.
    pub fn mover(self, first: Seat) -> Option<Seat> {
        match self {
            Betting::Opening => Some(first),
            Betting::Checked => Some(first.opponent()),
            Betting::Bet(by) => Some(by.opponent()),
            Betting::Undealt | Betting::Folded(_) | Betting::Showdown(_) => None,
        }
    }

    /// What the mover may say.
    pub fn options(self) -> &'static [KuhnAction] {
        match self {
            Betting::Opening | Betting::Checked => &[KuhnAction::Check, KuhnAction::Bet],
            Betting::Bet(_) => &[KuhnAction::Call, KuhnAction::Fold],
            Betting::Undealt | Betting::Folded(_) | Betting::Showdown(_) => &[],
        }
    }

    /// What is in the pot: 1 of each player, and what was bet and called.
    pub fn pot(self) -> u32 {
        match self {
            Betting::Undealt => 0,
            Betting::Opening | Betting::Checked => 2,
            Betting::Bet(_) | Betting::Folded(_) => 3,
            Betting::Showdown(stake) => 2 * stake.unsigned_abs(),
        }
    }

    /// What `seat` may say when `first` opens: the one function behind the legal list and the
    /// prompt.
    fn list(self, first: Seat, seat: Seat, out: &mut Vec<KuhnAction>) {
        out.clear();
        if self.mover(first) == Some(seat) {
            out.extend_from_slice(self.options());
        }
    }

    /// How far it is after `seat` has said `action`; `None` if it may not say so.
    fn after(self, first: Seat, seat: Seat, action: KuhnAction) -> Option<Betting> {
        if self.mover(first) != Some(seat) {
            return None;
        }
        match (self, action) {
            (Betting::Opening, KuhnAction::Check) => Some(Betting::Checked),
            (Betting::Checked, KuhnAction::Check) => Some(Betting::Showdown(1)),
            (Betting::Opening | Betting::Checked, KuhnAction::Bet) => Some(Betting::Bet(seat)),
            (Betting::Bet(_), KuhnAction::Call) => Some(Betting::Showdown(2)),
            (Betting::Bet(_), KuhnAction::Fold) => Some(Betting::Folded(seat)),
            _ => None,
        }
    }

    /// What was said last, or what is due, when `first` opens.
    fn write(self, first: Seat) -> String {
        match self {
            Betting::Undealt => "not dealt".to_owned(),
            Betting::Opening => format!("{first} to open"),
            Betting::Checked => format!("{first} checked"),
            Betting::Bet(by) => format!("{by} bet"),
            Betting::Folded(by) => format!("{by} folded"),
            Betting::Showdown(stake) => format!("showdown for {stake}"),
        }
    }
}

/// What happens, in full.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KuhnEvent {
    /// Both have got their cards.
    Dealt(Cards),
    /// A player has said something.
    Said(Seat, KuhnAction),
    /// The cards are turned up.
    Shown(Cards),
}

/// What one player learns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KuhnSeen {
    /// This is my card.
    IGot(Card),
    /// A player has said something.
    Said(Seat, KuhnAction),
    /// This is the other's card.
    OtherShowed(Card),
}

/// The cards that a player knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Known {
    /// None: they are not dealt.
    Nothing,
    /// Its own.
    Mine(Card),
    /// Both: they were shown.
    Both(Cards),
}

/// What one player knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KuhnView {
    /// Who it is.
    pub me: Seat,
    /// Who opens.
    pub first: Seat,
    /// The cards it knows.
    pub known: Known,
    /// How far the betting is.
    pub betting: Betting,
}

/// One deal of Kuhn poker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kuhn {
    first: Seat,          // Invariant: A or B.
    cards: Option<Cards>, // Invariant: none exactly while the betting is `Undealt`.
    betting: Betting,
}

impl KuhnView {
    /// Who must say something.
    pub fn mover(&self) -> Option<Seat> {
        self.betting.mover(self.first)
    }
}

impl Kuhn {
    /// Who opens.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Who must say something.
    pub fn mover(&self) -> Option<Seat> {
        self.betting.mover(self.first)
    }

    /// The cards, once they are dealt.
    pub fn cards(&self) -> Option<Cards> {
        self.cards
    }

    /// How far the betting is.
    pub fn betting(&self) -> Betting {
        self.betting
    }
}

impl Game for Kuhn {
    /// Who opens: `B` for every seat but `A`.
    type Setup = Seat;
    type Action = KuhnAction;
    type Address = Deal;
    type Chance = Cards;
    type Event = KuhnEvent;

    fn start(first: &Seat) -> Kuhn {
        Kuhn { first: one_of_two(*first), cards: None, betting: Betting::Undealt }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<Deal> {
        match (self.betting, self.mover()) {
            (Betting::Undealt, _) => Turn::Chance(Deal),
            (_, Some(seat)) => Turn::Decide(SeatSet::one(seat)),
            (_, None) => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<KuhnAction>) {
        self.betting.list(self.first, seat, out);
    }

    fn advance(&mut self, answers: &Answers<KuhnAction>, events: &mut impl Sink<KuhnEvent>) {
        for (seat, action) in answers.iter() {
            let Some(after) = self.betting.after(self.first, seat, action) else { continue };
            self.betting = after;
            events.push(KuhnEvent::Said(seat, action));
            if let (Betting::Showdown(_), Some(cards)) = (after, self.cards) {
                events.push(KuhnEvent::Shown(cards));
            }
        }
    }

    fn apply(&mut self, cards: Cards, events: &mut impl Sink<KuhnEvent>) -> Result<(), Illegal> {
        if self.betting != Betting::Undealt {
            return Err(Illegal::Chance { reason: "already-dealt" });
        }
        (self.cards, self.betting) = (Some(cards), Betting::Opening);
        events.push(KuhnEvent::Dealt(cards));
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        let (winner, won) = match (self.betting, self.cards) {
            (Betting::Folded(by), _) => (by.opponent(), 1),
            (Betting::Showdown(stake), Some(cards)) => (cards.winner(), stake),
            _ => (Seat::A, 0),
        };
        let mut returns = BySeat::splat(0);
        returns[winner] = won;
        returns[winner.opponent()] = -won;
        returns
    }
}

impl Stochastic for Kuhn {
    fn outcomes(&self, _: Deal) -> Option<impl Iterator<Item = (Cards, u32)> + use<>> {
        Some(Cards::all().map(|cards| (cards, 1)))
    }

    fn draw(&self, _: Deal, entropy: &mut impl Entropy) -> Cards {
        let mut pack = Card::ALL;
        entropy.shuffle(&mut pack);
        Cards { a: pack[0], b: pack[1] }
    }
}

impl Observed for Kuhn {
    type View = KuhnView;
    type Seen = KuhnSeen;

    fn first_view(first: &Seat, me: Seat) -> KuhnView {
        Kuhn::start(first).view(me)
    }

    fn view(&self, me: Seat) -> KuhnView {
        let known = match (self.cards, self.betting) {
            (None, _) => Known::Nothing,
            (Some(cards), Betting::Showdown(_)) => Known::Both(cards),
            (Some(cards), _) => Known::Mine(cards.of(me)),
        };
        KuhnView { me, first: self.first, known, betting: self.betting }
    }

    fn seen_by(event: &KuhnEvent, viewer: Seat) -> Option<KuhnSeen> {
        Some(match *event {
            KuhnEvent::Dealt(cards) => KuhnSeen::IGot(cards.of(viewer)),
            KuhnEvent::Said(seat, action) => KuhnSeen::Said(seat, action),
            KuhnEvent::Shown(cards) => KuhnSeen::OtherShowed(cards.of(viewer.opponent())),
        })
    }

    fn fold(view: &mut KuhnView, seen: &KuhnSeen) -> Result<(), Illegal> {
        let misfit = Illegal::Misfit { reason: "out-of-turn" };
        match (*seen, view.known, view.betting) {
            (KuhnSeen::IGot(card), Known::Nothing, _) => {
                (view.known, view.betting) = (Known::Mine(card), Betting::Opening);
            }
            (KuhnSeen::Said(seat, action), _, betting) => {
                view.betting = betting.after(view.first, seat, action).ok_or(misfit)?;
            }
            (KuhnSeen::OtherShowed(other), Known::Mine(mine), Betting::Showdown(_)) => {
                let (a, b) = if view.me == Seat::A { (mine, other) } else { (other, mine) };
                let twice = Illegal::Misfit { reason: "one-card-twice" };
                view.known = Known::Both(Cards::new(a, b).ok_or(twice)?);
            }
            _ => return Err(misfit),
        }
        Ok(())
    }

    fn prompt(view: &KuhnView, viewer: Seat, out: &mut Vec<KuhnAction>) {
        view.betting.list(view.first, viewer, out);
    }
}

impl Hidden for Kuhn {
    /// The other player holds either of the two cards that the viewer does not.
    fn sample(view: &KuhnView, viewer: Seat, entropy: &mut impl Entropy) -> Kuhn {
        let cards = match view.known {
            Known::Nothing => None,
            Known::Both(cards) => Some(cards),
            Known::Mine(mine) => {
                let fitting: Vec<_> = Cards::all().filter(|c| c.of(viewer) == mine).collect();
                entropy.pick(&fitting).copied()
            }
        };
        Kuhn { first: view.first, cards, betting: view.betting }
    }
}

impl fmt::Display for Kuhn {
    /// Both cards, or `--`, and how far the betting is: `KQ A to open`, `KQ B folded`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let betting = self.betting.write(self.first);
        match self.cards {
            Some(cards) => write!(f, "{}{} {betting}", cards.a, cards.b),
            None => write!(f, "-- {betting}"),
        }
    }
}

impl fmt::Display for KuhnView {
    /// The view of one player, `?` for what it does not know: `?Q A bet`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let betting = self.betting.write(self.first);
        match (self.known, self.me) {
            (Known::Nothing, _) => write!(f, "-- {betting}"),
            (Known::Mine(card), Seat::A) => write!(f, "{card}? {betting}"),
            (Known::Mine(card), _) => write!(f, "?{card} {betting}"),
            (Known::Both(cards), _) => write!(f, "{}{} {betting}", cards.a, cards.b),
        }
    }
}
