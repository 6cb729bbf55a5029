/**
 * The caller says whether the commit tells those who wait for events. A NOTIFY takes a lock of the whole server and holds
 * it through the flush: a process in a burst of appends tells now and then and at the end. The functions before them
 * serve processes that were started before this migration ran.
 */
export const appendTelling = {
  name: 'event-store-0008-append-telling',
  sql: `
CREATE FUNCTION event_store.append(
  event_streams text[], event_versions int[], event_types text[], event_data json[], event_metadata json[],
  event_ids uuid[], event_hashes bytea[], event_partitions text[], appended_at timestamptz,
  streams text[], expected int[], predecessors bytea[], tell boolean) RETURNS bigint
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
  IF tell THEN
    PERFORM pg_notify('event_store_appended', '');
  END IF;
  RETURN head;
END $$;

CREATE FUNCTION event_store.append_one(
  event_stream text, event_version int, event_type text, event_data json, event_metadata json,
  event_id uuid, event_hash bytea, event_partition text, appended_at timestamptz, predecessor bytea, tell boolean)
  RETURNS bigint
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
  IF tell THEN
    PERFORM pg_notify('event_store_appended', '');
  END IF;
  RETURN head;
END $$;

REVOKE ALL ON FUNCTION
  event_store.append(text[], int[], text[], json[], json[], uuid[], bytea[], text[], timestamptz, text[], int[], bytea[], boolean),
  event_store.append_one(text, int, text, json, json, uuid, bytea, text, timestamptz, bytea, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  event_store.append(text[], int[], text[], json[], json[], uuid[], bytea[], text[], timestamptz, text[], int[], bytea[], boolean),
  event_store.append_one(text, int, text, json, json, uuid, bytea, text, timestamptz, bytea, boolean)
  TO keelson_app, keelson_projector;
`,
} as const;
