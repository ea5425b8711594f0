-- A database of schema 6, as released.

CREATE TABLE schema (
    version INTEGER NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (version)
);

CREATE TABLE games (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    position TEXT,
    created FLOAT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE moves (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat TEXT NOT NULL,
    token TEXT NOT NULL,
    at FLOAT NOT NULL,
    sum BIGINT,
    PRIMARY KEY (game, number)
);

CREATE TABLE seats (
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    seat TEXT NOT NULL,
    kind TEXT NOT NULL,
    bot TEXT,
    name TEXT,
    key_hash TEXT,
    invitation TEXT,
    kept BOOLEAN NOT NULL DEFAULT FALSE,
    seen FLOAT NOT NULL DEFAULT 0,
    PRIMARY KEY (game, place)
);

CREATE TABLE watchers (
    game TEXT NOT NULL,
    key_hash TEXT NOT NULL,
    PRIMARY KEY (game, key_hash)
);

CREATE TABLE requests (
    game TEXT NOT NULL,
    move INTEGER NOT NULL,
    seat TEXT NOT NULL,
    target INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    PRIMARY KEY (game)
);

CREATE TABLE tickets (
    ticket_hash TEXT NOT NULL,
    game TEXT NOT NULL,
    seat TEXT,
    expires FLOAT NOT NULL,
    PRIMARY KEY (ticket_hash)
);

CREATE TABLE settings (
    game TEXT NOT NULL,
    hints BOOLEAN NOT NULL,
    pace TEXT NOT NULL DEFAULT 'live',
    absent_seconds INTEGER NOT NULL DEFAULT 600,
    absent_by TEXT NOT NULL DEFAULT 'one',
    origin TEXT NOT NULL DEFAULT 'chance',
    PRIMARY KEY (game)
);

CREATE TABLE analyses (
    game TEXT NOT NULL,
    move INTEGER NOT NULL,
    process TEXT NOT NULL,
    heard FLOAT NOT NULL,
    done INTEGER NOT NULL,
    total INTEGER NOT NULL,
    data TEXT,
    PRIMARY KEY (game, move)
);

CREATE TABLE notices (
    game TEXT NOT NULL,
    move INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat TEXT NOT NULL,
    author TEXT NOT NULL,
    at FLOAT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, move, kind, seat, author)
);

CREATE TABLE proposals (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat TEXT NOT NULL,
    bot TEXT,
    move INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    PRIMARY KEY (game, kind, seat)
);

CREATE TABLE deleted (
    game TEXT NOT NULL,
    why TEXT NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (game)
);

CREATE TABLE ends (
    game TEXT NOT NULL,
    moves INTEGER NOT NULL,
    over BOOLEAN NOT NULL,
    PRIMARY KEY (game)
);

CREATE TABLE waiting (
    id TEXT NOT NULL,
    wish TEXT NOT NULL,
    opened FLOAT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE sitters (
    waiting TEXT NOT NULL,
    number INTEGER NOT NULL,
    key_hash TEXT NOT NULL,
    name TEXT,
    seen FLOAT NOT NULL,
    PRIMARY KEY (waiting, number)
);

CREATE TABLE clocks (
    game TEXT NOT NULL,
    per TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    increment INTEGER NOT NULL,
    out TEXT NOT NULL,
    bot TEXT NOT NULL,
    over BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (game)
);

CREATE TABLE pauses (
    game TEXT NOT NULL,
    began FLOAT NOT NULL,
    ended FLOAT,
    PRIMARY KEY (game, began)
);

CREATE TABLE beats (
    process TEXT NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (process)
);

CREATE TABLE downs (
    began FLOAT NOT NULL,
    ended FLOAT NOT NULL,
    PRIMARY KEY (began)
);

INSERT INTO schema VALUES
    (1, 1767225599.5),
    (2, 1767225599.5),
    (3, 1767225599.5),
    (4, 1767225599.5),
    (5, 1767225599.5),
    (6, 1767225600.0);

INSERT INTO games VALUES
    ('kept2hand234', 'architects', 1, '{"players": 2, "setup": "standard", "expansions": ["artisans"]}', '7', NULL, 1767225599.75),
    ('party2three2', 'viscounts', 1, '{"players": 3}', '9223372036854775813', NULL, 1767225599.75);

INSERT INTO moves VALUES
    ('kept2hand234', 0, 'answer', 'red', 'hire patron-3', 1767225600.0, NULL),
    ('kept2hand234', 1, 'answer', 'blue', 'hire illusionist', 1767225601.0, NULL),
    ('kept2hand234', 2, 'answer', 'blue', 'keep steeple', 1767225602.0, NULL),
    ('kept2hand234', 3, 'answer', 'red', 'keep dormitory', 1767225603.0, 1141323486),
    ('kept2hand234', 4, 'answer', 'blue', 'keep meeting-room', 1767225604.0, 2723167097),
    ('kept2hand234', 5, 'answer', 'red', 'keep carpenters-hut', 1767225605.0, 1653091634),
    ('kept2hand234', 6, 'answer', 'blue', 'keep moneylender', 1767225606.0, 1035092030),
    ('kept2hand234', 7, 'answer', 'red', 'keep library', 1767225607.0, 312479546),
    ('kept2hand234', 8, 'answer', 'blue', 'artisan tax-stand', 1767225608.0, 2847804608),
    ('kept2hand234', 9, 'answer', 'blue', 'lose all virtue', 1767225609.0, 836613529),
    ('kept2hand234', 10, 'answer', 'red', 'artisan town-centre', 1767225610.0, 1109449550),
    ('kept2hand234', 11, 'answer', 'red', 'capture tax-stand blue', 1767225611.0, 2841307475),
    ('kept2hand234', 12, 'answer', 'red', 'capture town-centre red', 1767225612.0, 1468246973),
    ('kept2hand234', 13, 'answer', 'blue', 'place forest', 1767225613.0, 1907688929),
    ('kept2hand234', 14, 'undo', 'red', '12', 1767225700.5, 989101142),
    ('kept2hand234', 15, 'answer', 'red', 'capture town-centre red', 1767225701.25, 187926740),
    ('kept2hand234', 16, 'answer', 'blue', 'place forest', 1767225702.25, 3158062504),
    ('party2three2', 0, 'answer', 'blue', 'take start-4 emma', 1767225600.0, NULL),
    ('party2three2', 1, 'answer', 'red', 'take start-5 therese', 1767225601.0, NULL),
    ('party2three2', 2, 'answer', 'red', 'transcribe grey-1', 1767225602.0, NULL),
    ('party2three2', 3, 'answer', 'green', 'take start-3 clovis', 1767225603.0, NULL),
    ('party2three2', 4, 'answer', 'green', 'take stone', 1767225604.0, NULL),
    ('party2three2', 5, 'answer', 'green', 'hire acolyte', 1767225605.0, NULL),
    ('party2three2', 6, 'answer', 'green', 'play abbot', 1767225606.0, NULL),
    ('party2three2', 7, 'answer', 'green', 'move O8 for 4', 1767225607.0, NULL),
    ('party2three2', 8, 'answer', 'red', 'play labourer', 1767225608.0, NULL);

INSERT INTO seats VALUES
    ('kept2hand234', 0, 'red', 'open', NULL, 'Ada', '5555555555555555555555555555555555555555555555555555555555555555', NULL, TRUE, 1767225600.0),
    ('kept2hand234', 1, 'blue', 'bot', 'random', NULL, NULL, NULL, FALSE, 1767225600.0),
    ('party2three2', 0, 'red', 'open', NULL, NULL, '0000000000000000000000000000000000000000000000000000000000000000', NULL, TRUE, 1767225600.0),
    ('party2three2', 1, 'blue', 'open', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd', FALSE, 1767225600.0),
    ('party2three2', 2, 'green', 'open', NULL, NULL, NULL, 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', FALSE, 1767225600.0);

INSERT INTO watchers VALUES
    ('kept2hand234', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
    ('party2three2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');

INSERT INTO requests VALUES
    ('party2three2', 9, 'red', 8, 'blue');

INSERT INTO tickets VALUES
    ('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', 'party2three2', NULL, 1767225660.0);

INSERT INTO settings VALUES
    ('kept2hand234', TRUE, 'live', 600, 'one', 'chance'),
    ('party2three2', FALSE, 'days', 259200, 'all', 'seed');

INSERT INTO analyses VALUES
    ('party2three2', 9, '0011223344556677', 1767225650.0, 3, 9, NULL);

INSERT INTO notices VALUES
    ('party2three2', 0, 'joined', 'blue', '', 1767225600.5, 0),
    ('party2three2', 9, 'wished-deletion', '', 'red', 1767225609.5, 0);

INSERT INTO proposals VALUES
    ('party2three2', 'deletion', '', NULL, 9, 'red');

INSERT INTO deleted VALUES
    ('gone2gone234', 'finished', 1767225600.0);

INSERT INTO ends VALUES
    ('kept2hand234', 17, FALSE);

INSERT INTO waiting VALUES
    ('wait2table23', '{"game": "architects", "options": {"players": 2}, "players": 2, "bots": [], "hints": false, "absence": {"pace": "days", "seconds": 259200, "by": "nobody"}, "language": "en"}', 1767225600.0);

INSERT INTO sitters VALUES
    ('wait2table23', 1, 'f34ba45ba4bbd5dc5ad2a9ddd36ad66de8ee03d70f5a1ad11a4ddf4f0da0a5e4', 'Ada', 1767225600.0);

INSERT INTO clocks VALUES
    ('party2three2', 'turn', 259200, 0, 'bot', 'knight', FALSE);

INSERT INTO pauses VALUES
    ('party2three2', 1767225600.0, NULL);

INSERT INTO beats VALUES
    ('0123456789abcdef', 1767225600.0);

INSERT INTO downs VALUES
    (1767225500.0, 1767225599.0);
