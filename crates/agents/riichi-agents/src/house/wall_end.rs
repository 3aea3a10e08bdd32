//! What the end of the wall pays.

/// What an exhaustive draw brings a player on average, as likely as each rival is tenpai then: those who are
/// share the pool that the others pay.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct WallEnd {
    /// What a tenpai hand receives.
    pub(super) tenpai: f64,
    /// What any other hand pays, as a number not above zero.
    pub(super) noten: f64,
}

impl WallEnd {
    /// With these chances of the three rivals, and this pool.
    pub(super) fn new(rivals: impl IntoIterator<Item = f64>, pool: f64) -> WallEnd {
        // How likely none, one, two, three rivals are tenpai.
        let counts = how_many(rivals, 1.0);
        // Nothing is paid if all four are tenpai, or none.
        let tenpai = counts[0] + counts[1] / 2.0 + counts[2] / 3.0;
        let noten = counts[1] / 3.0 + counts[2] / 2.0 + counts[3];
        WallEnd { tenpai: pool * tenpai, noten: -pool * noten }
    }
}

/// How likely none, one, two and three of independent events happen, times a weight.
pub(super) fn how_many(chances: impl IntoIterator<Item = f64>, weight: f64) -> [f64; 4] {
    let mut counts = [weight, 0.0, 0.0, 0.0];
    for chance in chances {
        for n in (0..4).rev() {
            let joined = if n > 0 { counts[n - 1] * chance } else { 0.0 };
            counts[n] = counts[n] * (1.0 - chance) + joined;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of the rule: one, two or three tenpai hands share 3,000 points.
    #[test]
    fn the_pool_is_shared() {
        for (rivals, tenpai, noten) in [
            ([0.0, 0.0, 0.0], 3_000.0, 0.0),
            ([1.0, 0.0, 0.0], 1_500.0, -1_000.0),
            ([0.0, 1.0, 1.0], 1_000.0, -1_500.0),
            ([1.0, 1.0, 1.0], 0.0, -3_000.0),
            ([0.5, 0.0, 0.0], 2_250.0, -500.0),
        ] {
            assert_eq!(WallEnd::new(rivals, 3_000.0), WallEnd { tenpai, noten });
        }
    }
}
