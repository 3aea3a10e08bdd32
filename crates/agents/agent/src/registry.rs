//! The agents that play one game, by name.

use std::fmt;
use std::sync::Arc;
use std::thread;

use parlor_game::Observed;

use crate::{
    Agent, Ask, Explanation, Kind, Name, Parameter, Params, SearchLog, Spec, SpecError, random,
};

/// Makes an agent from checked parameters and a seed. It may hold what all agents of its kind
/// share: weights, tables.
pub type Build<G> = Arc<dyn Fn(&Params, u64) -> Box<dyn Agent<G>> + Send + Sync>;

/// One agent that can be named in a spec.
#[derive(Clone)]
pub struct Entry<G: Observed> {
    /// Its name in a spec. What it is, is said in the language files under [`Entry::keys`].
    pub name: &'static str,
    /// What it can be told, in the order to list.
    pub parameters: Vec<Parameter>,
    /// Builds the agent from checked parameters and a seed.
    pub build: Build<G>,
}

impl<G: Observed> Entry<G> {
    /// Declares an agent.
    pub fn new(
        name: &'static str,
        parameters: &[Parameter],
        build: impl Fn(&Params, u64) -> Box<dyn Agent<G>> + Send + Sync + 'static,
    ) -> Entry<G> {
        Entry { name, parameters: parameters.to_vec(), build: Arc::new(build) }
    }

    /// Its levels, the weakest first: the words of its parameter `level`, if it has one.
    pub fn levels(&self) -> &'static [&'static str] {
        let level = self.parameters.iter().find(|parameter| parameter.name == "level");
        match level.map(|level| level.kind) {
            Some(Kind::Choice(words)) => words,
            _ => &[],
        }
    }

    /// The keys of the message that says what it is, as `game` plays it first; a language has one
    /// of them.
    pub fn keys(&self, game: &str) -> [String; 2] {
        [format!("agent-about-{game}-{}", self.name), format!("agent-about-{}", self.name)]
    }
}

impl<G: Observed> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry")
            .field("name", &self.name)
            .field("parameters", &self.parameters)
            .finish_non_exhaustive()
    }
}

/// The key of the message that says what a level does and does not know, as `game` has it.
pub fn level_key(game: &str, level: &str) -> String {
    format!("agent-level-{game}-{level}")
}

/// Puts an agent's decision into the words of its game's players.
pub type Reason<G> = fn(&Ask<'_, G>, &mut Explanation);

/// The agents that play `G`, in the order in which they were entered.
#[derive(Clone, Debug)]
pub struct Registry<G: Observed> {
    entries: Vec<Entry<G>>,
    reason: Option<Reason<G>>,
}

impl<G: Observed> Default for Registry<G> {
    fn default() -> Registry<G> {
        Registry::new()
    }
}

impl<G: Observed> Registry<G> {
    /// A registry that knows [`random`](crate::Random), which plays every game.
    pub fn new() -> Registry<G> {
        Registry::naming(random::printed::<G>)
    }

    /// The same for a game that has names for its actions: `random` uses them in explanations.
    pub fn naming(name: Name<G>) -> Registry<G> {
        Registry { entries: vec![random::entry(name)], reason: None }
    }

    /// This registry, with what completes the explanations of all its agents: the reason that decides,
    /// what sets each candidate apart.
    #[must_use]
    pub fn reasoned(self, reason: Reason<G>) -> Registry<G> {
        Registry { reason: Some(reason), ..self }
    }

    /// This registry and one more agent.
    ///
    /// # Panics
    ///
    /// When the entry is wrong in itself: its name is taken or cannot be written in a spec, a
    /// parameter is declared twice, a default lies outside its own kind, or an alias stands for no
    /// other word.
    #[must_use]
    pub fn with(mut self, entry: Entry<G>) -> Registry<G> {
        let Entry { name, parameters, .. } = &entry;
        assert!(self.entry(name).is_err(), "agent {name} is entered twice");
        // A spec that sets everything to its default proves names, kinds and defaults at once.
        let mut spec = (*name).to_owned();
        for (n, parameter) in parameters.iter().enumerate() {
            spec.push(if n == 0 { ':' } else { ',' });
            spec.push_str(&format!("{}={}", parameter.name, parameter.default));
        }
        let read = spec.parse().and_then(|spec| Params::check(entry.name, parameters, &spec));
        assert!(read.is_ok(), "agent {name} is declared wrongly: {read:?}");
        for parameter in parameters {
            let is_sound = parameter.aliases_are_sound();
            assert!(is_sound, "agent {name} is declared wrongly: {:?}", parameter.aliases);
        }
        self.entries.push(entry);
        self
    }

    /// All agents, in the order in which they were entered.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The agent of that name.
    pub fn entry(&self, name: &str) -> Result<&Entry<G>, SpecError> {
        self.entries.iter().find(|entry| entry.name == name).ok_or_else(|| self.unknown(name))
    }

    /// Reads and checks a spec without making an agent.
    pub fn check(&self, spec: &str) -> Result<Params, SpecError> {
        let spec: Spec = spec.parse()?;
        let entry = self.entry(spec.name())?;
        Params::check(entry.name, &entry.parameters, &spec)
    }

    /// Checks a spec and writes it as it came, with the words that its aliases stand for.
    ///
    /// A spec that names fewer parameters still says what it says, so defaults are not added.
    pub fn canonical(&self, spec: &str) -> Result<String, SpecError> {
        let spec: Spec = spec.parse()?;
        let entry = self.entry(spec.name())?;
        Params::check(entry.name, &entry.parameters, &spec)?;
        let declared = |key: &str| entry.parameters.iter().find(|declared| declared.name == key);
        let word = |key: &str, text: &str| declared(key).map(|one| one.word(text).to_owned());
        Ok(spec.with_words(word).to_string())
    }

    /// The agent that `spec` names. Equal specs and seeds make agents that play equally.
    pub fn build(&self, spec: &str, seed: u64) -> Result<Box<dyn Agent<G>>, SpecError> {
        let spec: Spec = spec.parse()?;
        let entry = self.entry(spec.name())?;
        let params = Params::check(entry.name, &entry.parameters, &spec)?;
        let agent = (entry.build)(&params, seed);
        Ok(match self.reason {
            Some(reason) => Box::new(Reasoned { agent, reason }),
            None => agent,
        })
    }

    /// The same spec with as many `threads` as this machine has cores, as far as they are allowed; unchanged where the
    /// agent has no such parameter or the spec names it. Threads change the time that a decision takes, never the decision.
    pub fn on_all_cores(&self, spec: &str) -> String {
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as i64);
        let parsed: Result<Spec, SpecError> = spec.parse();
        let entry = parsed.as_ref().ok().and_then(|parsed| self.entry(parsed.name()).ok());
        let threads = entry.and_then(|entry| {
            let declared = entry.parameters.iter().find(|declared| declared.name == THREADS)?;
            match declared.kind {
                Kind::Integer { max, .. } => Some(cores.min(max)),
                _ => None,
            }
        });
        match (parsed, threads) {
            (Ok(parsed), Some(threads)) if parsed.get(THREADS).is_none() => {
                let joint = if parsed.settings().next().is_some() { ',' } else { ':' };
                format!("{parsed}{joint}{THREADS}={threads}")
            }
            _ => spec.to_owned(),
        }
    }

    /// Allows only what `limit` allows for one parameter: what a server does before strangers may
    /// ask. The default moves to the nearest setting that is still allowed.
    pub fn limit(&mut self, agent: &str, parameter: &str, limit: Kind) -> Result<(), SpecError> {
        let unknown = self.unknown(agent);
        let entry = self.entries.iter_mut().find(|entry| entry.name == agent).ok_or(unknown)?;
        let known = entry.parameters.iter().map(|declared| declared.name).collect();
        match entry.parameters.iter_mut().find(|declared| declared.name == parameter) {
            Some(declared) => declared.limit(limit),
            None => {
                let key = parameter.to_owned();
                Err(SpecError::UnknownParameter { agent: entry.name, key, known })
            }
        }
    }

    fn unknown(&self, name: &str) -> SpecError {
        let known = self.entries.iter().map(|entry| entry.name).collect();
        SpecError::UnknownAgent { name: name.to_owned(), known }
    }
}

/// The parameter of agents that share a decision among threads.
const THREADS: &str = "threads";

/// An agent whose explanations are completed in its game's words.
struct Reasoned<G: Observed> {
    agent: Box<dyn Agent<G>>,
    reason: Reason<G>,
}

impl<G: Observed> Agent<G> for Reasoned<G> {
    fn observe(&mut self, seen: &G::Seen) {
        self.agent.observe(seen);
    }

    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let Some(why) = why else { return self.agent.decide(ask, None) };
        let action = self.agent.decide(ask, Some(why));
        (self.reason)(ask, why);
        action
    }

    fn trace(&mut self, ask: &Ask<'_, G>, log: &mut SearchLog<G>) -> Option<G::Action> {
        self.agent.trace(ask, log)
    }

    fn nodes(&self) -> u64 {
        self.agent.nodes()
    }
}
