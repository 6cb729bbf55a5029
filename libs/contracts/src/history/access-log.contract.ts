import { ACCOUNT_ID } from '@keelson/kernel';
import { ACCESS_ACTS, ACCOUNTABLE_ACTOR_KINDS, PAGE_SIZE_TEXTS, VISITOR_SIDES } from '@keelson/vocabulary';
import { z } from 'zod';
import { owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { historyPaths } from './history.paths';

const params = z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });

const filters = {
  /** What was looked at, or what was done, files taken away and acting as the owner included. */
  act: z.enum(['looked', 'acted']).optional(),
  /** Keelson's staff, channel partners, or the account of one person. */
  who: z.union([z.enum(VISITOR_SIDES), z.string().max(40).regex(ACCOUNT_ID, 'not an account id')]).optional(),
  /** First and last day in London. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

/** Name and role, and nothing else of a person: no mail address, no browser, no network address. */
const visitor = z.object({
  id: z.string(),
  kind: z.enum(ACCOUNTABLE_ACTOR_KINDS),
  /** `null` where the person's data are erased. */
  name: z.string().nullable(),
  /** Of a channel partner. */
  company: z.string().nullable(),
});

const visit = z.object({
  /** Place of the newest event of it among all events: the cursor. */
  position: z.number().int(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  who: visitor,
  /** They acted as the owner: why, until when at the latest, and when it was ended, where that was recorded. */
  acting: z
    .object({
      reason: z.string().nullable(),
      endsAt: z.iso.datetime().nullable(),
      endedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** What was done again and again stands once. */
  items: z.array(
    z.object({
      act: z.enum(ACCESS_ACTS),
      what: z.string(),
      detail: z.string().nullable(),
      times: z.number().int(),
      first: z.iso.datetime(),
      last: z.iso.datetime(),
    }),
  ),
});

const side = z.object({ visits: z.number().int(), people: z.number().int(), acts: z.number().int() });

/** Days that the totals are about. */
export const LATELY_DAYS = 30;

export const accessLogContract = defineRoute(
  historyPaths.accessLog,
  ownerOrActingStaff,
  'Who of the staff and the channel partners looked at the account or acted on it, when and why: a visit is what one person did on one day, or while acting as the owner; newest first',
  {
    params,
    query: z.strictObject({
      ...filters,
      /** Only visits older than this position. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      visits: z.array(visit),
      /** How many fit the filters, whatever the page. */
      total: z.number().int(),
      /** `before` of the next page; null on the last one. */
      older: z.number().int().nullable(),
      /** Everybody who ever looked or acted, whatever is filtered. */
      people: z.array(visitor),
      /** Of the last 30 days. */
      lately: z.object({ staff: side, partner: side }),
    }),
  },
);

export const accessLogExportContract = defineRoute(
  historyPaths.accessLogExport,
  owner,
  'The access log as a file for a spreadsheet (UTF-8 with a byte order mark, no cell a formula), with the filters of the list',
  {
    params,
    query: z.strictObject(filters),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: 'text/csv; charset=utf-8',
  },
);
