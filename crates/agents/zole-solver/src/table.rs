//! The transposition table: bounds for states at the start of a trick.

/// Bounds of the value of a state, and the lead that was best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) low: i32,
    pub(crate) high: i32,
    /// The lead that was best, if one was found.
    pub(crate) lead: Option<usize>,
}

/// Remembers bounds. One word per entry:
/// 28 bits cards left and leader, 7 bits each bound, 5 bits lead (31 is none), 17 bits era.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    slots: Vec<u64>,
    shift: u32,
    era: u64,
}

const KEY: u64 = (1 << 28) - 1;
const ERAS: u64 = 1 << 17;
const NO_LEAD: u64 = 31;

impl Table {
    /// An empty table of `1 << bits` entries.
    pub(crate) fn new(bits: u32) -> Table {
        Table { slots: vec![0; 1 << bits], shift: 64 - bits, era: 1 }
    }

    /// Forgets everything, for another deal or another question; mostly without touching memory.
    pub(crate) fn forget(&mut self) {
        self.era += 1;
        if self.era == ERAS {
            self.slots.fill(0);
            self.era = 1;
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// What is known of the state with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Bounds> {
        let entry = self.slots[self.slot(key)];
        if entry & KEY != key || entry >> 47 != self.era {
            return None;
        }
        let lead = entry >> 42 & 31;
        Some(Bounds {
            low: (entry >> 28 & 127) as i32,
            high: (entry >> 35 & 127) as i32,
            lead: (lead != NO_LEAD).then_some(lead as usize),
        })
    }

    /// Remembers bounds, in the place of whatever stood there.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, bounds: Bounds) {
        let slot = self.slot(key);
        let lead = bounds.lead.map_or(NO_LEAD, |lead| lead as u64);
        self.slots[slot] = key
            | (bounds.low as u64) << 28
            | (bounds.high as u64) << 35
            | lead << 42
            | self.era << 47;
    }
}

/// Remembers bounds of states told by 54 bits. Two words per entry: the state and ten bits of era,
/// then 7 bits each bound and 5 bits lead.
#[derive(Clone, Debug)]
pub(crate) struct WideTable {
    slots: Vec<[u64; 2]>,
    shift: u32,
    era: u64,
}

const WIDE_ERAS: u64 = 1 << 10;

impl WideTable {
    /// An empty table of `1 << bits` entries.
    pub(crate) fn new(bits: u32) -> WideTable {
        WideTable { slots: vec![[0; 2]; 1 << bits], shift: 64 - bits, era: 1 }
    }

    /// Forgets everything; mostly without touching memory.
    pub(crate) fn forget(&mut self) {
        self.era += 1;
        if self.era == WIDE_ERAS {
            self.slots.fill([0; 2]);
            self.era = 1;
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// What is known of the state with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Bounds> {
        let [state, known] = self.slots[self.slot(key)];
        if state != key | self.era << 54 {
            return None;
        }
        let lead = known >> 14 & 31;
        Some(Bounds {
            low: (known & 127) as i32,
            high: (known >> 7 & 127) as i32,
            lead: (lead != NO_LEAD).then_some(lead as usize),
        })
    }

    /// Remembers bounds, in the place of whatever stood there.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, bounds: Bounds) {
        let slot = self.slot(key);
        let lead = bounds.lead.map_or(NO_LEAD, |lead| lead as u64);
        let known = bounds.low as u64 | (bounds.high as u64) << 7 | lead << 14;
        self.slots[slot] = [key | self.era << 54, known];
    }
}
