import { isAccountId } from '@keelson/kernel';
import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { auditPaths } from './audit.paths';

export const CHAIN_FAULTS = ['position-missing', 'version-missing', 'hash-differs'] as const;

export const historyVerificationContract = defineRoute(
  auditPaths.verification,
  'Recomputes the hash chains of all streams behind one account; asking for it is written in its history',
  {
    params: z.strictObject({ accountId: z.string().max(40).refine(isAccountId, 'not an account id') }),
    answer: z.object({
      verifiedAt: z.iso.datetime(),
      streams: z.number().int(),
      /** Events of this account that were found as they were written. */
      events: z.number().int(),
      intact: z.boolean(),
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
    }),
  },
);
