import type { ScenarioEvent } from '@keelson/domain/scenarios';
import type { CalculationSaver } from '@keelson/vocabulary';
import { type HistoryWords, words } from '../runtime/wording';

const BY: Readonly<Record<CalculationSaver, string>> = {
  owner: 'By the owner',
  partner: 'By the channel partner',
};

/** How the events read in the account history. No personal value goes in, names of scenarios included. */
export const scenariosHistory: HistoryWords<ScenarioEvent> = {
  'scenarios.begun.v1': ({ by }) => words('figures', 'good', 'Scenario begun', BY[by]),
  'scenarios.forked.v1': ({ by }) => words('figures', 'good', 'Scenario forked', BY[by]),
  'scenarios.renamed.v1': () => words('figures', 'neutral', 'Scenario renamed'),
  'scenarios.changed.v1': () => words('figures', 'neutral', 'Levers of a scenario moved'),
  'scenarios.rebased.v1': ({ by }) => words('figures', 'good', 'Scenario re-based on newer figures', BY[by]),
  'scenarios.closed.v1': () => words('figures', 'neutral', 'Scenario closed'),
};
