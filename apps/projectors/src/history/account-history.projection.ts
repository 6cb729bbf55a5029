import { ERASED } from '@keelson/domain';
import {
  type AccountHistoryRow,
  accountHistoryTable,
  type HistoryCacheRow,
  historyCacheTable,
} from '@keelson/read-models/history';
import type { Projection, ProjectionCache } from '../runtime/projection';
import { browserName } from './browser-name';
import { historyChanges, tellsOfValues, toldAfter } from './history-changes';
import { historyPurge } from './history-purge';
import { HISTORY_TYPES, historyWords, type HistoryEvent } from './history-words';
import { searchedWords } from './searched-words';

/** The values that each stream told last, so that the next event's old values are known. */
const historyCache: ProjectionCache<HistoryEvent, HistoryCacheRow> = {
  table: historyCacheTable,
  keyOf: (event) => (tellsOfValues(event) ? event.streamId : undefined),
  evolve: (memo, event) => ({
    stream_id: event.streamId,
    account_id: event.metadata.subjectId,
    told: toldAfter(event, memo?.told ?? {}),
  }),
};

/** What an import brings by the dozen; its start and its end stand for themselves. */
const importOf = ({ type, data }: HistoryEvent): string | null => {
  switch (type) {
    case 'ledger.accounts-recorded.v1':
    case 'ledger.month-recorded.v1':
    case 'ledger.day-balances-recorded.v1':
    case 'ledger.bank-day-recorded.v2':
      return data.importId;
    default:
      return null;
  }
};

/** Every event behind an account, in words. Events never change, so neither do rows, until an erasure empties them. */
export const accountHistoryProjection: Projection<HistoryEvent, AccountHistoryRow, HistoryCacheRow> = {
  name: 'account-history',
  version: 11,
  table: accountHistoryTable,
  cache: historyCache,
  purge: historyPurge,
  handles: HISTORY_TYPES,
  readsNetwork: true,
  writesOnce: true,
  keyOf: (event) => event.position,
  evolve(_row, event, memo) {
    const { ip = null, userAgent, networkOf = null, actor, subjectId } = event.metadata;
    const told = {
      ...historyWords(event),
      browser: userAgent === ERASED ? ERASED : browserName(userAgent),
      ip,
      changes: historyChanges(event, memo),
    };
    return {
      position: event.position,
      account_id: subjectId,
      event_id: event.eventId,
      type: event.type,
      ...told,
      ...searchedWords(told),
      occurred_at: event.occurredAt.toISOString(),
      actor_kind: actor.kind,
      actor_id: actor.id,
      acting_as: event.metadata.actingAs ?? null,
      command_id: event.metadata.commandId,
      correlation_id: event.metadata.correlationId,
      causation_id: event.metadata.causationId,
      network_of: networkOf,
      import_id: importOf(event),
    };
  },
};
