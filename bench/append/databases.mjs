// Two databases on one server: the product's tables (the raw insert uses them too) and the peer's.

/** The product's, with what the raw insert needs besides. */
export async function productDatabase(cluster) {
  const database = await cluster.database('bench_append');
  await database.migrate();
  await database.admin(`CREATE SCHEMA bench; CREATE SEQUENCE bench.raw_position;
    GRANT USAGE ON SCHEMA bench TO keelson_app; GRANT USAGE ON SEQUENCE bench.raw_position TO keelson_app;
    GRANT INSERT ON event_store.events TO keelson_app`);
  return {
    ...database,
    /** The log of a product never loses an event; this one is a bench's. */
    empty: () =>
      database.admin(`ALTER TABLE event_store.events DISABLE TRIGGER append_only;
        TRUNCATE event_store.events; ALTER SEQUENCE bench.raw_position RESTART;
        ALTER TABLE event_store.events ENABLE ALWAYS TRIGGER append_only; CHECKPOINT`),
  };
}

/** Emmett's own schema, and the event id unique as in the product. */
export async function peerDatabase(cluster, peer) {
  const database = await cluster.database('bench_peer');
  const url = database.urls.owner;
  await peer.call('migrate', { url });
  await database.admin('CREATE UNIQUE INDEX bench_message_id ON emt_messages (message_id, partition, is_archived)');
  return {
    ...database,
    url,
    empty: () => database.admin('TRUNCATE emt_messages, emt_streams; CHECKPOINT'),
  };
}
