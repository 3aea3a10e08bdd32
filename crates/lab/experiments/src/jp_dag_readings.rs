//! What the nodes of the graph of single-player mahjong may be: readings of the source's node set, counted
//! by trying everything.

use std::collections::HashSet;

use parlor_agent::Budget;
use parlor_riichi::{Counts, Kind, Shanten, shanten};
use parlor_riichi_value::{Situation, jp_dag};

use crate::Failed;

/// One reading of which hands are nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeSet {
    /// The reading in a few words.
    pub(crate) name: &'static str,
    /// Also hands off the shortest ways, as long as exchanges made and exchanges to be ready stay within the
    /// number allowed.
    aside: bool,
    /// Kans of triplets.
    kans: bool,
    /// Twins in riichi of closed ready hands.
    riichi: bool,
    /// Any set may be a called one; otherwise only one with a tile that was obtained on the way.
    any_set: bool,
    /// A five obtained on the way may be red or not.
    reds: bool,
}

/// The nodes of our graph.
pub(crate) const OURS: NodeSet =
    NodeSet { name: "ours", aside: false, kans: true, riichi: true, any_set: false, reds: false };

/// All readings that are counted, ours first.
pub(crate) const NODE_SETS: [NodeSet; 8] = [
    OURS,
    NodeSet { name: "no kans", kans: false, ..OURS },
    NodeSet { name: "no riichi twins", riichi: false, ..OURS },
    NodeSet { name: "red fives told apart", reds: true, ..OURS },
    NodeSet { name: "any set called", any_set: true, ..OURS },
    NodeSet { name: "hands aside", aside: true, ..OURS },
    NodeSet { name: "any set called, hands aside", any_set: true, aside: true, ..OURS },
    NodeSet {
        name: "any set called, hands aside, red fives",
        any_set: true,
        aside: true,
        reds: true,
        ..OURS
    },
];

impl NodeSet {
    /// How many nodes there are for a closed hand on a whole wall.
    pub(crate) fn size(
        &self,
        situation: &Situation,
        exchanges: u8,
        calls: u8,
    ) -> Result<usize, Failed> {
        let root = *situation.hand.concealed.counts();
        let bases = if self.aside {
            bases_aside(&root, exchanges as i8)
        } else {
            let options = jp_dag::Options::new(exchanges, calls);
            let mut meter = Budget::UNLIMITED.meter();
            jp_dag::bases(situation, &options, &mut meter).map_err(Failed::by)?
        };
        Ok(bases.iter().map(|base| self.of_base(base, &root, usize::from(calls))).sum())
    }

    /// How many nodes have this base.
    fn of_base(&self, base: &Counts, root: &Counts, calls: usize) -> usize {
        let mut group = Group { set: self, base, root, calls, laid_out: Vec::new(), n: 0 };
        group.add(*base, 0);
        let new_fives = FIVES.iter().filter(|&&idx| {
            let kind = Kind::from_idx(idx);
            kind.is_some_and(|kind| base[kind] > root[kind])
        });
        group.n << if self.reds { new_fives.count() } else { 0 }
    }
}

/// Where the fives are.
const FIVES: [usize; 3] = [4, 13, 22];

/// A set laid out, by its lowest kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Set {
    Run(Kind),
    Triplet(Kind),
    OpenKan(Kind),
    ClosedKan(Kind),
}

impl Set {
    /// Its kinds in the base; a kan counts as three.
    fn kinds(self) -> Option<[Kind; 3]> {
        match self {
            Set::Run(first) => Some([first, first.up(1)?, first.up(2)?]),
            Set::Triplet(kind) | Set::OpenKan(kind) | Set::ClosedKan(kind) => Some([kind; 3]),
        }
    }

    fn all() -> impl Iterator<Item = Set> {
        let sorts = [Set::Run, Set::Triplet, Set::OpenKan, Set::ClosedKan];
        sorts.into_iter().flat_map(|sort| Kind::all().map(sort))
    }
}

/// The nodes of one base, counted.
struct Group<'a> {
    set: &'a NodeSet,
    base: &'a Counts,
    root: &'a Counts,
    calls: usize,
    laid_out: Vec<Set>,
    n: usize,
}

impl Group<'_> {
    /// Counts what is laid out now, with these tiles standing, and all that can be laid out beside it, none
    /// before `first` in order.
    fn add(&mut self, standing: Counts, first: usize) {
        let is_call = |set: &Set| !matches!(set, Set::ClosedKan(_));
        let n_calls = self.laid_out.iter().filter(|set| is_call(set)).count();
        let is_ready = shanten(&standing, self.laid_out.len()).is_ok_and(|far| far.number() <= 0);
        self.n += 1 + usize::from(self.set.riichi && n_calls == 0 && is_ready);
        for (at, set) in Set::all().enumerate().skip(first) {
            let mut rest = standing;
            let held = set.kinds().is_some_and(|kinds| kinds.iter().all(|&kind| rest.remove(kind)));
            if !held || is_call(&set) && n_calls == self.calls {
                continue;
            }
            self.laid_out.push(set);
            if self.may_lie_out() {
                self.add(rest, at);
            }
            self.laid_out.pop();
        }
    }

    fn may_lie_out(&self) -> bool {
        let is_kan = |set: &Set| matches!(set, Set::OpenKan(_) | Set::ClosedKan(_));
        let may_kan = |set: &Set| match *set {
            Set::OpenKan(kind) => self.base[kind] == 3 && self.root[kind] < 4,
            Set::ClosedKan(kind) => self.base[kind] == 3,
            Set::Run(_) | Set::Triplet(_) => true,
        };
        let called: Vec<Set> = self.laid_out.iter().copied().filter(|set| !is_kan(set)).collect();
        (self.set.kans || called.len() == self.laid_out.len())
            && self.laid_out.iter().all(may_kan)
            && (self.set.any_set || have_new_tiles(&called, *self.base, self.root))
    }
}

/// Has each of these sets a tile of its own that the root did not hold?
fn have_new_tiles(sets: &[Set], base: Counts, root: &Counts) -> bool {
    let Some((first, rest)) = sets.split_first() else { return true };
    first.kinds().into_iter().flatten().any(|kind| {
        let mut fewer = base;
        base[kind] > root[kind] && fewer.remove(kind) && have_new_tiles(rest, fewer, root)
    })
}

/// Every hand from which the exchanges made and those to be ready are together at most `exchanges`; of 14
/// tiles every discard.
fn bases_aside(root: &Counts, exchanges: i8) -> Vec<Counts> {
    let far = |hand: &Counts| shanten(hand, 0).map_or(8, Shanten::number).max(0);
    let without = |kind| {
        let mut rest = *root;
        rest.remove(kind);
        rest
    };
    let mut found: Vec<Counts> = match root.total() {
        14 => root.kinds().into_iter().map(without).collect(),
        _ => vec![*root],
    };
    let mut known: HashSet<Counts> = found.iter().copied().collect();
    let mut from = 0;
    for made in 1..=exchanges {
        let until = found.len();
        for at in from..until {
            let hand = found[at];
            // An exchange brings a hand nearer by one at most.
            if far(&hand) + made - 1 > exchanges {
                continue;
            }
            let comes = Kind::all().filter(|&kind| hand[kind].max(root[kind]) < 4);
            for come in comes {
                for go in hand.kinds().without(come) {
                    let mut next = hand;
                    let changed = next.add(come) && next.remove(go);
                    if changed && far(&next) + made <= exchanges && known.insert(next) {
                        found.push(next);
                    }
                }
            }
        }
        from = until;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_riichi::Hand;

    fn situation(hand: &str) -> Situation {
        Situation::new(Hand::closed(hand.parse().expect("a hand")))
    }

    /// Ours, counted by trying everything, is what the graph has.
    #[test]
    fn ours_is_the_graph() {
        for (hand, exchanges, calls) in [
            ("234678m567p348s15z", 1, 0),
            ("234678m567p348s15z", 1, 1),
            ("234m55p3489s555z67m", 2, 2),
            ("2345m5555z3488s67m", 1, 1),
        ] {
            let situation = situation(hand);
            let options = jp_dag::Options::new(exchanges, calls);
            let mut meter = Budget::UNLIMITED.meter();
            let (_, states) = jp_dag::size(&situation, &options, &mut meter).expect("a size");
            assert_eq!(OURS.size(&situation, exchanges, calls), Ok(states), "{hand}");
        }
    }

    /// Ready, thirteen tiles, no exchange: the hand and its twin; any of its runs and its triplet, called or a kan.
    #[test]
    fn nodes_counted_by_hand() {
        let ready = situation("234678m55p34s555z");
        let size = |name: &str, calls| {
            let set = NODE_SETS.iter().find(|set| set.name == name).expect("a reading");
            set.size(&ready, 0, calls).expect("a size")
        };
        // With a closed kan, ready too, and its twin.
        assert_eq!([size("no kans", 0), size("ours", 0)], [2, 4]);
        assert_eq!(size("no riichi twins", 0), 2);
        // The open kan; then 234m, 678m and 555z called, the two runs beside the closed kan too.
        assert_eq!([size("ours", 1), size("any set called", 1)], [5, 10]);
    }

    /// A hand aside keeps its distance and uses up an exchange.
    #[test]
    fn hands_aside_are_more() {
        let root: Counts = *situation("234678m567p348s1z").hand.concealed.counts();
        // One from ready with one exchange: the hand itself and what makes it ready, nothing aside.
        let near = bases_aside(&root, 1);
        assert!(
            near.iter()
                .filter(|&&hand| hand != root)
                .all(|hand| { shanten(hand, 0).is_ok_and(|far| far.number() == 0) })
        );
        // With two, 1z for 2z too.
        let mut aside = root;
        assert!(aside.remove(Kind::EAST) && aside.add(Kind::SOUTH));
        assert!(!near.contains(&aside) && bases_aside(&root, 2).contains(&aside));
    }
}
