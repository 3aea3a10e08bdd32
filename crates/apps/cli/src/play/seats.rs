//! Who sits where, from one line of text.

use parlor_agent::{Agent, Message, Registry, SpecError};
use parlor_game::Observed;
use parlor_kit::either;

use crate::language::say;

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// Someone at the keyboard.
    Person,
    /// The agent that this spec names.
    Agent(String),
}

impl Player {
    /// The agent of this player, new for a deal; `None` for a person.
    pub(super) fn agent<G: Observed>(
        &self,
        registry: &Registry<G>,
        seed: u64,
    ) -> Result<Option<Box<dyn Agent<G>>>, SpecError> {
        match self {
            Player::Person => Ok(None),
            Player::Agent(spec) => registry.build(spec, seed).map(Some),
        }
    }

    /// How the player is called in a line of text.
    pub(super) fn name(&self) -> &str {
        match self {
            Player::Person => PERSON,
            Player::Agent(spec) => spec,
        }
    }
}

/// The name in a list of players for a person at the keyboard.
pub(super) const PERSON: &str = "person";

/// Splits `person,random` or `pimc:worlds=20,depth=3,person`: a part with `=` that does not begin a
/// spec goes on with the one before it.
pub(super) fn specs(text: &str) -> Vec<String> {
    let mut specs: Vec<String> = Vec::new();
    for part in text.split(',') {
        let goes_on = part.split_once('=').is_some_and(|(key, _)| !key.contains(':'));
        match specs.last_mut() {
            Some(spec) if goes_on => *spec = format!("{spec},{part}"),
            _ => specs.push(part.trim().to_owned()),
        }
    }
    specs
}

/// Is there a seat for that many players?
pub(super) fn check_number(n: usize, n_seats: &[usize]) -> Result<(), String> {
    if n_seats.contains(&n) {
        return Ok(());
    }
    let seats = either(n_seats.iter().map(|n| Message::verbatim(n.to_string())));
    let wrong = Message::new("cli-n-seats").with("n", n.to_string());
    Err(say(&wrong.with("seats", seats)))
}

/// The players that the specs name.
pub(super) fn read<G: Observed>(
    specs: Vec<String>,
    registry: &Registry<G>,
) -> Result<Vec<Player>, String> {
    specs
        .into_iter()
        .map(|spec| match spec.as_str() {
            PERSON => Ok(Player::Person),
            _ => match registry.check(&spec) {
                Ok(_) => Ok(Player::Agent(spec)),
                Err(error) => {
                    let error = error.message();
                    Err(say(&Message::new("cli-or-person").with("error", error)))
                }
            },
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::Backgammon;

    use super::*;

    #[test]
    fn specs_with_commas_stay_together() {
        let registry = Registry::<Backgammon>::new();
        let read = |text| read(specs(text), &registry);
        let random = Player::Agent("random".to_owned());
        assert_eq!(read("person,random"), Ok(vec![Player::Person, random.clone()]));
        assert_eq!(read("random, random"), Ok(vec![random.clone(), random]));
        assert!(check_number(1, &[2]).unwrap_err().contains("2 seats"));
        let error = read("random:a=1,b=2,person").unwrap_err();
        assert!(error.contains("\"a\""), "{error}");
        let three_or_four = check_number(1, &[3, 4]).unwrap_err();
        assert!(three_or_four.contains("3 or 4 seats"), "{three_or_four}");
        assert!(read("nobody,person").unwrap_err().contains("known: random"));
    }
}
