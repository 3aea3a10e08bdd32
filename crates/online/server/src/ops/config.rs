//! What an operator may choose.

use std::time::Duration;

use serde::Deserialize;

use crate::limits::caller::Caller;
use crate::limits::network::Network;

/// How a server treats its clients. The defaults fit a server of friends behind a proxy on the same
/// machine, or without one.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// How many requests an address may make in a minute; 0 for any number. Those of this machine
    /// itself are not counted.
    pub requests_per_minute: u32,
    /// How many messages and requests may come under one player's token in a minute, over all its
    /// sockets and from all addresses; 0 for any number.
    pub messages_per_token: u32,
    /// How many connections an address may have that are no sockets; 0 for any number. Those of
    /// trusted proxies are not counted.
    pub connections_per_address: u32,
    /// How many sockets an address may have open; 0 for any number.
    pub sockets_per_address: u32,
    /// How many rooms that were made from an address may be open; 0 for any number.
    pub rooms_per_address: u32,
    /// Does a proxy on this machine stand before the server? Then nobody counts as on this machine:
    /// there are proxies whose requests look just like those of a program here.
    pub behind_proxy: bool,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// Other sites whose pages may use this server, `https://parlor.example`.
    pub origins: Vec<String>,
    /// Names in the public DNS by which the server may be asked, `parlor.example`; `*` for any. Addresses
    /// and names of a local network need not be listed.
    pub hosts: Vec<String>,
    /// Who may read `/metrics`.
    pub metrics: Allowed,
    /// Who may run experiments.
    pub experiments: Allowed,
    /// How long a connection may take to bring a request's head, and may lie idle.
    pub header_patience: Duration,
    /// How long the body of a request may take.
    pub body_patience: Duration,
    /// How long a client may take nothing of an answer that waits for it.
    pub answer_patience: Duration,
    /// How long a socket may be silent: it is asked three times as often whether it is still there.
    pub silence_max: Duration,
    /// How long sockets and tables have to end when the server stops.
    pub stop_patience: Duration,
}

/// Who may do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Allowed {
    /// Programs on this machine.
    Local,
    /// Everyone.
    All,
    /// Nobody.
    None,
}

impl Allowed {
    /// May this client? One of whom nothing is known is not on this machine.
    pub(crate) fn covers(self, client: Option<&Caller>) -> bool {
        match self {
            Allowed::All => true,
            Allowed::Local => client.is_some_and(|client| client.local),
            Allowed::None => false,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        let here = ["127.0.0.0/8", "::1"];
        Config {
            requests_per_minute: 300,
            messages_per_token: 360,
            connections_per_address: 128,
            sockets_per_address: 64,
            rooms_per_address: 50,
            behind_proxy: false,
            trusted_proxies: here.iter().filter_map(|text| text.parse().ok()).collect(),
            origins: Vec::new(),
            hosts: Vec::new(),
            metrics: Allowed::Local,
            experiments: Allowed::Local,
            header_patience: Duration::from_secs(15),
            body_patience: Duration::from_secs(60),
            answer_patience: Duration::from_secs(60),
            silence_max: Duration::from_secs(60),
            stop_patience: Duration::from_secs(10),
        }
    }
}
