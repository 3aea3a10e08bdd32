//! Frames from a stranger never make a table fail, and never reach anyone but the stranger.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_kit::{ActionMsgOf, Each, Full};
use parlor_table::{Input, Room, Table, Who};
use parlor_wire::online::ClientMsg;

/// The frames, one a line.
struct Frames<'a>(&'a str);

impl Each for Frames<'_> {
    fn kit<K: Full>(&mut self) {
        let kit = K::read("").expect("the usual rules");
        let mut table = Table::new(kit, Room::new("r", "a room"));
        table.handle(1, Input::Joins { player: 7, name: "Anna".into() });
        for (at, frame) in (3..).zip(self.0.lines()) {
            let Ok(msg) = serde_json::from_str::<ClientMsg<ActionMsgOf<K>>>(frame) else { continue };
            let watcher = Who::Watcher(9);
            let effects = table.handle(at, Input::Client { who: watcher, msg: msg.clone() });
            assert_eq!(effects.fault, None);
            assert!(effects.out.iter().all(|out| out.to == watcher));
            let effects = table.handle(at, Input::Client { who: Who::Player(7), msg });
            assert_eq!(effects.fault, None);
        }
    }
}

fuzz_target!(|text: &str| parlor_kits::each(&mut Frames(text)));
