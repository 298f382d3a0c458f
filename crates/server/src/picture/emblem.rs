//! The sign of the site: two stones upright and one across, as in the head of every page.

/// The stones in a box of 32, lit from the upper left.
pub(super) const STONES: &str = "\
<ellipse cx=\"16\" cy=\"28.1\" rx=\"13.4\" ry=\"1.5\" fill=\"#3c2d14\" fill-opacity=\".15\"/>\
<g stroke-linejoin=\"round\" stroke-width=\".8\">\
<path d=\"M6.6 12h5.5l.5 15.8H5.7z\" fill=\"#6b655b\" stroke=\"#6b655b\"/>\
<path d=\"M6.6 12h1.5l-.5 15.8H5.7z\" fill=\"#857e72\" stroke=\"#857e72\"/>\
<path d=\"M19.9 12h5.5l.9 15.8h-6.9z\" fill=\"#2b2823\" stroke=\"#2b2823\"/>\
<path d=\"M19.9 12h1.5l-.3 15.8h-1.7z\" fill=\"#4a453d\" stroke=\"#4a453d\"/>\
<path d=\"M6.2 13h6.3v1H6.15zM19.5 13h6.3l.05 1h-6.4z\" fill=\"#14110d\" fill-opacity=\".3\"/>\
<path d=\"M3.2 8.6h25.6l-.4 4.1H3.6z\" fill=\"#1f6f78\" stroke=\"#1f6f78\"/>\
<path d=\"M3.2 8.6 7 5.3l17.6-.5 4.2 3.8z\" fill=\"#3f949c\" stroke=\"#3f949c\"/>\
</g>";

fn with_ground(ground: &str, transform: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"512\" height=\"512\" viewBox=\"0 0 512 512\">\
         <title>Trilith</title><defs><linearGradient id=\"ground\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">\
         <stop offset=\"0\" stop-color=\"#fffdf8\"/><stop offset=\"1\" stop-color=\"#e9dfcc\"/></linearGradient></defs>\
         {ground}<g transform=\"{transform}\">{STONES}</g></svg>\n"
    )
}

/// The icon of the site.
pub fn icon() -> String {
    with_ground(
        "<rect x=\"8\" y=\"8\" width=\"496\" height=\"496\" rx=\"112\" fill=\"url(#ground)\" stroke=\"#ddd5c7\" \
         stroke-width=\"6\"/>",
        "translate(50 46) scale(12.9)",
    )
}

/// The icon for systems that cut it to a shape of their own: the stones keep within the circle that is always left.
pub fn maskable() -> String {
    with_ground(
        "<path d=\"M0 0H512V512H0Z\" fill=\"url(#ground)\"/>",
        "translate(106 106) scale(9.4)",
    )
}
