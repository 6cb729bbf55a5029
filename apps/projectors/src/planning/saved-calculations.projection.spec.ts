import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalculationSaved } from '@keelson/domain/planning';
import { savedCalculationsProjection as projection } from './saved-calculations.projection';

const GOLDEN = join(__dirname, '../../../../libs/domain/src/planning/golden/planning.calculation-saved.v1.json');
const { type, data } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as CalculationSaved;
const metadata = { subjectId: 'acc_1' };
const saved = (over: Partial<CalculationSaved['data']> = {}) =>
  ({ type, data: { ...data, ...over }, metadata }) as never;
const erased = { type: 'deletion.personal-data-erased.v1', data: {}, metadata } as never;

describe('the rows of saved calculations', () => {
  it('hold all that was pinned, also when the event comes again', () => {
    const { inputs, base, results, importIds, months, balanceMonth, period1, formulaVersion } = data;
    const row = projection.evolve(undefined, saved());
    expect(row).toEqual({
      calculation: 'acc_1 cashRelease owner 2026-11-22T14:03:00.000Z',
      ...{ account_id: 'acc_1', tool: 'cashRelease', saved_by: 'owner', saved_at: '2026-11-22T14:03:00.000Z' },
      name: 'Before Christmas',
      kept: { tool: undefined, inputs, base, results, importIds, months, balanceMonth, period1, formulaVersion },
    });
    expect(projection.evolve(row ?? undefined, saved())).toEqual(row);
  });

  it('are one for each instant of each list', () => {
    const keys = [saved(), saved({ savedBy: 'partner' }), saved({ savedAt: '2026-11-22T14:03:00.001Z' })].map((event) =>
      projection.keyOf(event),
    );
    expect(new Set(keys).size).toBe(3);
    expect(projection.evolve(undefined, saved())?.calculation).toBe(keys[0]);
  });

  it('go with the account', () => {
    expect(projection.keyOf(erased)).toBeUndefined();
    expect(projection.purge?.statements(erased, ({ name }) => name)).toEqual([
      { text: 'DELETE FROM saved_calculations WHERE account_id = $1', values: ['acc_1'] },
    ]);
  });
});
