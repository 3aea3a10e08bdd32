//! Who sits where, from one line of text.

use parlor_agent::{Agent, Message, Registry, SpecError};
use parlor_game::Observed;

use crate::language::{either, say};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// Somebody at the keyboard.
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
            Player::Person => "person",
            Player::Agent(spec) => spec,
        }
    }
}

/// Reads `person,random` or `pimc:worlds=20,depth=3,person`: a part with `=` that does not begin a
/// spec goes on with the one before it.
pub(super) fn read<G: Observed>(
    text: &str,
    n_seats: &[usize],
    registry: &Registry<G>,
) -> Result<Vec<Player>, String> {
    let mut specs: Vec<String> = Vec::new();
    for part in text.split(',') {
        let goes_on = part.split_once('=').is_some_and(|(key, _)| !key.contains(':'));
        match specs.last_mut() {
            Some(spec) if goes_on => *spec = format!("{spec},{part}"),
            _ => specs.push(part.trim().to_owned()),
        }
    }
    if !n_seats.contains(&specs.len()) {
        let n = specs.len();
        let seats = either(n_seats.iter().map(|n| Message::verbatim(n.to_string())));
        let wrong = Message::new("cli-n-seats").with("n", n.to_string());
        return Err(say(&wrong.with("seats", seats)));
    }
    specs
        .into_iter()
        .map(|spec| match spec.as_str() {
            "person" => Ok(Player::Person),
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
        let read = |text| read(text, &[2], &registry);
        let random = Player::Agent("random".to_owned());
        assert_eq!(read("person,random"), Ok(vec![Player::Person, random.clone()]));
        assert_eq!(read("random, random"), Ok(vec![random.clone(), random]));
        assert!(read("random").unwrap_err().contains("2 seats"));
        let error = read("random:a=1,b=2,person").unwrap_err();
        assert!(error.contains("\"a\""), "{error}");
        let three_or_four = super::read("random", &[3, 4], &registry).unwrap_err();
        assert!(three_or_four.contains("3 or 4 seats"), "{three_or_four}");
        assert!(read("nobody,person").unwrap_err().contains("known: random"));
    }
}
