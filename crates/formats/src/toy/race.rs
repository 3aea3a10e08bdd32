//! The race: `sprint: A 5* B 8 | A threw 2`.

use parlor_game::{Seat, SeatSet};
use parlor_toy::{Face, Race, Stride, Track};

use super::words::Words;
use super::{PositionError, PositionFault};

/// The tracks that have names.
const NAMED: [(&str, Track); 2] = [("sprint", Track::SPRINT), ("long", Track::LONG)];

/// Reads a race in which the mover has thrown. The track is `sprint:`, `long:` or its length and its
/// die, `12x4:`; sprint where it is left out.
pub fn read(text: &str) -> Result<Race, PositionError> {
    let mut words = Words::of(text);
    let track = match words.peek() {
        Some("A" | "a") | None => Track::SPRINT,
        Some(_) => {
            let track =
                words.next("a track: sprint, long or, say, 12x4, and a colon", read_track)?;
            words.next("a colon after the track", |sign| (sign == ":").then_some(()))?;
            track
        }
    };
    let (a, may_a) = runner(&mut words, "A", "A and its steps to go: A 5*", track)?;
    let (b, may_b) = runner(&mut words, "B", "B and its steps to go: B 8", track)?;
    words.next("| and the throw: | A threw 2", |sign| (sign == "|").then_some(()))?;
    let mover = words.next("A or B: who has thrown", |word| match word {
        "A" | "a" => Some(Seat::A),
        "B" | "b" => Some(Seat::B),
        _ => None,
    })?;
    words.next("threw", |word| word.eq_ignore_ascii_case("threw").then_some(()))?;
    let face = words.next("the throw: a number", |word| word.parse().ok().and_then(Face::new))?;
    words.end()?;
    let rights = [(may_a, Seat::A), (may_b, Seat::B)];
    let rights: SeatSet = rights.into_iter().filter(|it| it.0).map(|it| it.1).collect();
    Race::thrown(track, [a, b], rights, mover, face).ok_or_else(|| {
        let (found, most) = (face.pips().into(), track.faces().into());
        words.wrong(PositionFault::TooMuch { found, most })
    })
}

fn read_track(text: &str) -> Option<Track> {
    let named = NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
    named.map(|&(_, track)| track).or_else(|| {
        let (length, faces) = text.split_once('x')?;
        Track::new(length.parse().ok()?, faces.parse().ok()?)
    })
}

/// Steps to go, and whether a throw may be declined.
fn runner(
    words: &mut Words<'_>,
    name: &str,
    expected: &'static str,
    track: Track,
) -> Result<(u8, bool), PositionError> {
    words.next(expected, |word| word.eq_ignore_ascii_case(name).then_some(()))?;
    let most = track.length();
    let (to_go, may_decline) =
        words.next("the steps to go, with * for the right to decline: 5*", |word| {
            let number = word.strip_suffix('*').unwrap_or(word);
            let to_go = number.parse::<u8>().ok().filter(|&to_go| to_go > 0)?;
            Some((to_go, word.ends_with('*')))
        })?;
    if to_go > most {
        let (found, most) = (to_go.into(), most.into());
        return Err(words.wrong(PositionFault::TooMuch { found, most }));
    }
    Ok((to_go, may_decline))
}

/// Writes a race; `None` where nothing is thrown.
pub fn write(race: &Race) -> Option<String> {
    let Stride::Choosing(face) = race.stride() else { return None };
    let track = race.track();
    let named = NAMED.iter().find(|(_, named)| named.begun_by(Seat::A) == track.begun_by(Seat::A));
    let own_name = || format!("{}x{}", track.length(), track.faces());
    let track = named.map_or_else(own_name, |(name, _)| (*name).to_owned());
    let runner = |seat| {
        let right = if race.may_decline(seat) { "*" } else { "" };
        format!("{seat} {}{right}", race.to_go(seat))
    };
    let (a, b, mover) = (runner(Seat::A), runner(Seat::B), race.mover());
    Some(format!("{track}: {a} {b} | {mover} threw {}", face.pips()))
}
