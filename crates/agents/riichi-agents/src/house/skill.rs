//! How well the player plays.

/// Whose hands are feared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fear {
    /// Nobody's: it never folds.
    Nobody,
    /// Those of rivals in riichi.
    Riichi,
    /// Everyone's, by how likely they are ready.
    Everyone,
}

/// What a player of `house` can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Skill {
    /// Hands up to so far from ready are valued exactly.
    pub reach: i8,
    /// Are hands beyond valued by a network? Otherwise tiles are counted.
    pub network: bool,
    /// Hands up to so far from ready are valued with a change of shape.
    pub shape: i8,
    /// Hands up to so far from ready are valued by the graph with calls and ron, where it fits.
    pub graph: i8,
    /// Whose hands are feared.
    pub fear: Fear,
    /// Do places count beside points?
    pub places: bool,
}

impl Skill {
    /// Values hands well and folds against riichi.
    pub const CLUB: Skill =
        Skill { reach: 2, network: false, shape: 0, graph: -1, fear: Fear::Riichi, places: false };
    /// All that there is.
    pub const MASTER: Skill =
        Skill { reach: 3, network: true, shape: 2, graph: 1, fear: Fear::Everyone, places: true };

    /// The same, hands never valued by the graph.
    #[must_use]
    pub fn by_draws(self) -> Skill {
        Skill { graph: -1, ..self }
    }

    /// The same, useful tiles of far hands counted and no network asked.
    #[must_use]
    pub fn by_tiles(self) -> Skill {
        Skill { network: false, ..self }
    }
}
