//! Actions as they are typed.

use parlor_agent::Message;
use parlor_kit::{either, not_now};
use parlor_riichi::Tiles;
use parlor_riichi::deal::Action;

/// What is shown in a list and can be typed.
pub fn write(action: Action) -> String {
    let discard = |tile, drawn| if drawn { format!("{tile} drawn") } else { format!("{tile}") };
    match action {
        Action::Tsumo => "tsumo".to_owned(),
        Action::NineKinds => "nine".to_owned(),
        Action::ClosedKan { kind } => format!("kan {kind}"),
        Action::AddedKan { tile } => format!("kan {tile}"),
        Action::Riichi { tile, drawn } => format!("riichi {}", discard(tile, drawn)),
        Action::Discard { tile, drawn } => discard(tile, drawn),
        Action::Ron => "ron".to_owned(),
        Action::OpenKan => "kan".to_owned(),
        Action::Pon { own } => format!("pon {}", pair(own)),
        Action::Chi { own } => format!("chi {}", pair(own)),
        Action::Pass => "pass".to_owned(),
    }
}

fn pair(own: [parlor_riichi::Tile; 2]) -> String {
    own.into_iter().try_fold(Tiles::EMPTY, Tiles::with).unwrap_or_default().to_string()
}

/// The action of the list that `entry` means: as written, or its beginning where only one action
/// begins so.
pub(super) fn read(legal: &[Action], entry: &str) -> Result<Action, Message> {
    let wanted = tidy(entry);
    if wanted == "drawn" {
        let drawn = |action: &&Action| matches!(action, Action::Discard { drawn: true, .. });
        return legal.iter().find(drawn).copied().ok_or(Message::new("cli-riichi-nothing-drawn"));
    }
    let written: Vec<(String, Action)> =
        legal.iter().map(|&action| (write(action), action)).collect();
    if let Some((_, action)) = written.iter().find(|(text, _)| *text == wanted) {
        return Ok(*action);
    }
    let begins = |text: &str| text.strip_prefix(&wanted).is_some_and(|rest| rest.starts_with(' '));
    let fitting: Vec<&(String, Action)> = written.iter().filter(|(text, _)| begins(text)).collect();
    match fitting[..] {
        [(_, action)] => Ok(*action),
        [] => Err(not_now(entry)),
        _ => {
            let texts = either(fitting.iter().map(|(text, _)| Message::verbatim(text.clone())));
            let unclear = Message::new("cli-ambiguous").with("entry", format!("{entry:?}"));
            Err(unclear.with("choices", texts))
        }
    }
}

/// Lower case, single blanks, tiles in written order: `CHI  3m2m` is `chi 23m`.
fn tidy(entry: &str) -> String {
    let lower = entry.to_lowercase();
    let words = lower.split_whitespace().map(|word| match word.parse::<Tiles>() {
        Ok(tiles) => tiles.to_string(),
        Err(_) => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use parlor_agent::Say;
    use parlor_riichi::{Kind, Tile};
    use parlor_texts::Language;

    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_written_can_be_typed() {
        let own = [tile("2m"), tile("3m")];
        let legal = [
            Action::Discard { tile: tile("5s"), drawn: false },
            Action::Discard { tile: tile("5s"), drawn: true },
            Action::Riichi { tile: tile("0s"), drawn: true },
            Action::ClosedKan { kind: Kind::EAST },
            Action::Chi { own },
            Action::Pon { own: [tile("0p"), tile("5p")] },
            Action::Pon { own: [tile("5p"), tile("5p")] },
            Action::OpenKan,
            Action::Pass,
        ];
        for action in legal {
            assert_eq!(read(&legal, &write(action)), Ok(action));
        }
        for (entry, action) in [
            ("drawn", legal[1]),
            ("riichi 0s", legal[2]),
            ("RIICHI", legal[2]),
            ("kan 1z", legal[3]),
            ("kan", legal[7]),
            ("chi", legal[4]),
            (" Chi 3m2m ", legal[4]),
            ("pon 50p", legal[5]),
        ] {
            assert_eq!(read(&legal, entry), Ok(action), "{entry}");
        }
        let unclear = Language::English.message(&read(&legal, "pon").unwrap_err());
        assert_eq!(unclear, "\"pon\" can mean pon 05p or pon 55p.");
        for wrong in ["5m", "ron", "chi 45m", "", "kan 2z", "riichi 5s"] {
            assert!(read(&legal, wrong).is_err(), "{wrong}");
        }
    }
}
