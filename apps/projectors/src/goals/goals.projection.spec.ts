import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoalsRow } from '@keelson/read-models/goals';
import { goalsProjection as projection } from './goals.projection';

const GOLDEN = join(__dirname, '../../../../libs/domain/src/goals/golden/goals.set.v1.json');
const metadata = { subjectId: 'acc_1' };
const set = {
  ...(JSON.parse(readFileSync(GOLDEN, 'utf8')) as { data: Pick<GoalsRow, 'goals'> }),
  metadata,
  version: 7,
};
const registered = { type: 'accounts.customer-registered.v1', data: { companyType: 'soletrader' }, metadata };
const erased = { type: 'deletion.personal-data-erased.v1', data: {}, metadata };
const ROW = { account_id: 'acc_1', goals: [], version: 0, company_type: 'soletrader', withdrawal_tax: '0' };
const assumed = { type: 'goals.withdrawal-tax-assumed.v1', data: { percent: '32.5' }, metadata, version: 8 };
const fold = (...events: readonly object[]) =>
  events.reduce<GoalsRow | undefined>((row, event) => projection.evolve(row, event as never) ?? undefined, undefined);

describe('the row of goals', () => {
  it('follows the goals', () => {
    const { goals } = set.data;
    expect(fold(registered)).toEqual(ROW);
    expect(fold(registered, set, set)).toEqual({ ...ROW, goals, version: 7 });
  });

  it('follows the tax that is assumed on money taken out', () => {
    const { goals } = set.data;
    expect(fold(registered, set, assumed)).toEqual({ ...ROW, goals, version: 8, withdrawal_tax: '32.5' });
    expect(fold(registered, assumed, { ...set, version: 9 })).toMatchObject({
      goals,
      version: 9,
      withdrawal_tax: '32.5',
    });
    expect(fold(assumed)).toBeUndefined();
  });

  it('goes with the account and does not come back', () => {
    expect(fold(registered, set, erased)).toBeUndefined();
    expect(fold(registered, set, erased, set)).toBeUndefined();
  });
});
