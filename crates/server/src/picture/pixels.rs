use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A drawing that cannot be turned into pixels.
#[derive(Debug, thiserror::Error)]
#[error("the picture could not be painted: {0}")]
pub struct Unpaintable(String);

impl Unpaintable {
    pub(super) fn new(error: impl ToString) -> Unpaintable {
        Unpaintable(error.to_string())
    }
}

/// The pixels of an SVG picture in its own size.
pub(super) fn paint(svg: &str) -> Result<Pixmap, Unpaintable> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(Unpaintable::new)?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or_else(|| Unpaintable::new("it has no size"))?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Ok(pixels)
}

/// An SVG picture as PNG in its own size.
pub fn png(svg: &str) -> Result<Vec<u8>, Unpaintable> {
    paint(svg)?.encode_png().map_err(Unpaintable::new)
}
