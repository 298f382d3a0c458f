//! The web app: pages, API, storage, and the engine behind it.
//!
//! [`app`] builds the router, so that tests need no socket; [`serve`] runs it until it is told to stop.

mod address;
mod api;
mod assets;
mod config;
mod guest;
mod lessons;
mod link;
mod markdown;
mod origin;
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

use people::{People, PeopleError, RelyingParty};
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
    thinker: Thinker,
    people: People,
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
        App {
            tables: Tables::new(store.clone(), thinker.clone()),
            people: People::new(store.clone(), None, None),
            store,
            thinker,
            public: None,
        }
    }

    /// The same at the address by which the world knows it.
    #[must_use]
    pub fn at(mut self, public: &str) -> App {
        self.public = Some(public.into());
        self
    }

    /// The same with mail and notices.
    #[must_use]
    pub fn with(mut self, mail: Option<people::Mail>, push: Option<people::Push>) -> App {
        self.people = People::new(self.store.clone(), mail, push);
        self
    }

    /// Whether the world reaches it by https only.
    fn is_secure(&self) -> bool {
        self.public
            .as_deref()
            .is_some_and(|public| public.starts_with("https://"))
    }

    /// The site as passkeys know it.
    fn relying_party(&self, headers: &axum::http::HeaderMap) -> Result<RelyingParty, PeopleError> {
        let host = || headers.get(axum::http::header::HOST)?.to_str().ok();
        let origin = match self.public.as_deref() {
            Some(public) => origin::origin_of(public).to_owned(),
            None => format!("http://{}", host().ok_or(PeopleError::NoPasskeys)?),
        };
        RelyingParty::at(&origin).ok_or(PeopleError::NoPasskeys)
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
        .layer(axum::middleware::from_fn_with_state(app.clone(), origin::guard))
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
    state.tables.resume().await?;
    let pulse = tokio::spawn(beat(store.clone()));

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
    pulse.abort();
    if let Err(error) = store.set_alive(tables::now()).await {
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

/// Notes once a second that the server runs.
async fn beat(store: Store) {
    let mut ticks = tokio::time::interval(Duration::from_secs(1));
    loop {
        ticks.tick().await;
        if let Err(error) = store.set_alive(tables::now()).await {
            tracing::warn!(%error, "the pulse was not kept");
        }
    }
}
