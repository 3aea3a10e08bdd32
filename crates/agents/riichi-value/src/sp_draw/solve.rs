//! Values of all hands of a graph, the nearest first.

use super::graph::{Draw, Graph, Resting, WideDraw, Wins};
use super::lanes::{LANES, Lanes, Point};
use super::{Aim, Declare};

/// The most draws left.
pub(super) const DRAWS: usize = LANES + 1;

/// What the values depend on beside the graph.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// Tiles unseen when so many draws are left; the place of none is not used.
    pub(super) unseen: [f32; DRAWS + 1],
    pub(super) aim: Aim,
    pub(super) declare: Declare,
}

/// The values of a graph's hands.
#[derive(Clone, Debug, Default)]
pub(super) struct Solution {
    resting: Vec<Lanes>,
    /// With all 17 draws left.
    first: Vec<Point>,
    full: Vec<Lanes>,
    order: Vec<u32>,
    bests: Vec<(Lanes, f32, f32)>,
}

impl Solution {
    /// The value of a hand with so many draws left.
    pub(super) fn at(&self, hand: u32, draws: usize) -> Point {
        match draws {
            DRAWS => self.first[hand as usize],
            _ => self.resting[hand as usize].at(draws),
        }
    }

    pub(super) fn solve(&mut self, graph: &Graph, terms: &Terms) {
        self.resting.clear();
        self.resting.resize(graph.resting.len(), Lanes::ZERO);
        self.first.clear();
        self.first.resize(graph.resting.len(), Point::default());
        self.full.clear();
        self.full.resize(graph.full_shanten.len(), Lanes::ZERO);
        self.order.clear();
        self.order.extend(0..graph.resting.len() as u32);
        // A change of shape leads to a hand as far and more distant; all else leads to a nearer one.
        let rank = |hand: &Resting| (hand.shanten, -hand.distance);
        self.order.sort_by_key(|&at| rank(&graph.resting[at as usize]));
        let order = std::mem::take(&mut self.order);
        let mut layer = 0;
        for &at in &order {
            let shanten = graph.resting[at as usize].shanten;
            while layer < shanten {
                self.fill(graph, layer);
                layer += 1;
            }
            self.solve_hand(graph, terms, at as usize);
        }
        self.order = order;
    }

    /// The best keeping discard of all hands of 14 tiles that are so near.
    fn fill(&mut self, graph: &Graph, shanten: i8) {
        for (at, best) in self.full.iter_mut().enumerate() {
            if graph.full_shanten[at] != shanten {
                continue;
            }
            let kept = graph.kept_from[at] as usize..graph.kept_from[at + 1] as usize;
            let mut kept = graph.kept[kept].iter().map(|&next| &self.resting[next as usize]);
            if let Some(first) = kept.next() {
                *best = *first;
            }
            for rival in kept {
                best.take_better(rival);
            }
        }
    }

    fn solve_hand(&mut self, graph: &Graph, terms: &Terms, at: usize) {
        let wide = graph.wide_from[at] as usize..graph.wide_from[at + 1] as usize;
        let draws = graph.draws_from[at] as usize..graph.draws_from[at + 1] as usize;
        let shanten = graph.resting[at].shanten;
        if !wide.is_empty() || shanten == 0 {
            self.gather(graph, &graph.wide[wide], shanten);
            let wins = (shanten == 0).then_some(&graph.wins[at]);
            return self.weigh(terms, at, wins);
        }
        let draws = &graph.draws[draws];
        if !self.add_up(terms, draws, at, shanten) {
            self.bests.clear();
            let ready = if shanten == 1 { 1.0 } else { 0.0 };
            for draw in draws {
                self.bests.push((self.full[draw.full as usize], f32::from(draw.weight), ready));
            }
            self.weigh(terms, at, None);
        }
    }

    /// The value of a hand if every draw that leads on is taken; false when one of them is better
    /// thrown away at some time.
    fn add_up(&mut self, terms: &Terms, draws: &[Draw], at: usize, shanten: i8) -> bool {
        let mut sum = Lanes::ZERO;
        let mut least = [f32::INFINITY; LANES];
        let mut tiles = 0.0;
        for draw in draws {
            let full = &self.full[draw.full as usize];
            let weight = f32::from(draw.weight);
            tiles += weight;
            sum.add(weight, full);
            for (least, &aim) in least.iter_mut().zip(&full.aim) {
                *least = least.min(aim);
            }
        }
        let ready = if shanten == 1 { tiles } else { 0.0 };
        let mut value = Point { tenpai: ready / terms.unseen[1], ..Point::default() };
        let lanes = &mut self.resting[at];
        lanes.set(1, value);
        for n in 2..=DRAWS {
            if least[n - 2] < value.aim {
                return false;
            }
            let unseen = terms.unseen[n];
            value = sum.at(n - 1).plus(unseen - tiles, value).times(1.0 / unseen);
            if n <= LANES {
                lanes.set(n, value);
            }
        }
        self.first[at] = value;
        true
    }

    /// The best that follows each draw of a hand with a shape change left.
    fn gather(&mut self, graph: &Graph, wide: &[WideDraw], shanten: i8) {
        self.bests.clear();
        for draw in wide {
            let changed = &graph.changed[draw.changed.0 as usize..draw.changed.1 as usize];
            let mut best = match draw.full {
                Some(full) => self.full[full as usize],
                None => changed.first().map_or(Lanes::ZERO, |&next| self.resting[next as usize]),
            };
            for &next in changed {
                best.take_better(&self.resting[next as usize]);
            }
            let ready = shanten == 0 || draw.full.is_some() && shanten == 1;
            self.bests.push((best, f32::from(draw.weight), if ready { 1.0 } else { 0.0 }));
        }
    }

    /// The value of a hand that takes each gathered draw only where it is better than staying.
    fn weigh(&mut self, terms: &Terms, at: usize, wins: Option<&Wins>) {
        let locked = wins.filter(|_| terms.declare != Declare::Never);
        let locked = locked.map(|wins| riichi(terms, wins));
        let is_ready = wins.is_some();
        let mut value = Point { tenpai: if is_ready { 1.0 } else { 0.0 }, ..Point::default() };
        for n in 1..=DRAWS {
            let unseen = terms.unseen[n];
            let mut left = unseen;
            let mut sum = Point::default();
            if let Some(wins) = wins {
                left -= wins.tiles;
                sum = won(terms.aim, wins.silent, wins.tiles);
                sum.tenpai = wins.tiles;
            }
            for (best, weight, ready) in &self.bests {
                let then = if n > 1 { best.at(n - 1) } else { at_the_end(*ready, value) };
                left -= weight;
                sum = sum.plus(*weight, value.or_ready(then, n));
            }
            value = sum.plus(left, value).times(1.0 / unseen);
            if let Some(locked) = &locked {
                let always = terms.declare == Declare::Always;
                value = if always { locked[n] } else { value.or(locked[n]) };
            }
            if n <= LANES {
                self.resting[at].set(n, value);
            } else {
                self.first[at] = value;
            }
        }
    }
}

/// With no draw left only being ready counts.
fn at_the_end(ready: f32, stay: Point) -> Point {
    Point { tenpai: ready.max(stay.tenpai), ..Point::default() }
}

impl Point {
    /// The better of staying and going on; with the last draw everything is worth nothing, and
    /// being ready decides.
    #[inline]
    fn or_ready(self, then: Point, draws: usize) -> Point {
        if draws == 1 {
            Point { tenpai: self.tenpai.max(then.tenpai), ..self }
        } else {
            self.or(then)
        }
    }
}

/// Points and wins in the order of what is aimed at.
fn won(aim: Aim, points: f32, wins: f32) -> Point {
    match aim {
        Aim::Points => Point { aim: points, other: wins, tenpai: 0.0 },
        Aim::Wins => Point { aim: wins, other: points, tenpai: 0.0 },
    }
}

/// The value of declaring now, for every number of draws left: the hand is locked, and a win on the
/// first draw has ippatsu.
fn riichi(terms: &Terms, wins: &Wins) -> [Point; DRAWS + 1] {
    let mut values = [Point::default(); DRAWS + 1];
    let mut later = Point { tenpai: 1.0, ..Point::default() };
    for (value, &unseen) in values.iter_mut().zip(&terms.unseen).skip(1) {
        let left = unseen - wins.tiles;
        let on_win = |points| Point { tenpai: wins.tiles, ..won(terms.aim, points, wins.tiles) };
        *value = on_win(wins.ippatsu).plus(left, later).times(1.0 / unseen);
        later = on_win(wins.riichi).plus(left, later).times(1.0 / unseen);
    }
    values
}
