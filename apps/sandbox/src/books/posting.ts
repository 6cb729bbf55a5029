import type { CalendarDate } from '@keelson/kernel';

/** What a posting is; QuickBooks shows it as the type of the transaction. */
export type PostingKind =
  'opening' | 'invoice' | 'receipt' | 'bill' | 'bill-payment' | 'expense' | 'transfer' | 'journal';

export interface PostingLine {
  readonly code: string;
  /** Whole pence; debit positive. */
  readonly amount: number;
}

/** One transaction. Its lines sum to zero, except where a company is crooked on purpose. */
export interface Posting {
  readonly date: CalendarDate;
  readonly kind: PostingKind;
  readonly text: string;
  readonly lines: readonly PostingLine[];
}

export const debit = (code: string, amount: number): PostingLine => ({ code, amount });
export const credit = (code: string, amount: number): PostingLine => ({ code, amount: -amount });
