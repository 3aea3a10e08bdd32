//! How the weights are fitted: choices seen in play, and what makes them likeliest.

use parlor_zole::{
    Action, Call, Card, CardSet, Contract, Deal, Pair, Place, Stage, Trick, playable,
};

use super::logit::Choices;
use super::tendencies::Tendencies;
use super::{burial, card, hand};
use crate::Role;

/// Weights of calls in one row: those of take, zole and mazā zole.
const N_CALLS: usize = 3 * hand::N;

/// Calls, burials and cards of players whose hands were known.
#[derive(Clone, Debug, Default)]
pub struct Study {
    calls: Choices<N_CALLS>,
    ten: Choices<{ hand::N }>,
    burials: Choices<{ burial::N }>,
    cards: [Choices<{ card::N }>; card::SITUATIONS.len()],
}

impl Study {
    /// Notes what the player chose who was to act in `deal`.
    pub fn observe(&mut self, deal: &Deal, action: Action) {
        let public = deal.public();
        let Some(place) = public.turn() else { return };
        let held = deal.hands()[place];
        match (action, public.stage()) {
            (Action::Call(call), Stage::Bidding { .. }) => {
                self.call(held, place, call, public.setup().rules().maza_zole);
                self.ten(held | deal.table(), place, call);
            }
            (Action::Bury(pair), _) => self.burial(held, pair),
            (Action::Play(card), Stage::Playing { contract, trick }) => {
                self.card(deal, (*contract, *trick), place, card);
            }
            _ => {}
        }
    }

    /// Takes in what another has seen.
    pub fn append(&mut self, other: Study) {
        self.calls.append(other.calls);
        self.ten.append(other.ten);
        self.burials.append(other.burials);
        for (mine, theirs) in self.cards.iter_mut().zip(other.cards) {
            mine.append(theirs);
        }
    }

    /// How many calls, burials and cards were seen.
    pub fn counts(&self) -> [usize; 3] {
        let cards = self.cards.iter().map(Choices::len).sum();
        [self.calls.len(), self.burials.len(), cards]
    }

    /// The weights that make what was seen likeliest; `spread` is the part of every chance of a call, a
    /// burial and a card that is the same for all options.
    pub fn fitted(&self, spread: [f64; 3]) -> Tendencies {
        let all = self.calls.fit();
        let calls = std::array::from_fn(|call| {
            std::array::from_fn(|feature| all[call * hand::N + feature])
        });
        let cards = std::array::from_fn(|situation| self.cards[situation].fit());
        Tendencies { spread, calls, ten: self.ten.fit(), burial: self.burials.fit(), cards }
    }

    /// The mean logarithm, to base 2, of the chances that the weights give to what was seen, and of even
    /// chances: of a call, of a take by the ten cards, of a burial, of a card.
    pub fn bits(&self, by: &Tendencies) -> [[f64; 2]; 4] {
        let [calls, burials, cards] = by.spread;
        let mut rows = [0.0; N_CALLS];
        for (row, weights) in rows.chunks_mut(hand::N).zip(&by.calls) {
            row.copy_from_slice(weights);
        }
        let mean = |[ours, even]: [f64; 2], n: usize| [ours, even].map(|sum| sum / n.max(1) as f64);
        let played =
            self.cards.iter().zip(&by.cards).map(|(choices, weights)| choices.bits(weights, cards));
        let played = played.fold([0.0; 2], |sum, bits| [sum[0] + bits[0], sum[1] + bits[1]]);
        [
            mean(self.calls.bits(&rows, calls), self.calls.len()),
            mean(self.ten.bits(&by.ten, calls), self.ten.len()),
            mean(self.burials.bits(&by.burial, burials), self.burials.len()),
            mean(played, self.counts()[2]),
        ]
    }

    fn call(&mut self, held: CardSet, place: Place, call: Call, maza_zole: bool) {
        let features = hand::features(held, place);
        let option = |n: usize| {
            let mut all = [0.0; N_CALLS];
            if n > 0 {
                all[(n - 1) * hand::N..n * hand::N].copy_from_slice(&features);
            }
            all
        };
        let chosen = hand::CALLS.iter().position(|&one| one == call).map_or(0, |at| at + 1);
        self.calls.add((0..3 + usize::from(maza_zole)).map(option), chosen);
    }

    /// What the taker will hold, whether it knows or not: others have to guess at ten cards, never at
    /// the eight that were called with.
    fn ten(&mut self, ten: CardSet, place: Place, call: Call) {
        let options = [[0.0; hand::N], hand::features(ten, place)];
        self.ten.add(options.into_iter(), usize::from(call == Call::Take));
    }

    fn burial(&mut self, ten: CardSet, chosen: Pair) {
        let cards: Vec<_> = ten.into_iter().collect();
        let later = |at: usize| cards[at + 1..].iter().map(move |&high| (at, high));
        let pairs = (0..cards.len()).flat_map(later).map(|(at, high)| (cards[at], high));
        let pairs: Vec<_> = pairs.collect();
        let is_chosen = |&(low, high): &(_, _)| CardSet::one(low).with(high) == chosen.cards();
        let Some(chosen) = pairs.iter().position(is_chosen) else { return };
        let options = pairs.iter().map(|&(low, high)| burial::features(ten, low, high));
        self.burials.add(options, chosen);
    }

    fn card(&mut self, deal: &Deal, (contract, trick): (Contract, Trick), me: Place, played: Card) {
        let hand = deal.hands()[me];
        let may = playable(hand, trick.led());
        let chosen = may.into_iter().position(|card| card == played);
        let Some(chosen) = chosen.filter(|_| may.len() > 1) else { return };
        let buried = match contract {
            Contract::Lielais(soloist) if soloist == me => deal.buried(),
            _ => CardSet::EMPTY,
        };
        let before = deal.public().course().cards().iter().copied().collect();
        let scene = card::scene(Role::of(contract, me), me, hand, buried, before, trick);
        let options = may.into_iter().map(|one| card::features(&scene, one));
        self.cards[card::situation(&scene)].add(options, chosen);
    }
}
