//! Frames from a stranger never make a table fail, and never reach anybody but the stranger.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_table::{Input, Room, Who, open};

fuzz_target!(|text: &str| {
    for game in parlor_table::GAMES {
        let mut table = open(game, "", Room::new("r", "a room"), &[]).expect("a table");
        table.handle(1, Input::Joins { player: 7, name: "Anna".into() });
        let mut at = 2;
        for frame in text.lines() {
            at += 1;
            let effects = table.handle_frame(at, Who::Watcher(9), frame);
            assert_eq!(effects.fault, None);
            assert!(effects.out.iter().all(|out| out.to == Who::Watcher(9)));
            let effects = table.handle_frame(at, Who::Player(7), frame);
            assert_eq!(effects.fault, None);
        }
    }
});
