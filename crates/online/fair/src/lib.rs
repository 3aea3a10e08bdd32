//! Fair chance: nobody, not even the server, can choose a wall, a deal, a roll or a seat order.
//!
//! Before anyone sits down, the server draws a [`Secret`] and publishes its [`Commitment`]. Every
//! player then commits to a [`Contribution`] of their own, and when all commitments lie on the table
//! all of them are shown. Secret and contributions together make the [`MatchKey`], from which the
//! [`DealKey`] of each deal follows; each key gives [`FairStream`]s, one for each [`Purpose`], that
//! shuffle and roll. After a deal its key is shown, after the match the secret, and anyone can
//! [`verify`](Evidence::verify) that all was as it had been promised.
//!
//! The specification with test vectors, for other languages: `docs/dev/fair-chance.md`.
//!
//! ```
//! use parlor_fair::{Contribution, Promise, Purpose, Secret};
//! use parlor_game::Entropy;
//!
//! let secret = Secret::new([7; 32]); // from the operating system, in earnest
//! let promise = Promise { match_id: "m1", rules: "backgammon standard" };
//! let published = secret.commitment(&promise);
//!
//! let mine = Contribution::new(b"sixteen bytes or more").ok_or("too short")?;
//! let key = secret.match_key(&promise, &[Some(mine), None]);
//! let mut dice = key.deal(0).stream(Purpose::new("dice"));
//! assert!((1..=6).contains(&(1 + dice.below(6))));
//! # assert_eq!(published.to_string().len(), 64);
//! # Ok::<(), &str>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `secret` | [`Secret`], [`Commitment`], [`Promise`] |
//! | `contribution` | [`Contribution`], [`Pledge`]: what a player adds |
//! | `key` | [`MatchKey`], [`DealKey`] |
//! | `stream` | [`FairStream`], [`Purpose`]: numbers from a key |
//! | `evidence` | [`Evidence`], [`Breach`]: checking it all afterwards |
//! | `hash`, `bytes32` | how bytes are hashed, and 32 of them as text |
//!
//! # What it does not prove
//!
//! The server knows the secret and so the whole wall while the deal is played: the proof is against
//! deals that were chosen or altered, not against an operator who looks. And 256 bits do not reach
//! all 136! orders of a wall, which nobody can notice.

mod bytes32;
mod contribution;
mod evidence;
mod hash;
mod key;
mod secret;
mod stream;

pub use bytes32::{Bytes32, ParseBytesError, hex};
pub use contribution::{Contribution, Pledge};
pub use evidence::{Breach, Entrant, Evidence};
pub use key::{DealKey, MatchKey};
pub use secret::{Commitment, Promise, Secret};
pub use stream::{FairStream, Purpose};

/// The name of the scheme in records; a change to any constant of it gets a new name.
pub const SCHEME: &str = "parlor-fair/1";

/// These do not print themselves: whatever they hold would tell the chance of a match.
macro_rules! hidden {
    ($($name:ident),*) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($name))
            }
        }
    )*};
}

hidden!(Contribution, DealKey, FairStream, MatchKey, Secret);
