//! Kuhn poker at the terminal.

use parlor_agent::{Message, Say};
use parlor_game::{Game, Seat};
use parlor_kit::{Kit, PlayOption, RulesError, Screen, Sitting, Wanted, Words};
use parlor_toy::{Betting, Known, Kuhn, KuhnAction, KuhnSeen, KuhnView};

use super::KuhnKit;
use crate::chosen::games_option;

impl Words for KuhnKit {
    const SUMMARY: &'static str = "Two players, three cards, one bet: the smallest poker";
    const SEATS: &'static [usize] = &[2];
    const OPPONENT: &'static str = "house";
    const HELP: Option<&'static str> = Some("kuhn-help");
    const OPTIONS: &'static [PlayOption] = &[games_option("Number of deals; default: 10")];
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("", "you against the computer"),
        ("--seats person,person --games 4", "the terminal is handed over"),
    ];

    fn sit(wanted: &Wanted<'_>) -> Result<Sitting<KuhnKit>, RulesError> {
        let chosen = KuhnKit::read(wanted.rules)?.chosen.as_wanted(wanted);
        Ok(Sitting { kit: KuhnKit { chosen }, deals_max: None })
    }

    /// My card, the other's as far as it is known, and what is in the pot.
    fn draw(view: &KuhnView, _viewer: Seat, screen: &Screen<'_>) -> String {
        let (mine, other) = match view.known {
            Known::Nothing => ("-".to_owned(), "-".to_owned()),
            Known::Mine(card) => (card.to_string(), "?".to_owned()),
            Known::Both(cards) => {
                (cards.of(view.me).to_string(), cards.of(view.me.opponent()).to_string())
            }
        };
        let table = Message::new("kuhn-table").with("mine", mine).with("other", other);
        screen.say.message(&table.with("pot", view.betting.pot()))
    }

    fn question(view: &KuhnView, _viewer: Seat) -> Message {
        Message::new(match view.betting {
            Betting::Bet(_) => "kuhn-question-call",
            _ => "kuhn-question-bet",
        })
    }

    fn write(_view: &KuhnView, _viewer: Seat, action: KuhnAction) -> String {
        action.to_string()
    }

    fn tell(before: &KuhnView, seen: &KuhnSeen) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("player", seat);
        Some(match *seen {
            KuhnSeen::IGot(card) => said("kuhn-dealt", before.me).with("card", card.to_string()),
            KuhnSeen::Said(seat, action) => {
                said("kuhn-says-said", seat).with("action", action.to_string())
            }
            KuhnSeen::OtherShowed(card) => {
                said("kuhn-says-showed", before.me.opponent()).with("card", card.to_string())
            }
        })
    }

    fn result(finished: &Kuhn, say: &dyn Say) -> String {
        let won = finished.returns();
        let Some(winner) = [Seat::A, Seat::B].into_iter().find(|&seat| won[seat] > 0) else {
            return String::new();
        };
        let ended = Message::new("kuhn-won").with("player", winner);
        say.message(&ended.with("n", won[winner].unsigned_abs()))
    }
}
