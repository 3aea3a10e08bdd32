//! The deals that a player cannot tell apart.

use parlor_game::{Answers, Game, Seat, Silent};
use parlor_toy::{Betting, Cards, Known, Kuhn, KuhnAction, KuhnView};

/// Every deal that fits what a player who is asked knows: one for each card that the other may hold.
pub(super) fn worlds(view: &KuhnView) -> impl Iterator<Item = Kuhn> {
    possible_cards(view).map(|cards| {
        let mut game = dealt(view.first, cards);
        for (seat, said) in history(view) {
            game.advance(&Answers::one(seat, said), &mut Silent);
        }
        game
    })
}

/// Both cards, in every way that fits the player's own.
pub(super) fn possible_cards(view: &KuhnView) -> impl Iterator<Item = Cards> {
    let KuhnView { me, known, .. } = *view;
    Cards::all().filter(move |cards| known == Known::Mine(cards.of(me)))
}

/// A deal that `first` opens with these cards.
pub(super) fn dealt(first: Seat, cards: Cards) -> Kuhn {
    let mut game = Kuhn::start(&first);
    let fits = game.apply(cards, &mut Silent);
    debug_assert!(fits.is_ok(), "a deal begins with its cards: {fits:?}");
    game
}

/// What was said before a player is asked.
pub(super) fn history(view: &KuhnView) -> Vec<(Seat, KuhnAction)> {
    let (first, second) = (view.first, view.first.opponent());
    match view.betting {
        Betting::Checked => vec![(first, KuhnAction::Check)],
        Betting::Bet(by) if by == first => vec![(first, KuhnAction::Bet)],
        Betting::Bet(_) => vec![(first, KuhnAction::Check), (second, KuhnAction::Bet)],
        _ => Vec::new(),
    }
}
