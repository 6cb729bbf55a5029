import { ACCOUNT_ID } from '@keelson/kernel';
import {
  ACCOUNT_STATUSES,
  CUSTOMER_SORTS,
  ONBOARDING_STEPS,
  PAGE_SIZE_TEXTS,
  PAYMENT_STATUSES,
  SORT_ORDERS,
} from '@keelson/vocabulary';
import { z } from 'zod';
import { customerManagers } from '../access/rules';
import { askedPlaces, neighbourPlaces } from '../wire/list-place';
import { defineRoute } from '../wire/route';
import { DEFAULT_CUSTOMER_LIST, LONGEST_SEARCH } from './customer-list';
import { customersPaths } from './customers.paths';

const instant = z.iso.datetime();

/** Names are those of the specified customer record; times are ISO instants. */
export const customerRow = z.object({
  id: z.string(),
  name: z.string(),
  company_name: z.string(),
  email: z.string(),
  phone: z.string(),
  sector: z.number().int(),
  subscription_type: z.string(),
  payment_status: z.enum(PAYMENT_STATUSES),
  is_premium: z.enum(['true', 'false']),
  freeTrailUser: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  free_trial_expired: z.boolean(),
  trial_ends: instant.nullable(),
  last_login: instant.nullable(),
  created: instant,
  email_verified: z.boolean(),
  status: z.enum(ACCOUNT_STATUSES),
  /** When the account is deleted, while that is under way. */
  delete_at: instant.nullable(),
  onboarding: z.object({
    /** The step at hand; null before the first and after the last. */
    step: z.enum(ONBOARDING_STEPS).nullable(),
    completed: z.number().int(),
    steps: z.number().int(),
    /** When something last happened on the journey. */
    at: instant.nullable(),
  }),
});

export const customerDetails = customerRow.extend({
  company_registration_number: z.string(),
  company_type: z.string(),
});

export const listCustomersContract = defineRoute(
  customersPaths.list,
  customerManagers,
  'Customers by search, status and order, a page at a time, which goes on where its neighbour ended, with totals over all of them',
  {
    query: z.strictObject({
      search: z.string().max(LONGEST_SEARCH).default(''),
      status: z.enum(ACCOUNT_STATUSES).optional(),
      sort: z.enum(CUSTOMER_SORTS).default(DEFAULT_CUSTOMER_LIST.sort),
      order: z.enum(SORT_ORDERS).default(DEFAULT_CUSTOMER_LIST.order),
      ...askedPlaces,
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    answer: z.object({
      rows: z.array(customerRow),
      /** `matching`: by search and status, counted up to `MOST_CUSTOMERS_COUNTED`, and up to `MOST_FOUND` where something is searched for. */
      ...neighbourPlaces,
      /** Each counted up to one more than that, which stands for any number beyond it. */
      totals: z.object({
        customers: z.number().int(),
        onTrial: z.number().int(),
        underDeletion: z.number().int(),
      }),
    }),
  },
);

export const getCustomerContract = defineRoute(
  customersPaths.one,
  customerManagers,
  'One customer; who looked is written to the account history',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    refusals: ['CUSTOMER_NOT_FOUND'],
    answer: customerDetails,
  },
);
