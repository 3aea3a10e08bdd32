//! The score sheet as it is kept by hand, and how a deal ended.

use parlor_agent::{Message, Say, align};
use parlor_game::{Match, Seat, SeatSet};
use parlor_zole::{
    Contract, Entry, Eyes, Irregularity, Level, Line, Outcome, Place, Pules, Seating, Session,
};

/// The sheet: one row a deal with running totals, `●` for every common pule that stands and `○`
/// with its owner for every personal one.
///
/// ```text
/// deal  dealer   A   B   C  pule
/// 1     C        0   0   0  ●     All passed
/// 2     A       -2  +4  -2        B wins · with the table · 72 eyes · 5 tricks
/// ```
pub fn sheet(session: &Session, say: &dyn Say) -> String {
    rows(session, 0, say)
}

/// The last line of the sheet alone, under its heading.
pub(crate) fn last_line(session: &Session, say: &dyn Say) -> String {
    rows(session, session.sheet().len().saturating_sub(1), say)
}

fn rows(session: &Session, first_idx: usize, say: &dyn Say) -> String {
    let seats = session.seats();
    let word = |key| say.message(&Message::new(key));
    let mut scores = vec![vec![word("zole-deal"), word("zole-dealer")]];
    scores[0].extend(seats.into_iter().map(|seat| seat.to_string()));
    let mut notes = vec![vec![word("zole-pule")]];
    for (number, line) in (1..).zip(session.sheet()).skip(first_idx) {
        let mut row = vec![number.to_string(), line.dealer.to_string()];
        row.extend(line.standing.pick(seats).map(|(_, &n)| signed(n)));
        scores.push(row);
        notes.push(vec![marks(&line.pules, seats), note(line, session, say)]);
    }
    let lines = align(&scores, 2).into_iter().zip(align(&notes, 2));
    let lines = lines.map(|(scores, notes)| format!("{scores}  {notes}").trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n")
}

fn note(line: &Line, session: &Session, say: &dyn Say) -> String {
    let seating = Seating::new(session.rules().players, line.dealer);
    seating.map_or_else(String::new, |seating| ended(&line.entry, &seating, say))
}

/// How a deal ended: `B wins · with the table · 72 eyes · 5 tricks`.
pub(crate) fn ended(entry: &Entry, seating: &Seating, say: &dyn Say) -> String {
    let about = |key, seat: Seat| Message::new(key).with("player", seat);
    let solo = |contract: Contract, level| {
        let soloist = seating.seat(contract.soloist()?);
        let result = about("zole-result", soloist).with("level", level_name(level));
        Some(result.with("contract", contract_name(contract)))
    };
    let parts = match *entry {
        Entry::Played(Outcome::AllPassed) => vec![Message::new("zole-all-passed")],
        Entry::Played(Outcome::Solo { contract, level, eyes, tricks }) => {
            solo(contract, level).into_iter().chain(taken(eyes, tricks)).collect()
        }
        Entry::Played(Outcome::Galdins { loser, tricks, eyes }) => {
            let lost = loser.map(|place| about("zole-result-galdins", seating.seat(place)));
            let each = Place::ALL.map(|place| {
                let [eyes, tricks] = taken(eyes[place], tricks[place]).map(|n| say.message(&n));
                Message::verbatim(format!("{} {tricks} {eyes}", seating.seat(place)))
            });
            let lost = lost.unwrap_or(Message::new("zole-result-galdins-tie"));
            [lost].into_iter().chain(each).collect()
        }
        Entry::Irregular(Irregularity::Void { offender }) => vec![about("cli-zole-void", offender)],
        Entry::Irregular(Irregularity::Abandoned { seat }) => vec![about("cli-zole-left", seat)],
        Entry::Irregular(Irregularity::Revoke { offender, contract }) => {
            let lost = contract.soloist().map(|place| seating.seat(place)) == Some(offender);
            let result = solo(contract, if lost { Level::Lost } else { Level::Won });
            result.into_iter().chain([about("cli-zole-revoke", offender)]).collect()
        }
    };
    parts.iter().map(|part| say.message(part)).collect::<Vec<_>>().join(" · ")
}

fn taken(eyes: Eyes, tricks: u8) -> [Message; 2] {
    let n_eyes = Message::new("zole-n-eyes").with("n", u32::from(eyes.0));
    [n_eyes, Message::new("zole-n-tricks").with("n", u32::from(tricks))]
}

pub(super) const fn contract_name(contract: Contract) -> &'static str {
    match contract {
        Contract::Lielais(_) => "lielais",
        Contract::Zole(_) => "zole",
        Contract::MazaZole(_) => "maza_zole",
        Contract::Galdins => "galdins",
    }
}

const fn level_name(level: Level) -> &'static str {
    match level {
        Level::NoTrick => "no_trick",
        Level::Low => "low",
        Level::Lost => "lost",
        Level::Won => "won",
        Level::High => "high",
        Level::AllTricks => "all_tricks",
    }
}

fn signed(n: i32) -> String {
    if n == 0 { "0".to_owned() } else { format!("{n:+}") }
}

/// More than so many pules are counted instead of drawn.
const DRAWN: u8 = 4;

fn marks(pules: &Pules, seats: SeatSet) -> String {
    let mut marks = match pules.common {
        n @ 0..=DRAWN => "●".repeat(usize::from(n)),
        n => format!("●×{n}"),
    };
    for (seat, &n) in pules.personal.pick(seats) {
        marks += &match n {
            0 => String::new(),
            1 => format!("○{seat}"),
            n => format!("○{seat}×{n}"),
        };
    }
    marks
}

#[cfg(test)]
mod tests {
    use parlor_game::BySeat;
    use parlor_texts::Language;
    use parlor_zole::{ByPlace, RuleSet};

    use super::*;

    #[test]
    fn pules_are_marked_as_on_paper() {
        let pules = Pules { common: 2, personal: BySeat::new([0, 1, 2, 0]) };
        assert_eq!(marks(&pules, SeatSet::THREE), "●●○B○C×2");
        let many = Pules { common: 9, ..Pules::default() };
        assert_eq!(marks(&many, SeatSet::FOUR), "●×9");
        assert_eq!(marks(&Pules::default().with_personal(Seat::A), SeatSet::THREE), "○A");
    }

    #[test]
    fn a_sheet_has_running_totals_and_marks_for_pules() {
        let mut session = Session::new(RuleSet::LZF_CLASSIC, Seat::C).unwrap();
        assert_eq!(sheet(&session, &Language::English), "deal  dealer  A  B  C  pule");
        let contract = Contract::Lielais(Place::Second);
        for breach in [
            Irregularity::Void { offender: Seat::A },
            Irregularity::Revoke { offender: Seat::A, contract },
        ] {
            session.record_irregular(breach).unwrap();
        }
        let english = "\
deal  dealer   A   B   C  pule
1     C        0   0   0  ○A    Void: A broke the rules
2     A       -1  -1  +2  ○A×2  C wins · with the table · Revoke by A";
        assert_eq!(sheet(&session, &Language::English), english);
        let japanese = "\
ディール  ディーラー   A   B   C  プーレ
2         A           -1  -1  +2  ○A×2    C：勝ち(場札あり) · Aのリボーク";
        assert_eq!(last_line(&session, &Language::Japanese), japanese);
    }

    #[test]
    fn an_end_is_told_with_eyes_and_tricks() {
        let seating = Seating::new(RuleSet::LZF_CLASSIC.players, Seat::C).unwrap();
        let told = |outcome| ended(&Entry::Played(outcome), &seating, &Language::English);
        let contract = Contract::Zole(Place::Third);
        let solo = Outcome::Solo { contract, level: Level::Low, eyes: Eyes(30), tricks: 1 };
        assert_eq!(told(solo), "C loses low (jaņi) · zole · 30 eyes · 1 trick");
        let (tricks, eyes) = (ByPlace::new([2, 3, 3]), ByPlace::new([50, 40, 30].map(Eyes)));
        let galdins = Outcome::Galdins { loser: Some(Place::Second), tricks, eyes };
        assert_eq!(
            told(galdins),
            "B loses galdiņš · A 2 tricks 50 eyes · B 3 tricks 40 eyes · C 3 tricks 30 eyes"
        );
    }
}
