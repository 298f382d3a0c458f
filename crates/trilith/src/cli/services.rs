use clap::Args;
use trilith_server::Services;

/// What a host may set up beside the games.
#[derive(Args, Debug)]
#[command(next_help_heading = "Mail and notices")]
pub(crate) struct ServiceOptions {
    /// Let people who forgot their password set a new one by mail through this server: smtps://USER:PASSWORD@HOST, or
    /// smtp://HOST?tls=required. Better given by the environment, where others do not see it
    #[arg(
        long,
        env = "TRILITH_MAIL_SERVER",
        hide_env_values = true,
        requires = "mail_from",
        value_name = "URL"
    )]
    mail_server: Option<String>,
    /// Whose mail it is: Trilith <games@example.org>
    #[arg(long, env = "TRILITH_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Send notices to browsers with this key, which `trilith admin keys` makes. Better given by the environment
    #[arg(long, env = "TRILITH_PUSH_KEY", hide_env_values = true, value_name = "KEY")]
    push_key: Option<String>,
}

impl From<ServiceOptions> for Services {
    fn from(options: ServiceOptions) -> Services {
        Services {
            mail_server: options.mail_server,
            mail_from: options.mail_from,
            push_key: options.push_key,
        }
    }
}
