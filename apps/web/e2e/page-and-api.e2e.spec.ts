import type { Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from './harness/london';
import { sizeOf } from './harness/sizes';
import { expect, test } from './harness/test';
import { callAsOwner, readAsOwner } from './people/owner-calls';
import { signedInSubscriber } from './people/subscriber';

const CALCULATOR = '/dashboard/newDashboardCalculator';
const GROUPS = ['Sales / Revenue - Income', 'Cost of Sales', 'Payroll', 'Overheads'];
const CASES = sizeOf('PAGE_CASES');

/** Numbers that nobody chose, the same in each run. */
function draws(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
}

/** Seven months of amounts with odd pence: a year of them has no end behind the point. */
function books(): object {
  const draw = draws(2_026);
  const pounds = (least: number, most: number): number => draw(least * 100, most * 100) / 100;
  const months = monthsBefore(todayInLondon(), 7);
  const profit = () => ({
    ...{ salesAndRevenue: pounds(40_000, 80_000), costOfSales: pounds(15_000, 30_000) },
    ...{ payroll: pounds(9_000, 20_000), overheads: pounds(5_000, 14_000), employees: 7 },
  });
  const sheet = {
    ...{ stockMonths: pounds(20_000, 40_000), debtorsMonths: pounds(60_000, 110_000) },
    ...{ creditorsMonths: pounds(30_000, 50_000), monthEndCashBalance: pounds(10_000, 60_000) },
    ...{ currentAssets: 202_000, currentLiabilities: 68_000, fixedAssets: 85_000, longTermCreditors: 60_000 },
  };
  return {
    balanceSheetDayWiseData: [],
    balanceSheetMonthWiseData: months.map((month) => ({ month, ...sheet })),
    balanceSheetLastYearMonthWiseEntity: [],
    balanceSheetLastYearMinusOneMonthWiseEntity: [],
    profitAndLossThisYear: months.map((month) => ({ month, ...profit() })),
    profitAndLossLastYear: [],
    profitAndLossLastYearMinusOneMonthWiseData: [],
    financial_month: ((numberOfMonth(months[0] ?? '') + 10) % 12) + 1,
  };
}

type Words = Readonly<Record<string, string>>;
type Known = number | null;

const inEnglish = (value: number, places: number): string =>
  Math.abs(value).toLocaleString('en-GB', { minimumFractionDigits: places, maximumFractionDigits: places });
const written = (value: Known, places: number, of: (digits: string) => string): string => {
  if (value === null) return '-';
  const digits = inEnglish(value, places);
  return `${value < 0 && /[1-9]/.test(digits) ? '−' : ''}${of(digits)}`;
};
const plussed = (value: Known, text: string): string =>
  value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
const pounds = (value: Known): string => written(value, 0, (digits) => `£${digits}`);
const change = (value: Known): string => plussed(value, pounds(value));
const percent = (value: Known): string => written(value, 1, (digits) => `${digits}%`);
const wholePercent = (value: Known): string =>
  plussed(
    value,
    written(value, 0, (digits) => `${digits}%`),
  );
/** An impact of nothing is a dash, which explains nothing. */
const impact = (name: string, value: number): Words => (inEnglish(value, 0) === '0' ? {} : { [name]: change(value) });

/** Every figure of the page by the name under which it is explained, and what is marked. */
const wordsOn = (page: Page): Promise<Words> =>
  page.getByRole('main').evaluate((main): Words => {
    const words: Record<string, string> = {};
    for (const figure of main.querySelectorAll<HTMLElement>('.k-explained'))
      words[figure.title.replace('Explain ', '')] = figure.innerText.trim();
    for (const figure of main.querySelectorAll<HTMLElement>('[data-testid]'))
      words[figure.dataset['testid'] ?? ''] = figure.innerText.trim();
    return words;
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fill = (page: Page, name: string, text: number) =>
  page.getByRole('textbox', { name, exact: true }).fill(String(text));
/** The figures of a page follow a lever part by part. */
const expectWords = (page: Page, words: Words): Promise<void> => expect.poll(() => wordsOn(page)).toMatchObject(words);

/** Saves what is set on the page, and reads from the API what it kept. */
async function saved<Answer>(page: Page, product: string, path: string): Promise<Answer> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname.endsWith(path),
  );
  await button(page, 'Save').click();
  const { data } = (await (await answered).json()) as { data: { saved: boolean; storedDate: string } };
  expect(data.saved).toBe(true);
  const { pathname } = new URL((await answered).url());
  const read = () =>
    readAsOwner<Answer & { saved: { reopened: string } }>(page, product, `${pathname}?created=${data.storedDate}`);
  // Rows follow what was recorded, a moment later.
  await expect.poll(async () => (await read().catch(() => undefined))?.saved.reopened).toBe('equal');
  return read();
}

/** Opens what was saved last, and leaves it again by Reset. */
async function reopened(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByLabel('Your saved dates').selectOption({ index: 1 });
  await expect(page.getByText(/it comes to the same, to the penny/)).toBeVisible();
  await look();
  await button(page, 'Reset').click();
  await expect(page.getByText(/it comes to the same, to the penny/)).toBeHidden();
}

interface Row {
  readonly previousYear: Known;
  readonly projectedCurrentYear: Known;
  readonly impact: Known;
}
type Calculation = Readonly<
  Record<'total_cost_of_sales' | 'gross_margin' | 'total_payroll' | 'total_overheads' | 'profit_before_tax', Row>
> & {
  readonly profit_before_tax_amount: Row;
  readonly update_calculated_values: {
    readonly revised_values: Readonly<Record<'sales' | 'profit_before_tax', number>>;
    readonly pie_chart_values: Readonly<Record<string, number>>;
    readonly total_profit_and_loss_changes_by: number;
    readonly EBITDA: number;
  };
};

const ROWS = {
  total_cost_of_sales: 'Cost of Sales %',
  gross_margin: 'Gross Margin %',
  total_payroll: 'Payroll %',
  total_overheads: 'Overheads %',
  profit_before_tax: 'Profit before tax %',
} as const;

function planWords(calculation: Calculation): Words {
  const { update_calculated_values: values, profit_before_tax_amount: profit } = calculation;
  const row = (title: string, of: Row, text: (value: Known) => string): Words => ({
    [`${title}, previous year`]: text(of.previousYear),
    [`${title}, projected`]: text(of.projectedCurrentYear),
    [`${title}, impact`]: text(of.impact),
  });
  return Object.assign(
    {
      'tile-impact profitBeforeTax': pounds(values.revised_values.profit_before_tax),
      'tile-change': change(values.total_profit_and_loss_changes_by),
      'tile-ebitda': pounds(values.EBITDA),
      'Sales, impact': pounds(values.revised_values.sales),
    },
    row('Profit before tax', profit, pounds),
    ...Object.entries(ROWS).map(([name, title]) => row(title, calculation[name as keyof typeof ROWS], percent)),
    ...Object.entries(values.pie_chart_values).map(([name, value]) => ({ [name]: change(value) })),
  ) as Words;
}

interface CashAnswer extends Readonly<Record<string, unknown>> {
  readonly totalPotentialCashReleased: Known;
}

const CASH = [
  ['Stock', 'currentBalanceSheetFigureInStock', 'revisedStock', 'cashReleasedInstock'],
  ['Trade debtors', 'currentBalanceSheetFigureInTradeDebtors', 'revisedDebtors', 'cashReleasedInTradeDebtors'],
  ['Trade creditors', 'currentBalanceSheetFigureInTradeCreditors', 'revisedCreditor', 'cashReleasedInTradeCreditors'],
] as const;

const cashWords = (answer: CashAnswer): Words => ({
  'total-released': change(answer.totalPotentialCashReleased),
  ...Object.fromEntries(
    CASH.flatMap(([title, now, revised, released]) => [
      [`${title}, now`, pounds(answer[now] as Known)],
      [`${title}, revised`, pounds(answer[revised] as Known)],
      [`${title}, released`, change(answer[released] as Known)],
    ]),
  ),
});

interface DetailAnswer {
  readonly account: Readonly<
    Record<
      string,
      readonly {
        readonly accountName: string;
        readonly cummulativePLValue: number;
        readonly annualised: number;
        readonly impact: number;
        readonly resultingPAndL: number;
      }[]
    >
  >;
  readonly summary: readonly {
    readonly accountName: string;
    readonly totalAnnualizedValue: number;
    readonly totalImpact: number;
    readonly totalResultingPL: number;
    readonly totalChangeByPercentage: number;
  }[];
}

const summaryWords = ({ summary }: DetailAnswer): Words =>
  Object.assign(
    {},
    ...summary.map((row) => ({
      [`${row.accountName}, now`]: pounds(row.totalAnnualizedValue),
      ...impact(`${row.accountName}, impact`, row.totalImpact),
      [`${row.accountName}, change`]: wholePercent(row.totalChangeByPercentage),
      [`${row.accountName}, summary`]: pounds(row.totalResultingPL),
    })),
  ) as Words;

const accountWords = ({ account }: DetailAnswer): readonly Words[] =>
  ['salesRevenueIncome', 'costOfSales', 'payroll', 'overheads'].map(
    (group) =>
      Object.assign(
        {},
        ...(account[group] ?? []).map((line) => ({
          [`${line.accountName}, Cumulative P&L Value`]: pounds(line.cummulativePLValue),
          [`${line.accountName}, £ Annualised`]: pounds(line.annualised),
          ...impact(`${line.accountName}, £ Impact`, line.impact),
          [`${line.accountName}, £ Resulting P&L`]: pounds(line.resultingPAndL),
        })),
      ) as Words,
  );

const tab = (page: Page, group: string) =>
  page.getByRole('group', { name: 'Groups' }).getByRole('button', { name: group });

test('[PLAN-05~, CASH-05~, DPL-04~] the pages of the planning tools show what the API saved and answers when it is opened again, to the digit', async ({
  page,
  mailbox,
  running,
  freshEmail,
}) => {
  test.setTimeout(480_000 + CASES * 60_000);
  const { product } = running;
  await signedInSubscriber(page, mailbox, running, freshEmail);
  await page.goto(`${CALCULATOR}/DetailedPL`);
  await expect(page.getByText('No data available')).toBeVisible();
  const own = await page.evaluate(() => localStorage.getItem('id') ?? '');
  await callAsOwner(page, product, `/api/v1/accounts/${own}/finance-data`, books());

  await test.step('the planner', async () => {
    for (let at = 1; at <= CASES; at += 1) {
      await page.goto(CALCULATOR);
      await expect(page.getByText('Example figures, not yours.')).toBeHidden();
      const draw = draws(at);
      for (const lever of ['Price', 'Sales', 'Cost of sales', 'Payroll', 'Overheads'])
        await fill(page, lever, draw(-60, 140));
      const { calculation } = await saved<{ calculation: Calculation }>(page, product, '/what-if-planner');
      await expectWords(page, planWords(calculation));
      await reopened(page, () => expectWords(page, planWords(calculation)));
    }
  });

  await test.step('cash release', async () => {
    for (let at = 1; at <= CASES; at += 1) {
      await page.goto(`${CALCULATOR}?tool=cash&step=results`);
      const draw = draws(at);
      await fill(page, 'Stock turn increase %', draw(-500, 900) / 10);
      await fill(page, 'Target debtor days', draw(1, 900) / 10);
      await fill(page, 'Target creditor payment terms in days', draw(1, 900) / 10);
      await button(page, 'Calculate').click();
      await expect(page.getByText('Calculated', { exact: true })).toBeVisible();
      const answer = await saved<CashAnswer>(page, product, '/cash-release');
      await expectWords(page, cashWords(answer));
      await reopened(page, () => expectWords(page, cashWords(answer)));
    }
  });

  await test.step('the detailed P&L', async () => {
    for (let at = 1; at <= CASES; at += 1) {
      await page.goto(`${CALCULATOR}/DetailedPL`);
      const draw = draws(at);
      for (const group of GROUPS) {
        await tab(page, group).click();
        const boxes = page.getByRole('region', { name: `${group} by account` }).getByRole('textbox');
        await boxes.first().fill(String(draw(-300, 300) / 10));
        await button(page, 'Calculate').click();
        await expect(tab(page, group)).toHaveAccessibleName(/(?<!not )calculated$/);
      }
      const answer = await saved<DetailAnswer>(page, product, '/detailed-profit-and-loss');
      const look = async (): Promise<void> => {
        await expectWords(page, summaryWords(answer));
        for (const [index, words] of accountWords(answer).entries()) {
          await tab(page, GROUPS[index] ?? '').click();
          await expectWords(page, words);
        }
      };
      await look();
      await reopened(page, look);
    }
  });
});
