import { type AccountHistoryRow, accountHistoryTable } from '@keelson/read-models/audit';
import type { Projection } from '../runtime/projection';
import { browserName } from './browser-name';
import { historyChanges } from './history-changes';
import { HISTORY_TYPES, historyWords, type HistoryEvent } from './history-words';

/** Every event behind an account, in words. Events never change, so neither do rows. */
export const accountHistoryProjection: Projection<HistoryEvent, AccountHistoryRow> = {
  name: 'account-history',
  version: 2,
  table: accountHistoryTable,
  handles: HISTORY_TYPES,
  readsNetwork: true,
  writesOnce: true,
  keyOf: (event) => event.position,
  evolve: (_row, event) => ({
    position: event.position,
    account_id: event.metadata.subjectId,
    event_id: event.eventId,
    type: event.type,
    ...historyWords(event),
    occurred_at: event.occurredAt.toISOString(),
    actor_kind: event.metadata.actor.kind,
    actor_id: event.metadata.actor.id,
    acting_as: event.metadata.actingAs ?? null,
    browser: browserName(event.metadata.userAgent),
    ip: event.metadata.ip ?? null,
    changes: historyChanges(event),
    command_id: event.metadata.commandId,
    correlation_id: event.metadata.correlationId,
    causation_id: event.metadata.causationId,
  }),
};
