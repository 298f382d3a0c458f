//! The web app: pages, API, storage, and the engine behind it.
//!
//! [`app`] builds the router, so that tests need no socket; [`serve`] runs it until it is told to stop.

mod api;
mod assets;
mod config;
mod guest;
mod lessons;
mod link;
mod markdown;
mod pages;
pub mod people;
pub mod picture;
mod puzzles;
mod random;
pub mod store;
pub mod table;
pub mod tables;
mod thinker;
mod words;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderName, HeaderValue};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;

pub use config::Config;
pub use store::{Store, StoreError};
pub use thinker::Thinker;
pub use words::{Locale, Words};

use people::People;
use tables::Tables;

/// The largest thing that anybody may send: a record with all its comments.
const LARGEST_BODY: usize = 2 * 1024 * 1024;

/// Pages take everything from here; nothing inline, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
                      manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What all requests share.
#[derive(Clone)]
pub struct App {
    store: Store,
    tables: Tables,
    people: People,
    thinker: Thinker,
    public: Option<Arc<str>>,
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The data folder.
    #[error("the data folder {folder}: {error}")]
    Folder {
        /// Which.
        folder: String,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// The address.
    #[error("cannot listen on {address}: {error}; another address can be given with --address")]
    Address {
        /// Which.
        address: std::net::SocketAddr,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// The connection to everybody.
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

impl App {
    /// An app on a database.
    pub fn new(store: Store, thinker: Thinker) -> App {
        let people = People::new(store.clone());
        App {
            tables: Tables::new(store.clone(), people.clone(), thinker.clone()),
            people,
            store,
            thinker,
            public: None,
        }
    }
}

/// Everything that the server answers.
pub fn app(app: App) -> Router {
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        .merge(pages::routes())
        .nest("/api", api::routes())
        .route("/static/{version}/{*path}", get(assets::serve))
        .fallback(pages::not_found)
        .with_state(app)
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(header("content-security-policy", POLICY))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "same-origin"))
        .layer(header("cross-origin-opener-policy", "same-origin"))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
}

/// Runs a server until `stop` is done. `listening` is called with the address once it can be reached.
pub async fn serve(
    config: Config,
    listening: impl FnOnce(std::net::SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    make_folder(&config.data).map_err(|error| ServeError::Folder {
        folder: config.data.display().to_string(),
        error,
    })?;
    let store = Store::open(&config.data).await?;
    let mut state = App::new(store.clone(), Thinker::new(config.searches, config.hash));
    state.public = config.public.map(Into::into);
    state.tables.start().await?;

    let cannot = |error| ServeError::Address {
        address: config.address,
        error,
    };
    let listener = tokio::net::TcpListener::bind(config.address)
        .await
        .map_err(cannot)?;
    listening(listener.local_addr().map_err(cannot)?);
    let (stopping, stopped) = tokio::sync::oneshot::channel::<()>();
    let server = axum::serve(listener, app(state)).with_graceful_shutdown(async move {
        stop.await;
        let _ = stopping.send(());
    });
    // Streams go on for ever; after the word to stop, what is left has a few seconds.
    let result = tokio::select! {
        result = server => result.map_err(ServeError::Stopped),
        () = async { let _ = stopped.await; tokio::time::sleep(Duration::from_secs(2)).await } => Ok(()),
    };
    if let Err(error) = store.beat(tables::now()).await {
        tracing::warn!(%error, "the time of the end was not kept");
    }
    store.close().await;
    result
}

/// Makes the data folder, for nobody else to look into.
fn make_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
