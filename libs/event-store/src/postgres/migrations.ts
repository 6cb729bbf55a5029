import { appendTelling } from './append-telling.migration';
import { insertVacuum } from './insert-vacuum.migration';
import { logElsewhere } from './log-elsewhere.migration';

/** Run once each, in this order, as the owner of the database. The roles that they grant to exist before. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'event-store-0001-events',
    sql: `
CREATE SCHEMA event_store;

CREATE TABLE event_store.events (
  position      bigint PRIMARY KEY,
  occurred_at   timestamptz NOT NULL,
  version       int NOT NULL CHECK (version > 0),
  stream_id     text COLLATE "C" NOT NULL,
  type          text COLLATE "C" NOT NULL,
  data          json NOT NULL,
  metadata      json NOT NULL,
  event_id      uuid NOT NULL,
  hash          bytea NOT NULL CHECK (octet_length(hash) = 32),
  partition_key text COLLATE "C" NOT NULL,
  CONSTRAINT events_stream_id_version_key UNIQUE (stream_id, version),
  CONSTRAINT events_event_id_key UNIQUE (event_id)
);
CREATE INDEX events_partition_key_position_idx ON event_store.events (partition_key, position);

COMMENT ON COLUMN event_store.events.position IS 'dense from 1, in commit order; given only by event_store.append';
COMMENT ON COLUMN event_store.events.hash IS 'SHA-256 over the hash of the stream''s previous event and the stored texts of this one';
`,
  },
  {
    name: 'event-store-0002-append-only',
    sql: `
CREATE FUNCTION event_store.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event_store.events
  FOR EACH STATEMENT EXECUTE FUNCTION event_store.refuse_change();
ALTER TABLE event_store.events ENABLE ALWAYS TRIGGER append_only;
`,
  },
  {
    name: 'event-store-0003-append',
    // The lock is taken by a statement of its own: within one statement the checks would still see the snapshot from
    // before the wait. It also makes positions follow the order of commits, so a reader never passes a position that
    // appears later. Arrays are unnested in the select list, in lockstep: a third cheaper than in FROM for single events.
    sql: `
CREATE FUNCTION event_store.append(
  event_streams text[], event_versions int[], event_types text[], event_data json[], event_metadata json[],
  event_ids uuid[], event_hashes bytea[], event_partitions text[], appended_at timestamptz,
  streams text[], expected int[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  head bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(5711430296473092);
  head := coalesce((SELECT e.position FROM event_store.events e ORDER BY e.position DESC LIMIT 1), 0);
  IF EXISTS (
    SELECT 1 FROM unnest(streams, expected) AS asked (stream, version)
    WHERE asked.version <> coalesce(
      (SELECT e.version FROM event_store.events e WHERE e.stream_id = stream ORDER BY e.version DESC LIMIT 1), 0))
  THEN RETURN NULL; END IF;
  INSERT INTO event_store.events
    (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)
  SELECT head + generate_subscripts(event_streams, 1), appended_at, unnest(event_versions), unnest(event_streams),
    unnest(event_types), unnest(event_data), unnest(event_metadata), unnest(event_ids), unnest(event_hashes),
    unnest(event_partitions);
  PERFORM pg_notify('event_store_appended', '');
  RETURN head;
END $$;
`,
  },
  {
    name: 'event-store-0004-grants',
    sql: `
REVOKE ALL ON SCHEMA event_store FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA event_store FROM PUBLIC;
GRANT USAGE ON SCHEMA event_store TO keelson_app, keelson_projector;
GRANT SELECT, INSERT ON event_store.events TO keelson_app, keelson_projector;
GRANT EXECUTE ON FUNCTION event_store.append TO keelson_app, keelson_projector;
`,
  },
  {
    name: 'event-store-0005-roots',
    sql: `
CREATE TABLE event_store.roots (
  position  bigint PRIMARY KEY,
  previous  bigint NOT NULL UNIQUE CHECK (previous >= 0 AND previous < position),
  root      bytea NOT NULL CHECK (octet_length(root) = 32),
  made_at   timestamptz NOT NULL,
  key_id    text COLLATE "C" NOT NULL,
  signature bytea NOT NULL
);

COMMENT ON COLUMN event_store.roots.root IS 'SHA-256 over the root before and the head of every stream that grew up to this position since';

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event_store.roots
  FOR EACH STATEMENT EXECUTE FUNCTION event_store.refuse_change();
ALTER TABLE event_store.roots ENABLE ALWAYS TRIGGER append_only;

GRANT SELECT ON event_store.roots TO keelson_app, keelson_projector;
GRANT INSERT ON event_store.roots TO keelson_projector;
`,
  },
  {
    name: 'event-store-0006-append-one',
    // The same steps for a single event, without arrays: a lone append is what a person waits for.
    sql: `
CREATE FUNCTION event_store.append_one(
  event_stream text, event_version int, event_type text, event_data json, event_metadata json,
  event_id uuid, event_hash bytea, event_partition text, appended_at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  head bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(5711430296473092);
  head := coalesce((SELECT e.position FROM event_store.events e ORDER BY e.position DESC LIMIT 1), 0);
  IF event_version - 1 <> coalesce(
    (SELECT e.version FROM event_store.events e WHERE e.stream_id = event_stream ORDER BY e.version DESC LIMIT 1), 0)
  THEN RETURN NULL; END IF;
  INSERT INTO event_store.events
    (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)
  VALUES (head + 1, appended_at, event_version, event_stream, event_type, event_data, event_metadata, event_id,
    event_hash, event_partition);
  PERFORM pg_notify('event_store_appended', '');
  RETURN head;
END $$;
REVOKE ALL ON FUNCTION event_store.append_one FROM PUBLIC;
GRANT EXECUTE ON FUNCTION event_store.append_one TO keelson_app, keelson_projector;
`,
  },
  {
    name: 'event-store-0007-append-after-predecessor',
    // Each append names the hash of the event that it follows: after a failover or a restore another event may stand at
    // the version that the decision knew. Roles append through these functions alone, which keep positions dense and
    // versions and hashes in order. The two functions before them serve processes that were started before this
    // migration ran.
    sql: `
CREATE FUNCTION event_store.append(
  event_streams text[], event_versions int[], event_types text[], event_data json[], event_metadata json[],
  event_ids uuid[], event_hashes bytea[], event_partitions text[], appended_at timestamptz,
  streams text[], expected int[], predecessors bytea[]) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  head bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(5711430296473092);
  head := coalesce((SELECT e.position FROM event_store.events e ORDER BY e.position DESC LIMIT 1), 0);
  IF EXISTS (
    SELECT 1 FROM unnest(streams, expected, predecessors) AS asked (stream, version, predecessor)
    LEFT JOIN LATERAL (
      SELECT e.version, e.hash FROM event_store.events e WHERE e.stream_id = stream ORDER BY e.version DESC LIMIT 1
    ) AS last ON true
    WHERE asked.version <> coalesce(last.version, 0) OR asked.predecessor IS DISTINCT FROM last.hash)
  THEN RETURN NULL; END IF;
  INSERT INTO event_store.events
    (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)
  SELECT head + generate_subscripts(event_streams, 1), appended_at, unnest(event_versions), unnest(event_streams),
    unnest(event_types), unnest(event_data), unnest(event_metadata), unnest(event_ids), unnest(event_hashes),
    unnest(event_partitions);
  PERFORM pg_notify('event_store_appended', '');
  RETURN head;
END $$;

CREATE FUNCTION event_store.append_one(
  event_stream text, event_version int, event_type text, event_data json, event_metadata json,
  event_id uuid, event_hash bytea, event_partition text, appended_at timestamptz, predecessor bytea) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  head bigint;
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(5711430296473092);
  head := coalesce((SELECT e.position FROM event_store.events e ORDER BY e.position DESC LIMIT 1), 0);
  SELECT e.version, e.hash INTO last FROM event_store.events e
    WHERE e.stream_id = event_stream ORDER BY e.version DESC LIMIT 1;
  IF event_version - 1 <> coalesce(last.version, 0) OR predecessor IS DISTINCT FROM last.hash THEN RETURN NULL; END IF;
  INSERT INTO event_store.events
    (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key)
  VALUES (head + 1, appended_at, event_version, event_stream, event_type, event_data, event_metadata, event_id,
    event_hash, event_partition);
  PERFORM pg_notify('event_store_appended', '');
  RETURN head;
END $$;

ALTER FUNCTION event_store.append(text[], int[], text[], json[], json[], uuid[], bytea[], text[], timestamptz, text[], int[])
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION event_store.append_one(text, int, text, json, json, uuid, bytea, text, timestamptz)
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA event_store FROM PUBLIC;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store TO keelson_app, keelson_projector;
REVOKE EXECUTE ON FUNCTION event_store.refuse_change FROM keelson_app, keelson_projector;
REVOKE INSERT ON event_store.events FROM keelson_app, keelson_projector;
`,
  },
  appendTelling,
  logElsewhere,
  insertVacuum,
];
