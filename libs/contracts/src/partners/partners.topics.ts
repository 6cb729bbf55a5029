import { defineTopics } from '../wire/topics';
import { partnersPaths as paths } from './partners.paths';

export const partnersTopics = defineTopics({
  'partner-customers': { projections: ['customer-table', 'partner-relations'], readBy: paths.customers.id },
});
