//! Drawings say what a seat knows, and nothing else.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_agent::Stream;
use parlor_formats::zole::{OpenCards, Style};
use parlor_game::{Answers, Game, Hidden, Observed, Seat, Silent};
use parlor_texts::Language;
use parlor_zole::{Action, Call, Deal, Pair, RuleSet, Setup};
use parlor_zole_kit::drawing;

const DEAL: &str = "QS QD TD 9D 7D AH TH TS / QC JS JD KH AS 9S KC 9C / \
                    QH JC AD KD 8D 9H AC TC / JH KS";

/// The deal above, dealt by seat C, after these actions.
fn after(actions: &[&str]) -> Deal {
    let setup = Setup::new(RuleSet::LZF_CLASSIC, Seat::C).unwrap();
    let mut deal = Deal::start(&setup);
    deal.apply(DEAL.parse::<OpenCards>().unwrap().layout().unwrap(), &mut Silent).unwrap();
    for action in actions {
        let action = match action.split_once('+') {
            _ if *action == "pass" => Action::Call(Call::Pass),
            _ if *action == "take" => Action::Call(Call::Take),
            Some((one, other)) => {
                let pair = Pair::new(one.parse().unwrap(), other.parse().unwrap());
                Action::Bury(pair.unwrap())
            }
            None => Action::Play(action.parse().unwrap()),
        };
        let seat = deal.turn().asked().first().unwrap();
        deal.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
    }
    deal
}

#[test]
fn a_view_shows_calls_tricks_eyes_and_the_hand() {
    let deal = after(&["pass", "take", "JH+KS", "AH", "KH", "9H", "TH", "9C"]);
    let mine = drawing::view(&deal.view(Seat::B), Style::Symbols, &Language::English);
    let expected = "\
seats       A first hand, B (you) second hand, C third hand; dealer: C
bids        A passes, B takes the table
contract    soloist with the table: B (you)
tricks      A 1, B 0, C 0; 7 to come
eyes        B 0 + 6 buried, opponents 15; 61 wins
last trick  A A♥, B K♥, C 9♥ · A takes 15 eyes
table       A 10♥, B 9♣ · 10 eyes
taken       J♥ K♠ (6 eyes)
buried      J♥ K♠ (6 eyes)
hand        Q♣ J♠ J♦  A♠ 9♠  K♣";
    assert_eq!(mine, expected);
    let theirs = drawing::view(&deal.view(Seat::C), Style::Letters, &Language::English);
    assert!(!theirs.contains("JH") && !theirs.contains("buried"), "{theirs}");
    assert!(theirs.ends_with("QH JC AD KD 8D  AC TC"), "{theirs}");
}

/// The drawing was English only: no word of it may stay so in another language.
#[test]
fn a_view_is_drawn_in_the_language_of_its_reader() {
    let deal = after(&["pass", "take", "JH+KS", "AH", "KH", "9H", "TH", "9C"]);
    let drawn = |language| drawing::view(&deal.view(Seat::B), Style::Symbols, &language);
    let english = drawn(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        let text = drawn(language);
        assert_eq!(text.lines().count(), english.lines().count(), "{text}");
        for (line, ours) in text.lines().zip(english.lines()) {
            assert_ne!(line, ours, "{language:?}");
        }
        for word in ["seats", "takes", "tricks", "eyes", "buried", "hand", "you"] {
            assert!(!text.contains(word), "{language:?}: {text}");
        }
    }
    let latvian = drawn(Language::Latvian);
    assert!(latvian.contains("A garām, B ņem galdu"), "{latvian}");
    assert!(latvian.contains("Stiķi ņem A, 15 acu"), "{latvian}");
}

#[test]
fn a_layout_shows_every_hand_sorted() {
    let open: OpenCards = DEAL.parse().unwrap();
    let drawn = drawing::layout(&open.layout().unwrap(), Style::Symbols, &Language::English);
    assert!(drawn.starts_with("first   Q♠ Q♦ 10♦ 9♦ 7♦  A♥ 10♥  10♠ "), "{drawn}");
    assert!(drawn.contains("5 trumps, 47 eyes"), "{drawn}");
    assert_eq!(drawn.lines().count(), 4);
}

/// What a seat cannot tell apart is drawn alike.
#[test]
fn a_drawing_tells_nothing_hidden() {
    for seed in 0..64 {
        let mut mix = Stream::new(seed);
        let setup = Setup::new(RuleSet::ONLINE_PGM, Seat::C).unwrap();
        let mut deal = Deal::start(&setup);
        deal.apply(parlor_zole::Layout::drawn(&mut mix), &mut Silent).unwrap();
        let mut legal = Vec::new();
        for _ in 0..seed % 30 {
            let Some(seat) = deal.turn().asked().first() else { break };
            deal.legal(seat, &mut legal);
            let action = *parlor_game::Entropy::pick(&mut mix, &legal).unwrap();
            deal.advance(&Answers::one(seat, action), &mut Silent);
        }
        for seat in [Seat::A, Seat::B, Seat::C] {
            let (view, draw) = (deal.view(seat), |view: &_| {
                drawing::view(view, Style::Symbols, &Language::English)
            });
            let other = Deal::sample(&view, seat, &mut mix);
            assert_eq!(draw(&view), draw(&other.view(seat)));
        }
    }
}
