import { ACCOUNT_ID } from '@keelson/kernel';
import { ACTOR_KINDS, PAGE_SIZE_TEXTS } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, superAdmins } from '../access/rules';
import { defineRoute } from '../wire/route';
import { historyActor, historyEntry } from './history.contract';
import { historyPaths } from './history.paths';
import { historyFilters } from './history-filters';

/** Counting ends here, and so do the pages. */
export const MOST_COUNTED_EVENTS = 5_000;
export const LAST_TRAIL_PAGE = 500;

/** Which events of all accounts; related events and those of one import are looked for in the history of the account. */
const { related: _related, import: _import, ...shared } = historyFilters;
const filters = {
  ...shared,
  /** In which role it was done. */
  role: z.enum(ACTOR_KINDS).optional(),
  /** Only what happened to this account. */
  customer: z.string().max(40).regex(ACCOUNT_ID, 'not an account id').optional(),
  /** Only what was refused, or only the rest. */
  refused: z.enum(['yes', 'no']).optional(),
};

export const trailEntry = historyEntry.extend({
  /** Whom it happened to; an id of something else where it is about no account. */
  about: z.object({
    id: z.string(),
    name: z.string().nullable(),
    /** There is an account history to go to. */
    customer: z.boolean(),
  }),
  refused: z.boolean(),
});

export const auditTrailContract = defineRoute(
  historyPaths.trail,
  superAdmins,
  'The events of all accounts, newest first: who did what to whom, from where, and what was refused; reading them is recorded',
  {
    query: z.strictObject({
      ...filters,
      page: z.coerce.number().int().min(1).max(LAST_TRAIL_PAGE).default(1),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    answer: z.object({
      rows: z.array(trailEntry),
      /** How many fit, counted up to 5,000. */
      matching: z.number().int(),
      /** There are more than were counted. */
      more: z.boolean(),
      /** Staff and channel partners who ever acted, whatever is filtered. */
      actors: z.array(historyActor),
    }),
  },
);

export const auditTrailExportContract = defineRoute(
  historyPaths.trailExport,
  confirmed(superAdmins, 'Export the events of all accounts'),
  'The events of all accounts as a file for a spreadsheet, with the filters of the list; the export is recorded',
  {
    query: z.strictObject(filters),
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: 'text/csv; charset=utf-8',
    streamed: true,
  },
);
