//! Algorithm 3: values from the end of the deal back to now.

use std::num::NonZero;
use std::thread;

use super::actions::{Move, Step};
use super::states::States;
use crate::sp_draw::Outlook;

/// The steps of all states behind each other.
#[derive(Default)]
pub(super) struct Steps {
    pub(super) list: Vec<Step>,
    /// Where each state's draws end, and where its calls do.
    pub(super) ends: Vec<[u32; 2]>,
    /// The points of each win that a step leads to.
    pub(super) wins: Vec<f32>,
}

impl Steps {
    /// Appends those of the states that follow, of which all together there are `n_states`.
    pub(super) fn append(&mut self, others: Steps, n_states: u32) {
        let (steps, wins) = (self.list.len() as u32, self.wins.len() as u32);
        self.list.extend(others.list.into_iter().map(|step| {
            let to = if step.to < n_states { step.to } else { step.to + wins };
            Step { to, ..step }
        }));
        self.ends.extend(others.ends.into_iter().map(|ends| ends.map(|end| steps + end)));
        self.wins.extend(others.wins);
    }

    fn draws(&self, state: usize) -> &[Step] {
        let from = if state == 0 { 0 } else { self.ends[state - 1][1] };
        &self.list[from as usize..self.ends[state][0] as usize]
    }

    fn calls(&self, state: usize) -> &[Step] {
        let [from, to] = self.ends[state];
        &self.list[from as usize..to as usize]
    }
}

/// The chances of one turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Odds {
    /// How many tiles are unseen.
    pub(super) unseen: f32,
    /// How often a rival discards a kind, against drawing it.
    pub(super) fed: f32,
    /// The same for states in riichi.
    pub(super) fed_riichi: f32,
}

/// One turn earlier for every state, before someone discards (`F`), on so many threads; each state depends
/// on the turn after alone. Behind the states stand the wins, which stay as they are.
pub(super) fn turn_back(
    graph: (&Steps, &States),
    after: &[Outlook],
    before: &mut [Outlook],
    odds: Odds,
    threads: NonZero<usize>,
) {
    let n_states = graph.1.list.len();
    let before = &mut before[..n_states];
    let share = n_states.div_ceil(threads.get()).max(1024);
    if share >= n_states {
        return fill(graph, after, before, 0, odds);
    }
    thread::scope(|scope| {
        for (n, part) in before.chunks_mut(share).enumerate() {
            scope.spawn(move || fill(graph, after, part, n * share, odds));
        }
    });
}

fn fill(
    (steps, states): (&Steps, &States),
    after: &[Outlook],
    before: &mut [Outlook],
    first: usize,
    odds: Odds,
) {
    for (state, before) in (first..).zip(before) {
        let draws = drawn(steps, state, after, odds.unseen);
        let fed = if states.list[state].riichi { odds.fed_riichi } else { odds.fed };
        *before = called(steps.calls(state), after, draws, fed / odds.unseen);
    }
}

/// The draw phase (`T`): of each tile the best that can be done with it, which may be to throw it away.
pub(super) fn drawn(steps: &Steps, state: usize, after: &[Outlook], unseen: f32) -> Outlook {
    let stay = after[state];
    let mut sum = stay;
    for same in steps.draws(state).chunk_by(|a, b| a.kind == b.kind) {
        let mut best = &stay;
        for step in same {
            let rival = &after[step.to as usize];
            if is_better(rival, best) {
                best = rival;
            }
        }
        add(&mut sum, f32::from(same[0].weight) / unseen, *best, stay);
    }
    sum
}

/// The call phase: a chi from one player; a ron or pon from three, where it beats the best chi and
/// passing. `chance` is that of one player's discard being a certain tile.
fn called(steps: &[Step], after: &[Outlook], pass: Outlook, chance: f32) -> Outlook {
    let mut sum = pass;
    for same in steps.chunk_by(|a, b| a.kind == b.kind) {
        let (mut best, mut from) = (&pass, 1.0);
        for step in same {
            let rival = &after[step.to as usize];
            if is_better(rival, best) {
                best = rival;
                if step.sort != Move::Chi {
                    from = 3.0;
                }
            }
        }
        add(&mut sum, from * f32::from(same[0].weight) * chance, *best, pass);
    }
    sum
}

/// More points; among equals, as when no win is in reach any more, being ready.
#[inline]
fn is_better(rival: &Outlook, best: &Outlook) -> bool {
    rival.points > best.points || rival.points >= best.points && rival.tenpai > best.tenpai
}

#[inline]
fn add(sum: &mut Outlook, chance: f32, best: Outlook, base: Outlook) {
    sum.tenpai += chance * (best.tenpai - base.tenpai);
    sum.win += chance * (best.win - base.win);
    sum.points += chance * (best.points - base.points);
}
