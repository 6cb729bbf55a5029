import type { Month } from '@keelson/kernel';
import { addMonths } from '@keelson/kernel';
import type { TrialBalanceView } from '@keelson/vocabulary';
import type { LedgerMonth, TrialLine } from '../books';
import { financialYearOf, periodNumber } from '../periods';
import type { Company, PlacedAccount } from '../values';

/** A month of the trial balance in one of its views, debit positive, in pence (formulas 5.1). */
export interface TrialBalanceColumn {
  readonly month: Month;
  /** By `ref`, every account; `null` for what is not known. */
  readonly amounts: ReadonlyMap<number, number | null>;
  /** What earlier years brought and the books have not closed into their reserves; 0 for nothing. */
  readonly earlierProfit: number;
  /** Nothing in books that balance; `null` where an amount that counts in it is not known. */
  readonly total: number | null;
}

type Amounts = Map<number, number | null>;
type Lines = ReadonlyMap<number, TrialLine>;

const BY_PENNIES = 1;

const linesOf = ({ lines }: LedgerMonth): Lines => new Map(lines.map((line) => [line[0], line]));

const sum = (amounts: Iterable<number | null>): number | null => {
  let total = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    total += amount;
  }
  return total;
};

const sumOfKnown = (amounts: Iterable<number | null>): number => sum([...amounts].map((amount) => amount ?? 0)) ?? 0;

/** The trial balance of a company by month, each month's lines looked up once. */
export function trialBalanceOf(company: Company): (month: Month, view: TrialBalanceView) => TrialBalanceColumn | null {
  const { accounts, books, months: complete } = company;
  const months: ReadonlyMap<Month, Lines> = new Map(
    books.months.filter(({ month }) => complete.has(month)).map((told) => [told.month, linesOf(told)]),
  );
  const byHand = books.source === 'manual';
  const refs = [...accounts.keys()];

  /** What an account moved since the financial year began, in the months that are known; `null` without any. */
  const sinceYearBegan = (ref: number, month: Month): number | null => {
    const year = financialYearOf(month, books.yearEndMonth).months.filter((each) => each <= month);
    const known = year.map((each) => months.get(each)?.get(ref)?.[1] ?? null).filter((movement) => movement !== null);
    return known.length === 0 ? null : sum(known);
  };

  const standsAt = ({ account: { ref }, profitAndLoss }: PlacedAccount, lines: Lines, month: Month): number | null => {
    const line = lines.get(ref);
    if (byHand) return profitAndLoss ? sinceYearBegan(ref, month) : (line?.[2] ?? null);
    return line === undefined ? 0 : (line[2] ?? sinceYearBegan(ref, month));
  };

  /** An accounting system tells no movement of what it keeps a balance of: that is what the balance changed by. */
  const moved = ({ account: { ref } }: PlacedAccount, lines: Lines, month: Month): number | null => {
    const line = lines.get(ref);
    if (line !== undefined && line[1] !== null) return line[1];
    const earlier = months.get(addMonths(month, -1));
    const before = earlier?.get(ref);
    if (byHand) return line === undefined || before === undefined ? null : (line[2] ?? 0) - (before[2] ?? 0);
    if (line === undefined && (before === undefined || before[1] !== null)) return 0;
    return earlier === undefined ? null : (line?.[2] ?? 0) - (before?.[2] ?? 0);
  };

  const amountsOf = (month: Month, of: typeof moved): Amounts | undefined => {
    const lines = months.get(month);
    return lines && new Map([...accounts.values()].map((each) => [each.account.ref, of(each, lines, month)]));
  };

  /** The sum of the accounts of profit and loss as the last year ended: what its closing moves into the reserves. */
  const profitOfYearTo = (last: Month): number | null => {
    const stood = amountsOf(last, standsAt);
    return stood === undefined
      ? null
      : sum(refs.map((ref) => (accounts.get(ref)?.profitAndLoss === true ? (stood.get(ref) ?? null) : 0)));
  };

  /** As many years as make the total nothing; none where they do not. */
  const notClosed = (total: number | null, month: Month): number => {
    if (total === null || Math.abs(total) <= BY_PENNIES) return 0;
    let earlier = 0;
    for (let last = addMonths(financialYearOf(month, books.yearEndMonth).first, -1); ; last = addMonths(last, -12)) {
      const profit = profitOfYearTo(last);
      if (profit === null) return 0;
      earlier += profit;
      if (Math.abs(total + earlier) <= BY_PENNIES) return earlier;
    }
  };

  /** Without the transfer of last year's profit, where a P1 holds it. */
  const withoutClosing = (amounts: Amounts, month: Month): void => {
    const total = sum(amounts.values());
    const reserves = [...accounts.values()].find(keepsProfits);
    if (total === null || reserves === undefined || periodNumber(month, books.yearEndMonth) !== 1) return;
    const closed = profitOfYearTo(addMonths(month, -1));
    if (closed === null || Math.abs(total) <= BY_PENNIES || Math.abs(total - closed) > BY_PENNIES) return;
    const { ref } = reserves.account;
    amounts.set(ref, (amounts.get(ref) ?? 0) - closed);
  };

  /** Typed reserves are what remains, the profit of the year included; beside that profit they are shown without it. */
  const withRemainder = (amounts: Amounts): number | null => {
    const reserves = [...accounts.values()].find(({ account }) => account.type === 'capitalAndReserves');
    const ref = reserves?.account.ref;
    if (ref === undefined || (amounts.get(ref) ?? null) === null) return null;
    amounts.set(ref, 0);
    amounts.set(ref, 0 - sumOfKnown(amounts.values()));
    return 0;
  };

  return (month, view) => {
    const amounts = amountsOf(month, view === 'asAt' ? standsAt : moved);
    if (amounts === undefined) return null;
    if (byHand) return { month, amounts, earlierProfit: 0, total: withRemainder(amounts) };
    if (view === 'movement') {
      withoutClosing(amounts, month);
      return { month, amounts, earlierProfit: 0, total: sum(amounts.values()) };
    }
    const total = sum(amounts.values());
    const earlierProfit = notClosed(total, month);
    return { month, amounts, earlierProfit, total: total === null ? null : total + earlierProfit };
  };
}

/** The account that a provider closes the profit of a year into. */
const keepsProfits = ({ account: { type, subType, systemAccount } }: PlacedAccount): boolean =>
  type === 'RETAINEDEARNINGS' || systemAccount === 'RETAINEDEARNINGS' || subType === 'RetainedEarnings';
