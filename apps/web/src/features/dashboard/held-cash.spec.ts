import type { DashboardFigures, TodaysBalance } from './dashboard.api';
import { balanceName, cashWords, heldCash } from './held-cash';

const figures = { asAt: '2026-03', today: '2026-04-01' } as DashboardFigures;
const balance = (changes: Partial<TodaysBalance>) =>
  ({ todaysBalance: 52_000, monthEndBalance: 48_000, date: '2026-04-01', ...changes }) as TodaysBalance;

describe('the cash that a company holds', () => {
  it.each([
    ['today', {}, 52_000, 'day', 'in the bank today.', 'today’s balance'],
    [
      'an earlier day',
      { date: '2026-03-29' },
      52_000,
      'day',
      'in the bank on 29 Mar 2026.',
      'bank balance on 29 Mar 2026',
    ],
    [
      'the trial balance alone',
      { todaysBalance: null, date: null },
      48_000,
      'month',
      'in the bank at the end of March.',
      'bank balance at the last month end',
    ],
    [
      'nothing',
      { todaysBalance: null, monthEndBalance: null, date: null },
      null,
      'month',
      'No bank balance is known yet.',
      'bank balance',
    ],
  ])('of %s is called by the day that it is of', (_known, changes, amount, over, words, name) => {
    const { amount: held, place } = heldCash(balance(changes));
    expect([held, place.over, cashWords(balance(changes), figures)]).toEqual([amount, over, words]);
    expect(balanceName(balance(changes), figures.today)).toBe(name);
  });
});
