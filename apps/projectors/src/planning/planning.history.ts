import type { PlanningEvent } from '@keelson/domain/planning';
import { type HistoryWords, words } from '../runtime/wording';

/** How the events read in the account history. No personal value goes in. */
export const planningHistory: HistoryWords<PlanningEvent> = {
  'planning.inputs-saved.v1': () => words('figures', 'good', 'What-if inputs saved'),
};
