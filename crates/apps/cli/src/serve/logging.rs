//! The server's log, on the standard error.

use anyhow::{Context, anyhow};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt;

use super::settings::{LogFormat, LogLevel};

/// Says something that operators should know when they start a server: in a sentence, or as a line of the
/// log where programs read the standard error.
pub(super) fn announce(format: Option<LogFormat>, sentence: &str) {
    match format.unwrap_or(LogFormat::Text) {
        LogFormat::Text => eprintln!("{sentence}"),
        LogFormat::Json => tracing::info!("{sentence}"),
    }
}

/// Begins to log.
pub(super) fn start(level: Option<LogLevel>, format: Option<LogFormat>) -> anyhow::Result<()> {
    let level = match level.unwrap_or(LogLevel::Info) {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = fmt().with_max_level(level).with_writer(std::io::stderr);
    let started = match format.unwrap_or(LogFormat::Text) {
        LogFormat::Text => log.with_ansi(false).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
    started.map_err(|error| anyhow!(error)).context("cannot begin the log")
}
