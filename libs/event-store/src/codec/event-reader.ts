import { accepted, type Json, type JsonObject, refused, type Result } from '@keelson/kernel';
import type { EventMetadata, StoredEvent } from '../port';
import type { Reading } from './event-codec';
import { open } from './seal';
import type { TypePlan } from './type-plans';
import { versionedType } from './type-plans';
import {
  FailedUpcast,
  UndecodableEvent,
  UnknownEventType,
  UnknownSchemaVersion,
  UnreadableSeal,
} from './undecodable-event';

export type Decoded = Result<StoredEvent, UndecodableEvent>;

/** What stands in the place of a network address or browser once the key of whose they are is destroyed. */
const ERASED = 'erased';

/** From stored events to current types with opened personal values. Synchronous: the keys of a batch come with the call. */
export class EventReader {
  readonly #names: ReadonlySet<string>;

  constructor(private readonly plans: ReadonlyMap<string, TypePlan>) {
    this.#names = new Set([...plans.keys()].map((type) => versionedType(type)?.name ?? type));
  }

  /** The subjects whose keys a batch needs. */
  subjectsOf(stored: readonly StoredEvent[], network: boolean): ReadonlySet<string> {
    const subjects = new Set<string>();
    for (const { type, metadata } of stored) {
      const plan = this.plans.get(type);
      if (plan && plan.personal.length > 0) subjects.add(metadata.subjectId);
      if (plan && network && hasNetwork(metadata)) subjects.add(networkOwner(metadata));
    }
    return subjects;
  }

  read(stored: StoredEvent, keys: ReadonlyMap<string, Buffer>, { network, opensWhenRead }: Reading): Decoded {
    const plan = this.plans.get(stored.type);
    if (!plan) {
      const name = versionedType(stored.type)?.name;
      return refused(
        name !== undefined && this.#names.has(name) ? new UnknownSchemaVersion(stored) : new UnknownEventType(stored),
      );
    }
    if (stored.metadata.schemaVersion !== plan.schemaVersion) return refused(new UnknownSchemaVersion(stored));
    try {
      const { eventId, position, streamId, version, occurredAt, hash } = stored;
      const data = upcasted(stored, plan, openData(stored, plan, keys, opensWhenRead));
      const metadata = network ? openMetadata(stored, keys) : withoutNetwork(stored.metadata);
      const type = plan.currentType;
      return accepted({ eventId, type, data, metadata, position, streamId, version, occurredAt, hash });
    } catch (error) {
      if (error instanceof UndecodableEvent) return refused(error);
      throw error;
    }
  }
}

const hasNetwork = ({ ip, userAgent }: EventMetadata): boolean => ip !== undefined || userAgent !== undefined;

const networkOwner = ({ networkOf, subjectId }: EventMetadata): string => networkOf ?? subjectId;

function withoutNetwork(metadata: EventMetadata): EventMetadata {
  if (!hasNetwork(metadata)) return metadata;
  const { ip: _ip, userAgent: _userAgent, networkOf: _networkOf, ...rest } = metadata;
  return rest;
}

function openData(
  stored: StoredEvent,
  { personal, upcasts }: TypePlan,
  keys: ReadonlyMap<string, Buffer>,
  opensWhenRead?: true,
): JsonObject {
  if (personal.length === 0) return stored.data;
  const key = keys.get(stored.metadata.subjectId);
  const opened: Record<string, Json> = { ...stored.data };
  for (const [field, standIn] of personal) {
    if (!(field in opened)) continue;
    const open = (): Json => (key ? openField(stored, key, `data.${field}`, stored.data[field]) : standIn);
    // An upcast reads them all anyhow.
    if (opensWhenRead && key && upcasts.length === 0) openWhenRead(opened, field, open);
    else opened[field] = open();
  }
  return opened;
}

/** Stays one of the object's own fields, so that a copy and JSON have what it says. */
function openWhenRead(data: Record<string, Json>, field: string, open: () => Json): void {
  let value: Json | undefined;
  Object.defineProperty(data, field, { enumerable: true, get: () => (value ??= open()) });
}

function upcasted(stored: StoredEvent, plan: TypePlan, opened: JsonObject): JsonObject {
  if (plan.upcasts.length === 0) return opened;
  try {
    return plan.upcasts.reduce((before, upcast) => upcast(before), opened);
  } catch (error) {
    throw new FailedUpcast(stored, error);
  }
}

function openMetadata(stored: StoredEvent, keys: ReadonlyMap<string, Buffer>): EventMetadata {
  const { ip, userAgent } = stored.metadata;
  if (!hasNetwork(stored.metadata)) return stored.metadata;
  const key = keys.get(networkOwner(stored.metadata));
  return {
    ...stored.metadata,
    ...(ip === undefined ? {} : { ip: openText(stored, key, 'metadata.ip', ip) }),
    ...(userAgent === undefined ? {} : { userAgent: openText(stored, key, 'metadata.userAgent', userAgent) }),
  };
}

function openText(stored: StoredEvent, key: Buffer | undefined, path: string, value: string): string {
  const text = key ? openField(stored, key, path, value) : ERASED;
  if (typeof text !== 'string') throw new UnreadableSeal(stored, path);
  return text;
}

function openField(stored: StoredEvent, key: Buffer, path: string, value: Json | undefined): Json {
  try {
    return open(key, { eventId: stored.eventId, path }, value);
  } catch {
    throw new UnreadableSeal(stored, path);
  }
}
