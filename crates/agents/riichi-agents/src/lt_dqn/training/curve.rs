//! How the training went: results and losses, by windows of hands.

use std::fmt::Write;

use parlor_game::BySeat;
use parlor_game::{Game, Seat};
use parlor_nets::Lesson;
use parlor_riichi::Deal;
use parlor_riichi::deal::{Draw, Ending};

/// Who sits at a training table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The networks that learn.
    Learner,
    /// Its opponent `lt-random`.
    Random,
    /// Its opponent `lt-greedy`.
    Greedy,
    /// Its opponent `lt-fast`.
    Fast,
}

impl Role {
    /// Everyone at a table, in the order of the columns of the curve.
    pub const ALL: [Role; 4] = [Role::Learner, Role::Random, Role::Greedy, Role::Fast];

    /// The name of the agent.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Learner => "lt-dqn",
            Role::Random => "lt-random",
            Role::Greedy => "lt-greedy",
            Role::Fast => "lt-fast",
        }
    }
}

/// What one of the four has to show for some hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// How many hands it won.
    pub wins: i64,
    /// Hands in which another won on the player's discard.
    pub deal_ins: i64,
    /// Draws at which the player was tenpai.
    pub tenpai: i64,
    /// Points won, less points lost.
    pub points: i64,
}

/// Counts over some hands.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct WindowCounts {
    pub(super) hands: u64,
    /// Decisions of the learner.
    pub(super) decisions: u64,
    pub(super) illegal_actions: u64,
    pub(super) illegal_kinds: u64,
    /// In the order of [`Role::ALL`].
    pub(super) results: [Results; 4],
}

impl WindowCounts {
    /// Counts a finished hand.
    pub(super) fn note_end(&mut self, deal: &Deal, roles: &BySeat<Role>) {
        self.hands += 1;
        let returns = deal.returns();
        for seat in Seat::ALL {
            self.of(roles[seat]).points += i64::from(returns[seat]);
        }
        match deal.outcome().map(|outcome| &outcome.ending) {
            Some(Ending::Won { from, wins, .. }) => {
                for win in wins {
                    self.of(roles[win.winner.seat]).wins += 1;
                }
                if let Some(loser) = from {
                    self.of(roles[*loser]).deal_ins += 1;
                }
            }
            Some(Ending::Drawn { draw: Draw::Exhaustive, shown, .. }) => {
                for seat in Seat::ALL {
                    self.of(roles[seat]).tenpai += i64::from(shown[seat].is_some());
                }
            }
            _ => {}
        }
    }

    fn of(&mut self, role: Role) -> &mut Results {
        &mut self.results[role as usize]
    }

    fn add(&mut self, other: &WindowCounts) {
        self.hands += other.hands;
        self.decisions += other.decisions;
        self.illegal_actions += other.illegal_actions;
        self.illegal_kinds += other.illegal_kinds;
        for (sum, more) in self.results.iter_mut().zip(other.results) {
            sum.wins += more.wins;
            sum.deal_ins += more.deal_ins;
            sum.tenpai += more.tenpai;
            sum.points += more.points;
        }
    }
}

/// One point of the learning curve: a window of hands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// Hands played at its end.
    pub hands: u64,
    /// Updates made by then.
    pub updates: u64,
    /// How often the learner tried something else at its end.
    pub epsilon: f64,
    /// Hands in the window.
    pub window: u64,
    /// The mean squared error of both networks, actions first, in thousands of points squared.
    pub losses: [f64; 2],
    /// The mean value of what was done, in thousands of points.
    pub values: [f64; 2],
    /// Illegal actions and kinds met for each decision of the learner.
    pub illegal: [f64; 2],
    /// What each had to show, in the order of [`Role::ALL`].
    pub results: [Results; 4],
}

/// The learning curve, and the window that is not yet full.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    window: u64,
    hands: u64,
    points: Vec<Point>,
    pub(super) counts: WindowCounts,
    pub(super) samples: u64,
    pub(super) lessons: [Lesson; 2],
}

impl Curve {
    pub(super) fn new(window: u64) -> Curve {
        let (counts, lessons) = (WindowCounts::default(), [Lesson::default(); 2]);
        Curve { window: window.max(1), hands: 0, points: Vec::new(), counts, samples: 0, lessons }
    }

    /// One that goes on from there.
    pub(super) fn resumed(window: u64, hands: u64, points: Vec<Point>) -> Curve {
        Curve { hands, points, ..Curve::new(window) }
    }

    /// The points so far.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    pub(super) const fn hands(&self) -> u64 {
        self.hands
    }

    pub(super) fn add(&mut self, counts: &WindowCounts) {
        self.hands += counts.hands;
        self.counts.add(counts);
    }

    pub(super) fn add_lessons(&mut self, samples: u64, lessons: &[Lesson]) {
        self.samples += samples;
        for (sum, lesson) in self.lessons.iter_mut().zip(lessons) {
            sum.loss += lesson.loss;
            sum.value += lesson.value;
        }
    }

    /// Makes a point if the window is full.
    pub(super) fn close(&mut self, updates: u64, epsilon: f64) {
        if self.counts.hands < self.window {
            return;
        }
        let counts = std::mem::take(&mut self.counts);
        let lessons = std::mem::take(&mut self.lessons);
        let samples = std::mem::take(&mut self.samples).max(1) as f64;
        let each = |n: u64| n as f64 / counts.decisions.max(1) as f64;
        self.points.push(Point {
            hands: self.hands,
            updates,
            epsilon,
            window: counts.hands,
            losses: lessons.map(|lesson| lesson.loss / samples),
            values: lessons.map(|lesson| lesson.value / samples),
            illegal: [each(counts.illegal_actions), each(counts.illegal_kinds)],
            results: counts.results,
        });
    }

    /// The points as comma-separated values with a heading.
    pub fn csv(&self) -> String {
        let mut csv = "hands,updates,epsilon,window,action_loss,discard_loss,action_value,\
                       discard_value,illegal_actions,illegal_tiles"
            .to_owned();
        for role in Role::ALL {
            let name = role.name();
            // Writing to a string cannot fail.
            let _ = write!(csv, ",{name} wins,{name} deal-ins,{name} tenpai,{name} points");
        }
        csv.push('\n');
        for point in &self.points {
            let Point { hands, updates, epsilon, window, losses, values, illegal, results } = point;
            let _ = write!(csv, "{hands},{updates},{epsilon},{window}");
            for value in [losses, values, illegal].into_iter().flatten() {
                let _ = write!(csv, ",{value}");
            }
            for Results { wins, deal_ins, tenpai, points } in results {
                let _ = write!(csv, ",{wins},{deal_ins},{tenpai},{points}");
            }
            csv.push('\n');
        }
        csv
    }

    /// Reads what [`Curve::csv`] has written.
    pub(super) fn read(csv: &str) -> Option<Vec<Point>> {
        csv.lines().skip(1).map(Point::read).collect()
    }
}

impl Point {
    fn read(line: &str) -> Option<Point> {
        let cells: Vec<&str> = line.split(',').collect();
        let whole = |n: usize| cells.get(n)?.parse::<u64>().ok();
        let number = |n: usize| cells.get(n)?.parse::<f64>().ok();
        let count = |n: usize| cells.get(n)?.parse::<i64>().ok();
        let two = |n: usize| Some([number(n)?, number(n + 1)?]);
        let mut results = [Results::default(); 4];
        for (role, results) in results.iter_mut().enumerate() {
            let at = 10 + 4 * role;
            let [wins, deal_ins] = [count(at)?, count(at + 1)?];
            *results = Results { wins, deal_ins, tenpai: count(at + 2)?, points: count(at + 3)? };
        }
        Some(Point {
            hands: whole(0)?,
            updates: whole(1)?,
            epsilon: number(2)?,
            window: whole(3)?,
            losses: two(4)?,
            values: two(6)?,
            illegal: two(8)?,
            results,
        })
    }
}
