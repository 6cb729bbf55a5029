import { addDays, type CalendarDate, monthOf } from '@keelson/kernel';
import { type BookAccount, isProfitAndLoss } from './account';
import { yearStart } from './days';
import type { Posting, PostingKind } from './posting';

export interface LedgerEntry {
  readonly date: CalendarDate;
  readonly kind: PostingKind;
  readonly text: string;
  readonly amount: number;
  /** The account at the other end; the first where there are several. */
  readonly other: BookAccount | undefined;
}

export interface Transfer {
  readonly date: CalendarDate;
  readonly text: string;
  /** Whole pence, above nothing. */
  readonly amount: number;
  readonly fromAccount: BookAccount;
  readonly toAccount: BookAccount;
}

/** A line without its other side, which only looks into its own month show. */
export interface StrayLine {
  readonly date: CalendarDate;
  readonly code: string;
  readonly amount: number;
}

export interface BooksOptions {
  readonly accounts: readonly BookAccount[];
  readonly postings: readonly Posting[];
  readonly yearEndMonth: number;
  readonly stray?: StrayLine;
}

const RETAINED = '960';
const EARLIEST = '0000-01-01' as CalendarDate;

/** Everything the stand-ins report comes from these postings. Amounts are whole pence, debit positive. */
export class CompanyBooks {
  readonly accounts: readonly BookAccount[];
  private readonly postings: readonly Posting[];
  private readonly byCode: ReadonlyMap<string, BookAccount>;

  constructor(private readonly options: BooksOptions) {
    this.accounts = options.accounts;
    this.byCode = new Map(options.accounts.map((each) => [each.code, each]));
    this.postings = options.postings.toSorted((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
    );
  }

  get banks(): readonly BookAccount[] {
    return this.accounts.filter(({ group }) => group === 'bank');
  }

  yearStart(day: CalendarDate): CalendarDate {
    return yearStart(day, this.options.yearEndMonth);
  }

  /** The sum of an account’s lines of these days, by code; accounts without a line are missing. */
  movements(from: CalendarDate, to: CalendarDate): Map<string, number> {
    const sums = new Map<string, number>();
    const add = (code: string, amount: number) => sums.set(code, (sums.get(code) ?? 0) + amount);
    for (const { date, lines } of this.postings) {
      if (date > to) break;
      if (date >= from) for (const { code, amount } of lines) add(code, amount);
    }
    const { stray } = this.options;
    if (stray && stray.date >= from && stray.date <= to && monthOf(stray.date) === monthOf(to))
      add(stray.code, stray.amount);
    return sums;
  }

  /** Balances at the end of a day: profit and loss since the year began, what was earned before in the equity. */
  balances(day: CalendarDate): Map<string, number> {
    const start = this.yearStart(day);
    const balances = new Map<string, number>();
    const thisYear = this.movements(start, day);
    const add = (code: string, amount: number) => balances.set(code, (balances.get(code) ?? 0) + amount);
    for (const [code, amount] of thisYear) add(code, amount);
    for (const [code, amount] of this.movements(EARLIEST, addDays(start, -1))) {
      const known = this.byCode.get(code);
      add(known !== undefined && isProfitAndLoss(known) ? RETAINED : code, amount);
    }
    return balances;
  }

  /** What an account stands at, without the roll at the end of a year. */
  balance(code: string, day: CalendarDate): number {
    return this.movements(EARLIEST, day).get(code) ?? 0;
  }

  /** Moves between two own bank accounts on these days, in order. */
  transfers(from: CalendarDate, to: CalendarDate): readonly Transfer[] {
    return this.postings
      .filter(({ kind, date }) => kind === 'transfer' && date >= from && date <= to)
      .flatMap(({ date, text, lines }) => {
        const [into, out] = [lines.find(({ amount }) => amount > 0), lines.find(({ amount }) => amount < 0)];
        const [toAccount, fromAccount] = [this.byCode.get(into?.code ?? ''), this.byCode.get(out?.code ?? '')];
        return into && toAccount && fromAccount ? [{ date, text, amount: into.amount, fromAccount, toAccount }] : [];
      });
  }

  /** The lines of an account on these days, in order. */
  entries(code: string, from: CalendarDate, to: CalendarDate): readonly LedgerEntry[] {
    return this.postings
      .filter(({ date }) => date >= from && date <= to)
      .flatMap(({ date, kind, text, lines }) =>
        lines
          .filter((line) => line.code === code)
          .map(({ amount }) => ({
            date,
            kind,
            text,
            amount,
            other: this.byCode.get(lines.find((line) => line.code !== code)?.code ?? ''),
          })),
      );
  }
}
