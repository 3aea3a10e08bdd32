//! Where each roll can lead from each home.

use parlor_backgammon::{Board, Dice, Men};

use super::Home;

/// The 21 rolls in the order of [`Dice::all`], with their weights out of 36.
pub(super) fn weights() -> impl Iterator<Item = u32> {
    Dice::all().map(Dice::weight)
}

/// For every home of up to so many men and every roll, the numbers of the homes it can lead to.
pub(super) struct Successors {
    /// Where the list of home `h` and roll `r` begins: entry `21 h + r`.
    begins: Vec<u32>,
    lists: Vec<u32>,
}

impl Successors {
    /// Lists all moves, by the rules' own generator, against an enemy who is out of the way.
    pub(super) fn of(men: u8) -> Successors {
        let homes = Home::count(men);
        let mut begins = Vec::with_capacity(21 * homes + 1);
        let mut lists = Vec::with_capacity(100 * homes);
        let mut after: Vec<Board> = Vec::new();
        for number in 0..homes {
            for dice in Dice::all() {
                begins.push(lists.len() as u32);
                let Some(board) = board(number) else { continue };
                board.plays(dice, &mut after);
                lists.extend(after.iter().filter_map(|board| number_of(board.own())));
            }
        }
        begins.push(lists.len() as u32);
        Successors { begins, lists }
    }

    /// Where roll number `roll` can lead from the home with this number; nowhere when all are off.
    pub(super) fn after(&self, home: usize, roll: usize) -> &[u32] {
        let at = 21 * home + roll;
        &self.lists[self.begins[at] as usize..self.begins[at + 1] as usize]
    }
}

/// A board with this home and all enemies on their own ace point; `None` when all are off.
fn board(number: usize) -> Option<Board> {
    let points = Home::from_number(number).filter(|home| home.men() > 0)?.points();
    let stacks: Vec<(u8, u8)> = (1..).zip(points).collect();
    Board::new(Men::new(&stacks)?, Men::new(&[(1, 1)])?)
}

fn number_of(men: Men) -> Option<u32> {
    Home::of(men).map(|home| home.number() as u32)
}
