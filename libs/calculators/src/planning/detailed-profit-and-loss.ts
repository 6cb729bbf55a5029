import { Decimal, rounded } from '@keelson/kernel';
import { type PlanLine, planLines, type ProfitSummaryRow } from '@keelson/vocabulary';
import { derive, type Figure, figureInput, given } from '../figure';
import { keptAmount, yearly } from './kept-figure';
import type { ProfitAccount, ProfitGroups } from './profit-groups';

/** By how many percent each account changes, by the account's id; what is not there does not change. */
export type AccountChanges = Readonly<Record<string, number>>;

/** One row of a table: amounts in pounds, the change in percent with one decimal. */
export interface ProfitRow {
  readonly annualised: Figure;
  readonly changeBy: Figure;
  /** In whole pence. */
  readonly impact: Figure;
  readonly resulting: Figure;
}

export interface AccountRow extends ProfitRow, ProfitAccount {}

/** A group with its total, whose change is a whole percentage. */
export interface ProfitGroup {
  readonly accounts: readonly AccountRow[];
  readonly total: ProfitRow & { readonly cumulative: Figure };
}

export interface DetailedProfitAndLoss {
  readonly groups: Readonly<Record<PlanLine, ProfitGroup>>;
  readonly summary: Readonly<Record<ProfitSummaryRow, ProfitRow>>;
}

/** Version of the way this tool computes, as a saved calculation pins it. */
export const DETAILED_PROFIT_AND_LOSS_VERSION = 1;

/** As far as an account can change, in percent: every amount stays exact to the penny. */
export const CHANGE_BY_BOUNDS = [-1_000, 1_000] as const;

export const fitsChangeBy = (percent: number): boolean =>
  percent >= CHANGE_BY_BOUNDS[0] && percent <= CHANGE_BY_BOUNDS[1];

/** A change as it counts: half away from zero to one decimal (formulas 5.14). */
export const changeBy = (percent: number): number => rounded(new Decimal(percent), 1);

const toPence = (amount: Decimal): Decimal => new Decimal(rounded(amount, 2));

function rowOf(annualised: Figure, percent: number): ProfitRow {
  const change = given(percent, 'percent');
  const impact = derive('accountImpact', { annualised: figureInput(annualised), changeBy: change }, (of) =>
    toPence(of.annualised.times(of.changeBy).div(100)),
  );
  return {
    annualised,
    changeBy: derive('changedBy', { changeBy: change }, (of) => of.changeBy),
    impact,
    resulting: resultOf(annualised, impact),
  };
}

const resultOf = (annualised: Figure, impact: Figure): Figure =>
  derive('resultingProfitAndLoss', { annualised: figureInput(annualised), impact: figureInput(impact) }, (of) =>
    of.annualised.plus(of.impact),
  );

/** Amounts of accounts in pounds, added up; 0 without an account, and `null` where one of them is not known. */
export const sumOfAccounts = (figures: readonly Figure[]): Figure =>
  figures.length === 0
    ? keptAmount(0)
    : derive(
        'sumOfAccounts',
        Object.fromEntries(figures.map((figure, index) => [`account${index + 1}`, figureInput(figure)])),
        (of) => Decimal.sum(...Object.values<Decimal>(of)),
      );

/** The first, less the others. */
const differenceOf = (first: Figure, ...others: readonly Figure[]): Figure =>
  derive(
    'differenceOfLines',
    Object.fromEntries([first, ...others].map((figure, index) => [`line${index + 1}`, figureInput(figure)])),
    ({ line1 = new Decimal(0), ...rest }: Readonly<Record<string, Decimal>>) =>
      Object.values(rest).reduce((left, each) => left.minus(each), line1),
  );

function totalRow(annualised: Figure, impact: Figure): ProfitRow {
  const change = derive('totalChangeBy', { impact: figureInput(impact), annualised: figureInput(annualised) }, (of) =>
    of.annualised.isZero() ? new Decimal(0) : new Decimal(rounded(of.impact.times(100).div(of.annualised.abs()), 0)),
  );
  return { annualised, impact, changeBy: change, resulting: resultOf(annualised, impact) };
}

function groupOf(accounts: readonly ProfitAccount[], months: number, changes: AccountChanges): ProfitGroup {
  const rows = accounts.map((account) => ({
    ...account,
    ...rowOf(yearly(account.cumulative, months), changeBy(changes[account.id] ?? 0)),
  }));
  const total = totalRow(
    sumOfAccounts(rows.map((row) => row.annualised)),
    sumOfAccounts(rows.map((row) => row.impact)),
  );
  return { accounts: rows, total: { cumulative: sumOfAccounts(rows.map((row) => row.cumulative)), ...total } };
}

/** Each account of a year with its change, the groups and the summary (formulas 5.14); `null` without a month. */
export function detailedProfitAndLoss(base: ProfitGroups, changes: AccountChanges): DetailedProfitAndLoss | null {
  if (base.months <= 0) return null;
  const groups = Object.fromEntries(
    planLines().map((line) => [line, groupOf(base[line], base.months, changes)]),
  ) as Record<PlanLine, ProfitGroup>;
  const { sales, costOfSales, payroll, overheads } = groups;
  const margin = totalRow(
    differenceOf(sales.total.annualised, costOfSales.total.annualised),
    differenceOf(sales.total.impact, costOfSales.total.impact),
  );
  const otherIncome = yearly(base.otherIncome, base.months);
  const profit = totalRow(
    derive(
      'profitBeforeTax',
      {
        grossMargin: figureInput(margin.annualised),
        payroll: figureInput(payroll.total.annualised),
        overheads: figureInput(overheads.total.annualised),
        otherIncome: figureInput(otherIncome),
      },
      (of) => of.grossMargin.minus(of.payroll).minus(of.overheads).plus(of.otherIncome),
    ),
    differenceOf(margin.impact, payroll.total.impact, overheads.total.impact),
  );
  const summary = {
    sales: sales.total,
    costOfSales: costOfSales.total,
    grossMargin: margin,
    payroll: payroll.total,
    overheads: overheads.total,
    profitBeforeTax: profit,
  };
  return { groups, summary };
}
