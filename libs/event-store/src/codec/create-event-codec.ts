import type { StoredEvent } from '../port';
import { type Decoded, EventReader } from './event-reader';
import type { EventCodec, Reading } from './event-codec';
import type { EventCatalogue } from './event-definitions';
import { EventWriter } from './event-writer';
import { SubjectKeyCache } from './subject-key-cache';
import { type SubjectKeys, SubjectKeysUnavailable } from './subject-keys';
import { AT_ONCE, nextTurn } from './turns';
import { typePlans } from './type-plans';

const NO_KEYS: ReadonlyMap<string, Buffer> = new Map();

/**
 * A codec for all types of a catalogue. One per process: it keeps keys for at most a second.
 * @throws RangeError when the catalogue contradicts itself.
 */
export function createEventCodec(catalogue: EventCatalogue, keys: SubjectKeys, now?: () => number): EventCodec {
  const plans = typePlans(catalogue);
  const cache = new SubjectKeyCache(keys, now);
  const reader = new EventReader(plans);
  const writer = new EventWriter(plans, catalogue.current, cache);

  const keysOf = async (subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, Buffer>> => {
    if (subjects.size === 0) return NO_KEYS;
    try {
      return await cache.forReading(subjects);
    } catch (error) {
      throw new SubjectKeysUnavailable(error);
    }
  };

  const read = async (
    stored: readonly StoredEvent[],
    reading: Reading = { network: true },
  ): Promise<readonly Decoded[]> => {
    const subjects = reader.subjectsOf(stored, reading.network);
    const decoded: Decoded[] = [];
    for (let from = 0; from < stored.length; from += AT_ONCE) {
      if (stored.length > AT_ONCE) await nextTurn();
      // Asked for again after each pause: the cache knows how long a key may be used.
      const keys = await keysOf(subjects);
      for (const event of stored.slice(from, from + AT_ONCE)) decoded.push(reader.read(event, keys, reading));
    }
    return decoded;
  };

  const readOrThrow = async (stored: readonly StoredEvent[]): Promise<readonly StoredEvent[]> =>
    (await read(stored)).map((decoded) => {
      if (!decoded.ok) throw decoded.failure;
      return decoded.value;
    });

  return {
    encode: (events, metadata) => writer.write(events, metadata),
    decode: readOrThrow as EventCodec['decode'],
    decodeEach: read as EventCodec['decodeEach'],
  };
}
