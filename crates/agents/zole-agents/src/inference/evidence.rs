//! How likely a world makes what a player has seen of the others.

use parlor_agent::Stream;
use parlor_zole::{
    Aside, Call, Card, CardSet, Contract, Place, Public, Stage, Trick, View, World, playable,
};

use super::Tendencies;
use super::card;
use crate::Role;
use crate::bids::has_passed;
use crate::imagined::Inference;

/// What a player has seen of the others, ready to be asked of many worlds.
#[derive(Clone, Debug)]
pub(crate) struct Evidence<'v> {
    tendencies: &'static Tendencies,
    public: &'v Public,
    me: Option<Place>,
    /// Are calls asked?
    heeds_calls: bool,
    /// The other player who has buried, if that is asked.
    buried_by: Option<Place>,
    /// Cards of others, in order; none if they are not asked.
    plays: Vec<Play>,
}

/// A card that another player has played.
#[derive(Clone, Copy, Debug)]
struct Play {
    place: Place,
    role: Role,
    card: Card,
    /// The trick before it.
    trick: Trick,
    /// The cards that all had played before it.
    before: CardSet,
    /// The cards that its player has played from then on.
    since: CardSet,
}

impl<'v> Evidence<'v> {
    /// What `inference` asks of what this view has seen.
    pub(crate) fn of(view: &'v View, inference: Inference, heeds_calls: bool) -> Evidence<'v> {
        let (public, me) = (view.public(), view.my_place());
        let is_unseen = view.aside() == Aside::Unknown;
        let buried_by = match (public.contract(), public.stage()) {
            (Some(Contract::Lielais(soloist)), Stage::Playing { .. }) if is_unseen => Some(soloist),
            _ => None,
        };
        let plays = if inference >= Inference::Play { plays(public, me) } else { Vec::new() };
        Evidence {
            tendencies: Tendencies::shipped(),
            public,
            me,
            heeds_calls: heeds_calls && inference >= Inference::Bid,
            buried_by: buried_by.filter(|_| inference >= Inference::Burial),
            plays,
        }
    }

    /// How likely the others, holding the cards of `world`, would have done what they did.
    pub(crate) fn weight(&self, world: &World) -> f64 {
        self.calls(world) * self.burial(world) * self.cards(world)
    }

    /// A world from `world` with another burial, drawn by how likely each is that fits, and its weight
    /// among worlds that were drawn and changed so. Few of all pairs are ever buried, so hardly any world
    /// drawn evenly has one of them.
    pub(crate) fn buried_anew(&self, world: World, stream: &mut Stream) -> (World, f64) {
        let Some(soloist) = self.buried_by else { return (world, self.weight(&world)) };
        let hidden = world.hands[soloist] | world.aside;
        let pairs = self.tendencies.burials(hidden | self.public.played()[soloist]);
        let voids = self.public.voids()[soloist].cards();
        let fits = |pair: CardSet| pair.is_subset(hidden) && ((hidden - pair) & voids).is_empty();
        let chances = || pairs.pairs.iter().zip(pairs.scores).take(pairs.len);
        let fitting = || chances().filter(|(pair, _)| fits(**pair));
        let (n, sum) = fitting().fold((0, 0.0), |(n, sum), (_, chance)| (n + 1, sum + chance));
        let mut lot = stream.unit() * sum;
        let mut world = world;
        for (&pair, chance) in fitting() {
            (world.aside, world.hands[soloist]) = (pair, hidden - pair);
            lot -= chance;
            if lot < 0.0 {
                break;
            }
        }
        let mean = sum / f64::from(n.max(1));
        (world, mean * self.calls(&world) * self.cards(&world))
    }

    fn calls(&self, world: &World) -> f64 {
        if !self.heeds_calls {
            return 1.0;
        }
        let maza_zole = self.public.setup().rules().maza_zole;
        let others = Place::ALL.into_iter().filter(|&place| Some(place) != self.me);
        let of = |place: Place| {
            let hand = world.hands[place] | self.public.played()[place];
            let call = |call| self.tendencies.call(hand, place, call, maza_zole);
            match self.public.contract() {
                Some(Contract::Lielais(soloist)) if soloist == place => {
                    self.tendencies.took(hand | world.aside, place)
                }
                Some(Contract::Zole(soloist)) if soloist == place => call(Call::Zole),
                Some(Contract::MazaZole(soloist)) if soloist == place => call(Call::MazaZole),
                _ if has_passed(self.public, place) => call(Call::Pass),
                _ => 1.0,
            }
        };
        others.map(of).product()
    }

    fn burial(&self, world: &World) -> f64 {
        let Some(soloist) = self.buried_by else { return 1.0 };
        let ten = world.hands[soloist] | self.public.played()[soloist] | world.aside;
        let pairs = self.tendencies.burials(ten);
        let all = pairs.pairs.iter().zip(pairs.scores).take(pairs.len);
        all.into_iter().find(|(pair, _)| **pair == world.aside).map_or(0.0, |(_, chance)| chance)
    }

    fn cards(&self, world: &World) -> f64 {
        let soloist = self.public.contract().and_then(|contract| match contract {
            Contract::Lielais(soloist) => Some(soloist),
            _ => None,
        });
        let of = |play: &Play| {
            let hand = world.hands[play.place] | play.since;
            let may = playable(hand, play.trick.led());
            if may.len() < 2 {
                return 1.0;
            }
            let buried = if soloist == Some(play.place) { world.aside } else { CardSet::EMPTY };
            let scene = card::scene(play.role, play.place, hand, buried, play.before, play.trick);
            self.tendencies.card(&scene, may, play.card)
        };
        self.plays.iter().map(of).product()
    }
}

/// The cards of all but `me`.
fn plays(public: &Public, me: Option<Place>) -> Vec<Play> {
    let Some(contract) = public.contract() else { return Vec::new() };
    let (mut before, mut since) = (CardSet::EMPTY, *public.played());
    let mut all = Vec::new();
    for full in public.course().tricks() {
        let mut trick = Trick::led_by(full.leader());
        for (place, card) in full.plays() {
            if Some(place) != me {
                let (role, since) = (Role::of(contract, place), since[place]);
                all.push(Play { place, role, card, trick, before, since });
            }
            trick.push(card);
            before = before.with(card);
            since[place] = since[place].without(card);
        }
    }
    all
}
