//! The race at the terminal.

use parlor_agent::{Message, Say};
use parlor_game::Seat;
use parlor_kit::{Kit, PlayOption, RulesError, Screen, Sitting, Wanted, Words};
use parlor_toy::{Race, RaceAction, RaceEvent, Stride};

use super::RaceKit;
use crate::chosen::games_option;

impl Words for RaceKit {
    const SUMMARY: &'static str = "Two runners, one die, one re-roll";
    const SEATS: &'static [usize] = &[2];
    const OPPONENT: &'static str = "house";
    const HELP: Option<&'static str> = Some("race-help");
    const RULES_HELP: &'static str =
        "The track: sprint (8 steps, a die of 3) or long (20 steps, a die of 6)";
    const OPTIONS: &'static [PlayOption] = &[games_option("Number of races; default: 3")];
    const EXAMPLES: &'static [(&'static str, &'static str)] =
        &[("", "you against the computer"), ("--rules long --games 1", "one long race")];

    fn sit(wanted: &Wanted<'_>) -> Result<Sitting<RaceKit>, RulesError> {
        let chosen = RaceKit::read(wanted.rules)?.chosen.as_wanted(wanted);
        Ok(Sitting { kit: RaceKit { chosen }, deals_max: None })
    }

    /// A lane for each runner, from the start on the left to the end on the right.
    fn draw(view: &Race, _viewer: Seat, screen: &Screen<'_>) -> String {
        let lanes = [Seat::A, Seat::B].map(|seat| {
            let to_go = usize::from(view.to_go(seat));
            let gone = usize::from(view.track().length()) - to_go;
            let lane = format!("{seat} |{}{seat}{}|", ".".repeat(gone), ".".repeat(to_go));
            let to_go = Message::new("race-to-go").with("n", u32::from(view.to_go(seat)));
            let second = Message::new(match view.may_decline(seat) {
                true => "race-second-throw",
                false => "race-second-throw-used",
            });
            let [to_go, second] = [to_go, second].map(|message| screen.say.message(&message));
            format!("{lane}  {to_go}, {second}")
        });
        lanes.join("\n")
    }

    fn question(view: &Race, _viewer: Seat) -> Message {
        let face = match view.stride() {
            Stride::Choosing(face) => u32::from(face.pips()),
            Stride::Throwing { .. } => 0,
        };
        Message::new("race-question").with("face", face)
    }

    fn write(_view: &Race, _viewer: Seat, action: RaceAction) -> String {
        action.to_string()
    }

    fn tell(before: &Race, seen: &RaceEvent) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("player", seat);
        Some(match *seen {
            RaceEvent::Threw(face) => {
                said("race-says-threw", before.mover()).with("face", u32::from(face.pips()))
            }
            RaceEvent::Chose(seat, action) => {
                said("race-says-chose", seat).with("action", action.to_string())
            }
        })
    }

    fn result(finished: &Race, say: &dyn Say) -> String {
        let won = finished.winner().map(|winner| Message::new("race-won").with("player", winner));
        won.map(|won| say.message(&won)).unwrap_or_default()
    }
}
