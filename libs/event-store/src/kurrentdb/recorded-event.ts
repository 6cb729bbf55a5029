import { jsonEvent, type JSONEventData, type RecordedEvent } from '@kurrent/kurrentdb-client';
import type { EventMetadata, Position, StoredEvent } from '../port';
import type { ChainedEvent } from '../record/chain';

/** What is kept beside the data of an event; the names with `$` are those by which the server's own pages follow commands. */
interface KeptMetadata {
  readonly event: EventMetadata;
  readonly hash: string;
  /** The appender's time, which the hash covers; the server has its own. */
  readonly occurredAt: string;
  /** Of which try to append it comes: the server answers a repeated write as if it were the first. */
  readonly attempt: string;
  readonly $correlationId: string;
  readonly $causationId: string;
}

export interface AttemptedEvent extends StoredEvent {
  readonly attempt: string;
}

/** The event log of the server itself, and what no event of the product may be named. */
export const isOfTheServer = (name: string): boolean => name.startsWith('$');

export function proposedEvent(
  { event, hash }: ChainedEvent,
  { attempt, occurredAt }: { readonly attempt: string; readonly occurredAt: string },
): JSONEventData {
  const { correlationId, causationId } = event.metadata;
  const kept: KeptMetadata = {
    event: event.metadata,
    hash,
    occurredAt,
    attempt,
    $correlationId: correlationId,
    $causationId: causationId,
  };
  return jsonEvent({ id: event.eventId, type: event.type, data: event.data, metadata: { ...kept } });
}

/** @throws TypeError for an event that this adapter did not write. */
export function attemptedEvent(recorded: RecordedEvent | undefined): AttemptedEvent {
  const kept = recorded?.metadata as Partial<KeptMetadata> | undefined;
  const { event, hash, occurredAt, attempt } = kept ?? {};
  if (!recorded?.isJson || !event || hash === undefined || occurredAt === undefined || attempt === undefined)
    throw new TypeError(`not an event of this product: ${recorded?.id ?? 'none'}`);
  return {
    eventId: recorded.id,
    type: recorded.type,
    data: recorded.data as StoredEvent['data'],
    metadata: event,
    position: positionOf(recorded),
    streamId: recorded.streamId,
    version: Number(recorded.revision) + 1,
    occurredAt: new Date(occurredAt),
    hash,
    attempt,
  };
}

export function storedEvent({ attempt: _attempt, ...stored }: AttemptedEvent): StoredEvent {
  return stored;
}

/** Events written together have a commit position each, since none is written in a transaction of several requests. */
function positionOf({ id, position }: RecordedEvent): Position {
  const commit = Number(position?.commit);
  if (!Number.isSafeInteger(commit)) throw new TypeError(`event ${id} has no position: the server is older than 22.6`);
  return commit;
}
