import type { explanationContract } from '@keelson/contracts/my-financials';
import type { AnswerInputOf } from '@keelson/contracts/wire';

/** A day of cash. */
export const cashRows = [{ date: '2026-11-20', 'Cash in': 4_200, 'Cash out': 3_150, 'Net movement': 1_050 }];

export const stockRows = [
  {
    date: '2026-11-20',
    stock: 1,
    debtors: 2,
    cashDebtors: 3,
    creditors: 4,
    Cover_Ratio: 3.5,
    Quick_Ratio: 2.5,
    coverColour: 'green',
  },
];

/** What a month's gross margin of the year before comes from. */
export const explainedMargin: AnswerInputOf<typeof explanationContract> = {
  figure: 'grossMargin',
  month: '2025-10',
  value: 33_200,
  unit: 'pounds',
  rule: '5.4',
  version: 1,
  formula: 'Turnover − cost of sales',
  inputs: [
    { name: 'turnover', value: 56_000, unit: 'pounds', before: null },
    { name: 'costOfSales', value: 22_800, unit: 'pounds', before: null },
  ],
  groups: [
    {
      name: 'turnover',
      value: 56_000,
      lines: [{ code: '200', account: 'Sales', date: '2025-10-31', amount: 56_000 }],
      counts: [],
      further: null,
    },
  ],
  sides: [],
  flags: [],
  before: null,
  source: 'xero',
  imports: [{ id: 'import-7', recordedAt: '2025-11-01T03:00:00.000Z' }],
};
