//! How good an error rate is.

/// Grades by the mean error of a decision, as GNU Backgammon gives them.
const GRADES: [(f64, &str); 7] = [
    (0.002, "supernatural"),
    (0.005, "world class"),
    (0.008, "expert"),
    (0.012, "advanced"),
    (0.018, "intermediate"),
    (0.026, "casual player"),
    (0.035, "beginner"),
];

/// The grade of a mean error for each decision.
pub(super) fn grade(error: f64) -> &'static str {
    GRADES.iter().find(|&&(below, _)| error < below).map_or("awful", |&(_, name)| name)
}

/// The mark of one decision: doubtful, bad, very bad.
pub(super) fn mark(error: f64) -> &'static str {
    match error {
        _ if error >= 0.16 => "??",
        _ if error >= 0.08 => "?",
        _ if error >= 0.04 => "?!",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_change_at_their_thresholds() {
        for (error, name) in [
            (0.0, "supernatural"),
            (0.002, "world class"),
            (0.0079, "expert"),
            (0.008, "advanced"),
            (0.017, "intermediate"),
            (0.018, "casual player"),
            (0.034, "beginner"),
            (0.035, "awful"),
        ] {
            assert_eq!(grade(error), name, "{error}");
        }
        assert_eq!((mark(0.039), mark(0.04), mark(0.1), mark(0.2)), ("", "?!", "?", "??"));
    }
}
