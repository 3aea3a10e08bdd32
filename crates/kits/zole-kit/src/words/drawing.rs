//! Views and deals in lines of text.

use parlor_agent::{Message, Say, align};
use parlor_formats::zole::{Style, by_strength, write_card, write_cards, write_hand};
use parlor_game::Seat;
use parlor_zole::{
    Aside, CardSet, Contract, Eyes, HAND_SIZE, Layout, Place, Public, Stage, Trick, View,
};

use super::sheet::contract_name;

/// What one seat knows, a line for each thing: calls, contract, tricks and eyes, the last trick,
/// the trick on the table, the cards out of play, its own hand sorted by strength.
pub fn view(view: &View, style: Style, say: &dyn Say) -> String {
    Drawing { view, public: view.public(), style, say }.lines()
}

/// All cards of a deal, each hand sorted by strength, with trumps and eyes counted.
pub fn layout(layout: &Layout, style: Style, say: &dyn Say) -> String {
    let heap = |key: &'static str, cards: CardSet| {
        let trumps = (cards & CardSet::TRUMPS).len() as u32;
        let trumps = say.message(&Message::new("cli-zole-n-trumps").with("n", trumps));
        let counted = format!("{trumps}, {}", say.message(&n_eyes(cards.eyes())));
        // Suits stand two blanks apart, so what is counted stands further off.
        vec![say.message(&Message::new(key)), write_hand(cards, style) + " ", counted]
    };
    let keys = ["cli-zole-row-first", "cli-zole-row-second", "cli-zole-row-third"];
    let hands = Place::ALL.map(|place| heap(keys[place.idx()], layout.hands()[place]));
    let table = heap("cli-zole-row-table", layout.table());
    joined(&[&hands[..], &[table]].concat())
}

/// A view, and how it is written.
struct Drawing<'a> {
    view: &'a View,
    public: &'a Public,
    style: Style,
    say: &'a dyn Say,
}

impl Drawing<'_> {
    fn lines(&self) -> String {
        let (view, public) = (self.view, self.public);
        let mut rows = vec![self.row("cli-zole-row-seats", self.seats())];
        rows.extend(self.calls().map(|text| self.row("cli-zole-row-calls", text)));
        rows.extend(
            public
                .contract()
                .map(|contract| self.row("cli-zole-row-contract", self.plays(contract))),
        );
        if let Some(contract) = public.contract()
            && !matches!(public.stage(), Stage::Burying { .. })
        {
            rows.push(self.row("zole-tricks", self.tricks()));
            rows.push(self.row("zole-eyes", self.eyes(contract)));
        }
        if let Some(last) = public.last_trick() {
            rows.push(self.row("zole-last-trick", self.taken(last)));
        }
        if let Some(trick) = public.trick() {
            rows.push(self.row("cli-zole-row-table", self.on_table(trick)));
        }
        rows.extend(self.aside());
        if view.my_place().is_some() {
            rows.push(self.row("zole-hand", write_hand(view.hand(), self.style)));
        }
        joined(&rows)
    }

    /// A label of the left column and what stands beside it.
    fn row(&self, key: &'static str, text: String) -> Vec<String> {
        vec![self.say.message(&Message::new(key)), text]
    }

    fn seat(&self, place: Place) -> Seat {
        self.public.setup().seating().seat(place)
    }

    /// A seat, marked when it is the reader's own.
    fn named(&self, seat: Seat) -> String {
        if self.view.me() != seat {
            return seat.to_string();
        }
        format!("{seat} ({})", self.say.message(&Message::new("cli-you")))
    }

    fn seats(&self) -> String {
        let seating = self.public.setup().seating();
        let hand = |seat: Seat| {
            let place = match seating.place(seat) {
                Some(Place::First) => "first",
                Some(Place::Second) => "second",
                Some(Place::Third) => "third",
                None => "out",
            };
            let hand = Message::new("cli-zole-place").with("player", self.named(seat));
            self.say.message(&hand.with("place", place))
        };
        let hands: Vec<String> = seating.seats().into_iter().map(hand).collect();
        let dealer = Message::new("cli-zole-dealer").with("player", seating.dealer());
        format!("{}; {}", hands.join(", "), self.say.message(&dealer))
    }

    /// Everyone before the soloist passed; `None` before anyone called.
    fn calls(&self) -> Option<String> {
        let (n_passed, call) = match (self.public.stage(), self.public.contract()) {
            (Stage::ToDeal, _) => return None,
            (Stage::Bidding { turn }, _) => (turn.idx(), None),
            (_, None | Some(Contract::Galdins)) => (3, None),
            (_, Some(contract)) => {
                let call = match contract {
                    Contract::Lielais(_) => "take",
                    Contract::Zole(_) => "zole",
                    Contract::MazaZole(_) | Contract::Galdins => "maza_zole",
                };
                (contract.soloist().map_or(0, Place::idx), Some(call))
            }
        };
        let called = |place: Place, call: &'static str| {
            let called = Message::new("cli-zole-called").with("player", self.seat(place));
            self.say.message(&called.with("call", call))
        };
        let passed = Place::ALL[..n_passed].iter().map(|&place| called(place, "pass"));
        let call = call.map(|call| called(Place::ALL[n_passed % 3], call));
        let said: Vec<String> = passed.chain(call).collect();
        (!said.is_empty()).then(|| said.join(", "))
    }

    fn plays(&self, contract: Contract) -> String {
        let Some(soloist) = contract.soloist() else {
            return self.say.message(&Message::new("cli-zole-galdins"));
        };
        let plays = Message::new("zole-text-contract").with("contract", contract_name(contract));
        self.say.message(&plays.with("player", self.named(self.seat(soloist))))
    }

    fn tricks(&self) -> String {
        let n = |place: Place| self.public.won()[place].len() / 3;
        let each = Place::ALL.map(|place| format!("{} {}", self.seat(place), n(place)));
        let left = HAND_SIZE.saturating_sub(Place::ALL.into_iter().map(n).sum()) as u32;
        let tricks = Message::new("cli-zole-tricks").with("each", each.join(", "));
        self.say.message(&tricks.with("n", left))
    }

    /// Eyes in the tricks taken, and buried ones where this seat knows them.
    fn eyes(&self, contract: Contract) -> String {
        let of = |place: Place| self.public.won()[place].eyes();
        let Some(soloist) = contract.soloist() else {
            let each = Place::ALL.map(|place| format!("{} {}", self.seat(place), of(place)));
            return each.join(", ");
        };
        let others: Eyes = Place::ALL.into_iter().filter(|&place| place != soloist).map(of).sum();
        let counted = match (self.view.aside(), contract) {
            (Aside::Buried { cards, .. } | Aside::Shown { cards }, Contract::Lielais(_)) => {
                Message::new("cli-zole-eyes-buried").with("buried", cards.eyes().to_string())
            }
            _ => Message::new("cli-zole-eyes"),
        };
        let counted = counted
            .with("player", self.seat(soloist))
            .with("n", of(soloist).to_string())
            .with("others", others.to_string());
        match contract {
            Contract::MazaZole(_) => self.say.message(&counted),
            _ => self.say.message(&Message::new("cli-zole-eyes-goal").with("eyes", counted)),
        }
    }

    fn taken(&self, last: &Trick) -> String {
        let Some(winner) = last.winner() else { return self.cards(last) };
        let taken = Message::new("zole-taken-by").with("player", self.seat(winner));
        let taken = taken.with("n", u32::from(last.eyes().0));
        format!("{} · {}", self.cards(last), self.say.message(&taken))
    }

    fn on_table(&self, trick: &Trick) -> String {
        if trick.is_empty() {
            let leads = Message::new("zole-leads").with("player", self.seat(trick.leader()));
            return self.say.message(&leads);
        }
        format!("{} · {}", self.cards(trick), self.say.message(&n_eyes(trick.eyes())))
    }

    fn cards(&self, trick: &Trick) -> String {
        let play = |(place, card)| format!("{} {}", self.seat(place), write_card(card, self.style));
        trick.plays().map(play).collect::<Vec<_>>().join(", ")
    }

    fn aside(&self) -> Vec<Vec<String>> {
        let lielais = matches!(self.public.contract(), Some(Contract::Lielais(_)));
        let row = |key, cards: CardSet| {
            let written = write_cards(by_strength(cards), self.style);
            self.row(key, format!("{written} ({})", self.say.message(&n_eyes(cards.eyes()))))
        };
        match self.view.aside() {
            Aside::Unknown => Vec::new(),
            Aside::Taken { table } => vec![row("cli-zole-row-took", table)],
            Aside::Buried { table, cards } => {
                vec![row("cli-zole-row-took", table), row("zole-buried", cards)]
            }
            Aside::Shown { cards } => {
                vec![row(if lielais { "zole-buried" } else { "cli-zole-row-aside" }, cards)]
            }
        }
    }
}

fn n_eyes(eyes: Eyes) -> Message {
    Message::new("zole-n-eyes").with("n", u32::from(eyes.0))
}

/// Rows whose columns line up, without blanks at the end of a line.
fn joined(rows: &[Vec<String>]) -> String {
    let lines = align(rows, usize::MAX);
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}
