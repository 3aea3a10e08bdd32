//! A text that reads as a tree has a canonical text that means the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::written_tree::{read, write};

fuzz_target!(|text: &str| {
    if let Ok(plan) = read(text) {
        assert_eq!(read(&write(&plan)), Ok(plan));
    }
});
