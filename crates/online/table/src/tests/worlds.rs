//! The same table in another world: one that a seat cannot tell from the true one.

use std::sync::{Arc, Mutex};

use parlor_game::{Answers, Game, Hidden, Observed, Seat, SeatSet, Silent, Stochastic};
use parlor_testkit::SplitMix;
use parlor_wire::Codec;
use serde_json::Value;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_toy_kit::KuhnKit;
use parlor_zole_kit::ZoleKit;

use crate::current_match::{AddressOf, ChanceOf, Phase, Stage};
use crate::{AddressMsgOf, ChanceMsgOf, Effects, GameOf, Host, Table};

/// A game of which other worlds can be imagined.
pub(crate) trait Imagined: Host {
    /// A state that `viewer` cannot tell from `game`.
    fn imagine(game: &GameOf<Self>, viewer: Seat, entropy: &mut SplitMix) -> GameOf<Self>;
}

impl Imagined for BackgammonKit {
    /// Nothing is hidden but the dice to come.
    fn imagine(game: &GameOf<Self>, _: Seat, _: &mut SplitMix) -> GameOf<Self> {
        *game
    }
}

impl Imagined for RiichiKit {
    fn imagine(game: &GameOf<Self>, viewer: Seat, entropy: &mut SplitMix) -> GameOf<Self> {
        GameOf::<Self>::sample(&game.view(viewer), viewer, entropy)
    }
}

impl Imagined for ZoleKit {
    fn imagine(game: &GameOf<Self>, viewer: Seat, entropy: &mut SplitMix) -> GameOf<Self> {
        GameOf::<Self>::sample(&game.view(viewer), viewer, entropy)
    }
}

impl Imagined for KuhnKit {
    fn imagine(game: &GameOf<Self>, viewer: Seat, entropy: &mut SplitMix) -> GameOf<Self> {
        GameOf::<Self>::sample(&game.view(viewer), viewer, entropy)
    }
}

/// The chance of another world: what the viewer can see comes out as it did in the true one, the
/// rest as this world has it.
#[derive(Clone)]
pub(crate) struct World<G: Host> {
    viewer: Seat,
    entropy: SplitMix,
    shared: Arc<Mutex<Shared<G>>>,
}

struct Shared<G: Host> {
    /// What came out in the true world, not yet here.
    truth: Vec<(AddressMsgOf<G>, ChanceMsgOf<G>)>,
    /// Something that the viewer sees cannot come out here.
    apart: bool,
}

impl<G: Host> World<G> {
    pub(super) fn new(viewer: Seat, entropy: SplitMix) -> World<G> {
        let shared = Arc::new(Mutex::new(Shared { truth: Vec::new(), apart: false }));
        World { viewer, entropy, shared }
    }

    /// Tells what came out in the true world.
    pub(super) fn learn(&self, truth: Vec<(AddressMsgOf<G>, ChanceMsgOf<G>)>) {
        self.shared.lock().unwrap().truth = truth;
    }

    /// Has the viewer legitimately seen the worlds go apart?
    pub(super) fn is_apart(&self) -> bool {
        self.shared.lock().unwrap().apart
    }

    pub(crate) fn draw(&mut self, game: &GameOf<G>, at: AddressOf<G>) -> ChanceOf<G> {
        let mut shared = self.shared.lock().unwrap();
        let address = G::Codec::put_address(at);
        let name = serde_json::to_value(&address).unwrap();
        let hidden = name["seat"].is_string() && name["seat"] != self.viewer.to_string();
        let truth = shared.truth.iter().find(|(at, _)| *at == address);
        let truth = truth.and_then(|(_, chance)| G::Codec::get_chance(chance));
        let fits = |chance: &ChanceOf<G>| game.clone().apply(*chance, &mut Silent).is_ok();
        match truth.filter(fits) {
            Some(chance) if !hidden => chance,
            _ => {
                shared.apart |= !hidden;
                game.draw(at, &mut self.entropy)
            }
        }
    }
}

impl<G: Imagined> World<G> {
    /// A table as it would be in another world, and that world; `None` while no deal is played.
    pub(super) fn beside(
        truth: &Table<G>,
        viewer: Seat,
        entropy: &mut SplitMix,
    ) -> Option<(Table<G>, World<G>)> {
        let world = World::new(viewer, SplitMix::new(entropy.bits()));
        let mut current = truth.current()?.clone();
        let Stage::Playing(playing) = &mut current.stage else { return None };
        playing.game = G::imagine(&playing.game, viewer, entropy);
        playing.world = Some(world.clone());
        let (mine, given) = (playing.given.get(viewer), playing.given);
        let is_call =
            |action| serde_json::to_value(G::Codec::put_action(action)).unwrap()["type"] != "pass";
        if given.iter().any(|(seat, action)| seat != viewer && is_call(action)) {
            return None; // that call would have to be possible in the other world too
        }
        playing.given = mine.map_or(Answers::NONE, |action| Answers::one(viewer, action));
        playing.auto = playing.auto & SeatSet::one(viewer);
        // A turn that everyone sees stays as it was asked; calls are offered anew.
        for seat in SeatSet::FOUR.without(viewer) {
            match &mut playing.questions[seat] {
                Some(question) if !question.window => playing.game.legal(seat, &mut question.legal),
                question => *question = None,
            }
        }
        let mut table = Table {
            game: truth.game.clone(),
            room: truth.room.clone(),
            now: truth.now,
            host: truth.host,
            entrants: truth.entrants.clone(),
            promise: truth.promise.clone(),
            phase: Phase::Match(Box::new(current)),
            n_matches: truth.n_matches,
            spectators: truth.spectators.clone(),
            chat: truth.chat.clone(),
            claim: truth.claim.clone(),
            pace: crate::exhibition::Pace::USUAL,
            version: truth.version,
            restoring: false,
            changed: false,
            effects: Effects::default(),
        };
        // Those whom this world asks are asked.
        table.run();
        table.effects = Effects::default();
        Some((table, world))
    }
}

/// What other seats' answers must have in common in two worlds: an answer that shows what it is
/// must be the same, one that stays hidden may be any of its sort.
pub(super) fn is_hidden(action: &Value) -> bool {
    action["type"] == "bury"
}

/// Does the answer lay open what lay hidden: hands at the end of a deal, the table of Zole to the
/// one who takes it, the cards of Kuhn poker after a check or a call?
pub(super) fn lays_open(action: &Value) -> bool {
    let ends = ["tsumo", "ron", "throw_in", "nine_kinds", "check"]
        .iter()
        .any(|sort| action["type"] == *sort);
    let is_poker_call = action["type"] == "call" && action["call"].is_null();
    ends || is_poker_call || action["call"] == "take"
}
