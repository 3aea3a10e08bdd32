//! What points are worth in the end: with uma, by the place that they bring.

use parlor_game::{BySeat, Seat};
use parlor_riichi::deal::{OpenTable, Setup};
use parlor_riichi::rule_set::Length;

use super::tables::Tables;
use super::wall_end::how_many;

/// Deals that count for the last one, since a dealer may deal again.
const LAST: f64 = 0.02;
/// What chance gives the player, in standard deviations, and how likely: three points that have the
/// moments of a bell curve.
const FORTUNES: [(f64, f64); 3] =
    [(-1.732_050_8, 1.0 / 6.0), (0.0, 2.0 / 3.0), (1.732_050_8, 1.0 / 6.0)];

/// Values a deal's results for one player.
///
/// The final result is the points and the uma and oka of the place. Until the match is over the lead
/// of each rival changes by chance, the less the fewer deals are left; so the place is known only by
/// its chances.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    seat: Seat,
    points: BySeat<f64>,
    /// What each place brings, and the spread of a lead at the end; `None` where points alone count.
    places: Option<([f64; 4], f64)>,
    /// How many wins are self-drawn.
    tsumo: f64,
    now: f64,
}

impl Placement {
    /// Points alone count.
    pub(super) fn blind(seat: Seat, table: &OpenTable, tables: &Tables) -> Placement {
        let points = table.points.map(|points| f64::from(points.0));
        Placement { seat, points, places: None, tsumo: tables.tsumo, now: points[seat] }
    }

    /// Points and places count.
    pub(super) fn aware(seat: Seat, table: &OpenTable, tables: &Tables) -> Placement {
        let rules = &table.setup.rules;
        let mut brings = rules.uma.0.map(|points| f64::from(points.0));
        brings[0] += 4.0 * f64::from((rules.return_points - rules.start_points).0);
        let spread = tables.swing * (deals_left(&table.setup) + LAST).sqrt();
        let mut aware = Placement::blind(seat, table, tables);
        aware.places = Some((brings, spread));
        aware.now = aware.worth(&aware.points);
        aware
    }

    /// How likely each place is with the points as they are.
    pub(super) fn chances(&self) -> Option<[f64; 4]> {
        self.places.map(|(_, spread)| self.places_with(&self.points, spread))
    }

    /// What a win brings for which rivals pay so much, and which takes `sticks` from the table.
    pub(super) fn win(&self, paid: f64, sticks: f64) -> f64 {
        let with = |pays: &dyn Fn(Seat) -> f64| {
            let mut after = self.points;
            after[self.seat] += paid + sticks;
            self.rivals().for_each(|rival| after[rival] -= pays(rival));
            self.worth(&after) - self.now
        };
        let drawn = with(&|_| paid / 3.0);
        let ron = |payer| with(&|rival| if rival == payer { paid } else { 0.0 });
        let rons: f64 = self.rivals().map(ron).sum();
        self.tsumo * drawn + (1.0 - self.tsumo) * rons / 3.0
    }

    /// What dealing into the hand of `rival` takes, as a number below zero.
    pub(super) fn deal_in(&self, rival: Seat, loss: f64) -> f64 {
        self.change(self.seat, rival, loss)
    }

    /// What a win of `rival` brings that the player does not deal into, times how likely a win is such a one:
    /// self-drawn, or from one of the two others.
    pub(super) fn others_win(&self, rival: Seat, gain: f64) -> f64 {
        let mut drawn = self.points.map(|points| points - gain / 3.0);
        drawn[rival] = self.points[rival] + gain;
        let payers = self.rivals().filter(|&payer| payer != rival);
        let rons: f64 = payers.map(|payer| self.change(payer, rival, gain)).sum();
        self.tsumo * (self.worth(&drawn) - self.now) + (1.0 - self.tsumo) * rons / 3.0
    }

    /// What paying points to nobody takes, as a number below zero.
    pub(super) fn pay(&self, points: f64) -> f64 {
        let mut after = self.points;
        after[self.seat] -= points;
        self.worth(&after) - self.now
    }

    /// The change when so many points go from one seat to another.
    fn change(&self, payer: Seat, winner: Seat, points: f64) -> f64 {
        let mut after = self.points;
        after[payer] -= points;
        after[winner] += points;
        self.worth(&after) - self.now
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        (1..4).map(move |n| seat.offset(n))
    }

    fn worth(&self, points: &BySeat<f64>) -> f64 {
        let Some((brings, spread)) = self.places else { return points[self.seat] };
        let places = self.places_with(points, spread);
        let uma: f64 = places.iter().zip(brings).map(|(chance, uma)| chance * uma).sum();
        points[self.seat] + uma
    }

    /// How likely each place is: for each fortune of the player, every rival ends above with a chance of
    /// its own.
    fn places_with(&self, points: &BySeat<f64>, spread: f64) -> [f64; 4] {
        // Half of the change of a lead is the player's own, half the rival's.
        let own = spread / 2f64.sqrt();
        let mut places = [0.0; 4];
        for (fortune, weight) in FORTUNES {
            let above = self.rivals().map(|rival| {
                let lead = points[rival] - points[self.seat] - fortune * own;
                1.0 / (1.0 + (-1.7 * lead / own).exp())
            });
            places.iter_mut().zip(how_many(above, weight)).for_each(|(sum, more)| *sum += more);
        }
        places
    }
}

/// How many deals follow this one, if nobody deals twice.
fn deals_left(setup: &Setup) -> f64 {
    let deals = match setup.rules.length {
        Length::Deal => 1,
        Length::East => 4,
        Length::EastSouth => 8,
    };
    let played = 4 * setup.round.idx() + setup.dealer.idx() + 1;
    f64::from(deals - (played as i32).min(deals))
}

#[cfg(test)]
mod tests {
    use parlor_game::Observed;
    use parlor_riichi::{Deal, Points, RuleSet, View, Wind};

    use super::*;

    fn view(round: Wind, dealer: Seat, points: [i32; 4]) -> View {
        let rules = RuleSet::default();
        let points = BySeat::new(points.map(Points));
        let setup = Setup { round, dealer, points, ..Setup::first(&rules) };
        Deal::first_view(&setup, Seat::A)
    }

    #[test]
    fn in_the_last_deal_the_place_decides() {
        let table = view(Wind::South, Seat::D, [24_000, 30_000, 31_000, 35_000]).table;
        let placement = Placement::aware(Seat::A, &table, Tables::shipped());
        // Last place is lost already: dealing in costs little more than its points.
        assert!(placement.deal_in(Seat::D, 2_000.0) > -3_500.0);
        // 8,000 from anyone lead to second place at least.
        assert!(placement.win(8_000.0, 0.0) > 2.0 * 8_000.0);
        let chances = placement.chances().unwrap_or_default();
        assert!(chances[3] > 0.95, "{chances:?}");
    }

    /// Two sticks on the table are nobody's: with 2,000 of them a win of 2,000 makes 4,000 on a player who does not pay, 6,000
    /// on the one who does. So 5,000 behind, in the last deal, only a ron from the leader is enough.
    #[test]
    fn sticks_are_taken_from_nobody() {
        let table = view(Wind::South, Seat::D, [30_000, 35_000, 20_000, 15_000]).table;
        let tables = Tables { tsumo: 0.0, ..Tables::shipped().clone() };
        let placement = Placement::aware(Seat::A, &table, &tables);
        let sticks = placement.win(2_000.0, 2_000.0);
        let all_paid = placement.win(4_000.0, 0.0);
        let uma = placement.places.map(|(brings, _)| brings[0] - brings[1]).unwrap_or_default();
        // One of three payers brings the first place.
        assert!((sticks - 4_000.0 - uma / 3.0).abs() < 0.12 * uma, "{sticks} {uma}");
        assert!(
            all_paid > sticks,
            "what is paid counts twice against the payer: {all_paid} {sticks}"
        );
    }

    #[test]
    fn others_wins_cost_what_the_player_pays() {
        let table = view(Wind::East, Seat::A, [30_000; 4]).table;
        // Points alone: a third of the two fifths that are self-drawn.
        let tables = Tables { tsumo: 0.4, ..Tables::shipped().clone() };
        let cost = Placement::blind(Seat::A, &table, &tables).others_win(Seat::C, 6_000.0);
        assert_eq!(cost.round(), -800.0);
    }

    #[test]
    fn early_on_all_places_are_open() {
        let table = view(Wind::East, Seat::A, [30_000; 4]).table;
        let chances =
            Placement::aware(Seat::A, &table, Tables::shipped()).chances().unwrap_or_default();
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(chances.iter().all(|&chance| chance > 0.15), "{chances:?}");
        assert_eq!(
            Placement::blind(Seat::A, &table, Tables::shipped()).win(8_000.0, 0.0).round(),
            8_000.0
        );
    }
}
