//! What is open is played as it is, and one plan is made for what cannot be told apart.

use std::collections::BTreeMap;

use parlor_agent::{Ask, Explanation};
use parlor_game::{Answers, Game, Seat, Silent, Turn};
use parlor_zole::{Action, Call, Card, Contract, Deal, RuleSet, Worlds};

use super::{is_card, walk, worlds};
use crate::table::agent;

fn after(deal: &Deal, action: Action) -> Deal {
    let mut after = deal.clone();
    let seat = after.turn().asked().first().unwrap();
    after.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
    after
}

/// What `seat` gets from open cards, everyone else but its partner against it: plain minimax.
fn open_value(deal: &Deal, seat: Seat) -> i32 {
    let Turn::Decide(movers) = deal.turn() else { return deal.returns()[seat] };
    let mover = movers.first().unwrap();
    let mut legal = Vec::new();
    deal.legal(mover, &mut legal);
    let values = legal.iter().map(|&action| open_value(&after(deal, action), seat));
    if is_with(deal, seat, mover) { values.max().unwrap() } else { values.min().unwrap() }
}

fn is_with(deal: &Deal, seat: Seat, mover: Seat) -> bool {
    let seating = deal.public().setup().seating();
    let soloist = deal.public().contract().and_then(Contract::soloist).unwrap();
    mover == seat || (seating.seat(soloist) != seat && seating.seat(soloist) != mover)
}

/// Where a player can work out all cards, what is chosen is as good as anything is with open cards. The
/// others may not know as much, so a method that lets them play by what they see is not asked.
#[test]
fn with_one_possible_deal_the_choice_is_exact() {
    let mut n_asked = BTreeMap::new();
    for call in [Call::Take, Call::Zole] {
        walk(RuleSet::SEED, call, 0..60, |ask| {
            let is_late = ask.view.hand().len() <= 4;
            if !is_card(ask) || !is_late || Worlds::of(ask.view).count() != 1 {
                return;
            }
            let deal = worlds(ask.view)[0].deal(ask.view);
            let value = |action| open_value(&after(&deal, action), ask.seat);
            let best = ask.legal.iter().map(|&action| value(action)).max().unwrap();
            for spec in [
                "pimc:bids=off",
                "epimc:bids=off",
                "alphamu:bids=off",
                "bestfirst:bids=off,exact_from=1",
                "bestfirst:bids=off",
                "ismcts:bids=off,playouts=3000,playing=random",
            ] {
                let action = agent(spec, 1).decide(ask, None);
                assert_eq!(value(action), best, "{spec}: {action:?} {:?}", ask.view);
                *n_asked.entry(spec).or_insert(0) += 1;
            }
        });
    }
    assert!(n_asked.len() == 6 && n_asked.values().all(|&n| n > 5), "{n_asked:?}");
}

/// What a soloist plays after what has been played; `None` while it is not decided.
type Plan = BTreeMap<Vec<Card>, Action>;

/// The points of the best plan that begins with each card, against opponents who see all, summed over the
/// worlds: every plan is tried. `None` where there are too many.
fn best_plans(ask: &Ask<'_, Deal>, worlds: &[Deal]) -> Option<Vec<i32>> {
    let mut best = Vec::new();
    for &action in ask.legal {
        let starts: Vec<Deal> = worlds.iter().map(|deal| after(deal, action)).collect();
        let mut open = BTreeMap::new();
        for start in &starts {
            questions(start, ask.seat, &mut vec![card(action)], &mut open);
        }
        let n_plans: usize = open.values().map(Vec::len).product();
        if open.len() > 12 || n_plans > 1 << 12 {
            return None;
        }
        let questions: Vec<_> = open.into_iter().collect();
        let sums = (0..n_plans).map(|mut number| {
            let mut plan = Plan::new();
            for (said, cards) in &questions {
                plan.insert(said.clone(), cards[number % cards.len()]);
                number /= cards.len();
            }
            let value = |start| against_all_seeing(start, ask.seat, &mut vec![card(action)], &plan);
            starts.iter().map(value).sum::<i32>()
        });
        best.push(sums.max().unwrap());
    }
    Some(best)
}

fn card(action: Action) -> Card {
    let Action::Play(card) = action else { panic!("nobody gives up here: {action:?}") };
    card
}

/// Everything that `seat` may be asked, with its choices, by what has been played.
fn questions(
    deal: &Deal,
    seat: Seat,
    said: &mut Vec<Card>,
    open: &mut BTreeMap<Vec<Card>, Vec<Action>>,
) {
    let Turn::Decide(movers) = deal.turn() else { return };
    let mover = movers.first().unwrap();
    let mut legal = Vec::new();
    deal.legal(mover, &mut legal);
    if mover == seat && legal.len() > 1 {
        open.insert(said.clone(), legal.clone());
    }
    for action in legal {
        said.push(card(action));
        questions(&after(deal, action), seat, said, open);
        said.pop();
    }
}

fn against_all_seeing(deal: &Deal, seat: Seat, said: &mut Vec<Card>, plan: &Plan) -> i32 {
    let Turn::Decide(movers) = deal.turn() else { return deal.returns()[seat] };
    let mover = movers.first().unwrap();
    let mut legal = Vec::new();
    deal.legal(mover, &mut legal);
    if mover == seat {
        legal = vec![plan.get(said).copied().unwrap_or(legal[0])];
    }
    let mut least = i32::MAX;
    for action in legal {
        said.push(card(action));
        least = least.min(against_all_seeing(&after(deal, action), seat, said, plan));
        said.pop();
    }
    least
}

/// The chosen action and the value of every legal one.
fn values(spec: &str, ask: &Ask<'_, Deal>) -> (Action, Vec<f64>) {
    let mut why = Explanation::default();
    let action = agent(spec, 1).decide(ask, Some(&mut why));
    let mut values = vec![f64::NAN; ask.legal.len()];
    for one in &why.candidates {
        values[one.legal_idx] = one.value.unwrap().value;
    }
    (action, values)
}

/// Three cards from the end a soloist who cannot tell a few deals apart plays a card: one plan for all deals is
/// worth exactly what the best of all plans brings, and open cards promise no less.
#[test]
fn one_plan_is_worth_what_the_best_of_all_plans_brings() {
    let mut n_checked = 0;
    for call in [Call::Take, Call::Zole] {
        walk(RuleSet::SEED, call, 100..220, |ask| {
            let n = Worlds::of(ask.view).count();
            let is_due = is_card(ask) && ask.view.hand().len() == 3;
            if !is_due || !is_soloist(ask) || !(2..=6).contains(&n) {
                return;
            }
            let deals: Vec<Deal> = worlds(ask.view).iter().map(|w| w.deal(ask.view)).collect();
            let Some(sums) = best_plans(ask, &deals) else { return };
            let exact: Vec<f64> = sums.iter().map(|&sum| f64::from(sum) / n as f64).collect();
            let best = exact.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let (_, claimed) = values(OPEN, ask);
            let (planned, known) = values(PLANNED, ask);
            for ((&known, &exact), &claimed) in known.iter().zip(&exact).zip(&claimed) {
                assert!(claimed >= exact - 1e-9, "open cards never bring a soloist less");
                assert!(known >= exact - 1e-9, "a plan is worth what it brings, or is cut");
            }
            let at = ask.legal.iter().position(|&action| action == planned).unwrap();
            assert!((exact[at] - best).abs() < 1e-9, "{planned:?} {exact:?} {:?}", ask.view);
            assert!((known[at] - best).abs() < 1e-9);
            n_checked += 1;
        });
    }
    assert!(n_checked > 20, "{n_checked}");
}

/// One leap to open cards after this card, which is PIMC.
const OPEN: &str = "epimc:depth=1,worlds=1000,bids=off";
const POSTPONED: &str = "epimc:depth=12,worlds=1000,bids=off";
const PLANNED: &str = "alphamu:worlds=1000,moves=8,front=1000,bids=off";

fn is_soloist(ask: &Ask<'_, Deal>) -> bool {
    ask.view.public().contract().and_then(Contract::soloist) == ask.view.my_place()
}

/// What every plan of the soloist comes to in each world against opponents who see all, without plans that
/// are worse than another everywhere: slowly, and with nothing cut. `None` where a world is over or not
/// in question.
fn reachable(deals: &[Option<Deal>], seat: Seat) -> Vec<Vec<i32>> {
    let Some(any) = deals.iter().flatten().next() else { return vec![vec![i32::MAX; deals.len()]] };
    let Turn::Decide(movers) = any.turn() else {
        let end = |deal: &Option<Deal>| deal.as_ref().map_or(i32::MAX, |deal| deal.returns()[seat]);
        return vec![deals.iter().map(end).collect()];
    };
    let mover = movers.first().unwrap();
    let mut plans: Vec<Vec<i32>> = Vec::new();
    for card in Card::ALL {
        let played = |deal: &Option<Deal>| {
            let deal = deal.as_ref()?;
            deal.check(mover, Action::Play(card)).ok()?;
            Some(after(deal, Action::Play(card)))
        };
        let next: Vec<Option<Deal>> = deals.iter().map(played).collect();
        if next.iter().all(Option::is_none) {
            continue;
        }
        let below = reachable(&next, seat);
        if mover == seat || plans.is_empty() {
            plans.extend(below);
        } else {
            let both = plans.iter().flat_map(|one| {
                below.iter().map(move |two| one.iter().zip(two).map(|(a, b)| *a.min(b)).collect())
            });
            plans = both.collect();
        }
        plans.sort();
        plans.dedup();
        let worse = |one: &Vec<i32>| {
            plans.iter().any(|two| two != one && one.iter().zip(two).all(|(a, b)| a <= b))
        };
        plans = plans.iter().filter(|one| !worse(one)).cloned().collect();
    }
    plans
}

/// Two deals with four cards left. With open cards several cards win everything: whatever is led, the soloist
/// would know later what to play. PIMC cannot tell them apart and takes one after which nobody could know.
#[test]
fn plans_for_all_deals_avoid_the_fusion_that_open_cards_fall_for() {
    let mut n_found = 0;
    for seed in [264, 571] {
        walk(RuleSet::SEED, Call::Take, seed..seed + 1, |ask| {
            if !is_card(ask) || !is_soloist(ask) || ask.view.hand().len() != 4 {
                return;
            }
            let deals: Vec<Deal> = worlds(ask.view).iter().map(|w| w.deal(ask.view)).collect();
            let worth = |action| {
                let next: Vec<_> = deals.iter().map(|deal| Some(after(deal, action))).collect();
                let plans = reachable(&next, ask.seat);
                plans.iter().map(|plan| plan.iter().sum::<i32>()).max().unwrap()
            };
            let best = ask.legal.iter().map(|&action| worth(action)).max().unwrap();
            let (open, claimed) = values(OPEN, ask);
            assert!(worth(open) < best, "{open:?} {claimed:?}");
            for spec in [POSTPONED, PLANNED] {
                let (action, known) = values(spec, ask);
                assert_eq!(worth(action), best, "{spec}: {action:?} {known:?}");
            }
            n_found += 1;
        });
    }
    assert_eq!(n_found, 2);
}

/// Open leaves are worth what minimax finds at the very end.
#[test]
fn the_judge_of_leaves_agrees_with_plain_minimax() {
    walk(RuleSet::SEED, Call::Take, 0..4, |ask| {
        if is_card(ask) && ask.view.hand().len() == 2 {
            let (_, values) = values("epimc:depth=1,worlds=1000,bids=off", ask);
            let n = Worlds::of(ask.view).count() as f64;
            for (idx, &action) in ask.legal.iter().enumerate() {
                let all = worlds(ask.view);
                let sum: i32 = all
                    .iter()
                    .map(|w| open_value(&after(&w.deal(ask.view), action), ask.seat))
                    .sum();
                assert!((values[idx] - f64::from(sum) / n).abs() < 1e-9, "{:?}", ask.view);
            }
        }
    });
}
