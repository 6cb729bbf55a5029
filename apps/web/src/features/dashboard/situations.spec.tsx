import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import type { DashboardFigures, TodaysBalance } from './dashboard.api';
import { acmeFigures, acmeProfit, noProfit, serveDashboard } from './testing/acme-dashboard';

const api = serveApi();
const PAGE = '/dashboard/newDashboard';
const ASKED = '/accounts/acc_1';

const importing = { ...acmeFigures.import, status: 'started' } as const;
const { headline, keyNumbers } = acmeFigures;
const noCash: TodaysBalance = {
  ...{ todaysBalance: null, percentage: null, monthEndPercentage: null, date: null, monthEndBalance: null, days: [] },
};

/** What the API answers of typed figures, which do not tell marketing apart. */
const typed: Partial<DashboardFigures> = {
  informationFrom: 'manual',
  headline: { ...headline, previousMonthMarketingSpend: null, marketingSpendChangePercent: null },
};
/** What it answers where there are balances alone. */
const balancesAlone: Partial<DashboardFigures> = {
  headline: {
    ...headline,
    ...{ totalSalesLastMonth: null, totalSalesLastMonthChangePercent: null, totalSalesSameMonthLastYear: null },
    ...{ turnover: null, turnoverLastFinancialYearChangePercent: null, turnoverBySeason: null, turnoverThisYear: null },
    ...{ previousMonthMarketingSpend: null, marketingSpendChangePercent: null, monthsThisYear: 0, monthsLastYear: 0 },
  },
  keyNumbers: {
    ...keyNumbers,
    ...{ months: 0, turnover: null, turnoverLastYear: null, turnoverPerEmployee: null },
    ...{ grossMarginPercent: null, grossMarginPercentLastYear: null },
  },
  months: acmeFigures.months.map((row) => ({ ...row, sales: null, profitBeforeTax: null, marketing: null })),
  ...{ monthlyCosts: null, monthsOfCosts: null, slowPayers: { debtorDays: null, targetDays: 40, amount: null } },
};
const oneMonth: Partial<DashboardFigures> = {
  headline: {
    ...headline,
    monthsThisYear: 1,
    monthsLastYear: 0,
    turnoverLastFinancialYearChangePercent: null,
    turnoverBySeason: null,
  },
  keyNumbers: { ...balancesAlone.keyNumbers, averageEmployees: null } as DashboardFigures['keyNumbers'],
};
const empty: Partial<DashboardFigures> = { ...balancesAlone, asAt: null, upToDate: false, months: [] };

interface Situation {
  readonly figures: Partial<DashboardFigures>;
  readonly profit?: typeof acmeProfit;
  readonly balance?: TodaysBalance;
  /** What the page says, and what it must not say. */
  readonly says: readonly string[];
  readonly never: RegExp;
}

const UNTRUE = /\bNA\b|next import|£0\b|made a profit|Trailing 12 months/;

const SITUATIONS: Readonly<Record<string, Situation>> = {
  imported: {
    figures: {},
    says: [
      '£9,600',
      'profit before tax in October',
      'in the bank on 21 Nov 2026.',
      'Trailing 12 months to 31 Oct 2026',
    ],
    never: /\bNA\b|not been entered|not in your accounts|annualised/i,
  },
  'typed profit and loss alone': {
    figures: typed,
    balance: noCash,
    says: [
      ...['£9,600', 'No bank balance is known yet.', 'typed figures do not tell marketing apart'],
      'Balances of days come with an import from a connected system, or are typed in.',
    ],
    never: /\bNA\b|next import|in the bank (today|on)/,
  },
  'typed balances alone': {
    figures: { ...balancesAlone, informationFrom: 'manual' },
    profit: noProfit,
    balance: noCash,
    says: [
      'Profit needs sales, cost of sales, payroll and overheads of the month. Type 0 where there was nothing.',
      ...['No month’s profit is known', 'no month of this year is known', '31 Oct 2026: too few of them are known'],
      'needs the sales of these months',
    ],
    never: new RegExp(`${UNTRUE.source}|this year’s pace|enter your employee`),
  },
  'typed without payroll': {
    figures: { ...typed, months: balancesAlone.months ?? [] },
    profit: { ...noProfit, statusMessage: 'success' },
    says: ['£60,000', 'Profit needs sales, cost of sales, payroll and overheads', 'No month’s profit is known'],
    never: /\bNA\b|made a profit|% of last year’s profit/,
  },
  'one month': {
    figures: oneMonth,
    says: ['£9,600', '1 of 12 months', '31 Oct 2026: too few of them are known', 'enter your employee numbers'],
    never: /\bNA\b|Trailing 12 months|last year’s seasons/,
  },
  'connected, but empty': {
    figures: { ...empty, informationFrom: 'xero' },
    profit: noProfit,
    balance: noCash,
    says: [
      'Acme Joinery Ltd has no figures here yet. The accounts are connected; no complete month has come in from them.',
    ],
    never: /\bNA\b|£|once your accounts are connected/,
  },
  'nothing connected': {
    figures: { ...empty, informationFrom: null },
    profit: noProfit,
    balance: noCash,
    says: ['Acme Joinery Ltd has no figures here yet. They appear once your accounts are connected.'],
    never: /\bNA\b|£/,
  },
  'disconnected, and months ago': {
    figures: { today: '2027-02-10', upToDate: false },
    says: [
      'January 2027 is not in your accounts yet.',
      'Sales in October 2026',
      '£9,600 in October 2026',
      'Bank balance on 21 Nov 2026',
    ],
    never: /\bNA\b|in the bank today|today.s balance|last month’s sales/i,
  },
  'importing for the first time': {
    figures: { ...empty, import: importing, informationFrom: 'xero' },
    profit: noProfit,
    balance: noCash,
    says: ['Acme Joinery Ltd has no figures here yet. They are coming in.', 'Your accounts are being read.'],
    never: /£|no complete month/,
  },
  'importing after balances were typed': {
    figures: { ...balancesAlone, import: importing },
    profit: noProfit,
    balance: noCash,
    says: ['NA', 'Your figures are coming in.', 'NA last year, 0 of 12 months'],
    never: /Type 0|made a profit/,
  },
};

describe('what the dashboard says by the situation of the books (5.26)', () => {
  it.each(Object.entries(SITUATIONS))('%s', async (_, { figures, profit = acmeProfit, balance, says, never }) => {
    serveDashboard(api);
    api.on('GET', `${ASKED}/dashboard`, { data: { ...acmeFigures, ...figures } });
    api.on('GET', `${ASKED}/profit-before-tax`, { data: profit, statusMessage: profit.statusMessage });
    if (balance) api.on('GET', `${ASKED}/todays-balance`, { data: balance });
    renderApp(PAGE);
    await screen.findByText(/has no figures here yet|is closed\. Figures are to/);
    const page = () => document.querySelector('.k-dash-page')?.textContent ?? '';
    for (const text of says) await waitFor(() => expect(page()).toContain(text));
    expect(page()).not.toMatch(never);
  });
});
