//! How much a record may hold. Both the text and the JSON are held to these, so that a hostile one costs little.

/// The most bytes one record's text may have, as it is given and in its canonical form.
///
/// Whatever was read fits when it is written again. A record that outgrows this by editing can still be written, but
/// not read.
pub const MAX_TEXT: usize = 1 << 20;

/// The most bytes one record's JSON may have. Every record whose text fits into [`MAX_TEXT`] fits into this.
pub const MAX_JSON: usize = 6 << 20;

/// The most bytes a text of several records may have.
pub const MAX_FILE: usize = 8 << 20;

/// The most records in one text.
pub const MAX_FILE_RECORDS: usize = 10_000;

/// The most moves, variations included, of all the records in one text.
pub const MAX_FILE_MOVES: usize = 500_000;

/// The most moves in one record, variations included.
pub const MAX_MOVES: usize = 20_000;

/// How deep variations may be nested. The main line has depth 0.
///
/// One level of variations is four levels of JSON, and readers of JSON commonly stop at 128.
pub const MAX_DEPTH: usize = 30;

/// The most characters said in one place, after white space is normalised: the text and the commands with their
/// values.
pub const MAX_COMMENT: usize = 10_000;

/// The most commands of unknown meaning in one place.
pub const MAX_COMMANDS: usize = 100;

/// The most tags besides `Game`, `Variant`, `Result` and `Position`.
pub const MAX_TAGS: usize = 100;

/// The most characters in the name of a tag or of a command.
pub const MAX_NAME: usize = 64;

/// The most characters in the value of a tag.
pub const MAX_VALUE: usize = 1_000;

/// The most bytes in the text of one move, long before any game's own rules look at it.
pub(super) const MAX_MOVE_TEXT: usize = 64;
