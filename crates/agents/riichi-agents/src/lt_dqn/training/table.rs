//! A table where the learner plays.

use std::sync::Arc;

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, BySeat, Dealer, Entropy, Game, Match, Observed, Seat, Silent, Turn};
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Contest, Deal, DrawOrder, Wall};

use super::chain::{Chain, Decision};
use super::curve::{Role, WindowCounts};
use super::replay::Entry;
use super::{TABLES, TrainingOptions};
use crate::lt_dqn::state::is_after_call;
use crate::lt_dqn::{LtDqn, Output, Pair, State};
use crate::lt_valued::discarded;
use crate::{LtFast, LtGreedy, LtRandom};

/// One table: its match, and who sits where.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TrainingTable {
    idx: usize,
    /// How many matches have begun here.
    pub(super) matches: u64,
    pub(super) contest: Contest,
    pub(super) roles: BySeat<Role>,
    played: Played,
}

/// What a hand brought.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Played {
    /// How many decisions were made.
    pub(super) decisions: u64,
    /// Experiences of the network of actions and of the network of discards.
    pub(super) entries: [Vec<Entry>; 2],
    pub(super) counts: WindowCounts,
}

impl TrainingTable {
    /// A table that is about to begin its first match.
    pub(super) fn new(idx: usize, options: &TrainingOptions) -> TrainingTable {
        let roles = BySeat::new(Role::ALL);
        let contest = Contest::new(&options.rules);
        let mut table =
            TrainingTable { idx, matches: 0, contest, roles, played: Played::default() };
        table.sit_down(options);
        table
    }

    /// A table in the middle of a match.
    pub(super) fn at(idx: usize, matches: u64, roles: BySeat<Role>, next: Setup) -> TrainingTable {
        let contest = Contest::from_setup(next);
        TrainingTable { idx, matches, contest, roles, played: Played::default() }
    }

    /// A new match, seats shuffled.
    fn sit_down(&mut self, options: &TrainingOptions) {
        let part = [Stream::label("seats"), self.idx as u64, self.matches];
        let mut roles = Role::ALL;
        Stream::derived(options.seed, &part).shuffle(&mut roles);
        self.roles = BySeat::new(roles);
        self.contest = Contest::new(&options.rules);
        self.matches += 1;
    }

    pub(super) fn take_played(&mut self) -> Played {
        std::mem::take(&mut self.played)
    }

    /// Plays one hand; `first_hand` have been played before this wave.
    pub(super) fn play(
        &mut self,
        options: &TrainingOptions,
        pair: &Arc<Pair>,
        epsilon: f64,
        first_hand: u64,
    ) {
        let Some((_, setup)) = self.contest.next() else { return };
        let hand = first_hand + self.idx as u64;
        debug_assert!(self.idx < TABLES);
        let part = |name, n| [Stream::label(name), hand, n];
        let mut wall = Stream::derived(options.seed, &part("wall", 0));
        let wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut wall);
        let players = BySeat::from_fn(|seat| {
            let mut seeds = Stream::derived(options.seed, &part("player", seat.idx() as u64));
            Player::new(seat, self.roles[seat], pair, epsilon, seeds.next_u64())
        });
        let played = Played::default();
        let mut hand =
            Hand { deal: Deal::start(&setup), players, played, teaches_illegal: !options.mask };
        hand.play_out(wall);
        hand.played.counts.note_end(&hand.deal, &self.roles);
        // A deal that has been played to its end is the next one of the match.
        if self.contest.record(&hand.deal).is_err() || self.contest.is_over() {
            self.sit_down(options);
        }
        self.played = hand.close();
    }
}

/// Who decides for a seat.
enum SeatAgent {
    Learner(Box<LtDqn>),
    Other(Box<dyn Agent<Deal>>),
}

struct Player {
    seat: Seat,
    agent: SeatAgent,
    chains: [Chain; 2],
}

impl Player {
    fn new(seat: Seat, role: Role, pair: &Arc<Pair>, epsilon: f64, seed: u64) -> Player {
        let agent = match role {
            Role::Learner => {
                SeatAgent::Learner(Box::new(LtDqn::new(Arc::clone(pair), epsilon, seed)))
            }
            Role::Random => SeatAgent::Other(Box::new(LtRandom::new(seed))),
            Role::Greedy => SeatAgent::Other(Box::new(LtGreedy::default())),
            Role::Fast => SeatAgent::Other(Box::new(LtFast::default())),
        };
        Player { seat, agent, chains: [Chain::default(), Chain::default()] }
    }
}

/// A hand while it is played.
struct Hand {
    deal: Deal,
    players: BySeat<Player>,
    played: Played,
    /// Is what could not be done remembered?
    teaches_illegal: bool,
}

impl Hand {
    fn play_out(&mut self, mut wall: Wall) {
        let mut legal = Vec::new();
        loop {
            match self.deal.turn() {
                Turn::Over => return,
                Turn::Chance(at) => {
                    let chance = wall.answer(at).expect("the wall has every tile once");
                    self.deal.apply(chance, &mut Silent).expect("the wall's tile fits");
                }
                Turn::Decide(seats) => {
                    let mut answers = Answers::NONE;
                    for seat in seats {
                        self.deal.legal(seat, &mut legal);
                        let action = match legal[..] {
                            [only] => only,
                            _ => self.decide(seat, &legal),
                        };
                        answers = answers.with(seat, action);
                    }
                    self.deal.advance(&answers, &mut Silent);
                }
            }
        }
    }

    /// Asks the player, and takes note.
    fn decide(&mut self, seat: Seat, legal: &[Action]) -> Action {
        let view = self.deal.view(seat);
        let ask = Ask { seat, view: &view, legal, budget: Budget::UNLIMITED };
        let state = State::of(&view);
        let points = view.table.points[seat];
        let Player { agent, chains: [actions, kinds], .. } = &mut self.players[seat];
        let Played { decisions, counts, .. } = &mut self.played;
        *decisions += 1;
        let action = match agent {
            SeatAgent::Other(agent) => agent.decide(&ask, None),
            SeatAgent::Learner(learner) => {
                let walk = learner.walk(&ask, &state);
                if self.teaches_illegal {
                    walk.illegal.iter().for_each(|output| actions.refuse(state, output.idx()));
                    walk.illegal_kinds.iter().for_each(|kind| kinds.refuse(state, kind.idx()));
                }
                counts.decisions += 1;
                counts.illegal_actions += walk.illegal.len() as u64;
                counts.illegal_kinds += walk.illegal_kinds.len() as u64;
                legal[walk.chosen]
            }
        };
        let output = Output::of(action);
        if let Some(output) = output.filter(|_| !is_after_call(&view)) {
            let legal = bits(legal, |action| Output::of(action).map(Output::idx));
            actions.decide(Decision { state, action: output.idx(), legal, points });
        }
        if let Some(tile) = discarded(action) {
            // The kinds that may go: before riichi those that keep the hand ready.
            let same = |other: Action| discarded(other).filter(|_| Output::of(other) == output);
            let legal = bits(legal, |action| same(action).map(|tile| tile.kind().idx()));
            kinds.decide(Decision { state, action: tile.kind().idx(), legal, points });
        }
        action
    }

    /// What everyone did, as experiences.
    fn close(self) -> Played {
        let Hand { deal, players, mut played, .. } = self;
        let [actions, kinds] = &mut played.entries;
        let end = deal.table().points;
        players.map(|Player { seat, chains: [of_actions, of_kinds], .. }| {
            of_actions.close(end[seat], actions);
            of_kinds.close(end[seat], kinds);
        });
        played
    }
}

/// A bit for each output that some legal action has.
fn bits(legal: &[Action], output: impl Fn(Action) -> Option<usize>) -> u64 {
    legal.iter().filter_map(|&action| output(action)).fold(0, |all, n| all | 1 << n)
}
