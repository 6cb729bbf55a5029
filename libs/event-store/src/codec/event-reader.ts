import { accepted, type Json, type JsonObject, refused, type Result } from '@keelson/kernel';
import type { EventMetadata, StoredEvent } from '../port';
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

  read(stored: StoredEvent, keys: ReadonlyMap<string, Buffer>, network: boolean): Decoded {
    const plan = this.plans.get(stored.type);
    if (!plan) {
      const name = versionedType(stored.type)?.name;
      return refused(
        name !== undefined && this.#names.has(name) ? new UnknownSchemaVersion(stored) : new UnknownEventType(stored),
      );
    }
    if (stored.metadata.schemaVersion !== plan.schemaVersion) return refused(new UnknownSchemaVersion(stored));
    const key = keys.get(stored.metadata.subjectId);
    try {
      const opened = openData(stored, plan, key);
      const data = upcasted(stored, plan, opened);
      const metadata = network
        ? openMetadata(stored, keys.get(networkOwner(stored.metadata)))
        : withoutNetwork(stored.metadata);
      if (data === stored.data && metadata === stored.metadata) return accepted(stored);
      return accepted({ ...stored, type: plan.currentType, data, metadata });
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

function openData(stored: StoredEvent, plan: TypePlan, key: Buffer | undefined): JsonObject {
  if (plan.personal.length === 0) return stored.data;
  const opened: Record<string, Json> = { ...stored.data };
  for (const [field, standIn] of plan.personal) {
    if (!(field in stored.data)) continue;
    opened[field] = key ? openField(stored, key, `data.${field}`, stored.data[field]) : standIn;
  }
  return opened;
}

function upcasted(stored: StoredEvent, plan: TypePlan, opened: JsonObject): JsonObject {
  try {
    return plan.upcasts.reduce((before, upcast) => upcast(before), opened);
  } catch (error) {
    throw new FailedUpcast(stored, error);
  }
}

function openMetadata(stored: StoredEvent, key: Buffer | undefined): EventMetadata {
  const { ip, userAgent } = stored.metadata;
  if (!hasNetwork(stored.metadata)) return stored.metadata;
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
