//! Reports say what the results say, in every form.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::time::Duration;

use parlor_arena::{Counts, Faults, Forfeit, GameLine, Header, Machine, Report, Sidecar, Times};
use serde_json::{Value, json};

fn header() -> Header {
    serde_json::from_value(json!({
        "format": "parlor-arena",
        "version": Header::VERSION,
        "parlor": "0.1.0",
        "game": "backgammon",
        "rules": "name=standard",
        "rules_hash": "0123456789abcdef",
        "reproducible": true,
        "games_per_block": 2,
        "entrants": ["new <b>\"", "old"],
        "plan": { "blocks": 4, "seed": 7, "schedule": "fixed", "seatings": "rotations",
                  "budget": { "nodes": 500, "think_ms": 50 }, "stop": null },
    }))
    .unwrap()
}

/// Games of two seats; the scores are those of entrant 0.
fn lines(scores: &[f64]) -> Vec<GameLine> {
    let mut counts = Counts::default();
    counts.add("won_gammon", 1);
    counts.add("games", 1);
    let line = |(n, &score): (usize, &f64)| {
        let swapped = n % 2 == 1;
        GameLine {
            block: (n / 2) as u64,
            game: (n % 2) as u32,
            seats: if swapped { vec![1, 0] } else { vec![0, 1] },
            scores: if swapped { vec![-score, score] } else { vec![score, -score] },
            deals: 1,
            decisions: vec![10, 12],
            nodes: Vec::new(),
            capped: false,
            faults: Vec::new(),
            forfeit: None,
            counts: vec![counts.clone(), Counts::default()],
        }
    };
    scores.iter().enumerate().map(line).collect()
}

/// Six games won and two lost: a mean of (6 · 1 − 2 · 2) / 8 = 0.25 and odds of 3 to 1.
fn report() -> Report {
    let mut lines = lines(&[1.0, 1.0, 1.0, -2.0, 1.0, 1.0, 1.0, -2.0]);
    let time_out = Faults { time_outs: 1, ..Faults::default() };
    lines[7].faults = vec![Faults::default(), time_out];
    lines[7].forfeit = Some(Forfeit { seat: 1, why: "late".to_owned() });
    // Entrant 0 sits first in four games of eight: 4 · 10 + 4 · 12 decisions.
    for line in &mut lines {
        line.nodes = if line.seats == [0, 1] { vec![440, 0] } else { vec![0, 440] };
    }
    let mut times = Times::default();
    times.add_within(Duration::from_millis(10), Duration::from_millis(50));
    times.add_within(Duration::from_millis(90), Duration::from_millis(50));
    let machine = Machine { cpu: Some("Chip 9".to_owned()), ..Machine::here(3) };
    let sidecar = Sidecar { machines: vec![machine], times: vec![times, Times::default()] };
    Report::of(header(), &lines, sidecar)
}

#[test]
fn figures_follow_from_the_games() {
    let report = report();
    assert_eq!((report.blocks, report.games, report.capped), (4, 8, 0));
    let best = &report.standings[0];
    assert_eq!((best.entrant, best.games, best.mean, best.wins), (0, 8, 0.25, 0.75));
    assert_eq!((best.faults.time_outs, best.faults.total()), (1, 1));
    assert_eq!(best.counts.get("won_gammon"), 4);
    assert_eq!((best.decisions, best.nodes, best.nodes_per_decision()), (88, 3520, Some(40.0)));
    assert_eq!((best.timed, best.late), (2, 1));
    assert_eq!(report.standings[1].nodes_per_decision(), None);
    let pair = &report.pairings[0];
    assert_eq!((pair.entrants, pair.blocks, pair.lead), ([0, 1], 4, 0.5));
    // Odds of 3 to 1 are 190.8 Elo, half of it on each side of the mean.
    let ratings = &report.ratings.as_ref().unwrap().ratings;
    assert_eq!((ratings[0].entrant, ratings[0].elo.round()), (0, 95.0));
    assert_eq!(report.curves[0].points, [[1.0, 1.0], [2.0, 0.25], [3.0, 0.5], [4.0, 0.25]]);
    let classes: Vec<(f64, u64)> =
        report.spreads[0].classes.iter().map(|class| (class.from, class.games)).collect();
    assert_eq!(classes, [(-2.0, 2), (-1.0, 0), (1.0, 6), (2.0, 0)]);
}

#[test]
fn every_form_has_the_figures() {
    let report = report();
    let markdown = report.markdown();
    assert!(markdown.contains("| new <b>\" | 8 | +0.2500 |"), "{markdown}");
    assert!(markdown.contains("- budget: 500 nodes, 50 ms"), "{markdown}");
    assert!(markdown.contains("1 time-outs"), "{markdown}");
    assert!(markdown.contains("| new <b>\" | 88 | 3520 | 40.0 |"), "{markdown}");
    assert!(markdown.contains("| old | 88 | – | – |"), "{markdown}");
    assert!(markdown.contains("2 of 176 decisions were timed"), "{markdown}");
    assert!(markdown.contains("- played on: Chip 9, ") && markdown.contains("3 threads"));
    let late = markdown
        .lines()
        .find(|line| line.starts_with("| new <b>\" |") && line.ends_with("| 90.0 | 1 |"));
    assert!(late.is_some(), "{markdown}");
    assert!(markdown.contains("| gammon won | 100.0 % | 100.0 % |"), "{markdown}");
    assert!(markdown.contains("| won_gammon | 4 | 4 |"), "{markdown}");
    let csv = report.csv();
    let rows: Vec<&str> = csv.lines().collect();
    assert!(rows[0].starts_with("entrant,name,games,mean,low,high,won,shared,elo"));
    assert!(rows[0].contains(",wrong_answers,decisions,nodes,late,median_ms,"));
    let mut columns: Vec<&str> = rows[0].split(',').collect();
    assert!(columns.contains(&"n_games"), "{csv}");
    columns.sort_unstable();
    assert!(columns.windows(2).all(|two| two[0] != two[1]), "{csv}");
    assert!(rows[1].contains(",0,1,0,88,3520,1,"), "{csv}");
    assert!(rows[1].starts_with("0,\"new <b>\"\"\",8,0.25,"), "{csv}");
    assert!(rows.iter().all(|row| row.matches(',').count() == 21), "{csv}");
    let json: Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(json["standings"][0]["mean"], 0.25);
    assert_eq!(json["header"]["plan"]["seed"], 7);
    let best = &json["standings"][0];
    assert_eq!((&best["nodes"], &best["late"]), (&3520.into(), &1.into()));
    assert_eq!(json["machines"][0]["threads"], 3);
}

#[test]
fn the_page_stands_alone_and_cannot_be_broken_by_a_name() {
    let page = report().html();
    assert!(page.contains("new &lt;b&gt;&quot;") && !page.contains("<b>"));
    let resources = ["src=", "href=", "@import", "url(", "<script", "<link"];
    assert!(resources.iter().all(|resource| !page.contains(resource)));
    assert_eq!(page.matches("http").count(), page.matches("xmlns=\"http://www.w3.org").count());
    for heading in [
        "Standings",
        "Ratings",
        "Pairs",
        "Scores",
        "Points over time",
        "Figures",
        "Counted",
        "Nodes",
    ] {
        assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
    }
    assert!(page.contains("prefers-color-scheme: dark") && page.contains("@media print"));
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
}

#[test]
fn who_wins_everything_still_has_a_rating() {
    let report = Report::of(header(), &lines(&[1.0; 8]), Sidecar::default());
    let table = report.ratings.as_ref().unwrap();
    assert!(table.with_prior && table.ratings[0].elo.is_finite());
    assert!(report.markdown().contains("A weak prior"));
    // Nothing was played: still a report.
    let empty = Report::of(header(), &[], Sidecar::default());
    assert!(empty.html().contains("0 blocks, 0 games"));
    assert!(empty.csv().lines().count() == 3);
}

/// Three seats: finishing orders instead of duels, and an entrant may fill two seats.
#[test]
fn more_than_two_seats_are_rated_by_finishing_orders() {
    let mut header = header();
    header.entrants = ["a", "b", "c"].map(str::to_owned).to_vec();
    header.games_per_block = 1;
    let line = |block: u64, seats: [usize; 3], scores: [f64; 3]| GameLine {
        block,
        game: 0,
        seats: seats.to_vec(),
        scores: scores.to_vec(),
        ..lines(&[0.0]).remove(0)
    };
    let games = [
        line(0, [0, 1, 2], [2.0, 0.0, -2.0]),
        line(1, [2, 0, 1], [2.0, 1.0, -3.0]),
        line(2, [1, 2, 0], [3.0, -1.0, -2.0]),
        line(3, [0, 2, 2], [4.0, -2.0, -2.0]),
    ];
    let report = Report::of(header, &games, Sidecar::default());
    let table = report.ratings.as_ref().unwrap();
    assert_eq!(serde_json::to_value(table.model).unwrap(), "plackett-luce");
    assert_eq!(table.ratings[0].entrant, 0, "a won twice and was second once");
    let mean = |entrant| report.standings.iter().find(|s| s.entrant == entrant).unwrap().mean;
    assert_eq!((mean(0), mean(1)), ((2.0 + 1.0 - 2.0 + 4.0) / 4.0, 0.0));
    assert_eq!(report.pairings.len(), 3);
}

/// Who wins alone, who shares, and who only looks like a winner because the game was given up.
#[test]
fn shared_wins_stand_apart() {
    let mut header = header();
    header.entrants = ["a", "b", "c"].map(str::to_owned).to_vec();
    header.games_per_block = 1;
    let line = |block: u64, scores: [f64; 3], capped: bool| GameLine {
        block,
        game: 0,
        seats: vec![0, 1, 2],
        scores: scores.to_vec(),
        capped,
        ..lines(&[0.0]).remove(0)
    };
    let games = [
        line(0, [2.0, 0.0, -2.0], false),
        line(1, [1.0, 1.0, -2.0], false),
        line(2, [0.0, 0.0, 0.0], false),
        line(3, [0.0, 0.0, 0.0], true),
    ];
    let report = Report::of(header, &games, Sidecar::default());
    let shares = |entrant: usize| {
        let line = report.standings.iter().find(|line| line.entrant == entrant).unwrap();
        (line.wins, line.shared_wins)
    };
    assert_eq!((shares(0), shares(1), shares(2)), ((0.25, 0.5), (0.0, 0.5), (0.0, 0.25)));
}
