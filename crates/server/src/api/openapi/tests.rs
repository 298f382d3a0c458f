use std::collections::BTreeSet;

use serde_json::{Value, json};
use trilith_games::Game;

use super::{DOCUMENT, reading};

/// The files in which routes of the API are named, and what their paths begin with.
const ROUTES: &[(&str, &str)] = &[("/api", include_str!("../../api.rs"))];
/// These describe the others.
const OWN: [&str; 2] = ["get /api/", "get /api/openapi.json"];

/// Every method of every route, as the source names it.
fn routed() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (prefix, source) in ROUTES {
        for route in source.split(".route(").skip(1) {
            let mut quoted = route.splitn(3, '"');
            let path = quoted.nth(1).expect("a route begins with its path");
            let handlers = quoted.next().expect("handlers");
            let handlers = handlers.split(".fallback").next().unwrap_or(handlers);
            for method in ["get", "post", "put", "patch", "delete"] {
                if handlers.contains(&format!("{method}(")) {
                    found.insert(format!("{method} {prefix}{path}"));
                }
            }
        }
    }
    found
}

fn described() -> BTreeSet<String> {
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    let of = |(path, methods): (&String, &Value)| {
        let methods = methods.as_object().expect("methods").keys();
        methods
            .map(|method| format!("{method} {path}"))
            .collect::<Vec<_>>()
    };
    paths.iter().flat_map(of).collect()
}

#[test]
fn every_route_is_described_and_nothing_else() {
    let mut routed = routed();
    assert!(routed.len() > 10, "the source is read: {routed:?}");
    for own in OWN {
        assert!(routed.remove(own), "{own}");
    }
    let described = described();
    let missing: Vec<_> = routed.difference(&described).collect();
    let invented: Vec<_> = described.difference(&routed).collect();
    assert!(missing.is_empty(), "not in the document: {missing:?}");
    assert!(invented.is_empty(), "only in the document: {invented:?}");
}

#[test]
fn every_operation_says_what_it_does_what_it_takes_and_what_it_answers() {
    let groups = reading::groups(&DOCUMENT, "http://localhost");
    let shown: usize = groups.iter().map(|group| group.operations.len()).sum();
    assert_eq!(shown, described().len(), "each operation has a tag that is known");
    for operation in groups.iter().flat_map(|group| &group.operations) {
        let name = format!("{} {}", operation.method, operation.path);
        assert!(!operation.summary.is_empty(), "{name} has no summary");
        assert!(!operation.answers.is_empty(), "{name} has no answers");
        for field in operation.body.iter().chain(&operation.parameters) {
            assert!(
                !field.description.is_empty()
                    || field.kind.link.is_some()
                    || field.kind.text.starts_with('"'),
                "{name}: {} has no description",
                field.name
            );
        }
        let placeholders = operation.path.matches('{').count();
        assert!(
            operation.parameters.len() >= placeholders,
            "{name} does not say what stands in its path"
        );
    }
}

#[test]
fn every_reference_leads_somewhere() {
    fn check(value: &Value) {
        if let Some(link) = value["$ref"].as_str() {
            let pointer = link.strip_prefix('#').expect("a place in the document");
            assert!(DOCUMENT.pointer(pointer).is_some(), "{link}");
        }
        match value {
            Value::Object(fields) => fields.values().for_each(check),
            Value::Array(values) => values.iter().for_each(check),
            _ => {}
        }
    }
    check(&DOCUMENT);
}

/// The examples are asked for, one after the other, of a real app.
#[tokio::test]
async fn every_example_is_answered() {
    use axum::body::Body;
    use axum::http::Request;
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;

    let store = crate::Store::in_memory().await.expect("a database");
    let app = crate::app(crate::App::new(store, crate::Thinker::new(1, 1)));
    for (path, methods) in DOCUMENT["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let name = format!("{method} {path}");
            let body = reading::example_body(&DOCUMENT, operation);
            assert!(
                operation["requestBody"].is_null() || body.is_some(),
                "{name} has no example of what is sent"
            );
            // What there must be first, such as a game, no example can know; and a socket is no answer.
            if path.contains('{') || operation["responses"]["101"].is_object() {
                continue;
            }
            let request = Request::builder()
                .method(method.to_uppercase().as_str())
                .uri(reading::example_path(path, operation))
                .header("content-type", "application/json")
                .body(body.map_or_else(Body::empty, |body| Body::from(body.to_string())))
                .expect("a request");
            let response = app.clone().oneshot(request).await.expect("an answer");
            let status = response.status();
            let bytes = response.into_body().collect().await.expect("a body").to_bytes();
            let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
            // Whoever is not signed in is refused by some, and some need what this site does not have; but not because nobody
            // understands what they said.
            let may_refuse = status.is_client_error() || status == axum::http::StatusCode::NOT_IMPLEMENTED;
            let is_refused = may_refuse && operation["tags"] == json!(["people"]);
            assert!(
                status.is_success() || (is_refused && answer["told"]["id"] != "error-unreadable"),
                "{name}: {status} {answer}"
            );
        }
    }
}

/// The fields of a schema that stands in for a type of the rules.
fn properties(name: &str) -> BTreeSet<String> {
    let fields = &DOCUMENT["components"]["schemas"][name]["properties"];
    fields
        .as_object()
        .expect("a known schema")
        .keys()
        .cloned()
        .collect()
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().expect("an object").keys().cloned().collect()
}

#[test]
fn the_shapes_are_those_of_the_rules() {
    for (variant, moves) in [
        ("sixth", vec!["c3", "c4"]),
        ("six", vec!["2,0", "3,0"]),
        ("27", vec!["1:9", "9:4"]),
    ] {
        let mut game = Game::new(variant.parse().expect("a variant"));
        for text in moves {
            game.play_text(text).expect("a legal move");
        }
        let view = serde_json::to_value(game.view()).expect("JSON");
        assert_eq!(properties("View"), keys(&view), "{variant}");
        assert!(properties("LastMove").is_subset(&keys(&view["last"])));
        let tables = &DOCUMENT["components"]["schemas"]["Table"]["oneOf"];
        let own = tables
            .as_array()
            .expect("three tables")
            .iter()
            .find(|table| table["properties"]["game"]["enum"] == json!([variant]))
            .expect("a table for each game");
        assert_eq!(keys(&own["properties"]), keys(&view["table"]), "{variant}");
        for (schema, value) in [
            ("Tile", &view["table"]["tiles"][0]),
            ("Field", &view["table"]["fields"][0]),
        ] {
            if value.is_object() {
                assert_eq!(properties(schema), keys(value), "{schema}");
            }
        }
    }
    let told = serde_json::to_value(trilith_games::Told::named("x")).expect("JSON");
    assert_eq!(properties("Told"), keys(&told));
}
