//! Everything at once, in any order: a table stands whatever comes, and its log says the same.

use parlor_game::Entropy;
use parlor_wire::online::ClientMsg;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::model::soak;
use super::sim::{Sim, player, quick_room};
use crate::{ActionMsgOf, Host, Input, Room, Table};

/// So many may come to a table, more than can sit there.
const PLAYERS: u64 = 6;

/// What someone says, whether or not it is the time for it.
fn said<G: Host>(sim: &mut Sim<G>) -> ClientMsg<ActionMsgOf<G>> {
    let entrant = sim.entropy.below(5) as u8;
    let agreed = sim.entropy.below(3) > 0;
    match sim.entropy.below(15) {
        0 => ClientMsg::Leave,
        1..=3 => ClientMsg::Ready { ready: agreed },
        4 => ClientMsg::Pause,
        5 => ClientMsg::Away { away: !agreed },
        6 => ClientMsg::Rematch { agreed },
        7 => ClientMsg::Kick { entrant },
        8 => ClientMsg::Invite { entrant, agent: "random".to_owned() },
        9 => ClientMsg::Resign { worth: entrant },
        10 => ClientMsg::AnswerResign { accept: agreed },
        11 => ClientMsg::Consent { entrant, agreed },
        12 => ClientMsg::Stop,
        13 => ClientMsg::Pace { move_ms: agreed.then_some(0) },
        _ => ClientMsg::Resync,
    }
}

fn one<G: Host>(sim: &mut Sim<G>) {
    let n = u64::from(sim.entropy.below(PLAYERS as u32));
    let who = player(n);
    match sim.entropy.below(20) {
        0 => sim.put(Input::Joins { player: n, name: format!("player {n}") }),
        1 => sim.put(Input::Lost { who }),
        2 | 3 => sim.put(Input::Connected { who, last: None }),
        4 => {
            let name = format!("player {}", sim.entropy.below(PLAYERS as u32));
            let vouched = sim.entropy.below(2) == 0;
            sim.put(Input::Reclaims { player: n, name, vouched });
        }
        5 => {
            let (entrant, name) = (sim.entropy.below(4) as u8, format!("bot {n}"));
            let by = u64::from(sim.entropy.below(PLAYERS as u32));
            sim.put(Input::SeatsBot { by, player: n, name, entrant });
        }
        6 if sim.entropy.below(8) == 0 => {
            // The server is killed and comes back with what its log says.
            let (game, room) = (sim.table.game.clone(), sim.table.room.clone());
            sim.table = Table::restore(game, room, &sim.log).unwrap();
            sim.asks.clear();
            sim.put(Input::RESUMED);
        }
        7..=9 => {
            let msg = said(sim);
            sim.say(n, msg);
        }
        _ => {
            sim.step();
        }
    }
}

fn storm<G: Host>(rules: &str, seed: u64) -> usize {
    let room = Room { practice: seed.is_multiple_of(2), ..quick_room() };
    let mut sim = Sim::<G>::seated(rules, room.clone(), seed, 1 + seed % 2);
    for _ in 0..800 {
        one(&mut sim);
    }
    let restored = Table::restore(G::read(rules).unwrap(), room, &sim.log).unwrap();
    let shown = |table: &Table<G>| serde_json::to_string(&table.entrants()).unwrap();
    assert_eq!(shown(&restored), shown(&sim.table));
    assert_eq!(restored.is_playing(), sim.table.is_playing());
    for client in sim.clients.values() {
        assert!(client.events("match_ended").len() <= sim.records.len(), "a match ended twice");
    }
    sim.records.len()
}

#[test]
fn a_table_stands_whatever_comes_in_whatever_order() {
    let mut n_finished = 0;
    for seed in 0..6 * soak() {
        n_finished += storm::<BackgammonKit>("standard to=1", seed);
        storm::<ZoleKit>("lzf-classic, round_length=1", seed);
        storm::<RiichiKit>("tenhou length=east", seed);
    }
    assert!(n_finished > 0, "no match was ever finished");
}
