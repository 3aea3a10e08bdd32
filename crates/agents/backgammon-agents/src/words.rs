//! Explanations put into words, for a terminal.

use parlor_agent::{Message, PhraseBook};

/// What each message says.
const WORDS: PhraseBook = PhraseBook::english(&[
    ("study-candidate", "play"),
    ("study-utility", "value by the strategy"),
    ("study-depth-word", "depth"),
    ("study-depth", "depth {depth}"),
    ("study-nodes-searched", "{n} nodes"),
    ("study-playouts", "{n} playouts"),
    ("study-game-tree", "The game tree:"),
    ("bg-answer-roll", "roll"),
    ("bg-answer-double", "double"),
    ("bg-answer-take", "take"),
    ("bg-answer-drop", "pass"),
    ("bg-answer-beaver", "beaver"),
    ("bg-plays", "Plays {play}, worth {value}."),
    ("bg-only-play", "There is no other play."),
    ("bg-only-so-deep", "No other play was looked at so deeply."),
    ("bg-better-than-next", "Better than {next} by {gain}."),
    ("bg-better-at-least", "Better than {next} by at least {gain}."),
    ("bg-most-visited", "The search came back to it most often; others look better by chance."),
    ("bg-budget-ended", "The budget ended before all plays were looked at."),
    ("bg-ply", "{n}-ply"),
    ("bg-by-playouts", "playouts"),
    ("bg-equity", "equity"),
    ("bg-match-chance", "wins the match"),
    ("bg-chances", "Chances:"),
    ("bg-before-roll", "before the roll"),
    ("bg-win", "wins"),
    ("bg-win-gammon", "wins a gammon"),
    ("bg-win-backgammon", "wins a backgammon"),
    ("bg-lose-gammon", "loses a gammon"),
    ("bg-lose-backgammon", "loses a backgammon"),
    ("bg-pip-counts", "Pips after the play:"),
    ("bg-pips-own", "own pips"),
    ("bg-pips-other", "opponent's pips"),
    ("bg-pips-at-stake", "own pips that hits may cost"),
    ("bg-characteristics", "What the strategy sees after the play:"),
    ("bg-weight", "weight"),
    ("bg-h-bar", "men on the bar, opponent's less own"),
    ("bg-h-distance", "way of the rearmost man, opponent's less own"),
    ("bg-h-points", "closed points, own less opponent's"),
    ("bg-h-blots", "blots, opponent's less own"),
    ("bg-h-off", "own men borne off"),
    ("bg-evaluation", "evaluation"),
    ("bg-judged-over", "The game is over."),
    ("bg-judged-off", "All own men are home: those borne off count."),
    ("bg-judged-rear-man", "No contact: the own rearmost man counts."),
    ("bg-judged-pips", "A race: the pips count."),
    ("bg-judged-strategy", "Valued by the strategy: {strategy}."),
    ("bg-strategy-attacking", "attacking"),
    ("bg-strategy-defending", "defending"),
    ("bg-strategy-running", "running"),
    ("bg-strategy-combined", "combined"),
    ("bg-never-doubles", "It never doubles."),
    ("bg-drop-is-cheaper", "To pass costs less than to take."),
    ("bg-take-is-cheaper", "To take costs less than to pass."),
    ("bg-drop-loses-match", "To pass would lose the match."),
    ("bg-favourite-beavers", "The favourite takes and redoubles."),
    (
        "bg-cube-decision",
        "{offer}; answer: {answer}. No double {no-double}, double and take {double-take}, double and pass {double-pass}.",
    ),
    ("bg-offer-double", "Double"),
    ("bg-offer-redouble", "Redouble"),
    ("bg-offer-optional", "Double or not, both are as good"),
    ("bg-offer-none", "No double"),
    ("bg-offer-too-good", "Too good to double"),
    ("bg-offer-never", "Never double: the cube is dead"),
    ("bg-offer-unavailable", "The cube cannot be turned"),
]);

/// A message of these players in English; any other as it stands.
///
/// ```
/// use parlor_agent::Message;
/// use parlor_backgammon_agents::english;
/// let depth = Message::new("bg-ply").with("n", 2u32);
/// assert_eq!(english(&depth), "2-ply");
/// ```
pub fn english(message: &Message) -> String {
    WORDS.say(message)
}
