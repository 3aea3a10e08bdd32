//! Asking the networks about all plays of a roll at once.

use std::sync::Arc;

use parlor_agent::Budget;
use parlor_backgammon::{Board, Dice};
use parlor_nets::{Accumulator, Active, Answers, Changes};

use crate::linear::five::Five;
use crate::linear::possible;
use crate::{Ending, MoveFilter};

use super::class::win;
use super::contact::Contact;
use super::replies::Listed;
use super::worth::Worths;
use super::{NetClass, Networks, race};

/// The networks with the memory they think in.
#[derive(Clone, Debug)]
pub struct Evaluator {
    networks: Arc<Networks>,
    base: Base,
    /// For each class, the positions asked about: their changes, and their places in the list.
    asked: [(Changes, Vec<u32>); 3],
    answers: Answers<5>,
    plays: Vec<Board>,
    found: Vec<Five>,
    pub(super) listed: Listed,
    /// How many positions the networks were asked about.
    pub evaluations: u64,
}

/// The position before the play, from which the others differ little.
#[derive(Clone, Debug, Default)]
struct Base {
    board: Option<Board>,
    encoded: Option<Contact>,
    inputs: Vec<Active>,
    /// Contact, crashed; for races nothing but the biases.
    sums: [Accumulator; 3],
    is_summed: [bool; 3],
}

impl Evaluator {
    /// Asks these networks.
    pub fn new(networks: Arc<Networks>) -> Evaluator {
        Evaluator {
            networks,
            base: Base::default(),
            asked: Default::default(),
            answers: Answers::default(),
            plays: Vec::new(),
            found: Vec::new(),
            listed: Listed::default(),
            evaluations: 0,
        }
    }

    /// The chances of the player on roll, who has not rolled yet; the game is not over.
    pub(crate) fn on_roll(&mut self, board: &Board) -> Five {
        let mut found = std::mem::take(&mut self.found);
        let (flipped, base) = (board.flipped(), self.base.near(board));
        self.after(&base.unwrap_or(flipped), &[flipped], &mut found);
        let five = found[0].flipped();
        self.found = found;
        five
    }

    /// Replaces `found` by the mover's chances after each of `results`, which he can reach from
    /// `before`; in all of them he is still on roll.
    pub(crate) fn after(&mut self, before: &Board, results: &[Board], found: &mut Vec<Five>) {
        self.base.begin(before);
        for (changes, places) in &mut self.asked {
            changes.clear();
            places.clear();
        }
        found.clear();
        for (place, after) in (0..).zip(results) {
            found.push(Five([0.0; 5]));
            if after.own().all_off() {
                found[place as usize] = Five::won(win(after));
                continue;
            }
            let after = after.flipped();
            let class = NetClass::of(&after);
            let (changes, places) = &mut self.asked[class as usize];
            if class == NetClass::Race {
                if let Some(ending) = Ending::of(&after) {
                    found[place as usize] = Five::of(&ending.chances).flipped();
                    continue;
                }
                changes.push(|out| race::inputs(&after, out));
            } else {
                let (encoded, base) = (Contact::of(&after), self.base.encoded());
                changes.push(|out| base.changes(&encoded, out));
            }
            places.push(place);
        }
        for class in NetClass::ALL {
            self.ask(class, results, found);
        }
    }

    /// Asks the network of a class about its positions.
    fn ask(&mut self, class: NetClass, results: &[Board], found: &mut [Five]) {
        let (changes, places) = &self.asked[class as usize];
        if places.is_empty() {
            return;
        }
        let network = self.networks.of(class);
        self.base.sum_up(class, |inputs, sums| network.accumulate(inputs, sums));
        network.ask(&self.base.sums[class as usize], changes, &mut self.answers);
        self.evaluations += places.len() as u64;
        for (&place, &answer) in places.iter().zip(&self.answers.chances) {
            let mut five = answer;
            let after = results[place as usize].flipped();
            for (chance, possible) in five.iter_mut().zip(possible(&after)) {
                *chance = if possible { *chance } else { 0.0 };
            }
            found[place as usize] = Five(five).nested().flipped();
        }
    }

    /// The best play of a roll and the mover's chances after it; without one, the board as it is.
    pub(crate) fn best(&mut self, board: &Board, dice: Dice) -> (Board, Five) {
        let mut plays = std::mem::take(&mut self.plays);
        board.plays(dice, &mut plays);
        if plays.is_empty() {
            plays.push(*board);
        }
        let mut found = std::mem::take(&mut self.found);
        self.after(board, &plays, &mut found);
        let best = first_best(&found);
        let answer = (plays[best], found[best]);
        (self.plays, self.found) = (plays, found);
        answer
    }

    /// The board after the best play of a roll, with the mover on roll still.
    pub fn best_play(&mut self, board: &Board, dice: Dice) -> Board {
        self.best(board, dice).0
    }

    /// The board after the play that looking so many turns ahead likes best; at each turn only those
    /// plays are looked at further that are near the best.
    pub fn choose(&mut self, board: &Board, dice: Dice, plies: u32) -> Board {
        let (mut plays, mut found): (Vec<Board>, Vec<Five>) = Default::default();
        board.plays(dice, &mut plays);
        if plays.len() < 2 {
            return plays.first().copied().unwrap_or(*board);
        }
        self.after(board, &plays, &mut found);
        let mut left: Vec<(Board, f32)> =
            plays.into_iter().zip(found.iter().map(|five| five.equity())).collect();
        for ply in 0..=plies {
            left.sort_by(|a, b| b.1.total_cmp(&a.1));
            if ply == plies || left.len() < 2 {
                break;
            }
            let MoveFilter { most, within } = FILTERS[(ply as usize).min(FILTERS.len() - 1)];
            let least = left[0].1 - within as f32;
            left.truncate(most);
            left.retain(|&(_, equity)| equity >= least);
            for (after, equity) in &mut left {
                if !after.own().all_off() {
                    *equity = -self.look(&after.flipped(), ply + 1).equity();
                }
            }
        }
        left[0].0
    }

    /// The chances of the player on roll by looking so many turns ahead, for points without a cube.
    pub(crate) fn look(&mut self, board: &Board, plies: u32) -> Five {
        let mut meter = Budget::UNLIMITED.meter();
        let found = self.ahead(board, plies, Worths::MONEY, &mut meter);
        found.unwrap_or_else(|| self.on_roll(board))
    }
}

/// Which plays are looked at one, two, three and four turns further: what the networks see worse than
/// this is seldom better.
pub(crate) const FILTERS: [MoveFilter; 4] = [
    MoveFilter { most: 8, within: 0.16 },
    MoveFilter { most: 4, within: 0.08 },
    MoveFilter { most: 3, within: 0.04 },
    MoveFilter { most: 2, within: 0.02 },
];

/// Where the largest equity is, of equals the first.
pub(super) fn first_best(found: &[Five]) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (place, five) in found.iter().enumerate() {
        let equity = five.equity();
        if equity > best.1 {
            best = (place, equity);
        }
    }
    best.0
}

impl Base {
    /// Positions will be those after plays from `board`.
    #[inline]
    fn begin(&mut self, board: &Board) {
        if self.board != Some(*board) {
            self.board = Some(*board);
            self.encoded = None;
            self.is_summed = [false, false, self.is_summed[2]];
        }
    }

    /// The position to go on from for another: the one before, unless they differ much. It makes no
    /// difference to the chances, since the sums are exact.
    fn near(&mut self, board: &Board) -> Option<Board> {
        /// About as many inputs as a position has are summed up afresh just as fast.
        const MOST: usize = 40;
        let encoded = self.encoded.as_ref()?;
        self.inputs.clear();
        encoded.changes(&Contact::of(board), &mut self.inputs);
        self.board.filter(|_| self.inputs.len() <= MOST)
    }

    #[inline]
    fn encoded(&mut self) -> &Contact {
        let board = self.board.as_ref();
        self.encoded.get_or_insert_with(|| {
            board.map_or(Contact::EMPTY, |board| Contact::of(&board.flipped()))
        })
    }

    fn sum_up(&mut self, class: NetClass, sum: impl FnOnce(&[Active], &mut Accumulator)) {
        if self.is_summed[class as usize] {
            return;
        }
        self.is_summed[class as usize] = true;
        self.inputs.clear();
        if class != NetClass::Race
            && let Some(encoded) = &self.encoded
        {
            encoded.inputs(&mut self.inputs);
        }
        sum(&self.inputs, &mut self.sums[class as usize]);
    }
}
