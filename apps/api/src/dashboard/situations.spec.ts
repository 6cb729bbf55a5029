import { type Books, companyOn, type LedgerMonth, tradeDebtorDays } from '@keelson/calculators';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { MANUAL_ACCOUNTS, NEVER_IMPORTED, NOTHING_TYPED, typedLines } from '@keelson/domain/ledger';
import { addMonths, type Month, pence } from '@keelson/kernel';
import { balanceAnswer } from './balance-answer';
import { dashboardAnswer } from './dashboard-answer';
import { figureNumber } from './figure-number';
import { profitAnswer } from './profit-answer';

const OCTOBER = '2026-10' as Month;
const TYPED_PROFIT = {
  ...{ sales: pence(6_000_000), costOfSales: pence(2_400_000), payroll: pence(1_500_000), overheads: pence(1_200_000) },
};
const TYPED_BALANCE = {
  ...{ stock: pence(3_600_000), debtors: pence(10_800_000), creditors: pence(4_500_000), cash: pence(5_200_000) },
  ...{ currentAssets: pence(20_200_000), currentLiabilities: pence(6_800_000), fixedAssets: pence(8_500_000) },
  longTermCreditors: pence(6_000_000),
};

const typed = (count: number, part: Partial<typeof NOTHING_TYPED>): Books => ({
  ...acme,
  ...{ source: 'manual', accounts: MANUAL_ACCOUNTS, days: [], bankDays: [] },
  months: Array.from({ length: count }, (_, back): LedgerMonth => {
    const month = addMonths(OCTOBER, back + 1 - count);
    const { profit, balance } = { ...NOTHING_TYPED, ...part };
    return { month, importId: 'typed', recordedAt: '2026-11-01T03:00:00.000Z', lines: typedLines(profit, balance) };
  }),
});

const imported = (months: Books['months']): Books => ({ ...acme, months });
const missing = (...those: readonly string[]) => acme.months.filter(({ month }) => !those.includes(month));

/** What the dashboard knows of books, statement by statement. */
function statements(books: Books | null) {
  const company = books && companyOn(ACME_TODAY, books);
  const read = { companyName: 'Acme', company, imports: NEVER_IMPORTED, asAt: ACME_TODAY };
  const { headline, keyNumbers, months, asAt, upToDate } = dashboardAnswer(read);
  const profit = profitAnswer(company);
  const known = (value: number | null): boolean => value !== null;
  return {
    asAt,
    upToDate,
    sales: known(headline.totalSalesLastMonth),
    profit: profit.statusMessage === 'success' && known(profit.profitBeforeTaxLastMonth),
    projected: known(headline.turnover),
    growth: known(headline.turnoverLastFinancialYearChangePercent),
    seasons: known(headline.turnoverBySeason),
    marketing: known(headline.previousMonthMarketingSpend),
    months: [headline.monthsThisYear, headline.monthsOverThisYear, headline.monthsLastYear, keyNumbers.months],
    twelve: known(keyNumbers.turnover),
    debtors: known(company && asAt !== null ? figureNumber(tradeDebtorDays(company, asAt as Month)) : null),
    chart: months.filter(({ profitBeforeTax }) => known(profitBeforeTax)).length,
    cash: known(balanceAnswer(company).todaysBalance),
  };
}

const EVERYTHING = {
  ...{ asAt: OCTOBER, upToDate: true, sales: true, profit: true, projected: true, growth: true, seasons: true },
  ...{ marketing: true, months: [7, 7, 12, 12], twelve: true, debtors: true, chart: 12, cash: true },
};
const NO_PROFIT = {
  ...{ sales: false, profit: false, projected: false, growth: false, seasons: false, marketing: false },
  ...{ twelve: false, debtors: false, chart: 0, months: [0, 7, 0, 0] },
};
const YOUNG = { growth: false, seasons: false, months: [7, 7, 0, 7], chart: 7 };

describe('what the dashboard knows by the situation of the books (5.26)', () => {
  it.each([
    ['imported', acme, {}],
    [
      'typed profit and loss alone',
      typed(24, { profit: TYPED_PROFIT }),
      { marketing: false, debtors: false, cash: false },
    ],
    ['typed balances alone', typed(24, { balance: TYPED_BALANCE }), { ...NO_PROFIT, cash: false }],
    [
      'typed, seven months',
      typed(7, { profit: TYPED_PROFIT }),
      { ...YOUNG, marketing: false, debtors: false, cash: false },
    ],
    [
      'typed without payroll',
      typed(24, { profit: { ...TYPED_PROFIT, payroll: null }, balance: TYPED_BALANCE }),
      { profit: false, chart: 0, marketing: false, cash: false },
    ],
    [
      'gaps in both years',
      imported(missing('2026-06', '2025-05', '2025-06')),
      { months: [6, 7, 10, 0], seasons: false, twelve: false, debtors: false, chart: 11 },
    ],
    [
      'the last month missing',
      imported(missing('2026-10')),
      { asAt: '2026-09', upToDate: false, months: [6, 7, 12, 12] },
    ],
    [
      'five months of last year',
      imported(acme.months.slice(-12)),
      { months: [7, 7, 5, 12], growth: false, seasons: false },
    ],
    [
      'one month',
      imported(acme.months.slice(-1)),
      { months: [1, 7, 0, 0], growth: false, seasons: false, twelve: false, debtors: false, chart: 1 },
    ],
    ['connected, but empty', imported([]), { ...NO_PROFIT, asAt: null, upToDate: false, months: [0, 0, 0, 0] }],
    ['no books', null, { ...NO_PROFIT, asAt: null, upToDate: false, months: [0, 0, 0, 0], cash: false }],
  ] as const)('%s', (_, books, otherwise) => {
    expect(statements(books)).toEqual({ ...EVERYTHING, ...otherwise });
  });
});
