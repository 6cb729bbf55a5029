import { z } from 'zod';
import { paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { reconciliationPaths as paths } from './reconciliation.paths';

export const countExceptionsContract = defineRoute(
  paths.exceptions,
  paymentReconcilers,
  'How many payments and payouts need a person, for the menu',
  {
    answer: z.object({
      /** Counted up to 5,000. */
      cases: z.number().int(),
      more: z.boolean(),
    }),
  },
);
