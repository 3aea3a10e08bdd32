//! Drawings say what a seat knows, and nothing else.

use parlor_formats::zole::{OpenCards, Style, draw};
use parlor_game::{Answers, Game, Hidden, Observed, Seat, Silent};
use parlor_zole::{Action, Call, Deal, Pair, RuleSet, Setup};
use proptest::prelude::*;

use crate::games::Mix;

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
    let mine = draw::view(&deal.view(Seat::B), Style::Symbols);
    let expected = "\
seats    A first hand, B (you) second hand, C third hand; C dealt
calls    A passes, B takes
plays    B (you) lielais alone
tricks   A 1, B 0, C 0; 7 to come
eyes     B 0 and 6 buried (61 win), the others 15
last     A A♥, B K♥, C 9♥: 15 eyes to A
table    A 10♥, B 9♣: 10 eyes
took     J♥ K♠ (6 eyes)
buried   J♥ K♠ (6 eyes)
hand     Q♣ J♠ J♦  A♠ 9♠  K♣";
    assert_eq!(mine, expected);
    let theirs = draw::view(&deal.view(Seat::C), Style::Letters);
    assert!(!theirs.contains("JH") && !theirs.contains("buried"), "{theirs}");
    assert!(theirs.ends_with("hand     QH JC AD KD 8D  AC TC"), "{theirs}");
}

#[test]
fn a_layout_shows_every_hand_sorted() {
    let open: OpenCards = DEAL.parse().unwrap();
    let drawn = draw::layout(&open.layout().unwrap(), Style::Symbols);
    assert!(drawn.starts_with("first    Q♠ Q♦ 10♦ 9♦ 7♦  A♥ 10♥  10♠ "), "{drawn}");
    assert!(drawn.contains("5 trumps, 47 eyes"), "{drawn}");
    assert_eq!(drawn.lines().count(), 4);
}

proptest! {
    /// What a seat cannot tell apart is drawn alike.
    #[test]
    fn a_drawing_tells_nothing_hidden(seed in any::<u64>(), steps in 0usize..30) {
        let mut mix = Mix(seed);
        let setup = Setup::new(RuleSet::ONLINE_PGM, Seat::C).unwrap();
        let mut deal = Deal::start(&setup);
        deal.apply(parlor_zole::Layout::drawn(&mut mix), &mut Silent).unwrap();
        let mut legal = Vec::new();
        for _ in 0..steps {
            let Some(seat) = deal.turn().asked().first() else { break };
            deal.legal(seat, &mut legal);
            let action = *parlor_game::Entropy::pick(&mut mix, &legal).unwrap();
            deal.advance(&Answers::one(seat, action), &mut Silent);
        }
        for seat in [Seat::A, Seat::B, Seat::C] {
            let view = deal.view(seat);
            let other = Deal::sample(&view, seat, &mut mix);
            let drawn = draw::view(&view, Style::Symbols);
            prop_assert_eq!(drawn, draw::view(&other.view(seat), Style::Symbols));
        }
    }
}
