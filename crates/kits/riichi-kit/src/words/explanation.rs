//! Why a hand is worth what it is, in lines of text.

use std::fmt::Write;

use parlor_riichi::Points;
use parlor_riichi::score::{Explained, Limit, Price, Reading, Value};

use super::wording::{block_text, fu_words, wait_words};

/// One line: `Riichi, Pinfu, Dora 2: 4 han 30 fu`.
pub fn summary(explained: &Explained) -> String {
    let named = explained.named_han().map(|(name, han)| match (name, han) {
        ("Dora" | "Ura Dora" | "Aka Dora", han) => format!("{name} {han}"),
        (name, _) => name.to_owned(),
    });
    let named: Vec<String> = named.collect();
    format!("{}: {}", named.join(", "), worth(&explained.value))
}

/// Readings, yaku with their tiles, fu item by item, and the limit; each line indented by two.
pub fn explanation(explained: &Explained) -> String {
    let mut text = String::new();
    readings(explained, &mut text);
    yaku(explained, &mut text);
    fu(explained, &mut text);
    text
}

fn readings(explained: &Explained, text: &mut String) {
    let n = explained.readings.len();
    line(text, format_args!("  {n} reading{} considered:", if n == 1 { "" } else { "s" }));
    let written: Vec<String> = explained.readings.iter().map(blocks_text).collect();
    let width = written.iter().map(String::len).max().unwrap_or(0);
    for (idx, (reading, blocks)) in explained.readings.iter().zip(&written).enumerate() {
        let mark = if idx == explained.best_idx { "*" } else { " " };
        let wait = wait_words(reading.wait);
        let worth = if reading.yaku.is_empty() {
            "no yaku".to_owned()
        } else {
            let fu = reading.fu;
            format!("{} han {fu} fu, base {}", reading.han, reading.base)
        };
        line(text, format_args!("  {mark} {blocks:<width$}  {wait}: {worth}"));
    }
}

/// The sets and the pair of a reading; the one that the winning tile completed with a `+`.
pub fn blocks_text(reading: &Reading) -> String {
    let blocks = reading.blocks.as_slice().iter();
    let written = blocks
        .map(|block| format!("{}{}", block_text(block), if block.completed { "+" } else { "" }));
    written.collect::<Vec<_>>().join(" ")
}

fn yaku(explained: &Explained, text: &mut String) {
    line(text, format_args!("  yaku:"));
    for of in &explained.yaku {
        let tiles: Vec<String> = explained.best().blocks.pick(of.blocks).map(block_text).collect();
        let (name, han, tiles) = (of.yaku.name(), han_text(of.han), tiles.join(" "));
        let made = format!("    {name:<32} {han:>8}  {tiles}");
        line(text, format_args!("{}", made.trim_end()));
    }
    let dora = explained.value.dora;
    for (name, han) in [("Dora", dora.plain), ("Ura Dora", dora.ura), ("Aka Dora", dora.red)] {
        if han > 0 {
            line(text, format_args!("    {name:<32} {:>8}", han_text(han)));
        }
    }
}

fn han_text(han: u8) -> String {
    match han {
        13 => "yakuman".to_owned(),
        26 => "2x yakuman".to_owned(),
        han => format!("{han} han"),
    }
}

fn fu(explained: &Explained, text: &mut String) {
    if explained.fu.items.is_empty() {
        return;
    }
    line(text, format_args!("  fu:"));
    for &(item, fu) in &explained.fu.items {
        line(text, format_args!("    {fu:>3}  {}", fu_words(item)));
    }
    let sum: u32 = explained.fu.items.iter().map(|&(_, fu)| u32::from(fu)).sum();
    let total = explained.fu.total;
    if sum == u32::from(total) {
        line(text, format_args!("    {total:>3}  in all"));
    } else {
        line(text, format_args!("    {total:>3}  in all, {sum} rounded up"));
    }
}

/// Han and fu, the limit they reach, and what is paid before counters and sticks.
pub fn worth(value: &Value) -> String {
    let points = match value.price {
        Price::Ron(points) => points.to_string(),
        Price::DealerTsumo { each } => format!("{each} from each"),
        Price::Tsumo { dealer, others } => {
            format!("{dealer} from the dealer, {others} from others")
        }
    };
    let (han, fu) = (value.han, value.fu);
    match value.limit {
        None => format!("{han} han {fu} fu, {points}"),
        Some(Limit::Yakuman) => format!("{}, {points}", Limit::Yakuman.name(value.n_yakuman)),
        Some(Limit::KazoeYakuman) => format!("{han} han, counted yakuman, {points}"),
        Some(limit) => format!("{han} han {fu} fu, {}, {points}", limit.name(value.n_yakuman)),
    }
}

/// A gain or loss with its sign.
pub fn signed(points: Points) -> String {
    format!("{:+}", points.0)
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    // Writing to a text cannot fail.
    let _ = writeln!(text, "{words}");
}
