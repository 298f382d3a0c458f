//! Accounts without a socket: what somebody may do, and what an enemy may not.

mod accounts;
mod farewell;
mod mail;
mod passkeys;
mod ratings;
mod security;
mod sessions;
mod visitor;
