import type { PlanLine, PlanYear } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** What was typed of a year: how many of its months the amounts cover, and each amount in whole pence. */
export type YearInputs = Readonly<Record<'months' | PlanLine, number>>;

export type PlanInputs = Readonly<Record<PlanYear, YearInputs>>;

/** All figures that what-if plans start from, as they stand after saving. */
export type InputsSaved = DomainEvent<'planning.inputs-saved.v1', PlanInputs>;

export type PlanningEvent = InputsSaved;

const NOTHING: YearInputs = { months: 0, sales: 0, costOfSales: 0, payroll: 0, overheads: 0 };

export const planningEventDefinitions: EventDefinitions<PlanningEvent> = {
  'planning.inputs-saved.v1': { personal: { thisYear: NOTHING, lastYear: NOTHING } },
};

export const planningStream = (accountId: string): string => `planning-${accountId}`;
