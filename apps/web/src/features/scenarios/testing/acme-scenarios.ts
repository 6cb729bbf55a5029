import type { Month } from '@keelson/kernel';
import type { Base, Scenario, ScenariosRead } from '../scenarios.api';

const MONTHS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as Month[];
const LAST_YEAR = Array.from({ length: 12 }, (_, index) => {
  const of = index + 4;
  return `${of > 12 ? 2026 : 2025}-${String(of > 12 ? of - 12 : of).padStart(2, '0')}` as Month;
});

/** What Acme's plans start from (formulas 5.13), after so many months of the year. */
export const acmeBase = (months: number): Base => ({
  source: 'xero',
  thisYear: {
    ...{ months, sales: months * 60_000, costOfSales: months * 24_000 },
    ...{ payroll: months * 15_000, overheads: months * 12_000 },
  },
  lastYear: { months: 12, sales: 650_000, costOfSales: 273_000, payroll: 165_000, overheads: 140_000 },
  addedBack: 0,
  months: { thisYear: MONTHS.slice(0, months), lastYear: LAST_YEAR },
  ...{ asAt: '2026-11-22', knownOn: '2026-11-22', period1: false },
});

export const bold: Scenario = {
  ...{ scenarioId: 'scn_1', name: 'Bold growth', status: 'open', by: 'owner', parent: null, base: acmeBase(7) },
  changes: { price: 2, sales: 5, costOfSales: -3, payroll: 4, overheads: -10 },
  results: {
    ...{ sales: 771_120, costOfSales: 293_328, payroll: 187_200, overheads: 129_600 },
    ...{ profitBeforeTax: 160_992, change: 52_992 },
  },
  ...{ formulaVersion: 1, reopened: 'equal', imports: 'current' },
  ...{ begunAt: '2026-11-22T14:03:00.000Z', changedAt: '2026-11-22T14:03:00.000Z', closedAt: null, rebased: null },
};

export const careful: Scenario = {
  ...bold,
  ...{ scenarioId: 'scn_2', name: 'No hires', parent: { scenarioId: 'scn_1', name: 'Bold growth' } },
  changes: { ...bold.changes, payroll: 0 },
  results: { ...bold.results, payroll: 180_000, profitBeforeTax: 168_192, change: 60_192 },
};

/** Begun on the figures up to July: three months have come since. */
export const fromJuly: Scenario = {
  ...bold,
  ...{ scenarioId: 'scn_3', name: 'From July', base: { ...acmeBase(4), asAt: '2026-08-01' } },
};

export const acmeScenarios = (...scenarios: readonly Scenario[]): ScenariosRead => ({
  companyName: 'Acme Joinery Ltd',
  now: { ...acmeBase(7), shown: 'shown_1' },
  actuals: MONTHS.map((month) => ({
    ...{ month, sales: 60_000, costOfSales: 24_000, payroll: 15_000, overheads: 12_000 },
  })),
  scenarios: [...scenarios],
});
