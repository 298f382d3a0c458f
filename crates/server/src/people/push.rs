//! Notices by web push.

use super::People;

/// How notices are sent.
#[derive(Clone, Debug)]
pub struct Push {
    public: String,
}

impl People {
    /// The key that a browser needs to subscribe.
    pub(crate) fn push_key(&self) -> Option<String> {
        self.shared.push.get().map(|push| push.public.clone())
    }
}
