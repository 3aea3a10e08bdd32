//! Drawing.

use std::fmt::Write;

/// How many colours tell series apart; the ninth series has the first colour again.
pub const COLOURS: usize = 8;

/// The colours of a chart that stands alone; a page has the same in its style sheet.
pub(crate) const STYLE: &str = include_str!("../report/colours.css");

/// A drawing under construction. Numbers are pixels from the upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Svg {
    width: f64,
    height: f64,
    title: String,
    body: String,
}

impl Svg {
    /// An empty drawing with a title, which is read aloud and shown as a hint.
    pub fn new(width: f64, height: f64, title: &str) -> Svg {
        Svg { width, height, title: title.to_owned(), body: String::new() }
    }

    /// A straight line.
    pub fn line(&mut self, class: &str, from: [f64; 2], to: [f64; 2]) {
        let ([x1, y1], [x2, y2]) = (from, to);
        self.add(format_args!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        ));
    }

    /// A line through points.
    pub fn path(&mut self, class: &str, points: &[[f64; 2]]) {
        let mut d = String::new();
        for (n, [x, y]) in points.iter().enumerate() {
            let _ = write!(d, "{}{x:.1} {y:.1}", if n == 0 { "M" } else { "L" });
        }
        self.add(format_args!(r#"<path class="{class}" d="{d}"/>"#));
    }

    /// A filled rectangle; `hint` is shown when it is pointed at.
    pub fn rect(&mut self, class: &str, corner: [f64; 2], size: [f64; 2], hint: &str) {
        let ([x, y], [width, height]) = (corner, size.map(|length| length.max(0.0)));
        let hint = escape(hint);
        self.add(format_args!(
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"><title>{hint}</title></rect>"#
        ));
    }

    /// A dot; `hint` is shown when it is pointed at.
    pub fn dot(&mut self, class: &str, [x, y]: [f64; 2], radius: f64, hint: &str) {
        let hint = escape(hint);
        self.add(format_args!(
            r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{radius}"><title>{hint}</title></circle>"#
        ));
    }

    /// Text that begins (`start`), is centred (`middle`) or ends (`end`) at a point.
    pub fn text(&mut self, class: &str, [x, y]: [f64; 2], anchor: &str, text: &str) {
        let text = escape(text);
        self.add(format_args!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#
        ));
    }

    /// For a page that has the style sheet.
    pub fn inline(&self) -> String {
        self.written("")
    }

    /// For a file of its own.
    pub fn standalone(&self) -> String {
        self.written(&format!("<style>{STYLE}</style>\n"))
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.body, "{element}");
    }

    fn written(&self, style: &str) -> String {
        let Svg { width, height, title, body } = self;
        let title = escape(title);
        format!(
            "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} \
             {height:.0}\" width=\"{width:.0}\" role=\"img\">\n<title>{title}</title>\n{style}{body}</svg>\n"
        )
    }
}

/// Text as it may stand between tags and in attributes.
pub fn escape(text: &str) -> String {
    let safe = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    safe.replace('"', "&quot;")
}
