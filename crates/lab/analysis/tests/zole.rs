//! Zole sessions judged decision by decision.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::ops::ControlFlow;

use parlor_analysis::zole::{
    Analyst, CannotJudge, DealAnalysis, Decision, Kind, OpenCards, Recorded, Totals, judge,
    recorded, unfit,
};
use parlor_analysis::{ReviewSettings, Reviewer};
use parlor_formats::zole::record::{DealRecord, SessionRecord, Step, read, write};
use parlor_game::{Answers, Game, Seat, Silent};
use parlor_kit::Records;
use parlor_wire::online::MomentMsg;
use parlor_zole::{
    Action, ByPlace, Call, Card, CardSet, Contract, Deal, Layout, Pair, Place, RuleSet, Setup,
};
use parlor_zole_kit::ZoleKit;

const CLUB: &[u8] = include_bytes!("../../../../testdata/zole/friday-club.zole");

/// A quick judge.
const JUDGE: &str = "pimc:worlds=4,effort=2,enumerate=20,call_burials=6";

fn found(record: &SessionRecord, spec: &str) -> Vec<DealAnalysis> {
    let analyst = Analyst::new(spec, 1).unwrap();
    let one = |deal: Recorded<'_>| judge(&deal, &analyst, &mut OpenCards::default()).unwrap();
    recorded(record).unwrap().into_iter().map(one).collect()
}

fn session(rules: RuleSet, deals: Vec<DealRecord>) -> SessionRecord {
    let seats = rules.players.seats();
    let players = seats.into_iter().map(|seat| seat.to_string()).collect();
    // The first hand of the first deal sits at A.
    let dealer = seats.into_iter().last().unwrap();
    SessionRecord { rules, players, dealer, comments: Vec::new(), deals }
}

fn call(call: Call) -> Step {
    Step::Act(Action::Call(call))
}

/// All eight top trumps for the third hand, the rest in the order of the pack.
fn sure_zole() -> Layout {
    let top: CardSet = Card::ALL[18..].iter().copied().collect();
    let hand = |from: usize| Card::ALL[from..from + 8].iter().copied().collect();
    Layout::new(ByPlace::new([hand(0), hand(8), top]), Card::ALL[16..18].iter().copied().collect())
        .unwrap()
}

/// The third hand takes all tricks, no matter who leads: zole is worth 7 from each of two opponents, and a
/// third pass nothing, as a pule pays nobody yet.
#[test]
fn a_passed_sure_zole_costs_what_it_would_have_won() {
    let steps = vec![call(Call::Pass); 3];
    let record = session(RuleSet::LZF_CLASSIC, vec![DealRecord { layout: sure_zole(), steps }]);
    let found = &found(&record, JUDGE)[0];
    let last = &found.decisions[2];
    assert_eq!((last.seat, last.kind, last.steps, last.n_choices), (Seat::C, Kind::Call, 2, 3));
    let open = last.open.unwrap();
    assert_eq!((open.cost, open.best), (14.0, Action::Call(Call::Zole)));
    assert_eq!((last.best_text().as_str(), last.mark()), ("zole", "??"));
    // With open cards it made no difference what the others called: they lose 7 to zole either way
    // if they pass, and less if they can take it away from the third hand.
    assert!(found.decisions[..2].iter().all(|one| one.made == Action::Call(Call::Pass)));
    // The same hands turned round: 14 to the hand with the trumps, unless someone before takes.
    let luck = found.luck;
    assert!(luck[Seat::C] > 0.0 && luck[Seat::D] == 0.0, "{luck:?}");
}

/// Follows the rules to the end with every card tried: what the soloist's side makes of it, in points of
/// `seat`.
fn by_rules(deal: &Deal, seat: Seat) -> f64 {
    let public = deal.public();
    let Some(turn) = public.turn_seat() else { return f64::from(deal.returns()[seat]) };
    let soloist = public.contract().and_then(Contract::soloist);
    let soloist = soloist.map(|place| public.setup().seating().seat(place));
    let mut legal = Vec::new();
    deal.legal(turn, &mut legal);
    let values = legal.into_iter().map(|action| {
        let mut after = deal.clone();
        after.resolve(&Answers::one(turn, action), &mut Silent).unwrap();
        by_rules(&after, seat)
    });
    // Opponents gain and lose together.
    let same_side = (Some(turn) == soloist) == (Some(seat) == soloist);
    values.reduce(if same_side { f64::max } else { f64::min }).unwrap()
}

/// A deal played at random to the last `n` cards of each hand, by a small generator.
fn late(rules: RuleSet, seed: u64, opening: &[Action], n: usize) -> Deal {
    let dealer = rules.players.seats().into_iter().last().unwrap();
    let mut deal = Deal::start(&Setup::new(rules, dealer).unwrap());
    let mut state = seed;
    let mut draw = |n: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    let mut pack = Card::ALL;
    for at in (1..pack.len()).rev() {
        pack.swap(at, draw(at + 1));
    }
    deal.apply(Layout::from_order(&pack).unwrap(), &mut Silent).unwrap();
    let answer = |deal: &mut Deal, action: Action| {
        let seat = deal.public().turn_seat().unwrap();
        deal.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
    };
    for &action in opening {
        answer(&mut deal, action);
    }
    let mut legal = Vec::new();
    loop {
        let turn = deal.public().turn().unwrap();
        deal.legal(deal.public().turn_seat().unwrap(), &mut legal);
        if deal.hands()[turn].len() == n {
            return deal;
        }
        let action = legal[draw(legal.len())];
        answer(&mut deal, action);
    }
}

#[test]
fn open_cards_are_worth_what_the_rules_give_after_all_lines_of_play() {
    let calls = [
        (RuleSet::LZF_CLASSIC, vec![Action::Call(Call::Take)]),
        (RuleSet::LZF_CLASSIC.for_four(), vec![Action::Call(Call::Pass), Action::Call(Call::Zole)]),
        (RuleSet::ONLINE_PM, vec![Action::Call(Call::MazaZole)]),
    ];
    let mut open = OpenCards::default();
    for (rules, opening) in calls {
        for seed in 1..=12 {
            let deal = late(rules, seed, &opening, 3);
            let seat = deal.public().turn_seat().unwrap();
            let mut legal = Vec::new();
            deal.legal(seat, &mut legal);
            let expected = legal.iter().map(|&action| {
                let mut after = deal.clone();
                after.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
                by_rules(&after, seat)
            });
            let expected: Vec<f64> = expected.collect();
            assert_eq!(open.values(&deal, &legal), Some(expected), "{opening:?}, seed {seed}");
        }
    }
}

/// A hand that keeps all eight top trumps takes every trick: that is worth 6, and no burial is worth more.
#[test]
fn every_burial_has_a_value_with_open_cards() {
    let mut deal = Deal::start(&Setup::new(RuleSet::LZF_CLASSIC, Seat::C).unwrap());
    // The first hand has eight top trumps and picks up 10♦ A♦: it takes every trick.
    let third = sure_zole();
    let [one, two, top] = *third.hands().as_array();
    let layout = Layout::new(ByPlace::new([top, one, two]), third.table()).unwrap();
    deal.apply(layout, &mut Silent).unwrap();
    deal.resolve(&Answers::one(Seat::A, Action::Call(Call::Take)), &mut Silent).unwrap();
    let mut legal = Vec::new();
    deal.legal(Seat::A, &mut legal);
    let values = OpenCards::default().values(&deal, &legal).unwrap();
    assert_eq!(values.len(), 45);
    let table: Vec<Card> = layout.table().into_iter().collect();
    let keep_top = Action::Bury(Pair::new(table[0], table[1]).unwrap());
    let at = legal.iter().position(|&action| action == keep_top).unwrap();
    // +3 from each of two opponents; no burial brings more.
    assert_eq!(values[at], 6.0);
    assert!(values.iter().all(|&value| value <= 6.0));
}

/// Of the three ways to hand the same hands round, each is compared with the mean of all: together
/// nobody is lucky. In every deal one seat's luck is the others' bad luck.
#[test]
fn luck_adds_up_to_nothing_over_hands_turned_round_and_over_the_table() {
    for rules in [RuleSet::LZF_CLASSIC, RuleSet::ONLINE_PM.for_four()] {
        let dealt = late(rules, 5, &[], 8);
        let turned = |n: usize| {
            let hands = ByPlace::from_fn(|place: Place| dealt.hands()[place.offset(n)]);
            let layout = Layout::new(hands, dealt.table()).unwrap();
            let record = session(rules, vec![DealRecord { layout, steps: Vec::new() }]);
            found(&record, JUDGE)[0].luck
        };
        let luck = [0, 1, 2].map(turned);
        for one in &luck {
            let table: f64 = rules.players.seats().into_iter().map(|seat| one[seat]).sum();
            assert!(table.abs() < 1e-9, "{one:?}");
        }
        for seat in Seat::ALL {
            let turns: f64 = luck.iter().map(|one| one[seat]).sum();
            assert!(turns.abs() < 1e-9, "{seat}: {luck:?}");
        }
        assert!(luck.iter().any(|one| one[Seat::A] != 0.0), "{luck:?}");
    }
}

/// In deal 4 a revoke decides the deal at its 12th step, in deal 5 a card shown out of turn at its 7th;
/// in deal 1 one is taken back at its 9th, and 20 cards follow.
#[test]
fn deals_are_judged_up_to_the_breach_that_decides_them() {
    let record = read(CLUB).unwrap();
    let found = found(&record, JUDGE);
    assert_eq!(found.len(), 6);
    let last = |n: usize| found[n - 1].decisions.last().unwrap().steps;
    let decided = |n: usize| {
        let is_act = |step: &Step| matches!(step, Step::Act(_));
        record.deals[n - 1].steps.iter().position(|step| !is_act(step)).unwrap()
    };
    assert!(last(4) < decided(4) && last(5) < decided(5));
    assert!(last(1) > decided(1));
    for (deal, recorded) in found.iter().zip(&record.deals) {
        for decision in &deal.decisions {
            check(decision, recorded);
        }
    }
    // Three passes, each among pass, take and zole.
    assert_eq!(found[2].decisions.iter().map(|one| one.n_choices).collect::<Vec<_>>(), [3, 3, 3]);
    // The sheet of the record: +2 −1 0 −1 0 −2.
    let totals = Totals::of(&found, Seat::A);
    assert_eq!((totals.deals, totals.points), (6, -2));
    let own = || found.iter().flat_map(|deal| &deal.decisions).filter(|one| one.seat == Seat::A);
    assert_eq!(totals.all.decisions + totals.all.unjudged, own().count());
    let cost: f64 = own().filter_map(|one| one.cost).sum();
    assert!((totals.all.cost - cost).abs() < 1e-9);
    assert!((totals.cost_per_decision - cost / own().count() as f64).abs() < 1e-9);
    let by_kind: f64 = Kind::ALL.iter().map(|&kind| totals.of_kind(kind).cost).sum();
    assert!((totals.all.cost - by_kind).abs() < 1e-9);
}

fn check(decision: &Decision, recorded: &DealRecord) {
    assert_eq!(recorded.steps[decision.steps], Step::Act(decision.made));
    let (cost, open) = (decision.cost.unwrap(), decision.open.unwrap());
    assert!(cost >= 0.0 && open.cost >= 0.0, "{decision:?}");
    assert_eq!(cost == 0.0, decision.best == decision.made, "{decision:?}");
    assert_eq!(open.cost == 0.0, open.best == decision.made, "{decision:?}");
    // With open cards a result is a whole number of points.
    assert_eq!(open.cost.fract(), 0.0, "{decision:?}");
}

/// With four at the table the dealer sits out: no decision, no deal, but points as an opponent.
#[test]
fn a_dealer_who_sits_out_is_not_judged() {
    let steps = vec![call(Call::Pass), call(Call::Pass), call(Call::Zole)];
    let cards: Vec<Step> = {
        let record = session(
            RuleSet::LZF_CLASSIC.for_four(),
            vec![DealRecord { layout: sure_zole(), steps: steps.clone() }],
        );
        let mut course = record.deal(1).unwrap().unwrap();
        let mut cards = Vec::new();
        let mut legal = Vec::new();
        while !course.is_over() {
            course.deal().legal(course.turn().unwrap(), &mut legal);
            course.put(Step::Act(legal[0])).unwrap();
            cards.push(Step::Act(legal[0]));
        }
        cards
    };
    let deal = DealRecord { layout: sure_zole(), steps: [steps, cards].concat() };
    let record = session(RuleSet::LZF_CLASSIC.for_four(), vec![deal]);
    let found = found(&record, JUDGE);
    assert!(found[0].decisions.iter().all(|one| one.seat != Seat::D));
    let dealer = Totals::of(&found, Seat::D);
    // Zole with all tricks: 7 from each of three.
    assert_eq!((dealer.deals, dealer.all.decisions, dealer.points), (0, 0, -7));
    assert_eq!(Totals::of(&found, Seat::C).points, 21);
}

#[test]
fn agents_without_points_or_chances_judge_nothing() {
    let mut record = read(CLUB).unwrap();
    record.deals.truncate(1);
    for (spec, scale) in [("random", None), ("rules", Some("zole-habit-score"))] {
        let analyst = Analyst::new(spec, 1).unwrap();
        let found = found(&record, spec);
        let Some(CannotJudge::NotInPoints { agent, scale: said }) = unfit(&found, &analyst) else {
            panic!("{spec} judged something");
        };
        assert_eq!(agent, spec);
        assert!(scale.is_none_or(|scale| said.key == scale), "{said}");
        let totals = Totals::of(&found, Seat::A);
        assert!(totals.all.decisions == 0 && totals.all.unjudged > 0);
    }
    assert!(matches!(Analyst::new("pimcc", 1), Err(CannotJudge::Agent(_))));
}

/// What a page is sent is what the analysis found: the same decisions with their costs, told as they are judged,
/// at moments at which the same seat was asked, and the same sums.
#[test]
fn a_review_is_the_analysis_piece_by_piece() {
    // The first deals: they have calls, a burial and cards.
    let record = read(CLUB).unwrap();
    let record = SessionRecord { deals: record.deals[..2].to_vec(), ..record };
    let played = ZoleKit::import(write(&record).unwrap().as_bytes()).unwrap();
    let found = found(&record, JUDGE);
    let reviewer = Reviewer::named("zole").unwrap();
    let settings = ReviewSettings { agent: JUDGE.to_owned(), with_luck: true };
    let (mut told, mut progress) = (Vec::new(), Vec::new());
    let sums = reviewer.review(&played, &settings, &mut |done, new| {
        told.extend(new);
        progress.push(done);
        ControlFlow::Continue(())
    });
    let sums = sums.unwrap().unwrap();
    assert!(progress.is_sorted() && progress.last() == Some(&1.0));
    let decisions: Vec<&Decision> = found.iter().flat_map(|deal| &deal.decisions).collect();
    assert_eq!(told.len(), decisions.len());
    for (told, decision) in told.iter().zip(&decisions) {
        let MomentMsg { deal, step, seat } = told.at;
        let question = played.question(deal, step, seat.into()).unwrap();
        assert_eq!(question.legal.len(), decision.n_choices, "{:?}", told.at);
        assert!(question.legal.contains(&decision.made), "{:?}", told.at);
        assert_eq!((told.cost, told.mark.as_str()), (decision.cost, decision.mark()));
        assert_eq!(told.part, decision.kind.name());
        assert_eq!(told.counts, decision.cost.is_some());
    }
    assert_eq!(sums.len(), 3);
    for (sums, seat) in sums.iter().zip([Seat::A, Seat::B, Seat::C]) {
        let totals = Totals::of(&found, seat);
        assert_eq!((sums.cost, sums.luck), (totals.all.cost, Some(totals.luck)));
        // Each deal's luck stands at the first decision in it; a hand that had none has none to show.
        let firsts = |deal: &&DealAnalysis| deal.decisions.iter().any(|one| one.seat == seat);
        let luck: f64 = found.iter().filter(firsts).map(|deal| deal.luck[seat]).sum();
        let own = told.iter().filter(|one| Seat::from(one.at.seat) == seat);
        let shown: f64 = own.filter_map(|one| one.luck).sum();
        assert!((shown - luck).abs() < 1e-9, "{seat}: {shown} {luck}");
    }
    // Told to stop, it has no sums.
    let mut heard = 0;
    let stopped = reviewer.review(&played, &settings, &mut |_, _| {
        heard += 1;
        if heard < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((stopped, heard), (Ok(None), 3));
    let unfit = ReviewSettings { agent: "random".to_owned(), ..settings };
    let error = reviewer.review(&played, &unfit, &mut |_, _| ControlFlow::Continue(()));
    assert!(error.unwrap_err().to_string().starts_with("random values its choices by"));
}
