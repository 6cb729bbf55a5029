import type { Price, TaxRate } from './catalogue-objects';
import type { Period } from './subscription-objects';

/** A line before its discount and tax are known. */
export interface DraftLine {
  readonly price: Price;
  readonly quantity: number;
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly taxRates: readonly TaxRate[];
  readonly proration: boolean;
  /** The subscription and its item, for a line of a subscription. */
  readonly of: { readonly subscription: string; readonly item: string } | null;
}
