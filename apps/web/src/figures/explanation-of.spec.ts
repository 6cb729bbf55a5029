import { month } from '@keelson/kernel';
import type { FigureExplanation } from './explanation.api';
import { explanationOf } from './explanation-of';

const side = (name: 'now' | 'before', sales: number, date: string): FigureExplanation['sides'][number] => ({
  name,
  value: sales,
  unit: 'pounds',
  formula: 'Turnover',
  inputs: [{ name: 'turnover', value: sales, unit: 'pounds', before: null }],
  groups: [
    {
      name: 'turnover',
      value: sales,
      lines: [{ code: '200', account: 'Sales', date, amount: sales }],
      counts: [],
      further: null,
    },
  ],
});

const change: FigureExplanation = {
  figure: 'sales',
  month: month('2026-10'),
  value: 4,
  unit: 'percent',
  rule: '5.0',
  version: 1,
  formula: '(New − old) ÷ |old| × 100',
  inputs: [
    { name: 'now', value: 52_000, unit: 'pounds', before: null },
    { name: 'before', value: 50_000, unit: 'pounds', before: null },
  ],
  groups: [],
  sides: [side('now', 52_000, '2026-10-31'), side('before', 50_000, '2026-09-30')],
  flags: [],
  before: null,
  source: 'xero',
  imports: [{ id: 'import-1', recordedAt: '2026-11-01T03:00:00.000Z' }],
};

it('[BEYOND-01~] tells a change by the two figures that it lies between, each with its own lines', () => {
  const told = explanationOf(change, { figure: 'sales', over: 'month', against: 'monthBefore' });
  expect(told).toMatchObject({
    title: 'Sales/Revenue: how it moved',
    value: '+4.0%',
    period: 'October 2026, against the month before',
    steps: [
      { text: 'October 2026', value: '£52,000' },
      { text: 'The month before', value: '£50,000' },
    ],
    result: { text: '(New − old) ÷ |old| × 100', value: '+4.0%' },
    groups: [],
  });
  expect(told.sides?.map(({ title, groups }) => [title, groups[0]?.lines, groups[0]?.total.value])).toEqual([
    ['October 2026', [{ text: '200 Sales, 31 Oct 2026', value: '£52,000.00' }], '£52,000.00'],
    ['The month before', [{ text: '200 Sales, 30 Sep 2026', value: '£50,000.00' }], '£50,000.00'],
  ]);
  expect(told.facts).toContainEqual({ text: 'Imported', value: '1 Nov 2026, 03:00' });
});

it('tells the change of a share in points', () => {
  const inputs = change.inputs.map((input) => ({ ...input, value: 40, unit: 'percent' as const }));
  const told = { ...change, value: -1.25, formula: 'New − old', inputs };
  const place = { figure: 'grossmarginTurnOver', over: 'month', against: 'yearBefore' } as const;
  expect(explanationOf(told, place)).toMatchObject({
    value: '−1.3 pt',
    result: { text: 'New − old', value: '−1.3 pt' },
  });
});

it.each([
  ['pounds', 'twelveMonths', 'Annualised from 7 months to October 2026'],
  ['days', 'month', 'Annualised from 7 months to October 2026'],
  ['percent', 'twelveMonths', '7 months to October 2026'],
  ['pounds', 'average', 'A month on average, 7 months to October 2026'],
] as const)('names how many months %s over %s stand on: %s (5.26)', (unit, over, period) => {
  const partial = { ...change, unit, sides: [], flags: [{ kind: 'partial' as const, count: 7 }] };
  expect(explanationOf(partial, { figure: 'sales', over }).period).toBe(period);
});
