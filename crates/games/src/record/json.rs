use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use trilith_game::TextError;

use super::builder::Builder;
use super::error::{Spot, shown};
use super::limits::{MAX_JSON, MAX_NAME};
use super::tags::check_value;
use super::{Annotation, Line, Node, Record, RecordError, Tags, check_game, read_result, result_text};
use crate::{Game, Variant};

impl Record {
    /// The record as JSON, which says exactly what the text says.
    ///
    /// ```
    /// use trilith_games::Record;
    /// let record: Record = "[Variant \"27\"] 1. 1:4! {four} *".parse()?;
    /// let json = r#"{"game":"27","variant":"27","moves":[{"move":"1:4","nags":[1],"comment":"four"}],"result":"*"}"#;
    /// assert_eq!(record.to_json(), json);
    /// assert_eq!(Record::from_json(json)?, record);
    /// # Ok::<(), trilith_games::RecordError>(())
    /// ```
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("strings, numbers and lists have a JSON form")
    }

    /// Reads a record's JSON, held to all that the text is held to.
    pub fn from_json(json: &str) -> Result<Record, RecordError> {
        if json.len() > MAX_JSON {
            let problem = format!("a record's JSON has at most {MAX_JSON} bytes");
            return Err(RecordError::in_text(json, 0, &problem));
        }
        let record: RecordJson = serde_json::from_str(json).map_err(|error| unreadable(json, &error))?;
        record
            .into_record()
            .map_err(|wrong| RecordError::new(Spot::Json(wrong.path), &wrong.problem))
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RecordJson::from(self).serialize(serializer)
    }
}

/// The JSON form of a record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordJson {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    variant: String,
    #[serde(default, skip_serializing_if = "TagsJson::is_empty")]
    tags: TagsJson,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    eval: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clk: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    commands: Vec<(String, String)>,
    #[serde(default)]
    moves: Vec<MoveJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
}

/// The JSON form of a node.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveJson {
    #[serde(rename = "move")]
    played: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    eval: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clk: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    commands: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<LineJson>,
}

/// The JSON form of a variation.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineJson {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    eval: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clk: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    commands: Vec<(String, String)>,
    moves: Vec<MoveJson>,
}

/// The four fields of an annotation, which a record, a move and a variation all have among their own.
struct AnnotationJson {
    comment: Option<String>,
    eval: Option<String>,
    clk: Option<String>,
    commands: Vec<(String, String)>,
}

/// Tags as a JSON object that keeps their order, and in which a tag given twice is seen.
#[derive(Default)]
struct TagsJson(Vec<(String, String)>);

impl TagsJson {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for TagsJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for TagsJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TagsJson, D::Error> {
        struct Entries;
        impl<'de> Visitor<'de> for Entries {
            type Value = TagsJson;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of tags")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<TagsJson, A::Error> {
                let mut list = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    list.push(entry);
                }
                Ok(TagsJson(list))
            }
        }
        deserializer.deserialize_map(Entries)
    }
}

impl From<&Annotation> for AnnotationJson {
    fn from(annotation: &Annotation) -> AnnotationJson {
        let text = annotation.text();
        AnnotationJson {
            comment: (!text.is_empty()).then(|| text.to_owned()),
            eval: annotation.eval().map(|eval| eval.to_string()),
            clk: annotation.clock().map(|clock| clock.to_string()),
            commands: annotation
                .commands()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
        }
    }
}

impl From<&Node> for MoveJson {
    fn from(node: &Node) -> MoveJson {
        let AnnotationJson {
            comment,
            eval,
            clk,
            commands,
        } = node.after().into();
        let variations = node.variations().iter().map(LineJson::from).collect();
        MoveJson {
            played: node.played().to_string(),
            nags: node.nags().to_vec(),
            comment,
            eval,
            clk,
            commands,
            variations,
        }
    }
}

impl From<&Line> for LineJson {
    fn from(line: &Line) -> LineJson {
        let AnnotationJson {
            comment,
            eval,
            clk,
            commands,
        } = line.before().into();
        LineJson {
            comment,
            eval,
            clk,
            commands,
            moves: line.nodes().iter().map(MoveJson::from).collect(),
        }
    }
}

impl From<&Record> for RecordJson {
    fn from(record: &Record) -> RecordJson {
        let LineJson {
            comment,
            eval,
            clk,
            commands,
            moves,
        } = record.line().into();
        let tags = record
            .tags()
            .iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        RecordJson {
            game: Some(record.variant().kind().title().to_owned()),
            variant: record.variant().to_string(),
            tags: TagsJson(tags),
            position: record.position(),
            comment,
            eval,
            clk,
            commands,
            moves,
            result: Some(result_text(record.result()).to_owned()),
        }
    }
}

/// A value of the JSON that is wrong, found on the way back up from it.
struct Wrong {
    path: String,
    problem: String,
}

impl Wrong {
    fn at(path: impl Into<String>, problem: impl ToString) -> Wrong {
        Wrong {
            path: path.into(),
            problem: problem.to_string(),
        }
    }

    /// The same, seen from one level higher.
    fn inside(self, outer: &str) -> Wrong {
        let path = if self.path.is_empty() {
            outer.to_owned()
        } else {
            format!("{outer}.{}", self.path)
        };
        Wrong {
            path,
            problem: self.problem,
        }
    }
}

impl RecordJson {
    fn into_record(self) -> Result<Record, Wrong> {
        check_value(&self.variant).map_err(|error| Wrong::at("variant", error))?;
        let variant: Variant = self
            .variant
            .parse()
            .map_err(|error| Wrong::at("variant", error))?;
        if let Some(game) = &self.game {
            check_game(variant, game).map_err(|problem| Wrong::at("game", problem))?;
        }
        let start = match &self.position {
            Some(position) => check_value(position)
                .and_then(|()| Game::from_position(variant, position))
                .map_err(|error| Wrong::at("position", error))?,
            None => Game::new(variant),
        };
        let mut tags = Tags::new(variant);
        for (name, value) in &self.tags.0 {
            let wrong = |problem: String| Wrong::at(format!("tags.{}", short_name(name)), problem);
            if tags.get(name).is_some() {
                return Err(wrong(format!("the tag {} is given twice", shown(name))));
            }
            tags.set(name, value).map_err(|error| wrong(error.to_string()))?;
        }
        let result = self.result.as_deref().map(read_result).transpose();
        let result = result.map_err(|problem| Wrong::at("result", problem))?;
        let mut builder = Builder::new(start);
        let (comment, eval, clk, commands) = (self.comment, self.eval, self.clk, self.commands);
        AnnotationJson {
            comment,
            eval,
            clk,
            commands,
        }
        .put(builder.annotation())?;
        put_moves(&mut builder, self.moves)?;
        builder
            .finish(tags, result)
            .map_err(|problem| Wrong::at("result", problem))
    }
}

/// Plays the moves of a line. Variations are nested at most as deep as the builder lets them, so this may call itself.
fn put_moves(builder: &mut Builder, moves: Vec<MoveJson>) -> Result<(), Wrong> {
    for (index, node) in moves.into_iter().enumerate() {
        put_move(builder, node).map_err(|wrong| wrong.inside(&format!("moves[{index}]")))?;
    }
    Ok(())
}

fn put_move(builder: &mut Builder, node: MoveJson) -> Result<(), Wrong> {
    builder
        .play(&node.played)
        .map_err(|problem| Wrong::at("move", problem))?;
    for nag in node.nags {
        builder.mark(nag).map_err(|problem| Wrong::at("nags", problem))?;
    }
    let MoveJson {
        comment,
        eval,
        clk,
        commands,
        ..
    } = node;
    AnnotationJson {
        comment,
        eval,
        clk,
        commands,
    }
    .put(builder.annotation())?;
    for (index, line) in node.variations.into_iter().enumerate() {
        put_line(builder, line).map_err(|wrong| wrong.inside(&format!("variations[{index}]")))?;
    }
    Ok(())
}

fn put_line(builder: &mut Builder, line: LineJson) -> Result<(), Wrong> {
    let LineJson {
        comment,
        eval,
        clk,
        commands,
        moves,
    } = line;
    builder.open().map_err(|problem| Wrong::at("", problem))?;
    AnnotationJson {
        comment,
        eval,
        clk,
        commands,
    }
    .put(builder.annotation())?;
    put_moves(builder, moves)?;
    builder.close().map_err(|problem| Wrong::at("", problem))
}

impl AnnotationJson {
    fn put(self, annotation: &mut Annotation) -> Result<(), Wrong> {
        let wrong = |path: &'static str| move |error: TextError| Wrong::at(path, error);
        if let Some(text) = &self.comment {
            annotation.set_text(text).map_err(wrong("comment"))?;
        }
        if let Some(eval) = &self.eval {
            annotation.set_eval(Some(eval.parse().map_err(wrong("eval"))?));
        }
        if let Some(clock) = &self.clk {
            annotation.set_clock(Some(clock.parse().map_err(wrong("clk"))?));
        }
        for (name, value) in &self.commands {
            annotation.add_command(name, value).map_err(wrong("commands"))?;
        }
        Ok(())
    }
}

/// What serde_json found, at the character where it found it.
fn unreadable(json: &str, error: &serde_json::Error) -> RecordError {
    let told = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let problem = told.strip_suffix(&place).unwrap_or(&told);
    // It counts bytes, and means the last one that it has read.
    let line = json
        .split('\n')
        .nth(error.line().saturating_sub(1))
        .unwrap_or_default();
    let bytes = error.column().saturating_sub(1).min(line.len());
    let column = line.char_indices().take_while(|&(at, _)| at < bytes).count() + 1;
    RecordError::new(
        Spot::Text {
            line: error.line().max(1),
            column,
        },
        problem,
    )
}

/// A tag's name in a path, if it is one.
fn short_name(name: &str) -> &str {
    let plain = name.len() <= MAX_NAME
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if plain { name } else { "?" }
}
