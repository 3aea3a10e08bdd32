//! The crate `riichienv-core`.

use std::collections::HashMap;
use std::hint::black_box;

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_riichi::{Kind, Tile};
use riichienv_core::action::{Action, ActionType};
use riichienv_core::hand_evaluator::HandEvaluator;
use riichienv_core::rule::GameRule;
use riichienv_core::shanten::calc_shanten_from_counts;
use riichienv_core::state::GameState;
use riichienv_core::state::legal_actions::GameStateLegalActions;
use riichienv_core::types::{Conditions, Meld, MeldType, Wind};

use crate::hands::Tally;
use crate::measure::Pass;
use crate::winning::Winning;

pub fn shanten(hand: &Tally) -> i64 {
    i64::from(calc_shanten_from_counts(hand, 4))
}

/// A win in the form that the crate takes; making it is not measured.
pub struct Prepared {
    evaluator: HandEvaluator,
    tile: u8,
    dora: u8,
    ura: Option<u8>,
    conditions: Conditions,
}

pub fn prepared(wins: &[Winning]) -> Vec<Prepared> {
    wins.iter().map(prepare).collect()
}

fn prepare(won: &Winning) -> Prepared {
    // The first copy of a five is the red one; these hands have none.
    let mut used = [0u8; 34];
    let mut id = |tile: Tile| {
        let kind = tile.kind().idx();
        let first = u8::from(tile.kind().rank() == Some(5));
        used[kind] += 1;
        4 * kind as u8 + first + used[kind] - 1
    };
    let melds = won.hand.melds.iter().map(|meld| {
        let form = if meld.is_run() { MeldType::Chi } else { MeldType::Pon };
        Meld::new(form, meld.tiles().iter().map(|&tile| id(tile)).collect(), true, 1, None)
    });
    let melds: Vec<Meld> = melds.collect();
    let tiles: Vec<u8> = won.hand.concealed.iter().map(&mut id).collect();
    let of = |kind: Kind| 4 * kind.idx() as u8 + 1;
    Prepared {
        evaluator: HandEvaluator::new(tiles, melds),
        tile: of(won.tile.kind()),
        dora: of(won.dora.kind()),
        ura: won.riichi.then(|| of(won.ura.kind())),
        conditions: Conditions {
            tsumo: won.tsumo,
            riichi: won.riichi,
            player_wind: Wind::from(won.seat.idx() as u8),
            round_wind: Wind::from(won.round.idx() as u8),
            ..Conditions::default()
        },
    }
}

pub fn values(wins: &[Prepared]) -> Pass {
    let points = |won: &Prepared| {
        let ura = won.ura.map_or(Vec::new(), |ura| vec![ura]);
        let result = black_box(won).evaluator.calc(
            won.tile,
            vec![won.dora],
            ura,
            Some(won.conditions.clone()),
        );
        let (dealer, other) = (result.tsumo_agari_oya, result.tsumo_agari_ko);
        i64::from(match (won.conditions.tsumo, won.conditions.player_wind == Wind::East) {
            (false, _) => result.ron_agari,
            (true, true) => 3 * other,
            (true, false) => dealer + 2 * other,
        })
    };
    Pass { units: wins.len() as u64, sum: wins.iter().map(points).sum() }
}

pub struct Table {
    stream: Stream,
}

impl Table {
    pub fn new() -> Table {
        Table { stream: Stream::derived(2, &[Stream::label("riichienv")]) }
    }

    /// Half-games by the rules of Tenhou, without their log.
    pub fn play(&mut self, n: u64, random: bool) -> Pass {
        for _ in 0..n {
            let (seed, rule) = (self.stream.next_u64(), GameRule::default_tenhou());
            let mut state = GameState::new(2, true, Some(seed), 0, rule);
            while !state.is_done {
                let mut actions = HashMap::new();
                if !state.needs_initialize_next_round {
                    for pid in state.active_players.clone() {
                        let legal = state._get_legal_actions_internal(pid);
                        actions.insert(pid, self.choose(&state, legal, random));
                    }
                }
                state.step(&actions);
            }
            assert_eq!(state.last_error, None);
        }
        Pass { units: n, sum: 0 }
    }

    fn choose(&mut self, state: &GameState, legal: Vec<Action>, random: bool) -> Action {
        if random {
            return legal[self.stream.below(legal.len() as u32) as usize].clone();
        }
        let passes = |action: &&Action| action.action_type == ActionType::Pass;
        let drawn = |action: &&Action| {
            action.action_type == ActionType::Discard && action.tile == state.drawn_tile
        };
        let wanted = legal.iter().find(passes).or_else(|| legal.iter().find(drawn));
        wanted.unwrap_or(&legal[0]).clone()
    }
}
