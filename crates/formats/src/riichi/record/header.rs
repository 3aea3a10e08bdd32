//! Who plays what.

use parlor_game::BySeat;
use parlor_riichi::RuleSet;

/// What stands at the head of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The rules of the match, as far as the record tells them.
    pub rules: RuleSet,
    /// Who sits where; seat `A` deals first unless the deals say otherwise.
    pub players: BySeat<Player>,
    /// Lines above the record.
    pub title: Vec<String>,
    /// The record's name where it was played.
    pub reference: Option<String>,
}

impl Header {
    /// A header with these rules and names, and nothing else.
    pub fn new(rules: RuleSet, names: BySeat<String>) -> Header {
        let players = names.map(|name| Player { name, dan: None, rate: None });
        Header { rules, players, title: Vec::new(), reference: None }
    }
}

/// A player as the record introduces them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name as the record spells it.
    pub name: String,
    /// Tenhou's grade.
    pub dan: Option<Dan>,
    /// The rating where it was played.
    pub rate: Option<Rate>,
}

/// Tenhou's grade: 0 is a beginner, 1 to 9 are 9 kyu to 1 kyu, 10 to 19 are 1 dan to 10 dan, 20 is
/// Tenhoui.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dan(u8); // Invariant: self.0 <= 20.

impl Dan {
    /// The grade of that number, if there is one.
    pub const fn from_idx(idx: usize) -> Option<Dan> {
        if idx < NAMES.len() { Some(Dan(idx as u8)) } else { None }
    }

    /// Its number.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The name tenhou.net/6 writes.
    pub const fn japanese(self) -> &'static str {
        NAMES[self.idx()]
    }

    /// The grade of that name.
    pub fn by_japanese(name: &str) -> Option<Dan> {
        NAMES.iter().position(|&known| known == name).and_then(Dan::from_idx)
    }
}

const NAMES: [&str; 21] = [
    "新人",
    "９級",
    "８級",
    "７級",
    "６級",
    "５級",
    "４級",
    "３級",
    "２級",
    "１級",
    "初段",
    "二段",
    "三段",
    "四段",
    "五段",
    "六段",
    "七段",
    "八段",
    "九段",
    "十段",
    "天鳳位",
];

/// A rating in hundredths: 2189.10 is 218910.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rate(pub i32);
