//! Every request over HTTP, and every way to be refused.

use std::net::SocketAddr;

use parlor_agent::Body;
use parlor_server::verify_text;
use parlor_table::Chain;
use parlor_wire::SeatMsg;
use parlor_wire::online::{
    AdviceMsg, AgentMsg, ChainHeadMsg, ChainMsg, DealAtMsg, EnteredMsg, ErrorCode, OpenHandsMsg,
    ParameterKindMsg, RecordMsg, RefusalMsg, ReplayMsg, ResultMsg, RoomInfoMsg, RulesMsg,
    SeatInfoMsg,
};
use serde_json::{Value, json};

use crate::client::{Client, backgammon, block_on, got, http, posted, refused, seated};
use crate::play::Server;
use crate::player::Player;

type Advice = AdviceMsg<Value>;
type Replay = ReplayMsg<Value, Value, Value>;

/// The status alone.
async fn status(address: SocketAddr, path: &str) -> u16 {
    http(address, "GET", path, &Value::Null).await.0
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
            let agents: Vec<AgentMsg> = got(address, &format!("/api/games/{game}/agents")).await;
            let house = agents.iter().find(|agent| agent.name == "house").unwrap();
            let all = ["beginner", "club", "master", "world-class"];
            let levels = if game == "backgammon" { &all[..] } else { &all[..3] };
            let levels: Vec<String> =
                levels.iter().map(|level| format!("house:level={level}")).collect();
            assert_eq!(house.levels, levels, "{game}");
            for agent in agents {
                assert!(agent.levels.iter().all(|level| level.starts_with(&agent.name)));
            }
            let rules: Vec<RulesMsg> = got(address, &format!("/api/games/{game}/rules")).await;
            assert_eq!(rules.iter().filter(|rules| rules.default).count(), 1, "{game}");
        }
        assert_eq!(status(address, "/api/games/chess/agents").await, 404);
        assert_eq!(status(address, "/api/games/chess/rules").await, 404);
        let agents: Vec<AgentMsg> = got(address, "/api/games/backgammon/agents").await;
        let search = agents.iter().find(|agent| agent.name == "expectiminimax").unwrap();
        let depth = search.parameters.iter().find(|parameter| parameter.name == "depth").unwrap();
        assert!(matches!(depth.kind, ParameterKindMsg::Integer { max: 3, .. }), "{depth:?}");
        let agents: Vec<AgentMsg> = got(address, "/api/games/tic-tac-toe/agents").await;
        let search = agents.iter().find(|agent| agent.name == "alphabeta").unwrap();
        let depth = search.parameters.iter().find(|parameter| parameter.name == "depth").unwrap();
        assert!(matches!(depth.kind, ParameterKindMsg::Integer { max: 9, .. }), "{depth:?}");
    });
}

#[test]
fn a_parameter_over_its_limit_is_named() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let mut room = backgammon();
        room["seats"][1]["agent"] = json!("expectiminimax:depth=8");
        let (status, text) = http(address, "POST", "/api/rooms", &room).await;
        let RefusalMsg { code, detail, .. } = serde_json::from_str(&text).unwrap();
        assert_eq!((status, code), (422, ErrorCode::Agent));
        assert_eq!(detail, "agent parameter over its limit: depth=8, at most 3");
    });
}

#[test]
fn the_interface_describes_itself() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let document: Value = got(address, "/openapi.json").await;
        assert_eq!(document["openapi"], "3.1.0");
        assert!(document["paths"]["/api/rooms/{id}/join"]["post"]["responses"]["403"].is_object());
        let (status, page) = http(address, "GET", "/api", &Value::Null).await;
        assert_eq!(status, 200);
        assert!(page.contains("POST /api/rooms/{id}/join"));
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
        assert_eq!(refused(address, &advice, &asked).await.0, 409);
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        let prompt = anna.hear_of("asked").await["event"]["prompt"].clone();
        let seat = posted(address, &format!("/api/rooms/{id}/seat"), json!({"token": token})).await;
        let deal = Some(DealAtMsg { number: 0, nth: 1 });
        let anna = SeatInfoMsg { me: 0, name: "Anna".to_owned(), asked: true, waits: false, deal };
        assert_eq!(anna, seat);
        let advised: Advice = posted(address, &advice, asked).await;
        assert_eq!(json!(advised.legal), prompt["legal"]);
        assert!(advised.explanation.chosen.unwrap() < advised.legal.len());
        let hands: OpenHandsMsg<Value> = posted(address, &open, json!({"token": token})).await;
        assert_eq!(hands.views.len(), 2);
        let stranger = json!({"token": "somebody's"});
        assert_eq!(refused(address, &open, stranger).await, (403, ErrorCode::Token));
        let unknown = json!({"agent": "nobody", "token": token});
        assert_eq!(refused(address, &advice, unknown).await.1, ErrorCode::Agent);

        // At a table that was not made for it nothing is opened and nobody advises.
        let (id, token) = seated(address, backgammon()).await;
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        anna.hear_of("asked").await;
        let asked = json!({"agent": "house", "token": token});
        let advice = format!("/api/rooms/{id}/advice");
        assert_eq!(refused(address, &advice, asked).await, (409, ErrorCode::NotNow));
        let open = format!("/api/rooms/{id}/open");
        assert_eq!(refused(address, &open, json!({"token": token})).await.0, 409);
        // Two open seats are no practice.
        let mut room = practice();
        room["seats"][1] = json!({"type": "open"});
        assert_eq!(refused(address, "/api/rooms", room).await.1, ErrorCode::Place);
    });
}

#[test]
fn a_finished_match_is_replayed_downloaded_and_explained() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (id, token) = seated(address, backgammon()).await;
        let path = |end: &str| format!("/api/rooms/{id}/{end}");
        assert_eq!(status(address, &path("replay")).await, 409);
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        drop(anna);
        let mut player = Player::default();
        while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}

        let replay: Replay = got(address, &path("replay")).await;
        let steps = &replay.deals[0].steps;
        assert_eq!(status(address, &path("replay?deal=7")).await, 422);
        let (found, mat) = http(address, "GET", &path("record?format=mat"), &Value::Null).await;
        assert!(found == 200 && mat.contains("1 point match"), "{mat}");
        assert_eq!(status(address, &path("record?format=mjai")).await, 422);
        // What was downloaded can be brought back.
        let (found, again) = crate::client::send(address, "/api/replay", &mat).await;
        assert_eq!((found, &again["players"]), (200, &json!(replay.players)));
        let (found, wrong) = crate::client::send(address, "/api/replay", "nothing").await;
        assert_eq!((found, &wrong["code"]), (422, &json!("bad_message")));

        let step = steps.iter().position(|step| step.asked == [SeatMsg::A]).unwrap();
        let at =
            |step: usize| json!({"agent": "linear", "at": {"deal": 0, "step": step, "seat": "A"}});
        let advised: Advice = posted(address, &path("advice"), at(step)).await;
        assert!(!advised.legal.is_empty());
        let late = refused(address, &path("advice"), at(steps.len() - 1)).await;
        assert_eq!(late, (422, ErrorCode::NotAsked));

        let info: RoomInfoMsg = got(address, &format!("/api/rooms/{id}")).await;
        assert!(info.record && !info.practice);

        // Another match does not hide the first one.
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.say(json!({"type": "rematch", "agreed": true})).await;
        while anna.hear().await["event"]["type"] != "pledging" {}
        drop(anna);
        while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}
        let info: RoomInfoMsg = got(address, &format!("/api/rooms/{id}")).await;
        assert_eq!(info.matches, 2);
        let last: Replay = got(address, &path("replay")).await;
        assert_ne!(last.deals, replay.deals);
        assert_eq!(got::<Replay>(address, &path("replay?match=1")).await, replay);
        assert_eq!(got::<Replay>(address, &path("replay?match=2")).await, last);
        assert_eq!(status(address, &path("record?match=1")).await, 200);
        assert_eq!(status(address, &path("replay?match=3")).await, 409);
        assert_eq!(status(address, &path("replay?match=0")).await, 422);
    });
}

#[test]
fn a_position_is_analysed() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";
        let ask = |position: &str| json!({"game": "backgammon", "agent": "house", "position": position, "trace": {"nodes": 5}});
        let advised: Advice = posted(address, "/api/analysis", ask(position)).await;
        for panel in advised.explanation.panels {
            assert!(!matches!(panel.body, Body::Tree(tree) if tree.nodes.len() > 5));
        }
        assert_eq!(refused(address, "/api/analysis", ask("nonsense")).await.0, 422);
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
        let seat: SeatInfoMsg = posted(address, &path("seat"), json!({"token": token})).await;
        let anna =
            SeatInfoMsg { me: 0, name: "Anna".to_owned(), asked: false, waits: false, deal: None };
        assert_eq!(seat, anna);
        assert_eq!(refused(address, &path("seat"), json!({"token": "x"})).await.0, 403);

        let reclaim = |password: Value| json!({"name": "Anna", "password": password});
        let wrong = refused(address, &path("reclaim"), reclaim(json!("wrong"))).await;
        assert_eq!(wrong, (403, ErrorCode::Password));
        let missing = refused(address, &path("reclaim"), reclaim(Value::Null)).await;
        assert_eq!(missing, (403, ErrorCode::Password));
        let again: EnteredMsg = posted(address, &path("reclaim"), reclaim(json!("sesame"))).await;
        assert_eq!(again.me, Some(0));
        // Whose seat it was may still come back to it.
        let seat: SeatInfoMsg = posted(address, &path("seat"), json!({"token": token})).await;
        assert_eq!(seat, anna);

        let token = again.token;
        let bot = json!({"token": token, "entrant": 1, "name": "bot"});
        let bot: EnteredMsg = posted(address, &path("bots"), bot).await;
        assert_eq!(bot.me, Some(1));
        let second = json!({"token": bot.token, "entrant": 0, "name": "another"});
        assert_eq!(refused(address, &path("bots"), second).await.1, ErrorCode::NotHost);
        let (status, _) = http(address, "POST", &path("leave"), &json!({"token": token})).await;
        assert_eq!(status, 204);
        assert_eq!(refused(address, &path("seat"), json!({"token": token})).await.0, 422);
    });
}

/// Rule: `docs/dev/online-protocol.md`, `reclaim`. Anyone who only asks for a seat is nobody yet.
#[test]
fn a_claim_opens_nothing_before_the_others_consent_nor_when_it_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_path_buf();
    let server = Server::start(Some(path.clone()));
    let address = server.address;
    let (mut id, mut bo) = (String::new(), String::new());
    let (mut granted, mut open) = (String::new(), String::new());
    let first = (&mut id, &mut bo, &mut granted, &mut open);
    block_on(async move {
        let (id, bo, granted, open) = first;
        let mut room = backgammon();
        room["password"] = json!("sesame");
        room["seats"][1] = json!({"type": "open"});
        *id = seated(address, room).await.0;
        let join = json!({"name": "Bo", "password": "sesame"});
        *bo = posted::<EnteredMsg>(address, &format!("/api/rooms/{id}/join"), join).await.token;
        let mut client = Client::connect(address, id, Some(bo)).await;
        client.hear_of("state").await;
        for agreed in [false, true] {
            let claim = claimed(address, id).await;
            let stranger = (Some(ErrorCode::Token), ErrorCode::Token);
            assert_eq!(worth(address, id, &claim).await, stranger);
            client.hear_of("reclaim_asked").await;
            client.say(json!({"type": "consent", "entrant": 0, "agreed": agreed})).await;
            client.say(json!({"type": "ping", "n": 1})).await;
            client.hear_of("pong").await;
            // No match is over yet, but that is told only to those who are in the room.
            let known = if agreed { (None, ErrorCode::NotNow) } else { stranger };
            assert_eq!(worth(address, id, &claim).await, known);
            *granted = claim;
        }
        *open = claimed(address, id).await;
    });
    drop(server);

    // A claim ends with the server; what was granted stays.
    let server = Server::start(Some(path));
    let address = server.address;
    block_on(async move {
        assert_eq!(worth(address, &id, &granted).await, (None, ErrorCode::NotNow));
        let mut client = Client::connect(address, &id, Some(&bo)).await;
        client.hear_of("state").await;
        client.say(json!({"type": "consent", "entrant": 0, "agreed": true})).await;
        assert_eq!(client.hear_of("error").await["code"], "not_now");
        let stranger = (Some(ErrorCode::Token), ErrorCode::Token);
        assert_eq!(worth(address, &id, &open).await, stranger);
        assert_eq!(worth(address, &id, &granted).await.0, None);
    });
}

/// The token of someone who asks for Anna's seat.
async fn claimed(address: SocketAddr, id: &str) -> String {
    let path = format!("/api/rooms/{id}/reclaim");
    let entered: EnteredMsg =
        posted(address, &path, json!({"name": "Anna", "password": "sesame"})).await;
    assert_eq!(entered.me, None);
    entered.token
}

/// How a token is refused as a seat's, if it is; and about the last match of a room.
async fn worth(address: SocketAddr, id: &str, token: &str) -> (Option<ErrorCode>, ErrorCode) {
    let body = json!({"token": token});
    let (_, seat) = http(address, "POST", &format!("/api/rooms/{id}/seat"), &body).await;
    let seat = serde_json::from_str::<RefusalMsg>(&seat).ok();
    let at = json!({"deal": 0, "step": 1, "seat": "A"});
    let ask = json!({"agent": "house", "token": token, "at": at});
    let (_, advice) = refused(address, &format!("/api/rooms/{id}/advice"), ask).await;
    (seat.map(|refusal| refusal.code), advice)
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
            let bot: EnteredMsg = posted(address, &format!("/api/rooms/{id}/bots"), wish).await;
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bots/");
            let (bridge, program) = (format!("{folder}online.py"), format!("{folder}any_legal.py"));
            let server = format!("http://{address}");
            let mut command = std::process::Command::new("python3");
            command.args([&bridge, &server, &id, &bot.token, "--", "python3", &program]);
            let running = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
            let mut anna = Client::connect(address, &id, Some(&token)).await;
            anna.begin(0).await;
            drop(anna);
            let mut player = Player::default();
            while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}
            let ended = tokio::task::spawn_blocking(|| running.wait_with_output());
            let said = String::from_utf8(ended.await.unwrap().unwrap().stdout).unwrap();
            assert!(said.starts_with("standing:"), "{game}: {said}");
            let record: RecordMsg<Value, Value, Value> =
                got(address, &format!("/api/rooms/{id}/record")).await;
            assert!(record.players.contains(&"bot".to_owned()));
            let inputs = json!(record.deals[0].inputs).to_string();
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
        let listed: Vec<ResultMsg> = got(address, "/api/results").await;
        let [line] = &listed[..] else { panic!("{listed:?}") };
        assert_eq!((line.agent.as_str(), line.meetings), ("random", 1));
        assert!((line.low..=line.high).contains(&line.share.unwrap()));
    });
}

/// Anyone can keep the chain, and find the promise of a match in it under the number in its record.
#[test]
fn every_promise_is_in_the_chain() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(Some(folder.path().to_owned()));
    let address = server.address;
    block_on(async move {
        let (id, token) = seated(address, backgammon()).await;
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        anna.begin(0).await;
        drop(anna);
        let before: ChainHeadMsg = got(address, "/api/promises/head").await;
        let mut player = Player::default();
        while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}
        let (_, record) =
            http(address, "GET", &format!("/api/rooms/{id}/record"), &Value::Null).await;
        let proof = verify_text(&record).unwrap();
        assert_eq!(proof.chain_number, Some(0));
        // The match and, at its end, the next one of the same room.
        let mut after: ChainHeadMsg = got(address, "/api/promises/head").await;
        while after.n < 2 {
            after = got(address, "/api/promises/head").await;
        }
        assert_eq!((before.n, after.n), (1, 2));
        let part = |from| format!("/api/promises?from={from}");
        let (first, second): (ChainMsg, ChainMsg) =
            (got(address, &part(0)).await, got(address, &part(1)).await);
        assert_eq!(first.promises[1..], second.promises);
        let chain = Chain::read(&[first]).unwrap();
        assert_eq!(chain.find(&proof), Ok(0));
        assert_eq!(Chain::read(&[second]).unwrap().has_head(after.head.parse().unwrap()), Ok(()));
        assert_eq!(chain.has_head(before.head.parse().unwrap()), Ok(()));
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
