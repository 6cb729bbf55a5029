// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { actingHistory } from '../acting/acting.history';
import { goalsHistory } from '../goals/goals.history';
import { learningHistory } from '../learning/learning.history';
import { planningHistory } from '../planning/planning.history';
import { questionnairesHistory } from '../questionnaires/questionnaires.history';
import { quizzesHistory } from '../quizzes/quizzes.history';
import { closedMonthsHistory } from '../reconciliation/closed-months.history';
import { providerFactsHistory, summaryHistory, sweepHistory } from '../reconciliation/provider-facts.history';
import { bankHistory, reconciliationHistory } from '../reconciliation/reconciliation.history';
import { scenariosHistory } from '../scenarios/scenarios.history';
import { tasksHistory } from '../tasks/tasks.history';
import { timelineHistory } from '../timeline/timeline.history';

/** How the events of the slices read in the account history. */
export const sliceHistory = {
  ...actingHistory,
  ...goalsHistory,
  ...learningHistory,
  ...planningHistory,
  ...questionnairesHistory,
  ...quizzesHistory,
  ...closedMonthsHistory,
  ...sweepHistory,
  ...summaryHistory,
  ...providerFactsHistory,
  ...reconciliationHistory,
  ...bankHistory,
  ...scenariosHistory,
  ...tasksHistory,
  ...timelineHistory,
} as const;
