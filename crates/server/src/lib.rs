//! The web app: pages, API, storage, and the engine behind it.
//!
//! [`app`] builds the router, so that tests need no socket; [`serve`] runs it until it is told to stop.

mod api;
mod assets;
mod config;
mod farewell;
mod guest;
mod health;
mod lessons;
pub mod limits;
mod link;
mod listen;
mod lobby;
pub mod logs;
mod markdown;
pub mod metrics;
mod origin;
mod pages;
pub mod people;
pub mod picture;
mod puzzles;
mod random;
mod requests;
mod stopping;
pub mod store;
pub mod table;
pub mod tables;
mod thinker;
mod words;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue};
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;

pub use config::{Config, Services};
pub use stopping::Stopping;
pub use store::{Store, StoreError};
pub use thinker::Thinker;
pub use words::{Locale, Words};

use limits::{Gate, Limits};
use people::{People, PeopleError, RelyingParty};
use store::Alone;
use tables::Tables;

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
    gate: Gate,
    stopping: Stopping,
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {address}: {error}; another address can be given with {option}")]
    Address {
        /// Which.
        address: std::net::SocketAddr,
        /// What sets it.
        option: &'static str,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// Mail.
    #[error(transparent)]
    Mail(#[from] people::MailError),
    /// Notices.
    #[error(transparent)]
    Push(#[from] people::PushError),
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
            gate: Gate::new(Limits::default()),
            stopping: Stopping::default(),
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
    pub fn with(self, mail: Option<people::Mail>, push: Option<people::Push>) -> App {
        self.people.set_up(mail, push);
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

    /// Begins to let things happen by themselves: clocks run, flags fall, the computer thinks.
    pub async fn start(&self) -> Result<(), StoreError> {
        self.tables.start().await
    }

    /// The same with other limits.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> App {
        self.gate = Gate::new(limits);
        self
    }
}

/// Everything that the server answers.
pub fn app(app: App) -> Router {
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        .merge(pages::routes())
        .merge(health::routes())
        .nest("/api", api::routes())
        .route("/static/{version}/{*path}", get(assets::serve))
        .fallback(pages::not_found)
        .layer(axum::middleware::from_fn_with_state(app.clone(), origin::guard))
        .with_state(app.clone())
        .layer(DefaultBodyLimit::disable())
        .layer(RequestBodyLimitLayer::new(app.gate.limits().largest_body))
        .layer(header("content-security-policy", POLICY))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "same-origin"))
        .layer(header("cross-origin-opener-policy", "same-origin"))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(requests::after_panic))
        .layer(axum::middleware::from_fn_with_state(app, requests::attend))
}

/// Runs a server until `stop` is done. `listening` is called with the address once it can be reached.
pub async fn serve(
    config: Config,
    listening: impl FnOnce(std::net::SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let (store, _alone) = match &config.database {
        Some(url) => (Store::connect(url).await?, None),
        None => {
            Alone::make_folder(&config.data)?;
            let alone = Alone::in_folder(&config.data)?;
            (Store::open(&config.data).await?, Some(alone))
        }
    };
    let mut state =
        App::new(store.clone(), Thinker::new(config.searches, config.hash)).with_limits(config.limits);
    state.public = config.public.map(Into::into);
    let (mail, push) = services(&config.services, state.public.as_deref())?;
    state.people.set_up(mail, push);
    state.start().await?;
    tokio::spawn(tidy(state.people.clone()));

    if let Some(address) = config.metrics {
        let listener = bind(address, "--metrics-address").await?;
        let router = health::own_address(state.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
    }
    let listener = bind(config.address, "--address").await?;
    listening(listener.local_addr().map_err(ServeError::Stopped)?);
    let stopping = state.stopping.clone();
    tokio::spawn(async move {
        stop.await;
        stopping.leave();
        tokio::time::sleep(config.notice).await;
        stopping.close();
    });
    let (gate, stopping) = (state.gate.clone(), state.stopping.clone());
    listen::serve(listener, app(state), &gate, &stopping, config.drain).await;
    if let Err(error) = store.beat(tables::now()).await {
        tracing::warn!(%error, "the time of the end was not kept");
    }
    store.close().await;
    Ok(())
}

/// Thinks about the computer's moves for the servers on a PostgreSQL database, until `stop` is done.
pub async fn work(
    database: &str,
    searches: usize,
    hash: usize,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    let store = Store::connect(database).await?;
    let app = App::new(store.clone(), Thinker::new(searches, hash));
    tokio::select! {
        () = app.tables.work() => {}
        () = stop => {}
    }
    store.close().await;
    Ok(())
}

/// Mail and notices, as the host wants them.
fn services(
    wanted: &Services,
    public: Option<&str>,
) -> Result<(Option<people::Mail>, Option<people::Push>), ServeError> {
    let mail = match (&wanted.mail_server, &wanted.mail_from) {
        (Some(server), from) => Some(people::Mail::new(
            server,
            from.as_deref().unwrap_or_default(),
            public,
        )?),
        _ => None,
    };
    let push = match &wanted.push_key {
        Some(key) => Some(people::Push::new(key, public)?),
        None => None,
    };
    Ok((mail, push))
}

/// Makes ready for the first who signs in, and takes away once an hour what has had its time.
async fn tidy(people: People) {
    if let Err(error) = people.prepare().await {
        tracing::warn!(%error, "passwords cannot be checked yet");
    }
    let mut hours = tokio::time::interval(Duration::from_secs(3600));
    loop {
        hours.tick().await;
        if let Err(error) = people.tidy().await {
            tracing::warn!(%error, "what is too old could not be taken away");
        }
    }
}

async fn bind(address: std::net::SocketAddr, option: &'static str) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| ServeError::Address {
            address,
            option,
            error,
        })
}
