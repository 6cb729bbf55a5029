import type { PlanSliders } from '@keelson/calculators/planning';
import { londonDate } from '@keelson/kernel';
import type { CalculationSaver, ScenarioStatus } from '@keelson/vocabulary';
import type { ScenarioBase, ScenarioEvent } from './scenarios.events';

export interface Scenario {
  readonly name: string;
  readonly status: ScenarioStatus;
  /** Only this kind of person works on it; the other one forks it. */
  readonly by: CalculationSaver;
  readonly base: ScenarioBase;
  readonly changes: PlanSliders;
}

export interface ScenariosState {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** What each kind of person stored on the latest day that they stored something. */
  readonly stored: Readonly<Partial<Record<CalculationSaver, { readonly day: string; readonly count: number }>>>;
}

export const initialScenariosState: ScenariosState = { scenarios: new Map(), stored: {} };

/** Names that a reader could not tell apart are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

const dayOf = (instant: string): string => londonDate(new Date(instant));

/** How many of a day of London are stored already. A clock that went back does not begin the day anew. */
export function storedOnDay({ stored }: ScenariosState, by: CalculationSaver, at: string): number {
  const latest = stored[by];
  return latest !== undefined && latest.day >= dayOf(at) ? latest.count : 0;
}

function withStored(state: ScenariosState, by: CalculationSaver, at: string): ScenariosState['stored'] {
  const latest = state.stored[by]?.day ?? '';
  const day = dayOf(at) > latest ? dayOf(at) : latest;
  return { ...state.stored, [by]: { day, count: storedOnDay(state, by, at) + 1 } };
}

function changed(state: ScenariosState, id: string, change: Partial<Scenario>): ScenariosState['scenarios'] {
  const scenario = state.scenarios.get(id);
  return scenario === undefined ? state.scenarios : new Map(state.scenarios).set(id, { ...scenario, ...change });
}

export function evolveScenarios(state: ScenariosState, event: ScenarioEvent): ScenariosState {
  switch (event.type) {
    case 'scenarios.begun.v1':
    case 'scenarios.forked.v1': {
      const { scenarioId, name, by, base, changes, at } = event.data;
      const scenarios = new Map(state.scenarios).set(scenarioId, { name, status: 'open', by, base, changes });
      return { scenarios, stored: withStored(state, by, at) };
    }
    case 'scenarios.renamed.v1': {
      const { scenarioId, name } = event.data;
      return { ...state, scenarios: changed(state, scenarioId, { name }) };
    }
    case 'scenarios.changed.v1': {
      const { scenarioId, changes } = event.data;
      return { ...state, scenarios: changed(state, scenarioId, { changes }) };
    }
    case 'scenarios.rebased.v1': {
      const { scenarioId, base, by, at } = event.data;
      return { scenarios: changed(state, scenarioId, { base }), stored: withStored(state, by, at) };
    }
    case 'scenarios.closed.v1':
      return { ...state, scenarios: changed(state, event.data.scenarioId, { status: 'closed' }) };
  }
}
