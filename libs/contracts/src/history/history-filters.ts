import { HISTORY_KINDS } from '@keelson/vocabulary';
import { z } from 'zod';

/** Which events of a history; those that fit all of it. */
export const historyFilters = {
  kind: z.enum(HISTORY_KINDS).optional(),
  /** Id of who acted: an account, a process of the system, or `anonymous`. */
  actor: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** Done for somebody else, or not. */
  acting: z.enum(['yes', 'no']).optional(),
  /** First and last day in London. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Every word must be in what is shown of the event. */
  search: z.string().max(200).optional(),
  /** An import of the books, or a save of typed figures: only what it recorded. */
  import: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** An event: only those of the same command, those that it caused, and what caused it. */
  related: z.uuid().optional(),
};
