//! Values of all hands of a graph, the nearest first.

use parlor_agent::Meter;

use super::graph::{Draw, FreeDraw, Graph, HANDS_A_LOOK, Resting, Wins};
use super::lanes::{LANES, Lanes, Point};
use super::{Aim, Declare};

/// The most draws left.
pub(super) const DRAWS: usize = LANES + 1;

/// So many hands get room between two looks at the clock.
const HANDS_A_STRETCH: usize = 4096;

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

    /// Values every hand. Returns false when the time is up.
    pub(super) fn solve(&mut self, graph: &Graph, terms: &Terms, meter: &mut Meter<'_>) -> bool {
        let n_hands = graph.resting.len();
        // Every hand is valued before it is looked at, so old values need not go. Fresh memory takes long.
        while self.resting.len() < n_hands {
            self.resting.resize(n_hands.min(self.resting.len() + HANDS_A_STRETCH), Lanes::ZERO);
            if !meter.look() {
                return false;
            }
        }
        self.first.resize(n_hands.max(self.first.len()), Point::default());
        self.sort(graph);
        let order = std::mem::take(&mut self.order);
        let in_time = order.chunks(HANDS_A_LOOK).all(|hands| {
            for &at in hands {
                self.solve_hand(graph, terms, at as usize);
            }
            meter.look()
        });
        self.order = order;
        in_time
    }

    /// The nearest hands first. A change of shape leads from a free hand to a bound one as far, all
    /// else to a nearer one.
    fn sort(&mut self, graph: &Graph) {
        let rank = |hand: &Resting| {
            usize::from(hand.shanten.unsigned_abs().min(15)) << 1 | usize::from(hand.is_free)
        };
        let mut begins = [0u32; 33];
        for hand in &graph.resting {
            begins[rank(hand) + 1] += 1;
        }
        for at in 1..begins.len() {
            begins[at] += begins[at - 1];
        }
        self.order.clear();
        self.order.resize(graph.resting.len(), 0);
        for (at, hand) in (0..).zip(&graph.resting) {
            let place = &mut begins[rank(hand)];
            self.order[*place as usize] = at;
            *place += 1;
        }
    }

    /// The best keeping discard of 14 tiles.
    #[inline]
    fn best_kept<'a>(&'a self, graph: &Graph, full: u32, buffer: &'a mut Lanes) -> &'a Lanes {
        let kept =
            graph.kept_from[full as usize] as usize..graph.kept_from[full as usize + 1] as usize;
        match &graph.kept[kept] {
            [] => &Lanes::ZERO,
            [only] => &self.resting[*only as usize],
            [first, others @ ..] => {
                *buffer = self.resting[*first as usize];
                for &next in others {
                    buffer.take_better(&self.resting[next as usize]);
                }
                buffer
            }
        }
    }

    fn solve_hand(&mut self, graph: &Graph, terms: &Terms, at: usize) {
        let free = graph.free_from[at] as usize..graph.free_from[at + 1] as usize;
        let draws = graph.draws_from[at] as usize..graph.draws_from[at + 1] as usize;
        let shanten = graph.resting[at].shanten;
        if !free.is_empty() || shanten == 0 {
            self.gather(graph, &graph.free[free], shanten);
            let wins = (shanten == 0).then_some(&graph.wins[at]);
            return self.weigh(terms, at, wins);
        }
        let draws = &graph.draws[draws];
        if !self.add_up(graph, terms, at, draws) {
            self.bests.clear();
            let ready = if shanten == 1 { 1.0 } else { 0.0 };
            for draw in draws {
                let mut buffer = Lanes::ZERO;
                let best = *self.best_kept(graph, draw.full, &mut buffer);
                self.bests.push((best, f32::from(draw.weight), ready));
            }
            self.weigh(terms, at, None);
        }
    }

    /// The value of a hand if every draw that leads on is taken; false when one of them is better
    /// thrown away at some time.
    fn add_up(&mut self, graph: &Graph, terms: &Terms, at: usize, draws: &[Draw]) -> bool {
        let mut buffer = Lanes::ZERO;
        let mut sum = Lanes::ZERO;
        let mut least = [f32::INFINITY; LANES];
        let mut tiles = 0.0;
        for draw in draws {
            let full = self.best_kept(graph, draw.full, &mut buffer);
            let weight = f32::from(draw.weight);
            tiles += weight;
            sum.add(weight, full);
            for (least, &aim) in least.iter_mut().zip(&full.aim) {
                *least = least.min(aim);
            }
        }
        let ready = if graph.resting[at].shanten == 1 { tiles } else { 0.0 };
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

    /// The best that follows each draw of a free hand.
    fn gather(&mut self, graph: &Graph, draws: &[FreeDraw], shanten: i8) {
        self.bests.clear();
        let mut buffer = Lanes::ZERO;
        for draw in draws {
            let changed = &graph.changed[draw.changed.0 as usize..draw.changed.1 as usize];
            let mut best = match draw.full {
                Some(full) => *self.best_kept(graph, full, &mut buffer),
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
