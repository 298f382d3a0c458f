use clap::Subcommand;

use super::StorageOptions;

/// What a host does about people.
#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// List people who have a name, accounts and guests
    People {
        /// Only those whose name begins like this
        #[arg(default_value = "")]
        beginning: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        storage: StorageOptions,
    },
    /// Shut somebody out: they are signed out everywhere, and cannot play or speak
    Ban {
        /// The name of an account, or the id of anybody
        who: String,
        #[command(flatten)]
        storage: StorageOptions,
    },
    /// Let somebody in again
    Unban {
        /// The name of an account, or the id of anybody
        who: String,
        #[command(flatten)]
        storage: StorageOptions,
    },
    /// Give somebody another name
    Rename {
        /// The name of an account, or the id of anybody
        who: String,
        /// What they are called from now on
        name: String,
        #[command(flatten)]
        storage: StorageOptions,
    },
    /// Delete somebody: account, analyses, what they said, the games they played alone. Games with others stay, nameless
    Delete {
        /// The name of an account, or the id of anybody
        who: String,
        /// It cannot be undone
        #[arg(long, required = true)]
        yes: bool,
        #[command(flatten)]
        storage: StorageOptions,
    },
    /// Read what people reported
    Reports {
        /// Those that are done, too
        #[arg(long)]
        all: bool,
        /// Note that the one with this id is done
        #[arg(long, value_name = "ID", conflicts_with_all = ["all", "json"])]
        done: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        storage: StorageOptions,
    },
    /// Make a key for notices by web push
    Keys,
}
