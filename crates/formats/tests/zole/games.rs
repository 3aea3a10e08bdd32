//! Random rulesets and sessions, breaches of the rules included.

use parlor_formats::zole::record::{
    Course, DealRecord, Incident, Misplay, Ruling, SessionRecord, Step,
};
use parlor_game::{Entropy, Game, Match, Seat};
use parlor_zole::{
    Action, AllPass, Contract, Deal, FullTie, Layout, PersonalPuleValue, Players, PuleRules,
    RevokeWin, RuleSet, Session, Tariffs, playable,
};
use proptest::prelude::*;

/// A small generator (splitmix64), enough to vary test games.
pub(crate) struct Mix(pub(crate) u64);

impl Entropy for Mix {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(z ^ z >> 31) * u128::from(n)) >> 64) as u32
    }
}

pub(crate) fn any_rules() -> impl Strategy<Value = RuleSet> {
    let presets = proptest::sample::select(RuleSet::PRESETS.to_vec());
    (presets, any::<u64>()).prop_map(|((_, mut rules), seed)| {
        let mut mix = Mix(seed);
        let mut changes = |one_in: u32| mix.below(one_in) == 0;
        if changes(3) {
            rules.players = Players::Four;
        }
        if changes(4) {
            rules.all_pass = AllPass::Redeal;
        }
        if changes(3) {
            rules.throw_in = true;
        }
        if changes(4) {
            let personal_value = PersonalPuleValue::Two;
            rules.pules = Some(PuleRules { per_win: 2, personal_value, on_zole: changes(2) });
        }
        if changes(6) {
            rules.tariffs.zole = Tariffs::RAISED_ZOLE;
            rules.tariffs.galdins = 3;
        }
        if changes(6) {
            rules.galdins_full_tie = FullTie::EarlierPlace;
            rules.revoke_win_level = RevokeWin::High;
        }
        if changes(6) {
            (rules.abandon_penalty, rules.move_clock_s) = (Some(8), None);
        }
        rules
    })
}

/// A session of random deals, some of them decided by a breach, the last perhaps unfinished.
pub(crate) fn random_session(rules: RuleSet, mix: &mut Mix) -> SessionRecord {
    let n_seats = if rules.players == Players::Three { 3 } else { 4 };
    let dealer = Seat::ALL[mix.below(n_seats) as usize];
    let mut session = Session::new(rules, dealer).unwrap();
    let mut deals = Vec::new();
    for _ in 0..mix.below(6) {
        let (_, setup) = session.next().unwrap();
        let layout = Layout::drawn(mix);
        let (steps, course) = random_deal(Course::new(Deal::start(&setup), layout).unwrap(), mix);
        course.enter(&mut session).unwrap();
        deals.push(DealRecord { layout, steps });
    }
    if let (true, Some(last)) = (mix.below(3) == 0, deals.last_mut()) {
        last.steps.truncate(mix.below(last.steps.len() as u32 + 1) as usize);
    }
    let names = ["Anna", "Jānis Bērziņš", "Ieva", "D."];
    SessionRecord {
        rules,
        players: names[..n_seats as usize].iter().map(|&name| name.to_owned()).collect(),
        dealer,
        comments: vec!["Friday, at Anna's".to_owned(), String::new()],
        deals,
    }
}

/// Plays at random; one step in twenty is a breach, if any fits.
fn random_deal(mut course: Course, mix: &mut Mix) -> (Vec<Step>, Course) {
    let mut steps = Vec::new();
    let mut legal = Vec::new();
    while !course.is_over() {
        let step = match random_breach(&course, mix) {
            Some(breach) if mix.below(20) == 0 => breach,
            _ => {
                let seat = course.turn().unwrap();
                course.deal().legal(seat, &mut legal);
                Step::Act(*mix.pick(&legal).unwrap())
            }
        };
        if course.put(step).is_ok() {
            steps.push(step);
        }
    }
    // After a revoke cards may still fall; any held card that follows is fine.
    while let (Some(_), Some(trick)) = (course.turn(), course.trick()) {
        let led = trick.led();
        let play = parlor_zole::Card::ALL.into_iter().find(|&card| {
            let fits = led.is_none_or(|led| card.suit() == led);
            fits && course.clone().put(Step::Act(Action::Play(card))).is_ok()
        });
        let any = || {
            let fits = |&card: &parlor_zole::Card| {
                course.clone().put(Step::Act(Action::Play(card))).is_ok()
            };
            parlor_zole::Card::ALL.into_iter().find(fits)
        };
        let Some(card) = play.or_else(any) else { break };
        course.put(Step::Act(Action::Play(card))).unwrap();
        steps.push(Step::Act(Action::Play(card)));
        if mix.below(12) == 0 {
            break;
        }
    }
    (steps, course)
}

/// A breach that may or may not fit.
fn random_breach(course: &Course, mix: &mut Mix) -> Option<Step> {
    let public = course.deal().public();
    let seating = public.setup().seating();
    let seat = *mix.pick(&Seat::ALL).unwrap();
    let place = seating.place(seat)?;
    let trick = course.trick()?;
    let held = course.deal().hands()[place];
    let card = *mix.pick(&held.into_iter().collect::<Vec<_>>())?;
    let ruling = if mix.below(3) == 0 { Ruling::Void } else { Ruling::TakenBack };
    let turn = trick.turn() == place;
    let misplay = if turn { Misplay::WrongClass } else { Misplay::OutOfTurn };
    let wrong = turn && !playable(held, trick.led()).contains(card);
    match mix.below(8) {
        0 => Some(Step::Breach(Incident::Left { seat })),
        1 => Some(Step::Breach(Incident::BeforeSecond { seat })),
        2 => Some(Step::Breach(Incident::InAdvance { seat })),
        3 | 4 if wrong && public.contract() != Some(Contract::Galdins) => Some(Step::Revoke(card)),
        _ => Some(Step::Breach(Incident::Shown { seat, card, misplay, ruling })),
    }
}
