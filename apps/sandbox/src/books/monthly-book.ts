import { calendarDate, type CalendarDate } from '@keelson/kernel';
import type { Posting, PostingKind, PostingLine } from './posting';

const PROFIT_AND_LOSS = /^[2-5]/;

/** Takes postings month by month and knows the balances so far: the rules of the companies are told in terms of them. */
export class MonthlyBook {
  readonly postings: Posting[] = [];
  /** The VAT account when the last quarter ended. */
  vatOfQuarter = 0;
  private readonly balances = new Map<string, number>();

  constructor(openedOn: string, opening: readonly PostingLine[]) {
    this.post(calendarDate(openedOn), 'opening', 'Opening balances', opening);
    this.vatOfQuarter = this.balance('820');
  }

  balance(code: string): number {
    return this.balances.get(code) ?? 0;
  }

  post(date: CalendarDate, kind: PostingKind, text: string, lines: readonly PostingLine[]): void {
    const told = lines.filter(({ amount }) => amount !== 0);
    if (told.length === 0) return;
    this.postings.push({ date, kind, text, lines: told });
    for (const { code, amount } of told) this.balances.set(code, this.balance(code) + amount);
  }

  profitBeforeTax(): number {
    let sum = 0;
    for (const [code, amount] of this.balances) if (PROFIT_AND_LOSS.test(code) && code !== '500') sum -= amount;
    return sum;
  }

  /** A year ends: its income and costs count no more. The ledger itself needs no posting for that. */
  clearYear(): void {
    for (const code of this.balances.keys()) if (PROFIT_AND_LOSS.test(code)) this.balances.set(code, 0);
  }
}
