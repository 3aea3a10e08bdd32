//! Ratings that move game by game.

/// What is believed of a player's skill: normal with this mean and standard deviation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// Mean of the belief about the strength.
    pub mu: f64,
    /// The standard deviation.
    pub sigma: f64,
}

impl Skill {
    /// A number to rank players by that rises only with evidence: mean less three deviations.
    pub fn ordinal(self) -> f64 {
        self.mu - 3.0 * self.sigma
    }
}

impl Default for Skill {
    /// A new player: 25 ± 25/3.
    fn default() -> Skill {
        Skill { mu: 25.0, sigma: 25.0 / 3.0 }
    }
}

/// The online update of Weng and Lin (*A Bayesian Approximation Method for Online Ranking*, JMLR
/// 2011), algorithm 4 for the Plackett-Luce model, for teams of any size.
///
/// The same numbers as `openskill` 6.2 with its defaults. A team's skill is the sum of its players'
/// skills, so one against two (as in Zole) can be rated too.
///
/// ```
/// use parlor_stats::{Skill, WengLin};
///
/// let table = vec![vec![Skill::default()]; 4];
/// let after = WengLin::default().rate(&table, &[1, 2, 3, 4])?;
/// assert!(after[0][0].mu > 27.0 && after[3][0].mu < 23.0);
/// # Ok::<(), parlor_stats::WengLinError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WengLin {
    /// How much a single game's luck weighs, in units of skill.
    pub beta: f64,
    /// The least factor by which a variance shrinks.
    pub kappa: f64,
    /// How much a skill may drift from game to game.
    pub tau: f64,
}

impl Default for WengLin {
    /// The values of `openskill`: 25/6, 0.0001, 25/300.
    fn default() -> WengLin {
        WengLin { beta: 25.0 / 6.0, kappa: 1e-4, tau: 25.0 / 300.0 }
    }
}

/// Why a game cannot be rated.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum WengLinError {
    /// A game needs someone to play against.
    #[error("a game needs two teams or more, not {got}")]
    TooFew { got: usize },
    /// Every team needs a place.
    #[error("there are {teams} teams, but {places} places")]
    Unequal { teams: usize, places: usize },
    /// A team has nobody in it; teams are counted from 0.
    #[error("team {team} has no player")]
    Empty { team: usize },
    /// A skill is not a mean with a positive deviation.
    #[error("team {team} has a skill of {mu} ± {sigma}; both must be finite, the second above 0")]
    Skill { team: usize, mu: f64, sigma: f64 },
}

impl WengLin {
    /// The skills after a game: `places` holds the place of each team, the smallest being the best
    /// and equal ones shared.
    pub fn rate(
        &self,
        teams: &[Vec<Skill>],
        places: &[u32],
    ) -> Result<Vec<Vec<Skill>>, WengLinError> {
        check(teams, places)?;
        let drifted = |skill: &Skill| Skill { sigma: skill.sigma.hypot(self.tau), ..*skill };
        let teams: Vec<Vec<Skill>> =
            teams.iter().map(|team| team.iter().map(drifted).collect()).collect();
        let sums: Vec<Sum> = teams.iter().map(|team| Sum::of(team)).collect();
        let scale = sums.iter().map(|sum| sum.variance + self.beta * self.beta).sum::<f64>().sqrt();
        let race = Race::new(&sums, places, scale);
        let rated = teams.iter().enumerate().map(|(i, team)| {
            let (omega, delta) = race.push(i);
            let omega = omega / scale;
            let delta = delta / (scale * scale) * (sums[i].variance.sqrt() / scale);
            team.iter().map(|&skill| self.moved(skill, omega, delta)).collect()
        });
        Ok(rated.collect())
    }

    /// A player's skill after its team was pushed by `omega` and narrowed by `delta`.
    fn moved(&self, skill: Skill, omega: f64, delta: f64) -> Skill {
        let variance = skill.sigma * skill.sigma;
        Skill {
            mu: skill.mu + variance * omega,
            sigma: skill.sigma * (1.0 - variance * delta).max(self.kappa).sqrt(),
        }
    }
}

/// A team's skill.
struct Sum {
    mean: f64,
    variance: f64,
}

impl Sum {
    fn of(team: &[Skill]) -> Sum {
        Sum {
            mean: team.iter().map(|skill| skill.mu).sum(),
            variance: team.iter().map(|skill| skill.sigma * skill.sigma).sum(),
        }
    }
}

/// The race for each place: who was still in it, and how many shared it.
struct Race<'a> {
    places: &'a [u32],
    /// e^(skill/scale) of each team.
    weights: Vec<f64>,
    /// The sum of weights of those who finished no better, for each team.
    field: Vec<f64>,
    /// How many share the place of each team.
    shared: Vec<f64>,
}

impl Race<'_> {
    fn new<'a>(sums: &[Sum], places: &'a [u32], scale: f64) -> Race<'a> {
        // Only ratios of weights matter, so the best is made 1 and none overflows.
        let best = sums.iter().map(|sum| sum.mean).fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = sums.iter().map(|sum| ((sum.mean - best) / scale).exp()).collect();
        let field = places.iter().map(|place| {
            let no_better = places.iter().zip(&weights).filter(|(other, _)| *other >= place);
            no_better.map(|(_, weight)| weight).sum()
        });
        let shared =
            places.iter().map(|place| places.iter().filter(|other| *other == place).count() as f64);
        Race { field: field.collect(), shared: shared.collect(), places, weights }
    }

    /// How far a team is pushed, and how much is learnt about it, over all places it raced for.
    fn push(&self, team: usize) -> (f64, f64) {
        let (mut omega, mut delta) = (0.0, 0.0);
        for q in 0..self.places.len() {
            if self.places[q] > self.places[team] {
                continue;
            }
            let chance = self.weights[team] / self.field[q];
            delta += chance * (1.0 - chance) / self.shared[q];
            omega += (f64::from(u8::from(q == team)) - chance) / self.shared[q];
        }
        (omega, delta)
    }
}

fn check(teams: &[Vec<Skill>], places: &[u32]) -> Result<(), WengLinError> {
    if teams.len() < 2 {
        return Err(WengLinError::TooFew { got: teams.len() });
    }
    if teams.len() != places.len() {
        return Err(WengLinError::Unequal { teams: teams.len(), places: places.len() });
    }
    for (team, skills) in teams.iter().enumerate() {
        if skills.is_empty() {
            return Err(WengLinError::Empty { team });
        }
        for &Skill { mu, sigma } in skills {
            if !(mu.is_finite() && sigma.is_finite() && sigma > 0.0) {
                return Err(WengLinError::Skill { team, mu, sigma });
            }
        }
    }
    Ok(())
}
