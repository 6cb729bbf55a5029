import { addMonths, type Month } from '@keelson/kernel';
import type { AccountPlacement, FigureChange, FinanceData, TrialBalance, Trust } from '../ledger.api';

const months = (first: string, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => addMonths(first as Month, at));

/** The form of a company whose year ends in March, before anything was entered; last complete month October 2026. */
export const emptyForm: FinanceData = {
  username: 'owner@acme.example',
  companyName: 'Acme Joinery Ltd',
  informationFrom: null,
  systemConnected: false,
  financial_month: 3,
  dayOptions: ['2026-11-22', '2026-11-21', '2026-11-20'],
  monthOptions: months('2026-04', 7),
  pastMonths: months('2024-04', 24),
  balanceSheetDayWiseData: [],
  balanceSheetMonthWiseData: [],
  balanceSheetLastYearMonthWiseEntity: [],
  balanceSheetLastYearMinusOneMonthWiseEntity: [],
  profitAndLossThisYear: [],
  profitAndLossLastYear: [],
  profitAndLossLastYearMinusOneMonthWiseData: [],
  savedAt: null,
};

const columns = (first: string) => months(first, 12).map((date, at) => ({ date, period: `P${at + 1}` }));
const twelve = (value: number | null) => Array.from({ length: 12 }, () => value);

const trialRow = (ref: number, account_name: string, value: number) => ({
  ref,
  account_code: String(ref),
  account_name,
  account_type: 'REVENUE',
  account_sub_type: null,
  unmapped: false,
  last_year_minus_one: twelve(value),
  last_year: twelve(value),
  this_year: [...twelve(value).slice(0, 7), ...twelve(null).slice(0, 5)],
});

const trialRows = [
  trialRow(200, 'Sales', -60_000),
  { ...trialRow(999, 'Suspense', 60_000.5), account_type: 'CURRENT', unmapped: true },
];

export const trialBalance: TrialBalance = {
  companyName: 'Acme Joinery Ltd',
  financial_month: 3,
  cycleLastRun: '2026-11-22T08:00:00.000Z',
  informationFrom: 'xero',
  view: 'asAt',
  lastyearMinusOne: columns('2024-04'),
  LastYear: columns('2025-04'),
  presentMonths: columns('2026-04'),
  rows: trialRows,
  totals: {
    last_year_minus_one: twelve(0.5),
    last_year: twelve(0),
    this_year: [...twelve(0).slice(0, 7), ...twelve(null).slice(0, 5)],
  },
  outOfBalance: [{ month: '2024-04' as Month, difference: 0.5 }],
};

const account = (ref: number, account_name: string, given: Partial<AccountPlacement> = {}): AccountPlacement => ({
  ref,
  account_code: String(400 + ref),
  account_name,
  account_type: 'OVERHEADS',
  account_sub_type: null,
  placement: { category: 'overheads', tag: null },
  placedBy: 'type',
  byRules: { category: 'overheads', tag: null },
  movement: 1_200.5,
  balance: null,
  dueWithinYear: null,
  ...given,
});

export const accounts: readonly AccountPlacement[] = [
  account(1, 'Rent'),
  account(2, 'Subcontract labour', {
    placement: { category: 'costOfSales', tag: null },
    placedBy: 'override',
  }),
  account(3, 'Suspense', { placement: null, placedBy: 'none', byRules: null, movement: null, balance: -340 }),
];

const figure = (name: FigureChange['figure'], before: number | null, after: number | null): FigureChange => ({
  figure: name,
  before,
  after,
});

export const changes: readonly FigureChange[] = [
  figure('turnover', 690_000, 690_000),
  figure('grossMarginPercent', 59.13, 57.04),
  figure('overheadsPercent', 20.58, 18.2),
  figure('turnoverPerEmployee', null, null),
  figure('tradeCreditorDays', 32.28, 32.28),
];

export const trust: Trust = {
  companyName: 'Acme Joinery Ltd',
  informationFrom: 'xero',
  expectedMonth: '2026-10' as Month,
  lastImport: {
    importStatus: 'finished',
    startedAt: '2026-11-22T07:59:00.000Z',
    finishedAt: '2026-11-22T08:00:00.000Z',
    message: null,
    months: 36,
    changedMonths: 1,
    accounts: 34,
  },
  figures: [
    {
      figure: 'sales',
      title: 'Sales / revenue',
      asAt: '2026-10',
      knownSince: '2026-11-22T08:00:00.000Z',
      late: false,
      limits: [],
    },
    {
      figure: 'cash',
      title: 'Cash balance',
      asAt: '2026-11-20',
      knownSince: '2026-11-20T08:00:00.000Z',
      late: true,
      limits: [],
    },
    {
      figure: 'turnoverPerEmployee',
      title: 'Turnover/Employee',
      asAt: null,
      knownSince: null,
      late: false,
      limits: ['No month has a number of employees'],
    },
  ],
  missingMonths: ['2024-05' as Month],
  outOfBalance: [{ month: '2026-09' as Month, difference: -340 }],
  doesNotBalance: [],
  unmapped: [
    { ref: 3, account_code: '403', account_name: 'Suspense', account_type: 'CURRENT', movement: null, balance: -340 },
  ],
  overridden: 1,
  restatements: [
    {
      importId: 'imp_2',
      at: '2026-11-22T08:00:00.000Z',
      lines: [
        { month: '2026-09' as Month, ref: 1, account_code: '401', account_name: 'Rent', before: 1_000, now: 1_200.5 },
      ],
      furtherLines: 2,
      figures: [figure('overheadsPercent', 20.5, 20.6), figure('turnover', 690_000, 690_000)],
    },
  ],
};
