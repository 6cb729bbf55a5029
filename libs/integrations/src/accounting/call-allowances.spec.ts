import { type CallAllowances, type CallCeiling, type ToldByProvider, withoutCeilings } from './call-allowances';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const CEILING: CallCeiling = { inFlight: 4, rates: [{ spanMs: 60_000, burst: 10, refill: 46 }] };

it('calls without ceilings go on waiting as long as the provider asks for, and for nothing else', async () => {
  const entered: CallCeiling[] = [];
  const left: ToldByProvider[] = [];
  const counted: CallAllowances = {
    enter: (_bucket, ceiling) => {
      entered.push(ceiling);
      return Promise.resolve({ admitted: true, leave: 'leave' });
    },
    leave: (_bucket, ceiling, _leave, told) => {
      entered.push(ceiling);
      left.push(told);
      return Promise.resolve();
    },
  };
  const calls = withoutCeilings(counted);
  expect(await calls.enter('xero', CEILING, NOW)).toEqual({ admitted: true, leave: 'leave' });
  await calls.leave('xero', CEILING, 'leave', { remaining: [{ spanMs: 60_000, calls: 0 }], closedForMs: 5_000 }, NOW);
  await calls.leave('xero', CEILING, 'leave', { remaining: [{ spanMs: 60_000, calls: 0 }] }, NOW);
  expect(new Set(entered)).toEqual(new Set([{ inFlight: Infinity, rates: [] }]));
  expect(left).toEqual([{ closedForMs: 5_000 }, {}]);
});
