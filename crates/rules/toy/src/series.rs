//! Many games: a fixed number of them, begun by each player in turn.

use parlor_game::{BySeat, Game, Illegal, Match, Seat, SeatSet, Turn};

/// The score sheet of a number of games for two. `A` begins the first, `B` the second, and so on.
#[derive(Clone, PartialEq, Debug)]
pub struct Series<G: Game> {
    /// What a game begins from that `A` begins, and one that `B` begins.
    setups: [G::Setup; 2],
    n_games: u32,
    n_played: u32,
    standing: BySeat<i32>,
}

impl<G: Game> Series<G> {
    /// So many games, each from what `setup` gives for the seat that begins it.
    pub fn new(n_games: u32, setup: impl Fn(Seat) -> G::Setup) -> Series<G> {
        let setups = [Seat::A, Seat::B].map(setup);
        Series { setups, n_games, n_played: 0, standing: BySeat::splat(0) }
    }

    /// How many games are played in all.
    pub const fn n_games(&self) -> u32 {
        self.n_games
    }

    /// How many games have been entered.
    pub const fn n_played(&self) -> u32 {
        self.n_played
    }
}

impl<G: Game> Match for Series<G> {
    type Game = G;

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    /// A game is named by its place in the series.
    fn next(&self) -> Option<(u64, G::Setup)> {
        let [by_a, by_b] = &self.setups;
        let setup = if self.n_played.is_multiple_of(2) { by_a } else { by_b };
        (self.n_played < self.n_games).then(|| (self.n_played.into(), setup.clone()))
    }

    fn record(&mut self, finished: &G) -> Result<(), Illegal> {
        if finished.turn() != Turn::Over {
            return Err(Illegal::Misfit { reason: "game-is-not-over" });
        }
        if self.next().is_none() {
            return Err(Illegal::Misfit { reason: "series-is-over" });
        }
        self.n_played += 1;
        let won = finished.returns();
        self.standing = BySeat::from_fn(|seat| self.standing[seat] + won[seat]);
        Ok(())
    }

    fn standing(&self) -> BySeat<i32> {
        self.standing
    }
}
