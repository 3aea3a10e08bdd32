//! Fair chance: nobody, not even the server, can choose a wall, a deal, a roll or a seat order
//! without anyone noticing who kept the promise and their own contribution from before play.
//!
//! Before anyone sits down, the server draws a [`Secret`] and publishes its [`Commitment`]. Every
//! player then commits to a [`Contribution`] of their own, and when all commitments lie on the table
//! all of them are shown. Secret and contributions together make the [`MatchKey`], from which the
//! [`DealKey`] of each deal follows; each key gives [`FairStream`]s, one for each [`Purpose`], that
//! shuffle and roll. After the match the secret and all keys are shown, and anyone can
//! [`verify`](Evidence::verify) that they belong together. Only those who compare them with the
//! commitment and the contribution that they kept themselves know that none was swapped since. A
//! [`Transcript`] binds what was played, a [`ChainHead`] all promises of a server.
//!
//! The specification with test vectors, for other languages: `docs/dev/fair-chance.md`.
//!
//! ```
//! use parlor_fair::{Contribution, Entrant, Promise, Purpose, Scheme, Secret};
//! use parlor_game::Entropy;
//!
//! let secret = Secret::new([7; 32]); // from the operating system, in earnest
//! let (scheme, rules) = (Scheme::NEWEST, "backgammon standard");
//! let promise = Promise { scheme, match_id: "m1", rules };
//! let published = secret.commitment(&promise);
//!
//! let mine = Contribution::new(b"sixteen bytes or more").ok_or("too short")?;
//! let me = Entrant { name: "Anna".into(), contribution: Some(mine), ..Entrant::default() };
//! let key = secret.match_key(&promise, true, &[me, Entrant::default()]);
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
//! | `scheme` | [`Scheme`]: versions of all this |
//! | `secret` | [`Secret`], [`Commitment`], [`Promise`] |
//! | `contribution` | [`Contribution`], [`Pledge`]: what a player adds |
//! | `entrant` | [`Entrant`], [`Kind`]: who takes part |
//! | `key` | [`MatchKey`], [`DealKey`] |
//! | `stream` | [`FairStream`], [`Purpose`]: numbers from a key |
//! | `evidence` | [`Evidence`], [`Breach`]: checking it all afterwards |
//! | `transcript` | [`Transcript`]: the running hash of a record |
//! | `chain` | [`ChainHead`]: the chain of all promises |
//! | `hash`, `bytes32` | how bytes are hashed, and 32 of them as text |
//!
//! # What it does not prove
//!
//! The server knows the secret and so the whole wall while the deal is played: the proof is against
//! deals that were chosen or altered, not against an operator who looks. And 256 bits do not reach
//! all 136! orders of a wall, which nobody can notice.

mod bytes32;
mod chain;
mod contribution;
mod entrant;
mod evidence;
mod hash;
mod key;
mod scheme;
mod secret;
mod stream;
mod transcript;

pub use bytes32::{Bytes32, ParseBytesError, hex};
pub use chain::ChainHead;
pub use contribution::{Contribution, Pledge};
pub use entrant::{Entrant, Kind, ParseKindError};
pub use evidence::{Breach, Evidence};
pub use key::{DealKey, MatchKey};
pub use scheme::{ParseSchemeError, Scheme};
pub use secret::{Commitment, Promise, Secret};
pub use stream::{FairStream, Purpose};
pub use transcript::Transcript;

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
