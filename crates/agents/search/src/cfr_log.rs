//! What self-play has learnt, sweep by sweep, for who watches it.

use parlor_agent::{Estimate, Meter, NodeKind, Sweep};
use parlor_game::{BySeat, Observed, Seat};

use crate::best_response::{likelihood, returns_below};
use crate::game_tree::TreeNodeKind;
use crate::{Cfr, Edge, GameTree, Profile, Tracer, exploitability};

impl<G: Observed> Cfr<'_, G> {
    /// As [`run`](Cfr::run), watched. A sweep is a round: the whole tree, with how often each action is taken by the
    /// average strategy and what every node is worth to the first seat when all follow it; and what the round itself
    /// played, how likely each way was, and what was learnt of every action.
    ///
    /// All of the first twenty sweeps are shown, then every one that adds a tenth to those before it, and the last:
    /// what is learnt changes ever more slowly. The others are played and counted all the same.
    pub fn run_traced(
        &mut self,
        rounds: u64,
        meter: &mut Meter<'_>,
        tracer: &mut impl Tracer<G>,
    ) -> u64 {
        let nodes_before = meter.used();
        let mut sweeps = SweepLog::new(self.tree());
        self.watch();
        let (mut done, mut counted, mut next) = (0, 0, 1);
        while done < rounds {
            let wanted = next.min(rounds) - done;
            let played = self.run(wanted, meter);
            done += played;
            if played > 0 {
                tracer.round(counted);
                sweeps.log(self, tracer);
            }
            if played < wanted {
                break;
            }
            counted = meter.used() - nodes_before;
            next = done + (done / 10).max(1);
        }
        done
    }
}

/// The nodes of a tree with the numbers by which a tracer knows them.
struct SweepLog<'t, G: Observed> {
    tree: &'t GameTree<G>,
    numbers: Vec<Option<u32>>,
    n_numbered: u32,
    worth: Vec<BySeat<f64>>,
}

impl<'t, G: Observed> SweepLog<'t, G> {
    fn new(tree: &'t GameTree<G>) -> SweepLog<'t, G> {
        let n_nodes = tree.n_nodes();
        let worth = vec![BySeat::splat(0.0); n_nodes];
        SweepLog { tree, numbers: vec![None; n_nodes], n_numbered: 0, worth }
    }

    fn log(&mut self, learner: &Cfr<'_, G>, tracer: &mut impl Tracer<G>) {
        let average = learner.average();
        returns_below(self.tree, &average, &mut self.worth);
        self.below((0, 1.0), learner, &average, tracer);
        tracer.learnt(Sweep {
            n: learner.rounds() as u32,
            value: self.worth[0][self.first_seat()],
            exploitability: exploitability(self.tree, &average),
        });
    }

    /// The node of this index, that the average strategy goes to so often, and all below it.
    fn below(
        &mut self,
        (idx, share): (usize, f64),
        learner: &Cfr<'_, G>,
        average: &Profile,
        tracer: &mut impl Tracer<G>,
    ) {
        let tree = self.tree;
        let node = &tree.nodes()[idx];
        let first = self.first_seat();
        if let Some(number) = self.numbers[idx] {
            tracer.revisit(number);
        } else {
            self.numbers[idx] = Some(self.n_numbered);
            self.n_numbered += 1;
            tracer.enter(tree.edges()[idx]);
            let (kind, mover) = match node.kind {
                TreeNodeKind::Over(_) => (NodeKind::Leaf, None),
                TreeNodeKind::Chance => (NodeKind::Chance, None),
                TreeNodeKind::Decide(information) => {
                    let seat = tree.information()[information].seat;
                    (if seat == first { NodeKind::Max } else { NodeKind::Min }, Some(seat))
                }
            };
            tracer.at(kind, mover, None);
        }
        if let Some((own, others)) = learner.reach(idx) {
            tracer.reach(own, others);
        }
        if let Edge::Action(..) = tree.edges()[idx] {
            tracer.share(share);
        }
        if let Some(choice) = learner.choice(idx) {
            tracer.learnt_of(choice);
        }
        for (nth, child) in node.children.clone().enumerate() {
            let share = likelihood(tree, average, node, nth);
            self.below((child, share), learner, average, tracer);
        }
        tracer.leave(Estimate::exact(self.worth[idx][first]));
    }

    fn first_seat(&self) -> Seat {
        self.tree.seats().first().unwrap_or(Seat::A)
    }
}
