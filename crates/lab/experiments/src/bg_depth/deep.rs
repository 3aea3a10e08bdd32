//! Depths 5 and 6 on a few positions: what each way to prune visits there.

use parlor_agent::Budget;
use parlor_backgammon::{Action, Backgammon};
use parlor_backgammon_agents::{Judge, Strategy, Variant};
use parlor_game::Game;
use parlor_search::{AsListed, Found, Prune, Search};
use parlor_stats::Moments;

use crate::bg_games::decisions;
use crate::bg_pruning::share_saved;
use crate::clock::busy;
use crate::{Findings, Measured, Settings, Unit};

const JUDGE: Judge = Judge { strategy: Strategy::Defending, variant: Variant::Seed };
/// Positions with more plays are left out: twenty is what the source expects of a roll.
const PLAYS_MAX: usize = 20;

/// The depths, and on how many positions: in a long, a full and a quick run.
const DEPTHS: [(u32, [u64; 3]); 2] = [(5, [40, 16, 0]), (6, [8, 3, 0])];

/// What the ways of [`Prune::ALL`] visited at one depth, by position.
pub(super) struct Deep {
    depth: u32,
    nodes: Vec<[u64; 4]>,
    seconds: Vec<[f64; 4]>,
}

impl Deep {
    /// All depths that this size has positions for.
    pub(super) fn run(settings: &Settings<'_>) -> Vec<Deep> {
        let mut all = Vec::new();
        for (depth, [long, full, quick]) in DEPTHS {
            let n = settings.sizes(long, full, quick);
            if n > 0 {
                all.push(Deep::at(settings, depth, n as usize));
            }
        }
        all
    }

    fn at(settings: &Settings<'_>, depth: u32, n: usize) -> Deep {
        let mut legal = Vec::new();
        let mut positions = decisions(settings.stream("bg-deep", 0), 8 * n);
        positions.retain(|game| {
            game.legal(game.on_roll(), &mut legal);
            legal.len() <= PLAYS_MAX
        });
        positions.truncate(n);
        let ways = Prune::ALL.len();
        let pieces = (positions.len() * ways) as u64;
        let found = settings.map(pieces, |piece| {
            let (position, way) = (piece as usize / ways, piece as usize % ways);
            busy(|| search(&positions[position], depth, Prune::ALL[way]).nodes)
        });
        let each = |of: &[(f64, u64)]| [of[0], of[1], of[2], of[3]];
        let found: Vec<[(f64, u64); 4]> = found.chunks(ways).map(each).collect();
        Deep {
            depth,
            nodes: found.iter().map(|ways| ways.map(|(_, nodes)| nodes)).collect(),
            seconds: found.iter().map(|ways| ways.map(|(seconds, _)| seconds)).collect(),
        }
    }

    /// The share of nodes that a way saves.
    fn saved(&self, way: usize) -> Measured {
        share_saved(&self.nodes, way)
    }

    pub(super) fn report(&self, findings: &mut Findings) {
        let (depth, n) = (self.depth, self.nodes.len());
        for (way, prune) in Prune::ALL.into_iter().enumerate() {
            let named = |what: &str| format!("depth {depth}, {n} positions, {prune}: {what}");
            let nodes: Moments = self.nodes.iter().map(|nodes| nodes[way] as f64).collect();
            let mean = Measured::alone(nodes.mean().unwrap_or(f64::NAN));
            findings.add(named("nodes a decision"), Unit::Number(0), mean);
            if way > 0 {
                findings.add(named("nodes saved"), Unit::Percent(1), self.saved(way));
            }
            let seconds: Moments = self.seconds.iter().map(|seconds| seconds[way]).collect();
            let mean = Measured::mean_time(&seconds);
            findings.add(named("seconds a decision"), Unit::Number(3), mean).is_timed = true;
        }
    }
}

fn search(game: &Backgammon, depth: u32, prune: Prune) -> Found<Action> {
    let mut meter = Budget::UNLIMITED.meter();
    let mut search = Search::new(JUDGE).order(AsListed);
    search.expectiminimax(game, game.on_roll(), depth, prune, &mut meter)
}
