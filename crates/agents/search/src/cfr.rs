//! Counterfactual regret minimisation: an equilibrium of a small game by self-play.
//!
//! M. Zinkevich, M. Johanson, M. Bowling and C. Piccione, "Regret minimization in games with
//! incomplete information", NIPS 2007. In each round every information set plays its actions in
//! proportion to their positive regrets, the regrets are brought up to date with counterfactual
//! values, and the *average* strategy tends to an equilibrium in games for two with sum zero.
//!
//! CFR+: O. Tammelin, "Solving large imperfect information games using CFR+", 2014. Regrets never
//! fall below 0, the seats learn in turn, and round t counts t times in the average.
//!
//! Where we differ: the whole tree is walked in each round, first down (how likely each node is),
//! then up (what it is worth), without recursion and without sampling.

use parlor_agent::{Choice, Meter};
use parlor_game::{BySeat, Observed, Seat, SeatSet};

use crate::best_response::returns_below;
use crate::game_tree::{TreeNodeKind, normalise};
use crate::{GameTree, Profile};

/// Which rule regrets follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Regrets {
    /// As in the paper of 2007: all seats at once, every round counts the same.
    Vanilla,
    /// CFR+: none below 0, seats in turn, later rounds count more.
    #[default]
    Plus,
}

/// A self-play in progress.
#[derive(Clone, Debug)]
pub struct Cfr<'t, G: Observed> {
    tree: &'t GameTree<G>,
    rule: Regrets,
    regrets: Vec<f64>,
    sums: Vec<f64>,
    rounds: u64,
    /// What is played in this round.
    now: Profile,
    /// What this round adds to the regrets.
    gained: Vec<f64>,
    /// How likely each seat's own choices lead to a node.
    reach: Vec<BySeat<f64>>,
    /// How likely chance leads to a node.
    luck: Vec<f64>,
    worth: Vec<BySeat<f64>>,
    /// What the last walks came to at each node, where someone watches.
    walked: Option<Vec<Walked>>,
}

/// What the last walk after which its seat knew better came to at a node.
#[derive(Clone, Copy, Debug, Default)]
struct Walked {
    /// How likely the seat's own choices led here, and how likely all else.
    reach: Option<(f64, f64)>,
    /// Which choice leads here, how often it was taken, and what it was worth to its seat.
    choice: Option<(usize, f64, f64)>,
}

impl<'t, G: Observed> Cfr<'t, G> {
    /// Nothing learnt yet.
    pub fn new(tree: &'t GameTree<G>, rule: Regrets) -> Cfr<'t, G> {
        let (n_nodes, n_choices) = (tree.n_nodes(), tree.n_choices());
        Cfr {
            tree,
            rule,
            regrets: vec![0.0; n_choices],
            sums: vec![0.0; n_choices],
            rounds: 0,
            now: Profile::uniform(tree),
            gained: vec![0.0; n_choices],
            reach: vec![BySeat::splat(1.0); n_nodes],
            luck: vec![1.0; n_nodes],
            worth: vec![BySeat::splat(0.0); n_nodes],
            walked: None,
        }
    }

    /// Goes on for `rounds`, or until the budget is spent: a round costs every node of the tree
    /// once for each time it is walked. Anytime: stops between rounds. Returns the rounds played.
    pub fn run(&mut self, rounds: u64, meter: &mut Meter<'_>) -> u64 {
        let walks = match self.rule {
            Regrets::Vanilla => 1,
            Regrets::Plus => self.tree.seats().len() as u64,
        };
        for done in 0..rounds {
            if !meter.look() || !meter.take(walks * self.tree.n_nodes() as u64) {
                return done;
            }
            self.round();
        }
        rounds
    }

    /// The tree it is played on.
    pub(crate) const fn tree(&self) -> &'t GameTree<G> {
        self.tree
    }

    /// From now on the last walk is remembered.
    pub(crate) fn watch(&mut self) {
        self.walked.get_or_insert_with(|| vec![Walked::default(); self.tree.n_nodes()]);
    }

    /// How likely the own choices of the seat that decides at a node led there in the last walk, and how likely all
    /// else.
    pub(crate) fn reach(&self, node: usize) -> Option<(f64, f64)> {
        self.walked.as_ref()?[node].reach
    }

    /// What has been learnt of the choice that leads to a node.
    pub(crate) fn choice(&self, node: usize) -> Option<Choice> {
        let (choice, share, value) = self.walked.as_ref()?[node].choice?;
        let (regret, sum) = (self.regrets[choice], self.sums[choice]);
        Some(Choice { share, value, regret, sum })
    }

    /// Rounds played so far.
    pub const fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The average strategy: what tends to an equilibrium.
    pub fn average(&self) -> Profile {
        let mut average = Profile(self.sums.clone());
        for information in 0..self.tree.information().len() {
            normalise(&mut average.0[self.tree.choices(information)]);
        }
        average
    }

    fn round(&mut self) {
        self.rounds += 1;
        match self.rule {
            Regrets::Vanilla => {
                self.learn(self.tree.seats(), 1.0);
            }
            Regrets::Plus => {
                for seat in self.tree.seats() {
                    self.learn(SeatSet::one(seat), self.rounds as f64);
                }
            }
        }
    }

    /// One walk down and up, after which `learners` know better; their choices of this walk count
    /// `weight` times in the average.
    fn learn(&mut self, learners: SeatSet, weight: f64) {
        self.match_regrets();
        self.walk_down();
        returns_below(self.tree, &self.now, &mut self.worth);
        self.gained.fill(0.0);
        for (idx, node) in self.tree.nodes().iter().enumerate() {
            let TreeNodeKind::Decide(information) = node.kind else { continue };
            let seat = self.tree.information()[information].seat;
            if !learners.contains(seat) {
                continue;
            }
            let others = self.luck[idx] * others_reach(self.tree.seats(), &self.reach[idx], seat);
            let own = self.reach[idx][seat];
            for (choice, child) in self.tree.choices(information).zip(node.children.clone()) {
                self.gained[choice] += others * (self.worth[child][seat] - self.worth[idx][seat]);
                self.sums[choice] += weight * own * self.now.0[choice];
                if let Some(walked) = &mut self.walked {
                    let share = self.now.0[choice];
                    walked[child].choice = Some((choice, share, self.worth[child][seat]));
                }
            }
            if let Some(walked) = &mut self.walked {
                walked[idx].reach = Some((own, others));
            }
        }
        for (regret, gained) in self.regrets.iter_mut().zip(&self.gained) {
            *regret += gained;
            if self.rule == Regrets::Plus {
                *regret = regret.max(0.0);
            }
        }
    }

    /// Every action in proportion to its positive regret.
    fn match_regrets(&mut self) {
        for (now, regret) in self.now.0.iter_mut().zip(&self.regrets) {
            *now = regret.max(0.0);
        }
        for information in 0..self.tree.information().len() {
            normalise(&mut self.now.0[self.tree.choices(information)]);
        }
    }

    fn walk_down(&mut self) {
        for (idx, node) in self.tree.nodes().iter().enumerate() {
            for (nth, child) in node.children.clone().enumerate() {
                self.reach[child] = self.reach[idx];
                self.luck[child] = self.luck[idx] * self.tree.nodes()[child].probability;
                if let TreeNodeKind::Decide(information) = node.kind {
                    let seat = self.tree.information()[information].seat;
                    self.reach[child][seat] *= self.now.of(self.tree, information)[nth];
                }
            }
        }
    }
}

/// How likely the choices of everyone but `seat` are.
fn others_reach(seats: SeatSet, reach: &BySeat<f64>, seat: Seat) -> f64 {
    seats.without(seat).into_iter().map(|other| reach[other]).product()
}
