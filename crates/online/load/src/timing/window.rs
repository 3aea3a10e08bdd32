//! One call window as one seat saw it, and windows that may be compared.

use std::collections::BTreeMap;

use parlor_agent::Stream;
use parlor_game::Entropy;

use super::statistics::sorted;

/// What is measured of a window, in microseconds unless it is the server's clock; 0 where there was
/// nothing to measure. Always the same for the same place at the table.
pub(super) const TIMINGS: [&str; 9] = [
    "discard to next frame",
    "discard to next frame, server's ms",
    "next frame to clock",
    "next frame to the own question",
    "ping at the discard",
    "ping in the middle",
    "pong in the middle, server's ms",
    "own discard to its acceptance",
    "own next answer to its acceptance",
];

/// One seat's measurements, in the order of [`TIMINGS`].
pub(super) type Timings = [f64; TIMINGS.len()];

/// Which window: match, deal, discard of the deal.
pub(super) type WindowId = (u32, u64, u32);

/// A window as one seat saw it.
#[derive(Clone, Debug)]
pub(super) struct SeatWindow {
    pub(super) id: WindowId,
    /// How many places after the one who discarded: 0 for that one.
    pub(super) place: u8,
    /// Was this seat asked?
    pub(super) asked: bool,
    /// Did the next player simply draw? After a call everyone knows that someone was asked.
    pub(super) quiet: bool,
    pub(super) timings: Timings,
}

/// A window as one seat without a call saw it, and the truth.
#[derive(Clone, Debug)]
pub(super) struct Observed {
    /// What the seat knows anyway and what may go with both time and truth: its place, and how far
    /// the deal is.
    pub(super) known: (u8, u32),
    /// Was another seat asked?
    pub(super) asked: bool,
    pub(super) timings: Timings,
}

/// So many discards of a deal count as equally far.
const FAR: u32 = 8;

/// The windows of one table: of each, one seat that was not asked.
pub(super) fn observed(seats: Vec<Vec<SeatWindow>>, rng: &mut Stream) -> Vec<Observed> {
    let n_seats = seats.len();
    let mut windows: BTreeMap<WindowId, Vec<SeatWindow>> = BTreeMap::new();
    for window in seats.into_iter().flatten() {
        windows.entry(window.id).or_default().push(window);
    }
    let whole = windows
        .into_iter()
        .filter(|(_, seen)| seen.len() == n_seats && seen.iter().all(|seat| seat.quiet));
    let observe = |(id, seen): (WindowId, Vec<SeatWindow>)| {
        let asked = seen.iter().any(|seat| seat.asked);
        let others: Vec<_> = seen.into_iter().filter(|seat| !seat.asked).collect();
        let SeatWindow { place, timings, .. } = rng.pick(&others)?.clone();
        Some(Observed { known: (place, id.2 / FAR), asked, timings })
    };
    whole.filter_map(observe).collect()
}

/// As many windows with a question as without one for each thing that the seat knows anyway: a seat
/// that sits after the discard is asked itself more often, and late in a deal views are longer, and
/// neither is a secret.
pub(super) fn matched(windows: Vec<Observed>, rng: &mut Stream) -> Vec<Observed> {
    let mut groups: BTreeMap<(u8, u32), [Vec<Observed>; 2]> = BTreeMap::new();
    for window in windows {
        let group = groups.entry(window.known).or_default();
        group[usize::from(window.asked)].push(window);
    }
    let mut kept = Vec::new();
    for [mut without, mut with] in groups.into_values() {
        let n = without.len().min(with.len());
        for class in [&mut without, &mut with] {
            while class.len() > n {
                let at = rng.below(class.len() as u32) as usize;
                class.swap_remove(at);
            }
            kept.append(class);
        }
    }
    kept
}

/// Every timing as its rank, from -1 to 1, among the windows of which the seat knows the same
/// beforehand: what differs between those does not count, and no outlier does.
pub(super) fn ranked(windows: &[Observed]) -> Vec<Timings> {
    let mut groups: BTreeMap<(u8, u32), Vec<usize>> = BTreeMap::new();
    for (at, window) in windows.iter().enumerate() {
        groups.entry(window.known).or_default().push(at);
    }
    let mut ranks = vec![[0.0; TIMINGS.len()]; windows.len()];
    for group in groups.into_values() {
        for (timing, _) in TIMINGS.iter().enumerate() {
            let values: Vec<f64> = group.iter().map(|&at| windows[at].timings[timing]).collect();
            let order = sorted(&values);
            for (&at, value) in group.iter().zip(&values) {
                let less = order.partition_point(|other| other < value);
                let not_more = order.partition_point(|other| other <= value);
                ranks[at][timing] = (less + not_more) as f64 / order.len() as f64 - 1.0;
            }
        }
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(n: u32, place: u8, asked: bool, quiet: bool) -> SeatWindow {
        SeatWindow { id: (0, 0, n), place, asked, quiet, timings: [f64::from(place); 9] }
    }

    #[test]
    fn a_window_is_seen_by_one_who_was_not_asked() {
        let seats = (0..4).map(|place| {
            vec![
                seat(0, place, place == 1, true),
                seat(1, place, false, true),
                seat(2, place, false, place != 3),
            ]
        });
        let mut rng = Stream::new(1);
        let seen = observed(seats.collect(), &mut rng);
        let asked: Vec<bool> = seen.iter().map(|window| window.asked).collect();
        assert_eq!(asked, [true, false], "a call has ended the third");
        assert_ne!(seen[0].known.0, 1);
        // A window that someone did not see is none.
        assert!(observed(vec![vec![seat(0, 0, false, true)], vec![]], &mut rng).is_empty());
    }

    #[test]
    fn what_is_known_anyway_tells_nothing() {
        let window = |place, asked| Observed { known: (place, 0), asked, timings: [0.0; 9] };
        let mut windows = vec![window(0, true); 30];
        windows.extend(vec![window(0, false); 10]);
        windows.extend(vec![window(1, false); 50]);
        let kept = matched(windows, &mut Stream::new(1));
        assert_eq!(kept.len(), 20);
        assert_eq!(kept.iter().filter(|window| window.asked).count(), 10);
    }

    #[test]
    fn ranks_are_taken_among_windows_of_which_the_same_is_known() {
        let window = |place, time| Observed { known: (place, 0), asked: false, timings: [time; 9] };
        let windows = [window(0, 1.0), window(0, 2.0), window(1, 90.0), window(1, 80.0)];
        let ranks: Vec<f64> = ranked(&windows).iter().map(|timings| timings[0]).collect();
        assert_eq!(ranks, [-0.5, 0.5, 0.5, -0.5]);
    }
}
