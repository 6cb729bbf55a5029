import { ACCOUNT_ID } from '@keelson/kernel';
import { ENDING_WORKS } from '@keelson/vocabulary';
import { z } from 'zod';
import { customerManagers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { deletionPaths as paths } from './deletion.paths';

export const unfinishedDeletionsContract = defineRoute(
  paths.unfinished,
  customerManagers,
  'What has failed about the end of deleted accounts and is not done yet, the newest 20: the workers try on',
  {
    answer: z.object({
      rows: z.array(
        z.object({
          /** Its subscription at the payment provider, the payer there, or the erasure here. */
          work: z.enum(ENDING_WORKS),
          accountId: z.string(),
          /** That have failed. */
          tries: z.number().int(),
          askedAt: z.iso.datetime(),
          /** Null once the tries are over. */
          nextTry: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
);

export const retryDeletionContract = defineRoute(
  paths.retry,
  customerManagers,
  'Try again now what has failed about the end of a deleted account',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    refusals: ['NOT_DELETED'],
    answer: z.object({}),
  },
);
