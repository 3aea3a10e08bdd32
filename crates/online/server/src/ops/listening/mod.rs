//! Connections: accepted, counted by household, given up when nothing goes on over them.
//!
//! | file | idea |
//! |---|---|
//! | `body` | the body of a request, which must be there in time |
//! | `stream` | a connection over which answers must be taken in time |

mod body;
mod stream;

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

use crate::Config;
use crate::limits::held::HeldCounts;
use crate::ops::stopping::Stopping;
use body::TimelyBody;
use stream::PatientStream;

/// How long to wait when no connection can be accepted, as when too many files are open.
const PAUSE: Duration = Duration::from_secs(1);

/// Accepts connections, so many from each household.
pub(crate) struct Acceptor {
    connections: HeldCounts,
    config: Arc<Config>,
}

impl Acceptor {
    pub(crate) fn new(config: &Config) -> Acceptor {
        Acceptor { connections: HeldCounts::default(), config: Arc::new(config.clone()) }
    }

    /// How many connections this address may have; 0 for any number. All clients of a proxy come from
    /// one address.
    fn most(&self, peer: IpAddr) -> u32 {
        let Config { trusted_proxies, connections_per_address, .. } = &*self.config;
        let is_proxy = trusted_proxies.iter().any(|proxy| proxy.contains(peer));
        if is_proxy { 0 } else { *connections_per_address }
    }

    /// Serves everyone who comes, until the server stops.
    pub(crate) async fn serve(&self, listener: TcpListener, site: &Router, stopping: &Stopping) {
        loop {
            let (stream, peer) = tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) if is_the_clients(&error) => continue,
                    Err(error) => {
                        tracing::error!(%error, "no connection can be accepted");
                        sleep(PAUSE).await;
                        continue;
                    }
                },
                () = stopping.begun() => return,
            };
            let address = peer.ip().to_canonical();
            // One who has too many is not answered: that would cost as much as serving them.
            let Some(held) = self.connections.take_one(address, self.most(address)) else {
                continue;
            };
            let (site, config, stopping) = (site.clone(), self.config.clone(), stopping.clone());
            stopping.connections.clone().spawn(async move {
                serve_connection(stream, peer, site, &config, &stopping).await;
                drop(held);
            });
        }
    }
}

/// The client went away before it was accepted.
fn is_the_clients(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// One connection to its end. When the server stops, the request that is being answered is the last.
async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    site: Router,
    config: &Config,
    stopping: &Stopping,
) {
    // Messages are small and wait for each other's answers: none is held back to fill a packet.
    let _ = stream.set_nodelay(true);
    let (site, body_patience) = (TowerToHyperService::new(site), config.body_patience);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(|body| TimelyBody::new(body, body_patience));
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = site.call(request);
        async move { answer.await as Result<Response, Infallible> }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(config.header_patience);
    let stream = PatientStream::new(stream, config.answer_patience);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    // How a connection ends is its client's matter.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = stopping.begun() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
