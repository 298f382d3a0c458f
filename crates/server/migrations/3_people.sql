-- Somebody: a guest who chose a name, or an account. A guest who chose nothing has no row. `folded` is the name as it is
-- compared, and only accounts have it: the names of guests need not be unique.
CREATE TABLE person (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT,
    folded TEXT UNIQUE,
    account BIGINT NOT NULL DEFAULT 0,
    bot BIGINT NOT NULL DEFAULT 0,
    password TEXT,
    email TEXT,
    banned BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL
);

-- Somebody who deleted themselves: what their browser kept opens nothing any more.
CREATE TABLE departed (
    person TEXT NOT NULL PRIMARY KEY
);

-- Who is signed in, and the tokens of programs: hashes of secrets, never the secrets.
CREATE TABLE session (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX session_by_person ON session (person);

CREATE TABLE passkey (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    key TEXT NOT NULL,
    label TEXT NOT NULL,
    counter BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX passkey_by_person ON passkey (person);

-- What a passkey is to sign, once and soon.
CREATE TABLE challenge (
    text TEXT NOT NULL PRIMARY KEY,
    purpose TEXT NOT NULL,
    person TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX challenge_by_end ON challenge (expires);

-- Links by which a forgotten password is replaced: hashes, too.
CREATE TABLE recovery (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    expires BIGINT NOT NULL
);
CREATE INDEX recovery_by_person ON recovery (person);

-- How strong somebody is at a game: numbers of Glicko-2, written so that nothing is lost.
CREATE TABLE rating (
    person TEXT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    rating TEXT NOT NULL,
    deviation TEXT NOT NULL,
    volatility TEXT NOT NULL,
    games BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (person, kind)
);

-- A game that has been rated, which happens once, and what it changed.
CREATE TABLE rated (
    game TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    first TEXT NOT NULL,
    second TEXT NOT NULL,
    result TEXT NOT NULL,
    first_before TEXT NOT NULL,
    first_after TEXT NOT NULL,
    second_before TEXT NOT NULL,
    second_after TEXT NOT NULL
);
CREATE INDEX rated_by_first ON rated (first, kind, at);
CREATE INDEX rated_by_second ON rated (second, kind, at);

CREATE TABLE block (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX block_by_other ON block (other);

CREATE TABLE report (
    id TEXT NOT NULL PRIMARY KEY,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    game TEXT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    done BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX report_by_reporter ON report (reporter, at);
CREATE INDEX report_by_about ON report (about);

-- A browser that wants notices, and the games about which it has had one since its person last looked.
CREATE TABLE push (
    endpoint TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX push_by_person ON push (person);
CREATE TABLE notice (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

-- What people said at tables, so that their own lines are found without reading every move ever made.
CREATE INDEX event_said ON event (game) WHERE body LIKE '{"kind":"said"%';
