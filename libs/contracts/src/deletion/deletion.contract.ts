import { ACCOUNT_ID } from '@keelson/kernel';
import { z } from 'zod';
import { confirmed, customerManagers, owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { deletionPaths as paths } from './deletion.paths';

export const deleteAccountContract = defineRoute(
  paths.deleteAccount,
  confirmed(owner, 'Delete the own account'),
  'Delete the own account at once, while its payment is open: not yet paid, or its trial or subscription over',
  { answerHeaders: ['set-cookie'], refusals: ['TRIAL_NOT_ENDED'], answer: z.object({}) },
);

const account = z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });
/** A channel partner, whom super admins alone delete. */
const ischannelpartner = z.literal('true').optional();
const OF_ACCOUNTS = ['ACCOUNT_NOT_FOUND', 'SUPER_ADMIN_ONLY'] as const;

export const deletionProcessContract = defineRoute(
  paths.process,
  confirmed(
    customerManagers,
    'Start or stop the deletion of an account',
    'accountId',
    'deleteUserflag',
    'ischannelpartner',
  ),
  'Start the deletion of an account, with 7 days of grace or until its free trial ends (1), or stop it (2)',
  {
    params: account,
    query: z.strictObject({ deleteUserflag: z.enum(['1', '2']), ischannelpartner }),
    refusals: [...OF_ACCOUNTS, 'ALREADY_DELETED', 'NOT_UNDER_DELETION', 'NOT_WITH_ENDED_TRIAL', 'TOO_LATE'],
    answer: z.object({
      /** When the account is deleted; null once that is stopped. */
      delete_at: z.iso.datetime().nullable(),
      /** Its free trial runs out first, and decides when. */
      trial: z.boolean(),
    }),
  },
);

export const completeDeletionContract = defineRoute(
  paths.complete,
  confirmed(customerManagers, 'Delete an account at once', 'accountId', 'ischannelpartner'),
  'Delete an account at once: access ends, the personal data is erased and its subscription ended at the provider',
  {
    params: account,
    query: z.strictObject({
      /** The instant of the deletion that was seen under way: once it is stopped, nothing is deleted. */
      deleteAt: z.iso.datetime().optional(),
      ischannelpartner,
    }),
    refusals: [...OF_ACCOUNTS, 'NOT_UNDER_DELETION'],
    answer: z.object({}),
  },
);
