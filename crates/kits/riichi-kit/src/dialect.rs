//! mjai for outside bots.

use parlor_formats::riichi::mjai::{self, Message, Teller};
use parlor_game::{BySeat, Seat};
use parlor_kit::{Dialect, Line, Meant};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, RuleSet, Seen, View};
use serde_json::Value;

/// The words of mjai at one seat.
pub(crate) struct Mjai {
    teller: Teller,
    /// Has the bot declared riichi, and is its discard to come?
    declared: bool,
}

impl Mjai {
    pub(crate) fn new(seat: Seat, rules: RuleSet) -> Mjai {
        Mjai { teller: Teller::new(seat, rules), declared: false }
    }
}

fn line(message: &Message) -> Line {
    let Value::Object(fields) = message.to_json() else { unreachable!("a message is an object") };
    Line { name: message.body.name(), fields }
}

impl Dialect<Deal> for Mjai {
    fn start(&mut self, seed: u64) -> Line {
        let names = BySeat::from_fn(|seat: Seat| seat.to_string());
        line(&self.teller.start(names, Some(seed)))
    }

    fn deal(&mut self, view: &View) {
        self.teller.deal(view);
    }

    fn seen(&mut self, seen: &Seen, out: &mut Vec<Line>) {
        self.teller.seen(seen, out, |message| line(&message));
    }

    fn read(
        &mut self,
        answer: Value,
        view: &View,
        legal: &[Action],
    ) -> Result<Meant<Action>, String> {
        if std::mem::take(&mut self.declared) {
            let discard = mjai::Meant::declared(answer, view, legal);
            return discard.map(Meant::Act).map_err(|fault| fault.to_string());
        }
        match mjai::Meant::read(answer, view, legal).map_err(|fault| fault.to_string())? {
            mjai::Meant::Act(action) => Ok(Meant::Act(action)),
            mjai::Meant::Reach => {
                self.declared = true;
                let wanted = "the discard of its riichi";
                Ok(Meant::Further { say: line(&self.teller.reach()), wanted })
            }
        }
    }

    fn end(&mut self) -> Line {
        line(&self.teller.end())
    }
}
