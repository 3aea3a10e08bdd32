//! What every client must have been shown of a match, from its record alone.
//!
//! The record is played again by the rules. What a seat sees is folded into its view by the game's
//! own `fold`; view, events and questions are written by the game's codec. Nothing else may have
//! been sent: another byte is another fingerprint.

use parlor_game::{Game, Illegal, Observed, Seat};
use parlor_kit::{Came, EventOf, GameOf, Host, PlayedDeal, SeenOf, ViewOf};
use parlor_table::{RecordOf, retell};
use parlor_wire::Codec;

use crate::client::written;
use crate::trace::{Expected, Fingerprint, Shown};

/// What a match shows to whom.
pub(crate) struct Showing {
    /// By seat.
    pub(crate) players: Vec<Expected>,
    /// To every spectator.
    pub(crate) watchers: Expected,
    /// By seat, the answers that were not the table's.
    pub(crate) answers: Vec<Vec<String>>,
    /// How many deals ended by a resignation.
    pub(crate) resigned: usize,
}

/// One seat while a deal is played again.
struct SeatView<G: Host> {
    seat: Seat,
    view: ViewOf<G>,
}

/// What a match shows to whom.
pub(crate) fn showing<G: Host>(record: &RecordOf<G>) -> Result<Showing, String> {
    let played = retell::<G>(record).map_err(|error| error.to_string())?;
    let n_seats = played.players.len();
    let mut showing = Showing {
        players: (0..n_seats).map(|_| Expected::default()).collect(),
        watchers: Expected::default(),
        answers: vec![Vec::new(); n_seats],
        resigned: 0,
    };
    for (deal, (played, recorded)) in (0..).zip(played.deals.iter().zip(&record.deals)) {
        replay::<G>(deal, played, &mut showing)?;
        let key = Fingerprint::of(&(!G::HAS_SECRETS).then_some(&recorded.key));
        let ended = Shown::Ended { deal, key, standing: recorded.standing };
        for expected in showing.players.iter_mut().chain([&mut showing.watchers]) {
            expected.push(ended);
        }
    }
    Ok(showing)
}

fn replay<G: Host>(deal: u64, played: &PlayedDeal<G>, showing: &mut Showing) -> Result<(), String> {
    let mut game = GameOf::<G>::start(&played.setup);
    let seats = Seat::ALL.into_iter().take(showing.players.len());
    let first_view = |seat| SeatView { seat, view: GameOf::<G>::first_view(&played.setup, seat) };
    let mut views: Vec<SeatView<G>> = seats.map(first_view).collect();
    for (place, expected) in views.iter().zip(&mut showing.players) {
        let view = Fingerprint::of(&G::Codec::put_view(&place.view));
        expected.push(Shown::Began { deal, view });
    }
    let mut table = Fingerprint::of(&G::Codec::put_table(&game));
    showing.watchers.push(Shown::Began { deal, view: table });
    for came in &played.came {
        showing.resigned += usize::from(matches!(came, Came::Resigned { .. }));
        for seat in game.turn().asked() {
            let legal = legal::<G>(&game, &views[seat.idx()])?;
            showing.players[seat.idx()].push(Shown::Asked { legal });
        }
        for answer in came.answers().into_iter().filter(|answer| !answer.auto) {
            showing.answers[Seat::from(answer.seat).idx()].push(written(&answer.action));
        }
        let mut events = Vec::new();
        came.put_to(&mut game, &mut events).map_err(|error: Illegal| error.to_string())?;
        if events.is_empty() {
            continue;
        }
        for (place, expected) in views.iter_mut().zip(&mut showing.players) {
            if let Some(shown) = place.sees(&game, &events)? {
                expected.push(shown);
            }
        }
        let common = common::<G>(&game, &events);
        let now = Fingerprint::of(&G::Codec::put_table(&game));
        if now != table || !common.is_empty() {
            let common: Vec<_> = common.iter().map(G::Codec::put_seen).collect();
            showing.watchers.push(Shown::Seen { events: Fingerprint::of(&common), view: now });
        }
        table = now;
    }
    Ok(())
}

/// What a seat may answer, by the rules and, which must be the same, by its view alone.
fn legal<G: Host>(game: &GameOf<G>, place: &SeatView<G>) -> Result<Fingerprint, String> {
    let (mut legal, mut prompt) = (Vec::new(), Vec::new());
    game.legal(place.seat, &mut legal);
    GameOf::<G>::prompt(&place.view, place.seat, &mut prompt);
    if legal != prompt {
        return Err(format!("seat {}: its view does not lead to its question", place.seat));
    }
    let legal: Vec<_> = legal.iter().map(|&action| G::Codec::put_action(action)).collect();
    Ok(Fingerprint::of(&legal))
}

/// What all seats saw alike.
fn common<G: Host>(game: &GameOf<G>, events: &[EventOf<G>]) -> Vec<SeenOf<G>> {
    let alike = |event| {
        let mut each = game.seats().into_iter().map(|seat| GameOf::<G>::seen_by(event, seat));
        let first = each.next()??;
        each.all(|other| other.as_ref() == Some(&first)).then_some(first)
    };
    events.iter().filter_map(alike).collect()
}

impl<G: Host> SeatView<G> {
    /// Folds what the seat sees of these events into its view.
    fn sees(&mut self, game: &GameOf<G>, events: &[EventOf<G>]) -> Result<Option<Shown>, String> {
        let seen: Vec<_> =
            events.iter().filter_map(|event| GameOf::<G>::seen_by(event, self.seat)).collect();
        for seen in &seen {
            GameOf::<G>::fold(&mut self.view, seen).map_err(|error| error.to_string())?;
        }
        if self.view != game.view(self.seat) {
            return Err(format!("seat {}: what it saw does not make its view", self.seat));
        }
        let messages: Vec<_> = seen.iter().map(G::Codec::put_seen).collect();
        let view = Fingerprint::of(&G::Codec::put_view(&self.view));
        let events = Fingerprint::of(&messages);
        Ok((!seen.is_empty()).then_some(Shown::Seen { events, view }))
    }
}
