//! The pages on which one learns: lessons, puzzles and rules, as a browser gets them.

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use tower::ServiceExt as _;
use trilith_server::{App, Store, Thinker, app};

const GAMES: [&str; 3] = ["sixth", "six", "27"];

struct Site(axum::Router);

impl Site {
    async fn open() -> Site {
        let store = Store::in_memory().await.expect("a database");
        Site(app(App::new(store, Thinker::new(1, 1))))
    }

    async fn get(&self, path: &str) -> (StatusCode, String) {
        let request = Request::get(path).body(Body::empty()).expect("a request");
        let response = self.0.clone().oneshot(request).await.expect("an answer");
        let status = response.status();
        let body = to_bytes(response.into_body(), 4 << 20).await.expect("a page");
        (status, String::from_utf8(body.to_vec()).expect("UTF-8"))
    }

    /// A page that is there.
    async fn page(&self, path: &str) -> String {
        let (status, text) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert!(text.contains("<h1"), "{path}");
        assert!(text.ends_with("</html>"), "{path}");
        text
    }
}

/// The ids of all lessons.
fn lessons() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/lessons");
    let files = std::fs::read_dir(folder).expect("the folder of the lessons");
    files
        .filter_map(|file| {
            let name = file.expect("a file").file_name().into_string().expect("UTF-8");
            name.strip_suffix(".json").map(str::to_owned)
        })
        .collect()
}

/// What a page sends to its script.
fn data(page: &str) -> serde_json::Value {
    let (_, rest) = page
        .split_once("<script type=\"application/json\" id=\"data\">")
        .expect("data");
    let (data, _) = rest.split_once("</script>").expect("its end");
    serde_json::from_str(data).expect("JSON")
}

#[tokio::test]
async fn every_lesson_has_its_page() {
    let site = Site::open().await;
    let overview = site.page("/learn").await;
    for id in lessons() {
        let (game, name) = id.split_once('-').expect("a game and a name");
        let path = format!("/learn/{game}/{name}");
        let page = site.page(&path).await;
        let data = data(&page);
        assert_eq!(data["id"], *id);
        assert_eq!(
            data["steps"].as_array().map(Vec::len),
            data["answers"].as_array().map(Vec::len)
        );
        // A message that is missing shows its name.
        assert!(!page.contains(&format!("lesson-{id}")), "{path}");
        assert!(overview.contains(&format!("href=\"{path}\"")), "{path}");
    }
    for game in GAMES {
        let page = site.page(&format!("/learn/{game}")).await;
        assert!(page.contains(&format!("/rules/{game}")) && page.contains(&format!("/puzzles/{game}")));
    }
}

#[tokio::test]
async fn the_whole_id_of_a_lesson_leads_to_it() {
    let site = Site::open().await;
    let (status, _) = site.get("/learn/six/six-capture").await;
    assert_eq!(status, StatusCode::PERMANENT_REDIRECT);
}

#[tokio::test]
async fn every_question_can_be_answered_from_what_the_page_has() {
    let site = Site::open().await;
    for id in lessons() {
        let (game, name) = id.split_once('-').expect("a game and a name");
        let data = data(&site.page(&format!("/learn/{game}/{name}")).await);
        for step in data["steps"].as_array().expect("steps") {
            let Some(accepted) = step["accept"].as_array() else {
                continue;
            };
            let legal = step["views"][0]["legal"].as_array().expect("legal moves");
            assert!(accepted.iter().all(|text| legal.contains(text)), "{id}");
        }
    }
}

#[tokio::test]
async fn puzzles_have_pages_by_number() {
    let site = Site::open().await;
    site.page("/puzzles").await;
    for game in GAMES {
        site.page(&format!("/puzzles/{game}")).await;
        for number in [1, 2, 300] {
            let page = site.page(&format!("/puzzles/{game}/{number}")).await;
            let data = data(&page);
            let legal = data["view"]["legal"].as_array().expect("legal moves");
            assert!(legal.contains(&data["solution"][0]), "{game} {number}");
            assert!(page.contains("/analysis?variant="));
        }
    }
}

#[tokio::test]
async fn the_rules_are_readable() {
    let site = Site::open().await;
    for game in GAMES {
        let page = site.page(&format!("/rules/{game}")).await;
        let (_, rest) = page.split_once("<article>").expect("the text");
        let (article, _) = rest.split_once("</article>").expect("its end");
        for raw in ["**", "`", "\n#", "\n- ", "|", "\n1. "] {
            assert!(!article.contains(raw), "{game}: {raw:?} is left");
        }
        assert!(page.contains("<a href=\"#notation\">") && article.contains("id=\"notation\""));
    }
    let [line, twenty_seven] = [site.page("/rules/line").await, site.page("/rules/27").await];
    let article = |page: &str| page.split_once("<article>").map(|(_, rest)| rest.to_owned());
    assert_eq!(
        article(&line).map(|text| text.contains("Nine, nine and nine are 27")),
        Some(true)
    );
    assert_eq!(article(&twenty_seven).is_some(), article(&line).is_some());
}

#[tokio::test]
async fn what_is_not_there_is_a_page_that_says_so() {
    let site = Site::open().await;
    for path in [
        "/learn/chess",
        "/learn/sixth/nothing",
        "/learn/sixth/six-introduction",
        "/learn/line/introduction",
        "/learn/six/%2e%2e%2fsix",
        "/puzzles/chess",
        "/puzzles/chess/1",
        "/puzzles/six/0",
        "/puzzles/six/-1",
        "/puzzles/six/99999999999999999999999",
        "/puzzles/six/one",
        "/puzzles/27/311",
        "/rules/chess",
        "/rules/..%2fui.ftl",
    ] {
        let (status, text) = site.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert!(text.contains("<h1"), "{path}");
    }
}

#[tokio::test]
async fn no_word_is_missing() {
    let site = Site::open().await;
    for path in [
        "/learn",
        "/learn/six",
        "/learn/six/introduction",
        "/puzzles",
        "/puzzles/27",
        "/puzzles/27/1",
        "/puzzles/sixth/1",
        "/rules/six",
    ] {
        let page = site.page(path).await;
        let seen = page.split("<script").next().unwrap_or_default().to_owned()
            + page.split_once("<main").map_or("", |(_, main)| {
                main.split_once("</main>").map_or("", |(main, _)| main)
            });
        for prefix in [">study-", ">puzzle-", ">rules-", "\"study-", "\"puzzle-title"] {
            assert!(!seen.contains(prefix), "{path}: {prefix}");
        }
    }
}
