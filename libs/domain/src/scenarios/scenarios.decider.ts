import { fitsPlanSlider, PLANNER_VERSION, type PlanSliders } from '@keelson/calculators/planning';
import { isSameBase } from '@keelson/calculators/scenarios';
import { accepted, canonicalJson, refused, type Result } from '@keelson/kernel';
import { type CalculationSaver, MOST_OPEN_SCENARIOS, PLAN_SLIDERS } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import { scenarioPlan, type ScenarioResults, scenarioResults } from './scenario-plan';
import type { ScenarioBase, ScenarioEvent } from './scenarios.events';
import {
  evolveScenarios,
  initialScenariosState,
  nameKey,
  type Scenario,
  type ScenariosState,
  storedOnDay,
} from './scenarios.state';

interface Storing {
  /** ISO instant of the command's clock. */
  readonly at: string;
  /** How often one kind of person may store a scenario on one day of London (decision 4.102). */
  readonly mostADay: number;
}

type Order<Name extends string, Details extends object = object> = Details & {
  readonly name: Name;
  readonly scenarioId: string;
  readonly by: CalculationSaver;
};

export type BeginScenario = Order<
  'BeginScenario',
  Storing & { readonly title: string; readonly base: ScenarioBase; readonly changes: PlanSliders }
>;
export type ForkScenario = Order<'ForkScenario', Storing & { readonly title: string; readonly parentId: string }>;
export type RenameScenario = Order<'RenameScenario', { readonly title: string }>;
export type ChangeScenario = Order<'ChangeScenario', { readonly changes: PlanSliders }>;
export type RebaseScenario = Order<'RebaseScenario', Storing & { readonly base: ScenarioBase }>;
export type CloseScenario = Order<'CloseScenario'>;

export type ScenarioCommand =
  BeginScenario | ForkScenario | RenameScenario | ChangeScenario | RebaseScenario | CloseScenario;

export type ScenarioRefusal = Rejection<
  | 'SCENARIO_NOT_FOUND'
  | 'SCENARIO_CLOSED'
  /** The other kind of person began it: it can be forked. */
  | 'NOT_YOURS'
  | 'NAME_TAKEN'
  | 'TOO_MANY_OPEN'
  | 'CHANGES_OUT_OF_BOUNDS'
  /** A line falls by all of itself (decision 4.28). */
  | 'CANNOT_COMPUTE'
  | 'FIGURES_UNKNOWN'
  /** Nothing is other than what it stands on. */
  | 'NO_NEWER_FIGURES'
  | 'LIMIT_REACHED'
>;

type Decision = Result<ScenarioEvent[], ScenarioRefusal>;

const isNameTaken = ({ scenarios }: ScenariosState, title: string, except?: string): boolean =>
  [...scenarios].some(
    ([id, { name, status }]) => status === 'open' && id !== except && nameKey(name) === nameKey(title),
  );

/** Room for another one, under this name. */
function refusalToStore(state: ScenariosState, order: Storing & { title: string; by: CalculationSaver }) {
  if (storedOnDay(state, order.by, order.at) >= order.mostADay) return 'LIMIT_REACHED' as const;
  const open = [...state.scenarios.values()].filter(({ status }) => status === 'open');
  if (open.length >= MOST_OPEN_SCENARIOS) return 'TOO_MANY_OPEN' as const;
  return isNameTaken(state, order.title) ? ('NAME_TAKEN' as const) : undefined;
}

function computed(
  base: ScenarioBase,
  changes: PlanSliders,
): Result<{ results: ScenarioResults; formulaVersion: number }, ScenarioRefusal> {
  if (!PLAN_SLIDERS.every((slider) => fitsPlanSlider(changes[slider])))
    return refused({ code: 'CHANGES_OUT_OF_BOUNDS' });
  const plan = scenarioPlan(PLANNER_VERSION, base.figures, changes);
  if (plan?.kind === 'cannotCompute') return refused({ code: 'CANNOT_COMPUTE' });
  const results = scenarioResults(plan);
  return results === null
    ? refused({ code: 'FIGURES_UNKNOWN' })
    : accepted({ results, formulaVersion: PLANNER_VERSION });
}

function begun(order: BeginScenario, state: ScenariosState): Decision {
  const { scenarioId, title: name, base, changes, by, at } = order;
  const refusal = refusalToStore(state, order);
  if (refusal) return refused({ code: refusal });
  const outcome = computed(base, changes);
  if (!outcome.ok) return outcome;
  const data = { scenarioId, name, base, changes, ...outcome.value, by, at };
  return accepted([{ type: 'scenarios.begun.v1', data }]);
}

function forked(order: ForkScenario, state: ScenariosState): Decision {
  const { scenarioId, parentId, title: name, by, at } = order;
  const parent = state.scenarios.get(parentId);
  if (parent === undefined) return refused({ code: 'SCENARIO_NOT_FOUND' });
  const refusal = refusalToStore(state, order);
  if (refusal) return refused({ code: refusal });
  const { base, changes } = parent;
  const outcome = computed(base, changes);
  if (!outcome.ok) return outcome;
  const data = { scenarioId, parentId, name, base, changes, ...outcome.value, by, at };
  return accepted([{ type: 'scenarios.forked.v1', data }]);
}

function rebased({ scenarioId, base, by, at, mostADay }: RebaseScenario, scenario: Scenario, state: ScenariosState) {
  if (isSameBase(scenario.base.figures, base.figures)) return refused({ code: 'NO_NEWER_FIGURES' } as const);
  if (storedOnDay(state, by, at) >= mostADay) return refused({ code: 'LIMIT_REACHED' } as const);
  const outcome = computed(base, scenario.changes);
  if (!outcome.ok) return outcome;
  return accepted([{ type: 'scenarios.rebased.v1' as const, data: { scenarioId, base, ...outcome.value, by, at } }]);
}

function worked(
  order: Exclude<ScenarioCommand, BeginScenario | ForkScenario>,
  scenario: Scenario,
  state: ScenariosState,
): Decision {
  const { scenarioId } = order;
  switch (order.name) {
    case 'RenameScenario': {
      if (order.title === scenario.name) return accepted([]);
      if (isNameTaken(state, order.title, scenarioId)) return refused({ code: 'NAME_TAKEN' });
      return accepted([{ type: 'scenarios.renamed.v1', data: { scenarioId, name: order.title } }]);
    }
    case 'ChangeScenario': {
      const { changes } = order;
      if (canonicalJson(changes) === canonicalJson(scenario.changes)) return accepted([]);
      const outcome = computed(scenario.base, changes);
      if (!outcome.ok) return outcome;
      return accepted([{ type: 'scenarios.changed.v1', data: { scenarioId, changes, ...outcome.value } }]);
    }
    case 'RebaseScenario':
      return rebased(order, scenario, state);
    case 'CloseScenario':
      return accepted([{ type: 'scenarios.closed.v1', data: { scenarioId } }]);
  }
}

/** The scenarios of one customer. All are in one stream, so that names, numbers and the limit of a day hold at once. */
export const scenariosDecider: Decider<ScenarioCommand, ScenariosState, ScenarioEvent, ScenarioRefusal> = {
  initialState: initialScenariosState,
  decide(order, state) {
    if (order.name === 'BeginScenario') return begun(order, state);
    if (order.name === 'ForkScenario') return forked(order, state);
    const scenario = state.scenarios.get(order.scenarioId);
    if (scenario === undefined) return refused({ code: 'SCENARIO_NOT_FOUND' });
    if (scenario.by !== order.by) return refused({ code: 'NOT_YOURS' });
    if (scenario.status === 'closed')
      return order.name === 'CloseScenario' ? accepted([]) : refused({ code: 'SCENARIO_CLOSED' });
    return worked(order, scenario, state);
  },
  evolve: evolveScenarios,
};
