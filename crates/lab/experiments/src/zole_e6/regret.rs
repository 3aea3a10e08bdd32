//! What the first cards of opponents cost with open cards: the points that the best card of the true deal
//! brings more, by the exact solver.

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, Game, Observed, Silent};
use parlor_stats::Moments;
use parlor_zole::{Action, Card, Contract, Deal, Eyes, Tariffs};
use parlor_zole_agents::registry;
use parlor_zole_solver::{Position, Solver};

use crate::zole_games::Table;
use crate::{Failed, Findings, Measured, Settings, Size, Unit};

/// Who infers voids alone, and who infers all.
const NAMES: [&str; 2] = ["voids alone", "all weighed"];
/// The row of what is saved.
pub(super) const SAVED: &str = "points a card that opponents save in tricks 1 and 2, all weighed";
/// Cards played in the first two tricks.
const N_EARLY: usize = 6;

/// An opponent's card: what each of the two players would have lost with theirs.
type Lost = [f64; 2];

/// Adds what the cards of both players cost, and the difference. Cards of one deal hang together, so a deal
/// counts with its mean.
pub(super) fn measure(findings: &mut Findings, settings: &Settings<'_>) -> Result<(), Failed> {
    let n = settings.sizes(2_000, 300, 2);
    let deals = settings.try_map(n, |number| lost(settings, number))?;
    let mean = |of: &dyn Fn(&Lost) -> f64| -> Moments {
        let deals = deals.iter().filter_map(|deal| deal.iter().map(of).collect::<Moments>().mean());
        deals.collect()
    };
    for (which, name) in NAMES.into_iter().enumerate() {
        let what = format!("points a card that opponents lose in tricks 1 and 2, {name}");
        findings.add(what, Unit::Number(3), Measured::mean(&mean(&|lost| lost[which])));
    }
    findings.add(SAVED, Unit::Number(3), Measured::mean(&mean(&|lost| lost[0] - lost[1])));
    let n_cards = deals.iter().map(Vec::len).sum::<usize>() as f64;
    findings.add("opponents' cards in tricks 1 and 2", Unit::Number(0), Measured::exact(n_cards));
    Ok(())
}

/// The player who infers voids alone plays a deal on all seats; where an opponent has a choice early, both
/// are asked.
fn lost(settings: &Settings<'_>, number: u64) -> Result<Vec<Lost>, Failed> {
    let mut seeds = settings.stream("regret-seeds", number);
    let size = match settings.size {
        Size::Quick => "worlds=4,enumerate=20,list_from=16,call_burials=3,",
        Size::Long => "worlds=40,call_burials=5,",
        Size::Full => "",
    };
    let mut player = |inference: &str| {
        let spec = format!("pimc:{size}inference={inference}");
        registry().build(&spec, Stream::next_u64(&mut seeds)).map_err(Failed::by)
    };
    let (mut plain, mut infers) = (player("void")?, player("play")?);
    let mut deal = Table::Classic.start(settings, number)?;
    let (mut solver, mut legal, mut found) = (Solver::new(), Vec::new(), Vec::new());
    while let Some(seat) = deal.turn().asked().first() {
        deal.legal(seat, &mut legal);
        let n_played = deal.public().course().cards().len();
        if n_played >= N_EARLY {
            break;
        }
        let view = deal.view(seat);
        let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let choose = |player: &mut Box<dyn Agent<Deal>>| player.decide(&ask, None);
        let action = if let [only] = legal[..] { only } else { choose(&mut plain) };
        if legal.len() > 1
            && let (Action::Play(card), Some(position)) = (action, opponents_turn(&deal))
            && let Action::Play(other) = choose(&mut infers)
        {
            found.push(losses(&mut solver, &position, [card, other]));
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok(found)
}

/// The position with open cards, where an opponent in lielais or zole is to play.
fn opponents_turn(deal: &Deal) -> Option<Position> {
    let public = deal.public();
    let (contract, trick) = (public.contract()?, *public.trick()?);
    let (Contract::Lielais(soloist) | Contract::Zole(soloist)) = contract else { return None };
    if public.turn() == Some(soloist) {
        return None;
    }
    let buried = match contract {
        Contract::Lielais(_) => deal.buried().eyes(),
        _ => Eyes::NONE,
    };
    let tricks = public.won().map(|cards| (cards.len() / 3) as u8);
    let eyes = public.won()[soloist].eyes() + buried;
    Some(Position::new(contract, *deal.hands(), trick).ok()?.with_score(eyes, tricks))
}

/// How many points less than the best card each of `cards` brings an opponent.
fn losses(solver: &mut Solver, position: &Position, cards: [Card; 2]) -> Lost {
    let tariff = position.contract().tariff(&Tariffs::USUAL);
    let mut soloist_gets = |card: Card| {
        let level = position.after(card).and_then(|after| solver.level(&after));
        level.zip(tariff).map_or(0.0, |(level, tariff)| f64::from(tariff.points(level)))
    };
    let least =
        position.playable().into_iter().map(&mut soloist_gets).fold(f64::INFINITY, f64::min);
    cards.map(|card| soloist_gets(card) - least)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The soloist leads 10♥ with 45 eyes: under the ace only the queen's three follow, over the nine it takes
    /// 14 and the ace with the queen.
    #[test]
    fn the_best_card_loses_nothing() {
        let hands = ["TH QC", "AH 9H", "KH 9S"].map(|cards| cards.parse().unwrap());
        let [first, second, third] = hands;
        let hands = parlor_zole::ByPlace::new([first, second, third]);
        let soloist = parlor_zole::Place::First;
        let trick = parlor_zole::Trick::led_by(soloist);
        let position = Position::new(Contract::Lielais(soloist), hands, trick).unwrap();
        let position = position.with_score(Eyes(45), Default::default());
        let after = position.after("TH".parse().unwrap()).unwrap();
        let [ace, nine] =
            losses(&mut Solver::new(), &after, ["AH", "9H"].map(|card| card.parse().unwrap()));
        // A simple win pays 1 a head, a simple loss costs 2.
        assert_eq!((ace, nine), (0.0, 3.0));
    }
}
