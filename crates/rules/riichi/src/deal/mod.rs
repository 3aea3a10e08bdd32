//! One deal: from the dealt hands to the payments.
//!
//! How a discard that someone calls goes through the files:
//!
//! 1. The player answers [`Action::Discard`]; `moves` puts the tile into the river through
//!    `OpenTable::discard`, and `window` asks `offers` for every other seat.
//! 2. `offers` sends the question to `calls`, which looks at the open table and that player's own
//!    tiles; wins go through `winning` and `furiten`.
//! 3. Seats with an offer are asked, all at once. Their answers come back to `window`, which lets
//!    the strongest through: ron, then pon and kan, then chi.
//! 4. `OpenTable::call` lays the set out; or, when all have passed, the next tile is due
//!    ([`OpenTable::due`]) and drawing it shows that the discard has gone by.
//!
//! A deal of players who discard whatever they draw:
//!
//! ```
//! use parlor_game::{Answers, Dealer, Entropy, Game, Turn};
//! use parlor_riichi::deal::{Action, Setup};
//! use parlor_riichi::{Deal, DrawOrder, RuleSet, Wall};
//!
//! struct Dice(u32); // any source of numbers will do
//! impl Entropy for Dice {
//!     fn below(&mut self, n: u32) -> u32 {
//!         self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
//!         (u64::from(self.0) * u64::from(n) >> 32) as u32
//!     }
//! }
//!
//! let setup = Setup::first(&RuleSet::default());
//! let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut Dice(7));
//! let mut deal = Deal::start(&setup);
//! let mut events = Vec::new();
//! loop {
//!     match deal.turn() {
//!         Turn::Over => break,
//!         Turn::Chance(at) => deal.apply(wall.answer(at).expect("a tile"), &mut events)?,
//!         Turn::Decide(seats) => {
//!             let answer = |seat| match deal.own(seat).drawn {
//!                 Some(tile) => Action::Discard { tile, drawn: true },
//!                 None => Action::Pass,
//!             };
//!             let answers = seats.into_iter().fold(Answers::NONE, |a, seat| a.with(seat, answer(seat)));
//!             deal.resolve(&answers, &mut events)?;
//!         }
//!     }
//! }
//! assert_eq!(deal.table().live, 0);
//! assert!(deal.outcome().is_some());
//! # Ok::<(), parlor_game::Illegal>(())
//! ```
//!
//! What is public lives in [`OpenTable`], what one player alone knows in [`Own`]; a view is one of
//! each, and both are changed by the same functions in the referee's deal and in every view.
//!
//! | file | idea |
//! |---|---|
//! | `setup`, `action`, `chance`, `event` | what goes in and out |
//! | `open_table`, `open_seat`, `river`, `indicators`, `stage`, `own` | the state |
//! | `due` | which chance event is next |
//! | `offers`, `own_turn`, `calls`, `kans`, `riichi`, `kuikae`, `furiten`, `winning` | what may be done |
//! | `moves`, `window` | how answers change the state |
//! | `ending`, `outcome`, `payments`, `liability`, `draws` | how it ends |
//! | `faces`, `stochastic` | red and plain tiles; chance listed and drawn |

mod action;
mod calls;
mod chance;
mod draws;
mod due;
mod ending;
mod event;
mod faces;
mod furiten;
mod indicators;
mod kans;
mod kuikae;
mod liability;
mod moves;
mod offers;
mod open_seat;
mod open_table;
mod outcome;
mod own;
mod own_turn;
mod payments;
mod riichi;
mod river;
mod setup;
mod stage;
mod stochastic;
mod window;
mod winning;

use parlor_game::{Answers, BySeat, Game, Illegal, Seat, SeatSet, Sink, Turn};

use crate::{Counts, Suit, Tile, Tiles};

pub use action::Action;
pub use chance::{Address, Chance};
pub use event::Event;
pub use furiten::furiten;
pub use indicators::{IndicatorRow, Indicators};
pub use kuikae::swap_calls;
pub use open_seat::{OpenSeat, Riichi};
pub use open_table::OpenTable;
pub use outcome::{Draw, Ending, Outcome, Win, Winner, Wins};
pub use own::Own;
pub use river::{Discard, River};
pub use setup::Setup;
pub use stage::{Source, Stage};

pub(crate) use kans::declared_tiles;
pub(crate) use offers::offers;
pub(crate) use stochastic::{any, take_any};

/// One deal as the referee sees it.
///
/// It knows how many of each tile are still undrawn, never in which order: tiles come from a
/// dealer, one [`Address`] at a time.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    table: OpenTable,
    own: BySeat<Own>,
    undrawn: Tiles,
    asked: SeatSet, // who is asked about the tile that lies open; a secret
}

impl Deal {
    /// What everyone sees.
    #[inline]
    pub fn table(&self) -> &OpenTable {
        &self.table
    }

    /// What `seat` alone knows.
    #[inline]
    pub fn own(&self, seat: Seat) -> &Own {
        &self.own[seat]
    }

    /// The tiles that nobody has seen: live and dead wall.
    #[inline]
    pub fn undrawn(&self) -> &Tiles {
        &self.undrawn
    }

    /// How the deal ended, once it is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.table.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// A state put together from its parts; the window opens for players who can call.
    pub(crate) fn from_parts(table: OpenTable, own: BySeat<Own>, undrawn: Tiles) -> Deal {
        let mut deal = Deal { table, own, undrawn, asked: SeatSet::EMPTY };
        deal.open_window();
        deal
    }

    /// All 136 tiles, with the red fives of the rules.
    pub fn all_tiles(setup: &Setup) -> Tiles {
        let mut tiles = Tiles::plain(Counts::FULL);
        if setup.rules.aka == crate::rule_set::RedFives::Three {
            for red in Suit::ALL.map(Tile::red_five) {
                tiles.remove(red.kind().tile());
                tiles.add(red);
            }
        }
        tiles
    }
}

impl Game for Deal {
    type Setup = Setup;
    type Action = Action;
    type Address = Address;
    type Chance = Chance;
    type Event = Event;

    fn start(setup: &Setup) -> Deal {
        Deal {
            table: OpenTable::new(setup),
            own: BySeat::splat(Own::NOTHING),
            undrawn: Deal::all_tiles(setup),
            asked: SeatSet::EMPTY,
        }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::FOUR
    }

    #[inline]
    fn turn(&self) -> Turn<Address> {
        if !self.asked.is_empty() {
            return Turn::Decide(self.asked);
        }
        match (self.table.due(), &self.table.stage) {
            (Some(address), _) => Turn::Chance(address),
            (None, &(Stage::Turn { seat, .. } | Stage::Called { seat, .. })) => {
                Turn::Decide(SeatSet::one(seat))
            }
            (None, _) => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        offers(&self.table, &self.own[seat], seat, |action| out.push(action));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let (mut asked, mut listed) = (false, false);
        offers(&self.table, &self.own[seat], seat, |offered| {
            asked = true;
            listed |= offered == action;
        });
        match (asked, listed) {
            (_, true) => Ok(()),
            (true, false) => Err(Illegal::Refused { seat, reason: "not-listed" }),
            (false, false) => Err(Illegal::NotAsked { seat }),
        }
    }

    #[inline]
    fn advance(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        match self.table.stage {
            Stage::Turn { seat, .. } | Stage::Called { seat, .. } => {
                if let Some(action) = answers.get(seat) {
                    self.act(seat, action, events);
                }
            }
            Stage::Discarded { .. } | Stage::Declared { .. } => self.answer(answers, events),
            _ => {}
        }
    }

    #[inline]
    fn apply(&mut self, chance: Chance, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.asked.is_empty() {
            return Err(Illegal::Chance { reason: "a-player-is-asked" });
        }
        let Some(due) = self.table.due() else {
            return Err(Illegal::Chance { reason: "no-chance-is-due" });
        };
        match (due, chance) {
            (Address::Deal, Chance::Hands(hands)) => self.deal_out(&hands, events),
            (Address::End, Chance::End) => {
                self.end_in_draw(events);
                Ok(())
            }
            (Address::Draw { .. } | Address::Replacement { .. }, Chance::Tile(tile)) => {
                self.take(tile)?;
                self.draw(tile, events);
                Ok(())
            }
            (Address::Indicator { .. }, Chance::Tile(tile)) => {
                self.take(tile)?;
                self.turn_indicator(tile, events);
                Ok(())
            }
            (Address::Ura { .. }, Chance::Tile(tile)) => {
                self.take(tile)?;
                self.turn_ura(tile, events);
                Ok(())
            }
            _ => Err(Illegal::Chance { reason: "not-what-is-due" }),
        }
    }

    /// Points won or lost in this deal so far, sticks paid included.
    fn returns(&self) -> BySeat<i32> {
        BySeat::from_fn(|seat| (self.table.points[seat] - self.table.setup.points[seat]).0)
    }
}
