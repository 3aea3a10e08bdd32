//! How much thinking is allowed. The only place in the agents that reads a clock.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A hard cap on one decision; what is `None` does not limit.
///
/// With nodes alone the decision is a function of the question and the agent's seed. A deadline or
/// a cancel flag makes it depend on the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// How many nodes may be visited. What a node is, each search says.
    pub nodes: Option<u64>,
    /// When the answer is due.
    pub deadline: Option<Instant>,
    /// Set by someone else when the answer is no longer needed in full.
    pub cancel: Option<&'a AtomicBool>,
    /// Set by whatever writes the search down when it has no room left. The same search sets it at the
    /// same node every time.
    pub full: Option<&'a AtomicBool>,
}

impl<'a> Budget<'a> {
    /// No cap at all: the agent's own parameters say when it is done.
    pub const UNLIMITED: Budget<'static> =
        Budget { nodes: None, deadline: None, cancel: None, full: None };

    /// A cap on nodes alone, hence deterministic.
    pub const fn nodes(nodes: u64) -> Budget<'static> {
        Budget { nodes: Some(nodes), ..Budget::UNLIMITED }
    }

    /// Is the decision independent of clock and cancel flag?
    pub const fn is_deterministic(&self) -> bool {
        self.deadline.is_none() && self.cancel.is_none()
    }

    /// A meter that counts against this budget.
    pub fn meter(&self) -> Meter<'a> {
        Meter { budget: *self, used: 0, next_stop: 0, spent: None }
    }
}

/// What an agent may use for each of many decisions: a [`Budget`] whose deadline is not yet set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Allowance<'a> {
    /// How many nodes each decision may visit.
    pub nodes: Option<u64>,
    /// How long each decision may take.
    pub think: Option<Duration>,
    /// Ends the decision in progress, and every later one at once.
    pub cancel: Option<&'a AtomicBool>,
}

impl<'a> Allowance<'a> {
    /// The budget of a decision that begins now.
    pub fn begin(&self) -> Budget<'a> {
        Budget {
            nodes: self.nodes,
            // A time too long for the clock to hold is no limit.
            deadline: self.think.and_then(|think| Instant::now().checked_add(think)),
            cancel: self.cancel,
            full: None,
        }
    }
}

/// Which cap ended a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spent {
    /// All nodes have been visited.
    Nodes,
    /// The deadline has passed.
    Deadline,
    /// It was cancelled from outside.
    Cancelled,
    /// There is no room to write more of it down.
    Full,
}

/// Counts nodes against a [`Budget`] and says when to stop.
///
/// A node costs one comparison and one addition; clock and cancel flag are looked at before the
/// first node and then once every [`Meter::LOOK_EVERY`] nodes.
///
/// ```
/// use parlor_agent::{Budget, Spent};
///
/// let mut meter = Budget::nodes(3).meter();
/// let visited = std::iter::from_fn(|| meter.node().then_some(())).count();
/// assert_eq!(visited, 3);
/// assert_eq!(meter.spent(), Some(Spent::Nodes));
/// ```
#[derive(Clone, Debug)]
pub struct Meter<'a> {
    budget: Budget<'a>,
    used: u64,
    // Invariant: up to this many nodes are granted without looking at anything else.
    next_stop: u64,
    spent: Option<Spent>,
}

impl<'a> Meter<'a> {
    /// How many nodes pass between two looks at clock and cancel flag.
    pub const LOOK_EVERY: u64 = 1024;

    /// Asks for one node: `true` grants it and counts it, `false` means stop. Once refused, always
    /// refused.
    #[inline]
    pub fn node(&mut self) -> bool {
        self.take(1)
    }

    /// Asks for `n` nodes at once, for work that is counted in bulk: all of them or none. Looks at
    /// clock and cancel flag as often as `n` single nodes would, but at most once.
    #[inline]
    pub fn take(&mut self, n: u64) -> bool {
        if n <= self.next_stop - self.used {
            self.used += n;
            return true;
        }
        self.look_and_take(n)
    }

    /// Looks at clock and cancel flag now: `true` means go on. For searches whose nodes are so
    /// dear that [`Meter::LOOK_EVERY`] of them would miss the deadline.
    pub fn look(&mut self) -> bool {
        self.spent = self.spent.or_else(|| self.stopped_from_outside());
        if self.spent.is_some() {
            self.next_stop = self.used;
        }
        self.spent.is_none()
    }

    /// Nodes granted so far.
    pub const fn used(&self) -> u64 {
        self.used
    }

    /// Nodes that may still be granted.
    pub fn left(&self) -> u64 {
        if self.spent.is_some() { 0 } else { self.budget.nodes.unwrap_or(u64::MAX) - self.used }
    }

    /// A meter of its own for a thread that works ahead: with what is left of the nodes, the same clock and the
    /// same flags. What it grants is not counted here.
    pub fn helper(&self) -> Meter<'a> {
        Budget { nodes: Some(self.left()), ..self.budget }.meter()
    }

    /// Refuses from now on, as a [`helper`](Meter::helper) had to.
    pub fn end(&mut self, spent: Spent) {
        self.spent = self.spent.or(Some(spent));
        self.next_stop = self.used;
    }

    /// Which cap has ended the work, if one has.
    pub const fn spent(&self) -> Option<Spent> {
        self.spent
    }

    #[cold]
    fn look_and_take(&mut self, n: u64) -> bool {
        if !self.look() {
            return false;
        }
        let nodes_max = self.budget.nodes.unwrap_or(u64::MAX);
        if n > nodes_max - self.used {
            self.spent = Some(Spent::Nodes);
            self.next_stop = self.used;
            return false;
        }
        self.used += n;
        self.next_stop = if self.budget.is_deterministic() && self.budget.full.is_none() {
            nodes_max
        } else {
            nodes_max.min(self.used.saturating_add(Self::LOOK_EVERY - 1))
        };
        true
    }

    fn stopped_from_outside(&self) -> Option<Spent> {
        if self.budget.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
            return Some(Spent::Cancelled);
        }
        if self.budget.full.is_some_and(|full| full.load(Ordering::Relaxed)) {
            return Some(Spent::Full);
        }
        let late = self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        late.then_some(Spent::Deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_nodes_allowed_are_granted() {
        for nodes in [0, 1, 1023, 1024, 1025, 5000] {
            let mut meter = Budget::nodes(nodes).meter();
            let granted = (0..10_000).filter(|_| meter.node()).count() as u64;
            assert_eq!(granted, nodes);
            assert_eq!(meter.used(), nodes);
            assert_eq!(meter.spent(), Some(Spent::Nodes));
        }
    }

    #[test]
    fn bulk_is_granted_whole_or_not_at_all_and_a_refusal_is_final() {
        let mut meter = Budget::nodes(10).meter();
        assert!(meter.take(4) && meter.take(6));
        assert!(!meter.node());

        let mut meter = Budget::nodes(10).meter();
        assert!(meter.take(4));
        assert!(!meter.take(7));
        assert_eq!(meter.used(), 4);
        assert!(!meter.take(1), "after a refusal nothing more is granted");
    }

    #[test]
    fn without_caps_everything_is_granted() {
        let mut meter = Budget::UNLIMITED.meter();
        assert!(meter.take(u64::MAX / 2) && meter.node());
        assert_eq!(meter.spent(), None);
    }

    #[test]
    fn a_deadline_that_has_passed_grants_no_node() {
        let budget = Budget { deadline: Some(Instant::now()), ..Budget::UNLIMITED };
        let mut meter = budget.meter();
        assert!(!meter.node());
        assert_eq!(meter.spent(), Some(Spent::Deadline));
        assert!(!budget.is_deterministic());
    }

    #[test]
    fn cancelling_stops_within_one_round_of_looking() {
        let cancel = AtomicBool::new(false);
        let budget = Budget { cancel: Some(&cancel), ..Budget::nodes(1_000_000) };
        let mut meter = budget.meter();
        assert!((0..5000).all(|_| meter.node()));
        cancel.store(true, Ordering::Relaxed);
        let after = (0..5000).filter(|_| meter.node()).count() as u64;
        assert!(after < Meter::LOOK_EVERY);
        assert_eq!(meter.spent(), Some(Spent::Cancelled));

        let mut meter = budget.meter();
        assert!(!meter.look(), "an explicit look sees it at once");
    }

    #[test]
    fn a_full_log_stops_within_one_round_of_looking() {
        let full = AtomicBool::new(false);
        let budget = Budget { full: Some(&full), ..Budget::UNLIMITED };
        assert!(budget.is_deterministic(), "it follows from the search alone");
        let mut meter = budget.meter();
        assert!((0..5000).all(|_| meter.node()));
        full.store(true, Ordering::Relaxed);
        let after = (0..5000).filter(|_| meter.node()).count() as u64;
        assert!(after < Meter::LOOK_EVERY);
        assert_eq!(meter.spent(), Some(Spent::Full));
    }

    #[test]
    fn a_helper_has_what_is_left_and_may_end_the_work() {
        let mut meter = Budget::nodes(10).meter();
        assert!(meter.take(4));
        let mut helper = meter.helper();
        assert!(helper.take(6) && !helper.node());
        assert_eq!((meter.used(), meter.left()), (4, 6));
        meter.end(helper.spent().unwrap());
        assert!(!meter.node());
        assert_eq!((meter.used(), meter.left(), meter.spent()), (4, 0, Some(Spent::Nodes)));
    }

    #[test]
    fn an_allowance_begins_anew_for_each_decision() {
        let allowance =
            Allowance { think: Some(Duration::from_secs(3600)), ..Allowance::default() };
        let first = allowance.begin().deadline.unwrap();
        assert!(first > Instant::now());
        assert!(allowance.begin().deadline.unwrap() >= first);
        assert!(Allowance { think: Some(Duration::MAX), ..allowance }.begin().deadline.is_none());
    }
}
