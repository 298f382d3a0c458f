//! Who plays here.

use std::collections::HashMap;

use trilith_games::common::Outcome;

use crate::store::{Store, StoreError};

/// What is known about somebody.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// What they are called.
    pub name: Option<String>,
    /// Whether they have an account.
    pub account: bool,
}

impl Named {
    /// How strong they are at a game.
    pub fn rating(&self, _: &str) -> Option<i64> {
        None
    }
}

/// Everybody.
#[derive(Clone, Debug)]
pub struct People;

impl People {
    /// Those in a database.
    pub fn new(_: Store) -> People {
        People
    }

    pub(crate) async fn names(&self, _: &[String]) -> Result<HashMap<String, Named>, StoreError> {
        Ok(HashMap::new())
    }

    pub(crate) async fn banned(&self, _: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    pub(crate) async fn blocks(&self, _: &str, _: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    pub(crate) async fn rate(
        &self,
        _: &str,
        _: &str,
        _: &str,
        _: &str,
        _: Outcome,
    ) -> Result<(), StoreError> {
        Ok(())
    }
}
