//! What counts as agreement, and how often there was some.

use std::collections::BTreeMap;

use parlor_riichi::Tile;
use parlor_riichi::deal::Action;
use parlor_stats::{Confidence, Interval, Proportion};

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Everything: the same answer in all.
    All,
    /// Which tile, where both discard.
    Discard,
    /// Riichi or not, where it could be declared.
    Riichi,
    /// Chi, pon, open kan or none of them, where there was one to make.
    Call,
    /// A closed or added kan or not, where there was one to make.
    Kan,
    /// To win or not, where one could.
    Win,
    /// Nine kinds or not.
    NineKinds,
}

impl Kind {
    /// In the order in which they are shown.
    pub const ALL: [Kind; 7] =
        [Kind::All, Kind::Discard, Kind::Riichi, Kind::Call, Kind::Kan, Kind::Win, Kind::NineKinds];

    /// As it is written in tables and for programs.
    pub fn name(self) -> &'static str {
        match self {
            Kind::All => "all",
            Kind::Discard => "discard",
            Kind::Riichi => "riichi",
            Kind::Call => "call",
            Kind::Kan => "kan",
            Kind::Win => "win",
            Kind::NineKinds => "nine kinds",
        }
    }
}

/// Decisions of one kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    /// How many there were.
    pub decisions: u64,
    /// How often the agent did what the player did.
    pub agreed: u64,
    /// How often the player did it: declared, called, won.
    pub player_did: u64,
    /// How often the agent did.
    pub agent_did: u64,
}

impl Count {
    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: Count) {
        self.decisions += other.decisions;
        self.agreed += other.agreed;
        self.player_did += other.player_did;
        self.agent_did += other.agent_did;
    }

    /// How often there was agreement, as a share.
    pub fn share(&self) -> Option<f64> {
        Proportion::new(self.agreed, self.decisions)?.share()
    }

    /// Wilson's 95 % interval of that share; `None` without decisions.
    pub fn interval(&self) -> Option<Interval> {
        let part = Proportion::new(self.agreed, self.decisions)?;
        (self.decisions > 0).then(|| part.wilson(Confidence::P95))
    }
}

/// Decisions by kind.
pub type Counts = BTreeMap<Kind, Count>;

/// When a tile is discarded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Moment {
    /// How far the hand of 14 tiles is from ready.
    pub shanten: i8,
    /// Which discard of the player it is in this deal, counted from one.
    pub turn: usize,
}

/// How often an agent did what the players of records did.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Agreement {
    /// How many deals were gone through.
    pub deals: u64,
    /// All decisions.
    pub all: Counts,
    /// Those of each player, by name.
    pub players: BTreeMap<String, Counts>,
    /// Which tile, where both discard, by when it was.
    pub discards: BTreeMap<Moment, Count>,
}

impl Agreement {
    /// Enters what a player and the agent did where these were open, and when that was.
    pub fn add(
        &mut self,
        name: &str,
        moment: Moment,
        legal: &[Action],
        player: Action,
        agent: Action,
    ) {
        let compared = compared(legal, player, agent);
        let discards = compared.iter().filter(|(kind, _)| *kind == Kind::Discard);
        enter(&mut self.discards, discards.map(|&(_, count)| (moment, count)));
        enter(&mut self.all, compared.iter().copied());
        enter(self.players.entry(name.to_owned()).or_default(), compared);
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: Agreement) {
        self.deals += other.deals;
        enter(&mut self.all, other.all);
        enter(&mut self.discards, other.discards);
        for (name, counts) in other.players {
            enter(self.players.entry(name).or_default(), counts);
        }
    }
}

fn enter<K: Ord>(counts: &mut BTreeMap<K, Count>, more: impl IntoIterator<Item = (K, Count)>) {
    for (key, one) in more {
        counts.entry(key).or_default().add(one);
    }
}

/// What one decision adds to each kind that it belongs to.
fn compared(legal: &[Action], player: Action, agent: Action) -> Vec<(Kind, Count)> {
    let (player, agent) = (plain(player), plain(agent));
    let one = |agreed: bool, player_did: bool, agent_did: bool| Count {
        decisions: 1,
        agreed: agreed.into(),
        player_did: player_did.into(),
        agent_did: agent_did.into(),
    };
    let mut all = vec![(Kind::All, one(player == agent, false, false))];
    for kind in [Kind::Win, Kind::NineKinds, Kind::Kan, Kind::Call, Kind::Riichi] {
        let (player_did, agent_did) = (is(kind, player), is(kind, agent));
        if legal.iter().any(|&action| is(kind, action)) {
            let same = player_did == agent_did && (!player_did || same_deed(kind, player, agent));
            all.push((kind, one(same, player_did, agent_did)));
        }
        // A player who does one of these has no say in the rest.
        if player_did || agent_did && kind != Kind::Riichi {
            break;
        }
    }
    if let (Some(ours), Some(theirs)) = (discarded(agent), discarded(player))
        && legal.iter().filter_map(|&action| discarded(action)).any(|tile| tile != theirs)
    {
        all.push((Kind::Discard, one(ours == theirs, false, false)));
    }
    all
}

/// Is this action of that kind?
fn is(kind: Kind, action: Action) -> bool {
    match action {
        Action::Tsumo | Action::Ron => kind == Kind::Win,
        Action::NineKinds => kind == Kind::NineKinds,
        Action::ClosedKan { .. } | Action::AddedKan { .. } => kind == Kind::Kan,
        Action::OpenKan | Action::Pon { .. } | Action::Chi { .. } => kind == Kind::Call,
        Action::Riichi { .. } => kind == Kind::Riichi,
        Action::Discard { .. } => kind == Kind::Discard,
        Action::Pass => false,
    }
}

/// Declared with another tile is declared all the same; a call must be the same call.
fn same_deed(kind: Kind, player: Action, agent: Action) -> bool {
    kind == Kind::Riichi || player == agent
}

fn discarded(action: Action) -> Option<Tile> {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => Some(tile),
        _ => None,
    }
}

/// The action without saying which of two equal tiles is discarded.
fn plain(action: Action) -> Action {
    match action {
        Action::Discard { tile, .. } => Action::Discard { tile, drawn: false },
        Action::Riichi { tile, .. } => Action::Riichi { tile, drawn: false },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    fn kinds(legal: &[Action], player: Action, agent: Action) -> Vec<(Kind, bool)> {
        let all = compared(legal, player, agent);
        all.into_iter().map(|(kind, count)| (kind, count.agreed == 1)).collect()
    }

    #[test]
    fn a_decision_counts_for_every_kind_that_it_is() {
        let one = |drawn| Action::Discard { tile: tile("1m"), drawn };
        let two = Action::Discard { tile: tile("2m"), drawn: false };
        let riichi = |text| Action::Riichi { tile: tile(text), drawn: false };
        let legal = [Action::Tsumo, riichi("1m"), riichi("2m"), one(false), one(true), two];
        let cases = [
            // Which of two equal tiles goes makes no difference.
            (
                one(true),
                one(false),
                vec![
                    (Kind::All, true),
                    (Kind::Win, true),
                    (Kind::Riichi, true),
                    (Kind::Discard, true),
                ],
            ),
            (
                riichi("1m"),
                riichi("2m"),
                vec![
                    (Kind::All, false),
                    (Kind::Win, true),
                    (Kind::Riichi, true),
                    (Kind::Discard, false),
                ],
            ),
            (
                riichi("1m"),
                one(true),
                vec![
                    (Kind::All, false),
                    (Kind::Win, true),
                    (Kind::Riichi, false),
                    (Kind::Discard, true),
                ],
            ),
            (Action::Tsumo, one(true), vec![(Kind::All, false), (Kind::Win, false)]),
            (Action::Tsumo, Action::Tsumo, vec![(Kind::All, true), (Kind::Win, true)]),
        ];
        for (player, agent, expected) in cases {
            assert_eq!(kinds(&legal, player, agent), expected, "{player:?} {agent:?}");
        }
        let (low, high) = ([tile("2m"), tile("3m")], [tile("3m"), tile("5m")]);
        let legal = [Action::Chi { own: low }, Action::Chi { own: high }, Action::Pass];
        let call = |player, agent| kinds(&legal, player, agent)[1];
        assert_eq!(call(legal[0], legal[0]), (Kind::Call, true));
        assert_eq!(call(legal[0], legal[1]), (Kind::Call, false));
        assert_eq!(call(Action::Pass, Action::Pass), (Kind::Call, true));
        assert_eq!(call(Action::Pass, legal[1]), (Kind::Call, false));
    }
}
