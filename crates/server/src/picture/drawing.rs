use std::fmt::{self, Display, Write as _};

/// A number as short as it can be written without anybody seeing a difference.
pub(super) struct N(pub(super) f64);

impl Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero makes minus zero plain.
        write!(f, "{}", (self.0 * 100.0).round() / 100.0 + 0.0)
    }
}

/// Shapes on a ground of one colour, in units of their own.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Left, top, width, height.
    pub(super) frame: [f64; 4],
    pub(super) ground: String,
    /// What shapes refer to.
    pub(super) defs: String,
    pub(super) body: String,
}

impl Drawing {
    pub(super) fn new(frame: [f64; 4], ground: &str) -> Drawing {
        Drawing {
            frame,
            ground: ground.to_owned(),
            defs: String::new(),
            body: String::new(),
        }
    }

    /// Adds shapes.
    pub(super) fn add(&mut self, shapes: impl Display) {
        // Writing to a string does not fail.
        let _ = write!(self.body, "{shapes}");
    }

    /// Adds what shapes refer to.
    pub(super) fn define(&mut self, definition: impl Display) {
        let _ = write!(self.defs, "{definition}");
    }

    /// Puts a whole drawing, without its ground, into a box: as large as fits, in the middle. Says which box it fills.
    pub(super) fn put(&mut self, other: &Drawing, [left, top, width, height]: [f64; 4]) -> [f64; 4] {
        let [x, y, w, h] = other.frame;
        let scale = (width / w).min(height / h);
        let [dx, dy] = [left + (width - w * scale) / 2.0, top + (height - h * scale) / 2.0];
        self.defs.push_str(&other.defs);
        self.add(format_args!(
            "<g transform=\"translate({} {}) scale({:.4})\">{}</g>",
            N(dx - x * scale),
            N(dy - y * scale),
            scale,
            other.body
        ));
        [dx, dy, w * scale, h * scale]
    }

    /// How many pixels it is high when it is so many wide.
    pub fn height(&self, width: u32) -> u32 {
        let [_, _, w, h] = self.frame;
        ((f64::from(width) * h / w).round() as u32).max(1)
    }

    /// The picture, with what it shows in words.
    pub fn svg(&self, width: u32, title: &str) -> String {
        let [x, y, w, h] = self.frame.map(N);
        // The ground reaches beyond the frame, or the last row of pixels would be half empty.
        let [ground_x, ground_y] = [N(self.frame[0] - 9.0), N(self.frame[1] - 9.0)];
        let [ground_w, ground_h] = [N(self.frame[2] + 18.0), N(self.frame[3] + 18.0)];
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{}\" viewBox=\"{x} {y} {w} {h}\" \
             role=\"img\"><title>{}</title><defs>{}</defs><rect x=\"{ground_x}\" y=\"{ground_y}\" \
             width=\"{ground_w}\" height=\"{ground_h}\" fill=\"{}\"/>{}</svg>\n",
            self.height(width),
            escaped(title),
            self.defs,
            self.ground,
            self.body
        )
    }
}

/// Words as XML holds them.
fn escaped(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_control())
        .fold(String::new(), |mut out, c| {
            match c {
                '&' => out.push_str("&amp;"),
                '<' => out.push_str("&lt;"),
                '>' => out.push_str("&gt;"),
                _ => out.push(c),
            }
            out
        })
}
