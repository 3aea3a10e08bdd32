//! The messages as TypeScript, for the page. Compiled for tests only.
//!
//! The page's types are made from the same enums that the server writes. `UPDATE_TYPES=1 cargo test
//! -p parlor-kits` writes them to `web/src/lib/wire`; without it the test fails when they are old.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use parlor_agent::Explanation;
use parlor_kit::{Each, Full};
use parlor_wire::online::{
    AdviceMsg, AdviceRequestMsg, AgentMsg, AnalysisRequestMsg, BotRequestMsg, CreatedMsg,
    EnteredMsg, ExplorationMsg, ExploreRequestMsg, ExploredNodesMsg, ExploredStepsMsg,
    FoundNodeMsg, JoinRequestMsg, LinkMsg, MyGamesMsg, MyNewSeatMsg, NodeBoardMsg, OpenHandsMsg,
    OpenRequestMsg, RecordMsg, RefusalMsg, ReplayMsg, ResultMsg, ReviewMsg, ReviewRequestMsg,
    RoomInfoMsg, RoomRequestMsg, RoomSummaryMsg, RulesMsg, SeatInfoMsg, TakeSeatMsg, TakenSeatMsg,
    TokenMsg,
};
use parlor_wire::{ClientMsgOf, Codec, ServerMsgOf};
use ts_rs::{Config, TS, TypeVisitor};

/// One file of declarations.
#[derive(Default)]
struct File {
    declared: BTreeMap<String, String>,
    imported: BTreeMap<PathBuf, BTreeSet<String>>,
}

/// All declarations that the visited types need.
struct Files {
    config: Config,
    seen: HashSet<TypeId>,
    files: BTreeMap<PathBuf, File>,
    /// The types that stand for each game, and the file that lists them.
    games: String,
    of_games: File,
}

impl Each for Files {
    fn kit<K: Full>(&mut self) {
        self.visit_game::<K::Codec>();
    }
}

impl TypeVisitor for Files {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = file_of::<T>() else { return };
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let declared = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(&self.config));
        let file = self.files.entry(path.clone()).or_default();
        file.declared.insert(T::ident(&self.config), declared);
        // A generic type is declared once: what its parameters stand for is not its business.
        T::WithoutGenerics::visit_dependencies(&mut Imports { config: &self.config, path, file });
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Notes which names a file takes from others.
struct Imports<'a> {
    config: &'a Config,
    path: PathBuf,
    file: &'a mut File,
}

impl TypeVisitor for Imports<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if let Some(from) = file_of::<T>().filter(|from| *from != self.path) {
            self.file.imported.entry(from).or_default().insert(T::ident(self.config));
        }
    }
}

const GAMES: &str = "games.gen.ts";
const ONLINE: &str = "online.gen.ts";

/// The file that declares a type; messages that name none are those of the protocol.
fn file_of<T: TS + ?Sized>() -> Option<PathBuf> {
    let path = T::output_path()?;
    Some(if path.to_string_lossy().ends_with(".gen.ts") { path } else { ONLINE.into() })
}

const HEADING: &str = "\
// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
";

/// The protocol's messages for each game of `Games`.
const OF_GAMES: &str = r#"
/** The name of a game. */
export type GameName = keyof Games;

/** What a client says in a game. */
export type ClientMsgOf<G extends GameName> = ClientMsg<Games[G]["action"]>;

/** What the server says in a game. */
export type ServerMsgOf<G extends GameName> = ServerMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"],
  Games[G]["table"],
  Games[G]["entry"]
>;

/** One step of a client's stream in a game. */
export type TableEventOf<G extends GameName> = TableEventMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"],
  Games[G]["table"],
  Games[G]["entry"]
>;

/** All that a client may know in a game. */
export type StateOf<G extends GameName> = StateMsg<
  Games[G]["view"],
  Games[G]["action"],
  Games[G]["table"],
  Games[G]["entry"]
>;

/** A finished match of a game. */
export type RecordOf<G extends GameName> = RecordMsg<Games[G]["action"], Games[G]["address"], Games[G]["chance"]>;

/** A finished match of a game step by step. */
export type ReplayOf<G extends GameName> = ReplayMsg<Games[G]["view"], Games[G]["seen"], Games[G]["action"]>;
"#;

impl Files {
    fn new() -> Files {
        let config = Config::new().with_large_int("number");
        Files {
            config,
            seen: HashSet::new(),
            files: BTreeMap::new(),
            games: String::new(),
            of_games: File::default(),
        }
    }

    fn visit_game<C: Codec>(&mut self) {
        self.visit::<ServerMsgOf<C>>();
        self.visit::<ClientMsgOf<C>>();
        self.visit::<RecordMsg<C::ActionMsg, C::AddressMsg, C::ChanceMsg>>();
        self.visit::<AdviceMsg<C::ActionMsg>>();
        self.visit::<OpenHandsMsg<C::ViewMsg>>();
        self.visit::<NodeBoardMsg<C::ViewMsg>>();
        self.visit::<ReplayMsg<C::ViewMsg, C::SeenMsg, C::ActionMsg>>();
        let of_game = [
            ("view", self.named::<C::ViewMsg>()),
            ("seen", self.named::<C::SeenMsg>()),
            ("action", self.named::<C::ActionMsg>()),
            ("table", self.named::<C::TableMsg>()),
            ("entry", self.named::<C::EntryMsg>()),
            ("address", self.named::<C::AddressMsg>()),
            ("chance", self.named::<C::ChanceMsg>()),
        ];
        self.games += &format!("  {:?}: {{\n", C::NAME);
        for (role, name) in of_game {
            self.games += &format!("    {role}: {name};\n");
        }
        self.games += "  };\n";
    }

    /// What is asked and answered over HTTP.
    fn visit_rest(&mut self) {
        self.visit::<RefusalMsg>();
        self.visit::<RoomRequestMsg>();
        self.visit::<CreatedMsg>();
        self.visit::<RoomSummaryMsg>();
        self.visit::<RoomInfoMsg>();
        self.visit::<JoinRequestMsg>();
        self.visit::<EnteredMsg>();
        self.visit::<TokenMsg>();
        self.visit::<SeatInfoMsg>();
        self.visit::<LinkMsg>();
        self.visit::<MyGamesMsg>();
        self.visit::<MyNewSeatMsg>();
        self.visit::<TakeSeatMsg>();
        self.visit::<TakenSeatMsg>();
        self.visit::<BotRequestMsg>();
        self.visit::<OpenRequestMsg>();
        self.visit::<AdviceRequestMsg>();
        self.visit::<AnalysisRequestMsg>();
        self.visit::<ExploreRequestMsg>();
        self.visit::<ExplorationMsg>();
        self.visit::<ExploredNodesMsg>();
        self.visit::<ExploredStepsMsg>();
        self.visit::<FoundNodeMsg>();
        self.visit::<ReviewRequestMsg>();
        self.visit::<ReviewMsg>();
        self.visit::<AgentMsg>();
        self.visit::<ResultMsg>();
        self.visit::<RulesMsg>();
    }

    /// The name of a type, which the file of games imports.
    fn named<T: TS + 'static>(&mut self) -> String {
        let path = PathBuf::from(GAMES);
        let imports = &mut Imports { config: &self.config, path, file: &mut self.of_games };
        match T::output_path() {
            Some(_) => imports.visit::<T>(),
            None => T::visit_generics(imports),
        }
        T::name(&self.config)
    }

    fn texts(&self) -> BTreeMap<PathBuf, String> {
        let text_of = |file: &File| format!("{HEADING}{}{}", file.imports(), file.declarations());
        let mut texts: BTreeMap<_, _> =
            self.files.iter().map(|(path, file)| (path.clone(), text_of(file))).collect();
        let online = "import type { ClientMsg, RecordMsg, ReplayMsg, ServerMsg, StateMsg, TableEventMsg } \
             from \"./online.gen\";\n";
        let games = format!(
            "{HEADING}{online}{}\n/** The version of all messages. */\nexport const VERSION = {};\n\n\
             /** What stands for each game in the messages of a table. */\n\
             export interface Games {{\n{}}}\n{OF_GAMES}",
            self.of_games.imports(),
            parlor_wire::VERSION,
            self.games,
        );
        texts.insert(GAMES.into(), games);
        texts
    }
}

impl File {
    fn imports(&self) -> String {
        let line = |(from, names): (&PathBuf, &BTreeSet<String>)| {
            let names: Vec<_> = names.iter().map(String::as_str).collect();
            let from = from.display().to_string();
            let from = from.trim_end_matches(".ts");
            format!("import type {{ {} }} from \"./{from}\";\n", names.join(", "))
        };
        self.imported.iter().map(line).collect()
    }

    fn declarations(&self) -> String {
        self.declared.values().map(|declared| format!("\n{}", tidy(declared))).collect()
    }
}

/// Short comments on one line, no blanks at line ends.
fn tidy(declared: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in declared.lines().map(str::trim_end) {
        let before = lines.len().saturating_sub(2);
        if line == " */" && lines.get(before).is_some_and(|opening| opening == "/**") {
            let sentence = lines[before + 1].trim_start_matches(" *").to_owned();
            lines.truncate(before);
            lines.push(format!("/**{sentence} */"));
        } else {
            lines.push(line.to_owned());
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn the_types_of_the_page_are_fresh() {
    let mut files = Files::new();
    crate::each(&mut files);
    files.visit::<Explanation>();
    files.visit_rest();
    let texts = files.texts();

    let web = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../web");
    let folder = web.join("src/lib/wire");
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::create_dir_all(&folder).expect("a folder for the types");
        for (path, text) in &texts {
            fs::write(folder.join(path), text).expect("a written file");
        }
        let prettier = web.join("node_modules/.bin/prettier");
        let done =
            Command::new(prettier).args(["--write", "src/lib/wire"]).current_dir(&web).status();
        assert!(done.expect("prettier, by npm ci in web/").success());
    }
    for (path, text) in &texts {
        let written = fs::read_to_string(folder.join(path)).unwrap_or_default();
        let advice = "UPDATE_TYPES=1 cargo test -p parlor-kits writes it anew";
        let (old, new) = (bare(&written), bare(text));
        let differ = old.chars().zip(new.chars()).position(|(old, new)| old != new);
        let place = &new[new.floor_char_boundary(differ.unwrap_or_default())..];
        let place: String = place.chars().take(60).collect();
        assert!(old == new, "web/src/lib/wire/{} is old at {place}: {advice}", path.display());
    }
    for entry in fs::read_dir(&folder).expect("the folder of the types") {
        let name = PathBuf::from(entry.expect("a file").file_name());
        let ours = name.to_string_lossy().ends_with(".gen.ts");
        assert!(!ours || texts.contains_key(&name), "nothing makes {} any more", name.display());
    }
}

/// A text without what a formatter may change: blanks, quotes, parentheses, separators before a
/// closing brace, the first bar of a union.
fn bare(text: &str) -> String {
    let kept = text.chars().filter(|c| !c.is_whitespace() && !"()'\"".contains(*c));
    let mut bare = String::new();
    for c in kept.map(|c| if c == ',' { ';' } else { c }) {
        if "}]>".contains(c) && bare.ends_with(';') {
            bare.pop();
        }
        if !(c == '|' && bare.ends_with(['=', ':', '<', '/', '&'])) {
            bare.push(c);
        }
    }
    bare
}
