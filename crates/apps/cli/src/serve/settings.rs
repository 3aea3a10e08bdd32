//! What an operator may say: flags, environment variables, a file.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use parlor_server::{Allowed, Budgets, Config, Network};
use serde::Deserialize;

/// Every setting, as far as it was said.
#[derive(Clone, Default, Debug, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Settings {
    /// The address to listen on [default: 127.0.0.1:7878]
    #[arg(long, env = "PARLOR_ADDR")]
    addr: Option<SocketAddr>,
    /// Where rooms and games are kept: sqlite:FILE, postgres://USER:PASSWORD@HOST/NAME or memory
    /// [default: sqlite, parlor/parlor.db in the user's data folder]
    #[arg(long, value_name = "URL", env = "PARLOR_DATABASE_URL", hide_env_values = true)]
    pub(super) database_url: Option<String>,
    /// A folder with the built page, instead of the built-in one
    #[arg(long, value_name = "FOLDER", env = "PARLOR_WEB")]
    pub(super) web: Option<PathBuf>,
    /// Log level [default: info]
    #[arg(long, env = "PARLOR_LOG")]
    pub(super) log: Option<LogLevel>,
    /// Log format [default: text]
    #[arg(long, env = "PARLOR_LOG_FORMAT")]
    pub(super) log_format: Option<LogFormat>,
    /// Requests per minute from one address; 0 for no limit [default: 300]
    #[arg(long, value_name = "N", env = "PARLOR_REQUESTS_PER_MINUTE")]
    requests_per_minute: Option<u32>,
    /// Messages and requests per minute for one player's token; 0 for no limit
    /// [default: 360]
    #[arg(long, value_name = "N", env = "PARLOR_MESSAGES_PER_TOKEN")]
    messages_per_token: Option<u32>,
    /// Connections from one address, not counting sockets; 0 for no limit [default: 128]
    #[arg(long, value_name = "N", env = "PARLOR_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<u32>,
    /// Open sockets from one address; 0 for no limit [default: 64]
    #[arg(long, value_name = "N", env = "PARLOR_SOCKETS_PER_ADDRESS")]
    sockets_per_address: Option<u32>,
    /// Open rooms created from one address; 0 for no limit [default: 50]
    #[arg(long, value_name = "N", env = "PARLOR_ROOMS_PER_ADDRESS")]
    rooms_per_address: Option<u32>,
    /// Open rooms in all; 0 for no limit [default: 2000]
    #[arg(long, value_name = "N", env = "PARLOR_ROOMS")]
    rooms: Option<u32>,
    /// How many of them are kept for addresses that have none yet [default: 200]
    #[arg(long, value_name = "N", env = "PARLOR_ROOMS_RESERVED")]
    rooms_reserved: Option<u32>,
    /// Deals in one match; 0 for no limit [default: 200]
    #[arg(long, value_name = "N", env = "PARLOR_DEALS_PER_MATCH")]
    deals_per_match: Option<u32>,
    /// How long the log of one table may become between two matches; 0 for no limit
    /// [default: 8]
    #[arg(long, value_name = "MIB", env = "PARLOR_TABLE_MIB")]
    table_mib: Option<u32>,
    /// What the rooms of one address may write in an hour; 0 for no limit [default: 64]
    #[arg(long, value_name = "MIB", env = "PARLOR_ADDRESS_MIB")]
    address_mib: Option<u32>,
    /// What all rooms together may write in an hour; 0 for no limit [default: 1024]
    #[arg(long, value_name = "MIB", env = "PARLOR_TOTAL_MIB")]
    total_mib: Option<u32>,
    /// How long a move lies at least where agents play alone [default: 150]
    #[arg(long, value_name = "MS", env = "PARLOR_AGENT_MOVE_MS")]
    agent_move_ms: Option<u64>,
    /// When a room of agents is closed that nobody watches; 0 for its own idle time
    /// [default: 10]
    #[arg(long, value_name = "MINUTES", env = "PARLOR_AGENTS_IDLE_MINUTES")]
    agents_idle_minutes: Option<u64>,
    /// How long a disconnected player's seat is kept before others can ask for it [default: 30]
    #[arg(long, value_name = "SECONDS", env = "PARLOR_RECLAIM_SECONDS")]
    pub(super) reclaim_seconds: Option<u64>,
    /// A proxy on this machine is in front of the server: treat no client as local
    #[arg(long, num_args = 0..=1, default_missing_value = "true", env = "PARLOR_BEHIND_PROXY")]
    behind_proxy: Option<bool>,
    /// Proxies whose X-Forwarded-For is trusted; 10.0.0.0/8 for a range [default: this machine]
    #[arg(long, value_name = "ADDRESS", env = "PARLOR_TRUSTED_PROXIES", value_delimiter = ',')]
    trusted_proxies: Option<Vec<Network>>,
    /// Other sites whose pages may use this server, each with scheme and host
    #[arg(long, value_name = "ORIGIN", env = "PARLOR_ORIGINS", value_delimiter = ',')]
    origins: Option<Vec<String>>,
    /// Names of this server in the public DNS; * for any. Addresses and local names need not be listed
    #[arg(long, value_name = "NAME", env = "PARLOR_HOSTS", value_delimiter = ',')]
    hosts: Option<Vec<String>>,
    /// Who may read /metrics [default: local]
    #[arg(long, value_name = "WHO", env = "PARLOR_METRICS")]
    metrics: Option<Who>,
    /// Who may run the experiments over HTTP; each keeps a core busy [default: local]
    #[arg(long, value_name = "WHO", env = "PARLOR_EXPERIMENTS")]
    experiments: Option<Who>,
    /// Seconds that clients and tables get to finish when the server stops [default: 10]
    #[arg(long, value_name = "SECONDS", env = "PARLOR_STOP_SECONDS")]
    stop_seconds: Option<u64>,
}

/// Log level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LogLevel {
    Error,
    Warn,
    Info,
    /// Also every request.
    Debug,
}

/// Log format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LogFormat {
    Text,
    /// One object a line.
    Json,
}

/// Who may do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Who {
    /// Programs on this machine.
    Local,
    All,
    None,
}

impl Settings {
    /// These settings, and those of a file where they say nothing.
    pub(super) fn over(self, file: Option<&Path>) -> anyhow::Result<Settings> {
        let Some(file) = file else { return Ok(self) };
        let shown = file.display();
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {shown}"))?;
        let under: Settings = toml::from_str(&text).with_context(|| format!("in {shown}"))?;
        Ok(Settings {
            addr: self.addr.or(under.addr),
            database_url: self.database_url.or(under.database_url),
            web: self.web.or(under.web),
            log: self.log.or(under.log),
            log_format: self.log_format.or(under.log_format),
            requests_per_minute: self.requests_per_minute.or(under.requests_per_minute),
            messages_per_token: self.messages_per_token.or(under.messages_per_token),
            connections_per_address: self.connections_per_address.or(under.connections_per_address),
            sockets_per_address: self.sockets_per_address.or(under.sockets_per_address),
            rooms_per_address: self.rooms_per_address.or(under.rooms_per_address),
            rooms: self.rooms.or(under.rooms),
            rooms_reserved: self.rooms_reserved.or(under.rooms_reserved),
            deals_per_match: self.deals_per_match.or(under.deals_per_match),
            table_mib: self.table_mib.or(under.table_mib),
            address_mib: self.address_mib.or(under.address_mib),
            total_mib: self.total_mib.or(under.total_mib),
            agent_move_ms: self.agent_move_ms.or(under.agent_move_ms),
            agents_idle_minutes: self.agents_idle_minutes.or(under.agents_idle_minutes),
            reclaim_seconds: self.reclaim_seconds.or(under.reclaim_seconds),
            behind_proxy: self.behind_proxy.or(under.behind_proxy),
            trusted_proxies: self.trusted_proxies.or(under.trusted_proxies),
            origins: self.origins.or(under.origins),
            hosts: self.hosts.or(under.hosts),
            metrics: self.metrics.or(under.metrics),
            experiments: self.experiments.or(under.experiments),
            stop_seconds: self.stop_seconds.or(under.stop_seconds),
        })
    }

    /// Where to listen.
    pub(super) fn addr(&self) -> SocketAddr {
        self.addr.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 7878)))
    }

    /// What tables may use up.
    pub(super) fn budgets(&self) -> Budgets {
        let usual = Budgets::default();
        let bytes = |mib: u32| u64::from(mib) << 20;
        let minutes = |minutes: u64| Duration::from_secs(minutes.saturating_mul(60));
        Budgets {
            rooms: self.rooms.unwrap_or(usual.rooms),
            rooms_reserved: self.rooms_reserved.unwrap_or(usual.rooms_reserved),
            deals_per_match: self.deals_per_match.unwrap_or(usual.deals_per_match),
            table_bytes: self.table_mib.map_or(usual.table_bytes, bytes),
            address_bytes: self.address_mib.map_or(usual.address_bytes, bytes),
            total_bytes: self.total_mib.map_or(usual.total_bytes, bytes),
            agent_move: self.agent_move_ms.map_or(usual.agent_move, Duration::from_millis),
            agents_idle: self.agents_idle_minutes.map_or(usual.agents_idle, minutes),
        }
    }

    /// How the server treats its clients.
    pub(super) fn config(self) -> Config {
        let usual = Config::default();
        let allowed = |who: Who| match who {
            Who::Local => Allowed::Local,
            Who::All => Allowed::All,
            Who::None => Allowed::None,
        };
        Config {
            requests_per_minute: self.requests_per_minute.unwrap_or(usual.requests_per_minute),
            messages_per_token: self.messages_per_token.unwrap_or(usual.messages_per_token),
            connections_per_address: self
                .connections_per_address
                .unwrap_or(usual.connections_per_address),
            sockets_per_address: self.sockets_per_address.unwrap_or(usual.sockets_per_address),
            rooms_per_address: self.rooms_per_address.unwrap_or(usual.rooms_per_address),
            behind_proxy: self.behind_proxy.unwrap_or(usual.behind_proxy),
            trusted_proxies: self.trusted_proxies.unwrap_or(usual.trusted_proxies),
            origins: self.origins.unwrap_or(usual.origins),
            hosts: self.hosts.unwrap_or(usual.hosts),
            metrics: self.metrics.map_or(usual.metrics, allowed),
            experiments: self.experiments.map_or(usual.experiments, allowed),
            stop_patience: self.stop_seconds.map_or(usual.stop_patience, Duration::from_secs),
            ..usual
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::Settings;

    #[derive(Parser)]
    struct Flags {
        #[command(flatten)]
        settings: Settings,
    }

    #[test]
    fn a_flag_wins_over_the_file_and_the_file_over_the_default() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let text = "addr = \"127.0.0.1:1\"\nrequests_per_minute = 7\ntrusted_proxies = [\"::1\"]\n";
        std::fs::write(file.path(), text).unwrap();
        let flags = Flags::parse_from(["serve", "--requests-per-minute", "8", "--behind-proxy"]);
        let settings = flags.settings.over(Some(file.path())).unwrap();
        assert_eq!(settings.addr().to_string(), "127.0.0.1:1");
        let config = settings.config();
        assert_eq!((config.requests_per_minute, config.sockets_per_address), (8, 64));
        assert!(config.behind_proxy && !Settings::default().config().behind_proxy);
        assert_eq!(config.trusted_proxies, ["::1".parse().unwrap()]);
    }

    #[test]
    fn budgets_are_said_in_the_units_of_people() {
        let flags = Flags::parse_from(["serve", "--table-mib", "2", "--agents-idle-minutes", "3"]);
        let budgets = flags.settings.budgets();
        assert_eq!((budgets.table_bytes, budgets.agents_idle.as_secs()), (2 << 20, 180));
        assert_eq!(Settings::default().budgets(), parlor_server::Budgets::default());
    }

    #[test]
    fn a_wrong_file_is_explained() {
        let file = tempfile::NamedTempFile::new().unwrap();
        for (text, said) in [
            ("port = 80", "unknown field `port`"),
            ("addr = \"here\"", "invalid socket address"),
            ("trusted_proxies = [\"10.0.0.0/99\"]", "nor a range of them"),
        ] {
            std::fs::write(file.path(), text).unwrap();
            let error = Settings::default().over(Some(file.path())).unwrap_err();
            assert!(format!("{error:#}").contains(said), "{error:#}");
        }
    }
}
