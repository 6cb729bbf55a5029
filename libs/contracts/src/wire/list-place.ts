import { z } from 'zod';

/** No place in a list takes more characters in an address. */
const LONGEST_PLACE = 2_000;

/** A place in a list as an answer gave it; it holds good for that search and order. */
export const listPlace = (what: string) =>
  z
    .string()
    .max(LONGEST_PLACE)
    .regex(/^[\w-]+$/, 'not a place in the list')
    .optional()
    .describe(what);

/** What a list is asked for that goes on where its neighbour ended. */
export const askedPlaces = {
  after: listPlace('The place in the list behind which the page begins: `next` of the page before'),
  before: listPlace('The place in the list before which the page ends: `previous` of the page after'),
};

/** What it answers beside its rows. */
export const neighbourPlaces = {
  /** For `before` of the page before and `after` of the next one; null where there is none. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** How many fit, as far as they are counted. */
  matching: z.number().int(),
  /** There are more than were counted. */
  more: z.boolean(),
  /** Of more than were counted, the newest alone were put in this order. */
  newestOnly: z.boolean(),
};
