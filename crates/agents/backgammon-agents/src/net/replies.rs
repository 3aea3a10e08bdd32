//! The best play of every roll at once, and looking ahead by it.

use parlor_agent::{Budget, Meter};
use parlor_backgammon::{Board, Dice};

use crate::cube::cubeful_value;
use crate::linear::five::Five;
use crate::{Chances, Ending, Holder, PositionClass, Stakes};

use super::cache::{Cache, mixed};
use super::worth::Worths;
use super::{Evaluator, worth::Worth};

/// How many rolls there are.
const ROLLS: usize = 21;

/// For each roll, in the order of [`Dice::all`], the board after the best play, with the mover on roll
/// still, and the mover's chances then.
pub(crate) type Replies = [(Board, Five); ROLLS];

/// The memory that the plays of all rolls are listed in.
#[derive(Clone, Debug, Default)]
pub(super) struct Listed {
    plays: Vec<Board>,
    /// The positions that plays lead to, each once, and the mover's chances there.
    positions: Vec<Board>,
    chances: Vec<Five>,
    /// For each play of each roll, which of the positions it leads to; where the rolls end.
    places: Vec<u32>,
    ends: [usize; ROLLS],
    /// Where each position is listed, by its men; a place of another round is empty.
    slots: Vec<(u32, u32)>,
    round: u32,
    /// The positions that the networks have to be asked about.
    asked: Vec<Board>,
    asked_places: Vec<u32>,
    answers: Vec<Five>,
    cache: Cache,
}

impl Listed {
    const SLOTS: usize = 4096;

    /// Lists the plays of all rolls.
    fn list(&mut self, board: &Board) {
        self.round = self.round.wrapping_add(1);
        if self.slots.is_empty() || self.round == 0 {
            self.round = 1;
            self.slots.clear();
            self.slots.resize(Self::SLOTS, (0, 0));
        }
        self.positions.clear();
        self.places.clear();
        let mut plays = std::mem::take(&mut self.plays);
        for (end, dice) in (0..ROLLS).zip(Dice::all()) {
            board.plays(dice, &mut plays);
            if plays.is_empty() {
                plays.push(*board);
            }
            for after in &plays {
                let place = self.place(after);
                self.places.push(place);
            }
            self.ends[end] = self.places.len();
        }
        self.plays = plays;
    }

    /// Which of the positions it is; a new one is added. One that finds no room in a few tries is listed
    /// once more, which costs time and changes nothing.
    #[inline]
    fn place(&mut self, board: &Board) -> u32 {
        const TRIES: usize = 8;
        let new = self.positions.len() as u32;
        let first = (mixed(board) >> 20) as usize;
        for step in 0..TRIES {
            let slot = &mut self.slots[(first + step) % Self::SLOTS];
            if slot.0 != self.round {
                *slot = (self.round, new);
                break;
            }
            if self.positions[slot.1 as usize] == *board {
                return slot.1;
            }
        }
        self.positions.push(*board);
        new
    }

    /// Fills in what is remembered; the others have to be asked about.
    fn recall(&mut self) {
        self.cache.begin();
        self.chances.clear();
        self.asked.clear();
        self.asked_places.clear();
        for (place, board) in (0..).zip(&self.positions) {
            let known = self.cache.get(board);
            if known.is_none() {
                self.asked.push(*board);
                self.asked_places.push(place);
            }
            self.chances.push(known.unwrap_or(Five([0.0; 5])));
        }
    }

    /// The best play of each roll, of equals the first.
    fn best(&self, worth: &Worth, board: &Board) -> Replies {
        let mut begin = 0;
        std::array::from_fn(|roll| {
            let mut best = ((*board, Five([0.0; 5])), f32::NEG_INFINITY);
            for &place in &self.places[begin..self.ends[roll]] {
                let five = self.chances[place as usize];
                let value = worth.value(&five);
                if value > best.1 {
                    best = ((self.positions[place as usize], five), value);
                }
            }
            begin = self.ends[roll];
            best.0
        })
    }
}

impl Evaluator {
    /// What each roll of the player to move is worth to him in points without a cube, by its best play as the
    /// networks see it at once. What a roll is worth above their mean is its luck.
    pub fn roll_equities(&mut self, board: &Board) -> [f64; ROLLS] {
        let mut meter = Budget::UNLIMITED.meter();
        let replies = self.replies(board, &Worth::MONEY, &mut meter);
        let equity = |(_, five): (Board, Five)| f64::from(five.equity());
        replies.map_or([0.0; ROLLS], |replies| replies.map(equity))
    }

    /// What each roll of the player to move is worth to him with these stakes and the cube at this value in
    /// front of its holder; without one nobody may turn it. In a match that is the chance to win it. Whatever
    /// the networks think, a roll's worth above the mean over all rolls is luck: its mean is 0.
    pub fn roll_worths(
        &mut self,
        board: &Board,
        stakes: &Stakes<'_>,
        (cube, holder): (u32, Option<Holder>),
    ) -> [f64; ROLLS] {
        let worth = Worth::by(|chances| stakes.cubeless(chances, cube));
        let replies = self.replies(board, &worth, &mut Budget::UNLIMITED.meter());
        let efficiency = PositionClass::of(board).efficiency(board);
        let value = |(after, five): (Board, Five)| {
            let chances = Chances::from(five);
            match holder.filter(|_| !after.own().all_off()) {
                Some(holder) => cubeful_value(stakes, (efficiency, false), &chances, cube, holder),
                None => stakes.cubeless(&chances, cube),
            }
        };
        replies.map_or([0.0; ROLLS], |replies| replies.map(value))
    }

    /// The best play of each roll of `board`, as the networks value it at once. Every play counts as a
    /// node; `None` when the budget is spent.
    pub(crate) fn replies(
        &mut self,
        board: &Board,
        worth: &Worth,
        meter: &mut Meter<'_>,
    ) -> Option<Replies> {
        let mut listed = std::mem::take(&mut self.listed);
        listed.list(board);
        let granted = meter.take(listed.places.len() as u64);
        if granted {
            listed.recall();
            self.after(board, &listed.asked, &mut listed.answers);
            for ((&place, board), &five) in
                listed.asked_places.iter().zip(&listed.asked).zip(&listed.answers)
            {
                listed.chances[place as usize] = five;
                listed.cache.put(board, five);
            }
        }
        let best = granted.then(|| listed.best(worth, board));
        self.listed = listed;
        best
    }

    /// The chances of the player on roll by looking so many turns ahead: the mean over the 21 rolls,
    /// each played as the networks like best.
    pub(crate) fn ahead(
        &mut self,
        board: &Board,
        plies: u32,
        worths: Worths,
        meter: &mut Meter<'_>,
    ) -> Option<Five> {
        self.each_ahead(board, plies, worths, meter, &mut |_| ())
    }

    /// The same; `each` hears of every position that the mean is of.
    pub(crate) fn each_ahead(
        &mut self,
        board: &Board,
        plies: u32,
        worths: Worths,
        meter: &mut Meter<'_>,
        each: &mut dyn FnMut(&Leaf<'_>),
    ) -> Option<Five> {
        if plies == 0 || Ending::of(board).is_some() {
            let five = meter.node().then(|| self.on_roll(board))?;
            let (after, his) = (board.flipped(), five.flipped());
            each(&Leaf { weight: 1.0, after: &after, five: &his, by_first: false });
            return Some(five);
        }
        let replies = self.replies(board, &worths.own, meter)?;
        let mut mean = [0.0; 5];
        for (dice, (after, at_once)) in Dice::all().zip(&replies) {
            let share = dice.weight() as f32 / 36.0;
            let five = if plies > 1 && !after.own().all_off() {
                let mut deeper = |leaf: &Leaf<'_>| {
                    let weight = f64::from(share) * leaf.weight;
                    each(&Leaf { weight, by_first: !leaf.by_first, ..*leaf });
                };
                let next = after.flipped();
                self.each_ahead(&next, plies - 1, worths.flipped(), meter, &mut deeper)?.flipped()
            } else {
                let weight = f64::from(share);
                each(&Leaf { weight, after, five: at_once, by_first: true });
                *at_once
            };
            for (sum, chance) in mean.iter_mut().zip(five.0) {
                *sum += share * chance;
            }
        }
        Some(Five(mean))
    }
}

/// A position that a look ahead ends in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaf<'a> {
    /// How likely it is.
    pub(crate) weight: f64,
    /// The board after someone's play, with him on roll still.
    pub(crate) after: &'a Board,
    /// His chances.
    pub(crate) five: &'a Five,
    /// Is he the player who was on roll when the look began?
    pub(crate) by_first: bool,
}
