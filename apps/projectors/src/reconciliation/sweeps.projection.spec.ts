import type { SweepFinished } from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';
import type { SweepRow } from '@keelson/read-models/reconciliation';
import { sweepsProjection } from './sweeps.projection';

const at = (hour: number): string => `2026-11-06T0${hour}:00:00.000Z`;
const part = (from: number, until: number): Recorded<SweepFinished> =>
  ({
    type: 'reconciliation.sweep-finished.v1',
    data: {
      ...{ sweepId: 'sweep', startedAt: at(from), finishedAt: at(until), from: at(from), until: at(until) },
      ...{ read: 3, recorded: 1 },
    },
  }) as Recorded<SweepFinished>;

describe('the table of sweeps', () => {
  it('counts the parts of one sweep together, from its first to its last', () => {
    const rows = [part(1, 2), part(2, 3)].reduce<SweepRow | undefined>(
      (row, event) => sweepsProjection.evolve(row, event, undefined) ?? undefined,
      undefined,
    );
    expect(rows).toEqual({
      ...{ sweep_id: 'sweep', started_at: at(1), finished_at: at(3), since: at(1), until: at(3) },
      ...{ read: 6, recorded: 2 },
    });
  });
});
