//! The list of games. A new game is a new kit and a line in [`each`].
//!
//! ```
//! use parlor_kit::{Find, Full, Kit};
//!
//! struct Seats;
//! impl Find for Seats {
//!     type Output = usize;
//!     fn found<K: Full>(self) -> usize {
//!         K::read("").map_or(0, |kit| kit.n_seats())
//!     }
//! }
//!
//! assert_eq!(parlor_kits::find("riichi", Seats), Some(4));
//! assert_eq!(parlor_kits::find("bridge", Seats), None);
//! ```

use parlor_backgammon_kit::BackgammonKit;
use parlor_kit::{Each, Explorable, Find, Format, Full, ImportError, Likeness};
use parlor_riichi_kit::RiichiKit;
pub use parlor_toy_kit::written_tree::agents as tree_agents;
use parlor_toy_kit::{KuhnKit, RaceKit, TicTacToeKit, TypedTree, tree_message};
use parlor_zole_kit::ZoleKit;

#[cfg(test)]
mod typescript;

/// Does the work in every game.
pub fn each(work: &mut impl Each) {
    work.kit::<BackgammonKit>();
    work.kit::<RiichiKit>();
    work.kit::<ZoleKit>();
    work.kit::<TicTacToeKit>();
    work.kit::<RaceKit>();
    work.kit::<KuhnKit>();
}

/// Does the work in the game of this name; `None` when there is none.
pub fn find<F: Find>(name: &str, work: F) -> Option<F::Output> {
    let mut finding = Finding { name, work: Some(work), output: None };
    each(&mut finding);
    finding.output
}

/// Does the work in the game whose record a file looks like most; `None` when it looks like none.
pub fn recognise<F: Find>(bytes: &[u8], work: F) -> Option<F::Output> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]).to_lowercase();
    let head = head.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let mut like = Like { bytes, head, best: (Likeness::None, "") };
    each(&mut like);
    let (likeness, name) = like.best;
    if likeness == Likeness::None { None } else { find(name, work) }
}

/// A tree written by hand, ready to be searched.
pub fn written_tree(text: &str) -> Result<Box<dyn Explorable>, ImportError> {
    let tree = TypedTree::read(text);
    let tree = tree.map_err(|error| ImportError::position(&error, tree_message(&error)))?;
    Ok(Box::new(tree))
}

/// By this name those are listed who can search a tree written by hand.
pub const WRITTEN_TREE: &str = "tree";

/// The formats of other programs in which records can be read, of all games.
pub fn formats() -> Vec<Format> {
    let mut formats = Formats(Vec::new());
    each(&mut formats);
    formats.0
}

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    let mut names = Names(Vec::new());
    each(&mut names);
    names.0
}

struct Finding<'a, F: Find> {
    name: &'a str,
    work: Option<F>,
    output: Option<F::Output>,
}

impl<F: Find> Each for Finding<'_, F> {
    fn kit<K: Full>(&mut self) {
        if K::NAME == self.name {
            self.output = self.work.take().map(F::found::<K>);
        }
    }
}

struct Like<'a> {
    bytes: &'a [u8],
    head: &'a str,
    best: (Likeness, &'static str),
}

impl Each for Like<'_> {
    fn kit<K: Full>(&mut self) {
        let likeness = K::likeness(self.bytes, self.head);
        if likeness > self.best.0 {
            self.best = (likeness, K::NAME);
        }
    }
}

struct Formats(Vec<Format>);

impl Each for Formats {
    fn kit<K: Full>(&mut self) {
        self.0.extend(K::FORMATS);
        self.0.extend(K::READ_ONLY);
    }
}

struct Names(Vec<&'static str>);

impl Each for Names {
    fn kit<K: Full>(&mut self) {
        self.0.push(K::NAME);
    }
}
