//! The state table of the source: every step of ours is a walk along its arrows.

use std::collections::BTreeSet;

use parlor_game::{Answers, Entropy, Game, Match, Silent, Stochastic, Turn};
use parlor_riichi::deal::{Action, Address, Stage};
use parlor_riichi::{Contest, Deal, Preset};
use parlor_testkit::SplitMix;

use crate::keen::consider;

/// The source's table: a state and those that may follow.
const TABLE: &[(&str, &[&str])] = &[
    ("NEW_GAME", &["NEW_ROUND"]),
    ("NEW_ROUND", &["NEW_DEAL", "END_GAME"]),
    ("END_ROUND", &["NEW_ROUND", "END_GAME"]),
    ("NEW_DEAL", &["PICK_NEW_TILE"]),
    ("END_DEAL", &["NEW_DEAL", "CHANGE_DEALER"]),
    ("CHANGE_DEALER", &["NEW_ROUND", "END_ROUND"]),
    ("PICK_NEW_TILE", &["CHECK_TSUMO", "DISCARD"]),
    ("CHECK_TSUMO", &["CHECK_WIN", "CHECK_KAN_AFTER_DRAW"]),
    ("CHECK_WIN", &["END_DEAL", "CHECK_KAN_AFTER_DRAW"]),
    ("CHECK_KAN_AFTER_DRAW", &["ACTION_KAN_AFTER_DRAW", "CHECK_RIICHI"]),
    ("ACTION_KAN_AFTER_DRAW", &["PICK_NEW_TILE", "CHECK_RIICHI"]),
    ("CHECK_RIICHI", &["ACTION_RIICHI", "DISCARD"]),
    ("ACTION_RIICHI", &["DISCARD"]),
    ("DISCARD", &["CHECK_STEAL"]),
    ("CHECK_STEAL", &["CHECK_WIN", "ACTION_KAN_AFTER_DRAW", "PICK_NEW_TILE", "END_DEAL"]),
];

/// What it lacks: robbing a kan, discarding after chi or pon, aborting on the first turn.
const ADDITIONS: &[(&str, &[&str])] = &[
    ("ACTION_KAN_AFTER_DRAW", &["CHECK_CHANKAN"]),
    ("CHECK_CHANKAN", &["CHECK_WIN", "PICK_NEW_TILE"]),
    ("CHECK_STEAL", &["DISCARD"]),
    ("CHECK_TSUMO", &["END_DEAL"]),
];

/// A declared kan cannot be taken back, so this arrow is not ours.
const NOT_OURS: (&str, &str) = ("ACTION_KAN_AFTER_DRAW", "CHECK_RIICHI");

type Arrows = BTreeSet<(&'static str, &'static str)>;

fn arrows(table: &[(&'static str, &'static [&'static str])]) -> Arrows {
    table.iter().flat_map(|&(from, to)| to.iter().map(move |&to| (from, to))).collect()
}

/// Where we stand in the source's table, and the arrows walked so far.
struct Walk {
    at: &'static str,
    walked: Arrows,
}

impl Walk {
    fn along(&mut self, states: &[&'static str]) {
        for &state in states {
            self.walked.insert((self.at, state));
            self.at = state;
        }
    }

    /// The source asks one thing after the other on a player's turn.
    fn turn(&mut self, deal: &Deal, offers: &[Action], action: Action) {
        if matches!(deal.table().stage, Stage::Called { .. }) || offers.len() == 1 {
            return self.along(&["DISCARD", "CHECK_STEAL"]);
        }
        self.along(&["CHECK_TSUMO"]);
        match action {
            Action::NineKinds => return self.along(&["END_DEAL"]),
            Action::Tsumo => return self.along(&["CHECK_WIN", "END_DEAL"]),
            _ if offers.contains(&Action::Tsumo) => self.along(&["CHECK_WIN"]),
            _ => {}
        }
        self.along(&["CHECK_KAN_AFTER_DRAW"]);
        match action {
            Action::ClosedKan { .. } => self.along(&["ACTION_KAN_AFTER_DRAW"]),
            Action::AddedKan { .. } => self.along(&["ACTION_KAN_AFTER_DRAW", "CHECK_CHANKAN"]),
            Action::Riichi { .. } => {
                self.along(&["CHECK_RIICHI", "ACTION_RIICHI", "DISCARD", "CHECK_STEAL"]);
            }
            _ => self.along(&["CHECK_RIICHI", "DISCARD", "CHECK_STEAL"]),
        }
    }

    /// After a window: the table shows what came of it.
    fn window(&mut self, after: &Deal) {
        match after.table().stage {
            Stage::Won(_) | Stage::Over(_) if self.at == "ACTION_KAN_AFTER_DRAW" => {
                self.along(&["CHECK_CHANKAN", "CHECK_WIN", "END_DEAL"]);
            }
            Stage::Won(_) | Stage::Over(_) => self.along(&["CHECK_WIN", "END_DEAL"]),
            Stage::Replacing { .. } => self.along(&["ACTION_KAN_AFTER_DRAW"]),
            _ => {}
        }
    }

    fn chance(&mut self, at: Address) {
        match at {
            Address::Draw { .. } | Address::Replacement { .. } => self.along(&["PICK_NEW_TILE"]),
            Address::End => self.along(&["END_DEAL"]),
            Address::Deal | Address::Indicator { .. } | Address::Ura { .. } => {}
        }
    }

    fn deal(&mut self, deal: &mut Deal, entropy: &mut SplitMix) {
        self.along(&["NEW_DEAL"]);
        let (mut offers, mut considered) = (Vec::new(), Vec::new());
        loop {
            match deal.turn() {
                Turn::Over => return,
                Turn::Chance(at) => {
                    self.chance(at);
                    let chance = deal.draw(at, entropy);
                    deal.apply(chance, &mut Silent).expect("possible");
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        deal.legal(seat, &mut offers);
                        considered.clone_from(&offers);
                        if entropy.below(8) > 0 {
                            consider(deal.table(), deal.own(seat), seat, &mut considered);
                        }
                        let abort = offers.iter().find(|&&action| action == Action::NineKinds);
                        let action = *abort.or(entropy.pick(&considered)).expect("an offer");
                        answers = answers.with(seat, action);
                    }
                    let on_turn =
                        matches!(deal.table().stage, Stage::Turn { .. } | Stage::Called { .. });
                    if let Some((_, action)) = answers.iter().next().filter(|_| on_turn) {
                        self.turn(deal, &offers, action);
                    }
                    deal.advance(&answers, &mut Silent);
                    if !on_turn {
                        self.window(deal);
                    }
                }
            }
        }
    }
}

/// What the source does between two deals.
fn between(before: &Contest, after: &Contest) -> &'static [&'static str] {
    let place = |contest: &Contest| contest.next().map(|(_, setup)| (setup.round, setup.dealer));
    let (before, after) = (place(before), place(after));
    match (before, after) {
        (Some((round, dealer)), Some((next_round, next_dealer))) if round == next_round => {
            if dealer == next_dealer { &[] } else { &["CHANGE_DEALER", "NEW_ROUND"] }
        }
        (_, Some(_)) => &["CHANGE_DEALER", "END_ROUND", "NEW_ROUND"],
        (Some((_, parlor_game::Seat::D)), None) => &["CHANGE_DEALER", "END_ROUND", "END_GAME"],
        (_, None) => &["CHANGE_DEALER", "NEW_ROUND", "END_GAME"],
    }
}

#[test]
fn every_step_follows_the_state_table_of_the_source() {
    let mut walk = Walk { at: "NEW_GAME", walked: Arrows::new() };
    for nth in 0..60 {
        let mut entropy = SplitMix::for_game(11, nth);
        let preset = Preset::by_name(["tenhou", "ema2016"][nth as usize % 2]).expect("a preset");
        let mut contest = Contest::new(preset.rules());
        walk.at = "NEW_GAME";
        walk.along(&["NEW_ROUND"]);
        while let Some((_, setup)) = contest.next() {
            let mut deal = Deal::start(&setup);
            walk.deal(&mut deal, &mut entropy);
            let before = contest.clone();
            contest.record(&deal).expect("over");
            walk.along(between(&before, &contest));
        }
        assert_eq!(walk.at, "END_GAME");
    }
    let known = &arrows(TABLE) | &arrows(ADDITIONS);
    let strange: Vec<_> = walk.walked.difference(&known).collect();
    assert!(strange.is_empty(), "not in the table: {strange:?}");
    let missed: Vec<_> = known.difference(&walk.walked).collect();
    assert_eq!(missed, [&NOT_OURS]);
}
