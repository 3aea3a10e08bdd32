//! Ratings beside choix, statsmodels, openskill and a textbook.

use parlor_stats::{
    BradleyTerry, Confidence, Draws, Duels, FinishingOrders, Prior, RatingError, Ratings, Skill,
    WengLin, WengLinError, bradley_terry, plackett_luce,
};

use crate::table::{assert_close, rows};

const TABLE: &str = include_str!("../reference/ratings.txt");

/// The numbers of the row called `name`.
fn numbers(name: &str) -> Vec<f64> {
    rows(TABLE).find(|row| row.name == name).unwrap().numbers
}

/// The duels of the row `duels.NAME`: two players, won, drawn, lost, and so on.
fn duels(name: &str, players: usize) -> Duels {
    let mut duels = Duels::among((0..players).map(|i| format!("p{i}")));
    for game in numbers(&format!("duels.{name}")).chunks(5) {
        let results = [game[2] as u64, game[3] as u64, game[4] as u64];
        duels.add(game[0] as usize, game[1] as usize, results).unwrap();
    }
    duels
}

/// The finishing orders of the row `orders.NAME`: players, seats, and the orders.
fn orders(name: &str) -> FinishingOrders {
    let numbers = numbers(&format!("orders.{name}"));
    let mut orders = FinishingOrders::among((0..numbers[0] as usize).map(|i| format!("p{i}")));
    for game in numbers[2..].chunks(numbers[1] as usize) {
        orders.add(&game.iter().map(|&player| player as usize).collect::<Vec<_>>()).unwrap();
    }
    orders
}

/// Compares with the rows `PREFIX.strengths` and `PREFIX.covariance`.
#[track_caller]
fn assert_ratings(ours: &Ratings, prefix: &str) {
    let strengths = numbers(&format!("{prefix}.strengths"));
    let covariance = numbers(&format!("{prefix}.covariance"));
    let n = strengths.len();
    for i in 0..n {
        assert_close(ours.strengths()[i], strengths[i], 1e-10, prefix);
        for j in 0..n {
            assert_close(ours.covariance(i, j), covariance[i * n + j], 1e-8, prefix);
        }
    }
}

/// The prior that choix writes as a penalty of `0.5` on the sum of squares.
const CHOIX_HALF: Prior = Prior::Normal { sd: 1.0 };

fn fit(duels: &Duels, draws: Draws, prior: Prior) -> BradleyTerry {
    bradley_terry(duels, draws, prior).unwrap()
}

#[test]
fn duels_agree_with_choix() {
    let baseball = duels("baseball", 7);
    assert_ratings(&fit(&baseball, Draws::Half, Prior::None).ratings, "half.baseball");
    assert_ratings(&fit(&baseball, Draws::Half, CHOIX_HALF).ratings, "prior.baseball");
    assert_ratings(&fit(&duels("drawn", 4), Draws::Half, Prior::None).ratings, "half.drawn");
}

#[test]
fn repeats_the_textbook_and_statsmodels() {
    // Agresti, Categorical Data Analysis (2nd edition 2002), table 10.11: coefficients against
    // Baltimore, with standard errors of about 0.3.
    let ratings = fit(&duels("baseball", 7), Draws::Half, Prior::None).ratings;
    let ours = (0..6).map(|team| format!("{:.2}", ratings.difference(team, 6).estimate));
    assert_eq!(ours.collect::<Vec<_>>(), ["1.58", "1.44", "1.29", "1.25", "1.11", "0.68"]);
    let reference = numbers("against_last.baseball");
    for team in 0..6 {
        let ours = ratings.difference(team, 6);
        assert_close(ours.estimate, reference[team], 1e-9, "estimate");
        assert_close(ours.standard_error, reference[6 + team], 1e-7, "standard error");
    }
    assert_eq!(ratings.standings(), [0, 1, 2, 3, 4, 5, 6]);
    // Baltimore is worse than Milwaukee beyond doubt; Milwaukee and Detroit are hard to tell apart.
    assert!(ratings.difference(0, 6).superiority() > 0.999_99);
    let close = ratings.difference(0, 1);
    assert!((0.5..0.8).contains(&close.superiority()));
    assert!(close.elo_interval(Confidence::P95).contains(0.0));
    assert_close(close.win_probability(), 1.0 / (1.0 + (-close.estimate).exp()), 1e-15, "chance");
}

#[test]
fn draws_agree_with_the_log_linear_model() {
    let BradleyTerry { ratings, draw_factor } =
        fit(&duels("drawn", 4), Draws::Davidson, Prior::None);
    let reference = numbers("davidson.drawn.against_last");
    for player in 0..3 {
        let ours = ratings.difference(player, 3);
        assert_close(ours.estimate, reference[player], 1e-8, "estimate");
        assert_close(ours.standard_error, reference[3 + player], 1e-6, "standard error");
    }
    let factor = numbers("davidson.drawn.factor")[0];
    assert_close(draw_factor.unwrap(), factor, 1e-8, "draw factor");
}

#[test]
fn two_players_are_a_closed_form() {
    // Odds of 3 to 1 are ln 3, with variance 1/30 + 1/10; half of it each side of the mean.
    let mut duels = Duels::among(["a", "b"]);
    duels.add(1, 0, [10, 0, 30]).unwrap();
    let ratings = fit(&duels, Draws::Half, Prior::None).ratings;
    let ours = ratings.difference(0, 1);
    assert_close(ours.estimate, 3f64.ln(), 1e-12, "ln 3");
    assert_close(ours.standard_error, (1.0f64 / 30.0 + 0.1).sqrt(), 1e-12, "error");
    assert_close(ratings.standard_error(0), 0.5 * ours.standard_error, 1e-12, "own error");
    assert_close(
        ratings.log_likelihood(),
        30.0 * 0.75f64.ln() + 10.0 * 0.25f64.ln(),
        1e-12,
        "likelihood",
    );
    assert_close(ratings.elo(0), 200.0 * 3f64.log10(), 1e-12, "Elo");
    // Davidson with 6 won, 3 drawn, 2 lost: chances 6/11, 3/11, 2/11, so ν = 3/√(6·2).
    let mut drawn = Duels::among(["a", "b"]);
    drawn.add(0, 1, [6, 3, 2]).unwrap();
    let own = fit(&drawn, Draws::Davidson, Prior::None);
    assert_close(own.draw_factor.unwrap(), 3.0 / 12f64.sqrt(), 1e-12, "ν");
    assert_close(own.ratings.difference(0, 1).estimate, 3f64.ln(), 1e-12, "ln 6/2");
    let none = fit(&duels, Draws::Davidson, Prior::None);
    assert_eq!((none.draw_factor, &none.ratings), (Some(0.0), &ratings));
}

#[test]
fn finishing_orders_agree_with_choix() {
    for name in ["riichi", "zole"] {
        let orders = orders(name);
        assert_ratings(&plackett_luce(&orders, Prior::None).unwrap(), &format!("plain.{name}"));
        assert_ratings(&plackett_luce(&orders, CHOIX_HALF).unwrap(), &format!("prior.{name}"));
    }
}

#[test]
fn orders_of_two_are_duels_and_shared_places_are_draws() {
    let mut duels = Duels::among(["a", "b", "c"]);
    let mut orders = FinishingOrders::among(["a", "b", "c"]);
    for (a, b, [won, drawn, lost]) in [(0, 1, [3, 2, 1]), (1, 2, [4, 1, 2]), (0, 2, [2, 3, 3])] {
        duels.add(a, b, [won, drawn, lost]).unwrap();
        for _ in 0..won {
            orders.add(&[a, b]).unwrap();
        }
        for _ in 0..drawn {
            orders.add_places(&[&[a, b]]).unwrap();
        }
        for _ in 0..lost {
            orders.add_places(&[&[b], &[a]]).unwrap();
        }
    }
    let one = fit(&duels, Draws::Half, Prior::None).ratings;
    let other = plackett_luce(&orders, Prior::None).unwrap();
    assert_eq!(one.strengths(), other.strengths());
    assert_eq!(one.covariance(0, 1), other.covariance(0, 1));

    // All three together on one place say nothing: everyone is as good as everyone.
    let mut even = FinishingOrders::among(["a", "b", "c"]);
    even.add_places(&[&[0, 1, 2]]).unwrap();
    let ratings = plackett_luce(&even, Prior::None).unwrap();
    assert!(ratings.strengths().iter().all(|strength| strength.abs() < 1e-12));
}

#[test]
fn names_those_who_cannot_be_compared() {
    let mut duels = Duels::among(["ann", "bob", "cid", "dee", "eve"]);
    duels.add(0, 1, [1, 0, 1]).unwrap();
    duels.add(2, 3, [1, 0, 1]).unwrap();
    let apart = bradley_terry(&duels, Draws::Half, Prior::None).unwrap_err();
    assert_eq!(
        apart.to_string(),
        "no game ties these together: ann, bob | cid, dee | eve; play some, or state a prior"
    );
    duels.add(1, 2, [5, 0, 0]).unwrap();
    duels.add(4, 0, [0, 0, 2]).unwrap();
    let unbeaten = bradley_terry(&duels, Draws::Half, Prior::None).unwrap_err();
    let names = vec!["ann".to_string(), "bob".to_string()];
    assert_eq!(unbeaten, RatingError::Separated { unbeaten: names });
    // A prior makes ratings of it, a draw between the groups does too.
    let with_prior = fit(&duels, Draws::Half, Prior::Normal { sd: 2.0 }).ratings;
    assert!(with_prior.elo(0) > with_prior.elo(2) && with_prior.elo(0) > with_prior.elo(4));
    duels.add(2, 0, [0, 1, 0]).unwrap();
    duels.add(4, 1, [0, 1, 0]).unwrap();
    assert!(bradley_terry(&duels, Draws::Half, Prior::None).is_ok());
    // With draws as an outcome of their own, two that only won and drew have no finite strength.
    assert!(matches!(
        bradley_terry(&duels, Draws::Davidson, Prior::None),
        Err(RatingError::Separated { .. })
    ));
    let mut orders = FinishingOrders::among(["x", "y", "z"]);
    orders.add(&[0, 1, 2]).unwrap();
    orders.add(&[0, 2, 1]).unwrap();
    let unbeaten = plackett_luce(&orders, Prior::None).unwrap_err();
    assert!(unbeaten.to_string().starts_with("x never finished behind any of the others"));
    let ratings = plackett_luce(&orders, Prior::Normal { sd: 1.0 }).unwrap();
    assert_eq!(ratings.standings(), [0, 1, 2]);
    assert_close(ratings.strengths()[1], ratings.strengths()[2], 1e-12, "y and z");
}

#[test]
fn refuses_results_that_cannot_be() {
    let mut duels = Duels::among(["a", "b"]);
    let unknown = duels.add(0, 2, [1, 0, 0]).unwrap_err();
    assert_eq!(unknown.to_string(), "no player 2, only 0 to 1");
    let itself = duels.add(1, 1, [1, 0, 0]).unwrap_err();
    assert_eq!(itself, RatingError::Repeated { name: "b".to_string() });
    let mut orders = FinishingOrders::among(["a", "b"]);
    assert!(orders.add(&[0, 1, 0]).is_err() && orders.add_places(&[&[0], &[7]]).is_err());
    let alone = plackett_luce(&FinishingOrders::among(["a"]), Prior::None).unwrap_err();
    assert_eq!(alone, RatingError::TooFew { got: 1 });
    let nobody = bradley_terry(&Duels::default(), Draws::Half, Prior::None).unwrap_err();
    assert_eq!(nobody, RatingError::TooFew { got: 0 });
    duels.add(0, 1, [0, 4, 0]).unwrap();
    let flat = Prior::Normal { sd: 1.0 };
    let only = bradley_terry(&duels, Draws::Davidson, flat).unwrap_err();
    assert_eq!(only, RatingError::OnlyDraws);
    for sd in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(matches!(
            bradley_terry(&duels, Draws::Half, Prior::Normal { sd }),
            Err(RatingError::Prior { .. })
        ));
    }
    // Only draws are fine when they count half.
    assert_eq!(fit(&duels, Draws::Half, Prior::None).ratings.strengths(), [0.0, 0.0]);
    // Nobody played, but a prior says what is believed.
    let unplayed = fit(&Duels::among(["a", "b", "c"]), Draws::Half, flat).ratings;
    assert_eq!(unplayed.difference(0, 1).superiority(), 0.5);
    assert_close(unplayed.difference(0, 1).standard_error, 2f64.sqrt(), 1e-12, "prior alone");
}

#[test]
fn updates_agree_with_openskill() {
    let mut checked = 0;
    for row in rows(TABLE).filter(|row| row.name == "weng_lin") {
        let mut numbers = row.numbers.iter().copied();
        let mut next = || numbers.next().unwrap();
        let n_teams = next() as usize;
        let mut skills = Vec::new();
        for _ in 0..n_teams {
            let size = next() as usize;
            skills.push((0..size).map(|_| Skill { mu: next(), sigma: next() }).collect::<Vec<_>>());
        }
        let places: Vec<u32> = (0..n_teams).map(|_| next() as u32).collect();
        for skill in WengLin::default().rate(&skills, &places).unwrap().concat() {
            assert_close(skill.mu, next(), 1e-12, row.line);
            assert_close(skill.sigma, next(), 1e-12, row.line);
        }
        checked += 1;
    }
    assert_eq!(checked, 9);
}

#[test]
fn refuses_games_that_cannot_be_rated() {
    let skill = Skill::default();
    let rate = |teams: &[Vec<Skill>], places: &[u32]| WengLin::default().rate(teams, places);
    assert_eq!(rate(&[vec![skill]], &[1]), Err(WengLinError::TooFew { got: 1 }));
    let two = [vec![skill], vec![skill]];
    assert_eq!(rate(&two, &[1]), Err(WengLinError::Unequal { teams: 2, places: 1 }));
    assert_eq!(rate(&[vec![skill], vec![]], &[1, 2]), Err(WengLinError::Empty { team: 1 }));
    let odd = Skill { mu: 25.0, sigma: 0.0 };
    let wrong = rate(&[vec![odd], vec![skill]], &[1, 2]).unwrap_err();
    assert!(matches!(wrong, WengLinError::Skill { team: 0, .. }));
    assert_close(skill.ordinal(), 0.0, 1e-12, "a new player");
}
