-- What a list of games, a clock and a queue need to know without reading the events: the state after the last of them.
ALTER TABLE game ADD COLUMN number BIGINT NOT NULL DEFAULT 0;    -- how many events there are
ALTER TABLE game ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;     -- 1 when it is over, with a result or without
ALTER TABLE game ADD COLUMN due BIGINT;                          -- when the running clock runs out
ALTER TABLE game ADD COLUMN turn TEXT;                           -- the person whose turn it is
ALTER TABLE game ADD COLUMN work BIGINT NOT NULL DEFAULT 0;      -- 1 when the computer is to move
ALTER TABLE game ADD COLUMN claimed BIGINT NOT NULL DEFAULT 0;   -- until when somebody thinks about it
ALTER TABLE game ADD COLUMN free BIGINT NOT NULL DEFAULT 0;      -- seats that nobody has taken
ALTER TABLE game ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;    -- 1 when it is in the lobby while a seat is free
ALTER TABLE game ADD COLUMN private BIGINT NOT NULL DEFAULT 0;   -- 1 when nobody may watch
-- How many different people play. -1: made by the version before; the server fills in what it says when it starts.
ALTER TABLE game ADD COLUMN people BIGINT NOT NULL DEFAULT -1;

UPDATE game SET
    ended = CASE WHEN result = '*' THEN 0 ELSE 1 END,
    number = (SELECT COUNT(*) FROM event WHERE event.game = game.id);

CREATE INDEX game_by_due ON game (due) WHERE ended = 0 AND due IS NOT NULL;
CREATE INDEX game_by_work ON game (claimed) WHERE ended = 0 AND work = 1;
CREATE INDEX game_by_turn ON game (turn, due) WHERE ended = 0 AND turn IS NOT NULL;
CREATE INDEX game_in_lobby ON game (created) WHERE ended = 0 AND listed = 1 AND free > 0;
CREATE INDEX game_to_watch ON game (updated) WHERE ended = 0 AND private = 0 AND free = 0 AND people >= 2;
CREATE INDEX game_to_fill_in ON game (id) WHERE people < 0;

-- Who sits where.
CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id),
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seat_by_person ON seat (person, game);

-- The servers, and when each was last known to run.
CREATE TABLE node (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO node (id, at) SELECT 'before', at FROM alive;
DROP TABLE alive;

-- When nobody served: no clock runs then.
CREATE TABLE outage (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);
