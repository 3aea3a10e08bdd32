//! Writing a table.

use std::fmt::Write;

use quick_xml::escape::escape;

use super::{MetFile, Part};

/// The file of a table; it reads back as the same value. Notices come first, as they were.
pub fn write(file: &MetFile) -> String {
    let mut out = String::from("<?xml version=\"1.0\"?>\n");
    for notice in &file.notices {
        line(&mut out, 0, &format!("<!--{notice}-->"));
    }
    line(&mut out, 0, "<met>");
    line(&mut out, 1, "<info>");
    line(&mut out, 2, &format!("<name>{}</name>", escape(&file.name)));
    line(&mut out, 2, &format!("<description>{}</description>", escape(&file.description)));
    let length = file.length.map_or("-1".to_owned(), |length| length.to_string());
    line(&mut out, 2, &format!("<length>{length}</length>"));
    line(&mut out, 1, "</info>");
    part(&mut out, "pre-crawford-table", "", &file.pre_crawford);
    part(&mut out, "post-crawford-table", " player=\"both\"", &file.post_crawford);
    line(&mut out, 0, "</met>");
    out
}

fn part(out: &mut String, element: &str, more: &str, part: &Part) {
    let kind = match part {
        Part::Explicit(_) => "explicit",
        Part::Formula { name, .. } => name,
    };
    line(out, 1, &format!("<{element} type=\"{}\"{more}>", escape(kind)));
    match part {
        Part::Explicit(rows) => {
            for row in rows {
                let chances: String = row.iter().map(|me| format!("<me>{me}</me>")).collect();
                line(out, 2, &format!("<row>{chances}</row>"));
            }
        }
        Part::Formula { parameters, .. } => {
            for (name, value) in parameters {
                line(out, 2, &format!("<parameter name=\"{}\">{value}</parameter>", escape(name)));
            }
        }
    }
    line(out, 1, &format!("</{element}>"));
}

fn line(out: &mut String, depth: usize, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{:1$}{text}", "", 2 * depth);
}
