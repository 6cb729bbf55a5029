import type { SweepFinished } from '@keelson/domain/reconciliation';
import { type SweepRow, sweepsTable } from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

/** A row for each sweep of the payment provider's books, whose parts are counted together. */
export const sweepsProjection: Projection<SweepFinished, SweepRow> = {
  name: 'reconciliation-sweep-table',
  version: 1,
  table: sweepsTable,
  handles: ['reconciliation.sweep-finished.v1'],
  keyOf: (event) => event.data.sweepId,
  evolve(row, { data }) {
    return {
      sweep_id: data.sweepId,
      started_at: row?.started_at ?? data.startedAt,
      finished_at: data.finishedAt,
      since: row?.since ?? data.from,
      until: data.until,
      read: (row?.read ?? 0) + data.read,
      recorded: (row?.recorded ?? 0) + data.recorded,
    };
  },
};
