//! Everything a seat cannot tell from the truth: counted, listed, drawn.

use parlor_game::Entropy;

use crate::{Aside, ByPlace, CardSet, Place, Stage, Suit, SuitSet, TABLE_SIZE, View};

/// One way in which the hidden cards can lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct World {
    /// The cards that each holds.
    pub hands: ByPlace<CardSet>,
    /// The two cards out of play: buried, or the table. Empty while a lielais holds ten cards.
    pub aside: CardSet,
}

/// All worlds that fit a view: numbers of cards right, shown voids respected. Each counts once, so
/// a buried pair is taken to be any pair; that the lielais chose it is left to the agents.
///
/// ```
/// use parlor_game::{Game, Observed, Seat, Silent};
/// use parlor_zole::{Card, Deal, Layout, RuleSet, Setup, Worlds};
/// let mut deal = Deal::start(&Setup::new(RuleSet::SEED, Seat::C).ok_or("no dealer")?);
/// deal.apply(Layout::from_order(&Card::ALL).ok_or("no pack")?, &mut Silent)?;
/// assert_eq!(Worlds::of(&deal.view(Seat::A)).count(), 1_969_110);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Worlds {
    known: World,
    heaps: [Hidden; 4],
    unknown: [CardSet; 4],
    /// For each class, in how many ways the cards of that class and of the later ones fill given
    /// room in the first three heaps; the fourth takes what is left.
    ways: [Vec<u64>; 4],
}

/// A heap that the viewer cannot see, with room for hidden cards.
#[derive(Clone, Copy, Debug)]
struct Hidden {
    room: usize,
    voids: SuitSet,
}

/// How many cards of one class go to each heap.
type Split = [usize; 4];

impl Worlds {
    /// The worlds that fit `view`.
    pub fn of(view: &View) -> Worlds {
        Worlds::with_voids(view, view.public().voids())
    }

    /// The worlds that fit the numbers of cards alone, as in the source's experiments: a player who
    /// did not follow may still hold the class.
    pub fn ignoring_voids(view: &View) -> Worlds {
        Worlds::with_voids(view, &ByPlace::default())
    }

    fn with_voids(view: &View, voids: &ByPlace<SuitSet>) -> Worlds {
        let public = view.public();
        let mut known = World { hands: ByPlace::default(), aside: CardSet::EMPTY };
        let mut n_aside = TABLE_SIZE;
        match (view.aside(), public.stage()) {
            (Aside::Buried { cards, .. } | Aside::Shown { cards }, _) => {
                known.aside = cards;
                n_aside = 0;
            }
            (_, Stage::Burying { .. } | Stage::ToDeal) => n_aside = 0,
            _ => {}
        }
        if let Some(me) = view.my_place() {
            known.hands[me] = view.hand();
        }
        let heap = |place: Place| {
            let room = public.n_held(place) - known.hands[place].len();
            Hidden { room, voids: voids[place] }
        };
        let [first, second, third] = Place::ALL.map(heap);
        let heaps = [first, second, third, Hidden { room: n_aside, voids: SuitSet::EMPTY }];
        let seen = Place::ALL
            .iter()
            .fold(known.aside | view.hand(), |seen, &place| seen | public.played()[place]);
        let dealt = *public.stage() != Stage::ToDeal;
        let hidden = if dealt { CardSet::PACK - seen } else { CardSet::EMPTY };
        let mut worlds = Worlds {
            known,
            heaps,
            unknown: Suit::ALL.map(|suit| hidden & suit.cards()),
            ways: [const { Vec::new() }; 4],
        };
        worlds.fill_ways();
        worlds
    }

    /// How many there are; never none for a view of a real deal.
    pub fn count(&self) -> u64 {
        self.ways_from(0, self.rooms())
    }

    /// World number `rank`, counted from 0 in a fixed order; `None` past the last.
    pub fn nth(&self, mut rank: u64) -> Option<World> {
        if rank >= self.count() {
            return None;
        }
        let mut rooms = self.rooms();
        let mut given = [CardSet::EMPTY; 4];
        for suit in Suit::ALL {
            let split = self.splits(suit, rooms).find(|&split| {
                let weight = arrangements(split) * self.ways_after(suit, rooms, split);
                if rank < weight {
                    return true;
                }
                rank -= weight;
                false
            })?;
            let later = self.ways_after(suit, rooms, split);
            hand_out(self.unknown[suit.idx()], split, rank / later, &mut given);
            rank %= later;
            for heap in 0..3 {
                rooms[heap] -= split[heap];
            }
        }
        let [first, second, third, aside] = given;
        let given = ByPlace::new([first, second, third]);
        Some(World {
            hands: ByPlace::from_fn(|place| self.known.hands[place] | given[place]),
            aside: self.known.aside | aside,
        })
    }

    /// One of them, each equally likely; `None` when there are none.
    pub fn draw(&self, entropy: &mut impl Entropy) -> Option<World> {
        self.nth(below(self.count(), entropy))
    }

    /// All of them, in the order of [`nth`](Worlds::nth).
    pub fn iter(&self) -> impl Iterator<Item = World> {
        (0..self.count()).filter_map(|rank| self.nth(rank))
    }

    fn rooms(&self) -> [usize; 3] {
        [self.heaps[0].room, self.heaps[1].room, self.heaps[2].room]
    }

    fn slot(&self, rooms: [usize; 3]) -> usize {
        (rooms[0] * (self.heaps[1].room + 1) + rooms[1]) * (self.heaps[2].room + 1) + rooms[2]
    }

    /// Ways to lay the classes from index `suit` on into this room.
    fn ways_from(&self, suit: usize, rooms: [usize; 3]) -> u64 {
        match self.ways.get(suit) {
            Some(ways) => ways[self.slot(rooms)],
            None => u64::from(rooms == [0, 0, 0]),
        }
    }

    fn ways_after(&self, suit: Suit, rooms: [usize; 3], split: Split) -> u64 {
        let left = [rooms[0] - split[0], rooms[1] - split[1], rooms[2] - split[2]];
        self.ways_from(suit.idx() + 1, left)
    }

    fn fill_ways(&mut self) {
        let full = self.rooms();
        for suit in Suit::ALL.into_iter().rev() {
            let mut ways = vec![0; self.slot(full) + 1];
            for first in 0..=full[0] {
                for second in 0..=full[1] {
                    for third in 0..=full[2] {
                        let rooms = [first, second, third];
                        ways[self.slot(rooms)] = self
                            .splits(suit, rooms)
                            .map(|split| arrangements(split) * self.ways_after(suit, rooms, split))
                            .sum();
                    }
                }
            }
            self.ways[suit.idx()] = ways;
        }
    }

    /// The ways to divide the hidden cards of `suit` among the heaps by number.
    fn splits(&self, suit: Suit, rooms: [usize; 3]) -> impl Iterator<Item = Split> + use<'_> {
        let n_cards = self.unknown[suit.idx()].len();
        let most = |heap: usize, room: usize| {
            if self.heaps[heap].voids.contains(suit) { 0 } else { room.min(n_cards) }
        };
        let [first, second, third] = [most(0, rooms[0]), most(1, rooms[1]), most(2, rooms[2])];
        let later: usize = self.unknown[suit.idx() + 1..].iter().map(|cards| cards.len()).sum();
        let aside_room = (n_cards + later).saturating_sub(rooms.iter().sum());
        (0..=first).flat_map(move |a| {
            (0..=second).flat_map(move |b| {
                (0..=third).filter_map(move |c| {
                    let rest = n_cards.checked_sub(a + b + c)?;
                    (rest <= aside_room).then_some([a, b, c, rest])
                })
            })
        })
    }
}

const MAX_CARDS: usize = 15;

/// Binomial coefficients up to the fourteen trumps.
const CHOOSE: [[u64; MAX_CARDS]; MAX_CARDS] = {
    let mut table = [[0; MAX_CARDS]; MAX_CARDS];
    let mut n = 0;
    while n < MAX_CARDS {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + if k < n { table[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    table
};

/// In how many ways different cards can be split into heaps of these sizes.
fn arrangements(split: Split) -> u64 {
    let [a, b, c, d] = split;
    CHOOSE[a + b + c + d][a] * CHOOSE[b + c + d][b] * CHOOSE[c + d][c]
}

/// Gives arrangement number `rank` of `cards` to the heaps.
fn hand_out(mut cards: CardSet, split: Split, mut rank: u64, heaps: &mut [CardSet; 4]) {
    for (heap, &n) in heaps.iter_mut().zip(&split) {
        let ways = CHOOSE[cards.len()][n];
        let chosen = subset(cards, n, rank % ways);
        rank /= ways;
        *heap = *heap | chosen;
        cards = cards - chosen;
    }
}

/// Subset number `rank` of those with `n` of `cards`.
fn subset(cards: CardSet, mut n: usize, mut rank: u64) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    let mut left = cards.len();
    for card in cards {
        left -= 1;
        let without = CHOOSE[left][n];
        if rank >= without {
            rank -= without;
            chosen = chosen.with(card);
            n -= 1;
        }
    }
    chosen
}

/// A number below `n`, each equally likely, also past 32 bits.
fn below(n: u64, entropy: &mut impl Entropy) -> u64 {
    if let Ok(small) = u32::try_from(n) {
        return u64::from(entropy.below(small));
    }
    let high = (n >> 32) as u32;
    loop {
        let drawn = u64::from(entropy.below(high.saturating_add(1))) << 32
            | u64::from(entropy.below(1 << 16)) << 16
            | u64::from(entropy.below(1 << 16));
        if drawn < n {
            return drawn;
        }
    }
}
