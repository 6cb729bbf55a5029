import { EVENT_STORES } from '@keelson/vocabulary';
import { z } from 'zod';
import { optionalVariable, variable } from './variable';

/** Never shows the text that was given: a password may stand in it. */
const kurrentDbUrl = z
  .string()
  .regex(
    /^kurrentdb(?:\+discover)?:\/\/[^\s/?]+\/?(?:\?[^\s?]+)?$/,
    'must read kurrentdb://user:password@host:port, with options behind a question mark',
  );

/** Where the events of record are kept. */
export const eventStoreVariables = {
  KEELSON_EVENT_STORE: variable({
    about:
      'Where events are kept: `postgres`, in the main database, or `kurrentdb`. Chosen before the first start: a database that was used with one of them is refused with the other.',
    secret: false,
    example: 'kurrentdb',
    fallback: 'postgres',
    schema: z.enum(EVENT_STORES, 'must be postgres or kurrentdb'),
  }),
  KEELSON_KURRENTDB_URL: optionalVariable({
    about: 'The connection string of KurrentDB; needed when KEELSON_EVENT_STORE is kurrentdb, refused without it.',
    secret: true,
    example: 'kurrentdb+discover://keelson:password@log.example.com:2113?tls=true',
    schema: kurrentDbUrl,
  }),
} as const;
