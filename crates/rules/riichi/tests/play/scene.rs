//! A deal played by a short script.
//!
//! Hands are in hand notation, an empty one is filled with tiles that matter to nobody. A script is
//! a list of words; seats are A (first dealer) to D:
//!
//! | word | meaning |
//! |---|---|
//! | `A+5m` `A+` | A draws this tile, any tile |
//! | `A-5m` `A-` | A discards this tile, the tile just drawn |
//! | `A-5m*` `A-*` | the same with riichi |
//! | `B:ron` `B:pon` `B:chi46m` `A:ckan1z` … | an answer; it may be shortened if that is clear |
//! | `B?ron` `B!ron` | B is, is not offered this |
//! | `dora5m` `ura5m` | the next indicator |
//! | `go:B` | draw and discard until B is to draw |
//! | `wall:4` | draw and discard until so many tiles are left and the next draw is due |
//! | `doras2` | so many dora indicators have been turned |
//! | `over` | the deal must be over now |
//!
//! In between, players who are asked and have no word pass, and indicators are turned.

use parlor_game::{Answers, Entropy, Game, Seat, SeatSet, Silent, Turn};
use parlor_riichi::deal::{Action, Address, Chance, Setup, Stage};
use parlor_riichi::{Contest, Deal, KindSet, Preset, Tile, Tiles};
use parlor_testkit::SplitMix;

/// A deal in play.
pub(crate) struct Scene {
    pub(crate) deal: Deal,
    reserved: Vec<Tile>, // tiles that the script still needs
    yaochuu_for: Option<Seat>,
}

/// The first deal of a match under the preset.
pub(crate) fn first(preset: &str) -> Setup {
    Setup::first(Preset::by_name(preset).expect("a preset").rules())
}

pub(crate) fn tiles(text: &str) -> Tiles {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

impl Scene {
    /// Plays `script` from a deal with these hands.
    #[track_caller]
    pub(crate) fn play(setup: &Setup, hands: [&str; 4], script: &str) -> Scene {
        let mut scene = Scene::deal(setup, hands, script);
        scene.run(script);
        scene
    }

    /// Like [`Scene::play`]; junk tiles are terminals and honours for `seat`, simples for others.
    #[track_caller]
    pub(crate) fn play_yaochuu(setup: &Setup, hands: [&str; 4], seat: Seat, script: &str) -> Scene {
        let mut scene = Scene::deal(setup, hands, script);
        scene.yaochuu_for = Some(seat);
        scene.run(script);
        scene
    }

    fn deal(setup: &Setup, hands: [&str; 4], script: &str) -> Scene {
        let named = |word: &str| word.split_once('+').map(|(_, text)| text.to_owned());
        let turned = |word: &str| {
            let text = word.strip_prefix("dora").or(word.strip_prefix("ura"))?;
            Some(text).filter(|text| text.parse::<Tile>().is_ok()).map(str::to_owned)
        };
        let needed = script.split_whitespace().filter_map(|word| named(word).or(turned(word)));
        let reserved: Vec<Tile> =
            needed.filter(|text| !text.is_empty()).map(|text| tile(&text)).collect();
        let mut supply = *Deal::start(setup).undrawn();
        let given = hands.map(tiles);
        for tile in given.iter().flat_map(Tiles::iter).chain(reserved.iter().copied()) {
            assert!(supply.remove(tile), "too many of {tile}");
        }
        let dealt = Seat::ALL.map(|seat| match given[seat.idx()] {
            Tiles::EMPTY => filler(&mut supply),
            hand => hand,
        });
        let mut deal = Deal::start(setup);
        let hands = Chance::Hands(parlor_game::BySeat::new(dealt));
        deal.apply(hands, &mut Silent).unwrap_or_else(|error| panic!("{error}: {dealt:?}"));
        Scene { deal, reserved, yaochuu_for: None }
    }

    #[track_caller]
    fn run(&mut self, script: &str) {
        let words: Vec<&str> = script.split_whitespace().collect();
        let mut at = 0;
        while let Some(&word) = words.get(at) {
            let said = words[..=at].join(" ");
            at += self.step(word, &words[at..], &said);
        }
    }

    /// Plays one word, and with answers to one tile all of them; returns how many words it took.
    #[track_caller]
    fn step(&mut self, word: &str, rest: &[&str], said: &str) -> usize {
        if let Some(text) = word.strip_prefix("doras") {
            let turned = self.deal.table().indicators.dora.as_slice().len();
            assert_eq!(turned.to_string(), text, "indicators after {said}");
            return 1;
        }
        if let Some(text) = word.strip_prefix("dora").or(word.strip_prefix("ura")) {
            self.pass_until(
                |at| matches!(at, Address::Indicator { .. } | Address::Ura { .. }),
                said,
            );
            self.give_named(text, said);
            return 1;
        }
        if let Some(text) = word.strip_prefix("wall:") {
            let left: u8 = text.parse().expect("a number");
            while self.deal.table().live > left {
                self.idle(said);
            }
            self.pass_until(|at| matches!(at, Address::Draw { .. } | Address::End), said);
            return 1;
        }
        if word == "over" {
            self.finish(said);
            return 1;
        }
        if let Some(text) = word.strip_prefix("go:") {
            let seat = seat_of(text);
            let is_due = |at: Address| matches!(at, Address::Draw { seat: s, .. } if s == seat);
            self.pass_until(|at| matches!(at, Address::Draw { .. }), said);
            while !matches!(self.deal.turn(), Turn::Chance(at) if is_due(at)) {
                self.idle(said);
            }
            return 1;
        }
        let (seat, sign, text) = (seat_of(&word[..1]), &word[1..2], &word[2..]);
        match sign {
            "+" => {
                self.pass_until(
                    |at| matches!(at, Address::Draw { .. } | Address::Replacement { .. }),
                    said,
                );
                match text {
                    "" => self.give(self.junk(seat), said),
                    named => self.give_named(named, said),
                }
                assert_eq!(self.deal.turn(), Turn::Decide(SeatSet::one(seat)), "{said}");
            }
            "?" | "!" => {
                self.turn_indicators(said);
                let offered = self.find(seat, text).is_some();
                assert_eq!(offered, sign == "?", "{said}: {:?}", self.labels(seat));
            }
            "-" => self.discard(seat, text, said),
            ":" => return self.answer(rest, said),
            _ => panic!("{said}: what is {word}?"),
        }
        1
    }

    #[track_caller]
    fn discard(&mut self, seat: Seat, text: &str, said: &str) {
        self.turn_indicators(said);
        let drawn = self.deal.own(seat).drawn;
        let (text, riichi) = match text.strip_suffix('*') {
            Some(text) => (text, true),
            None => (text, false),
        };
        let tile = if text.is_empty() { drawn.expect("a drawn tile") } else { tile(text) };
        let drawn = drawn == Some(tile);
        let action =
            if riichi { Action::Riichi { tile, drawn } } else { Action::Discard { tile, drawn } };
        self.resolve(&Answers::one(seat, action), said);
    }

    /// The answers of all who have a word; the others who are asked pass.
    #[track_caller]
    fn answer(&mut self, rest: &[&str], said: &str) -> usize {
        self.turn_indicators(said);
        let asked = self.deal.turn().asked();
        let mut answers = asked.into_iter().fold(Answers::NONE, |a, s| a.with(s, Action::Pass));
        let mut given = SeatSet::EMPTY;
        for word in rest {
            let Some((seat, text)) = word.split_once(':').filter(|(seat, _)| seat.len() == 1)
            else {
                break;
            };
            let seat = seat_of(seat);
            if !asked.contains(seat) || given.contains(seat) {
                break;
            }
            let action = self.find(seat, text);
            let action = action.unwrap_or_else(|| panic!("{said}: {:?}", self.labels(seat)));
            answers = answers.with(seat, action);
            given = given.with(seat);
        }
        assert!(!given.is_empty(), "{said}: {asked:?} are asked");
        self.resolve(&answers, said);
        given.len()
    }

    /// Lets everything pass until such a chance event is due; other indicators are turned.
    #[track_caller]
    fn pass_until(&mut self, is_due: impl Fn(Address) -> bool, said: &str) {
        loop {
            match self.deal.turn() {
                Turn::Chance(at) if is_due(at) => return,
                Turn::Chance(Address::Indicator { .. }) => {
                    let tile = self.indicator();
                    self.give(tile, said);
                }
                Turn::Decide(asked) if !self.on_turn() => self.pass_all(asked, said),
                turn => panic!("{said}: {turn:?}, {:?}", self.deal.table().stage),
            }
        }
    }

    /// Everyone passes, indicators are turned, and the deal is over.
    #[track_caller]
    fn finish(&mut self, said: &str) {
        while self.deal.turn() != Turn::Over {
            match self.deal.turn() {
                Turn::Chance(Address::End) => {
                    self.deal.apply(Chance::End, &mut Silent).expect("the end is due");
                }
                Turn::Chance(_) => {
                    let tile = self.indicator();
                    self.give(tile, said);
                }
                Turn::Decide(asked) if !self.on_turn() => self.pass_all(asked, said),
                turn => panic!("{said}: not over, {turn:?}"),
            }
        }
    }

    /// Someone draws and discards what matters to nobody.
    #[track_caller]
    fn idle(&mut self, said: &str) {
        self.pass_until(|at| matches!(at, Address::Draw { .. }), said);
        let Turn::Chance(Address::Draw { seat, .. }) = self.deal.turn() else { return };
        let tile = self.junk(seat);
        self.give(tile, said);
        self.discard(seat, "", said);
    }

    fn turn_indicators(&mut self, said: &str) {
        while self.deal.table().indicators.owed > 0 {
            let tile = self.indicator();
            self.give(tile, said);
        }
    }

    fn on_turn(&self) -> bool {
        matches!(self.deal.table().stage, Stage::Turn { .. } | Stage::Called { .. })
    }

    /// Gives a tile that the script has named; it need not be kept any longer.
    #[track_caller]
    fn give_named(&mut self, text: &str, said: &str) {
        let place = self.reserved.iter().position(|&reserved| reserved == tile(text));
        self.reserved.remove(place.expect("kept for the script"));
        self.give(tile(text), said);
    }

    #[track_caller]
    fn give(&mut self, tile: Tile, said: &str) {
        let given = self.deal.apply(Chance::Tile(tile), &mut Silent);
        given.unwrap_or_else(|error| panic!("{said}: {error}"));
    }

    #[track_caller]
    fn pass_all(&mut self, asked: SeatSet, said: &str) {
        let answers = asked.into_iter().fold(Answers::NONE, |a, seat| a.with(seat, Action::Pass));
        self.resolve(&answers, said);
    }

    #[track_caller]
    fn resolve(&mut self, answers: &Answers<Action>, said: &str) {
        let resolved = self.deal.resolve(answers, &mut Silent);
        resolved.unwrap_or_else(|error| panic!("{said}: {error}, {answers:?}"));
    }

    /// The offer that `text` names or begins.
    fn find(&self, seat: Seat, text: &str) -> Option<Action> {
        let mut offers = Vec::new();
        self.deal.legal(seat, &mut offers);
        let exact = offers.iter().find(|&&action| label(action) == text);
        let begins = |action: &&Action| !text.is_empty() && label(**action).starts_with(text);
        exact.or_else(|| offers.iter().find(begins)).copied()
    }

    fn labels(&self, seat: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.deal.legal(seat, &mut offers);
        offers.into_iter().map(label).collect()
    }

    /// Tiles that the script does not need.
    fn free(&self) -> Tiles {
        let mut free = *self.deal.undrawn();
        for &tile in &self.reserved {
            free.remove(tile);
        }
        free
    }

    /// An indicator whose dora nobody holds and the script does not name.
    fn indicator(&self) -> Tile {
        let held = Seat::ALL.map(|seat| self.deal.table().hand(seat, self.deal.own(seat)));
        let is_idle = |tile: &Tile| {
            let dora = tile.kind().dora();
            held.iter().all(|hand| hand.count(dora) == 0)
                && self.reserved.iter().all(|reserved| reserved.kind() != dora)
        };
        let free = self.free();
        let idle = free.iter().filter(|tile| !tile.is_red()).find(is_idle);
        idle.or(free.iter().next()).expect("a tile is left")
    }

    /// A tile that `seat` can draw and discard without anyone being asked, if there is one.
    fn junk(&self, seat: Seat) -> Tile {
        let free = self.free();
        let wanted = |tile: &Tile| match self.yaochuu_for {
            Some(collector) => tile.kind().is_yaochuu() == (collector == seat),
            None => true,
        };
        let waits = Seat::ALL.map(|seat| self.deal.own(seat).waits);
        let is_safe = |tile: &Tile| !waits.iter().any(|waits| waits.contains(tile.kind()));
        let asks_nobody = |tile: &Tile| {
            let mut after = self.deal.clone();
            after.apply(Chance::Tile(*tile), &mut Silent).expect("a free tile");
            let action = Action::Discard { tile: *tile, drawn: true };
            after.advance(&Answers::one(seat, action), &mut Silent);
            after.turn().asked().is_empty() && is_safe(tile)
        };
        // Not always the lowest tile: four equal winds would abort the deal.
        let shift = self.deal.table().live as usize * 7 % 37;
        let in_turn =
            || Tile::all().cycle().skip(shift).take(37).filter(|&tile| free.contains(tile));
        in_turn()
            .find(|tile| wanted(tile) && asks_nobody(tile))
            .or_else(|| in_turn().find(asks_nobody))
            .or_else(|| in_turn().find(is_safe))
            .or_else(|| in_turn().next())
            .expect("a tile is left")
    }
}

/// Thirteen tiles far from any use.
fn filler(supply: &mut Tiles) -> Tiles {
    let mut entropy = SplitMix::new(7);
    loop {
        let mut rest: Vec<Tile> = supply.iter().collect();
        entropy.shuffle(&mut rest);
        let mut hand = Tiles::EMPTY;
        rest.iter().take(13).for_each(|&tile| assert!(hand.add(tile)));
        let yaochuu = hand.counts().kinds() & KindSet::YAOCHUU;
        let far = parlor_riichi::shanten(hand.counts(), 0).is_ok_and(|far| far.number() >= 3);
        if far && yaochuu.len() < 8 && hand.counts().at_least(2).len() <= 2 {
            rest.iter().take(13).for_each(|&tile| assert!(supply.remove(tile)));
            return hand;
        }
    }
}

fn seat_of(text: &str) -> Seat {
    let idx = ["A", "B", "C", "D"].iter().position(|&name| name == text);
    idx.and_then(Seat::from_idx).unwrap_or_else(|| panic!("{text} is no seat"))
}

/// The word for an action: `ron`, `pon55m`, `chi46m`, `riichi5m`, `-5m`.
fn label(action: Action) -> String {
    match action {
        Action::Tsumo => "tsumo".to_owned(),
        Action::NineKinds => "nine".to_owned(),
        Action::ClosedKan { kind } => format!("ckan{kind}"),
        Action::AddedKan { tile } => format!("akan{tile}"),
        Action::Riichi { tile, .. } => format!("riichi{tile}"),
        Action::Discard { tile, .. } => format!("-{tile}"),
        Action::Ron => "ron".to_owned(),
        Action::OpenKan => "kan".to_owned(),
        Action::Pon { own: [a, b] } => format!("pon{}", pair(a, b)),
        Action::Chi { own: [a, b] } => format!("chi{}", pair(a, b)),
        Action::Pass => "pass".to_owned(),
    }
}

fn pair(a: Tile, b: Tile) -> String {
    let (a, b) = (a.to_string(), b.to_string());
    format!("{}{b}", &a[..1])
}

/// The match after this deal.
pub(crate) fn match_after(scene: &Scene) -> Contest {
    use parlor_game::Match;
    let mut contest = Contest::from_setup(scene.deal.table().setup);
    contest.record(&scene.deal).expect("the deal is over");
    contest
}
