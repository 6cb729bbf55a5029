import { z } from 'zod';
import { confirmed, owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { deletionPaths as paths } from './deletion.paths';

export const deleteAccountContract = defineRoute(
  paths.deleteAccount,
  confirmed(owner, 'Delete the own account'),
  'Delete the own account at once, while its payment is open: not yet paid, or its trial or subscription over',
  { answerHeaders: ['set-cookie'], refusals: ['TRIAL_NOT_ENDED'], answer: z.object({}) },
);
