//! Positions in one line: what they mean, that they read back, and what is wrong with others.

use parlor_formats::zole::{Known, position};
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Turn};
use parlor_zole::{
    Action, Call, CardSet, Contract, Deal, Layout, Pair, Place, Players, Pules, RuleSet, Setup,
    Worlds,
};
use proptest::prelude::*;

use crate::games::{Mix, any_rules};

/// Plays a deal and gives what each seat has seen so far to `look`, before every decision.
fn watch(
    setup: &Setup,
    layout: Layout,
    mut choose: impl FnMut(&[Action]) -> Action,
    mut look: impl FnMut(&Deal, Known),
) {
    let mut deal = Deal::start(setup);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    deal.apply(layout, &mut events).unwrap();
    while let Turn::Decide(asked) = deal.turn() {
        let seat = asked.first().unwrap();
        let seen = events.iter().filter_map(|event| Deal::seen_by(event, seat)).collect();
        look(&deal, Known { view: deal.view(seat), seen });
        deal.legal(seat, &mut legal);
        deal.resolve(&Answers::one(seat, choose(&legal)), &mut events).unwrap();
    }
}

/// The deal of the source's figure 4.1 in full, as spec and reference data have it: all three see
/// what their positions say.
#[test]
fn figure_4_1_is_what_its_players_know() {
    let setup = Setup::new(RuleSet::SEED, Seat::C).unwrap();
    let hand = |text: &str| text.parse::<CardSet>().unwrap();
    // The lielais buried 10♦ J♠; which two cards had lain on the table changes nothing.
    let hands = [
        hand("AS KC TC AD JH QS TD JS"),
        hand("9H TH KS 8D JD JC QH QC"),
        hand("KH AH 9C AC 7D 9D KD QD"),
    ];
    let layout = Layout::new(parlor_zole::ByPlace::new(hands), hand("9S TS")).unwrap();
    let buried = Pair::new("TD".parse().unwrap(), "JS".parse().unwrap()).unwrap();
    let mut course = vec![Action::Call(Call::Take), Action::Bury(buried)];
    let played = "TS KS AC KC 8D 9C JD KD AD TH KH AS";
    course.extend(played.split(' ').map(|card| Action::Play(card.parse().unwrap())));
    let mut course = course.into_iter();
    let mut written = Vec::new();
    let choose = |legal: &[Action]| course.next().unwrap_or(legal[0]);
    watch(&setup, layout, choose, |_, known| written.push(position::write(&known).unwrap()));
    for (n_steps, expected) in [
        (0, "1: QS JS JH AD TD AS TC KC | rules seed"),
        (1, "1: QS JS JH AD TD AS TC KC | take | table TS 9S | rules seed"),
        (3, "2: QC QH JC JD 8D TH 9H KS | take | TS | rules seed"),
        (5, "1: QS JS JH AD TD AS TC KC | take | table TS 9S | bury JS TD | TS KS AC | rules seed"),
        (
            14,
            "2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS | rules seed",
        ),
    ] {
        assert_eq!(written[n_steps], expected);
    }
    let typed = "2: 9H TH KS 8D JD JC QH QC | take\n| TS KS AC, KC 8D 9C, JD KD AD, TH KH AS";
    let known = position::read(typed).unwrap();
    let public = known.view.public();
    assert_eq!(public.contract(), Some(Contract::Lielais(Place::First)));
    assert_eq!((public.setup().rules(), known.view.me()), (&RuleSet::LZF_CLASSIC, Seat::B));
    assert_eq!(known.view.hand(), hand("9H JC QH QC"));
    assert_eq!(public.won()[Place::First].eyes().0, 25, "the soloist's tricks");
    // C(10,2) · C(8,4), as the source counts without looking at voids.
    assert_eq!(Worlds::ignoring_voids(&known.view).count(), 3_150);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// At every decision of random deals, by any rules.
    #[test]
    fn every_decision_reads_back(rules in any_rules(), seed in any::<u64>(), pules in 0_u8..3) {
        let mut mix = Mix(seed);
        let dealer = if rules.players == Players::Three { Seat::C } else { Seat::D };
        let setup = Setup::new(rules, dealer).unwrap();
        let setup = setup.with_pules(Pules::default().with_common(pules));
        let layout = Layout::drawn(&mut mix);
        watch(&setup, layout, |legal| *mix.pick(legal).unwrap(), |_, known| {
            let text = position::write(&known).unwrap();
            assert_eq!(position::read(&text), Ok(known), "{text}");
        });
    }

    /// Who deals is not written: the same place knows the same, and may do the same.
    #[test]
    fn any_dealer_will_do(seed in any::<u64>(), dealer in 0_usize..4) {
        let mut mix = Mix(seed);
        let setup = Setup::new(RuleSet::ONLINE_PGM.for_four(), Seat::ALL[dealer]).unwrap();
        let layout = Layout::drawn(&mut mix);
        watch(&setup, layout, |legal| *mix.pick(legal).unwrap(), |deal, known| {
            let read = position::read(&position::write(&known).unwrap()).unwrap();
            let mut legal = (Vec::new(), Vec::new());
            deal.legal(known.view.me(), &mut legal.0);
            Deal::prompt(&read.view, read.view.me(), &mut legal.1);
            assert_eq!(legal.0, legal.1);
            assert_eq!(read.view.hand(), known.view.hand());
            assert_eq!(read.view.my_place(), known.view.my_place());
            assert_eq!(read.view.public().won(), known.view.public().won());
        });
    }

    /// Whatever stands there, reading it ends with a position or an error.
    #[test]
    fn no_text_breaks_the_reader(text in "[ 123:|,\\nKQTA9JHSCD♥takebury]{0,80}") {
        let _ = position::read(&text);
        let _ = position::read(&format!("1: QC QS QH JC JS AD TH KH | {text}"));
    }
}

#[test]
fn personal_pules_cannot_be_written() {
    let mut known = position::read("1: QC QS QH JC JS AD TH KH").unwrap();
    let pules = Pules::default().with_personal(Seat::B);
    let setup = known.view.public().setup().with_pules(pules);
    known.view = Deal::first_view(&setup, Seat::A);
    assert_eq!(position::write(&known), None);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    const HAND: &str = "1: QC QS QH JC JS AD TH KH";
    for (text, said) in [
        ("", "line 1, column 1: found the end; expected the own place and the cards dealt"),
        ("4: QC", "line 1, column 1: found \"4:\"; expected the own place"),
        ("2 QC", "line 1, column 3: found \"QC\"; expected the own place"),
        ("1: QC 8H", "line 1, column 7: 8H is not in the pack of 26"),
        ("1: QC QS QC", "line 1, column 10: QC appears twice"),
        ("1: QC QS", "line 1, column 4: the hand has 2 cards and the table 0: give the eight"),
        ("HAND | skat", "line 1, column 30: found \"skat\"; expected the calls (pass, take,"),
        ("HAND | take QC", "line 1, column 35: found \"QC\"; expected a call: pass, take"),
        ("HAND |\ntake take", "line 2, column 6: the bidding has ended after 1 calls"),
        ("HAND | maza-zole", "line 1, column 30: a call is not possible: mazā zole is not"),
        ("HAND | take", "line 1, column 34: you took the table: which two cards were there?"),
        ("HAND | take | table 9S", "line 1, column 43: the hand has 8 cards and the table 1"),
        ("HAND | take | table 9S QC", "line 1, column 46: QC appears twice"),
        (
            "HAND | take | table 9S 9C | bury 9H KH",
            "line 1, column 56: the burial is not possible: two cards are buried, both of those",
        ),
        (
            "HAND | take | table 9S 9C | QC",
            "line 1, column 51: cards have been played: which two cards did you bury?",
        ),
        ("HAND | zole | table 9S 9C", "line 1, column 43: only the lielais knows the table"),
        ("HAND | pass", "line 1, column 34: it is the second hand's turn, and you are"),
        ("HAND | QC", "line 1, column 30: card 1, QC, is played before the bidding"),
        ("HAND | zole | 9H", "line 1, column 37: card 1, 9H, is yours to play, and you could"),
        ("HAND | zole | QC QS", "line 1, column 40: the second hand cannot have played card 2"),
        ("HAND | pass pass pass", "line 1, column 44: all have passed"),
        ("HAND | zole | zole", "line 1, column 37: the calls a second time; once is enough"),
        ("HAND | pules many", "line 1, column 36: found \"many\"; expected the number of common"),
        ("HAND | pules 1 2", "line 1, column 38: found \"2\"; expected | and the next part"),
        ("HAND | rules skat", "line 1, column 36: unknown ruleset \"skat\"; known: seed, lzf"),
    ] {
        let text = text.replace("HAND", HAND);
        let error = position::read(&text).unwrap_err().to_string();
        assert!(error.starts_with(said), "{text}: {error}");
    }
}
