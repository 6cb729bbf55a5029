import type { Json, JsonObject } from '@keelson/kernel';
import { cardDetailsIn } from '@keelson/kernel/card-trap';
import type { EventMetadata, EventToAppend } from '../port';
import { CardDetailsRefused, type CommandMetadata, SubjectErased } from './event-codec';
import type { CodedEvent, EventCatalogue } from './event-definitions';
import { eventIdOf } from './identifiers';
import { seal } from './seal';
import type { SubjectKeyCache } from './subject-key-cache';
import type { TypePlan } from './type-plans';

/** From the domain's events to the ones that are appended. */
export class EventWriter {
  constructor(
    private readonly plans: ReadonlyMap<string, TypePlan>,
    private readonly current: EventCatalogue['current'],
    private readonly keys: SubjectKeyCache,
  ) {}

  async write(events: readonly CodedEvent[], metadata: CommandMetadata): Promise<readonly EventToAppend[]> {
    for (const { type, data } of events) refuseCards(type, data);
    const planned = events.map((event) => ({ event, plan: this.#planOf(event.type) }));
    const personal = planned.some(({ event, plan }) => plan.personal.some(([field]) => field in event.data));
    const network = metadata.ip !== undefined || metadata.userAgent !== undefined;
    const key = personal ? await this.keys.forWriting(metadata.subjectId) : undefined;
    if (personal && !key) throw new SubjectErased(metadata.subjectId);
    const networkKey = network ? await this.keys.forWriting(networkOwner(metadata)) : undefined;
    return planned.map(({ event, plan }, index) => {
      const eventId = eventIdOf(metadata.commandId, index);
      return {
        eventId,
        type: event.type,
        data: sealData(event.data as JsonObject, plan, eventId, key),
        metadata: sealMetadata(metadata, plan.schemaVersion, eventId, networkKey),
      };
    });
  }

  #planOf(type: string): TypePlan {
    const plan = Object.hasOwn(this.current, type) ? this.plans.get(type) : undefined;
    if (!plan) throw new RangeError(`not an event type that is written: ${type}`);
    return plan;
  }
}

/** The last trap of several: what comes in is searched at its door. From an event everything else is made. */
function refuseCards(type: string, data: object): void {
  const [fault] = cardDetailsIn(data);
  if (fault) throw new CardDetailsRefused(type, fault.path);
}

function sealData(data: JsonObject, plan: TypePlan, eventId: string, key: Buffer | undefined): JsonObject {
  if (!key || plan.personal.length === 0) return data;
  const sealed: Record<string, Json> = { ...data };
  for (const [field] of plan.personal) {
    const value = data[field];
    if (value !== undefined) sealed[field] = seal(key, { eventId, path: `data.${field}` }, value);
  }
  return sealed;
}

/**
 * Address and browser are those of the person who acted, whoever the event is about: staff leave theirs when a customer is
 * erased, and take them along when they are erased themselves. A visitor has no account but what the event is about.
 */
const networkOwner = ({ actor, subjectId }: CommandMetadata): string =>
  actor.kind === 'anonymous' || actor.kind === 'system' ? subjectId : actor.id;

/** Where the key is destroyed, network address and browser are left out rather than kept in plain text. */
function sealMetadata(
  metadata: CommandMetadata,
  schemaVersion: number,
  eventId: string,
  key: Buffer | undefined,
): EventMetadata {
  const { ip, userAgent, ...rest } = metadata;
  const owner = networkOwner(metadata);
  const network = ip !== undefined || userAgent !== undefined;
  return {
    ...rest,
    schemaVersion,
    ...(network && key && owner !== metadata.subjectId ? { networkOf: owner } : {}),
    ...(ip !== undefined && key ? { ip: seal(key, { eventId, path: 'metadata.ip' }, ip) } : {}),
    ...(userAgent !== undefined && key
      ? { userAgent: seal(key, { eventId, path: 'metadata.userAgent' }, userAgent) }
      : {}),
  };
}
