import { ACCOUNT_ID } from '@keelson/kernel';
import { CHAIN_FAULTS, ROOT_FAULTS } from '@keelson/vocabulary';
import { z } from 'zod';
import { historyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { historyPaths } from './history.paths';

export const historyVerificationContract = defineRoute(
  historyPaths.verification,
  historyReaders,
  'Recomputes the hash chains of all streams behind one account and checks the signed roots made over them; asking for it is written in its history',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      verifiedAt: z.iso.datetime(),
      streams: z.number().int(),
      /** Events of this account that were found as they were written. */
      events: z.number().int(),
      intact: z.boolean(),
      /** How many signed roots were made over events of this account. */
      roots: z.number().int(),
      firstFault: z
        .object({
          streamId: z.string(),
          version: z.number().int(),
          position: z.number().int(),
          type: z.string(),
          reason: z.enum(CHAIN_FAULTS),
          /** How the history tells of this event and when it happened, where it does. */
          what: z.string().nullable(),
          occurredAt: z.iso.datetime().nullable(),
        })
        .optional(),
      /** The first signed root that does not fit the log, where every chain is intact. */
      rootFault: z
        .object({
          /** It was made over the events after `previous`, up to `position`. */
          position: z.number().int(),
          previous: z.number().int(),
          madeAt: z.iso.datetime(),
          reason: z.enum(ROOT_FAULTS),
        })
        .optional(),
    }),
  },
);
