import { defineTopics } from '../wire/topics';
import { paymentsPaths as paths } from './payments.paths';

export const paymentsTopics = defineTopics({
  payments: { projections: ['payments'], readBy: paths.list.id },
});
