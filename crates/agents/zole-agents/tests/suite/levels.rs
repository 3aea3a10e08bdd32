//! The levels of `house`: what each does, and that each is weaker than the next.

use parlor_agent::{Ask, Budget, Explanation, Say};
use parlor_game::{Game, Seat};
use parlor_texts::Language;
use parlor_zole::{Action, Call, Deal, Pair, RuleSet};

use crate::table::{agent, ask_turn, deal, play_out, plays, shuffled};

const SEATS: [Seat; 3] = [Seat::A, Seat::B, Seat::C];

const LEVELS: [&str; 3] = ["house:level=beginner", "house:level=club", "house:level=master"];

fn choice(spec: &str, deal: &Deal) -> (Action, String) {
    let mut why = Explanation::default();
    let action =
        ask_turn(deal, Budget::UNLIMITED, |ask| agent(spec, 3).decide(ask, Some(&mut why)));
    (action, Language::English.message(why.reason.as_ref().unwrap()))
}

#[test]
fn the_default_level_is_the_strongest() {
    let (mut house, mut master) = (agent("house", 5), agent("house:level=master", 5));
    play_out(&mut shuffled(RuleSet::SEED, 4), |ask| {
        let ask = Ask { budget: Budget::nodes(50_000), ..*ask };
        let action = house.decide(&ask, None);
        assert_eq!(master.decide(&ask, None), action);
        action
    });
}

#[test]
fn the_beginner_counts_trumps_whatever_they_are() {
    // Five low trumps are too weak for anyone who looks at their rank.
    let weak =
        "7D 8D 9D KD TD 9H 9S 9C / QC QS QH QD JC JS JH JD / AD AH TH KH AS TS KS AC / TC KC";
    let first = deal(RuleSet::SEED, weak, &[]);
    let (called, said) = choice(LEVELS[0], &first);
    assert_eq!(called, Action::Call(Call::Take));
    assert_eq!(said, "Habit: five trumps or more are enough.");
    assert_eq!(choice(LEVELS[1], &first).0, Action::Call(Call::Pass));
    // Four queens are not five trumps.
    let strong =
        "QC QS QH QD AH AS AC TC / JC JS JH JD AD TD KD 9D / 8D 7D TH KH 9H TS KS 9S / KC 9C";
    let first = deal(RuleSet::SEED, strong, &[]);
    let (called, said) = choice(LEVELS[0], &first);
    assert_eq!(called, Action::Call(Call::Pass));
    assert_eq!(said, "Habit: fewer than five trumps.");
    assert_eq!(choice(LEVELS[1], &first).0, Action::Call(Call::Take));
}

#[test]
fn the_beginner_takes_the_trick_that_its_partner_holds() {
    let cards =
        "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";
    let buried = Pair::new("9S".parse().unwrap(), "9C".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    // The second hand holds the soloist's king of hearts with the ace; the third has to follow.
    actions.extend(plays("KH AH"));
    let third = deal(RuleSet::SEED, cards, &actions);
    assert_eq!(choice(LEVELS[0], &third).0, plays("9H")[0], "it has to follow");
    // The soloist's ace of trumps falls to the queen; nothing beats that but the own higher one.
    let cards =
        "AD QS QH JC JS JH TH KH / QD JD KD 9D AH AS TS KS / QC TD 8D 7D 9H AC TC KC / 9S 9C";
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    actions.extend(plays("AD QD"));
    let third = deal(RuleSet::SEED, cards, &actions);
    let (taken, said) = choice(LEVELS[0], &third);
    assert_eq!(taken, plays("QC")[0]);
    assert_eq!(said, "Habit: takes the trick.");
    assert_eq!(choice(LEVELS[1], &third).0, plays("TD")[0], "ten eyes for the partner");
}

/// The points of one deal with `spec` at `seat` and `others` elsewhere.
fn points(spec: &str, others: &str, seat: Seat, number: u64) -> i32 {
    let mut deal = shuffled(RuleSet::SEED, number);
    let mut players = SEATS.map(|at| agent(if at == seat { spec } else { others }, number));
    play_out(&mut deal, |ask| players[ask.seat.idx()].decide(ask, None));
    deal.returns()[seat]
}

/// A small sample of what `docs/user/levels.md` measures.
#[test]
fn the_club_player_wins_from_beginners() {
    let total: i32 = (0..150)
        .flat_map(|number| SEATS.map(move |seat| points(LEVELS[1], LEVELS[0], seat, number)))
        .sum();
    // Half a point a deal, and more than three standard errors.
    assert!(total > 150, "{total}");
}

#[test]
fn every_level_decides_otherwise_somewhere() {
    let [mut beginner, mut club, mut master] = LEVELS.map(|spec| agent(spec, 1));
    let (mut below, mut above) = (0, 0);
    for number in 0..3 {
        play_out(&mut shuffled(RuleSet::SEED, number), |ask| {
            let ask = Ask { budget: Budget::nodes(50_000), ..*ask };
            let action = club.decide(&ask, None);
            below += usize::from(beginner.decide(&ask, None) != action);
            above += usize::from(master.decide(&ask, None) != action);
            action
        });
    }
    assert!(below > 3 && above > 3, "{below} {above}");
}
