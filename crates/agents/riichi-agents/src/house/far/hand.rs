//! A hand as the network sees it.

use parlor_nets::Inputs;
use parlor_riichi::{Counts, Hand, Kind, Meld, Suit, Tile, View, Wind};
use parlor_riichi_value::{Situation, WallLeft};

/// A hand of 13 tiles and all that counts beside it, as small numbers in a fixed order:
///
/// | numbers | what they are |
/// |---|---|
/// | 34 | how often the hand holds each kind, sets aside |
/// | 34 | how many of each kind are unseen |
/// | 34 | how often each kind lies in the player's sets |
/// | 34 | how often each kind is dora, red fives aside |
/// | 3 | is the red five of each suit in the hand? |
/// | 1 | red fives in sets |
/// | 4 | each wind: is it the round's, the seat's? 0 to 2 |
/// | 1 | sets laid out |
/// | 1 | is one of them called? |
/// | 1 | does the player deal? |
/// | 1 | may riichi be declared? |
/// | 1 | draws left |
///
/// The trainer, `train/riichi_far.py`, reads the same numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::house) struct FarHand([u8; FarHand::LEN]);

impl FarHand {
    /// How many numbers there are.
    pub(super) const LEN: usize = 4 * Kind::COUNT + 13;
    /// How many inputs the network has: kinds held are four inputs each.
    pub(super) const INPUTS: usize = FarHand::LEN + 3 * Kind::COUNT;

    /// What the player of `view` sees with this hand in place of its own: 13 tiles, or 14 of which one is yet
    /// to be discarded.
    pub(in crate::house) fn of(view: &View, hand: &Hand, unseen: &Counts) -> FarHand {
        let (table, setup) = (&view.table, &view.table.setup);
        let mut numbers = [0; FarHand::LEN];
        let (held, rest) = numbers.split_at_mut(Kind::COUNT);
        let (left, rest) = rest.split_at_mut(Kind::COUNT);
        let (laid_out, rest) = rest.split_at_mut(Kind::COUNT);
        let (dora, rest) = rest.split_at_mut(Kind::COUNT);
        held.copy_from_slice(hand.concealed.counts().as_array());
        left.copy_from_slice(unseen.as_array());
        for tile in hand.melds.iter().flat_map(Meld::tiles) {
            laid_out[tile.kind().idx()] += 1;
        }
        for indicator in table.indicators.dora.as_slice() {
            dora[indicator.kind().dora().idx()] += 1;
        }
        let enough = setup.rules.riichi_min_points;
        let may_riichi = enough.is_none_or(|least| table.points[view.seat] >= least);
        let seat = setup.wind(view.seat);
        let wind = |wind: Wind| u8::from(wind == setup.round) + u8::from(wind == seat);
        let red = |suit: Suit| u8::from(hand.concealed.has_red(suit));
        rest.copy_from_slice(&[
            red(Suit::Man),
            red(Suit::Pin),
            red(Suit::Sou),
            hand.melds.iter().map(Meld::n_reds).sum(),
            wind(Wind::East),
            wind(Wind::South),
            wind(Wind::West),
            wind(Wind::North),
            hand.melds.len() as u8,
            u8::from(!hand.is_closed()),
            u8::from(seat == Wind::East),
            u8::from(may_riichi),
            WallLeft::of_view(view, hand).draws.min(Situation::DRAWS_MAX),
        ]);
        FarHand(numbers)
    }

    /// South in the East round with a whole wall before it, nothing seen.
    #[cfg(test)]
    pub(super) fn at_the_start(hand: &Hand) -> FarHand {
        let mut numbers = [0; FarHand::LEN];
        numbers[..Kind::COUNT].copy_from_slice(hand.concealed.counts().as_array());
        let unseen = hand.concealed.counts().complement();
        numbers[Kind::COUNT..2 * Kind::COUNT].copy_from_slice(unseen.as_array());
        numbers[4 * Kind::COUNT..].copy_from_slice(&[0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 17]);
        FarHand(numbers)
    }

    /// The same hand with a tile discarded.
    pub(in crate::house) fn without(&self, tile: Tile) -> FarHand {
        let mut rest = self.clone();
        rest.0[tile.kind().idx()] -= 1;
        if let Some(suit) = tile.red_suit() {
            rest.0[4 * Kind::COUNT + suit as usize] = 0;
        }
        rest
    }

    /// The numbers in order.
    pub(super) fn numbers(&self) -> &[u8; FarHand::LEN] {
        &self.0
    }

    /// How many draws the player has left.
    pub(super) fn draws(&self) -> usize {
        usize::from(self.0[FarHand::LEN - 1])
    }

    /// Sets the inputs of the network: for each kind held whether there is one, two, three, four; then the
    /// other numbers, those that may be large as shares.
    pub(super) fn show(&self, inputs: &mut Inputs) {
        inputs.clear();
        let (held, rest) = self.0.split_at(Kind::COUNT);
        for (kind, &n) in (0..).zip(held) {
            for copy in 0..u32::from(n) {
                inputs.push(4 * kind + copy, 1.0);
            }
        }
        for (at, &n) in rest.iter().enumerate() {
            let most = match at {
                at if at < 2 * Kind::COUNT || at == rest.len() - 5 => 4.0,
                at if at == rest.len() - 1 => f32::from(Situation::DRAWS_MAX),
                _ => 1.0,
            };
            inputs.push((4 * Kind::COUNT + at) as u32, f32::from(n) / most);
        }
    }
}
