import { createRequire } from 'node:module';
import { library } from '../machine/product.mjs';
import { copyIn, copyLine } from './copy-in.mjs';

const require = createRequire(import.meta.url);
const { chain } = require('../../libs/event-store/dist/record/chain.js');
const { NO_HASH } = require('../../libs/event-store/dist/record/event-hash.js');
const { createEventCodec } = library('event-store/codec');
const { eventCatalogue } = library('domain/catalogue');
const COPY = `COPY event_store.events
  (position, occurred_at, version, stream_id, type, data, metadata, event_id, hash, partition_key) FROM STDIN`;

/** Writes facts into an event log as the product would have recorded them: sealed, chained, at dense positions. */
export class LogWriter {
  #heads = new Map();
  #codec;
  position = 0;

  constructor(database, keys) {
    this.database = database;
    this.#codec = createEventCodec(eventCatalogue, keys);
  }

  /**
   * @param facts yields `{ streamId, event, metadata, occurredAt }`
   * @param seen told of each event as the product would read it back
   */
  async write(facts, seen = () => undefined) {
    await copyIn(this.database.urls.superuser, COPY, this.#lines(facts, seen));
  }

  async *#lines(facts, seen) {
    for (const { streamId, event, metadata, occurredAt } of facts) {
      const [encoded] = await this.#codec.encode([event], metadata);
      const { version, hash } = this.#heads.get(streamId) ?? { version: 0, hash: NO_HASH };
      const time = occurredAt.toISOString();
      const [linked] = chain({ streamId, expectedVersion: version, events: [encoded] }, hash, time);
      this.#heads.set(streamId, { version: version + 1, hash: linked.hash });
      this.position += 1;
      const { eventId, type } = encoded;
      seen({
        ...event,
        metadata: { ...metadata, schemaVersion: 1 },
        eventId,
        streamId,
        version: version + 1,
        position: this.position,
        occurredAt,
        hash: linked.hash,
      });
      const { partitionKey } = metadata;
      const texts = [linked.data, linked.metadata, eventId, `\\x${linked.hash}`, partitionKey];
      yield copyLine([this.position, time, version + 1, streamId, type, ...texts]);
    }
  }
}
