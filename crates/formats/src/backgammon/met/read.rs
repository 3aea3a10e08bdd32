//! Reading a table.

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};

use crate::At;

use super::{MetError, MetFault, MetFile, Part};

const PRE: &str = "pre-crawford-table";
const POST: &str = "post-crawford-table";

/// Reads a table. Elements that are not known are passed over.
pub fn read(text: &str) -> Result<MetFile, MetError> {
    let mut xml = Reader::from_str(text);
    let mut reading = Reading::default();
    loop {
        let done = match xml.read_event() {
            Ok(Event::Eof) => return reading.file().map_err(|fault| at(text, &xml, fault)),
            Ok(event) => reading.take(&event),
            Err(error) => Err(MetFault::Xml(error.to_string())),
        };
        done.map_err(|fault| at(text, &xml, fault))?;
    }
}

/// The fault with the place that reading has reached.
fn at(text: &str, xml: &Reader<&[u8]>, fault: MetFault) -> MetError {
    let end = usize::try_from(xml.buffer_position()).unwrap_or(usize::MAX).min(text.len());
    let before = String::from_utf8_lossy(&text.as_bytes()[..end]);
    MetError { at: At::after(&before), fault }
}

/// A file as far as it has been read.
#[derive(Default)]
struct Reading {
    /// The elements that are open, the innermost last.
    open: Vec<String>,
    /// The text of the innermost element so far.
    text: String,
    name: String,
    description: String,
    length: Option<usize>,
    notices: Vec<String>,
    parameter: String,
    pre: Option<Part>,
    post: Option<Part>,
}

impl Reading {
    fn take(&mut self, event: &Event<'_>) -> Result<(), MetFault> {
        match event {
            Event::Start(tag) => {
                self.begin(tag)?;
                self.open.push(name_of(tag));
                self.text.clear();
            }
            Event::Empty(tag) => {
                self.begin(tag)?;
                self.text.clear();
                self.end(&name_of(tag))?;
            }
            Event::End(_) => {
                if let Some(element) = self.open.pop() {
                    self.end(&element)?;
                }
                self.text.clear();
            }
            Event::Text(text) => {
                let text = text.decode().map_err(|error| MetFault::Xml(error.to_string()))?;
                self.text.push_str(&text);
            }
            Event::GeneralRef(entity) => {
                let name = entity.decode().map_err(|error| MetFault::Xml(error.to_string()))?;
                let number = entity.resolve_char_ref().ok().flatten().map(String::from);
                let known = number.or_else(|| resolve_predefined_entity(&name).map(str::to_owned));
                self.text.push_str(&known.ok_or_else(|| MetFault::Xml(format!("&{name};")))?);
            }
            Event::Comment(comment) if self.open.is_empty() => {
                self.notices.push(String::from_utf8_lossy(comment).into_owned());
            }
            _ => {}
        }
        Ok(())
    }

    /// The table that is open.
    fn part(&mut self) -> Option<&mut Part> {
        if self.open.iter().any(|element| element == PRE) {
            self.pre.as_mut()
        } else if self.open.iter().any(|element| element == POST) {
            self.post.as_mut()
        } else {
            None
        }
    }

    fn begin(&mut self, tag: &BytesStart<'_>) -> Result<(), MetFault> {
        let attribute = |key: &str| -> Option<String> {
            let found = tag.try_get_attribute(key).ok().flatten()?;
            found.unescape_value().ok().map(String::from)
        };
        match name_of(tag).as_str() {
            element @ (PRE | POST) => {
                let part = match attribute("type").as_deref() {
                    Some("explicit") | None => Part::Explicit(Vec::new()),
                    Some(name @ "zadeh") => {
                        Part::Formula { name: name.to_owned(), parameters: Vec::new() }
                    }
                    Some(found) => return Err(MetFault::Kind { found: found.to_owned() }),
                };
                *(if element == PRE { &mut self.pre } else { &mut self.post }) = Some(part);
            }
            "row" => {
                if let Some(Part::Explicit(rows)) = self.part() {
                    rows.push(Vec::new());
                }
            }
            "parameter" => self.parameter = attribute("name").unwrap_or_default(),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, element: &str) -> Result<(), MetFault> {
        let text = self.text.trim().to_owned();
        match element {
            "name" => self.name = text,
            "description" => self.description = text,
            "length" => {
                let length: i64 = number(element, &text, "a whole number")?;
                self.length = usize::try_from(length).ok().filter(|&length| length > 0);
            }
            "me" => {
                let chance: f64 = number(element, &text, "a chance from 0 to 1")?;
                if !(0.0..=1.0).contains(&chance) {
                    number::<f64>(element, "", "a chance from 0 to 1")?;
                }
                if let Some(Part::Explicit(rows)) = self.part()
                    && let Some(row) = rows.last_mut()
                {
                    row.push(chance);
                }
            }
            "parameter" => {
                let value = number(element, &text, "a number")?;
                let name = std::mem::take(&mut self.parameter);
                if let Some(Part::Formula { parameters, .. }) = self.part() {
                    parameters.push((name, value));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The whole file, once it has been checked.
    fn file(self) -> Result<MetFile, MetFault> {
        let pre_crawford = self.pre.ok_or(MetFault::Missing { element: PRE })?;
        let post_crawford = self.post.ok_or(MetFault::Missing { element: POST })?;
        let length = self.length;
        if let Part::Explicit(rows) = &pre_crawford {
            let side = length.unwrap_or(rows.len()).max(1);
            square(PRE, rows, side, side)?;
        }
        if let Part::Explicit(rows) = &post_crawford {
            // Some files stop a point short of their length here.
            let width = rows.first().map_or(1, Vec::len).clamp(1, length.unwrap_or(usize::MAX));
            square(POST, rows, 1, width)?;
        }
        let Reading { name, description, notices, .. } = self;
        Ok(MetFile { name, description, length, notices, pre_crawford, post_crawford })
    }
}

/// Checks that a table has so many rows of so many chances.
fn square(
    element: &'static str,
    rows: &[Vec<f64>],
    height: usize,
    width: usize,
) -> Result<(), MetFault> {
    let odd = rows.iter().find(|row| row.len() != width);
    if rows.len() == height && odd.is_none() {
        return Ok(());
    }
    let found = match odd {
        Some(row) => format!("a row of {}", row.len()),
        None => format!("{} rows", rows.len()),
    };
    Err(MetFault::Shape { element, found, wanted: format!("{height} rows of {width}") })
}

fn number<T: std::str::FromStr>(
    element: &str,
    text: &str,
    wanted: &'static str,
) -> Result<T, MetFault> {
    let wrong =
        |_| MetFault::Number { element: element.to_owned(), found: text.to_owned(), wanted };
    text.parse().map_err(wrong)
}

fn name_of(tag: &BytesStart<'_>) -> String {
    String::from_utf8_lossy(tag.name().as_ref()).into_owned()
}
