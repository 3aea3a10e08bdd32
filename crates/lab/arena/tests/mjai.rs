//! Outside bots that speak mjai: good ones play, bad ones forfeit, none can hold up the arena.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use parlor_arena::{
    Allowed, Arena, BotErrors, BotLimits, Faults, GameLine, Plan, Players, Schedule, Seatings,
    Setting, check, play_block,
};
use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;

/// Discards what it draws and lets everything by.
const TSUMOGIRI: &str = r#"
while read -r x; do case $x in
    *'"type":"start_game"'*) id=${x#*'"id":'}; id=${id%%,*}; echo '{"type":"none"}';;
    *'"actor":'$id','*'"type":"tsumo"'*) pai=${x#*'"pai":"'}; pai=${pai%%'"'*}
        echo '{"type":"dahai","actor":'$id',"pai":"'$pai'","tsumogiri":true}';;
    *) echo '{"type":"none"}';;
esac; done
"#;

/// The same, but silent where nothing is asked.
const TSUMOGIRI_ASKED: &str = r#"
while read -r x; do case $x in
    *'"type":"start_game"'*) id=${x#*'"id":'}; id=${id%%,*};;
    *'"can_act":false'*) ;;
    *'"actor":'$id','*'"type":"tsumo"'*) pai=${x#*'"pai":"'}; pai=${pai%%'"'*}
        echo '{"type":"dahai","actor":'$id',"pai":"'$pai'","tsumogiri":true}';;
    *) echo '{"type":"none"}';;
esac; done
"#;

/// A bot that is there and does `work` when it has drawn.
fn on_draw(work: &str) -> String {
    let discard = TSUMOGIRI.find("pai=${x#").unwrap();
    let end = TSUMOGIRI[discard..].find(";;").unwrap() + discard;
    format!("{}{work}{}", &TSUMOGIRI[..discard], &TSUMOGIRI[end..])
}

/// The bot of this spec (with `BOT` for its script) and three who play at random.
fn plan(folder: &Path, bot: &str, spec: &str, limits: BotLimits) -> Plan {
    let script = folder.join("bot.sh");
    fs::write(&script, bot).unwrap();
    let spec = spec.replace("BOT", &format!("sh '{}'", script.display()));
    let agents = ["random", "random", "random", &spec].map(str::to_owned);
    Plan {
        entrants: Plan::entrants(&agents),
        schedule: Schedule::Fixed,
        seatings: Seatings::Rotations,
        blocks: 1,
        seed: 3,
        budget: Allowed::default(),
        cap: Plan::CAP,
        stop: None,
        bots: limits,
    }
}

fn play(plan: &Plan) -> Vec<GameLine> {
    let setting = Setting { length: Some("east".to_owned()), ..Setting::default() };
    let arena = Arena::<RiichiKit>::set(&setting).unwrap();
    let players = Players::new(&arena, plan, BotErrors::Hidden).unwrap();
    play_block(&players, 0).games
}

fn limits(answer_ms: u64) -> BotLimits {
    BotLimits { answer_ms: Some(answer_ms), ..BotLimits::default() }
}

#[test]
fn a_bot_plays_from_every_seat() {
    let mut played = Vec::new();
    for (bot, spec) in [(TSUMOGIRI, "mjai:BOT"), (TSUMOGIRI_ASKED, "mjai-asked:BOT {id}")] {
        let folder = tempfile::tempdir().unwrap();
        let lines = play(&plan(folder.path(), bot, spec, limits(20_000)));
        assert_eq!(lines.len(), 4);
        for line in &lines {
            let seat = line.seats.iter().position(|&entrant| entrant == 3).unwrap();
            assert_eq!(line.forfeit, None);
            assert!(line.decisions[seat] > 30 && line.deals >= 4, "{line:?}");
            let counts = &line.counts[seat];
            assert_eq!((counts.get("calls"), counts.get("riichi"), counts.get("wins")), (0, 0, 0));
        }
        played.push(lines);
    }
    assert_eq!(played[0], played[1]);
}

/// Every game is forfeited for this reason, and none takes long.
fn check_hostile(bot: &str, limits: BotLimits, reason: &str, fault: Faults) {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(folder.path(), bot, "mjai:BOT", limits);
    let begin = Instant::now();
    let lines = play(&plan);
    assert!(begin.elapsed() < Duration::from_secs(30), "{reason}: {:?}", begin.elapsed());
    for line in lines {
        let seat = line.seats.iter().position(|&entrant| entrant == 3).unwrap();
        let forfeit = line.forfeit.unwrap();
        assert_eq!(forfeit.seat, seat);
        assert!(forfeit.why.contains(reason), "{}", forfeit.why);
        assert_eq!(line.faults[seat], fault, "{}", forfeit.why);
        assert!(line.scores[seat] < -40.0, "{:?}", line.scores);
        assert!(line.scores.iter().sum::<f64>().abs() < 1e-9);
    }
}

const TIME_OUT: Faults = Faults { crashes: 0, time_outs: 1, wrong_answers: 0 };
const CRASH: Faults = Faults { crashes: 1, time_outs: 0, wrong_answers: 0 };
const WRONG: Faults = Faults { crashes: 0, time_outs: 0, wrong_answers: 1 };

#[test]
fn a_silent_bot_forfeits() {
    let reason = "an answer to tsumo did not arrive within 150 ms";
    check_hostile(&on_draw("sleep 1000"), limits(150), reason, TIME_OUT);
    // Empty lines are no answer, however many come.
    check_hostile(&on_draw("while :; do echo; done"), limits(150), reason, TIME_OUT);
    let reason = "an answer to start_game did not arrive within 150 ms";
    let quick = BotLimits { hello_ms: 150, ..BotLimits::default() };
    check_hostile("sleep 1000", quick, reason, TIME_OUT);
}

#[test]
fn a_bot_that_dies_forfeits() {
    check_hostile(&on_draw("exit 3"), limits(20_000), "exit status: 3", CRASH);
    check_hostile("exit 4", limits(20_000), "exit status: 4", CRASH);
    let few = BotLimits { restarts: 0, ..limits(20_000) };
    let folder = tempfile::tempdir().unwrap();
    let lines = play(&plan(folder.path(), "exit 4", "mjai:BOT", few));
    let why: Vec<String> = lines.into_iter().map(|line| line.forfeit.unwrap().why).collect();
    assert!(why[0].contains("exit status: 4"), "{why:?}");
    assert!(why[1..].iter().all(|why| why.contains("not started again")), "{why:?}");
}

#[test]
fn a_bot_that_talks_nonsense_or_plays_what_is_not_legal_forfeits() {
    let cases = [
        ("echo nonsense", "\"nonsense\" where an answer to tsumo was expected: expected ident"),
        ("echo '{\"type\":\"move\"}'", "unknown type \"move\""),
        ("echo '{\"type\":\"dahai\",\"actor\":'$id'}'", "the field pai is missing"),
        ("echo '{\"type\":\"dahai\",\"actor\":'$id',\"pai\":\"0m\"}'", "pai: \"0m\" is not a tile"),
        ("echo '{\"type\":\"hora\",\"actor\":'$id',\"target\":'$id'}'", "hora is not one of the"),
        ("echo '{\"type\":\"none\"}'", "none is not one of the"),
        ("echo '{\"type\":\"reach\",\"actor\":'$id'}'", "reach is not one of the"),
        ("echo '{\"type\":\"hora\",\"actor\":'$(( (id + 1) % 4 ))',\"target\":0}'", "is not asked"),
        ("echo '[]'", "[] is not an object"),
        ("printf '\\377\\n'", "where an answer to tsumo was expected"),
        ("cat /dev/zero", "a line of more than 1048576 bytes"),
    ];
    for (work, reason) in cases {
        check_hostile(&on_draw(work), limits(20_000), reason, WRONG);
    }
    check_hostile("yes", limits(20_000), "\"y\" where an answer to start_game", WRONG);
}

#[test]
fn what_cannot_be_is_refused_before_anything_runs() {
    let folder = tempfile::tempdir().unwrap();
    let mut plan = plan(folder.path(), "", "mjai:/no/such/program", limits(150));
    let arena = Arena::<RiichiKit>::set(&Setting::default()).unwrap();
    assert_eq!(check(&arena, &plan), Ok(()));
    let error = Players::new(&arena, &plan, BotErrors::Hidden).err().unwrap().to_string();
    assert!(error.contains("cannot start \"/no/such/program\""), "{error}");
    plan.entrants.drain(..2);
    let backgammon = Arena::<BackgammonKit>::set(&Setting::default()).unwrap();
    let error = check(&backgammon, &plan).unwrap_err().to_string();
    assert!(error.contains("mjai is spoken in riichi, not in backgammon"), "{error}");
}
