//! What a hand is worth, as text: `30符4飜7700点`, `満貫2000-4000点`, `立直(1飜)`.

use parlor_riichi::Points;

use crate::riichi::record::{Limit, StatedValue, StatedYaku, Worth, bounded_points};

const LIMITS: [(&str, Limit); 5] = [
    ("三倍満", Limit::Sanbaiman), // before 倍満, which it contains
    ("満貫", Limit::Mangan),
    ("跳満", Limit::Haneman),
    ("倍満", Limit::Baiman),
    ("役満", Limit::Yakuman),
];

/// The value written as `text`, yaku not counted; `None` when it is none.
pub(super) fn read_worth(text: &str) -> Option<StatedValue> {
    let named = LIMITS.iter().find_map(|&(name, limit)| Some((text.strip_prefix(name)?, limit)));
    let (fu, han, limit, points) = match named {
        Some((points, limit)) => (None, None, limit, points),
        None => {
            let (fu, rest) = text.split_once('符')?;
            let (han, points) = rest.split_once('飜')?;
            (Some(fu.parse().ok()?), Some(han.parse().ok()?), Limit::None, points)
        }
    };
    let points = Some(read_points(points)?);
    Some(StatedValue { fu, han, points, limit: Some(limit), yaku: Vec::new() })
}

/// `7700点`, `2000点∀` from each of three, `1000-2000点` from two and the dealer.
fn read_points(text: &str) -> Option<Points> {
    let number = |text: &str| text.parse::<u32>().ok().map(i64::from);
    let total = match (text.strip_suffix("点∀"), text.strip_suffix('点')) {
        (Some(each), _) => 3 * number(each)?,
        (None, Some(pays)) => match pays.split_once('-') {
            Some((each, dealer)) => 2 * number(each)? + number(dealer)?,
            None => number(pays)?,
        },
        (None, None) => return None,
    };
    bounded_points(total)
}

/// The text of a value won by a self-draw or not, by the dealer or not; `None` when the points are
/// not known.
pub(super) fn worth_text(value: &StatedValue, tsumo: bool, dealer: bool) -> Option<String> {
    let total = value.points?.0;
    // Each share is rounded to hundreds, the dealer's is twice the others' or 100 less. A total
    // that no shares add up to is written as one number.
    let each = Points(total.div_euclid(4)).round_up().0;
    let points = match (tsumo, dealer) {
        (true, true) if total % 3 == 0 => format!("{}点∀", total / 3),
        (true, false) if total >= 2 * each => format!("{each}-{}点", total - 2 * each),
        _ => format!("{total}点"),
    };
    let limit = LIMITS.iter().find(|&&(_, limit)| limit == value.limit());
    Some(match (limit, value.fu, value.han) {
        (Some((name, _)), _, _) => format!("{name}{points}"),
        (None, Some(fu), Some(han)) => format!("{fu}符{han}飜{points}"),
        (None, _, _) => return None,
    })
}

/// A yaku with its worth: `断幺九(1飜)`, `国士無双(役満)`.
pub(super) fn read_yaku(text: &str) -> Option<(StatedYaku, Worth)> {
    let (name, worth) = text.strip_suffix(')')?.rsplit_once('(')?;
    let worth = match worth.strip_suffix('飜') {
        Some(han) => Worth::Han(han.parse().ok()?),
        None if worth == "役満" => Worth::Yakuman,
        None => return None,
    };
    Some((StatedYaku::by_japanese(name)?, worth))
}

/// The text of a yaku with its worth.
pub(super) fn yaku_text(yaku: StatedYaku, worth: Worth) -> String {
    match worth {
        Worth::Han(han) => format!("{}({han}飜)", yaku.japanese()),
        Worth::Yakuman => format!("{}(役満)", yaku.japanese()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_and_written() {
        for (text, tsumo, dealer, fu, han, points) in [
            ("30符4飜7700点", false, false, Some(30), Some(4), 7700),
            ("30符1飜300-500点", true, false, Some(30), Some(1), 1100),
            ("25符3飜800-1600点", true, false, Some(25), Some(3), 3200),
            ("40符2飜1300点∀", true, true, Some(40), Some(2), 3900),
            ("満貫2000-4000点", true, false, None, None, 8000),
            ("跳満18000点", false, true, None, None, 18000),
            ("倍満8000点∀", true, true, None, None, 24000),
            ("三倍満24000点", false, false, None, None, 24000),
            ("役満32000点", false, false, None, None, 32000),
        ] {
            let value = read_worth(text).expect(text);
            assert_eq!((value.fu, value.han, value.points), (fu, han, Some(Points(points))));
            assert_eq!(worth_text(&value, tsumo, dealer).as_deref(), Some(text));
        }
        for wrong in
            ["", "点", "30符", "30符4飜", "満貫", "満貫-1点", "30符4飜1-2-3点", "mangan 8000"]
        {
            assert_eq!(read_worth(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn yaku_are_read_and_written() {
        for text in ["立直(1飜)", "自風 南(1飜)", "国士無双１３面(役満)", "ドラ(12飜)"]
        {
            let (yaku, worth) = read_yaku(text).expect(text);
            assert_eq!(yaku_text(yaku, worth), text);
        }
        for wrong in ["立直", "立直(1)", "(1飜)", "無(1飜)", "立直1飜)"] {
            assert_eq!(read_yaku(wrong), None, "{wrong}");
        }
    }
}
