//! Possible worlds, and how they ended.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Mark;
use crate::print::{Say, add_bars, align};
use crate::{Piece, Range, Scale, SeatMsg, Tone, Unit};

/// The worlds that an agent imagined: deals that fit what its seat knows. How they ended is drawn
/// as a histogram; a few of them may be shown in full.
///
/// All in it was guessed from a view, so it tells nothing that the seat may not know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = WorldsPanel)]
#[ts(export_to = "explanation.gen.ts", rename = "WorldsPanel")]
pub struct Worlds {
    /// How many worlds were looked at.
    pub n_worlds: u64,
    /// What was measured in each of them.
    pub outcome: Scale,
    /// The histogram, from the lowest outcome up.
    pub classes: Vec<Class>,
    /// Places between classes that mean something: 61 and 91 eyes.
    pub marks: Vec<Mark>,
    /// Some of the worlds, the likeliest or most telling first.
    pub samples: Vec<World>,
}

/// One column of the histogram: outcomes from `low` up to but not `high`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Class {
    /// The lowest outcome in it.
    pub low: f64,
    /// Where the next class begins.
    pub high: f64,
    /// The share of worlds in it, from 0 to 1.
    pub share: f64,
    /// How it stands out.
    pub tone: Tone,
}

/// One imagined world.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct World {
    /// How likely it is among those looked at, from 0 to 1.
    pub probability: f64,
    /// How it ended; `None` when it was not played out.
    pub outcome: Option<f64>,
    /// What was imagined: each hidden hand by its seat, and with no seat what lies on the table
    /// (wall, talon).
    pub hands: Vec<Hand>,
}

/// What one seat holds in an imagined world.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = WorldHand)]
#[ts(export_to = "explanation.gen.ts", rename = "WorldHand")]
pub struct Hand {
    /// Whose it is; none for what lies on the table.
    pub seat: Option<SeatMsg>,
    /// What it holds.
    pub pieces: Vec<Piece>,
}

impl Worlds {
    pub(crate) fn lines(&self, say: &dyn Say) -> Vec<String> {
        let unit = self.outcome.unit;
        let ends = Range::FromZero.ends(self.classes.iter().map(|class| class.share));
        let rows: Vec<Vec<String>> = self
            .classes
            .iter()
            .map(|class| {
                let from_to =
                    format!("{}..{}", say.number(class.low, unit), say.number(class.high, unit));
                vec![class.tone.sign().to_string(), from_to, say.number(class.share, Unit::Percent)]
            })
            .collect();
        let mut histogram = align(&rows, 2);
        add_bars(&mut histogram, self.classes.iter().map(|class| Some(class.share)), ends);
        let mut lines =
            vec![format!("{} (n = {})", say.message(&self.outcome.label), self.n_worlds)];
        lines.extend(histogram);
        lines.extend(Mark::lines(&self.marks, &self.outcome, say));
        lines.extend(self.samples.iter().map(|world| self.sample_line(world, say)));
        lines
    }

    fn sample_line(&self, world: &World, say: &dyn Say) -> String {
        let hands = world.hands.iter().map(|Hand { seat, pieces }| {
            let whose = seat.map_or("·".into(), |seat| seat.to_string());
            format!("{whose}: {}", Piece::row(pieces))
        });
        let outcome =
            world.outcome.map_or("–".into(), |value| say.number(value, self.outcome.unit));
        let share = say.number(world.probability, Unit::Percent);
        format!("{share} → {outcome}  {}", hands.collect::<Vec<_>>().join(" | "))
    }
}
