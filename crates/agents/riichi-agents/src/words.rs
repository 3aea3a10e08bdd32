//! Explanations put into words, for a terminal.

use parlor_agent::{Arg, Message};

/// What each message says; `{name}` stands for an argument.
const WORDS: &[(&str, &str)] = &[
    ("study-candidate", "action"),
    ("study-probability", "chance"),
    ("riichi-frame-win", "Wins: a win is never declined."),
    ("riichi-frame-kan", "Declares a kan: the first thing to do that can be done."),
    ("riichi-frame-pon", "Calls pon: the first thing to do that can be done."),
    ("riichi-frame-chi", "Calls chi: the first thing to do that can be done."),
    ("riichi-frame-riichi", "Declares riichi: the first thing to do that can be done."),
    ("riichi-frame-discard", "Discards: there is nothing to declare."),
    ("riichi-frame-pass", "Passes: there is nothing that it would call."),
    ("riichi-aims-at-yakuhai", "Aims at yakuhai: a set of dragons, seat wind or round wind."),
    ("riichi-aims-at-toitoi", "Aims at toitoi: all triplets."),
    ("riichi-aims-at-tanyao", "Aims at tanyao: no terminal, no honour."),
    ("riichi-builds-towards", "Builds towards {yaku}: {kept} of 14 tiles are there."),
    ("riichi-call-gains", "With the tile the hand is worth {then}, without it {now}: more."),
    (
        "riichi-call-gains-not",
        "With the tile the hand is worth {then}, without it {now}: not more.",
    ),
    ("riichi-left-over", "left over"),
    ("riichi-plans", "What the hand could become:"),
    ("riichi-plan-kept", "kept"),
    ("riichi-plan-worth", "worth"),
    ("riichi-plan-value", "value"),
    ("riichi-plan-ways", "ways"),
    ("riichi-plan-tiles", "tiles"),
    ("riichi-placed", "Placed for {yaku}:"),
    ("riichi-bucket", "bucket"),
    ("riichi-bucket-tiles", "tiles of the hand in each bucket"),
    ("riichi-fi-riichi", "Declares riichi, as always when it can."),
    ("riichi-fi-discard", "Discards what turned out best."),
    ("riichi-fi-call", "Calls: the hand is worth more with it."),
    ("riichi-fi-pass", "Passes: no call makes the hand worth more."),
    ("riichi-fi-continuations", "{n} continuations"),
    ("riichi-fi-hands", "{n} hands valued"),
    ("riichi-fi-branch", "branch"),
    ("riichi-fi-draw", "draw"),
    ("riichi-fi-branches", "The most probable branches that make the hand better:"),
    ("riichi-fi-exchange", "{gone} for {drawn}"),
    ("riichi-ev-nearest", "Keeps the hand nearest: too far to be valued."),
    ("riichi-ev-riichi", "Declares riichi: worth the most points."),
    ("riichi-ev-discard", "Discards what leaves the most points to expect."),
    ("riichi-ev-call", "Calls: the hand is worth more points with it."),
    ("riichi-ev-pass", "Passes: the hand is worth more points without a call."),
    ("riichi-ev-points", "points"),
    ("riichi-ev-win", "win"),
    ("riichi-ev-tenpai", "tenpai"),
    ("riichi-ev-shanten", "shanten"),
    ("riichi-ev-acceptance", "accepts"),
    ("riichi-ev-wins", "The chance to win, were it still so at a later turn:"),
    ("riichi-ev-worth", "Points to expect, were it still so at a later turn:"),
    ("riichi-ev-turns", "turns gone"),
    ("riichi-ev-nodes", "{n} hands valued"),
    ("riichi-house-value", "result"),
    ("riichi-house-gain", "points if won"),
    ("riichi-house-deal-in", "deals in"),
    ("riichi-house-course", "then"),
    ("riichi-house-course-won", "won"),
    ("riichi-house-course-push", "push"),
    ("riichi-house-course-fold", "fold"),
    ("riichi-house-course-abort", "abort"),
    ("riichi-house-riichi", "Declares riichi: worth most, the danger counted in."),
    ("riichi-house-pushes", "Goes on: the hand is worth more than the danger."),
    ("riichi-house-folds", "Folds: the danger is worth more than the hand."),
    ("riichi-house-calls", "Calls: worth more than going on without."),
    ("riichi-house-passes", "Passes: no call is worth more."),
    ("riichi-house-aborts", "Aborts: the hand is worth less than a new deal."),
    ("riichi-house-threat", "{seat} is ready with a chance of {likely}; dealing in costs {cost}."),
    ("riichi-house-rivals", "How the rivals are read:"),
    ("riichi-house-rival", "seat {seat}"),
    ("riichi-house-loss", "points if dealt in"),
    ("riichi-house-dangers", "How dangerous each tile is:"),
    ("riichi-house-together", "all rivals"),
    ("riichi-house-if-ready", "seat {seat}, if ready"),
    ("riichi-house-places", "The places to expect as the points stand:"),
    ("riichi-house-place", "place {place}"),
    ("riichi-evaluation", "worth of the hand"),
    ("riichi-preference", "preference (0: never)"),
    ("riichi-kept-value", "value of the tiles kept"),
    ("agent-random-verdict", "Any of {n}, each equally likely."),
    ("riichi-tile-value", "value of the tile"),
    ("riichi-tile-values", "The hand: the tile of least value goes."),
    ("riichi-tsumo", "tsumo"),
    ("riichi-ron", "ron"),
    ("riichi-nine-kinds", "nine kinds"),
    ("riichi-pass", "pass"),
    ("riichi-open-kan", "kan"),
    ("riichi-closed-kan", "closed kan of {tile}"),
    ("riichi-added-kan", "kan with {tile}"),
    ("riichi-declare", "riichi, discard {tile}"),
    ("riichi-discard", "discard {tile}"),
    ("riichi-discard-drawn", "discard the drawn {tile}"),
    ("riichi-pon", "pon with {tiles}"),
    ("riichi-chi", "chi with {tiles}"),
];

/// A message of these players in English; any other as it stands.
///
/// ```
/// use parlor_agent::{Message, Piece};
/// use parlor_riichi_agents::english;
/// let discard = Message::new("riichi-discard").with("tile", Piece::new("9m"));
/// assert_eq!(english(&discard), "discard 9m");
/// ```
pub fn english(message: &Message) -> String {
    let Some((_, words)) = WORDS.iter().find(|(key, _)| *key == message.key) else {
        return message.to_string();
    };
    message.args.iter().fold((*words).to_owned(), |said, (name, arg)| {
        let arg = match arg {
            Arg::Message(inner) => english(inner),
            other => other.to_string(),
        };
        said.replace(&format!("{{{name}}}"), &arg)
    })
}
