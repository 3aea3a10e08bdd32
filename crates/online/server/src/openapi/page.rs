//! The description as a page to read, in one piece, without scripts.

use std::fmt::Write;

use super::routes::Route;

const HEAD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><title>Parlor's API</title>\
<style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}\
h2{font-size:1.1rem;margin:2rem 0 0}code{background:#8882;padding:.1em .3em;border-radius:4px}\
td{padding:.1rem 1rem .1rem 0;vertical-align:top}\
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}a{color:#8bf}}</style>\
</head><body><h1>Parlor's API</h1><p>The same for programs: <a href=\"/openapi.json\">\
openapi.json</a>. A refusal is <code>{\"code\", \"detail\"}</code>.</p>";

/// The page of these routes.
pub(super) fn written<'a>(routes: impl Iterator<Item = &'a Route>) -> String {
    let mut page = HEAD.to_owned();
    for route in routes {
        let method = route.method.to_uppercase();
        let _ = write!(page, "<h2><code>{method} {}</code></h2><p>{}", route.path, route.summary);
        if let Some((media_type, schema)) = route.body {
            let _ = write!(page, ". Body: {schema} ({media_type})");
        }
        for (name, _, summary) in route.query {
            let _ = write!(page, ". <code>?{name}=</code> {summary}");
        }
        page.push_str(".</p><table>");
        for answer in route.every_answer() {
            let _ = write!(page, "<tr><td>{}</td><td>{}</td></tr>", answer.status, answer.summary);
        }
        page.push_str("</table>");
    }
    page + "</body></html>"
}
