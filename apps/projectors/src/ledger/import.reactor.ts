import type { ImportRequested } from '@keelson/domain/connections';
import type { Reactor } from '../runtime/reactor';
import { IMPORT_QUEUE, type ImportJob } from './import.job';

/** The figures of a connected system are fetched once for each request. */
export const importReactor: Reactor<ImportRequested> = {
  name: 'ledger-imports',
  startsAt: 'beginning',
  handles: ['connections.import-requested.v1'],
  react({ eventId, data, metadata }) {
    const { connectionId, importId, reason } = data;
    const job: ImportJob = {
      accountId: metadata.subjectId,
      connectionId,
      importId,
      reason,
      causationId: eventId,
      correlationId: metadata.correlationId,
    };
    return [{ queue: IMPORT_QUEUE, data: job }];
  },
};
