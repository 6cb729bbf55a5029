import type { Result } from '@keelson/kernel';
import type { EventMetadata, EventToAppend, Recorded, StoredEvent } from '../port';
import type { CodedEvent } from './event-definitions';
import type { UndecodableEvent } from './undecodable-event';

/**
 * Metadata of all events of one command; the codec adds each event's schema version and whose the network is. `ip` and
 * `userAgent` in plain text.
 */
export type CommandMetadata = Omit<EventMetadata, 'schemaVersion' | 'networkOf'>;

export interface Reading {
  /** Whether network address and browser are opened (default); otherwise they stay sealed and are left out. */
  readonly network: boolean;
  /**
   * For who reads most events for little of what they say: a personal value is opened when its field is read for the
   * first time, and one that does not open throws UnreadableSeal there. Where the key is gone, its stand-in stands there.
   */
  readonly opensWhenRead?: true;
}

/** Between the domain's events and the stored ones: ids, schema versions, sealing and opening of personal values. */
export interface EventCodec {
  /**
   * The events of one command, in order: event ids are UUIDv5(command id, index), so the whole command is encoded at once.
   * @throws RangeError for a type outside the catalogue, SubjectErased when a personal field would need a destroyed key,
   * CardDetailsRefused for an event that holds the number or the security code of a payment card.
   */
  encode(events: readonly CodedEvent[], metadata: CommandMetadata): Promise<readonly EventToAppend[]>;
  /**
   * Opened and upcast to current types, in the order given. `Event` is what the caller knows the streams to hold.
   * @throws UndecodableEvent for the first event that cannot be read, SubjectKeysUnavailable.
   */
  decode<Event extends CodedEvent = CodedEvent>(stored: readonly StoredEvent[]): Promise<readonly Recorded<Event>[]>;
  /**
   * Like `decode`, with a failure in the place of an event that cannot be read, for feeds that park one stream.
   * @throws SubjectKeysUnavailable
   */
  decodeEach<Event extends CodedEvent = CodedEvent>(
    stored: readonly StoredEvent[],
    reading?: Reading,
  ): Promise<readonly Result<Recorded<Event>, UndecodableEvent>[]>;
}

/** Somebody tries to write personal values about a subject whose key was destroyed. */
export class SubjectErased extends Error {
  override readonly name = 'SubjectErased';

  constructor(readonly subjectId: string) {
    super(`the key of ${subjectId} was destroyed: no personal value can be written about this subject`);
  }
}

/** An event was to hold what nothing of ours may keep. Says where, and never what. */
export class CardDetailsRefused extends Error {
  override readonly name = 'CardDetailsRefused';

  constructor(type: string, path: readonly string[]) {
    super(`${type} was to hold details of a payment card in ${['data', ...path].join('.')}`);
  }
}
