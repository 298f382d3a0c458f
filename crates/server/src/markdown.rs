//! Markdown, as much of it as the rules are written in: headings, paragraphs, lists, tables, `code` and **bold**. Whatever
//! else is in a text is text.

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::str::Lines;

/// A text as a page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Document {
    /// The first heading of level one.
    pub(crate) title: String,
    /// All but the title, as HTML in which nothing of the text is markup.
    pub(crate) html: String,
    /// The headings below the title.
    pub(crate) headings: Vec<Heading>,
}

/// A heading that a table of contents lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heading {
    /// 2 or 3.
    pub(crate) level: usize,
    /// The anchor.
    pub(crate) id: String,
    /// What it says, as plain text.
    pub(crate) text: String,
}

impl Document {
    /// Reads a text.
    pub(crate) fn read(text: &str) -> Document {
        let mut document = Document::default();
        let mut ids = BTreeSet::new();
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if line.trim().is_empty() {
                continue;
            }
            if let Some((level, said)) = heading(line) {
                document.heading(level, said, &mut ids);
            } else if let Some(item) = bullet(line) {
                list(&mut document.html, "ul", item, &mut lines, bullet);
            } else if let Some(item) = numbered(line) {
                list(&mut document.html, "ol", item, &mut lines, numbered);
            } else if line.starts_with('|') {
                table(&mut document.html, line, &mut lines);
            } else {
                let said = with_rest(line, &mut lines);
                document.html.push_str(&format!("<p>{}</p>\n", inline(&said)));
            }
        }
        document
    }

    fn heading(&mut self, level: usize, said: &str, ids: &mut BTreeSet<String>) {
        let text = said.replace(['`', '*'], "");
        if level == 1 && self.title.is_empty() {
            self.title = text;
            return;
        }
        let level = level.max(2);
        let mut id = anchor(&text);
        while !ids.insert(id.clone()) {
            id.push_str("-more");
        }
        let html = format!("<h{level} id=\"{id}\">{}</h{level}>\n", inline(said));
        self.html.push_str(&html);
        self.headings.push(Heading { level, id, text });
    }
}

/// The level of a heading, 1 to 3, and what it says.
fn heading(line: &str) -> Option<(usize, &str)> {
    let said = line.trim_start_matches('#');
    let level = line.len() - said.len();
    let said = said.strip_prefix(' ')?;
    (1..=3).contains(&level).then_some((level, said.trim()))
}

fn bullet(line: &str) -> Option<&str> {
    line.strip_prefix("- ")
}

fn numbered(line: &str) -> Option<&str> {
    let (number, item) = line.split_once(". ")?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(item)
}

/// Whether something other than a paragraph's next line begins here.
fn begins(line: &str) -> bool {
    line.trim().is_empty()
        || line.starts_with('|')
        || heading(line).is_some()
        || bullet(line).is_some()
        || numbered(line).is_some()
}

/// A line with those that go on with it.
fn with_rest(line: &str, lines: &mut Peekable<Lines<'_>>) -> String {
    let mut said = line.trim().to_owned();
    while let Some(next) = lines.next_if(|next| !begins(next)) {
        said.push(' ');
        said.push_str(next.trim());
    }
    said
}

fn list(
    html: &mut String,
    element: &str,
    first: &str,
    lines: &mut Peekable<Lines<'_>>,
    item: fn(&str) -> Option<&str>,
) {
    html.push_str(&format!("<{element}>\n"));
    let mut said = Some(first);
    while let Some(line) = said {
        let text = with_rest(line, lines);
        html.push_str(&format!("<li>{}</li>\n", inline(&text)));
        said = lines.next_if(|next| item(next).is_some()).and_then(item);
    }
    html.push_str(&format!("</{element}>\n"));
}

fn cells(line: &str) -> impl Iterator<Item = String> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split('|').map(|cell| inline(cell.trim()))
}

fn table(html: &mut String, head: &str, lines: &mut Peekable<Lines<'_>>) {
    html.push_str("<div class=\"scroll\"><table>\n<thead><tr>");
    for cell in cells(head) {
        html.push_str(&format!("<th scope=\"col\">{cell}</th>"));
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    while let Some(row) = lines.next_if(|next| next.starts_with('|')) {
        // The line under the head.
        if row.bytes().all(|byte| b"|-: ".contains(&byte)) {
            continue;
        }
        html.push_str("<tr>");
        for cell in cells(row) {
            html.push_str(&format!("<td>{cell}</td>"));
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n");
}

/// A line with its code and what is bold; a mark that is never closed is text.
pub(crate) fn inline(text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '*']) {
        let (before, marked) = rest.split_at(at);
        escape(before, &mut html);
        let found = [("`", "code"), ("**", "strong")]
            .into_iter()
            .find_map(|(mark, element)| {
                let (inner, after) = marked.strip_prefix(mark)?.split_once(mark)?;
                (!inner.is_empty()).then_some((element, inner, after))
            });
        rest = match found {
            Some((element, inner, after)) => {
                let inner = match element {
                    // What is bold may have code in it; code is taken as it stands.
                    "strong" => inline(inner),
                    _ => escaped(inner),
                };
                html.push_str(&format!("<{element}>{inner}</{element}>"));
                after
            }
            None => {
                // Both marks are one byte a letter.
                let (mark, after) = marked.split_at(1);
                html.push_str(mark);
                after
            }
        };
    }
    escape(rest, &mut html);
    html
}

fn escape(text: &str, html: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(letter),
        }
    }
}

fn escaped(text: &str) -> String {
    let mut html = String::new();
    escape(text, &mut html);
    html
}

/// A heading's words as an address has them: letters, digits and hyphens.
fn anchor(text: &str) -> String {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        "part".to_owned()
    } else {
        words.join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        Document::read(text).html
    }

    #[test]
    fn the_title_is_not_among_the_headings() {
        let read = Document::read("# SIXTH!\n\n## Set-up\n\n### Six times king\n\n## Set-up\n");
        assert_eq!(read.title, "SIXTH!");
        let headings: Vec<_> = read.headings.iter().map(|h| (h.level, h.id.as_str())).collect();
        assert_eq!(
            headings,
            [(2, "set-up"), (3, "six-times-king"), (2, "set-up-more")]
        );
        assert!(read.html.starts_with("<h2 id=\"set-up\">Set-up</h2>"));
    }

    #[test]
    fn paragraphs_and_lists_end_where_the_next_thing_begins() {
        assert_eq!(
            html("One\ntwo\n- a\n  b\n- c\n1. x\n2. y\n\nthree"),
            "<p>One two</p>\n<ul>\n<li>a b</li>\n<li>c</li>\n</ul>\n<ol>\n<li>x</li>\n<li>y</li>\n</ol>\n<p>three</p>\n"
        );
    }

    #[test]
    fn a_table_has_a_head() {
        assert_eq!(
            html("| a | `b` |\n| --- | :-: |\n| 1 | 2 |"),
            "<div class=\"scroll\"><table>\n<thead><tr><th scope=\"col\">a</th><th scope=\"col\"><code>b</code></th></tr></thead>\n\
             <tbody>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n</table></div>\n"
        );
    }

    #[test]
    fn code_and_bold_and_what_is_neither() {
        assert_eq!(
            html("**a `b`** `**c**` 2*3 `d ** e"),
            "<p><strong>a <code>b</code></strong> <code>**c**</code> 2*3 `d ** e</p>\n"
        );
        assert_eq!(html("****"), "<p>****</p>\n");
    }

    #[test]
    fn nothing_in_a_text_becomes_markup() {
        let hostile = "# <b>\n\n## <i> \" onload=x\n\n<script>&'\"`<x>`\n\n- <a>\n\n|<td>|\n";
        let read = Document::read(hostile);
        let tags = read.html.split('<').skip(1).filter(|tag| {
            ![
                "h2", "/h2", "p", "/p", "code", "/code", "ul", "/ul", "li", "/li", "div", "/div", "t", "/t",
            ]
            .iter()
            .any(|known| tag.starts_with(known))
        });
        assert_eq!(tags.count(), 0, "{}", read.html);
        assert!(read.html.contains("<h2 id=\"i-onload-x\">"), "{}", read.html);
        assert!(!read.html.contains("<td>|") && !read.html.contains("<th scope=\"col\"><td>"));
    }
}
