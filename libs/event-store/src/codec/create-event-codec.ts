import type { StoredEvent } from '../port';
import { type Decoded, EventReader } from './event-reader';
import type { EventCodec, Reading } from './event-codec';
import type { EventCatalogue } from './event-definitions';
import { EventWriter } from './event-writer';
import { SubjectKeyCache } from './subject-key-cache';
import { type SubjectKeys, SubjectKeysUnavailable } from './subject-keys';
import { typePlans } from './type-plans';

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
    try {
      return await cache.forReading(subjects);
    } catch (error) {
      throw new SubjectKeysUnavailable(error);
    }
  };

  const read = async (
    stored: readonly StoredEvent[],
    { network }: Reading = { network: true },
  ): Promise<readonly Decoded[]> => {
    const subjects = reader.subjectsOf(stored, network);
    const opened = subjects.size === 0 ? new Map<string, Buffer>() : await keysOf(subjects);
    return stored.map((event) => reader.read(event, opened, network));
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
