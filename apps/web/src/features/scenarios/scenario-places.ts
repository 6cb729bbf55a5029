import type { BaseDifference, PlannedLine } from '@keelson/calculators/scenarios';
import type { PlanSlider } from '@keelson/vocabulary';

/** A month after the base, or all of them together. */
export type MonthPlace = string;
export const ALL_MONTHS: MonthPlace = 'all';

/** Which of a scenario's two tables of what changed underneath. */
export type BasePlace = 'newer' | 'rebased';

/** A figure of an open scenario that can be explained, by where it stands. */
export type ScenarioPlace =
  | {
      readonly of: 'line';
      readonly line: PlannedLine;
      readonly column: 'thisYear' | 'impact' | 'difference';
    }
  | {
      readonly of: 'month';
      readonly month: MonthPlace;
      readonly line: PlannedLine;
      readonly column: 'planned' | 'actual' | 'difference';
    }
  | {
      readonly of: 'base';
      readonly base: BasePlace;
      readonly figure: Pick<BaseDifference, 'of' | 'year'>;
      readonly column: 'before' | 'after' | 'difference';
    }
  | { readonly of: 'onNewer'; readonly column: 'profit' | 'gain' };

/** A result of a scenario: a line of its year, or what the profit gains. */
export type ScenarioResult = PlannedLine | 'change';

/** A figure of the list, or of scenarios side by side. */
export type ListPlace =
  | { readonly of: 'result' | 'apart'; readonly scenarioId: string; readonly result: ScenarioResult }
  | { readonly of: 'lever'; readonly scenarioId: string; readonly lever: PlanSlider };
