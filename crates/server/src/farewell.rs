use crate::people::PeopleError;
use crate::table::Command;
use crate::tables::Who;
use crate::{App, random};

/// More games than anybody can have that go on.
const MOST_GAMES: u32 = 5_000;

impl App {
    /// Takes somebody away with all that is theirs alone. Nobody is to wait for somebody who will not come back: games that
    /// go on are ended first.
    pub async fn erase(&self, person: &str) -> Result<(), PeopleError> {
        let who = Who {
            id: person.to_owned(),
            account: false,
        };
        for game in self.store.games_of(person, MOST_GAMES).await? {
            // The unfinished ones come first.
            if game.ended {
                break;
            }
            for command in [Command::Abort, Command::Resign] {
                let done = self
                    .tables
                    .act(&game.id, &who, &random::name(), &command, 0)
                    .await;
                if done.is_ok() {
                    break;
                }
            }
        }
        self.people.erase(person).await
    }
}
