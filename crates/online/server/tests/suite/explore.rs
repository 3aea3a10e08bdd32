//! Searches laid open over HTTP: every source, every refusal, and a large tree a part at a time.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::client::{Client, block_on, http, post, seated};
use crate::play::Server;

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";

/// The same with nothing rolled yet.
const BEFORE_THE_ROLL: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10";

async fn explore(address: SocketAddr, source: Value, agent: &str) -> (u16, Value) {
    post(address, "/api/explore", json!({"source": source, "agent": agent})).await
}

async fn get(address: SocketAddr, path: &str) -> (u16, Value) {
    let (status, text) = http(address, "GET", path, &Value::Null).await;
    (status, serde_json::from_str(&text).unwrap())
}

fn tree(text: &str) -> Value {
    json!({"kind": "tree", "text": text})
}

fn position(game: &str, text: &str) -> Value {
    json!({"kind": "position", "game": game, "text": text})
}

#[test]
fn a_written_tree_is_laid_open_and_the_rest_fetched_by_its_id() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (status, told) = explore(address, tree("max(min(3, 12), min(2, 4))"), "minimax").await;
        assert_eq!((status, &told["value"]["value"]), (200, &json!(3.0)), "{told}");
        let id = told["id"].as_str().unwrap().to_owned();
        let path = |end: &str| format!("/api/explore/{id}/{end}");
        let (status, below) = get(address, &path("nodes?below=0&most=2")).await;
        assert_eq!((status, below["nodes"].as_array().unwrap().len()), (200, 2));
        let (status, steps) = get(address, &path("steps?from=1&n=3")).await;
        assert_eq!((status, &steps["first"], &steps["open"]), (200, &json!(1), &json!([0])));
        let (status, found) = get(address, &path("find?text=b")).await;
        assert_eq!((status, &found["path"]), (200, &json!([0, 4])));
        for gone in ["nodes?below=7", "boards/0", "boards/x"] {
            let (status, told) = get(address, &path(gone)).await;
            assert_eq!((status, &told["code"]), (404, &json!("not_found")), "{gone}");
        }
        for (end, status) in [("nodes", 422), ("steps?from=-1", 422), ("find", 422)] {
            assert_eq!(get(address, &path(end)).await.0, status, "{end}");
        }
        let other = "/api/explore/00000000000000000000000000000000/steps?from=0";
        assert_eq!(get(address, other).await.1["code"], "not_found");
    });
}

#[test]
fn what_cannot_be_explored_is_refused_in_words() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        for (source, agent, status, code, said) in [
            (tree("max(3, x)"), "minimax", 422, "bad_message", "line 1, column 8: found \"x\""),
            (tree("max(3, 4)"), "chess", 422, "agent", "chess"),
            (tree("max(3, 4)"), "random", 422, "nothing_to_search", "random does not search"),
            (position("chess", ""), "house", 404, "no_room", "unknown game"),
            (position("riichi", "123m"), "house", 422, "bad_message", "no notation"),
            (position("tic-tac-toe", "XO"), "minimax", 422, "bad_message", "column 3"),
            (position("backgammon", "4HPwATDgc/ABMA 71"), "house", 422, "bad_message", "dice"),
            (position("backgammon", "4HPwATDgc/ABM"), "house", 422, "bad_message", "14"),
            (position("zole", "2: QC QH | take"), "alphabeta", 422, "bad_message", "column 4"),
            (
                json!({"kind": "record", "text": "?", "at": {"deal": 0, "step": 0, "seat": "A"}}),
                "house",
                422,
                "bad_message",
                "not a known record",
            ),
            (
                json!({"kind": "table", "room": "abcde-fghjk", "token": "x"}),
                "house",
                404,
                "no_room",
                "",
            ),
            (json!({"kind": "sky"}), "house", 422, "bad_message", "sky"),
        ] {
            let (got, told) = explore(address, source.clone(), agent).await;
            assert_eq!((got, told["code"].as_str()), (status, Some(code)), "{source}: {told}");
            assert!(told["detail"].as_str().unwrap().contains(said), "{source}: {told}");
        }
    });
}

#[test]
fn positions_and_a_practice_table_have_boards() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let fifth_trick = "2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS";
        for (game, text, agent, n_seats) in [
            ("tic-tac-toe", "XO./.X./..O", "alphabeta", 2),
            ("race", "sprint: A 3* B 4 | A threw 2", "expectiminimax:depth=4", 2),
            ("backgammon", START, "expectiminimax:depth=1", 2),
            ("backgammon", BEFORE_THE_ROLL, "expectiminimax:depth=2", 2),
            ("zole", fifth_trick, "alphabeta:mask=rules", 3),
        ] {
            let (status, told) = explore(address, position(game, text), agent).await;
            assert_eq!((status, &told["game"]), (200, &json!(game)), "{told}");
            assert_eq!(told["position"], text, "{game}: the position comes back for links");
            let path = format!("/api/explore/{}/boards/1", told["id"].as_str().unwrap());
            let (status, board) = get(address, &path).await;
            let n_views = board["views"].as_array().unwrap().len();
            assert_eq!((status, n_views), (200, n_seats), "{board}");
        }
        let seats = json!([{"type": "open"}, {"type": "agent", "agent": "random"}]);
        let table = json!({"name": "t", "game": "tic-tac-toe", "rules": "", "seats": seats,
            "practice": true});
        let (room, token) = seated(address, table).await;
        let mut anna = Client::connect(address, &room, Some(&token)).await;
        anna.begin(0).await;
        anna.hear_of("asked").await;
        let source = json!({"kind": "table", "room": room, "token": token});
        let (status, told) = explore(address, source, "alphabeta:depth=3").await;
        assert_eq!((status, &told["game"]), (200, &json!("tic-tac-toe")), "{told}");
    });
}

/// The answer is as long as what was asked for, and every count is of the whole tree.
#[test]
fn a_large_tree_is_fetched_a_part_at_a_time() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (status, told) =
            explore(address, position("tic-tac-toe", "X../.../..."), "minimax").await;
        assert_eq!(status, 200, "{}", told["detail"]);
        // Of the 549,946 positions of the whole tree 59,705 come after a mark in a corner.
        assert_eq!((&told["n_nodes"], &told["n_steps"]), (&json!(59_705), &json!(59_705)));
        assert_eq!(told["counts"]["nodes"], 59_705);
        assert_eq!(told["nodes"][0]["n_below"], 59_704);
        assert!(told["nodes"].as_array().unwrap().len() <= 1_000);
        let path = |end: &str| format!("/api/explore/{}/{end}", told["id"].as_str().unwrap());
        let (_, below) = get(address, &path("nodes?below=0&most=100")).await;
        let below = below["nodes"].as_array().unwrap();
        assert_eq!(below.len(), 100);
        let replies = below.iter().filter(|node| node["parent"] == 0);
        let n_below: u64 = replies.clone().map(|node| node["n_below"].as_u64().unwrap()).sum();
        assert_eq!((replies.count(), n_below), (8, 59_704 - 8));
        let (_, steps) = get(address, &path("steps?from=50000&n=10")).await;
        let last = &steps["steps"][9]["counts"];
        assert_eq!(last["nodes"], 50_010, "a step is a visit");
    });
}

/// A family of more children than are told at once is told in pieces, by number or around one of them.
#[test]
fn thousands_of_worlds_are_fetched_a_piece_at_a_time() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let fifth_trick = "2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS";
        let source = position("zole", fifth_trick);
        let (status, told) = explore(address, source, "alphabeta:mask=rules").await;
        assert_eq!((status, &told["n_steps"]), (200, &json!(3_150)), "{}", told["detail"]);
        assert_eq!(told["nodes"][0]["n_children"], 3_150);
        let path = |end: &str| format!("/api/explore/{}/{end}", told["id"].as_str().unwrap());
        let worlds = async |end: &str| -> Vec<(u64, u64)> {
            let (status, told) = get(address, &path(end)).await;
            assert_eq!(status, 200, "{told}");
            let worlds = told["nodes"].as_array().unwrap().iter().filter(|it| it["parent"] == 0);
            worlds.map(|it| (it["nth"].as_u64().unwrap(), it["id"].as_u64().unwrap())).collect()
        };
        let first = worlds("nodes?below=0&most=2000").await;
        let rest = worlds("nodes?below=0&from=2000&most=2000").await;
        let all: Vec<u64> = first.iter().chain(&rest).map(|&(nth, _)| nth).collect();
        assert!(all.iter().copied().eq(0..3_150), "every world once");
        assert!(worlds("nodes?below=0&from=3150").await.is_empty());
        // The world of round 2,951, and those of its piece of 400.
        let (_, steps) = get(address, &path("steps?from=2950&n=1")).await;
        let events = steps["steps"][0]["events"].as_array().unwrap();
        let world =
            events.iter().find(|it| it["what"] == "enter").unwrap()["node"].as_u64().unwrap();
        let near = worlds(&format!("nodes?below=0&near={world}&most=400")).await;
        assert_eq!((near[0].0, near.len()), (2_800, 350));
        assert!(near.contains(&(2_950, world)));
        let (status, told) = get(address, &path("nodes?below=0&near=0")).await;
        assert_eq!((status, &told["code"]), (404, &json!("not_found")), "no child of itself");
    });
}

#[test]
fn a_search_that_is_too_large_says_so() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let source = position("tic-tac-toe", ".../.../...");
        let (status, told) = explore(address, source, "minimax").await;
        assert_eq!((status, &told["code"]), (422, &json!("too_large")), "{told}");
        assert!(told["detail"].as_str().unwrap().contains("more than 200000 nodes"), "{told}");
    });
}

/// A table goes on while its search is looked at: what is asked for again is compared with what was told.
#[test]
fn a_search_asked_for_again_must_be_the_same() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let ask = |text: &str, again: &Value| json!({"source": tree(text), "agent": "minimax", "again": again});
        let first = "max(min(3, 12), min(2, 4))";
        let (_, told) = post(address, "/api/explore", ask(first, &Value::Null)).await;
        let (status, anew) = post(address, "/api/explore", ask(first, &told["id"])).await;
        assert_eq!(status, 200, "{anew}");
        assert_ne!(anew["id"], told["id"]);
        let other = "max(min(3, 12), min(2, 5))";
        let (status, refused) = post(address, "/api/explore", ask(other, &told["id"])).await;
        assert_eq!((status, &refused["code"]), (409, &json!("not_now")), "{refused}");
        assert!(refused["detail"].as_str().unwrap().contains("another one now"), "{refused}");
    });
}
