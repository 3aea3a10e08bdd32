//! The page: files of the program itself or of a folder, read and packed once at the start.

use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// The files that the build put into the program: `build.rs`.
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

const INDEX: &str = "index.html";
/// Names under this folder carry a hash of what is in the file, so it never changes.
const HASHED: &str = "assets/";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Parlor</title>\
<h1>Parlor</h1><p>The server runs, but this program was built without its page.</p>\
<p>Build and start both with <code>make run</code>, or build the page with \
<code>scripts/web.sh build</code> and name its folder: <code>parlor serve --web web/dist</code>.</p>";

/// The files of the page, ready to be sent.
pub struct Page {
    files: HashMap<String, Asset>,
}

struct Asset {
    kind: &'static str,
    etag: String,
    plain: Bytes,
    /// Where it is worth it.
    packed: Option<Bytes>,
}

impl Page {
    /// The page that the program carries; perhaps none.
    pub fn embedded() -> Page {
        let files = EMBEDDED
            .iter()
            .map(|&(name, bytes)| (name.to_owned(), Asset::new(name, Bytes::from_static(bytes))));
        Page { files: files.collect() }
    }

    /// The page of a folder, which must have an `index.html`.
    pub fn from_folder(folder: &Path) -> io::Result<Page> {
        let mut files = HashMap::new();
        collect(folder, "", &mut files)?;
        if !files.contains_key(INDEX) {
            let missing = format!("{}: no {INDEX} there", folder.display());
            return Err(io::Error::new(io::ErrorKind::NotFound, missing));
        }
        Ok(Page { files })
    }

    /// Is there anything but the advice how to build one?
    pub fn is_built(&self) -> bool {
        self.files.contains_key(INDEX)
    }

    /// Serves the page at every path: its files, and the page itself wherever a path is no file's.
    pub(crate) fn routes(self) -> Router {
        let page = Arc::new(self);
        Router::new().fallback_service(get(serve).with_state(page))
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut HashMap<String, Asset>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            let asset = Asset::new(&name, fs::read(entry.path())?.into());
            files.insert(name, asset);
        }
    }
    Ok(())
}

impl Asset {
    fn new(name: &str, plain: Bytes) -> Asset {
        let digest = parlor_fair::hex(&Sha256::digest(&plain)[..16]);
        let (kind, dense) = kind(name);
        let packed = if dense { None } else { pack(&plain) };
        Asset { kind, etag: format!("\"{digest}\""), plain, packed }
    }
}

fn pack(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(9));
    encoder.write_all(plain).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < plain.len()).then(|| packed.into())
}

/// The media type of a file, and whether it is packed already.
fn kind(name: &str) -> (&'static str, bool) {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => ("text/html; charset=utf-8", false),
        "js" | "mjs" => ("text/javascript; charset=utf-8", false),
        "css" => ("text/css; charset=utf-8", false),
        "json" | "map" => ("application/json", false),
        "webmanifest" => ("application/manifest+json", false),
        "svg" => ("image/svg+xml", false),
        "txt" | "ftl" => ("text/plain; charset=utf-8", false),
        "wasm" => ("application/wasm", false),
        "png" => ("image/png", true),
        "jpg" | "jpeg" => ("image/jpeg", true),
        "webp" => ("image/webp", true),
        "ico" => ("image/x-icon", false),
        "woff2" => ("font/woff2", true),
        "mp3" => ("audio/mpeg", true),
        "ogg" => ("audio/ogg", true),
        _ => ("application/octet-stream", false),
    }
}

async fn serve(State(page): State<Arc<Page>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let asset = page.files.get(path).map(|asset| (path, asset));
    let last = path.rsplit('/').next().unwrap_or_default();
    if asset.is_none() && (last.contains('.') || path == "api" || path.starts_with("api/")) {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    }
    match asset.or(page.files.get(INDEX).map(|asset| (INDEX, asset))) {
        Some((name, asset)) => answer(name, asset, &headers),
        None => Html(NOT_BUILT).into_response(),
    }
}

fn answer(name: &str, asset: &Asset, headers: &HeaderMap) -> Response {
    let says = |name: HeaderName, word: &str| {
        let value = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        value.split(',').any(|part| part.split(';').next().is_some_and(|part| part.trim() == word))
    };
    let kept =
        if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [
        (header::ETAG, asset.etag.as_str()),
        (header::CACHE_CONTROL, kept),
        (header::VARY, "accept-encoding"),
    ];
    if says(header::IF_NONE_MATCH, &asset.etag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(header::CONTENT_TYPE, asset.kind)];
    match asset.packed.clone().filter(|_| says(header::ACCEPT_ENCODING, "gzip")) {
        Some(packed) => {
            (common, kind, [(header::CONTENT_ENCODING, "gzip")], packed).into_response()
        }
        None => (common, kind, asset.plain.clone()).into_response(),
    }
}
