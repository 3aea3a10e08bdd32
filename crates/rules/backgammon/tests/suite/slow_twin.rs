//! The generator against a plain one that follows the wording of the rules.
//!
//! The plain generator knows arrays and recursion only: it makes every sequence of single steps in
//! both orders of the dice, keeps those that use most dice (and the larger die where only one can
//! be used), and collects the resulting positions in a set.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::HashSet;

use parlor_backgammon::{Board, Dice, Men, Place, Play};
use proptest::prelude::*;

/// Both sides' men by place number, each in its owner's numbering.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Plain {
    own: [u8; 26],
    other: [u8; 26],
}

impl Plain {
    fn of(board: &Board) -> Plain {
        let count = |men: Men| std::array::from_fn(|n| men.on(Place::new(n as u8).unwrap()));
        Plain { own: count(board.own()), other: count(board.other()) }
    }

    fn step(&self, from: usize, die: usize) -> Option<Plain> {
        if self.own[from] == 0 || (self.own[25] > 0 && from != 25) {
            return None;
        }
        let mut next = self.clone();
        next.own[from] -= 1;
        if from > die {
            let to = from - die;
            match self.other[25 - to] {
                0 => {}
                1 => {
                    next.other[25 - to] = 0;
                    next.other[25] += 1;
                }
                _ => return None,
            }
            next.own[to] += 1;
        } else {
            let all_home = self.own[7..].iter().all(|&n| n == 0);
            let highest = (1..26).rev().find(|&n| self.own[n] > 0)?;
            if !all_home || (from < die && from != highest) {
                return None;
            }
            next.own[0] += 1;
        }
        Some(next)
    }

    /// Every way to go on with `dice`, as (dice used, result).
    fn sequences(&self, dice: &[usize], used: &mut Vec<usize>, all: &mut Vec<(Vec<usize>, Plain)>) {
        all.push((used.clone(), self.clone()));
        if let Some((&die, rest)) = dice.split_first() {
            for from in 1..26 {
                if let Some(next) = self.step(from, die) {
                    used.push(die);
                    next.sequences(rest, used, all);
                    used.pop();
                }
            }
        }
    }

    fn results(&self, dice: Dice) -> HashSet<Plain> {
        let (large, small) = (dice.large().pips() as usize, dice.small().pips() as usize);
        let mut all = Vec::new();
        if dice.is_double() {
            self.sequences(&[large; 4], &mut Vec::new(), &mut all);
        } else {
            self.sequences(&[large, small], &mut Vec::new(), &mut all);
            self.sequences(&[small, large], &mut Vec::new(), &mut all);
        }
        let most = all.iter().map(|(used, _)| used.len()).max().unwrap_or(0);
        let larger = all.iter().any(|(used, _)| used == &[large]);
        all.into_iter()
            .filter(|(used, _)| !used.is_empty() && used.len() == most)
            .filter(|(used, _)| most != 1 || dice.is_double() || !larger || used == &[large])
            .map(|(_, result)| result)
            .collect()
    }
}

fn check(board: &Board, dice: Dice) {
    let mut listed: Vec<(Play, Board)> = Vec::new();
    board.plays(dice, &mut listed);
    for (play, after) in &listed {
        assert_eq!(board.after(*play), *after, "{play} of {dice} on {board:?}");
    }
    let results: HashSet<Plain> = listed.iter().map(|(_, after)| Plain::of(after)).collect();
    assert_eq!(results.len(), listed.len(), "a result twice: {dice} on {board:?}");
    assert_eq!(results, Plain::of(board).results(dice), "{dice} on {board:?}");
}

/// Men on random places, most of them below `highest`.
fn men(highest: u8) -> impl Strategy<Value = Men> {
    let place = prop_oneof![8 => 0..=highest, 1 => 0..=25u8];
    prop::collection::vec(place, 15).prop_map(|places| {
        let stacks: Vec<(u8, u8)> = places.into_iter().map(|place| (place, 1)).collect();
        Men::new(&stacks).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn lists_what_the_rules_say(
        board in (0..=25u8, 0..=25u8)
            .prop_flat_map(|(own, other)| (men(own), men(other)))
            .prop_filter_map("two enemies on a point", |(own, other)| Board::new(own, other))
    ) {
        for dice in Dice::all() {
            check(&board, dice);
        }
    }

    #[test]
    fn lists_what_the_rules_say_with_crowded_points(
        own in prop::collection::vec((prop_oneof![Just(25u8), 1..=24u8], 1..=3u8), 1..6),
        other in prop::collection::vec((1..=24u8, 1..=4u8), 1..8),
    ) {
        let clear: Vec<(u8, u8)> =
            other.into_iter().filter(|(p, _)| own.iter().all(|(q, _)| p + q != 25)).collect();
        let men = |stacks: &[(u8, u8)]| Men::new(stacks);
        if let (Some(own), Some(other)) = (men(&own), men(&clear))
            && let Some(board) = Board::new(own, other)
        {
            for dice in Dice::all() {
                check(&board, dice);
            }
        }
    }
}
