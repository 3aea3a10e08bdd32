//! How far a hand is followed within a number of hands.

use parlor_agent::Allowance;
use parlor_riichi::{Counts, Hand, Tile, acceptance};
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{NoValuation, Options, Row, SpDraw, Valuation};

/// What was followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Reach {
    /// Nothing: how far each hand is, and what it accepts.
    Acceptance,
    /// Exchanges that bring the hand nearer.
    Plain,
    /// One that does not, too.
    Shape,
}

impl Reach {
    /// As it is written in JSON.
    pub(super) fn name(self) -> &'static str {
        match self {
            Reach::Acceptance => "acceptance",
            Reach::Plain => "plain",
            Reach::Shape => "shape",
        }
    }
}

/// Values a situation as far as `options` ask for, or as the allowance lets it: it is given anew for
/// each try.
pub(super) fn value(
    situation: &Situation,
    options: &Options,
    allowance: &Allowance<'_>,
) -> Result<(Valuation, Reach), NoValuation> {
    let wanted = if options.shape_change { Reach::Shape } else { Reach::Plain };
    for reach in [Reach::Shape, Reach::Plain].into_iter().filter(|reach| *reach <= wanted) {
        let options = Options { shape_change: reach == Reach::Shape, ..*options };
        let mut meter = allowance.begin().meter();
        match SpDraw::default().value(situation, &options, &mut meter) {
            Err(NoValuation::Spent(_)) => {}
            valued => return valued.map(|valued| (valued, reach)),
        }
    }
    Ok((nearest(situation), Reach::Acceptance))
}

/// Every discard without a value, the nearest hand that accepts most tiles first.
fn nearest(situation: &Situation) -> Valuation {
    let hand = &situation.hand;
    let unseen = unseen(situation);
    let row = |discard: Option<Tile>| {
        let mut rest = *hand;
        if discard.is_some_and(|tile| !rest.discard(tile)) {
            return None;
        }
        let accepts = acceptance(rest.concealed.counts(), rest.melds.len()).ok()?;
        let (shanten, n_tiles) = (accepts.shanten, accepts.n_tiles(&unseen));
        Some(Row { discard, shanten, accepts, n_tiles, by_turn: Vec::new() })
    };
    let mut rows: Vec<Row> = match is_full(hand) {
        true => hand.concealed.distinct().filter_map(|tile| row(Some(tile))).collect(),
        false => row(None).into_iter().collect(),
    };
    rows.sort_by_key(|row| (row.shanten.number(), u32::MAX - row.n_tiles));
    Valuation { rows, n_hands: 0 }
}

fn is_full(hand: &Hand) -> bool {
    hand.size() == 14
}

/// What the player has not seen.
fn unseen(situation: &Situation) -> Counts {
    let Situation { hand, seen, dora, .. } = situation;
    let mut unseen = hand.concealed.counts().complement();
    let called = hand.melds.iter().flat_map(|meld| meld.tiles().iter().copied());
    for tile in called.chain(seen.iter()).chain(dora.iter().copied()) {
        unseen.remove(tile.kind());
    }
    unseen
}
