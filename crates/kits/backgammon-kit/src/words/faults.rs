//! What is wrong with an entry, for a reader's language.

use parlor_agent::Message;
use parlor_backgammon::Place;
use parlor_formats::backgammon::notation::{Fault, NotationError};
use parlor_game::Illegal;

/// Why a text is no legal play: where it goes wrong, why, and what would be legal.
pub(super) fn play(error: &NotationError) -> Message {
    Message::new("cli-bg-fault")
        .with("column", error.column.to_string())
        .with("fault", fault(&error.fault))
        .with("n", error.nearest.len() as u32)
        .with("legal", error.nearest.join(", "))
}

fn fault(fault: &Fault) -> Message {
    let at = |key: &'static str, place: &Place| Message::new(key).with("place", place.to_string());
    let quoted = |text: &str| format!("{text:?}");
    match fault {
        Fault::NoMoves => Message::new("cli-bg-fault-no-moves"),
        Fault::NoDestination { place } => at("cli-bg-fault-no-destination", place)
            .with("next", place.number().saturating_sub(1).to_string()),
        Fault::NotAPlace { found } => {
            Message::new("cli-bg-fault-not-a-place").with("found", quoted(found))
        }
        Fault::NotACount { found } => {
            Message::new("cli-bg-fault-not-a-count").with("found", found.clone())
        }
        Fault::Unexpected { found } => {
            Message::new("cli-bg-fault-unexpected").with("found", quoted(found))
        }
        Fault::TooManyMoves => Message::new("cli-bg-fault-too-many-moves"),
        Fault::Backwards { from, to } => Message::new("cli-bg-fault-backwards")
            .with("from", from.to_string())
            .with("to", to.to_string()),
        Fault::Distance { from, to, dice } => Message::new("cli-bg-fault-distance")
            .with("from", from.to_string())
            .with("to", to.to_string())
            .with("dice", dice.to_string()),
        Fault::NoMan { place } => at("cli-bg-fault-no-man", place),
        Fault::BarFirst => Message::new("bg-why-bar"),
        Fault::Closed { place } => at("cli-bg-fault-closed", place),
        Fault::NotHome { place } => at("cli-bg-fault-not-home", place),
        Fault::FurtherBack { die, from, place } => at("cli-bg-fault-further-back", place)
            .with("die", die.to_string())
            .with("from", from.to_string()),
        Fault::NoHit { place } => at("cli-bg-fault-no-hit", place),
        Fault::CanPlay => Message::new("cli-bg-fault-can-play"),
        Fault::CannotPlay => Message::new("cli-bg-fault-cannot-play"),
        Fault::FewerDice { dice, has, used } => Message::new("cli-bg-fault-fewer-dice")
            .with("dice", dice.to_string())
            .with("has", has.to_string())
            .with("used", used.to_string()),
        Fault::MoreDice { used, must } => Message::new("cli-bg-fault-more-dice")
            .with("used", used.to_string())
            .with("must", must.to_string()),
        Fault::LargerDie { die } => {
            Message::new("cli-bg-fault-larger-die").with("die", die.to_string())
        }
        Fault::NotTogether { dice } => {
            Message::new("cli-bg-fault-not-together").with("dice", dice.to_string())
        }
        Fault::Ambiguous => Message::new("cli-bg-fault-ambiguous"),
    }
}

/// Why giving up cannot be offered now.
pub(super) fn resignation(refused: Illegal) -> Message {
    Message::new(match refused {
        Illegal::Refused { reason: "game-is-over", .. } => "cli-bg-resign-over",
        Illegal::Refused { reason: "answer-the-double-first", .. } => "cli-bg-resign-answer-first",
        _ => "cli-bg-resign-not-begun",
    })
}

#[cfg(test)]
mod tests {
    use parlor_agent::Say;
    use parlor_backgammon::{Dice, Die, RuleSet};
    use parlor_formats::backgammon::notation;
    use parlor_texts::Language;

    use super::*;

    #[test]
    fn a_wrong_play_is_explained_in_every_language() {
        let dice = Dice::new(Die::new(3).unwrap(), Die::new(1).unwrap());
        let board = RuleSet::STANDARD.board();
        let said = |entry: &str, language: Language| {
            language.message(&play(&notation::read(entry, &board, dice).unwrap_err()))
        };
        assert!(
            said("8/5 7/6", Language::English).starts_with("column 5: no checker of yours on 7")
        );
        assert!(said("8/5 7/6", Language::Latvian).starts_with("5. zīme: jums nav kauliņa uz 7"));
        for entry in
            ["8", "x/5", "8/5(9)", "5/8", "8/2", "7/6", "13/12", "6/off", "8/5", "(no play)"]
        {
            let english = said(entry, Language::English);
            assert!(!english.contains("cli-"), "{english}");
            for language in Language::ALL.into_iter().skip(1) {
                let text = said(entry, language);
                assert!(text != english && !text.contains("cli-"), "{language:?}: {text}");
            }
        }
    }
}
