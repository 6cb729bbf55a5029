import { defineTopics } from '../wire/topics';
import { customersPaths as paths } from './customers.paths';

export const customersTopics = defineTopics({
  customers: { projections: ['customer-table'], readBy: paths.list.id },
});
