//! The transposition table: bounds for states at the start of a trick.

/// Bounds of the value of a state, and the lead that was best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) low: i32,
    pub(crate) high: i32,
    /// The lead that was best, if one was found.
    pub(crate) lead: Option<usize>,
}

const NO_LEAD: u64 = 31;

impl Bounds {
    /// 7 bits each bound, 5 bits lead (31 is none).
    const BITS: u32 = 19;

    #[inline]
    fn packed(self) -> u64 {
        let lead = self.lead.map_or(NO_LEAD, |lead| lead as u64);
        self.low as u64 | (self.high as u64) << 7 | lead << 14
    }

    #[inline]
    fn unpacked(bits: u64) -> Bounds {
        let lead = bits >> 14 & 31;
        Bounds {
            low: (bits & 127) as i32,
            high: (bits >> 7 & 127) as i32,
            lead: (lead != NO_LEAD).then_some(lead as usize),
        }
    }
}

/// How an entry is laid out: the state, its bounds, and the era in which it was written.
pub(crate) trait Entry: Copy {
    /// An entry of no era.
    const EMPTY: Self;
    /// How many eras there is room for.
    const ERAS: u64;

    fn new(state: u64, bounds: u64, era: u64) -> Self;

    /// The bounds, if the entry is about this state and of this era.
    fn bounds(self, state: u64, era: u64) -> Option<u64>;
}

/// The part of an entry of one word that tells its state.
const STATE: u64 = (1 << 28) - 1;

/// One word: 28 bits cards left and leader, the bounds, 17 bits era.
impl Entry for u64 {
    const EMPTY: u64 = 0;
    const ERAS: u64 = 1 << 17;

    #[inline]
    fn new(state: u64, bounds: u64, era: u64) -> u64 {
        state | bounds << 28 | era << 47
    }

    #[inline]
    fn bounds(self, state: u64, era: u64) -> Option<u64> {
        let fits = self & STATE == state && self >> 47 == era;
        fits.then_some(self >> 28 & ((1 << Bounds::BITS) - 1))
    }
}

/// Two words, for states told by 54 bits: the state and ten bits of era, then the bounds.
impl Entry for [u64; 2] {
    const EMPTY: [u64; 2] = [0; 2];
    const ERAS: u64 = 1 << 10;

    #[inline]
    fn new(state: u64, bounds: u64, era: u64) -> [u64; 2] {
        [state | era << 54, bounds]
    }

    #[inline]
    fn bounds(self, state: u64, era: u64) -> Option<u64> {
        (self[0] == state | era << 54).then_some(self[1])
    }
}

/// Remembers bounds by state.
#[derive(Clone, Debug)]
pub(crate) struct BoundsTable<E> {
    slots: Vec<E>,
    shift: u32,
    era: u64,
}

impl<E: Entry> BoundsTable<E> {
    /// An empty table of `1 << bits` entries.
    pub(crate) fn new(bits: u32) -> BoundsTable<E> {
        BoundsTable { slots: vec![E::EMPTY; 1 << bits], shift: 64 - bits, era: 1 }
    }

    /// Forgets everything, for another deal or another question; mostly without touching memory.
    pub(crate) fn forget(&mut self) {
        self.era += 1;
        if self.era == E::ERAS {
            self.slots.fill(E::EMPTY);
            self.era = 1;
        }
    }

    #[inline]
    fn slot(&self, state: u64) -> usize {
        (state.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// What is known of a state.
    #[inline]
    pub(crate) fn get(&self, state: u64) -> Option<Bounds> {
        self.slots[self.slot(state)].bounds(state, self.era).map(Bounds::unpacked)
    }

    /// Remembers bounds, in the place of whatever stood there.
    #[inline]
    pub(crate) fn put(&mut self, state: u64, bounds: Bounds) {
        let slot = self.slot(state);
        self.slots[slot] = E::new(state, bounds.packed(), self.era);
    }
}

/// How many states of one shape, or of shapes that fall together, stand beside each other: half as
/// many as a line of the cache holds.
const BESIDE: usize = 4;

impl BoundsTable<u64> {
    /// The first of the slots for states of this shape.
    #[inline]
    fn first_of(&self, shape: u64) -> usize {
        self.slot(shape) & !(BESIDE - 1)
    }

    /// The states remembered where those of this shape are, with their bounds; some may be of other
    /// shapes.
    #[inline]
    pub(crate) fn beside(&self, shape: u64) -> impl Iterator<Item = (u64, Bounds)> {
        let first = self.first_of(shape);
        let era = self.era;
        self.slots[first..first + BESIDE].iter().filter_map(move |entry| {
            let state = entry & STATE;
            entry.bounds(state, era).map(|bounds| (state, Bounds::unpacked(bounds)))
        })
    }

    /// Remembers bounds of a state where those of this shape are: in its own slot, in a free one, or
    /// in the place of another.
    #[inline]
    pub(crate) fn put_beside(&mut self, shape: u64, state: u64, bounds: Bounds) {
        let first = self.first_of(shape);
        let era = self.era;
        let slots = &self.slots[first..first + BESIDE];
        let open = |entry: &u64| entry & STATE == state || entry >> 47 != era;
        let at = slots.iter().position(open).unwrap_or(self.slot(state) % BESIDE);
        self.slots[first + at] = u64::new(state, bounds.packed(), era);
    }
}
