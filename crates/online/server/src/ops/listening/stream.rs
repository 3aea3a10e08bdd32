//! A connection over which answers must be taken in time.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// How much a client must take in a second, on average, while something waits for it: so a long record
/// may take a while over a bad line, and nobody can make it last for ever.
const BYTES_A_SECOND: u64 = 32_768;

/// A stream that fails when what waits for the client is not taken in time. Nothing waits, nothing
/// fails: it may be silent as long as it likes.
pub(super) struct PatientStream<S> {
    stream: S,
    patience: Duration,
    behind: Option<Behind>,
}

/// Something waits that the client has not taken.
struct Behind {
    since: Instant,
    /// When something was taken last.
    moved: Instant,
    n_taken: u64,
    alarm: Pin<Box<Sleep>>,
}

impl Behind {
    fn new(patience: Duration) -> Behind {
        let now = Instant::now();
        Behind { since: now, moved: now, n_taken: 0, alarm: Box::pin(sleep_until(now + patience)) }
    }

    fn until(&self, patience: Duration) -> Instant {
        let earned = Duration::from_secs(self.n_taken / BYTES_A_SECOND);
        (self.moved + patience).min(self.since + patience + earned)
    }
}

impl<S> PatientStream<S> {
    /// The client may take nothing for so long.
    pub(super) fn new(stream: S, patience: Duration) -> PatientStream<S> {
        PatientStream { stream, patience, behind: None }
    }

    /// What came of an attempt to write.
    fn written(
        &mut self,
        cx: &mut Context<'_>,
        attempt: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = attempt {
            if let (Some(behind), Ok(n)) = (&mut self.behind, &written) {
                behind.moved = Instant::now();
                behind.n_taken += *n as u64;
            }
            return Poll::Ready(written);
        }
        let patience = self.patience;
        let behind = self.behind.get_or_insert_with(|| Behind::new(patience));
        let until = behind.until(patience);
        if behind.alarm.deadline() != until {
            behind.alarm.as_mut().reset(until);
        }
        ready!(behind.alarm.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for PatientStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for PatientStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.written(cx, attempt)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.written(cx, attempt)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Flushing means having written all there was: the client has caught up.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.behind = None;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
