//! Messages put into the words of one language, for a terminal.

use crate::{Arg, Message};

/// A message key and what it says; `{name}` stands for an argument.
pub type Phrase = (&'static str, &'static str);

/// What agents of every game say in English. A game that says one of these in its own way lists it
/// among its own phrases.
const COMMON: &[Phrase] = &[
    ("agent-random-verdict", "chosen by lot: any of {n}, each equally likely"),
    ("study-probability", "chance"),
    ("study-playouts-word", "playouts"),
    ("study-cut-alpha", "alpha cut"),
    ("study-cut-beta", "beta cut"),
    ("study-cut-gamma", "a sister cannot be beaten"),
    ("study-cut-star1", "Star1 cut"),
    ("study-cut-star2", "Star2 cut"),
    ("study-cut-transposition", "already in the table"),
    ("study-cut-budget", "out of budget"),
    ("study-cut-at-least", "at least {value}, and {limit} is enough to stop"),
    ("study-cut-at-most", "at most {value}, and {limit} is enough to stop"),
];

/// The phrases of one game in English, before those that all games share.
///
/// ```
/// use parlor_agent::{Message, PhraseBook};
///
/// const ENGLISH: PhraseBook = PhraseBook::english(&[("nim-take", "take {n} from {heap}")]);
/// let take = Message::new("nim-take").with("n", 2u32).with("heap", "the left");
/// assert_eq!(ENGLISH.say(&take), "take 2 from the left");
/// assert_eq!(ENGLISH.say(&Message::new("nim-pass")), "nim-pass");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PhraseBook {
    own: &'static [Phrase],
}

impl PhraseBook {
    /// The book of a game with these phrases of its own.
    pub const fn english(own: &'static [Phrase]) -> PhraseBook {
        PhraseBook { own }
    }

    /// A message in words, messages inside it too; one that is not in the book stays a key with its
    /// arguments.
    pub fn say(&self, message: &Message) -> String {
        let known = self.own.iter().chain(COMMON).find(|(key, _)| *key == message.key);
        let Some((_, words)) = known else { return message.to_string() };
        message.args.iter().fold((*words).to_owned(), |said, (name, arg)| {
            let arg = match arg {
                Arg::Message(inner) => self.say(inner),
                other => other.to_string(),
            };
            said.replace(&format!("{{{name}}}"), &arg)
        })
    }
}
