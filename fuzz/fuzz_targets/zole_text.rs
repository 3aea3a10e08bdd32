//! A text that reads as Zole cards, a deal or rules has a canonical text that means the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::zole::{OpenCards, Style, read_cards, read_rules, write_cards, write_rules};

fuzz_target!(|text: &str| {
    if let Ok(cards) = read_cards(text) {
        for style in [Style::Letters, Style::Symbols] {
            assert_eq!(read_cards(&write_cards(cards.clone(), style)).as_ref(), Ok(&cards));
        }
    }
    if let Ok(open) = text.parse::<OpenCards>() {
        for style in [Style::Letters, Style::Symbols] {
            assert_eq!(open.write(style).parse(), Ok(open));
        }
        if let Ok(layout) = open.layout() {
            assert_eq!(OpenCards::from(&layout), open);
        }
    }
    if let Ok(rules) = read_rules(text) {
        assert_eq!(read_rules(&write_rules(&rules)), Ok(rules));
    }
});
