import { type Figure, FORMULAS } from '@keelson/calculators';
import { keptAmount } from '@keelson/calculators/planning';
import { lessTheFirst } from '@keelson/calculators/scenarios';
import { derivedExplanation } from '../../figures/derived-explanation';
import type { Explanation } from '../../ui/explain/explanation';
import { inPence, planOf } from './scenario-figures';
import type { ListPlace, ScenarioResult } from './scenario-places';
import { baseText, FIGURE_NAMES, LEVER_TITLES, percentText, RESULT_TITLES } from './scenario-words';
import type { Scenario } from './scenarios.api';

/** Worked out from its base where that comes to the same as then, otherwise as it was kept. */
function resultFigure({ base, changes, results, reopened }: Scenario, result: ScenarioResult): Figure {
  const plan = reopened === 'equal' ? planOf(base, changes) : null;
  if (plan) return result === 'change' ? plan.change : plan.impact[result];
  return keptAmount(inPence(results[result]));
}

const resultExplanation = (scenario: Scenario, result: ScenarioResult): Explanation =>
  derivedExplanation(resultFigure(scenario, result), FIGURE_NAMES, {
    title: `${RESULT_TITLES[result]}, ${scenario.name}`,
    period: 'A year',
    meaning:
      result === 'change'
        ? 'What the year’s profit before tax gains by the changes. Below nothing, it loses that.'
        : 'The figures that the scenario stands on, as a year, with the changes. An estimate, not advice.',
    facts: [{ text: 'Stands on', value: baseText(scenario.base) }],
  });

const apartExplanation = (scenario: Scenario, first: Scenario, result: ScenarioResult): Explanation =>
  derivedExplanation(
    lessTheFirst(resultFigure(scenario, result), resultFigure(first, result)),
    { ...FIGURE_NAMES, own: scenario.name, first: first.name },
    {
      title: `${RESULT_TITLES[result]}, ${scenario.name} less ${first.name}`,
      period: 'A year',
      meaning: 'How far the scenario is from the first one that it is compared with.',
      facts: [scenario, first].map(({ name, base }) => ({ text: name, value: baseText(base) })),
    },
  );

/** A change is what was typed: there is nothing to work out. */
function leverExplanation({ name, changes, base }: Scenario, lever: keyof Scenario['changes']): Explanation {
  const value = percentText(changes[lever]);
  const { text, section } = FORMULAS.keptAmount;
  return {
    ...{ title: `${LEVER_TITLES[lever]}, change, ${name}`, value, period: '', notes: [], groups: [], imports: [] },
    meaning: 'By how much the scenario changes the line. 0 leaves it as it is.',
    steps: [{ text: 'Set with its lever', value }],
    result: { text, value },
    facts: [
      { text: 'Stands on', value: baseText(base) },
      { text: 'Rule', value: `Formulas ${section}, version ${FORMULAS.keptAmount.version}` },
    ],
  };
}

/** How a figure of the list, or of scenarios side by side, comes about (BEYOND-01). */
export function listExplanation(
  place: ListPlace,
  scenarios: readonly Scenario[],
  first: Scenario | undefined,
): Explanation | undefined {
  const scenario = scenarios.find(({ scenarioId }) => scenarioId === place.scenarioId);
  if (!scenario) return undefined;
  if (place.of === 'lever') return leverExplanation(scenario, place.lever);
  if (place.of === 'result') return resultExplanation(scenario, place.result);
  return first && apartExplanation(scenario, first, place.result);
}
