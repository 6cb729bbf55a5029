import type { AnswerOf } from '@keelson/contracts';
import { BENCHMARK_DATA, BENCHMARK_KEYS } from '@keelson/contracts/dashboard';
import type { goalsContract } from '@keelson/contracts/goals';
import { addMonths, type Month } from '@keelson/kernel';
import type { Me } from '../../../session/session.api';
import type { ApiServer } from '../../../testing/api-server';
import { customer, haveSession, progressWith } from '../../../testing/signed-in';
import type {
  Benchmark,
  DashboardFigures,
  Headcounts,
  ProfitFigures,
  SixBenchmarks,
  TodaysBalance,
} from '../dashboard.api';

type Goals = AnswerOf<typeof goalsContract>;

const months = (first: string, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => addMonths(first as Month, at));

/** A joinery whose year ends in March, as seen on 22 November 2026. */
export const acmeFigures: DashboardFigures = {
  companyName: 'Acme Joinery Ltd',
  informationFrom: 'xero',
  import: {
    status: 'finished',
    startedAt: null,
    message: null,
    lastImportedAt: '2026-11-22T06:00:00.000Z',
    restated: 0,
  },
  today: '2026-11-22',
  asAt: '2026-10',
  upToDate: true,
  xero_dashboard_flag: 1,
  period1: false,
  lastYearEnd: '2026-03',
  headline: {
    totalSalesLastMonth: 60_000,
    totalSalesLastMonthChangePercent: 4,
    totalSalesSameMonthLastYear: 50_000,
    turnover: 720_000,
    turnoverIsActual: false,
    turnoverLastFinancialYearChangePercent: 12.5,
    turnoverBySeason: 780_000,
    previousMonthMarketingSpend: 8_400,
    marketingSpendChangePercent: -16.66,
    turnoverThisYear: 420_000,
    monthsThisYear: 7,
    monthsOverThisYear: 7,
    monthsLastYear: 12,
  },
  keyNumbers: {
    months: 12,
    turnover: 690_000,
    turnoverLastYear: 640_000,
    turnoverPerEmployee: 92_000,
    grossMarginPercent: 59.06,
    grossMarginPercentLastYear: 58.2,
    averageEmployees: 7.5,
    employeeCount: 8,
  },
  months: months('2025-11', 12).map((month, at) => ({
    month,
    sales: 50_000 + at * 1_000,
    profitBeforeTax: at === 2 ? -1_500 : 6_000,
    marketing: 1_200,
    thisYear: at >= 5,
  })),
  monthlyCosts: 31_000,
  monthsOfCosts: 1.7,
  next: {
    advice: 'slowPayers',
    cash: null,
    recentProfit: null,
    monthlyCosts: null,
    slowPayers: 17_260.27,
    debtorDays: 47.6,
    targetDays: 40,
  },
  flags: [],
};

export const acmeProfit: ProfitFigures = {
  profitBeforeTaxLastMonth: 9_600,
  profitBeforeTaxMonthBefore: 8_000,
  thisYearTODate: 63_000,
  sameMonth_LastYear: 7_000,
  sameMonths_LastYear: 50_000,
  LastYear: 90_000,
  statusMessage: 'success',
};

export const noProfit: ProfitFigures = {
  profitBeforeTaxLastMonth: null,
  profitBeforeTaxMonthBefore: null,
  thisYearTODate: null,
  sameMonth_LastYear: null,
  sameMonths_LastYear: null,
  LastYear: null,
  statusMessage: 'no data',
};

const acmeBalance: TodaysBalance = {
  todaysBalance: 52_000,
  percentage: 4,
  monthEndPercentage: -3.7,
  date: '2026-11-21',
  monthEndBalance: 54_000,
  days: [
    { date: '2026-11-14', balance: 50_000 },
    { date: '2026-11-21', balance: 52_000 },
  ],
};

const dials = { topAverage: 155, middleAverage: 92.2, bottomAverage: 22.2, purpuleDail: 92.5 };
const means = { top33: 123_333, middle33: 91_833, bottom33: 58_333 };
const outer = { highest33From: 104_000, highest33To: 140_000, lowest33From: 45_000, lowest33To: 77_500 };
const noDials = { topAverage: null, middleAverage: null, bottomAverage: null, purpuleDail: null };
const noMeans = { top33: null, middle33: null, bottom33: null };
const noOuter = { highest33From: null, highest33To: null, lowest33From: null, lowest33To: null };
export const NO_COMPARISON = 'No comparitive data available for the given sector';

export const acmeBenchmark: Benchmark = {
  Message: 'middle',
  CompanyName: 'Acme Joinery Ltd',
  SectorName: 'Construction',
  turnoverByEmplyee: 92_000,
  peers: 9,
  ...dials,
  TurnoverData: { ...means, ...outer, middle33From: 77_500, middle33To: 104_000 },
};

export const noBenchmark: Benchmark = {
  ...acmeBenchmark,
  Message: NO_COMPARISON,
  peers: null,
  ...noDials,
  TurnoverData: { ...noMeans, ...noOuter, middle33From: null, middle33To: null },
};

const HEADINGS = {
  gmAsTurnover: 'Gross margin as turnover',
  turnOverPerEmp: 'Turnover per employee',
  payrollAsTurnover: 'Payroll as turnover',
  profitBeforeTax: 'Profit before tax',
  tradeDebtorsDays: 'Trade debtor days',
  tradeCreditorsDays: 'Trade creditor days',
} as const;

/** The second is as on the card; the fifth stands outside its dial, and the sixth has nothing to compare with. */
export const acmeMetrics: SixBenchmarks = {
  CompanyName: 'Acme Joinery Ltd',
  SectorName: 'Construction',
  metrics: BENCHMARK_KEYS.map((key) => ({
    key,
    heading: HEADINGS[key],
    dataName: BENCHMARK_DATA[key],
    value: key === 'turnOverPerEmp' ? 92_000 : 47.6,
    message: key === 'gmAsTurnover' ? 'top' : key === 'payrollAsTurnover' ? 'bottom' : 'middle',
    peers: 9,
    ...means,
    ...outer,
    ...dials,
    middle33From: 77_500,
    middles33To: 104_000,
    ...(key === 'tradeDebtorsDays' && { purpuleDail: 190 }),
    ...(key === 'tradeCreditorsDays' && { message: NO_COMPARISON, peers: null, ...noMeans, ...noOuter, ...noDials }),
  })),
};

const counted = (first: string, count: number, employeeCount: number | null) =>
  months(first, count).map((date) => ({ date, employeeCount, username: '' }));

export const acmeHeadcounts: Headcounts = {
  thisYear: counted('2026-04', 8, null),
  lastYear: counted('2025-04', 12, 7.5),
  lastYearMinusOne: counted('2024-04', 12, 6),
};

export const acmeGoals: Goals = {
  asAt: '2026-10',
  assumedIncomeTaxPercent: null,
  withdrawalTaxPercent: 0,
  goals: [
    ['New Car', '2027-04-30', 55_000, 0, 'Highly Achievable', 93.21],
    ['Take on more Staff', '2027-09-01', 30_000, 0, 'Possible', 48],
    ['Sell and Retire', '2029-10-31', 0, 300_000, 'Unlikely', 4.5],
  ].map(([goal, date, cost, overall_cost, message, probability], at) => ({
    id: `goal_${at + 1}`,
    key: `goal_${at + 1}`,
    goal,
    date,
    cost,
    overall_cost,
    message,
    probability,
  })) as Goals['goals'],
};

/** What the content service says about the dashboard: six areas, and no banner unless one is given. */
export const dashboardContent = (banner: object = { bannerEnabled: false }) => ({
  data: [
    {
      id: 1,
      attributes: {
        ...banner,
        businessAreas: ['Finance', 'Marketing and branding', 'Sales', 'People', 'Plans', 'Risk'].map((heading, at) => ({
          moduleId: at === 0 ? 'M2_Finance' : `M${at + 2}`,
          heading,
          content: `About ${heading}`,
          open: at === 0,
        })),
      },
    },
  ],
});

/** All that the dashboard asks for, with the figures above. */
export const serveDashboard = (api: ApiServer, me: Me = customer): void => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/content/dashboard', dashboardContent());
  api.on('GET', '/accounts/acc_1/questionnaire-scores', {
    data: { overall_score_percentage: null, band: null, allModulesList: [] },
  });
  const answers = {
    dashboard: acmeFigures,
    'todays-balance': acmeBalance,
    'profit-before-tax': acmeProfit,
    benchmark: acmeBenchmark,
    'benchmark/metrics': acmeMetrics,
    'employee-counts': acmeHeadcounts,
    goals: acmeGoals,
  };
  for (const [path, data] of Object.entries(answers)) api.on('GET', `/accounts/acc_1/${path}`, { data });
};
