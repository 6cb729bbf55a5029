import type { GoalEvent } from '@keelson/domain/goals';
import { type HistoryWords, words } from '../runtime/wording';

/** How the events read in the account history. No personal value goes in. */
export const goalsHistory: HistoryWords<GoalEvent> = {
  'goals.set.v1': () => words('figures', 'good', 'Goals set'),
  'goals.withdrawal-tax-assumed.v1': () =>
    words('figures', 'neutral', 'Tax on taking money out of the company assumed otherwise'),
};
