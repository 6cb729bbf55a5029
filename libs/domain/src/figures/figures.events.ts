import type { KeyFigures } from '@keelson/calculators';
import type { Month } from '@keelson/kernel';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** The key figures of the twelve months to `asAt` came out otherwise than before. */
export type FiguresPublished = DomainEvent<
  'figures.published.v1',
  {
    readonly asAt: Month;
    readonly formulaVersion: number;
    readonly figures: KeyFigures;
    /** The event of the ledger that brought it about. */
    readonly causedBy: { readonly type: string; readonly eventId: string; readonly importId: string | null };
    readonly publishedAt: string;
  }
>;

export type FigureEvent = FiguresPublished;

const NO_FIGURES: KeyFigures = {
  turnover: null,
  profitBeforeTax: null,
  grossMarginPercent: null,
  profitBeforeTaxPercent: null,
  payrollPercent: null,
  overheadsPercent: null,
  turnoverPerEmployee: null,
  tradeDebtorDays: null,
  stockDays: null,
  tradeCreditorDays: null,
};

export const figureEventDefinitions: EventDefinitions<FigureEvent> = {
  'figures.published.v1': { personal: { figures: NO_FIGURES } },
};

export const figuresStream = (accountId: string): string => `figures-${accountId}`;
