//! Worlds solved on several threads, with the same result whatever their number.
//!
//! Worlds are cut into batches, by how many there are and by nothing else. Each batch begins with a judge that has
//! forgotten everything, so what a world costs depends on those before it in its batch alone. Answers are taken in
//! the order of the worlds; what a thread has found beyond the end of the budget is thrown away and not counted.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use parlor_agent::{Meter, Spent};

use crate::judge::Judge;

/// So many batches are made of many worlds.
const BATCHES: usize = 32;
/// So few worlds are not worth a batch.
const FEWEST: usize = 4;

/// Judges, one for each thread; they come when they are needed, since their tables are large.
#[derive(Clone, Debug)]
pub(crate) struct Crew {
    threads: usize,
    judges: Vec<Judge>,
}

/// What was found in one world and what it cost; else why the work ended there, if the budget ended it.
type InWorld<T> = Result<(T, u64), Option<Spent>>;

impl Crew {
    /// A crew for so many threads; one at least.
    pub(crate) fn of(threads: usize) -> Crew {
        Crew { threads: threads.max(1), judges: vec![Judge::new()] }
    }

    /// The judge of this thread, who has forgotten everything.
    pub(crate) fn judge(&mut self) -> &mut Judge {
        let judge = &mut self.judges[0];
        judge.forget();
        judge
    }

    /// Asks what `find` finds in each of `worlds`, and gives the answers to `take` in their order, each with what
    /// was counted before it, until one is missing, the budget ends or `take` has enough.
    ///
    /// `find` counts what it does with the meter it is given; its memory lasts for one batch.
    pub(crate) fn ask<M: Default, T: Send>(
        &mut self,
        worlds: Range<usize>,
        meter: &mut Meter<'_>,
        find: impl Fn(usize, &mut Judge, &mut M, &mut Meter<'_>) -> Option<T> + Sync,
        mut take: impl FnMut(T, u64) -> ControlFlow<()>,
    ) {
        let mut take = |found: InWorld<T>, meter: &mut Meter<'_>| {
            let counted = meter.used();
            match found {
                Ok((found, cost)) if meter.take(cost) => take(found, counted),
                Ok(_) | Err(None) => ControlFlow::Break(()),
                Err(Some(spent)) => {
                    meter.end(spent);
                    ControlFlow::Break(())
                }
            }
        };
        let batches = Batches::of(worlds);
        let threads = self.threads.min(batches.all().count()).max(1);
        while self.judges.len() < threads {
            self.judges.push(Judge::new());
        }
        if let [judge] = &mut self.judges[..threads] {
            for batch in batches.all() {
                let done =
                    solve(batch, judge, &mut meter.helper(), &find, |found| take(found, meter));
                if done.is_break() {
                    return;
                }
            }
            return;
        }
        let (next, is_over) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for judge in &mut self.judges[..threads] {
                let (sender, whole, find) = (sender.clone(), meter.helper(), &find);
                let (next, is_over, batches) = (&next, &is_over, &batches);
                scope.spawn(move || {
                    while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let mut nth = batch.start;
                        let _: ControlFlow<()> =
                            solve(batch, judge, &mut whole.helper(), find, |found| {
                                let sent = sender.send((nth, found));
                                nth += 1;
                                let goes_on = sent.is_ok() && !is_over.load(Ordering::Relaxed);
                                if goes_on {
                                    ControlFlow::Continue(())
                                } else {
                                    ControlFlow::Break(())
                                }
                            });
                        if is_over.load(Ordering::Relaxed) {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            in_order(&receiver, batches.worlds.start, |found| take(found, meter));
            is_over.store(true, Ordering::Relaxed);
        });
    }
}

/// Solves one batch from nothing.
fn solve<M: Default, T>(
    batch: Range<usize>,
    judge: &mut Judge,
    meter: &mut Meter<'_>,
    find: &impl Fn(usize, &mut Judge, &mut M, &mut Meter<'_>) -> Option<T>,
    mut give: impl FnMut(InWorld<T>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    judge.forget();
    let mut memory = M::default();
    for nth in batch {
        let before = meter.used();
        let found = find(nth, judge, &mut memory, meter);
        let is_missing = found.is_none();
        give(found.map(|found| (found, meter.used() - before)).ok_or_else(|| meter.spent()))?;
        if is_missing {
            return ControlFlow::Break(());
        }
    }
    ControlFlow::Continue(())
}

/// Gives on what comes in any order, from `first` on, until nothing more is wanted.
fn in_order<T>(
    receiver: &mpsc::Receiver<(usize, T)>,
    first: usize,
    mut give: impl FnMut(T) -> ControlFlow<()>,
) {
    let (mut due, mut early) = (first, BTreeMap::new());
    for (nth, found) in receiver {
        early.insert(nth, found);
        while let Some(found) = early.remove(&due) {
            if give(found).is_break() {
                return;
            }
            due += 1;
        }
    }
}

/// Worlds cut into batches.
struct Batches {
    worlds: Range<usize>,
    size: usize,
}

impl Batches {
    fn of(worlds: Range<usize>) -> Batches {
        let size = worlds.len().div_ceil(BATCHES).max(FEWEST);
        Batches { worlds, size }
    }

    fn get(&self, nth: usize) -> Option<Range<usize>> {
        let start = self.worlds.start + nth * self.size;
        (start < self.worlds.end).then(|| start..self.worlds.end.min(start + self.size))
    }

    fn all(&self) -> impl Iterator<Item = Range<usize>> {
        (0..).map_while(|nth| self.get(nth))
    }
}

#[cfg(test)]
mod tests {
    use parlor_agent::Budget;

    use super::*;

    /// Answers and what they cost for a budget of `nodes`: world `n` costs more the longer its batch has lasted.
    fn asked(
        threads: usize,
        n: usize,
        nodes: u64,
        enough: usize,
    ) -> (Vec<(usize, u64)>, u64, bool) {
        let mut meter = Budget::nodes(nodes).meter();
        let mut taken = Vec::new();
        let find = |nth: usize, _: &mut Judge, memory: &mut u64, meter: &mut Meter<'_>| {
            *memory += 1;
            meter.take(*memory + nth as u64 % 3).then_some(nth)
        };
        Crew::of(threads).ask(0..n, &mut meter, find, |nth, counted| {
            taken.push((nth, counted));
            if taken.len() == enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        (taken, meter.used(), meter.spent().is_some())
    }

    #[test]
    fn answers_and_costs_are_the_same_for_any_number_of_threads() {
        for (n, nodes, enough) in
            [(0, 9, 9), (3, 99, 99), (70, 10_000, 999), (70, 120, 999), (333, 9_999, 57)]
        {
            let alone = asked(1, n, nodes, enough);
            assert!(alone.0.iter().map(|&(nth, _)| nth).eq(0..alone.0.len()), "in order");
            assert!(alone.1 <= nodes);
            for threads in [2, 3, 8] {
                assert_eq!(
                    asked(threads, n, nodes, enough),
                    alone,
                    "{threads} threads, {n} worlds"
                );
            }
        }
        assert_eq!(asked(2, 70, 10_000, 999).0.len(), 70);
        assert!(asked(2, 70, 120, 999).2, "the budget ended it");
        assert_eq!(asked(3, 333, 9_999, 57).0.len(), 57);
    }

    #[test]
    fn batches_hold_every_world_once() {
        for worlds in [0..0, 5..6, 0..31, 7..400, 0..5000] {
            let batches = Batches::of(worlds.clone());
            assert!(batches.all().flatten().eq(worlds));
            assert!(batches.all().count() <= BATCHES);
        }
    }

    #[test]
    fn a_cancelled_decision_ends_on_every_thread() {
        let cancel = AtomicBool::new(true);
        for threads in [1, 3] {
            let mut meter = Budget { cancel: Some(&cancel), ..Budget::UNLIMITED }.meter();
            let find = |nth, _: &mut Judge, (): &mut (), meter: &mut Meter<'_>| {
                meter.look().then_some(nth)
            };
            let mut n = 0;
            Crew::of(threads).ask(0..100, &mut meter, find, |_, _| {
                n += 1;
                ControlFlow::Continue(())
            });
            assert_eq!((n, meter.spent()), (0, Some(Spent::Cancelled)));
        }
    }
}
