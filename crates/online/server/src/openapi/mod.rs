//! The REST interface described: OpenAPI 3.1 at `/openapi.json`, a page to read at `/api`.
//!
//! `routes` says what there is, `schemas` what is sent; both ends of this module are made from
//! them, and a test compares the routes with the router.

mod page;
mod routes;
mod schemas;

use axum::Json;
use axum::response::Html;
use serde_json::{Map, Value, json};

use routes::{Answer, Route};

/// `GET /openapi.json`.
pub(crate) async fn document() -> Json<Value> {
    Json(described())
}

/// `GET /api`.
pub(crate) async fn page() -> Html<String> {
    Html(page::written(routes::all()))
}

fn described() -> Value {
    let mut paths = Map::new();
    for route in routes::all() {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Parlor",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Rooms, records and analysis. What is said at a table over its \
                            WebSocket: docs/dev/online-protocol.md.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": schemas::all()},
    })
}

fn operation(route: &Route) -> Value {
    let mut operation = json!({
        "operationId": route.name,
        "summary": route.summary,
        "responses": responses(route),
    });
    let parameters = parameters(route);
    if !parameters.is_empty() {
        operation["parameters"] = Value::Array(parameters);
    }
    if let Some((media_type, schema)) = route.body {
        let schema = json!({"$ref": format!("#/components/schemas/{schema}")});
        operation["requestBody"] =
            json!({"required": true, "content": {(media_type): {"schema": schema}}});
    }
    operation
}

/// What stands in braces in the path, then what may follow the question mark.
fn parameters(route: &Route) -> Vec<Value> {
    let braces = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let braces = braces.map(
        |name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}),
    );
    let query = route.query.iter().map(|(name, kind, summary)| {
        let schema = match *kind {
            "integer" => json!({"type": "integer", "minimum": 0}),
            kind => json!({"type": kind}),
        };
        json!({"name": name, "in": "query", "description": summary, "schema": schema})
    });
    braces.chain(query).collect()
}

fn responses(route: &Route) -> Value {
    let mut responses = Map::new();
    for Answer { status, summary, media_type, schema } in route.every_answer() {
        let mut response = json!({"description": summary});
        if !media_type.is_empty() {
            let schema = json!({"$ref": format!("#/components/schemas/{schema}")});
            response["content"] = json!({(media_type): {"schema": schema}});
        }
        responses.insert(status.to_string(), response);
    }
    Value::Object(responses)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The routes as the router's source has them.
    fn written() -> BTreeSet<(String, String)> {
        let source = include_str!("../lib.rs");
        let mut routes = BTreeSet::new();
        for part in source.split(".route(\"").skip(1) {
            let (path, rest) = part.split_once('"').unwrap_or_default();
            let handlers = rest.split(".route(").next().unwrap_or_default();
            let handlers = handlers.split('\n').next().unwrap_or_default();
            for method in ["get", "post"] {
                let called = format!("{method}(");
                if handlers.contains(&format!(" {called}"))
                    || handlers.contains(&format!(".{called}"))
                {
                    routes.insert((path.to_owned(), method.to_owned()));
                }
            }
        }
        routes
    }

    /// Probes belong to whoever runs a server, and are not compared.
    fn is_ours((path, _): &(String, String)) -> bool {
        path.starts_with("/api") || path == "/openapi.json"
    }

    #[test]
    fn every_route_is_documented_and_every_documented_route_is_there() {
        let named = routes::all().map(|route| (route.path.to_owned(), route.method.to_owned()));
        let documented: BTreeSet<_> = named.filter(is_ours).collect();
        let written: BTreeSet<_> = written().into_iter().filter(is_ours).collect();
        assert_eq!(documented, written);
    }

    #[test]
    fn every_schema_that_is_named_is_there() {
        let document = described().to_string();
        let schemas = schemas::all();
        for name in document.split("#/components/schemas/").skip(1) {
            let name = name.split('"').next().unwrap_or_default();
            assert!(schemas.get(name).is_some(), "{name}");
        }
    }
}
