//! The document made readable: what a page shows of each operation and of each type.

use serde_json::Value;

use crate::markdown;

/// Operations that belong together.
pub(super) struct Group {
    pub(super) name: String,
    pub(super) description: String,
    pub(super) operations: Vec<Operation>,
}

/// One thing that can be asked.
pub(super) struct Operation {
    pub(super) id: String,
    pub(super) method: String,
    pub(super) path: String,
    pub(super) summary: String,
    pub(super) description: String,
    pub(super) parameters: Vec<Field>,
    /// The fields of what is sent.
    pub(super) body: Vec<Field>,
    pub(super) answers: Vec<Answer>,
    /// How to ask it in a shell.
    pub(super) example: String,
}

/// A named value.
pub(super) struct Field {
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) is_required: bool,
    pub(super) description: String,
}

/// What a value is. Types of the document are links.
#[derive(Default, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    pub(super) text: String,
    pub(super) link: Option<String>,
}

/// What is answered.
pub(super) struct Answer {
    pub(super) status: String,
    pub(super) description: String,
    pub(super) kind: Kind,
}

/// A type that answers are made of.
pub(super) struct Type {
    pub(super) name: String,
    pub(super) description: String,
    pub(super) fields: Vec<Field>,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// What a comment in the code says, as HTML.
pub(super) fn marked(value: &Value) -> String {
    markdown::inline(value.as_str().unwrap_or_default())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// All operations, in the order of their tags.
pub(super) fn groups(document: &Value, origin: &str) -> Vec<Group> {
    let operations = |tag: &str| {
        let mut found = Vec::new();
        for (path, methods) in document["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                if list(&operation["tags"]).iter().any(|name| name == tag) {
                    found.push(read(document, origin, path, method, operation));
                }
            }
        }
        found
    };
    list(&document["tags"])
        .iter()
        .map(|tag| Group {
            name: text(&tag["name"]),
            description: marked(&tag["description"]),
            operations: operations(tag["name"].as_str().unwrap_or_default()),
        })
        .collect()
}

fn read(document: &Value, origin: &str, path: &str, method: &str, operation: &Value) -> Operation {
    let parameter = |parameter: &Value| Field {
        name: text(&parameter["name"]),
        kind: kind(&parameter["schema"]),
        is_required: parameter["required"] == true,
        description: marked(&parameter["description"]),
    };
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let answer = |(status, answer): (&String, &Value)| Answer {
        status: status.clone(),
        description: marked(&answer["description"]),
        kind: answer["content"]
            .as_object()
            .and_then(|content| content.values().next())
            .map(|content| kind(&content["schema"]))
            .unwrap_or_default(),
    };
    Operation {
        id: format!("{method}-{}", path.replace(['/', '{', '}'], "-")),
        method: method.to_uppercase(),
        path: path.to_owned(),
        summary: marked(&operation["summary"]),
        description: marked(&operation["description"]),
        parameters: list(&operation["parameters"]).iter().map(parameter).collect(),
        body: fields(document, body, 0),
        answers: operation["responses"]
            .as_object()
            .into_iter()
            .flatten()
            .map(answer)
            .collect(),
        example: example(document, origin, path, method, operation),
    }
}

/// The example of what is sent.
pub(super) fn example_body<'a>(document: &'a Value, operation: &'a Value) -> Option<&'a Value> {
    let content = &operation["requestBody"]["content"]["application/json"];
    let schema = resolve(document, &content["schema"]);
    [&content["example"], &schema["example"]]
        .into_iter()
        .find(|example| !example.is_null())
}

/// The path with the examples of its parameters.
pub(super) fn example_path(path: &str, operation: &Value) -> String {
    let mut pairs = Vec::new();
    for parameter in list(&operation["parameters"]) {
        let example = [&parameter["example"], &parameter["schema"]["example"]]
            .into_iter()
            .find(|example| !example.is_null());
        if let (Some(example), true) = (example, parameter["in"] == "query") {
            let example = example
                .as_str()
                .map_or_else(|| example.to_string(), ToOwned::to_owned);
            pairs.push(format!("{}={example}", text(&parameter["name"])));
        }
    }
    if pairs.is_empty() {
        path.to_owned()
    } else {
        format!("{path}?{}", pairs.join("&"))
    }
}

/// A line for a shell. What stands in braces is to be replaced.
fn example(document: &Value, origin: &str, path: &str, method: &str, operation: &Value) -> String {
    if operation["responses"]["101"].is_object() {
        return format!("websocat '{}{path}'", origin.replacen("http", "ws", 1));
    }
    let mut line = "curl".to_owned();
    if !matches!(
        (method, example_body(document, operation)),
        ("get", _) | ("post", Some(_))
    ) {
        line.push_str(&format!(" -X {}", method.to_uppercase()));
    }
    line.push_str(&format!(" '{origin}{}'", example_path(path, operation)));
    if let Some(body) = example_body(document, operation) {
        let body = body.to_string().replace('\'', "'\\''");
        line.push_str(&format!(
            " \\\n  -H 'content-type: application/json' \\\n  -d '{body}'"
        ));
    }
    line
}

/// The types that are not only part of one operation.
pub(super) fn types(document: &Value) -> Vec<Type> {
    let schemas = document["components"]["schemas"].as_object();
    schemas
        .into_iter()
        .flatten()
        .map(|(name, schema)| Type {
            name: name.clone(),
            description: marked(&schema["description"]),
            fields: fields(document, schema, 0),
        })
        .collect()
}

/// What a reference leads to.
fn resolve<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str().and_then(|link| link.strip_prefix('#')) {
        Some(pointer) => document.pointer(pointer).unwrap_or(&Value::Null),
        None => schema,
    }
}

/// Deeper than this nothing is nested.
const DEEPEST: usize = 6;

/// The fields of a schema, with those of its parts; where there are several kinds, those of each kind, which its name begins.
pub(super) fn fields(document: &Value, schema: &Value, depth: usize) -> Vec<Field> {
    let schema = resolve(document, schema);
    let mut found = Vec::new();
    if depth > DEEPEST {
        return found;
    }
    for part in list(&schema["allOf"]) {
        found.extend(fields(document, part, depth + 1));
    }
    let required = list(&schema["required"]);
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        found.push(Field {
            name: name.clone(),
            kind: kind(property),
            is_required: required.iter().any(|required| required == name),
            description: description(property),
        });
    }
    for choice in list(&schema["oneOf"]) {
        let title = title(resolve(document, choice));
        for mut field in fields(document, choice, depth + 1) {
            // The field that names the choice says what the choice is.
            if field.description.is_empty() {
                field.description = marked(&choice["description"]);
            }
            if !title.is_empty() && field.name != title {
                field.name = format!("{title}: {}", field.name);
            }
            found.push(field);
        }
    }
    found
}

/// What a field says of itself; where it may be missing, the other choice says it.
fn description(property: &Value) -> String {
    let choices = list(&property["oneOf"]).iter();
    [property]
        .into_iter()
        .chain(choices)
        .map(|part| marked(&part["description"]))
        .find(|text| !text.is_empty())
        .unwrap_or_default()
}

/// What a choice is called: the only value of the field that tells the choices apart.
fn title(choice: &Value) -> String {
    let parts = list(&choice["allOf"]).iter().chain([choice]);
    parts
        .flat_map(|part| part["properties"].as_object().into_iter().flatten())
        .find_map(|(_, property)| match list(&property["enum"]) {
            [only] => only.as_str().map(ToOwned::to_owned),
            _ => None,
        })
        .unwrap_or_default()
}

/// What a value is, in a few words.
pub(super) fn kind(schema: &Value) -> Kind {
    let plain = |text: String| Kind { text, link: None };
    if let Some(name) = schema["$ref"].as_str().and_then(|link| link.rsplit('/').next()) {
        return Kind {
            text: name.to_owned(),
            link: Some(name.to_owned()),
        };
    }
    let choices = [&schema["oneOf"], &schema["anyOf"]].into_iter().flat_map(list);
    let mut kinds: Vec<Kind> = choices.map(kind).collect();
    if !kinds.is_empty() {
        // That it may be missing is said last.
        kinds.sort_by_key(|kind| kind.text == "null");
        let link = kinds.iter().find_map(|kind| kind.link.clone());
        let texts: Vec<String> = kinds.into_iter().map(|kind| kind.text).collect();
        return Kind {
            text: texts.join(" or "),
            link,
        };
    }
    if let [only] = list(&schema["enum"]) {
        return plain(only.to_string());
    }
    if !list(&schema["enum"]).is_empty() {
        let values: Vec<String> = list(&schema["enum"]).iter().map(ToString::to_string).collect();
        return plain(values.join(" or "));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name.as_str()],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let words: Vec<String> = types
        .iter()
        .map(|name| match *name {
            "array" => {
                let inner = if schema["items"].is_object() {
                    kind(&schema["items"]).text
                } else {
                    "value".to_owned()
                };
                format!("list of {inner}")
            }
            "object" if schema["additionalProperties"].is_object() => {
                format!("{} by name", kind(&schema["additionalProperties"]).text)
            }
            name => name.to_owned(),
        })
        .collect();
    let link = ["/items", "/additionalProperties"]
        .iter()
        .find_map(|pointer| kind(schema.pointer(pointer)?).link);
    Kind {
        text: if words.is_empty() {
            "any value".to_owned()
        } else {
            words.join(" or ")
        },
        link,
    }
}
