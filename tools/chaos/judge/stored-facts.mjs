import { withOwner } from '../product/databases.mjs';

const EVENTS = `
SELECT position::int, version, stream_id AS "streamId", type, event_id AS "eventId", partition_key AS "partitionKey",
  metadata->>'commandId' AS "commandId", metadata->>'causationId' AS "causationId",
  metadata->>'commandHash' AS "commandHash",
  metadata->'actor'->>'kind' AS "actorKind", encode(hash, 'hex') AS hash
FROM event_store.events ORDER BY position`;
const JOBS = `SELECT key, job_id AS "jobId" FROM read_model.requested_jobs WHERE queue = 'verification-mail'`;
const STATE = `
SELECT (SELECT coalesce(max(position), 0)::int FROM event_store.events) AS head,
  (SELECT array_agg(projection ORDER BY projection) FROM read_model.checkpoints WHERE kind = 'projection') AS projections,
  (SELECT min(position)::int FROM read_model.checkpoints) AS reached,
  (SELECT count(*)::int FROM read_model.parked_streams) AS parked,
  (SELECT count(*)::int FROM pgboss.job WHERE state IN ('created', 'retry', 'active')) AS waiting,
  (SELECT count(*)::int FROM pgboss.job WHERE state = 'failed') AS failed`;

/** What the store holds, without the contents of the events. */
export const storedFacts = (data) =>
  withOwner(data, async (client) => ({
    events: (await client.query(EVENTS)).rows,
    jobs: (await client.query(JOBS)).rows,
  }));

/** How far everything is: the log's head, how far the slowest reader is, what waits, what was set aside. */
export const currentState = (data) => withOwner(data, async (client) => (await client.query(STATE)).rows[0]);
