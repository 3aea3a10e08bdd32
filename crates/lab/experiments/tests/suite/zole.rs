//! The experiments on Zole, run quickly.

use parlor_experiments::{Agreement, Measured, Report, Settings, Size, Verdict, find};

use crate::support::{claim, quick, row, untimed};

#[test]
fn e5_reproduces_the_four_printed_values_under_the_sources_mask_only() {
    let findings = quick("zole-e5", 2);
    // Sums over 3,150 worlds, from the reference data.
    for (card, defect, rules) in [
        ("9H", -13_380.0, -13_642.0),
        ("JC", -13_816.0, -13_892.0),
        ("QH", -14_608.0, -14_034.0),
        ("QC", -14_052.0, -13_716.0),
    ] {
        let same = row(&findings, &format!("{card}, source's mask"));
        assert_eq!(same.agreement(), Agreement::Equal, "{card}");
        assert_eq!(same.ours.value, defect / 3150.0);
        assert_eq!(same.unit.text(same.ours.value), same.unit.text(same.source.unwrap().value));
        let other = row(&findings, &format!("{card}, by the rules"));
        assert_eq!(other.agreement(), Agreement::Refuted, "{card}");
        assert_eq!(other.ours.value, rules / 3150.0);
        assert!(other.difference().unwrap().contains("lacks Q♠ and Q♣"));
    }
    let values = claim(&findings, "the four cards of figure 4.1");
    assert_eq!(
        (values.verdict, &*values.ours),
        (Verdict::Read, "−4.25, −4.39, −4.64, −4.46, equal to the last digit")
    );
    assert_eq!(values.reading.as_deref(), Some("its trump mask, which lacks Q♠ and Q♣"));
    let best = claim(&findings, "Q♥ is the best of the four");
    assert_eq!((best.verdict, &*best.ours), (Verdict::Reproduced, "−4.46, by the rules"));
    assert!(findings.remarks[0].contains("source's mask: QH, then QC"));
    assert!(findings.remarks[1].contains("by the rules: QH, then JC"));
    assert_eq!(quick("zole-e5", 1), findings);
}

#[test]
fn e5_does_all_of_it_also_when_quick() {
    let figure = find("zole-e5").unwrap();
    let quick = Settings::quick(1);
    let report =
        |settings: &Settings<'_>| Report::new(figure, figure.run(settings).unwrap(), settings);
    let (quick, full) = (report(&quick), report(&Settings { size: Size::Full, ..quick }));
    assert!(quick.text().contains("run: full size, also when quick, seed 1"));
    assert!(full.text().contains("run: full size, seed 1"));
    // It has no chance and no clock either.
    assert_eq!(quick.json(), full.json());
}

#[test]
fn e1_prints_the_sources_statistics_and_why_ours_differ() {
    let findings = quick("zole-e1", 2);
    for (what, printed) in [
        ("mean", 23_343_725_917.0),
        ("median", 6_568_634_512.0),
        ("least of 64", 175_999_872.0),
        ("largest of 64", 223_597_089_792.0),
    ] {
        let source = row(&findings, what).source.unwrap();
        assert_eq!(source.value.round(), printed, "{what}");
        // An extreme of the source's counts is what it is.
        assert_eq!(
            (source.is_exact, source.interval.is_none()),
            (what.ends_with("64"), source.is_exact)
        );
        assert!(
            row(&findings, what).ours.interval.unwrap().contains(row(&findings, what).ours.value)
        );
    }
    assert!(findings.notes[0].contains("with the source's mask (1.96 is the limit)"));
    assert_eq!(quick("zole-e1", 1), findings);
}

/// With some seeds the source's counts fit neither mask, or both: the reason
/// of a refuted figure must not say more than the test on ranks does.
#[test]
fn e1_gives_a_reason_only_where_the_ranks_tell_it() {
    let (mut told, mut untold) = (0, 0);
    for seed in 1..=8 {
        let findings = find("zole-e1").unwrap().run(&Settings::quick(seed)).unwrap();
        let beyond = |what: &str| row(&findings, what).ours.value.abs() > 1.96;
        let fits_mask_alone =
            beyond("rank sum z, by the rules") && !beyond("rank sum z, source's mask");
        let remark = &findings.notes[0];
        assert_eq!(
            remark.contains("do not contradict its trump mask"),
            fits_mask_alone,
            "{seed}: {remark}"
        );
        for row in findings.comparisons.iter().filter(|row| row.source.is_some()) {
            assert_eq!(row.reason.is_some(), fits_mask_alone, "{seed}: {}", row.what);
        }
        let ways = claim(&findings, "64 counts are those of random deals");
        let beyond_rules = beyond("rank sum z, by the rules");
        let expected = match (beyond_rules, fits_mask_alone) {
            (false, _) => Verdict::Reproduced,
            (true, true) => Verdict::Read,
            (true, false) => Verdict::NotReproduced,
        };
        assert_eq!(ways.verdict, expected, "{seed}");
        *(if fits_mask_alone { &mut told } else { &mut untold }) += 1;
    }
    assert!(told > 0 && untold > 0, "{told} {untold}");
}

#[test]
fn e1b_finds_fewer_playouts_with_the_sources_mask() {
    let findings = quick("zole-e1b", 2);
    let fewer = row(&findings, "deals with fewer playouts").ours;
    assert!(fewer.interval.unwrap().low > 0.5, "{fewer:?}");
    let ratio = row(&findings, "median ratio, mask to rules").ours;
    assert!(ratio.interval.unwrap().high < 1.0, "{ratio:?}");
    assert_eq!(claim(&findings, "most deals have fewer playouts").verdict, Verdict::Reproduced);
    assert_eq!(quick("zole-e1b", 1), findings);
}

#[test]
fn e2_counts_the_sources_example_exactly() {
    let findings = quick("zole-e2", 2);
    for what in
        ["lower bound, 8!", "upper bound, (8!)³ in 10^13", "example deal", "example deal, in 10^12"]
    {
        assert_eq!(row(&findings, what).agreement(), Agreement::Equal, "{what}");
    }
    assert_eq!(row(&findings, "example deal").ours.value, 2_341_011_456_000.0);
    assert_eq!(row(&findings, "random deals within").ours.value, 1.0);
    assert!(findings.claims.iter().all(|claim| claim.verdict == Verdict::Reproduced));
    assert_eq!(findings.claims.len(), 2);
    assert_eq!(quick("zole-e2", 1), findings);
}

#[test]
fn e3_walks_the_same_tree_twice_and_says_how_much_faster_bits_are() {
    let findings = quick("zole-e3", 2);
    assert_eq!(row(&findings, "deals valued differently").ours.value, 0.0);
    let faster = row(&findings, "times as fast");
    assert!(faster.is_timed && faster.ours.value > 0.0, "{faster:?}");
    assert_eq!((faster.difference(), &faster.reason), (None, &None));
    let several = claim(&findings, "make the search several times");
    assert_eq!(several.source, "about 8 times");
    assert_ne!(several.verdict, Verdict::Refuted);
    assert!(findings.remarks[0].contains("times as fast as lists on this machine"));
    assert_eq!(untimed(&quick("zole-e3", 1)), untimed(&findings));
}

#[test]
fn e4_times_every_move_and_says_how_long_the_slowest_took() {
    let findings = quick("zole-e4", 2);
    assert!(findings.comparisons.iter().all(|row| row.difference().is_none()));
    // Every card in every world, and the two searches of the source agree.
    for what in ["moves that ours cut short", "moves in which minimax and alpha-beta differ"] {
        let row = row(&findings, what);
        // The source prints no such figure.
        assert_eq!((row.ours, row.source), (Measured::exact(0.0), None), "{what}");
    }
    assert_eq!(claim(&findings, "alpha-beta chooses as minimax").verdict, Verdict::Reproduced);
    let second = claim(&findings, "alpha-beta decides every move from 13 on within a second");
    assert_eq!(second.source, "at most 0.78 s");
    assert_eq!(claim(&findings, "minimax decides every move from 14 on").source, "at most 0.40 s");
    assert_eq!(findings.claims.len(), 4);
    // The source's slowest move by alpha-beta took 10.7 s.
    let eleventh = row(&findings, "move 11, ours, largest s");
    assert_eq!(eleventh.source.unwrap().value, 10.706_658_0);
    let ours = findings.comparisons.iter().filter(|row| row.what.contains("ours, largest s"));
    assert_eq!(ours.clone().count(), 11);
    let slowest = ours.map(|row| row.ours.value).fold(0.0, f64::max);
    let tenth = if slowest <= 0.1 { "so all take" } else { "so not all take" };
    let said = format!(
        "the slowest took {slowest:.4} s, {tenth} at most 0.1 s; every card of each was asked"
    );
    assert!(findings.remarks[3].contains(&said), "{said}: {}", findings.remarks[3]);
    // The source's row of move 13 by alpha-beta, and its median of move 14 by minimax.
    for (what, printed) in [
        ("move 13, alpha-beta, least s", 0.003_240_6),
        ("move 13, alpha-beta, mean s", 0.136_881_8),
        ("move 13, alpha-beta, median s", 0.013_330_5),
        ("move 13, alpha-beta, largest s", 0.775_778_0),
        ("move 14, minimax, median s", 0.054_920_6),
    ] {
        assert_eq!(row(&findings, what).source.unwrap().value, printed, "{what}");
    }
    let timed: Vec<_> = findings.comparisons.iter().filter(|row| row.is_timed).collect();
    assert_eq!(timed.len() + 4, findings.comparisons.len());
    for of_move in timed.chunks(4) {
        let [least, mean, median, largest] = [0, 1, 2, 3].map(|n| of_move[n].ours);
        let inside = least.value..=largest.value;
        assert!(inside.contains(&mean.value) && inside.contains(&median.value), "{of_move:?}");
        assert!(mean.interval.is_none_or(|interval| interval.low > 0.0), "{mean:?}");
        assert!(!largest.is_exact && largest.interval.is_none(), "{largest:?}");
    }
    assert!(findings.remarks[2].starts_with("By mean seconds of a move ours is"));
    assert!(
        findings.remarks[2].contains("times as fast on this machine as the source's alpha-beta")
    );
}

/// Nodes do not depend on the machine: alpha-beta places fewer cards than minimax, and over six
/// totals fewer than over eyes.
#[test]
fn e4b_finds_that_totals_cut_more_than_eyes() {
    let findings = quick("zole-e4b", 2);
    let share = |n: u32, what: &str| {
        row(&findings, &format!("move {n}, as printed: share of {what}")).ours.value
    };
    for n in 14..=18 {
        let (totals, eyes) = (share(n, "cards placed"), share(n, "cards placed, over eyes"));
        assert!(totals <= eyes && eyes <= 1.0, "move {n}: {totals} {eyes}");
    }
    // Near the end there is nothing to leave out.
    assert!(share(14, "cards placed") < share(20, "cards placed"));
    // Printed means: 0.0305893 s by 0.0815722 s.
    let source = row(&findings, "move 14, as printed: share of seconds").source.unwrap();
    assert!((source.value - 0.375).abs() < 1e-3);
    let early = claim(&findings, "at moves 11 and 12 alpha-beta takes under 20 %");
    assert_eq!(early.verdict, Verdict::Undecided);
    assert_eq!(early.source, "14.3 % at 11, 17.1 % at 12");
    assert_eq!(untimed(&quick("zole-e4b", 1)), untimed(&findings));
}

#[test]
fn e6_weighs_voids_whatever_the_threads() {
    let findings = quick("zole-e6", 2);
    let voids = claim(&findings, "costs the source's player points");
    assert_eq!(voids.source, "");
    let gained = row(&findings, "the source's player: voids heeded over ignored").ours;
    let expected = match gained.interval.unwrap() {
        ends if ends.width() == 0.0 => Verdict::Undecided,
        ends if ends.low > 0.0 => Verdict::Reproduced,
        ends if ends.high <= 0.0 => Verdict::NotReproduced,
        _ => Verdict::Undecided,
    };
    assert_eq!(voids.verdict, expected);
    let bits = |which: &str| {
        row(&findings, &format!("log2 of the true deal's probability, {which}")).ours.value
    };
    assert!(bits("voids heeded") > bits("voids ignored"));
    let added = row(&findings, "bits that voids add").ours.value;
    assert!((added - (bits("voids heeded") - bits("voids ignored"))).abs() < 1e-9);
    assert_eq!(findings.comparisons.iter().filter(|row| row.source.is_some()).count(), 0);
    assert_eq!(quick("zole-e6", 1), findings);
}

#[test]
fn e7_plays_every_deal_six_times_whatever_the_threads() {
    let findings = quick("zole-e7", 2);
    let names: Vec<&str> = findings.comparisons.iter().map(|row| row.what.as_str()).collect();
    for what in ["house over rules", "house over rules, all contracts"] {
        assert!(names.contains(&what), "{names:?}");
    }
    for id in ["zole-e4", "zole-e7"] {
        assert!(find(id).unwrap().source.starts_with("G. Venters"), "{id}");
    }
    assert!(findings.comparisons.iter().all(|row| row.ours.interval.is_some()));
    // Each remark says what its interval does.
    for (row, remark) in findings.comparisons.iter().zip(&findings.notes) {
        let interval = row.ours.interval.unwrap();
        let told = match (interval.low > 0.0, interval.high < 0.0) {
            (true, _) => "better, zero is outside",
            (_, true) => "worse, zero is outside",
            _ => "no clear difference",
        };
        assert_eq!(*remark, format!("{}: {told}.", row.what));
    }
    assert_eq!(findings.claims.len(), 1);
    assert!(claim(&findings, "methods of Skat programs").ours.contains("points a game"));
    assert_eq!(quick("zole-e7", 1), findings);
}

#[test]
fn e8_agrees_with_every_stored_answer() {
    let findings = quick("zole-e8", 2);
    assert_eq!(row(&findings, "answers that differ").ours, Measured::exact(0.0));
    assert_eq!(row(&findings, "answers that differ").agreement(), Agreement::NoSource);
    let same = claim(&findings, "give the same answers");
    assert_eq!((&*same.source, same.verdict), ("72 stored answers", Verdict::Reproduced));
    // 24 endgames with a value, the values of all cards, and the playouts.
    assert_eq!(row(&findings, "answers").ours.value, 72.0);
    assert_eq!(untimed(&quick("zole-e8", 1)), untimed(&findings));
}

#[test]
fn e8_sees_a_wrong_answer_and_names_a_damaged_row() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rows.jsonl");
    let run = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let settings = Settings { records: Some(folder.path()), ..Settings::quick(1) };
        find("zole-e8").unwrap().run(&settings)
    };
    // Q♣ takes 9♥ and A♥: 3 + 0 + 11.
    let right = r#"{"hands":[["QC"],["AH"],["9H"]],"value":14,"playouts":1}"#;
    assert_eq!(run(right).unwrap().claims[0].verdict, Verdict::Reproduced);
    let findings = run(&right.replace("14", "15")).unwrap();
    assert_eq!(findings.comparisons[0].ours.value, 1.0);
    assert_eq!(findings.claims[0].verdict, Verdict::Refuted);
    let error = run(&format!("{right}\n{{}}")).unwrap_err().0;
    assert!(error.contains("rows.jsonl:2: missing field"), "{error}");
    let error = run(&right.replace("AH", "XH")).unwrap_err().0;
    assert!(error.contains("XH"), "{error}");
}
