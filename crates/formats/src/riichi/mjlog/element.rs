//! XML elements with their attributes.

use std::io::BufRead;
use std::str::FromStr;

use parlor_game::{BySeat, Seat};
use parlor_riichi::Points;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event as XmlEvent};

use super::error::MjlogFault;
use crate::riichi::record::bounded_points;
use crate::riichi::tile_code::TileId;

/// One element: its name and attributes, unescaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Element {
    pub(super) name: String,
    attributes: Vec<(String, String)>,
}

/// The elements of a text, one at a time.
pub(super) struct Elements<R> {
    xml: Reader<R>,
    buffer: Vec<u8>,
}

/// What comes next in a text.
pub(super) enum Next {
    Element(Element),
    /// The root element closes.
    Close,
    /// The text ends.
    End,
}

impl<R: BufRead> Elements<R> {
    pub(super) fn new(source: R) -> Elements<R> {
        Elements { xml: Reader::from_reader(source), buffer: Vec::new() }
    }

    /// Bytes read so far.
    pub(super) fn offset(&self) -> u64 {
        self.xml.buffer_position()
    }

    pub(super) fn next(&mut self) -> Result<Next, MjlogFault> {
        loop {
            self.buffer.clear();
            match self.xml.read_event_into(&mut self.buffer) {
                Ok(XmlEvent::Start(tag) | XmlEvent::Empty(tag)) => {
                    return Element::read(&tag).map(Next::Element);
                }
                Ok(XmlEvent::End(_)) => return Ok(Next::Close),
                Ok(XmlEvent::Eof) => return Ok(Next::End),
                Ok(_) => {}
                Err(quick_xml::Error::Io(error)) => {
                    return Err(MjlogFault::Unreadable(error.to_string()));
                }
                Err(error) => return Err(MjlogFault::Xml(error.to_string())),
            }
        }
    }
}

impl Element {
    fn read(tag: &BytesStart<'_>) -> Result<Element, MjlogFault> {
        let name = String::from_utf8_lossy(tag.name().as_ref()).into_owned();
        let mut attributes = Vec::new();
        for attribute in tag.attributes() {
            let attribute = attribute.map_err(|error| MjlogFault::Xml(error.to_string()))?;
            let key = String::from_utf8_lossy(attribute.key.as_ref()).into_owned();
            let value = attribute.unescape_value();
            let value = value.map_err(|error| MjlogFault::Xml(error.to_string()))?.into_owned();
            attributes.push((key, value));
        }
        Ok(Element { name, attributes })
    }

    /// The value of an attribute that may be absent.
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// The value of an attribute that must be there.
    pub(super) fn need(&self, key: &'static str) -> Result<&str, MjlogFault> {
        self.get(key).ok_or(MjlogFault::Missing { attribute: key })
    }

    /// An attribute put through `read`; `expected` says what it should have been.
    pub(super) fn read_as<T>(
        &self,
        key: &'static str,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, MjlogFault> {
        self.read_if_any(key, expected, read)?.ok_or(MjlogFault::Missing { attribute: key })
    }

    /// The same of an attribute that may be absent.
    pub(super) fn read_if_any<T>(
        &self,
        key: &'static str,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, MjlogFault> {
        let read = |value| read(value).ok_or_else(|| wrong(key, value, expected));
        self.get(key).map(read).transpose()
    }

    /// A whole number.
    pub(super) fn number<T: FromStr>(&self, key: &'static str) -> Result<T, MjlogFault> {
        self.read_as(key, "a whole number in range", |text| text.parse().ok())
    }

    /// A seat.
    pub(super) fn seat(&self, key: &'static str) -> Result<Seat, MjlogFault> {
        self.read_as(key, "a player from 0 to 3", |text| Seat::from_idx(text.parse().ok()?))
    }

    /// Tile numbers between commas; none for an absent or empty attribute.
    pub(super) fn ids(&self, key: &'static str) -> Result<Vec<TileId>, MjlogFault> {
        let Some(value) = self.get(key) else { return Ok(Vec::new()) };
        let ids = list(value, |n| TileId::new(n.parse().ok()?));
        ids.ok_or_else(|| wrong(key, value, "tile numbers from 0 to 135 between commas"))
    }

    /// One tile number.
    pub(super) fn id(&self, key: &'static str) -> Result<TileId, MjlogFault> {
        let expected = "a tile number from 0 to 135";
        self.read_as(key, expected, |text| TileId::new(text.parse().ok()?))
    }

    /// Four scores in hundreds.
    pub(super) fn scores(&self, key: &'static str) -> Result<BySeat<Points>, MjlogFault> {
        self.read_as(key, "four scores in hundreds", |text| {
            let hundreds: [Points; 4] = list(text, points_of_hundreds)?.try_into().ok()?;
            Some(BySeat::new(hundreds))
        })
    }
}

/// The points of a number of hundreds.
pub(super) fn points_of_hundreds(text: &str) -> Option<Points> {
    bounded_points(i64::from(text.parse::<i32>().ok()?) * 100)
}

pub(super) fn wrong(key: &str, value: &str, expected: &'static str) -> MjlogFault {
    MjlogFault::Value { attribute: key.to_owned(), value: value.to_owned(), expected }
}

/// The values between commas; `None` when one of them cannot be read.
pub(super) fn list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text.is_empty() {
        Some(Vec::new())
    } else {
        text.split(',').map(|n| read(n.trim())).collect()
    }
}
