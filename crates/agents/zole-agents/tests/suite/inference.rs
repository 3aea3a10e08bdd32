//! Worlds weighted by what others did.

use parlor_agent::Stream;
use parlor_zole::{Action, CardSet, Deal, Pair, Place, RuleSet, View, World, Worlds};
use parlor_zole_agents::{Imagined, Imagining, Inference, Study, Tendencies};

use crate::table::{agent, deal, play_out, plays, shuffled};

const LEVELS: [Inference; 5] =
    [Inference::None, Inference::Void, Inference::Bid, Inference::Burial, Inference::Play];

fn imagined(view: &View, inference: Inference, n_worlds: usize, list_from_move: usize) -> Imagined {
    let imagining =
        Imagining { n_worlds, enumerate_max: 1, list_from_move, inference, heed_bids: true };
    imagining.worlds(view, &mut Stream::new(7))
}

/// After eight cards of a lielais, in the eyes of an opponent.
fn eight_played() -> Deal {
    let cards =
        "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";
    let buried = Pair::new("TH".parse().unwrap(), "KH".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(parlor_zole::Call::Take), Action::Bury(buried)];
    actions.extend(plays("QC 9D 7D QS JD 8D JS KD"));
    deal(RuleSet::SEED, cards, &actions)
}

fn view_of(deal: &Deal) -> View {
    use parlor_game::Observed;
    deal.view(deal.public().turn_seat().unwrap())
}

fn trumps_aside(worlds: impl Iterator<Item = (World, f64)>) -> f64 {
    let (mut with, mut all) = (0.0, 0.0);
    for (world, weight) in worlds {
        all += weight;
        with += if (world.aside & CardSet::TRUMPS).is_empty() { 0.0 } else { weight };
    }
    with / all
}

fn pairs(imagined: &Imagined) -> impl Iterator<Item = (World, f64)> {
    imagined.worlds.iter().copied().zip(imagined.weights.iter().copied())
}

#[test]
fn who_infers_no_more_than_voids_takes_all_worlds_for_equal() {
    let view = view_of(&eight_played());
    for inference in [Inference::None, Inference::Void] {
        let found = imagined(&view, inference, 50, 25);
        assert!(found.weights.iter().all(|&weight| weight == 1.0));
        assert_eq!(found.effective, 50.0);
    }
    let possible = Worlds::of(&view);
    let truth = World { hands: *eight_played().hands(), aside: eight_played().aside() };
    let chance = Inference::Void.probability(&view, &truth, &mut Stream::new(1));
    assert!((chance * possible.count() as f64 - 1.0).abs() < 1e-12);
}

/// Real players hardly ever bury trumps, and of all pairs most have one.
#[test]
fn burials_hold_hardly_a_trump() {
    let view = view_of(&eight_played());
    let share = |inference| trumps_aside(pairs(&imagined(&view, inference, 400, 25)));
    assert!(share(Inference::Void) > 0.3, "{}", share(Inference::Void));
    assert!(share(Inference::Burial) < 0.1, "{}", share(Inference::Burial));
}

/// Worlds drawn by weight come up as often as all worlds weigh together.
#[test]
fn drawn_worlds_agree_with_listed_ones() {
    let view = view_of(&eight_played());
    for inference in [Inference::Bid, Inference::Burial, Inference::Play] {
        let (listed, drawn) =
            (imagined(&view, inference, 1, 9), imagined(&view, inference, 2000, 25));
        assert!(listed.is_all && !drawn.is_all);
        assert_eq!(drawn.worlds.len(), 2000);
        let of = |found: &Imagined, card: &str, place: Place| {
            let card = card.parse().unwrap();
            let all: f64 = found.weights.iter().sum();
            let with = pairs(found).filter(|(world, _)| world.hands[place].contains(card));
            with.map(|(_, weight)| weight).sum::<f64>() / all
        };
        for card in ["AD", "JC", "TD", "AC", "9C", "KH"] {
            for place in [Place::First, Place::Second] {
                let (all, some) = (of(&listed, card, place), of(&drawn, card, place));
                assert!((all - some).abs() < 0.05, "{inference:?} {card} {place}: {all} {some}");
            }
        }
        assert!((trumps_aside(pairs(&listed)) - trumps_aside(pairs(&drawn))).abs() < 0.03);
    }
}

/// However much is inferred, worlds respect what is known, no world weighs nothing, and the same seed gives
/// the same worlds.
#[test]
fn every_level_keeps_to_what_is_known() {
    for seed in 0..6 {
        let mut players = ["rules", "rules:bid=ranks", "rules:limit=5"].map(|spec| agent(spec, 0));
        let mut deal = shuffled(RuleSet::ONLINE_PGM, seed);
        play_out(&mut deal, |ask| {
            for inference in LEVELS {
                let found = imagined(ask.view, inference, 5, 15);
                let possible: Vec<World> =
                    if found.is_all { Worlds::of(ask.view).iter().collect() } else { Vec::new() };
                for (world, weight) in pairs(&found) {
                    assert!(weight > 0.0 && weight.is_finite(), "{inference:?}");
                    assert_eq!(world.hands[ask.view.my_place().unwrap()], ask.view.hand());
                    let listed = inference == Inference::None || !found.is_all;
                    assert!(listed || possible.contains(&world));
                    for place in Place::ALL {
                        let void = ask.view.public().voids()[place].cards();
                        let may = inference == Inference::None;
                        assert!(may || (world.hands[place] & void).is_empty());
                    }
                }
                let mean = found.weights.iter().sum::<f64>() / found.weights.len() as f64;
                assert!((mean - 1.0).abs() < 1e-9, "{mean}");
                assert!(found.effective <= found.worlds.len() as f64 + 1e-6);
                assert_eq!(found, imagined(ask.view, inference, 5, 15));
            }
            players[ask.seat.idx()].decide(ask, None)
        });
    }
}

/// Each player tells of itself: fitted to the play of rules of thumb, the weights say what rules of thumb do
/// better than even chances, in deals that they were not fitted to.
#[test]
fn weights_fitted_to_some_deals_fit_others() {
    let study = |seeds: std::ops::Range<u64>| {
        let mut study = Study::default();
        for seed in seeds {
            let mut deal = shuffled(RuleSet::ONLINE_PGM, seed);
            while let Some(seat) = deal.public().turn_seat() {
                let mut legal = Vec::new();
                parlor_game::Game::legal(&deal, seat, &mut legal);
                let action =
                    crate::table::ask_turn(&deal, parlor_agent::Budget::UNLIMITED, |ask| {
                        agent("rules", 0).decide(ask, None)
                    });
                study.observe(&deal, action);
                parlor_game::Game::resolve(
                    &mut deal,
                    &parlor_game::Answers::one(seat, action),
                    &mut parlor_game::Silent,
                )
                .unwrap();
            }
        }
        study
    };
    let weights = study(0..150).fitted([0.05; 3]);
    for [ours, even] in study(1000..1040).bits(&weights) {
        assert!(ours > even + 0.1, "{ours} {even}");
    }
    let again: Tendencies = weights.to_string().parse().unwrap();
    assert_eq!(again.to_string(), weights.to_string());
    let cut = weights.to_string().replace("habit=", "habits=");
    assert!(cut.parse::<Tendencies>().is_err());
}
