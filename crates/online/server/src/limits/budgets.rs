//! What one table, one address and all of them together may use up.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::limits::buckets::Buckets;
use crate::limits::network::origin;

/// What tables may use up. A table that has used it up is closed, and those at it are told why. 0 is
/// any number, or any time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Budgets {
    /// How many rooms may be open.
    pub rooms: u32,
    /// How many of them are kept for addresses that have none yet.
    pub rooms_reserved: u32,
    /// How many deals a match may have.
    pub deals_per_match: u32,
    /// How long the log of a table may become between two matches, in bytes.
    pub table_bytes: u64,
    /// How many bytes the rooms of one address may write in an hour: logs and records.
    pub address_bytes: u64,
    /// The same for all rooms together.
    pub total_bytes: u64,
    /// How long a move of agents alone lies at least.
    pub agent_move: Duration,
    /// After how long a table of agents is closed that nobody watches.
    pub agents_idle: Duration,
}

impl Budgets {
    /// Where nothing is limited but by what the machine has.
    pub const NONE: Budgets = Budgets {
        rooms: 0,
        rooms_reserved: 0,
        deals_per_match: 0,
        table_bytes: 0,
        address_bytes: 0,
        total_bytes: 0,
        agent_move: Duration::ZERO,
        agents_idle: Duration::ZERO,
    };

    /// May a match have so many deals?
    pub(crate) fn allows_deals(&self, n_deals: u32) -> bool {
        self.deals_per_match == 0 || n_deals <= self.deals_per_match
    }

    /// How long a log may be that is read again after a restart. Servers before this one wrote longer
    /// ones for rooms in which nobody did wrong.
    pub(crate) fn restored_bytes(&self) -> u64 {
        self.table_bytes.saturating_mul(4)
    }
}

impl Default for Budgets {
    fn default() -> Budgets {
        Budgets {
            rooms: 2_000,
            rooms_reserved: 200,
            deals_per_match: 200,
            table_bytes: 8 << 20,
            address_bytes: 64 << 20,
            total_bytes: 1 << 30,
            agent_move: Duration::from_millis(150),
            agents_idle: Duration::from_secs(600),
        }
    }
}

/// What a table has used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spent {
    /// A match has more deals than one may have.
    Deals,
    /// Its log is too long.
    Log,
    /// The rooms of its address have written too much.
    Address,
    /// All rooms have written too much.
    Total,
    /// Nobody was there, and others need the room.
    Room,
}

impl Spent {
    /// What those at the table are told; a close frame has no place for more than 123 bytes.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Spent::Deals => "room closed: the match has more deals than this server allows",
            Spent::Log => "room closed: its log is longer than this server allows",
            Spent::Address => {
                "room closed: rooms from its address write more than this server allows"
            }
            Spent::Total => "room closed: the server has written all it may for now",
            Spent::Room => {
                "room closed: nobody was connected, and the server has no other room left"
            }
        }
    }
}

/// Counts what all rooms write.
#[derive(Default)]
pub(crate) struct WrittenBytes {
    by_origin: Option<Buckets<IpAddr>>,
    total: Option<Buckets<()>>,
}

/// What one room may still write, out of the budgets of its address and of all.
#[derive(Clone)]
pub(crate) struct Purse {
    /// None where nothing is counted: for rooms of programs on this machine.
    written: Option<Arc<WrittenBytes>>,
    /// None after a restart.
    origin: Option<IpAddr>,
}

impl WrittenBytes {
    pub(crate) fn new(budgets: &Budgets) -> Arc<WrittenBytes> {
        Arc::new(WrittenBytes {
            by_origin: Buckets::hourly(budgets.address_bytes),
            total: Buckets::hourly(budgets.total_bytes),
        })
    }

    /// The purse of a room that was made from this address.
    pub(crate) fn purse(self: &Arc<WrittenBytes>, address: Option<IpAddr>) -> Purse {
        Purse { written: Some(self.clone()), origin: address.map(origin) }
    }
}

impl Purse {
    /// One that is never empty.
    pub(crate) const ENDLESS: Purse = Purse { written: None, origin: None };

    /// Pays for what is not written yet, and is not to be where this fails.
    pub(crate) fn pay(&self, bytes: usize) -> Result<(), Spent> {
        self.draw(bytes, Buckets::take, Buckets::take)
    }

    /// Counts what was written. Was that not too much? Then nothing is left.
    pub(crate) fn spend(&self, bytes: usize) -> Result<(), Spent> {
        self.draw(bytes, Buckets::empty, Buckets::empty)
    }

    fn draw(&self, bytes: usize, of_origin: Draw<IpAddr>, of_all: Draw<()>) -> Result<(), Spent> {
        let (now, drops) = (Instant::now(), bytes as f64);
        let Some(WrittenBytes { by_origin, total }) = self.written.as_deref() else {
            return Ok(());
        };
        if let Some((all, origin)) = by_origin.as_ref().zip(self.origin)
            && !of_origin(all, origin, drops, now)
        {
            return Err(Spent::Address);
        }
        let fits = total.as_ref().is_none_or(|total| of_all(total, (), drops, now));
        if fits { Ok(()) } else { Err(Spent::Total) }
    }
}

/// A way to take drops from buckets.
type Draw<K> = fn(&Buckets<K>, K, f64, Instant) -> bool;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_provider_line_has_one_purse_and_all_have_another() {
        let budgets = Budgets { address_bytes: 1_000, total_bytes: 2_500, ..Budgets::NONE };
        let written = WrittenBytes::new(&budgets);
        let purse = |text: &str| written.purse(Some(text.parse().unwrap()));
        assert_eq!(purse("2001:db8:0:1::7").spend(600), Ok(()));
        assert_eq!(purse("2001:db8:0:ff::8").spend(600), Err(Spent::Address), "the same /56");
        assert_eq!(purse("2001:db8:0:1::7").pay(100), Err(Spent::Address), "nothing is left");
        assert_eq!(purse("2001:db8:0:100::8").spend(900), Ok(()), "another /56");
        assert_eq!(purse("192.0.2.1").spend(900), Ok(()));
        assert_eq!(purse("192.0.2.3").pay(500), Err(Spent::Total), "that is not written");
        assert_eq!(purse("192.0.2.3").pay(1), Ok(()));
        assert_eq!(purse("192.0.2.2").spend(900), Err(Spent::Total));
        assert_eq!(written.purse(None).spend(5_000), Err(Spent::Total));
        assert_eq!(Purse::ENDLESS.spend(5_000), Ok(()));
        assert_eq!(WrittenBytes::new(&Budgets::NONE).purse(None).spend(usize::MAX), Ok(()));
    }

    #[test]
    fn every_reason_fits_into_a_close_frame() {
        for spent in [Spent::Deals, Spent::Log, Spent::Address, Spent::Total, Spent::Room] {
            assert!(spent.reason().len() <= 123);
        }
    }
}
