//! Records: the sample, errors with their place, round trips of random sessions.

use std::fs;
use std::path::Path;

use parlor_formats::zole::record::{
    Incident, Misplay, Ruling, SessionRecord, Step, UnwritableError, read, write,
};
use parlor_game::{BySeat, Match, Seat};
use parlor_zole::{Entry, Irregularity, Place, Pules};
use proptest::prelude::*;

use crate::games::{Mix, any_rules, random_session};

fn sample() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/zole");
    fs::read_to_string(folder.join("friday-club.zole")).unwrap()
}

fn record() -> SessionRecord {
    read(sample().as_bytes()).unwrap()
}

/// The expected scores follow by hand from the tariff and the pule rules.
#[test]
fn the_sample_is_read_with_its_breaches_and_pules() {
    let record = record();
    assert_eq!(record.players, ["Anna", "Jānis", "Ieva"]);
    // Notes above the first deal are kept.
    assert_eq!(record.comments.len(), 2);
    let session = record.session().unwrap();
    let standing: Vec<[i32; 4]> =
        session.sheet().iter().map(|line| *line.standing.as_array()).collect();
    let expected = [[2, 2, -4], [1, 4, -5], [1, 4, -5], [0, 3, -3], [0, 3, -3], [-2, 1, 1]];
    assert_eq!(standing, expected.map(|[a, b, c]| [a, b, c, 0]));
    assert_eq!(*session.pules(), Pules { common: 0, personal: BySeat::new([0, 2, 0, 0]) });
    let lielais = parlor_zole::Contract::Lielais(Place::Third);
    let breaches: Vec<Entry> = session.sheet()[3..5].iter().map(|line| line.entry).collect();
    assert_eq!(
        breaches,
        [
            Entry::Irregular(Irregularity::Revoke { offender: Seat::B, contract: lielais }),
            Entry::Irregular(Irregularity::Void { offender: Seat::B }),
        ]
    );
    let taken_back = Step::Breach(Incident::Shown {
        seat: Seat::A,
        card: "TH".parse().unwrap(),
        misplay: Misplay::OutOfTurn,
        ruling: Ruling::TakenBack,
    });
    assert!(record.deals[0].steps.contains(&taken_back));
    assert!(record.deals[3].steps.contains(&Step::Revoke("KS".parse().unwrap())));
}

#[test]
fn the_sample_comes_back() {
    let record = record();
    let text = write(&record).unwrap();
    assert_eq!(read(text.as_bytes()), Ok(record));
    // Only notes between deals are lost.
    let without_notes = |text: &str| {
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
    };
    let (ours, theirs) = (without_notes(&text), without_notes(&sample()));
    assert_eq!(
        ours.iter().filter(|line| !line.is_empty()).collect::<Vec<_>>(),
        theirs.iter().filter(|line| !line.is_empty()).collect::<Vec<_>>()
    );
}

/// What is replaced in the sample, by what, and how the error begins.
const BROKEN: &[(&str, &str, &str)] = &[
    (
        "zole record 1",
        "zole record 2",
        "line 1, column 1: found \"zole record 2\", expected zole r",
    ),
    ("lzf-classic", "skat", "line 3, column 8: unknown ruleset \"skat\"; known: seed"),
    (
        "lzf-classic",
        "seed, players=4",
        "line 4, column 1: 3 players are named, but the rules seat 4",
    ),
    (
        "players: Anna, Jānis",
        "players: Anna, ",
        "line 4, column 10: found \"Anna, , Ieva\", expected",
    ),
    ("dealer: C", "dealer: D", "line 5, column 1: nobody sits at seat D"),
    ("dealer: C", "dealer: E", "line 5, column 9: found \"E\", expected the seat"),
    (
        "dealer: C\n",
        "",
        "line 7, column 1: the record ends here, expected dealer: before the first",
    ),
    ("rules:", "ruels:", "line 3, column 1: found \"ruels\", expected rules:, players:, dealer:"),
    ("deal 2", "deal 7", "line 19, column 6: this is deal 2, not 7"),
    ("deal 2, dealer A", "deal 2, dealer B", "line 19, column 16: A deals here, not B"),
    ("A: QC AD", "A: QC AD QC", "line 9, column 10: QC is dealt twice"),
    (
        "A: QC AD",
        "A: AD",
        "line 8, column 1: the first hand has 7 cards, not 8: AD TD 9D 8D TH KH 9S",
    ),
    (
        "B: QS JC",
        "B: QC JC",
        "line 8, column 1: QC is dealt twice: first to the first hand, here to",
    ),
    ("A: QC AD", "A: QX AD", "line 9, column 4: \"QX\" is not a card: expected a rank"),
    ("A: QC AD", "A: 8H AD", "line 9, column 4: 8H is not in the pack of 26"),
    ("B: QS JC", "D: QS JC", "line 10, column 1: nobody sits at seat D"),
    ("B: QS JC", "A: QS JC", "line 10, column 1: \"A\" appears twice"),
    ("pass pass take", "pass pass keep", "line 13, column 18: found \"keep\", expected a call"),
    ("pass pass take", "pass pass maza-zole", "line 13, column 18: the rules refuse it"),
    (
        "pass pass take",
        "pass take take",
        "line 13, column 18: this does not fit here: expected B to bury",
    ),
    (
        "buried: AS KC",
        "buried: AS",
        "line 14, column 9: found \"AS\", expected two different cards",
    ),
    (
        "buried: AS KC",
        "buried: AS TC",
        "line 14, column 9: C does not hold TC, but QH QD JS JH 7D AH",
    ),
    (
        "buried: AS KC\n",
        "",
        "line 14, column 7: this does not fit here: expected C to bury two of QH QD",
    ),
    ("A 9D JC", "B 9D JC", "line 15, column 7: A leads this trick, not B"),
    ("A 9D JC", "A 7D JC", "line 15, column 9: A does not hold 7D, but QC AD TD 9D 8D TH KH 9S"),
    (
        "A 9D JC 7D",
        "A 9D TS 7D",
        "line 15, column 12: B cannot play TS on 9D: one of QS JC JD KD must",
    ),
    ("9D JC 7D,", "9D JC, 7D", "line 15, column 14: a trick has three cards, this one has 2"),
    ("A 9D JC", "A 9D! JC", "line 15, column 9: 9D is not a revoke: A may play it here"),
    (
        "KS! AH",
        "KS AH",
        "line 46, column 12: B cannot play KS on KH: one of 9H must follow (a revoke",
    ),
    (
        "(A TH out of turn",
        "(C AH out of turn",
        "line 15, column 24: this is not such a breach: only opp",
    ),
    ("(A TH out of turn", "(A TC out of turn", "line 15, column 24: A does not hold TC"),
    (
        "(A TH out of turn",
        "(A TH wrong class",
        "line 15, column 24: this is not such a breach: it is",
    ),
    (
        "(A TH out of turn",
        "(A TH at night",
        "line 15, column 24: found \"(A TH at night, taken back)",
    ),
    ("taken back)", "taken back", "line 15, column 24: found"),
    (
        "(A TH out of turn, taken back)",
        "thrown-in",
        "line 15, column 24: this does not fit here: expected C to play one of",
    ),
    ("39 eyes", "40 eyes", "line 17, column 9: found \"C lielais lost, 40 eyes"),
    ("C -4\n", "C -4\nplay: A QC\n", "line 18, column 1: the deal is over: expected the next one"),
    (
        ", A KH KD QH\nresult: C lielais lost",
        "\nresult: C lielais lost",
        "line 17, column 9: this does",
    ),
    (
        "pass pass pass\nresult: all passed; A 0, B 0, C 0; pules 1",
        "pass",
        "line 30, column 1: the deal",
    ),
    (
        "deal 3, dealer B",
        "dael 3",
        "line 30, column 1: found \"dael 3\", expected a line of the deal",
    ),
    ("play: B AC QD TC (B", "play: B AC QD TC (C left) (B", "line 57, column 27: the deal is over"),
];

#[test]
fn errors_have_their_place_and_reason() {
    for &(from, to, expected) in BROKEN {
        let text = sample();
        assert!(text.contains(from), "{from}");
        let error = read(text.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{to}: {error}");
    }
    let empty = read(b"# nothing").unwrap_err().to_string();
    assert_eq!(empty, "line 1, column 1: the record ends here, expected zole record 1");
}

#[test]
fn a_hand_written_text_needs_little() {
    let text = "ZOLE  RECORD 1\r\nrules: online-pgm,throw_in=on\r\nplayers: a,b,c\r\ndealer: c\r\n\
        deal 1\r\na: 10♠ q♠ Q♦ 10♦ 9♦ 7♦ A♥ 10♥\r\nb: QC JS JD KH AS 9S KC 9C\r\n\
        c: QH,JC,AD,KD,8D,9H,AC,TC\r\ncalls: take\r\nburied: ts jh\r\n\
        play: ah kh 9h\r\nplay: th as thrown-in";
    let error = read(text.as_bytes()).unwrap_err().to_string();
    assert!(
        error.starts_with("line 12, column 13: this does not fit here: expected C to play"),
        "{error}"
    );
    let text = text.replace("th as thrown-in", "thrown-in");
    let record = read(text.as_bytes()).unwrap();
    let sheet = record.session().unwrap();
    // 15 eyes of the trick and 12 buried: lost low, 3 points to each opponent.
    assert_eq!(*sheet.standing().as_array(), [-6, 3, 3, 0]);
}

#[test]
fn what_would_not_read_back_is_not_written() {
    let with = |change: fn(&mut SessionRecord)| {
        let mut record = record();
        change(&mut record);
        write(&record).unwrap_err()
    };
    assert!(matches!(
        with(|record| record.players[0] = "a, b".to_owned()),
        UnwritableError::Name { .. }
    ));
    assert!(matches!(
        with(|record| record.comments[0] = "two\nlines".to_owned()),
        UnwritableError::Comment { .. }
    ));
    assert!(matches!(
        with(|record| record.players.push("D".to_owned())),
        UnwritableError::Players { found: 4, expected: 3 }
    ));
    let broken_off = with(|record| {
        record.deals[1].steps.pop();
    });
    assert_eq!(broken_off.to_string(), "deal 2: the deal is not over, and another follows");
}

proptest! {
    #[test]
    fn random_sessions_come_back(rules in any_rules(), seed in any::<u64>()) {
        let record = random_session(rules, &mut Mix(seed));
        let text = write(&record).unwrap();
        prop_assert_eq!(read(text.as_bytes()), Ok(record), "{}", text);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(
        at in any::<prop::sample::Index>(),
        bytes in prop::collection::vec(any::<u8>(), 0..8),
        cut in 0usize..12,
    ) {
        let mut text = sample().into_bytes();
        let at = at.index(text.len());
        let end = (at + cut).min(text.len());
        text.splice(at..end, bytes);
        if let Ok(record) = read(&text) {
            let text = write(&record).unwrap();
            prop_assert_eq!(read(text.as_bytes()), Ok(record), "{}", text);
        }
    }
}
