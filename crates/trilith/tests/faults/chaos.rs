//! The servers, the wires to them, and what happens to them.

use std::sync::Mutex;
use std::time::{Duration, SystemTime};

use tokio::task::spawn_blocking;
use trilith_client::{Address, Millis};
use trilith_games::common::{Random, mix};

use super::node::{Database, Node};
use super::proxy::Proxy;

/// When there was nobody to serve: for certain, at least.
#[derive(Clone, Default, Debug)]
pub(crate) struct Downtime {
    pub(crate) spans: Vec<(Millis, Millis)>,
    pub(crate) kills: usize,
    /// A time without any server that is shorter than this may count: others may have been there.
    pub(crate) shortest: Millis,
}

impl Downtime {
    /// How much of a span of time it was.
    pub(crate) fn within(&self, from: Millis, to: Millis) -> Millis {
        let spans = self
            .spans
            .iter()
            .filter(|(began, ended)| ended - began >= self.shortest);
        spans
            .map(|&(began, ended)| ended.min(to).saturating_sub(began.max(from)))
            .sum()
    }
}

/// What everybody plays on.
pub(crate) struct Chaos {
    database: Database,
    nodes: Mutex<Vec<Option<Node>>>,
    proxies: Vec<Proxy>,
}

pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    u64::try_from(since.expect("after 1970").as_millis()).expect("for a while")
}

impl Chaos {
    pub(crate) async fn start(database: &Database, count: usize, seed: u64) -> Chaos {
        let mut chaos = Chaos {
            database: database.clone(),
            nodes: Mutex::new((0..count).map(|_| None).collect()),
            proxies: Vec::new(),
        };
        for number in 0..count {
            chaos
                .proxies
                .push(Proxy::start(mix(seed ^ (number as u64 + 77))).await);
        }
        for number in 0..count {
            chaos.revive(number).await;
        }
        chaos
    }

    pub(crate) fn proxied_addresses(&self) -> Vec<Address> {
        let address = |proxy: &Proxy| format!("http://{}", proxy.address()).parse().expect("an address");
        self.proxies.iter().map(address).collect()
    }

    /// The servers themselves, all of which must be running.
    pub(crate) fn direct_addresses(&self) -> Vec<Address> {
        let nodes = self.nodes.lock().expect("no panic");
        let address = |node: &Option<Node>| {
            let node = node.as_ref().expect("a running server");
            format!("http://{}", node.address()).parse().expect("an address")
        };
        nodes.iter().map(address).collect()
    }

    pub(crate) fn cuts(&self) -> u64 {
        self.proxies.iter().map(Proxy::cuts).sum()
    }

    pub(crate) fn calm_down(&self) {
        self.proxies.iter().for_each(Proxy::calm_down);
    }

    /// Waits for a while, then kills one server or all, and brings them back.
    pub(crate) async fn break_something(&self, random: &mut Random, downtime: &mut Downtime) {
        let count = self.proxies.len();
        downtime.shortest = if count == 1 { 0 } else { 2_500 };
        sleep(300 + random.below(3_000)).await;
        let victims: Vec<usize> = match random.below(2 * count) {
            number if number < count => vec![number],
            _ => (0..count).collect(),
        };
        for &victim in &victims {
            self.kill(victim).await;
            downtime.kills += 1;
        }
        let dead = now();
        // At once, or after a while; with several servers sometimes so long that it counts.
        match random.below(4) {
            0 | 1 => {}
            2 => sleep(random.below(1_500)).await,
            _ => sleep(1_000 + random.below(3_500)).await,
        }
        if victims.len() == count {
            downtime.spans.push((dead, now()));
        }
        for victim in victims {
            self.revive(victim).await;
        }
    }

    async fn kill(&self, number: usize) {
        self.proxies[number].point_to(None);
        let node = self.nodes.lock().expect("no panic")[number].take();
        // It waits until the process is gone.
        spawn_blocking(move || drop(node)).await.expect("killed");
    }

    async fn revive(&self, number: usize) {
        let database = self.database.clone();
        let node = spawn_blocking(move || Node::start(&database))
            .await
            .expect("started");
        self.proxies[number].point_to(Some(node.address()));
        self.nodes.lock().expect("no panic")[number] = Some(node);
    }
}

async fn sleep(millis: usize) {
    tokio::time::sleep(Duration::from_millis(millis as u64)).await;
}
