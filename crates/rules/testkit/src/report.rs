//! How much was looked at.

/// What a run without a breach looked at, so that a test can ask for more than nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u32,
    /// States walked over.
    pub states: u64,
    /// The most transitions in one game.
    pub longest: u32,
    /// Listed actions that were tried.
    pub tried: u64,
    /// Answers and chance events that had to be refused, and were.
    pub refused: u64,
    /// Views compared with the folded ones.
    pub views: u64,
    /// Worlds sampled from a view.
    pub worlds: u64,
    /// Sampled worlds played on to their end.
    pub worlds_finished: u64,
    /// Records in which something unseen was exchanged and the seat saw the same.
    pub swaps: u64,
    /// Exchanges that made a record impossible and so showed nothing.
    pub swaps_unfit: u64,
}
