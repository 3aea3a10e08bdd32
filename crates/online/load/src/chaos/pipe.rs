//! One direction of a connection.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use parlor_agent::Stream;
use parlor_game::Entropy;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::time::sleep;

use super::frames::{Frames, Piece};
use super::{Chaos, Done};

/// After how many later messages of a client one is repeated, at most.
const LATER_MAX: u32 = 5;

/// Who speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Client,
    Server,
}

/// One direction.
pub(super) struct Pipe {
    pub(super) side: Side,
    pub(super) chaos: Chaos,
    pub(super) rng: Stream,
    pub(super) done: Arc<Done>,
}

impl Pipe {
    /// Carries everything, late and in order, until one end is gone.
    pub(super) async fn carry(mut self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
        let mut buffer = vec![0; 8 << 10];
        let (mut frames, mut held) = (Frames::default(), VecDeque::new());
        while let Ok(n @ 1..) = from.read(&mut buffer).await {
            sleep(Duration::from_millis(self.rng.below(self.chaos.delay_ms + 1).into())).await;
            let out = match self.side {
                Side::Server => buffer[..n].to_vec(),
                Side::Client => {
                    frames.push(&buffer[..n]);
                    let pieces: Vec<Piece> = std::iter::from_fn(|| frames.next()).collect();
                    pieces
                        .into_iter()
                        .flat_map(|piece| self.with_repeats(piece, &mut held))
                        .collect()
                }
            };
            // In two halves: a cut in between leaves a broken frame.
            let (first, second) = out.split_at(out.len() / 2);
            for half in [first, second] {
                if to.write_all(half).await.is_err() {
                    return;
                }
                tokio::task::yield_now().await;
            }
        }
    }

    /// A piece, and after it what is to be repeated now.
    fn with_repeats(&mut self, piece: Piece, held: &mut VecDeque<(u32, Vec<u8>)>) -> Vec<u8> {
        let mut out = piece.bytes().to_vec();
        let Piece::Message(message) = piece else { return out };
        for (wait, again) in held.iter_mut() {
            *wait = wait.saturating_sub(1);
            if *wait == 0 {
                out.extend(std::mem::take(again));
                self.done.repeats.fetch_add(1, Ordering::Relaxed);
            }
        }
        held.retain(|(wait, _)| *wait > 0);
        if self.chaos.repeat > 0 && self.rng.below(self.chaos.repeat) == 0 {
            match self.rng.below(LATER_MAX) {
                0 => {
                    out.extend(message);
                    self.done.repeats.fetch_add(1, Ordering::Relaxed);
                }
                later => held.push_back((later, message)),
            }
        }
        out
    }
}
