//! Every request over HTTP, and every way to be refused.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::client::{Client, backgammon, block_on, http, post, seated};
use crate::play::Server;
use crate::player::Player;

async fn get(address: SocketAddr, path: &str) -> (u16, Value) {
    let (status, text) = http(address, "GET", path, &Value::Null).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

fn practice() -> Value {
    let mut room = backgammon();
    room["practice"] = json!(true);
    room["seats"][1]["agent"] = json!("house:level=beginner");
    room
}

#[test]
fn the_catalogue_lists_agents_and_rules() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        for game in ["backgammon", "riichi", "zole"] {
            let (status, agents) = get(address, &format!("/api/games/{game}/agents")).await;
            let agents = agents.as_array().unwrap();
            assert_eq!(status, 200);
            assert!(agents.iter().any(|agent| agent["name"] == "house"), "{game}");
            for agent in agents {
                for level in agent["levels"].as_array().unwrap() {
                    assert!(level.as_str().unwrap().starts_with(agent["name"].as_str().unwrap()));
                }
            }
            let (_, rules) = get(address, &format!("/api/games/{game}/rules")).await;
            let defaults =
                rules.as_array().unwrap().iter().filter(|rules| rules["default"] == true);
            assert_eq!(defaults.count(), 1, "{game}");
        }
        assert_eq!(get(address, "/api/games/chess/agents").await.0, 404);
        assert_eq!(get(address, "/api/games/chess/rules").await.0, 404);
        let (_, agents) = get(address, "/api/games/backgammon/agents").await;
        let depth =
            agents.as_array().unwrap().iter().find(|agent| agent["name"] == "expectiminimax");
        let depth = depth.unwrap()["parameters"].as_array().unwrap().iter();
        let depth = depth.clone().find(|parameter| parameter["name"] == "depth").unwrap();
        assert_eq!((&depth["kind"], &depth["max"]), (&json!("integer"), &json!(3)));
    });
}

#[test]
fn a_parameter_over_its_limit_is_named() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let mut room = backgammon();
        room["seats"][1]["agent"] = json!("expectiminimax:depth=8");
        let (status, answer) = post(address, "/api/rooms", room).await;
        assert_eq!((status, &answer["code"]), (422, &json!("agent")));
        assert_eq!(answer["detail"], "agent parameter over its limit: depth=8, at most 3");
    });
}

#[test]
fn the_interface_describes_itself() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (status, document) = get(address, "/openapi.json").await;
        assert_eq!((status, &document["openapi"]), (200, &json!("3.1.0")));
        assert!(document["paths"]["/api/rooms/{id}/join"]["post"]["responses"]["403"].is_object());
        let (status, page) = get(address, "/api").await;
        assert_eq!(status, 200);
        assert!(page.as_str().unwrap().contains("POST /api/rooms/{id}/join"));
    });
}

#[test]
fn a_practice_table_advises_and_opens_its_hands() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (id, token) = seated(address, practice()).await;
        let advice = format!("/api/rooms/{id}/advice");
        let open = format!("/api/rooms/{id}/open");
        let asked = json!({"agent": "house", "token": token});
        assert_eq!(post(address, &advice, asked.clone()).await.0, 409);
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        let prompt = anna.hear_of("asked").await["event"]["prompt"].clone();
        let seat = post(address, &format!("/api/rooms/{id}/seat"), json!({"token": token})).await;
        assert_eq!(seat, (200, json!({"me": 0, "name": "Anna", "asked": true})));
        let (status, advised) = post(address, &advice, asked).await;
        assert_eq!(status, 200, "{advised}");
        assert_eq!(advised["legal"], prompt["legal"]);
        assert!(
            advised["chosen"].as_u64().unwrap() < prompt["legal"].as_array().unwrap().len() as u64
        );
        let (status, hands) = post(address, &open, json!({"token": token})).await;
        assert_eq!((status, hands["views"].as_array().unwrap().len()), (200, 2));
        let refused = post(address, &open, json!({"token": "somebody's"})).await;
        assert_eq!((refused.0, &refused.1["code"]), (403, &json!("token")));
        let unknown = json!({"agent": "nobody", "token": token});
        assert_eq!(post(address, &advice, unknown).await.1["code"], "agent");

        // At a table that was not made for it nothing is opened and nobody advises.
        let (id, token) = seated(address, backgammon()).await;
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        anna.hear_of("asked").await;
        let asked = json!({"agent": "house", "token": token});
        let (status, refused) = post(address, &format!("/api/rooms/{id}/advice"), asked).await;
        assert_eq!((status, &refused["code"]), (409, &json!("not_now")));
        let hands = post(address, &format!("/api/rooms/{id}/open"), json!({"token": token})).await;
        assert_eq!(hands.0, 409);
        // Two open seats are no practice.
        let mut room = practice();
        room["seats"][1] = json!({"type": "open"});
        assert_eq!(post(address, "/api/rooms", room).await.1["code"], "place");
    });
}

#[test]
fn a_finished_match_is_replayed_downloaded_and_explained() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (id, token) = seated(address, backgammon()).await;
        let path = |end: &str| format!("/api/rooms/{id}/{end}");
        assert_eq!(get(address, &path("replay")).await.0, 409);
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        drop(anna);
        let mut player = Player::default();
        while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}

        let (status, replay) = get(address, &path("replay")).await;
        assert_eq!(status, 200);
        let steps = replay["deals"][0]["steps"].as_array().unwrap();
        assert_eq!(get(address, &path("replay?deal=7")).await.0, 422);
        let (status, mat) = http(address, "GET", &path("record?format=mat"), &Value::Null).await;
        assert!(status == 200 && mat.contains("1 point match"), "{mat}");
        assert_eq!(get(address, &path("record?format=mjai")).await.0, 422);
        // What was downloaded can be brought back.
        let (status, again) = crate::client::send(address, "/api/replay", &mat).await;
        assert_eq!((status, &again["players"]), (200, &replay["players"]));
        let (status, wrong) = crate::client::send(address, "/api/replay", "nothing").await;
        assert_eq!((status, &wrong["code"]), (422, &json!("bad_message")));

        let step = steps.iter().position(|step| step["asked"] == json!(["A"])).unwrap();
        let at =
            |step: usize| json!({"agent": "linear", "at": {"deal": 0, "step": step, "seat": "A"}});
        let (status, advised) = post(address, &path("advice"), at(step)).await;
        assert_eq!(status, 200, "{advised}");
        assert!(!advised["legal"].as_array().unwrap().is_empty());
        let (status, refused) = post(address, &path("advice"), at(steps.len() - 1)).await;
        assert_eq!((status, &refused["code"]), (422, &json!("not_asked")));

        let (_, info) = get(address, &format!("/api/rooms/{id}")).await;
        assert_eq!((&info["record"], &info["practice"]), (&json!(true), &json!(false)));

        // Another match does not hide the first one.
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.say(json!({"type": "rematch", "agreed": true})).await;
        while anna.hear().await["event"]["type"] != "pledging" {}
        drop(anna);
        while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}
        let (_, info) = get(address, &format!("/api/rooms/{id}")).await;
        assert_eq!(info["matches"], 2);
        let (_, last) = get(address, &path("replay")).await;
        assert_ne!(last["deals"], replay["deals"]);
        assert_eq!(get(address, &path("replay?match=1")).await, (200, replay));
        assert_eq!(get(address, &path("replay?match=2")).await, (200, last));
        assert_eq!(get(address, &path("record?match=1")).await.0, 200);
        assert_eq!(get(address, &path("replay?match=3")).await.0, 409);
        assert_eq!(get(address, &path("replay?match=0")).await.0, 422);
    });
}

#[test]
fn a_position_is_analysed() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";
        let ask = |position: &str| json!({"game": "backgammon", "agent": "house", "position": position, "trace": {"nodes": 5}});
        let (status, advised) = post(address, "/api/analysis", ask(position)).await;
        assert_eq!(status, 200, "{advised}");
        for panel in advised["panels"].as_array().unwrap() {
            assert!(panel["nodes"].as_array().is_none_or(|nodes| nodes.len() <= 5));
        }
        assert_eq!(post(address, "/api/analysis", ask("nonsense")).await.0, 422);
    });
}

#[test]
fn seats_are_checked_left_and_reclaimed() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let mut room = backgammon();
        room["password"] = json!("sesame");
        room["seats"][1] = json!({"type": "open"});
        let (id, token) = seated(address, room).await;
        let path = |end: &str| format!("/api/rooms/{id}/{end}");
        let (status, seat) = post(address, &path("seat"), json!({"token": token})).await;
        assert_eq!((status, seat), (200, json!({"me": 0, "name": "Anna", "asked": false})));
        assert_eq!(post(address, &path("seat"), json!({"token": "x"})).await.0, 403);

        let reclaim = |password: Value| json!({"name": "Anna", "password": password});
        let (status, refused) = post(address, &path("reclaim"), reclaim(json!("wrong"))).await;
        assert_eq!((status, &refused["code"]), (403, &json!("password")));
        assert_eq!(post(address, &path("reclaim"), reclaim(Value::Null)).await.0, 409);
        let (status, again) = post(address, &path("reclaim"), reclaim(json!("sesame"))).await;
        assert_eq!((status, &again["me"]), (201, &json!(0)));
        assert_eq!(post(address, &path("seat"), json!({"token": token})).await.0, 422);

        let token = again["token"].clone();
        let bot = json!({"token": token, "entrant": 1, "name": "bot"});
        let (status, bot) = post(address, &path("bots"), bot).await;
        assert_eq!((status, &bot["me"]), (201, &json!(1)));
        let second = json!({"token": bot["token"], "entrant": 0, "name": "another"});
        assert_eq!(post(address, &path("bots"), second).await.1["code"], "not_host");
        let (status, _) = http(address, "POST", &path("leave"), &json!({"token": token})).await;
        assert_eq!(status, 204);
        assert_eq!(post(address, &path("seat"), json!({"token": token})).await.0, 422);
    });
}

/// Rule: `docs/dev/online-protocol.md`, `reclaim`. Whoever only asks for a seat is nobody yet.
#[test]
fn a_claim_opens_nothing_before_the_others_consent_nor_when_it_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_path_buf();
    let server = Server::start(Some(path.clone()));
    let address = server.address;
    let (mut id, mut bo) = (String::new(), String::new());
    let (mut granted, mut open) = (Value::Null, Value::Null);
    let first = (&mut id, &mut bo, &mut granted, &mut open);
    block_on(async move {
        let (id, bo, granted, open) = first;
        let mut room = backgammon();
        room["password"] = json!("sesame");
        room["seats"][1] = json!({"type": "open"});
        *id = seated(address, room).await.0;
        let join = json!({"name": "Bo", "password": "sesame"});
        let (_, joined) = post(address, &format!("/api/rooms/{id}/join"), join).await;
        *bo = joined["token"].as_str().unwrap().to_owned();
        let mut client = Client::connect(address, id, Some(bo)).await;
        client.hear_of("state").await;
        for agreed in [false, true] {
            let claim = claimed(address, id).await;
            assert_eq!(worth(address, id, &claim).await, ("token".into(), "token".into()));
            client.hear_of("reclaim_asked").await;
            client.say(json!({"type": "consent", "entrant": 0, "agreed": agreed})).await;
            client.say(json!({"type": "ping", "n": 1})).await;
            client.hear_of("pong").await;
            // No match is over yet, but that is told only to those who are in the room.
            let (seat, record) = if agreed { ("", "not_now") } else { ("token", "token") };
            assert_eq!(worth(address, id, &claim).await, (seat.into(), record.into()));
            *granted = claim;
        }
        *open = claimed(address, id).await;
    });
    drop(server);

    // A claim ends with the server; what was granted stays.
    let server = Server::start(Some(path));
    let address = server.address;
    block_on(async move {
        assert_eq!(worth(address, &id, &granted).await, (String::new(), "not_now".into()));
        let mut client = Client::connect(address, &id, Some(&bo)).await;
        client.hear_of("state").await;
        client.say(json!({"type": "consent", "entrant": 0, "agreed": true})).await;
        assert_eq!(client.hear_of("error").await["code"], "not_now");
        assert_eq!(worth(address, &id, &open).await, ("token".into(), "token".into()));
        assert_eq!(worth(address, &id, &granted).await.0, "");
    });
}

/// The token of somebody who asks for Anna's seat and does not know the password.
async fn claimed(address: SocketAddr, id: &str) -> Value {
    let path = format!("/api/rooms/{id}/reclaim");
    let (status, entered) = post(address, &path, json!({"name": "Anna"})).await;
    assert_eq!((status, &entered["me"]), (202, &Value::Null), "{entered}");
    entered["token"].clone()
}

/// How a token is refused as a seat's, empty where it is not; and about the last match of a room.
async fn worth(address: SocketAddr, id: &str, token: &Value) -> (String, String) {
    let code = |answer: Value| answer["code"].as_str().unwrap_or_default().to_owned();
    let (_, seat) = post(address, &format!("/api/rooms/{id}/seat"), json!({"token": token})).await;
    let at = json!({"deal": 0, "step": 1, "seat": "A"});
    let ask = json!({"agent": "house", "token": token, "at": at});
    let (_, advice) = post(address, &format!("/api/rooms/{id}/advice"), ask).await;
    (code(seat), code(advice))
}

/// The lab's example bot, over the same socket as people.
#[test]
fn an_outside_program_plays_its_seat_by_a_scoped_token() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        for (game, rules, seats) in
            [("backgammon", "standard to=1", 2), ("zole", "lzf-classic, round_length=2", 3)]
        {
            let mut places = vec![json!({"type": "agent", "agent": "random"}); seats];
            (places[0], places[1]) = (json!({"type": "open"}), json!({"type": "open"}));
            let room = json!({"name": game, "game": game, "rules": rules, "seats": places});
            let (id, token) = seated(address, room).await;
            let wish = json!({"token": token, "entrant": 1, "name": "bot"});
            let (_, bot) = post(address, &format!("/api/rooms/{id}/bots"), wish).await;
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bots/");
            let (bridge, program) = (format!("{folder}online.py"), format!("{folder}any_legal.py"));
            let server = format!("http://{address}");
            let scoped = bot["token"].as_str().unwrap();
            let mut command = std::process::Command::new("python3");
            command.args([&bridge, &server, &id, scoped, "--", "python3", &program]);
            let running = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
            let mut anna = Client::connect(address, &id, Some(&token)).await;
            anna.begin(0).await;
            drop(anna);
            let mut player = Player::default();
            while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}
            let ended = tokio::task::spawn_blocking(|| running.wait_with_output());
            let said = String::from_utf8(ended.await.unwrap().unwrap().stdout).unwrap();
            assert!(said.starts_with("standing:"), "{game}: {said}");
            let (_, record) = get(address, &format!("/api/rooms/{id}/record")).await;
            let inputs = record["deals"][0]["inputs"].to_string();
            assert!(record["players"].as_array().unwrap().contains(&json!("bot")));
            assert!(!inputs.contains("\"auto\":true"), "the table answered for somebody");
        }
    });
}

#[test]
fn mistakes_at_a_table_have_codes_and_change_nothing() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (id, token) = seated(address, backgammon()).await;
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        let prompt = anna.hear_of("asked").await["event"]["prompt"].clone();
        let act = |seq: &Value, id: &str, action: &Value| json!({"type": "act", "expected_seq": seq, "action_id": id, "action": action});
        let right = &prompt["legal"][0];
        for (said, code) in [
            (act(&prompt["seq"], "a", &json!({"type": "take"})), "illegal"),
            (act(&json!(1_000_000), "b", right), "not_asked"),
            (act(&prompt["seq"], "", right), "action_id"),
            (json!({"type": "act"}), "bad_message"),
            (json!({"type": "chat", "text": "hello"}), "chat_closed"),
            (json!({"type": "invite", "entrant": 1, "agent": "nobody"}), "agent"),
        ] {
            anna.say(said).await;
            assert_eq!(anna.hear_of("error").await["code"], code);
        }
        anna.say(act(&prompt["seq"], "c", right)).await;
        anna.hear_of("accepted").await;
        anna.say(act(&prompt["seq"], "d", right)).await;
        assert_eq!(anna.hear_of("error").await["code"], "stale");
    });
}

#[test]
fn a_match_counts_where_the_room_said_so() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        for results in [false, true] {
            let mut room = backgammon();
            room["results"] = json!(results);
            let (id, token) = seated(address, room).await;
            let mut anna = Client::connect(address, &id, Some(&token)).await;
            anna.begin(0).await;
            drop(anna);
            let mut player = Player::default();
            while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}
        }
        let (status, listed) = get(address, "/api/results").await;
        assert_eq!((status, listed.as_array().unwrap().len()), (200, 1));
        let line = &listed[0];
        assert_eq!((&line["agent"], &line["meetings"]), (&json!("random"), &json!(1)));
        let share = line["share"].as_f64().unwrap();
        assert!(line["low"].as_f64().unwrap() <= share && share <= line["high"].as_f64().unwrap());
    });
}

/// A search that is stopped answers with what it has: long before its own time is over.
#[test]
fn a_thinking_agent_is_stopped_at_a_practice_table() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let mut room = practice();
        room["seats"][1]["agent"] = json!("expectiminimax:depth=3,prune=none");
        let (id, token) = seated(address, room).await;
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        let mut n_thoughts = 0;
        while n_thoughts < 3 {
            let frame = anna.hear().await;
            match frame["event"]["type"].as_str() {
                Some("asked") => {
                    anna.answer(&frame["event"]["prompt"]).await;
                    anna.say(json!({"type": "stop"})).await;
                }
                Some("clock") => anna.say(json!({"type": "stop"})).await,
                Some("thought") => {
                    n_thoughts += 1;
                    let cost = &frame["event"]["cost"];
                    assert!(cost["nodes"].is_u64() && cost["think_ms"].as_u64().unwrap() < 5_500);
                }
                Some("match_ended") => break,
                _ => assert_ne!(frame["type"], "error", "{frame}"),
            }
        }
    });
}
