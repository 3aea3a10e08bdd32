//! What open cards look worth before they are searched.

use parlor_zole::{Card, CardSet, Contract, Deal, Level, Place, Suit, View};

use crate::habits::height;
use crate::payoff::Payoff;

/// Estimates the points of one player.
///
/// For eyes: the soloist gets a share of the eyes in play, by trumps and by plain cards that win or lose.
/// For tricks: who holds the higher cards of what is left takes more of them. The weights are set by hand, not
/// fitted to anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estimator {
    me: Place,
    contract: Contract,
    payoff: Payoff,
}

/// The soloist's share of the eyes in play: what it is at least, what all trumps bring, what plain winners and losers
/// bring by their share of the eyes, and the lead.
const BASE: f64 = 0.10;
const TRUMPS: f64 = 0.80;
const PLAIN: f64 = 0.50;
const LEAD: f64 = 0.05;
/// How far the eyes come out from the estimate, for each eye in play.
const SPREAD: f64 = 0.09;

impl Estimator {
    /// `None` where no cards are played.
    pub(crate) fn of(view: &View) -> Option<Estimator> {
        let (me, contract) = (view.my_place()?, view.public().contract()?);
        let payoff = Payoff::of(view.public().setup(), contract, me);
        Some(Estimator { me, contract, payoff })
    }

    /// What the deal looks worth to the player.
    pub(crate) fn points(&self, deal: &Deal) -> f64 {
        match self.contract {
            Contract::Galdins => self.by_tricks(deal),
            Contract::MazaZole(soloist) => self.by_clean_hand(deal, soloist),
            Contract::Lielais(soloist) | Contract::Zole(soloist) => self.by_eyes(deal, soloist),
        }
    }

    fn by_eyes(&self, deal: &Deal, soloist: Place) -> f64 {
        let had = deal.public().won()[soloist].eyes() + deal.buried().eyes();
        let in_play = eyes_in_play(deal);
        let expected = f64::from(had.0) + in_play * share(deal, soloist);
        let spread = (SPREAD * in_play).max(0.5);
        let reaches = |eyes: f64| 1.0 / (1.0 + ((eyes - 0.5 - expected) / spread).exp());
        let step = |from, to| self.payoff.points(to) - self.payoff.points(from);
        self.payoff.points(Level::Low)
            + step(Level::Low, Level::Lost) * reaches(31.0)
            + step(Level::Lost, Level::Won) * reaches(61.0)
            + step(Level::Won, Level::High) * reaches(91.0)
    }

    /// One trick is lost for good; otherwise low cards stay clean.
    fn by_clean_hand(&self, deal: &Deal, soloist: Place) -> f64 {
        let clean = if deal.public().won()[soloist].is_empty() {
            let shares = 3.0 * share_of_height(deal, soloist);
            (1.0 - shares * shares).clamp(0.0, 1.0)
        } else {
            0.0
        };
        let (won, lost) = (self.payoff.points(Level::Won), self.payoff.points(Level::Lost));
        lost + (won - lost) * clean
    }

    /// Who will have more tricks than the others is likelier to lose.
    fn by_tricks(&self, deal: &Deal) -> f64 {
        let left = Place::ALL.into_iter().map(|place| deal.hands()[place].len()).sum::<usize>();
        let expected = |place: Place| {
            let had = deal.public().won()[place].len() as f64 / 3.0;
            had + left as f64 / 3.0 * share_of_height(deal, place)
        };
        let weight = |place: Place| (1.5 * expected(place)).exp();
        let all: f64 = Place::ALL.into_iter().map(weight).sum();
        let lost = weight(self.me) / all;
        let (safe, loses) = (self.payoff.points(Level::Won), self.payoff.points(Level::Lost));
        safe + (loses - safe) * lost
    }
}

fn in_trick(deal: &Deal) -> CardSet {
    deal.public().trick().map_or(CardSet::EMPTY, parlor_zole::Trick::set)
}

/// The eyes in the hands and in the trick on the table.
fn eyes_in_play(deal: &Deal) -> f64 {
    let held = Place::ALL.into_iter().fold(in_trick(deal), |all, place| all | deal.hands()[place]);
    f64::from(held.eyes().0)
}

/// The soloist's probable share of the eyes in play.
fn share(deal: &Deal, soloist: Place) -> f64 {
    let [trumps, plain, lead] = features(deal, soloist);
    (BASE + TRUMPS * trumps + PLAIN * plain + LEAD * lead).clamp(0.0, 1.0)
}

/// Of all the strength in trumps the soloist's share; the eyes of the soloist's plain cards that nobody can
/// beat in their class, less those that someone can, as a share of the eyes in play; and whether the
/// trick is the soloist's as it lies.
fn features(deal: &Deal, soloist: Place) -> [f64; 3] {
    let own = deal.hands()[soloist];
    let others = Place::ALL.into_iter().filter(|&place| place != soloist);
    let theirs = others.fold(CardSet::EMPTY, |all, place| all | deal.hands()[place]);
    let strength = |cards: CardSet| -> f64 {
        (cards & CardSet::TRUMPS).into_iter().map(|card| (card.idx() - 4) as f64).sum()
    };
    let all = strength(own) + strength(theirs);
    let trumps = if all > 0.0 { strength(own) / all } else { 0.5 };
    let worth = |card: Card| {
        let eyes = f64::from(card.eyes().0);
        let beaten = !(theirs & card.suit().cards() & card.beaten_by()).is_empty();
        if beaten { -eyes } else { eyes }
    };
    let is_plain = |card: &Card| card.suit() != Suit::Trump;
    let plain: f64 = own.into_iter().filter(is_plain).map(worth).sum();
    let trick = deal.public().trick();
    let holder = trick.and_then(|trick| trick.winner().or(Some(trick.leader())));
    let lead = if holder == Some(soloist) { 1.0 } else { 0.0 };
    [trumps, plain / eyes_in_play(deal).max(1.0), lead]
}

/// The share of `place` in the height of all cards held.
fn share_of_height(deal: &Deal, place: Place) -> f64 {
    let sum = |place: Place| -> i32 {
        deal.hands()[place].into_iter().map(|card| height(card) + 1).sum()
    };
    let all: i32 = Place::ALL.into_iter().map(sum).sum();
    f64::from(sum(place)) / f64::from(all.max(1))
}
