import { defineTopics } from '../wire/topics';
import { ledgerPaths as paths } from './ledger.paths';

export const ledgerTopics = defineTopics({
  ledger: { projections: ['ledgers'], readBy: paths.trust.id },
});
