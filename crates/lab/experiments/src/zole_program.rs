//! The Zole thesis' program as its appendices 3 to 5 print it: its table, its lots and its two searches,
//! with every card that they place counted.
//!
//! The first player is always the lielais, two cards count as buried unseen, and a search goes by
//! totals: it stops as soon as two of the six are equal, hence sooner than one that goes by eyes.

use parlor_game::Entropy;
use parlor_zole::{Card, CardSet, Layout, Place};
use parlor_zole_solver::Following;

type Mask = u32;

/// The program, read in one way.
pub(crate) struct Program {
    follow: [Mask; 26],
    beaten_by: [Mask; 26],
    eyes: [i32; 26],
    uneven_lots: bool,
}

/// How a world is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Every card tried.
    Minimax,
    /// Alpha-beta, weakest card first, over totals as printed.
    AlphaBeta,
    /// The same over eyes, which are turned into totals at the end.
    AlphaBetaByEyes,
}

impl Way {
    pub(crate) const ALL: [Way; 3] = [Way::Minimax, Way::AlphaBeta, Way::AlphaBetaByEyes];
}

/// Three hands and the buried cards, at some card of the deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    at: At,
    buried: Mask,
    played: Mask,
}

/// What a search goes through.
#[derive(Clone, Copy, Debug)]
struct At {
    hands: [Mask; 3],
    turn: usize,
    table: [usize; 2],
    n_laid: usize,
    /// Eyes of the first player's tricks, and in a search the buried ones too.
    eyes: i32,
}

/// What a card was chosen by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Decision {
    pub(crate) card: usize,
    pub(crate) mean: f64,
    /// Cards placed in the worlds that were searched.
    pub(crate) nodes: u64,
    /// How many times as many worlds there are.
    pub(crate) weight: f64,
}

/// The soloist's total by eyes, with 90 among the high wins.
const fn total(eyes: i32) -> i32 {
    match eyes {
        0 => -8,
        1..=30 => -6,
        31..=60 => -4,
        61..=89 => 2,
        90..=119 => 4,
        _ => 6,
    }
}

impl Program {
    /// With uneven lots the random cards are the source's: never the highest of several.
    pub(crate) fn new(following: Following, uneven_lots: bool) -> Program {
        let each = |of: &dyn Fn(Card) -> Mask| Card::ALL.map(of);
        Program {
            follow: each(&|led| following.playable(CardSet::PACK, led.suit()).bits()),
            beaten_by: each(&|card| card.beaten_by().bits()),
            eyes: Card::ALL.map(|card| i32::from(card.eyes().0)),
            uneven_lots,
        }
    }

    /// The cards of whoever is to play that may be played.
    #[cfg(test)]
    fn playable(&self, table: &Table) -> Mask {
        self.moves(&table.at)
    }

    /// A card by lot.
    pub(crate) fn lot(&self, table: &Table, chance: &mut impl Entropy) -> usize {
        let mut cards = self.moves(&table.at);
        let n = cards.count_ones();
        let mut at = 0;
        if !self.uneven_lots || n < 2 {
            at = chance.below(n);
        } else {
            // The source draws its bound anew at every step, one too low.
            while chance.below(n - 1) > at {
                at += 1;
            }
        }
        for _ in 0..at {
            cards &= cards - 1;
        }
        cards.trailing_zeros() as usize
    }

    /// The table after a card.
    pub(crate) fn play(&self, table: &Table, card: usize) -> Table {
        let played = table.played | 1 << card;
        Table { at: self.after(&table.at, card), played, ..*table }
    }

    /// The card with the best mean total over all worlds, the lowest of equals. Where there are more
    /// than `worlds_max`, every second, third and so on stands for its neighbours.
    pub(crate) fn decide(&self, table: &Table, way: Way, worlds_max: usize) -> Decision {
        let mut worlds = table.worlds();
        let n_worlds = worlds.len();
        let step = n_worlds.div_ceil(worlds_max).max(1);
        if step > 1 {
            worlds = worlds.into_iter().step_by(step).collect();
        }
        let is_soloist = table.at.turn == 0;
        let mut search = Search { program: self, way, nodes: 0 };
        let mut best: Option<(usize, f64)> = None;
        let mut cards = self.moves(&table.at);
        while cards != 0 {
            let card = cards.trailing_zeros() as usize;
            cards &= cards - 1;
            let sum: i64 = worlds.iter().map(|at| search.total(&self.after(at, card))).sum();
            let mean = sum as f64 / worlds.len() as f64;
            let better =
                best.is_none_or(|(_, old)| if is_soloist { mean > old } else { mean < old });
            if better {
                best = Some((card, mean));
            }
        }
        let (card, mean) = best.unwrap_or((0, 0.0));
        let weight = n_worlds as f64 / worlds.len() as f64;
        Decision { card, mean, nodes: search.nodes, weight }
    }

    #[inline]
    fn moves(&self, at: &At) -> Mask {
        let hand = at.hands[at.turn];
        if at.n_laid == 0 {
            return hand;
        }
        let following = hand & self.follow[at.table[0]];
        if following == 0 { hand } else { following }
    }

    #[inline]
    fn after(&self, at: &At, card: usize) -> At {
        let mut after = *at;
        after.hands[at.turn] &= !(1 << card);
        if at.n_laid < 2 {
            after.table[at.n_laid] = card;
            after.n_laid += 1;
            after.turn = (at.turn + 1) % 3;
            return after;
        }
        let [led, reply] = at.table;
        let (mut best, mut winner) = (led, (at.turn + 1) % 3);
        if self.beaten_by[best] >> reply & 1 == 1 {
            (best, winner) = (reply, (at.turn + 2) % 3);
        }
        if self.beaten_by[best] >> card & 1 == 1 {
            winner = at.turn;
        }
        after.n_laid = 0;
        after.turn = winner;
        if winner == 0 {
            after.eyes += self.eyes[led] + self.eyes[reply] + self.eyes[card];
        }
        after
    }
}

impl Table {
    /// The cards as they are dealt; those of the table count as buried.
    pub(crate) fn dealt(layout: &Layout) -> Table {
        let hands = Place::ALL.map(|place| layout.hands()[place].bits());
        let at = At { hands, turn: 0, table: [0; 2], n_laid: 0, eyes: 0 };
        Table { at, buried: layout.table().bits(), played: 0 }
    }

    /// All worlds that fit the numbers of cards; shown voids are ignored.
    fn worlds(&self) -> Vec<At> {
        let me = self.at.turn;
        let [next, last] = [(me + 1) % 3, (me + 2) % 3];
        let own = self.at.hands[me];
        let hidden = CardSet::PACK.bits() & !self.played & !own;
        let n_next = self.at.hands[next].count_ones();
        let buried = if me == 0 { vec![self.buried] } else { subsets(hidden, 2) };
        let mut worlds = Vec::new();
        for aside in buried {
            let left = hidden & !aside;
            let eyes = self.at.eyes + i32::from(CardSet::from_bits_truncated(aside).eyes().0);
            for hand in subsets(left, n_next) {
                let mut at = At { eyes, ..self.at };
                (at.hands[next], at.hands[last]) = (hand, left & !hand);
                worlds.push(at);
            }
        }
        worlds
    }
}

/// All subsets of so many cards.
fn subsets(cards: Mask, n: u32) -> Vec<Mask> {
    if n == 0 {
        return vec![0];
    }
    let mut all = Vec::new();
    let mut rest = cards;
    while rest != 0 {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        all.extend(subsets(rest, n - 1).into_iter().map(|others| others | lowest));
    }
    all
}

struct Search<'a> {
    program: &'a Program,
    way: Way,
    nodes: u64,
}

/// Beyond every total and all eyes.
const BEYOND: i32 = 10_000;

impl Search<'_> {
    /// The soloist's total after a card.
    fn total(&mut self, at: &At) -> i64 {
        let value = match self.way {
            Way::Minimax => self.value::<false, false>(at, -BEYOND, BEYOND),
            Way::AlphaBeta => self.value::<true, false>(at, -BEYOND, BEYOND),
            Way::AlphaBetaByEyes => total(self.value::<true, true>(at, -BEYOND, BEYOND)),
        };
        i64::from(value)
    }

    fn value<const PRUNES: bool, const BY_EYES: bool>(
        &mut self,
        at: &At,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        self.nodes += 1;
        let mut cards = self.program.moves(at);
        if cards == 0 {
            return if BY_EYES { at.eyes } else { total(at.eyes) };
        }
        let is_soloist = at.turn == 0;
        let mut best = if is_soloist { -BEYOND } else { BEYOND };
        while cards != 0 {
            let card = cards.trailing_zeros() as usize;
            cards &= cards - 1;
            let after = self.program.after(at, card);
            let value = self.value::<PRUNES, BY_EYES>(&after, alpha, beta);
            if is_soloist {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if PRUNES && beta <= alpha {
                break;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_agent::Stream;
    use parlor_zole::ByPlace;

    fn cards(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    fn idx(card: &str) -> usize {
        card.parse::<Card>().unwrap().idx()
    }

    /// Figure 4.1: after twelve cards the second player judges four cards by 3,150 worlds each, and
    /// every way to search must come to the printed means; then Q♥ is played and the figure goes on.
    #[test]
    fn figure_4_1_comes_out_by_every_search() {
        let hands =
            ["9S TS AS KC TC AD JH QS", "9H TH KS 8D JD JC QH QC", "KH AH 9C AC 7D 9D KD QD"];
        let layout = Layout::new(ByPlace::new(hands.map(cards)), cards("TD JS")).unwrap();
        let program = Program::new(Following::SourceDefect, true);
        let mut table = Table::dealt(&layout);
        for card in "TS KS AC KC 8D 9C JD KD AD TH KH AS".split(' ') {
            assert!(program.playable(&table) >> idx(card) & 1 == 1, "{card}");
            table = program.play(&table, idx(card));
        }
        assert_eq!((table.at.turn, table.worlds().len()), (1, 3_150));
        let chosen = Way::ALL.map(|way| program.decide(&table, way, usize::MAX));
        for decision in chosen {
            assert_eq!(decision.card, idx("QH"));
            assert!((decision.mean - -4.637_460_317_460_32).abs() < 1e-12);
        }
        let [minimax, by_totals, by_eyes] = chosen.map(|decision| decision.nodes);
        assert!(by_totals < by_eyes && by_eyes < minimax, "{by_totals} {by_eyes} {minimax}");
        // Every fifth world places about a fifth of the cards.
        let part = program.decide(&table, Way::AlphaBeta, 630);
        assert_eq!(part.weight, 5.0);
        let whole = part.nodes as f64 * part.weight / by_totals as f64;
        assert!((0.8..1.25).contains(&whole), "{whole}");
        // To the end as printed; in trick 6 the first player keeps Q♠ back on a trump lead.
        for card in "QH 7D JH JC QD 9S AH TC 9H 9D QS QC".split(' ') {
            assert!(program.playable(&table) >> idx(card) & 1 == 1, "{card}");
            table = program.play(&table, idx(card));
        }
        // Printed: 37 with the 12 of the buried cards.
        assert_eq!(table.at.eyes, 25);
        let rules = Program::new(Following::Rules, true);
        let kept = [cards("9S TC QS").bits(), 0, 0];
        let at = At { hands: kept, turn: 0, table: [idx("JC"), idx("QD")], n_laid: 2, eyes: 0 };
        assert_eq!(rules.moves(&at), cards("QS").bits());
        assert_eq!(program.moves(&at), kept[0]);
    }

    /// Three of one hand each: all 3! · 2 · 1 … orders are placed once by minimax.
    #[test]
    fn minimax_places_every_card_of_every_order() {
        // Two tricks left, all trumps: 2 cards, then 2, then 2, then one each: 2·2·2 orders.
        let program = Program::new(Following::Rules, false);
        let hands = ["7D QC", "8D QS", "9D QH"].map(|hand| cards(hand).bits());
        let at = At { hands, turn: 0, table: [0; 2], n_laid: 0, eyes: 0 };
        let mut search = Search { program: &program, way: Way::Minimax, nodes: 0 };
        search.total(&at);
        // The root, 2, 4 and 8 cards of the first trick, then three forced cards in each of 8.
        assert_eq!(search.nodes, 1 + 2 + 4 + 8 + 3 * 8);
    }

    #[test]
    fn uneven_lots_never_fall_on_the_highest_card() {
        let mut stream = Stream::new(1);
        let layout = Layout::drawn(&mut stream);
        let table = Table::dealt(&layout);
        let highest = |program: &Program, stream: &mut Stream| {
            let top = 31 - program.playable(&table).leading_zeros() as usize;
            (0..400).filter(|_| program.lot(&table, stream) == top).count()
        };
        assert_eq!(highest(&Program::new(Following::Rules, true), &mut stream), 0);
        assert!(highest(&Program::new(Following::Rules, false), &mut stream) > 20);
    }
}
