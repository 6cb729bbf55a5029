import { defineTopics } from '../wire/topics';
import { auditPaths as paths } from './audit.paths';

export const auditTopics = defineTopics({
  'account-history': { projections: ['account-history', 'actor-names'], readBy: paths.accountHistory.id },
});
