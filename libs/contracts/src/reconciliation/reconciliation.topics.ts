import { defineTopics } from '../wire/topics';
import { reconciliationPaths as paths } from './reconciliation.paths';

export const reconciliationTopics = defineTopics({
  reconciliation: {
    projections: [
      'reconciliation-cases',
      'reconciliation-payouts',
      'reconciliation-lines',
      'reconciliation-months',
      'reconciliation-bank-lines',
    ],
    readBy: paths.cases.id,
  },
});
