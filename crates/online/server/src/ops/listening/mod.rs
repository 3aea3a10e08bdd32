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
use crate::limits::network::Network;
use crate::ops::stopping::Stopping;
use body::TimelyBody;
use stream::PatientStream;

/// How long to wait when no connection can be accepted, as when too many files are open.
const PAUSE: Duration = Duration::from_secs(1);

/// Who comes in through this door.
pub(crate) struct Door {
    connections: HeldCounts,
    most: u32,
    /// All their clients come from one address.
    proxies: Vec<Network>,
    patience: Patience,
}

/// How long clients may take.
#[derive(Clone, Copy)]
struct Patience {
    /// To bring the head of a request.
    head: Duration,
    /// To bring its body.
    body: Duration,
    /// To take anything of its answer.
    answer: Duration,
}

impl Door {
    pub(crate) fn new(config: &Config) -> Door {
        Door {
            connections: HeldCounts::default(),
            most: config.connections_per_address,
            proxies: config.trusted_proxies.clone(),
            patience: Patience {
                head: config.header_patience,
                body: config.body_patience,
                answer: config.answer_patience,
            },
        }
    }

    /// How many connections this address may have; 0 for any number.
    fn most(&self, peer: IpAddr) -> u32 {
        let peer = peer.to_canonical();
        let is_proxy = self.proxies.iter().any(|proxy| proxy.contains(peer));
        if is_proxy { 0 } else { self.most }
    }

    /// Serves everybody who comes, until the server stops.
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
            let Some(held) = self.connections.take(address, self.most(address)) else { continue };
            let (site, stopping, patience) = (site.clone(), stopping.clone(), self.patience);
            stopping.clone().run_connection(async move {
                talk(stream, peer, site, patience, &stopping).await;
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
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    site: Router,
    patience: Patience,
    stopping: &Stopping,
) {
    // Messages are small and wait for each other's answers: none is held back to fill a packet.
    let _ = stream.set_nodelay(true);
    let site = TowerToHyperService::new(site);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(|body| TimelyBody::new(body, patience.body));
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = site.call(request);
        async move { answer.await as Result<Response, Infallible> }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience.head);
    let stream = PatientStream::new(stream, patience.answer);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    // How a connection ends is its client's matter.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = stopping.begun() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
