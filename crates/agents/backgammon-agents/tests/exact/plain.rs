//! The bear-off computed in another way: a plain mover on counts, exact fractions, plain recursion.

use std::collections::HashMap;

/// Men on the points 1 to 6.
pub(crate) type Points = [u8; 6];

/// The 21 rolls with their weights out of 36.
pub(crate) fn rolls() -> impl Iterator<Item = (usize, usize, i128)> {
    (1..=6).flat_map(|a| (1..=a).map(move |b| (a, b, if a == b { 1 } else { 2 })))
}

/// All results of playing these dice in this order; in the bear-off every die can be played while
/// a man is left.
fn play(points: Points, dice: &[usize], out: &mut Vec<Points>) {
    let Some((&die, rest)) = dice.split_first() else { return out.push(points) };
    let Some(highest) = points.iter().rposition(|&n| n > 0) else { return out.push(points) };
    for from in 0..6 {
        let bears_off = from + 1 == die || (from == highest && from + 1 < die);
        if points[from] == 0 || (from < die && !bears_off) {
            continue;
        }
        let mut after = points;
        after[from] -= 1;
        if from >= die {
            after[from - die] += 1;
        }
        play(after, rest, out);
    }
}

/// Everything a roll can lead to.
pub(crate) fn results(points: Points, a: usize, b: usize) -> Vec<Points> {
    let mut out = Vec::new();
    if a == b {
        play(points, &[a; 4], &mut out);
    } else {
        play(points, &[a, b], &mut out);
        play(points, &[b, a], &mut out);
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// A fraction with a power of 36 below.
#[derive(Clone, Copy)]
pub(crate) struct Fraction {
    above: i128,
    power: u32,
}

impl Fraction {
    fn new(above: i128) -> Fraction {
        Fraction { above, power: 0 }
    }

    fn over(self, power: u32) -> i128 {
        self.above * 36i128.pow(power - self.power)
    }

    pub(crate) fn as_f64(self) -> f64 {
        self.above as f64 / 36f64.powi(self.power as i32)
    }
}

/// The chance to win of the player on roll, exactly.
pub(crate) fn win(
    own: Points,
    other: Points,
    known: &mut HashMap<(Points, Points), Fraction>,
) -> Fraction {
    if let Some(&fraction) = known.get(&(own, other)) {
        return fraction;
    }
    let mut best = Vec::new();
    for (a, b, weight) in rolls() {
        let after = results(own, a, b);
        let values = after.into_iter().map(|after| {
            if after == [0; 6] {
                return Fraction::new(1);
            }
            let his = win(other, after, known);
            Fraction { above: 36i128.pow(his.power) - his.above, power: his.power }
        });
        let most = values.max_by(|a, b| {
            let power = a.power.max(b.power);
            a.over(power).cmp(&b.over(power))
        });
        best.push((weight, most.unwrap()));
    }
    let power = best.iter().map(|(_, value)| value.power).max().unwrap();
    let above = best.iter().map(|(weight, value)| weight * value.over(power)).sum();
    let fraction = Fraction { above, power: power + 1 };
    known.insert((own, other), fraction);
    fraction
}
