//! What a player is in a deal, and what it can tell of the cards.

use parlor_zole::{Aside, CardSet, Contract, Place, Suit, Trick, View};

/// What a player is in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Plays alone for eyes.
    Soloist,
    /// Plays with another against one who plays for eyes.
    Opponent {
        /// Who plays alone.
        soloist: Place,
    },
    /// Plays alone for no trick.
    MazaSoloist,
    /// Plays with another to make someone take a trick.
    MazaOpponent {
        /// Who plays alone.
        soloist: Place,
    },
    /// Galdiņš: everyone against everyone, for few tricks.
    Alone,
}

impl Role {
    /// What `me` is in `contract`.
    pub fn of(contract: Contract, me: Place) -> Role {
        match contract {
            Contract::Galdins => Role::Alone,
            Contract::MazaZole(soloist) if soloist == me => Role::MazaSoloist,
            Contract::MazaZole(soloist) => Role::MazaOpponent { soloist },
            Contract::Lielais(soloist) | Contract::Zole(soloist) if soloist == me => Role::Soloist,
            Contract::Lielais(soloist) | Contract::Zole(soloist) => Role::Opponent { soloist },
        }
    }
}

/// The table as one player sees it when a card is due.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) me: Place,
    pub(crate) role: Role,
    pub(crate) hand: CardSet,
    pub(crate) trick: Trick,
    /// Cards that may be in the other hands.
    pub(crate) unseen: CardSet,
}

impl Scene {
    /// `None` unless a card of this player's is due.
    pub(crate) fn of(view: &View) -> Option<Scene> {
        let public = view.public();
        let (me, contract, trick) = (view.my_place()?, public.contract()?, *public.trick()?);
        let laid_away = match view.aside() {
            Aside::Buried { cards, .. } => cards,
            _ => CardSet::EMPTY,
        };
        let seen = Place::ALL
            .iter()
            .fold(view.hand() | laid_away, |seen, &place| seen | public.played()[place]);
        let role = Role::of(contract, me);
        Some(Scene { me, role, hand: view.hand(), trick, unseen: CardSet::PACK - seen })
    }

    /// The card that holds the trick, and who played it.
    pub(crate) fn holder(&self) -> Option<(Place, parlor_zole::Card)> {
        let winner = self.trick.winner()?;
        self.trick.plays().find(|&(place, _)| place == winner)
    }

    /// How many cards of a class others may still hold.
    pub(crate) fn n_unseen(&self, suit: Suit) -> usize {
        (self.unseen & suit.cards()).len()
    }
}
