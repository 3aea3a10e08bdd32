//! The messages of these players in English, for a terminal.

use parlor_agent::{Message, PhraseBook};

/// What each message says.
const SENTENCES: PhraseBook = PhraseBook::english(&[
    ("study-candidate", "choice"),
    ("study-nodes", "{nodes} nodes"),
    ("zole-call-pass", "pass"),
    ("zole-call-take", "take the table"),
    ("zole-call-zole", "zole"),
    ("zole-call-maza-zole", "mazā zole"),
    ("zole-bury", "bury {cards}"),
    ("zole-play", "play {card}"),
    ("zole-throw-in", "throw in the rest"),
    ("zole-habit", "habit"),
    ("zole-habit-score", "score"),
    ("zole-habit-bury-trump", "trumps are not buried"),
    ("zole-habit-bury-void", "gets rid of a class"),
    ("zole-habit-bury-eyes", "brings eyes home"),
    ("zole-habit-lead-low", "leads low"),
    ("zole-habit-cash", "cashes a sure card"),
    ("zole-habit-ace", "an ace while all can follow"),
    ("zole-habit-low-plain", "a low plain card"),
    ("zole-habit-draw-trumps", "draws trumps from the top"),
    ("zole-habit-draw-low", "draws trumps from below"),
    ("zole-habit-top-trump", "the highest trump left"),
    ("zole-habit-low-trump", "opponents leave trumps alone"),
    ("zole-habit-smear", "gives eyes to the partner"),
    ("zole-habit-take", "takes the trick"),
    ("zole-habit-try", "takes it unless somebody beats that"),
    ("zole-habit-throw", "throws the least"),
    ("zole-habit-duck", "the highest that does not take"),
    ("zole-habit-must-take", "takes the trick, which is bad"),
    ("zole-habit-leave", "leaves the trick to the soloist"),
    ("zole-habit-play-on", "playing on is never worse"),
    ("zole-habit-too-weak", "too weak to play alone"),
    ("zole-habit-pass", "strong enough not to pass"),
    ("zole-habit-strong", "strong enough to take"),
    ("zole-habit-sure", "all eight cards are sure"),
    ("zole-habit-not-sure", "not all cards are sure"),
    ("zole-source-random", "chosen by lot among {n}: the search begins later"),
    ("zole-source-searched", "best mean over all {worlds} worlds, voids ignored"),
    (
        "zole-source-cut",
        "best mean over the first {worlds} of {possible} worlds, voids ignored: the budget ended",
    ),
    ("zole-chance", "chance"),
    ("zole-mean-total", "mean total"),
    ("zole-mean-tricks-lost", "mean tricks, as a loss"),
    (
        "zole-by-threshold",
        "chosen by the threshold: it wins {win} of {worlds} worlds, no other choice comes near",
    ),
    (
        "zole-by-band",
        "chosen by the band: it wins {win} of {worlds} worlds, and of those near it its levels bring the most points",
    ),
    (
        "zole-by-margin",
        "chosen by the margin: it wins {win} of {worlds} worlds as others do, and goes furthest",
    ),
    (
        "zole-by-wins-alone",
        "chosen by wins alone, {win} of {worlds} worlds: the effort ended before points were known",
    ),
    (
        "zole-by-order",
        "wins {win} of {worlds} worlds; others are equal to it in all that was asked",
    ),
    (
        "zole-call-reached",
        "decided by the threshold: wins {win} of the worlds, {needed} are needed",
    ),
    ("zole-call-none-reached", "decided by the threshold: no call wins as many worlds as it needs"),
    (
        "zole-pass-estimated",
        "below stands what follows a pass in {worlds} worlds if those who are still to call go by ranks of trumps",
    ),
    ("zole-win-contract", "wins"),
    ("zole-win-galdins", "not the loser"),
    ("zole-needed", "needed"),
    ("zole-worlds", "worlds"),
    ("zole-mean-points", "points"),
    ("zole-over-pass", "over a pass"),
    ("zole-mean-eyes", "soloist's eyes"),
    ("zole-mean-tricks", "tricks"),
    ("zole-soloist-eyes", "the soloist's eyes"),
    ("zole-soloist-tricks", "the soloist's tricks"),
    ("zole-own-tricks", "own tricks"),
    ("zole-mark-won", "the contract is made"),
    ("zole-mark-high", "won high"),
    ("zole-imagined-after", "worlds after: {action}"),
    ("zole-all-worlds", "all {possible} worlds listed"),
    ("zole-all-fitting-worlds", "all {possible} worlds listed, {worlds} of them fit the bids"),
    ("zole-bids-unheeded", "no world fits all bids, so bids are not heeded"),
    ("zole-sampled-worlds", "{worlds} worlds drawn of {possible}"),
    ("zole-some-worlds", "{worlds} of the {possible} worlds"),
]);

/// A message in English; one that is not known here stays a key with its arguments.
///
/// ```
/// use parlor_agent::{Message, Piece};
/// let play = Message::new("zole-play").with("card", Piece::new("QC"));
/// assert_eq!(parlor_zole_agents::english(&play), "play QC");
/// ```
pub fn english(message: &Message) -> String {
    SENTENCES.say(message)
}
