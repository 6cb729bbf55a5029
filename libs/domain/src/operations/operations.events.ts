import type { RequestOutcome } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** `requestId` is the id of the command that asked. */
interface Request {
  readonly requestId: string;
}

/** Somebody asked to build a projection anew beside the live one. */
export type RebuildRequested = DomainEvent<
  'operations.rebuild-requested.v1',
  Request & { readonly projection: string }
>;

/** Somebody asked to replay a stream that a projection or reactor had set aside. */
export type StreamRetryRequested = DomainEvent<
  'operations.stream-retry-requested.v1',
  Request & { readonly subscription: string; readonly streamId: string }
>;

/** Somebody asked to try a job once more whose tries were over. */
export type JobRetryRequested = DomainEvent<
  'operations.job-retry-requested.v1',
  Request & { readonly queue: string; readonly jobId: string }
>;

/** Somebody asked to verify the whole log. */
export type VerificationRequested = DomainEvent<'operations.verification-requested.v1', Request>;

/** A request came to its end. `reason` names no person. */
export type RequestEnded = DomainEvent<
  'operations.request-ended.v1',
  Request & { readonly outcome: RequestOutcome; readonly reason: string | null }
>;

/** The whole log was verified, by request or by the clock. `fault` names the first one. */
export type LogVerified = DomainEvent<
  'operations.log-verified.v1',
  Request & { readonly events: number | null; readonly roots: number | null; readonly fault: string | null }
>;

export type RequestedEvent = RebuildRequested | StreamRetryRequested | JobRetryRequested | VerificationRequested;

export type OperationsEvent = RequestedEvent | RequestEnded | LogVerified;

export const operationsEventDefinitions: EventDefinitions<OperationsEvent> = {
  'operations.rebuild-requested.v1': { personal: {} },
  'operations.stream-retry-requested.v1': { personal: {} },
  'operations.job-retry-requested.v1': { personal: {} },
  'operations.verification-requested.v1': { personal: {} },
  'operations.request-ended.v1': { personal: {} },
  'operations.log-verified.v1': { personal: {} },
};

/** What operators ask of the product as a whole belongs to no customer. */
export const OPERATIONS_PARTITION = 'operations';

export const VERIFICATION_STREAM = 'operations-verification';

/** One stream for each thing that can be worked on, so that two requests for it meet. */
export function operationsStream(event: RequestedEvent): string {
  switch (event.type) {
    case 'operations.rebuild-requested.v1':
      return `operations-rebuild-${event.data.projection}`;
    case 'operations.stream-retry-requested.v1':
      return `operations-stream-${event.data.subscription}-${event.data.streamId}`;
    case 'operations.job-retry-requested.v1':
      return `operations-job-${event.data.queue}-${event.data.jobId}`;
    case 'operations.verification-requested.v1':
      return VERIFICATION_STREAM;
  }
}
