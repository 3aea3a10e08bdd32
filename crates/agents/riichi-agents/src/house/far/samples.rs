//! Hands to teach the network by.

use parlor_agent::Budget;
use parlor_game::{Game, Input, Observed};
use parlor_nets::{Tensor, Tensors};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Hand, Shanten, View};
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{Options, Outlook, SpDraw, unvalued};

use super::hand::FarHand;
use super::network::{OUTLOOK, OUTPUTS};
use crate::after::after;

/// Hands up to so far from ready are valued exactly, with a change of shape.
const EXACT: i8 = 2;
/// The largest graph of a hand that is valued, in hands of 13 tiles.
const NODES: u64 = 60_000;
/// What is noted beside a hand: how far it is, whether its values are exact, and whether it is the first of those
/// that one decision leads to.
const NOTES: usize = 3;

/// Hands of 13 tiles that players had, or could have had, after a discard: near ones with exact values by
/// [`sp_draw`](parlor_riichi_value::sp_draw), far ones without.
///
/// Give it every input of a deal before it goes in ([`FarSamples::watch`]).
#[derive(Clone, Debug, Default)]
pub struct FarSamples {
    engine: SpDraw,
    hands: Vec<f32>,
    values: Vec<f32>,
    notes: Vec<f32>,
}

impl FarSamples {
    /// How many hands there are.
    pub fn len(&self) -> usize {
        self.notes.len() / NOTES
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty()
    }

    /// Looks at a deal just before `input` goes in: at every discard that was open to a player, and those after
    /// each call that was.
    pub fn watch(&mut self, deal: &Deal, input: &Input<Deal>) {
        let Input::Answers(answers) = input else { return };
        let mut legal = Vec::new();
        for (seat, _) in answers.iter() {
            legal.clear();
            deal.legal(seat, &mut legal);
            let view = deal.view(seat);
            if view.table.places[seat].riichi.is_declared() {
                continue;
            }
            if legal.iter().any(|action| matches!(action, Action::Discard { .. })) {
                self.add(&view, view.hand());
            }
            let is_call =
                |action: &&Action| matches!(action, Action::Chi { .. } | Action::Pon { .. });
            for &call in legal.iter().filter(is_call) {
                if let Some(hand) = after(&view, call) {
                    self.add(&view, hand);
                }
            }
        }
    }

    /// Adds what each discard from a hand of 14 tiles leaves.
    fn add(&mut self, view: &View, hand: Hand) {
        let shanten = hand.shanten().map_or(0, Shanten::number);
        let situation = Situation::of_view(view, hand);
        if shanten < 1 || situation.draws == 0 {
            return;
        }
        let is_near = shanten <= EXACT;
        let rows = if is_near {
            let budget = Budget { nodes: Some(NODES), ..Budget::UNLIMITED };
            let valued = self.engine.value(&situation, &Options::default(), &mut budget.meter());
            let Ok(valued) = valued else { return };
            // A hand that the discard sets back has used up its change of shape: its value is not that of others.
            let rows = valued.rows.into_iter();
            rows.filter(|row| row.shanten.number() == shanten).collect()
        } else {
            unvalued(&situation)
        };
        let whole = FarHand::of(view, &hand, view.unseen().counts());
        for (n, row) in rows.iter().enumerate() {
            let Some(tile) = row.discard else { continue };
            let numbers = whole.without(tile);
            self.hands.extend(numbers.numbers().map(f32::from));
            let first = self.values.len();
            self.values.extend(row.by_turn.iter().rev().flat_map(scaled));
            self.values.resize(first + OUTPUTS, 0.0);
            let notes = [row.shanten.number() as u8, u8::from(is_near), u8::from(n == 0)];
            self.notes.extend(notes.map(f32::from));
        }
    }

    /// Adds what was collected elsewhere.
    pub fn merge(&mut self, mut other: FarSamples) {
        self.hands.append(&mut other.hands);
        self.values.append(&mut other.values);
        self.notes.append(&mut other.notes);
    }

    /// The hands as tensors: `hands`, the numbers that the network's inputs are made of; `values`, with one draw left,
    /// with two and so on the chances of tenpai and of a win, and the points in thousands; `notes`, how far each hand
    /// is, whether its values are exact, and whether it is the first of a decision.
    pub fn into_tensors(self) -> Tensors {
        let rows = self.len();
        let tensor = |width, values| Tensor { shape: vec![rows, width], values };
        let all = [
            ("hands", tensor(FarHand::LEN, self.hands)),
            ("values", tensor(OUTPUTS, self.values)),
            ("notes", tensor(NOTES, self.notes)),
        ];
        let tensors = all.into_iter().map(|(name, tensor)| (name.to_owned(), tensor)).collect();
        Tensors { tensors, ..Tensors::default() }
    }
}

/// Points in thousands.
fn scaled(outlook: &Outlook) -> [f32; OUTLOOK] {
    [outlook.tenpai, outlook.win, outlook.points / 1_000.0]
}
