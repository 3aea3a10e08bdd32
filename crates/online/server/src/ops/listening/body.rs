//! The body of a request, which must be there in time.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::BoxError;
use axum::body::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

/// A body that ends with an error when it is not there in time, however slowly it goes on coming.
pub(super) struct TimelyBody {
    body: Incoming,
    until: Instant,
    /// Set when someone waits: most requests have no body at all.
    alarm: Option<Pin<Box<Sleep>>>,
}

/// A body has not come in time.
#[derive(Debug, thiserror::Error)]
#[error("the body of the request took too long")]
struct TooSlow;

impl TimelyBody {
    /// The body of a request that has just come.
    pub(super) fn new(body: Incoming, patience: Duration) -> TimelyBody {
        TimelyBody { body, until: Instant::now() + patience, alarm: None }
    }
}

impl Body for TimelyBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let until = self.until;
        if Instant::now() < until
            && let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(cx)
        {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let alarm = self.alarm.get_or_insert_with(|| Box::pin(sleep_until(until)));
        alarm.as_mut().poll(cx).map(|()| Some(Err(TooSlow.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
