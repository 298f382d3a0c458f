//! What a request costs: one point, or more where it makes the server work.

use axum::http::Method;

/// The points that a request to a route costs.
pub(crate) fn weight(method: &Method, route: &str) -> u32 {
    let is_post = method == Method::POST;
    match route {
        // A picture is painted, an animation painted many times.
        "/picture.gif" => 40,
        "/picture.png" => 10,
        "/picture.svg" | "/qr.svg" => 3,
        // The engine thinks.
        "/api/review" => 50,
        "/api/analyse" => 20,
        "/api/games/{id}/hint" => 10,
        // Something is kept.
        "/api/games" | "/new" if is_post => 20,
        "/api/studies" | "/analysis" if is_post => 5,
        "/api/record" | "/api/setup" => 2,
        // A password is checked slowly on purpose, and nobody is to guess many.
        "/api/account" | "/api/recovery" => 50,
        "/api/session" if is_post => 20,
        "/api/password" | "/api/me/export" | "/api/reports" => 20,
        "/api/session/options" | "/api/passkeys/options" | "/api/tokens" if is_post => 5,
        // A socket stays.
        "/api/socket" => 5,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_work_costs_more() {
        assert!(weight(&Method::GET, "/picture.gif") > weight(&Method::GET, "/picture.png"));
        assert_eq!(weight(&Method::GET, "/new"), 1);
        assert!(weight(&Method::POST, "/new") > 1);
        assert_eq!(weight(&Method::GET, "/nothing/like/this"), 1);
    }
}
