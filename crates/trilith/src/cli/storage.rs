use std::path::PathBuf;

use clap::Args;

/// Where the games are.
#[derive(Args, Debug)]
pub(crate) struct StorageOptions {
    /// Where to keep the games; trilith in the user's data folder without it
    #[arg(long, env = "TRILITH_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Keep them in this PostgreSQL database instead, which any number of servers may share: postgres://USER@HOST/NAME. A
    /// password is better given by the environment, where others do not see it
    #[arg(long, env = "TRILITH_DATABASE", hide_env_values = true, value_name = "URL")]
    pub(crate) database: Option<String>,
}

/// A file, and where the games are.
#[derive(Args, Debug)]
pub(crate) struct StorageFileOptions {
    /// The file; `-` is standard input or output, where that makes sense
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) storage: StorageOptions,
}

/// What is carried from one database to another.
#[derive(Args, Debug)]
pub(crate) struct TransferOptions {
    #[command(flatten)]
    pub(crate) place: StorageFileOptions,
    /// Accounts, too, with hashes of passwords, sessions and tokens, mail addresses, passkeys, ratings, blocks and reports:
    /// for a site that moves to another database
    #[arg(long)]
    pub(crate) accounts: bool,
}
