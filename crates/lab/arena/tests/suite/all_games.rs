//! All games: the same bytes whatever the threads, shards and interruptions, and counts that
//! keep the books of their games.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::Path;

use parlor_agent::{Agent, Ask, Entry, Explanation, Registry, Stream};
use parlor_arena::{
    Allowed, Arena, BotLimits, GameLine, Header, Options, Plan, Report, Schedule, Seatings,
    Setting, Shard, merge, read, run,
};
use parlor_backgammon_kit::BackgammonKit;
use parlor_game::Entropy;
use parlor_kit::Rank;
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, DrawOrder, Hand, Preset};
use parlor_riichi_kit::RiichiKit;
use parlor_toy_kit::{KuhnKit, RaceKit, TicTacToeKit};
use parlor_zole_kit::ZoleKit;

fn plan(n_seats: usize, blocks: u64, seatings: Seatings) -> Plan {
    Plan {
        entrants: Plan::entrants(&vec!["random".to_owned(); n_seats + 1]),
        schedule: Schedule::RoundRobin,
        seatings,
        blocks,
        seed: 42,
        budget: Allowed::default(),
        cap: Plan::CAP,
        stop: None,
        bots: BotLimits::default(),
    }
}

fn play<K: Rank>(
    arena: &Arena<K>,
    plan: &Plan,
    file: &Path,
    threads: usize,
    shard: Shard,
) -> Vec<u8> {
    let options = Options { file: file.to_owned(), threads, shard };
    run(arena, plan, &options, |_| {}).unwrap();
    fs::read(file).unwrap()
}

/// 1, 2 and 8 threads, seven shards, and cuts at random bytes: always the same file.
fn check_repeatable<K: Rank>(arena: &Arena<K>, blocks: u64) {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let plan = plan(arena.kit.n_seats(), blocks, Seatings::Rotations);
    let whole = play(arena, &plan, &at("1"), 1, Shard::WHOLE);
    let games = whole.iter().filter(|&&byte| byte == b'\n').count() - 1;
    assert_eq!(games as u64, blocks * arena.kit.n_seats() as u64);
    for threads in [2, 8] {
        let again = play(arena, &plan, &at(&threads.to_string()), threads, Shard::WHOLE);
        assert!(again == whole, "{threads} threads");
    }
    let shards: Vec<_> = (1..=7)
        .map(|part| {
            let file = at(&format!("shard-{part}"));
            play(arena, &plan, &file, 2, Shard::new(part, 7).unwrap());
            file
        })
        .collect();
    merge(&shards, &at("merged")).unwrap();
    assert!(fs::read(at("merged")).unwrap() == whole, "shards");
    let mut cuts = Stream::new(7);
    for _ in 0..8 {
        let cut = cuts.below(whole.len() as u32) as usize;
        fs::write(at("cut"), &whole[..cut]).unwrap();
        assert!(play(arena, &plan, &at("cut"), 2, Shard::WHOLE) == whole, "cut at {cut}");
    }
}

fn set(rules: &str, length: &str, wall: Option<&str>) -> Setting {
    let text = |text: &str| Some(text.to_owned());
    Setting { rules: text(rules), length: text(length), wall: wall.and_then(text) }
}

fn zole(rules: &str, length: &str) -> Arena<ZoleKit> {
    Arena::set(&set(rules, length, None)).unwrap()
}

fn backgammon(rules: &str, length: &str) -> Arena<BackgammonKit> {
    Arena::set(&set(rules, length, None)).unwrap()
}

fn riichi(rules: &str, length: &str, wall: &str) -> Arena<RiichiKit> {
    Arena::set(&set(rules, length, Some(wall))).unwrap()
}

#[test]
fn backgammon_is_repeatable() {
    check_repeatable(&Arena::<BackgammonKit>::set(&Setting::default()).unwrap(), 20);
}

#[test]
fn zole_is_repeatable() {
    check_repeatable(&zole("lzf-classic", "deal"), 20);
    check_repeatable(&zole("tournament-lv,players=4", "round"), 9);
}

#[test]
fn riichi_is_repeatable_with_either_wall() {
    check_repeatable(&riichi("ema2016", "half", "shared"), 8);
    check_repeatable(&riichi("tenhou", "east", "per-seat"), 8);
}

#[test]
fn the_toy_games_are_repeatable() {
    check_repeatable(&Arena::<TicTacToeKit>::set(&Setting::default()).unwrap(), 20);
    check_repeatable(&Arena::<RaceKit>::set(&set("long", "games-3", None)).unwrap(), 20);
    check_repeatable(&Arena::<KuhnKit>::set(&set("classic", "games-10", None)).unwrap(), 20);
}

fn results<K: Rank>(arena: &Arena<K>, blocks: u64, seatings: Seatings) -> (Header, Vec<GameLine>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    play(arena, &plan(arena.kit.n_seats(), blocks, seatings), &file, 2, Shard::WHOLE);
    read(&file).unwrap()
}

/// All counters of that name in a game.
fn total(line: &GameLine, name: &str) -> i64 {
    line.counts.iter().map(|counts| counts.get(name)).sum()
}

/// Wins and declares riichi when it can, calls nothing, discards towards a complete hand.
struct Builder;

impl Agent<Deal> for Builder {
    fn decide(&mut self, ask: &Ask<'_, Deal>, _why: Option<&mut Explanation>) -> Action {
        let Hand { concealed, melds } = ask.view.hand();
        let distance = |action: &&Action| match **action {
            Action::Tsumo | Action::Ron => -3,
            Action::Riichi { .. } | Action::Pass => -2,
            Action::Discard { tile, .. } => {
                let concealed = concealed.without(tile).unwrap();
                i32::from(Hand { concealed, melds }.shanten().unwrap().number())
            }
            _ => 99,
        };
        *ask.legal.iter().min_by_key(distance).unwrap()
    }
}

#[test]
fn wins_and_deal_ins_are_counted() {
    let builder = Entry::new("builder", &[], |_, _| Box::new(Builder));
    let rules = *Preset::by_name("tenhou").unwrap().rules();
    let kit = RiichiKit::new(rules, DrawOrder::Seat);
    let arena = Arena { kit, registry: Registry::new().with(builder) };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let mut plan = plan(4, 3, Seatings::Rotations);
    plan.entrants = Plan::entrants(&vec!["builder".to_owned(); 4]);
    play(&arena, &plan, &file, 2, Shard::WHOLE);
    let (_, lines) = read(&file).unwrap();
    for line in &lines {
        check_books(line);
        for name in ["wins", "riichi"] {
            assert!(total(line, name) > 0, "{name}");
        }
        assert_eq!(total(line, "calls") + total(line, "open_hands"), 0);
        assert!(total(line, "win_points") >= total(line, "deal_in_points"));
    }
    for name in ["ron", "tsumo", "deal_ins", "tenpai_at_draws"] {
        assert!(lines.iter().any(|line| total(line, name) > 0), "{name}");
    }
}

/// What must hold in every finished match.
fn check_books(line: &GameLine) {
    // Results add up to nothing: uma and oka do, and sticks left over go to the first.
    assert!(line.scores.iter().sum::<f64>().abs() < 1e-9, "{:?}", line.scores);
    for rank in ["rank_1", "rank_2", "rank_3", "rank_4"] {
        assert_eq!(total(line, rank), 1, "{rank}");
    }
    let hands = line.counts[0].get("hands");
    assert_eq!(hands as u64, u64::from(line.deals));
    assert_eq!(total(line, "ron") + total(line, "tsumo"), total(line, "wins"));
    assert!(total(line, "deal_ins") <= total(line, "ron"));
    let ended = total(line, "deal_ins") + total(line, "tsumo");
    let nobody = line.counts[0].get("draws") + line.counts[0].get("aborts");
    assert_eq!(ended + nobody, hands);
    assert!(total(line, "tenpai_at_draws") <= total(line, "draws"));
}

#[test]
fn a_riichi_match_keeps_its_books() {
    for wall in ["shared", "per-seat"] {
        let arena = riichi("tenhou", "east", wall);
        let (header, lines) = results(&arena, 6, Seatings::Rotations);
        let named = format!("preset=tenhou wall={wall} ");
        assert!(header.rules.starts_with(&named), "{}", header.rules);
        lines.iter().for_each(check_books);
        assert!(lines.iter().map(|line| total(line, "calls")).sum::<i64>() > 0);
    }
}

#[test]
fn a_zole_deal_is_counted_by_its_contract() {
    let arena = zole("online-pgm", "deal");
    let (_, lines) = results(&arena, 40, Seatings::All);
    assert_eq!(lines.len(), 40 * 6);
    let contracts = ["lielais", "zole", "maza_zole"];
    for line in &lines {
        assert!(line.scores.iter().sum::<f64>().abs() < 1e-9);
        for (counts, score) in line.counts.iter().zip(&line.scores) {
            assert_eq!(counts.get("points") as f64, *score);
        }
        let solo: i64 = contracts.iter().map(|contract| total(line, contract)).sum();
        assert_eq!(3 * solo + total(line, "galdins"), 3);
        assert_eq!(total(line, "defended"), 2 * solo);
        let won = contracts.iter().map(|c| total(line, &format!("{c}_won"))).sum::<i64>();
        assert_eq!(total(line, "defended_won"), 2 * (solo - won));
        for contract in contracts {
            let levels = ["no_trick", "low", "lost", "won", "high", "all_tricks"];
            let at = levels.map(|level| total(line, &format!("{contract}_at_{level}")));
            assert_eq!(at.iter().sum::<i64>(), total(line, contract));
        }
    }
    for contract in contracts {
        assert!(lines.iter().any(|line| total(line, contract) == 1), "{contract} was never played");
    }
}

#[test]
fn a_zole_round_has_24_deals_and_table_points() {
    let (_, lines) = results(&zole("tournament-lv,players=4", "round"), 3, Seatings::Rotations);
    for line in lines {
        assert_eq!(line.deals, 24);
        assert_eq!(line.scores.iter().sum::<f64>(), 12.0, "6 + 4 + 2 + 0");
        for counts in &line.counts {
            assert_eq!((counts.get("deals"), counts.get("sat_out")), (24, 6));
        }
        let best = |by: &dyn Fn(usize) -> f64| (0..4).map(by).fold(f64::MIN, f64::max);
        let leader = best(&|seat| line.counts[seat].get("points") as f64);
        let prize = best(&|seat| line.scores[seat]);
        for seat in 0..4 {
            let leads = line.counts[seat].get("points") as f64 == leader;
            assert_eq!(leads, line.scores[seat] == prize);
        }
    }
}

#[test]
fn the_toy_games_keep_their_books() {
    let arena = Arena::<TicTacToeKit>::set(&set("classic", "games-2", None)).unwrap();
    for line in results(&arena, 30, Seatings::Rotations).1 {
        assert_eq!((line.deals, total(&line, "games"), total(&line, "first")), (2, 4, 2));
        assert_eq!(total(&line, "won"), total(&line, "lost"));
        assert_eq!(total(&line, "won") + total(&line, "lost") + total(&line, "drawn"), 4);
    }
    let arena = Arena::<RaceKit>::set(&Setting::default()).unwrap();
    for line in results(&arena, 30, Seatings::Rotations).1 {
        assert_eq!((total(&line, "races"), total(&line, "won")), (2, 1));
        assert!(total(&line, "declined") <= 2);
    }
    let arena = Arena::<KuhnKit>::set(&set("classic", "games-10", None)).unwrap();
    for line in results(&arena, 30, Seatings::Rotations).1 {
        assert_eq!((total(&line, "deals"), total(&line, "chips")), (20, 0));
        for (counts, score) in line.counts.iter().zip(&line.scores) {
            assert_eq!(counts.get("chips") as f64, *score);
        }
    }
}

#[test]
fn a_forfeit_is_the_worst_result() {
    let kuhn = Arena::<KuhnKit>::set(&set("classic", "games-10", None)).unwrap();
    assert_eq!(kuhn.kit.forfeit(1), [20.0, -20.0]);
    assert_eq!(zole("lzf-classic", "deal").kit.forfeit(1), [8.0, -16.0, 8.0]);
    assert_eq!(zole("tournament-lv", "round").kit.forfeit(0), [2.0, 5.0, 5.0]);
    assert_eq!(zole("tournament-lv,players=4", "round").kit.forfeit(3), [4.0, 4.0, 4.0, 0.0]);
    let scores = riichi("tenhou", "half", "shared").kit.forfeit(2);
    assert!(scores.iter().sum::<f64>().abs() < 1e-9);
    // 25,000 below zero, 30,000 to return, and 20,000 for the last place.
    assert_eq!(scores[2], -75.0);
}

/// Results of before can be resumed and merged: their rules are written as ever.
#[test]
fn rules_in_headers_never_change() {
    fn hash<K: Rank>(setting: &Setting) -> String {
        let rules = Arena::<K>::set(setting).unwrap().kit.rules_in_full();
        format!("{:016x}", Stream::label(&rules))
    }
    let usual = Setting::default();
    assert_eq!(hash::<BackgammonKit>(&usual), "7c7e4d075dc01392");
    assert_eq!(hash::<BackgammonKit>(&set("nackgammon", "match-3", None)), "5b569a15f86e6156");
    assert_eq!(hash::<RiichiKit>(&usual), "154474469d9cc5e7");
    let changed = set("tenhou kiriage=yes", "east", Some("per-seat"));
    assert_eq!(hash::<RiichiKit>(&changed), "8026f49ba4786af1");
    assert_eq!(hash::<ZoleKit>(&usual), "d297be3f8675f15e");
    assert_eq!(hash::<ZoleKit>(&set("tournament-lv,players=4", "round", None)), "dfad51a709950f39");
    assert_eq!(hash::<ZoleKit>(&set("online-pgm", "deals-3", None)), "3596227cc33c8eeb");
    let rules = |kit: RaceKit| kit.rules_in_full();
    let sprint = "name=sprint length=8 faces=3 games=1";
    assert_eq!(RaceKit::set(&usual).map(rules), Ok(sprint.to_owned()));
}

#[test]
fn wrong_settings_say_what_would_be_right() {
    let zole =
        |rules, length, wall| ZoleKit::set(&set(rules, length, wall)).unwrap_err().to_string();
    assert!(zole("skat", "deal", None).contains("lzf-classic"));
    assert!(zole("seed", "deals-0", None).contains("deals-N"));
    assert!(zole("seed", "half", None).contains("round"));
    assert!(zole("seed", "deal", Some("shared")).contains("no wall"));
    let riichi =
        |rules, length, wall| RiichiKit::set(&set(rules, length, wall)).unwrap_err().to_string();
    assert!(riichi("chess", "half", None).contains("tenhou"));
    assert!(riichi("tenhou", "deal", None).contains("east"));
    assert!(riichi("tenhou", "half", Some("none")).contains("per-seat"));
    let race =
        |rules, length, wall| RaceKit::set(&set(rules, length, wall)).unwrap_err().to_string();
    assert!(race("marathon", "game", None).contains("sprint, long"));
    assert!(race("sprint", "games-0", None).contains("games-N"));
    assert!(race("sprint", "game", Some("shared")).contains("no wall"));
}

#[test]
fn a_backgammon_game_is_counted_by_its_result() {
    for (length, games_max) in [("game", 1), ("match-5", 9)] {
        let arena = backgammon("standard", length);
        let (_, lines) = results(&arena, 60, Seatings::Rotations);
        let endings = ["single", "gammon", "backgammon", "by_drop"];
        for line in &lines {
            let games = i64::from(line.deals);
            assert!(games <= games_max);
            for counts in &line.counts {
                let sum = |how: &str| -> i64 {
                    endings.iter().map(|ending| counts.get(&format!("{how}_{ending}"))).sum()
                };
                assert_eq!((counts.get("games"), sum("won") + sum("lost")), (games, games));
                assert!(counts.get("cube") >= games);
            }
            for ending in endings {
                let (won, lost) = (format!("won_{ending}"), format!("lost_{ending}"));
                assert_eq!(total(line, &won), total(line, &lost), "{ending}");
            }
            assert_eq!(
                (total(line, "points"), total(line, "drops")),
                (0, total(line, "won_by_drop"))
            );
            assert_eq!(total(line, "doubles"), total(line, "takes") + total(line, "drops"));
            if length == "game" {
                assert_eq!(line.counts[0].get("points") as f64, line.scores[0]);
            }
        }
    }
}

/// The report divides what the lines count.
#[test]
fn figures_are_the_rates_that_players_know() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let figure = |report: &Report, what: &str| {
        let figure = report.figures.iter().find(|figure| figure.what == what);
        figure.unwrap_or_else(|| panic!("{what}")).values.clone()
    };
    let arena = riichi("tenhou", "east", "shared");
    play(&arena, &plan(4, 10, Seatings::Rotations), &file, 2, Shard::WHOLE);
    let report = Report::read(&file).unwrap();
    let ranks = figure(&report, "rank");
    let of_all = report.standings.iter().zip(&ranks);
    let sum: f64 = of_all.map(|(line, rank)| rank.unwrap() * line.games as f64).sum();
    let games: u64 = report.standings.iter().map(|line| line.games).sum();
    assert!((sum / games as f64 - 2.5).abs() < 1e-9, "the mean of 1 to 4");
    for (line, drawn) in report.standings.iter().zip(figure(&report, "hands drawn")) {
        let (draws, hands) = (line.counts.get("draws"), line.counts.get("hands"));
        assert_eq!(drawn, Some(draws as f64 / hands as f64));
    }

    fs::remove_file(&file).unwrap();
    let arena = zole("tournament-lv,players=4", "round");
    play(&arena, &plan(4, 5, Seatings::Rotations), &file, 2, Shard::WHOLE);
    let report = Report::read(&file).unwrap();
    for (line, as_lielais) in report.standings.iter().zip(figure(&report, "deals as lielais")) {
        // Who sits out a quarter of the deals plays three quarters.
        let played = 0.75 * line.counts.get("deals") as f64;
        assert_eq!(as_lielais, Some(line.counts.get("lielais") as f64 / played));
    }
    assert!(report.figures.iter().all(|figure| figure.what != "galdiņš lost"), "none is played");
}

#[test]
fn a_game_that_is_given_up_is_counted_and_won_by_nobody() {
    for (length, cap) in [("game", 30), ("match-25", 2_000)] {
        let arena = backgammon("seed", length);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("results");
        let plan = Plan { cap, ..plan(2, 5, Seatings::Rotations) };
        play(&arena, &plan, &file, 2, Shard::WHOLE);
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(text.matches("\"scores\":[0.0,0.0]").count(), 10, "{text}");
        let report = Report::read(&file).unwrap();
        assert_eq!(report.capped, 10);
        for line in &report.standings {
            assert_eq!((line.wins, line.shared_wins, line.mean), (0.0, 0.0, 0.0));
        }
    }
}
