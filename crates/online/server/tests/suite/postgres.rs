//! A PostgreSQL database for tests, where there is one.

use std::env;

use tokio_postgres::NoTls;

/// The URL of a database in which tests may make schemas. `scripts/postgres.sh` starts one.
const URL: &str = "PARLOR_TEST_POSTGRES";

/// A new schema of its own for one test.
pub(crate) struct Schema {
    pub(crate) url: String,
}

impl Schema {
    /// None, and a word about it, when there is no database.
    pub(crate) fn new(name: &str) -> Option<Schema> {
        let Ok(url) = env::var(URL) else {
            println!("skipped: {URL} names no database (see scripts/postgres.sh)");
            return None;
        };
        let schema = format!("test_{name}_{}", std::process::id());
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
            tokio::spawn(connection);
            client.batch_execute(&format!("CREATE SCHEMA {schema}")).await.unwrap();
        });
        let more = if url.contains('?') { '&' } else { '?' };
        Some(Schema { url: format!("{url}{more}options=-csearch_path%3D{schema}") })
    }
}
