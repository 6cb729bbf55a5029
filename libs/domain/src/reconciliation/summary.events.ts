import type { ReconciliationAge, ReconciliationReason } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** How many payments and payouts need a person for one reason, and have waited about as long. */
export interface CountedExceptions {
  readonly reason: ReconciliationReason;
  readonly age: ReconciliationAge;
  readonly cases: number;
  /** Of those in pounds. */
  readonly amountPence: number;
}

/** What needed a person on a morning in London: what the mail of that day says. Empty where nothing did. */
export type ExceptionsCounted = DomainEvent<
  'reconciliation.exceptions-counted.v1',
  { readonly date: string; readonly exceptions: readonly CountedExceptions[] }
>;

export type SummaryEvent = ExceptionsCounted;

export const summaryEventDefinitions: EventDefinitions<SummaryEvent> = {
  'reconciliation.exceptions-counted.v1': { personal: {} },
};

/** One stream: a day is counted once because its last one is known. */
export const SUMMARY_STREAM = 'reconciliation-summaries';
