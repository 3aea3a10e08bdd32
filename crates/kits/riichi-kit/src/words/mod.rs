//! Riichi at the terminal.

mod drawing;
mod ended;
mod entries;
mod explanation;
pub(crate) mod faults;
mod wording;

use parlor_agent::{Message, Piece, Say};
use parlor_formats::riichi::RulesText;
use parlor_game::Seat;
use parlor_kit::{
    ExportError, OptionValue, PlayOption, Played, RulesError, Screen, Sitting, Wanted, Words,
};
use parlor_riichi::deal::{Action, Winner};
use parlor_riichi::rule_set::{Length, Parameter};
use parlor_riichi::{Deal, DrawOrder, MeldForm, Seen, Tile, View};

use crate::{RiichiKit, records};

pub use drawing::{drawing, round};
pub use entries::write as action_text;
pub use explanation::{blocks_text, explanation, signed, worth};
pub use wording::{
    block_text, dora_of, finish_words, fu_words, kinds_text, refusal_words, wind_name,
};

const OPTIONS: &[PlayOption] = &[PlayOption {
    name: "length",
    value_name: "LENGTH",
    value: OptionValue::Word(&[
        ("east", "The East round"),
        ("half", "East and South rounds"),
        ("hand", "A single deal"),
    ]),
    summary: "How long to play, if not as long as the ruleset says",
    excludes: None,
}];

impl Words for RiichiKit {
    const SUMMARY: &'static str = "Four players, hidden hands, riichi mahjong";
    const SEATS: &'static [usize] = &[4];
    const OPPONENT: &'static str = "lt-fast";
    const HELP: Option<&'static str> = Some("cli-help-riichi");
    const RULES_HELP: &'static str = "The ruleset (`parlor riichi rules`), with changes if any";
    const SAVE_HELP: &'static str =
        "Write what was played to this file: tenhou.net/6 if it ends in .json, otherwise mjai";
    const OPTIONS: &'static [PlayOption] = OPTIONS;
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("--length east --rules tenhou", "four seats, one round, red fives"),
        ("--save game.mjson", "keep the record"),
    ];

    fn sit(wanted: &Wanted<'_>) -> Result<Sitting<RiichiKit>, RulesError> {
        let rules: RulesText = wanted.rules.parse().map_err(faults::rules)?;
        let (length, deals_max) = match wanted.option("length") {
            Some("east") => (Some(Length::East), None),
            Some("half") => (Some(Length::EastSouth), None),
            Some(_) => (None, Some(1)),
            None => (None, None),
        };
        let rules = length.map_or(rules.0, |length| rules.0.with(Parameter::MatchLength(length)));
        Ok(Sitting { kit: RiichiKit::new(rules, DrawOrder::Wall), deals_max })
    }

    fn draw(view: &View, _viewer: Seat, screen: &Screen<'_>) -> String {
        drawing::drawing(view, screen.say)
    }

    fn question(view: &View, viewer: Seat) -> Message {
        drawing::question(view, viewer)
    }

    fn write(_view: &View, _viewer: Seat, action: Action) -> String {
        entries::write(action)
    }

    fn read_entry(
        _view: &View,
        _viewer: Seat,
        legal: &[Action],
        entry: &str,
    ) -> Result<Action, Message> {
        entries::read(legal, entry)
    }

    fn tell(before: &View, seen: &Seen) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("player", seat);
        Some(match *seen {
            Seen::Dealt { .. } => drawing::round(&before.table),
            Seen::Indicator { tile } => indicator("cli-riichi-indicator", tile),
            Seen::Discarded { seat, tile, riichi: true, .. } => {
                said("riichi-says-riichi", seat).with("tile", piece(tile))
            }
            Seen::Discarded { seat, tile, drawn: true, .. } => {
                said("cli-riichi-drawn-discarded", seat).with("tile", piece(tile))
            }
            Seen::Discarded { seat, tile, .. } => {
                said("riichi-says-discarded", seat).with("tile", piece(tile))
            }
            Seen::Called { seat, meld } => {
                let form = match meld.form() {
                    MeldForm::Chi => "chi",
                    MeldForm::Pon => "pon",
                    _ => "open_kan",
                };
                let called = said("riichi-says-called", seat).with("form", form);
                called.with("tiles", drawing::meld_text(&meld))
            }
            Seen::KanDeclared { seat, kan } => {
                said("riichi-says-kan", seat).with("tile", drawing::meld_text(&kan))
            }
            Seen::Won { ref wins } => {
                let one = |winner: &Winner| said("riichi-says-won", winner.seat);
                let mut all =
                    wins.winners.iter().map(one).map(|won| won.with("tile", piece(wins.tile)));
                let first = all.next()?;
                all.fold(first, |a, b| {
                    Message::new("cli-and-then").with("first", a).with("then", b)
                })
            }
            Seen::Ura { tile } => indicator("cli-riichi-ura", tile),
            Seen::IDrew { .. }
            | Seen::OtherDrew { .. }
            | Seen::StickPaid { .. }
            | Seen::IPassed
            | Seen::Ended { .. } => return None,
        })
    }

    fn result(finished: &Deal, say: &dyn Say) -> String {
        ended::words(finished, say)
    }

    /// The finished deals.
    fn file(played: &Played<RiichiKit>, ending: &str) -> Result<String, ExportError> {
        records::finished(played, ending == "json")
    }
}

fn indicator(key: &'static str, tile: Tile) -> Message {
    Message::new(key).with("tile", piece(tile)).with("dora", dora_of(&[tile]))
}

/// A tile as it is typed.
fn piece(tile: Tile) -> Piece {
    Piece::new(tile.to_string())
}
