import type { CalendarDate, Month, Pence } from '@keelson/kernel';
import { endOfMonth, monthOf, pence } from '@keelson/kernel';
import type { LedgerAccount } from '../books';
import type { InputSource } from '../figure';
import type { Company, Flow, PlacedAccount, Stand } from '../values';
import { accountFlows, dayLines } from '../values';

/** One line of a trial balance, or a day's bank movements, with what it counts in an input. */
export interface ExplainedLine {
  readonly month: Month;
  /** The month's end, or the day. */
  readonly date: CalendarDate;
  /** `null` for a day's bank movements, which are told for all bank accounts together. */
  readonly account: { readonly ref: number; readonly code: string; readonly name: string } | null;
  /** With the sign of the input: the lines of an input add up to it. */
  readonly amount: Pence;
  readonly importId: string;
}

/** A count of people that an average is made of. */
export interface ExplainedCount {
  readonly month: Month;
  /** A decimal text as it was entered. */
  readonly count: string;
}

interface Source {
  readonly date: CalendarDate;
  readonly importId: string;
}

function lineOf(amount: number, { ref, code, name }: LedgerAccount, { date, importId }: Source): ExplainedLine[] {
  if (amount === 0) return [];
  return [{ month: monthOf(date), date, account: { ref, code, name }, amount: pence(amount), importId }];
}

const linesOf = (company: Company, month: Month) => company.books.months.find((of) => of.month === month);

function flowLines(company: Company, flow: Flow, month: Month): ExplainedLine[] {
  const of = linesOf(company, month);
  if (of === undefined) return [];
  const source = { date: endOfMonth(month), importId: of.importId };
  return accountFlows(company, flow, month).flatMap(([account, amount]) => lineOf(amount, account, source));
}

/** A loan that is split is named with its part. */
const partOf = ({ account, dueWithinYear }: PlacedAccount, stand: Stand): LedgerAccount => {
  if (dueWithinYear === undefined) return account;
  const part = stand === 'otherCurrentLiabilities' ? 'the part due within a year' : 'the part due later';
  return { ...account, name: `${account.name}, ${part}` };
};

function standLines(
  company: Company,
  stand: Stand,
  balances: readonly (readonly [ref: number, balance: Pence | null])[],
  source: Source,
): ExplainedLine[] {
  return balances.flatMap(([ref, balance]) => {
    const account = company.accounts.get(ref);
    if (account === undefined || balance === null) return [];
    const part = account.standsAt(balance).find(([of]) => of === stand);
    return part === undefined ? [] : lineOf(part[1], partOf(account, stand), source);
  });
}

/** The lines that make up an input; none for what is not a sum of lines. */
export function explainedLines(company: Company, from: InputSource): readonly ExplainedLine[] {
  switch (from.kind) {
    case 'flow':
      return from.months.flatMap((month) => flowLines(company, from.flow, month));
    case 'accountFlow':
      return from.months
        .flatMap((month) => flowLines(company, from.flow, month))
        .filter(({ account }) => account?.ref === from.ref);
    case 'stand': {
      const of = linesOf(company, from.month);
      if (of === undefined || !company.months.has(from.month)) return [];
      const balances = of.lines.map(([ref, , balance]) => [ref, balance] as const);
      return standLines(company, from.stand, balances, { date: endOfMonth(from.month), importId: of.importId });
    }
    case 'standOnDay': {
      const day = company.books.days.find(({ date }) => date === from.date);
      return day === undefined || day.date > company.today
        ? []
        : standLines(company, from.stand, dayLines(company, day), day);
    }
    case 'bankDays':
      return company.books.bankDays
        .filter(({ date }) => from.dates.includes(date))
        .flatMap((day) => {
          const amount = day[from.side];
          const { date, importId } = day;
          return amount === null ? [] : [{ month: monthOf(date), date, account: null, amount, importId }];
        });
    case 'headcount':
    case 'vatMultiplier':
    case 'monthCount':
    case 'figure':
    case 'given':
      return [];
  }
}

/** The counts of people that an input is the average of. */
export const explainedCounts = (company: Company, from: InputSource): readonly ExplainedCount[] =>
  from.kind !== 'headcount'
    ? []
    : from.months.flatMap((month) => {
        const count = company.books.headcounts[month];
        return count === undefined ? [] : [{ month, count }];
      });
