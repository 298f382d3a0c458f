-- A game is what was agreed before it and what happened since: its events, numbered from 0. Everything else about it
-- follows from these; what a list of games shows is kept beside them.
CREATE TABLE game (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    setup TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    plies BIGINT NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT '*',
    rematch TEXT
);
CREATE INDEX game_by_owner ON game (owner, updated);

CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    command TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
-- The same command sent twice is one event.
CREATE UNIQUE INDEX event_by_command ON event (game, command) WHERE command IS NOT NULL;

-- An analysis that somebody keeps: a record with variations and comments.
CREATE TABLE study (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    title TEXT NOT NULL,
    record TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX study_by_owner ON study (owner, updated);

-- When the server was last known to run, so that nobody's clock pays for the time it was not.
CREATE TABLE alive (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 0),
    at BIGINT NOT NULL
);
