//! The final result of a match.
//!
//! Rule: `docs/rules/riichi.md#match`.

use parlor_game::{BySeat, Seat};

use crate::Points;
use crate::deal::Setup;
use crate::rule_set::{LeftoverSticks, Ties};

/// What a chombo costs after the uma, where it is paid then.
const CHOMBO: Points = Points(20_000);

/// The seats by points, equal ones in the order of the first deal.
pub(super) fn ranking(points: &BySeat<Points>) -> [Seat; 4] {
    let mut seats = Seat::ALL;
    seats.sort_by_key(|&seat| -points[seat].0);
    seats
}

/// Points with sticks left over, less the return points, with uma, oka and penalties.
pub(super) fn of(last: &Setup, chombos: &BySeat<u8>) -> BySeat<Points> {
    let rules = &last.rules;
    let ranked = ranking(&last.points);
    let mut result = last.points;
    for seat in Seat::ALL {
        result[seat] -= rules.return_points + CHOMBO * i32::from(chombos[seat]);
    }
    let leading = ranked.iter().filter(|&&seat| last.points[seat] == last.points[ranked[0]]);
    let n_sharing = match rules.leftover_sticks {
        LeftoverSticks::First => 1,
        LeftoverSticks::FirstShared => leading.count(),
    };
    share(Points::STICK * i32::from(last.sticks), &ranked[..n_sharing], &mut result);
    let oka = (rules.return_points - rules.start_points) * 4;
    let mut place = 0;
    while place < 4 {
        let tied = match rules.ties {
            Ties::EarlierSeat => 1,
            Ties::Share => {
                let points = last.points[ranked[place]];
                ranked[place..].iter().take_while(|&&seat| last.points[seat] == points).count()
            }
        };
        let uma: Points = rules.uma.0[place..place + tied].iter().copied().sum();
        let oka = if place == 0 { oka } else { Points::ZERO };
        share(uma + oka, &ranked[place..place + tied], &mut result);
        place += tied;
    }
    result
}

/// Gives `points` to `seats` in equal shares; what does not divide goes to the first.
fn share(points: Points, seats: &[Seat], result: &mut BySeat<Points>) {
    let n_seats = seats.len() as i32;
    for (nth, &seat) in seats.iter().enumerate() {
        result[seat] += Points(points.0.div_euclid(n_seats));
        if nth == 0 {
            result[seat] += Points(points.0.rem_euclid(n_seats));
        }
    }
}
