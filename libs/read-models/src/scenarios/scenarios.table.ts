import type {
  CalculationSaver,
  LedgerSource,
  PlanLine,
  PlanSlider,
  PlanYear,
  ScenarioStatus,
} from '@keelson/vocabulary';
import { defineTable } from '../table';

type KeptYear = Readonly<Record<'months', number> & Record<PlanLine, number | null>>;

/** What a scenario stands on, in whole pence. */
export interface KeptScenarioBase {
  readonly source: LedgerSource | null;
  readonly figures: Readonly<Record<PlanYear, KeptYear>> & { readonly addedBack: number | null };
  readonly importIds: readonly string[];
  readonly months: Readonly<Record<PlanYear, readonly string[]>>;
  readonly asAt: string;
  readonly knownOn: string;
  readonly period1: boolean;
}

/** What a scenario pins, and where it comes from. */
export interface KeptScenario {
  /** `null` for one that was begun from nothing. */
  readonly parentId: string | null;
  readonly base: KeptScenarioBase;
  readonly changes: Readonly<Record<PlanSlider, number>>;
  /** Whole pence. */
  readonly results: Readonly<Record<PlanLine | 'profitBeforeTax' | 'change', number>>;
  readonly formulaVersion: number;
  /** The base before it was last re-based. */
  readonly rebased: { readonly at: string; readonly before: KeptScenarioBase } | null;
}

/** One row per scenario, open or closed. */
export interface ScenarioRow {
  readonly scenario_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly status: ScenarioStatus;
  readonly begun_by: CalculationSaver;
  readonly kept: KeptScenario;
  /** ISO instants. */
  readonly begun_at: string;
  readonly changed_at: string;
  readonly closed_at: string | null;
  /** Version of the stream of scenarios that the row includes. */
  readonly version: number;
}

export const scenariosTable = defineTable<ScenarioRow>({
  name: 'scenarios',
  columns: {
    scenario_id: { type: 'text' },
    account_id: { type: 'text' },
    name: { type: 'text' },
    status: { type: 'text' },
    begun_by: { type: 'text' },
    kept: { type: 'json' },
    begun_at: { type: 'text' },
    changed_at: { type: 'text' },
    closed_at: { type: 'text', nullable: true },
    version: { type: 'integer' },
  },
  primaryKey: 'scenario_id',
  indexes: ['(account_id, status, begun_at)'],
  owner: { account: 'account_id', figuresOf: 'account_id' },
});
