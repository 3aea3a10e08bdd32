//! The REST interface described: OpenAPI 3.1 at `/openapi.json`, a page to read at `/api`.
//!
//! Each handler describes itself by `#[utoipa::path]`; what many of them may answer is added here.

mod page;

use std::sync::LazyLock;

use axum::Json;
use axum::response::Html;
use parlor_agent::Arg;
use parlor_wire::online::RefusalMsg;
use utoipa::openapi::content::Content;
use utoipa::openapi::path::{HttpMethod, Operation};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::Ref;
use utoipa::openapi::{OpenApi, RefOr};
use utoipa::{OpenApi as _, ToSchema};
use utoipa_axum::router::OpenApiRouter;

pub(crate) const TOKEN: &str = "token: the token is not known in this room";
pub(crate) const WRONG_BODY: &str =
    "bad_message: the body cannot be read or asks for what is not allowed";
pub(crate) const INTERNAL: &str = "internal: the server failed; nothing was done";

const NO_ROOM: &str = "no_room: there is no such room, or it was closed; voided: its match was voided, \
                       because the server was restored from a backup";
const OTHER_SITE: &str = "token: the page that asks belongs to another site";
const TOO_LARGE: &str = "too_large: the body is too long";
const TOO_FAST: &str = "too_fast: too many requests from this address or under this token";

/// What stands above the routes.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Parlor",
        description = "Rooms, records and analysis. What is said at a table over its WebSocket: \
                       docs/dev/online-protocol.md.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/")),
    // `Arg` holds messages and is held by them, so it is not found by itself.
    components(schemas(RefusalMsg, Arg)),
)]
struct Heading;

static DESCRIBED: LazyLock<OpenApi> = LazyLock::new(|| {
    let begin = OpenApiRouter::with_openapi(Heading::openapi());
    let routes = crate::routes().into_iter().fold(begin, OpenApiRouter::routes);
    let mut described = routes.into_openapi();
    for (path, item) in &mut described.paths.paths {
        for (method, operation) in [
            (HttpMethod::Get, &mut item.get),
            (HttpMethod::Post, &mut item.post),
            (HttpMethod::Delete, &mut item.delete),
        ] {
            if let Some(operation) = operation {
                add_refusals(path, &method, operation);
            }
        }
    }
    described
});

/// Adds what is refused before a handler is called, or alike by many of them, and the body that all
/// refusals have.
fn add_refusals(path: &str, method: &HttpMethod, operation: &mut Operation) {
    let limited = path.starts_with("/api");
    let posted = *method == HttpMethod::Post;
    // A room whose log cannot be read is there, and cannot be used.
    let in_room = path.starts_with("/api/rooms/{id}");
    let responses = &mut operation.responses.responses;
    for (_, status, description) in [
        (posted, "403", OTHER_SITE),
        (in_room, "404", NO_ROOM),
        (posted, "413", TOO_LARGE),
        (limited, "429", TOO_FAST),
        (in_room, "500", INTERNAL),
    ]
    .into_iter()
    .filter(|(applies, ..)| *applies)
    {
        let refused = || ResponseBuilder::new().description(description).build().into();
        responses.entry(status.to_owned()).or_insert_with(refused);
    }
    for (status, response) in responses {
        if let RefOr::T(response) = response
            && status.as_str() >= "400"
            && response.content.is_empty()
        {
            let body = Content::new(Some(Ref::from_schema_name(RefusalMsg::name())));
            response.content.insert("application/json".to_owned(), body.into());
        }
    }
}

/// This description
#[utoipa::path(
    get, path = "/openapi.json",
    responses((status = 200, description = "an OpenAPI 3.1 document", body = Value))
)]
pub(crate) async fn document() -> Json<&'static OpenApi> {
    Json(&DESCRIBED)
}

/// This description as a page
#[utoipa::path(
    get, path = "/api",
    responses((status = 200, description = "a page", body = String, content_type = "text/html"))
)]
pub(crate) async fn page() -> Html<String> {
    Html(page::written(&DESCRIBED))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use utoipa::openapi::Schema;

    use super::*;

    /// A name is written once in the document, so a second type of that name would replace the first.
    #[test]
    fn no_two_schemas_have_the_same_name() {
        let mut known: BTreeMap<String, RefOr<Schema>> = BTreeMap::new();
        for (schemas, ..) in crate::routes() {
            for (name, schema) in schemas {
                let before = known.insert(name.clone(), schema.clone());
                assert!(before.is_none_or(|before| before == schema), "{name}");
            }
        }
    }

    #[test]
    fn every_schema_that_is_named_is_there() {
        let document = DESCRIBED.to_json().unwrap();
        let schemas = &DESCRIBED.components.as_ref().unwrap().schemas;
        for name in document.split("#/components/schemas/").skip(1) {
            let name = name.split('"').next().unwrap_or_default();
            assert!(schemas.contains_key(name), "{name}");
        }
    }
}
