//! Token buckets that need one number each: when the bucket is full again.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// As many addresses are told apart; about three megabytes. When more than these are busy, the rest share one bucket.
const MOST: usize = 65_536;
/// Addresses whose buckets are full again are forgotten when there is no room, at most this often.
const SWEEP: u64 = 1_000_000_000;

/// How fast a bucket fills and how much it holds, in nanoseconds.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    point: u64,
    burst: u64,
}

impl Pace {
    /// So many points a second, so many at once.
    pub fn new(rate: u32, burst: u32) -> Pace {
        let point = 1_000_000_000 / u64::from(rate.max(1));
        Pace {
            point,
            burst: point * u64::from(burst.max(1)),
        }
    }
}

/// When a bucket is full again.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Bucket {
    full: u64,
}

impl Bucket {
    /// Takes points, or says how long to wait for them and takes none. What costs more than the bucket holds takes all of it.
    pub(super) fn take(&mut self, pace: Pace, points: u32, now: u64) -> Result<(), Duration> {
        let cost = (pace.point * u64::from(points)).min(pace.burst);
        let full = self.full.max(now).saturating_add(cost);
        let over = (full - now).saturating_sub(pace.burst);
        if over > 0 {
            return Err(Duration::from_nanos(over));
        }
        self.full = full;
        Ok(())
    }
}

/// A bucket for each address.
pub(super) struct Rates {
    pace: Pace,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    buckets: HashMap<IpAddr, Bucket>,
    /// For those for whom there is no room.
    others: Bucket,
    swept: u64,
}

impl Rates {
    pub(super) fn new(pace: Pace) -> Rates {
        Rates {
            pace,
            known: Mutex::default(),
        }
    }

    /// Takes points from an address's bucket.
    pub(super) fn take(&self, address: IpAddr, points: u32, now: u64) -> Result<(), Duration> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.bucket(address, now).take(self.pace, points, now)
    }
}

impl Known {
    fn bucket(&mut self, address: IpAddr, now: u64) -> &mut Bucket {
        let is_full = self.buckets.len() >= MOST && !self.buckets.contains_key(&address);
        if is_full && now.saturating_sub(self.swept) >= SWEEP {
            self.swept = now;
            self.buckets.retain(|_, bucket| bucket.full > now);
        }
        if is_full && self.buckets.len() >= MOST {
            return &mut self.others;
        }
        self.buckets.entry(address).or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = 1_000_000_000;

    fn address(number: u32) -> IpAddr {
        std::net::Ipv4Addr::from_bits(number).into()
    }

    #[test]
    fn a_bucket_holds_its_burst_and_fills_at_its_rate() {
        let rates = Rates::new(Pace::new(10, 5));
        for _ in 0..5 {
            assert!(rates.take(address(1), 1, SECOND).is_ok());
        }
        assert_eq!(
            rates.take(address(1), 1, SECOND),
            Err(Duration::from_millis(100)),
            "the sixth waits for a tenth of a second"
        );
        assert!(
            rates.take(address(2), 5, SECOND).is_ok(),
            "another address has its own"
        );
        assert!(rates.take(address(1), 1, SECOND + SECOND / 10).is_ok());
        assert!(rates.take(address(1), 1, SECOND + SECOND / 10).is_err());
        assert!(
            rates.take(address(1), 5, 10 * SECOND).is_ok(),
            "never more than the burst, and all of it after a while"
        );
        assert!(rates.take(address(1), 1, 10 * SECOND).is_err());
    }

    #[test]
    fn what_is_refused_costs_nothing() {
        let rates = Rates::new(Pace::new(1, 10));
        assert!(rates.take(address(1), 8, 0).is_ok());
        for _ in 0..100 {
            assert!(rates.take(address(1), 3, 0).is_err());
        }
        assert!(rates.take(address(1), 2, 0).is_ok());
    }

    #[test]
    fn what_costs_more_than_the_burst_can_be_had_from_a_full_bucket() {
        let rates = Rates::new(Pace::new(1, 10));
        assert!(rates.take(address(1), 1_000, 0).is_ok());
        assert!(rates.take(address(1), 1_000, 9 * SECOND).is_err());
        assert!(rates.take(address(1), 1_000, 10 * SECOND).is_ok());
    }

    #[test]
    fn many_addresses_need_only_so_much_memory() {
        let rates = Rates::new(Pace::new(1, 2));
        let most = u32::try_from(MOST).expect("a number");
        for number in 0..most {
            assert!(rates.take(address(number), 2, 0).is_ok());
        }
        assert!(rates.take(address(most), 2, 0).is_ok(), "the rest share a bucket");
        assert!(rates.take(address(most + 1), 1, 0).is_err());
        assert!(
            rates.take(address(7), 1, SECOND).is_ok(),
            "those that are known keep theirs"
        );
        let count = || rates.known.lock().expect("no panic").buckets.len();
        assert_eq!(count(), MOST);
        assert!(rates.take(address(most), 2, 10 * SECOND).is_ok());
        assert!(rates.take(address(most + 1), 2, 10 * SECOND).is_ok());
        assert_eq!(count(), 2, "whoever was away is forgotten");
    }
}
