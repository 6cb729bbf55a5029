import type { ReconciliationMonthStanding } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** Somebody closed a month as it stood. Nothing opens it again: what comes later is an exception of an open month. */
export type MonthClosed = DomainEvent<
  'reconciliation.month-closed.v1',
  ReconciliationMonthStanding & {
    readonly month: string;
    /** The position in the log up to which the figures were read: what is recorded behind it came later. */
    readonly readTo: number;
    /** Of the rules that had judged its payments and payouts. */
    readonly version: number;
  }
>;

export const monthEventDefinitions: EventDefinitions<MonthClosed> = {
  'reconciliation.month-closed.v1': { personal: {} },
};

/** What was decided about one London calendar month, `2026-10`. */
export const monthStream = (month: string): string => `reconciliationMonth-${month}`;
