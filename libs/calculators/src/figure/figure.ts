import type { CalendarDate, Decimal, Month } from '@keelson/kernel';
import type { FigureUnit } from '@keelson/vocabulary';
import type { Flow, Stand } from '../values';
import type { FormulaId } from './formulas';

/** What a reader of a figure has to know beside its value. */
export type FigureFlag =
  /** A company of 3 to 11 months: the figure covers so many of the twelve (formulas 5.6). */
  | { readonly kind: 'partial'; readonly months: number }
  /** Months of the period that were never imported (formulas 5.25). */
  | { readonly kind: 'monthsMissing'; readonly months: readonly Month[] }
  /** A trial balance does not add up, by so many pence, debit positive (formulas 5.1). */
  | { readonly kind: 'outOfBalance'; readonly month: Month; readonly difference: number }
  /** Profit and loss report and trial balance tell two net profits, so many pence apart (formulas 5.1). */
  | { readonly kind: 'profitsDiffer'; readonly month: Month; readonly difference: number }
  /** Net assets less capital and reserves, in pence (formulas 5.10). */
  | { readonly kind: 'doesNotBalance'; readonly month: Month; readonly difference: number }
  /** Accounts with amounts that no rule places: they are not in the figure (formulas 5.2). */
  | { readonly kind: 'unmapped'; readonly refs: readonly number[] }
  /** Loans of which nobody has stated what is due within a year: all of it counts after (formulas 5.2, 5.26). */
  | { readonly kind: 'splitUnknown'; readonly refs: readonly number[] }
  /** Nobody has said whether the company is registered for VAT: what allows for it is not known (formulas 5.26). */
  | { readonly kind: 'vatUnknown' }
  /** Customers are owed more than they owe (formulas 5.8). */
  | { readonly kind: 'creditBalance' }
  /** There are not six of the twelve months before the last twelve: no growth is assumed (formulas 5.16, 5.26). */
  | { readonly kind: 'growthUnknown' }
  /** Typed figures do not tell what is owed for VAT, PAYE and corporation tax: nothing is taken off for it. */
  | { readonly kind: 'taxOwedUnknown' }
  /** Days on which a transfer between own accounts was recognised by equal amounts (formulas 5.24). */
  | { readonly kind: 'transferAssumed'; readonly dates: readonly CalendarDate[] };

/** Where an input comes from; enough to find the lines that it is the sum of. */
export type InputSource =
  | { readonly kind: 'flow'; readonly flow: Flow; readonly months: readonly Month[] }
  /** What one account, by its `ref`, has in a flow. */
  | { readonly kind: 'accountFlow'; readonly flow: Flow; readonly ref: number; readonly months: readonly Month[] }
  | { readonly kind: 'stand'; readonly stand: Stand; readonly month: Month }
  | { readonly kind: 'standOnDay'; readonly stand: Stand; readonly date: CalendarDate }
  | { readonly kind: 'bankDays'; readonly side: 'received' | 'spent'; readonly dates: readonly CalendarDate[] }
  /** The mean of the counts entered for the months. */
  | { readonly kind: 'headcount'; readonly months: readonly Month[] }
  | { readonly kind: 'vatMultiplier' }
  | { readonly kind: 'monthCount'; readonly months: readonly Month[] }
  | { readonly kind: 'figure'; readonly figure: Figure }
  /** What follows from others by a rule that is not a sum, or was given by hand. */
  | { readonly kind: 'given'; readonly value: Decimal; readonly unit: FigureUnit };

export interface FigureInput {
  readonly name: string;
  /** Pounds for amounts; `null` for what there is none of. */
  readonly value: Decimal | null;
  readonly from: InputSource;
}

/** A computed result with all that explains it (formulas 5.0). Not rounded. */
export interface Figure {
  /** In the unit of its formula; `null` where there is none. */
  readonly value: Decimal | null;
  readonly formulaId: FormulaId;
  readonly formulaVersion: number;
  /** The imports and entries that the inputs came with, sorted. */
  readonly importIds: readonly string[];
  readonly flags: readonly FigureFlag[];
  readonly inputs: readonly FigureInput[];
}
