//! Pages of other sites: kept out, except those of the sites that the operator names.

use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_METHOD, HOST, ORIGIN, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

/// The sites whose pages may use this server.
pub(crate) struct Origins(Vec<String>);

impl Origins {
    pub(crate) fn new(allowed: &[String]) -> Origins {
        Origins(allowed.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect())
    }

    /// Programs other than browsers name no origin; a browser's page must be ours or a friend's.
    pub(crate) fn let_in(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let own = origin.split_once("://").is_some_and(|(_, place)| Some(place) == host);
        own || self.0.iter().any(|allowed| allowed == origin)
    }

    /// The site that a page belongs to, if the operator has named it.
    pub(crate) fn friend(&self, headers: &HeaderMap) -> Option<HeaderValue> {
        let origin = headers.get(ORIGIN)?;
        let named = |allowed: &String| allowed.as_bytes() == origin.as_bytes();
        self.0.iter().any(named).then(|| origin.clone())
    }

    /// What a browser asks before a friend's page may post: the answer, if that is what it asks.
    pub(crate) fn preflight(&self, method: &Method, headers: &HeaderMap) -> Option<Response> {
        let asks =
            *method == Method::OPTIONS && headers.contains_key(ACCESS_CONTROL_REQUEST_METHOD);
        self.friend(headers).filter(|_| asks)?;
        let allowed = [
            (ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, DELETE"),
            (ACCESS_CONTROL_ALLOW_HEADERS, "content-type, authorization"),
            (ACCESS_CONTROL_MAX_AGE, "86400"),
        ];
        Some((StatusCode::NO_CONTENT, allowed).into_response())
    }
}

/// Lets the browser give an answer to the friend's page that asked.
pub(crate) fn allow(friend: HeaderValue, headers: &mut HeaderMap) {
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, friend);
    headers.append(VARY, HeaderValue::from_static("Origin"));
}
