import type { Figure } from '@keelson/calculators';
import type { CashRelease, DetailedProfitAndLoss, Plan, ProfitGroup } from '@keelson/calculators/planning';
import { londonDate, type Month } from '@keelson/kernel';
import { PLAN_YEARS, type PlanLine, planLines, type PlanYear, type PlanningTool } from '@keelson/vocabulary';
import { type Ground, type GroundFigures, groundSums } from '../../figures/grounds';
import type { CashReleaseRead } from './calculations.api';
import type { DetailRead } from './detail.api';
import type { MonthlyGroup } from './detail-months';
import type { CutDownRead, PlannerRead } from './planner.api';

/** The figure that an input is; `undefined` for an input that is none. */
const behind = (figure: Figure | undefined, input: string): Figure | undefined => {
  const from = figure?.inputs.find(({ name }) => name === input)?.from;
  return from?.kind === 'figure' ? from.figure : undefined;
};

type Named = readonly (readonly [figure: Figure | undefined, title: string, ...names: string[]])[];

const groundsAt = (named: Named): GroundFigures =>
  new Map(named.flatMap(([figure, title, ...names]) => (figure ? [[figure, { title, names }] as const] : [])));

const LINES: Readonly<Record<PlanLine, string>> = {
  sales: 'Sales',
  costOfSales: 'Cost of sales',
  payroll: 'Payroll',
  overheads: 'Overheads',
};
const YEARS: Readonly<Record<PlanYear, string>> = { thisYear: 'this year', lastYear: 'last year' };

/** Figures of now are asked for as of now; what was saved, as the books were known on its day. */
const askedOf = (accountId: string, tool: PlanningTool, saved: { readonly storedDate: string } | null) => ({
  ...{ accountId, tool },
  ...(saved && { knownOn: londonDate(new Date(saved.storedDate)) }),
});

const monthCount = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;
const EXAMPLE = 'An example company, nobody’s books';
const typedWords = (months: number, lastYear?: number): string =>
  `Typed as What-If inputs: ${monthCount(months)} of this year${lastYear === undefined ? '' : `, ${monthCount(lastYear)} of last year`}`;

/** What a figure of the planner comes down to. */
export function planGround(accountId: string, read: PlannerRead, plan: Plan, figure: Figure): Ground {
  const lines = PLAN_YEARS.flatMap((year) =>
    planLines().map(
      (line) => [behind(plan[year][line], 'sum'), `${LINES[line]}, ${YEARS[year]}`, `${year}.${line}`] as const,
    ),
  );
  const addedBack = behind(behind(plan.ebitda, 'addedBack'), 'sum');
  const grounds = groundsAt([...lines, [addedBack, 'Depreciation and interest, this year', 'addedBack']]);
  const { figuresFrom, noOfMonthsThisYear, noOfMonthsLastYear } = read;
  return {
    asked: askedOf(accountId, 'planner', read.saved),
    sums: groundSums(figure, grounds),
    typed: {
      books: undefined,
      typed: typedWords(noOfMonthsThisYear, noOfMonthsLastYear),
      example: EXAMPLE,
    }[figuresFrom],
  };
}

/** The same without a plan that is paid for, which holds payroll and overheads as one sum. */
export function cutDownGround(accountId: string, read: CutDownRead, { thisYear }: Plan, figure: Figure): Ground {
  const grounds = groundsAt([
    [behind(thisYear.sales, 'sum'), 'Sales, this year', 'thisYear.sales'],
    [behind(thisYear.costOfSales, 'sum'), 'Cost of sales, this year', 'thisYear.costOfSales'],
    [behind(thisYear.payroll, 'sum'), 'Payroll and overheads, this year', 'thisYear.payroll', 'thisYear.overheads'],
  ]);
  return {
    asked: askedOf(accountId, 'planner', null),
    sums: groundSums(figure, grounds),
    typed: { books: undefined, typed: typedWords(read.noOfMonthsThisYear), example: EXAMPLE }[read.figuresFrom],
  };
}

/** What a figure of cash release comes down to. */
export function cashGround(accountId: string, read: CashReleaseRead, release: CashRelease, figure: Figure): Ground {
  const { stock, tradeDebtors, tradeCreditors, purchases } = release;
  const grounds = groundsAt([
    [stock.now, 'Stock', 'stock'],
    [tradeDebtors.now, 'Trade debtors', 'tradeDebtors'],
    [tradeCreditors.now, 'Trade creditors', 'tradeCreditors'],
    [cashSales(release), 'Sales', 'sales'],
    [behind(behind(stock.measureNow, 'costOfSales'), 'sum'), 'Cost of sales', 'costOfSales'],
    [behind(behind(purchases, 'costOfSales'), 'sum'), 'Cost of sales', 'costOfSales'],
    [behind(behind(purchases, 'overheads'), 'sum'), 'Overheads', 'overheads'],
  ]);
  return { asked: askedOf(accountId, 'cashRelease', read.saved), sums: groundSums(figure, grounds) };
}

/** The sales of the months, which debtor days are counted on. */
export const cashSales = ({ tradeDebtors }: CashRelease): Figure | undefined =>
  behind(behind(tradeDebtors.measureNow, 'amount'), 'sum');

/** What a figure of the detailed profit and loss comes down to. */
export function detailGround(
  accountId: string,
  read: DetailRead,
  { groups, summary }: DetailedProfitAndLoss,
  figure: Figure,
): Ground {
  const accounts = planLines().flatMap((line) =>
    groups[line].accounts.map(({ id, name, cumulative }) => [cumulative, name, id] as const),
  );
  const otherIncome = behind(behind(summary.profitBeforeTax.annualised, 'otherIncome'), 'sum');
  return {
    asked: askedOf(accountId, 'detailedProfitAndLoss', read.saved),
    sums: groundSums(figure, groundsAt([...accounts, [otherIncome, 'Other income', 'otherIncome']])),
    typed: read.linesFrom === 'typed' ? typedWords(read.noOfMonthsThisYear) : undefined,
  };
}

/** What a month of the detailed profit and loss comes down to. */
export function monthGround(
  accountId: string,
  { accounts }: ProfitGroup,
  { months, accounts: amounts }: MonthlyGroup,
  { month, figure }: { readonly month: Month; readonly figure: Figure },
): Ground {
  const at = months.indexOf(month);
  const named = accounts.map(({ id, name }) => [amounts.get(id)?.[at], name, id] as const);
  return {
    asked: { accountId, tool: 'detailedProfitAndLoss', month },
    sums: groundSums(figure, groundsAt(named)),
  };
}
