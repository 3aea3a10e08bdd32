//! What every request passes: limits, the origin of a page, headers, counts, the log.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use parlor_wire::online::ErrorCode;

use crate::Config;
use crate::http::headers;
use crate::http::origins::{self, Origins};
use crate::http::refusal::Refusal;
use crate::limits::buckets::Buckets;
use crate::limits::caller::{CHANGE, Caller, LOOK};
use crate::limits::held::HeldCounts;
use crate::limits::hosts::Hosts;
use crate::limits::locality::is_local;
use crate::limits::network::client_address;
use crate::limits::room_counts::RoomCounts;
use crate::ops::metrics::Metrics;

/// Who stands at the door.
pub(crate) struct Guard {
    pub(crate) config: Config,
    metrics: Arc<Metrics>,
    origins: Origins,
    hosts: Hosts,
    pub(crate) requests: Option<Buckets<IpAddr>>,
    pub(crate) sockets: HeldCounts,
    pub(crate) rooms: RoomCounts,
}

impl Guard {
    pub(crate) fn new(config: Config, metrics: Arc<Metrics>) -> Guard {
        let origins = Origins::new(&config.origins);
        let hosts = Hosts::new(&config.hosts, config.behind_proxy);
        let requests = Buckets::new(config.requests_per_minute);
        let (sockets, rooms) = (HeldCounts::default(), RoomCounts::default());
        Guard { config, metrics, origins, hosts, requests, sockets, rooms }
    }

    fn caller(self: &Arc<Guard>, request: &Request) -> Caller {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let nobody = SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0));
        let peer = peer.map_or(nobody, |ConnectInfo(peer)| *peer);
        let address = client_address(peer, request.headers(), &self.config.trusted_proxies);
        let local = !self.config.behind_proxy && is_local(peer.ip(), request.headers());
        Caller { guard: self.clone(), address, local }
    }

    /// May this request go on?
    fn admit(self: &Arc<Guard>, request: &mut Request) -> Result<(), Refusal> {
        let caller = self.caller(request);
        request.extensions_mut().insert(caller.clone());
        let is_api = request.uri().path().starts_with("/api");
        if let Some(name) = self.hosts.refused(request.headers()).filter(|_| is_api) {
            let name: String = name.chars().take(80).collect();
            let detail = format!(
                "this server is not known as {name:?}: its operator can list the name with --hosts"
            );
            return Err(Refusal::new(ErrorCode::Token, detail));
        }
        let is_socket = request.headers().contains_key(header::UPGRADE);
        let looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        if (is_socket || !looks) && !self.origins.let_in(request.headers()) {
            return Err(Refusal::new(ErrorCode::Token, "this page belongs to another site"));
        }
        let drops = if looks { LOOK } else { CHANGE };
        if is_api && !caller.may_ask(drops) {
            return Err(Refusal::new(ErrorCode::TooFast, "too many requests from your address"));
        }
        Ok(())
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
    let friend = guard.origins.friend(request.headers());
    let preflight = guard.origins.preflight(&method, request.headers());
    let mut response = match (guard.admit(&mut request), preflight) {
        (Err(refusal), _) => refusal.into_response(),
        (Ok(()), Some(allowed)) => allowed,
        (Ok(()), None) => next.run(request).await,
    };
    let status = response.status().as_u16();
    guard.metrics.answered(status);
    if let Some(code) = response.extensions().get::<ErrorCode>() {
        guard.metrics.refused(*code);
    }
    headers::secure(response.headers_mut());
    if let Some(friend) = friend {
        origins::allow(friend, response.headers_mut());
    }
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    let ms = begin.elapsed().as_millis() as u64;
    tracing::debug!(%method, route, status, ms, "request");
    response
}
