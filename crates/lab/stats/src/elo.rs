//! Scores, Elo and normalised Elo.

use std::f64::consts::LN_10;

/// One unit of ln-odds in Elo: 400/ln 10.
pub const ELO_PER_LOGIT: f64 = 400.0 / LN_10;

/// One standard deviation of a game in normalised Elo: 800/ln 10.
///
/// Van den Bergh (*Normalized Elo*) measures the mean score above one half in standard deviations
/// of one game and scales it so that for balanced games without draws it is logistic Elo. Unlike
/// Elo it does not shrink when draws become frequent: equal normalised Elo needs equally many games.
pub const NORMALISED_ELO_PER_T: f64 = 800.0 / LN_10;

/// The score from 0 to 1 expected by a side that is `elo` stronger.
pub fn score_from_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// How much stronger in Elo a side with this score is; infinite at 0 and 1.
pub fn elo_from_score(score: f64) -> f64 {
    ELO_PER_LOGIT * (score.ln() - (-score).ln_1p())
}

/// The mean of a block of `games` games in standard deviations of the block, for a side that is
/// `normalised_elo` stronger.
pub fn block_t_from_normalised_elo(normalised_elo: f64, games: u32) -> f64 {
    normalised_elo / NORMALISED_ELO_PER_T * f64::from(games).sqrt()
}
