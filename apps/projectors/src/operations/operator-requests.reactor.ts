import { operationsStream, type RequestedEvent } from '@keelson/domain/operations';
import { REQUEST_QUEUE } from '@keelson/read-models/operations';
import type { Reactor } from '../runtime/reactor';

const QUEUES: Readonly<Record<RequestedEvent['type'], string>> = {
  'operations.rebuild-requested.v1': REQUEST_QUEUE.rebuild,
  'operations.stream-retry-requested.v1': REQUEST_QUEUE['stream-retry'],
  'operations.job-retry-requested.v1': REQUEST_QUEUE['job-retry'],
  'operations.verification-requested.v1': REQUEST_QUEUE.verification,
};

/** Hands what operators ask for to the workers. */
export const operatorRequestsReactor: Reactor<RequestedEvent> = {
  name: 'operator-jobs',
  startsAt: 'beginning',
  handles: Object.keys(QUEUES) as readonly RequestedEvent['type'][],
  react: (event) => [
    {
      queue: QUEUES[event.type],
      data: {
        ...event.data,
        // A parked stream has a stream id of its own.
        ...(event.type === 'operations.stream-retry-requested.v1' && { parkedStream: event.data.streamId }),
        streamId: operationsStream(event),
        requestedBy: event.metadata.actor.id,
        causationId: event.eventId,
        correlationId: event.metadata.correlationId,
      },
    },
  ],
};
