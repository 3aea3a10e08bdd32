//! The messages as TypeScript, for the page. Compiled for tests only.
//!
//! The page's types are made from the same enums that the server writes. `UPDATE_TYPES=1 cargo test
//! -p parlor-wire` writes them to `web/src/lib/wire`; without it the test fails when they are old.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::PathBuf;
use std::{env, fs};

use ts_rs::{Config, TS, TypeVisitor};

use crate::online::{
    AdviceMsg, AgentMsg, ClientMsg, OpenHandsMsg, RecordMsg, ReplayMsg, RoomInfoMsg,
    RoomRequestMsg, RoomSummaryMsg, RulesMsg, ServerMsg,
};
use crate::{BackgammonWire, RiichiWire, ZoleWire};
use crate::{Codec, ExplanationMsg, Hosted, Written};

/// Something that is a string in its game's notation, under a name of its own.
trait Noted: 'static {
    const NAME: &'static str;
    const DOC: &'static str;
}

impl Noted for parlor_zole::Card {
    const NAME: &'static str = "CardMsg";
    const DOC: &'static str = "A card of Zole: `\"QC\"`, `\"TH\"`.";
}

impl Noted for parlor_riichi::Tile {
    const NAME: &'static str = "TileMsg";
    const DOC: &'static str =
        "A riichi tile: `\"5m\"`, `\"0p\"` for a red five, `\"1z\"` to `\"7z\"`.";
}

impl Noted for parlor_riichi::Kind {
    const NAME: &'static str = "KindMsg";
    const DOC: &'static str = "A kind of riichi tile: `\"5m\"`, `\"7z\"`.";
}

impl<T: Noted> TS for Written<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some(format!("/**\n * {}\n */\n", T::DOC))
    }

    fn decl(_: &Config) -> String {
        format!("type {} = string;", T::NAME)
    }

    fn name(_: &Config) -> String {
        T::NAME.to_owned()
    }

    fn inline(_: &Config) -> String {
        "string".to_owned()
    }

    fn output_path() -> Option<PathBuf> {
        Some("pieces.gen.ts".into())
    }
}

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
}

impl TypeVisitor for Files {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else { return };
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
        if let Some(from) = T::output_path().filter(|from| *from != self.path) {
            self.file.imported.entry(from).or_default().insert(T::ident(self.config));
        }
    }
}

const HEADING: &str = "\
// Made from crates/wire by `UPDATE_TYPES=1 cargo test -p parlor-wire`. Do not edit.
";

/// The messages of each game by its name, and the protocol's messages for it.
const GAMES: &str = r#"import type * as backgammon from "./backgammon.gen";
import type { ClientMsg, RecordMsg, ReplayMsg, ServerMsg, StateMsg, TableEventMsg } from "./online.gen";
import type * as riichi from "./riichi.gen";
import type * as zole from "./zole.gen";

/** The version of all messages. */
export const VERSION = {version};

/** What stands for each game in the messages of a table. */
export interface Games {
  backgammon: {
    view: backgammon.ViewMsg;
    seen: backgammon.SeenMsg;
    action: backgammon.ActionMsg;
    table: backgammon.ViewMsg;
    address: backgammon.AddressMsg;
    chance: backgammon.ChanceMsg;
  };
  riichi: {
    view: riichi.ViewMsg;
    seen: riichi.SeenMsg;
    action: riichi.ActionMsg;
    table: riichi.TableMsg;
    address: riichi.AddressMsg;
    chance: riichi.ChanceMsg;
  };
  zole: {
    view: zole.ViewMsg;
    seen: zole.SeenMsg;
    action: zole.ActionMsg;
    table: zole.TableMsg;
    address: zole.AddressMsg;
    chance: zole.ChanceMsg;
  };
}

/** The name of a game. */
export type GameName = keyof Games;

export type ClientMsgOf<G extends GameName> = ClientMsg<Games[G]["action"]>;
export type ServerMsgOf<G extends GameName> = ServerMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"],
  Games[G]["table"]
>;
export type TableEventOf<G extends GameName> = TableEventMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"],
  Games[G]["table"]
>;
export type StateOf<G extends GameName> = StateMsg<
  Games[G]["view"],
  Games[G]["action"],
  Games[G]["table"]
>;
export type RecordOf<G extends GameName> = RecordMsg<
  Games[G]["action"],
  Games[G]["address"],
  Games[G]["chance"]
>;
export type ReplayOf<G extends GameName> = ReplayMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"]
>;
"#;

impl Files {
    fn new() -> Files {
        let config = Config::new().with_large_int("number");
        Files { config, seen: HashSet::new(), files: BTreeMap::new() }
    }

    fn visit_game<C: Hosted>(&mut self)
    where
        C::ViewMsg: TS,
        C::SeenMsg: TS,
        C::ActionMsg: TS,
        C::TableMsg: TS,
        C::AddressMsg: TS,
        C::ChanceMsg: TS,
    {
        type Server<C> = ServerMsg<
            <C as Codec>::ViewMsg,
            <C as Codec>::SeenMsg,
            <C as Codec>::ActionMsg,
            <C as Hosted>::TableMsg,
        >;
        self.visit::<Server<C>>();
        self.visit::<ClientMsg<C::ActionMsg>>();
        self.visit::<RecordMsg<C::ActionMsg, C::AddressMsg, C::ChanceMsg>>();
        self.visit::<AdviceMsg<C::ActionMsg>>();
        self.visit::<OpenHandsMsg<C::ViewMsg>>();
        self.visit::<ReplayMsg<C::ViewMsg, C::SeenMsg, C::ActionMsg>>();
    }

    fn texts(&self) -> BTreeMap<PathBuf, String> {
        let mut texts = BTreeMap::new();
        for (path, file) in &self.files {
            let mut text = HEADING.to_owned();
            for (from, names) in &file.imported {
                let names: Vec<_> = names.iter().map(String::as_str).collect();
                let from = from.display().to_string();
                let from = from.trim_end_matches(".ts");
                text += &format!("import type {{ {} }} from \"./{from}\";\n", names.join(", "));
            }
            for declared in file.declared.values() {
                text += &format!("\n{}", tidy(declared));
            }
            texts.insert(path.clone(), text);
        }
        let games = GAMES.replace("{version}", &crate::VERSION.to_string());
        texts.insert("games.gen.ts".into(), format!("{HEADING}{games}"));
        texts
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
    files.visit_game::<BackgammonWire>();
    files.visit_game::<RiichiWire>();
    files.visit_game::<ZoleWire>();
    files.visit::<ExplanationMsg>();
    files.visit::<RoomRequestMsg>();
    files.visit::<RoomSummaryMsg>();
    files.visit::<RoomInfoMsg>();
    files.visit::<AgentMsg>();
    files.visit::<RulesMsg>();
    let texts = files.texts();

    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire");
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::create_dir_all(&folder).expect("a folder for the types");
        for (path, text) in &texts {
            fs::write(folder.join(path), text).expect("a written file");
        }
    }
    for (path, text) in &texts {
        let written = fs::read_to_string(folder.join(path)).unwrap_or_default();
        let advice = "UPDATE_TYPES=1 cargo test -p parlor-wire writes it anew";
        assert!(written == *text, "web/src/lib/wire/{} is old: {advice}", path.display());
    }
    for entry in fs::read_dir(&folder).expect("the folder of the types") {
        let name = PathBuf::from(entry.expect("a file").file_name());
        let ours = name.to_string_lossy().ends_with(".gen.ts");
        assert!(!ours || texts.contains_key(&name), "nothing makes {} any more", name.display());
    }
}
