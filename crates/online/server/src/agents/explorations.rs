//! Searches that were laid open not long ago.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use parlor_kit::Explored;

use crate::tables::token::random_hex;

/// How much memory they may take in all.
const BYTES_MAX: usize = 128 << 20;

/// Keeps the searches that were asked for last. Only those who were told the id of one can see it: half of
/// it is drawn at random. The other half is the search's digest, so that one that was given up can be
/// compared with one asked for again.
pub(crate) struct Explorations {
    bytes_max: usize,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    by_id: HashMap<String, Entry>,
    bytes: usize,
    /// Counts up with every use.
    now: u64,
}

struct Entry {
    explored: Arc<dyn Explored>,
    bytes: usize,
    used: u64,
}

impl Default for Explorations {
    fn default() -> Explorations {
        Explorations::within(BYTES_MAX)
    }
}

impl Explorations {
    fn within(bytes_max: usize) -> Explorations {
        Explorations { bytes_max, kept: Mutex::default() }
    }

    /// Keeps a search and returns its id; those that nobody has used for longest go. `None` when the
    /// operating system has no random numbers.
    pub(crate) fn keep(&self, explored: Arc<dyn Explored>) -> Option<String> {
        let id = format!("{}{}", random_hex::<16>()?, digest(&*explored));
        let bytes = explored.size_bytes();
        let mut kept = self.kept.lock();
        kept.now += 1;
        let entry = Entry { explored, bytes, used: kept.now };
        kept.bytes += bytes;
        kept.by_id.insert(id.clone(), entry);
        while kept.bytes > self.bytes_max && kept.by_id.len() > 1 {
            let oldest = kept.by_id.iter().min_by_key(|(_, entry)| entry.used);
            let Some(oldest) = oldest.map(|(id, _)| id.clone()) else { break };
            let gone = kept.by_id.remove(&oldest);
            kept.bytes -= gone.map_or(0, |gone| gone.bytes);
        }
        Some(id)
    }

    /// Is this the search that once had the id, as far as its digest tells?
    pub(crate) fn is_of(id: &str, explored: &dyn Explored) -> bool {
        id.ends_with(&digest(explored))
    }

    /// The search of this id, if it is still kept.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<dyn Explored>> {
        let mut kept = self.kept.lock();
        kept.now += 1;
        let now = kept.now;
        let entry = kept.by_id.get_mut(id)?;
        entry.used = now;
        Some(entry.explored.clone())
    }
}

fn digest(explored: &dyn Explored) -> String {
    format!("{:016x}", explored.digest())
}

#[cfg(test)]
mod tests {
    use parlor_agent::Budget;

    use super::*;

    fn explored() -> Arc<dyn Explored> {
        searched("max(min(3, 12, 8), min(2, 4, 6))", "minimax")
    }

    fn searched(tree: &str, agent: &str) -> Arc<dyn Explored> {
        let tree = parlor_kits::written_tree(tree).unwrap();
        tree.explore(agent, 1, Budget::UNLIMITED).unwrap().into()
    }

    #[test]
    fn a_search_asked_for_again_is_known_by_its_id() {
        let id = Explorations::default().keep(explored()).unwrap();
        assert!(Explorations::is_of(&id, &*explored()));
        let leaf = searched("max(min(3, 12, 9), min(2, 4, 6))", "minimax");
        let name = searched("max(Left = min(3, 12, 8), min(2, 4, 6))", "minimax");
        let agent = searched("max(min(3, 12, 8), min(2, 4, 6))", "alphabeta");
        for other in [leaf, name, agent] {
            assert!(!Explorations::is_of(&id, &*other));
        }
        assert!(!Explorations::is_of("", &*explored()));
    }

    #[test]
    fn what_nobody_has_used_for_longest_goes_first() {
        let size = explored().size_bytes();
        let explorations = Explorations::within(3 * size);
        let ids: Vec<String> = (0..3).map(|_| explorations.keep(explored()).unwrap()).collect();
        assert!(ids.iter().all(|id| id.len() == 48 && explorations.get(id).is_some()));
        explorations.get(&ids[0]);
        let fourth = explorations.keep(explored()).unwrap();
        let is_kept = |id: &String| explorations.get(id).is_some();
        assert_eq!(ids.iter().map(is_kept).collect::<Vec<_>>(), [true, false, true]);
        assert!(is_kept(&fourth) && explorations.get("").is_none());
    }

    #[test]
    fn a_search_larger_than_all_memory_is_kept_until_the_next() {
        let explorations = Explorations::within(1);
        let first = explorations.keep(explored()).unwrap();
        assert!(explorations.get(&first).is_some());
        let second = explorations.keep(explored()).unwrap();
        assert!(explorations.get(&first).is_none() && explorations.get(&second).is_some());
    }
}
