import { ACCOUNT_ID, isAccountId } from '@keelson/kernel';
import { ACCOUNT_STATUSES, PAGE_SIZE_TEXTS, PAYMENT_STATUSES, SORT_ORDERS } from '@keelson/vocabulary';
import { z } from 'zod';
import { partnerArea } from '../access/rules';
import { askedPlaces, neighbourPlaces } from '../wire/list-place';
import { defineRoute } from '../wire/route';
import { DEFAULT_PARTNER_LIST, LONGEST_PARTNER_SEARCH, PARTNER_CUSTOMER_SORTS } from './partner-list';
import { partnersPaths as paths } from './partners.paths';

const instant = z.iso.datetime();

/** Names are those of the specified customer record; times are ISO instants. */
const partnerCustomerRow = z.object({
  id: z.string(),
  name: z.string(),
  company_name: z.string(),
  email: z.string(),
  /** Trial, Subscriber or None. */
  account_type: z.string(),
  /** The account in words: which trial or which subscription it is. */
  account_name: z.string(),
  payment_status: z.enum(PAYMENT_STATUSES),
  freeTrailUser: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  free_trial_expired: z.boolean(),
  trial_ends: instant.nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  /** When the account is deleted, while that is under way. */
  delete_at: instant.nullable(),
  /** The account can be viewed from then on. */
  dashboardCompleted: z.boolean(),
  created: instant,
});

export const partnerCustomersContract = defineRoute(
  paths.customers,
  partnerArea,
  'The customers of one channel partner, a page at a time, which goes on where its neighbour ended, with totals over all of them',
  {
    query: z.strictObject({
      /** For super admins: whose area this is; the default partner's unless given. A partner has the own one alone. */
      partner: z
        .string()
        .max(45)
        .refine((text) => isAccountId(text) || /^partner_[a-z]{1,20}$/.test(text), 'not a partner id')
        .optional(),
      search: z.string().max(LONGEST_PARTNER_SEARCH).default(''),
      status: z.enum(ACCOUNT_STATUSES).optional(),
      sort: z.enum(PARTNER_CUSTOMER_SORTS).default(DEFAULT_PARTNER_LIST.sort),
      order: z.enum(SORT_ORDERS).default(DEFAULT_PARTNER_LIST.order),
      ...askedPlaces,
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    secret: true,
    refusals: ['PARTNER_NOT_FOUND'],
    answer: z.object({
      partner: z.object({
        id: z.string(),
        name: z.string(),
        company_name: z.string(),
        access_code: z.string().nullable(),
      }),
      rows: z.array(partnerCustomerRow),
      /** `matching`: by search and status, counted up to `MOST_CUSTOMERS_COUNTED`, and up to `MOST_FOUND` where something is searched for. */
      ...neighbourPlaces,
      totals: z.object({
        customers: z.number().int(),
        onTrial: z.number().int(),
        paid: z.number().int(),
        /** At an onboarding step without an event for a day. */
        stuck: z.number().int(),
      }),
    }),
  },
);

export const partnerCustomerContract = defineRoute(
  paths.customer,
  partnerArea,
  'One customer of a channel partner, once the dashboard is completed; who looked is written to the account history',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    refusals: ['CUSTOMER_NOT_FOUND', 'DASHBOARD_NOT_COMPLETED'],
    answer: partnerCustomerRow.extend({
      phone: z.string(),
      company_registration_number: z.string(),
      company_type: z.string(),
      last_login: instant.nullable(),
      onboarding: z.object({
        completed: z.number().int(),
        steps: z.number().int(),
        at: instant.nullable(),
      }),
    }),
  },
);
