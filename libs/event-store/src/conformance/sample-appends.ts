import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@keelson/kernel';
import { eventIdOf } from '../codec';
import type { EventMetadata, EventToAppend, StreamAppend } from '../port';

export interface SampleCommand {
  readonly streamId: string;
  readonly expectedVersion: number;
  readonly commandId?: string;
  readonly commandHash?: string;
  readonly partitionKey?: string;
  /** The data of its events. Default one event. */
  readonly data?: readonly JsonObject[];
}

/** An append as a command handler would make it; repeat it with the same command id. */
export function sampleAppend({
  streamId,
  expectedVersion,
  data = [{ note: 'one' }],
  ...command
}: SampleCommand): StreamAppend {
  const commandId = command.commandId ?? randomUUID();
  const metadata = sampleMetadata({
    commandId,
    commandHash: command.commandHash ?? `hash of ${commandId}`,
    ...(command.partitionKey === undefined ? {} : { partitionKey: command.partitionKey }),
  });
  const events = data.map((each, index): EventToAppend => ({
    eventId: eventIdOf(commandId, index),
    type: 'samples.note-written.v1',
    data: each,
    metadata,
  }));
  return { streamId, expectedVersion, events };
}

export const sampleMetadata = (given: Partial<EventMetadata> = {}): EventMetadata => ({
  commandId: randomUUID(),
  commandHash: 'hash',
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  actor: { kind: 'customer', id: 'acc_1' },
  subjectId: 'acc_1',
  partitionKey: 'acc_1',
  schemaVersion: 1,
  ...given,
});

export const newStream = (): string => `samples-${randomUUID()}`;
