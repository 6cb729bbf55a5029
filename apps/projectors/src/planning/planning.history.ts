import type { CalculationSaved, PlanningEvent } from '@keelson/domain/planning';
import type { CalculationSaver, PlanningTool } from '@keelson/vocabulary';
import { type HistoryWords, words } from '../runtime/wording';

const TOOLS: Readonly<Record<PlanningTool, string>> = {
  planner: 'What-If Scenario Planner',
  cashRelease: 'Cash release',
  detailedProfitAndLoss: 'Detailed P&L',
};

const SAVERS: Readonly<Record<CalculationSaver, string>> = {
  owner: 'By the owner',
  partner: 'By the channel partner',
};

/** How the events read in the account history. No personal value goes in. */
export const planningHistory: HistoryWords<PlanningEvent | CalculationSaved> = {
  'planning.inputs-saved.v1': () => words('figures', 'good', 'What-if inputs saved'),
  'planning.calculation-saved.v1': ({ tool, savedBy }) =>
    words('figures', 'good', `${TOOLS[tool]} calculation saved`, SAVERS[savedBy]),
};
