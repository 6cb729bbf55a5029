import type { OperationsEvent } from '@keelson/domain/operations';
import type { Recorded } from '@keelson/event-store';
import { type OperatorRequestRow, operatorRequestsTable } from '@keelson/read-models/operations';
import type { Projection } from '../runtime/projection';

type Target = Pick<OperatorRequestRow, 'kind' | 'name' | 'item'>;

/** What was asked of the product as a whole, by whom, and what came of it. */
export const operatorRequestsProjection: Projection<OperationsEvent, OperatorRequestRow> = {
  name: 'operator-requests',
  version: 1,
  table: operatorRequestsTable,
  handles: [
    'operations.rebuild-requested.v1',
    'operations.stream-retry-requested.v1',
    'operations.job-retry-requested.v1',
    'operations.verification-requested.v1',
    'operations.request-ended.v1',
    'operations.log-verified.v1',
  ],
  keyOf: (event) => event.data.requestId,
  evolve(row, event) {
    const at = event.occurredAt.toISOString();
    switch (event.type) {
      case 'operations.rebuild-requested.v1':
        return asked(event, { kind: 'rebuild', name: event.data.projection, item: null });
      case 'operations.stream-retry-requested.v1':
        return asked(event, { kind: 'stream-retry', name: event.data.subscription, item: event.data.streamId });
      case 'operations.job-retry-requested.v1':
        return asked(event, { kind: 'job-retry', name: event.data.queue, item: event.data.jobId });
      case 'operations.verification-requested.v1':
        return asked(event, { kind: 'verification', name: null, item: null });
      case 'operations.request-ended.v1': {
        const { outcome, reason } = event.data;
        return row ? { ...row, outcome, reason, ended_at: at } : null;
      }
      case 'operations.log-verified.v1': {
        const { events, roots, fault } = event.data;
        const before = row ?? { ...asked(event, { kind: 'verification', name: null, item: null }), asked_by: null };
        const outcome = fault === null ? 'done' : 'failed';
        return { ...before, events, roots, outcome, found: true, reason: fault, ended_at: at };
      }
    }
  },
};

const asked = (event: Recorded<OperationsEvent>, target: Target): OperatorRequestRow => ({
  ...target,
  request_id: event.data.requestId,
  asked_by: event.metadata.actor.id,
  asked_at: event.occurredAt.toISOString(),
  outcome: null,
  ended_at: null,
  reason: null,
  events: null,
  roots: null,
  found: false,
});
