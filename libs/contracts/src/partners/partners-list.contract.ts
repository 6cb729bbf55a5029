import { ACCOUNT_STATUSES, PAGE_SIZE_TEXTS, PARTNER_SORTS, SORT_ORDERS } from '@keelson/vocabulary';
import { z } from 'zod';
import { superAdmins } from '../access/rules';
import { defineRoute } from '../wire/route';
import { DEFAULT_PARTNERS_LIST, LONGEST_PARTNER_SEARCH } from './partner-list';
import { partnersPaths as paths } from './partners.paths';

const instant = z.iso.datetime();

export const listPartnersContract = defineRoute(
  paths.list,
  superAdmins,
  'The channel partners by search and order, a page at a time',
  {
    query: z.strictObject({
      search: z.string().max(LONGEST_PARTNER_SEARCH).default(''),
      sort: z.enum(PARTNER_SORTS).default(DEFAULT_PARTNERS_LIST.sort),
      order: z.enum(SORT_ORDERS).default(DEFAULT_PARTNERS_LIST.order),
      page: z.coerce.number().int().min(1).max(100_000).default(DEFAULT_PARTNERS_LIST.page),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    secret: true,
    answer: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          /** Empty for the default channel partner, which is a company alone. */
          name: z.string(),
          company_name: z.string(),
          email: z.string(),
          /** Null where customers come without one, and before the address is confirmed. */
          access_code: z.string().nullable(),
          last_login: instant.nullable(),
          created: instant,
          status: z.enum(ACCOUNT_STATUSES),
          /** When the account is deleted, while that is under way. */
          delete_at: instant.nullable(),
          customers: z.number().int(),
        }),
      ),
      /** How many match the search. */
      matching: z.number().int(),
    }),
  },
);
