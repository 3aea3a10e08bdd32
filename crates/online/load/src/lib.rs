//! The load driver of the online server: many clients over real sockets that play whole matches of
//! all games with random legal answers, check every frame, and measure.
//!
//! What is checked of every frame, as it comes: no field that the protocol does not know, versions
//! without a hole, time that does not run back, questions that can be answered and are closed once,
//! every answer accepted as often as it was sent, every mistake refused as it must be. When a match
//! is over its record is verified, and every frame that told something of the game is compared byte
//! by byte with what the record, played again by the rules, lets that client know at that point: so
//! a card, a tile or a die that a seat may not know cannot have been in it. Every accepted answer
//! must stand in the record once, in order.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `server` | [`Server`]: the server under load, in its own process |
//! | `play` | [`play`]: the load, measured |
//! | `restart` | [`restart`]: how soon a killed server plays on |
//! | `kills`, `thieves` | [`kills`]: killed again and again, nothing is lost; strangers who claim seats meanwhile |
//! | `chaos/` | [`Chaos`]: a proxy that delays, cuts and repeats |
//! | `timing/` | [`timing`]: what the timing of call windows tells |
//! | `hostile/`, `abuse` | [`Attack`]: clients that mean harm; [`abuse`]: all of them at once, from one address |
//! | `load`, `pace` | what all clients share; how many answers a second |
//! | `table`, `client` | one table with its clients; one client over many connections |
//! | `hear`, `answer`, `offer` | what a client makes of a frame; questions and answers; resignations and claims |
//! | `trace`, `expected` | what was shown; what must have been shown |
//! | `check`, `checker` | a finished match, checked, in a thread of its own |
//! | `figures`, `parts`, `process` | what is printed, as a whole and minute by minute |
//! | `goals` | [`Goals`]: what must be reached |
//! | `game`, `caller`, `http`, `socket` | the games that are no toys; who calls from where; requests; connections |

mod abuse;
mod answer;
mod caller;
mod chaos;
mod check;
mod checker;
mod client;
mod expected;
mod figures;
mod game;
mod goals;
mod hear;
mod hostile;
mod http;
mod kills;
mod load;
mod offer;
mod pace;
mod parts;
mod play;
mod process;
mod restart;
mod server;
mod socket;
mod table;
mod thieves;
mod timing;
mod trace;

pub use abuse::{AbuseSettings, Abused, Attacked, abuse};
pub use chaos::Chaos;
pub use figures::{Figures, Spread};
pub use goals::{Goals, Reached};
pub use hostile::{Attack, Tally};
pub use kills::{Killed, kills};
pub use load::{Counts, Settings};
pub use parlor_wire::online::CallWindowMsg as Calls;
pub use parts::Part;
pub use play::play;
pub use process::Usage;
pub use restart::{Restarted, restart};
pub use server::Server;
pub use timing::{TimingSettings, TimingTold, TimingVerdict, timing};
