//! Why a hand is worth what it is, in lines of text.

use parlor_agent::{Message, Say, align};
use parlor_riichi::Points;
use parlor_riichi::score::{Explained, Limit, Price, Reading, Value};

use super::wording::{block_text, fu_words, limit_words, wait_words, yaku_words};

/// One line: `Riichi, Pinfu · All runs, dora 2: 4 han, 30 fu, 7700`.
pub(super) fn summary(explained: &Explained, say: &dyn Say) -> String {
    let yaku = explained.yaku.iter().map(|line| yaku_words(line.yaku, say));
    let dora = dora(explained).map(|(key, han)| format!("{} {han}", word(key, say)));
    let named: Vec<String> = yaku.chain(dora).collect();
    format!("{}: {}", named.join(", "), worth(&explained.value, say))
}

/// Readings, yaku with their tiles, fu item by item, and the limit; each line indented by two.
pub fn explanation(explained: &Explained, say: &dyn Say) -> String {
    let n = Message::new("cli-riichi-readings").with("n", explained.readings.len() as u32);
    let mut text = format!("  {}\n{}", say.message(&n), readings(explained, say));
    text += &format!("  {}\n{}", word("riichi-yaku", say), yaku(explained, say));
    if !explained.fu.items.is_empty() {
        text += &format!("  {}\n{}", word("riichi-fu", say), fu(explained, say));
    }
    text
}

fn word(key: &'static str, say: &dyn Say) -> String {
    say.message(&Message::new(key))
}

/// Rows as lines whose columns begin below each other.
fn lines(rows: &[Vec<String>], indent: &str) -> String {
    let lines = align(rows, usize::MAX).into_iter();
    lines.map(|line| format!("{indent}{}\n", line.trim_end())).collect()
}

fn readings(explained: &Explained, say: &dyn Say) -> String {
    let rows = explained.readings.iter().enumerate().map(|(idx, reading)| {
        let mark = if idx == explained.best_idx { "*" } else { " " };
        let sets = format!("{mark} {}", blocks_text(reading));
        let wait = say.message(&wait_words(reading.wait));
        if reading.yaku.is_empty() {
            return vec![sets, wait, word("riichi-no-yaku", say)];
        }
        let base = format!("{} {}", word("riichi-base-points", say), reading.base);
        vec![sets, wait, han_and_fu(reading.han, reading.fu, say), base]
    });
    lines(&rows.collect::<Vec<_>>(), "  ")
}

/// The sets and the pair of a reading; the one that the winning tile completed with a `+`.
pub fn blocks_text(reading: &Reading) -> String {
    let blocks = reading.blocks.as_slice().iter();
    let written = blocks
        .map(|block| format!("{}{}", block_text(block), if block.completed { "+" } else { "" }));
    written.collect::<Vec<_>>().join(" ")
}

fn yaku(explained: &Explained, say: &dyn Say) -> String {
    let han_text = |han: u8| match han {
        13 => yakuman(1, say),
        26 => yakuman(2, say),
        han => say.message(&n_han(han)),
    };
    let made = explained.yaku.iter().map(|line| {
        let tiles = explained.best().blocks.pick(line.blocks).map(block_text);
        let tiles = tiles.collect::<Vec<_>>().join(" ");
        vec![han_text(line.han), yaku_words(line.yaku, say), tiles]
    });
    let dora = dora(explained).map(|(key, han)| vec![han_text(han), word(key, say)]);
    lines(&made.chain(dora).collect::<Vec<_>>(), "    ")
}

/// The dora of a hand: what they are called, and how many.
fn dora(explained: &Explained) -> impl Iterator<Item = (&'static str, u8)> {
    let dora = explained.value.dora;
    let all = [
        ("riichi-dora", dora.plain),
        ("riichi-ura-dora", dora.ura),
        ("riichi-red-fives", dora.red),
    ];
    all.into_iter().filter(|&(_, han)| han > 0)
}

fn fu(explained: &Explained, say: &dyn Say) -> String {
    let row = |fu: u8, words| vec![format!("{fu:>3}"), words];
    let items = &explained.fu.items;
    let mut rows: Vec<_> = items.iter().map(|&(item, fu)| row(fu, fu_words(item, say))).collect();
    let sum: u32 = items.iter().map(|&(_, fu)| u32::from(fu)).sum();
    let total = explained.fu.total;
    rows.push(row(
        total,
        if sum == u32::from(total) {
            word("ui-total", say)
        } else {
            say.message(&Message::new("riichi-fu-rounded").with("sum", sum))
        },
    ));
    lines(&rows, "    ")
}

/// Han and fu, the limit they reach, and what is paid before counters and sticks.
pub fn worth(value: &Value, say: &dyn Say) -> String {
    let points = match value.price {
        Price::Ron(points) => Message::verbatim(points.to_string()),
        Price::DealerTsumo { each } => {
            Message::new("cli-riichi-from-each").with("n", each.to_string())
        }
        Price::Tsumo { dealer, others } => Message::new("cli-riichi-from-both")
            .with("dealer", dealer.to_string())
            .with("others", others.to_string()),
    };
    let points = say.message(&points);
    let counted = han_and_fu(value.han, value.fu, say);
    let limit = |limit| say.message(&limit_words(limit));
    match value.limit {
        None => format!("{counted}, {points}"),
        Some(Limit::Yakuman) => format!("{}, {points}", yakuman(value.n_yakuman, say)),
        Some(kazoe @ Limit::KazoeYakuman) => {
            format!("{}, {}, {points}", say.message(&n_han(value.han)), limit(kazoe))
        }
        Some(other) => format!("{counted}, {}, {points}", limit(other)),
    }
}

fn n_han(han: u8) -> Message {
    Message::new("riichi-n-han").with("n", u32::from(han))
}

fn han_and_fu(han: u8, fu: u8, say: &dyn Say) -> String {
    let value = Message::new("riichi-value").with("han", u32::from(han));
    say.message(&value.with("fu", u32::from(fu)))
}

fn yakuman(times: u8, say: &dyn Say) -> String {
    let yakuman = say.message(&limit_words(Limit::Yakuman));
    if times > 1 { format!("{times}× {yakuman}") } else { yakuman }
}

/// A gain or loss with its sign.
pub fn signed(points: Points) -> String {
    format!("{:+}", points.0)
}

#[cfg(test)]
mod tests {
    use parlor_riichi::score::{Claim, Finish, explain};
    use parlor_riichi::{Hand, Preset};
    use parlor_texts::Language;

    use super::*;

    /// Seven pairs or two pairs of identical runs: the second reading counts.
    fn explained() -> Explained {
        let hand = Hand::closed("112233m445566p77s".parse().unwrap());
        let claim = Claim::new(&hand, "7s".parse().unwrap(), Finish::Ron);
        explain(&claim, Preset::DEFAULT.rules()).unwrap()
    }

    #[test]
    fn a_hand_is_explained_in_columns() {
        let english = "  2 readings considered
  * 123m 123m 456p 456p 77s+      pair wait  3 han, 40 fu  base points 1280
    11m 22m 33m 44p 55p 66p 77s+  pair wait  2 han, 25 fu  base points 400
  yaku
    3 han  Ryanpeikou · Two pairs of identical runs  123m 123m 456p 456p 77s
  fu
      2  pair wait
     10  ron with a closed hand
     20  every hand
     40  32 fu, rounded up
";
        assert_eq!(explanation(&explained(), &Language::English), english);
    }

    #[test]
    fn wide_characters_line_up_too() {
        let japanese = "  面子の取り方：2通り
  * 123m 123m 456p 456p 77s+      単騎待ち  40符3翻  基本点 1280
    11m 22m 33m 44p 55p 66p 77s+  単騎待ち  25符2翻  基本点 400
  役
    3翻  二盃口  123m 123m 456p 456p 77s
  符
      2  単騎待ち
     10  門前加符
     20  副底
     40  32符を切り上げ
";
        assert_eq!(explanation(&explained(), &Language::Japanese), japanese);
        assert_eq!(summary(&explained(), &Language::Japanese), "二盃口: 40符3翻, 5200");
    }
}
