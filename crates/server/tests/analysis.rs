//! The pages of analysis and what they ask, as a browser sees them.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;
use trilith_server::{App, Store, Thinker, app};

async fn server() -> Router {
    let store = Store::in_memory().await.expect("a database");
    app(App::new(store, Thinker::new(1, 1)))
}

async fn send(server: &Router, request: Request<Body>) -> Response<Body> {
    server.clone().oneshot(request).await.expect("an answer")
}

async fn get(server: &Router, path: &str) -> Response<Body> {
    send(server, Request::get(path).body(Body::empty()).expect("a request")).await
}

async fn post(server: &Router, path: &str, kind: &str, body: String) -> Response<Body> {
    // As a browser says it.
    let request = Request::post(path)
        .header("content-type", kind)
        .header("host", "localhost")
        .header("origin", "http://localhost");
    send(server, request.body(Body::from(body)).expect("a request")).await
}

async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// The JSON that a page's script begins with.
fn start(page: &str) -> Value {
    let (_, rest) = page
        .split_once(r#"<script type="application/json" id="start">"#)
        .expect("a page with its start");
    let (json, _) = rest.split_once("</script>").expect("the end of it");
    serde_json::from_str(json).expect("JSON")
}

fn policy(response: &Response<Body>) -> String {
    let header = response
        .headers()
        .get("content-security-policy")
        .expect("a policy");
    header.to_str().expect("text").to_owned()
}

#[tokio::test]
async fn a_link_leads_to_its_position() {
    let server = server().await;
    let response = get(&server, "/analysis?variant=six&moves=2,-1_2,0").await;
    assert_eq!(response.status(), StatusCode::OK);
    assert!(policy(&response).contains("frame-ancestors 'none'"));
    let start = start(&text(response).await);
    assert_eq!(
        start["record"]["moves"],
        json!([{ "move": "2,-1" }, { "move": "2,0" }])
    );
    assert_eq!(
        (&start["seats"], &start["begins"], &start["at_end"]),
        (&json!(2), &json!(0), &json!(true))
    );
}

#[tokio::test]
async fn a_position_of_its_own_begins_with_its_seat() {
    let server = server().await;
    let response = get(&server, "/analysis?variant=sixth&position=5/5/2,P,2/5/5%20b%20-").await;
    let start = start(&text(response).await);
    assert_eq!(
        (&start["begins"], &start["sides"]),
        (&json!(1), &json!(["silver", "brown"]))
    );
}

#[tokio::test]
async fn a_wrong_link_is_answered_with_what_is_wrong() {
    let server = server().await;
    for path in [
        "/analysis?variant=chess",
        "/analysis?moves=c3",
        "/analysis?variant=sixth&moves=z9",
        "/analysis?variant=27&position=%00%ff",
        "/analysis?variant=27&variant=27",
        "/embed?variant=27&moves=1:99",
        "/embed",
    ] {
        let response = get(&server, path).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        assert!(text(response).await.contains(r#"role="alert""#), "{path}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let server = server().await;
    for path in ["/analysis/nothing", "/analysis/game/nothing"] {
        assert_eq!(get(&server, path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_pasted_record_is_opened_and_a_wrong_one_comes_back() {
    let server = server().await;
    let form = "application/x-www-form-urlencoded";
    let response = post(&server, "/analysis", form, "text=27+1%3A4+9%3A2".to_owned()).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(start(&text(response).await)["record"]["moves"][1]["move"], "9:2");
    let response = post(&server, "/analysis", form, "text=%3Cscript%3Ealert".to_owned()).await;
    assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = text(response).await;
    assert!(page.contains("&#60;script&#62;alert") && !page.contains("<script>alert"));
}

#[tokio::test]
async fn only_the_embedded_board_may_be_framed_and_it_sets_no_cookie() {
    let server = server().await;
    let response = get(&server, "/embed?variant=27&moves=1:4").await;
    assert_eq!(response.status(), StatusCode::OK);
    assert!(policy(&response).ends_with("frame-ancestors *"));
    assert!(!response.headers().contains_key("set-cookie"));
    let page = text(response).await;
    assert_eq!(start(&page)["moves"], json!(["1:4"]));
    assert!(
        page.contains(r#"href="/analysis?variant=27&#38;moves=1:4""#),
        "{page}"
    );
}

#[tokio::test]
async fn a_kept_analysis_can_be_looked_at_by_everybody() {
    let server = server().await;
    let record =
        json!({ "variant": "27", "moves": [{ "move": "1:4", "nags": [1], "comment": "</script><b>four" }] });
    let body = json!({ "title": "Mine", "record": record }).to_string();
    let response = post(&server, "/api/studies", "application/json", body).await;
    assert_eq!(response.status(), StatusCode::OK);
    let id = serde_json::from_str::<Value>(&text(response).await).expect("JSON")["id"]
        .as_str()
        .expect("a name")
        .to_owned();
    let start = start(&text(get(&server, &format!("/analysis/{id}")).await).await);
    assert_eq!(
        (&start["title"], &start["yours"]),
        (&json!("Mine"), &json!(false))
    );
    assert_eq!(start["record"]["moves"][0]["comment"], "</script><b>four");
}

#[tokio::test]
async fn a_position_is_set_up() {
    let server = server().await;
    let table = json!({ "game": "sixth", "stacks": { "c3": ["P", "p"] } });
    let body = json!({ "variant": "sixth", "to_move": 1, "table": table }).to_string();
    let response = post(&server, "/api/setup", "application/json", body).await;
    assert_eq!(response.status(), StatusCode::OK);
    let answer: Value = serde_json::from_str(&text(response).await).expect("JSON");
    assert_eq!(answer["position"], "5/5/2,Pp,2/5/5 b -");
    assert_eq!(answer["view"]["table"]["ranks"]["c3"], json!([2, "rook"]));
    for body in ["", "{}", "[]", r#"{"variant":"sixth","table":{"game":"chess"}}"#] {
        let response = post(&server, "/api/setup", "application/json", body.to_owned()).await;
        assert!(response.status().is_client_error(), "{body}");
    }
}

#[tokio::test]
async fn a_played_game_is_opened() {
    let server = server().await;
    let body = json!({ "variant": "27:expert", "opponent": { "kind": "same" } }).to_string();
    let made = text(post(&server, "/api/games", "application/json", body).await).await;
    let made: Value = serde_json::from_str(&made).expect("JSON");
    let id = made["id"].as_str().expect("a name");
    let response = get(&server, &format!("/analysis/game/{id}")).await;
    assert_eq!(response.status(), StatusCode::OK);
    let start = start(&text(response).await);
    assert_eq!(
        (&start["game"], &start["record"]["variant"]),
        (&json!(id), &json!("27:expert"))
    );
}

#[tokio::test]
async fn thoughts_and_reports_come_to_an_end_when_they_are_compressed() {
    let server = server().await;
    for (path, body) in [
        (
            "/api/analyse",
            json!({ "variant": "27", "moves": ["1:4"], "time": 50 }),
        ),
        (
            "/api/review",
            json!({ "variant": "27", "moves": ["1:4"], "time": 20 }),
        ),
    ] {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("accept-encoding", "gzip");
        let request = request.body(Body::from(body.to_string())).expect("a request");
        let response = send(&server, request).await;
        assert_eq!(response.headers()["content-encoding"], "gzip", "{path}");
        let bytes = response
            .into_body()
            .collect()
            .await
            .expect("a whole body")
            .to_bytes();
        assert!(!bytes.is_empty(), "{path}");
    }
}
