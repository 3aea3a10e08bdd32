//! A match on its way.

use parlor_fair::{DealKey, FairStream, MatchKey, Purpose, Scheme, Secret, Transcript};
use parlor_game::{Answers, BySeat, Dealer, Entropy, Game, Match, Seat, SeatSet};
use parlor_wire::online::{CallWindowMsg, DealRecordMsg, InputMsg, RevealMsg, SheetLineMsg};

use crate::EntryMsgOf;
use crate::exhibition::Decided;
use crate::{ActionMsgOf, ActionOf, AddressMsgOf, ChanceMsgOf, GameOf, Host, SeenOf};

/// Where the table stands.
#[derive(Clone)]
pub(crate) enum Phase<G: Host> {
    /// Places are taken.
    Gathering,
    /// Clients send their pledges.
    Pledging { until: u64 },
    /// Clients show their contributions.
    Contributing { until: u64 },
    /// A match is played or over.
    Match(Box<CurrentMatch<G>>),
}

/// What the server has promised for the next match, or for the one that is played.
#[derive(Clone, Debug)]
pub(crate) struct Promised {
    pub(crate) scheme: Scheme,
    pub(crate) match_id: String,
    pub(crate) secret: Secret,
    /// How many promises the server has chained before it.
    pub(crate) chain_number: Option<u64>,
}

/// A match on its way.
#[derive(Clone)]
pub(crate) struct CurrentMatch<G: Host> {
    pub(crate) key: MatchKey,
    /// Who has begun it, as it is in the key; and what they added.
    pub(crate) entered: Vec<parlor_fair::Entrant>,
    /// Which entrant sits at each seat.
    pub(crate) seat_order: Vec<u8>,
    pub(crate) sheet: G::Match,
    pub(crate) deals: Vec<DealRecordOf<G>>,
    /// The running hash of those deals; none in the first scheme.
    pub(crate) transcript: Option<Transcript>,
    /// What those deals have brought.
    pub(crate) lines: Vec<SheetLineMsg<EntryMsgOf<G>>>,
    /// Time left beyond that for each move.
    pub(crate) banks: BySeat<u64>,
    pub(crate) delays: FairStream,
    /// When the match began.
    pub(crate) began_at: u64,
    pub(crate) stage: Stage<G>,
}

/// Where a match stands.
#[derive(Clone)]
pub(crate) enum Stage<G: Host> {
    /// A deal is played.
    Playing(Box<Playing<G>>),
    /// A deal is over and another one follows, at that time at the latest.
    Between { game: GameOf<G>, next: Option<u64> },
    /// The match is over. Its record is kept elsewhere.
    Over { game: GameOf<G>, reveal: RevealMsg },
}

/// A deal of a record.
pub(crate) type DealRecordOf<G> = DealRecordMsg<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>;
/// What came from outside in a deal.
pub(crate) type InputMsgOf<G> = InputMsg<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>;

/// The name of a chance event.
pub(crate) type AddressOf<G> = <GameOf<G> as Game>::Address;
/// What came out of a chance event.
pub(crate) type ChanceOf<G> = <GameOf<G> as Game>::Chance;

/// A deal that is played.
#[derive(Clone)]
pub(crate) struct Playing<G: Host> {
    /// The number by which the match names it.
    pub(crate) number: u64,
    pub(crate) key: DealKey,
    pub(crate) game: GameOf<G>,
    pub(crate) dealer: G::Dealer<FairStream>,
    pub(crate) inputs: Vec<InputMsgOf<G>>,
    /// Answers that have come while others are still missing. No view knows of them.
    pub(crate) given: Answers<ActionOf<G>>,
    /// For whom the table answered.
    pub(crate) auto: SeatSet,
    pub(crate) questions: BySeat<Option<Question<G>>>,
    pub(crate) window: Option<Window>,
    /// What the seats of agents have seen happen.
    pub(crate) seen: BySeat<Vec<SeenOf<G>>>,
    /// When the deal began, or someone last moved at a table of agents.
    pub(crate) moved_at: u64,
    /// Someone offers to lose the deal.
    pub(crate) resigning: Option<Resigning>,
    /// Tests put other worlds on the table, whose chance no key gives.
    #[cfg(test)]
    pub(crate) world: Option<crate::tests::World<G>>,
}

/// An open question.
#[derive(Clone)]
pub(crate) struct Question<G: Host> {
    pub(crate) seq: u64,
    pub(crate) legal: Vec<ActionOf<G>>,
    pub(crate) asked_at: u64,
    /// The end of the time for this move.
    pub(crate) until: Option<u64>,
    /// What the bank held when it was asked; nothing in a call window.
    pub(crate) bank: u64,
    /// Asked about something that others do not know it is asked about.
    pub(crate) window: bool,
    /// At a table of agents: the answer, until its time comes.
    pub(crate) decided: Option<Decided<ActionOf<G>>>,
}

/// An offer to lose the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Resigning {
    pub(crate) by: Seat,
    pub(crate) worth: u8,
}

/// Something lies open that others might call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) id: u64,
    /// The game does not go on before.
    pub(crate) until: u64,
    /// Has the table woken up for the end of it?
    pub(crate) over: bool,
}

impl<G: Host> CurrentMatch<G> {
    /// The next deal of a score sheet, before anything has happened in it; `None` when it is over.
    pub(crate) fn deal_of(
        kit: &G,
        sheet: &G::Match,
        key: &MatchKey,
        n_played: u64,
    ) -> Option<Playing<G>> {
        let (number, setup) = sheet.next()?;
        let key = key.deal(n_played);
        Some(Playing {
            number,
            key,
            game: GameOf::<G>::start(&setup),
            dealer: kit.dealer(&setup, key.stream(Purpose::new(G::CHANCE))),
            inputs: Vec::new(),
            given: Answers::NONE,
            auto: SeatSet::EMPTY,
            questions: BySeat::new([const { None }; 4]),
            window: None,
            seen: BySeat::new([const { Vec::new() }; 4]),
            moved_at: 0,
            resigning: None,
            #[cfg(test)]
            world: None,
        })
    }

    /// The seat of an entrant.
    pub(crate) fn seat_of(&self, entrant: u8) -> Option<Seat> {
        Seat::from_idx(self.seat_order.iter().position(|&sits| sits == entrant)?)
    }

    /// The entrant at a seat.
    pub(crate) fn entrant_at(&self, seat: Seat) -> Option<u8> {
        self.seat_order.get(seat.idx()).copied()
    }

    /// The score of all seats.
    pub(crate) fn standing(&self) -> [i32; 4] {
        *self.sheet.standing().as_array()
    }

    /// The game that lies on the table: of the deal that is played, or of the last one.
    pub(crate) fn game(&self) -> &GameOf<G> {
        match &self.stage {
            Stage::Playing(playing) => &playing.game,
            Stage::Between { game, .. } | Stage::Over { game, .. } => game,
        }
    }

    /// Opens a window when something new lies open: the wait is drawn no matter who may call it.
    pub(crate) fn note_window(&mut self, now: u64, calls: &CallWindowMsg) {
        let Stage::Playing(playing) = &mut self.stage else { return };
        let Some(id) = G::window(&playing.game) else { return };
        if playing.window.is_some_and(|window| window.id == id) {
            return;
        }
        let most = u32::try_from(calls.jitter_ms).unwrap_or(u32::MAX - 1);
        let jitter = self.delays.below(most + 1);
        let until = now + calls.min_ms + u64::from(jitter);
        playing.window = Some(Window { id, until, over: false });
    }
}

impl<G: Host> Playing<G> {
    /// The window that is open on the game as it stands.
    pub(crate) fn open_window(&self) -> Option<Window> {
        self.window.filter(|window| G::window(&self.game) == Some(window.id))
    }

    /// What comes out of chance at `at`.
    pub(crate) fn draw(&mut self, at: AddressOf<G>) -> Option<ChanceOf<G>> {
        #[cfg(test)]
        if let Some(world) = &mut self.world {
            return Some(world.draw(&self.game, at));
        }
        self.dealer.answer(at)
    }

    /// Must the game wait, whatever it waits for?
    pub(crate) fn is_held(&self, now: u64) -> bool {
        self.open_window().is_some_and(|window| now < window.until)
    }
}
