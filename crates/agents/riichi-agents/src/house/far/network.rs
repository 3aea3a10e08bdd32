//! What far hands come to by draws alone, by a network.

use std::sync::LazyLock;

use parlor_nets::{Inputs, Network, Scratch, Tensors};
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::Outlook;

use super::hand::FarHand;

/// What the network says for each number of draws left: tenpai, then a win, then its points.
pub(super) const OUTLOOK: usize = 3;
/// How many outputs the network has.
pub(super) const OUTPUTS: usize = OUTLOOK * Situation::DRAWS_MAX as usize;

/// The network, and what it needs to think.
#[derive(Clone, Debug, Default)]
pub(in crate::house) struct FarNetwork {
    inputs: Inputs,
    scratch: Scratch,
}

impl FarNetwork {
    /// What the hand comes to, with all draws left first, with one last.
    pub(in crate::house) fn by_turn(&mut self, hand: &FarHand) -> Vec<Outlook> {
        hand.show(&mut self.inputs);
        let outputs = shipped().forward(&self.inputs, &mut self.scratch);
        let outlooks = outputs.as_chunks::<OUTLOOK>().0;
        outlooks[..hand.draws()].iter().rev().map(outlook).collect()
    }
}

/// Log-odds of tenpai, log-odds of a win from there, and the logarithm of the points of a win, in
/// thousands.
fn outlook(&[tenpai, win, gain]: &[f32; OUTLOOK]) -> Outlook {
    let share = |log_odds: f32| 1.0 / (1.0 + (-log_odds).exp());
    let tenpai = share(tenpai);
    let win = tenpai * share(win);
    Outlook { tenpai, win, points: win * 1_000.0 * gain.min(5.0).exp() }
}

/// The network that comes with the player.
fn shipped() -> &'static Network {
    static SHIPPED: LazyLock<Network> = LazyLock::new(|| {
        let bytes = include_bytes!("../../../data/far.safetensors");
        let tensors = Tensors::from_bytes(bytes).and_then(|tensors| tensors.network("far"));
        let network = tensors.expect("the shipped network can be read");
        assert_eq!((network.n_inputs(), network.n_outputs()), (FarHand::INPUTS, OUTPUTS));
        network
    });
    &SHIPPED
}

#[cfg(test)]
mod tests {
    use parlor_agent::Budget;
    use parlor_riichi::{Hand, Tile};
    use parlor_riichi_value::sp_draw::{Options, SpDraw};

    use super::*;

    /// What each discard from 14 tiles comes to with all draws left, in points.
    fn estimated(hand: &str) -> Vec<(Tile, Outlook)> {
        let hand = Hand::closed(hand.parse().unwrap());
        let (mut network, whole) = (FarNetwork::default(), FarHand::at_the_start(&hand));
        let tiles = hand.concealed.distinct();
        tiles.map(|tile| (tile, network.by_turn(&whole.without(tile))[0])).collect()
    }

    /// Near hands, which the network was taught but is not asked for, can be valued exactly.
    #[test]
    fn what_it_says_is_near_what_is_exact() {
        for hand in ["24578m334p2567s11z", "1357m2446p23578s6z", "233467m578p1359s7z"] {
            let situation = Situation::new(Hand::closed(hand.parse().unwrap()));
            let mut meter = Budget::UNLIMITED.meter();
            let exact =
                SpDraw::default().value(&situation, &Options::default(), &mut meter).unwrap();
            let said = estimated(hand);
            let of = |tile: Tile| said.iter().find(|(other, _)| *other == tile).unwrap().1;
            for row in exact.rows.iter().filter(|row| row.shanten == exact.rows[0].shanten) {
                let (exact, said) = (row.now(), of(row.discard.unwrap()));
                assert!((exact.win - said.win).abs() < 0.06, "{hand} {row:?} {said:?}");
                let off = (exact.points - said.points).abs() / exact.points;
                assert!(off < 0.25, "{hand} {:?} {exact:?} {said:?}", row.discard);
            }
        }
    }

    /// Five from ready: a lone guest wind goes before a tile of a run in the making.
    #[test]
    fn far_hands_keep_what_belongs_together() {
        let said = estimated("1469m258p3468s135z");
        let of =
            |text: &str| said.iter().find(|(tile, _)| *tile == text.parse().unwrap()).unwrap().1;
        for lone in ["3z", "9m"] {
            for joined in ["3s", "4s", "6s"] {
                assert!(of(lone).points > of(joined).points, "{lone} {joined}");
            }
        }
    }

    /// With more draws left a hand is worth no less.
    #[test]
    fn a_longer_wall_is_better() {
        let hand = Hand::closed("1469m258p3468s13z".parse().unwrap());
        let by_turn = FarNetwork::default().by_turn(&FarHand::at_the_start(&hand));
        assert_eq!(by_turn.len(), usize::from(Situation::DRAWS_MAX));
        assert!(by_turn.windows(2).all(|pair| pair[0].tenpai >= pair[1].tenpai), "{by_turn:?}");
        assert!(by_turn.windows(2).all(|pair| pair[0].win >= pair[1].win), "{by_turn:?}");
    }
}
