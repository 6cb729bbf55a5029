import { ACCOUNT_ID } from '@keelson/kernel';
import { ACTOR_KINDS, HISTORY_KINDS, PAGE_SIZE_TEXTS, TONES } from '@keelson/vocabulary';
import { z } from 'zod';
import { historyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { historyPaths } from './history.paths';
import { historyFilters } from './history-filters';

export const historyActor = z.object({
  kind: z.enum(ACTOR_KINDS),
  id: z.string(),
  name: z.string().nullable(),
});

export const historyEntry = z.object({
  /** Place of the event among all events: the cursor. */
  position: z.number().int(),
  eventId: z.string(),
  type: z.string(),
  /** In words: `Signed in`. */
  what: z.string(),
  detail: z.string().nullable(),
  kind: z.enum(HISTORY_KINDS),
  tone: z.enum(TONES),
  occurredAt: z.iso.datetime(),
  actor: historyActor,
  /** For whom it was done, where somebody acted for somebody. */
  onBehalfOf: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** Old and new values in words; null where there was none. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Shown to those alone who may see it; for others `before` and `after` say that it is hidden. */
      personal: z.boolean(),
    }),
  ),
  /** Where the entry stands for all that one import recorded: its id, and how much it was. */
  gathered: z
    .object({
      importId: z.string(),
      events: z.number().int(),
      months: z.number().int(),
      days: z.number().int(),
    })
    .nullable(),
  /** Browser and address from which a person did it: personal. */
  from: z.object({ browser: z.string().nullable(), ip: z.string().nullable() }),
});

export const accountHistoryContract = defineRoute(
  historyPaths.accountHistory,
  historyReaders,
  'The events behind one account, newest first; reading them is written there too',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    query: z.strictObject({
      ...historyFilters,
      /** One entry stands for the months, days and accounts of one import. */
      gather: z.literal('imports').optional(),
      /** Only events older than this position: what lies behind it never changes. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      /** How many of them, newest first, to leave out. */
      skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
      size: z
        .enum([...PAGE_SIZE_TEXTS, '200'])
        .default('10')
        .transform(Number),
    }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      entries: z.array(historyEntry),
      /** How many fit the filters; null where only those before a position were asked for. */
      total: z.number().int().nullable(),
      /** Whether this reader sees personal values and names, or the words that they are hidden. */
      personal: z.enum(['shown', 'hidden']),
      /** Everybody who acted, whatever is filtered; on the first page only. */
      actors: z.array(historyActor),
      /** `before` of the next page; null on the last one. */
      older: z.number().int().nullable(),
    }),
  },
);
