import type { Month } from '@keelson/kernel';
import { type PlanLine, planLines } from '@keelson/vocabulary';
import { accountFlow, calculate, type Figure, inMonth, inSlot, type Window } from '../figure';
import { profitLine } from '../statements';
import { accountFlows, type Company, type Flow } from '../values';
import { inPence, keptAmount } from './kept-figure';
import type { KeptPlanFigures } from './plan-figures';

/** An account of the detailed profit and loss, with what it came to in the year's months, in pounds. */
export interface ProfitAccount {
  /** By which changes and saved calculations name it: the provider's, so that a later import finds it again. */
  readonly id: string;
  readonly name: string;
  readonly cumulative: Figure;
}

/** What the detailed profit and loss starts from: sums of so many months, account by account (decision 4.74). */
export interface ProfitGroups extends Readonly<Record<PlanLine, readonly ProfitAccount[]>> {
  readonly months: number;
  /** Held as it is: no group changes it. `null` where nothing is known of it. */
  readonly otherIncome: Figure;
}

const FLOWS = {
  sales: 'turnover',
  costOfSales: 'costOfSales',
  payroll: 'payroll',
  overheads: 'overheads',
} as const satisfies Readonly<Record<PlanLine, Flow>>;
type PlanFlow = (typeof FLOWS)[PlanLine];

/** A line of it was not typed for every month. */
const lacksMonths = (company: Company, flow: PlanFlow, window: Window): boolean =>
  window.months.length > 0 && profitLine(company, flow, window).value === null;

const groupsBy = <Group>(of: (line: PlanLine) => Group): Record<PlanLine, Group> =>
  Object.fromEntries(planLines().map((line) => [line, of(line)])) as Record<PlanLine, Group>;

const knownLine = (company: Company, flow: PlanFlow, window: Window): Figure => {
  const figure = profitLine(company, flow, window);
  return figure.value === null ? keptAmount(null) : figure;
};

/** An account of a group, by whatever months are asked for. */
interface Listed extends Omit<ProfitAccount, 'cumulative'> {
  readonly over: (window: Window) => Figure;
}

/** The accounts of a group with an amount in the year, in the order of their codes, then of their names. */
function listedIn(company: Company, line: PlanLine, year: Window): readonly Listed[] {
  const flow = FLOWS[line];
  if (lacksMonths(company, flow, year))
    return [{ id: line, name: LINE_NAMES[line], over: (window) => knownLine(company, flow, window) }];
  const moved = year.months.flatMap((month) => accountFlows(company, flow, month));
  const accounts = new Map(moved.filter(([, amount]) => amount !== 0).map(([account]) => [account.ref, account]));
  return [...accounts.values()]
    .sort((a, b) => a.code.localeCompare(b.code, 'en-GB') || a.name.localeCompare(b.name, 'en-GB') || a.ref - b.ref)
    .map(({ ref, id, name }) => ({
      id,
      name,
      over: (window) =>
        calculate(
          company,
          'accountMovement',
          { lines: accountFlow(flow, ref, window) },
          (of) => of.lines,
          window.flags,
        ),
    }));
}

/**
 * The accounts of the books with an amount this year; in Period 1 of the year just completed. A line that was not typed
 * for every month is one that nothing is known of, never a nothing (formulas 5.26). `null` where all four groups are
 * empty: then the typed figures take their place.
 */
export function profitGroupsOfBooks(company: Company): ProfitGroups | null {
  const window = inSlot(company, 'thisYear');
  const found = groupsBy((line) =>
    listedIn(company, line, window).map(({ id, name, over }) => ({ id, name, cumulative: over(window) })),
  );
  if (planLines().every((line) => found[line].every(({ cumulative }) => cumulative.value === null))) return null;
  return { ...found, months: window.months.length, otherIncome: profitLine(company, 'otherIncome', window) };
}

/** The same accounts with what each came to in one month, and other income of it. */
export function profitMonthOfBooks(company: Company, month: Month): ProfitGroups {
  const [year, window] = [inSlot(company, 'thisYear'), inMonth(company, month)];
  return {
    ...groupsBy((line) =>
      listedIn(company, line, year).map(({ id, name, over }) => ({ id, name, cumulative: over(window) })),
    ),
    ...{ months: window.months.length, otherIncome: profitLine(company, 'otherIncome', window) },
  };
}

/** In whole pence, one for each month, the oldest first; `null` for a month that nothing is known of. */
export type MonthlyAmounts = readonly (number | null)[];

/**
 * What the accounts of each group came to in each month of the year, by their ids: together the months of an account are
 * its cumulative value. Of a line that was not typed for every month it is the months that were.
 */
export function monthlyAmountsOfBooks(
  company: Company,
): Readonly<Record<PlanLine, ReadonlyMap<string, MonthlyAmounts>>> {
  const window = inSlot(company, 'thisYear');
  return groupsBy((line) => {
    const flow = FLOWS[line];
    if (lacksMonths(company, flow, window))
      return new Map([
        [line, window.months.map((month) => inPence(profitLine(company, flow, inMonth(company, month))))],
      ]);
    const amounts = new Map<string, number[]>();
    for (const [at, month] of window.months.entries())
      for (const [{ id }, amount] of accountFlows(company, flow, month)) {
        const months = amounts.get(id) ?? window.months.map(() => 0);
        months[at] = (months[at] ?? 0) + amount;
        amounts.set(id, months);
      }
    return amounts;
  });
}

/** Typed figures as one line a group. */
export function profitGroupsOfTyped(typed: Pick<KeptPlanFigures, 'thisYear'>): ProfitGroups {
  const { thisYear } = typed;
  const line = (of: PlanLine): readonly ProfitAccount[] => [
    { id: of, name: LINE_NAMES[of], cumulative: keptAmount(thisYear[of]) },
  ];
  return { ...groupsBy(line), months: thisYear.months, otherIncome: keptAmount(0) };
}

const LINE_NAMES: Readonly<Record<PlanLine, string>> = {
  sales: 'Sales',
  costOfSales: 'Cost of sales',
  payroll: 'Payroll',
  overheads: 'Overheads',
};

/** A base in the numbers that a saved calculation keeps: whole pence. */
export interface KeptProfitGroups extends Readonly<
  Record<PlanLine, readonly { readonly id: string; readonly name: string; readonly cumulative: number | null }[]>
> {
  readonly months: number;
  readonly otherIncome: number | null;
}

export const keptProfitGroups = (base: ProfitGroups): KeptProfitGroups => ({
  ...groupsBy((line) => base[line].map(({ id, name, cumulative }) => ({ id, name, cumulative: inPence(cumulative) }))),
  ...{ months: base.months, otherIncome: inPence(base.otherIncome) },
});

/** The base of a saved calculation, as it was kept. */
export const profitGroupsOf = (kept: KeptProfitGroups): ProfitGroups => ({
  ...groupsBy((line) =>
    kept[line].map(({ id, name, cumulative }) => ({ id, name, cumulative: keptAmount(cumulative) })),
  ),
  ...{ months: kept.months, otherIncome: keptAmount(kept.otherIncome) },
});
