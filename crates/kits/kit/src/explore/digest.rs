//! Two searches compared by a number each.

use std::hash::{Hash, Hasher};

use parlor_agent::{Choice, Estimate, SearchEvent, Window};
use parlor_game::{Observed, Seat, Stochastic};

use super::Exploration;

impl<G: Observed + Stochastic> Exploration<G> {
    /// The digest: of who was asked and about what, of the tree's shape, of every event with its numbers,
    /// and of what the choices at the root are called.
    pub(super) fn digested(&self) -> u64 {
        let mut sum = Fnv::default();
        (self.game, &self.position, &self.agent, self.seat.idx()).hash(&mut sum);
        (self.log.counted, self.log.worlds.len(), self.log.nodes().len()).hash(&mut sum);
        for (parent, edge) in self.log.nodes() {
            parent.hash(&mut sum);
            edge.probability().map(f64::to_bits).hash(&mut sum);
        }
        for event in self.log.events() {
            enter(event, &mut sum);
        }
        for choice in self.visited(0).map_or(&[][..], |root| &root.children) {
            self.log.label(*choice).to_string().hash(&mut sum);
        }
        sum.finish()
    }
}

/// Takes an event up; what an edge leads along is told by the names at the root and by the values.
fn enter<G: Observed>(event: &SearchEvent<G>, sum: &mut Fnv) {
    std::mem::discriminant(event).hash(sum);
    let window = |window: &Option<Window>, sum: &mut Fnv| {
        window.map(|it| (it.alpha.to_bits(), it.beta.to_bits())).hash(sum);
    };
    match event {
        SearchEvent::Enter(_) | SearchEvent::Best => {}
        SearchEvent::Reenter(node) => node.hash(sum),
        SearchEvent::At { kind, mover, window: reached } => {
            (std::mem::discriminant(kind), mover.map(Seat::idx)).hash(sum);
            window(reached, sum);
        }
        SearchEvent::Share(share) => share.to_bits().hash(sum),
        SearchEvent::Reach { own, others } => (own.to_bits(), others.to_bits()).hash(sum),
        SearchEvent::Learnt(Choice { share, value, regret, sum: shares }) => {
            [*share, *value, *regret, *shares].map(f64::to_bits).hash(sum);
        }
        SearchEvent::Worth { value, range } => {
            value.to_bits().hash(sum);
            window(range, sum);
        }
        SearchEvent::Cut(cut) => {
            let reason = std::mem::discriminant(&cut.reason);
            (reason, cut.n_skipped, cut.value.to_bits(), cut.limit.to_bits()).hash(sum);
        }
        SearchEvent::Leave(Estimate { value, bound, .. }) => {
            (value.to_bits(), std::mem::discriminant(bound)).hash(sum);
        }
    }
}

/// FNV-1a, 64 bits: the library's own hasher may become another one with any version of it.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
