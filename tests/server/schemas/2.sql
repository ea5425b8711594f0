-- A database of schema 2, as released.

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

INSERT INTO schema VALUES
    (1, 1767225599.5),
    (2, 1767225599.5);

INSERT INTO games VALUES
    ('kept2hand234', 'architects', 1, '{"players": 2, "setup": "standard", "expansions": ["artisans"]}', '7', NULL, 1767225599.75),
    ('party2three2', 'viscounts', 1, '{"players": 3}', '9223372036854775813', NULL, 1767225599.75);

INSERT INTO moves VALUES
    ('kept2hand234', 0, 'answer', 'red', 'hire patron-3', 1767225600.0),
    ('kept2hand234', 1, 'answer', 'blue', 'hire illusionist', 1767225601.0),
    ('kept2hand234', 2, 'answer', 'blue', 'keep steeple', 1767225602.0),
    ('kept2hand234', 3, 'answer', 'red', 'keep dormitory', 1767225603.0),
    ('kept2hand234', 4, 'answer', 'blue', 'keep meeting-room', 1767225604.0),
    ('kept2hand234', 5, 'answer', 'red', 'keep carpenters-hut', 1767225605.0),
    ('kept2hand234', 6, 'answer', 'blue', 'keep moneylender', 1767225606.0),
    ('kept2hand234', 7, 'answer', 'red', 'keep library', 1767225607.0),
    ('kept2hand234', 8, 'answer', 'blue', 'artisan tax-stand', 1767225608.0),
    ('kept2hand234', 9, 'answer', 'blue', 'lose all virtue', 1767225609.0),
    ('kept2hand234', 10, 'answer', 'red', 'artisan town-centre', 1767225610.0),
    ('kept2hand234', 11, 'answer', 'red', 'capture tax-stand blue', 1767225611.0),
    ('kept2hand234', 12, 'answer', 'red', 'capture town-centre red', 1767225612.0),
    ('kept2hand234', 13, 'answer', 'blue', 'place forest', 1767225613.0),
    ('kept2hand234', 14, 'undo', 'red', '12', 1767225700.5),
    ('kept2hand234', 15, 'answer', 'red', 'capture town-centre red', 1767225701.25),
    ('kept2hand234', 16, 'answer', 'blue', 'place forest', 1767225702.25),
    ('party2three2', 0, 'answer', 'blue', 'take start-4 emma', 1767225600.0),
    ('party2three2', 1, 'answer', 'red', 'take start-5 therese', 1767225601.0),
    ('party2three2', 2, 'answer', 'red', 'transcribe grey-1', 1767225602.0),
    ('party2three2', 3, 'answer', 'green', 'take start-3 clovis', 1767225603.0),
    ('party2three2', 4, 'answer', 'green', 'take stone', 1767225604.0),
    ('party2three2', 5, 'answer', 'green', 'hire acolyte', 1767225605.0),
    ('party2three2', 6, 'answer', 'green', 'play abbot', 1767225606.0),
    ('party2three2', 7, 'answer', 'green', 'move O8 for 4', 1767225607.0),
    ('party2three2', 8, 'answer', 'red', 'play labourer', 1767225608.0);

INSERT INTO seats VALUES
    ('kept2hand234', 0, 'red', 'open', NULL, 'Ada', '5555555555555555555555555555555555555555555555555555555555555555'),
    ('kept2hand234', 1, 'blue', 'bot', 'random', NULL, NULL),
    ('party2three2', 0, 'red', 'open', NULL, NULL, '0000000000000000000000000000000000000000000000000000000000000000'),
    ('party2three2', 1, 'blue', 'open', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111'),
    ('party2three2', 2, 'green', 'open', NULL, NULL, '2222222222222222222222222222222222222222222222222222222222222222');

INSERT INTO watchers VALUES
    ('kept2hand234', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
    ('party2three2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');

INSERT INTO requests VALUES
    ('party2three2', 9, 'red', 8, 'blue');

INSERT INTO tickets VALUES
    ('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', 'party2three2', NULL, 1767225660.0);
