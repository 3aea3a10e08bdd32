//! The token that a browser brings along by itself, and a program in a header.
//!
//! The match of a locked room is for those who were in it. A link to a file cannot say who follows
//! it, so whoever gets a place by HTTP gets the token in a cookie as well: for the addresses of that
//! room alone, unreadable for scripts, and never sent along from other sites.

use axum::http::{HeaderMap, HeaderName, header};

const NAME: &str = "parlor";
/// A year.
const MAX_AGE_S: u32 = 365 * 24 * 3600;

/// Lets the browser keep a token of a room. Neither the room's code nor the token has anything but
/// letters, digits and a dash.
pub(crate) fn keep(room: &str, token: &str) -> [(HeaderName, String); 1] {
    let cookie = format!(
        "{NAME}={token}; Path=/api/rooms/{room}; Max-Age={MAX_AGE_S}; HttpOnly; SameSite=Strict"
    );
    [(header::SET_COOKIE, cookie)]
}

/// The token that a request brings: `Authorization: Bearer`, or the cookie.
pub(crate) fn brought(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let cookies = || text(header::COOKIE)?.split(';').find_map(ours);
    bearer.or_else(cookies)
}

fn ours(cookie: &str) -> Option<&str> {
    cookie.trim().strip_prefix(NAME)?.strip_prefix('=')
}

#[cfg(test)]
mod tests {
    use super::*;

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
