import type { KeptPlanFigures, PlanSliders } from '@keelson/calculators/planning';
import type { CalculationSaver, LedgerSource } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';
import type { ScenarioResults } from './scenario-plan';

/** What a scenario stands on: books or typed figures as they were on a day, by what was known on a day. */
export interface ScenarioBase {
  /** `null` for the figures that an owner typed for what-if plans. */
  readonly source: LedgerSource | null;
  /** Whole pence. */
  readonly figures: KeptPlanFigures;
  /** The imports and entries that the figures came with. */
  readonly importIds: readonly string[];
  /** The months of the sums, the oldest first; none of typed figures. */
  readonly months: { readonly thisYear: readonly string[]; readonly lastYear: readonly string[] };
  /** The day for which the books were read, and the day whose knowledge counts. */
  readonly asAt: string;
  readonly knownOn: string;
  /** The months are those of the year just completed (decision 4.69). */
  readonly period1: boolean;
}

/** What a scenario comes to, as it was computed: it can be computed again from what it pins (BEYOND-11). */
interface Computed {
  readonly results: ScenarioResults;
  readonly formulaVersion: number;
}

interface Stored extends Computed {
  readonly scenarioId: string;
  /** In the words of whoever began it; unique among the open ones of an account. */
  readonly name: string;
  readonly base: ScenarioBase;
  /** Percent, 0 for what is left alone. */
  readonly changes: PlanSliders;
  readonly by: CalculationSaver;
  /** ISO instant: a day of London has room for so many. */
  readonly at: string;
}

export type ScenarioBegun = DomainEvent<'scenarios.begun.v1', Stored>;

/** A scenario was copied under a name of its own, to go another way from there. */
export type ScenarioForked = DomainEvent<'scenarios.forked.v1', Stored & { readonly parentId: string }>;

export type ScenarioRenamed = DomainEvent<
  'scenarios.renamed.v1',
  { readonly scenarioId: string; readonly name: string }
>;

export type ScenarioChanged = DomainEvent<
  'scenarios.changed.v1',
  Computed & { readonly scenarioId: string; readonly changes: PlanSliders }
>;

/** The same changes on other figures. */
export type ScenarioRebased = DomainEvent<
  'scenarios.rebased.v1',
  Computed & {
    readonly scenarioId: string;
    readonly base: ScenarioBase;
    readonly by: CalculationSaver;
    readonly at: string;
  }
>;

export type ScenarioClosed = DomainEvent<'scenarios.closed.v1', { readonly scenarioId: string }>;

export type ScenarioEvent =
  ScenarioBegun | ScenarioForked | ScenarioRenamed | ScenarioChanged | ScenarioRebased | ScenarioClosed;

const NO_YEAR: KeptPlanFigures['thisYear'] = {
  months: 0,
  sales: null,
  costOfSales: null,
  payroll: null,
  overheads: null,
};
const name = ERASED;
const base = {
  source: null,
  figures: { thisYear: NO_YEAR, lastYear: NO_YEAR, addedBack: null },
  importIds: [],
  months: { thisYear: [], lastYear: [] },
  ...{ asAt: '', knownOn: '', period1: false },
};
const changes: PlanSliders = { price: 0, sales: 0, costOfSales: 0, payroll: 0, overheads: 0 };
const results: ScenarioResults = { sales: 0, costOfSales: 0, payroll: 0, overheads: 0, profitBeforeTax: 0, change: 0 };

export const scenarioEventDefinitions: EventDefinitions<ScenarioEvent> = {
  'scenarios.begun.v1': { personal: { name, base, changes, results } },
  'scenarios.forked.v1': { personal: { name, base, changes, results } },
  'scenarios.renamed.v1': { personal: { name } },
  'scenarios.changed.v1': { personal: { changes, results } },
  'scenarios.rebased.v1': { personal: { base, results } },
  'scenarios.closed.v1': { personal: {} },
};

export const scenariosStream = (accountId: string): string => `scenarios-${accountId}`;
