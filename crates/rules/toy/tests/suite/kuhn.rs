//! Kuhn poker: the contract, and the value −1/18 with its equilibria.

use std::ops::Add;

use parlor_game::{Answers, Game, Input, Observed, Seat, Silent, Stochastic, Turn};
use parlor_testkit::{Contract, Played};
use parlor_toy::{Betting, Card, Cards, Deal, Known, Kuhn, KuhnAction, KuhnView};

use crate::ratio::Ratio;

/// The other player gets the card that nobody had. Where it was shown, the record ends before.
fn swap_unseen(played: &Played<Kuhn>, viewer: Seat) -> Option<Vec<Input<Kuhn>>> {
    let cards = played.last().cards()?;
    let spare = Cards::all().find(|other| other.of(viewer) == cards.of(viewer) && *other != cards);
    let shown = matches!(played.last().betting(), Betting::Showdown(_));
    let mut inputs = played.inputs[..played.inputs.len() - usize::from(shown)].to_vec();
    inputs[0] = Input::Chance(Deal, spare?);
    Some(inputs)
}

#[test]
fn keeps_the_contract() {
    let report = Contract::<Kuhn>::new(Seat::A)
        .also(Seat::B)
        .games(2_000)
        .cap(4)
        .zero_sum()
        .swap_unseen(|played, seat, _| swap_unseen(played, seat))
        .check_hidden();
    assert_eq!((report.swaps, report.swaps_unfit), (4_000, 0));
}

/// How often a player puts 1 in (bets or calls) when it knows this; otherwise it does not.
type Strategy<'a> = &'a dyn Fn(&KuhnView) -> Ratio;

/// What A gets on average.
fn value(game: &Kuhn, a: Strategy, b: Strategy) -> Ratio {
    match game.turn() {
        Turn::Over => Ratio::whole(game.returns()[Seat::A].into()),
        Turn::Chance(at) => {
            let dealt = game.outcomes(at).expect("deals are listed").map(|(cards, weight)| {
                let mut after = *game;
                after.apply(cards, &mut Silent).expect("a listed deal is accepted");
                Ratio::new(weight.into(), 6) * value(&after, a, b)
            });
            dealt.fold(Ratio::whole(0), Ratio::add)
        }
        Turn::Decide(asked) => {
            let seat = asked.first().expect("someone is asked");
            let strategy = if seat == Seat::A { a } else { b };
            let puts_in = strategy(&game.view(seat));
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            let said = actions.into_iter().map(|action| {
                let often = match action {
                    KuhnAction::Bet | KuhnAction::Call => puts_in,
                    KuhnAction::Check | KuhnAction::Fold => Ratio::whole(1) - puts_in,
                };
                let mut after = *game;
                after.advance(&Answers::one(seat, action), &mut Silent);
                often * value(&after, a, b)
            });
            said.fold(Ratio::whole(0), Ratio::add)
        }
    }
}

fn mine(view: &KuhnView) -> Card {
    let Known::Mine(card) = view.known else { panic!("who is asked knows one card: {view}") };
    card
}

/// How often A bets or calls in the equilibrium with `alpha`.
fn equilibrium_a(alpha: Ratio) -> impl Fn(&KuhnView) -> Ratio {
    move |view| match (view.betting, mine(view)) {
        (Betting::Opening, Card::Jack) => alpha,
        (Betting::Opening, Card::King) => Ratio::whole(3) * alpha,
        (Betting::Bet(_), Card::Queen) => alpha + Ratio::new(1, 3),
        (Betting::Bet(_), Card::King) => Ratio::whole(1),
        _ => Ratio::whole(0),
    }
}

/// How often B bets or calls in every equilibrium.
fn equilibrium_b(view: &KuhnView) -> Ratio {
    match (view.betting, mine(view)) {
        (Betting::Checked, Card::Jack) | (Betting::Bet(_), Card::Queen) => Ratio::new(1, 3),
        (_, Card::King) => Ratio::whole(1),
        _ => Ratio::whole(0),
    }
}

/// The 64 ways to answer each of a player's six views with certainty.
fn pure_strategies() -> impl Iterator<Item = impl Fn(&KuhnView) -> Ratio> {
    (0..64_u32).map(|bits| {
        move |view: &KuhnView| {
            let faces_bet = u32::from(matches!(view.betting, Betting::Bet(_)));
            let nth = 2 * mine(view) as u32 + faces_bet;
            Ratio::whole((bits >> nth & 1).into())
        }
    })
}

/// Both ends of the family and a point between.
fn alphas() -> [Ratio; 3] {
    [Ratio::whole(0), Ratio::new(1, 5), Ratio::new(1, 3)]
}

#[test]
fn every_equilibrium_is_worth_minus_one_eighteenth() {
    for alpha in alphas() {
        let found = value(&Kuhn::start(&Seat::A), &equilibrium_a(alpha), &equilibrium_b);
        assert_eq!(found, Ratio::new(-1, 18), "α = {alpha:?}");
    }
}

#[test]
fn nobody_gains_by_leaving_the_equilibrium() {
    let game = Kuhn::start(&Seat::A);
    let best_a = pure_strategies().map(|a| value(&game, &a, &equilibrium_b)).max();
    assert_eq!(best_a, Some(Ratio::new(-1, 18)));
    for alpha in alphas() {
        let a = equilibrium_a(alpha);
        let best_b = pure_strategies().map(|b| value(&game, &a, &b)).min();
        assert_eq!(best_b, Some(Ratio::new(-1, 18)), "α = {alpha:?}");
    }
}

#[test]
fn a_player_who_never_bluffs_can_be_exploited() {
    let (game, even) = (Kuhn::start(&Seat::A), Ratio::new(-1, 18));
    let never_bluffs = |view: &KuhnView| match mine(view) {
        Card::Jack => Ratio::whole(0),
        Card::Queen | Card::King => equilibrium_b(view),
    };
    // The equilibrium leaves B indifferent about the jack and so does not punish it.
    assert_eq!(value(&game, &equilibrium_a(Ratio::new(1, 3)), &never_bluffs), even);
    let best_a = pure_strategies().map(|a| value(&game, &a, &never_bluffs)).max();
    assert!(best_a > Some(even), "{best_a:?}");
}

#[test]
fn a_showdown_is_for_the_bets_and_a_fold_for_the_ante() {
    use KuhnAction::{Bet, Call, Check, Fold};
    let cases: [(Card, Card, &[KuhnAction], i32); 5] = [
        (Card::King, Card::Queen, &[Check, Check], 1),
        (Card::Jack, Card::Queen, &[Bet, Call], -2),
        (Card::Jack, Card::Queen, &[Bet, Fold], 1),
        (Card::Queen, Card::Jack, &[Check, Bet, Fold], -1),
        (Card::King, Card::Jack, &[Check, Bet, Call], 2),
    ];
    for (a, b, said, won) in cases {
        let mut game = Kuhn::start(&Seat::A);
        game.apply(Cards::new(a, b).unwrap(), &mut Silent).unwrap();
        for (&action, seat) in said.iter().zip([Seat::A, Seat::B, Seat::A]) {
            game.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
        }
        assert_eq!(game.turn(), Turn::Over, "{game}");
        assert_eq!((game.returns()[Seat::A], game.returns()[Seat::B]), (won, -won), "{game}");
    }
}

#[test]
fn a_view_reads_without_the_secret() {
    let mut game = Kuhn::start(&Seat::A);
    game.apply(Cards::new(Card::King, Card::Queen).unwrap(), &mut Silent).unwrap();
    game.resolve(&Answers::one(Seat::A, KuhnAction::Bet), &mut Silent).unwrap();
    assert_eq!(game.to_string(), "KQ A bet");
    assert_eq!(game.view(Seat::A).to_string(), "K? A bet");
    assert_eq!(game.view(Seat::B).to_string(), "?Q A bet");
}
