//! One deal as an array of 17.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{MeldForm, Tile, Tiles};
use serde_json::{Value, json};

use super::call::text_of_meld;
use super::error::Tenhou6WriteError;
use super::lists::AS_DRAWN;
use super::result_writer::{result_json, scores_json};
use crate::riichi::record::{DealRecord, Event, Outcome, TrackedHands};
use crate::riichi::tile_code::tenhou_number;

/// The `number`th deal of a record.
pub(super) fn deal_json(deal: &DealRecord, number: usize) -> Result<Value, Tenhou6WriteError> {
    let start = &deal.start;
    if start.dealer.idx() + 1 != usize::from(start.number) {
        let (dealer, in_round) = (start.dealer, start.number);
        return Err(Tenhou6WriteError::Dealer { deal: number, dealer, number: in_round });
    }
    let misplaced = |event, fault| Tenhou6WriteError::Misplaced { deal: number, event, fault };
    let mut table = TrackedHands::new(start).map_err(|fault| misplaced(0, fault))?;
    let mut lists = Written::new();
    for (n, event) in deal.events.iter().enumerate() {
        table.follow(event).map_err(|fault| misplaced(n + 1, fault))?;
        lists.write(event, &table);
    }
    let round = json!([4 * start.round.idx() + start.dealer.idx(), start.honba, start.sticks]);
    let mut items = vec![
        round,
        scores_json(&start.scores),
        tiles_json(table.indicators()),
        tiles_json(ura_of(&deal.outcome)),
    ];
    for seat in Seat::ALL {
        items.push(hand_json(&start.hands[seat]));
        items.push(Value::Array(std::mem::take(&mut lists.incoming[seat])));
        items.push(Value::Array(std::mem::take(&mut lists.outgoing[seat])));
    }
    items.push(result_json(&deal.outcome, start.dealer));
    Ok(Value::Array(items))
}

struct Written {
    incoming: BySeat<Vec<Value>>,
    outgoing: BySeat<Vec<Value>>,
}

impl Written {
    fn new() -> Written {
        Written { incoming: BySeat::splat(Vec::new()), outgoing: BySeat::splat(Vec::new()) }
    }

    /// Writes an event that `table` has already followed.
    fn write(&mut self, event: &Event, table: &TrackedHands) {
        match *event {
            Event::Drew { seat, tile } => self.incoming[seat].push(json!(tenhou_number(tile))),
            Event::Discarded { seat, tile, drawn, riichi } => {
                let number = if drawn { AS_DRAWN } else { tenhou_number(tile).into() };
                let item = if riichi { json!(format!("r{number}")) } else { json!(number) };
                self.outgoing[seat].push(item);
            }
            Event::Called { seat, meld } => {
                let text = json!(text_of_meld(&meld));
                match meld.form() {
                    MeldForm::ClosedKan => self.outgoing[seat].push(text),
                    form => {
                        self.incoming[seat].push(text);
                        if form == MeldForm::OpenKan {
                            self.outgoing[seat].push(json!(0));
                        }
                    }
                }
            }
            Event::AddedKan { seat, tile } => {
                let kan =
                    table.hands()[seat].melds.as_slice().iter().find(|meld| {
                        meld.form() == MeldForm::AddedKan && meld.kind() == tile.kind()
                    });
                self.outgoing[seat].extend(kan.map(|kan| json!(text_of_meld(kan))));
            }
            Event::NewDora { .. }
            | Event::RiichiAccepted { .. }
            | Event::Left { .. }
            | Event::Returned { .. } => {}
        }
    }
}

fn tiles_json(tiles: &[Tile]) -> Value {
    json!(tiles.iter().map(|&tile| tenhou_number(tile)).collect::<Vec<_>>())
}

/// Sorted by kind, red fives after plain ones.
fn hand_json(hand: &Tiles) -> Value {
    let mut tiles: Vec<Tile> = hand.iter().collect();
    tiles.sort_by_key(|tile| (tile.kind(), tile.is_red()));
    tiles_json(&tiles)
}

/// The ura indicators that someone turned.
fn ura_of(outcome: &Outcome) -> &[Tile] {
    match outcome {
        Outcome::Won(wins) => {
            wins.iter().map(|win| win.ura.as_slice()).max_by_key(|ura| ura.len()).unwrap_or(&[])
        }
        Outcome::Drawn(_) => &[],
    }
}
