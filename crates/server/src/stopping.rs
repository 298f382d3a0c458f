//! The end of a server, step by step: first it says that it is not ready, then it takes no more connections and sends its
//! sockets elsewhere, then it waits a while for what still runs.

use tokio::sync::watch;

/// How far the end has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Phase {
    Running,
    /// Balancers are told; everything is still answered.
    Leaving,
    /// No new connections; whatever would go on for ever ends now.
    Closing,
}

/// Whether the server is about to stop. Clones share it.
#[derive(Clone, Debug)]
pub struct Stopping(watch::Sender<Phase>);

impl Default for Stopping {
    fn default() -> Stopping {
        Stopping(watch::Sender::new(Phase::Running))
    }
}

impl Stopping {
    /// Begins to leave: from now on the server is not ready.
    pub(crate) fn leave(&self) {
        self.advance(Phase::Leaving);
    }

    /// Begins to close.
    pub(crate) fn close(&self) {
        self.advance(Phase::Closing);
    }

    fn advance(&self, to: Phase) {
        self.0.send_if_modified(|phase| {
            let is_later = to > *phase;
            if is_later {
                *phase = to;
            }
            is_later
        });
    }

    /// Whether the server has been asked to stop.
    pub fn is_leaving(&self) -> bool {
        *self.0.borrow() >= Phase::Leaving
    }

    /// When the server closes. Sockets and streams wait for this beside everything else, say goodbye, and end.
    pub async fn closing(&self) {
        let mut phase = self.0.subscribe();
        // The sender is this: it does not go away meanwhile.
        let _ = phase.wait_for(|phase| *phase >= Phase::Closing).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_end_comes_in_steps_and_never_goes_back() {
        let stopping = Stopping::default();
        let other = stopping.clone();
        assert!(!other.is_leaving());
        stopping.leave();
        assert!(other.is_leaving());
        let waits = tokio::spawn(async move { other.closing().await });
        tokio::task::yield_now().await;
        assert!(!waits.is_finished());
        stopping.close();
        waits.await.expect("the end");
        stopping.leave();
        stopping.closing().await;
    }
}
