//! The one task that writes games. While it waits for the disk, others queue up; it then writes all of them at once, so
//! that one wait is enough for many.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{AnyPool, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::batch::{Work, announcements, put};
use super::connect::Kind;
use super::{Appended, Bus, StoreError};
use crate::metrics;

/// How much is written at once.
const MOST: usize = 256;
/// How much may wait; whoever comes then waits to be let in.
const MOST_WAITING: usize = 4_096;
/// How long a transaction may take before the connection is given up.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
enum Job {
    Write(Work, oneshot::Sender<Result<Appended, StoreError>>),
    Close(oneshot::Sender<()>),
}

/// Where to bring what is to be written.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(kind: Kind, pool: AnyPool, bus: Bus) -> Writer {
        let (jobs, queue) = mpsc::channel(MOST_WAITING);
        let desk = Desk { kind, pool, bus };
        tokio::spawn(desk.run(queue));
        Writer { jobs }
    }

    /// Has something written. The answer comes after the commit.
    pub(super) async fn write(&self, work: Work) -> Result<Appended, StoreError> {
        let begun = Instant::now();
        let events = match &work {
            Work::Create(_) => None,
            Work::Append(append) => Some(append.lines.len()),
        };
        let (done, answer) = oneshot::channel();
        self.jobs
            .send(Job::Write(work, done))
            .await
            .map_err(|_| StoreError::Closed)?;
        let answer = answer.await.map_err(|_| StoreError::Closed)?;
        if let (Ok(Appended::Written), Some(events)) = (&answer, events) {
            metrics::appended(events, begun.elapsed());
        }
        answer
    }

    /// Waits until all that came before is written; nothing is afterwards.
    pub(super) async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.jobs.send(Job::Close(done)).await.is_ok() {
            let _ = answer.await;
        }
    }
}

struct Desk {
    kind: Kind,
    pool: AnyPool,
    bus: Bus,
}

impl Desk {
    async fn run(self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(MOST);
        while queue.recv_many(&mut jobs, MOST).await > 0 {
            let (mut works, mut waiting, mut closing) = (Vec::new(), Vec::new(), Vec::new());
            for job in jobs.drain(..) {
                match job {
                    Job::Write(work, done) => {
                        works.push(work);
                        waiting.push(done);
                    }
                    Job::Close(done) => {
                        queue.close();
                        closing.push(done);
                    }
                }
            }
            for (done, answer) in waiting.into_iter().zip(self.write(&works).await) {
                // Whoever has gone away will find it in the log.
                let _ = done.send(answer);
            }
            if !closing.is_empty() {
                // What came in before the queue was closed.
                while let Some(job) = queue.recv().await {
                    match job {
                        Job::Write(work, done) => {
                            let mut answers = self.write(&[work]).await;
                            let _ = done.send(answers.pop().unwrap_or(Err(StoreError::Closed)));
                        }
                        Job::Close(done) => closing.push(done),
                    }
                }
                for done in closing {
                    let _ = done.send(());
                }
                return;
            }
        }
    }

    /// Writes all of these at once, or one by one if one of them spoils it for the others.
    async fn write(&self, works: &[Work]) -> Vec<Result<Appended, StoreError>> {
        if works.is_empty() {
            return Vec::new();
        }
        let all: Vec<&Work> = works.iter().collect();
        let mut outcome = self.transact(&all).await;
        if let Err(StoreError::Database(error)) = &outcome
            && is_lost(error)
        {
            // The connection had gone away, perhaps long ago. What was written all the same is found to be written.
            outcome = self.transact(&all).await;
        }
        match outcome {
            Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
            Err(StoreError::Database(error)) if works.len() > 1 && is_about_an_entry(&error) => {
                tracing::warn!(%error, entries = works.len(), "one of these cannot be written");
                let mut outcomes = Vec::with_capacity(works.len());
                for work in works {
                    let one = self.transact(&[work]).await;
                    outcomes.push(one.map(|outcomes| outcomes.first().copied().unwrap_or(Appended::Taken)));
                }
                outcomes
            }
            Err(error) => {
                tracing::error!(%error, entries = works.len(), "nothing of this was written");
                works.iter().map(|_| Err(error.clone())).collect()
            }
        }
    }

    /// One transaction.
    async fn transact(&self, works: &[&Work]) -> Result<Vec<Appended>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let outcome = tokio::time::timeout(PATIENCE, async {
            let mut transaction = match self.kind {
                Kind::Postgres => connection.begin().await?,
                Kind::File | Kind::Memory => connection.begin_with("BEGIN IMMEDIATE").await?,
            };
            let nodes = (self.kind == Kind::Postgres).then_some(&self.bus);
            let outcomes = put(&mut transaction, works, nodes).await?;
            transaction.commit().await?;
            Ok::<_, sqlx::Error>(outcomes)
        })
        .await;
        let outcomes = match outcome {
            Ok(Ok(outcomes)) => outcomes,
            failed => {
                if self.kind != Kind::Memory {
                    // Whatever state it is in, nobody meets it again.
                    connection.close_on_drop();
                }
                return Err(match failed {
                    Ok(Err(error)) => error.into(),
                    _ => StoreError::Silent,
                });
            }
        };
        drop(connection);
        if self.kind != Kind::Postgres {
            for message in announcements(works, &outcomes) {
                self.bus.publish(&message);
            }
        }
        Ok(outcomes)
    }
}

/// Whether the connection is to blame, so that another may do.
fn is_lost(error: &Arc<sqlx::Error>) -> bool {
    match &**error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => true,
        // Class 08 and 57: the connection failed, or the server is being stopped; 40: the transaction may be repeated.
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            code.len() == 5 && ["08", "57", "40"].iter().any(|class| code.starts_with(class))
        }),
        _ => false,
    }
}

/// Whether one of the entries is to blame, so that the others may do without it.
fn is_about_an_entry(error: &Arc<sqlx::Error>) -> bool {
    use sqlx::error::ErrorKind;
    match &**error {
        sqlx::Error::Database(error) => {
            // Class 22: what a column cannot hold.
            !matches!(error.kind(), ErrorKind::Other)
                || error
                    .code()
                    .is_some_and(|code| code.len() == 5 && code.starts_with("22"))
        }
        sqlx::Error::Encode(_) => true,
        _ => false,
    }
}
