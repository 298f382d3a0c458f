//! Places that are taken and given back: so many for one address, so many for all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::Client;

pub(super) struct Count {
    per_address: usize,
    most: usize,
    /// Only addresses that hold a place: no more of them than places.
    held: Mutex<HashMap<IpAddr, usize>>,
    all: watch::Sender<usize>,
}

/// A place; dropping it gives it back.
pub struct Place {
    count: Arc<Count>,
    address: Option<IpAddr>,
}

impl Count {
    pub(super) fn new(per_address: usize, most: usize) -> Arc<Count> {
        Arc::new(Count {
            per_address,
            most,
            held: Mutex::default(),
            all: watch::Sender::new(0),
        })
    }

    /// A place, if there is one. Whoever has no address, such as this machine, counts among all only.
    pub(super) fn take(self: &Arc<Count>, client: Client) -> Option<Place> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if *self.all.borrow() >= self.most {
            return None;
        }
        if let Some(address) = client.address() {
            let own = held.get(&address).copied().unwrap_or_default();
            if own >= self.per_address {
                return None;
            }
            held.insert(address, own + 1);
        }
        self.all.send_modify(|all| *all += 1);
        Some(Place {
            count: self.clone(),
            address: client.address(),
        })
    }

    /// When nobody has a place.
    pub(super) async fn empty(&self) {
        let mut all = self.all.subscribe();
        // An error would mean that nobody can change it any more.
        let _ = all.wait_for(|all| *all == 0).await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.count.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(address) = self.address {
            match held.get_mut(&address) {
                Some(own) if *own > 1 => *own -= 1,
                _ => {
                    held.remove(&address);
                }
            }
        }
        self.count.all.send_modify(|all| *all = all.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    fn client(last: u8) -> Client {
        Client::of(Some(([203, 0, 113, last], 1).into()), &HeaderMap::new(), &[])
    }

    #[test]
    fn an_address_has_so_many_places_and_gets_them_back() {
        let count = Count::new(2, 3);
        let first = count.take(client(1));
        let second = count.take(client(1));
        assert!(first.is_some() && second.is_some());
        assert!(count.take(client(1)).is_none(), "the address has all of its own");
        let other = count.take(client(2));
        assert!(other.is_some());
        assert!(count.take(client(3)).is_none(), "all places are taken");
        drop(first);
        assert!(count.take(client(1)).is_some());
        drop((second, other));
        assert!(count.held.lock().expect("no panic").is_empty());
        assert_eq!(*count.all.borrow(), 0);
    }

    #[test]
    fn this_machine_counts_only_among_all() {
        let count = Count::new(1, 3);
        let local = Client::of(Some(([127, 0, 0, 1], 1).into()), &HeaderMap::new(), &[]);
        let held: Vec<Place> = (0..5).filter_map(|_| count.take(local)).collect();
        assert_eq!(held.len(), 3);
    }
}
