//! Open cards as somebody types them: a deal, who plays what, and how far it has come.

use parlor_formats::zole::{OpenCards, Style, by_strength, read_cards, write_cards};
use parlor_zole::{ByPlace, Card, CardSet, Contract, Eyes, HAND_SIZE, Place, TABLE_SIZE, Trick};
use parlor_zole_solver::Position;

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
pub(super) fn place(text: &str) -> Result<Place, String> {
    let number = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    number
        .and_then(Place::from_idx)
        .ok_or_else(|| format!("{text:?} is not a hand: 1, 2 or 3 for the first, second or third"))
}

impl OpenArgs {
    /// The position that is asked about.
    pub(super) fn position(&self) -> Result<Position, String> {
        let text = self.deal.join(" ");
        let mut open: OpenCards = text.parse().map_err(|error| format!("the deal: {error}"))?;
        let contract = self.contract.contract(self.soloist);
        let full = self.trick.is_none()
            && (open.hands.as_array().iter().any(|hand| hand.len() >= HAND_SIZE)
                || self.played.is_some()
                || self.bury.is_some());
        if full {
            let layout = open.layout().map_err(|fault| format!("the deal: {fault}"))?;
            open = OpenCards::from(&layout);
        } else if !open.aside.is_empty() && open.aside.len() != TABLE_SIZE {
            let found = open.aside.len();
            return Err(format!("{found} cards lie beside the hands, not {TABLE_SIZE}"));
        }
        if let Some(cards) = &self.bury {
            open = bury(&open, contract, cards)?;
        }
        let mut trick = Trick::led_by(self.leader);
        for card in cards("--trick", self.trick.as_deref())? {
            if trick.is_full() {
                return Err(format!("--trick: {card} would be a fourth card"));
            }
            trick.push(card);
        }
        let buried = match contract {
            Contract::Lielais(_) => open.aside.eyes(),
            _ => Eyes::NONE,
        };
        if let Some(card) = (trick.set() & open.aside).first() {
            return Err(format!("{card} is in the trick and beside the hands"));
        }
        let position = Position::new(contract, open.hands, trick).map_err(|e| e.to_string())?;
        let position = position.with_score(buried, ByPlace::default());
        play(position, &cards("--played", self.played.as_deref())?)
    }
}

fn cards(option: &str, text: Option<&str>) -> Result<Vec<Card>, String> {
    read_cards(text.unwrap_or_default()).map_err(|fault| format!("{option}: {fault}"))
}

fn listed(cards: CardSet) -> String {
    write_cards(by_strength(cards), Style::Letters)
}

/// The cards after the lielais took the table and buried.
fn bury(open: &OpenCards, contract: Contract, text: &str) -> Result<OpenCards, String> {
    let Contract::Lielais(soloist) = contract else {
        return Err("--bury: only the lielais buries; other contracts leave the table".to_owned());
    };
    let buried = CardSet::from_distinct(cards("--bury", Some(text))?)
        .map_err(|card| format!("--bury: {card} appears twice"))?;
    if buried.len() != TABLE_SIZE {
        return Err(format!("--bury: two cards are buried, not {}: {buried}", buried.len()));
    }
    let ten = open.hands[soloist] | open.aside;
    if let Some(card) = (buried - ten).first() {
        return Err(format!("--bury: the {soloist} does not hold {card}, but {}", listed(ten)));
    }
    let mut hands = open.hands;
    hands[soloist] = ten - buried;
    Ok(OpenCards { hands, aside: buried })
}

/// Plays cards one after the other, each checked.
fn play(mut position: Position, cards: &[Card]) -> Result<Position, String> {
    for &card in cards {
        let turn = position.turn();
        let may = position.playable();
        position = position.after(card).ok_or_else(|| {
            let held = position.hands()[turn];
            match position.trick().cards().first() {
                _ if may.is_empty() => format!("--played: {card} comes after the last card"),
                Some(led) if held.contains(card) => format!(
                    "--played: the {turn} cannot play {card} on {led}: one of {} must follow",
                    listed(may)
                ),
                _ => format!("--played: the {turn} does not hold {card}, but {}", listed(held)),
            }
        })?;
    }
    Ok(position)
}
