//! Writes a session as openZole exports one, with chips by the tariff of its own code.

use parlor_formats::zole::by_strength;
use parlor_formats::zole::record::{Course, SessionRecord, Step};
use parlor_game::{BySeat, Game, Match, Seat};
use parlor_zole::{
    Action, Call, Card, Contract, Deal, Outcome, Place, Seating, Session, galdins_loser,
};
use serde_json::{Value, json};

/// A session of three players without breaches of the rules.
pub(crate) fn write(record: &SessionRecord) -> String {
    let mut session = Session::new(record.rules, record.dealer).unwrap();
    let mut games = Vec::new();
    for deal in &record.deals {
        let (_, setup) = session.next().unwrap();
        let seating = *setup.seating();
        let (log, course) = log(Course::new(Deal::start(&setup), deal.layout).unwrap(), deal);
        course.enter(&mut session).unwrap();
        let points = session.sheet().last().unwrap().points;
        let chips = chips(course.deal().outcome().unwrap(), &seating);
        let pules = BySeat::from_fn(|seat| points[seat] - chips[seat]);
        games.push(json!({
            "oPlayerOrder": by_letter(|place| seating.seat(place).idx().into()),
            "oResult": {
                "oChips": by_letter(|place| points[seating.seat(place)].into()),
                "oDetails": {
                    "oGameChips": by_letter(|place| chips[seating.seat(place)].into()),
                    "oPuleChips": by_letter(|place| pules[seating.seat(place)].into()),
                },
            },
            "oGameLog": log,
        }));
    }
    let named = |name: &String| json!({"name": name, "type": "robot", "algorithm": "parlor"});
    let players: Vec<Value> = record.players.iter().map(named).collect();
    let event = json!({
        "name": record.comments.first().cloned().unwrap_or_default(),
        "description": "", "start_time": "2026-11-18T20:00:00+02:00",
    });
    format!("{}\n", json!({"oEvent": event, "aPlayers": players, "aGames": games}))
}

fn by_letter(value: impl Fn(Place) -> Value) -> Value {
    json!({"A": value(Place::First), "B": value(Place::Second), "C": value(Place::Third)})
}

/// The program's tariff, by eyes and tricks of the soloist; in galdiņš two chips to each other player.
fn chips(outcome: &Outcome, seating: &Seating) -> BySeat<i32> {
    let mut chips = BySeat::splat(0);
    let (payee, each) = match *outcome {
        Outcome::AllPassed => return chips,
        Outcome::Galdins { tricks, eyes, .. } => {
            let loser = galdins_loser(&tricks, &eyes, parlor_zole::FullTie::Nil);
            let Some(loser) = loser else { return chips };
            (loser, -2)
        }
        Outcome::Solo { contract, eyes, tricks, .. } => {
            let plain = match (tricks, eyes.0) {
                (8, _) => 3,
                (_, 91..) => 2,
                (_, 61..) => 1,
                (_, 31..) => -2,
                (1.., _) => -3,
                (0, _) => -4,
            };
            let each = match contract {
                Contract::Zole(_) if plain > 0 => plain + 4,
                Contract::Zole(_) => plain - 4,
                Contract::MazaZole(_) if tricks == 0 => 6,
                Contract::MazaZole(_) => -7,
                _ => plain,
            };
            (contract.soloist().unwrap(), each)
        }
    };
    for place in Place::ALL {
        let sign = if place == payee { 2 } else { -1 };
        chips[seating.seat(place)] = sign * each;
    }
    chips
}

fn log(mut course: Course, deal: &parlor_formats::zole::record::DealRecord) -> (Value, Course) {
    // Four cards to each, two to the table, four to each.
    let mut dealt = Vec::new();
    let hand = |place: Place| by_strength(deal.layout.hands()[place]);
    let four = |from: usize| {
        Place::ALL.into_iter().flat_map(move |place| {
            hand(place)[from..from + 4].to_vec().into_iter().map(move |card| (Some(place), card))
        })
    };
    dealt.extend(four(0));
    dealt.extend(by_strength(deal.layout.table()).into_iter().map(|card| (None, card)));
    dealt.extend(four(4));
    let mut time = 1_800_000_000_000_u64;
    let mut entry = |action: &str, data: Value| {
        time += 1;
        json!({"action": action, "data": data, "time": time})
    };
    let deck: Vec<String> = dealt.iter().map(|&(_, card)| drawn(card)).collect();
    let mut log = vec![entry("deck", json!(deck))];
    for (to, card) in dealt {
        log.push(match to {
            Some(place) => entry("deal", json!({"player": letter(place), "card": drawn(card)})),
            None => entry("to_pot", json!({"card": drawn(card)})),
        });
    }
    for &step in &deal.steps {
        let turn = course.deal().public().turn().unwrap();
        let player = letter(turn);
        match step {
            Step::Act(Action::Call(Call::Pass)) => {
                log.push(entry("skip", json!({"player": player})));
            }
            Step::Act(Action::Call(call)) => {
                let mode = match call {
                    Call::Take => "augšā",
                    Call::Zole => "zole",
                    _ => "mazā zole",
                };
                let mut data = json!({"mode": mode, "player": player});
                if call == Call::Take {
                    let table = by_strength(deal.layout.table());
                    data["cards"] = table.into_iter().map(drawn).collect();
                }
                log.push(entry("mode", data));
            }
            Step::Act(Action::Bury(pair)) => {
                for card in pair.cards() {
                    log.push(entry("discard", json!({"player": player, "card": drawn(card)})));
                }
            }
            Step::Act(Action::Play(card)) => {
                log.push(entry("play", json!({"player": player, "card": drawn(card)})));
            }
            other => panic!("{other:?} cannot be written"),
        }
        course.put(step).unwrap();
        let passed = turn == Place::Third && step == Step::Act(Action::Call(Call::Pass));
        if passed {
            let mode = if course.is_over() { "pule" } else { "galdiņš" };
            log.push(entry("mode", json!({"mode": mode})));
        }
    }
    (Value::Array(log), course)
}

fn letter(place: Place) -> &'static str {
    ["A", "B", "C"][place.idx()]
}

/// The drawing of a card.
pub(crate) fn drawn(card: Card) -> String {
    let suit = match card.printed_suit_letter() {
        'S' => 0x1F0A0,
        'H' => 0x1F0B0,
        'D' => 0x1F0C0,
        _ => 0x1F0D0,
    };
    let rank = match card.rank_letter() {
        'A' => 1,
        'T' => 10,
        'J' => 11,
        'Q' => 13,
        'K' => 14,
        digit => digit.to_digit(10).unwrap(),
    };
    char::from_u32(suit + rank).unwrap().to_string()
}

/// The seats of three players.
pub(crate) const SEATS: [Seat; 3] = [Seat::A, Seat::B, Seat::C];
