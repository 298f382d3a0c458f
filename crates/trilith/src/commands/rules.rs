use std::io::Write;

use trilith_games::Kind;

pub(crate) fn run(game: Kind, out: &mut impl Write) -> anyhow::Result<()> {
    let text = match game {
        Kind::Sixth => include_str!("../../../../docs/rules/sixth.md"),
        Kind::Six => include_str!("../../../../docs/rules/six.md"),
        Kind::TwentySeven => include_str!("../../../../docs/rules/27.md"),
    };
    Ok(out.write_all(text.as_bytes())?)
}
