//! Zole at the terminal.

pub mod drawing;
pub(crate) mod faults;
pub(crate) mod sheet;

use parlor_agent::{Message, Say};
use parlor_formats::zole::{
    CALLS, Style, by_strength, read_cards, read_rules, write_call, write_card, write_cards,
};
use parlor_game::Seat;
use parlor_kit::{OptionValue, PlayOption, RulesError, Screen, Sitting, Wanted, Words, not_now};
use parlor_zole::{
    Action, Call, CardSet, Contract, Deal, Entry, Pair, Players, RuleSet, Seen, Session, Stage,
    View,
};

use crate::ZoleKit;
use sheet::{ended, last_line, sheet};

const OPTIONS: &[PlayOption] = &[PlayOption {
    name: "deals",
    value_name: "DEALS",
    value: OptionValue::Number { min: 1, max: u16::MAX as u32 },
    summary: "Number of deals; default: a round of the ruleset, or one deal from every seat",
    excludes: None,
}];

const THROW_IN: &str = "throw in";

fn cards(set: CardSet) -> String {
    write_cards(by_strength(set), Style::Symbols)
}

/// Nothing is offered beside the game: giving up is an action where the rules allow it.
impl Words for ZoleKit {
    const SUMMARY: &'static str = "Three or four at the table, 26 cards, one against the others";
    const SEATS: &'static [usize] = &[3, 4];
    const OPPONENT: &'static str = "house";
    const HELP: Option<&'static str> = Some("cli-help-zole");
    const RULES_HELP: &'static str = "The ruleset: a preset and what differs from it, as in \
        `online-pm,throw_in=on`. The number of seats decides whether three or four are at the table";
    const SAVE_HELP: &'static str = "Write what was played to this file, as a record";
    const OPTIONS: &'static [PlayOption] = OPTIONS;
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("--deals 6 --save evening.zole", "six deals of Zole, written to a file"),
        ("--seats person,person,random", "the terminal is handed over"),
    ];

    fn sit(wanted: &Wanted<'_>) -> Result<Sitting<ZoleKit>, RulesError> {
        let text = wanted.rules;
        let rules = read_rules(text).map_err(faults::rules)?;
        let players = match wanted.n_players {
            Some(3) => Players::Three,
            Some(4) => Players::Four,
            _ => rules.players,
        };
        let one_each = players.seats().len() as u16;
        let deals = wanted.number("deals").or(rules.round_length).unwrap_or(one_each);
        let rules = RuleSet { players, round_length: Some(deals), ..rules };
        let kit = ZoleKit::session(rules, false).ok_or_else(|| faults::no_dealer(text))?;
        Ok(Sitting { kit, deals_max: None })
    }

    fn draw(view: &View, _viewer: Seat, screen: &Screen<'_>) -> String {
        drawing::view(view, Style::Symbols, screen.say)
    }

    fn question(view: &View, _viewer: Seat) -> Message {
        Message::new(match view.public().stage() {
            Stage::Bidding { .. } => "zole-prompt-call",
            Stage::Burying { .. } => "zole-prompt-bury",
            _ => "cli-zole-card",
        })
    }

    fn write(_view: &View, _viewer: Seat, action: Action) -> String {
        match action {
            Action::Call(call) => write_call(call).to_owned(),
            Action::Bury(pair) => cards(pair.cards()),
            Action::Play(card) => write_card(card, Style::Symbols),
            Action::ThrowIn => THROW_IN.to_owned(),
        }
    }

    fn read_entry(
        view: &View,
        _viewer: Seat,
        legal: &[Action],
        entry: &str,
    ) -> Result<Action, Message> {
        let read = |entry| read_cards(entry).map_err(|fault| faults::card(&fault));
        let action = match view.public().stage() {
            Stage::Bidding { .. } => {
                // The first letter is enough.
                let word = entry.to_lowercase();
                let call = CALLS.iter().find(|named| named.0.starts_with(&word));
                Action::Call(call.ok_or_else(|| not_now(entry))?.1)
            }
            Stage::Burying { .. } => {
                let pair = match read(entry)?[..] {
                    [one, other] => Pair::new(one, other),
                    _ => None,
                };
                Action::Bury(pair.ok_or(Message::new("cli-zole-two-cards"))?)
            }
            _ if entry.to_lowercase().starts_with("throw") => Action::ThrowIn,
            _ => match read(entry)?[..] {
                [card] => Action::Play(card),
                _ => return Err(Message::new("cli-zole-one-card")),
            },
        };
        if legal.contains(&action) { Ok(action) } else { Err(refusal(view, action)) }
    }

    fn tell(before: &View, seen: &Seen) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("player", seat);
        let dealer = before.public().setup().seating().dealer();
        let me = before.me();
        Some(match *seen {
            Seen::Dealt { hand } if hand.is_empty() => said("cli-zole-sits-out", dealer),
            Seen::Dealt { hand } => {
                let hand = parlor_formats::zole::write_hand(hand, Style::Symbols);
                said("cli-zole-deals", dealer).with("seat", me).with("cards", hand)
            }
            Seen::Called { seat, call } => said("zole-says-called", seat).with(
                "call",
                match call {
                    Call::Pass => "pass",
                    Call::Take => "take",
                    Call::Zole => "zole",
                    Call::MazaZole => "maza_zole",
                },
            ),
            Seen::ITook { table } => said("cli-zole-picks-up", me).with("cards", cards(table)),
            Seen::IBuried { cards: buried } => {
                said("cli-zole-buries", me).with("cards", cards(buried))
            }
            Seen::Buried { seat } => said("zole-says-buried", seat),
            Seen::Played { seat, card } => {
                said("zole-played", seat).with("card", write_card(card, Style::Symbols))
            }
            Seen::Taken { seat, eyes, .. } => {
                said("zole-taken-by", seat).with("n", u32::from(eyes.0))
            }
            Seen::ThrownIn { seat } => said("zole-says-thrown-in", seat),
            Seen::Over { .. } => return None,
        })
    }

    fn result(finished: &Deal, say: &dyn Say) -> String {
        let Some(&outcome) = finished.outcome() else { return String::new() };
        let how = ended(&Entry::Played(outcome), finished.public().setup().seating(), say);
        let aside = |key| say.message(&Message::new(key).with("cards", cards(finished.aside())));
        match finished.public().contract() {
            None => how,
            Some(Contract::Lielais(_)) => format!("{how} · {}", aside("cli-zole-buried")),
            Some(_) => format!("{how} · {}", aside("cli-zole-on-table")),
        }
    }

    /// All of it while it fits a screen, then only its last line.
    fn sheet(session: &Session, say: &dyn Say) -> Option<String> {
        let short = session.sheet().len() <= 24;
        let sheet = if short { sheet(session, say) } else { last_line(session, say) };
        Some(format!("\n{sheet}"))
    }
}

/// Why something that can be read may not be done.
fn refusal(view: &View, action: Action) -> Message {
    let not_held = |cards: String| Message::new("cli-zole-not-held").with("cards", cards);
    match action {
        Action::Play(card) if view.hand().contains(card) => {
            let led = view.public().trick().and_then(parlor_zole::Trick::led);
            let led = led.map_or(String::new(), |led| led.to_string());
            Message::new("cli-zole-follow")
                .with("card", write_card(card, Style::Symbols))
                .with("led", led)
        }
        Action::Play(card) => not_held(write_card(card, Style::Symbols)),
        Action::Bury(pair) => not_held(cards(pair.cards() - view.hand())),
        Action::Call(_) => Message::new("cli-zole-no-such-call"),
        Action::ThrowIn => Message::new("cli-zole-no-throw-in"),
    }
}
