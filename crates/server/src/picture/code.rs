use fast_qr::{ECL, QRBuilder};

use super::drawing::N;

/// Longer links make codes that no camera reads from a screen.
pub const MOST_LETTERS: usize = 1_200;
/// What has to be free around a code, in modules.
const QUIET: usize = 4;

/// A link as a code for cameras: dark on light, whatever the theme, or many cameras do not read it. Nothing if the link is
/// too long.
pub fn code(link: &str, width: u32) -> Option<String> {
    if link.len() > MOST_LETTERS {
        return None;
    }
    // A short link has room for more repair.
    let repair = if link.len() <= 120 { ECL::Q } else { ECL::M };
    let code = QRBuilder::new(link).ecl(repair).build().ok()?;
    let mut path = String::new();
    for y in 0..code.size {
        let row = &code[y];
        let mut x = 0;
        for run in row.chunk_by(|a, b| a.value() == b.value()) {
            if run.first().is_some_and(|module| module.value()) {
                path.push_str(&format!(
                    "M{} {}h{}v1h-{}z",
                    x + QUIET,
                    y + QUIET,
                    run.len(),
                    run.len()
                ));
            }
            x += run.len();
        }
    }
    let side = N((code.size + 2 * QUIET) as f64);
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{width}\" viewBox=\"0 0 {side} {side}\" \
         role=\"img\"><title>QR</title><path d=\"M0 0H{side}V{side}H0Z\" fill=\"#fffdf8\"/><path d=\"{path}\" \
         fill=\"#22201c\" shape-rendering=\"crispEdges\"/></svg>\n"
    ))
}
