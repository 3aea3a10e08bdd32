//! Algorithm 3: values from the end of the deal back to now.

use std::num::NonZero;
use std::thread;

use super::actions::{Move, Step, To};
use crate::sp_draw::Outlook;

/// The steps of all states behind each other.
pub(super) struct Steps {
    pub(super) list: Vec<Step>,
    /// Where each state's end.
    pub(super) ends: Vec<u32>,
}

impl Steps {
    fn of(&self, state: usize) -> &[Step] {
        let from = if state == 0 { 0 } else { self.ends[state - 1] };
        &self.list[from as usize..self.ends[state] as usize]
    }
}

/// A state's value before somebody discards (`F`) and before the own draw (`T`).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Pair {
    pub(super) calls: Outlook,
    pub(super) draws: Outlook,
}

/// One turn earlier for every state, on so many threads; each state depends on the turn after alone.
pub(super) fn turn_back(
    steps: &Steps,
    after: &[Pair],
    before: &mut [Pair],
    unseen: f32,
    threads: NonZero<usize>,
) {
    let share = after.len().div_ceil(threads.get()).max(1024);
    if share >= after.len() {
        return fill(steps, after, before, 0, unseen);
    }
    thread::scope(|scope| {
        for (n, part) in before.chunks_mut(share).enumerate() {
            scope.spawn(move || fill(steps, after, part, n * share, unseen));
        }
    });
}

fn fill(steps: &Steps, after: &[Pair], before: &mut [Pair], first: usize, unseen: f32) {
    for (state, pair) in (first..).zip(before) {
        let steps = steps.of(state);
        let stay = after[state].calls;
        let draws = drawn(steps, after, stay, unseen);
        *pair = Pair { calls: called(steps, after, draws, unseen), draws };
    }
}

/// What a step leads to.
#[inline]
fn then(step: &Step, after: &[Pair]) -> Outlook {
    match step.to {
        To::State(next) => after[next as usize].calls,
        To::Win(points) => Outlook { tenpai: 1.0, win: 1.0, points },
    }
}

/// The draw phase: of each tile the best that can be done with it, which may be to throw it away.
fn drawn(steps: &[Step], after: &[Pair], stay: Outlook, unseen: f32) -> Outlook {
    let mut sum = stay;
    let mut rest = steps;
    while let Some(first) = rest.first() {
        let n = rest.iter().take_while(|step| step.kind == first.kind).count();
        let (same, others) = rest.split_at(n);
        rest = others;
        let mut best = stay;
        for step in same.iter().filter(|step| matches!(step.sort, Move::Tsumo | Move::Draw)) {
            let rival = then(step, after);
            if rival.points > best.points {
                best = rival;
            }
        }
        add(&mut sum, f32::from(first.weight) / unseen, best, stay);
    }
    sum
}

/// The call phase: a chi from one player; a ron or pon from three, where it beats the best chi and
/// passing.
fn called(steps: &[Step], after: &[Pair], pass: Outlook, unseen: f32) -> Outlook {
    let mut sum = pass;
    let mut rest = steps;
    while let Some(first) = rest.first() {
        let n = rest.iter().take_while(|step| step.kind == first.kind).count();
        let (same, others) = rest.split_at(n);
        rest = others;
        let (mut best, mut from) = (pass, 1.0);
        for step in same.iter().filter(|step| !matches!(step.sort, Move::Tsumo | Move::Draw)) {
            let rival = then(step, after);
            if rival.points > best.points {
                best = rival;
                if step.sort != Move::Chi {
                    from = 3.0;
                }
            }
        }
        add(&mut sum, from * f32::from(first.weight) / unseen, best, pass);
    }
    sum
}

#[inline]
fn add(sum: &mut Outlook, chance: f32, best: Outlook, base: Outlook) {
    sum.tenpai += chance * (best.tenpai - base.tenpai);
    sum.win += chance * (best.win - base.win);
    sum.points += chance * (best.points - base.points);
}
