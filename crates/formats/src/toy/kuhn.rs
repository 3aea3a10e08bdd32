//! Kuhn poker: `K? check bet`, the own card and what was said. Seat A opens.

use parlor_game::{Answers, Game, Seat, Silent};
use parlor_toy::{Betting, Card, Cards, Known, Kuhn, KuhnAction, KuhnView};

use super::words::Words;
use super::{PositionError, PositionFault};

/// A game in which the player who is asked has this card; the other card is any of those left.
pub fn read(text: &str) -> Result<Kuhn, PositionError> {
    let mut words = Words::of(text);
    let own = words.next("the own card: J?, Q? or K?", |word| {
        let letter = word.strip_suffix('?').unwrap_or(word);
        Card::ALL.into_iter().find(|card| letter_of(*card).eq_ignore_ascii_case(letter))
    })?;
    let mut said = Vec::new();
    while words.peek().is_some() {
        said.push(words.next("check, bet, call or fold", read_action)?);
    }
    let mover = if said.len() % 2 == 0 { Seat::A } else { Seat::B };
    let other = Card::ALL.into_iter().find(|&card| card != own);
    let cards = other.and_then(|other| match mover {
        Seat::A => Cards::new(own, other),
        _ => Cards::new(other, own),
    });
    let mut game = Kuhn::start(&Seat::A);
    let misfit = || words.wrong(PositionFault::Impossible("nobody can say that at this point"));
    game.apply(cards.ok_or_else(misfit)?, &mut Silent).map_err(|_| misfit())?;
    for action in said {
        let seat = game.mover().ok_or_else(misfit)?;
        game.resolve(&Answers::one(seat, action), &mut Silent).map_err(|_| misfit())?;
    }
    match game.mover() {
        Some(_) => Ok(game),
        None => Err(words.wrong(PositionFault::Impossible("the game is over"))),
    }
}

fn read_action(text: &str) -> Option<KuhnAction> {
    use KuhnAction::{Bet, Call, Check, Fold};
    let all = [Check, Bet, Call, Fold];
    all.into_iter().find(|action| action.to_string().eq_ignore_ascii_case(text))
}

fn letter_of(card: Card) -> &'static str {
    match card {
        Card::Jack => "J",
        Card::Queen => "Q",
        Card::King => "K",
    }
}

/// Writes what a player who is asked knows; `None` where nobody is asked.
pub fn write(view: &KuhnView) -> Option<String> {
    let Known::Mine(own) = view.known else { return None };
    let said = match view.betting {
        Betting::Opening => "",
        Betting::Checked => " check",
        Betting::Bet(by) if by == view.first => " bet",
        Betting::Bet(_) => " check bet",
        Betting::Undealt | Betting::Folded(_) | Betting::Showdown(_) => return None,
    };
    Some(format!("{}?{said}", letter_of(own)))
}
