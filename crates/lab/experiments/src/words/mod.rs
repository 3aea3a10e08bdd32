//! Words written by hand, whose figures come from the results.
//!
//! A template is Markdown, in two parts with a line `---` between them: what was asked, what came out.
//!
//! | in a template | becomes |
//! |---|---|
//! | `{wins per hand, lt-fast}` | our figure of that name, as its table writes it |
//! | `{lt-2: wins per hand, lt-fast}` | the same of another experiment |
//! | `{wins per hand, lt-fast \| source}` | the source's figure |
//! | `{… \| interval}`, `{… \| low}` | the ends of its interval; the lower one |
//! | `{… \| .1}`, `{… \| billion}`, `{… \| bare}` | with one decimal; in billions; without `%` |
//! | `{… \| signed}`, `{… \| rest}` | with its sign; what is left of a share |
//! | `{"fast beats everyone"}` | our figure of a claim; `source` and `reading` as above |
//! | `only if {a} > {b}` | nothing, or an error if it is not so; `>>` and `<<`: intervals apart |
//! | `only if "fast beats everyone" is reproduced` | nothing, or an error if that is not the verdict |
//! | `when "fast beats everyone"` | the line under it that begins `- reproduced:`, `- not reproduced:` … |
//! | `when {a} > {b}` | the line under it that begins `- yes:` or `- no:` |
//! | `when {a} against {b}` | the line under it that begins `- more:`, `- less:` or `- level:`, by intervals |
//!
//! So no sentence can say other than the results: a figure that changes changes it, and where no
//! sentence was written for what is the case now, nothing is written at all. Figures in digits are
//! refused, except years, names, and what is in code.

mod bare_figures;
mod condition;
mod figure_name;
mod written;

use crate::{Finished, Rows};
pub(crate) use bare_figures::bare_figures;
use condition::Condition;
use figure_name::Named;

/// The results that words speak of.
#[derive(Clone, Copy)]
pub(crate) struct Results<'a> {
    /// Those of the experiment itself.
    pub(crate) own: &'a Finished,
    /// All there are.
    pub(crate) all: &'a [Finished],
}

/// A template with its figures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Words {
    /// What was asked.
    pub(crate) asked: String,
    /// What came out.
    pub(crate) found: String,
}

impl Words {
    /// A template filled in, or everything that is wrong with it.
    pub(crate) fn of(template: &str, results: Results<'_>) -> Result<Words, Vec<String>> {
        let mut filling = Filling { results, wrong: Vec::new() };
        let lines: Vec<&str> = template.lines().collect();
        let cut = lines.iter().position(|line| line.trim() == "---");
        let (asked, found) = cut.map_or((0..0, 0..lines.len()), |at| (0..at, at + 1..lines.len()));
        let asked = filling.fill(&lines[asked], 1);
        let first = found.start + 1;
        let found = filling.fill(&lines[found], first);
        if filling.wrong.is_empty() { Ok(Words { asked, found }) } else { Err(filling.wrong) }
    }
}

/// Work on a template.
struct Filling<'a> {
    results: Results<'a>,
    /// What is wrong, with its line.
    wrong: Vec<String>,
}

impl Filling<'_> {
    /// Some lines filled in, of which the first has this number.
    fn fill(&mut self, lines: &[&str], first: usize) -> String {
        let (mut out, mut at) = (Vec::new(), 0);
        while let Some(&line) = lines.get(at) {
            let number = first + at;
            at += 1;
            if let Some(condition) = line.strip_prefix("only if ") {
                if let Err(error) = self.is_met(condition) {
                    self.wrong(number, &error);
                }
            } else if let Some(condition) = line.strip_prefix("when ") {
                let options = &lines[at..];
                let is_option = |line: &&str| line.starts_with("- ") || line.starts_with("  ");
                let n = options.iter().take_while(|line| is_option(line)).count();
                at += n;
                out.extend(self.choose(condition, &options[..n], number));
            } else {
                out.push(self.figures(line, number));
            }
        }
        out.join("\n").trim().to_owned()
    }

    /// The condition of a line that is otherwise an error.
    fn is_met(&self, condition: &str) -> Result<(), String> {
        let (condition, wanted) = match condition.rsplit_once("\" is ") {
            Some((claim, wanted)) => (format!("{claim}\""), wanted),
            None => (condition.to_owned(), "yes"),
        };
        match Condition::parse(&condition, self.results)?.answer() {
            answer if answer == wanted => Ok(()),
            answer => Err(format!("{condition} is not {wanted:?} any more but {answer:?}")),
        }
    }

    /// The option that is the case; those that are not are looked through for mistakes all the same.
    fn choose(&mut self, condition: &str, options: &[&str], number: usize) -> Option<String> {
        let condition_met = match Condition::parse(condition, self.results) {
            Ok(condition) => condition,
            Err(error) => {
                self.wrong(number, &error);
                return None;
            }
        };
        let (answers, answer) = (condition_met.answers(), condition_met.answer());
        let (mut chosen, mut label) = (None, "");
        for (line, number) in options.iter().zip(number + 1..) {
            let mut text = line.trim();
            if let Some(option) = line.strip_prefix("- ") {
                let (name, rest) = option.split_once(':').unwrap_or((option, ""));
                if !answers.contains(&name) {
                    self.wrong(number, &format!("{name:?} is none of {}", answers.join(", ")));
                }
                (label, text) = (name, rest.trim());
                if name == answer {
                    chosen = Some(String::new());
                }
            }
            let text = self.figures(text, number);
            if let Some(chosen) = chosen.as_mut().filter(|_| label == answer) {
                *chosen += if chosen.is_empty() { "" } else { "\n" };
                *chosen += &text;
            }
        }
        if chosen.is_none() {
            let error =
                format!("{condition} is now {answer:?}, and no sentence is written for that");
            self.wrong(number, &error);
        }
        chosen.filter(|text| !text.is_empty())
    }

    /// A line with its figures.
    fn figures(&mut self, line: &str, number: usize) -> String {
        for figure in bare_figures(line) {
            let error = format!("{figure:?} is a figure: name it in braces, or leave it out");
            self.wrong(number, &error);
        }
        let (mut out, mut rest) = (String::new(), line);
        while let Some((before, after)) = rest.split_once('{') {
            out += before;
            let Some((name, after)) = after.split_once('}') else {
                self.wrong(number, "a brace is not closed");
                return out;
            };
            match Named::parse(name, self.results) {
                Ok(named) => out += &named.text(),
                Err(error) => self.wrong(number, &error),
            }
            rest = after;
        }
        out + rest
    }

    fn wrong(&mut self, number: usize, error: &str) {
        self.wrong.push(format!("line {number}: {error}"));
    }
}

/// A line of words with the figures of some rows, or what is wrong with it.
pub(crate) fn fill(template: &str, rows: Rows<'_>) -> Result<String, String> {
    let (mut out, mut rest) = (String::new(), template);
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').ok_or("a brace is not closed")?;
        out += before;
        out += &figure_name::of_rows(name, rows.0)?;
        rest = after;
    }
    Ok(out + rest)
}

/// Everything in a text that is a figure in digits or in words, for texts without templates.
pub(crate) fn figures_in(text: &str) -> Vec<String> {
    text.lines().flat_map(bare_figures).collect()
}
