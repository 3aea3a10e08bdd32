//! Matches as the Kaunas thesis plays them: seats shuffled for each, every hand noted.

use std::borrow::Cow;

use parlor_agent::{Agent, PlayOptions, Stream, play_deal};
use parlor_game::{BySeat, Entropy, Game, Match, Seat};
use parlor_riichi::deal::{Draw, Ending, Event};
use parlor_riichi::{Contest, Deal, DrawOrder, RuleSet, Wall};
use parlor_riichi_agents::registry;

use crate::{Failed, Settings};

/// Four agents, as they are written on the command line.
pub(crate) type Agents = [Cow<'static, str>; 4];

/// Four agents at a table, and the side each counts for: equal agents are one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LineUp {
    pub(crate) agents: Agents,
    pub(crate) sides: [usize; 4],
}

impl LineUp {
    /// Agents that each play for themselves.
    pub(crate) const fn each(agents: [&'static str; 4]) -> LineUp {
        LineUp::of(agents, [0, 1, 2, 3])
    }

    /// Two agents, each twice: two sides.
    pub(crate) const fn pairs([a, b]: [&'static str; 2]) -> LineUp {
        LineUp::of([a, a, b, b], [0, 0, 1, 1])
    }

    const fn of([a, b, c, d]: [&'static str; 4], sides: [usize; 4]) -> LineUp {
        let agents = [Cow::Borrowed(a), Cow::Borrowed(b), Cow::Borrowed(c), Cow::Borrowed(d)];
        LineUp { agents, sides }
    }
}

/// What one side did in a match.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct SideResults {
    /// Hands won, several winners of one hand each counted.
    pub(crate) wins: u32,
    /// How often a player of the side was tenpai at an exhaustive draw.
    pub(crate) ready: u32,
    /// How often a player of the side discarded the tile, or made the kan, that others won on.
    pub(crate) deal_ins: u32,
    /// The final result in thousands of points with uma, all players of the side together.
    pub(crate) points: f64,
}

/// What one match came to.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Played {
    /// How many hands were dealt.
    pub(crate) hands: u32,
    /// What each side did.
    pub(crate) sides: Vec<SideResults>,
}

/// At most so many matches are played before it is asked whether there are hands enough.
const BATCH_MAX: u64 = 32;
/// Fewer hands hardly make a match.
const HANDS_MIN: u64 = 8;

/// Matches 0, 1, 2, … until they hold at least so many hands; the last one is played to its end.
pub(crate) fn play(
    settings: &Settings<'_>,
    line_up: &LineUp,
    rules: &RuleSet,
    n_hands: u64,
) -> Result<Vec<Played>, Failed> {
    let (mut all, mut hands) = (Vec::new(), 0);
    let quiet = Settings { watch: &|_| {}, ..*settings };
    while hands < n_hands {
        // Matches beyond the last that counts are played for nothing.
        let batch = ((n_hands - hands) / HANDS_MIN).clamp(1, BATCH_MAX);
        let first = all.len() as u64;
        let batch = quiet
            .map(batch, |n| play_match(line_up, rules, settings.stream("lt-matches", first + n)));
        for played in batch {
            let played = played?;
            hands += u64::from(played.hands);
            all.push(played);
            if hands >= n_hands {
                return Ok(all);
            }
        }
        (settings.watch)(hands as f64 / n_hands as f64);
    }
    Ok(all)
}

fn play_match(line_up: &LineUp, rules: &RuleSet, mut chance: Stream) -> Result<Played, Failed> {
    let mut order = [0, 1, 2, 3];
    for last in (1..4).rev() {
        order.swap(last, chance.below(last as u32 + 1) as usize);
    }
    let registry = registry();
    let build = |&player: &usize| registry.build(&line_up.agents[player], chance.next_u64());
    let agents: Result<Vec<Box<dyn Agent<Deal>>>, _> = order.iter().map(build).collect();
    let mut agents = agents.map_err(Failed::by)?;
    let side = BySeat::new(order.map(|player| line_up.sides[player]));

    let n_sides = line_up.sides.iter().max().map_or(0, |last| last + 1);
    let mut played = Played { hands: 0, sides: vec![SideResults::default(); n_sides] };
    let mut contest = Contest::new(rules);
    while let Some((_, setup)) = contest.next() {
        let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut chance);
        let mut deal = Deal::start(&setup);
        play_deal(&mut deal, &mut wall, &mut agents, &PlayOptions::default(), |step| {
            let ended = step.events.iter().find_map(|event| match event {
                Event::Ended { outcome } => Some(&outcome.ending),
                _ => None,
            });
            if let Some(ending) = ended {
                note(&mut played, ending, &side);
            }
        })
        .map_err(Failed::by)?;
        contest.record(&deal).map_err(Failed::by)?;
        played.hands += 1;
    }
    if let Some(result) = contest.result() {
        for seat in Seat::ALL {
            played.sides[side[seat]].points += f64::from(result[seat].0) / 1000.0;
        }
    }
    Ok(played)
}

fn note(played: &mut Played, ending: &Ending, side: &BySeat<usize>) {
    match ending {
        Ending::Won { wins, from, .. } => {
            if let Some(loser) = from {
                played.sides[side[*loser]].deal_ins += 1;
            }
            for win in wins {
                played.sides[side[win.winner.seat]].wins += 1;
            }
        }
        Ending::Drawn { draw: Draw::Exhaustive, shown, .. } => {
            for seat in Seat::ALL.into_iter().filter(|&seat| shown[seat].is_some()) {
                played.sides[side[seat]].ready += 1;
            }
        }
        Ending::Drawn { .. } | Ending::Chombo { .. } => {}
    }
}
