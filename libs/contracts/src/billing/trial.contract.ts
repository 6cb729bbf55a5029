import { ACCOUNT_ID } from '@keelson/kernel';
import { z } from 'zod';
import { confirmed, customerManagersAndPartner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { billingPaths as paths } from './billing.paths';

const params = z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });
const refusals = ['CUSTOMER_NOT_FOUND', 'CUSTOMER_NOT_ON_TRIAL', 'CUSTOMER_UNDER_DELETION'] as const;

export const extendTrialContract = defineRoute(
  paths.extendTrial,
  confirmed(customerManagersAndPartner, 'Extend the free trial of a customer', 'accountId'),
  'Extend the free trial of a customer by 14 days from its end, or from now where it is over; the customer is mailed',
  {
    params,
    refusals,
    answer: z.object({
      /** ISO instant. */
      trialEndsAt: z.iso.datetime(),
    }),
  },
);

export const migrateContract = defineRoute(
  paths.migrate,
  confirmed(customerManagersAndPartner, 'Move a customer from the trial to subscriber', 'accountId'),
  'Move a customer from the free trial to subscriber, whose first payment is due; the customer is mailed',
  { params, query: z.strictObject({ subscribedToPayment: z.literal('1') }), refusals, answer: z.object({}) },
);
