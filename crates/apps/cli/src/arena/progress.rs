//! How far a tournament is.

use parlor_arena::Progress;

/// Done, rate, time left, likelihood ratio and the leaders, in one line.
pub(super) fn line(progress: &Progress<'_>) -> String {
    let Progress { done, blocks, resumed, .. } = *progress;
    let seconds = progress.elapsed.as_secs_f64();
    let rate = (done - resumed) as f64 / seconds.max(1e-3);
    let mut line = format!("{done}/{blocks} blocks, {}", pace(rate));
    if rate > 0.0 && done < blocks {
        line += &format!(", {} left", duration((blocks - done) as f64 / rate));
    }
    if let Some(llr) = progress.llr {
        line += &format!(", LLR {llr:+.2}");
    }
    let mut means = progress.standings.means();
    means.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (name, mean) in means.into_iter().take(4) {
        let name: String = name.chars().take(16).collect();
        line += &format!("  {name} {mean:+.3}");
    }
    line
}

/// So many blocks in a time in which there are some.
fn pace(rate: f64) -> String {
    match rate {
        1.0.. => format!("{rate:.1}/s"),
        r if r >= 1.0 / 60.0 => format!("{:.1}/min", 60.0 * rate),
        _ => format!("{:.1}/h", 3600.0 * rate),
    }
}

fn duration(seconds: f64) -> String {
    let seconds = seconds.ceil() as u64;
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        _ => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use parlor_arena::Standings;

    use super::*;

    #[test]
    fn a_line_says_rate_end_and_leaders() {
        let standings = Standings::new(vec!["one".to_owned(), "two".to_owned()]);
        let progress = Progress {
            done: 250,
            blocks: 1000,
            resumed: 50,
            elapsed: Duration::from_secs(2),
            llr: Some(1.5),
            standings: &standings,
        };
        let expected = "250/1000 blocks, 100.0/s, 8 s left, LLR +1.50  one +0.000  two +0.000";
        assert_eq!(line(&progress), expected);
        assert_eq!((pace(2.0), pace(0.05)), ("2.0/s".into(), "3.0/min".into()));
        assert_eq!((pace(0.001), pace(0.0)), ("3.6/h".into(), "0.0/h".into()));
        assert_eq!((duration(61.0), duration(7325.0)), ("1 min 1 s".into(), "2 h 2 min".into()));
    }
}
