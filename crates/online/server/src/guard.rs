//! What every request passes: limits, the origin of a page, headers, counts, the log.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use parlor_wire::online::ErrorCode;

use crate::buckets::Buckets;
use crate::metrics::Metrics;
use crate::network::{client_address, household};
use crate::refusal::Refusal;
use crate::{Config, headers};

/// What a request costs, in drops of the bucket of its address: a room takes more than a look.
const LOOK: f64 = 1.0;
const CHANGE: f64 = 5.0;

/// Who stands at the door.
pub(crate) struct Guard {
    config: Config,
    metrics: Arc<Metrics>,
    requests: Option<Buckets<IpAddr>>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
}

/// The address of a client, behind whatever proxies.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Address {
    /// Does the request come from this machine, and not through a proxy?
    pub(crate) fn is_local(self) -> bool {
        self.0.is_loopback()
    }
}

/// Held by a socket: one of those that its address may have.
pub(crate) struct Pass {
    guard: Arc<Guard>,
    household: IpAddr,
}

impl Guard {
    pub(crate) fn new(config: Config, metrics: Arc<Metrics>) -> Guard {
        let requests = Buckets::new(config.requests_per_minute);
        Guard { config, metrics, requests, sockets: Mutex::default() }
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// May this request go on? A socket gets its pass.
    fn admit(self: &Arc<Guard>, request: &mut Request) -> Result<(), Refusal> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let trusted = &self.config.trusted_proxies;
        let address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| {
            client_address(*peer, request.headers(), trusted)
        });
        request.extensions_mut().insert(Address(address));
        let is_socket = request.headers().contains_key(header::UPGRADE);
        let looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        if (is_socket || !looks) && !self.is_own_page(request.headers()) {
            return Err(Refusal::new(ErrorCode::Token, "this page belongs to another site"));
        }
        if Address(address).is_local() || !request.uri().path().starts_with("/api") {
            return Ok(());
        }
        let drops = if looks { LOOK } else { CHANGE };
        let buckets = self.requests.as_ref();
        if buckets.is_some_and(|all| !all.take(household(address), drops, Instant::now())) {
            return Err(Refusal::new(ErrorCode::TooFast, "too many requests from your address"));
        }
        if is_socket && self.config.sockets_per_address > 0 {
            let pass = self.pass(address)?;
            request.extensions_mut().insert(Arc::new(pass));
        }
        Ok(())
    }

    /// Programs other than browsers name no origin; a browser's page must be ours.
    fn is_own_page(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let own = origin.split_once("://").is_some_and(|(_, place)| Some(place) == host);
        own || self.config.origins.iter().any(|allowed| allowed.trim_end_matches('/') == origin)
    }

    fn pass(self: &Arc<Guard>, address: IpAddr) -> Result<Pass, Refusal> {
        let household = household(address);
        let mut sockets = self.sockets();
        let n = sockets.entry(household).or_default();
        if *n >= self.config.sockets_per_address {
            return Err(Refusal::new(ErrorCode::TooFast, "too many sockets from your address"));
        }
        *n += 1;
        Ok(Pass { guard: self.clone(), household })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut sockets = self.guard.sockets();
        if let Some(n) = sockets.get_mut(&self.household) {
            *n -= 1;
            if *n == 0 {
                sockets.remove(&self.household);
            }
        }
    }
}

/// The layer around all routes. The log names the route, never ids, queries or bodies.
pub(crate) async fn pass_by(
    State(guard): State<Arc<Guard>>,
    mut request: Request,
    next: Next,
) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = match guard.admit(&mut request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    let status = response.status().as_u16();
    guard.metrics.answered(status);
    if let Some(code) = response.extensions().get::<ErrorCode>() {
        guard.metrics.refused(*code);
    }
    headers::secure(response.headers_mut());
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    let ms = begin.elapsed().as_millis() as u64;
    tracing::debug!(%method, route, status, ms, "request");
    response
}
