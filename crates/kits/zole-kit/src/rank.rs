//! Zole in the arena.

use parlor_agent::Step;
use parlor_formats::zole::{read_rules, write_rules};
use parlor_game::{Game, Match};
use parlor_kit::{Counts, Kit, Rank, Rate, Setting, SettingError, Venue};
use parlor_zole::{Call, Contract, Deal, Event, Level, Outcome, RuleSet, Seating, Session, Tariff};

use crate::ZoleKit;
use crate::rules::DEALS;

type Sum = &'static [(&'static str, i64)];

/// Table points for first to last place, where the rules do not say.
const TABLE_POINTS: [u8; 4] = [6, 4, 2, 0];

const PLAYED: Sum = &[("deals", 1), ("sat_out", -1)];

const RATES: &[Rate] = &[
    Rate::mean("points a deal", &[("points", 1)], PLAYED),
    Rate::share("deals as lielais", &[("lielais", 1)], PLAYED),
    Rate::share("lielais won", &[("lielais_won", 1)], &[("lielais", 1)]),
    Rate::share("deals as zole", &[("zole", 1)], PLAYED),
    Rate::share("zole won", &[("zole_won", 1)], &[("zole", 1)]),
    Rate::share("deals as mazā zole", &[("maza_zole", 1)], PLAYED),
    Rate::share("mazā zole won", &[("maza_zole_won", 1)], &[("maza_zole", 1)]),
    Rate::share("deals defended", &[("defended", 1)], PLAYED),
    Rate::share("defences won", &[("defended_won", 1)], &[("defended", 1)]),
    Rate::share("galdiņš lost", &[("galdins_lost", 1)], &[("galdins", 1)]),
    Rate::share("all passed", &[("all_passed", 1)], PLAYED),
];

impl ZoleKit {
    /// Sessions of so many deals: the score is points. `None` for no deal.
    fn deals(rules: RuleSet, n_deals: u16) -> Option<ZoleKit> {
        let rules = RuleSet { round_length: Some(n_deals), table_points: None, ..rules };
        ZoleKit::session(rules, false).filter(|_| n_deals > 0)
    }

    /// Tournament rounds: 24 deals and 6, 4, 2 and 0 points for the places at the table, unless the
    /// rules say otherwise. The score is table points.
    fn round(rules: RuleSet) -> Option<ZoleKit> {
        let round_length = Some(rules.round_length.unwrap_or(DEALS));
        let table_points = Some(rules.table_points.unwrap_or(TABLE_POINTS));
        ZoleKit::session(RuleSet { round_length, table_points, ..rules }, true)
    }
}

impl Rank for ZoleKit {
    const RATES: &'static [Rate] = RATES;

    /// `rules` is a preset with changes, `length` is `deal`, `deals-N` or `round`.
    fn set(setting: &Setting) -> Result<ZoleKit, SettingError> {
        let wrong = |key, value: &str, known: String| {
            let value = value.to_owned();
            SettingError { game: ZoleKit::NAME, key, value, known }
        };
        let rules = setting.rules.as_deref().unwrap_or(ZoleKit::usual(Venue::Arena));
        let rules = read_rules(rules)
            .map_err(|error| wrong("rules", rules, format!("other rules: {error}")))?;
        if let Some(wall) = &setting.wall {
            return Err(wrong("wall", wall, "no wall".to_owned()));
        }
        let length = setting.length.as_deref().unwrap_or("deal");
        let n_deals = length.strip_prefix("deals-").map(str::parse);
        let kit = match (length, n_deals) {
            ("deal", _) => ZoleKit::deals(rules, 1),
            ("round", _) => ZoleKit::round(rules),
            (_, Some(Ok(n_deals))) => ZoleKit::deals(rules, n_deals),
            _ => None,
        };
        let known = "the lengths deal, deals-N (a session of N deals, scored in points) and round \
                     (a tournament round, scored in table points)";
        kit.ok_or_else(|| wrong("length", length, known.to_owned()))
    }

    fn rules_in_full(&self) -> String {
        let rules = self.session.rules();
        let tariff =
            |tariff: &Tariff| Level::ALL.map(|level| tariff.points(level).to_string()).join("/");
        let (name, tariffs) = (write_rules(rules).replace(' ', ""), &rules.tariffs);
        let score = if self.is_round { "table-points" } else { "points" };
        format!(
            "rules={name} lielais={} zole={} maza_zole={} galdins={} deals={} score={score}",
            tariff(&tariffs.lielais),
            tariff(&tariffs.zole),
            tariff(&tariffs.maza_zole),
            tariffs.galdins,
            rules.round_length.unwrap_or_default(),
        )
    }

    fn scores(&self, finished: &Session) -> Vec<f64> {
        let standing = finished.standing().map(f64::from);
        let scores = finished.table_points().filter(|_| self.is_round).unwrap_or(standing);
        scores.pick(finished.seats()).map(|(_, &score)| score).collect()
    }

    /// The last place of a round, the others sharing the rest; otherwise every deal lost as zole
    /// without a trick, to all others.
    fn forfeit(&self, seat: usize) -> Vec<f64> {
        let rules = self.session.rules();
        let (n_seats, n_others) = (self.n_seats(), rules.players.n_opponents());
        let (lost, won) = match rules.table_points.filter(|_| self.is_round) {
            Some(prizes) => {
                let prizes: Vec<f64> = prizes[..n_seats].iter().copied().map(f64::from).collect();
                let last = prizes[n_seats - 1];
                (last, (prizes.iter().sum::<f64>() - last) / f64::from(n_others))
            }
            None => {
                let deals = f64::from(rules.round_length.unwrap_or(1));
                let price = f64::from(rules.tariffs.zole.no_trick) * deals;
                (price * f64::from(n_others), -price)
            }
        };
        (0..n_seats).map(|at| if at == seat { lost } else { won }).collect()
    }

    fn note(&self, counts: &mut [Counts], step: &Step<'_, Deal>) {
        let seating = step.game.public().setup().seating();
        for event in step.events {
            match *event {
                Event::Called { seat, call } => counts[seat.idx()].add(bid(call), 1),
                Event::ThrownIn { seat } => counts[seat.idx()].add("thrown_in", 1),
                Event::Over { outcome, .. } => {
                    note_outcome(counts, &outcome, seating);
                    for (seat, &points) in step.game.returns().pick(seating.seats()) {
                        counts[seat.idx()].add("points", i64::from(points));
                    }
                }
                _ => {}
            }
        }
    }
}

fn bid(call: Call) -> &'static str {
    match call {
        Call::Pass => "bid_pass",
        Call::Take => "bid_take",
        Call::Zole => "bid_zole",
        Call::MazaZole => "bid_maza_zole",
    }
}

/// Counts the contract for the soloist, with its level, and for those against whom it was played.
fn note_outcome(counts: &mut [Counts], outcome: &Outcome, seating: &Seating) {
    for seat in seating.seats() {
        let counts = &mut counts[seat.idx()];
        counts.add("deals", 1);
        let Some(place) = seating.place(seat) else {
            counts.add("sat_out", 1);
            continue;
        };
        match *outcome {
            Outcome::AllPassed => counts.add("all_passed", 1),
            Outcome::Solo { contract, level, .. } if contract.soloist() == Some(place) => {
                let names = names(contract);
                counts.add(names.played, 1);
                counts.add(names.won, i64::from(level.is_won()));
                counts.add(names.levels[level as usize], 1);
            }
            Outcome::Solo { level, .. } => {
                counts.add("defended", 1);
                counts.add("defended_won", i64::from(!level.is_won()));
            }
            Outcome::Galdins { loser, .. } => {
                counts.add("galdins", 1);
                counts.add("galdins_lost", i64::from(loser == Some(place)));
            }
        }
    }
}

/// The counters of a contract.
struct Names {
    played: &'static str,
    won: &'static str,
    /// By level, worst first.
    levels: [&'static str; 6],
}

macro_rules! names {
    ($contract:literal) => {
        Names {
            played: $contract,
            won: concat!($contract, "_won"),
            levels: [
                concat!($contract, "_at_no_trick"),
                concat!($contract, "_at_low"),
                concat!($contract, "_at_lost"),
                concat!($contract, "_at_won"),
                concat!($contract, "_at_high"),
                concat!($contract, "_at_all_tricks"),
            ],
        }
    };
}

fn names(contract: Contract) -> Names {
    match contract {
        Contract::Lielais(_) => names!("lielais"),
        Contract::Zole(_) => names!("zole"),
        Contract::MazaZole(_) => names!("maza_zole"),
        Contract::Galdins => names!("galdins"),
    }
}
