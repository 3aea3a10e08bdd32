//! What the counters of a game mean: the rates that its players know.

use parlor_stats::{Confidence, ratio_interval};
use serde::Serialize;

use crate::{Counts, GameLine, Standing};

/// One rate of all entrants.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// What it is.
    pub what: &'static str,
    /// Is it a share from 0 to 1? Otherwise it is a mean.
    pub is_share: bool,
    /// Its value by place in the standings; none where there was nothing to divide by.
    pub values: Vec<Option<f64>>,
    /// Their 95 % intervals over blocks; none with fewer than two blocks, or where all are alike.
    pub intervals: Vec<Option<(f64, f64)>>,
}

/// Sums of counters, each so many times, one over the other.
struct Rate {
    what: &'static str,
    is_share: bool,
    top: &'static [(&'static str, i64)],
    bottom: &'static [(&'static str, i64)],
}

const fn share(
    what: &'static str,
    top: &'static [(&'static str, i64)],
    bottom: &'static [(&'static str, i64)],
) -> Rate {
    Rate { what, is_share: true, top, bottom }
}

const fn mean(
    what: &'static str,
    top: &'static [(&'static str, i64)],
    bottom: &'static [(&'static str, i64)],
) -> Rate {
    Rate { what, is_share: false, top, bottom }
}

type Sum = &'static [(&'static str, i64)];

const BG_GAMES: Sum = &[("games", 1)];
const BG_WON: Sum =
    &[("won_single", 1), ("won_gammon", 1), ("won_backgammon", 1), ("won_by_drop", 1)];

const BACKGAMMON: &[Rate] = &[
    share("games won", BG_WON, BG_GAMES),
    share("single won", &[("won_single", 1)], BG_GAMES),
    share("gammon won", &[("won_gammon", 1)], BG_GAMES),
    share("backgammon won", &[("won_backgammon", 1)], BG_GAMES),
    share("won by a drop", &[("won_by_drop", 1)], BG_GAMES),
    share("single lost", &[("lost_single", 1)], BG_GAMES),
    share("gammon lost", &[("lost_gammon", 1)], BG_GAMES),
    share("backgammon lost", &[("lost_backgammon", 1)], BG_GAMES),
    share("lost by a drop", &[("lost_by_drop", 1)], BG_GAMES),
    mean("points a game", &[("points", 1)], BG_GAMES),
    mean("doubles a game", &[("doubles", 1)], BG_GAMES),
    share("doubles taken", &[("takes", 1)], &[("takes", 1), ("drops", 1)]),
    mean("cube at the end", &[("cube", 1)], BG_GAMES),
];

const HANDS: Sum = &[("hands", 1)];
const RANKED: Sum = &[("rank_1", 1), ("rank_2", 1), ("rank_3", 1), ("rank_4", 1)];

const RIICHI: &[Rate] = &[
    mean("rank", &[("rank_1", 1), ("rank_2", 2), ("rank_3", 3), ("rank_4", 4)], RANKED),
    share("first place", &[("rank_1", 1)], RANKED),
    share("second place", &[("rank_2", 1)], RANKED),
    share("third place", &[("rank_3", 1)], RANKED),
    share("fourth place", &[("rank_4", 1)], RANKED),
    mean("points a hand", &[("points", 1)], HANDS),
    share("hands won", &[("wins", 1)], HANDS),
    share("wins by self-draw", &[("tsumo", 1)], &[("wins", 1)]),
    mean("points a win", &[("win_points", 1)], &[("wins", 1)]),
    share("hands dealt in", &[("deal_ins", 1)], HANDS),
    mean("points a deal-in", &[("deal_in_points", 1)], &[("deal_ins", 1)]),
    share("hands with riichi", &[("riichi", 1)], HANDS),
    share("open hands", &[("open_hands", 1)], HANDS),
    mean("calls a hand", &[("calls", 1)], HANDS),
    share("hands drawn", &[("draws", 1)], HANDS),
    share("tenpai at draws", &[("tenpai_at_draws", 1)], &[("draws", 1)]),
];

const DEALS: Sum = &[("deals", 1), ("sat_out", -1)];

const ZOLE: &[Rate] = &[
    mean("points a deal", &[("points", 1)], DEALS),
    share("deals as lielais", &[("lielais", 1)], DEALS),
    share("lielais won", &[("lielais_won", 1)], &[("lielais", 1)]),
    share("deals as zole", &[("zole", 1)], DEALS),
    share("zole won", &[("zole_won", 1)], &[("zole", 1)]),
    share("deals as mazā zole", &[("maza_zole", 1)], DEALS),
    share("mazā zole won", &[("maza_zole_won", 1)], &[("maza_zole", 1)]),
    share("deals defended", &[("defended", 1)], DEALS),
    share("defences won", &[("defended_won", 1)], &[("defended", 1)]),
    share("galdiņš lost", &[("galdins_lost", 1)], &[("galdins", 1)]),
    share("all passed", &[("all_passed", 1)], DEALS),
];

impl Figure {
    /// The rates of a game for all entrants; those that nobody has are left out.
    pub(super) fn all(
        game: &str,
        standings: &[Standing],
        lines: &[GameLine],
        per_block: usize,
    ) -> Vec<Figure> {
        let rates = match game {
            "backgammon" => BACKGAMMON,
            "riichi" => RIICHI,
            "zole" => ZOLE,
            _ => &[],
        };
        let blocks: Vec<Vec<Counts>> =
            standings.iter().map(|line| counts_by_block(lines, per_block, line.entrant)).collect();
        let figure = |rate: &Rate| Figure {
            what: rate.what,
            is_share: rate.is_share,
            values: standings.iter().map(|line| rate.of(&line.counts)).collect(),
            intervals: blocks.iter().map(|blocks| rate.interval(blocks)).collect(),
        };
        let figures = rates.iter().map(figure);
        figures.filter(|figure| figure.values.iter().any(Option::is_some)).collect()
    }

    /// The value of the entrant at this place, with its interval, for people.
    pub(super) fn text(&self, place: usize) -> String {
        let Some(value) = self.values[place] else { return "–".to_owned() };
        match self.intervals[place] {
            None => self.one(value),
            Some((low, high)) => {
                format!("{} ({} to {})", self.one(value), self.one(low), self.one(high))
            }
        }
    }

    fn one(&self, value: f64) -> String {
        if self.is_share {
            return super::words::percent(value);
        }
        format!("{value:.2}").replace('-', "−")
    }
}

/// What an entrant did in each block that it played in.
fn counts_by_block(lines: &[GameLine], per_block: usize, entrant: usize) -> Vec<Counts> {
    let played = lines.chunks(per_block.max(1)).map(|block| {
        let seats = block.iter().flat_map(|line| line.seats.iter().zip(&line.counts));
        let mut own = seats.filter(|(seated, _)| **seated == entrant).peekable();
        own.peek().is_some().then(|| {
            own.fold(Counts::default(), |mut sum, (_, counts)| {
                sum.merge(counts);
                sum
            })
        })
    });
    played.flatten().collect()
}

impl Rate {
    fn of(&self, counts: &Counts) -> Option<f64> {
        let (top, bottom) = self.parts(counts);
        (bottom > 0.0).then(|| top / bottom)
    }

    /// Over blocks, since the games of a block share their deals. Shares end at 0 and 1.
    fn interval(&self, blocks: &[Counts]) -> Option<(f64, f64)> {
        let parts: Vec<(f64, f64)> = blocks.iter().map(|counts| self.parts(counts)).collect();
        let interval = ratio_interval(&parts, Confidence::P95)?;
        let within = |bound: f64| if self.is_share { bound.clamp(0.0, 1.0) } else { bound };
        Some((within(interval.low), within(interval.high)))
    }

    fn parts(&self, counts: &Counts) -> (f64, f64) {
        let sum = |counters: Sum| -> f64 {
            counters.iter().map(|(name, times)| (counts.get(name) * times) as f64).sum()
        };
        (sum(self.top), sum(self.bottom))
    }
}
