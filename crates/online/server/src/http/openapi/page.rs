//! The description as a page to read, in one piece, without scripts.

use std::fmt::{self, Write};

use utoipa::openapi::path::{Operation, Parameter};
use utoipa::openapi::{OpenApi, RefOr};

const HEAD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><title>Parlor's API</title>\
<style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}\
h2{font-size:1.1rem;margin:2rem 0 0}code{background:#8882;padding:.1em .3em;border-radius:4px}\
td{padding:.1rem 1rem .1rem 0;vertical-align:top}\
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}a{color:#8bf}}</style>\
</head><body><h1>Parlor's API</h1><p>The same for programs: <a href=\"/openapi.json\">\
openapi.json</a>. A refusal is <code>{\"code\", \"detail\"}</code>.</p>";

/// The page of these routes.
pub(super) fn written(described: &OpenApi) -> String {
    let mut page = HEAD.to_owned();
    for (path, item) in &described.paths.paths {
        for (method, operation) in
            [("GET", &item.get), ("POST", &item.post), ("DELETE", &item.delete)]
        {
            if let Some(operation) = operation {
                let _ = write_operation(&mut page, method, path, operation);
            }
        }
    }
    page + "</body></html>"
}

fn write_operation(
    page: &mut String,
    method: &str,
    path: &str,
    operation: &Operation,
) -> fmt::Result {
    let summary = operation.summary.as_deref().unwrap_or_default();
    write!(page, "<h2><code>{method} {path}</code></h2><p>{summary}")?;
    if let Some(RefOr::T(body)) = &operation.request_body {
        let media_types: Vec<_> = body.content.keys().map(String::as_str).collect();
        write!(page, ". Body: {}", media_types.join(", "))?;
    }
    for parameter in operation.parameters.iter().flatten() {
        if let RefOr::T(Parameter { name, description: Some(meaning), .. }) = parameter {
            write!(page, ". <code>?{name}=</code> {meaning}")?;
        }
    }
    page.push_str(".</p><table>");
    for (status, response) in &operation.responses.responses {
        if let RefOr::T(response) = response {
            write!(page, "<tr><td>{status}</td><td>{}</td></tr>", response.description)?;
        }
    }
    page.push_str("</table>");
    Ok(())
}
