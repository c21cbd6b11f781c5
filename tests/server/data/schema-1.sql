-- What a data file of schema 1 was made with.
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE edition (hash TEXT PRIMARY KEY, name TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL);
CREATE TABLE session (
    token_hash TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES person, created REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE match (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset INTEGER NOT NULL, edition TEXT NOT NULL REFERENCES edition,
    options TEXT NOT NULL, seats INTEGER NOT NULL, name TEXT NOT NULL, opener INTEGER NOT NULL REFERENCES person,
    pace TEXT NOT NULL, onlookers INTEGER NOT NULL, hotseat INTEGER NOT NULL,
    seed TEXT NOT NULL, commitment TEXT NOT NULL, bots TEXT NOT NULL, nonces TEXT NOT NULL, secrets TEXT NOT NULL,
    status TEXT NOT NULL, seq INTEGER NOT NULL, turn TEXT NOT NULL, since REAL NOT NULL,
    result TEXT NOT NULL, next TEXT NOT NULL, created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX match_status ON match (status, since);
CREATE TABLE seat (
    id INTEGER PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, holder INTEGER,
    name TEXT NOT NULL, bot TEXT NOT NULL, token_hash TEXT NOT NULL, token_new INTEGER NOT NULL, nonce TEXT NOT NULL,
    from_seq INTEGER NOT NULL, to_seq INTEGER
);
CREATE UNIQUE INDEX seat_now ON seat (match, seat) WHERE to_seq IS NULL;
CREATE INDEX seat_holder ON seat (holder, match) WHERE to_seq IS NULL;
CREATE TABLE access (
    match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (match, seat, person)
) WITHOUT ROWID;
CREATE INDEX access_person ON access (person, match);
CREATE TABLE seat_clock (
    match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, deadline REAL, bank REAL NOT NULL,
    since REAL NOT NULL, missed INTEGER NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX clock_deadline ON seat_clock (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE record (
    match TEXT NOT NULL REFERENCES match, seq INTEGER NOT NULL, key TEXT, seat INTEGER NOT NULL, by TEXT NOT NULL,
    action TEXT NOT NULL, chance TEXT NOT NULL, revealed INTEGER NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX record_key ON record (match, key) WHERE key IS NOT NULL;
CREATE TABLE message (
    id INTEGER PRIMARY KEY, match TEXT NOT NULL REFERENCES match, from_seat INTEGER, to_seats TEXT,
    name TEXT NOT NULL, body TEXT NOT NULL, key TEXT, at REAL NOT NULL
);
CREATE INDEX message_match ON message (match, id);
CREATE UNIQUE INDEX message_key ON message (match, key) WHERE key IS NOT NULL;
CREATE TABLE vote (
    id INTEGER PRIMARY KEY, match TEXT NOT NULL REFERENCES match, kind TEXT NOT NULL, args TEXT NOT NULL,
    by INTEGER NOT NULL, answers TEXT NOT NULL, key TEXT, until REAL, state TEXT NOT NULL
);
CREATE INDEX vote_match ON vote (match, state);
CREATE UNIQUE INDEX vote_key ON vote (match, key) WHERE key IS NOT NULL;
CREATE TABLE notice (
    id INTEGER PRIMARY KEY, person INTEGER NOT NULL REFERENCES person, match TEXT NOT NULL REFERENCES match,
    event TEXT NOT NULL, channel TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, error TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE UNIQUE INDEX notice_new ON notice (person, match, event, channel) WHERE state = 'new';
CREATE TABLE visit (
    match TEXT NOT NULL REFERENCES match, person INTEGER NOT NULL REFERENCES person, seq INTEGER NOT NULL,
    PRIMARY KEY (match, person)
) WITHOUT ROWID;
INSERT INTO meta VALUES ('schema', '1');
