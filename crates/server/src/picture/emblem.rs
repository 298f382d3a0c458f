//! The sign of the site: two stones upright and one across, as in the head of every page.

/// The stones in a box of 32, lit from the upper left.
pub(super) const STONES: &str = "\
<ellipse cx=\"16\" cy=\"28.3\" rx=\"13\" ry=\"1.5\" fill=\"#3c2d14\" fill-opacity=\".16\"/>\
<g stroke-linejoin=\"round\" stroke-width=\".9\">\
<path d=\"M6.5 14.2h5.4l.4 13.7H5.7z\" fill=\"#6b655b\" stroke=\"#6b655b\"/>\
<path d=\"M6.5 14.2h1.7l-.6 13.7H5.7z\" fill=\"#837c70\" stroke=\"#837c70\"/>\
<path d=\"M20.1 14.2h5.4l.8 13.7h-6.6z\" fill=\"#22201c\" stroke=\"#22201c\"/>\
<path d=\"M20.1 14.2h1.7l-.2 13.7h-1.9z\" fill=\"#403b34\" stroke=\"#403b34\"/>\
<path d=\"M3.5 8.9 16 4.7l12.5 4.2v3.5h-25z\" fill=\"#1f6f78\" stroke=\"#1f6f78\"/>\
<path d=\"M3.5 8.9 16 4.7l12.5 4.2z\" fill=\"#34878f\" stroke=\"#34878f\"/>\
</g>\
<path d=\"M6 13.1h6.6v1.3H6zM19.4 13.1H26v1.3h-6.6z\" fill=\"#1a1714\" fill-opacity=\".28\"/>";

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
        "translate(53 45) scale(12.7)",
    )
}

/// The icon for systems that cut it to a shape of their own: the stones keep within the circle that is always left.
pub fn maskable() -> String {
    with_ground(
        "<path d=\"M0 0H512V512H0Z\" fill=\"url(#ground)\"/>",
        "translate(112 106) scale(9)",
    )
}
