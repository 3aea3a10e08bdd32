//! `parlor zole analyse`: the cost of every call, burial and card of a record, and everyone's luck.

use std::num::NonZero;

use anyhow::{Context, anyhow};
use parlor_agent::{Message, Say, Unit, align};
use parlor_analysis::zole::{
    Analyst, Basis, CannotJudge, DealAnalysis, Decision, Kind, OpenCards, Totals, judge, recorded,
    unfit,
};
use parlor_experiments::{Settings, Size};
use parlor_formats::zole::openzole::Difference;
use parlor_formats::zole::{AnyRecord, record::SessionRecord};
use parlor_game::Seat;
use parlor_texts::Language;
use parlor_zole_agents::registry;
use serde_json::{Value, json};

use super::recorded as files;
use crate::failure::OrUsage;
use crate::language::{self, check_agent, say};
use crate::output::{self, Ticker};
use crate::threads;

/// Which record, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record (.zole or an export of openZole), or - for standard input
    record: String,
    /// The agent that judges (`parlor agents zole`), from each player's own view
    #[arg(long, value_name = "SPEC", default_value = "house")]
    agent: String,
    /// Seed for randomised agents
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// List only decisions that cost at least this much, in points
    #[arg(long, default_value_t = 0.0, value_name = "COST", value_parser = cost)]
    from: f64,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Costs are in points, by what the player could know; docs/user/zole-analysis.md says how they and
luck are found.

Examples:
  parlor zole analyse session.zole
  parlor zole analyse session.zole --from 0.25
  parlor zole analyse openzole.json --agent pimc:worlds=500 --seed 7
  parlor zole analyse session.zole --json > session.json";

/// Reads what a decision must have cost at least.
fn cost(text: &str) -> anyhow::Result<f64> {
    let number = text.parse().ok().filter(|cost: &f64| cost.is_finite() && *cost >= 0.0);
    number.context("expected a cost in points, 0 or more, such as 0.25")
}

/// What was judged, and what came of it.
struct Judged<'a> {
    args: &'a Args,
    record: &'a SessionRecord,
    differences: &'a [Difference],
    deals: Vec<DealAnalysis>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    check_agent(&registry(), &args.agent)?;
    let AnyRecord { record, differences } = files::read(&args.record)?;
    let analyst = Analyst::new(&args.agent, args.seed)?;
    let all = recorded(&record)?;
    let ticker = Ticker::new();
    let settings = Settings {
        size: Size::Full,
        seed: args.seed,
        threads: threads(args.threads),
        records: None,
        watch: &|done| ticker.show(|| format!("{:.0} %", 100.0 * done)),
    };
    let one = |number: u64| judge(&all[number as usize], &analyst, &mut OpenCards::default());
    let deals: Result<Vec<_>, _> = settings.map(all.len() as u64, one).into_iter().collect();
    ticker.clear();
    let deals = deals.map_err(|error| unjudged(&error))?;
    if let Some(error) = unfit(&deals, &analyst) {
        return Err(unjudged(&error)).or_usage();
    }
    let judged = Judged { args, record: &record, differences: &differences, deals };
    output::show(args.json, || judged.fields(), || judged.words())
}

/// Why there is no judgement, and what to do about it.
fn unjudged(error: &CannotJudge) -> anyhow::Error {
    match error {
        CannotJudge::Agent(error) => anyhow!(language::spec_error(error)),
        CannotJudge::NotInPoints { agent, scale } => {
            let wrong = Message::new("cli-zole-not-in-points").with("agent", agent.clone());
            anyhow!(say(&wrong.with("scale", say(scale))))
        }
    }
}

impl Judged<'_> {
    /// The seats of the record, with the names of those who sit there.
    fn players(&self) -> impl Iterator<Item = (Seat, &String)> {
        self.record.rules.players.seats().into_iter().zip(&self.record.players)
    }

    fn name(&self, seat: Seat) -> &str {
        self.record.players.get(seat.idx()).map_or("", String::as_str)
    }

    /// Deal by deal the decisions that cost enough, then the sums of all players.
    fn words(&self) -> String {
        let heading = Message::new("cli-zole-analysed-by").with("agent", self.args.agent.clone());
        let mut text = say(&heading) + "\n";
        let is_shown = |decision: &&Decision| decision.cost.unwrap_or(0.0) >= self.args.from;
        let shown: Vec<&Decision> =
            self.deals.iter().flat_map(|deal| &deal.decisions).filter(is_shown).collect();
        let rows: Vec<Vec<String>> = shown.iter().map(|decision| self.row(decision)).collect();
        let mut lines = shown.iter().zip(align(&rows, 2)).peekable();
        for deal in &self.deals {
            let mut of_deal = String::new();
            while let Some((decision, line)) =
                lines.next_if(|(decision, _)| decision.deal == deal.number)
            {
                of_deal += &(line + &after(decision) + "\n");
            }
            if !of_deal.is_empty() {
                text += &format!("\n{}\n{of_deal}", self.heading(deal));
            }
        }
        for difference in self.differences {
            text += &format!("\n{}", say(&files::difference(self.record, difference)));
        }
        if !self.differences.is_empty() {
            text.push('\n');
        }
        text + "\n" + &self.totals()
    }

    /// `deal 3: Anna +2, Jānis −4, Ieva +2`.
    fn heading(&self, deal: &DealAnalysis) -> String {
        let number = deal.number.to_string();
        let Some(points) = deal.points else {
            return say(&Message::new("cli-zole-unfinished").with("n", number));
        };
        let each = |(seat, name): (Seat, &String)| format!("{name} {}", won(points[seat]));
        let each: Vec<String> = self.players().map(each).collect();
        let heading = Message::new("cli-zole-analysed-deal").with("n", number);
        say(&heading.with("points", each.join(", ")))
    }

    /// How many steps came before, who decided, what it cost and its mark.
    fn row(&self, decision: &Decision) -> Vec<String> {
        let number = |value: f64| language::reader().number(value, Unit::number(2));
        let cost = decision.cost.map_or_else(|| "–".to_owned(), number);
        let open = decision.open.map_or_else(|| "–".to_owned(), |open| number(open.cost));
        let name = self.name(decision.seat).to_owned();
        vec![format!("{:4}", decision.steps), name, cost, format!("({open})")]
    }

    /// A line for each player.
    fn totals(&self) -> String {
        const HEADS: [&str; 11] = [
            "cli-zole-player",
            "cli-zole-deals-played",
            "cli-zole-decisions",
            "cli-zole-cost",
            "cli-zole-per-decision",
            "cli-zole-bids",
            "cli-zole-burials",
            "cli-zole-cards",
            "cli-zole-open-cards",
            "cli-zole-luck",
            "cli-zole-points",
        ];
        let mut rows = vec![HEADS.iter().map(|&key| say(&Message::new(key))).collect()];
        for (seat, name) in self.players() {
            let totals = Totals::of(&self.deals, seat);
            let number = |value, decimals| language::reader().number(value, Unit::number(decimals));
            let mut row = vec![
                name.clone(),
                totals.deals.to_string(),
                totals.all.decisions.to_string(),
                number(totals.all.cost, 2),
                number(totals.cost_per_decision, 3),
            ];
            row.extend(Kind::ALL.map(|kind| number(totals.of_kind(kind).cost, 2)));
            row.push(number(totals.all.open_cost, 2));
            row.push(language::reader().number(totals.luck, Unit::signed(2)));
            row.push(won(totals.points));
            rows.push(row);
        }
        align(&rows, 1).iter().fold(String::new(), |text, line| text + line.trim_end() + "\n")
    }

    /// Everything, for programs.
    fn fields(&self) -> Value {
        let decision = |decision: &Decision| {
            json!({
                "deal": decision.deal, "steps": decision.steps, "seat": decision.seat.to_string(),
                "kind": decision.kind.name(), "choices": decision.n_choices,
                "made": decision.made_text(), "best": decision.best_text(), "cost": decision.cost,
                "basis": decision.basis.map(Basis::name), "mark": decision.mark(),
                "open_cost": decision.open.map(|open| open.cost),
                "open_best": decision.open.map(|open| open.best_text()),
                "why": decision.why.as_ref().map(|why| Language::English.message(why)),
            })
        };
        let seats = self.record.rules.players.seats();
        let deal = |deal: &DealAnalysis| {
            json!({
                "deal": deal.number,
                "luck": deal.luck.pick(seats).map(|(_, luck)| luck).collect::<Vec<_>>(),
                "points": deal.points.map(|all| all.pick(seats).map(|(_, n)| *n).collect::<Vec<_>>()),
            })
        };
        let player = |(seat, name): (Seat, &String)| {
            let mut player = json!(Totals::of(&self.deals, seat));
            player["name"] = json!(name);
            player["seat"] = json!(seat.to_string());
            player
        };
        let difference = |one: &Difference| {
            json!({
                "deal": one.game, "seat": one.seat.to_string(), "of": one.sum.name(),
                "written": one.written, "ours": one.ours,
            })
        };
        let decisions = self.deals.iter().flat_map(|deal| &deal.decisions);
        json!({
            "agent": self.args.agent, "seed": self.args.seed, "values": "points",
            "decisions": decisions.map(decision).collect::<Value>(),
            "deals": self.deals.iter().map(deal).collect::<Value>(),
            "players": self.players().map(player).collect::<Value>(),
            "differences": self.differences.iter().map(difference).collect::<Value>(),
        })
    }
}

/// Costs below this would be written as 0.00.
const SHOWN: f64 = 0.005;

/// What was done, what the agent would have done, and why.
fn after(decision: &Decision) -> String {
    let mut text = format!(" {:<2} {}", decision.mark(), decision.made_text());
    if decision.cost.is_some_and(|cost| cost >= SHOWN) {
        let best = Message::new("cli-zole-best").with("action", decision.best_text());
        text += &format!("  ({})", say(&best));
    }
    if let Some(why) = decision.why.as_ref().filter(|_| !decision.mark().is_empty()) {
        text += &format!("  {}", say(why));
    }
    text
}

/// Points with their sign, as records write them.
fn won(points: i32) -> String {
    if points == 0 {
        return "0".to_owned();
    }
    language::reader().number(f64::from(points), Unit::signed(0))
}
