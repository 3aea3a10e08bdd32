//! Open cards as someone types them: a deal, who plays what, and how far it has come.

use anyhow::{Context, anyhow, bail, ensure};
use parlor_formats::zole::OpenCards;
use parlor_zole::{ByPlace, Card, Contract, Eyes, HAND_SIZE, Place, TABLE_SIZE, Trick};
use parlor_zole_solver::Position;

use super::{cards, distinct, listed};

/// Which cards, who plays what, and what has been played
#[derive(clap::Args)]
pub(super) struct OpenArgs {
    /// First, second and third hand and the table: HAND / HAND / HAND / TABLE. Smaller hands are
    /// an endgame; words are put together, so quotes are not needed
    #[arg(required_unless_present = "batch", value_name = "DEAL")]
    deal: Vec<String>,
    /// What is played
    #[arg(long, value_enum, default_value = "lielais")]
    contract: Kind,
    /// Who plays alone: 1, 2 or 3 for the first, second or third hand
    #[arg(long, value_name = "HAND", default_value = "1", value_parser = place)]
    soloist: Place,
    /// The lielais takes the table of the deal and buries these two cards; without it the cards in
    /// the place of the table are already buried
    #[arg(long, value_name = "CARDS")]
    bury: Option<String>,
    /// The cards played so far, in order
    #[arg(long, value_name = "CARDS", conflicts_with = "trick")]
    played: Option<String>,
    /// The cards of an unfinished trick, in order; they are no longer in any hand
    #[arg(long, value_name = "CARDS")]
    trick: Option<String>,
    /// Who leads: the first card of the deal, or the trick
    #[arg(long, value_name = "HAND", default_value = "1", value_parser = place)]
    leader: Place,
}

/// What can be played.
#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
pub(super) enum Kind {
    /// The soloist took the table and buried two cards
    Lielais,
    /// The soloist plays without the table
    Zole,
    /// The soloist must take no trick
    MazaZole,
    /// Nobody plays alone; who takes most tricks loses
    Galdins,
}

impl Kind {
    pub(super) const fn contract(self, soloist: Place) -> Contract {
        match self {
            Kind::Lielais => Contract::Lielais(soloist),
            Kind::Zole => Contract::Zole(soloist),
            Kind::MazaZole => Contract::MazaZole(soloist),
            Kind::Galdins => Contract::Galdins,
        }
    }
}

/// Reads 1, 2 or 3.
pub(super) fn place(text: &str) -> anyhow::Result<Place> {
    let number = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let place = number.and_then(Place::from_idx);
    place.with_context(|| {
        format!("{text:?} is not a hand: 1, 2 or 3 for the first, second or third")
    })
}

impl OpenArgs {
    /// The position that is asked about.
    pub(super) fn position(&self) -> anyhow::Result<Position> {
        let mut open: OpenCards = self.deal.join(" ").parse().context("the deal")?;
        let contract = self.contract.contract(self.soloist);
        let full = self.trick.is_none()
            && (open.hands.as_array().iter().any(|hand| hand.len() >= HAND_SIZE)
                || self.played.is_some()
                || self.bury.is_some());
        let found = open.aside.len();
        if full {
            open = OpenCards::from(&open.layout().context("the deal")?);
        } else {
            let is_fine = found == 0 || found == TABLE_SIZE;
            ensure!(is_fine, "{found} cards are outside the hands, not {TABLE_SIZE}");
        }
        if let Some(cards) = &self.bury {
            open = bury(&open, contract, cards)?;
        }
        let mut trick = Trick::led_by(self.leader);
        for card in cards("--trick", self.trick.as_deref().unwrap_or_default())? {
            ensure!(!trick.is_full(), "--trick: {card} would be a fourth card");
            trick.push(card);
        }
        let buried = match contract {
            Contract::Lielais(_) => open.aside.eyes(),
            _ => Eyes::NONE,
        };
        if let Some(card) = (trick.set() & open.aside).first() {
            bail!("{card} is in the trick and beside the hands");
        }
        let position = Position::new(contract, open.hands, trick)?;
        let position = position.with_score(buried, ByPlace::default());
        play(position, &cards("--played", self.played.as_deref().unwrap_or_default())?)
    }
}

/// The cards after the lielais took the table and buried.
fn bury(open: &OpenCards, contract: Contract, text: &str) -> anyhow::Result<OpenCards> {
    let Contract::Lielais(soloist) = contract else {
        bail!("--bury: only the lielais buries; other contracts leave the table");
    };
    let buried = distinct("--bury", cards("--bury", text)?)?;
    let n = buried.len();
    ensure!(n == TABLE_SIZE, "--bury: two cards are buried, not {n}: {buried}");
    let ten = open.hands[soloist] | open.aside;
    if let Some(card) = (buried - ten).first() {
        bail!("--bury: the {soloist} does not hold {card}, but {}", listed(ten));
    }
    let mut hands = open.hands;
    hands[soloist] = ten - buried;
    Ok(OpenCards { hands, aside: buried })
}

/// Plays cards one after the other, each checked.
fn play(mut position: Position, cards: &[Card]) -> anyhow::Result<Position> {
    for &card in cards {
        let (turn, may) = (position.turn(), position.playable());
        position = position.after(card).ok_or_else(|| {
            let held = position.hands()[turn];
            match position.trick().cards().first() {
                _ if may.is_empty() => anyhow!("--played: {card} comes after the last card"),
                Some(led) if held.contains(card) => anyhow!(
                    "--played: the {turn} cannot play {card} on {led}: one of {} must follow",
                    listed(may)
                ),
                _ => anyhow!("--played: the {turn} does not hold {card}, but {}", listed(held)),
            }
        })?;
    }
    Ok(position)
}
