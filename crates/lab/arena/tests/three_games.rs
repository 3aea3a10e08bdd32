//! All three games: the same bytes whatever the threads, shards and interruptions, and counts that
//! keep the books of their games.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::Path;

use parlor_agent::{Registry, Stream};
use parlor_arena::{
    Allowed, BackgammonField, BotLimits, Field, GameLine, Header, Options, Plan, RiichiField,
    Schedule, Seatings, Setting, Shard, ZoleField, merge, read, run,
};
use parlor_game::Entropy;

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

fn play<F: Field>(field: &F, plan: &Plan, file: &Path, threads: usize, shard: Shard) -> Vec<u8> {
    let options = Options { file: file.to_owned(), threads, shard };
    run(field, plan, &options, |_| {}).unwrap();
    fs::read(file).unwrap()
}

/// 1, 2 and 8 threads, seven shards, and cuts at random bytes: always the same file.
fn check_repeatable<F: Field>(field: &F, blocks: u64) {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let plan = plan(field.n_seats(), blocks, Seatings::Rotations);
    let whole = play(field, &plan, &at("1"), 1, Shard::WHOLE);
    let games = whole.iter().filter(|&&byte| byte == b'\n').count() - 1;
    assert_eq!(games as u64, blocks * field.n_seats() as u64);
    for threads in [2, 8] {
        let again = play(field, &plan, &at(&threads.to_string()), threads, Shard::WHOLE);
        assert!(again == whole, "{threads} threads");
    }
    let shards: Vec<_> = (1..=7)
        .map(|part| {
            let file = at(&format!("shard-{part}"));
            play(field, &plan, &file, 2, Shard::new(part, 7).unwrap());
            file
        })
        .collect();
    merge(&shards, &at("merged")).unwrap();
    assert!(fs::read(at("merged")).unwrap() == whole, "shards");
    let mut cuts = Stream::new(7);
    for _ in 0..8 {
        let cut = cuts.below(whole.len() as u32) as usize;
        fs::write(at("cut"), &whole[..cut]).unwrap();
        assert!(play(field, &plan, &at("cut"), 2, Shard::WHOLE) == whole, "cut at {cut}");
    }
}

fn set(rules: &str, length: &str, wall: Option<&str>) -> Setting {
    let text = |text: &str| Some(text.to_owned());
    Setting { rules: text(rules), length: text(length), wall: wall.and_then(text) }
}

fn zole(rules: &str, length: &str) -> ZoleField {
    ZoleField::new(&set(rules, length, None), Registry::new()).unwrap()
}

fn riichi(rules: &str, length: &str, wall: &str) -> RiichiField {
    RiichiField::new(&set(rules, length, Some(wall)), Registry::new()).unwrap()
}

#[test]
fn backgammon_is_repeatable() {
    check_repeatable(&BackgammonField::new(&Setting::default(), Registry::new()).unwrap(), 20);
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

fn results<F: Field>(field: &F, blocks: u64, seatings: Seatings) -> (Header, Vec<GameLine>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    play(field, &plan(field.n_seats(), blocks, seatings), &file, 2, Shard::WHOLE);
    read(&file).unwrap()
}

/// All counters of that name in a game.
fn total(line: &GameLine, name: &str) -> i64 {
    line.counts.iter().map(|counts| counts.get(name)).sum()
}

#[test]
fn a_riichi_match_keeps_its_books() {
    for wall in ["shared", "per-seat"] {
        let field = riichi("tenhou", "east", wall);
        let (header, lines) = results(&field, 6, Seatings::Rotations);
        assert!(header.rules.ends_with(&format!("wall={wall}")), "{}", header.rules);
        for line in &lines {
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
        assert!(lines.iter().map(|line| total(line, "calls")).sum::<i64>() > 0);
    }
}

#[test]
fn a_zole_deal_is_counted_by_its_contract() {
    let field = zole("online-pgm", "deal");
    let (_, lines) = results(&field, 40, Seatings::All);
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
fn a_forfeit_is_the_worst_result() {
    assert_eq!(zole("lzf-classic", "deal").forfeit(1), [8.0, -16.0, 8.0]);
    assert_eq!(zole("tournament-lv", "round").forfeit(0), [2.0, 5.0, 5.0]);
    assert_eq!(zole("tournament-lv,players=4", "round").forfeit(3), [4.0, 4.0, 4.0, 0.0]);
    let scores = riichi("tenhou", "half", "shared").forfeit(2);
    assert!(scores.iter().sum::<f64>().abs() < 1e-9);
    // 25,000 below zero, 30,000 to return, and 20,000 for the last place.
    assert_eq!(scores[2], -75.0);
}

#[test]
fn wrong_settings_say_what_would_be_right() {
    let zole = |rules, length, wall| {
        ZoleField::new(&set(rules, length, wall), Registry::new()).unwrap_err().to_string()
    };
    assert!(zole("skat", "deal", None).contains("lzf-classic"));
    assert!(zole("seed", "deals-0", None).contains("deals-N"));
    assert!(zole("seed", "half", None).contains("round"));
    assert!(zole("seed", "deal", Some("shared")).contains("no wall"));
    let riichi = |rules, length, wall| {
        RiichiField::new(&set(rules, length, wall), Registry::new()).unwrap_err().to_string()
    };
    assert!(riichi("chess", "half", None).contains("tenhou"));
    assert!(riichi("tenhou", "deal", None).contains("east"));
    assert!(riichi("tenhou", "half", Some("none")).contains("per-seat"));
}
