//! Letters by which readings of a source are known on all of its pages.

use crate::Finished;

/// The readings of one source: those that verdicts name first, in the order of the page, then those that were
/// only tried.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Readings(Vec<String>);

/// Between readings that hold together.
pub(crate) const AND: &str = "; ";

impl Readings {
    /// All readings of these results.
    pub(crate) fn of<'a>(finished: impl IntoIterator<Item = &'a Finished>) -> Readings {
        let claims: Vec<_> = finished.into_iter().flat_map(|finished| &finished.claims).collect();
        let sources = claims.iter().filter(|claim| claim.is_sources());
        let shown = sources.filter_map(|claim| claim.reading.as_deref());
        let tried = claims.iter().flat_map(|claim| &claim.trials);
        let tried = tried.filter_map(|trial| trial.reading.as_deref());
        let mut readings = Readings::default();
        for part in shown.chain(tried).flat_map(|reading| reading.split(AND)) {
            if !readings.0.iter().any(|known| known == part) {
                readings.0.push(part.to_owned());
            }
        }
        readings
    }

    /// `A`, or `A and B` of one that has two parts.
    pub(crate) fn letters(&self, reading: &str) -> String {
        let letter = |part: &str| {
            let place = self.0.iter().position(|known| known == part);
            place.map_or_else(|| part.to_owned(), letter_at)
        };
        reading.split(AND).map(letter).collect::<Vec<_>>().join(" and ")
    }

    /// A line for each letter that stands for a part of one of these.
    pub(crate) fn legend<'a>(&self, used: impl IntoIterator<Item = &'a str>) -> String {
        let used: Vec<&str> = used.into_iter().flat_map(|reading| reading.split(AND)).collect();
        let lines = self.0.iter().enumerate().filter(|(_, reading)| used.contains(&&***reading));
        lines.map(|(n, reading)| format!("- {}: {reading}.\n", letter_at(n))).collect()
    }
}

/// `A` to `Z`, then `A2` and so on.
fn letter_at(place: usize) -> String {
    let letter = char::from(b'A' + (place % 26) as u8);
    if place < 26 { letter.to_string() } else { format!("{letter}{}", place / 26 + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_keeps_its_letter() {
        let readings = Readings(["last", "sets", "points"].map(str::to_owned).to_vec());
        assert_eq!(readings.letters("sets"), "B");
        assert_eq!(readings.letters("last; points"), "A and C");
        assert_eq!(readings.legend(["points; sets"]), "- B: sets.\n- C: points.\n");
        assert_eq!(letter_at(27), "B2");
    }
}
