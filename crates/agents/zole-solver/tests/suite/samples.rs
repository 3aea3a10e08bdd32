//! A small sample of our own in the reference's format: values by the list twin, which shares no
//! code with the search. `UPDATE_GOLDEN=1` writes it anew.

use parlor_game::Entropy;
use parlor_zole::{CardSet, Contract, Eyes, Layout, Place, Trick};
use parlor_zole_solver::{Following, Position, Solver, count_playouts, lists, plain};
use serde_json::{Map, Value, json};

use crate::data::{by_card, card, contract, hands, place};

const PATH: &str = "testdata/zole/endgames.jsonl";
const N_ROWS: u64 = 24;

/// A linear congruential generator: the sample does not depend on any library.
struct Congruential(u64);

impl Entropy for Congruential {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (((self.0 >> 33) * u64::from(n)) >> 31) as u32
    }
}

fn names(cards: impl IntoIterator<Item = parlor_zole::Card>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// Endgame number `id`, with five to twelve cards to be played.
fn row(id: u64) -> Value {
    let mut entropy = Congruential(id + 1);
    let layout = Layout::drawn(&mut entropy);
    let soloist = Place::ALL[entropy.below(3) as usize];
    let lead = Trick::led_by(Place::First);
    let mut position = Position::new(Contract::Lielais(soloist), *layout.hands(), lead)
        .expect("a layout is a position");
    for _ in 0..12 + id % 8 {
        let cards: Vec<_> = position.playable().into_iter().collect();
        let picked = *entropy.pick(&cards).expect("a card");
        position = position.after(picked).expect("a playable card");
    }
    let values: Map<String, Value> = position
        .playable()
        .into_iter()
        .map(|card| {
            let after = position.after(card).expect("a playable card");
            let gained = after.eyes() - position.eyes();
            (card.to_string(), json!(gained.0 + lists::minimax(&after)))
        })
        .collect();
    let trick = position.trick();
    json!({
        "id": id,
        "cards_each": position.hands()[position.turn()].len(),
        "soloist": soloist.idx(),
        "trick_leader": trick.leader().idx(),
        "to_move": position.turn().idx(),
        "trick": names(trick.cards().iter().copied()),
        "hands": Place::ALL.map(|place| names(position.hands()[place])),
        "masks": position.hands().map(CardSet::bits).as_array(),
        "value": lists::minimax(&position),
        "move_values": values,
        "playouts": plain::count_playouts(&position, Following::Rules),
    })
}

#[test]
fn the_sample_has_the_values_of_the_list_twin() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(PATH);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let text: String = (0..N_ROWS).map(|id| format!("{}\n", row(id))).collect();
        std::fs::write(&path, text).expect("the sample can be written");
    }
    let text = std::fs::read_to_string(&path).expect("the sample is there");
    assert_eq!(text.lines().count() as u64, N_ROWS);
    let mut solver = Solver::new();
    for line in text.lines() {
        let row: Value = serde_json::from_str(line).expect("JSON");
        let lead = Trick::led_by(place(&row["trick_leader"]));
        let laid = row["trick"].as_array().expect("cards").iter().map(card);
        let trick = laid.fold(lead, Trick::with);
        let position = Position::new(contract(&row), hands(&row), trick).expect("a position");
        let value = row["value"].as_u64().and_then(|value| u8::try_from(value).ok());
        assert_eq!(solver.eyes(&position), value.map(Eyes), "{row}");
        let values: Vec<_> = solver
            .values(&position)
            .iter()
            .map(|value| (value.card, u64::from(value.value)))
            .collect();
        assert_eq!(values, by_card(&row["move_values"]), "{row}");
        let playouts = count_playouts(&position, Following::Rules);
        assert_eq!(Some(playouts), row["playouts"].as_u64(), "{row}");
    }
}
