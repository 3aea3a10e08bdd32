//! One deal: an array of 17.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{RuleSet, Tile, Tiles, Wind};
use serde_json::Value;

use super::error::{Location, Tenhou6Error, Tenhou6Fault};
use super::indicators::{with_accepted_riichi, with_indicators};
use super::lists::{Lists, expected, read_incoming, read_outgoing};
use super::result_reader::{read_result, read_scores};
use super::sequence::in_order;
use crate::riichi::record::{DealBuilder, DealRecord, DealStart, Misplaced, Outcome, heap};
use crate::riichi::tile_code::tile_of_tenhou_number;

/// Reads one deal and remembers where in it the reading is.
pub(super) struct DealReader<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) place: Location,
}

type Read<T> = Result<T, Tenhou6Error>;

impl DealReader<'_> {
    pub(super) fn read(mut self, value: &Value) -> Read<DealRecord> {
        let items = value.as_array().map(Vec::as_slice).filter(|items| items.len() >= 17);
        let Some(items) = items else {
            return Err(self.fault(expected(value, "a deal, an array of 17")));
        };
        let indicators = self.at("dora indicators", |_| read_tiles(&items[2]))?;
        let ura = self.at("ura indicators", |_| read_tiles(&items[3]))?;
        let Some(&indicator) = indicators.first() else {
            return Err(self.fault(expected(&items[2], "at least one dora indicator")));
        };
        let start = self.start(items, indicator)?;
        let lists = self.lists(items)?;
        let mut outcome = self.at("result", |_| read_result(&items[16], indicator))?;
        let dealer = start.dealer;
        let events = self.at("order of play", |this| {
            let events = in_order(&lists, dealer)?;
            let events = with_indicators(events, &indicators, this.rules)?;
            Ok(with_accepted_riichi(events, &outcome))
        })?;
        let mut builder =
            self.at("dealt hands", |_| DealBuilder::new(start).map_err(Tenhou6Fault::from))?;
        for (n, event) in events.into_iter().enumerate() {
            self.place.item = n + 1;
            self.at("order of play", |_| Ok(builder.push(event)?))?;
        }
        self.place.item = 0;
        self.at("result", |_| complete_wins(&mut outcome, &builder, &ura))?;
        Ok(builder.finish(outcome))
    }

    fn start(&mut self, items: &[Value], indicator: Tile) -> Read<DealStart> {
        let (deal, honba, sticks) = self.at("round", |_| {
            let fault = || expected(&items[0], "deal from 0 to 15, counters and sticks");
            let numbers = items[0].as_array().ok_or_else(fault)?.iter().map(Value::as_u64);
            let numbers = numbers.collect::<Option<Vec<_>>>().ok_or_else(fault)?;
            let &[deal @ 0..16, honba, sticks] = numbers.as_slice() else { return Err(fault()) };
            let many = |n: u64| u32::try_from(n).map_err(|_| Misplaced::TooManyCounters);
            Ok((deal as usize, many(honba)?, many(sticks)?))
        })?;
        let scores = self.at("scores", |_| {
            read_scores(&items[1]).ok_or_else(|| expected(&items[1], "four scores"))
        })?;
        let mut hands = BySeat::splat(Tiles::EMPTY);
        for seat in Seat::ALL {
            self.place.seat = Some(seat);
            let tiles = &items[4 + 3 * seat.idx()];
            hands[seat] = self.at("dealt hand", |_| Ok(heap(read_tiles(tiles)?)?))?;
        }
        self.place.seat = None;
        Ok(DealStart {
            round: Wind::ALL[deal / 4],
            number: deal as u8 % 4 + 1,
            dealer: Seat::ALL[deal % 4],
            honba,
            sticks,
            scores,
            indicator,
            hands,
        })
    }

    fn lists(&mut self, items: &[Value]) -> Read<Lists> {
        let mut lists = Lists::new();
        for seat in Seat::ALL {
            self.place.seat = Some(seat);
            let place = 5 + 3 * seat.idx();
            lists.incoming[seat] = self.list("incoming tiles", &items[place], read_incoming)?;
            lists.outgoing[seat] = self.list("outgoing tiles", &items[place + 1], read_outgoing)?;
        }
        self.place.seat = None;
        Ok(lists)
    }

    fn list<T>(
        &mut self,
        part: &'static str,
        value: &Value,
        read: impl Fn(&Value) -> Result<T, Tenhou6Fault>,
    ) -> Read<Vec<T>> {
        let items = self.at(part, |_| value.as_array().ok_or_else(|| expected(value, "a list")))?;
        let mut all = Vec::with_capacity(items.len());
        for (n, item) in items.iter().enumerate() {
            self.place.item = n + 1;
            all.push(self.at(part, |_| read(item))?);
        }
        self.place.item = 0;
        Ok(all)
    }

    fn at<T>(
        &mut self,
        part: &'static str,
        read: impl FnOnce(&Self) -> Result<T, Tenhou6Fault>,
    ) -> Read<T> {
        self.place.part = part;
        read(self).map_err(|fault| self.fault(fault))
    }

    fn fault(&self, fault: Tenhou6Fault) -> Tenhou6Error {
        Tenhou6Error { place: self.place.clone(), fault }
    }
}

fn read_tiles(value: &Value) -> Result<Vec<Tile>, Tenhou6Fault> {
    let items = value.as_array().ok_or_else(|| expected(value, "a list of tiles"))?;
    let tile = |item: &Value| {
        let tile = item.as_u64().and_then(tile_of_tenhou_number);
        tile.ok_or_else(|| expected(item, "a tile"))
    };
    items.iter().map(tile).collect()
}

/// Fills in what follows from the play: the winning tiles, and the ura indicators of those who
/// won in riichi.
fn complete_wins(
    outcome: &mut Outcome,
    builder: &DealBuilder,
    ura: &[Tile],
) -> Result<(), Tenhou6Fault> {
    let Outcome::Won(wins) = outcome else { return Ok(()) };
    for win in wins {
        win.tile = builder.table().winning_tile(win.seat, win.from)?;
        builder.table().winning_hand(win.seat, win.from, win.tile)?;
        if builder.table().in_riichi().contains(win.seat) {
            builder.table().check_ura(ura)?;
            win.ura = ura.to_vec();
        }
    }
    Ok(())
}
