const STORE = 'libs/event-store/src';
const RUNTIME = 'apps/projectors/src/runtime';

const LOCK = '  PERFORM pg_advisory_xact_lock(5711430296473092);\n';
const HEAD = '  head := coalesce((SELECT e.position FROM event_store.events e ORDER BY e.position DESC LIMIT 1), 0);\n';
const PREDECESSORS = '\n    SELECT 1 FROM unnest(streams, expected, predecessors)';

/**
 * The guards of the log and of the read models. Each mutant takes one out, by replacing texts that stand in its file
 * once; the named test must then fail. Where the database guards besides, both are taken out.
 *
 * @type {readonly { guard: string, file: string, changes: readonly (readonly [string, string])[], test: string, named?: string }[]}
 */
export const GUARDS = [
  {
    guard: 'dedupe: a repeated command is known by its event ids',
    file: `${STORE}/postgres/appended-commands.ts`,
    changes: [
      ['if (earlier) return await outcomeOfRepeat', "if (earlier?.stream_id === '') return await outcomeOfRepeat"],
    ],
    test: `${STORE}/conformance/postgres-event-store.int.spec.ts`,
  },
  {
    guard: 'dedupe: another command under the same id is refused',
    file: `${STORE}/postgres/appended-commands.ts`,
    changes: [[' && append.events[0]?.metadata.commandHash === commandHash', ' && commandHash !== undefined']],
    test: `${STORE}/conformance/postgres-event-store.int.spec.ts`,
  },
  {
    guard: 'dedupe: the runner answers a repeat with the first result',
    file: `${STORE}/decisions/decider-runner.ts`,
    changes: [['if (earlier) {', 'if (earlier?.position === -1) {']],
    test: `${STORE}/decisions/decider-runner.int.spec.ts`,
  },
  {
    guard: 'dedupe: a repeated registration goes on with its account',
    file: 'apps/api/src/platform/identity/left-behind-claims.ts',
    changes: [['claim?.commandId === commandId &&', 'claim?.commandId === email &&']],
    test: 'apps/api/src/accounts/registration/registration.int.spec.ts',
  },
  {
    guard: 'dedupe: a job is asked for once by its key',
    file: `${RUNTIME}/job-queue.ts`,
    changes: [['return fresh.delete(id)', "return fresh.delete(id) || key !== ''"]],
    test: `${RUNTIME}/failing.int.spec.ts`,
  },
  {
    guard: 'unique key: an event id stands once',
    file: `${STORE}/postgres/migrations.ts`,
    changes: [['UNIQUE (event_id)', 'CHECK (event_id IS NOT NULL)']],
    test: `${STORE}/conformance/postgres-event-store.int.spec.ts`,
  },
  {
    guard: 'head guard: one version of a stream is won by one',
    file: `${STORE}/postgres/migrations.ts`,
    changes: [
      ['UNIQUE (stream_id, version)', 'CHECK (version > 0)'],
      [
        'WHERE asked.version <> coalesce(last.version, 0) OR asked.predecessor IS DISTINCT FROM last.hash)',
        'WHERE false)',
      ],
      [
        'IF event_version - 1 <> coalesce(last.version, 0) OR predecessor IS DISTINCT FROM last.hash THEN',
        'IF false THEN',
      ],
    ],
    test: `${STORE}/conformance/postgres-event-store.int.spec.ts`,
  },
  {
    guard: 'head guard: an append follows the event that its decision saw',
    file: `${STORE}/postgres/migrations.ts`,
    changes: [
      [' OR asked.predecessor IS DISTINCT FROM last.hash', ''],
      [' OR predecessor IS DISTINCT FROM last.hash', ''],
    ],
    test: `${STORE}/postgres/lost-tail.int.spec.ts`,
  },
  {
    guard: 'order: an append waits while an earlier one of its stream is under way',
    file: `${STORE}/postgres/waiting-appends.ts`,
    changes: [['const taken = new Set(busy);', 'const taken = new Set(busy.size < 0 ? busy : []);']],
    test: `${STORE}/postgres/append-queue.spec.ts`,
  },
  {
    guard: 'head guard: positions are given one after the other',
    file: `${STORE}/postgres/migrations.ts`,
    changes: [
      ['position      bigint PRIMARY KEY', 'position      bigint NOT NULL'],
      [`${LOCK}${HEAD}  IF EXISTS (${PREDECESSORS}`, `${HEAD}  IF EXISTS (${PREDECESSORS}`],
      [`${LOCK}${HEAD}  SELECT e.version, e.hash`, `${HEAD}  SELECT e.version, e.hash`],
    ],
    test: `${STORE}/postgres/many-writers.int.spec.ts`,
  },
  {
    guard: 'gap check: the store says that a position is missing',
    file: `${STORE}/postgres/event-reading.ts`,
    changes: [['if (position !== expected)', 'if (position < expected)']],
    test: `${STORE}/postgres/append-only.int.spec.ts`,
  },
  {
    guard: 'gap check: a delivery with a hole is taken up to the hole',
    file: `${RUNTIME}/arrange-batch.ts`,
    changes: [
      ['    if (event.position > next) break;\n', ''],
      ['if (event.position === next)', 'if (event.position >= next)'],
    ],
    test: `${RUNTIME}/arrange-batch.spec.ts`,
  },
  {
    guard: 'gap check: what comes twice counts once',
    file: `${RUNTIME}/arrange-batch.ts`,
    changes: [
      ['event.position > position', 'event.position >= 0'],
      ['if (event.position === next)', 'if (event.position <= next)'],
    ],
    test: `${RUNTIME}/arrange-batch.spec.ts`,
  },
  {
    guard: 'fence: a worker whose claim was taken over writes nothing',
    file: 'libs/read-models/src/schema/row-sql.ts',
    changes: [[' AND epoch = $3 AND position = $4', ' AND $3::bigint IS NOT NULL AND $4::bigint IS NOT NULL']],
    test: `${RUNTIME}/failing.int.spec.ts`,
  },
  {
    guard: 'fence: a claim that is lost moves no checkpoint among others',
    file: 'libs/read-models/src/schema/row-sql.ts',
    changes: [['AND c.epoch = moved.epoch AND', 'AND']],
    test: `${RUNTIME}/quiet-moves.int.spec.ts`,
  },
  {
    guard: 'shards: readers are told of the lowest one',
    file: 'libs/read-models/src/schema/row-sql.ts',
    changes: [['SELECT min(position) AS position', 'SELECT max(position) AS position']],
    test: `${RUNTIME}/shards.int.spec.ts`,
  },
  {
    guard: 'fence: a claim is not taken from a living worker',
    file: `${RUNTIME}/checkpoints.ts`,
    changes: [[' AND (owner IS NULL OR owner = $2 OR lease_until < now())', '']],
    test: `${RUNTIME}/failing.int.spec.ts`,
  },
  {
    guard: 'fence: a parked stream is left alone',
    file: `${RUNTIME}/follower.ts`,
    changes: [['!this.#waits(event) && ', '']],
    test: `${RUNTIME}/failing.int.spec.ts`,
  },
  {
    guard: 'signature: the verifier recomputes each hash',
    file: `${STORE}/postgres/verification.ts`,
    changes: [["eventHash(previous.hash, hashedTexts(row)) === row[6] ? undefined : 'hash-differs'", 'undefined']],
    test: `${STORE}/postgres/append-only.int.spec.ts`,
  },
  {
    guard: 'signature: a hash covers its predecessor',
    file: `${STORE}/record/event-hash.ts`,
    changes: [['    prefixed(previousHash) +\n', '    prefixed(NO_HASH.slice(previousHash.length)) +\n']],
    test: `${STORE}/record/event-hash.spec.ts`,
  },
  {
    guard: 'relayed events: only what the store has at that place counts',
    file: `${RUNTIME}/kafka-feed/relayed-feed.ts`,
    changes: [['hashes.get(position) !== hash', '!hashes.has(position) && hash === undefined']],
    test: `${RUNTIME}/kafka-feed/relayed-feed.spec.ts`,
  },
  {
    guard: 'signature: a sealed value opens in its own place only',
    file: `${STORE}/codec/seal.ts`,
    changes: [['Buffer.from(`${eventId}\\n${path}`', "Buffer.from(eventId === path ? '' : '-'"]],
    test: `${STORE}/codec/seal.spec.ts`,
  },
  {
    guard: 'append-only: no event is changed or removed',
    file: `${STORE}/postgres/migrations.ts`,
    changes: [['BEFORE UPDATE OR DELETE OR TRUNCATE ON event_store.events', 'BEFORE TRUNCATE ON event_store.events']],
    test: `${STORE}/postgres/append-only.int.spec.ts`,
  },
  {
    guard: 'durability: a server that may lose a commit is refused',
    file: `${STORE}/postgres/durability.ts`,
    changes: [['if (wrong.length > 0)', 'if (wrong.length > 9)']],
    test: `${STORE}/postgres/connections.int.spec.ts`,
  },
];
