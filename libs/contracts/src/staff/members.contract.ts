import { ACCOUNT_ID } from '@keelson/kernel';
import {
  MEMBER_SORTS,
  MEMBER_STATUSES,
  PAGE_SIZE_TEXTS,
  PERMISSIONS,
  SORT_ORDERS,
  STAFF_ROLES,
} from '@keelson/vocabulary';
import { z } from 'zod';
import { superAdmins } from '../access/rules';
import { defineRoute } from '../wire/route';
import { DEFAULT_MEMBER_LIST, LONGEST_MEMBER_SEARCH } from './member-list';
import { staffPaths as paths } from './staff.paths';

const instant = z.iso.datetime();

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(STAFF_ROLES),
  /** Those that were granted; super admins hold all without any. */
  permissions: z.array(z.enum(PERMISSIONS)),
  status: z.enum(MEMBER_STATUSES),
  last_login: instant.nullable(),
  created: instant,
  /** When the last invitation was mailed, until a password is chosen. */
  invited: instant.nullable(),
  /** What a change of the member compares. */
  version: z.int(),
});

export const listMembersContract = defineRoute(
  paths.list,
  superAdmins,
  'The members of staff by search and order, a page at a time; those removed are not among them',
  {
    query: z.strictObject({
      search: z.string().max(LONGEST_MEMBER_SEARCH).default(''),
      sort: z.enum(MEMBER_SORTS).default(DEFAULT_MEMBER_LIST.sort),
      order: z.enum(SORT_ORDERS).default(DEFAULT_MEMBER_LIST.order),
      page: z.coerce.number().int().min(1).max(100_000).default(DEFAULT_MEMBER_LIST.page),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    answer: z.object({
      rows: z.array(member),
      /** How many match the search. */
      matching: z.int(),
    }),
  },
);

export const getMemberContract = defineRoute(
  paths.member,
  superAdmins,
  'One member of staff, with the version that changes compare',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    refusals: ['NOT_STAFF'],
    answer: member,
  },
);
