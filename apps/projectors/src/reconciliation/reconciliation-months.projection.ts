import type { MonthClosed } from '@keelson/domain/reconciliation';
import { type ReconciliationMonthRow, reconciliationMonthsTable } from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

/** One row per closed month, as it was closed: nothing that comes later changes it. */
export const reconciliationMonthsProjection: Projection<MonthClosed, ReconciliationMonthRow> = {
  name: 'reconciliation-months',
  version: 1,
  table: reconciliationMonthsTable,
  handles: ['reconciliation.month-closed.v1'],
  keyOf: ({ data }) => data.month,
  evolve: (row, { data, occurredAt, metadata }) =>
    row ?? {
      month: data.month,
      position: data.readTo,
      closed_at: occurredAt.toISOString(),
      closed_by: metadata.actor.id,
      figures: data.figures,
      payouts: data.payouts,
      checks: data.checks,
    },
};
