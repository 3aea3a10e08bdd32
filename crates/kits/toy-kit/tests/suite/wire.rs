//! The messages of the toy games: their shapes, what is refused, and what stays hidden.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_toy::{
    Betting, Card, Cards, Face, Kuhn, KuhnAction, Race, RaceAction, TicTacToe, Track,
};
use parlor_toy_kit::kuhn::KuhnWire;
use parlor_toy_kit::race::RaceWire;
use parlor_toy_kit::tic_tac_toe::TicTacToeWire;
use parlor_wire::Codec;
use serde_json::{Value, json};

fn view<C: Codec>(game: &C::Game, viewer: Seat) -> Value {
    serde_json::to_value(C::put_view(&game.view(viewer))).unwrap()
}

fn table<C: Codec>(game: &C::Game) -> Value {
    serde_json::to_value(C::put_table(game)).unwrap()
}

/// The listed action that a message means.
fn read<C: Codec>(game: &C::Game, seat: Seat, message: Value) -> Option<<C::Game as Game>::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    C::get_action(&serde_json::from_value(message).unwrap(), &game.view(seat), &legal)
}

fn act<G: Game>(game: &mut G, seat: Seat, action: G::Action) {
    game.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
}

#[test]
fn tic_tac_toe_is_sent_in_reading_order() {
    let mut game = TicTacToe::start(&Seat::B);
    for cell in ["b2", "a1", "b3", "a2", "b1"] {
        let seat = game.mover().unwrap();
        let cell = read::<TicTacToeWire>(&game, seat, json!({ "cell": cell })).unwrap();
        assert_eq!(read::<TicTacToeWire>(&game, seat.opponent(), json!({"cell": "c1"})), None);
        act(&mut game, seat, cell);
    }
    let wanted = json!({
        "cells": [null, "B", null, "A", "B", null, "A", "B", null],
        "mover": null,
        "winner": "B",
        "line": ["b3", "b2", "b1"],
    });
    assert_eq!(view::<TicTacToeWire>(&game, Seat::A), wanted);
    assert_eq!(table::<TicTacToeWire>(&game), wanted);
    let entry = serde_json::to_value(TicTacToeWire::put_entry(&game)).unwrap();
    assert_eq!(entry, json!({"winner": "B"}));
    let wrong =
        serde_json::from_value::<<TicTacToeWire as Codec>::ActionMsg>(json!({"cell": "d4"}));
    assert!(wrong.unwrap_err().to_string().contains("a1 to c3"));
}

#[test]
fn a_race_says_who_throws_and_what_was_thrown() {
    let mut race = Race::start(&Track::SPRINT.begun_by(Seat::B));
    let throw = |race: &mut Race, pips| race.apply(Face::new(pips).unwrap(), &mut Silent).unwrap();
    throw(&mut race, 1);
    let thrown = view::<RaceWire>(&race, Seat::A);
    assert_eq!((&thrown["mover"], &thrown["thrown"]), (&json!("B"), &json!(1)));
    let decline = read::<RaceWire>(&race, Seat::B, json!({"type": "decline"})).unwrap();
    assert_eq!(decline, RaceAction::Decline);
    act(&mut race, Seat::B, decline);
    let wanted = json!({
        "length": 8, "faces": 3, "to_go": [8, 8], "may_decline": [true, false],
        "mover": "B", "thrown": null, "again": true, "winner": null,
    });
    assert_eq!(view::<RaceWire>(&race, Seat::B), wanted);
    throw(&mut race, 3);
    let after = table::<RaceWire>(&race);
    assert_eq!((&after["to_go"], &after["mover"]), (&json!([8, 5]), &json!("A")));
    for face in [0, 7] {
        let message = serde_json::from_value(json!({ "face": face })).unwrap();
        assert_eq!(RaceWire::get_chance(&message), None);
    }
}

fn dealt(first: Seat) -> Kuhn {
    let mut deal = Kuhn::start(&first);
    deal.apply(Cards::new(Card::Queen, Card::King).unwrap(), &mut Silent).unwrap();
    deal
}

#[test]
fn nobody_sees_a_card_before_the_showdown() {
    let mut deal = dealt(Seat::B);
    assert_eq!(
        view::<KuhnWire>(&deal, Seat::A),
        json!({"me": "A", "mine": "Q", "other": null, "betting": {"type": "opening", "by": "B"}})
    );
    act(&mut deal, Seat::B, KuhnAction::Check);
    act(&mut deal, Seat::A, KuhnAction::Bet);
    assert_eq!(
        table::<KuhnWire>(&deal),
        json!({"cards": [null, null], "betting": {"type": "bet", "by": "A"}})
    );
    let mut folded = deal;
    act(&mut folded, Seat::B, KuhnAction::Fold);
    assert_eq!(table::<KuhnWire>(&folded)["cards"], json!([null, null]));
    assert_eq!(view::<KuhnWire>(&folded, Seat::A)["other"], Value::Null);
    let entry = |deal| serde_json::to_value(KuhnWire::put_entry(deal)).unwrap();
    assert_eq!(entry(&folded), json!({"winner": "A", "stake": 1, "cards": null}));

    act(&mut deal, Seat::B, KuhnAction::Call);
    assert_eq!(deal.betting(), Betting::Showdown(2));
    assert_eq!(table::<KuhnWire>(&deal)["cards"], json!(["Q", "K"]));
    assert_eq!(view::<KuhnWire>(&deal, Seat::A)["other"], "K");
    assert_eq!(entry(&deal), json!({"winner": "B", "stake": 2, "cards": ["Q", "K"]}));
}

#[test]
fn one_card_is_not_dealt_twice() {
    let twice = serde_json::from_value(json!({"cards": ["K", "K"]})).unwrap();
    assert_eq!(KuhnWire::get_chance(&twice), None);
    let dealt = serde_json::from_value(json!({"cards": ["K", "J"]})).unwrap();
    assert_eq!(KuhnWire::get_chance(&dealt), Cards::new(Card::King, Card::Jack));
}

#[test]
fn what_cannot_be_said_now_is_none_of_the_actions() {
    let deal = dealt(Seat::A);
    let said = |word: &str| read::<KuhnWire>(&deal, Seat::A, json!({ "type": word }));
    assert_eq!(said("bet"), Some(KuhnAction::Bet));
    assert_eq!((said("call"), said("fold")), (None, None));
    assert_eq!(read::<KuhnWire>(&deal, Seat::B, json!({"type": "check"})), None);
}
