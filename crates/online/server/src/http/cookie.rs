//! The token that a browser brings along by itself, and a program in a header.
//!
//! The match of a locked room is for those who were in it. A link to a file cannot say who follows
//! it, so anyone who gets a place by HTTP gets the token in a cookie as well: for the addresses of that
//! room alone, unreadable for scripts, and never sent along from other sites.

use axum::http::{HeaderMap, HeaderName, header};

const NAME: &str = "parlor";
/// A year.
const MAX_AGE_S: u32 = 365 * 24 * 3600;

/// Lets the browser keep a token of a room. Neither the room's code nor the token has anything but
/// letters, digits and a dash.
///
/// One who came by https, as a proxy says in the headers of the request, brings it along only so.
pub(crate) fn keep(request: &HeaderMap, room: &str, token: &str) -> [(HeaderName, String); 1] {
    let secure = if is_https(request) { "; Secure" } else { "" };
    let cookie = format!(
        "{NAME}={token}; Path=/api/rooms/{room}; Max-Age={MAX_AGE_S}; HttpOnly; SameSite=Strict{secure}"
    );
    [(header::SET_COOKIE, cookie)]
}

/// Did the client come by https? The server itself speaks plain HTTP, so only a proxy knows. Anyone who
/// says so without one harms nobody else.
fn is_https(request: &HeaderMap) -> bool {
    let text = |name: &str| request.get(name).and_then(|value| value.to_str().ok());
    let first = |value: &str| value.split(',').next().unwrap_or_default().to_ascii_lowercase();
    let proto = text("x-forwarded-proto").map(first);
    let forwarded = text("forwarded").map(first);
    let named = |forwarded: String| {
        forwarded.split(';').any(|pair| matches!(pair.trim(), "proto=https" | "proto=\"https\""))
    };
    proto.is_some_and(|proto| proto.trim() == "https") || forwarded.is_some_and(named)
}

/// The token that a request brings: `Authorization: Bearer`, or the cookie.
pub(crate) fn brought(headers: &HeaderMap) -> Option<&str> {
    let cookies = || text(headers, header::COOKIE)?.split(';').find_map(ours);
    bearer(headers).or_else(cookies)
}

/// What a request brings as `Authorization: Bearer`: a token, or a personal link.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    text(headers, header::AUTHORIZATION)?.strip_prefix("Bearer ")
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn ours(cookie: &str) -> Option<&str> {
    cookie.trim().strip_prefix(NAME)?.strip_prefix('=')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_came_by_https_brings_the_cookie_only_so() {
        for (name, value, secure) in [
            ("host", "parlor.example", false),
            ("x-forwarded-proto", "http", false),
            ("x-forwarded-proto", "HTTPS", true),
            ("x-forwarded-proto", "https, http", true),
            ("x-forwarded-proto", "http, https", false),
            ("forwarded", "for=203.0.113.5;proto=https;by=10.0.0.1", true),
            ("forwarded", "for=203.0.113.5;proto=http", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            let [(_, cookie)] = keep(&headers, "room", "token");
            assert_eq!(cookie.ends_with("; Secure"), secure, "{value}: {cookie}");
        }
    }

    #[test]
    fn a_token_is_found_in_either_header() {
        for (name, value, token) in [
            ("cookie", "parlor=abc", Some("abc")),
            ("cookie", "a=b; parlor=abc; parlors=x", Some("abc")),
            ("cookie", "parlors=abc", None),
            ("authorization", "Bearer abc", Some("abc")),
            ("authorization", "Basic abc", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            assert_eq!(brought(&headers), token, "{value}");
        }
    }
}
