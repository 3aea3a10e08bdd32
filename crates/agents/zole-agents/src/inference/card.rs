//! What a card looks like to the player who may play it.

use parlor_zole::{Card, CardSet, Place, Trick};

use crate::Role;
use crate::habits;
use crate::role::Scene;

/// How many features a card has.
pub(super) const N: usize = 16;

/// What they are, in the order of [`features`].
pub(super) const NAMES: [&str; N] = [
    "habit", "eyes", "trump", "queen", "jack", "takes", "keeps", "given", "taken", "lone", "ace",
    "ten", "lowest", "highest", "thrown", "trumped",
];

/// The situations that have weights of their own.
pub(super) const SITUATIONS: [&str; 18] = [
    "soloist-leads",
    "soloist-second",
    "soloist-third",
    "opponent-leads-before-soloist",
    "opponent-leads-before-partner",
    "opponent-after-soloist",
    "opponent-between",
    "opponent-third-after-partner",
    "opponent-third-after-soloist",
    "maza-soloist-leads",
    "maza-soloist-second",
    "maza-soloist-third",
    "maza-opponent-leads",
    "maza-opponent-second",
    "maza-opponent-third",
    "alone-leads",
    "alone-second",
    "alone-third",
];

/// Which of the situations a player is in.
pub(super) fn situation(scene: &Scene) -> usize {
    let nth = scene.trick.len().min(2);
    match scene.role {
        Role::Soloist => nth,
        Role::Opponent { soloist } => {
            let soloist_is_next = scene.me.next() == soloist;
            3 + 2 * nth + usize::from(if nth == 1 { soloist_is_next } else { !soloist_is_next })
        }
        Role::MazaSoloist => 9 + nth,
        Role::MazaOpponent { .. } => 12 + nth,
        Role::Alone => 15 + nth,
    }
}

/// The table as the player `me` sees it who holds `hand`, has `buried`, and of the others' cards has
/// seen `played` and the trick.
pub(super) fn scene(
    role: Role,
    me: Place,
    hand: CardSet,
    buried: CardSet,
    played: CardSet,
    trick: Trick,
) -> Scene {
    Scene { me, role, hand, trick, unseen: CardSet::PACK - hand - buried - played }
}

/// The features of a card: its habit ([`habits::card`]), its kind, what becomes of the trick, and its
/// place in the hand. They rest on what the player sees, nothing else.
pub(super) fn features(scene: &Scene, card: Card) -> [f64; N] {
    let flag = |is: bool| f64::from(u8::from(is));
    let eyes = f64::from(card.eyes().0) / 10.0;
    let idx = card.idx();
    let mine = scene.hand & card.suit().cards();
    let higher = scene.unseen & card.beaten_by();
    let is_plain = !card.is_trump();
    let rank = idx % 4;
    let holder = scene.holder();
    let (takes, keeps) = match holder {
        None => ((higher & card.suit().cards()).is_empty(), higher.is_empty()),
        Some((_, best)) => {
            let takes = card.beats(best);
            (takes, takes && (scene.trick.len() == 2 || higher.is_empty()))
        }
    };
    let is_friend = |place| match scene.role {
        Role::Opponent { soloist } => place != soloist,
        Role::MazaOpponent { soloist } => place == soloist,
        Role::Soloist | Role::MazaSoloist | Role::Alone => false,
    };
    let is_given = !takes && holder.is_some_and(|(place, _)| is_friend(place));
    let laid = f64::from(scene.trick.eyes().0) / 10.0;
    let strays = scene.trick.led().is_some_and(|led| led != card.suit());
    [
        f64::from(habits::card(scene, card).0) / 10.0,
        eyes,
        flag(!is_plain),
        flag(idx >= 22),
        flag((18..22).contains(&idx)),
        flag(takes),
        flag(keeps),
        if is_given { eyes } else { 0.0 },
        if takes && holder.is_some() { laid } else { 0.0 },
        flag(is_plain && mine.len() == 1),
        flag(is_plain && rank == 3),
        flag(is_plain && rank == 2),
        flag(mine.first() == Some(card)),
        flag((mine & card.beaten_by()).is_empty()),
        flag(strays && is_plain),
        flag(strays && !is_plain),
    ]
}
