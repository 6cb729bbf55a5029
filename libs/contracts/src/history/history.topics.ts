import { defineTopics } from '../wire/topics';
import { historyPaths as paths } from './history.paths';

export const historyTopics = defineTopics({
  'account-history': { projections: ['account-history', 'actor-names'], readBy: paths.accountHistory.id },
  'access-log': { projections: ['access-log', 'visitor-names'], readBy: paths.accessLog.id },
});
